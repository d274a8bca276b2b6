"""Records (.rvn, JSON lines): a header, one line for each answer, and a closing line that seals it."""
from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ravenhill.core.errors import BadRecord, IllegalAnswer
from ravenhill.core.frames import DICE, SEATS, Table
from ravenhill.core.game import Game
from ravenhill.core.plain import fingerprint

FORMAT = 1


class Header(msgspec.Struct, frozen=True):
    """What was played: the game, the version of its rules, its options, and who sat where."""
    ravenhill: int
    game: str
    rules: int
    options: dict[str, Any] = {}
    seats: list[str] = []


class Closing(msgspec.Struct, frozen=True):
    """How many answers there are, the hash of them and of the table after them, and how the game ended if it did."""
    answers: int
    hash: str
    winner: str | None = None
    why: str = ""


class Record(msgspec.Struct):
    """A game as its answers, dice included: (seat, option), in order."""
    header: Header
    answers: list[tuple[int, int]]
    closing: Closing | None = None

    def write(self) -> bytes:
        lines: list[Any] = [self.header, *self.answers]
        if self.closing is not None:
            lines.append(self.closing)
        return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)

    def closed(self, game: Game, table: Table) -> Closing:
        """The closing line that fits this table: not every die leaves a trace on it, so the answers are sealed too."""
        played = hashlib.blake2b(msgspec.msgpack.encode([self.header, self.answers]), digest_size=8)
        seal = fingerprint(table, int.from_bytes(played.digest(), "big"))
        result = table.result()
        winner, why = (None, "") if result is None else (game.seat_name(result.winner), result.why)
        return Closing(len(self.answers), f"{seal:016x}", winner, why)

    def ends_with(self, game: Game, table: Table) -> bool:
        """Whether the closing line fits this table. A match may end before its game does, by resigning for one."""
        now, then = self.closed(game, table), self.closing
        assert then is not None
        return now.hash == then.hash and (not table.ended or (now.winner, now.why) == (then.winner, then.why))


def pairs(record: list[int]) -> list[tuple[int, int]]:
    """A table's own list of answers, two by two."""
    return list(zip(record[::2], record[1::2]))


def record_of(
    game: Game, table: Table, options: Mapping[str, Any] | None = None, seats: list[str] | None = None,
) -> Record:
    """The record of a table that has kept one."""
    assert table.record is not None, "this table keeps no record"
    header = Header(FORMAT, game.name, game.rules_version, dict(options or {}), seats or list(game.seats))
    record = Record(header, pairs(table.record))
    record.closing = record.closed(game, table)
    return record


def header_of(data: bytes) -> Header:
    """The first line of a record, which says what game it is of."""
    try:
        header = msgspec.json.decode(data.split(b"\n", 1)[0], type=Header)
    except (msgspec.DecodeError, msgspec.ValidationError):
        raise BadRecord("line 1: this is not a record of a game") from None
    if header.ravenhill != FORMAT:
        raise BadRecord(f"line 1: this record has format {header.ravenhill}; only {FORMAT} can be read")
    return header


ANSWER: Final = msgspec.json.Decoder(tuple[int, int])


def read(data: bytes) -> Record:
    """A record from its lines. Nothing is played yet; `replay` does that."""
    header = header_of(data)
    lines = data.split(b"\n")
    if lines[-1] != b"":
        raise BadRecord(f"line {len(lines)}: the record breaks off in the middle of a line")
    answers: list[tuple[int, int]] = []
    for number, line in enumerate(lines[1:-2], 2):
        try:
            seat, option = ANSWER.decode(line)
        except (msgspec.DecodeError, msgspec.ValidationError):
            raise BadRecord(f"line {number}: an answer is a seat and an option, such as [0,3]") from None
        if not (0 <= seat < SEATS or seat == DICE):
            raise BadRecord(f"line {number}: there is no seat {seat}")
        answers.append((seat, option))
    try:
        closing = msgspec.json.decode(lines[-2], type=Closing)
    except (msgspec.DecodeError, msgspec.ValidationError):
        raise BadRecord(f"line {len(lines) - 1}: the closing line is missing; the record was cut short") from None
    if closing.answers != len(answers):
        raise BadRecord(f"the record has {len(answers)} answers, but its closing line says {closing.answers}")
    return Record(header, answers, closing)


def replay(game: Game, record: Record, upto: int | None = None) -> Table:
    """The table after so many answers of the record (all of them, and then the hash must fit)."""
    header = record.header
    if header.game != game.name:
        raise BadRecord(f"this is a record of {header.game}, not of {game.name}")
    if header.rules != game.rules_version:
        raise BadRecord(f"this record is of version {header.rules} of the rules; this is {game.rules_version}")
    answers = record.answers if upto is None else record.answers[:upto]
    table = game.new(header.options)
    table.record = []
    table.log = []
    for n, (seat, option) in enumerate(answers, 1):
        follow(table, seat, option, n)
    table.question()
    if upto is None and record.closing is not None and not record.ends_with(game, table):
        raise BadRecord("the game does not end as the closing line says: the record was changed")
    return table


def follow(table: Table, seat: int, option: int, n: int) -> None:
    """One answer of a record, on the table it belongs to."""
    if seat not in table.to_answer():
        raise BadRecord(f"answer {n} is of seat {seat}, who is not asked there")
    if seat != DICE:
        table.ask(seat)
    try:
        table.answer(option)
    except IllegalAnswer as error:
        raise BadRecord(f"answer {n} is not allowed: {error}") from None
