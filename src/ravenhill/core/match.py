"""A match: a table with its record, its log, and what may be taken back."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ravenhill.core.choices import Choice
from ravenhill.core.dice import Dice
from ravenhill.core.errors import IllegalAnswer
from ravenhill.core.frames import DICE, EVERYBODY, Decision, Table
from ravenhill.core.game import Game
from ravenhill.core.records import Record, record_of, replay


class Match:
    """One game being played. Without dice of its own, whoever drives it answers for them."""

    def __init__(
        self, game: Game, options: Mapping[str, Any] | None = None,
        dice: Dice | None = None, table: Table | None = None,
    ) -> None:
        self.game = game
        self.options = dict(options or {})
        self.table = game.new(self.options) if table is None else table
        self.dice = dice
        if self.table.record is None:
            self.table.record = []
        if self.table.log is None:
            self.table.log = []
        self.past: list[tuple[int, Table, int, int]] = []   # seat, table before it, sizes of record and log
        self.roll()

    def roll(self) -> None:
        """Let the dice answer until a seat is asked or the game is over."""
        while self.dice is not None and self.table.to_answer() == [DICE]:
            self.table.answer(self.dice.pick(self.table.outcomes))
        self.table.question()

    def question(self, seat: int) -> Decision[Any] | None:
        """What this seat is asked now, if anything."""
        return self.table.ask(seat)

    def answer(self, seat: int, option: int | Choice | Mapping[str, Any]) -> None:
        """An answer of a seat (or of the dice), as an option, a named value or its JSON form."""
        table = self.table
        if seat not in table.to_answer():
            raise IllegalAnswer(f"{self.game.seat_name(seat)} is not asked now")
        if seat != DICE:
            table.ask(seat)
        chosen = option if isinstance(option, int) else self.game.option(table, option)
        assert table.record is not None and table.log is not None
        before = (seat, table.copy(), len(table.record), len(table.log))
        table.answer(chosen)
        self.roll()
        if seat == DICE or table.news != before[1].news:
            self.past.clear()
            return
        if self.past and self.past[-1][0] != seat:
            self.past.clear()
        self.past.append(before)

    def may_undo(self, seat: int) -> bool:
        """This seat answered last, and nobody has learnt anything since."""
        return bool(self.past) and self.past[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer."""
        if not self.may_undo(seat):
            raise IllegalAnswer("this cannot be taken back: somebody has learnt something since")
        _, table, record, log = self.past.pop()
        assert self.table.record is not None and self.table.log is not None
        table.record = self.table.record[:record]
        table.log = self.table.log[:log]
        self.table = table

    def lines(self, seat: int, since: int = 0) -> list[tuple[str, dict[str, int]]]:
        """The log as this seat may read it."""
        assert self.table.log is not None
        return [said.seen_by(seat, EVERYBODY) for said in self.table.log[since:]]

    def record(self, seats: list[str] | None = None) -> Record:
        return record_of(self.game, self.table, self.options, seats)


def fork(game: Game, record: Record, n: int, dice: Dice | None = None) -> Match:
    """A new match from the position after n answers of a record."""
    return Match(game, record.header.options, dice, replay(game, record, n))
