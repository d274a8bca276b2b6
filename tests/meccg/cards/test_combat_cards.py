"""Cards that cancel, weaken or strengthen attacks and strikes: each with what it does and when it is refused."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import body_of, prowess_of, strikes_of
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.terms import (
    BY_REGION_TYPE,
    COASTAL_SEA,
    SHADOW_LAND,
    WILDERNESS,
)
from tests.meccg.cards.scenes import at_rest, attacked_by, company_with, offers, play, struck_by
from tests.meccg.tables import choose, give, hand, names, put, roll, settle

# A card of the hand that cancels an attack: who is there, what attacks, what is picked; and what it does not cancel.
CANCELS = [
    ("tw-204", "Concealment", ("Aragorn II", "Gimli"), "Orc-guard", ("Take Aragorn II",), None),
    ("tw-207", "Dark Quarrels", ("Gimli",), "Orc-guard", (), "Wargs"),
    ("tw-208", "Dark Quarrels", ("Gimli",), "Brigands", (), "Giant"),
    ("tw-229", "Escape", ("Gimli",), "Giant", ("Take Gimli",), None),
    ("tw-230", "Escape", ("Gimli",), "Giant", ("Take Gimli",), None),
    ("tw-342", "The Cock Crows", ("Gimli",), "“Tom” (Tûma)", (), "Wargs"),
    ("tw-356", "Vanishment", ("Gandalf", "Gimli"), "Giant", (), None),
]


@pytest.mark.parametrize(("id", "card", "members", "creature", "picks", "other"), CANCELS)
def test_a_card_cancels_an_attack(id, card, members, creature, picks, other):
    g, _ = company_with(*members)
    g.put(g.cards.numbers[id], 2, 0)
    attack = attacked_by(g, creature)
    assert offers(g, card)
    play(g, card, *picks, total=12)
    assert attack.stopped and g.pile[attack.card] == DISCARD + 1
    if other is not None:
        g, _ = company_with(*members)
        g.put(g.cards.numbers[id], 2, 0)
        attacked_by(g, other)
        assert not offers(g, card)


NOBODY_THERE = [("tw-204", "Concealment"), ("tw-356", "Vanishment"), ("tw-262", "Kindling of the Spirit")]


@pytest.mark.parametrize(("id", "card"), NOBODY_THERE)
def test_a_card_needs_somebody_in_the_company_who_can_use_it(id, card):
    g, _ = company_with("Gimli")
    hand(g, 0, card)
    attacked_by(g, "Orc-guard")
    assert not offers(g, card)


def test_escape_wounds_who_escapes_and_is_not_for_the_wounded():
    g, (gimli,) = company_with("Gimli")
    hand(g, 0, "Escape")
    attacked_by(g, "Giant")
    play(g, "Escape", "Take Gimli")
    assert g.state[gimli] == WOUNDED
    hand(g, 0, "Escape")
    attacked_by(g, "Giant")
    assert not offers(g, "Escape")                              # tw-229, tw-230


# Something in play that cancels an attack: its card, who bears it, what attacks and how it is keyed; what it cannot.
IN_PLAY_CANCELS = [
    ("tw-351", "Torque of Hues", "Gimli", "Giant", -1, None, -1),
    ("tw-330", "Star-glass", "Gimli", "Ghosts", -1, "Giant", -1),
    ("tw-273", "Magic Ring of Nature", "Aragorn II", "Giant", -1, None, -1),
    ("tw-246", "Gollum", "Gimli", "Giant", WILDERNESS, "Giant", COASTAL_SEA),
    ("tw-245", "Goldberry", "Gimli", "Giant", WILDERNESS, "Orc-guard", SHADOW_LAND),
]


@pytest.mark.parametrize(("id", "card", "bearer", "creature", "key", "other", "other_key"), IN_PLAY_CANCELS)
def test_a_card_in_play_cancels_an_attack(id, card, bearer, creature, key, other, other_key):
    g, (who,) = company_with(bearer)
    give(g, who, card)
    attack = attacked_by(g, creature, BY_REGION_TYPE if key >= 0 else -1, key)
    play(g, card, total=12)
    assert attack.stopped
    if other is not None:
        g, (who,) = company_with(bearer)
        give(g, who, card)
        attacked_by(g, other, BY_REGION_TYPE if other_key >= 0 else -1, other_key)
        assert not (other == creature and offers(g, card)) or card == "Star-glass"


def test_tw_273_the_ring_of_nature_makes_a_ranger_and_serves_only_one_who_was_one():
    g, (gimli,) = company_with("Gimli")
    give(g, gimli, "Magic Ring of Nature")
    attacked_by(g, "Giant")
    assert not offers(g, "Magic Ring of Nature")


def test_tw_137_cirdan_cancels_what_comes_from_the_sea():
    g, _ = company_with("Círdan")
    attack = attacked_by(g, "Fell Turtle", BY_REGION_TYPE, COASTAL_SEA)
    play(g, "Círdan", total=12)
    assert attack.stopped
    g, _ = company_with("Círdan")
    attacked_by(g, "Giant", BY_REGION_TYPE, WILDERNESS)
    assert not offers(g, "Círdan")


# What is in force, the creature, and its strikes and prowess then; with Doors of Night, and with Gates of Morning.
IN_FORCE = [
    ("tw-061", "Minions Stir", "Orc-guard", (6, 9), (7, 10)),
    ("tw-061", "Minions Stir", "Rogrog", (2, 14), (2, 14)),
    ("tw-108", "Wake of War", "Wargs", (3, 10), (4, 11)),
    ("tw-081", "Plague of Wights", "Ghouls", (5, 8), (10, 8)),
    ("tw-022", "Clouds", "Giant", (1, 13), (1, 15)),
    ("tw-069", "Night", "Giant", (1, 13), (1, 14)),
    ("tw-032", "Eye of Sauron", "Giant", (1, 13), (1, 13)),
    ("tw-264", "Lapse of Will", "Giant", (1, 12), (1, 12)),
    ("tw-264", "Lapse of Will", "Adûnaphel", (1, 12), (1, 12)),
]


@pytest.mark.parametrize(("id", "card", "creature", "plain", "doors"), IN_FORCE)
def test_an_event_in_force_changes_attacks(id, card, creature, plain, doors):
    for with_doors, right in ((False, plain), (True, doors)):
        g, _ = company_with("Gimli", "Legolas")
        put(g, card, IN_PLAY, 1)
        if with_doors:
            put(g, "Doors of Night", IN_PLAY, 1)
        attack = attacked_by(g, creature)
        assert (strikes_of(g, attack), prowess_of(g, attack)) == right


@pytest.mark.parametrize(("id", "card", "site", "right", "doors"), [
    ("tw-009", "Awaken Denizens", "Bandit Lair", (6, 6), (6, 6)),
    ("tw-009", "Awaken Denizens", "Moria", (4, 7), (4, 7)),
    ("tw-010", "Awaken Minions", "Moria", (8, 7), (8, 7)),
    ("tw-010", "Awaken Minions", "Bandit Lair", (3, 6), (3, 6)),
    ("tw-032", "Eye of Sauron", "Moria", (4, 8), (4, 10)),
])
def test_an_event_in_force_changes_automatic_attacks(id, card, site, right, doors):
    from ravenhill.games.meccg.rules.guards import attack_of, automatic

    for with_doors, numbers in ((False, right), (True, doors)):
        g, _ = at_rest(site, "Gimli")
        put(g, card, IN_PLAY, 1)
        if with_doors:
            put(g, "Doors of Night", IN_PLAY, 1)
        here = g.companies[g.current].site
        attack = attack_of(g.current, here, automatic(g, here)[0])
        g.then(attack)
        assert (strikes_of(g, attack), prowess_of(g, attack)) == numbers


def test_tw_335_the_sun_and_tw_203_clear_skies_and_tw_069_night_change_people():
    g, (aragorn, eomer, gimli) = company_with("Aragorn II", "Éomer", "Gimli")
    put(g, "Sun", IN_PLAY, 0)
    assert [prowess(g, it) for it in (aragorn, eomer, gimli)] == [7, 3, 5]
    put(g, "Gates of Morning", IN_PLAY, 0)
    assert [prowess(g, it) for it in (aragorn, eomer, gimli)] == [8, 4, 5]
    put(g, "Clear Skies", IN_PLAY, 0)
    assert [prowess(g, it) for it in (aragorn, eomer, gimli)] == [10, 6, 7]
    g, (aragorn, boromir, eomer) = company_with("Aragorn II", "Boromir II", "Éomer")
    put(g, "Night", IN_PLAY, 1)
    assert [prowess(g, it) for it in (aragorn, boromir, eomer)] == [6, 5, 3]
    put(g, "Doors of Night", IN_PLAY, 1)
    assert [prowess(g, it) for it in (aragorn, boromir, eomer)] == [5, 4, 2]


# A card played against a strike: who faces it, what, and how the strike is changed: modifier, weakness, keeps, rolls.
STRIKES = [
    ("tw-199", "Block", "Gimli", "Giant", (0, 0, True, 1), "Arwen"),
    ("tw-209", "Dodge", "Arwen", "Giant", (0, -1, True, 1), None),
    ("tw-270", "Lucky Strike", "Gimli", "Giant", (0, 0, False, 2), "Arwen"),
    ("tw-319", "Risky Blow", "Gimli", "Giant", (3, -1, False, 1), "Arwen"),
]


@pytest.mark.parametrize(("id", "card", "target", "creature", "right", "other"), STRIKES)
def test_a_card_helps_against_a_strike(id, card, target, creature, right, other):
    g, (who,) = company_with(target)
    hand(g, 0, card)
    _, strike = struck_by(g, creature, who)
    play(g, card, total=12)
    assert (strike.modifier, strike.weakness, strike.keeps, strike.rolls) == right
    if other is not None:
        g, (who,) = company_with(other)
        hand(g, 0, card)
        struck_by(g, creature, who)
        assert not offers(g, card)


def test_R_AMB_62_one_card_with_a_skill_for_each_strike():
    g, (gimli,) = company_with("Gimli")
    hand(g, 0, "Risky Blow", "Block")
    struck_by(g, "Giant", gimli)
    play(g, "Risky Blow")
    assert not offers(g, "Block")


def test_tw_270_the_defender_says_which_of_two_rolls_counts():
    for chosen, wounded in (("Number 12", False), ("Number 2", True)):
        g, (gimli,) = company_with("Gimli")
        hand(g, 0, "Lucky Strike")
        struck_by(g, "Giant", gimli)
        choose(g, "Declared Lucky Strike")
        settle(g)
        choose(g, "Pass")
        roll(g, 12, 2)
        assert names(g) == ["Number 2", "Number 12"]
        choose(g, chosen)
        assert (g.state[gimli] == WOUNDED) == wounded
    g, (gimli,) = company_with("Gimli")
    hand(g, 0, "Lucky Strike")
    struck_by(g, "Giant", gimli)
    choose(g, "Declared Lucky Strike")
    settle(g)
    choose(g, "Pass")
    roll(g, 7, 7)                                              # the same twice is nothing to choose from
    assert type(g.question()).__name__ != "WhichRoll"


# A card in play or in the hand that cancels a strike.
@pytest.mark.parametrize(("id", "card", "target", "key", "other", "other_key"), [
    ("tw-252", "Halfling Stealth", "Frodo", -1, "Gimli", -1),
    ("tw-225", "Elven Cloak", "Gimli", WILDERNESS, "Gimli", SHADOW_LAND),
    ("tw-274", "Magic Ring of Stealth", "Aragorn II", -1, "Gimli", -1),
    ("tw-347", "The One Ring", "Gimli", -1, None, -1),
])
def test_a_card_cancels_a_strike(id, card, target, key, other, other_key):
    for name, way, right in ((target, key, True), (other, other_key, False)):
        if name is None:
            continue
        g, (who,) = company_with(name)
        if card == "Halfling Stealth":
            hand(g, 0, card)
        else:
            give(g, who, card)
        _, strike = struck_by(g, "Wargs", who, BY_REGION_TYPE if way >= 0 else -1, way)
        assert offers(g, card) == right
        if right:
            play(g, card, total=12)
            assert strike.cancelled


def test_tw_347_the_one_ring_hides_from_neither_undead_nor_nazgul():
    g, (who,) = company_with("Gimli")
    give(g, who, "The One Ring")
    struck_by(g, "Ghouls", who)
    assert not offers(g, "The One Ring")


def test_tw_495_fatty_bolger_taps_for_another_hobbit():
    g, (fatty, frodo, gimli) = company_with("Fatty Bolger", "Frodo", "Gimli")
    _, strike = struck_by(g, "Giant", frodo)
    play(g, "Fatty Bolger")
    assert strike.cancelled and g.state[fatty] == TAPPED
    g, (_, _, gimli) = company_with("Fatty Bolger", "Frodo", "Gimli")
    struck_by(g, "Giant", gimli)
    assert not offers(g, "Fatty Bolger")


def test_tw_250_the_great_shield_keeps_a_warrior_untapped_and_tw_327_ash_adds_prowess():
    g, (gimli,) = company_with("Gimli")
    shield = give(g, gimli, "Great-shield of Rohan")
    _, strike = struck_by(g, "Giant", gimli)
    play(g, "Great-shield of Rohan")
    assert strike.keeps and g.state[shield] == TAPPED
    g, (gimli,) = company_with("Gimli")
    ash = give(g, gimli, "Shield of Iron-bound Ash")
    _, strike = struck_by(g, "Giant", gimli)
    play(g, "Shield of Iron-bound Ash")
    assert strike.modifier == 1 and g.state[ash] == TAPPED
    assert not offers(g, "Shield of Iron-bound Ash")
    g, (arwen,) = company_with("Arwen")
    give(g, arwen, "Great-shield of Rohan")
    struck_by(g, "Giant", arwen)
    assert not offers(g, "Great-shield of Rohan")


@pytest.mark.parametrize(("id", "name", "right"), [
    ("tw-147", "Éowyn", 5), ("tw-154", "Galva", 5), ("tw-176", "Peath", 5), ("tw-185", "Vôteli", 5),
    ("tw-186", "Vygavril", 5), ("tw-159", "Gimli", 10),
])
def test_some_women_halve_the_body_of_nazgul(id, name, right):
    g, (who,) = company_with(name)
    attack, _ = struck_by(g, "Adûnaphel", who)
    assert body_of(g, attack) == right
    attack, _ = struck_by(g, "Rogrog", who)
    assert body_of(g, attack) == 8


def test_tw_361_flame_weakens_attacks():
    g, _ = company_with("Gandalf", "Gimli")
    hand(g, 0, "Wizard's Flame")
    attack = attacked_by(g, "Giant")
    play(g, "Wizard's Flame", "Travel", total=12)
    assert prowess_of(g, attack) == 11
    assert prowess_of(g, attacked_by(g, "Giant")) == 11


def test_tw_207_dark_quarrels_halves_strikes_with_the_gates_open():
    g, _ = company_with("Gimli")
    hand(g, 0, "Dark Quarrels")
    put(g, "Gates of Morning", IN_PLAY, 0)
    attack = attacked_by(g, "Ghouls")
    play(g, "Dark Quarrels 1")
    assert strikes_of(g, attack) == 3


def test_tw_115_words_of_terror_are_for_nazgul():
    g, (gimli,) = company_with("Gimli")
    hand(g, 1, "Words of Power and Terror")
    attacked_by(g, "Adûnaphel")
    g.answer(0)
    play(g, "Words of Power and Terror")
    assert prowess(g, gimli) == 4
    g, _ = company_with("Gimli")
    hand(g, 1, "Words of Power and Terror")
    attacked_by(g, "Giant")
    g.answer(0)
    assert not offers(g, "Words of Power and Terror")


def test_tw_283_miruvor_and_tw_304_potion_serve_the_whole_company_for_a_turn():
    g, (gimli, aragorn) = company_with("Gimli", "Aragorn II")
    miruvor = give(g, gimli, "Miruvor")
    potion = give(g, gimli, "Potion of Prowess")
    play(g, "Miruvor")
    play(g, "Potion of Prowess")
    assert [body(g, it) for it in (gimli, aragorn)] == [10, 10]
    assert [prowess(g, it) for it in (gimli, aragorn)] == [6, 7]
    assert g.pile[miruvor] == g.pile[potion] == DISCARD
    assert not offers(g, "Miruvor")


def test_tw_255_healing_herbs_heal_or_untap_and_tw_195_athelas_needs_a_dunadan():
    g, (gimli, legolas) = company_with("Gimli", "Legolas")
    g.state[legolas] = WOUNDED
    give(g, gimli, "Healing Herbs")
    give(g, gimli, "Athelas")
    assert not offers(g, "Athelas")
    play(g, "Healing Herbs", "Take Legolas")
    assert (g.state[legolas], g.state[gimli]) == (UNTAPPED, TAPPED)
    g, (aragorn, legolas) = company_with("Aragorn II", "Legolas")
    g.state[legolas] = WOUNDED
    athelas = give(g, legolas, "Athelas")
    play(g, "Athelas", "Take Aragorn II", "Take Legolas")
    assert (g.state[aragorn], g.state[legolas], g.pile[athelas]) == (TAPPED, TAPPED, DISCARD)
