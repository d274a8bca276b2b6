"""One game from its seed to its end, seat by seat: what every environment for a single table is made of."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from ravenhill.bots import Bot
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import IllegalAnswer
from ravenhill.core.frames import SEATS, Decision
from ravenhill.core.game import Game
from ravenhill.observations.observer import MOST_OPTIONS
from ravenhill.observations.schema import Schema, schema_of


class Episode:
    """A table at its next question. Questions with one option answer themselves."""

    def __init__(
        self, game: Game | str, seed: int, options: Mapping[str, Any] | None = None, record: list[int] | None = None,
    ) -> None:
        """A record, if one is given, gets every answer: seat, option, seat, option, …"""
        self.schema: Schema = schema_of(game, options)
        self.table = self.schema.game.new(options)
        self.table.dice = FastDice(seed)
        self.table.quick = True
        self.table.record = record
        self.go_on()

    def go_on(self) -> None:
        top = self.table.question()
        self.seat = top.side if isinstance(top, Decision) else -1     # who is asked; -1: it is over

    @property
    def over(self) -> bool: return self.seat < 0

    def observe(self, seat: int) -> tuple[npt.NDArray[Any], npt.NDArray[np.int8]]:
        """What this seat may know, and the mask of the actions it has, in arrays of their own."""
        row, mask = np.zeros(self.schema.size, self.schema.dtype), np.zeros(MOST_OPTIONS, np.int8)
        self.schema.observer.look(self.table, seat, row.view(np.uint8).data, 0, mask.view(np.uint8).data, 0)
        return row, mask

    def actions(self) -> list[int]:
        """The options of the question, in the order of actions."""
        return [] if self.over else sorted(self.table.offered)

    def act(self, action: int) -> None:
        """The seat that is asked takes this one of its options."""
        options = self.actions()
        if not 0 <= action < len(options):
            raise IllegalAnswer(f"{action} is not one of {len(options)} actions")
        self.table.accept(options[action])
        self.go_on()

    def asked(self, bot: Bot) -> int:
        """The action a bot takes that sits where the question is asked: it sees the view of that seat, and no more."""
        table, question = self.table, self.table.stack[-1]
        assert isinstance(question, Decision)
        options = self.actions()
        choices = [question.choice(table, option) for option in options]
        view = self.schema.game.view(table, self.seat)
        return options.index(bot.choose(view, type(question).__name__, options, choices))

    def returns(self) -> list[float]:
        """Of each seat: 1 for the winner, -1 for the other, 0 as long as nobody has won."""
        winner = self.table.winner if self.over else -1
        return [0.0 if winner < 0 else 1.0 if seat == winner else -1.0 for seat in range(SEATS)]
