"""The pages people learn from, by clicking: lessons are finished, examples stepped through, rules found."""
from __future__ import annotations

import random
import re
import time
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from ravenhill.games.teaching import Lesson, course
from tests.client.clicking import Ears, click, look, step
from tests.client.conftest import Open
from tests.client.looking import barriers_of, faults_of, faults_on_every_screen, settled, until
from tests.server.running import Server

LANGUAGES = ("en", "es", "fr", "pl")
PAGES = ("/learn", "/rules/five_armies", "/rules/ford", "/glossary", "/cards/five_armies", "/cards/E02", "/verify")
BARE = re.compile(r"⟨|\[en\]|learn-[a-z]")


def ready(page: Page) -> None:
    expect(page.locator("main h1")).to_be_attached(timeout=20_000)
    settled(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_fits_and_keeps_nobody_out(open_page: Open, language: str) -> None:
    """Checks 26 and 28, by day and by night, on three screens; axe-core finds nothing serious."""
    page = open_page(PAGES[0], language=language)
    for path in PAGES:
        if path != PAGES[0]:
            page.goto(path)
        ready(page)
        assert not BARE.search(page.locator("main").inner_text())
        assert faults_on_every_screen(page) == {}
        assert barriers_of(page, colours=language == "pl") == []
        assert page.evaluate("document.documentElement.lang") == language


def test_lessons_and_examples_keep_nobody_out_in_any_language(open_page: Open) -> None:
    page = open_page(PAGES[0])
    for path in ("/examples/five_armies/B-EX-12?n=9", "/learn/five_armies/field", "/learn/ford/ford"):
        for language in LANGUAGES:
            page.goto(f"{path}{'&' if '?' in path else '?'}lang={language}")
            ready(page)
            assert barriers_of(page, colours=language == "pl") == [], (path, language)


def test_the_longest_language_fits_a_phone(open_page: Open) -> None:
    page = open_page("/learn?lang=xx", size="phone")
    for path in (*PAGES, "/examples/five_armies/B-EX-12", "/learn/five_armies/field"):
        page.goto(f"{path}?lang=xx")
        ready(page)
        assert faults_of(page) == [], path


def test_a_rule_is_found_by_its_id_by_words_and_by_what_is_nearest(open_page: Open) -> None:
    page = open_page("/rules/five_armies#B-MOV-11")
    rule = page.locator("#B-MOV-11")
    expect(rule).to_be_in_viewport(timeout=20_000)
    expect(rule).to_have_class(re.compile("wanted"))
    page.get_by_role("searchbox").fill("ford retreat")
    expect(page.locator("#B-RET-05")).to_be_visible()
    expect(page.locator("#B-CMP-01")).to_have_count(0)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("Nothing is called so")).to_be_visible()
    page.goto("/rules/five_armies#B-MOV-99")
    page.reload()
    nearest = page.locator(".nearest")
    expect(nearest).to_contain_text("B-MOV-99", timeout=20_000)
    nearest.get_by_role("link", name="B-MOV-09").click()
    expect(page.locator("#B-MOV-09")).to_be_in_viewport()


def test_an_example_opens_from_its_rule_and_is_stepped_to_its_end(open_page: Open) -> None:
    page = open_page("/rules/five_armies#B-MOV-11")
    page.locator("#B-MOV-11").get_by_role("link", name="Open the example").click()
    page.wait_for_url("**/examples/five_armies/B-EX-08*")
    comment = page.locator(".comment [role=status]")
    expect(comment).to_contain_text("The Archers want to leave", timeout=20_000)
    said = [comment.inner_text()]
    for n in range(1, 8):
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-replay]")).to_have_attribute("data-replay", str(n))
        settled(page)
        said.append(comment.inner_text())
    assert len(dict.fromkeys(said)) == 3
    expect(comment).to_contain_text("Lower Slopes")
    page.keyboard.press("Home")
    expect(comment).to_contain_text("want to leave")
    page.get_by_role("slider").fill("4")
    expect(page.locator("[data-offered-count]")).to_have_attribute("data-offered-count", "2")
    expect(page.locator(".offered .one")).to_have_text(["1 Damage token", "2 Damage tokens"])


@pytest.mark.parametrize("language", ["es", "pl"])
def test_an_example_is_told_in_the_language_of_the_page(open_page: Open, language: str) -> None:
    page = open_page("/learn/five_armies/B-EX-13", language=language)
    page.wait_for_url("**/examples/five_armies/B-EX-13*")
    expect(page.locator(".comment [role=status]")).to_contain_text(
        {"es": "Tres orcos", "pl": "Trzech ludzi"}[language], timeout=20_000)


def answer(page: Page, ears: Ears, todo: list[str], waited: int) -> bool:
    """The next answer of the solution, clicked where it is lit once it is offered; then wait for what comes back.

    What is asked besides, because of what the other side did, is answered with anything after a while.
    """
    offered = [" ".join(str(it["names"].get(name, value)) for name, value in it["do"].items()) for it in ears.options]
    heard = len(ears.heard)
    if todo[0] == "undo":
        page.keyboard.press("z")
        todo.pop(0)
    elif not offered or look(page)["kind"] != ears.state["question"]["kind"]:
        return False
    elif todo[0] in offered:
        click(page, offered.index(todo.pop(0)))
    elif waited > 40:
        click(page, 0)
    else:
        return False
    until(page, lambda: len(ears.heard) > heard, lambda: f"nothing came back; left to do: {todo}")
    return True


