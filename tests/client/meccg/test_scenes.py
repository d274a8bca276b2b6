"""Scenes of the card game, played by clicking at one table or from both sides of it."""
from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from ravenhill.server.play.views import state_for
from ravenhill.server.storage.schema import now
from tests.client.conftest import Open
from tests.client.meccg.laid import Laid
from tests.client.meccg.test_journey import code, press_region
from tests.server.running import Server


def table(site: str, people: str, hand: str = "", *, begins: str = "organization", theirs: str = "", more: str = "",
          movement: str = "starter", at: str = "Edoras", others: str = "'Faramir'") -> str:
    """A company of the first seat, its hand, and the hand of the other."""
    return f"""
game = "meccg"
movement = "{movement}"
turn = 9
active = "grey"
begins = "{begins}"
[grey]
hand = [{hand}]
deck = ["Risky Blow", "Escape", "Dodge"]
companies = [{{ site = "{site}", characters = [{people}] }}{more}]
[blue]
hand = [{theirs}]
deck = ["Wargs", "Orc-patrol", "Wolves"]
companies = [{{ site = "{at}", characters = [{others}] }}]
"""


DRAKE = table("Lórien", "'Aragorn II'", theirs="'Cave-drake'")


def card(name: str) -> dict[str, Any]:
    return {"card": f"card-{code(name)}"}


def links(page: Page) -> list[str]:
    """The chain as it stands on the page, the newest first."""
    return page.locator(".chain .link .words b").all_inner_texts()


def on_the_road(at: Laid, goal: str) -> None:
    """The first seat goes there, and the other one may play hazards."""
    at.play(0, do="Head")
    at.play(0, do="To", **card(goal))
    for _ in range(20):
        seat = at.room.asked()[0]
        asked = state_for(at.room, seat, now()).question
        assert asked is not None
        if seat == 1 and asked.kind == "Declare":
            return
        at.play(seat, do={"NextToMove": "Travel", "DrawHowMany": "Number"}.get(asked.kind, "Pass"))
    raise AssertionError("they never move")


def test_a_draft_with_a_collision(open_page: Open, house: Server) -> None:
    """R-DRAFT-03  Both seal the same character: both are set aside, and both pages say so."""
    at = Laid(open_page, house, "", both=True, by_hand=True)
    one, other = at.pages[0], at.pages[1]
    who = one.locator(".pool [data-card] .hidden").first.inner_text().split(",")[0]
    for page in (one, other):
        expect(page.locator("[data-step=draft]")).to_be_visible()
        page.locator(".pool [data-card]", has_text=who).first.click()
        if page is one:
            expect(one.locator(".slot.sealed")).to_be_visible()
            expect(other.locator(".slot.sealed")).to_have_count(0)
    for page in (one, other):
        expect(page.locator(".aside")).to_have_count(1)
        expect(page.locator(".scene")).to_contain_text(who)
        expect(page.locator(".both .turned")).to_have_count(0)


def test_a_chain_answered_from_both_sides(open_page: Open, house: Server) -> None:
    """R-CHAIN-02, 03  A lure, an environment in answer, and Twilight in answer to that: last in, first out."""
    text = table("Isengard", "'Aragorn II', 'Merry'", "'Gates of Morning'", begins="movement",
                 theirs="'Lure of the Senses', 'Twilight'")
    at = Laid(open_page, house, text, both=True, by_hand=True)
    one, other = at.pages[0], at.pages[1]
    at.click(0, do="Travel")
    at.click(0, do="Pass")
    at.click(1, do="Declared", **card("Lure of the Senses"))
    at.click(1, do="Take", **card("Aragorn II"))
    expect(one.locator(".chain .who")).to_contain_text("You may respond")
    at.click(0, do="Declared", **card("Gates of Morning"))
    at.click(1, do="Declared", **card("Twilight"))
    at.click(1, do="Take", **card("Gates of Morning"))
    for page in (one, other):
        expect(page.locator(".chain .link")).to_have_count(3)
        assert links(page) == ["Twilight", "Gates of Morning", "Lure of the Senses"]
    at.click(0, do="Pass")
    at.click(1, do="Pass")
    expect(one.locator(".chain")).to_have_count(0)
    expect(one.locator("[data-card]", has_text="Lure of the Senses")).to_be_visible()
    expect(one.locator("[data-zone=board] [data-card]", has_text="Gates of Morning")).to_have_count(0)


