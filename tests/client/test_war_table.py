"""The war table: figures open into their parts, the map is walked by keys."""
from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.client.conftest import Open
from tests.client.feeding import Feeder, questions
from tests.client.positions import forked, play, sit, wait_for
from tests.client.test_first_games import begin
from tests.client.test_moving import BEGIN
from tests.server.running import Server

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


def test_B_LDR_03_every_figure_opens_parts_that_add_up(open_page: Open, house: Server) -> None:
    feeder = Feeder(open_page, house, "five_armies")
    page, told = feeder.page, []
    for kind in ("Act", "Maneuvers"):
        feeder.tell(next(questions("five_armies", 11, kind)))
        expect(page.locator("[data-zone=prompt]")).to_have_attribute("data-kind", kind)
        expect(page.locator("[data-zone=stage] .stage")).to_have_count(int(kind == "Maneuvers"))
        stage = "[data-zone=stage] " if kind == "Maneuvers" else ""                     # it covers the others
        for figure in page.locator(f"{stage}[data-sum]:visible").all():
            figure.hover()
            told.append(figure.evaluate(PARTS))
    assert any(it["parts"] for it in told)
    for it in told:
        assert it["value"] == (0 if not it["parts"] else it["last"] if it["how"] == "last" else it["added"]), it


def test_arrows_go_from_one_lit_region_to_the_next(open_page: Open, house: Server) -> None:
    feeder = Feeder(open_page, house, "five_armies")
    page = feeder.page
    feeder.tell(next(it for it in questions("five_armies", 11, "WhichArmy")
                     if it.question and len(it.question.options) > 6))
    lit = page.locator("[data-region][data-offered]")
    expect(lit.nth(3)).to_be_attached()
    lit.first.focus()
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


def test_B_MOV_08_a_part_of_an_army_goes_in_one_gesture(open_page: Open, house: Server) -> None:
    """One button answers the rest of the dialog as wished; undo is free."""
    id, links = forked(house, "B-EX-08", shadow="novice")
    page, ears = sit(open_page, id, links["free"])
    play(page, ears, BEGIN)
    wait_for(page, ears, "WhichArmy")
    page.get_by_role("button", name="A part of the Army").first.click()
    go = page.get_by_role("button", name="Choose where to")
    expect(go).to_be_visible()
    go.click()
    expect(page.locator("[data-kind]")).to_have_attribute("data-kind", "MoveTo")
    expect(page.locator("[data-region][data-offered]").first).to_be_attached()
    expect(page.locator("[data-undo]")).to_be_enabled()
