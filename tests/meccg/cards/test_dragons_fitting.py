"""Cards of The Dragons that need no rule of their own: an effect and a refusal of each."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import prowess_of, strikes_of
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.rules.movement import region_limit
from ravenhill.games.meccg.rules.numbers import check_modifier, corruption
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.rules.turn import heals
from ravenhill.games.meccg.terms import BORDER_LAND, BY_HOLD, COASTAL_SEA, RUINS_AND_LAIRS, SHADOW_LAND, WILDERNESS
from ravenhill.games.meccg.words.moments import ANYTIME, END_OF_HAZARDS, END_OF_ORGANIZATION
from ravenhill.games.meccg.words.numbers import MOVES_AGAIN
from ravenhill.games.meccg.words.who.combat import KEYS
from tests.meccg.cards.scenes import (
    at_rest,
    attacked_by,
    declare,
    hazard,
    in_play,
    is_stopped,
    offers,
    on_the_way,
    organizing,
    play,
    refused,
    until_over,
    until_settled,
    visiting,
    window,
)
from tests.meccg.tables import choose, company, deck, give, hand, names, put

GATES = "Gates of Morning"
ON_THE_ROAD = (WILDERNESS, WILDERNESS)


def sage(card: str, site: str = "Bree") -> tuple:
    """Elrond, who is a sage, and a card in the hand of his player."""
    g, people = window(ANYTIME, site, "Elrond", "Gimli")
    hand(g, 0, card)
    return g, people


# ------------------------------------------------------------------ creatures and an ally


@pytest.mark.parametrize(("site", "path", "n"), [
    ("Bree", (COASTAL_SEA,), 1), ("Bree", (WILDERNESS,) * 3, 1), ("Bree", (WILDERNESS,) * 2, 0),
    ("Barrow-downs", (), 1), ("Dead Marshes", (), 0),
])
def test_td_057_rain_drake_waits_at_ruins_beyond_the_wild_or_the_sea(site, path, n):
    g, _ = on_the_way(site, "Gimli", path=path)
    assert len(KEYS.find(g, Source(put(g, "Rain-drake", HAND, 1), 0, 1, []))) == n


def test_td_081_wild_fell_beast_taps_who_is_left():
    for cancelled in (False, True):
        g, people = on_the_way("Bree", "Gimli", "Legolas", "Boromir II", "Aragorn II", path=(SHADOW_LAND,) * 2)
        attack = attacked_by(g, "Wild Fell Beast")
        if cancelled: attack.stopped, attack.at = True, 6
        until_over(g, attack)
        until_settled(g)
        assert all(g.state[it] != UNTAPPED for it in people) is not cancelled


def test_td_142_nenselde_brings_back_fair_weather_and_stays_by_her_sea():
    g, (gimli,) = window(ANYTIME, "Dol Amroth", "Gimli")
    ally = give(g, gimli, "Nenseldë the Wingild")
    sun, other = put(g, "Sun", DISCARD, 0), put(g, "Concealment", DISCARD, 0)
    choose(g, "Declared Nenseldë")
    while "Take Sun" not in names(g): g.answer(0)
    assert "Take Concealment" not in names(g)
    choose(g, "Take Sun")
    assert g.pile[sun] == HAND and g.pile[other] == DISCARD and g.state[ally] == TAPPED
    for site, stays in (("Edhellond", True), ("Bree", False)):
        g, (gimli,) = on_the_way(site, "Gimli", origin="Dol Amroth")
        ally = give(g, gimli, "Nenseldë the Wingild")
        g.announce(END_OF_HAZARDS, g.current)
        until_settled(g)
        assert in_play(g, ally) is stays


# ------------------------------------------------------------------ items


@pytest.mark.parametrize(("id", "food", "more"), [
    ("td-105", "Cram", 1), ("td-160", "Twice-baked Cakes", 2), ("td-165", "Waybread", 1),
])
def test_td_105_td_160_td_165_food_leads_farther(id, food, more):
    g, (gimli,) = organizing("Bree", "Gimli")
    card = give(g, gimli, food)
    before = region_limit(g, 0)
    play(g, food)
    assert region_limit(g, 0) == before + more and g.pile[card] == DISCARD, id
    g, (gimli,) = at_rest("Bree", "Gimli")
    give(g, gimli, food)
    assert not offers(g, food), id                             # he is neither tapped nor is it time to organize


def test_td_105_cram_and_td_165_waybread_untap():
    for food, others in (("Cram", 0), ("Waybread", 1)):
        for with_other in range(others + 1):
            g, people = window(ANYTIME, "Bree", "Gimli", "Legolas")
            give(g, people[0], food)
            g.state[people[0]] = g.state[people[1]] = TAPPED
            ways = [words for words in names(g) if words.startswith(f"Declared {food}")]
            choose(g, ways[with_other])
            if with_other: assert names(g) == ["Take Legolas"]
            until_settled(g)
            assert [g.state[it] for it in people] == [UNTAPPED, TAPPED if not with_other else UNTAPPED]


def test_td_158_thrors_map_untaps_a_lair():
    for site, right in (("Gold Hill", True), ("Moria", False)):
        g, (gimli,) = window(ANYTIME, site, "Gimli")
        give(g, gimli, "Thrór's Map")
        lair = g.companies[0].site
        assert not offers(g, "Thrór's Map")                    # nothing is tapped
        g.state[lair] = TAPPED
        g.ready = False
        assert offers(g, "Thrór's Map") == right
        if right:
            play(g, "Thrór's Map")
            assert g.state[lair] == UNTAPPED


def test_td_160_twice_baked_cakes_are_baked_where_people_live():
    for site, right in (("Minas Tirith", True), ("Bree", True), ("Moria", False), ("Rivendell", False)):
        g, _ = visiting(site, "Gimli")
        hand(g, 0, "Twice-baked Cakes", "Waybread")
        g.state[g.companies[0].site] = TAPPED
        assert offers(g, "Twice-baked Cakes") == right
        assert not offers(g, "Waybread")


# ------------------------------------------------------------------ hazards


def test_td_018_dragon_sickness_wants_treasure():
    for item, right in (("Glamdring", True), ("Orcrist", True), ("Elven Cloak", False)):
        g, (gimli,) = on_the_way("Bree", "Gimli")
        give(g, gimli, item)
        hand(g, 1, "Dragon-sickness")
        if right:
            hazard(g, "Dragon-sickness", "Take Gimli", total=2)
            assert g.pile[gimli] == DISCARD                    # two and one less are no more than any points
        else:
            assert refused(g, "Dragon-sickness")


def test_td_033_icy_touch_stays_with_the_first_wounded():
    for total, stays in ((2, True), (12, False)):
        g, (gimli,) = on_the_way("Bree", "Gimli", path=(SHADOW_LAND,))
        card = put(g, "Icy Touch", HAND, 1)
        attack = attacked_by(g, "Ghouls")
        g.answer(0)
        play(g, "Icy Touch", total=total)
        assert prowess_of(g, attack) == 8
        until_over(g, attack, total=total)
        until_settled(g)
        assert (g.host[card] == gimli and in_play(g, card)) is stays
        assert stays or g.pile[card] == DISCARD + 1
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, "Icy Touch")
    attacked_by(g, "Wolves")
    assert refused(g, "Icy Touch")


def test_td_046_many_sorrows_befall_ends_a_long_event_or_undoes_a_short_one():
    g, _ = on_the_way("Bree", "Gimli")
    hand(g, 1, "Many Sorrows Befall")
    assert refused(g.copy(), "Many Sorrows Befall")
    sun = put(g, "Sun", IN_PLAY, 0)
    hazard(g, "Many Sorrows Befall", "Take Sun")
    assert g.pile[sun] == DISCARD
    g, (_gimli, bilbo) = on_the_way("Bree", "Gimli", "Bilbo")
    g.state[bilbo] = TAPPED
    hand(g, 1, "Many Sorrows Befall")
    card, = hand(g, 0, "Hundreds of Butterflies")
    choose(g, "Declared Hundreds of Butterflies")
    while "Declared Many Sorrows Befall" not in " ".join(names(g)): g.answer(g.offered[0])
    play(g, "Many Sorrows Befall")
    assert g.state[bilbo] == TAPPED and g.pile[card] == DISCARD


# ------------------------------------------------------------------ resources


def test_td_098_and_forth_he_hastened_in_the_wizards_company():
    for who, right in (("Gandalf", True), ("Legolas", False)):
        g, (_, gimli) = window(ANYTIME, "Rivendell", who, "Gimli")
        hand(g, 0, "And Forth He Hastened")
        g.state[gimli] = TAPPED
        assert offers(g, "And Forth He Hastened") == right
        if right:
            play(g, "And Forth He Hastened")
            assert g.state[gimli] == UNTAPPED


def test_td_125_houses_of_healing_at_a_free_hold():
    g, (gimli,) = window(ANYTIME, "Minas Tirith", "Gimli")
    hand(g, 0, "Houses of Healing")
    assert not heals(g, gimli)
    play(g, "Houses of Healing")
    assert heals(g, gimli)
    g, _ = window(ANYTIME, "Bree", "Gimli")
    hand(g, 0, "Houses of Healing")
    assert not offers(g, "Houses of Healing")


def test_td_128_look_more_closely_later_where_information_is():
    for site, right in (("Weathertop", True), ("Bree", False)):
        g, (elrond, _) = sage("Look More Closely Later", site)
        g.state[g.companies[0].site] = TAPPED
        assert offers(g, "Look More Closely Later") == right
        if right:
            play(g, "Look More Closely Later", "Take Elrond")
            assert g.state[g.companies[0].site] == UNTAPPED and g.state[elrond] == TAPPED


def test_td_129_lore_of_the_ages_helps_against_one_attack():
    g, (legolas, gimli) = window(ANYTIME, "Rivendell", "Legolas", "Gimli")
    hand(g, 0, "Lore of the Ages")
    play(g, "Lore of the Ages", "Take Legolas")
    assert g.state[legolas] == TAPPED and corruption(g, legolas) == 2
    g, (legolas, gimli) = on_the_way("Bree", "Legolas", "Gimli")
    give(g, legolas, "Lore of the Ages")
    before = prowess(g, gimli)
    attack = attacked_by(g, "Wolves")
    play(g, "Lore of the Ages", total=12)
    assert prowess(g, gimli) == before + 1 and g.state[legolas] == TAPPED
    until_over(g, attack)
    assert prowess(g, gimli) == before
    g, _ = window(ANYTIME, "Rivendell", "Gimli")
    hand(g, 0, "Lore of the Ages")
    assert not offers(g, "Lore of the Ages")


def test_td_134_marvels_told_ends_what_is_no_weather():
    for event, right in (("Doors of Night", False), ("Awaken Minions", True), ("Lure of Power", True)):
        g, (elrond, _) = sage("Marvels Told")
        card = put(g, event, IN_PLAY, 1)
        assert offers(g, "Marvels Told") == right, event
        if right:
            play(g, "Marvels Told", "Take Elrond", total=12)
            assert g.pile[card] == DISCARD + 1 and g.state[elrond] == TAPPED


def test_td_135_master_of_esgaroth_leads_on_from_a_border_hold():
    g, _ = window(END_OF_ORGANIZATION, "Rivendell", "Gimli")
    hand(g, 0, "Master of Esgaroth")
    assert not offers(g, "Master of Esgaroth")                 # nobody moves
    g.companies[0].going = put(g, "Bree", 18, 0)
    g.ready = False
    play(g, "Master of Esgaroth")
    company = g.companies[0]
    assert g.asked(MOVES_AGAIN, 0, 0) == 0
    company.site, company.going, company.arrived = company.going, -1, True
    assert g.asked(MOVES_AGAIN, 0, 0) == 1
    company.site = put(g, "Moria", 18, 0)
    assert g.asked(MOVES_AGAIN, 0, 0) == 0


def test_td_136_master_of_wood_water_or_hill_changes_a_land():
    g, (elrond,) = on_the_way("Bree", "Elrond", path=ON_THE_ROAD)
    hand(g, 0, "Master of Wood, Water, or Hill")
    play(g, "Master of Wood, Water, or Hill", "Take Elrond", total=12)
    assert path_of(g, 0)[0] in (BORDER_LAND, SHADOW_LAND) and g.state[elrond] == TAPPED
    g, _ = on_the_way("Bree", "Elrond", path=(COASTAL_SEA,))
    hand(g, 0, "Master of Wood, Water, or Hill")
    assert not offers(g, "Master of Wood, Water, or Hill")


def test_td_137_mathom_lore_finds_a_minor_item():
    g, (bilbo,) = window(ANYTIME, "Bag End", "Bilbo")
    hand(g, 0, "Mathom Lore")
    play(g, "Mathom Lore", "Take Bilbo")
    assert g.state[bilbo] == TAPPED
    g, (bilbo,) = organizing("Bree", "Bilbo")
    give(g, bilbo, "Mathom Lore")
    cloak, = deck(g, 0, "Elven Cloak")
    choose(g, "Declared Mathom Lore")
    while "Take Elven Cloak" not in names(g): g.answer(0)
    choose(g, "Take Elven Cloak")
    assert g.pile[cloak] == HAND
    for site, who in (("Bag End", "Gimli"), ("Bree", "Bilbo")):
        g, _ = window(ANYTIME, site, who)
        hand(g, 0, "Mathom Lore")
        assert not offers(g, "Mathom Lore")


def test_td_143_not_at_home():
    for creature, by, right in (("Cave-drake", BY_HOLD, True), ("Cave-drake", -1, False), ("Wolves", BY_HOLD, False)):
        g, _ = on_the_way("Moria", "Gimli", path=ON_THE_ROAD)
        attack = attacked_by(g, creature, by, RUINS_AND_LAIRS)
        hand(g, 0, "Not at Home")
        g.ready = False
        assert offers(g, "Not at Home") == right
        if right:
            play(g, "Not at Home")
            assert is_stopped(attack)
    for event, automatic, left in ((GATES, True, 2), (GATES, False, 0), ("", True, 0)):
        g, _ = on_the_way("Moria", "Gimli")
        if event: put(g, event, IN_PLAY, 0)
        attack = attacked_by(g, "Orc-patrol")
        attack.automatic, attack.strikes = automatic, 4
        hand(g, 0, "Not at Home")
        g.ready = False
        assert offers(g, "Not at Home") == (left > 0)
        if left:
            play(g, "Not at Home")
            assert strikes_of(g, attack) == left


def test_td_157_three_golden_hairs_beside_galadriel():
    g, (elrond, _) = window(ANYTIME, "Lórien", "Elrond", "Galadriel")
    lure = give(g, elrond, "Lure of the Senses", 1)
    hand(g, 0, "Three Golden Hairs")
    before = check_modifier(g, elrond)
    play(g, "Three Golden Hairs", "Take Elrond")
    assert check_modifier(g, elrond) == before + 2 and g.pile[lure] == DISCARD + 1
    for people in (("Faramir", "Galadriel"), ("Elrond", "Legolas"), ("Gandalf", "Galadriel"), ("Galadriel",)):
        g, _ = window(ANYTIME, "Lórien", *people)
        hand(g, 0, "Three Golden Hairs")
        assert not offers(g, "Three Golden Hairs"), people


def test_td_166_when_i_know_anything_helps_a_companions_check():
    g, (elrond, _) = visiting("Weathertop", "Elrond", "Gimli")
    hand(g, 0, "When I Know Anything")
    play(g, "When I Know Anything", "Take Elrond")
    assert g.state[elrond] == TAPPED == g.state[g.companies[0].site] and corruption(g, elrond) == 1
    g, (elrond, gimli) = on_the_way("Bree", "Elrond", "Gimli")
    give(g, elrond, "When I Know Anything")
    give(g, gimli, "Glamdring")
    assert not offers(g, "When I Know Anything")               # nobody checks
    hand(g, 1, "Dragon-sickness")
    declare(g, "Dragon-sickness", "Take Gimli")
    choose(g, "Declared When I Know Anything")
    assert "Take Gimli" in names(g)
    choose(g, "Take Gimli")
    until_settled(g, total=3)
    assert in_play(g, gimli) and g.state[elrond] == TAPPED
    g, _ = visiting("Bree", "Elrond")
    hand(g, 0, "When I Know Anything")
    assert not offers(g, "When I Know Anything")


def test_td_167_wielded_twice_untaps_an_item_beside_a_sage():
    g, (elrond, gimli) = sage("Wielded Twice")
    cloak = give(g, gimli, "Elven Cloak")
    assert not offers(g, "Wielded Twice")
    g.state[cloak] = TAPPED
    g.ready = False
    play(g, "Wielded Twice", "Take Elrond", "Take Elven Cloak", total=12)
    assert g.state[cloak] == UNTAPPED and g.state[elrond] == TAPPED
    assert g.state[gimli] != WOUNDED


def test_td_167_wielded_twice_is_for_a_sage_whose_own_company_has_such_an_item():
    """What may be picked first depends on what is left to be picked then."""
    g, _ = sage("Wielded Twice")
    _, legolas = company(g, 0, "Moria", "Celeborn", "Legolas")
    cloak = give(g, legolas, "Elven Cloak")
    g.state[cloak] = TAPPED
    g.ready = False
    choose(g, "Declared Wielded Twice")
    assert names(g) == ["Take Celeborn"]
    g, _ = sage("Wielded Twice")
    legolas, = company(g, 0, "Moria", "Legolas")
    g.state[give(g, legolas, "Elven Cloak")] = TAPPED
    g.ready = False
    assert not offers(g, "Wielded Twice")                      # a sage here, and the cloak is there
