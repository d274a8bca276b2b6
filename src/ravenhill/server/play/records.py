"""Records of matches played here: sealed and signed when they are over, and what `verify` finds in one."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ravenhill.core.errors import BadRecord, BadSave, IllegalAnswer
from ravenhill.core.frames import DICE
from ravenhill.core.game import Game
from ravenhill.core.records import Closing, Record, header_of, pairs, read
from ravenhill.server.play.ledger import ANSWER, CHANGE, GIVEN, START, TAKEBACK, Row
from ravenhill.server.play.room import Room
from ravenhill.server.play.sealed_dice import NONCE, nonce_hash, promise
from ravenhill.server.play.signing import is_signed, sign, signer
from ravenhill.server.play.snapshots import take_out
from ravenhill.wire import NoClock

Line = tuple[int, int, int, int]


class Change(msgspec.Struct, frozen=True):
    """A change of the rules: the line of the ledger, the version from there on, and the table that was carried over."""
    line: int
    rules: int
    table: str


class Sealed(msgspec.Struct, frozen=True):
    """What a record says of its match and its dice, in its closing line, beside what every record says."""
    match: str
    origin: dict[str, Any]
    promise: str
    nonce_hashes: list[str]
    nonces: list[str]
    head: str                                    # of the chain over all lines
    lines: list[Line]                            # the whole ledger: seat, act, option, time
    changes: list[Change]                        # its segments: the first began with the header's rules
    secret: str | None                           # None: it lasts, or a deck is not shown
    signer: str = ""
    signature: str = ""                          # over all lines of the record, this one without it


class SealedClosing(Closing, frozen=True):
    """The closing line of a match played on a server; the core reads it as any closing line."""
    sealed: Sealed | None = None


def seal_record(room: Room, rows: Sequence[Row], hashes: list[str], names: list[str], key: bytes) -> bytes:
    """The record of a room that is over, with its whole ledger, signed. Of decks that are not shown only their seal."""
    data = room.record(names)
    *head, last = data.splitlines()
    closing = msgspec.json.decode(last, type=Closing)
    lines: list[Line] = [(row.seat, row.act, row.option, row.at) for row in rows]
    changes = [Change(n, room_rules(rows, n), room.changes[n].hex()) for n in sorted(room.changes)]
    header = msgspec.structs.replace(header_of(data), rules=room.made_under)
    if not room.published:
        header = msgspec.structs.replace(header, options=room.public)
        head, lines, changes, closing = [], [], [], msgspec.structs.replace(closing, answers=0)
    sealed = Sealed(
        room.id, room.origin, promise(room.secret), hashes, room.nonces, room.head.hex(), lines, changes,
        room.secret.hex() if room.published else None, signer(key))
    bare = SealedClosing(closing.answers, closing.hash, closing.winner, closing.why, sealed)
    body = b"".join(line + b"\n" for line in (msgspec.json.encode(header), *head[1:]))
    signature = sign(key, body + msgspec.json.encode(bare))
    whole = msgspec.structs.replace(bare, sealed=msgspec.structs.replace(sealed, signature=signature))
    return body + msgspec.json.encode(whole) + b"\n"


def room_rules(rows: Sequence[Row], line: int) -> int:
    return next(row.option for row in rows if row.n == line)


class Unsealed(msgspec.Struct, frozen=True):
    """Results of the dice that were not computed again: how many, and why (`given`, `lesson`, `rules`)."""
    rolls: int
    why: str


class Verdict(msgspec.Struct, frozen=True):
    """What `verify` found. It is sound only if all of it fits and a key that is trusted has signed it."""
    sound: bool
    game: str
    answers: int
    rolls: int                                   # results of the dice that were computed again
    given: int                                   # answers that came with a fork and belong to other dice
    winner: str | None
    why: str
    fault: str = ""                              # the first thing that differs
    match: str = ""
    promise: str = ""
    signer: str = ""
    takebacks: int = 0
    unsealed: list[Unsealed] = []
    versions: list[int] = []                     # of the rules, in order


class Audit:
    """A ledger played through line by line, with every result of the dice computed again."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.rolls = self.takebacks = 0
        self.not_sealed: dict[str, int] = {}

    def unsealed(self) -> list[Unsealed]:
        return [Unsealed(rolls, why) for why, rolls in self.not_sealed.items()]

    def skip(self, row: Row) -> None:
        """A line of other rules than these: it is in the chain, but cannot be played again here."""
        room = self.room
        if row.n != room.n: raise BadRecord(f"line {room.n} of the ledger is missing")
        room.head = room.link(room.head, row)
        room.n += 1
        self.takebacks += row.act == TAKEBACK
        if row.seat == DICE and row.act in (ANSWER, GIVEN):
            self.count("rules" if row.act == ANSWER else "given")
            room.fallen += row.act == ANSWER

    def line(self, row: Row) -> None:
        """The next line; BadRecord if it cannot stand there."""
        room = self.room
        if row.n != room.n: raise BadRecord(f"line {room.n} of the ledger is missing")
        if room.over: raise BadRecord(f"line {row.n}: the match was over")
        if (row.act in (GIVEN, START)) == room.started: raise BadRecord(f"line {row.n}: the match has not begun")
        if row.act == GIVEN and not {"fork", "example"} & room.origin.keys():
            raise BadRecord(f"line {row.n}: only a match that goes on from another one has answers of it")
        if row.act == TAKEBACK and not room.floor <= row.option < room.answers:
            raise BadRecord(f"line {row.n}: there is nothing to take back")
        self.takebacks += row.act == TAKEBACK
        if row.seat == DICE and row.act == GIVEN: self.count("given")
        if row.seat == DICE and row.act == ANSWER: self.roll(row)
        try:
            room.apply(row)
        except IllegalAnswer as error:
            raise BadRecord(f"line {row.n} is not allowed: {error}") from None

    def roll(self, row: Row) -> None:
        room = self.room
        if room.table.to_answer() != [DICE]: raise BadRecord(f"line {row.n}: the dice are not asked")
        if room.public.get("dice") and room.scripted([], room.table.outcomes) is not None:
            self.count("lesson")
        else:
            self.rolls += 1
        fair = room.chance(room.table, [], room.fallen)
        if fair != row.option:
            raise BadRecord(f"line {row.n}: the sealed dice gave {fair}, the record says {row.option}")

    def count(self, why: str) -> None:
        self.not_sealed[why] = self.not_sealed.get(why, 0) + 1

    def all(self, rows: Sequence[Row]) -> list[bytes]:
        """Every line, from the last change of the rules on played; the heads of the chain after each."""
        room, heads = self.room, [self.room.head]
        last = max(room.changes, default=-1)
        for row in rows:
            if row.n == last: self.carry(row)
            if row.n < last: self.skip(row)
            else: self.line(row)
            heads.append(room.head)
        return heads

    def carry(self, row: Row) -> None:
        """The table that was carried over belongs to this very chain."""
        room, head, fallen = self.room, self.room.head, self.room.fallen
        if row.act != CHANGE: raise BadRecord(f"line {row.n}: the rules did not change there")
        try:
            take_out(room, room.changes[row.n])
        except (BadSave, msgspec.ValidationError, msgspec.DecodeError) as error:
            raise BadRecord(f"line {row.n}: the table carried over cannot be read: {error}") from None
        if (room.n, room.head, room.fallen) != (row.n, head, fallen):
            raise BadRecord(f"line {row.n}: the table carried over is not of this ledger")


