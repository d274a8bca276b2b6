"""The war table explains itself: the card of a region lies beside it, and what is refused says why, where it was."""
from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.client.conftest import Open
from tests.client.positions import forked, play, sit
from tests.server.running import Server

BEGIN = "UseDie face-muster_army use-strategic_movement"
FAR = "30"                                                                  # beyond the reach of any Army there
DARK = "button.place[data-region]:not([data-offered])"


def box(page: Page, selector: str) -> Any:
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return found


def overlap(one: Any, other: Any) -> bool:
    return bool(one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
            and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"])


def point(page: Page, region: str) -> tuple[float, float]:
    """The pointer goes to the middle of a region."""
    place = box(page, f'[data-region="{region}"]')
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    page.mouse.move(x, y, steps=3)
    return x, y


def press(page: Page) -> None:
    page.mouse.down()
    page.mouse.up()


def test_a_region_is_told_beside_itself_and_refuses_with_a_reason(open_page: Open, house: Server) -> None:
    """Lines 2 and 5, on the table of B-EX-08: which Army moves?"""
    id, links = forked(house, "B-EX-08", shadow="novice")
    page, ears = sit(open_page, id, links["free"])
    play(page, ears, BEGIN)
    prompt, n = page.locator("[data-zone=prompt]"), ears.n
    told, refusal = page.locator("[data-told]"), page.locator("[data-refusal]")
    for region in ("0", "10", "20", "30"):                                  # beside it, wherever it lies
        point(page, region)
        expect(told).to_have_attribute("data-told", region)
        assert not overlap(box(page, "[data-told]"), box(page, f'[data-region="{region}"]')), region
    page.mouse.move(5, 5)                                                   # it leaves with the pointer
    expect(told).to_have_count(0)

    dark = page.locator(DARK).nth(3).get_attribute("data-region") or ""
    x, y = point(page, dark)
    press(page)
    expect(refusal).to_contain_text("(B-")
    bubble = box(page, "[data-refusal]")
    assert abs(bubble["x"] + bubble["width"] / 2 - x) < 200 and abs(bubble["y"] - y) < 150
    page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)

    lit = page.locator("[data-region][data-option]").first.get_attribute("data-region") or ""
    point(page, lit)
    page.mouse.down()
    point(page, FAR)
    page.mouse.up()                                                         # a drop where nothing may go
    expect(refusal).to_be_visible()
    assert ears.n == n

    kind = ears.state["question"]["kind"]
    point(page, lit)
    expect(told).to_have_attribute("data-told", lit)
    press(page)                                                             # it leaves with the question
    expect(prompt).not_to_have_attribute("data-kind", kind)
    expect(told).to_have_count(0)
