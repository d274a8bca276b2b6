"""Takes the pictures: every page that is worth looking at, at the size and in the light it is looked at.

    scripts/screenshots                 # all of them into build/pictures, those of the pages into docs/pictures
    scripts/screenshots 03 05 home      # only those whose names hold one of these words
    scripts/screenshots --look 03       # and beside each, in grey and a third of its size
"""
from __future__ import annotations

import argparse
import base64
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from house import stock

ROOT = Path(__file__).parents[2]
TAKEN = ROOT / "build" / "pictures"
SHOWN = ROOT / "docs" / "pictures"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--font-render-hinting=none",
         "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
SIZES = {"wide": (1440, 900), "middle": (1024, 768), "phone": (390, 844), "twice": (720, 450)}
FORK = """async ([game, table, n]) => {
  const answer = await fetch(`/api/examples/${game}/${table}/fork`, { method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ n, seats: [{ kind: 'link' }, { kind: 'link' }] }) })
  if (!answer.ok) throw new Error(await answer.text())
  const made = await answer.json()
  return { id: made.match.id, keys: made.match.seats.map((it) => made.links[it.seat]) }
}"""
# Nothing is passed by itself while a picture is taken.
BY_HAND = "try { localStorage.setItem('ravenhill.settings', JSON.stringify({ autoPass: false })) } catch {}"
# A table that shows what it was told last.
DRAWN = "() => Number(document.querySelector('[data-table]')?.dataset.n ?? 0) > 0"
SETTLED = """() => document.fonts.ready.then(
  () => !document.getAnimations().some((it) => it.playState === 'running'))"""
AS_WEBP = """async ([data, quality]) => {
  const image = new Image()
  image.src = `data:image/png;base64,${data}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', quality).split(',')[1]
}"""
GREY = """async (data) => {
  const image = new Image()
  image.src = `data:image/png;base64,${data}`
  await image.decode()
  const canvas = document.createElement('canvas')
  const third = image.width / 3
  canvas.width = image.width + third
  canvas.height = image.height
  const pen = canvas.getContext('2d')
  pen.filter = 'grayscale(1)'
  pen.drawImage(image, 0, 0)
  pen.filter = 'none'
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, image.width, 0, third, image.height / 3)
  return canvas.toDataURL('image/png').split(',')[1]
}"""


class Studio:
    """A browser in front of the house."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []

    def page(self, path: str, *, size: str = "wide", theme: str = "light", language: str = "en", **more: Any) -> Page:
        width, height = SIZES[size]
        wish: Any = {"viewport": {"width": width, "height": height}, "color_scheme": theme, "locale": language,
                     "reduced_motion": "reduce", **more}
        context = self.browser.new_context(base_url=self.address, **wish)
        self.contexts.append(context)
        context.add_init_script(BY_HAND)
        page = context.new_page()
        page.goto(path)
        return page

    def table(self, name: str, *, game: str = "five_armies", mine: int = 0, least: int = 0, **wish: Any) -> Page:
        """A laid table, seen from one seat; somebody sits on the other, too."""
        page = self.page("/learn", **wish)
        made = page.evaluate(FORK, [game, name, len(stock(name).answers) - least])
        other = self.page(f"/t/{made['id']}#{made['keys'][1 - mine]}")
        expect(other.locator("[data-table]")).to_be_visible()
        page.goto(f"/t/{made['id']}#{made['keys'][mine]}")
        expect(page.locator("[data-table]")).to_be_visible()
        page.wait_for_function(DRAWN)
        return page

    def other(self) -> Page:
        """The page of whoever sits opposite, at the last table."""
        return self.contexts[-1].pages[0]

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        self.contexts.clear()



# ---------------------------------------------------------------- what is seen


def home(it: Studio, **wish: Any) -> Page:
    page = it.page("/", **wish)
    expect(page.locator("article").nth(2)).to_be_visible()
    return page


def plain(path: str, ready: str = "main h1") -> Callable[..., Page]:
    def opened(it: Studio, **wish: Any) -> Page:
        page = it.page(path, **wish)
        expect(page.locator(ready).first).to_be_visible()
        return page
    return opened


def first(it: Studio, **wish: Any) -> Page:
    """Turn 1, a die is to be chosen."""
    return it.table("first", **wish)


def crowded(it: Studio, **wish: Any) -> Page:
    return it.table("crowded", **wish)


def move(it: Studio, **wish: Any) -> Page:
    """One army's march is planned; of a second one only a part goes, and its damage is divided."""
    page = it.table("crowded", **wish)
    choose_use(page, "Strategic Movement")
    answer(page, "Move", region=20)
    expect(page.locator("[data-kind=MoveTo]")).to_be_visible()
    answer(page, "Choose", region=2)
    expect(page.locator("[data-kind=WhichArmy]")).to_be_visible()
    answer(page, "Split", region=9)
    expect(page.locator(".mover")).to_be_visible()
    archers = 2
    row = page.locator(".mover .row.now .label")
    while (label := row.inner_text()) != "Damage":
        options = [it["do"] for it in question(page)["options"]]
        many = archers if options[0].get("unit") == archers else 0
        click(page, next((n for n, it in enumerate(options) if it.get("n") == many), 0))
        expect(row).not_to_have_text(label)
    page.mouse.move(1, 1)
    return page


