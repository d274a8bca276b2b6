"""Dwarven Ring of Durin's Tribe."""
from __future__ import annotations

from ravenhill.games.meccg.piles import TAPPED, UNTAPPED
from tests.meccg.cards.scenes import offers, play, the_company, visiting
from tests.meccg.tables import give


def test_tw_216_the_ring_of_durins_tribe_untaps_the_site():
    g, (gimli,) = visiting("Moria", "Gimli")
    give(g, gimli, "Dwarven Ring of Durin's Tribe")
    assert not offers(g, "Dwarven Ring of Durin's Tribe")
    g.state[the_company(g).site] = TAPPED
    g.ready = False
    play(g, "Dwarven Ring of Durin's Tribe", total=12)
    assert g.state[the_company(g).site] == UNTAPPED
