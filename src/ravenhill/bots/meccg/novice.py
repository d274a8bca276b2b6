"""Knows the same as the squire, and misjudges it: sense without experience."""
from __future__ import annotations

from typing import Any, Final

from ravenhill.bots.meccg.squire import Squire
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.state import Meccg

MISTAKEN: Final = 14.0                   # how far it may be wrong about the worth of an answer, in marshalling points
GRAIN: Final = 1000


class Novice(Squire):
    def judged(self, g: Meccg, question: Decision[Any], offered: list[int]) -> list[float]:
        return [value + MISTAKEN * self.dice.pick(GRAIN) / GRAIN for value in super().judged(g, question, offered)]