def going(it: Studio, **wish: Any) -> Page:
    """The same army has been told who goes; the map shows where it may."""
    page = move(it, **wish)
    page.locator(".mover .button.strong").click()
    expect(page.locator("[data-kind=MoveTo]")).to_be_visible()
    page.locator('[data-region="0"]').hover()
    return page


def combat(it: Studio, **wish: Any) -> Page:
    return it.table("combat", **wish)


def sealed(it: Studio, **wish: Any) -> Page:
    """We have sealed our card; whether the other one has, nobody can see."""
    page = it.table("sealed", **wish)
    page.locator(".choose [data-option]:visible").nth(2).click()
    page.locator("[data-seal]").first.click()
    expect(page.locator(".slot.sealed")).to_be_visible()
    page.mouse.move(1, 1)
    return page


def told(it: Studio, **wish: Any) -> Page:
    """We come back after the Shadow's action: three Armies have marched."""
    page = it.table("war", least=358, **wish)
    expect(page.locator(".story .told")).to_contain_text("marched")
    return page


def general(it: Studio, **wish: Any) -> Page:
    """Which General is to be active? One of them is looked at."""
    page = it.table("war", least=739, **wish)
    page.locator('[data-handle^="character:"][data-offered]').first.click(button="right")
    expect(page.locator(".zoom.fixed")).to_be_visible()
    return page


def end(it: Studio, **wish: Any) -> Page:
    """The last answer of a war is given."""
    page = it.table("war", least=1, **wish)
    answer(page, "Choose", region=25)
    expect(page.locator("[data-end] .turning")).not_to_be_empty()
    return page


def text(it: Studio, **wish: Any) -> Page:
    page = it.table("crowded", **wish)
    page.keyboard.press("t")
    expect(page.locator("[data-text], .text-table, main.text").first).to_be_visible()
    return page


def replay(it: Studio, **wish: Any) -> Page:
    """A war that was given up, analysed: we look at the Free Peoples' worst mistake."""
    page = it.table("war", least=40, **wish)
    id = page.url.rsplit("/", 1)[-1]
    page.evaluate("""(id) => fetch(`/api/matches/${id}/do`, { method: 'POST',
      headers: { 'content-type': 'application/json' }, body: JSON.stringify({ do: 'resign' }) })""", id)
    page.goto(f"/r/{id}?view=free")
    page.locator("[data-analyse]").click()
    expect(page.locator("[data-analysis][data-whole=true]")).to_be_visible(timeout=900_000)
    mistakes = page.evaluate("async (id) => (await (await fetch(`/api/replays/${id}/analysis`)).json()).mistakes", id)
    worst = max((it for it in mistakes if it["seat"] == "free"), key=lambda it: it["loss"])["n"]
    page.goto(f"/r/{id}?n={worst}&view=free")
    page.locator("[data-analyse]").click()
    expect(page.locator("[data-told]")).to_be_visible()
    return page


def lesson(it: Studio, **wish: Any) -> Page:
    page = it.page("/learn/five_armies/march", **wish)
    expect(page.locator(".coach")).to_be_visible()
    return page


def example(it: Studio, **wish: Any) -> Page:
    page = it.page("/examples/five_armies/B-EX-12?n=9", **wish)
    expect(page.locator(".comment [role=status]")).to_be_visible()
    return page


def ford(it: Studio, **wish: Any) -> Page:
    return it.table("ford", game="ford", **wish)


