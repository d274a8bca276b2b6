"""Short-events of the hazard side."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import IN_PLAY
from tests.meccg.cards.scenes import hazard, on_the_way, refused
from tests.meccg.tables import company, hand, put


@pytest.mark.parametrize(("card", "site"), [
    ("Arouse Denizens", "The Lonely Mountain"), ("Arouse Minions", "Moria"),
])
def test_arousing_is_once_for_a_site_whichever_attack_and_whoever_comes(card: str, site: str) -> None:
    g, _ = on_the_way(site, "Gimli")
    if site == "Moria":
        put(g, "Balrog of Moria", IN_PLAY, 1)
    hand(g, 1, card, card)
    hazard(g, f"{card} 0")
    assert refused(g, card)
    company(g, 0, "Rivendell", "Legolas")
