"""Torque of Hues."""
from __future__ import annotations

from ravenhill.games.meccg.piles import TAPPED
from tests.meccg.cards.scenes import attacked_by, company_with, offers
from tests.meccg.tables import give


def test_tw_351_a_tapped_bearer_cannot_use_the_torque():
    g, (gimli,) = company_with("Gimli")
    give(g, gimli, "Torque of Hues")
    g.state[gimli] = TAPPED
    attacked_by(g, "Giant")
    assert not offers(g, "Torque of Hues")
