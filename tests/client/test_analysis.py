"""What the captains' search teaches: the curve of a replay, mistakes and another try, and measured levels."""
from __future__ import annotations

import json
import re
import time

from playwright.sync_api import Page, Route, expect

from tests.client.conftest import Open
from tests.client.looking import faults_of

LANGUAGES = {"es": "Decisiones", "fr": "Choix", "pl": "Wybory"}


def over(page: Page) -> tuple[str, list[str]]:
    """A lesson that this browser gave up after its first answers and dice: its id, and who answered."""
    api = page.request
    id = api.post("/api/lessons/five_armies/combat").json()["match"]["id"]
    for _ in range(2):
        limit = time.monotonic() + 60
        while not (state := api.get(f"/api/matches/{id}/state").json()).get("question"):    # a bot answers, too
            assert time.monotonic() < limit
            page.wait_for_timeout(50)
        api.post(f"/api/matches/{id}/do", data={"do": "answer", "n": state["n"], "answers": [0]})
    api.post(f"/api/matches/{id}/do", data={"do": "resign"})
    return id, api.get(f"/api/replays/{id}").json()["who"]


def written(who: list[str], upto: int) -> str:
    """An analysis of these answers, as far as it is done."""
    moments = [{"n": 0, "who": "", "chance": 0.5, "error": 0.02}]
    moments += [{"n": n, "who": it, "chance": 0.4 + 0.2 * (n % 2), "error": 0.01} for n, it in enumerate(who[:upto], 1)]
    mistake = {"n": 0, "seat": who[0], "chosen": 0, "better": 1, "loss": 0.21, "error": 0.02}
    totals = {"start": 0.5, "luck": -0.2, "luck_error": 0.03, "choice": [0.1, -0.4], "end": 0.0, "turning": [1]}
    mistakes = [mistake] if upto else []
    return json.dumps({"answers": len(who), "upto": upto, "moments": moments, "mistakes": mistakes, "totals": totals})


def test_the_curve_mistakes_and_another_try(open_page: Open) -> None:
    page = open_page("/about")
    id, who = over(page)
    assert who[0] != "dice" and "dice" in who
    asked: list[int] = []

    def reply(route: Route) -> None:
        asked.append(1)
        route.fulfill(content_type="application/json", body=written(who, 0 if len(asked) == 1 else len(who)))

    page.route("**/analysis", reply)
    page.goto(f"/r/{id}?n=0&view=free")
    page.locator("[data-analyse]").click()
    panel = page.locator("[data-analysis]")
    expect(panel).to_have_attribute("data-whole", "true")                    # it was asked for until it was whole
    assert len(asked) == 2
    expect(panel.locator("[data-chance]")).to_have_text(re.compile(r"The Free Peoples: \d+ ± \d+ %"))
    expect(panel.locator("[data-luck]")).to_have_text("Luck: −20 ± 6")
    expect(panel.locator("[data-choice=shadow]")).to_have_text(re.compile("Choices, .*Shadow.*: −40"))
    dashes = [panel.locator(f"[data-curve={it}]").evaluate("it => getComputedStyle(it).strokeDasharray")
              for it in ("luck", "choice")]
    assert dashes[0] != dashes[1] == "none"                                  # told apart in grey
    page.keyboard.press("End")
    panel.locator("[data-before]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", "0")
    expect(panel.locator("[data-told]")).to_contain_text(re.compile(r"was a mistake \(−21 ± 4\). Better: \w+"))
    assert faults_of(page) == []
    in_other_languages(page)
    page.locator("[data-try]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[data-table]")).to_be_visible()


def in_other_languages(page: Page) -> None:
    where = page.url
    for language, word in LANGUAGES.items():
        page.goto(f"{where}&lang={language}")
        page.locator("[data-analyse]").click()
        expect(page.locator("[data-choice=free]")).to_contain_text(word)
        expect(page.locator("[data-told]")).to_be_visible()


def test_levels_say_what_was_measured_and_what_was_not(open_page: Open) -> None:
    page = open_page("/new/five_armies")
    for level, over in (("captain", "squire"), ("lord", "captain")):
        expect(page.locator(f"[data-level={level}]")).to_have_text(
            re.compile(rf"Won \d+\s% of \d+ games against the {over} \(95\s% sure: \d+ to \d+\s%\)"))
    expect(page.locator("[data-level=random]")).to_have_text("How strong it is has not been measured.")
