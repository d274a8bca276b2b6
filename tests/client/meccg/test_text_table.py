"""The card table in words: the same options in order, whose is what, and the commands of both games."""
from __future__ import annotations

import os
from itertools import islice
from typing import Any

from playwright.sync_api import Page, expect

from tests.client.conftest import Open
from tests.client.feeding import Feeder, questions
from tests.client.meccg.test_handles import BY_HAND
from tests.client.test_first_games import begin
from tests.client.test_handles import NUMBERED, SHOWN
from tests.server.running import Server

MANY = 500 if "RAVENHILL_SOAK" in os.environ else 60


def test_the_text_table_numbers_the_same_options_in_order(open_page: Open, house: Server) -> None:
    """Check 3; on 500 questions in a soak."""
    feeder = Feeder(open_page, house, "meccg", before=BY_HAND)
    feeder.page.keyboard.press("t")
    for state in islice(questions("meccg", 12), MANY):
        feeder.tell(state)
        asked: Any = state.question
        feeder.page.evaluate(SHOWN, [feeder.n, len(asked.options)])
        shown = feeder.page.evaluate(NUMBERED)
        assert [number for number, _ in shown] == list(range(len(asked.options))), asked.kind
        assert all(text.startswith(str(number + 1)) and "⟨" not in text for number, text in shown)


def command(page: Page, line: str, *said: str) -> None:
    """Type it, and wait for what is said."""
    field = page.locator("#command")
    field.fill(line)
    field.press("Enter")
    for text in said:
        expect(page.locator("output")).to_contain_text(text, timeout=20_000)


def part(page: Page, heading: str) -> Any:
    return page.locator("section", has=page.get_by_role("heading", name=heading, exact=True)).locator(".facts")


def test_commands_tell_companies_reach_points_road_and_reasons(open_page: Open) -> None:
    page = open_page("/learn/meccg/journey")
    expect(page.locator(".coach")).to_be_visible()
    page.keyboard.press("t")
    expect(part(page, "You")).to_contain_text("Aragorn II")
    expect(part(page, "You")).not_to_contain_text("Glorfindel")
    expect(part(page, "Opponent")).to_contain_text("Glorfindel II")
    expect(part(page, "Opponent")).not_to_contain_text("Annalena")
    command(page, "help", "why …", "reach …", "road")
    command(page, "armies", "Aragorn II", "Rivendell", "Glorfindel II", "Lórien")
    command(page, "reach barrow", "Barrow-downs", "Undead 1×8", "Sword of Gondolin")
    command(page, "mp", "Grey", "characters", "if the Council met now")
    command(page, "road", "Turn 3")
    command(page, "why sword", "Only in the site phase")
    command(page, "move aragorn barrow downs", "Barrow-downs")
    expect(part(page, "You")).to_contain_text("Barrow-downs")
    command(page, "xyzzy", "Nothing fits")


def test_it_tells_whose_turn_it_is_what_is_declared_by_whom_and_what_is_under_attack(
    open_page: Open, house: Server,
) -> None:
    feeder = Feeder(open_page, house, "meccg", before=BY_HAND)
    page, told = feeder.page, set[str]()
    page.keyboard.press("t")
    for state in islice(questions("meccg", 12), 400):
        view: Any = state.view
        attack = view["attack"]
        parts = {"turn": not view["setup"], "draft": bool(view["setup"]), "chain": bool(view["chains"]),
                 "attack": attack, "strike": attack and attack["strike"]}
        new = {part for part, there in parts.items() if there} - told
        if not new:
            continue
        feeder.tell(state)
        expect(page.locator("[data-table]")).to_have_attribute("data-n", str(feeder.n))
        told |= new
        board = part(page, "Board")
        side = {"grey": "Grey", "blue": "Blue"}
        if "turn" in new:
            expect(board).to_contain_text(f"Turn {view['turn']['number']} · {side[view['turn']['active']]}")
        if "draft" in new:
            expect(board).to_contain_text("Grey: mind")
            expect(board).to_contain_text("the pool: ")
        if "chain" in new:
            expect(board).to_contain_text(f"({side[view['chains'][0]['links'][0]['side']]}, ")
            expect(board).to_contain_text("You may respond")
        if "attack" in new:
            expect(board).to_contain_text("attack on the company of")
            expect(board).to_contain_text(f"× {attack['prowess']['value']}")
        if "strike" in new:
            expect(board).to_contain_text(f"against a strike of {attack['strike']['against']}")
        assert "⟨" not in page.locator("div.text").inner_text()
        if len(told) == len(parts):
            break
    assert len(told) == len(parts), told
    command(page, "log 2", *part(page, "Log").locator("li").all_inner_texts()[-2:])


def test_what_cannot_be_taken_back_is_typed_twice_and_what_is_said_is_read(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "meccg")
    expect(page.locator("[data-table] [data-option]").first).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator("#command")).to_be_visible()
    ends = page.locator(".options [data-option]").count()
    command(page, str(ends), "Enough", "once more")                       # the draft, with nobody chosen
    expect(page.locator("[data-seal]")).to_be_visible()
    command(page, "1", page.locator(".options [data-option='0']").inner_text().split("\n")[-1].strip())
    command(page, "say well met")
    expect(page.get_by_role("log")).to_contain_text("well met")
    command(page, "ayuda", "type help")
    command(page, "resign", "once more")
    command(page, "mp")
    command(page, "resign", "once more")
    assert not page.locator("[data-over]").count()
    command(page, "resign")
    expect(page.locator("[data-over]")).to_be_visible()


def test_commands_of_the_battle(open_page: Open) -> None:
    page = open_page("/learn/five_armies/field")
    expect(page.locator(".coach")).to_be_visible()
    page.keyboard.press("t")
    command(page, "armies", "Gate Road")
    command(page, "reach gate road", "Ruins of Dale", "by land")
    command(page, "mp", "of 10")
    command(page, "road", "another game")
    command(page, "why ravenhill", "B-")
    command(page, "help", "armies", "undo")
    assert "road" not in page.locator("output").inner_text()
    command(page, "strategic")
    command(page, "move gate road ruins dale", "Ruins of Dale")
