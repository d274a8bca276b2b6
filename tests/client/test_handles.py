"""Every offered option has a visible handle, and nothing else reacts: drawn, by keyboard, and in the text table."""
from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ravenhill.wire import State
from tests.client.clicking import Ears, click_one, look
from tests.client.conftest import Open
from tests.client.feeding import Feeder, various
from tests.client.looking import PATIENCE
from tests.client.test_first_games import begin
from tests.server.running import Server

SOAK = "RAVENHILL_SOAK" in os.environ
MANY = 1500 if SOAK else 250                # questions for each game on each of two screens
ALIKE = MANY if SOAK else 3                 # of those that are alike
NUMBERED = """() => [...document.querySelectorAll('.options [data-option]')]
  .map((it) => [Number(it.dataset.option), it.innerText.trim()])"""
# Wait until the page shows change n and as many options as there are; then what is lit. A moment more for what is only
# drawn when the table has looked for it; a handle that never comes ends the patience.
SHOWN = """([n, many, kept]) => new Promise((done) => {
  const end = performance.now() + 8000
  const look = () => {
    const table = document.querySelector('[data-table]')
    const handles = [...table.querySelectorAll('[data-option], [data-fold]')]
      .filter((it) => !it.disabled && it.checkVisibility({ visibilityProperty: true }))
    const lit = [...new Set(handles.flatMap((it) => (it.dataset.option ?? it.dataset.options).split(' ').map(Number)))]
      .sort((a, b) => a - b)
    const kind = document.querySelector('[data-kind]')?.dataset.kind ?? ''
    const held = !kept || document.activeElement !== document.body           // who has used keys finds the focus again
    if ((table.dataset.n === String(n) && lit.length === many && held) || performance.now() > end)
      return done({ n: Number(table.dataset.n), kind, lit, ...(held ? {} : { lost: true }) })
    requestAnimationFrame(look)
  }
  look()
})"""
# Put the focus on a handle of an option, of which a phone may have to be asked for; whether it took it.
FOCUS = """async (option) => {
  document.querySelector(`[data-table] [data-fold][data-options~="${option}"]`)?.click()
  await new Promise((go) => setTimeout(go))
  for (const it of document.querySelectorAll(`[data-table] [data-option="${option}"]`)) {
    if (it.disabled || !it.checkVisibility({ visibilityProperty: true })) continue
    it.focus()
    if (document.activeElement === it) return true
  }
  return false
}"""


def by_itself(game: str, state: State) -> list[Any] | None:
    """What is answered without being asked: the only way, as everybody sees; Leadership with each Army there is."""
    asked = state.question
    if game != "five_armies" or asked is None: return None
    if len(asked.options) == 1 and "card" not in asked.options[0].do:
        nothing = asked.options[0].do["do"] in ("Done", "No")
        return None if asked.kind in ("Act", "GoOnOrWithdraw", "StayOrLeave") and not nothing else [0]
    for frame in state.view["stack"] if asked.kind == "LeadershipWith" else ():
        if frame["is"] == "PlaceLeadership" and frame["most"] - len(frame["places"]) >= len(asked.options):
            return [option.do for option in asked.options]
    return None


@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize("game", ["ford", "five_armies"])
def test_every_option_has_a_visible_handle_every_handle_an_option_and_enter_sends_exactly_it(
    open_page: Open, house: Server, game: str, size: str,
) -> None:
    """Checks 1 and 2, on all kinds among 500 questions of random matches for each game."""
    feeder = Feeder(open_page, house, game, size=size)
    dice = random.Random(size)
    kinds: set[str] = set()
    told = 0
    for state in various(game, len(size), MANY, ALIKE):
        told += 1
        feeder.tell(state)
        asked: Any = state.question
        if (answers := by_itself(game, state)) is not None:
            assert feeder.answered() == answers
            continue
        seen = feeder.page.evaluate(SHOWN, [feeder.n, len(asked.options)])
        assert seen == {"n": feeder.n, "kind": asked.kind, "lit": list(range(len(asked.options)))}
        option = dice.randrange(len(asked.options))
        assert feeder.page.evaluate(FOCUS, option), (asked.kind, option)
        feeder.page.keyboard.press("Enter")
        if feeder.page.locator(f'[data-lifted="{option}"]').count():         # picked up; once more plays it
            feeder.page.keyboard.press("Enter")
        assert feeder.answered() == [option], asked.kind
        kinds.add(asked.kind)
    print(f"{game} on a {size} screen: {told} questions of {len(kinds)} kinds")
    assert len(kinds) > 3


@pytest.mark.parametrize("game", ["ford", "five_armies"])
def test_the_text_table_numbers_the_same_options_in_order(open_page: Open, house: Server, game: str) -> None:
    """Check 3; on 500 of each game in a soak."""
    feeder = Feeder(open_page, house, game)
    feeder.page.keyboard.press("t")
    for state in various(game, 12, MANY // 3, ALIKE):
        feeder.tell(state)
        asked: Any = state.question
        if (answers := by_itself(game, state)) is not None:
            assert feeder.answered() == answers
            continue
        seen = feeder.page.evaluate(SHOWN, [feeder.n, len(asked.options)])
        assert seen["n"] == feeder.n
        shown = feeder.page.evaluate(NUMBERED)
        assert [number for number, _ in shown] == list(range(len(asked.options))), asked.kind
        assert all(text.startswith(str(number + 1)) and "⟨" not in text for number, text in shown)


def settled(page: Page, ears: Ears) -> bool:
    """Wait until the page shows what the socket has said; False when it is over."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        seen = look(page)
        if seen["over"]:
            return False
        question = ears.state.get("question")
        if question and seen["kind"] == question["kind"] and seen["lit"]:
            page.wait_for_timeout(40)
            if ears.state.get("question") is question:
                return True
        page.wait_for_timeout(25)
    raise AssertionError(f"the page does not show the question: {look(page)}")


def lit_soon(page: Page, ears: Ears, seen: Callable[[], list[int]]) -> bool:
    """Every option of the question is there, at once or when the page has drawn it; or it is no longer asked."""
    n, all_of_them = ears.n, list(range(len(ears.options)))
    limit = time.monotonic() + PATIENCE
    while seen() != all_of_them and ears.n == n:
        if time.monotonic() > limit:
            return False
        page.wait_for_timeout(25)
    return True


@pytest.mark.parametrize("game", ["ford", "five_armies"])
def test_a_game_is_played_in_the_text_table_by_numbers_and_by_clicks(open_page: Open, game: str) -> None:
    page = open_page("/")
    ears = Ears(page)
    begin(page, game)
    expect(page.locator("[data-table] [data-option]").first).to_be_visible(timeout=20_000)
    page.keyboard.press("t")
    expect(page.locator("#command")).to_be_visible()
    dice = random.Random(12)
    for turn in range(25):
        if not settled(page, ears):
            break
        assert lit_soon(page, ears, lambda: [number for number, _ in page.evaluate(NUMBERED)])
        n, offered = ears.n, len(ears.options)
        shown = page.evaluate(NUMBERED)
        if ears.n != n:
            continue
        assert [number for number, _ in shown] == list(range(offered))
        assert all(text.startswith(str(number + 1)) and "⟨" not in text for number, text in shown)
        if turn % 2:
            page.locator("#command").fill(str(dice.randrange(offered) + 1))
            page.locator("#command").press("Enter")
        else:
            click_one(page, dice)
    answers = [message for message in ears.sent if message["do"] == "answer"]
    assert len(answers) > 10
