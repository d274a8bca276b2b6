"""Abductor."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD
from tests.meccg.cards.scenes import fought, struck_by, until_settled_rolls


def test_tw_001_the_abductor_carries_off_whom_he_wounds():
    g, (who, _) = fought("Abductor", "Gimli", "Elladan")
    _, strike = struck_by(g, "Abductor", who)
    strike.modifier = -20
    until_settled_rolls(g, 6)
    assert g.pile[who] == DISCARD
