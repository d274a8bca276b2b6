"""The screens of the war: readable by day and by night, in long languages, from a phone to a wall."""
from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.client.conftest import Open
from tests.client.contrast import drawn_too_faint, overlapping, too_faint
from tests.client.looking import FRAMES, barriers_of, faults_of, settled
from tests.client.positions import forked, play, sit, wait_for
from tests.client.test_moving import BEGIN
from tests.server.running import Server

# What would have to be drawn along to see all that can be done.
ALONG = """() => [...document.querySelectorAll('[data-zone=prompt] *, [data-zone=board] nav')]
  .filter((it) => it.scrollWidth > it.clientWidth + 2 && /auto|scroll/.test(getComputedStyle(it).overflowX))
  .map((it) => `${it.className} scrolls sideways`)"""
WIDTHS = ((390, 844), (1024, 768), (1440, 900), (3840, 2160))


def screens(open_page: Open, house: Server) -> Iterator[tuple[str, Page]]:
    """The screens of the war, each in turn; test_pages and test_learning look at the plain pages, colours too."""
    page = open_page("/examples/five_armies/B-EX-04?n=20")
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", "20")
    settled(page)
    yield "a replay", page
    id, links = forked(house, "B-EX-12", shadow="novice")
    table, ears = sit(open_page, id, links["free"])
    wait_for(table, ears, "Maneuvers")
    expect(table.locator("[data-zone=stage] [data-odds]")).to_have_count(2)
    yield "a combat", table
    id, links = forked(house, "B-EX-08", shadow="novice")
    table, ears = sit(open_page, id, links["free"])
    wait_for(table, ears, "Act")
    play(table, ears, BEGIN, "Split place-west_dale")
    wait_for(table, ears, "HowMany")
    yield "a move half made", table
    table.keyboard.press("t")
    expect(table.locator("#command")).to_be_visible()
    yield "the text table", table


def test_every_text_can_be_read_by_day_and_by_night(open_page: Open, house: Server) -> None:
    """Check 27: no text is too faint, those that are drawn on the map included, in both themes."""
    faint: dict[str, list[str]] = {}
    blank = open_page("about:blank")
    drawn = seen = 0
    for name, page in screens(open_page, house):
        seen += 1
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.evaluate(FRAMES)
            found = too_faint(page)
            if page.locator("[data-zone=board] svg text").count():
                texts, more = drawn_too_faint(page, blank)
                drawn += texts
                found += more
            if found:
                faint[f"{name}, {theme}"] = found
    print(f"{seen} screens in two themes, {drawn} drawn texts")
    assert seen == 4 and drawn > 100
    assert not faint, faint


def test_the_war_table_has_no_barriers_in_four_languages(open_page: Open, house: Server) -> None:
    """Check 26: axe-core finds nothing serious at a move half made and in a combat, in any language."""
    barriers: dict[str, list[str]] = {}
    for example, kind in (("B-EX-08", "Act"), ("B-EX-12", "Maneuvers")):
        id, links = forked(house, example, shadow="novice")
        page, ears = sit(open_page, id, links["free"])
        wait_for(page, ears, kind)
        if kind == "Act":
            play(page, ears, BEGIN, "Split place-west_dale")
        for language in ("en", "es", "fr", "pl"):
            page.goto(f"/t/{id}?lang={language}")
            expect(page.locator("[data-table] [data-option]").first).to_be_attached()
            settled(page)
            found = barriers_of(page, colours=False, whole=language == "en")      # colours: the test above
            if found:
                barriers[f"{kind} {language}"] = found
    assert not barriers, barriers


@pytest.mark.parametrize("language", ["pl", "xx"])
def test_nothing_is_cut_or_covered_in_long_languages_from_a_phone_to_a_wall(
    open_page: Open, house: Server, language: str,
) -> None:
    """Check 28: at four widths no text is clipped, none lies on another, and nothing scrolls sideways."""
    faults: dict[str, list[str]] = {}
    move, links = forked(house, "B-EX-08", shadow="novice")
    fight, keys = forked(house, "B-EX-12", shadow="novice")
    for id, key, kind in ((move, links["free"], "Act"), (fight, keys["free"], "Maneuvers")):
        page, ears = sit(open_page, f"{id}?lang={language}", key)
        wait_for(page, ears, kind)
        settled(page)
        for width, height in WIDTHS:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("document.fonts.ready.then(() => null)")
            page.evaluate(FRAMES)
            found = faults_of(page) + [f"overlapping: {it}" for it in overlapping(page)]
            found += page.evaluate(ALONG)
            if not page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1"):
                found.append("the table scrolls")
            if found:
                faults[f"{kind} {width}"] = found
    assert not faults, faults


def test_the_language_changes_in_the_middle_of_a_dialog_and_nothing_is_lost(open_page: Open, house: Server) -> None:
    """Check 29: focus, the dialog and what was scrolled stay; no key is shown bare."""
    id, links = forked(house, "B-EX-08", shadow="novice")
    page, ears = sit(open_page, id, links["free"], size="middle")
    play(page, ears, BEGIN, "Split place-west_dale", "Several unit-elf_archer 2")
    wait_for(page, ears, "HowMany")
    page.get_by_role("button", name="Menu").click()
    choice = page.locator(".sheet select")
    scroller = page.locator("[data-zone=status], .rail").first
    scroller.evaluate("(it) => { for (let up = it; up; up = up.parentElement) up.scrollTop = 40 }")
    before = scroller.evaluate("(it) => { const all = []; for (let up = it; up; up = up.parentElement) "
                               "all.push(up.scrollTop); return all }")
    n, heard, prompt = ears.n, len(ears.heard), page.locator("#prompt").inner_text()
    choice.focus()
    for language in ("pl", "es", "fr", "en"):
        choice.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        if language != "en":
            expect(page.locator("#prompt")).not_to_have_text(prompt)
        assert faults_of(page) == [], language
        assert page.evaluate("document.activeElement.tagName") == "SELECT"
        assert page.locator("[data-kind]").get_attribute("data-kind") == "HowMany"
        expect(page.locator("[data-zone=prompt] .draft li")).to_have_count(2)
        expect(page.locator("[data-zone=mover] .row.now")).to_have_count(1)
    after = scroller.evaluate("(it) => { const all = []; for (let up = it; up; up = up.parentElement) "
                              "all.push(up.scrollTop); return all }")
    assert after == before
    assert (ears.n, len([text for text in ears.heard[heard:] if '"state"' in text])) == (n, 0)
