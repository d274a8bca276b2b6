"""Playing by clicking: only among the things that the page has lit."""
from __future__ import annotations

import json
import random
import time
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Page, Request, WebSocket, expect

from ravenhill.wire.changes import changed

# Everything that may be clicked now, by the number of its option; only what a person could see and reach.
LIT = """() => {
  const table = document.querySelector('[data-table]')
  const found = [...document.querySelectorAll('[data-table] [data-option], [data-table] [data-fold]')]
    .filter((it) => !it.disabled && it.checkVisibility({ visibilityProperty: true }))
    .flatMap((it) => (it.dataset.option ?? it.dataset.options).split(' ').map(Number))
  return {
    lit: [...new Set(found)].sort((a, b) => a - b),
    kind: document.querySelector('[data-kind]')?.dataset.kind ?? '',
    over: !!document.querySelector('[data-over]'),
    curtain: !!document.querySelector('[data-curtain]'),
    there: !!table,
  }
}"""


# Wait until something is lit (or all is over), pick one of the lit options, and find a point of it that the pointer
# would hit: a handle under something else cannot be clicked by a person either.
PICK = """([chance, patience]) => new Promise((done) => {
  const end = performance.now() + patience
  let before = ''
  let over = ''                                               // what lies over the handle that was looked at last
  const hit = (it) => {
    it.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = it.getBoundingClientRect()
    for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down]
      const top = document.elementFromPoint(x, y)
      if (top && (top === it || it.contains(top))) return { x, y }
      over = `${top?.outerHTML.slice(0, 200)} over ${it.outerHTML.slice(0, 200)} at ${Math.round(x)} ${Math.round(y)}`
    }
    return null
  }
  const look = () => {
    const kind = document.querySelector('[data-kind]')?.dataset.kind ?? ''
    if (document.querySelector('[data-over]')) return done({ is: 'over', kind })
    if (document.querySelector('[data-curtain]')) return done({ is: 'curtain', kind })
    const optionsOf = (it) => (it.dataset.option ?? it.dataset.options).split(' ').map(Number)     // a fold has several
    const seen = [...document.querySelectorAll('[data-table] [data-option], [data-table] [data-fold]')]
      .filter((it) => !it.disabled && it.checkVisibility({ visibilityProperty: true }))
    const picked = seen.filter((it) => 'seal' in it.dataset)             // a card in hand is played, once it was picked
    const handles = picked.length ? picked : seen
    const lit = [...new Set(handles.flatMap(optionsOf))].sort((a, b) => a - b)
    const option = lit[Math.floor(chance * lit.length)]
    for (const it of handles) {
      const at = optionsOf(it).includes(option) && hit(it)
      if (!at) continue
      const now = `${kind} ${option} ${lit.length} ${at.x} ${at.y}`
      const many = new Set(seen.flatMap(optionsOf)).size
      if (now === before) return done({ is: 'lit', kind, option, many, ...at })
      before = now                                            // it must lie still for a frame
      return requestAnimationFrame(look)
    }
    if (performance.now() > end) return done({ is: handles.length ? 'covered' : 'dark', kind, option, over })
    requestAnimationFrame(look)
  }
  look()
})"""


class Watch:
    """What goes wrong in a page: errors on its console, requests that fail or go elsewhere."""

    def __init__(self, page: Page, address: str) -> None:
        self.faults: list[str] = []
        self.address = address
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("requestfailed", self.failed)
        page.on("request", self.asked)

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"failed: {request.url} {request.failure}")

    def asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:", self.address.replace("http", "ws"))):
            self.faults.append(f"elsewhere: {request.url}")


