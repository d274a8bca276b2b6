"""What a bot is: somebody who sees what a seat sees, and chooses."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ravenhill.core.choices import Choice
from ravenhill.core.dice import Dice
from ravenhill.core.errors import RavenhillError
from ravenhill.core.game import Game


class Bot:
    """Never given a table: it may make one that fits its view with `game.imagine(view, self.dice, self.options)`.

    What it chooses follows from the view, its dice and its memory, so that it can be asked in any process.
    """

    def __init__(self, game: Game, dice: Dice, options: Mapping[str, Any]) -> None:
        self.game = game
        self.dice = dice
        self.options = options
        self.memory: list[Any] = []      # plain data that it wants to find again at its next question, such as a plan

    def choose(
        self, view: dict[str, Any], kind: str, offered: Sequence[int], choices: Sequence[Choice],
    ) -> int:
        """One of the options offered; `kind` names the question, `choices` say the options with names."""
        raise NotImplementedError

    def become(self, character: str) -> None:
        """Play from now on in another way, which has this name."""
        name = type(self).__name__.lower()
        raise RavenhillError(f"a {name} has no other character: captains have some, and who reads")

    def planned(self, kind: str, offered: Sequence[int]) -> int | None:
        """The next answer of the plan it remembers, if it is asked what it expected; else it forgets the plan."""
        if self.memory:
            expected, option = self.memory.pop(0)
            if expected == kind and option in offered: return int(option)
            self.memory = []
        return None
