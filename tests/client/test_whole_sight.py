"""What stays in sight: the aim, the map's size, the status beside the chat, the log below a combat, and the end."""
from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from playwright.sync_api import expect

from ravenhill.wire import Question, State
from tests.client.conftest import Open
from tests.client.feeding import Feeder, questions
from tests.client.turns import finished
from tests.server.running import Server


def asked(wanted: Callable[[Question], bool], turn: int = 0) -> State:
    return next(it for it in islice(questions("five_armies", 11), 4000)
                if it.question is not None and wanted(it.question) and (not turn or it.view["turn"] == turn))


def test_the_aim_stays_in_sight_and_the_end_has_a_screen(open_page: Open, house: Server) -> None:
    """Lines 10, 11 and 12."""
    feeder = Feeder(open_page, house, "five_armies")
    page = feeder.page
    feeder.tell(asked(lambda it: it.kind == "Activate" and it.seat == "free", turn=1))
    expect(page.locator("[data-aim]")).to_contain_text("Hold out")
    page.locator("[data-aim] button").click()
    expect(page.locator("[data-aim]")).to_have_count(0)
    expect(page.locator(".rail .top")).to_contain_text("with 10 the Shadow wins")
    expect(page.locator(".rail section.fate")).to_contain_text("at 15 the Free Peoples win")

    one, other = asked(lambda it: it.kind == "Act"), asked(lambda it: it.kind == "GoesAlong")
    widths = []                                              # a bar that grows and shrinks does not make the map jump
    for state in (one, other, one, other):
        feeder.tell(state)
        expect(page.locator("[data-table]")).to_have_attribute("data-n", str(feeder.n))
        page.wait_for_function("() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true))))")
        widths.append(page.locator(".map").evaluate("(it) => it.style.width"))
    assert len(set(widths[1:])) == 1, widths

    page.keyboard.press("c")
    expect(page.locator("#chat-text")).to_be_visible()
    expect(page.locator("[data-zone=status] section.fate")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#prompt").focus()
    page.keyboard.press("l")
    feeder.tell(asked(lambda it: it.kind == "Maneuvers"))
    expect(page.locator("[data-zone=stage] .stage")).to_be_visible()
    expect(page.locator("[data-zone=log]")).to_be_visible()
    box, stage = page.locator("[data-zone=log]").bounding_box(), page.locator("[data-zone=stage]").bounding_box()
    assert box is not None and stage is not None
    assert box["height"] > 80 and box["y"] >= stage["y"] + stage["height"] - 1

    last = finished("five_armies", 2)
    feeder.tell(last)
    end = page.locator("[data-end]")
    expect(end).to_contain_text("won" if last.winner == "free" else "lost")
    expect(end).to_contain_text("Victory Points")
    expect(end.locator(".turning")).not_to_be_empty()
    expect(end.get_by_role("link", name="Look at it again")).to_be_visible()
    expect(end.get_by_role("button", name="Play again, sides swapped")).to_be_visible()
    end.get_by_role("button", name="Look at the table").click()
    expect(end).to_have_count(0)


def test_a_phone_shows_fate_and_points_above_the_map(open_page: Open, house: Server) -> None:
    """Line 7: the strip of the brief."""
    feeder = Feeder(open_page, house, "five_armies", size="phone")
    feeder.tell(asked(lambda it: it.kind == "Act"))
    expect(feeder.page.locator("[data-strip]")).to_contain_text("Fate")
    expect(feeder.page.locator("[data-strip]")).to_contain_text("/10")
