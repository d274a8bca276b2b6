"""Stops, yields and automatic passes (checks 18, 19): silence tells nothing, and nothing skips being attacked."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from ravenhill.wire import State
from tests.client.conftest import Open
from tests.client.feeding import Feeder, questions
from tests.server.running import Server

# Every wait that could be an automatic pass is noted, and over at once.
AT_ONCE = """
  window.waits = []
  const later = window.setTimeout.bind(window)
  window.setTimeout = (done, wait, ...more) => {
    if (wait >= 300 && wait <= 1600 && String(done).includes('answer')) { window.waits.push(wait); wait = 0 }
    return later(done, wait, ...more)
  }
"""
# Every title the page has borne.
TITLES = """
  window.titles = []
  addEventListener('DOMContentLoaded', () => new MutationObserver(() => window.titles.push(document.title))
    .observe(document.head, { childList: true, subtree: true, characterData: true }))
"""
OTHER = {"grey": "blue", "blue": "grey"}
WINDOWS = 200                            # half with a possible response, half without
LARGEST = 1.358 * (2 / (WINDOWS / 2)) ** 0.5       # of the Kolmogorov-Smirnov distance at five percent


def on_the_road(state: State, chains: list[Any]) -> State:
    """The same question in the seat's own movement/hazard phase, with this under way and nothing else."""
    turn = {**state.view["turn"], "phase": "movement", "active": state.seat}
    return msgspec.structs.replace(state, view={**state.view, "turn": turn, "chains": chains, "attack": None})


def with_an_answer() -> Iterator[State]:
    """Windows of random matches in which something could be declared."""
    for state in questions("meccg", 8, "Declare"):
        asked: Any = state.question
        if len(asked.options) > 1 and asked.options[0].do == {"do": "Pass"}:
            yield state


def windows() -> dict[bool, State]:
    """Two windows in which nobody wants to be asked: one where something could be declared, one where nothing could."""
    could = on_the_road(next(with_an_answer()), [])
    asked: Any = could.question
    return {True: could, False: msgspec.structs.replace(
        could, question=msgspec.structs.replace(asked, options=asked.options[:1]))}


@pytest.fixture(scope="module")
def passed() -> dict[bool, State]:
    return windows()


def test_an_automatic_pass_waits_the_same_whether_a_response_existed_or_not(
    open_page: Open, house: Server, passed: dict[bool, State],
) -> None:
    feeder = Feeder(open_page, house, "meccg", before=AT_ONCE)
    waits: dict[bool, list[float]] = {True: [], False: []}
    for n in range(WINDOWS):
        could = n % 2 == 0
        feeder.tell(passed[could])
        answer = feeder.answered()
        options: Any = passed[could].question
        assert options.options[answer[0]].do == {"do": "Pass"}
        waits[could].append(feeder.page.evaluate("window.waits.at(-1)"))
    assert all(400 <= wait <= 1200 for each in waits.values() for wait in each)
    assert distance(waits[True], waits[False]) < LARGEST


def distance(one: list[float], other: list[float]) -> float:
    """Kolmogorov and Smirnov: how far the two distributions are apart at most."""
    return max(abs(sum(it <= at for it in one) / len(one) - sum(it <= at for it in other) / len(other))
               for at in [*one, *other])


def test_hold_stops_at_every_window_and_ends_with_the_turn(
    open_page: Open, house: Server, passed: dict[bool, State],
) -> None:
    feeder = Feeder(open_page, house, "meccg", before=AT_ONCE)
    feeder.tell(passed[True])
    feeder.answered()
    feeder.page.keyboard.press("x")
    feeder.tell(passed[True])
    feeder.page.wait_for_timeout(300)
    assert feeder.answers[-1][0] < feeder.n
    feeder.tell(turned(passed[True]))
    assert chosen(passed[True], feeder.answered()) == {"do": "Pass"}


def turned(state: State) -> State:
    """The same, one turn later."""
    view = dict(state.view)
    view["turn"] = {**view["turn"], "number": view["turn"]["number"] + 1}
    return msgspec.structs.replace(state, view=view)


def test_a_yield_of_this_turn_is_gone_in_the_next_and_breaks_when_ones_company_is_attacked(
    open_page: Open, house: Server,
) -> None:
    """Check 19."""
    asked = response()
    feeder = Feeder(open_page, house, "meccg", before=AT_ONCE)
    feeder.tell(asked)
    feeder.page.locator(".yields button").first.click()
    assert chosen(asked, feeder.answered()) == {"do": "Pass"}
    feeder.tell(asked)                                          # the same once more: it is passed by itself
    assert chosen(asked, feeder.answered()) == {"do": "Pass"}
    feeder.tell(turned(asked))
    feeder.page.wait_for_timeout(300)
    assert feeder.answers[-1][0] < feeder.n
    feeder.page.locator(".yields button").first.click()
    feeder.answered()
    feeder.tell(attacked(turned(asked)))
    feeder.page.wait_for_timeout(300)
    assert feeder.answers[-1][0] < feeder.n