def hazard(it: Studio, **wish: Any) -> Page:
    """Wolves are upon six who are on their way; a scout would hide them, and is found out."""
    page = it.table("hazard", game="meccg", **wish)
    expect(page.locator(".chain .link")).to_have_count(3)
    return page


def journey(it: Studio, **wish: Any) -> Page:
    """The way to Moria, bent through Cardolan."""
    page = it.table("journey", game="meccg", **wish)
    expect(page.locator("[data-go]")).to_be_enabled()
    page.evaluate("""() => document.querySelector('[data-land="tw-450"]')
      ?.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }))""")
    return page


def deeps(it: Studio, **wish: Any) -> Page:
    """From the Under-gates to the Under-grottos: what the tunnel wants, and what waits there."""
    page = it.table("deeps", game="meccg", **wish)
    page.locator("[data-deeps] [data-site=dm-039]").hover()
    expect(page.locator("[data-roll]")).to_be_visible()
    return page


def influence(it: Studio, **wish: Any) -> Page:
    """An attempt at the opponent's character: both rolls, and what is taken off."""
    page = it.table("influence", game="meccg", **wish)
    expect(page.locator("[data-zone=stage] [data-ladder]")).to_be_visible()
    return page


def draft(it: Studio, **wish: Any) -> Page:
    return it.table("draft", game="meccg", **wish)


def opening(it: Studio, **wish: Any) -> Page:
    """The first turn begins, with eight cards in the hand."""
    page = it.table("opening", game="meccg", **wish)
    expect(page.locator("[data-zone=hand] [data-card]").first).to_be_visible()
    return page


def broken_deck(it: Studio, **wish: Any) -> Page:
    """A fourth copy of a card: the rules that are broken, and what mends them."""
    page = it.page("/decks/starter-gandalf", **wish)
    row = page.locator("[data-row='deck:tw-204']")
    row.hover()
    row.get_by_role("button", name="more").click()
    expect(page.locator("[data-fault]").first).to_be_visible()
    return page


def worked(it: Studio, **wish: Any) -> Page:
    """The rulebook's worked game, with both hands open."""
    page = it.page("/examples/meccg/worked-game?n=300&view=grey", **wish)
    expect(page.locator("[data-replay='300'] [data-zone=log] li").nth(9)).to_be_attached(timeout=180_000)
    page.locator("[data-both]").check()
    expect(page.locator("[data-zone=board] [data-card]").first).to_be_visible()
    return page


def strike(it: Studio, **wish: Any) -> Page:
    """Strikes are assigned, and the first of them is fought: tap, or hold back."""
    page = it.table("strike", game="meccg", **wish)
    expect(page.locator("[data-ladder]")).to_have_count(2)
    return page


def council(it: Studio, **wish: Any) -> Page:
    """The last check is passed, and the points are reckoned to the last column."""
    page = it.table("council", game="meccg", mine=1, least=1, **wish)
    for _ in range(3):
        page.locator("[data-go-on]").click()
    page.mouse.move(1, 1)
    return page


def choose_use(page: Page, name: str) -> None:
    """Use a die: beside the map, or on a phone in the bar."""
    page.locator("button[data-option]:visible", has_text=name).first.click()


def answer(page: Page, what: str, **fields: int) -> None:
    """Click the option that does this."""
    options = [it["do"] for it in question(page)["options"]]
    click(page, next(n for n, it in enumerate(options)
                     if it["do"] == what and all(it.get(k) == v for k, v in fields.items())))


def question(page: Page) -> dict[str, Any]:
    """What the house asks here now."""
    found: dict[str, Any] = page.evaluate(
        "async () => (await (await fetch(`/api/matches/${location.pathname.split('/')[2]}/state`)).json()).question")
    return found


def click(page: Page, option: int) -> None:
    """The handle itself is clicked, wherever the map lies: a picture is no test."""
    page.locator(f'[data-table] [data-option="{option}"]').first.evaluate("(it) => it.click()")


