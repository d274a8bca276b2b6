"""The second sheet of the map, by clicking: what a way below costs is told, and a company finds it or not."""
from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from ravenhill.games.meccg.piles import SITE_PHASE
from ravenhill.server.play.views import see
from tests.client.conftest import Open
from tests.client.looking import barriers_of, faults_of, settled
from tests.client.meccg.laid import QUIET, Laid
from tests.client.meccg.test_journey import code
from tests.server.running import Server

FOUND = re.compile(r"way to The Under-grottos: rolls (\d+), needs 8")
BELOW = """
game = "meccg"
turn = 3
active = "grey"
begins = "organization"
optional = ["dragons", "dark-minions"]
[grey]
hand = ["Concealment", "Glamdring"]
deck = ["Wolves", "Sword of Gondolin", "Dodge"]
companies = [{ site = "SITE", characters = ["Gimli", "Legolas"] }]
[blue]
hand = ["Cave-drake"]
deck = ["Wargs"]
companies = [{ site = "Lórien", characters = ["Elladan"] }]
"""
REFUGE = """
game = "meccg"
turn = 3
active = "grey"
begins = "organization"
optional = ["dragons"]
[grey]
hand = ["Refuge", "Legolas"]
deck = ["Wolves", "Sword of Gondolin", "Dodge"]
companies = [{ site = "Rivendell", characters = ["Gimli", "Frodo"] }]
[blue]
hand = ["Cave-drake"]
deck = ["Wargs"]
companies = [{ site = "Lórien", characters = ["Elladan"] }]
"""


def planning(open_page: Open, house: Server, site: str, **how: Any) -> Laid:
    at = Laid(open_page, house, BELOW.replace("SITE", site), **how)
    at.play(0, do="Head", company=0)
    expect(at.page.locator("[data-journey] [data-map]")).to_be_visible()
    expect(at.page.locator(f"[data-row={code('The Under-gates')}], [data-row={code('Moria')}]").first).to_be_visible()
    settled(at.page)
    return at


def where(at: Laid) -> str:
    table: Any = at.room.table
    return str(table.facts(table.companies[0].site).name)


def goes(at: Laid) -> None:
    """Nobody does more than must be done, until the company has moved."""
    for _ in range(20):
        table: Any = at.room.table
        if table.companies[0].arrived or table.phase == SITE_PHASE:
            return
        asked = at.room.asked()[0]
        quiet = [n for n, it in enumerate(at.offers()) if it.do["do"] in (*QUIET, "Travel")] if asked == 0 else []
        at.answer(asked, [quiet[0] if quiet else 0])
        at.others()
        at.tell_all()
    raise AssertionError("it never moves")


def test_R_UD_10_a_stair_leads_down_from_the_lands_and_nothing_is_rolled(open_page: Open, house: Server) -> None:
    at = planning(open_page, house, "Moria")
    page = at.page
    expect(page.locator("[data-deeps]")).to_have_count(0)
    page.locator("[data-sheet=deeps]").click()
    expect(page.locator("[data-deeps]")).to_be_visible()
    pin = page.locator(f"[data-site={code('The Under-gates')}]")
    pin.hover()
    expect(page.locator("[data-roll]")).to_have_attribute("data-roll", "0")
    expect(page.locator("div.told")).to_contain_text("one attack nobody knows yet")
    far = page.locator(f"[data-site={code('The Under-vaults')}]")
    expect(far).to_have_attribute(
        "aria-label", "The Under-vaults, Ruins & Lairs, No tunnel and no stair leads there from here")
    pin.click()
    expect(page.locator("[data-journey]")).to_have_count(0)
    goes(at)
    assert where(at) == "The Under-gates"


def test_R_UD_09_a_descent_is_chosen_by_its_roll_and_rolled_for(open_page: Open, house: Server) -> None:
    at = planning(open_page, house, "The Under-gates")
    page = at.page
    expect(page.locator("[data-deeps]")).to_be_visible()                    # where the company is
    grottos = code("The Under-grottos")
    page.locator(f"[data-site={grottos}]").hover()
    strip = page.locator("[data-strip]")
    expect(strip).to_contain_text("two dice, 8 or more")
    expect(strip).to_contain_text("42 %")
    expect(page.locator(f"[data-tunnel='{code('The Under-gates')} {grottos}']")).to_have_text("8+")
    page.locator(f"[data-site={grottos}]").click()
    expect(page.locator("[data-journey]")).to_have_count(0)
    goes(at)
    line = page.locator("ol.log li").filter(has_text=FOUND).last
    expect(line).to_be_visible()
    total = int(FOUND.search(line.inner_text())[1])       # type: ignore[index]
    assert where(at) == ("The Under-grottos" if total >= 8 else "The Under-gates")


def test_the_second_sheet_fits_and_keeps_nobody_out(open_page: Open, house: Server) -> None:
    for size, language, theme in (("wide", "fr", "light"), ("middle", "es", "dark"), ("phone", "pl", "dark")):
        page = planning(open_page, house, "The Under-gates", size=size, language=language, theme=theme).page
        assert faults_of(page) == [], size
        assert barriers_of(page, within="[data-journey]") == [], size


def test_an_event_that_is_used_as_a_site_stands_on_the_map_in_its_region(open_page: Open, house: Server) -> None:
    at = Laid(open_page, house, REFUGE, by_hand=True)
    at.play(0, do="Pass")
    at.play(0, card="card-td-145")
    at.skip_to("NextOnMap")
    while not (going := see(at.room, 0)["companies"][0]["going"]):
        at.play(0, do="Done" if "Done" in [it.do["do"] for it in at.offers()] else "Region")
    assert going["code"] == code("Refuge") and going["region"]
    expect(at.page.locator(f"[data-table][data-n='{at.room.seen[0]}']")).to_be_visible()
    at.page.keyboard.press("m")
    expect(at.page.locator(f"[data-site={going['code']}]")).to_have_attribute("aria-label", "Refuge, Free-hold")
