"""What a stranger meets at the card table explains itself: where things are, what is asked, what an answer means."""
from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.client.conftest import Open
from tests.client.meccg.laid import Laid
from tests.client.meccg.test_scenes import card, on_the_road, table
from tests.server.running import Server

LADEN = "{ name = 'Aragorn II', bears = ['Elven Cloak', 'Shield of Iron-bound Ash'] }, 'Boromir II', 'Merry'"
# Those of these things that are not wholly inside the box they scroll in.
CUT = """([things, box]) => {
  const room = document.querySelector(box).getBoundingClientRect()
  const outside = (at) => at.top < room.top - 1 || at.bottom > room.bottom + 1
  const found = [...document.querySelectorAll(things)]
  return found.filter((it) => outside(it.getBoundingClientRect())).map((it) => it.innerText)
}"""


def bar(page: Page) -> list[str]:
    return page.locator("[data-zone=prompt] [data-option]").all_inner_texts()


def test_what_may_be_done_with_an_item_is_shown_when_it_is_touched(open_page: Open, house: Server) -> None:
    """Two items to hand over or to store were three rows of buttons, above a road that was cut for them."""
    page = Laid(open_page, house, table("Rivendell", LADEN), by_hand=True, size="middle").page
    expect(page.locator("[data-zone=prompt] [data-option]")).to_have_count(1)
    assert "End the organization" in bar(page)[0]
    page.locator(".tab", has_text="Elven Cloak").click()
    expect(page.locator("[data-zone=prompt] [data-option]")).to_have_count(2)
    assert [it.split(": ")[-1] for it in bar(page)] == ["hand it over", "store it"]
    page.keyboard.press("Escape")
    expect(page.locator("[data-zone=prompt] [data-option]")).to_have_count(1)


def test_two_ways_to_play_one_card_are_told_apart(open_page: Open, house: Server) -> None:
    text = table("Lórien", "'Aragorn II'", theirs="'Weariness of the Heart'")
    at = Laid(open_page, house, text, seat=1, passes=False, by_hand=True)
    on_the_road(at, "Isengard")
    at.page.locator("[data-zone=hand] [data-card]", has_text="Weariness").click()
    menu = at.page.locator("[data-zone=prompt] [data-menu]")
    expect(menu).to_contain_text("corruption check")
    expect(menu).to_contain_text("−1 prowess")


def test_who_is_on_the_road_is_not_asked_for_hazards(open_page: Open, house: Server) -> None:
    at = Laid(open_page, house, table("Lórien", "'Aragorn II'", "'Gates of Morning'", begins="movement"), by_hand=True)
    at.click(0, do="Travel")
    expect(at.page.locator("#prompt")).to_contain_text("Your company of Aragorn II is on its way")


def test_a_low_screen_shows_who_is_struck_and_by_what(open_page: Open, house: Server) -> None:
    """Tiles and the chain had a fifth of their height, and a bar that says little had more."""
    text = table("Lórien", LADEN, theirs="'Cave-drake'")
    at = Laid(open_page, house, text, passes=False, by_hand=True, size="middle")
    on_the_road(at, "Isengard")
    at.play(1, do="Declared", **card("Cave-drake"))
    if at.room.asked() == [1]:
        at.play(1, do="KeyedTo")
    expect(at.page.locator(".chain .link")).to_be_visible()
    assert at.page.evaluate(CUT, [".road .tile, .chain .link", ".road .rest"]) == []


def test_a_phone_shows_the_company_above_the_chain(open_page: Open, house: Server) -> None:
    """The chain had all the room: who was attacked could be seen only by scrolling."""
    text = table("Lórien", LADEN, "'Concealment'", theirs="'Cave-drake'")
    at = Laid(open_page, house, text, passes=False, by_hand=True, size="phone")
    on_the_road(at, "Isengard")
    at.play(1, do="Declared", **card("Cave-drake"))
    if at.room.asked() == [1]:
        at.play(1, do="KeyedTo")
    passing = at.page.locator("[data-zone=prompt] [data-option]")
    expect(passing).to_have_count(1)
    assert at.page.evaluate(CUT, [".road .tile, .chain .link", ".road .rest"]) == []
    ask, button = at.page.locator("#prompt").bounding_box(), passing.bounding_box()
    assert ask and button and abs(ask["y"] + ask["height"] / 2 - button["y"] - button["height"] / 2) < 20   # one line
    yields = at.page.locator(".chain .yields")
    expect(yields).to_have_count(0)
    at.page.locator(".chain .more").click()
    expect(yields.locator("button")).to_have_count(2)


def test_a_phone_shows_a_whole_strike(open_page: Open, house: Server) -> None:
    """What the dice are added to was cut, and below it stood the road, which helps nobody in a fight."""
    at = Laid(open_page, house, table("Isengard", LADEN, begins="site"), by_hand=True, size="phone")
    at.skip_to("EnterOrNot")
    at.play(0, do="Enter")
    at.skip_to("StayUntapped")
    expect(at.page.locator("[data-ladder]")).to_have_count(2)
    assert at.page.evaluate(CUT, [".fight .sum", ".fought"]) == []
    expect(at.page.locator(".road .strip")).to_be_hidden()


