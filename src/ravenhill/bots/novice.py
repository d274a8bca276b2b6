"""Random with sense: it plays its options on a little at random, and takes one that went well."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ravenhill.bots.bot import Bot
from ravenhill.core.choices import Choice
from ravenhill.core.frames import NOBODY, Table

ANSWERS = 400            # thought ahead in all, shared by the options: hundredths of a second
DEPTH = 40               # answers ahead at most
MOST_OPTIONS = 20        # of more than these it thinks of some


class Novice(Bot):
    def choose(
        self, view: dict[str, Any], kind: str, offered: Sequence[int], choices: Sequence[Choice],
    ) -> int:
        if len(offered) == 1:
            return offered[0]
        thought_of = self.some(offered)
        worth = [0.0] * len(thought_of)
        for _ in range(max(1, ANSWERS // (DEPTH * len(thought_of)))):
            world = self.game.imagine(view, self.dice, self.options)
            for place, option in enumerate(thought_of):
                worth[place] += self.went(world, view["seat"], option)
        best = [option for option, value in zip(thought_of, worth) if value == max(worth)]
        return best[self.dice.pick(len(best))]

    def some(self, offered: Sequence[int]) -> list[int]:
        left = list(offered)
        return [left.pop(self.dice.pick(len(left))) for _ in range(min(MOST_OPTIONS, len(left)))]

    def went(self, world: Table, seat: int, option: int) -> float:
        """From 0, lost, to 1, won, when this is answered and then anything."""
        table = world.copy()
        table.ask(seat)
        table.answer(option)
        table.dice = self.dice
        table.quick = True
        for _ in range(DEPTH):
            if table.question() is None:
                break
            table.accept(table.offered[self.dice.pick(len(table.offered))])
        if table.ended and table.winner != NOBODY:
            return 1.0 if table.winner == seat else 0.0
        ahead = table.points(seat) - table.points(1 - seat)
        return 0.75 if ahead > 0 else 0.25 if ahead < 0 else 0.5
