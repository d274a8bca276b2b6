"""Random with sense: it never thinks ahead, but knows what is foolish."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ravenhill.bots.bot import Bot
from ravenhill.bots.five_armies.sense import sensible
from ravenhill.core.choices import Choice
from ravenhill.games.five_armies.state import Battle


class Novice(Bot):
    def choose(
        self, view: dict[str, Any], kind: str, offered: Sequence[int], choices: Sequence[Choice],
    ) -> int:
        if len(offered) == 1: return offered[0]
        world = self.game.imagine(view, self.dice, self.options)
        assert isinstance(world, Battle)
        question = world.ask(view["seat"])
        assert question is not None
        return sensible(world, question, list(offered), self.dice)
