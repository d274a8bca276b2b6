"""Every condition thrice: where it is so, where it is not, and where nobody is of whom it could be asked.

The site, the bearer or the item is the first card of the table, the company is the first, and so is the kind.
"""
from __future__ import annotations

import pytest

from ravenhill.core.words import If
from ravenhill.games.meccg.piles import (
    FIRST_COMPANY,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    MOVEMENT,
    NOBODY_HOSTS,
    ORGANIZATION,
    SITE_PHASE,
    SITES,
    SLOTS,
    TAPPED,
)
from ravenhill.games.meccg.rules.leaving import found_company, join
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    DWARF,
    ELF,
    HAVEN,
    ORC,
    RANGER,
    SAGE,
    SHADOW_HOLD,
    SHADOW_LAND,
    UNDEAD,
    WARRIOR,
    WILDERNESS,
    WOLF,
)
from ravenhill.games.meccg.words.agent_changes import OnThatAgent
from ravenhill.games.meccg.words.ifs import bearer, below, combat, sites, subject
from ravenhill.games.meccg.words.ifs import table as whole
from ravenhill.games.meccg.words.quests import IsStaged, PlayedByIt
from tests.meccg.cards.scenes import visiting
from tests.meccg.rules.scenes import EITHER_SEAT
from tests.meccg.tables import company, give, hand, put, table
from tests.meccg.words.asking import asks, either_way

# Of the company whose phase it is

@either_way(
    so=[
        sites.SiteIs(SHADOW_HOLD), sites.SiteUntapped(), sites.Here(WARRIOR), sites.Here(name="Gimli"),
        sites.Here(WARRIOR, "Gimli"), sites.Guarded(1, SHADOW_HOLD), sites.AtNamed("Moria"),
        sites.GuardedByRace(0, ORC), sites.GuardedByRace(1, ORC), sites.SitePathHas(WILDERNESS, 2),
        combat.AlreadyFaced(race=WOLF), combat.AlreadyFaced("Wargs"),
    ],
    not_so=[
        sites.SiteIs(HAVEN), sites.Here(SAGE), sites.Here(name="Balin"), sites.Here(RANGER, "Gimli"),
        sites.Here(WARRIOR, "Balin"), sites.Guarded(2, SHADOW_HOLD), sites.Guarded(1, HAVEN), sites.AtNamed("Bree"),
        sites.GuardedByRace(2, ORC), sites.GuardedByRace(0, UNDEAD), sites.GuardedByRace(1, UNDEAD), sites.Moving(),
        sites.MovesToHaven(), sites.SitePathHas(WILDERNESS, 3), below.Below(), below.MovesBelow(),
        combat.AlreadyFaced(race=ORC), combat.AlreadyFaced("Orc-guard"),
    ],
)
def test_of_the_first_company_at_its_site_and_of_no_company(word: If, so: bool) -> None:
    g, (gimli,) = visiting("Moria", "Gimli")
    here = g.companies[0]
    here.races, here.faced = (WOLF,), (g.cards.names["Wargs"],)
    assert g.current == 0 == here.site
    assert word.holds(g, asks(gimli)) is so
    g.current = -1
    assert not word.holds(g, asks(gimli))


def bound(origin: str, goal: str, *path: int) -> Meccg:
    """The first company is on its way to a site whose card is the first of all."""
    g = table(True)
    g.stack.clear()
    there = put(g, goal, SITES, 0)
    company(g, 0, origin, "Gimli")
    it = g.companies[0]
    it.going, it.path = there, path
    g.phase, g.current = MOVEMENT, 0
    assert there == 0
    return g


