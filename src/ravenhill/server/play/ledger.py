"""The ledger of a match: every answer and every act of the clerk, in order, never changed and never removed."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from ravenhill.core.errors import BadRecord
from ravenhill.core.frames import DICE, NOBODY, Table
from ravenhill.core.game import Game
from ravenhill.core.records import Closing, Header, Record, follow, read
from ravenhill.server.play.sealed_dice import NONCE, pick, promise

ANSWER: Final = 0
START: Final = 1         # everybody sits: the dice are complete and the clocks run
TAKEBACK: Final = 2      # option: how many answers stay
RESIGN: Final = 3
TIMEOUT: Final = 4
DRAW: Final = 5          # agreed by both
PAUSE: Final = 6
RESUME: Final = 7
GIVEN: Final = 8         # an answer of the record this match was forked from

ENDINGS: Final = {RESIGN: "resigned", TIMEOUT: "timeout", DRAW: "draw-agreed"}


class Row(NamedTuple):
    """One line of the ledger."""
    n: int
    seat: int
    act: int
    option: int
    at: int


def ending(row: Row) -> tuple[int, str]:
    """Who wins by this act, and why."""
    return (NOBODY if row.act == DRAW else 1 - row.seat), ENDINGS[row.act]


def scripted(options: Mapping[str, Any], fallen: int, outcomes: int) -> int | None:
    """What a lesson says for this result of the dice, of which so many have fallen before; None: they are fair."""
    script = options.get("dice", ())
    return script[fallen] if fallen < len(script) and script[fallen] < outcomes else None


def places(answers: int, clerk: list[tuple[int, int, int, int]]) -> list[int]:
    """The ledger's numbers of the answers that stand, given how many, and the clerk's acts (n, act, seat, option)."""
    standing: list[int] = []
    at = 0
    for n, act, _, option in clerk:
        standing.extend(range(at, n))
        at = n + 1
        if act == TAKEBACK:
            del standing[option:]
    standing.extend(range(at, at + answers - len(standing)))
    return standing


class Sealed(msgspec.Struct, frozen=True):
    """What a record says of its dice, in its closing line, beside what every record says."""
    promise: str
    nonces: list[str]
    given: int                                   # the first answers come from another record, and its dice
    clerk: list[tuple[int, int, int, int]]       # what is in the ledger besides answers: n, act, seat, option
    secret: str | None                           # None as long as the match lasts


class SealedClosing(Closing, frozen=True):
    """The closing line of a match played on a server; the core reads it as any closing line."""
    sealed: Sealed | None = None


def write_record(record: Record, closing: SealedClosing) -> bytes:
    return Record(record.header, record.answers, closing).write()


class Verdict(msgspec.Struct, frozen=True):
    """What `verify` found."""
    sound: bool
    game: str
    answers: int
    rolls: int                                   # results of the dice that were computed again
    given: int                                   # answers that came with a fork and belong to other dice
    winner: str | None
    why: str
    fault: str = ""                              # the first thing that differs


def verify(game: Game, data: bytes) -> Verdict:
    """Play a record again and compute every result of the dice from the published secret."""
    try:
        record = read(data)
        sealed = msgspec.json.decode(data.rstrip(b"\n").rsplit(b"\n", 1)[-1], type=SealedClosing).sealed
    except msgspec.ValidationError as error:
        raise BadRecord(f"the closing line is not sound: {error}") from None
    closing = record.closing
    assert closing is not None
    rolls = 0

    def verdict(fault: str) -> Verdict:
        given = 0 if sealed is None else sealed.given
        return Verdict(not fault, game.name, len(record.answers), rolls, given, closing.winner, closing.why, fault)

    if sealed is None:
        return verdict("this record was not made by sealed dice: it can be replayed, but not verified")
    if sealed.secret is None:
        return verdict("the secret is published when the match is over")
    try:
        secret = bytes.fromhex(sealed.secret)
        nonces = b"".join(bytes.fromhex(nonce) for nonce in sealed.nonces)
    except ValueError:
        return verdict("the secret or a nonce is not hexadecimal")
    if len(nonces) != NONCE * len(game.seats):
        return verdict("every seat has a nonce of 32 hexadecimal digits")
    if promise(secret) != sealed.promise:
        return verdict("this is not the secret that was promised")
    numbers = places(len(record.answers), sealed.clerk)
    try:
        table = start(game, record.header)
        fallen = 0
        for n, (seat, option) in enumerate(record.answers, 1):
            table.question()
            if seat == DICE and n > sealed.given:
                rolls += 1
                fair = option
                if table.to_answer() == [DICE]:
                    said = scripted(record.header.options, fallen, table.outcomes)
                    fair = pick(secret, nonces, numbers[n - 1], table.outcomes) if said is None else said
                if fair != option:
                    return verdict(f"answer {n}: the sealed dice gave {fair}, the record says {option}")
            fallen += seat == DICE
            follow(table, seat, option, n)
        table.question()
    except BadRecord as error:
        return verdict(str(error))
    if record.closed(game, table).hash != closing.hash or (closing.winner, closing.why) != end_of(game, table, sealed):
        return verdict("the game does not end as the closing line says")
    return verdict("")


def end_of(game: Game, table: Table, sealed: Sealed) -> tuple[str | None, str]:
    """Who won and why: by the rules, or by the clerk's last act."""
    result = table.result()
    if result is not None:
        return game.seat_name(result.winner), result.why
    for n, act, seat, option in sealed.clerk[-1:]:
        if act in ENDINGS:
            winner, why = ending(Row(n, seat, act, option, 0))
            return game.seat_name(winner), why
    return None, ""


def start(game: Game, header: Header) -> Table:
    if header.game != game.name or header.rules != game.rules_version:
        raise BadRecord(f"this record is of {header.game}, version {header.rules} of the rules; "
                        f"this is {game.name}, version {game.rules_version}")
    return game.new(header.options)
