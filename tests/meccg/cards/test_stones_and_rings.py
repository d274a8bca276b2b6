"""Palantíri, Dwarven Rings and tests of gold rings: what each does and when it is refused."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import DECK, DISCARD, HAND, IN_PLAY, MARSHALLED, TAPPED
from ravenhill.games.meccg.rules.numbers import corruption, influence, points_of
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.words.moments import END_OF_HAZARDS
from tests.meccg.cards.scenes import (
    offers,
    on_the_way,
    organizing,
    play,
    the_company,
    until_settled,
    visiting,
)
from tests.meccg.tables import choose, deck, give, hand, names, put, roll

# ------------------------------------------------------------------ Palantíri


def test_R_RING_05_tw_297_a_stone_needs_somebody_who_can_use_it():
    g, (gimli,) = organizing("Bree", "Gimli")
    give(g, gimli, "Palantír of Annúminas")
    assert not offers(g, "Palantír of Annúminas 2")
    for id, how in (("tw-190", "Align Palantír"), ("tw-355", "Use Palantír"), ("tw-272", "Magic Ring of Lore"),
                    ("tw-181", "Saruman")):
        who = "Saruman" if how == "Saruman" else "Elrond"
        g, (it,) = organizing("Bree", who)
        stone = give(g, it, "Palantír of Annúminas")
        lore = deck(g, 0, "Dreams of Lore", "Dodge")[0]
        if how == "Magic Ring of Lore":
            give(g, it, how)
        elif how != "Saruman":
            hand(g, 0, how)
            play(g, how, "Take")
        assert offers(g, "Palantír of Annúminas"), id
        ways = [words for words in names(g) if words.startswith("Declared Palantír of Annúminas")]
        choose(g, ways[-1])
        choose(g, "Pass")
        choose(g, "Pass")
        choose(g, "Take Dreams of Lore")
        until_settled(g, 12)
        assert g.pile[lore] == HAND and g.state[stone] == TAPPED


def test_tw_190_an_aligned_stone_weighs_more_is_stored_with_it_and_lost_on_the_way():
    g, (elrond,) = organizing("Rivendell", "Elrond")
    stone = give(g, elrond, "Palantír of Annúminas")
    align = put(g, "Align Palantír", IN_PLAY, 0)
    g.host[align] = stone
    assert corruption(g, elrond) == 4
    ways = [words for words in names(g) if words.startswith("Declared Palantír of Annúminas")]
    choose(g, ways[0])
    until_settled(g, 12)
    assert g.pile[stone] == g.pile[align] == MARSHALLED
    g, (elrond,) = on_the_way("Bree", "Elrond")
    stone = give(g, elrond, "Palantír of Annúminas")
    align = put(g, "Align Palantír", IN_PLAY, 0)
    g.host[align] = stone
    g.announce(END_OF_HAZARDS, g.current)
    g.then(Triggers(END_OF_HAZARDS))
    until_settled(g)
    assert g.pile[align] == DISCARD and g.host[stone] == elrond


def test_tw_296_amon_sul_shows_a_hand_and_is_lost_by_one_alone():
    g, (saruman,) = organizing("Bree", "Saruman")
    give(g, saruman, "Palantír of Amon Sûl")
    dodge = hand(g, 1, "Dodge")[0]
    play(g, "Palantír of Amon Sûl", total=12)
    assert g.is_known(dodge, 0)
    for members, stays in ((("Saruman", "Gimli"), True), (("Saruman",), False)):
        g, people = on_the_way("Bree", *members)
        stone = give(g, people[0], "Palantír of Amon Sûl")
        g.announce(END_OF_HAZARDS, g.current)
        g.then(Triggers(END_OF_HAZARDS))
        until_settled(g)
        assert (g.pile[stone] == IN_PLAY) == stays
    stone = put(g, "Palantír of Amon Sûl", MARSHALLED, 0)
    assert points_of(g, stone) == 5


def test_tw_298_elostirion_frees_elves_and_wizards_and_does_not_travel():
    g, (elrond, legolas) = organizing("The White Towers", "Elrond", "Legolas")
    give(g, elrond, "Palantír of Elostirion")
    lure = give(g, legolas, "Lure of Nature", owner=1)
    ways = [words for words in names(g) if words.startswith("Declared Palantír of Elostirion")]
    choose(g, ways[-1])
    choose(g, "Take Lure of Nature")
    until_settled(g, 12)
    assert g.pile[lure] == DISCARD + 1
    g, (gimli,) = organizing("The White Towers", "Gimli")
    give(g, gimli, "Palantír of Elostirion")
    give(g, gimli, "Lure of the Senses", owner=1)
    ways = [words for words in names(g) if words.startswith("Declared Palantír of Elostirion")]
    assert len(ways) <= 1
    g, (elrond,) = on_the_way("Bree", "Elrond")
    stone = give(g, elrond, "Palantír of Elostirion")
    g.announce(END_OF_HAZARDS, g.current)
    g.then(Triggers(END_OF_HAZARDS))
    until_settled(g)
    assert g.pile[stone] == DISCARD


def test_tw_300_orthanc_brings_a_card_back_into_a_deck_of_five():
    for size, right in ((5, True), (4, False)):
        g, (saruman,) = organizing("Isengard", "Saruman")
        give(g, saruman, "Palantír of Orthanc")
        deck(g, 0, *["Dodge"] * size)
        sting = put(g, "Sting", DISCARD, 0)
        ways = [words for words in names(g) if words.startswith("Declared Palantír of Orthanc")]
        if right:
            choose(g, ways[-1])
            choose(g, "Pass")
            choose(g, "Pass")
            choose(g, "Take Sting")
            until_settled(g, 12)
            assert g.pile[sting] == DECK
        else:
            assert ways == []


# ------------------------------------------------------------------ rings


@pytest.mark.parametrize(("id", "tribe", "item", "other"), [
    ("tw-213", "Barin", "Sword of Gondolin", "Narsil"), ("tw-217", "Dwálin", "Sword of Gondolin", "Narsil"),
    ("tw-214", "Bávor", "Narsil", "Sword of Gondolin"), ("tw-215", "Drúin", "Narsil", "Sword of Gondolin"),
])
def test_a_dwarven_ring_finds_an_item_of_the_site(id, tribe, item, other):
    ring = f"Dwarven Ring of {tribe}'s Tribe"
    g, (gimli,) = visiting("Moria", "Gimli")
    give(g, gimli, ring)
    assert (prowess(g, gimli), body(g, gimli), influence(g, gimli), corruption(g, gimli)) == (9, 9, 9, 5)
    found, _ = deck(g, 0, item, other)
    choose(g, f"Declared {ring}")
    choose(g, "Pass")
    choose(g, "Pass")
    assert names(g) == ["No", f"Take {item}", f"Expel {item}"]
    choose(g, f"Take {item}")
    until_settled(g, 12)
    assert g.host[found] == gimli and g.state[the_company(g).site] == TAPPED
    g, (aragorn,) = visiting("Moria", "Aragorn II")
    give(g, aragorn, ring)
    deck(g, 0, item)
    assert (prowess(g, aragorn), influence(g, aragorn), corruption(g, aragorn)) == (8, 5, 3)
    assert not offers(g, ring)


@pytest.mark.parametrize(("id", "tribe"), [("tw-218", "Thélor"), ("tw-219", "Thrár")])
def test_a_dwarven_ring_finds_two_minor_items(id, tribe):
    ring = f"Dwarven Ring of {tribe}'s Tribe"
    g, (gimli,) = organizing("Bree", "Gimli")
    give(g, gimli, ring)
    sting, cloak = deck(g, 0, "Sting")[0], put(g, "Elven Cloak", DISCARD, 0)
    ways = [words for words in names(g) if words.startswith(f"Declared {ring}")]
    choose(g, ways[-1])
    choose(g, "Pass")
    choose(g, "Pass")
    choose(g, "Take Sting")
    choose(g, "Take Elven Cloak")
    until_settled(g, 12)
    assert g.pile[sting] == g.pile[cloak] == HAND
    g.state[gimli] = TAPPED
    g.ready = False
    assert not any(words == ways[-1] for words in names(g))


def test_tw_363_a_wizards_ring_is_for_a_wizard_at_a_haven():
    g, (gandalf, _gimli) = visiting("Rivendell", "Gandalf", "Gimli")
    ring = hand(g, 0, "Wizard's Ring")[0]
    choose(g, "Declared Wizard's Ring")
    assert names(g) == ["Take Gandalf"]
    choose(g, "Take Gandalf")
    until_settled(g, 12)
    assert g.host[ring] == gandalf
    assert (prowess(g, gandalf), body(g, gandalf), influence(g, gandalf)) == (8, 10, 15)
    g, _ = visiting("Bree", "Gandalf")
    hand(g, 0, "Wizard's Ring")
    assert not offers(g, "Wizard's Ring")


def test_tw_340_tw_365_tw_318_three_more_tests_of_a_gold_ring():
    g, (gimli, _) = organizing("Bree", "Gimli", "Elrond")
    give(g, gimli, "Beautiful Gold Ring")
    hand(g, 0, "Test of Lore", "The One Ring")
    choose(g, "Declared Test of Lore")
    choose(g, "Take Beautiful Gold Ring")
    choose(g, "Pass")
    choose(g, "Pass")
    roll(g, 12)
    assert names(g) == ["No"]                                    # eleven is not enough
    g, (gimli, _gandalf) = organizing("Bree", "Gimli", "Gandalf")
    give(g, gimli, "Beautiful Gold Ring")
    hand(g, 0, "Wizard's Test", "Magic Ring of Lore")
    choose(g, "Declared Wizard's Test")
    choose(g, "Take Beautiful Gold Ring")
    choose(g, "Pass")
    choose(g, "Pass")
    roll(g, 12, 5)
    choose(g, "Number 5")
    assert names(g) == ["No", "Take Magic Ring of Lore"]
    g, (gimli, _elrond) = visiting("Weathertop", "Gimli", "Elrond")
    give(g, gimli, "Beautiful Gold Ring")
    hand(g, 0, "Ringlore", "The One Ring", "Magic Ring of Words", "Dwarven Ring of Durin's Tribe")
    choose(g, "Declared Ringlore")
    choose(g, "Take Elrond")
    choose(g, "Take Beautiful Gold Ring")
    choose(g, "Pass")
    choose(g, "Pass")
    assert names(g) == ["No", "Take Magic Ring of Words", "Take Dwarven Ring of Durin's Tribe"]
    g, _ = organizing("Bree", "Gimli")
    hand(g, 0, "Test of Lore", "Wizard's Test", "Ringlore")
    assert not any(offers(g, card) for card in ("Test of Lore", "Wizard's Test", "Ringlore"))
