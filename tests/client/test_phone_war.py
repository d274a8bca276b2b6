"""The battle on a phone: first the die, then its use; a combat covers neither steps nor story of an example."""
from __future__ import annotations

from playwright.sync_api import expect

from tests.client.conftest import Open
from tests.client.feeding import Feeder, questions
from tests.server.running import Server


def test_first_the_die_then_its_use(open_page: Open, house: Server) -> None:
    """Line 7: twenty ways are no list to scroll."""
    feeder = Feeder(open_page, house, "five_armies", size="phone")
    page = feeder.page
    state = next(it for it in questions("five_armies", 11, "Act") if it.question and len(it.question.options) > 12)
    assert state.question is not None
    feeder.tell(state)
    dice = page.locator("[data-zone=prompt] [data-fold]")
    expect(dice.first).to_be_visible()
    menu = page.locator("[data-zone=prompt] [data-menu]")
    assert menu.evaluate("(it) => it.scrollHeight <= it.clientHeight + 1"), "what may be done is seen at once"
    option = int((dice.first.get_attribute("data-options") or "").split()[0])
    dice.first.click()
    use = menu.locator(f'[data-option="{option}"]')
    expect(use).to_be_visible()
    expect(dice).to_have_count(0)
    assert menu.evaluate("(it) => it.scrollHeight <= it.clientHeight + 1")
    use.click()
    assert feeder.answered() == [option]


def test_a_combat_covers_neither_the_steps_nor_the_story_of_an_example(open_page: Open) -> None:
    page = open_page("/examples/five_armies/B-EX-12?n=4", size="phone")
    stage = page.locator("[data-zone=stage] .stage")
    expect(stage).to_be_visible()
    for part in (".tools button[aria-label]", ".comment [role=status]", ".tools input[type=range]"):
        seen = page.locator(part).first.evaluate("""(it) => {
          const box = it.getBoundingClientRect()
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 12))
          return top !== null && (it.contains(top) || top.contains(it))
        }""")
        assert seen, f"{part} is covered"
    box = stage.bounding_box()
    assert box is not None and box["height"] > 120
