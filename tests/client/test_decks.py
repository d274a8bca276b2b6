"""Decks in the browser: built, refused with reasons, mended, kept, shared, read from a list and written as one."""
from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from ravenhill.games.meccg.decks.random import random_deck
from tests.client.conftest import Open
from tests.client.looking import barriers_of, faults_of, settled

STARTER = "/decks/starter-gandalf"
CONCEALMENT = "[data-row='deck:tw-204']"


def one_more(page: Page, row: str) -> None:
    page.locator(row).hover()
    page.locator(row).get_by_role("button", name=re.compile("more")).click()


def test_a_broken_rule_is_named_at_once_and_mended_by_its_button(open_page: Open) -> None:
    page = open_page(STARTER)
    expect(page.locator("[data-legal='true']")).to_be_visible()
    one_more(page, CONCEALMENT)
    expect(page.locator("[data-fault='R-SETUP-03']")).to_contain_text("Concealment")
    expect(page.locator("[data-fault='R-SETUP-02']")).to_contain_text("31 and 28")
    expect(page.locator(CONCEALMENT)).to_contain_text("3 at most")
    page.locator("[data-mend='R-SETUP-02 R-SETUP-03']").click()
    expect(page.locator("[data-legal='true']")).to_be_visible()
    expect(page.locator(f"{CONCEALMENT} .n")).to_have_text("3")