def test_a_chain_is_seen_where_nobody_is_in_play(open_page: Open, house: Server) -> None:
    text = re.sub("companies = .*", "companies = []", table("Rivendell", "'Merry'", "'Gates of Morning'"))
    at = Laid(open_page, house, text, passes=False, by_hand=True)
    at.click(0, do="Declared", **card("Gates of Morning"))
    expect(at.page.locator(".chain .link")).to_have_count(1)
    assert links(at.page) == ["Gates of Morning"]


def test_a_card_on_guard_is_revealed(open_page: Open, house: Server) -> None:
    """R-OG-01, 04  It lies face down for the one and is known to the other; at the entry it is revealed."""
    text = table("Isengard", "'Aragorn II', 'Merry'", "'Glamdring'", begins="movement", theirs="'Cave-drake'")
    at = Laid(open_page, house, text, both=True, by_hand=True)
    one, other = at.pages[0], at.pages[1]
    at.click(0, do="Travel")
    at.click(0, do="Pass")
    at.click(1, do="LayOnGuard", **card("Cave-drake"))
    expect(one.locator(".strip .guard")).to_be_visible()
    assert "Cave-drake" not in one.locator("[data-zone=board]").first.inner_text()
    expect(other.locator(".strip button.guard")).to_have_attribute("aria-label", re.compile("Cave-drake"))
    at.click(0, do="Pass")
    at.click(1, do="Pass")
    at.click(0, do="Travel")
    at.click(0, do="Enter")
    at.click(1, do="Declared", **card("Cave-drake"))
    at.click(1, do="KeyedTo")
    expect(one.locator(".chain .link")).to_have_count(1)
    assert links(one) == ["Cave-drake"]


def test_check_20_a_creature_keyed_two_ways_and_one_that_has_only_the_site(open_page: Open, house: Server) -> None:
    """R-KEY-06, 10  Two wildernesses or ruins; on a way with one wilderness only the ruins are left."""
    at = Laid(open_page, house, DRAKE, seat=1, passes=False, by_hand=True)
    on_the_road(at, "Dimrill Dale")
    at.click(1, do="Declared", **card("Cave-drake"))
    keys = at.page.locator("[data-zone=board] [data-handle^='key:'][data-option]")
    expect(keys).to_have_count(2)
    at.click(1, do="KeyedTo", key="land-wild")
    expect(at.page.locator(".chain .link .words")).to_contain_text("Wilderness", ignore_case=True)

    at = Laid(open_page, house, DRAKE, seat=1, passes=False, by_hand=True)
    on_the_road(at, "Isengard")
    at.click(1, do="Declared", **card("Cave-drake"))
    expect(at.page.locator("[data-zone=board] [data-handle^='key:'][data-option]")).to_have_count(1)
    at.click(1, do="KeyedTo", key="hold-ruins")

    at = Laid(open_page, house, DRAKE, seat=1, passes=False, by_hand=True)
    on_the_road(at, "Edoras")
    held = at.page.locator("[data-zone=hand] [data-card]", has_text="Cave-drake")
    expect(at.page.locator("[data-why=key]").first).to_have_text("no key here")
    held.focus()
    at.page.keyboard.press("w")
    expect(at.page.locator(".reason")).to_contain_text("R-KEY-06")


