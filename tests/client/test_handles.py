"""Every offered option has a visible handle, and nothing else reacts: drawn, by keyboard, and in the text table."""
from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.client.clicking import Ears, click_one, look
from tests.client.conftest import Open
from tests.client.test_first_games import begin

SOAK = "RAVENHILL_SOAK" in os.environ                         # then 500 questions of each game, not some dozens
NUMBERED = """() => [...document.querySelectorAll('.options [data-option]')]
  .map((it) => [Number(it.dataset.option), it.innerText.trim()])"""


def settled(page: Page, ears: Ears) -> bool:
    """Wait until the page shows what the socket has said; False when it is over."""
    for _ in range(400):
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
    for _ in range(80):
        if seen() == all_of_them or ears.n != n:
            return True
        page.wait_for_timeout(25)
    return False


@pytest.mark.parametrize(("game", "size", "questions"), [
    ("ford", "wide", 60), ("ford", "phone", 60), ("five_armies", "wide", 80), ("five_armies", "phone", 40)])
def test_every_option_has_a_visible_handle_and_every_handle_an_option(
    open_page: Open, game: str, size: str, questions: int,
) -> None:
    page = open_page("/", size=size)
    ears = Ears(page)
    begin(page, game)
    dice = random.Random(11)
    for _ in range(500 if SOAK else questions):
        if not settled(page, ears):
            if not SOAK:
                break
            page.goto("/")                                     # and another game, until there were enough questions
            begin(page, game)
            continue
        assert lit_soon(page, ears, lambda: look(page)["lit"]), (ears.state["question"]["kind"], look(page))
        click_one(page, dice)
    assert ears.sent


@pytest.mark.parametrize("game", ["ford", "five_armies"])
def test_the_text_table_numbers_the_same_options_in_order(open_page: Open, game: str) -> None:
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