def response() -> State:
    """A hazard was declared on one's company, and there is an answer; it aims at nobody, else no yield holds."""
    state = next(state for state in with_an_answer() if len(state.view["chains"]) == 1
                 and any(it["side"] == state.seat for it in state.view["companies"]))
    chain = state.view["chains"][0]
    link = {**chain["links"][-1], "side": OTHER[state.seat or ""], "targets": []}
    return on_the_road(state, [{**chain, "links": [link]}])


def chosen(state: State, answer: list[Any]) -> Any:
    asked: Any = state.question
    return asked.options[answer[0]].do


def attacked(state: State) -> State:
    """The same while an attack on the company is under way."""
    company = next(it for it in state.view["companies"] if it["side"] == state.seat)
    attack = {
        "company": company["id"], "card": {"id": "aaaaaaaa", "code": "tw-020"}, "number": 0, "automatic": False,
        "race": "dragon", "strikes": {"value": 2}, "prowess": {"value": 10}, "body": {"value": 0}, "key": None,
        "attacker_chooses": False, "each": False, "detained": False, "excess": 0, "pins": [], "strike": None,
    }
    return msgspec.structs.replace(state, view={**state.view, "attack": attack})


def test_the_text_table_passes_what_the_picture_passes_and_hears_the_hold(
    open_page: Open, house: Server, passed: dict[bool, State],
) -> None:
    feeder = Feeder(open_page, house, "meccg", before=AT_ONCE)
    page = feeder.page
    feeder.tell(passed[True])
    feeder.answered()
    page.keyboard.press("t")
    expect(page.locator("#command")).to_be_visible()
    feeder.tell(passed[True])
    assert chosen(passed[True], feeder.answered()) == {"do": "Pass"}
    page.keyboard.press("x")
    expect(page.locator("[data-hold]")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("status").filter(has_text="every chance to act")).to_have_count(1)
    feeder.tell(passed[True])
    page.wait_for_timeout(300)
    assert feeder.answers[-1][0] < feeder.n
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("stop at every window")


def test_a_window_that_is_passed_is_not_called_ones_turn(
    open_page: Open, house: Server, passed: dict[bool, State],
) -> None:
    """Neither in the title of the page nor aloud; the same window is, when one is asked."""
    feeder = Feeder(open_page, house, "meccg", before=TITLES)
    page = feeder.page
    feeder.tell(passed[True])
    assert chosen(passed[True], feeder.answered()) == {"do": "Pass"}
    assert not any("●" in it for it in page.evaluate("window.titles"))
    page.keyboard.press("x")
    feeder.tell(passed[True])
    page.wait_for_function("document.title.includes('●')")


def test_a_page_that_is_loaded_anew_and_another_tab_hold_what_was_held(open_page: Open, house: Server) -> None:
    asked = on_the_road(next(it for it in with_an_answer() if it.seat == "grey"), [])
    feeder = Feeder(open_page, house, "meccg")
    page, held = feeder.page, feeder.page.locator("[data-hold][aria-pressed=true]")
    feeder.tell(asked)
    assert chosen(asked, feeder.answered()) == {"do": "Pass"}
    page.keyboard.press("x")
    expect(held).to_be_visible()
    given = len(feeder.answers)
    feeder.tell(asked)
    page.reload()
    expect(held).to_be_visible()
    page.wait_for_timeout(1500)
    assert len(feeder.answers) == given
    page.evaluate("""() => {                                     // as another tab would
        const place = Object.keys(localStorage).find((it) => it.startsWith('ravenhill-stops'))
        const now = localStorage.getItem(place).replace('true', 'false')
        localStorage.setItem(place, now)
        dispatchEvent(new StorageEvent('storage', { key: place, newValue: now }))
    }""")
    expect(held).to_have_count(0)
    assert chosen(asked, feeder.answered()) == {"do": "Pass"}


def test_a_yield_of_the_phase_is_taken_back_by_the_same_press(open_page: Open, house: Server) -> None:
    feeder = Feeder(open_page, house, "meccg", before=AT_ONCE)
    asked = response()
    feeder.tell(asked)
    chip = feeder.page.locator("[data-yield]")
    chip.click()
    assert chosen(asked, feeder.answered()) == {"do": "Pass"}
    expect(chip).to_have_attribute("aria-pressed", "true")
    chip.click()
    feeder.tell(asked)
    feeder.page.wait_for_timeout(300)
    assert feeder.answers[-1][0] < feeder.n


def test_a_browser_that_keeps_nothing_passes_all_the_same(
    open_page: Open, house: Server, passed: dict[bool, State],
) -> None:
    """What was kept cannot be read, and nothing can be kept: the table is there, and a hold is held."""
    broken = """
      const [get, set] = [Storage.prototype.getItem, Storage.prototype.setItem]
      const ours = (key) => key.startsWith('ravenhill-stops')
      Storage.prototype.getItem = function (key) { return ours(key) ? '[[' : get.call(this, key) }
      Storage.prototype.setItem = function (key, it) {
        if (ours(key)) throw new DOMException('full')
        set.call(this, key, it)
      }
    """
    feeder = Feeder(open_page, house, "meccg", before=AT_ONCE + broken)
    feeder.tell(passed[True])
    assert chosen(passed[True], feeder.answered()) == {"do": "Pass"}
    feeder.page.keyboard.press("x")
    expect(feeder.page.locator("[data-hold]")).to_have_attribute("aria-pressed", "true")