@pytest.mark.parametrize("lesson", [it for it in course("five_armies").lessons if it.solution], ids=lambda it: it.id)
def test_every_lesson_is_finished_and_ticked(open_page: Open, lesson: Lesson) -> None:
    page = open_page("/learn")
    ears = Ears(page)
    page.goto(f"/learn/five_armies/{lesson.id}")
    coach = page.locator(".coach")
    expect(coach).to_have_attribute("data-done", "false", timeout=20_000)
    todo = list(lesson.solution)
    late, waited = time.monotonic() + 180, 0
    while coach.get_attribute("data-done") != "true":
        assert time.monotonic() < late, (todo, look(page))
        if todo and look(page)["lit"] and answer(page, ears, todo, waited):
            waited = 0
        else:
            waited += 1
            page.wait_for_timeout(50)
    assert page.locator("[data-goal][data-met=true]").count() == len(lesson.goals)
    expect(page.locator("[data-zone=prompt]:not([data-over])")).to_have_count(0)     # it does not run on into a turn
    page.goto("/learn")
    expect(page.locator(f".steps li:has([data-lesson={lesson.id}])")).to_have_class(re.compile("done"), timeout=20_000)


TIPS = {tip.key: tip.at for tip in course("five_armies").lessons[-1].tips}


def test_a_whole_first_game_is_guided_one_hint_a_turn_and_can_be_left(open_page: Open) -> None:
    page = open_page("/learn")
    ears = Ears(page)
    page.locator("[data-lesson=first]").click()
    tip = page.locator("[data-tip]")
    expect(tip).to_have_attribute("data-tip", "general")                     # its moment: the first question
    expect(tip).to_contain_text("General")
    assert ears.state["question"]["kind"] in TIPS["general"]
    dice, told = random.Random(5), []
    while ears.view.get("turn", 0) < 2 and not ears.state.get("winner"):
        told.append((ears.view["turn"], tip.get_attribute("data-tip")))
        assert step(page, dice)
    assert len({key for turn, key in told if turn == 1}) == 1, "one a turn at most"
    if not ears.state.get("winner"):
        expect(tip).not_to_have_attribute("data-tip", "general")             # the second turn brings another
        second = tip.get_attribute("data-tip") or ""
        expect(page.locator("[data-goal=turn]")).to_have_attribute("data-met", "true")
        page.goto("/learn")
        page.locator("[data-lesson=first]").click()                          # left, and taken up
        expect(tip).to_have_attribute("data-tip", second)
        expect(page.locator("[data-goal=turn]")).to_have_attribute("data-met", "true")


def test_a_hint_is_given_one_at_a_time_and_a_lesson_can_be_left_and_taken_up(open_page: Open) -> None:
    page = open_page("/learn/five_armies/field")
    expect(page.locator(".coach")).to_be_visible(timeout=20_000)
    expect(page.get_by_role("button", name="Hint")).to_have_count(1)          # one voice: none of the table
    expect(page.locator("[data-zone=status]")).to_be_visible()
    expect(page.locator("[data-aim]")).to_have_count(0)
    page.locator(".coach").get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_have_count(1)
    page.locator(".coach").get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_have_count(2)
    expect(page.locator(".coach").get_by_role("button", name="Hint")).to_be_disabled()
    match = page.evaluate("() => JSON.parse(localStorage['ravenhill.lessons'])['five_armies/field'].match")
    page.goto("/learn")
    link = page.locator("[data-lesson=field]")
    expect(link).to_contain_text("Go on", timeout=20_000)
    link.click()
    expect(page.locator(".coach")).to_be_visible(timeout=20_000)
    again = page.evaluate("() => JSON.parse(localStorage['ravenhill.lessons'])['five_armies/field'].match")
    assert again == match


def test_cards_are_searched_and_one_is_shown_large(open_page: Open) -> None:
    page = open_page("/cards/five_armies")
    expect(page.locator("[data-card]")).to_have_count(103, timeout=20_000)
    page.get_by_label("Kind").select_option(label="Unit card")
    expect(page.locator("[data-card]")).to_have_count(9)
    page.get_by_role("searchbox").fill("overrun")
    expect(page.locator("[data-card]")).to_have_count(1)
    page.get_by_role("link", name="Overrun").click()
    page.wait_for_url("**/cards/unit_orc")
    expect(page.locator("article")).to_contain_text("36")
    page.goto("/cards/nonsense")
    expect(page.get_by_text("No card is called nonsense")).to_be_visible(timeout=20_000)


def test_a_record_is_verified_and_a_changed_one_is_not(open_page: Open, house: Server, tmp_path: Path) -> None:
    with httpx.Client(base_url=house.address, trust_env=False, verify=False, timeout=30) as client:
        id = client.post("/api/lessons/ford/ford").json()["match"]["id"]
        client.post(f"/api/matches/{id}/do", json={"do": "resign"})
        record = client.get(f"/api/matches/{id}/record").content
    good, bad = tmp_path / "good.rvn", tmp_path / "bad.rvn"
    good.write_bytes(record)
    lines = record.splitlines(keepends=True)
    roll = next(n for n, line in enumerate(lines) if line.startswith(b"[-1,"))
    value = int(lines[roll].strip()[4:-1])
    lines[roll] = b"[-1,%d]\n" % (value - 1 if value else value + 1)
    bad.write_bytes(b"".join(lines))
    page = open_page("/verify")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.locator("input[type=file]").set_input_files(good)
    expect(page.locator("[data-verdict=sound]")).to_be_visible()
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.locator("[data-verdict=unsound]")).to_be_visible()
