"""Whole games at random: nothing breaks, everything ends, and what is offered can be done."""
from __future__ import annotations

from collections import Counter

import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Decision
from ravenhill.games.five_armies import GAME
from ravenhill.games.five_armies.faults import faults
from ravenhill.games.five_armies.rules.armies import MoveArmies
from ravenhill.games.five_armies.rules.attack import joint_targets, may_combine
from ravenhill.games.five_armies.rules.dice import (
    ATTACK,
    EYE,
    GOBLIN_ATTACK,
    GOBLIN_MOVEMENT,
    GOBLINS,
    STRATEGIC_MOVEMENT,
    uses,
)
from ravenhill.games.five_armies.rules.recruiting import flips, may_flip, own_groups
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import ARMY, CHARACTER, FREE, SHADOW

MOST_OPTIONS = 256
GAMES = 12


def walk(seed: int):
    """A random game, stopped at each of its questions."""
    g = GAME.new()
    dice = FastDice(seed)
    g.dice = dice
    while (question := g.question()) is not None:
        yield g, question
        g.accept(g.offered[dice.pick(len(g.offered))])
    yield g, None


@pytest.mark.parametrize("seed", range(1, GAMES + 1))
def test_a_random_game_breaks_no_invariant_and_ends(seed: int):
    for g, question in walk(seed):
        assert faults(g) == []
        if question is None:
            assert g.why in ("war-fate", "war-beorn", "war-bolg", "war-points", "war-front-gate")
            assert g.winner in (FREE, SHADOW)
        else:
            assert isinstance(question, Decision)
            assert 1 <= len(g.offered) <= MOST_OPTIONS
            assert len(set(g.offered)) == len(g.offered)
            named = [question.choice(g, option) for option in g.offered]
            assert len(set(named)) == len(named)
            assert question.rules()
        assert g.turn <= 30


@pytest.mark.many_games
@pytest.mark.parametrize("thirty", range(10))
def test_three_hundred_random_games_end_with_every_invariant_kept(thirty: int):
    for seed in range(1000 + 30 * thirty, 1030 + 30 * thirty):
        g = GAME.new()
        g.dice, g.quick = FastDice(seed), True
        dice = FastDice(seed + 7)
        while g.question() is not None:
            assert faults(g) == []
            g.accept(g.offered[dice.pick(len(g.offered))])
        assert g.ended and g.winner in (FREE, SHADOW) and g.turn <= 30


def test_a_use_of_a_die_is_offered_if_and_only_if_its_dialog_has_an_answer():
    seen: Counter[int] = Counter()
    for seed in range(20, 26):
        for g, question in walk(seed):
            if type(question).__name__ == "Act":
                for side in (FREE, SHADOW): compare(g, side, seen)
    assert seen[STRATEGIC_MOVEMENT] > 100
    assert seen[GOBLIN_MOVEMENT] > 10


def compare(g: Battle, side: int, seen: Counter[int]) -> None:
    found = uses(g, side, ARMY)
    assert (STRATEGIC_MOVEMENT in found) == MoveArmies(side, 2, 1).can_go_on(g)
    assert (ATTACK in found) == MoveArmies(side, 1, 1, attack=True).can_go_on(g)
    assert may_combine(g, side) == bool(joint_targets(g, side))
    assert may_flip(g, side) == bool(flips(g, side, own_groups(g, side)))
    seen.update(found)
    found = uses(g, side, CHARACTER)
    assert bool({5, 6} & set(found)) == MoveArmies(side, 1, 2, leadership=True, attack=True).can_go_on(g)
    if side == SHADOW:
        found = uses(g, side, EYE)
        assert (GOBLIN_ATTACK in found) == MoveArmies(side, 1, 1, contains=GOBLINS, attack=True).can_go_on(g)
        assert (GOBLIN_MOVEMENT in found) == MoveArmies(side, 2, 1, contains=GOBLINS).can_go_on(g)
        seen.update(found)
