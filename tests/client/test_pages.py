"""Every page of the shell in four languages, by day and by night, on three screens."""
from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.client.clicking import play_by_clicking, step
from tests.client.conftest import Open
from tests.client.looking import SIZES, barriers_of, faults_of, faults_on_every_screen, settled, untranslated
from tests.client.test_first_games import begin

PAGES = ["/", "/new/ford", "/new/five_armies", "/watch", "/settings", "/nowhere"]
LANGUAGES = ["en", "es", "fr", "pl", "xx"]


@pytest.mark.parametrize("path", PAGES)
def test_every_page_fits_and_keeps_nobody_out_in_every_language_size_and_light(open_page: Open, path: str) -> None:
    """Checks 26 and 28: nothing is cut, and axe-core finds nothing serious."""
    faults: dict[str, list[str]] = {}
    page = open_page(path)
    for language in LANGUAGES:
        page.goto(f"{path}?lang={language}")
        settled(page)
        faults |= faults_on_every_screen(page)
        if language != "xx" and (barriers := barriers_of(page, colours=language == "pl")):
            faults[f"axe {page.url}"] = barriers
    assert not faults


LIGHT = ["/new/five_armies", "/new/meccg", "/learn", "/glossary", "/rules/five_armies", "/rules/meccg", "/cards",
         "/watch", "/me", "/settings", "/verify"]
FETCHED = "() => performance.getEntriesByType('resource').reduce((sum, it) => sum + it.transferSize, 0)"


def test_every_page_is_light_for_whoever_has_seen_the_first(open_page: Open) -> None:
    """CLIENT 8: at most 60 kB more for each; what is in the cache counts nothing."""
    page = open_page("/")
    settled(page)
    weights = {}
    for path in LIGHT:
        page.goto(path)
        settled(page)
        weights[path] = page.evaluate(FETCHED)
    print({path: f"{weight / 1000:.0f} kB" for path, weight in weights.items()})
    assert {path: weights[path] for path in LIGHT if weights[path] > 60_000} == {}
    assert any(weights.values())


def test_the_table_of_the_ford_has_no_barriers_drawn_or_as_text(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "ford")
    expect(page.locator("[data-table] [data-option]").first).to_be_visible()
    assert barriers_of(page) == []
    page.keyboard.press("t")
    expect(page.locator("#command")).to_be_visible()
    assert barriers_of(page) == []


def test_the_table_fits_on_every_screen_in_the_longest_language(open_page: Open) -> None:
    page = open_page("/?lang=xx", size="phone")
    begin(page, "ford")
    for width, height in [(360, 640), *SIZES.values(), (3840, 2160), (844, 390)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        assert faults_of(page) == [], (width, height)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1"), (width, height)


def test_the_language_changes_at_once_and_keeps_the_question(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "ford")
    expect(page.locator("[data-table] [data-option]").first).to_be_visible()
    kind = page.locator("[data-kind]").get_attribute("data-kind")
    before = page.locator("#prompt").inner_text()
    page.get_by_role("button", name="Menu").click()
    page.locator(".sheet select").focus()
    page.locator(".sheet select").select_option("pl")
    expect(page.locator("#prompt")).not_to_have_text(before)
    assert page.locator("[data-kind]").get_attribute("data-kind") == kind
    assert page.evaluate("document.documentElement.lang") == "pl"
    assert page.evaluate("document.activeElement.tagName") == "SELECT"


def test_a_replay_is_stepped_seen_from_both_sides_and_forked(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "ford")
    play_by_clicking(page, seed=4)
    page.get_by_role("link", name="Look at it again").click()
    page.wait_for_url("**/r/*")
    slider = page.locator("input[type=range]")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 5 and slider.input_value() == str(last)
    expect(page.locator("[data-over], .comment, [data-replay]").first).to_be_visible()
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("5")
    page.wait_for_url("**/r/*?n=*&view=west")
    hand = page.locator("[data-zone=hand] [data-card]").all_inner_texts()
    page.locator(".tools select").nth(1).select_option("east")
    page.wait_for_url("**view=east")
    expect(page.locator("[data-zone=hand] .own [data-card]").first).to_be_visible()
    assert page.locator("[data-zone=hand] .own [data-card]").all_inner_texts() != hand
    assert page.locator("[data-table] [data-option]").count() == 0            # nothing to be answered here
    assert faults_of(page) == []
    assert barriers_of(page) == []
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    assert step(page, random.Random(5))


def test_two_at_one_screen_are_parted_by_a_curtain(open_page: Open) -> None:
    page = open_page("/new/ford")
    page.get_by_label("Two at this screen").check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-curtain]")).to_be_visible()
    expect(page.locator(".board[data-zone=board]")).to_be_visible()          # what is open to both stays in sight
    expect(page.locator("[data-zone=hand], [data-zone=log]")).to_have_count(0)
    dice = random.Random(6)
    assert all(step(page, dice) for _ in range(12))
    drawn = 0
    while not drawn:                                         # it falls again whenever the other one is asked
        drawn = page.locator("[data-curtain]").count()
        assert step(page, dice)


@pytest.mark.parametrize("path", PAGES)
def test_no_page_has_a_word_that_is_not_in_the_locale_files(open_page: Open, path: str) -> None:
    page = open_page(path)
    settled(page)
    assert len(untranslated(page)) > 3                       # English has none of the accents we look for
    page.goto(f"{path}?lang=xx")
    settled(page)
    assert untranslated(page) == []


@pytest.mark.parametrize("game", ["ford", "five_armies"])
def test_no_table_has_a_word_that_is_not_in_the_locale_files(open_page: Open, game: str) -> None:
    page = open_page("/?lang=xx")
    begin(page, game)
    expect(page.locator("[data-table] [data-option]").first).to_be_visible(timeout=20_000)
    assert untranslated(page) == []
    page.keyboard.press("t")
    expect(page.locator("#command")).to_be_visible()
    assert [word for word in untranslated(page) if word not in ("undo", "why", "log")] == []
    page.keyboard.press("t")
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_be_visible()
    assert untranslated(page) == []
