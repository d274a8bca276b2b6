"""The form of a new match: every option its game tells can be chosen, and arrives at the table."""
from __future__ import annotations

import re

import httpx
from playwright.sync_api import Page, Route, expect

from ravenhill.games import load
from tests.client.conftest import Open
from tests.client.looking import FRAMES, barriers_of, faults_on_every_screen, settled
from tests.server.running import Server


def form(open_page: Open, game: str, **how: str) -> Page:
    page = open_page(f"/new/{game}", **how)
    page.locator("details.rules summary").click()
    settled(page)
    return page


def options_of(page: Page, house: Server) -> dict[str, object]:
    """What the server keeps of the match the page is at."""
    page.wait_for_url("**/t/*")
    match = page.url.rsplit("/", 1)[-1]
    with httpx.Client(base_url=house.address, trust_env=False, verify=False) as client:
        found: dict[str, object] = client.get(f"/api/matches/{match}").json()["options"]
    return found


def test_what_is_chosen_arrives_at_the_table(open_page: Open, house: Server) -> None:
    page = form(open_page, "meccg")
    for setting in load("meccg").settings:
        expect(page.locator(f"[data-setting={setting.name}]")).to_be_visible()
    page.locator("[data-setting=rules] input[value=basic]").check()
    page.locator("[data-setting=movement] input[value=map]").check()
    page.locator("[data-setting=length] input[value='2']").check()
    page.locator("[data-setting=optional] input[value=stronger-sites]").check()
    page.locator("[data-setting=optional] input[value=tie-break]").check()
    page.locator("[data-setting=optional] input[value=stronger-sites]").uncheck()
    page.locator("button.strong").click()
    assert options_of(page, house) == {"rules": "basic", "movement": "map", "length": 2, "optional": ["tie-break"]}


def test_what_stays_as_it_is_is_not_sent(open_page: Open, house: Server) -> None:
    page = form(open_page, "meccg")
    page.locator("[data-setting=rules] input[value=basic]").check()
    page.locator("[data-setting=rules] input[value=standard]").check()
    assert page.locator("input[name=against]:checked").get_attribute("value") == "squire"
    page.locator("button.strong").click()
    assert options_of(page, house) == {}


def test_a_captain_of_another_character_sits_down(open_page: Open) -> None:
    """Who does not think ahead has none to choose; a captain whose character was chosen is called by it."""
    page = open_page("/new/five_armies")
    expect(page.locator("[data-level=squire]")).to_be_visible()
    expect(page.locator("[data-characters]")).to_have_count(0)
    page.locator("input[name=against][value=captain]").check()
    page.locator("[data-characters=captain] input[value=careful]").check()
    page.locator("button.strong").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".who", has_text="The captain (careful)")).to_be_visible()


def test_the_form_fits_and_keeps_nobody_out_in_every_language(open_page: Open) -> None:
    page = open_page("/new/meccg")
    for language in ("en", "es", "fr", "pl", "xx"):
        page.goto(f"/new/meccg?lang={language}")
        page.locator("details.rules summary").click()
        settled(page)
        assert faults_on_every_screen(page) == {}, language
        if language != "xx":
            assert barriers_of(page, colours=language == "pl") == [], language


def test_decks_are_called_by_their_names_however_late_the_words_come(open_page: Open) -> None:
    """Both seats ask for the same words; neither lists a deck before they are there."""
    page = open_page("about:blank", language="pl")
    held: list[Route] = []
    page.route(re.compile("/assets/meccg_building"), lambda it: held.append(it))
    with page.expect_response(re.compile("/api/decks/meccg/ready")):
        page.goto("/new/meccg", wait_until="commit")
    page.evaluate(FRAMES)
    assert held
    for it in held:
        it.continue_()
    expect(page.locator("[data-deck-choice] option", has_text="Talia początkowa: Gandalf")).to_have_count(2)


def test_challenge_decks_are_offered_where_the_match_allows_their_sets(open_page: Open) -> None:
    page = form(open_page, "meccg")
    challenge = page.locator("[data-deck-choice] option[value='challenge-erebor']")
    expect(page.locator("[data-deck-choice] option[value='starter-gandalf']")).to_have_count(2)
    expect(challenge).to_have_count(0)
    for name in ("dragons", "dark-minions"):
        page.locator(f"[data-setting='sets'] input[value='{name}']").check()
    expect(challenge).to_have_count(2)
    page.locator("[data-deck-choice]").first.select_option("challenge-erebor")
    page.locator("[data-setting='sets'] input[value='dragons']").uncheck()
    expect(challenge).to_have_count(0)
    expect(page.locator("[data-deck-choice]").first).to_have_value("")


def test_a_game_without_options_has_no_empty_form(open_page: Open) -> None:
    page = form(open_page, "ford")
    assert load("ford").settings == ()
    expect(page.locator("[data-setting]")).to_have_count(0)


def test_the_sides_of_a_game_have_its_own_colours(open_page: Open) -> None:
    """Grey is grey and Blue is blue before the match begins, as they are at the table."""
    page = form(open_page, "meccg", theme="light")
    sides = page.locator("label.choice[class*=side-] span")
    colours = sides.evaluate_all("all => all.map((it) => getComputedStyle(it).color)")
    assert colours == ["rgb(84, 93, 104)", "rgb(31, 95, 168)"]
