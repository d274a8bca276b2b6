"""What the other side did is told in one line, marked on the map, paced, and shown again: line 1 of the war table."""
from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ravenhill.wire import State
from tests.client.conftest import Open
from tests.client.feeding import Feeder
from tests.client.turns import turn_of_the_other
from tests.server.running import Server

# Time goes on when the test says so, by one step of a bot.
STANDS_STILL = """
window.moment = 1e6
performance.now = () => window.moment
const later = window.setTimeout
window.held = []
window.setTimeout = (go, wait, ...more) =>
  (wait > 250 && wait <= 900 ? -window.held.push(go) : later(go, wait, ...more))
"""
GOES_ON = "() => { window.moment += 900; for (const go of window.held.splice(0)) go() }"


def marched(keys: list[str]) -> bool:
    return keys.count("war-moved") > 1


@pytest.fixture(scope="module")
def turn() -> list[State]:
    return turn_of_the_other("five_armies", 3, marched)


def marks(page: Page) -> set[int]:
    return {int(it.get_attribute("data-marked") or -1) for it in page.locator("[data-marked]").all()}


def test_whoever_comes_back_sees_all_that_the_other_side_did(open_page: Open, house: Server, turn: list[State]) -> None:
    feeder = Feeder(open_page, house, "five_armies", bot="novice")
    page, last = feeder.page, turn[-1]
    feeder.tell(last)
    theirs = last.log.lines[last.log.yours:]
    expect(page.locator(".story .told")).to_contain_text("The Shadow")
    expect(page.locator(".story .told")).to_contain_text("marched")
    moves = [line.args for line in theirs if line.key == "war-moved"]
    assert {value for move in moves for value in (move["region"], move["region2"])} <= marks(page) | set(range(28, 40))
    assert page.locator("[data-trail]").count() == sum(
        line.key in ("war-moved", "war-combat-retreated", "war-combat-routed") for line in theirs)
    assert page.locator("[data-zone=log] li.fresh").count() == len(theirs)


def test_who_flips_a_recruitment_token_is_said_to_have_mustered(open_page: Open, house: Server) -> None:
    def recruited(keys: list[str]) -> bool:
        return "war-token-flipped" in keys and not {"war-moved", "war-mustered"} & set(keys)

    feeder = Feeder(open_page, house, "five_armies", bot="novice")
    feeder.tell(turn_of_the_other("five_armies", 3, recruited)[-1])
    expect(feeder.page.locator(".story .told")).to_contain_text("mustered")


def test_a_bots_steps_come_one_by_one_until_a_key_is_pressed(open_page: Open, house: Server, turn: list[State]) -> None:
    feeder = Feeder(open_page, house, "five_armies", bot="novice", before=STANDS_STILL, motion="no-preference")
    page, table = feeder.page, feeder.page.locator("[data-table]")
    feeder.tell(turn[0])
    expect(table).to_have_attribute("data-n", "1")
    for state in turn[1:]:
        feeder.go_on(state)
    for n in ("2", "3"):
        page.wait_for_function("() => window.held.length")
        page.evaluate(GOES_ON)
        expect(table).to_have_attribute("data-n", n)
    assert feeder.n > 3
    page.keyboard.press("1")
    expect(table).to_have_attribute("data-n", str(feeder.n))
    assert not feeder.answers, "the key that shows the rest answers nothing"
    expect(page.locator(".story .told")).to_contain_text("marched")


def test_one_key_plays_it_again(open_page: Open, house: Server, turn: list[State]) -> None:
    feeder = Feeder(open_page, house, "five_armies", bot="novice")
    page, kind = feeder.page, feeder.page.locator("[data-zone=prompt]")
    feeder.tell(turn[0])
    for state in turn[1:]:
        feeder.go_on(state)
    asked = turn[-1].question
    assert asked is not None
    expect(kind).to_have_attribute("data-kind", asked.kind)
    page.keyboard.press("v")
    expect(kind).to_have_attribute("data-kind", "")
    expect(page.locator("#prompt")).to_contain_text("Once more")
    page.locator(".board").first.click(position={"x": 5, "y": 5})
    expect(kind).to_have_attribute("data-kind", asked.kind)
    assert not feeder.answers
    page.locator(".story button").first.click()
    expect(kind).to_have_attribute("data-kind", "")
    expect(kind).to_have_attribute("data-kind", asked.kind)
