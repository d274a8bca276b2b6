"""At the table: the keyboard alone, a line that breaks, sealed choices, spectators, and what loading costs."""
from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.client.clicking import click, click_one, look
from tests.client.conftest import Open
from tests.client.looking import PATIENCE, settled, until
from tests.client.test_first_games import begin

NODES = "() => document.querySelectorAll('*').length"
WORDS = re.compile(r"/(en|es|fr|pl|five_armies|meccg)-[\w-]+\.js$")
FOCUS = "() => document.activeElement !== document.body && document.activeElement !== null"


FOCUS_ON = """(option) => {
  const found = [...document.querySelectorAll(`[data-table] [data-option="${option}"]`)]
  const handle = found.find((it) => !it.disabled && it.checkVisibility())
  handle?.focus()
  return handle !== undefined && document.activeElement === handle
}"""


def options_in_focus_order(page: Page) -> list[int]:
    """Tab through the page from the prompt on: the options that are reached."""
    page.locator("#prompt").focus()
    found: list[int] = []
    for _ in range(60):
        page.keyboard.press("Tab")
        option = page.evaluate("() => document.activeElement?.dataset?.option ?? null")
        if option is not None and int(option) not in found:
            found.append(int(option))
        if page.evaluate("() => document.activeElement === document.body"):
            break
    return found


def test_a_whole_game_is_played_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "ford")
    dice = random.Random(8)
    turn, limit = -1, time.monotonic() + 2 * PATIENCE
    while not (seen := look(page))["over"]:
        assert time.monotonic() < limit, seen
        turn += 1
        if not seen["lit"]:
            page.wait_for_timeout(30)
            continue
        if turn < 8:
            reached = options_in_focus_order(page)
            assert sorted(reached) == seen["lit"] or look(page)["lit"] != seen["lit"]    # every option, by Tab alone
        option = dice.choice(seen["lit"])
        if not page.evaluate(FOCUS_ON, option):
            continue                                                          # the question has just changed
        page.keyboard.press("Enter")
        page.wait_for_function(FOCUS, timeout=8000)                           # focus is never lost for long
    expect(page.locator("[data-over]")).to_be_visible()


def test_space_plays_the_obvious_and_digits_the_rest(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "ford")
    expect(page.locator("[data-table] [data-option]").first).to_be_visible()
    log = page.locator("[data-zone=log] li").count()
    table = page.locator("[data-table]")
    kinds: list[str] = []
    for _ in range(12):
        seen = look(page)
        kinds.append(seen["kind"])
        if seen["kind"] == "Stances":
            page.keyboard.press("1")
            break
        obvious = page.locator("[data-menu] .strong").count() > 0      # an action of one's own is never given away
        n = table.get_attribute("data-n")
        page.keyboard.press("Space" if obvious else "1")
        expect(page.locator(f"[data-table]:not([data-n='{n}'])")).to_be_visible()
        until(page, lambda: look(page)["lit"], lambda: look(page))
    assert "Stances" in kinds
    expect(page.locator("[data-zone=log] li")).not_to_have_count(log)


def test_the_line_is_cut_and_comes_back_and_the_answer_is_sent_once(open_page: Open) -> None:
    page = open_page("/")
    lines: list[WebSocketRoute] = []
    sent: list[str] = []
    dead = {"is": False}

    def through(line: WebSocketRoute) -> None:
        if dead["is"]:
            line.close()
            return
        server = line.connect_to_server()
        lines.append(line)

        def pass_on(message: str | bytes) -> None:
            sent.append(str(message))
            server.send(message)

        line.on_message(pass_on)
        server.on_message(line.send)

    page.route_web_socket("**/ws/**", through)
    begin(page, "ford")
    expect(page.locator("[data-table] [data-option]").first).to_be_visible()
    dead["is"] = True
    lines[-1].close()
    expect(page.locator(".banner")).to_be_visible(timeout=15_000)
    expect(page.locator("[data-zone=board]")).to_be_visible()
    seen = look(page)
    click(page, seen["lit"][0])
    expect(page.locator(".banner")).to_contain_text("will be sent")
    before = len([message for message in sent if '"answer"' in message])
    dead["is"] = False
    expect(page.locator(".banner")).to_be_hidden(timeout=20_000)
    page.wait_for_timeout(300)
    assert len([message for message in sent if '"answer"' in message]) == before + 1
    expect(page.locator("[data-table] [data-option]:enabled").first).to_be_visible()


