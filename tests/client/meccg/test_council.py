"""The Council as a scene (check 23): who checks, the sheet step by step, and the end of a game."""
from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import Open
from tests.client.looking import barriers_of, faults_of, settled
from tests.client.meccg.laid import Laid
from tests.server.running import Server

POSITION = (Path(__file__).parents[3] / "scripts" / "pictures" / "council.toml").read_text("utf-8")


def totals(page: Page, seat: str) -> list[str]:
    found = page.locator(f"[data-reckoning={seat}] [data-total]")
    return [it.get_attribute("data-total") or "" for it in found.all()]


def through_the_checks(at: Laid) -> None:
    """Everybody checks, in the order in which they lie there; nothing is played."""
    page = at.page
    page.evaluate("localStorage.setItem('ravenhill.settings', JSON.stringify({ autoPass: false }))")
    expect(page.locator("[data-council-step]")).to_be_visible()
    for _ in range(12):
        if page.locator("[data-over]").count():
            return
        n = page.locator("[data-table]").get_attribute("data-n")
        lit = page.locator(".row [data-option]:visible, [data-menu] [data-option]:visible").first
        lit.click()
        expect(page.locator(f"[data-table]:not([data-n='{n}'])")).to_be_visible()
    raise AssertionError("the Council does not end")


def test_check_23_the_books_example_reads_15_17_14_and_14_12(open_page: Open, house: Server) -> None:
    at = Laid(open_page, house, POSITION, seat=0)
    page = at.page
    expect(page.locator("[data-council-step=checks], [data-council-step=order]")).to_be_visible()
    through_the_checks(at)
    expect(page.locator("[data-council-step=reckoning]")).to_be_visible()
    for step, grey, blue in ((1, ["15"], ["14"]), (2, ["15", "17"], ["14", "14"]),
                             (3, ["15", "17", "17"], ["14", "14", "14"]),
                             (4, ["15", "17", "17", "14"], ["14", "14", "14", "12"])):
        assert (totals(page, "grey"), totals(page, "blue")) == (grey, blue), step
        assert page.locator("[data-reckoning=grey] .why a").all_inner_texts() == ["R-END-16"][:step - 1] + (
            ["R-END-18"] * 2 if step == 4 else [])
        page.keyboard.press("Space")
    expect(page.locator("[data-ending=grey]")).to_be_visible()
    assert [page.locator(f"[data-points={it}]").inner_text() for it in ("grey", "blue")] == ["14", "12"]
    expect(page.locator("[data-ending] a[href^='/r/']")).to_be_visible()
    expect(page.locator("[data-group=factions] .margin")).to_have_text("+4")
    page.get_by_role("button", name="See the table").click()
    expect(page.locator(".road")).to_be_visible()


@pytest.mark.parametrize(("size", "language"), [("wide", "pl"), ("phone", "fr")])
def test_the_council_fits_and_keeps_nobody_out(open_page: Open, house: Server, size: str, language: str) -> None:
    at = Laid(open_page, house, POSITION, seat=0, size=size, language=language)
    expect(at.page.locator("[data-council-step]")).to_be_visible()
    settled(at.page)
    assert faults_of(at.page) == []
    through_the_checks(at)
    for _ in range(4):
        assert faults_of(at.page) == []
        at.page.locator("[data-go-on]").click()
    expect(at.page.locator("[data-ending]")).to_be_visible()
    assert faults_of(at.page) == []
    assert barriers_of(at.page, within="[data-council-step]") == []
