"""Cards of Dark Minions that need no rule of their own: an effect and a refusal of each."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, SITES, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import body_of, prowess_of, strikes_of
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.rules.movement import region_limit
from ravenhill.games.meccg.rules.numbers import corruption, points_by_group, unused_influence
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.terms import ITEMS, WILDERNESS
from ravenhill.games.meccg.words.moments import ANYTIME, DECK_EXHAUSTED, END_OF_HAZARDS
from ravenhill.games.meccg.words.numbers import BODY_CHECKS
from tests.meccg.cards.scenes import (
    LIMIT,
    attacked_by,
    hazard,
    in_play,
    offers,
    on_the_way,
    organizing,
    play,
    refused,
    the_company,
    until_over,
    until_settled,
    visiting,
    window,
)
from tests.meccg.tables import choose, give, hand, names, put

DOORS = "Doors of Night"


def test_dm_075_no_way_forward_shortens_the_way():
    for event, left in (("", 3), (DOORS, 2)):
        g, _ = on_the_way("Bree", "Gimli")
        if event: put(g, event, IN_PLAY, 1)
        card, _again = hand(g, 1, "No Way Forward", "No Way Forward")
        hazard(g, "No Way Forward")
        assert region_limit(g, 0) == left
        assert refused(g.copy(), "No Way Forward")
        happens(g, DECK_EXHAUSTED, -1)
        assert region_limit(g, 0) == 4 and g.pile[card] == DISCARD + 1
    g, (gimli,) = organizing("Bree", "Gimli")
    put(g, "No Way Forward", IN_PLAY, 1)
    put(g, DOORS, IN_PLAY, 1)
    give(g, gimli, "Cram")
    play(g, "Cram")
    assert region_limit(g, 0) == 3                             # one more than four, and two less


def test_dm_086_scimitars_of_steel_cost_a_nazgul_of_ones_own():
    for side, right in ((1, True), (0, False)):
        g, _ = on_the_way("Bree", "Gimli")
        nazgul = put(g, "Adûnaphel", IN_PLAY, side)
        hand(g, 1, "Scimitars of Steel")
        if not right:
            assert refused(g, "Scimitars of Steel")
            continue
        hazard(g, "Scimitars of Steel", "Take Adûnaphel")
        assert g.pile[nazgul] == DISCARD + 1
        for name, more in (("Orc-patrol", 1), ("Wolves", 0)):
            there = g.copy()
            attack = attacked_by(there, name)
            assert prowess_of(there, attack) == attack.prowess + more


def test_dm_093_tribal_banner_marks_one_attack():
    g, _ = on_the_way("Bree", "Gimli")
    the_company(g).counted = (-1,) * LIMIT                     # the limit is reached, which it does not mind
    attack = attacked_by(g, "Orc-lieutenant")
    attack.body = 7
    hand(g, 1, "Tribal Banner", "Tribal Banner")
    g.answer(0)
    play(g, "Tribal Banner")
    assert (prowess_of(g, attack), body_of(g, attack)) == (attack.prowess - 1, 6)
    assert g.asked(BODY_CHECKS, attack.slot, 0) == 1
    assert refused(g, "Tribal Banner")
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, "Tribal Banner")
    attacked_by(g, "Wolves")
    assert refused(g, "Tribal Banner")


def test_dm_094_tribal_totem_marks_all_orcs_and_trolls_of_the_turn():
    g, _ = on_the_way("Bree", "Gimli")
    attack = attacked_by(g, "Orc-patrol")
    hand(g, 1, "Tribal Totem", "Tribal Totem")
    g.answer(0)
    play(g, "Tribal Totem")
    assert prowess_of(g, attack) == attack.prowess - 3 and g.asked(BODY_CHECKS, attack.slot, 0) == 2
    until_over(g, attack)
    for name, less in (("Orc-lieutenant", 3), ("Wolves", 0)):
        there = g.copy()
        other = attacked_by(there, name)
        assert prowess_of(there, other) == other.prowess - less
        assert refused(there, "Tribal Totem")                  # once for the company


def test_dm_106_chill_douser_rouses_other_undead():
    for cancelled in (False, True):
        g, _ = on_the_way("Moria", "Gimli")
        attack = attacked_by(g, "Chill Douser")
        if cancelled: attack.stopped, attack.at = True, 6
        until_over(g, attack)
        until_settled(g)
        for name, more in (("Ghouls", 0 if cancelled else 1), ("Wolves", 0)):
            there = g.copy()
            other = attacked_by(there, name)
            assert (strikes_of(there, other), prowess_of(there, other)) == (other.strikes + more, other.prowess + more)


def test_dm_119_barrow_blade_makes_the_dagger_sharper():
    g, (_gimli,) = visiting("Barrow-downs", "Gimli")
    hand(g, 0, "Barrow-blade", "Barrow-blade")
    assert not offers(g, "Barrow-blade")                       # no dagger
    g, (bilbo,) = visiting("Barrow-downs", "Bilbo")
    before = prowess(g, bilbo)
    dagger = give(g, bilbo, "Dagger of Westernesse")
    blade, _again = hand(g, 0, "Barrow-blade", "Barrow-blade")
    play(g, "Barrow-blade")
    assert g.host[blade] == dagger and g.state[bilbo] == TAPPED
    assert prowess(g, bilbo) == before + 2 and corruption(g, bilbo) == 2 and points_by_group(g, 0)[ITEMS] == 1
    g.state[bilbo] = UNTAPPED
    g.ready = False
    assert not offers(g, "Barrow-blade")                       # once on a dagger
    g, (bilbo,) = on_the_way("Bree", "Bilbo")
    blade = give(g, give(g, bilbo, "Dagger of Westernesse"), "Barrow-blade", 0)
    attacked_by(g, "Ghouls")
    assert prowess(g, bilbo) == before + 4
    g, (bilbo,) = visiting("Bree", "Bilbo")
    give(g, bilbo, "Dagger of Westernesse")
    hand(g, 0, "Barrow-blade")
    assert not offers(g, "Barrow-blade")                       # not among ruins


def test_dm_124_the_dwarves_are_upon_you():
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    before = prowess(g, gimli), body(g, gimli), prowess(g, legolas)
    hand(g, 0, "The Dwarves Are upon You!", "The Dwarves Are upon You!")
    attack = attacked_by(g, "Wolves")
    play(g, "The Dwarves Are upon You!")
    assert (prowess(g, gimli), body(g, gimli), prowess(g, legolas)) == (before[0] + 2, before[1] - 1, before[2])
    assert not offers(g, "The Dwarves Are upon You!")
    until_over(g, attack)
    assert (prowess(g, gimli), body(g, gimli)) == before[:2]
    g, _ = on_the_way("Bree", "Legolas")
    hand(g, 0, "The Dwarves Are upon You!")
    attacked_by(g, "Wolves")
    assert not offers(g, "The Dwarves Are upon You!")


def test_dm_135_healing_of_nimrodel_between_havens():
    for goal, heals in (("Rivendell", True), ("Bree", False)):
        g, (gimli, legolas) = on_the_way(goal, "Gimli", "Legolas", origin="Lórien")
        card = put(g, "Healing of Nimrodel", IN_PLAY, 0)
        g.host[card] = -10 - g.current
        g.state[gimli], g.state[legolas] = WOUNDED, TAPPED
        g.announce(END_OF_HAZARDS, g.current)
        until_settled(g)
        assert [g.state[it] == UNTAPPED for it in (gimli, legolas)] == [heals, heals]
    for origin, moves, right in (("Lórien", True, True), ("Lórien", False, False), ("Bree", True, False)):
        g, _ = organizing(origin, "Gimli")
        hand(g, 0, "Healing of Nimrodel")
        if moves: g.companies[0].going = put(g, "Rivendell", SITES, 0)
        assert offers(g, "Healing of Nimrodel") == right


def test_dm_136_herb_lore_is_gathered_by_radagast():
    road = (WILDERNESS,)
    for who, path, right in (("Radagast", road, True), ("Radagast", (), False), ("Gandalf", road, False)):
        g, (wizard,) = on_the_way("Bree", who, path=path)
        card, = hand(g, 0, "Herb-lore")
        assert offers(g, "Herb-lore") == right
        if right:
            play(g, "Herb-lore")
            assert g.host[card] == wizard and g.state[wizard] == TAPPED
    g, (wizard, gimli) = organizing("Bree", "Radagast", "Gimli")
    card = give(g, wizard, "Herb-lore")
    g.state[gimli] = WOUNDED
    play(g, "Herb-lore")
    assert g.state[gimli] == UNTAPPED and g.pile[card] == DISCARD


def test_dm_139_hobbit_lore_is_gandalfs():
    g, (gandalf,) = organizing("Rivendell", "Gandalf")
    bilbo, gimli = put(g, "Bilbo", HAND, 0), put(g, "Gimli", HAND, 0)
    before = unused_influence(g, gandalf, bilbo), unused_influence(g, gandalf, gimli)
    hand(g, 0, "Hobbit-lore")
    play(g, "Hobbit-lore")
    assert (unused_influence(g, gandalf, bilbo), unused_influence(g, gandalf, gimli)) == (before[0] + 2, before[1])
    assert g.state[gandalf] == TAPPED
    for who, site in (("Radagast", "Rivendell"), ("Gandalf", "Bree")):
        g, _ = organizing(site, who)
        hand(g, 0, "Hobbit-lore")
        assert not offers(g, "Hobbit-lore")


def test_dm_163_when_you_know_more_helps_to_persuade():
    g, (elrond,) = visiting("Weathertop", "Elrond")
    hand(g, 0, "When You Know More")
    play(g, "When You Know More", "Take Elrond")
    assert g.state[elrond] == TAPPED == g.state[g.companies[0].site]
    g, (elrond, gimli) = visiting("Dale", "Elrond", "Gimli")
    give(g, elrond, "When You Know More")
    card = put(g, "Men of Dale", HAND, 0)
    assert not offers(g, "When You Know More")                 # nobody makes an attempt
    need = 8 - unused_influence(g, gimli, card) - g.facts(card).swayed_by[g.facts(gimli).race]
    choose(g, "Declared Men of Dale")
    choose(g, "Take Gimli")
    while not any(it.startswith("Declared When You Know More") for it in names(g)): g.answer(0)
    choose(g, "Declared When You Know More")
    if "Take Gimli" in names(g): choose(g, "Take Gimli")
    until_settled(g, total=need - 2)
    assert not in_play(g, card) and g.pile[card] == 12 and g.state[elrond] == TAPPED
    g, _ = window(ANYTIME, "Bree", "Gimli")
    hand(g, 0, "When You Know More")
    assert not offers(g, "When You Know More")
