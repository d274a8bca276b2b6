"""The log of a long game: its end is drawn, and the rest when somebody reads up to it."""
from __future__ import annotations

from playwright.sync_api import expect

from tests.client.conftest import Open
from tests.client.feeding import Feeder, questions
from tests.server.running import Server


def test_a_long_log_is_drawn_in_parts(open_page: Open, house: Server) -> None:
    feeder = Feeder(open_page, house, "five_armies")
    long = next(state for state in questions("five_armies", 5) if len(state.log.lines) > 220)
    feeder.tell(long)
    log = feeder.page.locator("[data-zone=log]")
    expect(log.locator("li")).to_have_count(80)
    assert log.get_attribute("start") == str(len(long.log.lines) - 79)
    log.evaluate("(it) => it.scrollTo(0, 0)")
    expect(log.locator("li")).to_have_count(160)
    log.evaluate("(it) => it.scrollTo(0, it.scrollHeight)")
    expect(log.locator("li")).to_have_count(80)


def test_a_long_log_is_one_stop_for_tab_and_arrows_walk_in_it(open_page: Open, house: Server) -> None:
    """What the other side did in a long combat must not lie between the keyboard and the next answer."""
    feeder = Feeder(open_page, house, "five_armies")
    feeder.tell(next(state for state in questions("five_armies", 5) if len(state.log.lines) > 220))
    page, log = feeder.page, feeder.page.locator("[data-zone=log]")
    things = log.locator("button")
    expect(things.nth(2)).to_be_attached()
    expect(log.locator("button:not([tabindex='-1'])")).to_have_count(0)
    log.focus()
    page.keyboard.press("ArrowUp")
    expect(things.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(things.nth(-2)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(things.last).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('[data-zone=log]')") is None
