"""The battle without a pointer: one turn in which every option is reached by Tab, and a whole war to its end."""
from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.client.clicking import Ears
from tests.client.conftest import Open

POINTERS = """() => {
  window.pointed = 0
  for (const what of ['pointerdown', 'mousedown', 'touchstart', 'click'])
    addEventListener(what, (event) => { if (what !== 'click' || event.detail > 0) window.pointed++ }, true)
}"""
# Wait until something can be answered and the focus is at rest; then where the focus is.
ASKED = """(patience) => new Promise((done) => {
  const end = performance.now() + patience
  const look = () => {
    const handles = [...document.querySelectorAll('[data-table] [data-option]')]
      .filter((it) => !it.disabled && it.checkVisibility({ visibilityProperty: true }))
    const seen = {
      over: !!document.querySelector('[data-over]'), kind: document.querySelector('[data-kind]')?.dataset.kind ?? '',
      lit: [...new Set(handles.map((it) => Number(it.dataset.option)))].sort((a, b) => a - b),
      menu: document.querySelectorAll('[data-zone=prompt] [data-menu] [data-option]').length,
      here: document.activeElement?.dataset?.option ?? null,
    }
    if (seen.over || seen.lit.length || performance.now() > end) return done(seen)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})"""
HERE = """() => {
  const it = document.activeElement
  return { option: it?.dataset?.option ?? null, body: !it || it === document.body }
}"""


def here(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(HERE)
    return found


def asked(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(ASKED, 60_000)
    assert found["over"] or found["lit"], f"nothing to answer: {found}, {page.url}"
    return found


def begin_by_keys(page: Page, game: str) -> None:
    """From the first page: Tab to the button of the game, and Enter."""
    page.evaluate(POINTERS)
    wanted = page.locator("article", has=page.locator(f"svg.{game}")).locator("button").first
    expect(wanted).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if wanted.evaluate("(it) => it === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-table]")).to_be_attached()


def to_an_option(page: Page, dice: random.Random, most: int = 80) -> int | None:
    """Somewhere among the options, by the keys of the zones, by arrows and by Tab; the option in focus."""
    page.keyboard.press(dice.choice(["m", "h", "Tab"]))
    for _ in range(dice.randrange(3)):
        page.keyboard.press(dice.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
    for _ in range(most):
        found = here(page)["option"]
        if found is not None:
            return int(found)
        page.keyboard.press("Tab")
    return None


def reached_by_tab(page: Page, most: int) -> set[int]:
    """Round the whole page once by Tab."""
    found: set[int] = set()
    page.locator("#prompt").evaluate("(it) => it.focus()")
    for _ in range(most):
        page.keyboard.press("Tab")
        at = here(page)
        if at["option"] is not None:
            found.add(int(at["option"]))
        if at["body"]:
            break
    return found


def test_one_whole_turn_is_played_by_keys_and_every_option_is_reached_by_tab(open_page: Open) -> None:
    """Checks 2 and 5: Tab reaches each option, Enter sends exactly that one, and focus is never lost."""
    page = open_page("/")
    ears = Ears(page)
    begin_by_keys(page, "five_armies")
    dice = random.Random(3)
    looked = 0
    for _ in range(400):
        seen = asked(page)
        if seen["over"] or ears.view["turn"] > 1:
            break
        if looked < 6 and len(seen["lit"]) < 40:
            looked += 1
            assert reached_by_tab(page, 160) == set(seen["lit"]), seen
        option = to_an_option(page, dice)
        assert option is not None, seen
        before = len(ears.answers)
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.activeElement !== document.body")
        assert ears.answers[before:][:1] in ([], [[option]])
    assert looked > 3 and len(ears.answers) > 5 and (ears.view["turn"] == 2 or ears.state["winner"])
    assert page.evaluate("window.pointed") == 0


def test_a_whole_war_is_played_to_its_end_by_keys_alone(open_page: Open) -> None:
    """Check 5: no pointer event from the first page to the end of the war."""
    page = open_page("/")
    ears = Ears(page)
    begin_by_keys(page, "five_armies")
    dice = random.Random(4)
    for _ in range(3000):
        seen = asked(page)
        if seen["over"]:
            break
        chance = dice.random()
        if (chance < 0.3 and seen["here"] is not None) or (chance > 0.7 and to_an_option(page, dice, 6) is not None):
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(dice.randint(1, min(9, seen["menu"] or len(seen["lit"])))))
    expect(page.locator("[data-over]")).to_be_visible()
    assert page.evaluate("window.pointed") == 0
    print(f"a whole war by keys: {len(ears.answers)} answers, {ears.state['winner']} by {ears.state['why']}")
