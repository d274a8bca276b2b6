"""What stays in sight: the aim, the map's size, the status beside the chat, the log below a combat, and the end."""
from __future__ import annotations

from collections.abc import Callable
from itertools import islice

import pytest
from playwright.sync_api import expect

from ravenhill.wire import Question, State
from tests.client.clicking import click
from tests.client.conftest import Open
from tests.client.feeding import Feeder, questions
from tests.client.positions import forked, play, sit
from tests.client.test_moving import BEGIN
from tests.client.test_story import marched
from tests.client.turns import finished, turn_of_the_other
from tests.server.running import Server

LIES = "(it) => { const box = it.getBoundingClientRect(); return [box.x, box.y, box.width].map(Math.round) }"


# How many places have their heart under the mover: the one that is left, those beside it, and one more that is named.
RAVENHILL = 22                                                       # the region
REGIONS_UNDER = """(other) => {
  const mover = document.querySelector('[data-zone=mover]').getBoundingClientRect()
  const under = (it) => {
    const box = it.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return x > mover.left && x < mover.right && y > mover.top && y < mover.bottom
  }
  const name = document.querySelector('[data-zone=mover] h3').textContent
  const places = [...document.querySelectorAll('button.place[data-region]')]
  const origin = places.filter((it) => it.getAttribute('aria-label').startsWith(name))
  const [ox, oy] = [origin[0].getBoundingClientRect().x, origin[0].getBoundingClientRect().y]
  const far = (box) => Math.hypot(box.x - ox, box.y - oy)
  const near = places.filter((it) => far(it.getBoundingClientRect()) < 150)
  const also = places.filter((it) => it.dataset.region === String(other))
  return { origin: origin.filter(under).length, beside: near.filter(under).length, other: also.filter(under).length }
}"""


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
    lain = []                                                # a bar that grows and shrinks does not make the map jump
    for state in (one, other, one, other):
        feeder.tell(state)
        expect(page.locator("[data-table]")).to_have_attribute("data-n", str(feeder.n))
        page.wait_for_function("() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true))))")
        lain.append(page.locator(".map").evaluate(LIES))
    assert len(set(map(tuple, lain))) == 1, lain

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


def offered(state: State) -> int:
    return len(state.question.options) if state.question else 0


def test_who_fights_stays_in_sight_while_a_card_is_chosen_beside_a_narrow_map(open_page: Open, house: Server) -> None:
    """Dice, need and Leadership of both stand above the cards, whatever the hand holds."""
    feeder = Feeder(open_page, house, "five_armies", size="middle", language="pl")
    feeder.tell(max(islice(questions("five_armies", 7, "Maneuvers"), 12), key=offered))
    expect(feeder.page.locator("[data-zone=stage] .choose [data-option]").first).to_be_visible()
    figures = feeder.page.locator("[data-zone=stage] [data-sum]").all()
    cards = feeder.page.locator("[data-zone=stage] .act").bounding_box()
    assert cards is not None and len(figures) >= 6
    for it in figures:
        box = it.bounding_box()
        assert box is not None and box["y"] + box["height"] <= cards["y"], "covered by the cards"


def test_a_move_half_made_is_seen_whole(open_page: Open, house: Server) -> None:
    """Line 11: the mover lies over none of what the move is about, and what joins an Army stands beside it."""
    id, links = forked(house, "B-EX-08", shadow="novice")
    page, ears = sit(open_page, id, links["free"])
    play(page, ears, BEGIN, "Split place-west_dale")
    mover = page.locator("[data-zone=mover]")
    expect(mover).to_be_visible()
    boxes = page.evaluate(REGIONS_UNDER)
    assert boxes["origin"] == 0 and boxes["beside"] <= 1, boxes


@pytest.mark.parametrize("origin", [29, 37], ids=["from the east", "out of the mountain"])
def test_the_mover_lies_neither_over_ravenhill_nor_over_the_army(open_page: Open, house: Server, origin: int) -> None:
    """Line 11: it takes the corner that the move is not about, also where that is a box inside the mountain."""
    def there(state: State) -> bool:
        draft = next((it for it in state.view["stack"] if it["is"] == "MoveArmies"), None)
        return bool(draft and draft["origin"] == origin and state.question and len(state.question.options) > 1)

    feeder = Feeder(open_page, house, "five_armies")
    feeder.tell(next(it for it in questions("five_armies", 3, "HowMany") if there(it)))
    expect(feeder.page.locator("[data-zone=mover]")).to_be_visible()
    boxes = feeder.page.evaluate(REGIONS_UNDER, RAVENHILL)
    assert boxes["origin"] == 0 and boxes["beside"] <= 1 and not (origin == 29 and boxes["other"]), boxes


