"""Whole games at random: they all end, and every rule that can be checked at rest is kept."""
from __future__ import annotations

import os
from collections.abc import Mapping

import pytest

from ravenhill.core.cards import replaced
from ravenhill.core.dice import FastDice
from ravenhill.games.meccg import GAME, OPTIONAL
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import (
    CHAIN,
    FIRST_COMPANY,
    HAND,
    IN_PLAY,
    LOCATION,
    MOVEMENT,
    ORGANIZATION,
    SITE_PHASE,
    UNCONTROLLED,
)
from ravenhill.games.meccg.rules.numbers import unused_influence
from ravenhill.games.meccg.rules.organization import OrganizationPhase
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import HAVEN
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION
from tests.meccg.cards.scenes import organizing
from tests.meccg.tables import put

GAMES = int(os.environ.get("RAVENHILL_MECCG_GAMES", "10"))       # more of them for a soak
MOST_ANSWERS = 40_000
EVERY = int(os.environ.get("RAVENHILL_MECCG_EVERY", "3"))        # after how many answers everything is looked over


def play(options: Mapping[str, object], seed: int) -> None:
    g = GAME.new(options)
    dice = FastDice(seed)
    g.dice, g.quick = dice, True
    for answers in range(MOST_ANSWERS):
        if g.question() is None:
            assert g.why in ("meccg-council", "meccg-wizard-lost", "meccg-ring-destroyed")
            assert GAME.faults(g) == [], seed
            return
        assert 0 < len(g.offered) <= 256
        if answers % EVERY == 0:
            assert GAME.faults(g) == [], seed
        g.accept(g.offered[dice.pick(len(g.offered))])
    raise AssertionError(f"seed {seed} does not end")


@pytest.mark.parametrize("seed", range(GAMES))
def test_games_with_the_starter_decks_end(seed: int) -> None:
    play({"rules": ("basic", "standard")[seed % 2], "length": 1 + seed % 2}, seed)


@pytest.mark.parametrize("seed", range(GAMES))
def test_games_with_random_decks_and_rules_end(seed: int) -> None:
    play(GAME.varied({}, seed), seed)


def test_what_varies_is_every_rule_and_length_and_what_is_given_is_kept() -> None:
    some = [GAME.varied({}, seed) for seed in range(60)]
    assert {it["rules"] for it in some} == {"basic", "standard"} and {it["length"] for it in some} == {1, 2, 3, 4}
    assert {name for it in some for name in it["optional"]} == set(OPTIONAL)
    assert GAME.varied({"length": 2}, 7) == {"length": 2} and GAME.varied({}, 7) == GAME.varied({}, 7)


def test_what_is_wrong_is_noticed() -> None:
    """Each of the invariants, broken on purpose."""
    for rule, harm in HARMS.items():
        g = GAME.new({"rules": "standard"})
        dice = FastDice(3)
        g.dice, g.quick = dice, True
        while not (g.turn > 4 and g.phase == MOVEMENT and g.current >= 0 and len(g.companies[g.current].members) > 1):
            g.question()
            g.accept(g.offered[dice.pick(len(g.offered))])
        assert GAME.faults(g) == []
        harm(g)
        assert any(it.startswith(rule) for it in GAME.faults(g)), (rule, GAME.faults(g))


def twins(g: Meccg) -> None:
    people = [it for it in g.in_force() if g.company[it] >= 0]
    g.kind = replaced(g.kind, people[1], g.kind[people[0]])


def crowd(g: Meccg) -> None:
    it = g.companies[g.current]
    g.phase = SITE_PHASE
    it.site = next(site for site in g.piles[LOCATION + it.side] if g.facts(site).hold != HAVEN)
    it.members = it.members * 8


def follow(g: Meccg) -> None:
    one, other = g.companies[g.current].members[:2]
    g.host[one], g.host[other] = other, one


def flood(g: Meccg) -> None:
    it = g.companies[g.current]
    it.counted = (-1,) * (it.most + 1)


def lose(g: Meccg) -> None:
    g.ended, g.why, g.score = True, "meccg-council", [99, 99]


def closing(g: Meccg) -> None:
    """The organization phase has closed, and somebody has no leader."""
    g.stack = [*g.stack[:1], OrganizationPhase(), Acting(END_OF_ORGANIZATION, g.active, True)]
    g.phase = ORGANIZATION
    g.attackers.clear()
    it = next(it for it in g.piles[IN_PLAY + g.active] if g.company[it] >= 0)
    g.host[it] = UNCONTROLLED


def declared(g: Meccg) -> None:
    g.stack = g.stack[:1]
    g.waiting.clear()
    g.attackers.clear()
    g.move(g.piles[HAND][0], CHAIN)


def test_what_came_after_the_close_explains_too_little_influence_and_nothing_else() -> None:
    """R-ORG-30, 33  A card that was played this turn is no excuse for what it did not bring about."""
    for follower, free in (("Sam Gamgee", 0), ("Frodo", -1)):
        g, (elrond, other) = organizing("Rivendell", "Elrond", follower)
        g.host[other] = elrond
        assert unused_influence(g, elrond) == free
        g.stack = [*g.stack[:1], OrganizationPhase(), Acting(END_OF_ORGANIZATION, 0, True)]
        palm = put(g, "Palm to Palm", IN_PLAY, 0)
        g.host[palm] = FIRST_COMPANY - g.company[elrond]
        g.did = [g.kind[palm]]
        assert unused_influence(g, elrond) == free - 1
        assert any(it.startswith("R-ORG-33") for it in faults(g)) is (free < 0)
        g.did.clear()
        assert any(it.startswith("R-ORG-33") for it in faults(g))  # it lay there when the phase closed


HARMS = {
    "a card lies": lambda g: g.written(HAND).pop(), "R-ORG-07": lambda g: g.companies[g.current].members.append(
        g.companies[g.current].members[0]), "R-DECK-14": twins, "R-ORG-21": crowd, "R-ORG-35": follow, "R-MH-05": flood,
    "R-END-22": lose, "R-ORG-38": closing, "R-CHAIN-04": declared,
}
