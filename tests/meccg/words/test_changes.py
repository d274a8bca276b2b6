"""Changes of numbers: how much, of whom, and of nobody else."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import FIRST_AGENT, IN_PLAY
from ravenhill.games.meccg.rules.agent_actions import ACTIONS
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import (
    DWARF,
    ELF,
    FREE_DOMAIN,
    GREATER,
    HAVEN,
    HOBBIT,
    MAJOR,
    MINOR,
    ORC,
    SAGE,
    SHADOW_HOLD,
    SHADOW_LAND,
    UNDEAD,
    WARRIOR,
    WILDERNESS,
)
from ravenhill.games.meccg.words import changes
from ravenhill.games.meccg.words.agent_changes import ComesFrom, ExtraActions
from ravenhill.games.meccg.words.ifs.table import InPlay
from ravenhill.games.meccg.words.numbers import (
    ATTACK_PROWESS,
    BODY,
    HOARD,
    PROWESS,
    Alter,
    DragonOpening,
    ForRaces,
    IsSo,
    OneByOne,
    Withered,
)
from ravenhill.games.meccg.words.who.people import BEARER, COMPANIONS
from tests.meccg.cards.scenes import attacked_by, on_the_way, organizing, visiting
from tests.meccg.tables import company, give, put
from tests.meccg.words.asking import asks

GATES = "Gates of Morning"
WITH_GATES = InPlay(GATES)


def row(change: Alter, g: Meccg, source: Source, thing: int, *totals: int) -> list[int]:
    """What becomes of each of these numbers."""
    return [change.value(g, source, thing, total) for total in totals]


def with_and_without(g: Meccg, change: Alter, source: Source, thing: int, total: int) -> tuple[int, int]:
    """While Gates of Morning is in play, and before."""
    without = change.value(g, source, thing, total)
    put(g, GATES, IN_PLAY, 0)
    return change.value(g, source, thing, total), without


# Of characters

def test_more_for_those_who_are_meant_and_only_if_it_is_so() -> None:
    g, (gimli, balin) = organizing("Rivendell", "Gimli", "Balin")
    cloak = asks(give(g, gimli, "Elven Cloak"))
    assert row(changes.On(PROWESS, 2, BEARER), g, cloak, gimli, 5) == [7]
    assert row(changes.On(PROWESS, 2, BEARER), g, cloak, balin, 5) == [5]
    assert with_and_without(g, changes.On(PROWESS, 2, COMPANIONS, WITH_GATES), cloak, balin, 5) == (7, 5)


@pytest.mark.parametrize("more, up_to, before, after", [
    (2, 99, 98, 100), (2, 99, 5, 7), (2, 9, 6, 8), (2, 9, 7, 9), (2, 9, 8, 9), (2, 9, 9, 9), (2, 9, 10, 10),
    (-1, 99, 5, 4),
])
def test_so_much_more_to_a_maximum_which_takes_nothing_away(more: int, up_to: int, before: int, after: int) -> None:
    g, (gimli,) = organizing("Rivendell", "Gimli")
    assert row(changes.OnIt(BODY, more, up_to), g, asks(-1), gimli, before) == [after]


def test_more_for_each_of_some_races_but_for_those_with_a_skill() -> None:
    g, (gimli, frodo, elrond) = organizing("Rivendell", "Gimli", "Frodo", "Elrond")
    sun = put(g, "Sun", IN_PLAY, 0)
    for change, whom in (
        (changes.OnEach(PROWESS, 1, DWARF, HOBBIT), [gimli, frodo]), (changes.OnEach(PROWESS, 1, when=WITH_GATES), []),
        (changes.OnEach(PROWESS, 1, without=WARRIOR), [frodo]), (changes.OnEach(PROWESS, 1, ELF, without=SAGE), []),
        (changes.OnEach(PROWESS, 1), [gimli, frodo, elrond]),
    ):
        assert [it for it in (gimli, frodo, elrond, sun) if row(change, g, asks(sun), it, 5) == [6]] == whom


def test_R_CORR_01_each_item_of_a_size_weighs_one_more() -> None:
    g, (gandalf,) = organizing("Rivendell", "Gandalf")
    items = [give(g, gandalf, item) for item in ("Glamdring", "Elven Cloak", "Horn of Anor")]
    for size, weights in ((MAJOR, [4, 3, 3]), (MINOR, [3, 4, 4]), (GREATER, [3, 3, 3])):
        assert [row(changes.ItemsWeigh(size), g, asks(-1), item, 3)[0] for item in items] == weights


def test_an_ally_is_spared_at_its_site_by_itself_alone() -> None:
    g, (gimli,) = visiting("Moria", "Gimli")
    treebeard = give(g, gimli, "Treebeard")
    change = changes.NotAtItsSite()
    assert row(change, g, asks(treebeard), treebeard, 0) == [0]               # nothing attacks
    attack = attacked_by(g, "Wargs")
    for attack.automatic in (True, False):
        for attack.by in (*changes.TO_THE_SITE, *changes.ON_THE_WAY):
            spared = attack.automatic or attack.by in changes.TO_THE_SITE
            assert row(change, g, asks(treebeard), treebeard, 0) == [1 if spared else 0]
            assert row(change, g, asks(treebeard), gimli, 0) == [0]


# Of attacks

def struck(g: Meccg) -> tuple[Attack, int]:
    attack = attacked_by(g, "Wargs")
    return attack, g.stack.index(attack)


def test_changes_of_one_attack_are_not_those_of_another() -> None:
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    attack, depth = struck(g)
    attack.strikes = 3
    this, another = asks(-1, 0, depth), asks(-1, 0, depth + 1)
    for change, before, after in (
        (changes.OnThisAttack(ATTACK_PROWESS, 2), [1, 9], [3, 11]),
        (changes.FewerStrikes(2), [4, 3, 2, 1, 0], [2, 1, 1, 1, 0]),
        (changes.HalfTheStrikes(False), [1, 2, 3, 4, 5], [1, 1, 2, 2, 3]),
        (changes.HalfTheStrikes(True), [1, 2, 3, 5], [1, 2, 2, 2]),
    ):
        assert row(change, g, this, 0, *before) == after and row(change, g, another, 0, *before) == before
    g.stack.clear()
    assert row(changes.HalfTheStrikes(True), g, this, 0, 5) == [5]


def test_half_of_a_body_is_rounded_up_and_strikes_are_doubled_if_it_is_so() -> None:
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    source = asks(-1)
    totals = (1, 2, 5, 8)
    for change, after in (
        (changes.HalvesBody(WITH_GATES), [1, 1, 3, 4]), (changes.TwiceTheStrikes(WITH_GATES), [2, 4, 10, 16]),
        (changes.OnAttack(ATTACK_PROWESS, 2, WITH_GATES), [3, 4, 7, 10]),
    ):
        assert row(change, g, source, 0, *totals) == list(totals)
        gates = put(g, GATES, IN_PLAY, 0)
        assert row(change, g, source, 0, *totals) == after
        g.move(gates, 0)
    assert row(changes.OnAttack(ATTACK_PROWESS, 2), g, source, 0, 5) == [7]
    assert row(changes.OpponentDrawsTwice(), g, source, 0, 0, 1, 3) == [0, 2, 6]


def test_whom_this_creature_hits_and_no_other_is_spared() -> None:
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    change = changes.DoesNotWound(2)
    other = put(g, "Wargs", IN_PLAY, 1)
    assert row(change, g, asks(other), 0, 0) == [0]
    attack, _ = struck(g)
    assert row(change, g, asks(attack.card), 0, 0) == [2] and row(change, g, asks(other), 0, 0) == [0]


# Of companies

@pytest.mark.parametrize("site, limits", [("Bree", [4, 3, 2, 1]), ("Lake-town", [2, 2, 2, 1])])
def test_R_MH_05_the_limit_falls_for_who_moves_to_such_a_region(site: str, limits: list[int]) -> None:
    g, _ = on_the_way(site, "Gimli")
    change = changes.LimitIn(g.facts(put(g, "Lake-town", IN_PLAY, 0)).region)
    assert row(change, g, asks(-1), 0, 4, 3, 2, 1) == limits
    g.companies[0].going = -1
    assert row(change, g, asks(-1), 0, 4, 3, 2, 1) == [4, 3, 2, 1]


def test_R_MH_05_the_limit_falls_by_the_symbols_of_the_path() -> None:
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS, WILDERNESS, SHADOW_LAND))
    for change, after in (
        (changes.LimitByPath(WILDERNESS, 2), [3, 2, 2, 1]), (changes.LimitByPath(FREE_DOMAIN, 2), [5, 3, 2, 1]),
        (changes.LimitBy(-1, WILDERNESS, 2), [4, 2, 2, 1]), (changes.LimitBy(-1, FREE_DOMAIN, 2), [5, 3, 2, 1]),
        (changes.LimitBy(1, least=2), [6, 4, 3, 2]), (changes.LimitOf(WILDERNESS, False), [7, 5, 4, 3]),
        (changes.LimitOf(WILDERNESS, True), [10, 6, 4, 2]),
    ):
        assert row(change, g, asks(-1), 0, 5, 3, 2, 1) == after


def test_R_AMB_139_another_roll_below_for_everybody_or_for_one_company() -> None:
    g, (gimli,) = organizing("Moria", "Gimli")
    company(g, 0, "Bree", "Balin")
    cloak = asks(give(g, gimli, "Elven Cloak"))
    for change, after in ((changes.WayBelow(-2), [6, 6]), (changes.WayBelow(-2, own=True), [6, 8])):
        assert [change.value(g, cloak, slot, 8) for slot in (0, 1)] == after


# Of lands and sites

def test_lands_and_sites_count_as_others_if_they_are_such() -> None:
    g, _ = organizing("Rivendell", "Gimli")
    for change in (changes.CountsAs(WILDERNESS, SHADOW_LAND), changes.LandIs(WILDERNESS, SHADOW_LAND),
                   changes.LandsAre({WILDERNESS: SHADOW_LAND})):
        assert row(change, g, asks(-1), 0, WILDERNESS, SHADOW_LAND, 0) == [SHADOW_LAND, SHADOW_LAND, 0]
    assert row(Withered(SHADOW_LAND), g, asks(-1), 0, SHADOW_LAND, 0) == [WILDERNESS, 0]
    change = changes.LandsAre({WILDERNESS: SHADOW_LAND}, when=WITH_GATES)
    assert with_and_without(g, change, asks(-1), 0, WILDERNESS) == (SHADOW_LAND, WILDERNESS)


def test_a_yes_is_one_however_many_say_it() -> None:
    g, _ = organizing("Rivendell", "Gimli")
    site = g.companies[0].site
    card = give(g, site, "Sun", 0)
    assert row(IsSo(HOARD), g, asks(-1), site, 0, 1, 2) == [1, 1, 1]
    assert row(changes.Informs(), g, asks(-1), site, 0, 1) == [1, 1]
    assert row(changes.ItsSiteHas(HOARD), g, asks(card), site, 0) == [1]
    assert row(changes.ItsSiteHas(HOARD), g, asks(card), site + 1, 0) == [0]
    assert row(changes.Mark(), g, asks(-1), 0, 0, 3) == row(OneByOne(HOARD), g, asks(-1), 0, 0, 3) == [0, 3]


def test_a_set_of_races_or_ways_grows_by_each() -> None:
    g, _ = organizing("Rivendell", "Gimli")
    both = 1 << ORC | 1 << UNDEAD
    assert row(ForRaces(HOARD, ORC, UNDEAD), g, asks(-1), 0, 0, 1, 1 << ORC) == [both, both + 1, both]
    ways = changes.no_creatures().value(g, asks(-1), 0, 1)
    assert ways == 1 + sum(1 << 8 + way for way in (*changes.TO_THE_SITE, *changes.ON_THE_WAY))
    assert changes.only_to_the_site().value(g, asks(-1), 0, 0) == sum(1 << 8 + way for way in changes.ON_THE_WAY)


@pytest.mark.parametrize("path, opens", [([], []), ([WILDERNESS], []), ([WILDERNESS] * 2, [WILDERNESS]),
                                         ([WILDERNESS] * 3, [WILDERNESS]), ([SHADOW_LAND] * 2, [])])
def test_a_dragon_comes_where_there_are_so_many_regions(path: list[int], opens: list[int]) -> None:
    assert DragonOpening(lands=(WILDERNESS,), times=2).opens(path) == opens


# Of agents

@pytest.mark.parametrize("place", [0, 3])
def test_R_AMB_123_what_lies_on_an_agent_is_for_that_agent(place: int) -> None:
    g, _ = organizing("Rivendell", "Gimli")
    card = put(g, "Sun", IN_PLAY, 1)
    g.host[card] = FIRST_AGENT - place
    for change, more in (
        (ExtraActions(every=False, counts=False), 1), (ExtraActions(every=False, counts=True), ACTIONS),
        (ComesFrom(HAVEN, SHADOW_HOLD), 1 << HAVEN | 1 << SHADOW_HOLD),
    ):
        found = [change.value(g, asks(card), FIRST_AGENT - it, 0) for it in range(5)]
        assert found == [more if it == place else 0 for it in range(5)]
    assert ExtraActions(every=True, counts=False).value(g, asks(card), FIRST_AGENT - 4, 2) == 3
