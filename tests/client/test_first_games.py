"""From the first page to the end of a game, by clicking what is lit and nothing else."""
from __future__ import annotations

import random
import time
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tests.client.clicking import click_one, look, play_by_clicking
from tests.client.conftest import Open
from tests.client.looking import PATIENCE


def begin(page: Page, game: str) -> None:
    tile = page.locator("article", has=page.locator(f"svg.{game}"))
    tile.locator("button").first.click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize("game", ["ford", "five_armies", "meccg"])
def test_two_clicks_lead_from_the_first_page_to_a_decision_against_a_bot(open_page: Open, game: str) -> None:
    """Check 4: one click begins, and the next thing to be clicked is a decision of one's own."""
    page = open_page("/")
    begin(page, game)
    expect(page.locator("[data-table] [data-option]").first).to_be_visible()
    assert page.locator("[data-kind]").get_attribute("data-kind")


def test_a_game_at_the_ford_is_played_to_its_end_by_clicking(open_page: Open) -> None:
    page = open_page("/")
    begin(page, "ford")
    assert play_by_clicking(page) > 5
    expect(page.locator("[data-over]")).to_be_visible()
    page.get_by_role("link", name="Look at it again").wait_for()


def log_of(page: Page) -> list[str]:
    """What the log says, without the way back to moments: a page has those of what it saw itself."""
    return [line.removeprefix("◂") for line in page.locator("[data-zone=log] li").all_inner_texts()]


def test_two_browsers_play_each_other_by_link_and_one_reloads(open_page: Open) -> None:
    ann = open_page("/")
    tile = ann.locator("article", has=ann.locator("svg.ford"))
    tile.get_by_role("button", name="Invite a friend").click()
    link = ann.locator("[data-link]")
    expect(link).to_be_visible()
    address = link.input_value()
    assert "#" in address
    bob = open_page(address)
    expect(bob.locator("[data-table]")).to_be_visible()
    assert "#" not in bob.url
    dice = random.Random(3)
    pages = [ann, bob]
    limit = time.monotonic() + 2 * PATIENCE
    for turn in count():
        seen = [look(page) for page in pages]
        lit = [page for page, it in zip(pages, seen) if it["lit"]]
        if all(it["over"] for it in seen):
            break
        assert time.monotonic() < limit, seen
        if turn == 12:
            before = log_of(bob)
            bob.reload()
            expect(bob.locator("[data-table]")).to_be_visible()
            expect(bob.locator("[data-zone=log] li")).to_have_count(len(before))
            assert log_of(bob) == before
            continue
        if lit:
            click_one(dice.choice(lit), dice)
        else:
            ann.wait_for_timeout(30)
    for page in pages:
        expect(page.locator("[data-over]")).to_be_visible()
