"""A puzzle in the browser: failed, explained and solved, by mouse and by keys."""
from __future__ import annotations

import re

from playwright.sync_api import expect

from ravenhill.bots.puzzles import puzzles
from tests.client.conftest import Open
from tests.client.looking import faults_of
from tests.client.test_first_games import begin


def test_a_puzzle_is_failed_and_solved(open_page: Open) -> None:
    page = open_page("/learn")
    page.locator("[data-puzzle]").first.click()
    page.wait_for_url("**/puzzles/five_armies/*")
    answers, verdict = page.locator("[data-answer]"), page.locator("[data-verdict]")
    expect(page.locator("[data-zone=board]").first).to_be_visible()
    it = next(iter(puzzles("five_armies").values()))
    where = f"/api/puzzles/five_armies/{it.id}/judge?option="
    solved = [page.request.get(f"{where}{n}").json()["solved"] for n in range(len(it.behind))]
    answers.nth(solved.index(False)).click()
    expect(verdict).to_have_attribute("data-verdict", "failed")
    expect(verdict).to_contain_text(re.compile(r"Not the best. Better: \w+"))
    page.get_by_role("button", name="✓").first.focus()
    page.keyboard.press("Enter")
    expect(verdict).to_have_attribute("data-verdict", "solved")
    assert faults_of(page) == []
    page.goto("/learn?lang=pl")
    expect(page.locator("[data-puzzle]").first).to_contain_text("✓")
    expect(page.locator("[data-today=five_armies]")).to_have_text("Zadanie dnia")


def test_a_puzzle_asks_what_its_moment_asks_with_the_hand_in_sight(open_page: Open) -> None:
    page = open_page("/puzzles/meccg/7305-763")
    expect(page.locator(".asked")).to_contain_text("Organization: what do you do?")
    expect(page.locator("[data-answer='0']")).to_have_text("End the organization")
    hand = page.locator("[data-zone=hand]").bounding_box()
    assert hand and page.viewport_size and hand["y"] + hand["height"] <= page.viewport_size["height"] + 1


def test_whoever_comes_back_finds_their_turn_then_what_goes_on_and_the_puzzle_of_the_day(open_page: Open) -> None:
    page = open_page("/")
    expect(page.locator("article").first).to_be_visible()
    expect(page.locator("[data-today]")).to_have_count(0)                 # who is new is shown the way in
    page.locator("article", has=page.locator("svg.ford")).get_by_role("button", name="Invite a friend").click()
    expect(page.locator("[data-link]")).to_be_visible()
    page.goto("/")
    begin(page, "ford")
    expect(page.locator("[data-table] [data-option]").first).to_be_visible()
    page.goto("/")
    turns, going = page.locator("#turns"), page.locator("#going")
    expect(turns).to_be_visible()
    expect(going).to_be_visible()
    tiles = page.locator("article").first
    tops = [it.evaluate("(it) => it.getBoundingClientRect().top") for it in (turns, going, tiles)]
    assert tops == sorted(tops)
    page.locator("[data-today] a").click()
    expect(page.locator("[data-table]")).to_be_visible()