def test_an_opponents_character_is_influenced(open_page: Open, house: Server) -> None:
    """R-INF-01, 06  Both rolls and what is subtracted are told before the dice fall."""
    text = table("Bree", "'Gandalf', 'Aragorn II'", "'Dodge'", begins="site", at="Bree", others="'Faramir', 'Éowyn'")
    at = Laid(open_page, house, text, by_hand=True)
    at.click(0, do="Travel")
    at.click(0, do="Enter")
    at.click(0, do="Persuade", **card("Gandalf"))
    at.click(0, do="Take", **card("Éowyn"))
    at.click(0, do="No")                                       # no card like her is shown
    ladder = at.page.locator("[data-zone=stage] [data-ladder]")
    expect(ladder).to_be_visible()
    expect(at.page.locator("[data-zone=stage] .title")).to_contain_text("Gandalf")
    chances = [int(it.get_attribute("data-chance") or 0) for it in ladder.locator(".zones li").all()]
    assert abs(sum(chances) - 100) <= 1
    expect(at.page.locator("[data-zone=stage] .note")).to_contain_text("Both sides roll")
    at.click(0, do="Pass")
    expect(at.page.locator("[data-zone=log]").first).to_contain_text(re.compile("Gandalf tries to influence Éowyn"))


def test_a_ring_is_tested(open_page: Open, house: Server) -> None:
    """R-SITE-22  Gandalf tests the ring; what it may be replaced by lies open, and is put in its place."""
    people = "'Gandalf', { name = 'Frodo', bears = ['Precious Gold Ring'] }"
    text = table("Rivendell", people, "'Lesser Ring', 'Magic Ring of Courage', 'Magic Ring of Stealth'")
    at = Laid(open_page, house, text, by_hand=True)
    at.click(0, do="Declared", **card("Gandalf"))
    at.click(0, do="Take", **card("Precious Gold Ring"))
    expect(at.page.locator(".chain .link")).to_have_count(1)
    ladder = at.page.locator("[data-zone=stage] [data-ladder]")
    expect(ladder.locator("[data-zone-name=replaced]")).to_have_attribute("data-chance", "100")   # a lesser ring always
    at.click(0, do="Pass")
    assert at.asks(0) == "WhichRing"
    at.click(0, do="Take", **card("Lesser Ring"))
    expect(at.page.locator("[data-zone=board] [data-card]", has_text="Lesser Ring")).to_be_visible()
    expect(at.page.locator("[data-zone=board] [data-card]", has_text="Precious Gold Ring")).to_have_count(0)


def test_a_company_split_sent_over_a_bent_path_and_joined_again(open_page: Open, house: Server) -> None:
    """R-ORG-20, R-MH-04  Boromir goes alone from Rivendell, by a way that was bent, and is joined at Lórien."""
    text = table("Rivendell", "'Aragorn II', 'Boromir II'", "'Glamdring'", movement="map",
                 more=", { site = 'Lórien', characters = ['Legolas'] }")
    at = Laid(open_page, house, text, by_hand=True)
    page = at.page
    at.click(0, do="Regroup", **card("Boromir II"))
    at.click(0, do="NewCompany")
    alone = next(n for n, it in enumerate(at.room.table.companies) if [  # type: ignore[attr-defined]
        at.room.table.facts(one).name for one in it.members] == ["Boromir II"])  # type: ignore[attr-defined]
    at.click(0, do="Head", company=alone)
    row = page.locator(f"[data-row={code('Lórien')}]")
    expect(row).to_be_visible()
    row.click()
    expect(page.locator("[data-journey]")).to_have_count(0)
    at.skip_to("NextToMove", "HowToMove", "NextRegion")
    if at.asks(0) == "NextToMove":
        at.click(0, do="Travel", company=alone)
    at.skip_to("HowToMove", "NextRegion")
    expect(page.locator("[data-go]")).to_be_enabled()
    before = page.locator("[data-exposes]").get_attribute("data-exposes")
    press_region(page, "Hollin")
    expect(page.locator(f"[data-exposes]:not([data-exposes='{before}'])")).to_be_visible()
    page.locator("[data-go]").click()
    expect(page.locator("[data-journey]")).to_have_count(0)
    at.skip_to("MeetAtHaven")
    at.click(0, do="Meet")
    joined = [sorted(at.room.table.facts(one).name for one in it.members)            # type: ignore[attr-defined]
              for it in at.room.table.companies if it.members]                         # type: ignore[attr-defined]
    assert ["Boromir II", "Legolas"] in joined and ["Aragorn II"] in joined