def look(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(LIT)
    return found


def click(page: Page, option: int, timeout: float = 30_000) -> None:
    """Click the first visible handle of an option."""
    unfold(page, option, timeout)
    page.locator(f'[data-table] [data-option="{option}"]:visible').first.click(timeout=timeout)
    seal(page, option, timeout)


def unfold(page: Page, option: int, timeout: float = 30_000) -> None:
    """On a phone the uses of a thing may be folded up in it."""
    folds = page.locator(f'[data-fold][data-options~="{option}"]:visible')
    if folds.count():
        folds.first.click(timeout=timeout)


def seal(page: Page, option: int, timeout: float = 30_000) -> None:
    """A card that was picked up by that click is played by a second one."""
    picked = page.locator(f'[data-lifted="{option}"] [data-seal]:visible')
    if picked.count():
        picked.first.click(timeout=timeout)


def click_one(page: Page, dice: random.Random) -> bool:
    """Click one of the lit things, if the question does not change under our hand."""
    lit = look(page)["lit"]
    try:
        if lit:
            click(page, dice.choice(lit), 3000)
        return bool(lit)
    except Error:
        return False


def step(page: Page, dice: random.Random, patience: float = 60.0) -> bool:
    """One click among what is lit, as soon as something is; False when the game is over."""
    seen = page.evaluate(PICK, [dice.random(), patience * 1000])
    if seen["is"] == "curtain":
        page.locator("[data-curtain]").click()
    elif seen["is"] == "lit":
        page.mouse.click(seen["x"], seen["y"])
    else:
        assert seen["is"] == "over", f"nothing to click in {patience} seconds: {seen}, {page.url}"
    return bool(seen["is"] != "over")


def play_by_clicking(page: Page, seed: int = 1, most: int = 5000, patience: float = 60.0) -> int:
    """Play to the end, picking at random among visible, enabled handles; how many clicks it took."""
    dice = random.Random(seed)
    for clicks in range(most):
        if not step(page, dice, patience):
            return clicks
    raise AssertionError(f"not over after {most} clicks")


class Ears:
    """What the socket of a page has said last: so a test knows what is offered without asking the page."""

    def __init__(self, page: Page) -> None:
        self.state: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.heard: list[str] = []
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))

    def hear(self, data: str | bytes) -> None:
        self.heard.append(str(data))
        message = json.loads(data)
        if message["is"] == "state":
            self.state = message
            self.view = message["view"] if message.get("base") is None else changed(self.view, message["view"])
            self.log = self.log[:message["log"]["keep"]] + message["log"]["lines"]

    @property
    def answers(self) -> list[list[Any]]:
        """What was answered, in order."""
        return [message["answers"] for message in self.sent if message["do"] == "answer"]

    @property
    def options(self) -> list[dict[str, Any]]:
        question = self.state.get("question")
        return question["options"] if question else []

    @property
    def n(self) -> int:
        return int(self.state.get("n", 0))


# Wait until the table shows a change as late as this one; which it shows.
SHOWS = """(n) => new Promise((done) => {
  const look = () => {
    const shown = Number(document.querySelector('[data-table]')?.dataset.n ?? -1)
    if (shown >= n) done(shown)
    else requestAnimationFrame(look)
  }
  look()
})"""


def asked(page: Page, ears: Ears, since: int = -1, patience: float = 60.0) -> dict[str, Any] | None:
    """What the page asks, once it shows what the socket said last and that is later than `since`; None: it is over."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if ears.state and ears.n > since and page.evaluate(SHOWS, ears.n) == ears.n:
            question: dict[str, Any] | None = ears.state.get("question")
            if question or ears.state["status"] == "over":
                return question
        page.wait_for_timeout(10)
    raise AssertionError(f"nothing is asked after {since}: {ears.n}, {page.url}")


def seated(page: Page) -> None:
    """The table, of somebody who came by a link; where there are decks, with the one that the seat has anyway."""
    expect(page.locator("[data-table], [data-sitting]").first).to_be_visible()
    if page.locator("[data-sitting]").count(): page.locator("[data-sitting] button").click()
    expect(page.locator("[data-table]")).to_be_visible()
