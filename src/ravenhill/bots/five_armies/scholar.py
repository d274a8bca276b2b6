"""Thinks as the captain does, for as long as the squire: of the few answers that its network likes.

Somebody who has read nothing thinks the same way, so that one can measure what the network brings.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from time import thread_time
from typing import Any, Final

from ravenhill.bots.five_armies.captain import Ahead, Captain
from ravenhill.bots.halving import DOUBT, WORD, Plan, Thought, Tried, first_look
from ravenhill.bots.scholar import reader
from ravenhill.core.choices import Choice
from ravenhill.core.dice import Dice, FastDice
from ravenhill.core.game import Game
from ravenhill.games.five_armies.state import Battle

MOST: Final = 14                         # answers that it thinks about
UNLIKELY: Final = 0.03                   # an answer so unlikely beside the first is left
# How often each is tried first, how many plans are looked at twice at most, and how often: all of them in the same
# worlds with the same luck. A die is used once and a whole action follows: of that it thinks longest.
ACTION: Final = (12, 8, 9)
DETAIL: Final = (4, 4, 3)
FIRST: Final = 0.25                      # what the first look counts then
LIKING: Final = 0.01                     # of a chance to win that a unit of score is worth
NOTHING: Final = 1e-6                    # a score by which nobody chooses


class Frugal(Captain):
    """Spends its few tries on what it likes."""

    def likes(self, imagined: Battle, seat: int) -> Mapping[int, float]:
        """The options of this seat, each with its score."""
        raise NotImplementedError

    def choose(
        self, view: dict[str, Any], kind: str, offered: Sequence[int], choices: Sequence[Choice],
    ) -> int:
        if len(offered) == 1: return offered[0]
        planned = self.planned(kind, offered)
        if planned is not None: return planned
        imagined = self.game.imagine(view, self.dice, self.options)
        assert isinstance(imagined, Battle)
        likes = self.likes(imagined, view["seat"])
        few = favourites(likes, offered)
        if len(few) == 1: return few[0]
        plan = self.liked_plan(Ahead(imagined, view["seat"], self.dice, self.horizon, self.weight), kind, few, likes)
        self.memory = list(plan[1:])
        return plan[0][1]

    def liked_plan(self, thought: Thought, kind: str, few: Sequence[int], likes: Mapping[int, float]) -> Plan:
        """The best of the plans that begin so: what they are worth in thought, with a little of what is liked."""
        until = thread_time() + self.most_s
        each, plans, times = ACTION if kind == "Act" else DETAIL
        found = first_look(thought, kind, few, self.dice, each * len(few), until)
        promised = {it.plan: LIKING * likes[it.plan[0][1]] + worth for it, worth in zip(found, promises(found))}
        found = sorted(found, key=lambda it: promised[it.plan], reverse=True)[:min(plans, len(few) + 1)]
        if len(found) == 1: return found[0].plan
        again = [Tried(it.plan) for it in found]         # that it was chosen says it was lucky: begin anew
        for _ in range(times):
            world, luck = thought.world(), self.dice.pick(WORD)
            for it in again: it.add(thought.went(world, it.plan, FastDice(luck))[1])
            if thread_time() > until: break
        return max(again, key=lambda it: (1 - FIRST) * (it.mean() + LIKING * likes[it.plan[0][1]])
                   + FIRST * promised[it.plan]).plan


class Scholar(Frugal):
    def __init__(self, game: Game, dice: Dice, options: Mapping[str, Any]) -> None:
        super().__init__(game, dice, options)
        self.reader = reader(game)

    def likes(self, imagined: Battle, seat: int) -> Mapping[int, float]: return self.reader.likes(imagined, seat)


class Unread(Frugal):
    """Likes all alike: if there are too many, it thinks about any of them."""

    def likes(self, imagined: Battle, seat: int) -> Mapping[int, float]:
        imagined.ask(seat)
        return {option: self.dice.pick(WORD) / WORD * NOTHING for option in imagined.offered}


def favourites(likes: Mapping[int, float], offered: Sequence[int]) -> list[int]:
    """What the network likes, the best first."""
    order = sorted(offered, key=likes.__getitem__, reverse=True)[:MOST]
    return [option for option in order if exp(likes[option] - likes[order[0]]) >= UNLIKELY]


def promises(found: Sequence[Tried]) -> list[float]:
    """What each plan is worth after a first look, drawn towards all that begin as it does."""
    sums: dict[int, tuple[float, int]] = {}
    for it in found:
        total, tries = sums.get(it.plan[0][1], (0.0, 0))
        sums[it.plan[0][1]] = total + it.total, tries + it.tries
    means = {option: total / tries for option, (total, tries) in sums.items()}
    return [(it.total + DOUBT * means[it.plan[0][1]]) / (it.tries + DOUBT) for it in found]