def verify(game: Game, data: bytes, trusted: Sequence[str] = (), seen: Sequence[str] = ()) -> Verdict:
    """Whether one of the trusted keys has signed this, and all of it fits: ledger, chain, dice, table, result.

    `seen` are heads of the chain that somebody has kept while playing: a ledger without them is another one.
    """
    record, sealed = open_record(data)
    closing = record.closing
    assert closing is not None
    audit: Audit | None = None

    def verdict(fault: str) -> Verdict:
        if sealed is None:
            return Verdict(False, game.name, len(record.answers), 0, 0, closing.winner, closing.why, fault)
        given = sum(act == GIVEN for _, act, _, _ in sealed.lines)
        return Verdict(
            not fault, game.name, len(record.answers), audit.rolls if audit else 0, given, closing.winner,
            closing.why, fault, sealed.match, sealed.promise, sealed.signer, audit.takebacks if audit else 0,
            audit.unsealed() if audit else [], [record.header.rules, *[change.rules for change in sealed.changes]])

    if sealed is None:
        return verdict("this record was not made by sealed dice: it can be replayed, but not verified")
    if not is_signed(sealed.signer, sealed.signature, without_signature(data)):
        return verdict("the signature does not fit: this is not what the server has signed")
    if sealed.secret is None:
        return verdict("the secret is published when the match is over and every seat shows its deck")
    rows = [Row(n, *line) for n, line in enumerate(sealed.lines)]
    try:
        room = room_of(game, record, sealed)
        audit = Audit(room)
        heads = audit.all(rows)
        check_end(game, record, sealed, room)
    except BadRecord as error:
        return verdict(str(error))
    kept = {head.hex() for head in heads}
    if any(head not in kept for head in seen):
        return verdict("a head of the chain that was seen during the match is not in this ledger: it was changed")
    if sealed.signer not in trusted:
        return verdict(f"all of it fits, but whoever signed it is not known here: {sealed.signer}")
    return verdict("")


