"""A table that begins in a written position, played in this process: the page talks to it as to its server."""
from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import partial
from typing import Any

import httpx
import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

from ravenhill.games.meccg import GAME, MeccgGame
from ravenhill.games.meccg.decks.bringing import STARTERS
from ravenhill.games.meccg.state import Meccg
from ravenhill.server.play.odds import with_handles
from ravenhill.server.play.room import Room
from ravenhill.server.play.views import explain, imagined, preview, state_for
from ravenhill.server.storage.schema import now
from ravenhill.wire import Accepted, Counted, Explained, NoClock, Pong, Surveyed
from tests.client.clicking import seated, unfold
from tests.client.conftest import Open
from tests.server.house import NONCES
from tests.server.running import Server

SECRET = bytes(range(32))                                # of the dice: always the same
# Nothing is passed without a click; an opaque page before the first has no storage.
BY_HAND = "try { localStorage.setItem('ravenhill.settings', JSON.stringify({ autoPass: false })) } catch {}"
QUIET = ("Pass", "Done", "No", "Leave", "Number")        # what a seat answers that nobody plays here


class Positioned(MeccgGame):
    """The card game, set up as a position says; without one, two decks that are the same are drafted from."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def new(self, options: Mapping[str, Any] | None = None) -> Meccg:
        if not self.text:
            return super().new({"decks": [STARTERS[0], STARTERS[0]]})
        found = GAME.position(self.text)
        assert isinstance(found, Meccg)
        return found


class Laid:
    """One seat at the table is a page; the other passes, or the test answers for it, or it is a page too (`both`)."""

    def __init__(
        self, open_page: Open, house: Server, text: str, seat: int = 0, passes: bool = True, both: bool = False,
        by_hand: bool = False, **how: Any,
    ) -> None:
        self.room = Room("laid", Positioned(text), {}, NoClock(), SECRET, NONCES)
        self.seat = seat
        self.passes = passes and not both
        self.answers: list[list[Any]] = []
        self.offered: list[str] = []                          # the cards that the last answered question named
        self.sent: list[str] = []                            # all that the page was told
        self.lines: dict[int, WebSocketRoute] = {}
        self.apply(self.room.begin(now())[0])
        self.others()
        with httpx.Client(base_url=house.address, trust_env=False, verify=False, timeout=60) as client:
            made = client.post("/api/matches", json={"game": "meccg"}).json()
        self.pages: dict[int, Page] = {}
        for place in ((0, 1) if both else (seat,)):
            page = self.pages[place] = open_page("about:blank", **how)
            if by_hand:
                page.add_init_script(BY_HAND)
            page.route_web_socket(re.compile("/ws/matches/"), partial(self.listen, place))
            page.goto(f"/t/{made['match']['id']}#{made['links'][self.room.game.seats[place]]}")
            seated(page)
        self.page = self.pages[seat]

    def listen(self, seat: int, line: WebSocketRoute) -> None:
        self.lines[seat] = line
        line.on_message(partial(self.hear, seat))
        self.tell(state_for(self.room, seat, now()), seat)

    def tell(self, message: msgspec.Struct, seat: int | None = None) -> None:
        to = self.seat if seat is None else seat
        text = msgspec.json.encode(message).decode()
        if to == self.seat:
            self.sent.append(text)
        self.lines[to].send(text)

    def tell_all(self) -> None:
        for seat in self.lines:
            self.tell(state_for(self.room, seat, now()), seat)

    def hear(self, seat: int, data: str | bytes) -> None:
        message = json.loads(data)
        match message["do"]:
            case "answer":
                asked = state_for(self.room, seat, now()).question
                self.offered = [it.names.get("card", "").removeprefix("card-") for it in asked.options] if asked else []
                self.answers.append(message["answers"])
                self.answer(seat, message["answers"])
                self.others()
                self.tell_all()
                self.tell(Accepted(self.room.seen[seat]), seat)
            case "survey":
                told = self.room.game.survey(imagined(self.room, seat), seat, message["thing"])
                self.tell(Surveyed(message["id"], with_handles(self.room, seat, told)), seat)
            case "ping":
                self.tell(Pong(), seat)
            case "odds":
                table = imagined(self.room, seat)
                for answer in message["answers"]:
                    table.answer(self.room.meant(table, seat, answer))
                told = self.room.game.odds(table, seat)
                self.tell(Counted(message["id"], with_handles(self.room, seat, told)), seat)
            case "explain":
                reasons = explain(self.room, seat, message["thing"], message["language"])
                self.tell(Explained(message["id"], message["thing"], reasons), seat)
            case "preview":
                self.tell(preview(self.room, seat, message["id"], message["answers"]), seat)

    def apply(self, rows: list[Any]) -> None:
        for row in rows:
            self.room.apply(row)

    def answer(self, seat: int, answers: list[Any]) -> None:
        self.apply(self.room.plan(seat, answers, now())[0])

    def others(self) -> None:
        """The other seat passes, as long as it is asked and the page is not."""
        for _ in range(200 if self.passes else 0):
            asked = self.room.asked()
            if not asked or self.seat in asked:
                return
            options = state_for(self.room, asked[0], now()).question
            assert options is not None
            quiet = [n for n, it in enumerate(options.options) if it.do["do"] in QUIET]
            self.answer(asked[0], [quiet[0] if quiet else 0])

    def offers(self) -> list[Any]:
        """What the page's own seat is offered."""
        asked = state_for(self.room, self.seat, now()).question
        return asked.options if asked else []

    def option(self, seat: int, **wanted: Any) -> int:
        """An option that this seat is offered, by its fields or their names."""
        asked = state_for(self.room, seat, now()).question
        assert asked is not None, f"seat {seat} is not asked, but {self.room.asked()}"
        found = [n for n, it in enumerate(asked.options)
                 if all(value in (it.do.get(name), it.names.get(name)) for name, value in wanted.items())]
        assert found, f"{wanted} is not offered by {asked.kind}: {[(it.do, it.names) for it in asked.options]}"
        return found[0]

    def play(self, seat: int, **wanted: Any) -> None:
        """This seat answers what the test wants, and the page is told."""
        self.answer(seat, [self.option(seat, **wanted)])
        self.others()
        self.tell_all()

    def click(self, seat: int, **wanted: Any) -> None:
        """A person at this seat clicks what lies on the page for it, and it is taken."""
        page = self.pages[seat]
        option = self.option(seat, **wanted)
        n = self.room.seen[seat]
        expect(page.locator(f"[data-table][data-n='{n}']")).to_be_visible()
        unfold(page, option)
        page.locator(f"[data-table] [data-option='{option}']:visible").first.click()
        expect(page.locator(f"[data-table]:not([data-n='{n}'])")).to_be_visible()

    def asks(self, seat: int) -> str:
        """What this seat is asked, once its page shows it."""
        page = self.pages[seat]
        expect(page.locator(f"[data-table][data-n='{self.room.seen[seat]}']")).to_be_visible()
        asked = state_for(self.room, seat, now()).question
        return asked.kind if asked else ""

    def skip_to(self, *kinds: str) -> None:
        """The page's own seat does as little as it may, until one of these is asked."""
        for _ in range(60):
            asked = state_for(self.room, self.seat, now()).question
            assert asked is not None
            if asked.kind in kinds:
                self.tell_all()
                return
            quiet = [n for n, it in enumerate(asked.options) if it.do["do"] in QUIET]
            self.answer(self.seat, [quiet[0] if quiet else 0])
            self.others()
        raise AssertionError(f"{kinds} was never asked")
