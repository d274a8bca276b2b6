"""How a company sets out: the roll that it needs in the Under-deeps."""
from __future__ import annotations

from ravenhill.games.meccg.rules.setting_out import Descent
from ravenhill.games.meccg.state import Acting
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, hand


@EITHER_SEAT
def test_R_UD_09_before_the_roll_the_opponent_may_bar_the_way(side: int) -> None:
    for cards in ((), ("Wolves",)):
        g = turn_of(side)
        gimli, = company(g, side, "The Gem-deeps", "Gimli")
        hand(g, 1 - side, *cards)
        hand(g, side, "Dodge")
        Descent(g.company[gimli]).the_opponent_may_bar_the_way(g)
        top = g.stack[-1]
        assert isinstance(top, Acting) is bool(cards) and (not isinstance(top, Acting) or top.side == 1 - side)
