"""A combat at two screens: sealed cards tell nothing, both are shown in one frame, the odds are the engine's."""
from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from ravenhill.games import load
from ravenhill.games.teaching import course
from tests.client.clicking import click, seated
from tests.client.conftest import Open
from tests.client.looking import settled, until
from tests.client.positions import forked, option_of, play, quiet, sit, until_change, wait_for
from tests.client.warring import War
from tests.server.running import Server

VETERANS, REGROUP = "Maneuver card-unit_dwarf_veteran", "Maneuver card-regroup_free"
# In every frame, how many of the two cards lie open.
FRAMES = """() => {
  window.opened = []
  const look = () => {
    window.opened.push(document.querySelectorAll('[data-zone=stage] .slot.open').length)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""
ODDS = """() => [...document.querySelectorAll('[data-zone=stage] .side')].map((side) => ({
  side: side.className, odds: [...side.querySelectorAll('[data-odds] li')].map((it) => it.innerText) }))"""
PARTS = """(sum) => {
  const parts = [...sum.closest('.sum').querySelectorAll('[data-part]')].map((it) => Number(it.dataset.part))
  return { what: sum.getAttribute('aria-label'), value: Number(sum.dataset.sum), how: sum.dataset.how, parts }
}"""
TABLES = [("B-EX-03", 2), ("B-EX-05", 2), ("B-EX-06", 3), ("B-EX-07", 2), ("B-EX-08", 0), ("B-EX-10", 2),
          ("B-EX-11", 2), ("B-EX-12", 0), ("B-EX-13", 2), ("B-EX-14", 0)]


def both(open_page: Open, house: Server) -> tuple[Any, Any]:
    """Two people at the combat of B-EX-12, both asked for a card."""
    id, links = forked(house, "B-EX-12")
    ann, bob = sit(open_page, id, links["free"]), sit(open_page, id, links["shadow"])
    for page, ears in (ann, bob):
        wait_for(page, ears, "Maneuvers")
    return ann, bob


def test_a_sealed_card_tells_the_other_side_nothing_and_both_are_shown_in_one_frame(
    open_page: Open, house: Server,
) -> None:
    """Checks 10 and 11: whichever card is sealed, the other page hears no byte; then both open in the same frame."""
    (ann, hers), (bob, his) = both(open_page, house)
    expect(bob.locator("[data-zone=stage] [data-odds]")).to_have_count(2)
    quiet(bob, his)
    page, log, heard = bob.locator("[data-table]").inner_html(), len(his.log), len(his.heard)
    for card in (VETERANS, REGROUP):
        play(ann, hers, card)
        expect(ann.locator("[data-zone=stage] .slot.sealed")).to_have_count(1)
        bob.wait_for_timeout(150)
        assert [text for text in his.heard[heard:] if '"pong"' not in text] == []
        assert bob.locator("[data-table]").inner_html() == page and len(his.log) == log
        n = hers.n
        ann.locator("[data-change]").click()                         # it may be changed until both have chosen
        until_change(ann, hers, n)
    play(ann, hers, VETERANS)
    for page_of in (ann, bob):
        page_of.evaluate(FRAMES)
    n = hers.n
    click(bob, option_of(bob, his, "Maneuver card-regroup_shadow"))
    until_change(ann, hers, n)
    for page_of in (ann, bob):
        page_of.wait_for_function("() => window.opened.includes(2)")
        assert 1 not in page_of.evaluate("window.opened")


def test_the_odds_before_the_roll_are_those_of_the_engine(open_page: Open, house: Server) -> None:
    """Check 12: every chance on the page is the engine's, rounded to a percent."""
    id, links = forked(house, "B-EX-12", shadow="novice")
    page, ears = sit(open_page, id, links["free"])
    wait_for(page, ears, "Maneuvers")
    expect(page.locator("[data-zone=stage] [data-odds]")).to_have_count(2)
    game = load("five_armies")
    example = course("five_armies").example("B-EX-12")
    assert example is not None
    table = game.new(example.options)
    table.question()
    counted = game.odds(table, 0)
    assert counted is not None
    shown = page.evaluate(ODDS)
    assert len(shown) == 2
    for it in shown:
        side = int(re.findall(r"side-(\d)", it["side"])[0])
        found = {int(hits): int(chance) for hits, chance in (re.findall(r"\d+", text) for text in it["odds"])}
        engine = counted["sides"][side]["hits"]
        assert found and set(found) == {n for n, chance in enumerate(engine) if chance >= 0.005}
        assert all(abs(chance - 100 * engine[hits]) <= 1 for hits, chance in found.items()), (found, engine)


