"""Fell Beast: the Nazgûl that it carries."""
from __future__ import annotations

from ravenhill.games.meccg.rules.attacks import prowess_of, strikes_of
from ravenhill.games.meccg.terms import BY_HOLD, SHADOW_HOLD
from tests.meccg.cards.scenes import attacked_by, declare, on_the_way, play, refused, under_attack
from tests.meccg.tables import hand, settle


def test_tw_033_fell_beast_carries_the_next_nazgul() -> None:
    g, _ = on_the_way("Moria", "Gimli", "Legolas")
    hand(g, 1, "Fell Beast", "Adûnaphel", "Giant")
    assert refused(g, "Adûnaphel 0")
    play(g, "Fell Beast 0")
    declare(g, "Adûnaphel 0", "KeyedTo")
    settle(g)
    attack = under_attack(g)
    assert (attack.by, attack.key) == (BY_HOLD, SHADOW_HOLD)
    assert (strikes_of(g, attack), prowess_of(g, attack), attack.chooses, attack.carried) == (2, 13, True, True)
    assert g.lasting == []


def test_tw_033_fell_beast_comes_into_an_attack_once_and_only_of_a_nazgul() -> None:
    g, _ = on_the_way("Moria", "Gimli", "Legolas")
    hand(g, 1, "Fell Beast", "Fell Beast")
    attack = attacked_by(g, "Adûnaphel")
    g.answer(0)
    play(g, "Fell Beast 1")
    assert (strikes_of(g, attack), prowess_of(g, attack), attack.chooses) == (2, 13, True)
    assert refused(g, "Fell Beast")                            # not twice on one Nazgûl
    g, _ = on_the_way("Moria", "Gimli")
    hand(g, 1, "Fell Beast")
    attacked_by(g, "Giant")
    assert refused(g, "Fell Beast")
