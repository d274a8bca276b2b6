"""Nazgûl as events, creatures with a text, allies."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, OUT, TAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import prowess_of, strikes_of, whom_it_strikes
from ravenhill.games.meccg.rules.strength import body
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.terms import (
    BY_HOLD,
    ORC,
    SHADOW_HOLD,
    WILDERNESS,
)
from ravenhill.games.meccg.words.moments import END_OF_HAZARDS
from ravenhill.games.meccg.words.who.combat import KEYS
from tests.meccg.cards.scenes import (
    attacked_by,
    fought,
    in_play,
    offers,
    on_the_way,
    play,
    struck_by,
    the_company,
    until_settled,
    until_settled_rolls,
)
from tests.meccg.tables import choose, give, hand, put


def hazard(g, words, *picks, total=7):
    """Seat 0 passes, and seat 1 plays this."""
    g.answer(0)
    play(g, words, *picks, total=total)


# ------------------------------------------------------------------ Nazgûl as events


def nazgul(name, *members, path=()):
    g, people = on_the_way("Bree", *members, path=path)
    it = put(g, name, IN_PLAY, 1)
    return g, people, it


@pytest.mark.parametrize(("id", "card"), [
    ("tw-002", "Adûnaphel"), ("tw-004", "Akhôrahil"), ("tw-031", "Dwar of Waw"), ("tw-044", "Hoarmûrath of Dír"),
    ("tw-046", "Indûr Dawndeath"), ("tw-047", "Khamûl the Easterling"), ("tw-083", "Ren the Unclean"),
    ("tw-107", "Ûvatha the Horseman"),
])
def test_a_nazgul_stays_as_a_permanent_event_and_counts_when_it_taps(id, card):
    g, _ = on_the_way("Bree", "Gimli")
    it = hand(g, 1, card)[0]
    hazard(g, card)
    assert in_play(g, it) and len(the_company(g).counted) == 1
    the_company(g).limit = 1
    g.answer(0)
    assert not offers(g, card)                           # the limit is reached


def test_what_each_nazgul_does_when_it_taps():
    g, (who,), it = nazgul("Adûnaphel", "Gimli")                 # tw-002
    hazard(g, "Adûnaphel", "Take Gimli")
    assert g.state[who] == TAPPED and g.pile[it] == DISCARD + 1
    g, (who,), _ = nazgul("Akhôrahil", "Gimli")                  # tw-004
    hazard(g, "Akhôrahil", "Take Gimli")
    assert body(g, who) == 7
    g, _, _ = nazgul("Dwar of Waw", "Gimli")                     # tw-031
    hazard(g, "Dwar of Waw")
    assert prowess_of(g, attacked_by(g, "Wargs")) == 10
    g, _, _ = nazgul("Hoarmûrath of Dír", "Gimli")               # tw-044
    attack = attacked_by(g, "Wargs")
    hazard(g, "Hoarmûrath of Dír")
    assert strikes_of(g, attack) == 3
    g, (who,), _ = nazgul("Indûr Dawndeath", "Gimli")            # tw-046
    g.state[who] = WOUNDED
    sting, ring = give(g, who, "Sting"), give(g, who, "Lesser Ring")
    hazard(g, "Indûr Dawndeath", "Take Gimli")
    assert g.pile[sting] == DISCARD and g.host[ring] == who
    g, _, _ = nazgul("Khamûl the Easterling", "Gimli")           # tw-047
    put(g, "Adûnaphel", IN_PLAY, 1)
    hand(g, 0, "Dodge", "Block", "Escape")
    hazard(g, "Khamûl the Easterling")
    assert len(g.piles[HAND]) == 1
    g, (who,), _ = nazgul("Ren the Unclean", "Gimli")            # tw-083
    give(g, who, "The One Ring")
    hazard(g, "Ren the Unclean", total=2)
    assert g.pile[who] == OUT
    g, _, _ = nazgul("Ûvatha the Horseman", "Gimli")             # tw-107
    wargs = put(g, "Wargs", DISCARD, 1)
    hazard_words = "Ûvatha the Horseman"
    g.answer(0)
    choose(g, f"Declared {hazard_words}")
    choose(g, "Pass")
    choose(g, "Pass")
    choose(g, "Take Wargs")
    assert g.pile[wargs] == HAND + 1


# ------------------------------------------------------------------ creatures with a text


@pytest.mark.parametrize(("id", "creature", "bearer"), [
    ("tw-079", "Pick-pocket", True), ("tw-080", "Pick-pocket", True), ("tw-102", "Thief", False),
])
def test_robbers_take_an_item_and_harm_nobody(id, creature, bearer):
    g, (gimli, legolas) = fought(creature, "Gimli", "Legolas")
    sting = give(g, gimli if bearer else legolas, "Sting")
    _, strike = struck_by(g, creature, gimli)
    strike.modifier = -20
    until_settled_rolls(g, 6)
    assert g.pile[sting] == DISCARD and g.state[gimli] == TAPPED
    if bearer:
        g, (gimli, legolas) = fought(creature, "Gimli", "Legolas")
        sting = give(g, legolas, "Sting")
        _, strike = struck_by(g, creature, gimli)
        strike.modifier = -20
        until_settled_rolls(g, 6)
        assert g.host[sting] == legolas


def test_tw_034_the_fell_turtle_sends_back_and_tw_025_crebain_make_cards_known():
    g, (who,) = fought("Fell Turtle", "Gimli")
    _, strike = struck_by(g, "Fell Turtle", who)
    strike.modifier = -20
    until_settled_rolls(g, 6)
    assert g.companies[0].sent_back
    g, (who,) = fought("Crebain", "Gimli")
    hand(g, 0, "Dodge", "Block")
    struck_by(g, "Crebain", who)
    until_settled_rolls(g, 12)
    assert sum(1 for card in g.piles[HAND] if g.is_known(card, 1)) == 1


@pytest.mark.parametrize(("id", "creature", "others"), [
    ("tw-016", "“Bert” (Bûrat)", ("“Tom” (Tûma)",)), ("tw-103", "“Tom” (Tûma)", ("“William” (Wûluag)",)),
    ("tw-112", "“William” (Wûluag)", ("“Bert” (Bûrat)",)),
])
def test_three_trolls_rob_whom_they_wound_one_after_the_other(id, creature, others):
    for again, gone in ((others, True), ((), False)):
        g, (who,) = fought(creature, "Gimli", again=again)
        sting = give(g, who, "Sting")
        _, strike = struck_by(g, creature, who)
        strike.modifier = -20
        until_settled_rolls(g, 6)
        assert (g.pile[sting] == DISCARD) == gone


@pytest.mark.parametrize(("id", "creature", "after", "alone"), [
    ("tw-073", "Orc-lieutenant", 11, 7), ("tw-076", "Orc-warband", 7, 4),
])
def test_orcs_are_stronger_after_orcs(id, creature, after, alone):
    g, _ = fought(creature, "Gimli")
    attack = attacked_by(g, creature)
    assert prowess_of(g, attack) == alone
    g, _ = fought(creature, "Gimli")
    company = g.companies[0]
    company.races = (*company.races, ORC, ORC)
    assert prowess_of(g, attacked_by(g, creature)) == after


@pytest.mark.parametrize(("id", "creature", "modifier"), [
    ("tw-014", "Barrow-wight", -2), ("tw-015", "Barrow-wight", -2), ("tw-037", "Ghosts", -1),
])
def test_the_undead_corrupt_whom_they_wound(id, creature, modifier):
    for points, gone in ((7 + modifier, True), (6 + modifier, False)):
        g, (who,) = fought(creature, "Legolas")
        for _ in range(points):
            give(g, who, "Star-glass")
        _, strike = struck_by(g, creature, who)
        strike.modifier = -20
        until_settled_rolls(g, 7)
        assert (g.pile[who] == DISCARD) == gone


def test_tw_017_brigands_take_an_item_and_tw_040_spiders_their_prey_and_tw_070_willow_hates_hobbits():
    g, (who,) = fought("Brigands", "Gimli")
    sting = give(g, who, "Sting")
    _, strike = struck_by(g, "Brigands", who)
    strike.modifier = -20
    until_settled_rolls(g, 6)
    assert g.pile[sting] == DISCARD
    for total, gone in ((8, True), (7, False)):
        g, (who,) = fought("Giant Spiders", "Gimli")
        _, strike = struck_by(g, "Giant Spiders", who)
        strike.modifier = -20
        until_settled_rolls(g, total)
        assert (g.pile[who] == DISCARD) == gone
    g, (frodo, gimli) = fought("Old Man Willow", "Frodo", "Gimli")
    assert prowess_of(g, struck_by(g, "Old Man Willow", frodo)[0]) == 15
    assert prowess_of(g, struck_by(g, "Old Man Willow", gimli)[0]) == 13


def test_tw_066_the_mumak_follows_the_corsairs():
    for again, right in ((("Corsairs of Umbar",), True), ((), False)):
        g, _ = on_the_way("Dol Amroth", "Gimli", regions=("Belfalas",))
        company = g.companies[0]
        company.faced = (*company.faced, *(g.cards.names[name] for name in again))
        card = put(g, "Mûmak (Oliphant)", HAND, 1)
        assert bool(KEYS.find(g, Source(card, 0, 1, []))) == right


@pytest.mark.parametrize("id", ["tw-003", "tw-026", "tw-048", "tw-090"])
def test_dragons_fly_when_the_doors_are_open(id):
    for doors in (True, False):
        g, _ = on_the_way("Lake-town", "Gimli", regions=("Northern Rhovanion",))
        if doors:
            put(g, "Doors of Night", IN_PLAY, 1)
        card = g.put(g.cards.numbers[id], HAND + 1, 1)
        assert bool(KEYS.find(g, Source(card, 0, 1, []))) == doors


# ------------------------------------------------------------------ allies


@pytest.mark.parametrize(("id", "ally"), [
    ("tw-307", "Quickbeam"), ("tw-308", "Quickbeam"), ("tw-328", "Skinbark"), ("tw-353", "Treebeard"),
])
def test_ents_fear_nothing_at_their_site(id, ally):
    g, (who,) = on_the_way("Edoras", "Gimli")
    it = give(g, who, ally)
    attack = attacked_by(g, "Orc-guard", BY_HOLD, SHADOW_HOLD)
    assert whom_it_strikes(g, attack) == [who]
    attack = attacked_by(g, "Orc-guard", 0, WILDERNESS)
    assert whom_it_strikes(g, attack) == [who, it]


@pytest.mark.parametrize(("id", "ally"), [("tw-328", "Skinbark"), ("tw-353", "Treebeard")])
def test_ents_do_not_leave_their_lands(id, ally):
    for site, stays in (("Edoras", True), ("Bree", False)):
        g, (who,) = on_the_way(site, "Gimli", origin="Wellinghall")
        it = give(g, who, ally)
        g.announce(END_OF_HAZARDS, g.current)
        g.then(Triggers(END_OF_HAZARDS))
        until_settled(g)
        assert in_play(g, it) == stays