def test_a_phone_on_its_side_shows_the_road_and_the_chain(open_page: Open, house: Server) -> None:
    """Lands and the site at their end lay one over the other, and so did the words under the hand."""
    at = Laid(open_page, house, table("Lórien", LADEN, theirs="'Cave-drake'"), passes=False, by_hand=True, size="phone")
    at.page.set_viewport_size({"width": 844, "height": 390})
    on_the_road(at, "Isengard")
    at.play(1, do="Declared", **card("Cave-drake"))
    if at.room.asked() == [1]:
        at.play(1, do="KeyedTo")
    expect(at.page.locator(".chain .link")).to_be_in_viewport(ratio=1)
    parts = [it.bounding_box() for it in at.page.locator(".strip > .site, .strip .land").all()]
    edges = [(box["x"], box["x"] + box["width"]) for box in parts if box]
    assert len(edges) > 3 and all(left[1] <= right[0] + 1 for left, right in zip(sorted(edges), sorted(edges)[1:]))
    expect(at.page.locator("[data-zone=hand] .when")).to_have_count(0)


def test_the_map_is_a_press_away_at_any_time(open_page: Open, house: Server) -> None:
    """Only a question about a journey and a key that nobody knows opened it."""
    text = table("Lórien", "'Aragorn II'", theirs="'Cave-drake'")
    at = Laid(open_page, house, text, passes=False, by_hand=True, size="phone")
    on_the_road(at, "Isengard")
    at.page.locator("[data-map]").click()
    expect(at.page.locator("[data-journey] [data-land]").first).to_be_visible()
    at.page.keyboard.press("Escape")
    expect(at.page.locator("[data-journey]")).to_have_count(0)


def test_the_map_tells_of_no_site_before_one_is_touched(open_page: Open, house: Server) -> None:
    """It began with the way to a place that nobody had chosen, on a phone one that was out of sight."""
    at = Laid(open_page, house, table("Rivendell", "'Aragorn II'", movement="map"), by_hand=True)
    at.page.locator(".road [data-option]", has_text="Choose where they go").click()
    expect(at.page.locator("[data-site][data-option]").first).to_be_visible()
    at.page.mouse.move(2, 2)                             # what lies under the pointer is told
    expect(at.page.locator(".told > *")).to_have_count(0)


def test_what_has_one_answer_is_not_asked(open_page: Open, house: Server) -> None:
    """One company that moves, one way, one sign on the road that a creature fits."""
    at = Laid(open_page, house, table("Lórien", "'Aragorn II'", "'Gates of Morning'", begins="movement"))
    expect(at.page.locator("[data-kind=NextToMove]")).to_have_count(0)
    expect(at.page.locator("#prompt")).not_to_contain_text("Which company")


def test_to_discard_somebody_takes_a_second_touch(open_page: Open, house: Server) -> None:
    at = Laid(open_page, house, table("Rivendell", "'Aragorn II', 'Merry'"), by_hand=True, size="middle")
    at.page.locator(".road .tile [data-card]").first.click()
    at.page.locator("[data-zone=prompt] [data-option]", has_text="Discard").click()
    expect(at.page.locator("[data-lifted]")).to_contain_text("leaves the table")
    assert at.answers == []


def test_names_and_marks_of_those_on_the_road_are_whole(open_page: Open, house: Server) -> None:
    """Two items were called Elv… and Shi…, and the mark of whoever is tapped lay on its corruption."""
    people = "{ name = 'Boromir II', state = 'tapped', bears = ['Elven Cloak', 'Shield of Iron-bound Ash'] }, 'Merry'"
    page = Laid(open_page, house, table("Rivendell", people), by_hand=True).page
    names = page.locator(".road .tab .name")
    expect(names).to_have_count(2)
    assert names.evaluate_all("all => all.filter(it => it.scrollWidth > it.clientWidth).map(it => it.innerText)") == []
    boromir = page.locator(".road .tile", has_text="Boromir II")
    mark, corruption = (boromir.locator(it).bounding_box() for it in ("span.mark", "span.corruption"))
    assert mark and corruption
    assert mark["x"] + mark["width"] <= corruption["x"] or mark["y"] >= corruption["y"] + corruption["height"]


def test_the_table_lies_still_between_two_questions(open_page: Open, house: Server) -> None:
    """With a button beside what is asked or with none, the bar is as high."""
    at = Laid(open_page, house, table("Rivendell", "'Aragorn II'"), by_hand=True)
    bar = at.page.locator("[data-zone=prompt]")
    before = bar.bounding_box()
    at.click(0, do="Head")
    assert at.asks(0) == "ChooseDestination"
    after = bar.bounding_box()
    assert before and after and before["height"] == after["height"]


def test_a_window_that_is_passed_by_itself_says_so(open_page: Open, house: Server) -> None:
    text = table("Lórien", "'Aragorn II'", "'Gates of Morning'", begins="movement")
    at = Laid(open_page, house, text, passes=False)
    expect(at.page.locator("#prompt", has_text="passed for you")).to_be_visible()


def test_a_phone_shows_the_whole_pool_of_a_draft(open_page: Open, house: Server) -> None:
    page = Laid(open_page, house, "", both=True, by_hand=True, size="phone").pages[0]
    expect(page.locator(".pool .choice").first).to_be_visible()
    assert page.evaluate(CUT, [".pool .choice", "[data-zone=board]"]) == []


def test_a_new_match_can_be_started_at_once(open_page: Open) -> None:
    page = open_page("/new/meccg", size="phone")
    expect(page.get_by_role("button", name="Start")).to_be_in_viewport()
