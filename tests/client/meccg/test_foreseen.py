"""What an answer at the card table will bring can be seen before it is given, and afterwards what it has brought."""
from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.client.conftest import Open
from tests.client.meccg.laid import Laid
from tests.client.meccg.test_ladders import ATTACK
from tests.client.meccg.test_scenes import card, table
from tests.server.running import Server


def tile(at: Laid, name: str) -> Locator:
    return at.page.locator(".road .tile", has_text=name)


def attacked(open_page: Open, house: Server, people: str, hand: str = "") -> Laid:
    """Wolves are upon them, and nothing was played against it."""
    at = Laid(open_page, house, table("Isengard", people, hand, begins="attack") + ATTACK, by_hand=True)
    at.click(0, do="Pass")
    assert at.asks(0) == "AssignStrike"
    return at


def test_whoever_is_tapped_and_offered_is_lit(open_page: Open, house: Server) -> None:
    """R-AMB-15  Who sinks because it is tapped had no ring, and looked as if nothing could be done with it."""
    people = "{ name = 'Aragorn II', state = 'tapped' }, { name = 'Merry', state = 'tapped' }, 'Éowyn'"
    at = Laid(open_page, house, table("Bree", people, begins="untap"), by_hand=True)
    assert at.asks(0) == "KeepAsItIs"
    shadow = "it => getComputedStyle(it).boxShadow"
    ring = tile(at, "Aragorn II").evaluate(shadow)
    assert ring != "none" and ring != tile(at, "Éowyn").evaluate(shadow)
    tile(at, "Aragorn II").locator("[data-card]").first.click()
    expect(at.page.locator("[data-lifted]")).to_contain_text("All else untaps")       # seldom meant: it is asked twice
    assert at.answers == []
    at.click(0, do="Keep", **card("Aragorn II"))
    assert tile(at, "Aragorn II").evaluate(shadow) == "none" and tile(at, "Merry").evaluate(shadow) == ring


def test_strikes_that_are_being_assigned_are_seen_with_their_odds(open_page: Open, house: Server) -> None:
    """R-CMB-03  Each of those who may face one bears the odds of it; who was named bears a pin."""
    at = attacked(open_page, house, "'Annalena', 'Aragorn II', 'Merry'")
    bars = at.page.locator(".road [data-bar]")
    expect(bars).to_have_count(3)
    annalena = tile(at, "Annalena")
    assert [it.get_attribute("data-chance") for it in annalena.locator("[data-chance]").all()] == ["17", "11", "72"]
    assert "wounded 17%" in (annalena.locator("[data-card]").get_attribute("aria-label") or "")
    at.click(0, do="Take", **card("Annalena"))
    expect(annalena.locator(".pin")).to_have_count(1)
    expect(bars).to_have_count(2)


def test_two_rolls_are_not_called_a_roll_of_the_other_side(open_page: Open, house: Server) -> None:
    """Of two rolls the better counts: the sentence says so, and a column is parted as its total is likely to mean."""
    at = attacked(open_page, house, "'Éomer', 'Merry'", "'Lucky Strike'")
    at.click(0, do="Take", **card("Éomer"))
    while not any(it.names.get("card") == card("Lucky Strike")["card"] for it in at.offers()):
        at.play(0, do={"Declare": "Pass", "NextStrike": "Take", "StayUntapped": "No"}.get(at.asks(0), "Done"))
    at.play(0, do="Declared", **card("Lucky Strike"))
    stage = at.page.locator("[data-zone=stage]")
    expect(stage).to_contain_text("It is rolled twice, and the better roll counts")
    assert stage.locator("[data-roll='2'] i").count() == 3


def test_where_only_the_way_is_asked_no_other_site_is_lit(open_page: Open, house: Server) -> None:
    """R-MH-04  All sites in reach kept their rings, and a press at one looked as if the company went there."""
    at = Laid(open_page, house, table("Rivendell", "'Aragorn II'", movement="map"), by_hand=True)
    at.page.locator(".road [data-option]", has_text="Choose where they go").click()
    rings = at.page.locator(".pin:not(.from):not(.to) .ring")
    expect(rings.first).to_be_attached()
    at.play(0, do="To", **card("Bree"))
    at.skip_to("HowToMove")
    expect(at.page.locator("#prompt")).to_contain_text("travel from Rivendell to Bree")
    expect(rings).to_have_count(0)
    expect(at.page.locator(".pin.to .ring")).to_have_count(1)


def test_a_company_before_its_site_sees_what_waits_there(open_page: Open, house: Server) -> None:
    """R-SITE-01  Its guards with the odds of a wound, what of the hand has its place there, and who could play it."""
    people = "{ name = 'Aragorn II', state = 'tapped' }, { name = 'Merry', state = 'tapped' }"
    at = Laid(open_page, house, table("Barrow-downs", people, "'Great-shield of Rohan'", begins="site"), by_hand=True)
    at.skip_to("EnterOrNot")
    told = at.page.locator("[data-entering]")
    expect(told).to_contain_text("Undead 1×8: a wound 58 %")
    expect(told).to_contain_text("Fits from your hand: Great-shield of Rohan")
    expect(told).to_contain_text("All of them are tapped")


def test_the_only_thing_that_may_be_done_with_somebody_is_named(open_page: Open, house: Server) -> None:
    """A lit tile said what a press would do only where it could do two things."""
    at = Laid(open_page, house, table("Bree", "'Aragorn II', 'Boromir II'"), by_hand=True)
    expect(tile(at, "Boromir II")).to_be_visible()
    chips = at.page.locator(".road .chip")
    alone = [it for it in at.offers() if it.do["do"] in ("Regroup", "Control", "Expel")]
    expect(chips).to_have_count(len(alone))
    assert [it.names["card"] for it in alone].count(card("Boromir II")["card"]) == 1