def sums_of(page: Page) -> list[dict[str, Any]]:
    """Every figure that can be seen, with the parts it opens into."""
    found = []
    for figure in page.locator("[data-sum]:visible").all():
        figure.evaluate("(it) => it.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))")
        page.evaluate("() => new Promise(requestAnimationFrame)")
        found.append(figure.evaluate(PARTS))
        figure.evaluate("(it) => it.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))")
    return found


def test_every_figure_on_ten_tables_opens_parts_that_add_up(open_page: Open) -> None:
    """Check 13: on ten printed tables each figure is the sum of its parts, or the last of them where it is a limit."""
    page = open_page("about:blank")
    seen = 0
    for example, n in TABLES:
        page.goto(f"/examples/five_armies/{example}?n={n}")
        expect(page.locator("[data-replay]")).to_have_attribute("data-replay", str(n))
        expect(page.locator("[data-sum]:visible").first).to_be_visible()
        settled(page)                                     # the stage comes behind the rest of its table
        for figure in sums_of(page):
            parts = figure["parts"]
            want = 0 if not parts else parts[-1] if figure["how"] == "last" else sum(parts)
            assert figure["value"] == want, (example, figure)
            seen += len(parts) > 0
    assert seen >= 15


# How far what is told of both sides reaches below the upper edge of what may be pressed.
COVERED = """() => {
  const edge = document.querySelector('[data-zone=stage] .act').getBoundingClientRect().top
  const told = [...document.querySelectorAll('[data-zone=stage] [data-odds] li')]
  return Math.max(...told.map((it) => it.getBoundingClientRect().bottom)) - edge
}"""


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_odds_stand_in_sight_above_a_hand_of_cards(open_page: Open, house: Server, size: str) -> None:
    """Whoever chooses among five cards and more sees what both sides may hit, without scrolling."""
    war = War(open_page, house, "squire", 1, 0, size=size)
    while war.settle() and not (war.asked.question and war.asked.question.kind == "Maneuvers" and len(war.now) > 4):
        war.answer()
    expect(war.page.locator("[data-zone=stage] [data-odds]").first).to_be_visible()
    settled(war.page)
    assert war.page.evaluate(COVERED) <= 0


def test_what_is_about_to_be_pressed_lies_still_when_the_odds_come(open_page: Open, house: Server) -> None:
    """They come a moment after the question, above it: the card under the pointer is the same before and after."""
    id, links = forked(house, "B-EX-12", shadow="novice")
    page = open_page("about:blank")
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        line.on_message(server.send)

        def heard(text: str | bytes) -> None:
            if '"counted"' in str(text) and '"still":true' not in str(text): held.append(text)
            else: line.send(text)

        server.on_message(heard)

    page.route_web_socket("**/ws/**", through)
    page.goto(f"/t/{id}#{links['free']}")
    seated(page)
    card = page.locator("[data-zone=stage] [data-card][data-option]").first
    expect(card).to_be_visible()
    until(page, lambda: held, lambda: "no odds")
    before = card.bounding_box()
    for text in held:
        lines[-1].send(text)
    expect(page.locator("[data-zone=stage] [data-odds]")).to_have_count(2)
    assert card.bounding_box() == before
