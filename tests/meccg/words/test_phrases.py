"""Sentences that many cards share: of which words they are made."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Ability, Effect, Either, Picked, Together
from ravenhill.games.meccg.terms import (
    ORC,
    RUINS_AND_LAIRS,
    SAGE,
    SHADOW_HOLD,
    SHADOW_LAND,
    WARRIOR,
    WILDERNESS,
    WOLF,
)
from ravenhill.games.meccg.words import phrases
from ravenhill.games.meccg.words.changes import (
    Aroused,
    HalfTheStrikes,
    LimitByPath,
    On,
    OnAttack,
    OnIt,
    OnThisAttack,
)
from ravenhill.games.meccg.words.ifs.combat import AlreadyFaced
from ravenhill.games.meccg.words.ifs.sites import Guarded
from ravenhill.games.meccg.words.numbers import (
    ATTACK_BODY,
    ATTACK_PROWESS,
    ATTACK_STRIKES,
    BODY,
    INFLUENCE,
    NOT_UNTAPPING,
    PROWESS,
    Duplicated,
)
from ravenhill.games.meccg.words.verbs.combat import Arouse, Fight
from ravenhill.games.meccg.words.verbs.kinds import ThisTurn
from ravenhill.games.meccg.words.who.people import BEARER, NEW_CARD, Characters, Companies
from ravenhill.games.meccg.words.who.places import EVERY_SITE, Sites
from tests.meccg.cards.scenes import attacked_by, on_the_way, organizing, visiting
from tests.meccg.tables import company, give
from tests.meccg.words.asking import asks


def parts(effect: Effect) -> tuple[Effect, ...]:
    return effect.verbs if isinstance(effect, Together) else (effect,)


def numbers(effect: Effect) -> list[tuple[int, int]]:
    """Which numbers it changes, and by how much."""
    return [(it.change.question, it.change.more) for it in parts(effect)
            if isinstance(it, ThisTurn) and isinstance(it.change, (OnIt, OnThisAttack))]


def test_so_much_more_of_each_number_that_is_named_and_of_no_other() -> None:
    assert numbers(phrases.strengthens(BEARER, prowess=1)) == [(PROWESS, 1)]
    assert numbers(phrases.strengthens(BEARER, 1, -1, 2)) == [(PROWESS, 1), (BODY, -1), (INFLUENCE, 2)]
    assert numbers(phrases.changes_the_attack(body=-1)) == [(ATTACK_BODY, -1)]
    assert numbers(phrases.changes_the_attack(1, 2, 3)) == [(ATTACK_PROWESS, 1), (ATTACK_BODY, 2), (ATTACK_STRIKES, 3)]
    more = phrases.has_more(BEARER, body=1, influence=3).changes
    assert [(it.question, it.more) for it in more if isinstance(it, On)] == [(BODY, 1), (INFLUENCE, 3)]


@pytest.mark.parametrize("original", [False, True])
def test_half_of_all_strikes_or_of_those_it_had(original: bool) -> None:
    verb = phrases.halves_the_strikes(original)
    assert isinstance(verb, ThisTurn) and isinstance(verb.change, HalfTheStrikes) and verb.change.original is original
    assert isinstance(plain := phrases.halves_the_strikes(), ThisTurn) and isinstance(plain.change, HalfTheStrikes)
    assert not plain.change.original


def readings(ability: Ability) -> list[tuple[int, int]]:
    """Which automatic-attack is meant, and how many the site must have for it."""
    assert isinstance(ability.when, Guarded)
    either = next(it for it in ability.does if isinstance(it, Either))
    found: list[tuple[int, int]] = []
    for part in either.verbs:
        verb, = parts(part)
        assert isinstance(verb, Arouse) and isinstance(verb.change, (Aroused, Duplicated))
        needed = part.when if isinstance(part, Together) else ability.when
        assert isinstance(needed, Guarded) and needed.types == ability.when.types
        found.append((verb.change.number, needed.number))
    return found


def test_an_automatic_attack_can_be_meant_if_the_site_has_so_many() -> None:
    assert readings(phrases.arouses(2, SHADOW_HOLD)) == [(1, 1), (2, 2), (3, 3)]
    assert readings(phrases.incites(SHADOW_HOLD, RUINS_AND_LAIRS)) == [(1, 1), (2, 2), (3, 3)]


@pytest.mark.parametrize("strikes, prowess, changed", [
    (1, 1, [ATTACK_STRIKES, ATTACK_PROWESS]), (0, 2, [ATTACK_PROWESS]), (1, 0, [ATTACK_STRIKES]),
])
def test_attacks_of_a_race_are_stirred(strikes: int, prowess: int, changed: list[int]) -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    attacked_by(g, "Wargs")
    for race, more in ((WOLF, 1), (ORC, 0)):
        changes = phrases.stirs(race, strikes=strikes, prowess=prowess).changes
        assert [it.question for it in changes] == changed
        for it in changes:
            assert isinstance(it, OnAttack) and it.value(g, asks(gimli), 0, 5) == 5 + more * it.more
    assert [it.more for it in phrases.stirs(ORC).changes if isinstance(it, OnAttack)] == [1, 1]


def test_a_creature_is_stronger_after_others_of_its_race() -> None:
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    change, = phrases.stronger_after(WOLF, 2).changes
    attack = attacked_by(g, "Wargs")
    assert isinstance(change, OnAttack) and change.value(g, asks(attack.card), 0, 5) == 5
    g.companies[0].races = (WOLF, WOLF)
    assert change.value(g, asks(attack.card), 0, 5) == 7 and change.value(g, asks(1), 0, 5) == 5
    assert AlreadyFaced(race=WOLF).holds(g, asks(1))


def test_R_CMB_15_a_card_against_a_strike_is_of_a_skill() -> None:
    fight, = phrases.against_a_strike(WARRIOR, 3, -1, True, 2).verbs
    assert isinstance(fight, Fight) and (fight.prowess, fight.body, fight.keeps, fight.rolls) == (3, -1, True, 2)
    plain, = phrases.against_a_strike(WARRIOR).verbs
    assert isinstance(plain, Fight) and (plain.prowess, plain.body, plain.keeps, plain.rolls) == (0, 0, False, 1)


def test_R_MH_05_fair_travels_leave_two_hazards_at_least() -> None:
    verb, = phrases.fair_travels(WILDERNESS).verbs
    assert isinstance(verb, ThisTurn) and isinstance(verb.change, LimitByPath)
    assert (verb.change.type, verb.change.least) == (WILDERNESS, 2) and isinstance(verb.who, Picked)
    assert isinstance(verb.who.who, Companies) and verb.who.who.moving == NEW_CARD


def test_R_SITE_07_who_has_learned_something_does_not_untap() -> None:
    found, stays = phrases.learned()
    change, = stays.changes
    assert isinstance(change, On) and (change.question, change.more) == (NOT_UNTAPPING, 1)
    sage = found.picking[0].who
    assert isinstance(sage, Picked) and isinstance(sage.who, Characters) and sage.who.skill == SAGE


@pytest.mark.parametrize("path, ranger, blown", [
    ((SHADOW_LAND,), False, False), ((SHADOW_LAND,) * 2, False, True), ((SHADOW_LAND,) * 2, True, False),
])
def test_who_moves_through_so_many_regions_is_blown_back_unless_a_ranger_leads(
    path: tuple[int, ...], ranger: bool, blown: bool,
) -> None:
    g, (one,) = on_the_way("Bree", "Aragorn II" if ranger else "Gimli", path=path)
    twice, anyhow, once = (
        phrases.blows(SHADOW_LAND, 2), phrases.blows(SHADOW_LAND, 2, rangers=False), phrases.blows(SHADOW_LAND))
    assert twice.when is not None and anyhow.when is not None and once.when is not None
    assert twice.when.holds(g, asks(one, 0)) is blown and anyhow.when.holds(g, asks(one, 0)) is (len(path) == 2)
    assert once.when.holds(g, asks(one, 0)) is not ranger
    g.companies[0].going = -1
    assert not any(it.when.holds(g, asks(one, 0)) for it in (twice, anyhow, once) if it.when)


def test_each_site_with_so_many_regions_is_tapped_but_no_haven() -> None:
    g, (gimli,) = visiting("Moria", "Gimli")
    company(g, 1, "Lórien", "Elrond")
    for times, found in ((1, [g.companies[0].site]), (2, [g.companies[0].site]), (3, [])):
        tap, = phrases.taps_sites(WILDERNESS, times).verbs
        assert isinstance(tap.who, Sites) and tap.who.which == EVERY_SITE and tap.who.find(g, asks(gimli)) == found
    plain, = phrases.taps_sites(WILDERNESS).verbs
    assert isinstance(plain.who, Sites) and plain.who.times == 1


def test_an_ent_leaves_a_company_that_leaves_its_lands() -> None:
    g, (gimli,) = organizing("Wellinghall", "Gimli")
    treebeard = give(g, gimli, "Treebeard")
    leaves = phrases.ent()[1]
    assert leaves.when is not None and not leaves.when.holds(g, asks(treebeard, 0))
    g.companies[0].going = company(g, 0, "Bree", "Frodo")[0] - 1
    assert leaves.when.holds(g, asks(treebeard, 0)) and not leaves.when.holds(g, asks(treebeard, 1))
