"""What people learn the card game from, by clicking: the worked game is read to its end and played on."""
from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ravenhill.games.meccg.learning import EXAMPLES
from ravenhill.games.teaching import MARK
from tests.client.conftest import Open
from tests.client.looking import barriers_of, faults_of, settled

REMARKS = EXAMPLES[0].script.count(MARK)
COUNTED = {"en": "12 in all", "es": "12 en total", "fr": "12 en tout", "pl": "razem 12"}


def remark(page: Page, n: int) -> None:
    expect(page.locator("[data-remark]")).to_have_attribute("data-remark", str(n))


def points(page: Page, grey: int, blue: int) -> None:
    expect(page.locator("[data-council=grey]")).to_have_text(str(grey))
    expect(page.locator("[data-council=blue]")).to_have_text(str(blue))


def test_R_END_14_the_worked_game_is_read_to_twelve_and_nine_and_played_on(open_page: Open) -> None:
    page = open_page("/learn")
    page.locator("[data-example=worked-game]").click()
    page.wait_for_url("**/examples/meccg/worked-game*")
    remark(page, 1)
    points(page, 6, 6)
    for n in range(2, 16):
        page.locator("[data-remark-next]").click()
        remark(page, n)
    points(page, 9, 6)
    said = page.locator(".comment [role=status]")
    expect(said).to_contain_text("Sword of Gondolin")
    expect(said.locator("[data-card-name=tw-336]")).to_have_attribute("href", "/cards/meccg/tw-336")
    page.keyboard.press("PageUp")
    remark(page, 14)
    page.keyboard.press("Shift+ArrowRight")                    # the turn of the other side
    expect(page.locator("[data-zone=log] li.opens")).to_have_count(2)
    page.keyboard.press("End")
    remark(page, REMARKS)
    points(page, 12, 9)
    for language, counted in COUNTED.items():
        page.goto(re.sub(r"\?.*", f"?n=9999&view=grey&lang={language}", page.url))
        expect(said).to_contain_text(counted)
        remark(page, REMARKS)
        settled(page)
        assert faults_of(page) == [], language
    assert barriers_of(page, colours=True) == []
    page.locator("[data-zone=log] .there").first.click()       # a line of the log leads to its moment
    expect(page.locator("[data-replay]")).not_to_have_attribute("data-replay", re.compile("59."))
    page.get_by_role("slider").fill("300")
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", "300")
    page.locator(".fork button").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-table][data-n]")).to_be_visible()
