"""Everything lit can be inspected, prompts say what for, and what is no question is not asked: lines 4 and 9."""
from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from ravenhill.wire import Question, State
from tests.client.conftest import Open
from tests.client.feeding import Feeder, questions
from tests.server.running import Server


def asked(wanted: Callable[[Question], bool]) -> State:
    return next(it for it in questions("five_armies", 7) if it.question is not None and wanted(it.question))


def test_what_is_offered_explains_itself(open_page: Open, house: Server) -> None:
    """Line 4: by a pointer that rests, by a right click and by I; nothing is answered by it."""
    feeder = Feeder(open_page, house, "five_armies")
    page, zoom, rule = feeder.page, feeder.page.locator(".zoom"), feeder.page.locator("[data-told-rule]")

    feeder.tell(asked(lambda it: it.kind == "Activate"))                  # a General: what he does, what he costs
    general = page.locator('[data-handle^="character:"][data-offered]').first
    general.hover()
    expect(zoom).to_contain_text("Before one of your actions")
    page.mouse.move(5, 5)
    expect(zoom).to_have_count(0)
    general.click(button="right")
    expect(page.locator(".zoom.fixed")).to_be_visible()
    page.keyboard.press("Escape")
    general.focus()
    page.keyboard.press("i")
    expect(page.locator(".zoom.fixed")).to_be_visible()
    page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)
    assert not feeder.answers

    feeder.tell(asked(lambda it: it.kind == "Act"))                       # a die: what its face and each use allow
    for thing in ("[data-zone=status] .die[data-rule]", "[data-zone=status] button.use[data-rule]"):
        page.mouse.move(5, 5)
        expect(rule).to_have_count(0)
        page.locator(thing).first.hover()
        expect(rule).to_contain_text("(B-")
    page.locator("[data-zone=status] button.use[data-rule]").first.click(button="right")
    expect(rule).to_be_visible()
    assert not feeder.answers

    feeder.tell(asked(lambda it: it.kind == "UseIt"))                     # an effect: which, with its numbers
    expect(page.locator("[data-effect]")).not_to_be_empty()


def test_prompts_say_what_for_and_what_is_no_question_is_not_asked(open_page: Open, house: Server) -> None:
    """Line 9: the step and its limit, the card whose effect it is; the only answer there is gives itself."""
    feeder = Feeder(open_page, house, "five_armies")
    prompt = feeder.page.locator("#prompt")
    feeder.tell(asked(lambda it: it.kind == "Activate"))
    expect(prompt).to_contain_text("of 3 at most")
    feeder.tell(asked(lambda it: it.kind == "UseIt"))
    expect(prompt).to_contain_text("Do you use the effect of")
    feeder.tell(asked(lambda it: it.kind == "AttackWith" and len(it.options) == 1))
    assert feeder.answered() == [0], "nothing to do is not asked"


def test_a_combat_card_is_picked_before_it_is_sealed(open_page: Open, house: Server) -> None:
    """Line 8: one click is not final; Escape puts the card back, Space or the button seals it."""
    feeder = Feeder(open_page, house, "five_armies")
    page, seal = feeder.page, feeder.page.locator("[data-seal]")
    feeder.tell(asked(lambda it: it.kind == "Maneuvers"))
    card = page.locator("[data-zone=stage] [data-card][data-option]").first
    option = int(card.get_attribute("data-option") or -1)
    card.click()
    expect(seal).to_be_visible()
    page.keyboard.press("Escape")
    expect(seal).to_have_count(0)
    assert not feeder.answers
    card.click()
    page.keyboard.press(" ")
    assert feeder.answered() == [option]
