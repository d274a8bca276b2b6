"""Check 5 of the card game: no pointer from the first page to the end, nor from a last turn to the Council."""
from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.client.clicking import Ears, asked
from tests.client.conftest import Open
from tests.client.looking import settled
from tests.client.meccg.laid import BY_HAND
from tests.client.positions import until_change
from tests.client.test_war_by_keys import POINTERS, begin_by_keys, here

QUIET = ("Pass", "Done", "No", "Leave")
# How an option is found: by its digit, else in which zone; `fold` if the thing that has focus stands for several.
FIND = """(option) => {
  for (const it of document.querySelectorAll(`[data-table] [data-option="${option}"]`))
    if (!it.disabled && it.checkVisibility({ visibilityProperty: true }))
      return it.querySelector('[data-digit]')?.dataset.digit ?? (it.closest('[data-zone]')?.dataset.zone || 'prompt')
  const fold = document.querySelector(`[data-table] [data-fold][data-options~="${option}"]`)
  return fold ? (fold === document.activeElement ? 'fold' : fold.closest('[data-zone]')?.dataset.zone ?? '') : ''
}"""


def press(page: Page, option: int) -> bool:
    """An option by its digit; else by the key of the hand, Tab, and Enter. Whether it was done without a digit."""
    settled(page)                      # the Council comes in a file of its own, and takes its answers out of the bar
    page.wait_for_function(FIND, arg=option)
    found = page.evaluate(FIND, option)
    if found.isdigit():
        page.keyboard.press(found)
        return False
    if here(page)["option"] != str(option) and found == "hand":
        page.keyboard.press("h")
    for _ in range(160):
        if here(page)["option"] == str(option):
            page.keyboard.press("Enter")
            return True
        if page.evaluate(FIND, option) == "fold":            # two ways of one card: then they stand in the bar
            page.keyboard.press("Enter")
            page.wait_for_selector(f'[data-zone=prompt] [data-option="{option}"]')
            return press(page, option)
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach option {option} in the {found}")


def play_by_keys(page: Page, ears: Ears, dice: random.Random, first: int) -> tuple[int, int]:
    """To the end, the first answers at random: how many in all, and how many by Tab and Enter."""
    n, answers, reached = -1, 0, 0
    while question := asked(page, ears, n):
        n = ears.n
        options: list[Any] = question["options"]
        quiet = [place for place, it in enumerate(options) if it["do"]["do"] in QUIET]
        lively = answers < first or not quiet
        option = dice.randrange(len(options)) if lively else quiet[0]
        before = len(ears.answers)
        reached += press(page, option)
        if page.locator("[data-seal]:visible").count():      # what is seldom meant is picked first
            page.keyboard.press("Space")
        until_change(page, ears, n)
        assert ears.answers[before:] == [[option]], question["kind"]
        answers += 1
    return answers, reached


def test_check_5_a_whole_game_of_one_deck_is_played_by_keys(open_page: Open) -> None:
    page = open_page("/")
    page.evaluate(BY_HAND)
    page.reload()
    ears = Ears(page)
    begin_by_keys(page, "meccg")
    answers, reached = play_by_keys(page, ears, random.Random(5), 20)
    expect(page.locator("[data-over]")).to_be_visible()
    expect(page.locator("[data-council]").first).to_be_visible()
    assert answers > 40 and reached and page.evaluate("window.pointed") == 0


def test_a_last_turn_is_played_by_keys_to_the_end_of_the_council(open_page: Open) -> None:
    """The position of the last lesson: a faction, the checks of the Council, and its reckoning."""
    page = open_page("/")
    page.evaluate(BY_HAND)
    ears = Ears(page)
    page.goto("/learn/meccg/reckoning")
    page.evaluate(POINTERS)
    answers, _ = play_by_keys(page, ears, random.Random(1), 0)
    expect(page.locator("[data-over]")).to_be_visible()
    expect(page.locator("[data-council]").first).to_be_visible()
    assert answers > 5 and page.evaluate("window.pointed") == 0