def merging(state: State) -> int:
    """Where a move that is planned would join another Army; -1: nowhere."""
    armies = state.view["armies"]
    for frame in state.view["stack"]:
        if frame["is"] == "MoveArmies" and frame["moves"]:
            to = frame["moves"][3]                                         # after where from, the last of three regions
            if armies[frame["side"] * (len(armies) // 2) + to] and to != frame["moves"][0]: return int(to)
    return -1


def test_what_joins_an_army_stands_beside_it(open_page: Open, house: Server) -> None:
    feeder = Feeder(open_page, house, "five_armies")
    page = feeder.page
    state = next(it for it in questions("five_armies", 11, "WhichArmy") if merging(it) >= 0)
    feeder.tell(state)
    place = merging(state)
    comes = page.locator(f'[data-merging="{place}"] .plate .ground').first
    stands = page.locator(f'[data-piece="{place}"] .plate .ground').first
    expect(comes).to_be_visible()
    one, other = comes.bounding_box(), stands.bounding_box()
    assert one is not None and other is not None
    assert one["x"] >= other["x"] + other["width"] - 2, "they lie on each other"


def test_a_line_of_the_log_opens_its_moment_and_its_cards(open_page: Open, house: Server) -> None:
    """Line 12: at the table, until a key is pressed; and in a combat the log can be read on every screen."""
    turn = turn_of_the_other("five_armies", 3, marched)
    feeder = Feeder(open_page, house, "five_armies", bot="novice", size="middle")
    page, prompt = feeder.page, feeder.page.locator("[data-zone=prompt]")
    feeder.tell(turn[0])
    for state in turn[1:]:
        feeder.go_on(state)
    kind = turn[-1].question
    assert kind is not None
    expect(prompt).to_have_attribute("data-kind", kind.kind)
    page.locator(".logtab").click()
    line = len(turn[0].log.lines)
    page.locator(f'[data-moment="{line}"]').click()
    expect(prompt).to_have_attribute("data-kind", "")
    expect(page.locator("#prompt")).to_contain_text("Once more")
    page.locator(f'[data-moment="{line + 1}"]').click()                     # from one to the next
    expect(prompt).to_have_attribute("data-kind", "")
    page.keyboard.press("Escape")
    expect(prompt).to_have_attribute("data-kind", kind.kind)

    played = next(it for it in questions("five_armies", 11) if any(line.key == "war-played" for line in it.log.lines))
    feeder.tell(played)
    page.locator("[data-zone=log] [data-card-name]").first.click()
    expect(page.locator(".zoom.fixed")).to_be_visible()
    page.keyboard.press("Escape")

    page.locator(".statustab").click()
    feeder.tell(asked(lambda it: it.kind == "Maneuvers"))
    page.locator(".logtab").click()
    expect(page.locator("[data-zone=log] li").last).to_be_visible()
    assert not feeder.answers


def test_a_line_from_before_the_page_was_loaded_opens_its_moment(open_page: Open) -> None:
    """Line 12: the server remembers what this page has not seen."""
    page = open_page("/learn/five_armies/time")
    prompt = page.locator("[data-zone=prompt]")
    expect(prompt).to_have_attribute("data-kind", "KeepOrDraw")
    click(page, 1)
    expect(prompt).not_to_have_attribute("data-kind", "")
    page.wait_for_timeout(300)
    page.reload()
    expect(page.locator("[data-table] [data-option]").first).to_be_visible()
    kind = prompt.get_attribute("data-kind") or ""
    page.locator("[data-moment]").first.click()
    expect(page.locator("#prompt")).to_contain_text("Once more")
    expect(prompt).to_have_attribute("data-kind", "")
    page.keyboard.press("Escape")
    expect(prompt).to_have_attribute("data-kind", kind)