def test_a_sealed_choice_is_shown_to_its_seat_only_and_may_be_changed(open_page: Open) -> None:
    ann = open_page("/")
    ann.locator("article", has=ann.locator("svg.ford")).get_by_role("button", name="Invite a friend").click()
    address = ann.locator("[data-link]").input_value()
    bob = open_page(address)
    dice = random.Random(2)
    limit = time.monotonic() + PATIENCE
    while not (look(ann)["kind"] == "Stances" and look(bob)["kind"] == "Stances"):
        assert time.monotonic() < limit, (look(ann), look(bob))
        for page in (ann, bob):
            if look(page)["kind"] not in ("", "Stances"):
                click_one(page, dice)
        ann.wait_for_timeout(20)
    before = bob.locator("[data-table]").inner_html()
    log = bob.locator("[data-zone=log]").inner_text()
    ann.locator("[data-handle='stance:0']").click()
    expect(ann.locator("[data-change]")).to_be_visible()
    bob.wait_for_timeout(300)
    assert bob.locator("[data-table]").inner_html() == before and bob.locator("[data-zone=log]").inner_text() == log
    ann.locator("[data-change]").click()
    expect(ann.locator("[data-handle='stance:1']")).to_be_enabled()
    ann.locator("[data-handle='stance:1']").click()
    bob.locator("[data-handle='stance:0']").click()
    expect(bob.locator("[data-zone=log]")).to_contain_text("charge")


def test_somebody_else_watches_and_can_click_nothing(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "ford")
    expect(page.locator("[data-table] [data-option]").first).to_be_visible()
    other = open_page(page.url.replace(page.url.split("/t/")[0], ""))
    expect(other.locator("[data-table]")).to_be_visible()
    expect(other.locator("[data-zone=board]")).to_be_visible()
    assert other.locator("[data-option]").count() == 0
    assert other.locator("[data-zone=hand] .own [data-card]").count() == 0
    expect(page.get_by_text("1 watching")).to_be_visible()


def loaded(page: Page) -> dict[str, int]:
    """What the line carries to this page from now on, by address, as compressed as it comes.

    Each address counts once: to ask again whether a bot has sat down is no load.
    """
    wire: Any = page.context.new_cdp_session(page)
    urls: dict[str, str] = {}
    sizes: dict[str, int] = {}
    wire.on("Network.requestWillBeSent", lambda event: urls.update({event["requestId"]: event["request"]["url"]}))
    wire.on("Network.loadingFinished", lambda event: sizes.update(
        {urls.get(event["requestId"], event["requestId"]): int(event["encodedDataLength"])}))
    wire.send("Network.enable")
    return sizes


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", ["five_armies", "meccg"])
def test_first_load_of_a_table_stays_below_its_budget(open_page: Open, game: str, language: str) -> None:
    """Everything from the first page until the table can be answered and fetches nothing more: page, scripts, styles,
    fonts, words, what is printed on the cards. Left out is only the list of what others play just now.

    What the cards of the card game say comes later, with the first that is looked at or behind the first answer.
    """
    page = open_page("about:blank", language=language)
    sizes = loaded(page)
    page.goto("/")
    settled(page)
    begin(page, game)
    expect(page.locator("[data-table] [data-option]").first).to_be_visible(timeout=20_000)
    settled(page)
    page.wait_for_timeout(500)                               # what waits for an idle moment has had one
    settled(page)
    whole = sum(size for url, size in sizes.items() if "/api/matches?status=playing" not in url)
    of = {kind: sum(size for url, size in sizes.items() if url.endswith(kind)) for kind in (".js", ".css", ".woff2")}
    words = sum(size for url, size in sizes.items() if WORDS.search(url))
    print(f"first load of {game}, {language}: {whole / 1000:.0f} kB, of it scripts {(of['.js'] - words) / 1000:.0f}, "
          f"words {words / 1000:.0f}, styles {of['.css'] / 1000:.0f}, fonts {of['.woff2'] / 1000:.0f}; "
          f"{page.evaluate(NODES)} nodes")
    assert 100_000 < whole <= 250_000
    assert of[".js"] - words <= 110_000, "scripts: what is not needed before the first answer comes behind it"
    assert of[".css"] <= 40_000 and of[".woff2"] <= 89_000
    assert page.evaluate(NODES) <= 2500


def test_what_the_cards_say_comes_behind_the_first_answer(open_page: Open) -> None:
    page = open_page("about:blank")
    sizes = loaded(page)
    page.goto("/")
    begin(page, "meccg")
    click(page, 0)
    until(page, lambda: any("/texts?" in url for url in sizes), lambda: f"no texts among {list(sizes)}")
    [(url, size)] = [(url, size) for url, size in sizes.items() if "/texts?" in url]
    assert "set=tw" in url and size < 25_000, "the first set alone, as no other is allowed here"
