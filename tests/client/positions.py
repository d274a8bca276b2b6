"""Tables that begin in a known position: the printed examples, forked, with people or bots at them."""
from __future__ import annotations

from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.client.clicking import Ears, seal, seated, unfold
from tests.client.conftest import Open
from tests.server.running import Server


def forked(house: Server, example: str, n: int = 0, **bots: str) -> tuple[str, dict[str, str]]:
    """A match from a printed example of the battle: its id, and a key for each seat that is not a bot's."""
    seats = [{"kind": "bot", "bot": bots[seat]} if seat in bots else {} for seat in ("free", "shadow")]
    with httpx.Client(base_url=house.address, trust_env=False, verify=False, timeout=60) as client:
        made = client.post(f"/api/examples/five_armies/{example}/fork", json={"n": n, "seats": seats})
        made.raise_for_status()
        found = made.json()
    return found["match"]["id"], found["links"]


def sit(open_page: Open, id: str, key: str, **how: Any) -> tuple[Page, Ears]:
    """Sit down with a link; the page is watched from its first word on."""
    page = open_page("about:blank", **how)
    ears = Ears(page)
    page.goto(f"/t/{id}#{key}")
    seated(page)
    return page, ears


def told(option: dict[str, Any]) -> str:
    """An option as the scripts of the examples name it."""
    return " ".join(str(option["names"].get(name, value)) for name, value in option["do"].items())


def wait_for(page: Page, ears: Ears, kind: str) -> None:
    """Until the page asks this kind of question, and may be answered."""
    expect(page.locator("[data-kind]")).to_have_attribute("data-kind", kind)
    expect(page.locator("[data-table] [data-option]").first).to_be_attached()
    assert ears.state["question"]["kind"] == kind


def option_of(page: Page, ears: Ears, script: str) -> int:
    """The place of an option that a script names, as soon as it is offered."""
    for _ in range(1600):
        found = [told(it) for it in ears.options]
        if script in found:
            option = found.index(script)
            unfold(page, option)
            if page.locator(f'[data-table] [data-option="{option}"]:visible').count():
                return option
        page.wait_for_timeout(25)
    raise AssertionError(f"{script} is not offered: {[told(it) for it in ears.options]}")


def play(page: Page, ears: Ears, *script: str) -> None:
    """Answers by clicking, one after the other."""
    for one in script:
        n, option = ears.n, option_of(page, ears, one)
        page.locator(f'[data-table] [data-option="{option}"]:visible').first.click()
        seal(page, option)
        until_change(page, ears, n)


def quiet(page: Page, ears: Ears, pause: int = 300) -> None:
    """Until nothing has been heard for a moment, and everything heard is painted."""
    heard = -1
    while heard != len(ears.heard):
        heard = len(ears.heard)
        page.wait_for_timeout(pause)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def until_change(page: Page, ears: Ears, n: int) -> None:
    for _ in range(4000):
        if ears.n > n:
            return
        page.wait_for_timeout(15)
    raise AssertionError(f"nothing has changed since {n}")