def test_a_deck_is_built_kept_and_shared(open_page: Open) -> None:
    page = open_page("/decks")
    page.locator("[data-ready='starter-gandalf']").get_by_role("button").click()
    page.wait_for_url("**/decks/new")
    page.get_by_label("Name of the deck").fill("Ana's road")
    page.get_by_placeholder("Name or words").fill("vanishment")
    page.locator(".cards [data-card='tw-356']").get_by_role("button", name=re.compile("more")).click()
    expect(page.locator("[data-row='deck:tw-356']")).to_be_visible()
    expect(page.locator("[data-fault]")).not_to_have_count(0)
    page.locator("[data-save]").click()
    page.wait_for_url(re.compile(r"/decks/\w{12}$"))
    expect(page.locator("[data-saved='true']")).to_be_visible()
    page.reload()
    expect(page.locator("[data-row='deck:tw-356']")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    link = page.locator("[data-link]").input_value()
    other = open_page(link[link.index("/decks"):])
    expect(other.locator("[data-row='deck:tw-356']")).to_be_visible()
    expect(other.locator("[data-save]")).to_have_text("Copy to your decks")
    page.goto("/decks")
    mine = page.locator("li[data-deck]")
    expect(mine).to_contain_text("Ana's road")
    expect(mine).to_contain_text("broken")
    other.goto("/decks")
    expect(other.locator("[data-ready]").first).to_be_visible()
    expect(other.locator("li[data-deck]")).to_have_count(0)
    mine.get_by_role("button", name=re.compile("Delete")).click()
    page.get_by_role("button", name="Delete for good?").click()
    expect(mine).to_have_count(0)


def test_a_deck_that_was_refused_is_mended_and_played(open_page: Open) -> None:
    page = open_page(STARTER)
    expect(page.locator("[data-legal='true']")).to_be_visible()
    page.locator("[data-save]").click()
    page.wait_for_url(re.compile(r"/decks/\w{12}$"))
    id = page.url.rsplit("/", 1)[1]
    one_more(page, CONCEALMENT)
    page.locator("[data-save]").click()
    expect(page.locator("[data-saved='true']")).to_be_visible()
    expect(page.locator("[data-play]")).to_have_count(0)
    page.goto(f"/new/meccg?deck={id}")
    choice = page.locator("[data-deck-choice]").first
    expect(choice).to_have_value(id)
    expect(page.locator("[data-broken]")).to_contain_text("2 rules broken")
    expect(page.get_by_role("button", name="Start")).to_be_disabled()
    page.get_by_role("link", name="Mend it").click()
    page.locator("[data-mend]").click()
    expect(page.locator("[data-legal='true']")).to_be_visible()
    page.locator("[data-save]").click()
    page.locator("[data-play]").click()
    expect(choice).to_have_value(id)
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    brought = page.request.get(f"/api/matches/{page.url.rsplit('/', 1)[1]}").json()["decks"]
    assert [deck["deck"]["tw-204"] for deck in brought.values()] == [3]          # ours, and not that of the bot


@pytest.mark.parametrize("kept", [False, True], ids=["ready", "one's own"])
def test_a_deck_of_further_sets_brings_them_to_its_match(open_page: Open, kept: bool) -> None:
    page = open_page("/decks/challenge-erebor")
    expect(page.locator("[data-legal='true']")).to_be_visible()
    if kept:
        page.locator("[data-save]").click()
        page.wait_for_url(re.compile(r"/decks/\w{12}$"))
    id = page.url.rsplit("/", 1)[1]
    page.locator("[data-play]").click()
    choice, start = page.locator("[data-deck-choice]").first, page.get_by_role("button", name="Start")
    expect(choice).to_have_value(id)
    expect(page.locator("[data-with]")).to_contain_text("The Dragons")
    expect(page.locator("[data-kept]")).to_be_visible()
    page.locator("details.rules summary").click()
    page.locator("[data-setting=sets] input[value=dragons]").uncheck()
    if kept:                                                   # it stays chosen, and says what it lacks
        expect(page.locator("[data-missing]")).to_contain_text("The Dragons")
        expect(start).to_be_disabled()
        expect(page.locator("[data-refused]")).to_be_visible()
        page.locator("[data-missing] button").click()
        start.click()
        page.wait_for_url("**/t/*")
        match = page.request.get(f"/api/matches/{page.url.rsplit('/', 1)[1]}").json()
        assert "dragons" in match["options"]["sets"]
        assert any("td-" in card for deck in match["decks"].values() for card in deck["deck"])


def test_a_deck_is_judged_by_the_rules_of_its_match(open_page: Open) -> None:
    page = open_page("/decks")
    wizard = "\n".join(["Pool", "1 Gandalf", "Deck", "3 Concealment"])
    page.get_by_role("button", name="Paste a list").click()
    page.locator("[data-list]").fill(wizard)
    page.get_by_role("button", name="Read it").click()
    page.get_by_role("button", name="Make a deck of it").click()
    page.locator("[data-save]").click()
    page.wait_for_url(re.compile(r"/decks/\w{12}$"))
    page.goto(f"/new/meccg?deck={page.url.rsplit('/', 1)[1]}")
    told = page.locator(".judged").first
    expect(told).to_contain_text("Gandalf may not be a starting character")
    page.locator("details.rules summary").click()
    page.locator("[data-setting=optional] input[value=wizard-may-start]").check()
    expect(told).not_to_contain_text("Gandalf")
    expect(told).to_contain_text("must be equally many")


def test_who_comes_by_a_link_is_asked_for_a_deck(open_page: Open) -> None:
    ana = open_page("/new/meccg")
    wanted = {"game": "meccg", "seats": [{"kind": "link"}, {"kind": "link"}]}
    made = ana.request.post("/api/matches", data=wanted).json()
    match, link = made["match"]["id"], made["links"]["blue"]
    ola = open_page(f"/t/{match}#{link}")
    expect(ola.locator("[data-sitting]")).to_be_visible()
    ola.locator("[data-deck-choice]").select_option("starter-saruman")
    ola.get_by_role("button", name="Take the seat").click()
    expect(ola.locator("[data-sitting]")).to_have_count(0)
    assert link not in ola.url
    brought = ola.request.get(f"/api/matches/{match}").json()["decks"]
    assert list(brought) == ["blue"]
    assert ana.request.get(f"/api/matches/{match}").json()["decks"] == {}


def test_a_list_is_read_and_what_was_not_understood_is_said(open_page: Open) -> None:
    page = open_page("/decks")
    page.get_by_role("button", name="Paste a list").click()
    page.locator("[data-list]").fill("3 Concealment\n2 No Such Card\n####\nSideboard\n####\n1 Wolves (TW)")
    page.get_by_role("button", name="Read it").click()
    expect(page.locator("[data-read]")).to_contain_text("4 cards understood")
    expect(page.locator("[data-read]")).to_contain_text("Line 2: 2 No Such Card")
    page.get_by_role("button", name="Make a deck of it").click()
    expect(page.locator(f"{CONCEALMENT} .n")).to_have_text("3")
    page.get_by_role("button", name="Export").click()
    expect(page.locator("[data-written]")).to_have_value(re.compile("3 Concealment"))
    page.get_by_role("button", name="GCCG").click()
    expect(page.locator("[data-written]")).to_have_value(re.compile(r"####\nSideboard\n####\n\n1 Wolves \(TW\)"))


def test_what_was_not_saved_yet_outlasts_other_pages_and_a_reload(open_page: Open) -> None:
    page = open_page("/decks")
    page.locator("[data-ready=starter-gandalf] button").click()
    page.locator("[data-save]").click()
    page.wait_for_url(re.compile(r"/decks/\w{12}$"))
    page.goto("/decks")
    page.locator("li[data-deck] a").first.click()
    one_more(page, CONCEALMENT)
    expect(page.locator("[data-saved='false']")).to_be_visible()
    page.get_by_role("link", name="Decks").first.click()
    expect(page.locator("li[data-deck]")).to_contain_text("Not saved yet")
    page.locator("li[data-deck] h3 a").click()
    expect(page.locator(f"{CONCEALMENT} .n")).to_have_text("4")
    page.reload()
    expect(page.locator(f"{CONCEALMENT} .n")).to_have_text("4")
    page.locator("[data-save]").click()
    expect(page.locator("[data-saved='true']")).to_be_visible()
    page.get_by_role("link", name="Decks").first.click()
    expect(page.locator("li[data-deck]")).not_to_contain_text("Not saved yet")
    page.locator("[data-ready=starter-saruman] button").click()                # begun, and left where it is
    expect(page.locator("[data-saved='false']")).to_be_visible()
    page.goto("/decks")
    page.locator("[data-begun] button").click()
    expect(page.locator("[data-begun]")).to_have_count(0)
    page.reload()
    expect(page.locator("li[data-deck]")).to_have_count(1)
    expect(page.locator("[data-begun]")).to_have_count(0)


def test_a_link_says_that_it_shows_what_was_saved(open_page: Open) -> None:
    page = open_page(STARTER)
    page.locator("[data-save]").click()
    page.wait_for_url(re.compile(r"/decks/\w{12}$"))
    page.get_by_role("button", name="Share").click()
    expect(page.locator("[data-link]")).to_be_visible()
    expect(page.locator(".stale")).to_have_count(0)
    page.keyboard.press("Escape")
    one_more(page, CONCEALMENT)
    page.get_by_role("button", name="Share").click()
    page.locator(".stale button").click()
    expect(page.locator(".stale")).to_have_count(0)
    other = open_page("about:blank")
    other.goto(page.locator("[data-link]").input_value())
    expect(other.locator(f"{CONCEALMENT} .n")).to_have_text("4")
    expect(other.locator("[data-of-another]")).to_be_visible()
    expect(page.locator("[data-of-another]")).to_have_count(0)


def test_figures_say_what_is_meant_beside_a_broken_rule(open_page: Open) -> None:
    page = open_page("/decks")
    page.get_by_role("button", name="Paste a list").click()
    pasted = page.locator("[data-list]")
    pasted.fill("Concealment")
    page.get_by_role("button", name="Read it").click()
    expect(page.locator("[data-read]")).to_be_visible()
    pasted.fill("Pool\n1 Glamdring\n1 Elrond\n1 Galadriel\n1 Aragorn II\nSites\n1 Rivendell")
    expect(page.get_by_role("button", name="Make a deck of it")).to_have_count(0)      # of another text
    page.get_by_role("button", name="Read it").click()
    page.get_by_role("button", name="Make a deck of it").click()
    glamdring = page.locator("[data-row='pool:tw-244']")
    expect(glamdring).to_have_class(re.compile("wrong"))
    expect(glamdring).not_to_contain_text("at most")                                # one is not the fault
    expect(page.locator(".ticks")).to_contain_text("not all of them will come")
    expect(page.locator("[data-sites]")).to_contain_text("only this 1 site")


def test_a_hand_is_drawn_and_filled_again(open_page: Open) -> None:
    page = open_page(STARTER)
    page.get_by_role("button", name="Draw a hand").click()
    hand = page.locator("[data-hand] li")
    expect(hand).to_have_count(8)
    hand.first.get_by_role("button").click()
    expect(hand).to_have_count(7)
    page.get_by_role("button", name="Next turn").click()
    expect(hand).to_have_count(8)


def test_a_surprise_is_a_legal_deck(open_page: Open) -> None:
    page = open_page("/decks")
    page.get_by_role("button", name="Surprise me").click()
    expect(page.locator("[data-legal='true']")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "theme", "language"), [("wide", "light", "en"), ("middle", "dark", "pl"), ("phone", "light", "fr")])
