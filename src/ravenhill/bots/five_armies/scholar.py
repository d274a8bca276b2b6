"""Thinks as the captain does, of the few answers that its network likes: the scholar for as long as the squire.

Somebody who has read nothing thinks the same way, so that one can measure what the network brings.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import thread_time
from typing import Final

from ravenhill.bots.five_armies.captain import Captain
from ravenhill.bots.halving import DOUBT, WORD, Plan, Thought, Tried, first_look
from ravenhill.bots.scholar import Guided, Reading, favourites
from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Table

# How often each is tried first, how many plans are looked at twice at most, and how often: all of them in the same
# worlds with the same luck. A die is used once and a whole action follows: of that it thinks longest.
ACTION: Final = (12, 8, 9)
DETAIL: Final = (4, 4, 3)
FIRST: Final = 0.25                      # what the first look counts then
LIKING: Final = 0.01                     # of a chance to win that a unit of score is worth
NOTHING: Final = 1e-6                    # a score by which nobody chooses


class Frugal(Captain):
    """Spends its few tries on what it likes."""

    def likes(self, world: Table, seat: int) -> Mapping[int, float]:
        """The options of this seat, each with its score."""
        raise NotImplementedError

    def plan(self, thought: Thought, kind: str, offered: Sequence[int]) -> Plan:
        """The best of the plans that begin with a favourite: worth in thought, with a little of what is liked."""
        likes = self.likes(thought.world(), thought.seat)
        few = favourites(likes, offered)
        if len(few) == 1: return ((kind, few[0]),)
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


class Scholar(Reading, Frugal):
    """Likes what its network likes."""


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
