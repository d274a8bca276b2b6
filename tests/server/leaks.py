"""Looking for leaks: every byte a viewer is sent is compared with what it may know."""
from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from ravenhill import bots
from ravenhill.core.cards import CardTable
from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Draft
from ravenhill.core.game import Game
from ravenhill.core.match import Match
from ravenhill.core.plain import fingerprint
from ravenhill.server.play.handles import VIEWERS
from ravenhill.server.play.ledger import Row
from ravenhill.server.play.odds import with_handles
from ravenhill.server.play.open_table import OpenTable, Seat
from ravenhill.server.play.room import Room
from ravenhill.server.play.tables import Tables
from ravenhill.server.play.views import explain, imagined, preview, state_for
from ravenhill.server.storage.schema import now
from ravenhill.wire import NoClock
from ravenhill.wire.changes import changed
from tests.server.house import NONCES, Listener

TOKEN = re.compile(rb'[":]([a-z2-7]{8})"')
NUMBER = re.compile(rb'"(card[^"]*)":(-?\d+|true|false)')      # what is compact JSON of a number under a card's name
# What a seat that comes back is told beside the view, and what it was told while it sat there.
STANDING = ("n", "seat", "status", "question", "held", "waiting", "undo", "paused", "winner", "why", "head")
ASKS = 16                                                     # every so many answers, ask what changes nothing


class HeardLog(msgspec.Struct):
    keep: int
    lines: list[dict[str, Any]]


class Heard(msgspec.Struct):
    view: dict[str, Any]
    log: HeardLog


decoder = msgspec.json.Decoder(Heard)


