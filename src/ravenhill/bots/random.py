"""The measure of all others: any option, equally likely."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ravenhill.bots.bot import Bot
from ravenhill.core.choices import Choice


class Random(Bot):
    def choose(
        self, view: dict[str, Any], kind: str, offered: Sequence[int], choices: Sequence[Choice],
    ) -> int:
        return offered[self.dice.pick(len(offered))]
