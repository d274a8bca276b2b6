"""What is dragged gives the answers that clicks give: by mouse, by finger, along a path; Escape lets go of it."""
from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from ravenhill.games.five_armies.content import pack as content
from tests.client.clicking import Ears
from tests.client.conftest import Open
from tests.client.positions import forked, play, sit, until_change, wait_for
from tests.client.test_moving import BEGIN, REST, SPLIT, outcome
from tests.server.running import Server

PLACE = content.default().place
HEART = """(n) => {
  const box = document.querySelector(`[data-region="${n}"]`).getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}"""
LIT = "() => document.querySelectorAll('.dragging .glow:not(.under)').length"


def heart(page: Page, place: str) -> tuple[float, float]:
    x, y = page.evaluate(HEART, PLACE[place])
    return x, y


def carry(page: Page, start: tuple[float, float], *through: tuple[float, float]) -> None:
    """Press, go there by way of the others, and stay; targets are lit."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 9, start[1] + 9)
    page.wait_for_function(LIT)
    for x, y in through:
        page.mouse.move(x - 3, y, steps=3)
        page.mouse.move(x, y)
        expect(page.locator(".window .glow.hot")).to_have_count(1)


def let_go(page: Page, ears: Ears) -> list[dict[str, Any]]:
    """What one drop has answered."""
    n, before = ears.n, len(ears.answers)
    page.mouse.up()
    until_change(page, ears, n)
    (found,) = ears.answers[before:]
    return list(found)


def test_B_EX_08_the_move_by_drag_is_the_move_by_click(open_page: Open, house: Server) -> None:
    """Check 6: a part of the army is dragged out of the mover to where it goes; the same table, the same log."""
    found = []
    for way in ("click", "drag"):
        id, links = forked(house, "B-EX-08")
        sit(open_page, id, links["shadow"])
        page, ears = sit(open_page, id, links["free"])
        play(page, ears, BEGIN)
        if way == "click":
            play(page, ears, *SPLIT, *REST)
        else:
            play(page, ears, SPLIT[0])
            page.get_by_role("button", name="fewer: Lake-men").click()
            page.get_by_role("button", name="more: Damage").click()
            box = page.locator("[data-zone=mover] .what").first.bounding_box()
            assert box
            carry(page, (box["x"] + 12, box["y"] + 12), heart(page, "lower_slopes"))
            assert [answer["do"] for answer in let_go(page, ears)] == ["Several", "Several", "Number", "Choose"]
            play(page, ears, "Done")
        found.append(outcome(ears))
    assert found[0] == found[1]


def test_escape_lets_go_of_an_army_and_nothing_is_sent(open_page: Open, house: Server) -> None:
    id, links = forked(house, "B-EX-08", shadow="novice")
    page, ears = sit(open_page, id, links["free"])
    play(page, ears, BEGIN)
    wait_for(page, ears, "WhichArmy")
    before = len(ears.answers)
    carry(page, heart(page, "west_dale"), heart(page, "lower_slopes"))
    expect(page.locator(".carried")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".carried")).to_have_count(0)
    page.mouse.up()
    assert ears.answers[before:] == [] and ears.state["question"]["kind"] == "WhichArmy"
    carry(page, heart(page, "west_dale"), heart(page, "lower_slopes"))
    assert [answer["do"] for answer in let_go(page, ears)] == ["Move", "Choose"]


def test_B_MOV_04_a_longer_way_is_dragged_region_by_region(open_page: Open, house: Server) -> None:
    """B-EX-09: Fast Movement through the ruins; the way is the one the pointer took."""
    id, links = forked(house, "B-EX-09", shadow="novice")
    page, ears = sit(open_page, id, links["free"])
    play(page, ears, "UseDie face-character use-fast_movement")
    wait_for(page, ears, "WhichArmy")
    carry(page, heart(page, "west_dale"), heart(page, "ruins_of_dale"), heart(page, "east_dale"))
    path = [answer.get("region") for answer in let_go(page, ears)]
    assert path == [PLACE["west_dale"], PLACE["ruins_of_dale"], PLACE["east_dale"]]


def test_an_army_is_dragged_with_a_finger(open_page: Open, house: Server) -> None:
    id, links = forked(house, "B-EX-08", shadow="novice")
    page, ears = sit(open_page, id, links["free"], size="phone", has_touch=True)
    play(page, ears, BEGIN)
    wait_for(page, ears, "WhichArmy")
    finger = page.context.new_cdp_session(page)

    def touch(what: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    (x, y), (to_x, to_y) = heart(page, "west_dale"), heart(page, "ruins_of_dale")
    touch("touchStart", (x, y))
    touch("touchMove", (x + 12, y))
    page.wait_for_function(LIT)
    touch("touchMove", ((x + to_x) / 2, (y + to_y) / 2))
    touch("touchMove", (to_x, to_y))
    expect(page.locator(".window .glow.hot")).to_have_count(1)
    n = ears.n
    touch("touchEnd")
    until_change(page, ears, n)
    assert [answer["do"] for answer in ears.answers[-1]] == ["Move", "Choose"]
