"""The battle on a phone: first the die, then its use; a combat covers neither steps nor story of an example."""
from __future__ import annotations

from playwright.sync_api import expect

from ravenhill.wire import State
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
    passing = next(n for n, it in enumerate(state.question.options) if it.do["do"] == "Pass")
    expect(menu.locator("button").last).to_have_attribute("data-option", str(passing))
    option = int((dice.first.get_attribute("data-options") or "").split()[0])
    dice.first.click()
    use = menu.locator(f'[data-option="{option}"]')
    expect(use).to_be_visible()
    expect(dice).to_have_count(0)
    assert menu.evaluate("(it) => it.scrollHeight <= it.clientHeight + 1")
    use.click()
    assert feeder.answered() == [option]


# The table shows this change, and of what answers its question nothing on the map lies outside the window.
IN_SIGHT = """(n) => {
  if (Number(document.querySelector('[data-table]').dataset.n) !== n) return false
  const map = document.querySelector('.board .window').getBoundingClientRect()
  return [...document.querySelectorAll('.board .window [data-offered]')].every((it) => {
    const box = it.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    return x > map.left && x < map.right && y > map.top && y < map.bottom
  })
}"""
SPREAD = ("LeadershipWith", "BatTo", "WhichArmy", "AttackWith")


def test_what_may_be_touched_on_the_map_is_in_sight(open_page: Open, house: Server) -> None:
    """A phone shows a part of the map: everything that answers lies in it, and it comes near again."""
    found: dict[str, State] = {}
    for state in questions("five_armies", 11):
        assert state.question is not None
        kind, many = state.question.kind, len(state.question.options)
        if many > 2 if kind in SPREAD else kind == "MoveTo" and many < 4:
            found.setdefault(kind, state)
        if len(found) == 1 + len(SPREAD):
            break
    feeder = Feeder(open_page, house, "five_armies", size="phone")
    wide = []
    for kind in ("MoveTo", *SPREAD, "MoveTo"):
        feeder.tell(found[kind])
        feeder.page.wait_for_function(IN_SIGHT, arg=feeder.n)
        wide.append(feeder.page.locator(".board .map").evaluate("(it) => it.offsetWidth"))
    assert wide[0] == wide[-1] > min(wide)


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
