"""Thinks as the captain does, of the few answers that its network likes: the scholar for as long as the squire.

Somebody who has read nothing thinks the same way, so that one can measure what the network brings.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import thread_time
from typing import Final

from ravenhill.bots.five_armies.captain import Captain
from ravenhill.bots.halving import DOUBT, WORD, Plan, Thought, Tried, first_look
from ravenhill.bots.scholar import UNIT, Guided, Reading, favourites
from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Table

# How often each is tried first, how many plans are looked at twice at most, and how often: all of them in the same
# worlds with the same luck. A die is used once and a whole action follows: of that it thinks longest.
ACTION: Final = (18, 10, 14)
DETAIL: Final = (4, 4, 3)
FIRST: Final = 0.25                      # what the first look counts then
NOTHING: Final = 1e-6                    # a score by which nobody chooses


class Frugal(Captain):
    """Spends its few tries on what it likes."""
    trust = (0.0, 0.0)                   # tries that its liking counts as much as: at an action, at a detail
    lucky: tuple[str, ...] = ()          # questions after which luck says more than a few tries: there it only likes

    def likes(self, world: Table, seat: int) -> Mapping[int, float]:
        """The options of this seat, each with its score."""
        raise NotImplementedError

    def plan(self, thought: Thought, kind: str, offered: Sequence[int]) -> Plan:
        """The best of the plans that begin with a favourite: what it was worth in thought, and what it is liked."""
        likes = self.likes(thought.world(), thought.seat)
        few = favourites(likes, offered)
        if len(few) == 1 or kind in self.lucky: return ((kind, few[0]),)
        until = thread_time() + self.most_s
        acts = kind == "Act"
        each, plans, times = ACTION if acts else DETAIL
        trust = self.trust[0 if acts else 1]

        def judged(plan: Plan, worth: float, tries: float) -> float:
            return (tries * worth + trust * UNIT * likes[plan[0][1]]) / (tries + trust)

        found = first_look(thought, kind, few, self.dice, each * len(few), until)
        promised = {it.plan: worth for it, worth in zip(found, promises(found))}
        found = sorted(found, key=lambda it: judged(it.plan, promised[it.plan], each), reverse=True)
        again = [Tried(it.plan) for it in found[:min(plans, len(few) + 1)]]
        if len(again) == 1: return again[0].plan
        for _ in range(times):                           # that it was chosen says it was lucky: begin anew
            world, luck = thought.world(), self.dice.pick(WORD)
            for it in again: it.add(thought.went(world, it.plan, FastDice(luck))[1])
            if thread_time() > until: break
        return max(again, key=lambda it: judged(
            it.plan, (1 - FIRST) * it.mean() + FIRST * promised[it.plan], times)).plan


class Scholar(Reading, Frugal):
    """Likes what its network likes."""
    trust = (3.0, 3.0)
    lucky = ("Maneuvers", "HowManyAgain", "OverSix")


class Unread(Frugal):
    """Likes all alike: if there are too many, it thinks about any of them."""

    def likes(self, world: Table, seat: int) -> Mapping[int, float]:
        world.ask(seat)
        return {option: self.dice.pick(WORD) / WORD * NOTHING for option in world.offered}


class Master(Guided, Captain):
    """A captain who has read."""


def promises(found: Sequence[Tried]) -> list[float]:
    """What each plan is worth after a first look, drawn towards all that begin as it does."""
    sums: dict[int, tuple[float, int]] = {}
    for it in found:
        total, tries = sums.get(it.plan[0][1], (0.0, 0))
        sums[it.plan[0][1]] = total + it.total, tries + it.tries
    means = {option: total / tries for option, (total, tries) in sums.items()}
    return [(it.total + DOUBT * means[it.plan[0][1]]) / (it.tries + DOUBT) for it in found]
