"""Conditions of combat: of an attack and of another, of a strike, and while nothing attacks."""
from __future__ import annotations

import pytest

from ravenhill.core.words import If
from ravenhill.games.meccg.piles import FIRST_COMPANY, IN_PLAY
from ravenhill.games.meccg.rules.attacks import BEATEN, RESOLVED
from ravenhill.games.meccg.state import AT_HOME, Meccg
from ravenhill.games.meccg.terms import (
    BY_HOLD,
    BY_REGION,
    BY_REGION_TYPE,
    BY_SITE,
    ORC,
    RUINS_AND_LAIRS,
    SHADOW_HOLD,
    SHADOW_LAND,
    WILDERNESS,
    WOLF,
)
from ravenhill.games.meccg.words.ifs import combat
from tests.meccg.cards.scenes import attacked_by, on_the_way, struck_by, visiting
from tests.meccg.tables import company, give, put
from tests.meccg.words.asking import asks, either_way


def on_the_road() -> tuple[Meccg, int]:
    g, (gimli,) = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    return g, gimli


@either_way(
    so=[
        combat.Facing(WOLF), combat.KeyedToType(WILDERNESS), combat.ByCreature(), combat.Attacked(),
        combat.MoreStrikes(),
    ],
    not_so=[
        combat.Facing(ORC), combat.KeyedToType(SHADOW_LAND), combat.KeyedToSite(), combat.ByDragon(),
        combat.ByDragon("Smaug"), combat.ItWounded(), combat.Automatically(), combat.AutomaticIn("Arthedain"),
        combat.TheAttackIsThis(), combat.AllBeaten(), combat.StruckIsThis(), combat.BearerStruck(), combat.NoSkillYet(),
        combat.OnAttackedCompany(), combat.CreatureBeatenIn("Arthedain"), combat.AtHome(),
    ],
)
def test_of_wolves_on_the_road_and_of_a_quiet_road(word: If, so: bool) -> None:
    g, gimli = on_the_road()
    cloak = give(g, gimli, "Elven Cloak")
    assert not word.holds(g, asks(cloak))                      # nothing attacks
    attacked_by(g, "Wargs", BY_REGION_TYPE, WILDERNESS)
    assert word.holds(g, asks(cloak)) is so


@pytest.mark.parametrize("word", [combat.StruckIsThis(), combat.NoSkillYet(), combat.BearerStruck()])
def test_of_whom_the_strike_is(word: If) -> None:
    g, gimli = on_the_road()
    balin, = company(g, 0, "Bree", "Balin")
    assert not word.holds(g, asks(gimli))
    struck_by(g, "Wargs", gimli)
    assert word.holds(g, asks(gimli))
    assert word.holds(g, asks(balin)) is isinstance(word, combat.NoSkillYet)


@pytest.mark.parametrize("results, beaten", [
    ([], False), ([BEATEN], True), ([BEATEN, BEATEN], True), ([BEATEN, RESOLVED], False),
])
def test_R_CMB_27_an_attack_is_beaten_strike_by_strike_and_not_before_any(results: list[int], beaten: bool) -> None:
    g, gimli = on_the_road()
    attacked_by(g, "Wargs").results = results
    assert combat.AllBeaten().holds(g, asks(gimli)) is beaten


@pytest.mark.parametrize("by, key, words", [
    (BY_HOLD, RUINS_AND_LAIRS, {RUINS_AND_LAIRS}), (BY_SITE, 0, {SHADOW_HOLD}), (BY_REGION_TYPE, WILDERNESS, set()),
])
def test_R_KEY_10_what_is_keyed_to_the_site_is_keyed_to_its_type(by: int, key: int, words: set[int]) -> None:
    g, (gimli,) = on_the_way("Moria", "Gimli", path=(WILDERNESS,))
    attacked_by(g, "Wargs", by, key)
    assert combat.KeyedToSite().holds(g, asks(gimli)) is bool(words)
    for type in (RUINS_AND_LAIRS, SHADOW_HOLD):
        assert combat.KeyedToSite(type).holds(g, asks(gimli)) is (type in words)


