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
    expect(log.locator("li")).to_have_count(200)
    assert log.get_attribute("start") == str(len(long.log.lines) - 199)
    log.evaluate("(it) => it.scrollTo(0, 0)")
    expect(log.locator("li")).to_have_count(min(400, len(long.log.lines)))
    log.evaluate("(it) => it.scrollTo(0, it.scrollHeight)")
    expect(log.locator("li")).to_have_count(200)
