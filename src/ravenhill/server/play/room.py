"""A match in memory: its ledger played through, and what each seat has seen of it."""
from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from ravenhill.core.cards import CardTable
from ravenhill.core.choices import Choice
from ravenhill.core.errors import BadRecord, IllegalAnswer
from ravenhill.core.frames import DICE, Decision, Draft, Frame, Secret, Table
from ravenhill.core.game import Game
from ravenhill.core.log import Said
from ravenhill.core.match import Match
from ravenhill.core.records import Closing, follow, pairs, record_of
from ravenhill.server.play import snapshots
from ravenhill.server.play.clocks import Clock
from ravenhill.server.play.handles import VIEWERS, Handles
from ravenhill.server.play.ledger import (
    ANSWER,
    CHANGE,
    ENDINGS,
    GIVEN,
    PAUSE,
    RESUME,
    START,
    TAKEBACK,
    Row,
    ending,
    first_link,
    next_link,
    scripted,
    seal_of,
)
from ravenhill.server.play.sealed_dice import pick, promise
from ravenhill.wire import Pace

OPEN_LISTS: Final = "open-decklists"     # the option of a match by which both see both decks


class Room:
    """One match, as far as its ledger has been read. It asks no database and no clock: rows come in, views go out."""

    def __init__(
        self, id: str, game: Game, options: Mapping[str, Any], pace: Pace, secret: bytes, nonces: Sequence[str], *,
        rules: int | None = None, origin: Mapping[str, Any] | None = None, decks: Sequence[Any] | None = None,
        published: bool = True, watched: bool = True,
    ) -> None:
        self.id = id
        self.game = game
        self.public = dict(options)                       # what everybody may know of how it is played
        self.origin = dict(origin or {})
        self.made_under = game.rules_version if rules is None else rules
        self.secret = secret
        self.set_nonces(nonces)
        self.handles = Handles(secret)
        self.published = published                        # all may be shown when it is over
        self.watched = watched                            # False: nobody looks at it, only the ledger is read
        self.n = 0                                        # lines of the ledger read
        self.head = first_link(id, game.name, self.made_under, self.public, self.origin, promise(secret))
        self.heads = [self.head.hex()] * 3                # by viewer: the head when what it sees changed last
        self.fallen = 0                                   # results of the dice, ever: what numbers the next one
        self.changes: dict[int, bytes] = {}               # by line: what a change of the rules carried over
        self.base = (0, -1)                               # answers before the last one, and its line
        self.places: list[int] = []                       # by standing answer: its number in the ledger
        self.given = 0
        self.clerk: list[tuple[int, int, int, int]] = []
        self.closed: tuple[int, str] | None = None        # winner and why, if the clerk ended it
        self.started = False
        self.paused = False
        self.clock = Clock(pace)
        self.said_at: list[int] = []                      # by line of the log: the number in the ledger
        self.seen = [0, 0, 0]                             # by viewer: how often what it sees has changed
        self.marks: list[list[int]] = [[0], [0], [0]]     # by viewer and change: the lines of the log that stand
        self.looks = [b"", b"", b""]
        self.fresh: list[dict[str, Any] | None] = [None, None, None]     # by viewer: its view, until it was sent
        self.stored = 0                                   # the ledger's length at the last snapshot
        self.private = 0                                  # the last so many answers are known to their own seat only
        self.shelved: list[tuple[int, Table, int, int]] = []     # what the other seat could take back before them
        self.deal(decks)

    def deal(self, decks: Sequence[Any] | None) -> None:
        """Lay the table: with the decks that the seats have brought, if it is such a game and all have."""
        self.decks = None if decks is None else list(decks)
        self.options = self.public if self.decks is None else {**self.public, "decks": self.decks}
        self.called = names_of_kinds(self.game.name, msgspec.json.encode(self.public))
        self.match = Match(self.game, self.options)
        self.said_at = [0] * len(self.log)
        self.handles.forget()
        self.notice_cards()
        self.notice_views()

    def options_for(self, place: int) -> dict[str, Any]:
        """The options as this viewer knows them: None for a deck that it may not."""
        if self.decks is None or self.public.get(OPEN_LISTS):
            return self.options
        return {**self.public, "decks": [deck if seat == place else None for seat, deck in enumerate(self.decks)]}

    def set_nonces(self, nonces: Sequence[str]) -> None:
        self.nonces = list(nonces)
        self.mixed = b"".join(bytes.fromhex(nonce) for nonce in nonces)

    # What has happened

    @property
    def table(self) -> Table:
        return self.match.table

    @property
    def log(self) -> list[Said]:
        assert self.table.log is not None
        return self.table.log

    @property
    def answers(self) -> int:
        return len(self.places)

    @property
    def over(self) -> bool:
        return self.closed is not None or self.table.ended

    def result(self) -> tuple[int, str] | None:
        """Who won and why, if it is over."""
        return self.closed or ((self.table.winner, self.table.why) if self.table.ended else None)

    def asked(self) -> list[int]:
        """The seats that may answer now; the dice, if they are asked; nobody, before the start and after the end."""
        return self.table.to_answer() if self.started and not self.over else []

    def apply(self, row: Row) -> None:
        """The next line of the ledger."""
        assert row.n == self.n, f"line {row.n} of the ledger was read where {self.n} comes next"
        self.forget_views()
        self.head = self.link(self.head, row)
        self.fallen += row.act == ANSWER and row.seat == DICE
        if row.act in (ANSWER, GIVEN):
            self.take_answer(row.seat, row.option)
            self.places.append(row.n)
            self.given += row.act == GIVEN
        else:
            self.clerk.append((row.n, row.act, row.seat, row.option))
            self.by_the_clerk(row)
        self.n = row.n + 1
        self.said_at.extend([row.n] * (len(self.log) - len(self.said_at)))
        self.notice_cards()
        asked = [] if self.paused else self.asked()
        if asked != [DICE]:
            if self.started:
                self.clock.passes(row.at, asked)
            self.notice_views()

    def link(self, head: bytes, row: Row) -> bytes:
        """The head of the chain after this line."""
        more = seal_of(self.nonces, self.decks) if row.act == START else b""
        if row.act == CHANGE:
            more = hashlib.sha256(self.changes[row.n]).digest()
        return next_link(self.secret, head, row, more)

    def head_after(self, rows: Sequence[Row]) -> str:
        """The head as it will be when these lines are written."""
        head = self.head
        for row in rows:
            head = self.link(head, row)
        return head.hex()

    def take_answer(self, seat: int, option: int) -> None:
        """An answer that nobody else sees takes nothing from the other seat, not even its undo: that would tell."""
        table = self.table
        hiding, news = outermost_hiding(table), table.news
        could = list(self.undoable(1 - seat)) if seat >= 0 else []
        self.match.answer(seat, option)
        if table.news == news and self.stays_hidden(seat, hiding):
            self.private += 1
            self.shelved = could
        else:
            self.private, self.shelved = 0, []

    def stays_hidden(self, seat: int, hiding: Frame[Any] | None) -> bool:
        """What hid the table before the answer hides it still; or a dialog has begun that nobody else can see."""
        now = outermost_hiding(self.table)
        if hiding is not None or not isinstance(now, Draft) or seat < 0:
            return hiding is not None and now is hiding
        _, before, _, lines = self.match.past[-1]
        others = [viewer for viewer in VIEWERS if viewer != seat]
        return lines == len(self.log) and all(
            self.game.view(before, viewer) == self.game.view(self.table, viewer) for viewer in others)

    def by_the_clerk(self, row: Row) -> None:
        if row.act == START:
            self.started = True
            self.clock.since = row.at
        elif row.act == TAKEBACK:
            self.take_back(row.seat, row.option)
        elif row.act in (PAUSE, RESUME):
            self.paused = row.act == PAUSE
        elif row.act == CHANGE:
            self.base = self.answers, row.n
        elif row.act in ENDINGS:
            self.closed = ending(row)

    def take_back(self, seat: int, stay: int) -> None:
        """Only the first `stay` answers stand."""
        while len(self.places) > stay and (past := self.undoable(seat)):
            if past is self.shelved:
                self.match.past, self.shelved = self.shelved, []
            self.match.undo(seat)
            removed = len(self.places) - past_answers(self.table)
            self.private = max(0, self.private - removed)
            del self.places[len(self.places) - removed:]
        if len(self.places) > stay:
            self.match = Match(self.game, self.options, None, self.replayed(stay))
            self.private, self.shelved = 0, []
            del self.places[stay:]
        del self.said_at[len(self.log):]

    def replayed(self, upto: int | None = None) -> Table:
        """A table on which only the first answers that stand were given."""
        assert self.table.record is not None
        answers = pairs(self.table.record)[:upto]
        first, line = self.base
        if line >= 0:
            if len(answers) < first:
                raise BadRecord(f"the first {first} answers were given under other rules than these")
            table = snapshots.table_of(self.game, snapshots.read(self.changes[line]))
        else:
            table = self.game.new(self.options)
            table.record, table.log = [], []
        for n, (seat, option) in enumerate(answers[first:], first + 1):
            follow(table, seat, option, n)
        table.question()
        return table

    # What may happen

    def plan(self, seat: int, answers: Sequence[int | Mapping[str, Any]], at: int) -> tuple[list[Row], Table]:
        """The lines that these answers add to the ledger, the dice's included, and the table after them.

        An answer is a place in the list of options, or a named value with this seat's handles.
        """
        trial = self.table.copy()
        trial.record, trial.log = [], None
        rows: list[Row] = []
        for answer in answers:
            chosen = self.meant(trial, seat, answer)
            trial.answer(chosen)
            rows.append(Row(self.n + len(rows), seat, ANSWER, chosen, at))
            self.roll(trial, rows, at)
        return rows, trial

    def meant(self, table: Table, seat: int, answer: int | Mapping[str, Any]) -> int:
        """The option a seat means, of the question it is asked on this table."""
        question = table.ask(seat)
        if question is None:
            raise IllegalAnswer(f"{self.game.seat_name(seat)} is not asked now")
        if isinstance(answer, int):
            if not 0 <= answer < len(table.offered):
                raise IllegalAnswer(f"there are {len(table.offered)} options, and no number {answer}")
            return self.offered(table, seat, question)[answer]
        for option in table.offered:
            if self.named(seat, question.choice(table, option)) == answer:
                return option
        rule = "".join(f"{rule}: " for rule in question.rules()[:1])
        raise IllegalAnswer(f"{rule}this is not among the options of {type(question).__name__}")

    def offered(self, table: Table, seat: int, question: Decision[Any]) -> list[int]:
        """The options in an order that tells nothing: not how the cards lie, nor what an unknown one is."""
        hidden: dict[int, str] = {}
        if isinstance(table, CardTable):
            for option in table.offered:
                for name, value in question.choice(table, option).plain().items():
                    if name.startswith("card") and isinstance(value, int) and not table.is_known(value, seat):
                        hidden[option] = self.handle(seat, value)
        return sorted(table.offered, key=lambda option: (option in hidden, hidden.get(option, ""), option))

    def named(self, place: int, choice: Choice) -> dict[str, Any]:
        """A choice as this viewer may read it: cards by their handles."""
        return {name: self.handle(place, value) if name.startswith("card") and isinstance(value, int) else value
                for name, value in choice.plain().items()}

    def roll(self, trial: Table, rows: list[Row], at: int) -> None:
        """The dice answer until a seat is asked or it is over."""
        fallen = self.fallen + sum(row.seat == DICE and row.act == ANSWER for row in rows)
        while trial.to_answer() == [DICE]:
            result = self.chance(trial, rows, fallen)
            trial.answer(result)
            rows.append(Row(self.n + len(rows), DICE, ANSWER, result, at))
            fallen += 1

    def chance(self, table: Table, rows: Sequence[Row], fallen: int) -> int:
        """What the dice answer on this table, which has these lines more than the room: of a lesson, as it needs."""
        said = self.scripted(rows, table.outcomes) if "dice" in self.public else None
        return pick(self.secret, self.mixed, fallen, table.outcomes) if said is None else said

    def scripted(self, rows: Sequence[Row], outcomes: int) -> int | None:
        """The next result if this is a lesson with dice that fall as it needs them."""
        if "lesson" not in self.origin:
            return None
        assert self.table.record is not None
        stand = self.table.record[::2].count(DICE) + sum(row.seat == DICE and row.act == ANSWER for row in rows)
        return scripted(self.public, stand, outcomes)

    def begin(self, at: int) -> tuple[list[Row], Table]:
        """Everybody sits: the match starts, and the dice answer first if they are asked first."""
        rows = [Row(self.n, DICE, START, 0, at)]
        trial = self.table.copy()
        self.roll(trial, rows, at)
        return rows, trial

    def may_undo(self, seat: int) -> bool:
        """Nothing became known to anybody since this seat's last answer."""
        return self.started and not self.over and bool(self.undoable(seat)) and self.stays(seat) >= self.floor

    @property
    def floor(self) -> int:
        """The answers that nobody can take back: those of another match, and those of other rules."""
        return max(self.given, self.base[0])

    def undoable(self, seat: int) -> list[tuple[int, Table, int, int]]:
        """The last answers this seat may take back, the latest at the end, and the table before each."""
        if self.match.may_undo(seat):
            return self.match.past
        return self.shelved if self.shelved and self.shelved[-1][0] == seat else []

    def stays(self, seat: int) -> int:
        """How many answers stand when this seat takes back its last; private ones of the other go with it."""
        return self.undoable(seat)[-1][2] // 2

    # What each seat has seen

    def notice_views(self) -> None:
        """Count the change for everyone who sees one: private choices change nothing for others, not even the head."""
        if not self.watched:
            return
        for place, viewer in enumerate(VIEWERS):
            view = self.fresh[place] = self.game.view(self.table, viewer)
            looks = [view, len(self.log), self.started, self.paused, self.closed]
            look = hashlib.blake2b(msgspec.msgpack.encode(looks), digest_size=16).digest()
            if look != self.looks[place]:
                self.looks[place] = look
                self.heads[place] = self.head.hex()
                self.seen[place] += 1
                self.marks[place].append(len(self.log))

    def view(self, place: int) -> dict[str, Any]:
        """What this viewer sees, as the game says it."""
        return self.fresh[place] or self.game.view(self.table, VIEWERS[place])

    def forget_views(self) -> None:
        """They were sent, or are true no more."""
        self.fresh = [None, None, None]

    def lines_since(self, place: int, n: int) -> int:
        """The number of log lines that a viewer who saw change n still has right."""
        if not 0 < n <= self.seen[place]:
            return 0
        return min(self.marks[place][n:])

    def notice_cards(self) -> None:
        if isinstance(self.table, CardTable) and self.watched:
            self.handles.notice(self.table, self.n)

    def handle(self, place: int, card: int) -> str:
        """The name by which this viewer may point at a card."""
        return self.handles.of(place, card)

    def card_name(self, table: Table, card: int, kind: int) -> str | None:
        """The locale key of a known card; all rooms of a game share what was looked up."""
        if kind not in self.called:
            self.called[kind] = self.game.name_of(table, "card", card)
        return self.called[kind]

    def card(self, place: int, handle: str) -> int | None:
        """The card a viewer points at, if it may."""
        table = self.table
        if isinstance(table, CardTable):
            for card in range(len(table.kind)):
                if table.is_known(card, VIEWERS[place]) and self.handle(place, card) == handle:
                    return card
        return None

    # Putting away

    def record(self, names: list[str]) -> bytes:
        """The answers that stand, as any record of the core; what seals it is added when the match is over."""
        table = self.replayed()
        record = record_of(self.game, table, self.options, names)
        result = self.result()
        assert record.closing is not None
        record.closing = Closing(
            record.closing.answers, record.closing.hash, None if result is None else self.game.seat_name(result[0]),
            "" if result is None else result[1])
        return record.write()


@lru_cache(64)
def names_of_kinds(game: str, options: bytes) -> dict[int, str | None]:
    """The locale keys of cards by their kind, as far as they were asked for: one mapping for all such matches."""
    return {}


def outermost_hiding(table: Table) -> Frame[Any] | None:
    """The frame behind which something is chosen in secret, if there is one."""
    return next((frame for frame in table.stack if isinstance(frame, Secret | Draft)), None)


def past_answers(table: Table) -> int:
    """How many answers a table's record holds."""
    assert table.record is not None
    return len(table.record) // 2