class Spy:
    """Sits on all three chairs of a match that is played by bots, and looks for what should not be heard."""

    def __init__(self, game: Game, secret: bytes, seed: int, twins: int = 4) -> None:
        self.room = Room(f"match{seed}", game, {}, NoClock(), secret, NONCES)
        self.seed = seed
        self.twins = twins                              # every so many answers, compare with another possible table
        self.tables = Tables.__new__(Tables)
        self.opened = open_table(self.room)
        self.ears = [Listener(), Listener(), Listener()]
        for guests, ear in zip(self.opened.guests, self.ears):
            guests.add(ear)
        self.told: list[dict[str, Any]] = [{}, {}, {}]   # by viewer: the last state, its view whole
        self.live: list[dict[str, int]] = [{}, {}, {}]   # by viewer: handles that mean a card it knows
        self.dead: list[set[str]] = [set(), set(), set()]
        self.handles: list[tuple[list[int], dict[str, int]]] = [([], {}), ([], {}), ([], {})]
        self.knew: bytearray = bytearray()
        self.secrets = re.compile(b"|".join([secret.hex().encode(), self.room.handles.salt.hex().encode()]))
        self.hits: list[str] = []
        self.messages = 0
        self.answers = 0

    def hit(self, what: str) -> None:
        self.hits.append(f"{what} (answer {self.answers})")

    def play(self, most: int = 100_000) -> None:
        """To the end, with bots on both seats."""
        game, room = self.room.game, self.room
        players = [bots.load("random", game, self.seed * 2 + seat) for seat in (0, 1)]
        rows, _ = room.begin(now())
        self.take(rows)
        while room.asked() and self.answers < most:
            seat = room.asked()[self.answers % len(room.asked())]
            table = room.table.copy()
            question = table.ask(seat)
            assert question is not None
            if self.answers % ASKS == 0:
                self.ask_what_changes_nothing(seat)
            option = players[seat].choose({}, type(question).__name__, table.offered, [])
            rows, _ = room.plan(seat, [table.offered.index(option)], now())
            self.answers += 1
            self.take(rows)

    def take(self, rows: list[Row]) -> None:
        """Apply what was answered, listen, and look at everything that was said."""
        for row in rows:
            self.room.apply(row)
            self.notice_handles()
        self.tables.push(self.opened)
        for place, ear in enumerate(self.ears):
            for data in ear.heard:
                self.messages += 1
                self.look(place, data)
                self.remember(place, data)
        self.look_at_drafts()
        for ear in self.ears:
            ear.heard.clear()
        if self.answers % self.twins == 0:
            self.compare_with_twin()
            self.compare_with_return()

    def notice_handles(self) -> None:
        """A handle dies when its viewer loses sight of the card."""
        table = self.room.table
        if not isinstance(table, CardTable) or table.knows == self.knew:
            return
        self.knew = table.knows.copy()
        for place, viewer in enumerate(VIEWERS):
            for handle, card in list(self.live[place].items()):
                if not table.is_known(card, viewer):
                    self.dead[place].add(handle)
                    del self.live[place][handle]

    def look(self, place: int, data: bytes) -> None:
        """Nothing secret, no number of a card, no handle that died, no handle of an unknown card."""
        room, table = self.room, self.room.table
        self.look_at_bytes(place, data)
        message = decoder.decode(data)
        if isinstance(table, CardTable):
            by_handle = self.cards_of(place, table)
            for handle, code in cards_in(message.view):
                card = by_handle.get(handle)
                if card is None or not table.is_known(card, VIEWERS[place]):
                    self.hit(f"a card that is not known: {code}")
                elif room.game.name_of(table, "card", card) != f"card-{code}":
                    self.hit(f"another card: {code}")
                else:
                    self.live[place][handle] = card
            for handle, name, pile, _ in message.view.get("cards", ()):
                card = by_handle.get(handle)
                if card is None or not table.is_known(card, VIEWERS[place]):
                    self.hit(f"a card that is not known: {name}")
                elif room.game.name_of(table, "card", card) != name or table.pile[card] != pile:
                    self.hit(f"a card that is somewhere else: {name}")
                else:
                    self.live[place][handle] = card
        for at, line in enumerate(message.log.lines, message.log.keep):
            said = room.log[at]
            for where, knows in zip(said.line.cards, said.knows):
                name = said.line.names[where]
                if not sees(knows, VIEWERS[place]) and (line["args"][name] != "" or line["names"][name] != "a-card"):
                    self.hit(f"a line of the log names a card: {line}")

    def look_at_bytes(self, place: int, data: bytes) -> None:
        """What is looked for in every message, whatever it is."""
        if not self.room.over and self.secrets.search(data):
            self.hit("the secret of the dice")
        if self.dead[place]:
            for handle in {token.decode() for token in TOKEN.findall(data)} & self.dead[place]:
                self.hit(f"a handle that should have died: {handle}")
        for name, value in NUMBER.findall(data):
            self.hit(f"the number of a card at {name.decode()}: {value.decode()}")

    def cards_of(self, place: int, table: CardTable) -> dict[str, int]:
        """The cards by their handles for a viewer: they change only when one was lost from sight."""
        since, found = self.handles[place]
        if since != self.room.handles.since[place] or not found:
            found = {self.room.handle(place, card): card for card in range(len(table.kind))}
            self.handles[place] = (self.room.handles.since[place].copy(), found)
        return found

    def ask_what_changes_nothing(self, seat: int) -> None:
        """Previews, odds and reasons are bytes to a seat, too."""
        room = self.room
        before = fingerprint(room.table)
        replies: list[Any] = [preview(room, seat, 1, [0])]
        replies.append(with_handles(room, seat, room.game.odds(imagined(room, seat), seat)))      # as it is sent
        if isinstance(room.table, CardTable):
            mine = [card for card in range(len(room.table.kind)) if room.table.is_known(card, seat)][:3]
            replies += [explain(room, seat, f"card:{room.handle(seat, card)}", "en") for card in mine]
        for reply in replies:
            self.look_at_bytes(seat, msgspec.json.encode(reply))
        if fingerprint(room.table) != before:
            self.hit("a question changed the table")

    def look_at_drafts(self) -> None:
        """From one answer to the next of the same private dialog, nobody else hears anything."""
        drafts = [frame for frame in self.room.table.stack if isinstance(frame, Draft)]
        if drafts and drafts[0] is getattr(self, "drafting", None):
            for place, ear in enumerate(self.ears):
                if place != drafts[0].side and ear.heard:
                    self.hit("a private dialog was heard")
        self.drafting = drafts[0] if drafts else None

    def remember(self, place: int, data: bytes) -> None:
        """What a page knows that has heard everything."""
        state = msgspec.json.decode(data)
        if state.get("base") is not None:
            before, gone = self.told[place]["view"], state.get("gone", ())
            view = {name: it for name, it in before.items() if name not in gone}
            state["view"] = {**view, **{name: changed(before.get(name), it) for name, it in state["view"].items()}}
        self.told[place] = state

    def compare_with_return(self) -> None:
        """Whoever comes back, reloads or asks again is told what stands there anyway: not that somebody is choosing."""
        for place, told in enumerate(self.told):
            if not told:
                continue
            again = msgspec.json.decode(msgspec.json.encode(state_for(self.room, place, 0)))
            self.room.forget_views()
            for name in (*STANDING, "view"):
                once, now = (msgspec.json.encode(it.get(name), order="sorted") for it in (told, again))
                if once != now:
                    self.hit(f"coming back tells viewer {place} of another {name}")

    def compare_with_twin(self) -> None:
        """Of two tables that differ only in what a viewer cannot see, it is told exactly the same."""
        room = self.room
        for place, viewer in enumerate(VIEWERS):
            view = room.game.view(room.table, viewer)
            twin = copy.copy(room)
            twin.forget_views()
            other = room.game.imagine(view, FastDice(self.seed * 1000 + self.answers))
            other.record, other.log = room.table.record, room.table.log
            twin.match = Match(room.game, {}, None, other)
            twin.match.past = room.match.past
            room.fresh[place] = view
            one, two = told(room, place), told(twin, place)
            room.forget_views()
            if one != two:
                self.hit(f"two tables that look alike are told apart by viewer {place}")


def cards_in(value: Any) -> Iterator[tuple[str, str]]:
    """Every card of a typed view that says which it is: its handle and its code."""
    if isinstance(value, dict):
        if value.get("id") and value.get("code"):
            yield value["id"], value["code"]
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from cards_in(item)


def told(room: Room, place: int) -> bytes:
    """Everything but the log, whose lines are looked at one by one."""
    return msgspec.json.encode(state_for(room, place, 0, room.seen[place]))


def sees(knows: int, viewer: int) -> bool:
    return knows == 3 if viewer < 0 else knows >> viewer & 1 == 1


def open_table(room: Room) -> OpenTable:
    """Somebody's hands, without a database."""
    opened = OpenTable.__new__(OpenTable)
    opened.room = room
    opened.guests = (set(), set(), set())
    opened.sent = [None, None, None]
    opened.seats = [Seat(seat, "bot", "random", None, "random", False) for seat in (0, 1)]
    opened.offers, opened.elsewhere, opened.late, opened.delay = [], {}, None, 0
    return opened
