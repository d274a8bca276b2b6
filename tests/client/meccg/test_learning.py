"""What people learn the card game from, by clicking: the worked game to its end, every lesson, rules and words."""
from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ravenhill.games.meccg.learning import EXAMPLES
from ravenhill.games.meccg.learning.lessons import LESSONS
from ravenhill.games.teaching import MARK
from tests.client.clicking import Ears, asked, click
from tests.client.conftest import Open
from tests.client.looking import barriers_of, faults_of, settled

REMARKS = EXAMPLES[0].script.count(MARK)
COUNTED = {"en": "12 in all", "es": "12 en total", "fr": "12 en tout", "pl": "razem 12"}


def remark(page: Page, n: int) -> None:
    expect(page.locator("[data-remark]")).to_have_attribute("data-remark", str(n))


def points(page: Page, grey: int, blue: int) -> None:
    expect(page.locator("[data-council=grey]")).to_have_text(str(grey))
    expect(page.locator("[data-council=blue]")).to_have_text(str(blue))


def test_R_END_14_the_worked_game_is_read_to_twelve_and_nine_and_played_on(open_page: Open) -> None:
    page = open_page("/learn")
    page.locator("[data-example=worked-game]").click()
    page.wait_for_url("**/examples/meccg/worked-game*")
    remark(page, 1)
    points(page, 6, 6)
    for n in range(2, 16):
        page.locator("[data-remark-next]").click()
        remark(page, n)
    points(page, 9, 6)
    said = page.locator(".comment [role=status]")
    expect(said).to_contain_text("Sword of Gondolin")
    expect(said.locator("[data-card-name=tw-336]")).to_have_attribute("href", "/cards/meccg/tw-336")
    page.keyboard.press("PageUp")
    remark(page, 14)
    page.keyboard.press("Shift+ArrowRight")                    # the turn of the other side
    expect(page.locator("[data-zone=log] li.opens")).to_have_count(2)
    page.keyboard.press("End")
    remark(page, REMARKS)
    points(page, 12, 9)
    for sign in ("cross", "check"):                            # attacks and checks are marked on the way
        expect(page.locator(f"[data-mark={sign}]").first).to_be_attached()
    expect(page.locator("[data-open-hand]")).to_have_count(0)
    page.locator("[data-both]").check()
    expect(page.locator("[data-open-hand=blue] li")).to_have_count(8)
    expect(page.locator("[data-open-hand=blue]")).to_contain_text("Orc-lieutenant")
    faces = page.locator("[data-face]").count()
    page.locator("[data-zone=log] [data-card-name]").last.hover()
    expect(page.locator("[data-face]")).to_have_count(faces + 1)                   # a name in the log opens its card
    for language, counted in COUNTED.items():
        page.goto(re.sub(r"\?.*", f"?n=9999&view=grey&lang={language}", page.url))
        expect(said).to_contain_text(counted)
        remark(page, REMARKS)
        settled(page)
        assert faults_of(page) == [], language
    assert barriers_of(page, colours=True, within=".comment") == []
    page.locator("[data-zone=log] .there").first.click()       # a line of the log leads to its moment
    expect(page.locator("[data-replay]")).not_to_have_attribute("data-replay", re.compile("59."))
    page.get_by_role("slider").fill("300")
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", "300")
    page.locator(".fork button").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-table][data-n]")).to_be_visible()


PASSING = ("Pass", "Done", "No", "Leave", "Number")
# A pass that the page would make by itself is noted, with its change; the test makes it, without the wait.
NOTED = """
  window.byItself = []
  const later = window.setTimeout.bind(window)
  window.setTimeout = (done, wait, ...more) => {
    if (!String(done).includes('answer')) return later(done, wait, ...more)
    window.byItself.push(Number(document.querySelector('[data-table]')?.dataset.n ?? -1))
  }
"""
JUDGED = "(n) => Number(document.querySelector('.coach')?.dataset.judged) >= n"       # the coach knows this change


def next_answer(page: Page, ears: Ears, todo: list[str], since: int) -> int | None:
    """The next answer of the solution where it is offered, else as little as may be; the change it answers, if any."""
    question = asked(page, ears, since)
    n = ears.n
    page.wait_for_function(JUDGED, arg=n)
    if not question or page.locator(".coach").get_attribute("data-done") == "true":     # a finished lesson asks no more
        return None
    offered = [" ".join(str(it["names"].get(name, value)) for name, value in it["do"].items())
               for it in question["options"]]
    if len(todo) > 1 and todo[0] not in offered and todo[1] in offered:        # it had one answer: the page gave it
        todo.pop(0)
    quiet = [it for name in PASSING for it in offered if it.startswith(name)]
    alone = n in page.evaluate("window.byItself")             # nobody would be asked this: the page passes
    said = todo[0] if todo and todo[0] in offered and not alone else [*quiet, *offered][0]
    if todo and said.split()[0] == todo[0].split()[0]:         # who was to be taken may have fallen: then another
        todo.pop(0)
    click(page, offered.index(said))
    return n


def test_every_lesson_is_left_taken_up_and_finished(open_page: Open) -> None:
    page = open_page("about:blank")
    page.add_init_script(NOTED)
    for lesson in LESSONS:
        ears = Ears(page)
        page.goto(f"/learn/meccg/{lesson.id}")
        coach = page.locator(".coach")
        expect(coach).to_have_attribute("data-done", "false")
        todo, left = list(lesson.solution), False
        n = -1
        while (answered := next_answer(page, ears, todo, n)) is not None:
            n = answered
            if lesson.id == "strikes" and len(todo) == 5 and not left:    # in the midst of an attack
                left = True
                asked(page, ears, n)
                page.goto("/learn")
                page.locator(f"[data-lesson={lesson.id}]").click()
                expect(coach).to_be_visible()
        expect(coach).to_have_attribute("data-done", "true")
        assert left == (lesson.id == "strikes")
        assert page.locator("[data-goal][data-met=true]").count() == len(lesson.goals), lesson.id
    page.goto("/learn")
    expect(page.locator(".steps li.done [data-lesson]")).to_have_count(len(LESSONS))


def test_what_a_lesson_says_stays_until_the_learner_begins(open_page: Open) -> None:
    """The other side moves first, while one still reads."""
    page = open_page("about:blank")
    said = page.locator(".coach .say")
    for lesson, kind, words in (("hazards", "DrawHowMany", "Now you are the danger"), ("strikes", "", "Wolves attack")):
        page.goto(f"/learn/meccg/{lesson}")
        expect(page.locator(f"[data-kind='{kind}']" if kind else "[data-kind]:not([data-kind=''])")).to_be_visible()
        page.wait_for_timeout(1500)                            # whatever passes by itself has passed
        expect(said).to_contain_text(words)
    page.locator("[data-option]:visible").first.click()
    expect(said).to_have_count(0)


def test_chapters_have_names_and_rules_and_words_are_told_in_the_readers_language(open_page: Open) -> None:
    page = open_page("/rules/meccg", language="es")
    expect(page.locator("#R-KEY-07")).to_contain_text("Quien se queda no tiene itinerario.")
    titles = page.locator("main h2").all_inner_texts()
    assert "Movimiento y adversidades" in titles and not [it for it in titles if it.isupper()]
    page.goto("/glossary?game=meccg")
    expect(page.get_by_text("Seguidor", exact=True)).to_be_visible()
    settled(page)
    assert faults_of(page) == [] and barriers_of(page) == []
