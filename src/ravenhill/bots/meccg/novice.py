"""Knows the same as the squire, and misjudges it: sense without experience."""
from __future__ import annotations

from typing import Final

from ravenhill.bots.meccg.squire import Squire
from ravenhill.core.choices import Choice
from ravenhill.games.meccg.state import Meccg

MISTAKEN: Final = 6.0                    # how far it may be wrong about the worth of an answer, in marshalling points
GRAIN: Final = 1000


class Novice(Squire):
    def worth(self, g: Meccg, kind: str, seat: int, option: int, choice: Choice) -> float:
        return super().worth(g, kind, seat, option, choice) + MISTAKEN * self.dice.pick(GRAIN) / GRAIN