def test_nothing_is_cut_and_nobody_is_shut_out(open_page: Open, size: str, theme: str, language: str) -> None:
    page = open_page(STARTER, size=size, theme=theme, language=language)
    expect(page.locator("[data-row]").first).to_be_visible()
    expect(page.locator("[data-legal='true']")).to_have_count(1)
    assert faults_of(page) == [] and barriers_of(page) == []


def test_the_bench_is_light(open_page: Open) -> None:
    """CLIENT 8: at most 90 kB more than the first page."""
    page = open_page("/")
    expect(page.get_by_role("link", name="Decks")).to_be_visible()
    settled(page)
    page.evaluate("performance.clearResourceTimings()")
    page.get_by_role("link", name="Decks").click()
    page.locator("[data-ready] a").first.click()
    expect(page.locator("[data-legal='true']")).to_be_visible()
    settled(page)
    weight = page.evaluate("performance.getEntriesByType('resource').reduce((sum, it) => sum + it.encodedBodySize, 0)")
    assert 20_000 < weight < 90_000


def test_a_deck_is_tried_out_while_its_sheet_is_open(open_page: Open) -> None:
    """What the server finds is test_trials' business: here it is told one game more whenever it is asked."""
    asked: list[int] = []

    def tell(route: Route) -> None:
        games = min(3, len(asked))
        asked.append(games)
        sent = route.request.post_data_json
        assert sent is not None and sent["deck"]["tw-204"] == 3
        route.fulfill(json={
            "of": 3, "games": games, "won": games / 2, "low": 0.2, "high": 0.8, "unended": 0, "turns": 15.0,
            "points": [6.0, 4.5, 2.0, 1.0, 3.0, 0.0][:6 * bool(games)], "curve": [7.0, 9.5, 16.5][:games],
            "against": [{"name": "starter-saruman", "won": games / 2, "games": games}] if games else [],
            "idle": [{"card": "tw-204", "drawn": 4, "used": 1}] if games else []})

    page = open_page(STARTER)
    page.route("**/api/decks/meccg/trial", tell)
    page.locator("[data-lab]").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Squires play this deck")
    expect(sheet.locator("[data-tried='3']")).to_be_visible()
    for words in ("50 % of 3 games won; 95 % sure: 20 to 80 %", "Starter deck: Saruman: 1.5 of 3", "Items 4.5",
                  "16.5 after 3", "Concealment came 4, used 1"):
        expect(sheet).to_contain_text(words)
    assert barriers_of(page) == [] and asked == [0, 1, 2, 3]
    sheet.get_by_role("button", name="Close").click()
    expect(page.locator("[data-tried]")).to_have_count(0)
    one_more(page, CONCEALMENT)
    expect(page.locator("[data-legal='true']")).to_have_count(0)
    expect(page.locator("[data-lab]")).to_have_count(0)