# By name: what is seen, how large, in which light and language, and whether the pages show it
PICTURES: dict[str, tuple[Callable[..., Page], dict[str, str], bool]] = {
    "01-home": (home, {}, True),
    "02-first-turn": (first, {}, True),
    "02b-told": (told, {}, True),
    "02c-general": (general, {}, True),
    "03-crowded": (crowded, {"size": "middle", "theme": "dark"}, True),
    "04-half-a-move": (move, {}, True),
    "04b-where-to": (going, {}, False),
    "05-combat": (combat, {"size": "phone", "theme": "dark"}, True),
    "05b-combat-wide": (combat, {}, False),
    "06-sealed": (sealed, {}, True),
    "06b-end": (end, {"size": "middle"}, True),
    "07-hazard": (hazard, {}, True),
    "07b-hazard-phone-pl": (hazard, {"size": "phone", "theme": "dark", "language": "pl"}, True),
    "08-journey": (journey, {"size": "middle"}, True),
    "08b-under-deeps": (deeps, {"theme": "dark"}, True),
    "09-strike-phone": (strike, {"size": "phone"}, True),
    "09b-fight-of-six": (strike, {}, True),
    "10-council-pl": (council, {"language": "pl"}, True),
    "11-replay": (replay, {"theme": "dark"}, True),
    "13-draft": (draft, {}, True),
    "13b-opening-hand": (opening, {}, True),
    "14-influence": (influence, {}, True),
    "15-broken-deck": (broken_deck, {}, True),
    "16-worked-game": (worked, {"theme": "dark"}, True),
    "12-text": (text, {"size": "twice", "theme": "dark"}, True),
    "20-rules": (plain("/rules/five_armies#B-MOV-11", "#B-MOV-11"), {"size": "middle"}, True),
    "21-lesson": (lesson, {}, True),
    "22-example": (example, {"size": "middle", "theme": "dark"}, True),
    "23-cards": (plain("/cards/five_armies", "[data-card]"), {"size": "middle"}, True),
    "24-ford": (ford, {"size": "middle"}, True),
    "25-learn": (plain("/learn", ".steps"), {"size": "middle"}, False),
    "26-new": (plain("/new/five_armies", "form, main h1"), {"size": "middle"}, False),
    "30-crowded-pl": (crowded, {"theme": "light", "language": "pl"}, True),
    "31-first-phone-fr": (first, {"size": "phone", "language": "fr"}, True),
    "32-combat-es": (combat, {"size": "middle", "language": "es"}, True),
    "33-home-phone-pl": (home, {"size": "phone", "language": "pl"}, False),
    "34-move-phone": (move, {"size": "phone"}, False),
}


# ---------------------------------------------------------------- taking them


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def a_house() -> Iterator[str]:
    """The house of the pictures, until they are taken."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "RAVENHILL_DATA": folder, "RAVENHILL_LIMITS": "0", "DATABASE_URL": "",
               "RAVENHILL_LOG": "warning"}
        process = subprocess.Popen([sys.executable, str(Path(__file__).with_name("house.py")), str(port)], env=env)
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(address, process)
            yield address
        finally:
            process.terminate()
            process.wait(60)


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(1800):
        if process.poll() is not None:
            raise SystemExit("the house of the pictures did not open")
        try:
            if httpx.get(f"{address}/ready", trust_env=False, verify=False).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise SystemExit("the house of the pictures does not answer")


def take(studio: Studio, name: str, look: bool) -> None:
    seen, wish, shown = PICTURES[name]
    more: dict[str, Any] = {"device_scale_factor": 2} if wish.get("size") == "twice" else {}
    page = seen(studio, **wish, **more)
    with suppress(PlaywrightTimeout):                        # a page that goes on asking is taken all the same
        page.wait_for_load_state("networkidle", timeout=10_000)
    page.wait_for_function(SETTLED)
    png = page.screenshot(path=TAKEN / f"{name}.png")
    data = base64.b64encode(png).decode()
    blank = studio.page("about:blank")
    if look:
        (TAKEN / f"{name}-look.png").write_bytes(base64.b64decode(blank.evaluate(GREY, data)))
    if shown:
        webp = base64.b64decode(blank.evaluate(AS_WEBP, [data, 0.86]))
        (SHOWN / f"{name}.webp").write_bytes(webp)
    studio.close()


def main() -> None:
    wanted = argparse.ArgumentParser(prog="scripts/screenshots")
    wanted.add_argument("words", nargs="*", help="only pictures whose names hold one of these")
    wanted.add_argument("--look", action="store_true", help="in grey and a third of the size, too")
    asked = wanted.parse_args()
    for folder in (TAKEN, SHOWN):
        folder.mkdir(parents=True, exist_ok=True)
    names = [name for name in PICTURES if not asked.words or any(word in name for word in asked.words)]
    expect.set_options(timeout=60_000)
    with a_house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        studio = Studio(browser, address)
        for name in names:
            take(studio, name, asked.look)
            print(name, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
