"""It knows what its cards are worth and where they can be played, and counts the dice; it does not look ahead."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ravenhill.bots.bot import Bot
from ravenhill.bots.meccg.sense import is_judged, judged, unjudged
from ravenhill.core.choices import Choice
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.state import Meccg


class Squire(Bot):
    def choose(
        self, view: dict[str, Any], kind: str, offered: Sequence[int], choices: Sequence[Choice],
    ) -> int:
        if len(offered) == 1: return offered[0]
        if not is_judged(kind): return unjudged(list(offered))
        world = self.game.imagine(view, self.dice, self.options)
        assert isinstance(world, Meccg)
        question = world.ask(view["seat"])
        assert question is not None
        found = self.judged(world, question, list(offered))
        return offered[found.index(max(found))]

    def judged(self, g: Meccg, question: Decision[Any], offered: list[int]) -> list[float]:
        return judged(g, question, offered)