def test_one_card_is_tried_in_the_place_of_another(open_page: Open) -> None:
    """The server is told both codes, and the deck as it is."""
    asked: list[dict[str, list[str]]] = []

    def tell(route: Route) -> None:
        asked.append(parse_qs(urlsplit(route.request.url).query))
        route.fulfill(json={
            "of": 2, "games": 2, "won": 1.5, "low": 0.3, "high": 0.95, "unended": 0, "turns": 15.0, "points": [1.0] * 6,
            "curve": [7.0, 9.5], "against": [{"name": "before", "won": 1.5, "games": 2}], "idle": []})

    page = open_page(STARTER)
    page.route("**/api/decks/meccg/trial*", tell)
    page.locator("[data-lab]").click()
    sheet = page.get_by_role("dialog")
    exchange = sheet.get_by_role("button", name="Exchange")
    expect(exchange).to_be_disabled()
    sheet.get_by_label("In the place of").select_option("tw-209")
    sheet.get_by_label("try", exact=True).fill("no such card")
    expect(exchange).to_be_disabled()
    sheet.get_by_label("try", exact=True).fill("risky blow")
    assert barriers_of(page) == []
    exchange.click()
    expect(sheet).to_contain_text("Risky Blow in the place of Dodge")
    expect(sheet).to_contain_text("against the deck as it is: 1.5 of 2")
    assert asked == [{}, {"out": ["tw-209"], "into": ["tw-319"]}]
    sheet.get_by_role("button", name="The deck as it is").click()
    expect(sheet).to_contain_text("Squires play this deck")


@pytest.mark.parametrize("seat", ["made", "by link"])
def test_who_starts_at_once_brings_the_deck_that_was_chosen_last(open_page: Open, seat: str) -> None:
    """The list of a deck came after the press, and the seat was taken with one that comes with the game."""
    page = open_page("/")
    kept = [page.request.post("/api/decks/meccg", data=msgspec.to_builtins(random_deck(seed, length=1))).json()
            for seed in (21, 22)]
    waiting: list[Route] = []
    if seat == "by link":
        made = page.request.post("/api/matches", data={"game": "meccg", "options": {"length": 1}}).json()
        page.goto(f"/t/{made['match']['id']}#{made['links']['grey']}")
    else:
        page.goto("/new/meccg")
        page.locator("input[name=against][value=friend]").check()
    lists = "|".join(it["id"] for it in kept)
    page.route(re.compile(f"/api/decks/meccg/({lists})$"), lambda route: waiting.append(route))
    for deck in kept:
        page.locator(f"[data-deck-choice] option[value='{deck['id']}']").wait_for(state="attached")
        page.locator("[data-deck-choice]").select_option(deck["id"])
    page.get_by_role("button", name="Start" if seat == "made" else "Take the seat").click()
    page.wait_for_timeout(300)
    assert len(waiting) == 2
    for route in reversed(waiting):                        # the first that was chosen comes last
        route.continue_()
    expect(page.locator("[data-table]")).to_be_visible()
    match = page.url.rsplit("/", 1)[1]
    brought = page.request.get(f"/api/matches/{match}").json()["decks"]
    assert [it["name"] for it in brought.values()] == ["random 22"]
