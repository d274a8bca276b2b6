"""Hazards, allies and factions of the first set: clauses that were not carried out in full, or not where cards meet."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.rules.attacks import prowess_of
from ravenhill.games.meccg.rules.companies import become_one
from ravenhill.games.meccg.rules.hazard_window import HazardWindow
from ravenhill.games.meccg.rules.leaving import join
from ravenhill.games.meccg.rules.site import Visit
from ravenhill.games.meccg.state import DISCARD, HAND, IN_PLAY, WOUNDED, Meccg
from ravenhill.games.meccg.terms import BORDER_HOLD, BY_HOLD
from tests.meccg.cards.scenes import (
    LIMIT,
    at_rest,
    attacked_by,
    declare,
    hazard,
    in_play,
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
from tests.meccg.tables import choose, give, goes_on, hand, is_asked, names, put


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
