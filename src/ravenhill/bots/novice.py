"""Random with sense: it takes a victory that lies on the table, and does not walk into a defeat it could see."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ravenhill.bots.bot import Bot
from ravenhill.core.choices import Choice
from ravenhill.core.frames import DICE, NOBODY

LOST, GOES_ON, WON = -1, 0, 1


class Novice(Bot):
    def choose(
        self, view: dict[str, Any], kind: str, offered: Sequence[int], choices: Sequence[Choice],
    ) -> int:
        if len(offered) == 1:
            return offered[0]
        ends = self.ends(view, offered)
        best = [option for option, end in zip(offered, ends) if end == max(ends)]
        return best[self.dice.pick(len(best))]

    def ends(self, view: dict[str, Any], offered: Sequence[int]) -> list[int]:
        """How the game ends, if it does before anybody is asked again, on one table that fits the view."""
        seat: int = view["seat"]
        world = self.game.imagine(view, self.dice, self.options)
        world.ask(seat)
        found = []
        for option in offered:
            table = world.copy()
            table.answer(option)
            while table.to_answer() == [DICE]:
                table.answer(self.dice.pick(table.outcomes))
            over = table.ended and table.winner != NOBODY
            found.append(GOES_ON if not over else WON if table.winner == seat else LOST)
        return found
