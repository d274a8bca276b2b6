"""What the two further sets bring to the table, by clicking: agents, prisoners taken and freed, a Dragon at home."""
from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from ravenhill.games.meccg.piles import DECK
from ravenhill.server.play.views import see, state_for
from ravenhill.server.storage.schema import now
from tests.client.conftest import Open
from tests.client.meccg.laid import Laid
from tests.server.running import Server

LURKING = """
game = "meccg"
turn = 4
active = "grey"
begins = "movement"
optional = ["dragons", "dark-minions"]
[grey]
hand = ["Concealment"]
deck = ["Risky Blow", "Block", "Ford"]
companies = [{ site = "Rivendell", heading = "Bree", characters = ["Aragorn II", "Legolas"] }]
[blue]
hand = ["Wolves"]
deck = ["Wargs", "Orc-guard", "Giant"]
agents = [{ name = "Deallus" }]
companies = [{ site = "Lórien", characters = ["Elladan"] }]
"""
HELD = """
game = "meccg"
turn = 3
active = "grey"
begins = "site"
optional = ["dragons", "dark-minions"]
[grey]
hand = ["Concealment"]
deck = ["Wolves", "Sword of Gondolin", "Dodge"]
companies = [{ site = "Ettenmoors", lent = "for-rescue", characters = ["Gimli", "Legolas"], on-site = [
    { name = "Flies and Spiders of blue", opponents = true, holds = ["Bilbo of grey"] }] }]
[blue]
hand = ["Cave-drake"]
deck = ["Wargs"]
companies = [{ site = "Lórien", characters = ["Elladan"] }]
"""
ON_THE_WAY = """
game = "meccg"
turn = 4
active = "grey"
begins = "movement"
optional = ["dragons", "dark-minions"]
[grey]
hand = ["Dodge"]
deck = ["Risky Blow", "Block", "Ford"]
companies = [{ site = "Rivendell", heading = "Goblin-gate", characters = ["Bilbo", "Merry"] }]
[blue]
hand = ["Giant Spiders", "Flies and Spiders"]
deck = ["Wargs", "Orc-guard", "Giant"]
companies = [{ site = "Lórien", characters = ["Elladan"] }]
"""
AT_HOME = """
game = "meccg"
turn = 4
active = "grey"
begins = "site"
optional = ["dragons", "dark-minions"]
[grey]
hand = ["Necklace of Silver and Pearls"]
deck = ["Wolves", "Sword of Gondolin", "Dodge"]
companies = [{ site = "Zarak Dûm", characters = [
    "Aragorn II", "Gimli", "Legolas", "Boromir II", "Elladan", "Glorfindel II", "Bard Bowman"] }]
[blue]
deck = ["Wargs"]
events = ["Scorba at Home"]
companies = [{ site = "Lórien", characters = ["Elrohir"] }]
"""
TALES = """
game = "meccg"
turn = 4
active = "grey"
begins = "end"
optional = ["dragons", "dark-minions"]
[grey]
hand = ["Concealment", "Dodge", "Block", "Risky Blow", "Wolves", "Ford", "Stealth", "Giant", "Escape"]
deck = ["Wolves", "Sword of Gondolin", "Dodge"]
events = ["Enduring Tales"]
companies = [{ site = "Rivendell", characters = ["Aragorn II", "Legolas"] }]
[blue]
deck = ["Wargs", "Orc-guard", "Giant"]
companies = [{ site = "Lórien", characters = ["Elladan"] }]
"""
TURNED = """
game = "meccg"
turn = 3
active = "grey"
optional = ["dragons", "dark-minions"]
[grey]
hand = ["Glamdring"]
events = ["Legendary Hoard"]
companies = [{ site = "Gold Hill", characters = ["Gimli", "Legolas"], entered = true }]
[blue]
turned-over = ["Itangast at Home"]
[now]
phase = "site"
company = 0
under-way = [{ is = "Visit", at = 6, slot = 0 }, { is = "SiteActions", alone = true, at = 1, side = "grey" },
    { is = "Declare", side = "grey" }]
[[now.lasting]]
of = "Legendary Hoard"
sentence = 4
verb = 0
side = "blue"
card = "Legendary Hoard"
until = "lies"
place = "Itangast at Home"
"""
DEALLUS = "dm-005"
NECKLACE = "td-141"


def to_the_hazards(at: Laid) -> None:
    """The company of grey is on its way, and blue may act."""
    for _ in range(12):
        seat = at.room.asked()[0]
        kind = at.asks(seat)
        if seat == 1 and kind == "Declare":
            return
        at.play(seat, do={"NextToMove": "Travel", "DrawHowMany": "Number", "HowToMove": "Region"}.get(kind, "Pass"))
    raise AssertionError("blue was never asked")


def test_an_agent_moves_face_down_and_is_revealed_by_clicking(open_page: Open, house: Server) -> None:
    """R-AGT-01: to the other side it is a back with a count of sites, and no byte tells who it is, until then."""
    at = Laid(open_page, house, LURKING, both=True, by_hand=True)
    to_the_hazards(at)
    theirs, ours = (at.pages[seat].locator("[data-agent]") for seat in (0, 1))
    expect(theirs).to_have_attribute("data-face", "down")
    expect(theirs).to_contain_text("An agent")
    expect(ours).to_contain_text("Deallus")
    at.click(1, do="MoveAgent")
    at.click(1, do="To")
    to_the_hazards(at)
    expect(theirs.locator(".site")).to_have_count(1)
    expect(theirs).to_have_attribute("data-state", "tapped")
    expect(theirs).to_contain_text("one site face down")
    assert not any(DEALLUS in text for text in at.sent)
    at.click(1, do="RevealAgent")
    while at.asks(1) in ("WhichHome", "Pick"):
        at.answer(1, [0])
        at.tell_all()
    expect(theirs).to_have_attribute("data-face", "up")
    expect(theirs).to_contain_text("Deallus")


