"""Questions of random matches, told to a page as if its server had asked them: thousands of tables, no waiting."""
from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import httpx
import msgspec
from playwright.sync_api import Page, WebSocketRoute

from ravenhill.games import load
from ravenhill.server.play.room import Room
from ravenhill.server.play.views import state_for
from ravenhill.server.storage.schema import now
from ravenhill.wire import NoClock, State
from ravenhill.wire.changes import changed_fields
from tests.client.clicking import seated
from tests.client.conftest import Open
from tests.client.looking import until
from tests.server.house import NONCES
from tests.server.running import Server

SKIPPED = 4                      # at most so many questions lie between two that are told


def questions(game: str, seed: int, kind: str = "") -> Iterator[State]:
    """What a seat is told when it is asked, somewhere in random matches, both seats and all kinds of questions.

    The same seed asks the same; only what is told is reckoned for a viewer, which costs most."""
    dice = random.Random(seed)
    while True:
        room = Room("fed", load(game), {}, NoClock(), dice.randbytes(32), NONCES)
        rows, _ = room.begin(now())
        skip = 0
        while True:
            for row in rows:
                room.apply(row)
            asked = room.asked()
            if not asked:
                break
            seat = dice.choice(asked)
            table = room.table.copy()
            question = table.ask(seat)
            if not skip and kind in ("", type(question).__name__):
                yield state_for(room, seat, now())
            skip = skip - 1 if skip else dice.randrange(SKIPPED)
            rows, _ = room.plan(seat, [dice.randrange(len(table.offered))], now())


def various(game: str, seed: int, among: int, each: int) -> Iterator[State]:
    """Of the first so many questions, no more than a few of a kind that offer the same kinds of things."""
    seen: Counter[tuple[str, ...]] = Counter()
    for state in islice(questions(game, seed), among):
        assert state.question is not None
        likeness = (state.question.kind, *sorted({str(option.do["do"]) for option in state.question.options}))
        seen[likeness] += 1
        if seen[likeness] <= each:
            yield state


class Feeder:
    """The other end of a page's socket: it tells what the test wants, and hears what the page answers."""

    def __init__(
        self, open_page: Open, house: Server, game: str, before: str = "", bot: str = "", **how: Any,
    ) -> None:
        """`before` is a script that runs before the page's own; `bot` sits at the other side."""
        self.n = 0
        self.told: State | None = None
        self.seen: dict[str, Any] = {}           # the view of that, whole
        self.line: WebSocketRoute | None = None
        self.answers: list[tuple[int, list[Any]]] = []
        self.wishes: list[str] = []              # what else the page asked for, besides answers
        with httpx.Client(base_url=house.address, trust_env=False, verify=False, timeout=60) as client:
            seats = [{}, {"kind": "bot", "bot": bot}] if bot else [{}, {}]
            made = client.post("/api/matches", json={"game": game, "seats": seats}).json()
        self.page: Page = open_page("about:blank", **how)
        if before:
            self.page.add_init_script(f"if (location.protocol !== 'about:') {{ {before} }}")
        self.page.route_web_socket(re.compile("/ws/matches/"), self.listen)
        self.page.goto(f"/t/{made['match']['id']}#{next(iter(made['links'].values()))}")
        seated(self.page)

    def listen(self, line: WebSocketRoute) -> None:
        self.line = line
        line.on_message(self.hear)
        if self.told is not None:
            line.send(msgspec.json.encode(self.told).decode())

    def hear(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["do"] == "answer":
            self.answers.append((message["n"], message["answers"]))
        else:
            self.wishes.append(message["do"])

    def tell(self, state: State) -> None:
        """A whole state, later than all before."""
        self.n += 1
        self.told = msgspec.structs.replace(state, n=self.n)
        self.seen = state.view
        if self.line is not None:
            self.line.send(msgspec.json.encode(self.told).decode())

    def go_on(self, state: State) -> None:
        """A state that goes on from the one before: the lines that are new, and what is new of the view."""
        assert self.told is not None and self.line is not None
        known = len(self.told.log.lines) if self.told.base is None else self.told.log.keep + len(self.told.log.lines)
        log = msgspec.structs.replace(state.log, keep=known, lines=state.log.lines[known:])
        view, gone = changed_fields(self.seen, state.view), [key for key in self.seen if key not in state.view]
        self.told = msgspec.structs.replace(state, n=self.n + 1, base=self.n, log=log, view=view, gone=gone)
        self.seen = state.view
        self.n += 1
        self.line.send(msgspec.json.encode(self.told).decode())

    def repeat(self) -> None:
        """The same once more, as after a line that was cut."""
        assert self.told is not None and self.line is not None
        self.line.send(msgspec.json.encode(self.told).decode())

    def answered(self) -> list[Any]:
        """What the page answers to what it was told last."""
        until(self.page, lambda: self.answers and self.answers[-1][0] == self.n, lambda: "the page has not answered")
        return self.answers[-1][1]
