"""Doubts its sense: the answers that seem best are tried in worlds that its seat may be sitting at, to the turn's end.

Sense is right most of the time, and a few dozen tries are noisy: another answer must be better beyond doubt.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import thread_time
from typing import Any, Final

from ravenhill.bots.comparing import challenge
from ravenhill.bots.halving import Plan, Thought
from ravenhill.bots.meccg.ahead import played_on, went
from ravenhill.bots.meccg.declaring import NEVER
from ravenhill.bots.meccg.manner import CAPTAIN
from ravenhill.bots.meccg.sense import is_judged, judged, unjudged
from ravenhill.bots.meccg.worth import TERMS, WEIGHTS, terms
from ravenhill.bots.searcher import Searcher
from ravenhill.core.dice import Dice
from ravenhill.core.frames import Table
from ravenhill.core.game import Game
from ravenhill.games.meccg.state import Meccg

# What matters and shows before a turn is over. Strikes are counted exactly by sense; a hand shows its worth later.
THOUGHT_OF: Final = frozenset(("Declare", "Pick", "ChooseDestination", "GoesOn", "EnterOrNot"))

EVEN: Final = (0.0, 1.0)                 # neither seat is better off, and what is told is what was won


class Ahead(Thought):
    """To the end of so many turns, this one counted; every world is imagined anew."""
    terms = TERMS

    def __init__(
        self, game: Game, view: dict[str, Any], dice: Dice, options: Mapping[str, Any], horizon: int,
        weight: list[float],
    ) -> None:
        self.game = game
        self.view = view
        self.dice = dice
        self.options = options
        self.horizon = horizon
        self.weight = weight
        self.seat: int = view["seat"]

    def world(self) -> Meccg:
        found = self.game.imagine(self.view, self.dice, self.options)
        assert isinstance(found, Meccg)
        return found

    def went(self, world: Meccg, plan: Plan, dice: Dice) -> tuple[Plan, float]:
        return went(world, self.seat, plan, dice, self.horizon, self.weight, CAPTAIN)

    def told(self, world: Meccg, plan: Plan, dice: Dice) -> list[float]:
        return terms(played_on(world, self.seat, plan, dice, self.horizon, CAPTAIN)[1], self.seat, self.weight)


class Captain(Searcher):
    tries = 40
    horizon = 1
    options_tried = 5
    looks = 16
    calibration = (0.36, 1.0)            # of the starter decks the first seat's is the better one
    weight = WEIGHTS
    enough = 1.0                         # standard errors that an answer must be better than the squire's

    def __init__(self, game: Game, dice: Dice, options: Mapping[str, Any]) -> None:
        super().__init__(game, dice, options)
        if options.get("decks"): self.calibration = EVEN

    def thought(self, view: dict[str, Any]) -> Ahead:
        return Ahead(self.game, view, self.dice, self.options, self.horizon, self.weight)

    def plan(self, thought: Thought, kind: str, offered: Sequence[int]) -> Plan:
        if len(offered) == 1: return ((kind, offered[0]),)
        if not is_judged(kind): return ((kind, unjudged(list(offered))),)
        assert isinstance(thought, Ahead)
        world = thought.world()
        question = world.ask(thought.seat)
        assert question is not None
        worth = judged(world, question, list(offered), CAPTAIN)
        best = sorted(range(len(offered)), key=lambda n: -worth[n])[:self.options_tried]
        if kind == "Declare": best = [n for n in best if worth[n] > NEVER]
        if kind not in THOUGHT_OF or len(best) == 1: return ((kind, offered[best[0]]),)
        plans = [((kind, offered[n]),) for n in best]
        return challenge(thought, plans, self.dice, self.tries, thread_time() + self.most_s, self.enough).plan

    def outlook(self, table: Table, dice: Dice) -> float:
        assert isinstance(table, Meccg)
        return self.calibrated(went(table, 0, (), dice, self.horizon, self.weight, CAPTAIN)[1], 0)

    def judges(self, kind: str) -> bool: return kind in THOUGHT_OF
