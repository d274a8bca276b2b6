"""Witch-king of Angmar."""
from __future__ import annotations

from ravenhill.games.meccg.lasting import LONG_EVENT_LASTS
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.rules.turn import LongEventPhase
from ravenhill.games.meccg.terms import DARK_HOLD, SHADOW_HOLD
from tests.meccg.cards.scenes import hazard, on_the_way, refused, the_company
from tests.meccg.tables import put


def test_tw_113_the_witch_king_darkens_the_shadow_holds_as_long_as_a_long_event() -> None:
    g, _ = on_the_way("Moria", "Gimli")
    king = put(g, "Witch-king of Angmar", IN_PLAY, 1)
    moria = the_company(g).going
    assert hold(g, moria) == SHADOW_HOLD
    hazard(g, "Witch-king of Angmar")
    assert hold(g, moria) == DARK_HOLD and g.pile[king] == DISCARD + 1
    assert the_company(g).counted == (king,)
    g.lasting = [it for it in g.lasting if it.until == LONG_EVENT_LASTS]            # the turn is over
    g.active = 1
    LongEventPhase().leave(g, 0, False)
    assert hold(g, moria) == DARK_HOLD                         # it waits for the phase of who was darkened
    g.active = 0
    LongEventPhase().leave(g, 1, False)
    assert hold(g, moria) == SHADOW_HOLD


def test_tw_113_the_witch_king_taps_only_within_the_hazard_limit() -> None:
    g, _ = on_the_way("Moria", "Gimli")
    put(g, "Witch-king of Angmar", IN_PLAY, 1)
    the_company(g).limit = 0
    assert refused(g, "Witch-king of Angmar")
