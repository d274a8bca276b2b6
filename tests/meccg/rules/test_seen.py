"""Hazards that a player sees the opponent discard."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD
from ravenhill.games.meccg.rules.seen import noticed, seen_of
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import put


@EITHER_SEAT
def test_R_DECK_12_of_creatures_it_is_remembered_once_who_has_discarded_which(side: int) -> None:
    g = turn_of(side)
    for name in ("Wolves", "Wolves", "Giant", "Doors of Night", "Dodge"):
        noticed(g, put(g, name, DISCARD, side))
    assert [g.cards.facts[kind].name for kind in seen_of(g, side)] == ["Wolves", "Giant"] and not seen_of(g, 1 - side)