@pytest.mark.parametrize("origin, goal, word, so", [
    ("Bree", "Rivendell", sites.MovesToHaven(), True), ("Rivendell", "Bree", sites.MovesToHaven(), False),
    ("Rivendell", "Bree", sites.Moving(), True), ("Moria", "The Under-gates", below.Below(), True),
    ("The Under-gates", "Moria", below.Below(), False), ("Moria", "The Under-gates", below.MovesBelow(), True),
    ("The Under-gates", "Moria", below.MovesBelow(), True), ("Rivendell", "Moria", below.MovesBelow(), False),
    ("Moria", "The Under-gates", below.MovesBelow(both=True), False),
    ("The Under-gates", "Moria", below.MovesBelow(both=True), False),
    ("The Under-gates", "The Under-galleries", below.MovesBelow(both=True), True),
    ("Rivendell", "Bree", sites.InPath(WILDERNESS), True), ("Rivendell", "Bree", sites.InPath(WILDERNESS, 2), False),
    ("Rivendell", "Bree", sites.InPath(SHADOW_LAND), False), ("Rivendell", "Moria", sites.SiteIs(SHADOW_HOLD), True),
    ("Moria", "Rivendell", sites.SiteIs(SHADOW_HOLD), False),
    ("Rivendell", "Moria", sites.Guarded(1, SHADOW_HOLD), True),
])
def test_of_the_first_company_on_its_way_to_the_first_card(origin: str, goal: str, word: If, so: bool) -> None:
    g = bound(origin, goal, WILDERNESS)
    assert word.holds(g, asks(2)) is so
    g.current = -1
    assert not word.holds(g, asks(2))


def test_a_company_that_has_arrived_has_moved_at_its_site_alone() -> None:
    g, _ = visiting("Moria", "Gimli")
    for g.companies[0].arrived in (True, False):
        for g.phase in (SITE_PHASE, MOVEMENT):
            assert sites.Moving().holds(g, asks(-1)) is (g.companies[0].arrived and g.phase == SITE_PHASE)


def test_R_SITE_05_a_site_offers_a_card_untapped_and_to_a_company_that_is_there() -> None:
    g, _ = visiting("Moria", "Gimli")
    cloak, faction = hand(g, 0, "Elven Cloak", "Riders of Rohan")
    for word, tapped_too in ((sites.Offered(), False), (sites.OfferedTapped(), True)):
        for g.state[0] in (TAPPED, 0):
            assert word.holds(g, asks(cloak)) is (tapped_too or g.state[0] != TAPPED)
            assert not word.holds(g, asks(faction))
        g.current = -1
        assert not word.holds(g, asks(cloak))
        g.current = 0


# Of the bearer

@either_way(
    so=[
        bearer.BearerAt(SHADOW_HOLD), bearer.BearerAtNamed("Moria"), bearer.BearerIs(DWARF), bearer.AtMost(1),
        bearer.FewerThan(2), bearer.BearerHas(WARRIOR), bearer.BearerCan(WARRIOR), bearer.AtRest(),
    ],
    not_so=[
        bearer.BearerAt(HAVEN), bearer.BearerAtNamed("Bree"), bearer.BearerIs(ELF), bearer.AtMost(0),
        bearer.FewerThan(1), bearer.BearerHas(SAGE), bearer.BearerCan(SAGE), bearer.LeavesItsLands(),
        bearer.BearerAtDwarfHold(), bearer.OnItem(),
    ],
)
def test_of_the_first_card_as_bearer_and_of_what_nobody_bears(word: If, so: bool) -> None:
    g = table()
    gimli = put(g, "Gimli", IN_PLAY, 0)
    join(g, gimli, found_company(g, 0, put(g, "Moria", LOCATION, 0)))
    cloak = give(g, gimli, "Elven Cloak")
    assert gimli == 0 == g.company[gimli]
    assert word.holds(g, asks(cloak)) is so
    g.host[cloak] = NOBODY_HOSTS
    assert not word.holds(g, asks(cloak))


def test_what_lies_with_the_first_card_lies_with_an_item() -> None:
    g = table()
    stone = put(g, "Palantír of Orthanc", IN_PLAY, 0)
    card = give(g, stone, "Align Palantír")
    assert stone == 0 and bearer.OnItem().holds(g, asks(card)) and not bearer.OnItem().holds(g, asks(stone))
    assert bearer.Restored("Align Palantír").holds(g, asks(stone))
    assert not bearer.Restored("Align Palantír").holds(g, asks(card))


@pytest.mark.parametrize("pile", [IN_PLAY, MARSHALLED])
@EITHER_SEAT
def test_what_lies_with_an_item_may_be_anybodys_in_play_or_stored(pile: int, side: int) -> None:
    g = table()
    stone = put(g, "Palantír of Orthanc", IN_PLAY, 0)
    g.host[put(g, "Align Palantír", pile, side)] = stone
    assert bearer.Restored("Align Palantír").holds(g, asks(stone))
    assert not bearer.Restored("Elven Cloak").holds(g, asks(stone))


