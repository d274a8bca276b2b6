"""How a company sets out: the roll that it needs in the Under-deeps."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.piles import SITES
from ravenhill.games.meccg.rules.setting_out import Descent
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, hand, put, roll


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


@EITHER_SEAT
@pytest.mark.parametrize(("total", "arrives"), [(7, False), (8, True)])
def test_R_UD_09_R_AMB_141_who_does_not_roll_enough_has_not_moved(side: int, total: int, arrives: bool) -> None:
    g = turn_of(side)
    gimli, = company(g, side, "The Under-gates", "Gimli")
    it = g.companies[g.company[gimli]]
    it.going = put(g, "The Under-grottos", SITES, side)
    g.then(Descent(g.company[gimli]))
    roll(g, total)
    assert (it.going >= 0) is arrives and not g.under_way(Descent)
