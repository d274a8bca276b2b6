"""Agents that say nothing of their own: what they are worth at home, and where they are not."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.rules.agents import is_home, places_of
from ravenhill.games.meccg.rules.attacks import body_of, prowess_of
from tests.meccg.rules.agent_scenes import agent, entered, sites
from tests.meccg.rules.test_agent_attacks import attack_with
from tests.meccg.tables import names


@pytest.mark.parametrize("code", [
    "dm-003", "dm-004", "dm-005", "dm-006", "dm-008", "dm-009", "dm-010", "dm-011", "dm-012", "dm-013", "dm-016",
    "dm-017", "dm-018", "dm-019", "dm-020", "dm-021", "dm-022", "dm-023", "dm-024", "dm-026", "dm-027", "dm-181",
    "dm-182", "dm-183",
])
def test_each_attacks_from_its_home_and_from_nowhere_else(code):
    g, _ = entered("Bree", "Faramir")
    card = g.cards.facts[g.cards.numbers[code]]
    home = card.homes[-1]
    g, _ = entered(home, "Faramir")
    sites(g, home)
    it = agent(g, card.name)
    assert {g.cards.facts[place].name for place in places_of(g, it)} == set(card.homes)
    attack = attack_with(g, card.name)
    assert (prowess_of(g, attack), body_of(g, attack), attack.race) == (card.prowess + 5, card.body + 1, card.race)
    assert is_home(g, it) and attack.chooses
    g, _ = entered("Ettenmoors", "Faramir")
    agent(g, card.name)
    assert names(g) == ["Done"]                                  # it is not here, and only its player knows
