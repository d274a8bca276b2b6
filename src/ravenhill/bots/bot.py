"""What a bot is: somebody who sees what a seat sees, and chooses."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ravenhill.core.choices import Choice
from ravenhill.core.dice import Dice
from ravenhill.core.game import Game


class Bot:
    """Never given a table: it may make one that fits its view with `game.imagine(view, self.dice, self.options)`."""

    def __init__(self, game: Game, dice: Dice, options: Mapping[str, Any]) -> None:
        self.game = game
        self.dice = dice
        self.options = options

    def choose(
        self, view: dict[str, Any], kind: str, offered: Sequence[int], choices: Sequence[Choice],
    ) -> int:
        """One of the options offered; `kind` names the question, `choices` say the options with names."""
        raise NotImplementedError
