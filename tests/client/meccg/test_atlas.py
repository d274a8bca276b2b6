"""The region map as a page to learn from: every place can be found, read and reached by keys, in every language."""
from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ravenhill.games.meccg import library
from tests.client.conftest import Open
from tests.client.looking import barriers_of, faults_on_every_screen, settled


def opened(open_page: Open, **how: str) -> Page:
    page = open_page("/learn/meccg/map", **how)
    expect(page.locator("[data-map]")).to_be_visible()
    settled(page)
    return page


def at(page: Page) -> str | None:
    found: str | None = page.evaluate("document.activeElement.dataset.place ?? null")
    return found


@pytest.mark.parametrize("language", ["en", "es", "fr", "pl"])
def test_the_map_fits_and_keeps_nobody_out(open_page: Open, language: str) -> None:
    page = opened(open_page, language=language)
    assert faults_on_every_screen(page) == {}
    assert barriers_of(page, colours=language == "pl") == []


def test_every_region_and_site_has_a_button_with_its_name(open_page: Open) -> None:
    page = opened(open_page)
    cards = library()
    assert page.locator("[data-region]").count() == 52
    assert page.locator("[data-site]").count() == sum(not cards.facts[kind].under for kind in cards.sites)
    names = page.evaluate("[...document.querySelectorAll('[data-place]')].map((it) => it.getAttribute('aria-label'))")
    assert all(name and "⟨" not in name for name in names) and len(set(names)) == len(names)


def test_arrows_go_from_region_to_region_and_letters_to_a_name(open_page: Open) -> None:
    page = opened(open_page)
    cards = library()
    page.locator(f"[data-region={cards.facts[cards.names['Dorwinion']].id}]").focus()
    ways = (("ArrowLeft", "Southern Rhovanion"), ("ArrowLeft", "Southern Mirkwood"), ("ArrowUp", "Heart of Mirkwood"))
    for key, name in ways:
        page.keyboard.press(key)
        assert at(page) == cards.facts[cards.names[name]].id, (key, name)
    page.keyboard.type("mori")
    assert at(page) == cards.facts[cards.names["Moria"]].id
    expect(page.locator(".told h3")).to_have_text("Moria")
    expect(page.locator(".told")).to_contain_text("Redhorn Gate")


def test_a_site_is_found_by_its_words_and_read(open_page: Open) -> None:
    page = opened(open_page)
    page.locator("input[type=search]").fill("gap of isen")
    rows = page.locator(".list .row")
    expect(rows).to_have_count(2)
    rows.filter(has_text="Isengard").click()
    expect(page.locator(".told")).to_contain_text("Wolves 3×7")
    expect(page.locator(".told")).to_contain_text("Lórien")


def test_a_ridge_says_what_leads_over_it(open_page: Open) -> None:
    page = opened(open_page)
    cards = library()
    page.locator(f"[data-region={cards.facts[cards.names['Rhudaur']].id}]").focus()
    expect(page.locator(".told .wall").first).to_contain_text("a ridge between")
    assert "Misty Mountains" in page.locator(".told").inner_text()