def open_record(data: bytes) -> tuple[Record, Sealed | None]:
    """A record and what its closing line says besides, which must stand there as we write it and no other way."""
    record = read(data)
    last = data.rstrip(b"\n").rsplit(b"\n", 1)[-1]
    try:
        closing = msgspec.json.decode(last, type=SealedClosing)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadRecord(f"the closing line is not sound: {error}") from None
    if closing.sealed is not None and msgspec.json.encode(closing) != last:
        raise BadRecord("the closing line holds something that is not ours")
    return record, closing.sealed


def without_signature(data: bytes) -> bytes:
    """What was signed."""
    body, _, last = data.rstrip(b"\n").rpartition(b"\n")
    closing = msgspec.json.decode(last, type=SealedClosing)
    assert closing.sealed is not None
    return body + b"\n" + msgspec.json.encode(
        msgspec.structs.replace(closing, sealed=msgspec.structs.replace(closing.sealed, signature="")))


def room_of(game: Game, record: Record, sealed: Sealed) -> Room:
    """The room at the beginning of its match, if secret, nonces and rules are those that were promised."""
    try:
        secret, table = bytes.fromhex(sealed.secret or ""), {it.line: bytes.fromhex(it.table) for it in sealed.changes}
        nonces = [bytes.fromhex(nonce) for nonce in sealed.nonces]
    except ValueError:
        raise BadRecord("the secret, a nonce or a table is not hexadecimal") from None
    if [len(nonce) for nonce in nonces] != [NONCE] * len(game.seats):
        raise BadRecord("every seat has a nonce of 32 hexadecimal digits")
    if [nonce_hash(nonce) for nonce in sealed.nonces] != sealed.nonce_hashes:
        raise BadRecord("a nonce is not the one whose hash was shown before")
    if promise(secret) != sealed.promise:
        raise BadRecord("this is not the secret that was promised")
    rules = sealed.changes[-1].rules if sealed.changes else record.header.rules
    if record.header.game != game.name or rules != game.rules_version:
        raise BadRecord(f"this record is of {record.header.game}, version {rules} of the rules; "
                        f"this is {game.name}, version {game.rules_version}")
    options = dict(record.header.options)
    decks = options.pop("decks", None) if game.brings_decks else None
    if "dice" in options and "lesson" not in sealed.origin:
        raise BadRecord("its dice were told what to say, and it is not a lesson")
    room = Room(
        sealed.match, game, options, NoClock(), secret, sealed.nonces, rules=record.header.rules,
        origin=sealed.origin, decks=decks, watched=False)
    room.changes = table
    return room


def check_end(game: Game, record: Record, sealed: Sealed, room: Room) -> None:
    """The ledger ends where the record says it does."""
    closing = record.closing
    assert closing is not None and room.table.record is not None
    if room.head.hex() != sealed.head:
        raise BadRecord("the chain does not end as the record says: a line was changed, added or cut off")
    if pairs(room.table.record) != record.answers:
        raise BadRecord("the answers are not those that stand in the ledger")
    result = room.result()
    if result is None or (closing.winner, closing.why) != (game.seat_name(result[0]), result[1]):
        raise BadRecord("the match does not end as the closing line says")
    played = msgspec.structs.replace(record.header, rules=game.rules_version, options=room.options)
    if Record(played, record.answers).closed(game, room.replayed()).hash != closing.hash:
        raise BadRecord("the table at the end is not the one of the closing line")
