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
from ravenhill.server.ledger import Row
from ravenhill.server.room import VIEWERS, Room
from ravenhill.server.schema import now
from ravenhill.server.speaking import state_for
from ravenhill.server.tables import Held, Seat, Tables
from ravenhill.wire import NoClock
from tests.server.house import NONCES, Listener

TOKEN = re.compile(rb'[":]([a-z2-7]{8})"')




class Spy:
    """Sits on all three chairs of a match that is played by bots, and looks for what should not be heard."""

    def __init__(self, game: Game, secret: bytes, seed: int, twins: int = 4) -> None:
        self.room = Room(f"match{seed}", game, {}, NoClock(), secret, NONCES)
        self.seed = seed
        self.twins = twins                              # every so many answers, compare with another possible table
        self.tables = Tables.__new__(Tables)
        self.held = held_by(self.room)
        self.ears = [Listener(), Listener(), Listener()]
        for guests, ear in zip(self.held.guests, self.ears):
            guests.add(ear)
        self.live: list[dict[str, int]] = [{}, {}, {}]   # by viewer: handles that mean a card it knows
        self.dead: list[set[str]] = [set(), set(), set()]
        self.read = [0, 0, 0]
        self.hits: list[str] = []
        self.messages = 0
        self.answers = 0

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
            choices = [question.choice(table, option) for option in table.offered]
            option = players[seat].choose(game.view(table, seat), type(question).__name__, table.offered, choices)
            rows, _ = room.plan(seat, [table.offered.index(option)], now())
            self.answers += 1
            self.take(rows)

    def take(self, rows: list[Row]) -> None:
        """Apply what was answered, listen, and look at everything that was said."""
        for row in rows:
            self.room.apply(row)
            self.notice_handles()
        heard = [len(ear.heard) for ear in self.ears]
        self.tables.push(self.held)
        for place, ear in enumerate(self.ears):
            for data in ear.heard[self.read[place]:]:
                self.messages += 1
                self.look(place, data)
            self.read[place] = len(ear.heard)
        self.look_at_drafts(heard)
        if self.answers % self.twins == 0:
            self.compare_with_twin()

    def notice_handles(self) -> None:
        """A handle dies when its viewer loses sight of the card."""
        table = self.room.table
        if not isinstance(table, CardTable):
            return
        for place, viewer in enumerate(VIEWERS):
            known = {card for card in range(len(table.kind)) if table.is_known(card, viewer)}
            for handle in [handle for handle, card in self.live[place].items() if card not in known]:
                self.dead[place].add(handle)
                del self.live[place][handle]

    def look(self, place: int, data: bytes) -> None:
        """Nothing secret, no number of a card, no handle that died, no handle of an unknown card."""
        room, table = self.room, self.room.table
        if not room.over and (room.secret.hex().encode() in data or room.salt.hex().encode() in data):
            self.hits.append("the secret of the dice")
        for handle in {token.decode() for token in TOKEN.findall(data)} & self.dead[place]:
            self.hits.append(f"a handle that should have died: {handle}")
        message = msgspec.json.decode(data)
        for path, value in numbers(message):
            self.hits.append(f"the number of a card at {path}: {value}")
        if isinstance(table, CardTable):
            by_handle = {room.handle(place, card): card for card in range(len(table.kind))}
            for handle, name, pile, _ in message["view"].get("cards", []):
                card = by_handle.get(handle)
                if card is None or not table.is_known(card, VIEWERS[place]):
                    self.hits.append(f"a card that is not known: {name}")
                elif room.game.name_of(table, "card", card) != name or table.pile[card] != pile:
                    self.hits.append(f"a card that is somewhere else: {name}")
                else:
                    self.live[place][handle] = card
        for at, line in enumerate(message["log"]["lines"], message["log"]["keep"]):
            said = room.log[at]
            for where, knows in zip(said.line.cards, said.knows):
                name = said.line.names[where]
                if not sees(knows, VIEWERS[place]) and (line["args"][name] != "" or line["names"][name] != "a-card"):
                    self.hits.append(f"a line of the log names a card: {line}")

    def look_at_drafts(self, heard: list[int]) -> None:
        """From one answer to the next of the same private dialog, nobody else hears anything."""
        drafts = [frame for frame in self.room.table.stack if isinstance(frame, Draft)]
        if drafts and drafts[0] is getattr(self, "drafting", None):
            for place, ear in enumerate(self.ears):
                if place != drafts[0].side and len(ear.heard) != heard[place]:
                    self.hits.append("a private dialog was heard")
        self.drafting = drafts[0] if drafts else None

    def compare_with_twin(self) -> None:
        """Of two tables that differ only in what a viewer cannot see, it is told exactly the same."""
        room = self.room
        for place, viewer in enumerate(VIEWERS):
            twin = copy.copy(room)
            other = room.game.imagine(room.game.view(room.table, viewer), FastDice(self.seed * 1000 + self.answers))
            other.record, other.log = room.table.record, []
            twin.match = Match(room.game, {}, None, other)
            twin.match.past = room.match.past
            twin.said_at = []
            one, two = told(room, place), told(twin, place)
            if one != two:
                self.hits.append(f"two tables that look alike are told apart by viewer {place}")


def told(room: Room, place: int) -> bytes:
    """Everything but the log, whose lines are looked at one by one."""
    return msgspec.json.encode(state_for(room, place, 0, room.seen[place]))


def sees(knows: int, viewer: int) -> bool:
    return knows == 3 if viewer < 0 else knows >> viewer & 1 == 1


def numbers(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every number under a name that means a card."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key.startswith("card") and key != "cards" and isinstance(item, int):
                yield f"{path}.{key}", item
            yield from numbers(item, f"{path}.{key}")
    elif isinstance(value, list):
        for item in value:
            yield from numbers(item, f"{path}[]")


def held_by(room: Room) -> Held:
    """Somebody's hands, without a database."""
    held = Held.__new__(Held)
    held.room = room
    held.guests = (set(), set(), set())
    held.sent = [None, None, None]
    held.seats = [Seat(seat, "bot", "random", None, "random", False) for seat in (0, 1)]
    held.offers, held.elsewhere, held.late, held.delay = [], {}, None, 0
    return held