@pytest.mark.parametrize("slot", [0, 1])
def test_a_card_that_lies_on_the_company_lies_on_that_which_is_attacked(slot: int) -> None:
    g, _ = on_the_road()
    company(g, 0, "Bree", "Balin")
    card = put(g, "Sun", IN_PLAY, 0)
    g.host[card] = FIRST_COMPANY - slot
    for g.current in (0, 1):
        attacked_by(g, "Wargs")
        assert combat.OnAttackedCompany().holds(g, asks(card)) is (g.current == slot)


@pytest.mark.parametrize("number, defeated, last", [
    (0, True, False), (1, True, False), (2, True, True), (2, False, False),
])
def test_a_creature_is_beaten_in_a_region_when_its_last_attack_is(number: int, defeated: bool, last: bool) -> None:
    g, gimli = on_the_road()
    rhudaur, other = g.cards.names["Rhudaur"], g.cards.names["Arthedain"]
    attack = attacked_by(g, "Assassin", BY_REGION, rhudaur)
    attack.number, attack.defeated = number, defeated
    assert g.facts(attack.card).attacks == 3
    word = combat.CreatureBeatenIn("Rhudaur")
    assert word.holds(g, asks(gimli)) is last
    attack.key = other
    assert not word.holds(g, asks(gimli))
    attack.by, attack.key = BY_REGION_TYPE, rhudaur
    assert not word.holds(g, asks(gimli))


@pytest.mark.parametrize("automatic", [False, True])
def test_of_an_automatic_attack_and_of_the_place_where_it_is(automatic: bool) -> None:
    g, (gimli,) = visiting("Moria", "Gimli")
    attack = attacked_by(g, "Wargs")
    attack.automatic = automatic
    for word in (combat.Automatically(), combat.Automatically(SHADOW_HOLD), combat.AutomaticIn("Redhorn Gate")):
        assert word.holds(g, asks(gimli)) is automatic
    for word in (combat.Automatically(RUINS_AND_LAIRS), combat.AutomaticIn("Arthedain")):
        assert not word.holds(g, asks(gimli))


@pytest.mark.parametrize("who, optional, automatic, home", [
    ("Balin", AT_HOME, True, False), ("Thranduil", AT_HOME, True, True), ("Thranduil", 0, True, False),
    ("Thranduil", AT_HOME, False, False),
])
def test_R_SITE_21_at_home_by_that_rule_alone(who: str, optional: int, automatic: bool, home: bool) -> None:
    g, (one,) = visiting("Thranduil's Halls", who)
    g.optional = optional
    attacked_by(g, "Wargs").automatic = automatic
    assert combat.AtHome().holds(g, asks(one)) is home


@pytest.mark.parametrize("word, of", [
    (combat.Follows(ORC, land=WILDERNESS), [0]), (combat.Follows(ORC, hold=SHADOW_HOLD), [2]),
    (combat.Follows(ORC, land=WILDERNESS, last=True), [0, 1]), (combat.Follows(ORC, no_site=True), [0, 1, 3]),
    (combat.Follows(WOLF, land=WILDERNESS), []), (combat.Follows(ORC, land=SHADOW_LAND), [3]),
])
def test_an_attack_follows_one_of_such_a_race_that_was_keyed_so(word: If, of: list[int]) -> None:
    g, gimli = on_the_road()
    ways = (BY_REGION_TYPE * 8 + WILDERNESS, BY_REGION * 8 + WILDERNESS, BY_HOLD * 8 + SHADOW_HOLD,
            BY_REGION_TYPE * 8 + SHADOW_LAND)
    here = g.companies[0]
    for n, way in enumerate(ways):
        here.races, here.keyed = (ORC,), (way,)
        assert word.holds(g, asks(gimli)) is (n in of)
        g.current = -1
        assert not word.holds(g, asks(gimli))
        g.current = 0


def test_what_was_faced_last_is_not_what_was_faced_before() -> None:
    g, gimli = on_the_road()
    here, wild = g.companies[0], BY_REGION_TYPE * 8 + WILDERNESS
    here.races, here.keyed = (ORC, WOLF), (wild, wild)
    assert combat.Follows(ORC, land=WILDERNESS).holds(g, asks(gimli))
    assert not combat.Follows(ORC, land=WILDERNESS, last=True).holds(g, asks(gimli))
    assert combat.Follows(WOLF, land=WILDERNESS, last=True).holds(g, asks(gimli))
