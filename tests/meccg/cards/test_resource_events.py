"""Events of the resource side that stay."""
from __future__ import annotations

from ravenhill.games.meccg.piles import IN_PLAY
from ravenhill.games.meccg.rules.numbers import influence
from tests.meccg.cards.scenes import offers, organizing, play
from tests.meccg.tables import hand, put


def test_tw_316_the_king_returns_to_minas_tirith_while_no_steward_is_there():
    for site, steward, right in (("Minas Tirith", False, True), ("Bree", False, False), ("Minas Tirith", True, False)):
        g, (who,) = organizing(site, "Aragorn II")
        if steward:
            put(g, "Denethor II", IN_PLAY, 1)
        hand(g, 0, "Return of the King")
        assert offers(g, "Return of the King") == right
        if right:
            play(g, "Return of the King")
            assert influence(g, who) == 6
