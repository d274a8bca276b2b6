"""A hint against a bot: first where to look, then what to do, then why; and none where another person plays."""
from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.client.conftest import Open
from tests.client.positions import forked, sit
from tests.server.running import Server


def test_a_hint_comes_in_three_steps(open_page: Open, house: Server) -> None:
    id, links = forked(house, "B-EX-08", shadow="novice")
    page, ears = sit(open_page, id, links["free"])
    button, told = page.locator("[data-hint]"), page.locator("[data-zone=prompt] .reason")
    expect(page.locator("[data-kind]")).to_have_attribute("data-kind", "Act")
    for step in (1, 2, 3):
        button.click()
        expect(button).to_have_attribute("data-hint", str(step), timeout=60_000)
        if step == 1:
            expect(told).to_have_text(re.compile("^Look"))
        else:
            expect(told).to_contain_text(re.compile(r"a chance of \d+ ± \d+ % to win"))
    expect(told).to_contain_text(re.compile("Why:|equally good"))
    expect(button).to_be_disabled()
    n = ears.n
    page.locator("[data-table] [data-option]:visible").first.click()        # another table: the hint is gone
    page.wait_for_function("n => Number(document.querySelector('[data-table]').dataset.n) > n", arg=n)
    expect(told).to_have_count(0)
    expect(page.locator("[data-hinted]")).to_have_count(0)


def test_nobody_is_helped_against_another_person(open_page: Open, house: Server) -> None:
    id, links = forked(house, "B-EX-08")
    page, _ = sit(open_page, id, links["free"])
    expect(page.locator("[data-table]")).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(0)
