"""Journeys by the region map: destinations pressed, ways bent, refusals read; and nobody else learns of them."""
from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from ravenhill.games.meccg import library
from tests.client.conftest import Open
from tests.client.looking import barriers_of, faults_of, settled
from tests.client.meccg.laid import Laid
from tests.server.running import Server

CARDS = library()
SEAL = re.compile(r'"head":"[0-9a-f]{64}"')               # of the ledger: salted with what nobody knows yet
POSITION = """
game = "meccg"
turn = 3
active = "grey"
begins = "organization"

[grey]
hand = ["Concealment", "Riders of Rohan", "Glamdring", "Elven Cloak"]
deck = ["Wolves", "Sword of Gondolin", "Dodge"]
companies = [{ site = "Rivendell", characters = ["Aragorn II", "Boromir II"] }]

[blue]
hand = ["Cave-drake", "Lure of Nature"]
deck = ["Wargs"]
companies = [{ site = "Edoras", characters = ["Éowyn"] }]
"""


def code(name: str) -> str:
    return CARDS.facts[CARDS.names[name]].id


def numbers(*names: str) -> tuple[int, ...]:
    return tuple(CARDS.names[name] for name in names)


def heading(open_page: Open, house: Server, **how: Any) -> Laid:
    """The company of Aragorn looks for a destination, and the map is open."""
    at = Laid(open_page, house, POSITION, **how)
    expect(at.page.locator("[data-kind]")).to_be_visible()
    at.play(0, do="Head", company=0)
    expect(at.page.locator("[data-journey]")).to_be_visible()
    expect(at.page.locator(f"[data-row={code('Moria')}]")).to_be_visible()
    settled(at.page)
    return at


def on_the_way(open_page: Open, house: Server, **how: Any) -> Laid:
    """It goes to Moria, and its way is asked."""
    at = heading(open_page, house, **how)
    at.page.locator(f"[data-row={code('Moria')}]").click()
    expect(at.page.locator("[data-journey]")).to_have_count(0)
    at.skip_to("HowToMove", "NextRegion")
    expect(at.page.locator("[data-go]")).to_be_enabled()
    settled(at.page)
    return at


def press_region(page: Page, name: str) -> None:
    """Press the land of a region, beside its pins and its sign."""
    page.evaluate("""(code) => document.querySelector(`[data-land="${code}"]`)
      .dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }))""", code(name))


def picture(page: Page) -> bytes:
    """The board and the log as soon as they lie still; above them a dot tells how the line is."""
    before = b""
    for _ in range(100):
        parts = [page.locator(f"[data-zone={it}]").first for it in ("board", "log")]
        now = b"".join(it.screenshot(animations="disabled") for it in parts)
        if now == before:
            return now
        before = now
        page.wait_for_timeout(50)
    raise AssertionError("the page never lies still")


def test_a_company_is_sent_by_the_map_over_a_bent_path(open_page: Open, house: Server) -> None:
    """A region off every way says so and bends nothing; one that a way leads through bends it."""
    at = on_the_way(open_page, house)
    page = at.page
    expect(page.locator("[data-strip]")).to_contain_text("Hollin")
    expect(page.locator("[data-exposes]")).to_have_attribute("data-exposes", "Wilderness ×3 · Shadow-hold")
    strip = page.locator("[data-strip]").inner_text()
    press_region(page, "Gundabad")
    expect(page.locator("div.told")).to_contain_text("No way leads through there.")
    assert page.locator("[data-strip]").inner_text() == strip
    press_region(page, "Cardolan")
    expect(page.locator("[data-exposes]")).to_have_attribute("data-exposes", "Wilderness ×4 · Shadow-hold")
    before = len(at.answers)
    page.locator("[data-go]").click()
    expect(page.locator("[data-journey]")).to_have_count(0)
    way = numbers("Rhudaur", "Cardolan", "Hollin", "Redhorn Gate")
    assert at.answers[before] == [{"do": "Region", "region": region} for region in way[1:]]
    assert at.room.table.companies[0].regions == way         # type: ignore[attr-defined]


def refused(page: Page) -> None:
    """What cannot be reached says why, on the map and in its name."""
    assert {"5 regions", "a ridge between"} <= set(page.locator("text.refused").all_text_contents())
    expect(page.locator(f"[data-region={code('Rohan')}]")).to_have_attribute("aria-label", "Rohan, 5 regions")
    expect(page.locator(f"[data-region={code('Fangorn')}]")).to_have_attribute("aria-label", "Fangorn, a ridge between")
    page.locator(f"[data-site={code('Barad-dûr')}]").click()
    expect(page.locator(".told [data-why=far]")).to_have_text("Too far")
    expect(page.locator("[data-journey]")).to_be_visible()
    page.locator(f"[data-site={code('Barad-dûr')}]").click()               # no longer pinned


