"""A whole war at one seat of a page: the other end of its line is a table of the same dice for every page."""
from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from ravenhill import bots
from ravenhill.games import load
from ravenhill.server.play.ledger import TAKEBACK, Row
from ravenhill.server.play.odds import with_handles
from ravenhill.server.play.room import Room
from ravenhill.server.play.views import imagined, preview, see, state_for
from ravenhill.server.storage.schema import now
from ravenhill.wire import Counted, NoClock, Option, State
from tests.client.conftest import Open
from tests.client.feeding import Feeder
from tests.client.looking import until
from tests.server.house import NONCES
from tests.server.running import Server

# Where a person would press to give this answer: its own handle, or first the thing that stands for several.
HANDLES = '[data-table] [data-option="{0}"]:visible:not(:disabled)'
FIRST = '[data-table] [data-options~="{0}"]:visible:not(:disabled)'
SEVERAL = ("OverSix", "LeadershipWith", "Activate", "HowManyAgain")      # of these a person has several in mind
CARD = '[data-table] [data-card][data-option="{0}"]:visible'
FOOT = '[data-table] [data-foot][data-option="{0}"]'
STAGED = "[data-zone=stage] [data-seal]:visible"
BOARD = "section[data-zone=board]"
LANDS = {"Act": BOARD, "OverSix": BOARD, "DiscardOne": BOARD,
         "Maneuvers": '[data-handle="slot:own"]'}               # where a card is dragged to