def sparing(kind: str, does: set[str]) -> str:
    """R-PRIS-15: somebody must be untapped at the end, so nobody supports, and who fights stays untapped."""
    first = ("Done",) if kind == "Support" else ("Travel", "Enter", "Yes", "Pass", "Take", "Done", "No")
    return next(it for it in first if it in does)


def test_a_prisoner_is_seen_and_freed_by_clicking(open_page: Open, house: Server) -> None:
    """R-PRIS: the host stands elsewhere with whom it holds; who enters its site may free them."""
    at = Laid(open_page, house, HELD, by_hand=True)
    prisoner = at.page.locator("[data-prisoner]")
    expect(prisoner).to_contain_text("Bilbo")
    expect(at.page.locator("[data-host]")).to_contain_text("Ettenmoors")
    for _ in range(30):
        does = {it.do["do"] for it in at.offers()}
        if "Free" in does:
            break
        at.click(0, do=sparing(at.asks(0), does))
    at.click(0, do="Free")
    for _ in range(30):
        if at.page.locator("[data-prisoner]").count() == 0:
            break
        does = {it.do["do"] for it in at.offers()}
        at.click(0, do=sparing(at.asks(0), does))
    expect(at.page.locator("[data-prisoner]")).to_have_count(0)
    expect(at.page.locator("ol.log")).to_contain_text("Bilbo")


def test_R_PRIS_01_a_character_is_captured_by_clicking(open_page: Open, house: Server) -> None:
    """Both seats click; the host is laid at a site while the strike is faced, and whom it hits is held there."""
    at = Laid(open_page, house, ON_THE_WAY, both=True, by_hand=True)
    told = at.pages[0].locator("[data-prisoner]")
    expect(told).to_have_count(0)
    for _ in range(30):
        seat = at.room.asked()[0]
        kind = at.asks(seat)
        does = [it.do["do"] for it in state_for(at.room, seat, now()).question.options]       # type: ignore[union-attr]
        if (seat and "Declared" in does) or kind in ("Pick", "StayUntapped"):
            at.click(seat, do=next(it for it in ("Declared", "Yes", does[0]) if it in does))
        else:
            at.play(seat, do=next(it for it in ("Travel", "Take", "Pass", does[0]) if it in does))
        if any(host["prisoners"] for host in see(at.room, 0)["hosts"]):
            break
    expect(told).to_contain_text("Bilbo")
    expect(at.pages[1].locator("[data-prisoner]")).to_contain_text("Bilbo")
    expect(at.pages[0].locator("[data-host]")).to_contain_text("Flies and Spiders")


def test_R_DRG_07_R_HOARD_02_a_Dragon_at_home_is_faced_and_its_hoard_taken_by_clicking(
    open_page: Open, house: Server,
) -> None:
    at = Laid(open_page, house, AT_HOME, by_hand=True)
    page = at.page
    expect(page.locator("[data-zone=board]").first).to_contain_text("Scorba at Home")
    faced: set[str] = set()
    for _ in range(50):
        does, kind = {it.do["do"] for it in at.offers()}, at.asks(0)
        if "Declared" in does:
            break
        if kind == "StayUntapped":
            faced.add(page.locator(".fight .strength").inner_text())
        order = ("Done",) if kind == "Support" else ("Travel", "Enter", "Yes", "Take", "Pass", "Done")
        (at.play if kind == "Declare" else at.click)(0, do=next(it for it in order if it in does))
    assert faced == {"1×11", "3×13/8"}                       # what is printed on the lair, and the Dragon
    at.click(0, do="Declared", card=f"card-{NECKLACE}")
    at.click(0, do="Take")
    for _ in range(4):
        borne = [it["id"] for who in see(at.room, 0)["companies"][0]["members"] for it in who["bears"]]
        if borne:
            break
        at.click(0, do="Pass")
    expect(page.locator(f"[data-zone=board] [data-card='{borne[0].removeprefix('card:')}']").first).to_be_visible()


def test_a_discarded_card_is_named_and_so_is_where_it_goes(open_page: Open, house: Server) -> None:
    """R-DECK-08 with Enduring Tales: the question named no card, and its only button said No."""
    at = Laid(open_page, house, TALES, by_hand=True)
    at.skip_to("DiscardDown", "DiscardOne")
    at.play(0, do="Take", card="card-tw-204")
    expect(at.page.locator("[data-kind=WhereItGoes]")).to_contain_text("Concealment is discarded")
    expect(at.page.get_by_role("button", name="No, onto the discard pile")).to_be_visible()
    at.click(0, do="Take")
    table: Any = at.room.table
    assert table.tops[DECK] == 1


def test_a_dragon_that_was_turned_over_says_so_beside_its_hoard(open_page: Open, house: Server) -> None:
    at = Laid(open_page, house, TURNED, by_hand=True)
    dragon = at.page.locator(".events .turned")
    expect(dragon).to_contain_text("Itangast at Home")
    expect(dragon).to_contain_text("turned over")
    expect(dragon).to_have_attribute("aria-label", "turned over, Itangast at Home")
