"""Dragon's Desolation."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.rules.attacks import prowess_of
from ravenhill.games.meccg.terms import BY_HOLD, WILDERNESS
from tests.meccg.cards.scenes import attacked_by, declare, offers, on_the_way, play, refused, the_company, under_attack
from tests.meccg.tables import hand, settle


def test_tw_029_a_dragons_attack_is_fiercer() -> None:
    g, _ = on_the_way("The Lonely Mountain", "Gimli")
    hand(g, 1, "Dragon's Desolation")
    attack = attacked_by(g, "Smaug")
    g.answer(0)
    play(g, "Dragon's Desolation 0")
    assert prowess_of(g, attack) == 19
    g, _ = on_the_way("The Lonely Mountain", "Gimli")
    hand(g, 1, "Dragon's Desolation")
    attacked_by(g, "Giant")
    assert refused(g, "Dragon's Desolation")


@pytest.mark.parametrize(("site", "doors", "opens"), [
    ("Weathertop", False, True), ("Moria", False, False), ("Dead Marshes", False, False),
])
def test_tw_029_desolation_opens_a_lair_to_one_dragon(site: str, doors: bool, opens: bool) -> None:
    g, _ = on_the_way(site, "Gimli")
    wild = g.facts(the_company(g).going).path.count(WILDERNESS)
    ruins = g.facts(the_company(g).going).hold == 3
    assert opens == (ruins and wild >= 2)
    hand(g, 1, "Dragon's Desolation", "Leucaruth")
    assert refused(g, "Leucaruth")
    assert offers(g, "Dragon's Desolation 4") == opens
    if opens:
        play(g, "Dragon's Desolation 4")
        declare(g, "Leucaruth", "KeyedTo")
        settle(g)
        assert under_attack(g).by == BY_HOLD and g.lasting == []