class War(Feeder):
    """Both seats choose as a bot does; one of them presses what the page shows."""

    def __init__(
        self, open_page: Open, house: Server, bot: str, seed: int, seat: int, drags: bool = False, **how: Any,
    ) -> None:
        """Whoever `drags` plays a card by one gesture; else a mouse presses its foot, a finger picks and seals it."""
        self.drags = drags
        game = load("five_armies")
        self.room = Room("fed", game, {}, NoClock(), bytes([seed] * 32), NONCES)
        self.players = [bots.load(bot, game, 2 * seed + n) for n in range(2)]
        self.ability: dict[str, Any] = {"do": "No"}      # which General would have spoken, had he been asked
        self.abilities: list[dict[str, Any]] = []
        self.seat = seat
        self.sent: dict[str, Any] = {}
        self.given = 0                           # answers that the rules asked of the seat
        self.presses: Counter[str] = Counter()   # by the kind of the question
        self.folds = 0                           # how often a phone had more to show than it has room for
        self.touch = bool(how.get("has_touch"))
        self.take(self.room.begin(now())[0])
        super().__init__(open_page, house, "five_armies", **how)
        self.page.set_default_timeout(60_000)

    def listen(self, line: WebSocketRoute) -> None:
        self.told = None                         # whoever comes again is told everything
        super().listen(line)
        self.tell_all()

    def take(self, rows: Any) -> None:
        """These lines of the ledger, and what the other side answers until the seat is asked."""
        while True:
            for row in rows:
                self.room.apply(row)
            asked = self.room.asked()
            if not asked or self.seat in asked:
                return
            rows, _ = self.room.plan(asked[0], [self.chosen(asked[0])], now())

    def chosen(self, seat: int) -> int:
        table = self.room.table.copy()
        asked = table.ask(seat)
        assert asked is not None
        return self.room.offered(table, seat, asked).index(self.picks(table, asked, seat))

    def picks(self, table: Any, asked: Any, seat: int) -> int:
        offered = self.room.offered(table, seat, asked)
        named = [asked.choice(table, option) for option in offered]
        return self.players[seat].choose(self.room.game.view(table, seat), type(asked).__name__, offered, named)

    def tell_all(self) -> None:
        assert self.line is not None
        since = self.told.n if self.told else None
        state = state_for(self.room, self.seat, now(), since, self.sent if self.told else None)
        self.sent = see(self.room, self.seat)
        self.told = state
        if state.question and state.question.kind == "UseGeneral":
            self.ability = state.question.options[self.chosen(self.seat)].do
            self.abilities = [option.do for option in state.question.options]
        self.line.send(msgspec.json.encode(state).decode())

    def hear(self, data: str | bytes) -> None:
        super().hear(data)
        message = json.loads(data)
        assert self.told is not None and self.line is not None
        if message["do"] == "preview":
            shown = preview(self.room, self.seat, message["id"], message["answers"])
            self.line.send(msgspec.json.encode(shown).decode())
        if message["do"] == "odds" and not message["answers"]:
            counted = with_handles(self.room, self.seat, self.room.game.odds(imagined(self.room, self.seat), self.seat))
            self.line.send(msgspec.json.encode(Counted(message["id"], counted)).decode())
        if message["do"] == "answer" and message["n"] == self.told.n:
            self.given += len(message["answers"])
            self.take(self.room.plan(self.seat, message["answers"], now())[0])
            self.tell_all()
        if message["do"] == "undo":
            self.given -= 1
            self.take([Row(self.room.n, self.seat, TAKEBACK, self.room.stays(self.seat), now())])
            self.tell_all()

    # ---------------------------------------------------------------- what a person does

    @property
    def asked(self) -> State:
        assert self.told is not None
        return self.told

    def settle(self) -> bool:
        """Wait until the page shows what it was told and has answered what answers itself; False: it is over."""
        before = -1
        while self.asked.n != before:
            before = self.asked.n
            self.page.wait_for_function(
                "(n) => Number(document.querySelector('[data-table]')?.dataset.n) >= n", arg=before)
            self.page.evaluate("() => new Promise((go) => requestAnimationFrame(() => setTimeout(go, 0)))")
        return self.asked.question is not None

    def press(self, where: str) -> None:
        assert self.asked.question is not None
        self.presses[self.asked.question.kind] += 1
        it = self.page.locator(where).first
        if self.touch:
            it.tap()
        else:
            it.click()

    def point(self, option: int) -> None:
        """The answer itself, or the thing first and then the answer; or a card to where it is played."""
        kind, card = self.asked.question.kind if self.asked.question else "", self.now[option].do.get("card")
        if self.drags and card and kind in LANDS and [it.do.get("card") for it in self.now].count(card) == 1:
            self.presses[kind] += 1
            place = self.page.locator(LANDS[kind])
            return self.page.locator(f'[data-card="{card}"][data-option]:visible').first.drag_to(place)
        if card and not self.touch and self.page.locator(CARD.format(option)).count():
            self.page.locator(CARD.format(option)).first.hover()
            if self.page.locator(FOOT.format(option)).count():                      # of the last that is picked
                return self.press(FOOT.format(option) + ":visible")
        if not self.page.locator(HANDLES.format(option)).count():
            self.folds += self.page.locator(f'[data-fold][data-options~="{option}"]:visible').count()
            self.press(FIRST.format(option))
        self.press(HANDLES.format(option))

    def answer(self) -> None:
        """One question, or all of its kind at once where several things are chosen."""
        state, asked = self.asked, self.asked.question
        assert asked is not None
        still = self.page.locator("[data-reconsider]:visible")
        if asked.kind == "Act" and self.ability["do"] != "No" and still.count():
            self.presses["UseGeneral"] += 1                         # his ability stands beside the dice
            still.nth(self.abilities.index(self.ability)).click()
            return self.until_told(state)
        wanted = [self.ability] if asked.kind == "UseGeneral" else self.planned()
        things = [do for do in wanted if do["do"] != "Done"]
        whole = [option.do for option in asked.options[-1:]]
        if asked.kind == "HowManyAgain" and len(wanted) > 1 and wanted[:1] == whole:
            self.page.wait_for_timeout(100)                         # both colours, asked of the server
        if asked.kind == "HowManyAgain" and self.page.locator("[data-joint]:visible").count() and wanted[:1] == whole:
            self.press("[data-joint]")
        elif len(things) > 1 and self.as_before() == names(wanted):
            self.press("[data-as-before]")
        elif len(things) > 1 and len(things) == most(state) and self.page.locator("[data-all-but]:visible").count():
            self.press("[data-all-but]")
            for n, option in enumerate(asked.options):
                if option.do not in wanted and option.do["do"] != "Done":
                    self.point(n)
        else:
            for do in wanted:
                self.settle()
                if do in [option.do for option in self.now]:        # the last of them may have been given by itself
                    self.point(self.same(do))
            if self.page.locator("[data-seal]:visible").count():
                staged = self.page.locator(STAGED).count()          # on a phone the stage lies over the bar
                self.press(STAGED if staged else "[data-seal]")
        self.until_told(state)

    def as_before(self) -> set[str]:
        """What the button chooses that chooses the same as last time."""
        same = self.page.locator("[data-as-before]:visible")
        chosen = str(same.get_attribute("data-as-before")).split() if same.count() else []
        return names([self.now[int(n)].do for n in chosen])

    def planned(self) -> list[dict[str, Any]]:
        """What the seat chooses, and what next if it may choose several, as far as no die lies between."""
        table = self.room.table.copy()
        asked = table.ask(self.seat)
        kind, wanted = type(asked).__name__, []
        while asked is not None and type(asked).__name__ == kind:
            option = self.picks(table, asked, self.seat)
            wanted.append(self.room.named(self.seat, asked.choice(table, option)))
            if kind not in SEVERAL: break
            table.answer(option)
            asked = table.ask(self.seat)
        return wanted

    def until_told(self, before: State) -> None:
        until(self.page, lambda: self.asked.n != before.n, lambda: f"not answered: {before.question}")

    def same(self, do: dict[str, Any]) -> int:
        """The place of the same choice among what is offered now."""
        return next(n for n, option in enumerate(self.now) if option.do == do)

    @property
    def now(self) -> list[Option]:
        return self.asked.question.options if self.asked.question else []

    def play(self) -> None:
        while self.settle():
            self.answer()


def names(wanted: list[dict[str, Any]]) -> set[str]:
    return {str(do) for do in wanted}


def most(state: State) -> int:
    """How many may be chosen: three Generals, as many Armies as there are Leadership tokens."""
    for frame in state.view["stack"]:
        if frame["is"] == "ActivateGenerals": return 3
        if frame["is"] == "PlaceLeadership": return int(frame["most"])
    return 0
