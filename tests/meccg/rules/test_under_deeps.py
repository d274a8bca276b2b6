"""The Under-deeps: neighbours, rolls, ways without a region, guards from hand; worked situations."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Decision, Roll
from ravenhill.core.words import Source
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.cards.dark_minions.under_deeps import UNDER_DEEPS
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import (
    DISCARD,
    HAND,
    HEADING,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    MOVEMENT,
    OLD_SITES,
    SITES,
    TAPPED,
)
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.council import may_call
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.lands import hold, like_a
from ravenhill.games.meccg.rules.leaving import site_leaves
from ravenhill.games.meccg.rules.movement import destinations, reaches, taken
from ravenhill.games.meccg.rules.numbers import blocked, points_by_group, points_for_calling, points_now
from ravenhill.games.meccg.rules.rings import RingTest
from ravenhill.games.meccg.rules.site import FromHand, SiteActions, Visit, WhichNazgul
from ravenhill.games.meccg.rules.ways import landing_places
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BALROG, CREATURES, NAZGUL, OTHERS, RUINS_AND_LAIRS
from ravenhill.games.meccg.words.who.combat import KEYS
from tests.meccg.cards.scenes import offers, on_the_way, organizing, play, visiting
from tests.meccg.tables import choose, company, give, hand, names, put, roll, table

HEROES = ("Gimli", "Legolas", "Boromir II", "Aragorn II")


def setting_out(origin: str, goal: str, *members: str, spare: tuple[str, ...] = ()) -> tuple[Meccg, list[int]]:
    """A company has laid this destination and is about to move."""
    g = table(True)
    g.stack.clear()
    people = company(g, 0, origin, *(members or HEROES))
    put(g, goal, HEADING, g.company[people[0]])
    for name in spare: put(g, name, LOCATION, 0)
    g.phase = MOVEMENT
    g.then(CompanyMoves(g.company[people[0]]))
    return g, people


def entering(site: str, *members: str) -> tuple[Meccg, list[int]]:
    """A company has entered this site, and nothing has attacked it yet."""
    g, people = visiting(site, *(members or HEROES))
    g.stack.clear()
    g.ready = False
    visit = Visit(g.current)
    visit.at = 3
    g.then(visit)
    return g, people


def fight_until(g: Meccg, *kinds: type, total: int = 12) -> object:
    """Whatever may be declined is declined and every roll is this sum, until such a frame is on the table."""
    for _ in range(300):
        question = g.question()
        if isinstance(g.stack[-1], kinds): return g.stack[-1]
        for frame in g.stack:
            if isinstance(frame, kinds) and isinstance(frame, SiteActions): return frame
        if isinstance(question, Roll): g.answer(total // 2 - 1)
        else: g.answer(0 if 0 in g.offered else g.offered[0])
    raise AssertionError(f"{kinds} never come")


def attack_now(g: Meccg) -> Attack:
    return next(frame for frame in g.stack if isinstance(frame, Attack))


# ------------------------------------------------------------------ neighbours and ways


def test_R_UD_01_R_UD_02_ten_sites_in_no_region_and_neighbours_see_each_other():
    cards = GAME.library
    assert sorted(card.name for card in cards.facts if card.under) == sorted(UNDER_DEEPS)
    for name in UNDER_DEEPS:
        number = cards.names[name]
        assert cards.region_of[number] == cards.haven_of[number] == -1
        assert any(least == 0 and not cards.facts[other].under for other, least in cards.below[number].items())
        for other, least in cards.below[number].items(): assert cards.below[other][number] == least


def test_R_UD_08_R_UD_10_R_UD_13_R_UD_14_R_AMB_138_only_neighbours_lead_there():
    for origin, goal, right in (
        ("Moria", "The Under-gates", True), ("The Under-gates", "Moria", True), ("Rivendell", "The Under-gates", False),
        ("The Under-gates", "Rivendell", False), ("The Under-gates", "The Under-grottos", True),
        ("The Under-gates", "The Under-vaults", False), ("Goblin-gate", "The Under-gates", False),
        ("Barad-dûr", "The Under-courts", True), ("The Sulfur-deeps", "The Under-courts", True),
        ("The Under-galleries", "The Under-courts", True), ("Dol Guldur", "The Under-courts", False),
        ("Morannon", "The Under-galleries", True),              # R-AMB-138
    ):
        g, (gimli,) = organizing(origin, "Gimli")
        site = put(g, goal, LOCATION, 0)
        assert (site in destinations(g, g.company[gimli])) is right, (origin, goal)
        assert reaches(g, g.company[gimli], g.kind[site]) is right


def test_R_ORG_25_R_AMB_148_two_companies_do_not_go_down_from_one_site_to_the_same_place():
    g, (gimli,) = organizing("Moria", "Gimli")
    slot = g.company[gimli]
    put(g, "The Under-gates", HEADING, slot)
    (legolas,) = company(g, 0, "Moria", "Legolas")
    kind = g.cards.names["The Under-gates"]
    assert taken(g, g.company[legolas], kind, [slot])
    (bilbo,) = company(g, 0, "The Gem-deeps", "Bilbo")         # R-ORG-68  neither of them uses basic movement
    assert not taken(g, g.company[bilbo], kind, [slot])


def test_R_UD_07_nobody_flies_there_or_from_there():
    g, (gimli,) = organizing("Rivendell", "Gimli")
    put(g, "The Under-gates", LOCATION, 0)
    bree = put(g, "Bree", LOCATION, 0)
    assert landing_places(g, g.company[gimli], 0, 0, -1) == [bree]
    g, (gimli,) = organizing("The Under-gates", "Gimli")
    put(g, "Bree", LOCATION, 0)
    assert landing_places(g, g.company[gimli], 0, 0, -1) == []


def test_R_UD_03_R_UD_10_R_AMB_141_down_without_a_roll_and_without_a_path():
    """Situation 14, the first half."""
    g, _ = setting_out("Moria", "The Under-gates")
    hand(g, 1, "Orc-guard", "Wargs")
    g.question()
    moving = g.companies[0]
    assert g.facts(moving.going).name == "The Under-gates" and moving.path == () and moving.regions == ()
    assert (g.facts(moving.going).draws_own, g.facts(moving.going).draws_opponent) == (1, 3)
    assert type(g.question()).__name__ == "DrawHowMany" or not g.piles[0]
    for creature, right in (("Orc-guard", True), ("Wargs", False)):          # a Shadow-hold; Wilderness
        card = put(g, creature, HAND, 1)
        assert bool(KEYS.find(g, Source(card, 0, 1, []))) is right


@pytest.mark.parametrize("lanterns, total, arrives", [
    (0, 7, False), (0, 8, True), (1, 7, True), (1, 5, False), (2, 4, True), (3, 2, True),
])
def test_R_UD_09_R_AMB_99_R_AMB_139_the_roll_between_two_of_them(lanterns: int, total: int, arrives: bool):
    """Situation 14, the second half: eight is needed, and each lantern takes two off; two or less needs no roll."""
    g, people = setting_out("The Under-gates", "The Under-grottos")
    for n in range(lanterns): give(g, people[n], "Noldo-lantern" if n % 2 == 0 else "Dwarven Light-stone")
    assert isinstance(g.question(), Roll) is (lanterns < 3)
    if lanterns < 3: roll(g, total)
    g.question()
    goal = g.cards.names["The Under-grottos"]
    assert (g.companies[0].going >= 0) is arrives
    assert any(g.kind[card] == goal for card in g.piles[SITES if arrives else LOCATION])


def test_R_UD_09_R_AMB_141_who_fails_has_not_moved_and_may_enter_again():
    g, _ = setting_out("The Under-gates", "The Under-grottos")
    g.log = []
    roll(g, 7)
    assert not any(type(frame).__name__ == "DrawHowMany" for frame in g.stack)
    company_ = g.companies[0]
    assert not company_.sent_back and not company_.arrived and company_.limit == 4
    assert [said.line.key for said in g.log][-2:] == ["meccg-lost-below", "meccg-stays"]
    assert faults(g) == []


def test_R_AMB_140_the_opponent_may_bar_the_way_before_the_roll():
    """The Reach of Ulmo (dm-082), within the limit that the company will have."""
    g, _ = setting_out("The Under-gates", "The Under-grottos")
    hand(g, 1, "The Reach of Ulmo", "Orc-guard")
    assert offers(g, "The Reach of Ulmo") and not offers(g, "Orc-guard")
    choose(g, "Declared The Reach of Ulmo")
    for _ in range(4):
        if isinstance(g.question(), Roll): break
        g.answer(0)
    assert len(g.companies[0].counted) == 1
    roll(g, 9)                                                 # eight and two are needed
    assert g.companies[0].going < 0
    g, _ = setting_out("Moria", "The Under-gates")             # nothing is rolled, nothing is asked
    hand(g, 1, "The Reach of Ulmo")
    g.question()
    assert not any(type(frame).__name__ == "Descent" for frame in g.stack)


# ------------------------------------------------------------------ what a site is


def test_R_UD_04_R_AMB_142_environments_do_not_change_its_type():
    g, _ = visiting("The Gem-deeps", "Gimli")
    other = put(g, "Bandit Lair", SITES, 0)
    here = g.companies[g.current].site
    put(g, "Doors of Night", IN_PLAY, 1)
    put(g, "Choking Shadows", IN_PLAY, 1)
    assert hold(g, here) == like_a(g, here) == RUINS_AND_LAIRS
    assert g.facts(other).hold == RUINS_AND_LAIRS


def test_R_UD_05_two_finds():
    """Situation 15: a major item taps the site; one more that is playable there may follow, and no third."""
    g, _ = visiting("The Under-grottos", *HEROES)
    hand(g, 0, "Glamdring", "Beautiful Gold Ring", "Sword of Gondolin", "Palantír of Orthanc", "Dagger of Westernesse")
    play(g, "Glamdring")
    assert g.state[g.companies[g.current].site] == TAPPED
    assert offers(g, "Beautiful Gold Ring") and offers(g, "Sword of Gondolin") and offers(g, "Dagger of Westernesse")
    assert not offers(g, "Palantír of Orthanc")
    assert sum(words.startswith("Declared Dagger") for words in names(g)) == 1               # and not by two sentences
    play(g, "Sword of Gondolin")
    assert not offers(g, "Beautiful Gold Ring") and not offers(g, "Dagger of Westernesse")


def test_R_UD_05_elsewhere_it_is_one_minor_item_as_ever():
    g, _ = visiting("Moria", *HEROES)
    hand(g, 0, "Glamdring", "Sword of Gondolin", "Dagger of Westernesse")
    play(g, "Glamdring")
    assert offers(g, "Dagger of Westernesse") and not offers(g, "Sword of Gondolin")


def test_R_UD_06_R_AMB_143_points_below_do_not_count_for_calling():
    """Situation 16: 26 points, four of them in the Under-leas."""
    g, (gimli, bilbo) = organizing("Rivendell", "Gimli", "Bilbo")
    slot = g.company[gimli]
    give(g, gimli, "Noldo-lantern")
    while points_now(g, 0) < 25: put(g, "Orc-guard", MARSHALLED, 0)
    g.length, g.exhausted[0] = 2, 1
    assert points_for_calling(g, 0) == points_now(g, 0) >= 25 and may_call(g, 0)
    g.companies[slot].site = put(g, "The Under-leas", SITES, 0)
    below = g.facts(gimli).points + g.facts(bilbo).points + 2
    assert points_for_calling(g, 0) == points_now(g, 0) - below and not may_call(g, 0)


def test_R_UD_12_it_is_a_site_in_everything_else():
    g, _ = setting_out("Moria", "The Under-gates")
    hand(g, 1, "Orc-guard")
    for _ in range(12):
        question = g.question()
        if type(question).__name__ == "Declare" and g.asking().side == 1: break
        g.answer(0 if isinstance(question, Decision) and 0 in g.offered else g.offered[0])
    assert any(words.startswith("LayOnGuard") for words in names(g))


def test_R_AMB_146_dm_037_the_under_galleries_score_instead_of_being_discarded():
    g, _ = visiting("The Under-galleries", "Gimli")
    company_ = g.companies[g.current]
    site = company_.site
    g.state[site] = TAPPED
    company_.site = put(g, "Barad-dûr", SITES, 0)
    site_leaves(g, site)
    assert g.pile[site] == MARSHALLED and points_by_group(g, 0)[OTHERS] == 3
    g, _ = visiting("The Under-gates", "Gimli")
    company_ = g.companies[g.current]
    site = company_.site
    g.state[site] = TAPPED
    company_.site = put(g, "Moria", SITES, 0)
    site_leaves(g, site)
    assert g.pile[site] == OLD_SITES


# ------------------------------------------------------------------ guards


def test_R_UD_11_R_AMB_144_dm_040_a_creature_of_the_hand_guards_the_site():
    """Situation 17: Orcs, then Orc-guard of the hand; beaten, it is discarded and scores nothing."""
    g, _ = entering("The Under-leas")
    guard, wolf, giant, unique = hand(g, 1, "Orc-warriors", "Wargs", "Giant", "Shelob")
    fight_until(g, FromHand)
    assert attack_now_is_over(g)
    offered = {option - 1 for option in g.offered if option}
    assert guard in offered and unique not in offered and giant not in offered
    g.answer(guard + 1)
    g.question()
    attack = attack_now(g)
    assert attack.automatic and attack.card == guard and g.companies[g.current].counted == ()
    fight_until(g, SiteActions)
    assert g.pile[guard] == DISCARD + 1 and points_by_group(g, 0)[CREATURES] == 0
    assert g.pile[wolf] == HAND + 1 and guard not in g.attackers and faults(g) == []


def attack_now_is_over(g: Meccg) -> bool:
    return not any(isinstance(frame, Attack) for frame in g.stack)


def test_R_UD_11_R_AMB_112_it_is_asked_whatever_the_hand_holds():
    g, _ = entering("The Under-leas")
    hand(g, 1, "Doors of Night")
    fight_until(g, FromHand)
    assert g.offered == [0]
    fight_until(g, SiteActions)


def test_td_175_at_Framsburg_a_unique_creature_may_guard_if_its_key_fits():
    """Situation 17, the end: a Giant needs two Wildernesses, and one is asked for."""
    g, _ = entering("Framsburg")
    giant, lieutenant, guard, warriors = hand(g, 1, "Giant", "Umagaur the Pale", "Orc-guard", "Orc-warriors")
    fight_until(g, FromHand)
    assert {option - 1 for option in g.offered if option} == {guard, warriors, lieutenant}
    assert g.facts(lieutenant).unique and giant in g.piles[HAND + 1]


def test_R_AMB_145_dm_033_dm_035_dm_036_a_nazgul_in_play_must_come():
    g, _ = entering("The Under-courts")
    one, two = put(g, "Adûnaphel", IN_PLAY, 1), put(g, "Khamûl the Easterling", IN_PLAY, 0)
    site = g.companies[g.current].site
    assert [it.race for it in automatic(g, site)][-1] == NAZGUL and len(automatic(g, site)) == 3
    fight_until(g, WhichNazgul)
    assert set(g.offered) == {one, two}
    g.answer(two)
    g.question()
    attack = attack_now(g)
    assert (attack.card, attack.prowess, attack.automatic) == (two, g.facts(two).prowess, True)
    fight_until(g, SiteActions)
    assert g.pile[two] == DISCARD and g.pile[one] == IN_PLAY + 1 and points_by_group(g, 0)[CREATURES] == 0
    for name, guards in (("The Iron-deeps", 2), ("The Sulfur-deeps", 3)):    # the first names the Witch-king alone
        g, _ = entering(name)
        put(g, "Adûnaphel", IN_PLAY, 1)
        assert len(automatic(g, g.companies[g.current].site)) == guards


def test_R_TERM_03_R_AMB_157_dm_038_the_gates_have_no_balrog_when_he_is_elsewhere_or_beaten():
    """Situation 22, the second half."""
    def guards(g: Meccg) -> list[int]: return [it.race for it in automatic(g, g.companies[g.current].site)]
    g, _ = visiting("The Under-gates", "Gimli")
    assert guards(g) == [BALROG, 0]
    balrog = put(g, "Balrog of Moria", IN_PLAY, 1)
    assert guards(g) == [0] and blocked(g, g.cards.names["Durin's Bane"])
    g.move(balrog, DISCARD + 1)
    assert guards(g) == [BALROG, 0] and not blocked(g, g.cards.names["Durin's Bane"])
    put(g, "Durin's Bane", MARSHALLED, 0)
    assert guards(g) == [0] and blocked(g, g.cards.names["Balrog of Moria"])


def test_dm_039_rings_are_tested_better_in_the_grottos():
    for site, more in (("The Under-grottos", 2), ("The Gem-deeps", 0)):
        g, (gimli,) = visiting(site, "Gimli")
        ring = give(g, gimli, "Beautiful Gold Ring")
        test = RingTest(ring)
        test.rolled(g, 0, [3, 4])
        assert test.total == 7 + more


def test_dm_030_dm_034_dm_041_whom_a_site_lets_in():
    for site, creature, right in (
        ("The Gem-deeps", "Corpse-candle", True), ("The Gem-deeps", "Silent Watcher", True),
        ("The Pûkel-deeps", "Silent Watcher", True), ("The Under-vaults", "Ghosts", True),
        ("The Under-vaults", "Silent Watcher", False), ("The Under-grottos", "Ghosts", False),
    ):
        g, _ = on_the_way(site, "Gimli", origin="Moria")
        card = put(g, creature, HAND, 1)
        assert bool(KEYS.find(g, Source(card, 0, 1, []))) is right, (site, creature)


def test_leaving_the_deeps_a_company_uses_the_map_again():
    g, _ = setting_out("The Under-gates", "Moria")
    g.question()
    assert g.facts(g.companies[0].going).name == "Moria" and g.companies[0].path == ()
    g, (gimli,) = organizing("Moria", "Gimli")
    lorien = put(g, "Lórien", LOCATION, 0)
    assert lorien in destinations(g, g.company[gimli])
