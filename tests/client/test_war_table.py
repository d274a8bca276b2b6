"""The war table: everything offered can be clicked, figures open into their parts, the map is walked by keys."""
from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.client.clicking import click_one, look
from tests.client.conftest import Open
from tests.client.looking import PATIENCE
from tests.client.test_first_games import begin

# How many options the server offers us now, and those of them that can be seen and clicked.
OFFERED = """async () => {
  const id = location.pathname.split('/')[2]
  const state = await (await fetch(`/api/matches/${id}/state?seat=free`)).json()
  const seen = [...document.querySelectorAll('[data-table] [data-option]')]
    .filter((it) => !it.disabled && it.checkVisibility({ visibilityProperty: true }))
    .map((it) => Number(it.dataset.option))
  return { kind: state.question?.kind ?? '', options: state.question?.options.length ?? 0,
           shown: document.querySelector('[data-kind]').dataset.kind, seen: [...new Set(seen)].length }
}"""
PARTS = """(sum) => {
  const box = sum.closest('.sum')
  const parts = [...box.querySelectorAll('[data-part]')].map((it) => Number(it.dataset.part))
  const added = parts.reduce((total, n) => total + n, 0)
  return { value: Number(sum.dataset.sum), how: sum.dataset.how, parts, added, last: parts.at(-1) ?? 0 }
}"""


def at_the_table(open_page: Open, size: str = "wide") -> Page:
    page = open_page("/", size=size)
    begin(page, "five_armies")
    expect(page.locator("[data-region]").first).to_be_attached()
    return page


def questions(page: Page, count: int, seed: int) -> list[dict[str, Any]]:
    """Play on at random; before each answer, what the server offers and what the page shows of it."""
    dice = random.Random(seed)
    found: list[dict[str, Any]] = []
    limit = time.monotonic() + PATIENCE
    while len(found) < count and not look(page)["over"] and time.monotonic() < limit:
        if look(page)["lit"]:
            seen = page.evaluate(OFFERED)
            if seen["kind"] and seen["kind"] == seen["shown"]: found.append(seen)
            click_one(page, dice)
        page.wait_for_timeout(30)
    return found


def test_every_option_has_something_to_click(open_page: Open) -> None:
    page = at_the_table(open_page)
    seen = questions(page, 25, 3)
    assert len(seen) == 25
    settled = [it for it in seen if it["seen"] == it["options"]]
    assert len(settled) >= 23, [it for it in seen if it not in settled]       # a question may change while we look


def test_every_option_has_something_to_click_on_a_phone(open_page: Open) -> None:
    page = at_the_table(open_page, "phone")
    seen = questions(page, 12, 4)
    settled = [it for it in seen if it["seen"] == it["options"]]
    assert len(settled) >= 10, [it for it in seen if it not in settled]


def test_B_LDR_03_every_figure_opens_parts_that_add_up(open_page: Open) -> None:
    page = at_the_table(open_page)
    questions(page, 12, 5)
    stage = "[data-zone=stage] " if page.locator("[data-zone=stage]").count() else ""    # it covers the others
    for figure in page.locator(f"{stage}[data-sum]:visible").all():
        figure.hover()
        told = figure.evaluate(PARTS)
        if told["parts"]:
            assert told["value"] == (told["last"] if told["how"] == "last" else told["added"]), told
        else:
            assert told["value"] == 0


def test_arrows_go_from_one_lit_region_to_the_next(open_page: Open) -> None:
    page = at_the_table(open_page)
    dice = random.Random(6)
    limit = time.monotonic() + PATIENCE
    while page.locator("[data-region][data-offered]").count() <= 3:
        assert time.monotonic() < limit, look(page)
        click_one(page, dice)
        page.wait_for_timeout(40)
    page.locator("[data-region][data-offered]").first.focus()
    reached: set[str] = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 4:
        page.keyboard.press(key)
        where = page.evaluate("() => document.activeElement.dataset.region ?? ''")
        assert page.evaluate("() => document.activeElement.hasAttribute('data-offered')")
        reached.add(where)
    assert len(reached) > 1


def test_a_region_says_all_that_is_in_it(open_page: Open) -> None:
    page = at_the_table(open_page)
    gate = page.locator('[data-region="0"]')
    label = gate.get_attribute("aria-label") or ""
    for word in ("Front Gate", "Mountains", "Valley", "Settlement, 4 points", "walls 4 of 4", "Dwarf Veteran"):
        assert word in label


def test_the_map_is_fitted_zoomed_and_bared(open_page: Open) -> None:
    page = at_the_table(open_page)
    width = "() => document.querySelector('.board .map').getBoundingClientRect().width"
    fitted = page.evaluate(width)
    page.get_by_role("button", name="Nearer").click()
    assert page.evaluate(width) > fitted * 1.2
    page.keyboard.press("f")
    assert abs(page.evaluate(width) - fitted) < 2
    page.keyboard.down("b")
    expect(page.locator(".board .window.bare")).to_have_count(1)
    page.keyboard.up("b")
    expect(page.locator(".board .window.bare")).to_have_count(0)


def test_B_MOV_08_a_part_of_an_army_goes_in_one_gesture(open_page: Open) -> None:
    """One button answers the rest of the dialog as wished; undo is free."""
    page = at_the_table(open_page)
    dice = random.Random(9)
    part = page.get_by_role("button", name="A part of the Army")
    limit = time.monotonic() + PATIENCE
    while not (part.count() and look(page)["kind"] == "WhichArmy"):
        assert time.monotonic() < limit, look(page)
        lit = page.locator('.uses button[data-option]', has_text="Movement")
        if lit.count():
            lit.first.click()
        else:
            click_one(page, dice)
        page.wait_for_timeout(40)
    part.first.click()
    go = page.get_by_role("button", name="Choose where to")
    expect(go).to_be_visible()
    go.click()
    expect(page.locator("[data-kind]")).to_have_attribute("data-kind", "MoveTo")
    expect(page.locator("[data-region][data-offered]").first).to_be_attached()
    expect(page.locator("[data-undo]")).to_be_enabled()
