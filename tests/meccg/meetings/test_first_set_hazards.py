"""Hazards, allies and factions of the first set: clauses that were not carried out in full, or not where cards meet."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Roll
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, MARSHALLED, ON_GUARD, OUT, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.attacks import prowess_of
from ravenhill.games.meccg.rules.companies import become_one
from ravenhill.games.meccg.rules.hazard_window import HazardWindow
from ravenhill.games.meccg.rules.leaving import discard, join
from ravenhill.games.meccg.rules.numbers import corruption
from ravenhill.games.meccg.rules.site import Visit
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    BORDER_HOLD,
    BORDER_LAND,
    BY_HOLD,
    COASTAL_SEA,
    DARK_DOMAIN,
    SHADOW_LAND,
    WILDERNESS,
)
from tests.meccg.cards.scenes import (
    LIMIT,
    at_rest,
    attacked_by,
    declare,
    hazard,
    in_play,
    offers,
    on_the_way,
    play,
    refused,
    second_company,
    site_phase,
    the_company,
    under_attack,
    until_settled,
    visiting,
)
from tests.meccg.tables import choose, give, goes_on, hand, is_asked, names, put, roll, settle, written_and_read


def also_at(g: Meccg, site: str, *members: str) -> int:
    """A second company of seat 0 at this site."""
    slot = second_company(g, site)
    for name in members:
        join(g, put(g, name, IN_PLAY, 0), slot)
    return slot


def phase_of(g: Meccg, slot: int) -> None:
    """It is the time for hazards against this company."""
    g.stack.clear()
    g.current = slot
    g.companies[slot].limit = LIMIT
    g.ready = False
    g.then(HazardWindow(0))


# Nazgûl that tap

@pytest.mark.parametrize("horse", [True, False])
def test_tw_044_a_Nazgul_leaves_though_the_attack_he_tapped_for_is_cancelled(horse: bool) -> None:
    g, _ = on_the_way("Moria", "Gimli", "Bilbo")
    nazgul = put(g, "Hoarmûrath of Dír", IN_PLAY, 1)
    hand(g, 0, "Concealment")
    hand(g, 1, "Morgul-horse")
    attack = attacked_by(g, "Orc-patrol")
    g.answer(0)
    choose(g, "Declared Hoarmûrath of Dír")
    choose(g, "Declared Concealment")
    choose(g, "Take Bilbo")
    if horse:
        choose(g, "Declared Morgul-horse")
        choose(g, "Take Hoarmûrath of Dír")
    until_settled(g)
    assert attack.stopped and g.pile[nazgul] == (HAND if horse else DISCARD) + 1


@pytest.mark.parametrize("event", ["Adûnaphel", "Akhôrahil", "Indûr Dawndeath"])
def test_tw_002_tw_004_tw_046_a_Nazgul_leaves_though_his_victim_is_gone(event: str) -> None:
    g, (gimli, _) = on_the_way("Moria", "Gimli", "Legolas")
    also_at(g, "Bree", "Elrond", "Aragorn II")
    g.state[gimli] = WOUNDED if event == "Indûr Dawndeath" else g.state[gimli]
    give(g, gimli, "Cram")
    nazgul = put(g, event, IN_PLAY, 1)
    hand(g, 1, "Call of Home")
    declare(g, event, "Take Gimli")
    g.answer(0)
    choose(g, "Declared Call of Home")
    choose(g, "Take Gimli")
    until_settled(g, total=2)
    assert g.pile[gimli] == HAND and g.pile[nazgul] == DISCARD + 1


def test_tw_031_the_wolves_of_Dwar_are_stronger_once_and_for_whoever_comes() -> None:
    g, (gimli, legolas) = at_rest("Bandit Lair", "Gimli", "Legolas")
    other = also_at(g, "Bandit Lair", "Balin")
    put(g, "Dwar of Waw", IN_PLAY, 1)
    hazard(g, "Dwar of Waw")
    become_one(g, g.current, other)
    attack = attacked_by(g, "Wolves")
    assert prowess_of(g, attack) == attack.prowess + 1
    new = also_at(g, "Bree")
    join(g, legolas, new)
    phase_of(g, new)
    attack = attacked_by(g, "Wolves")
    assert g.company[gimli] != new and prowess_of(g, attack) == attack.prowess + 1


# Hunters

@pytest.mark.parametrize("creature", ["Assassin", "Slayer"])
def test_tw_008_tw_089_who_escapes_one_attack_of_a_hunter_does_not_escape_the_next(creature: str) -> None:
    g, (_, bilbo, _) = at_rest("Bree", "Gimli", "Bilbo", "Legolas")
    hand(g, 0, "Concealment")
    attack = attacked_by(g, creature, BY_HOLD, BORDER_HOLD)
    play(g, "Concealment", "Take Bilbo")
    while not is_asked(g, "AssignRest"):
        goes_on(g)
    assert attack.number == 1 and names(g) == ["Take Gimli", "Take Bilbo", "Take Legolas"]
    choose(g, "Take Legolas")
    while not is_asked(g, "NextStrike"):
        goes_on(g)
    assert names(g) == ["Take Legolas"] and bilbo not in attack.targets


def test_td_104_tw_008_the_defender_chooses_once_for_all_attacks_of_a_hunter() -> None:
    g, _ = at_rest("Bree", "Gimli", "Bilbo", "Legolas")
    put(g, "Cloudless Day", IN_PLAY, 0)
    attack = attacked_by(g, "Assassin", BY_HOLD, BORDER_HOLD)
    for number, those in ((0, ["Gimli", "Bilbo", "Legolas"]), (1, ["Legolas"]), (2, ["Legolas"])):
        while not is_asked(g, "AssignStrike"):
            goes_on(g)
        assert attack.number == number and names(g) == ["Done", *[f"Take {name}" for name in those]]
        choose(g, "Take Legolas")


# What guards a site

@pytest.mark.parametrize("event, again", [("Arouse Denizens", True), ("Choking Shadows", False)])
def test_tw_006_tw_021_what_cannot_be_duplicated_at_a_site_may_be_played_at_another(event: str, again: bool) -> None:
    g, _ = at_rest("Bandit Lair", "Gimli")
    other = also_at(g, "The Lonely Mountain", "Legolas")
    hand(g, 1, event, event)
    hazard(g, event)
    assert refused(g, event)
    phase_of(g, other)
    assert refused(g, event) is not again


@pytest.mark.parametrize("event, more", [("Arouse Minions", 3), ("Awaken the Earth's Fire", 2)])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_tw_007_tw_011_the_third_guard_of_a_site_may_be_aroused_too(event: str, more: int, number: int) -> None:
    g, _ = at_rest("Dol Guldur", "Gimli")
    put(g, "The Black Enemy's Wrath", IN_PLAY, 1)
    hand(g, 1, event)
    g.answer(0)
    play(g, f"{event} {number - 1}")
    the_company(g).moved = True
    site_phase(g)
    choose(g, "Travel")
    choose(g, "Enter")
    for n in (1, 2, 3):
        while not is_asked(g, "Declare") or len(g.nearest(Visit).faced) < n:
            goes_on(g)
        attack = under_attack(g)
        assert prowess_of(g, attack) == attack.prowess + (more if n == number else 0)


@pytest.mark.parametrize("number", [2, 3])
def test_tw_007_what_was_aroused_is_that_guard_whichever_others_leave(number: int) -> None:
    g, _ = at_rest("Moria", "Gimli")
    balrog = put(g, "Balrog of Moria", IN_PLAY, 1)
    put(g, "The Black Enemy's Wrath", IN_PLAY, 1)
    hand(g, 1, "Arouse Minions")
    g.answer(0)
    play(g, f"Arouse Minions {number - 1}")
    discard(g, balrog)
    the_company(g).moved = True
    site_phase(g)
    choose(g, "Travel")
    choose(g, "Enter")
    while not is_asked(g, "Declare") or len(g.nearest(Visit).faced) < 2:
        goes_on(g)
    wrath = under_attack(g)
    assert prowess_of(g, wrath) == wrath.prowess + (3 if number == 3 else 0)


@pytest.mark.parametrize("item, bearer, roll, stays", [
    ("Durin's Axe", "Balin", 5, False), ("Durin's Axe", "Balin", 6, True), ("Durin's Axe", "Legolas", 5, True),
    ("Glamdring", "Balin", 5, True),
])
def test_tw_042_greed_is_for_what_the_item_would_give_to_who_checks(
    item: str, bearer: str, roll: int, stays: bool,
) -> None:
    g, (_, other) = visiting("Moria", "Aragorn II", bearer)
    give(g, the_company(g).site, "Greed", 1)
    give(g, other, "Sword of Gondolin")
    hand(g, 0, item)
    play(g, item, "Take Aragorn II", total=roll)
    assert in_play(g, other) is stays


# Allies that stand between

def stood_by(ally: str, site: str) -> tuple[Meccg, list[int]]:
    """A company with this ally is on its way through the Wild, and has a ring and a faction to lose."""
    g, people = on_the_way(site, "Gimli", "Frodo", path=(WILDERNESS, WILDERNESS, COASTAL_SEA))
    give(g, people[0], ally)
    give(g, people[1], "The One Ring")
    put(g, "Riders of Rohan", MARSHALLED, 0)
    return g, people


@pytest.mark.parametrize("card, site, ours", [
    ("River", "Moria", True), ("Greed", "Moria", True), ("Siege", "Edoras", True), ("Arouse Minions", "Moria", True),
    ("Tookish Blood", "Moria", True), ("Lure of the Senses", "Moria", True), ("The Ring's Betrayal", "Moria", True),
    ("Lost in the Wilderness", "Moria", True), ("Drowning Seas", "Moria", True), ("Muster Disperses", "Moria", False),
    ("Lure of Power", "Moria", False), ("Doors of Night", "Moria", False),
])
def test_tw_265_a_hazard_on_the_site_is_on_the_company_and_one_on_a_faction_is_not(
    card: str, site: str, ours: bool,
) -> None:
    g, _ = stood_by("Leaflock", site)
    hand(g, 1, card)
    declare(g, card)
    while is_asked(g, "Pick"):
        g.answer(g.offered[0])
    assert offers(g, "Leaflock") is ours


@pytest.mark.parametrize("card, ours", [
    ("Morgul-knife", True), ("The Pale Sword", True), ("Words of Power and Terror", True), ("Fell Beast", False),
])
def test_tw_265_what_is_played_on_the_attacked_is_on_the_company(card: str, ours: bool) -> None:
    g, _ = stood_by("Leaflock", "Moria")
    hand(g, 1, card)
    attacked_by(g, "Adûnaphel")
    declare(g, card)
    assert offers(g, "Leaflock") is ours


@pytest.mark.parametrize("copies", [1, 2])
def test_tw_245_Goldberry_cancels_one_of_two(copies: int) -> None:
    g, _ = stood_by("Goldberry", "Moria")
    put(g, "Doors of Night", IN_PLAY, 1)
    hand(g, 1, *["Drowning Seas"] * copies)
    declare(g, "Drowning Seas 1")
    if copies == 2:
        g.answer(0)
        choose(g, "Declared Drowning Seas 1")
    choose(g, "Declared Goldberry")
    choose(g, "Take Drowning Seas")
    until_settled(g)
    assert g.companies[0].sent_back is (copies == 2)


@pytest.mark.parametrize("path", [(SHADOW_LAND,), (DARK_DOMAIN,), (SHADOW_LAND, DARK_DOMAIN)])
@pytest.mark.parametrize("here", [True, False])
def test_tw_245_tw_036_fumes_of_two_lands_blow_once(path: tuple[int, ...], here: bool) -> None:
    g, (gimli,) = on_the_way("Moria", "Gimli", path=path)
    if here:
        give(g, gimli, "Goldberry")
    put(g, "Foul Fumes", IN_PLAY, 1)
    if here:
        choose(g, "Declared Goldberry")
        choose(g, "Take Foul Fumes")
    until_settled(g)
    assert g.companies[0].sent_back is not here


# Creatures and their like

@pytest.mark.parametrize("creature, opened", [
    ("Mûmak (Oliphant)", True), ("Giant Spiders", True), ("Watcher in the Water", True), ("Fell Turtle", False),
    ("Shelob", False), ("Orc-guard", False),
])
def test_tw_497_the_pack_is_joined_by_whatever_lives_on_land(creature: str, opened: bool) -> None:
    g, _ = on_the_way("Bree", "Gimli", path=(BORDER_LAND,))
    put(g, "A Pack at the Door", IN_PLAY, 1)
    hand(g, 1, creature)
    assert refused(g, creature) is not opened


@pytest.mark.parametrize("wounds", [1, 2])
def test_tw_017_brigands_rob_the_company_at_once_and_one_time(wounds: int) -> None:
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas", path=(WILDERNESS,))
    for it in (gimli, legolas):
        give(g, it, "Cram")
    attack = attacked_by(g, "Brigands")
    while not is_asked(g, "DiscardItem"):
        goes_on(g, 2)
    assert len(attack.wounded) == 1
    g.answer(g.offered[0])
    while attack in g.stack:
        assert not is_asked(g, "DiscardItem")
        goes_on(g, 2 if wounds == 2 else 12)
    assert len(g.piles[DISCARD]) == 1


def test_tw_105_tw_099_a_traitor_who_stays_does_not_attack_himself() -> None:
    g, (_, frodo, _) = on_the_way("Bree", "Gimli", "Frodo", "Legolas")
    give(g, frodo, "The One Ring")
    put(g, "Traitor", IN_PLAY, 1)
    hand(g, 1, "The Ring's Betrayal")
    declare(g, "The Ring's Betrayal", "Take The One Ring")
    while not is_asked(g, "AssignRest"):
        goes_on(g, 2)
    assert in_play(g, frodo) and names(g) == ["Take Gimli", "Take Legolas"]
    assert names(written_and_read(g)) == names(g)


# What answers a resource

def guarded_at(site: str, *members: str) -> tuple[Meccg, list[int]]:
    """A company has entered this site, where Weariness of the Heart lies on guard."""
    g, people = visiting(site, *members)
    g.put(g.cards.names["Weariness of the Heart"], ON_GUARD + g.current, 1)
    the_company(g).guarded = True
    return g, people


def test_R_AMB_76_tw_193_an_army_that_comes_unasked_taps_its_site_all_the_same() -> None:
    g, _ = guarded_at("Vale of Erech", "Aragorn II")
    g.did.append(g.cards.names["Paths of the Dead"])
    army = hand(g, 0, "Army of the Dead")[0]
    choose(g, "Declared Army of the Dead")
    assert offers(g, "Weariness of the Heart")
    until_settled(g)
    assert g.pile[army] == MARSHALLED and g.state[the_company(g).site] == TAPPED


def test_R_AMB_76_tw_312_so_do_the_Riders_whom_the_arrow_calls() -> None:
    g, (beregond,) = guarded_at("Edoras", "Beregond")
    give(g, beregond, "Red Arrow")
    hand(g, 0, "Riders of Rohan")
    choose(g, "Declared Red Arrow")
    choose(g, "Take Riders of Rohan")
    assert offers(g, "Weariness of the Heart")


def test_R_AMB_76_tw_320_what_taps_no_site_is_not_answered() -> None:
    g, (gimli,) = guarded_at("Lake-town", "Gimli")
    give(g, gimli, "Roäc the Raven")
    hand(g, 0, "Men of Dorwinion")
    choose(g, "Declared Roäc the Raven")
    choose(g, "Take Men of Dorwinion")
    assert not offers(g, "Weariness of the Heart")


@pytest.mark.parametrize("tapped", [True, False])
def test_R_AMB_76_tw_198_a_tapped_site_does_not_tap_again(tapped: bool) -> None:
    g, _ = guarded_at("Bree", "Gimli")
    g.state[the_company(g).site] = TAPPED if tapped else UNTAPPED
    hand(g, 0, "Bill the Pony")
    choose(g, "Declared Bill the Pony")
    choose(g, "Take Gimli")
    assert offers(g, "Weariness of the Heart") is not tapped


# Corruption

@pytest.mark.parametrize("cards, points", [
    ((), 2), (("Bane of the Ithil-stone",), 4), (("The Balance of Things",), 4),
    (("Bane of the Ithil-stone", "The Balance of Things"), 8),
    (("The Balance of Things", "Bane of the Ithil-stone"), 8),
])
def test_tw_013_tw_093_what_is_doubled_is_the_source_as_it_is(cards: tuple[str, ...], points: int) -> None:
    g, (gimli,) = on_the_way("Moria", "Gimli")
    give(g, gimli, "Palantír of Orthanc")
    for card in cards:
        put(g, card, IN_PLAY, 1)
    assert corruption(g, gimli) == points


@pytest.mark.parametrize("borne, on_it, events, points", [
    (("Sword of Gondolin", "Cram"), "", (), 3 + 1), (("Sword of Gondolin",), "Barrow-blade", (), 3 + 1),
    (("Sword of Gondolin",), "", ("Scorba at Home",), 3 + 3), (("Sword of Gondolin",), "", (), 2 + 2),
    (("Sword of Gondolin", "Emerald of the Mariner"), "", (), 2),
    (("Sword of Gondolin", "Emerald of the Mariner"), "", ("Itangast at Home",), 3 + 1),
])
def test_tw_093_everything_that_gives_corruption_is_a_source(
    borne: tuple[str, ...], on_it: str, events: tuple[str, ...], points: int,
) -> None:
    g, (gimli,) = on_the_way("Moria", "Gimli")
    put(g, "The Balance of Things", IN_PLAY, 1)
    items = [give(g, gimli, name) for name in borne]
    if on_it:
        give(g, items[0], on_it)
    for event in events:
        put(g, event, IN_PLAY, 1)
    assert corruption(g, gimli) == points


@pytest.mark.parametrize("total", [2, 12])
def test_tw_099_dm_133_a_check_for_a_ring_is_a_check(total: int) -> None:
    g, (gimli,) = on_the_way("Moria", "Gimli")
    ring = give(g, gimli, "Magic Ring of Words")
    choice = give(g, give(g, gimli, "Glamdring"), "Free to Choose")
    hand(g, 1, "The Ring's Betrayal")
    hazard(g, "The Ring's Betrayal", "Take Magic Ring of Words", total=total)
    assert in_play(g, gimli) and in_play(g, ring) is (total == 12) and not in_play(g, choice)


@pytest.mark.parametrize("first, second", [
    ("The Ring's Betrayal", "Weariness of the Heart 1"), ("Weariness of the Heart 1", "The Ring's Betrayal"),
])
def test_R_CORR_10_tw_099_of_two_checks_in_a_chain_each_is_helped_in_its_time(first: str, second: str) -> None:
    g, (gimli, legolas) = on_the_way("Moria", "Gimli", "Legolas")
    ring = give(g, gimli, "Magic Ring of Words")
    give(g, gimli, "Glamdring")
    hand(g, 1, "The Ring's Betrayal", "Weariness of the Heart")
    picks = {"The Ring's Betrayal": "Take Magic Ring of Words", "Weariness of the Heart 1": "Take Gimli"}
    declare(g, first, picks[first])
    g.answer(0)
    choose(g, f"Declared {second}")
    choose(g, picks[second])
    while not isinstance(g.question(), Roll):
        g.answer(0)
    roll(g, 12)
    assert in_play(g, ring)
    choose(g, "Declared Legolas")                              # now that he knows how the first ended
    choose(g, "Take Gimli")
    settle(g)
    roll(g, 2)
    assert g.state[legolas] == TAPPED and in_play(g, gimli) is (first == "The Ring's Betrayal")
    assert in_play(g, ring) is False


@pytest.mark.parametrize("pile, speaks", [(MARSHALLED, False), (MARSHALLED + 1, False), (OUT, False), (DISCARD, True)])
def test_R_DECK_13_tw_065_a_mouth_that_was_stopped_says_no_more(pile: int, speaks: bool) -> None:
    g, _ = on_the_way("Moria", "Gimli")
    g.put(g.cards.names["Mouth of Sauron"], pile, pile & 1)
    put(g, "Wargs", DISCARD, 1)
    hand(g, 1, "Mouth of Sauron")
    assert refused(g, "Mouth of Sauron") is not speaks