@pytest.mark.parametrize("goal, leaves", [("Bree", True), ("Wellinghall", False), ("Isengard", False), ("", False)])
def test_an_ally_leaves_its_lands_only_on_the_way_elsewhere(goal: str, leaves: bool) -> None:
    g = bound("Wellinghall", goal or "Bree")
    treebeard = give(g, 2, "Treebeard")
    g.companies[0].going = 0 if goal else -1
    assert bearer.LeavesItsLands().holds(g, asks(treebeard)) is leaves
    assert bearer.AtRest().holds(g, asks(treebeard)) is (goal == "")
    g.host[treebeard] = NOBODY_HOSTS
    assert not bearer.LeavesItsLands().holds(g, asks(treebeard))


# Of whom or what the moment is about

@pytest.mark.parametrize("slot", [0, 3, SLOTS // 2])
def test_of_the_company_a_card_lies_on_and_of_another(slot: int) -> None:
    g = table()
    card = put(g, "Sun", IN_PLAY, 0)
    g.host[card] = FIRST_COMPANY - slot
    for word in (subject.SubjectLiesUnder(), subject.SubjectIsCompany()):
        assert word.holds(g, asks(card, slot)) and not word.holds(g, asks(card, slot + 1))


def test_of_the_bearer_of_the_card_itself_and_of_a_name() -> None:
    g = table()
    gimli, balin = company(g, 0, "Moria", "Gimli", "Balin")
    elrond, = company(g, 0, "Rivendell", "Elrond")
    cloak = give(g, gimli, "Elven Cloak")
    for word, whom in (
        (subject.SubjectIsBearer(), [gimli]), (subject.SubjectIsThis(), [cloak]),
        (subject.SubjectIsNamed("Balin"), [balin]),
        (subject.SubjectIsNot(ELF), [gimli, balin, cloak]), (subject.SubjectIn(), [gimli, balin, cloak]),
    ):
        assert [it for it in (gimli, balin, elrond, cloak) if word.holds(g, asks(cloak, it))] == whom


@pytest.mark.parametrize("word", [
    subject.SubjectLiesUnder(), subject.SubjectIsCompany(), subject.SubjectIsBearer(), subject.SubjectIsThis(),
    subject.SubjectIsNamed("Gimli"), subject.SubjectIsNot(ORC), subject.SubjectIn(), sites.AtItsSite(), PlayedByIt(),
    OnThatAgent(),
])
def test_a_moment_that_is_about_nobody(word: If) -> None:
    g, (gimli,) = visiting("Moria", "Gimli")
    for host in (gimli, NOBODY_HOSTS, FIRST_COMPANY, g.companies[0].site):
        card = give(g, gimli, "Elven Cloak")
        g.host[card] = host
        assert not word.holds(g, asks(card))
    assert not word.holds(g, asks(gimli))


# Of the table

def test_the_first_kind_of_all_is_in_play_like_any_other() -> None:
    g = table()
    first = g.cards.facts[0].name
    assert g.cards.names[first] == 0 and not whole.InPlay(first).holds(g, asks(-1))
    put(g, first, IN_PLAY, 1)
    assert whole.InPlay(first).holds(g, asks(-1)) and not whole.InPlay("no such card").holds(g, asks(-1))


@pytest.mark.parametrize("pile, stored", [(MARSHALLED - 1, False), (MARSHALLED, True), (MARSHALLED + 1, True),
                                          (MARSHALLED + 2, False), (IN_PLAY, False)])
def test_a_card_is_stored_in_either_pile_of_marshalling_points(pile: int, stored: bool) -> None:
    g = table()
    card = g.put(g.cards.names["Elven Cloak"], pile, 0)
    assert whole.IsStored().holds(g, asks(card)) is stored
    for g.state[card] in (0, TAPPED):
        assert whole.StoredThere().holds(g, asks(card)) is (stored and g.state[card] == TAPPED)
        for word in (whole.IsTapped(), IsStaged(TAPPED)):
            assert word.holds(g, asks(card)) is (g.state[card] == TAPPED)
    assert whole.InPlayOnly().holds(g, asks(card)) is (pile == IN_PLAY)


@EITHER_SEAT
def test_who_organizes_is_whose_organization_phase_it_is(side: int) -> None:
    g, _ = visiting("Moria", "Gimli")
    for g.active in (0, 1):
        for g.phase in (ORGANIZATION, SITE_PHASE):
            mine = g.active == side and g.phase == ORGANIZATION
            assert whole.Organizing().holds(g, asks(-1, side=side)) is mine