def pencilled(at: Laid) -> None:
    """Pencil lines stay in this browser."""
    page = at.page
    sent = len(at.answers)
    page.get_by_role("button", name="Pencil").click()
    press_region(page, "Rohan")
    press_region(page, "Fangorn")
    expect(page.locator("path.pencil")).to_have_count(1)
    kept = page.evaluate("Object.keys(localStorage).filter((it) => it.startsWith('ravenhill.pencil.'))")
    assert len(kept) == 1 and kept[0].endswith(".grey")
    assert len(at.answers) == sent
    page.get_by_role("button", name="Erase").click()
    expect(page.locator("path.pencil")).to_have_count(0)


def test_the_map_refuses_with_reasons_is_drawn_on_and_a_site_is_read_before_it_is_chosen(
    open_page: Open, house: Server,
) -> None:
    at = heading(open_page, house)
    refused(at.page)
    pencilled(at)
    pin = at.page.locator(f"[data-site={code('Moria')}]")
    pin.hover()
    told = at.page.locator("div.told")
    for text in ("Moria", "Glamdring", "Elven Cloak", "Orcs 4×7", "a wound", "Lórien"):
        expect(told).to_contain_text(text)
    assert "Riders of Rohan" not in told.inner_text()
    pin.click()
    expect(at.page.locator("[data-journey]")).to_have_count(0)
    goal = at.room.table.piles[25][0]                        # type: ignore[attr-defined]
    assert at.room.table.facts(goal).name == "Moria"         # type: ignore[attr-defined]


def test_by_keys_alone_a_destination_is_found_and_sent(open_page: Open, house: Server) -> None:
    at = heading(open_page, house)
    page = at.page
    page.locator(f"[data-site={code('Rivendell')}]").focus()
    page.keyboard.type("bree")
    assert page.evaluate("document.activeElement.dataset.place") == code("Bree")
    page.keyboard.press("Enter")
    expect(page.locator("[data-journey]")).to_have_count(0)
    assert at.answers[-1] == [next(n for n, it in enumerate(at.offered) if it == code("Bree"))]


def test_a_finger_first_shows_a_site_and_then_goes(open_page: Open, house: Server) -> None:
    at = heading(open_page, house, size="phone", has_touch=True)
    page = at.page
    before = len(at.answers)
    page.locator(f"[data-site={code('Bree')}]").tap()
    expect(page.locator(".told [data-go]")).to_have_text("Go to Bree")
    assert len(at.answers) == before
    page.locator(".told [data-go]").tap()
    expect(page.locator("[data-journey]")).to_have_count(0)


def test_check_17_a_plan_of_one_region_and_one_of_four_look_the_same_to_the_opponent(
    open_page: Open, house: Server,
) -> None:
    """All it is told is equal, and all that is in its page. The pictures too, but the browser may draw the edges of
    letters a shade otherwise for any page, so they are taken again: what tells a plan apart would never be equal."""
    pictures: dict[str, set[bytes]] = {"Cameth Brin": set(), "Dol Guldur": set()}    # in Rhudaur, and four regions away
    for _ in range(5):
        seen: list[tuple[str, str]] = []
        for goal, taken in pictures.items():
            at = Laid(open_page, house, POSITION, seat=1, passes=False)
            at.play(0, do="Head", company=0)
            at.play(0, do="To", card=f"card-{code(goal)}")
            expect(at.page.locator(".wire.open")).to_be_visible()
            settled(at.page)
            taken.add(picture(at.page))
            told = SEAL.sub("", "".join(it for it in at.sent if '"pong"' not in it))
            seen.append((told, at.page.locator("[data-zone=board]").first.inner_html()))
        assert seen[0] == seen[1]
        if pictures["Cameth Brin"] & pictures["Dol Guldur"]:
            return
    raise AssertionError("no picture of one plan is that of the other")


def test_the_map_over_a_table_fits_and_keeps_nobody_out(open_page: Open, house: Server) -> None:
    for size, language in (("wide", "en"), ("middle", "es"), ("phone", "pl")):
        page = on_the_way(open_page, house, size=size, language=language).page
        assert faults_of(page) == [], size
        assert barriers_of(page, within="[data-journey]") == [], size
