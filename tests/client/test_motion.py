"""Motion is for the eye only: any key ends it, those who want none see none, and none of it takes time."""
from __future__ import annotations

import os

import pytest
from playwright.sync_api import CDPSession, Page

from tests.client.clicking import Ears
from tests.client.conftest import Open
from tests.client.positions import forked, play, sit, until_change, wait_for
from tests.client.warring import War
from tests.server.running import Server

MOVING = """() => document.getAnimations().filter((it) => it.playState === 'running'
  && Number(it.effect.getComputedTiming().activeDuration) > 0).length"""
FACES = """() => [...document.querySelectorAll('[data-zone=stage] svg.die')]
  .map((it) => [it.getAttribute('aria-label'), it.querySelectorAll('circle:not(.off)').length])"""
# Of every frame from now on, the properties that some animation changes in it.
MOVED = """() => {
  window.moved = {}
  const TOLD = ['offset', 'computedOffset', 'easing', 'composite']
  const look = () => {
    const running = document.getAnimations()
      .filter((it) => it.playState === 'running' && it.effect.getComputedTiming().activeDuration > 0)
    const names = running.flatMap((it) => it.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
    for (const name of new Set(names)) if (!TOLD.includes(name)) moved[name] = (moved[name] ?? 0) + 1
    requestAnimationFrame(look)
  }
  look()
}"""
# As soon as dice are in the air: a key, how long it takes until none is, and until the frame after it is painted.
SKIPPED = """() => {
  const moving = () => document.getAnimations()
    .filter((it) => it.playState === 'running' && it.effect.target.matches('.die')).length
  const look = async () => {
    if (!moving()) return requestAnimationFrame(look)
    const start = performance.now()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
    for (let n = 0; n < 9; n++) await null
    const [took, still] = [performance.now() - start, moving()]
    requestAnimationFrame(() => {
      const painted = new MessageChannel()
      painted.port1.onmessage = () => { window.skipped = { took, still, painted: performance.now() - start } }
      painted.port2.postMessage(0)
    })
  }
  look()
}"""


def shown(page: Page) -> list[tuple[str, int]]:
    """The number a die is said to show, and its pips."""
    return [(label.split()[0], pips) for label, pips in page.evaluate(FACES)]


def answer_the_first(page: Page, ears: Ears) -> None:
    """The first option, clicked where it is; then until we are asked again."""
    wait_for_question(page, ears)
    n = ears.n
    page.locator('[data-table] [data-option="0"]:visible').first.click()
    if page.locator("[data-seal]:visible").count():              # a card was picked: now it is played
        page.locator("[data-seal]:visible").first.click()
    until_change(page, ears, n)
    wait_for_question(page, ears)


def wait_for_question(page: Page, ears: Ears) -> None:
    while not ears.options and ears.state["status"] != "over":
        page.wait_for_timeout(15)


def test_any_key_ends_the_dice_at_once_and_changes_nothing(open_page: Open, house: Server) -> None:
    """Check 15. The frame that shows it must come within 50 ms, too, where nothing else runs: in a soak."""
    id, links = forked(house, "B-EX-12", shadow="novice")
    page, ears = sit(open_page, id, links["free"], motion="no-preference")
    wait_for(page, ears, "Maneuvers")
    page.evaluate(SKIPPED)
    play(page, ears, "Maneuver card-unit_dwarf_veteran")
    page.wait_for_function("() => window.skipped")
    before = len(ears.sent)
    skipped = page.evaluate("() => window.skipped")
    print(f"the dice lie still after {skipped['took']:.1f} ms, and are painted so after {skipped['painted']:.0f}")
    assert skipped["took"] < 50 and skipped["still"] == 0, skipped
    assert skipped["painted"] < (50 if "RAVENHILL_SOAK" in os.environ else 2000), skipped
    dice = shown(page)
    assert dice and all(label == str(pips) for label, pips in dice), dice
    rolled = "".join(str(line["args"]["faces"]) for line in ears.log if line["key"] == "war-combat-rolled")
    assert sorted("".join(label for label, _ in dice)) == sorted(rolled)
    assert not [message for message in ears.sent[before:] if message["do"] == "answer"]


@pytest.mark.parametrize(("motion", "settings"), [("reduce", "{}"), ("no-preference", '{"motion": "none"}')])
def test_nothing_moves_for_those_who_want_no_motion(
    open_page: Open, house: Server, motion: str, settings: str,
) -> None:
    """Check 14."""
    id, links = forked(house, "B-EX-12", shadow="novice")
    page = open_page("/verify", motion=motion)
    page.evaluate("(it) => localStorage.setItem('ravenhill.settings', it)", settings)
    page, ears = sit(open_page, id, links["free"], context=page.context)
    play(page, ears, "Maneuver card-unit_dwarf_veteran")
    assert page.locator("[data-zone=stage] .die").count()
    for _ in range(4):
        assert page.evaluate(MOVING) == 0, ears.state
        answer_the_first(page, ears)


def metrics(wire: CDPSession) -> dict[str, float]:
    return {it["name"]: it["value"] for it in wire.send("Performance.getMetrics")["metrics"]}


def busy(wire: CDPSession) -> float:
    """Seconds the page has worked since its line to the test was opened: scripts, styles, layout."""
    found = metrics(wire)
    return found["ScriptDuration"] + found["LayoutDuration"] + found["RecalcStyleDuration"]


def test_five_rounds_of_combat_take_less_than_two_seconds_of_the_page(open_page: Open, house: Server) -> None:
    """Check 16, at the speed *none*: a combat may end sooner, then it is counted by rounds."""
    id, links = forked(house, "B-EX-12", shadow="novice")
    page = open_page("/verify")
    page.evaluate("() => localStorage.setItem('ravenhill.settings', JSON.stringify({ dice: 'none', motion: 'none' }))")
    page, ears = sit(open_page, id, links["free"], context=page.context)
    wait_for(page, ears, "Maneuvers")
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable")
    start, rounds = busy(wire), 0
    while rounds < 5:
        kind = ears.state["question"]["kind"]
        if kind in ("Act", "OverSix", "Activate"):
            break
        answer_the_first(page, ears)
        assert page.evaluate(MOVING) == 0
        rounds += kind == "Maneuvers"
    spent = busy(wire) - start
    print(f"{rounds} rounds of combat: {spent:.2f} s of the page's own time")
    assert rounds and 0 < spent / rounds < 2 / 5, (rounds, spent)


def test_whatever_moves_in_a_war_moves_by_transforms_and_opacity(open_page: Open, house: Server) -> None:
    """Section 8 of the brief: what every animation changes that runs while a war is played; all of it in a soak."""
    war = War(open_page, house, "novice", 5, 1, motion="no-preference")
    war.page.evaluate(MOVED)
    while war.settle() and (war.given < 120 or "RAVENHILL_SOAK" in os.environ):
        war.answer()
        war.page.wait_for_timeout(40)                             # the next press would end all of it
    moved = war.page.evaluate("() => window.moved")
    print(f"{war.given} answers; frames in which something moved: {moved}")
    assert set(moved) == {"transform", "opacity"} and min(moved.values()) > 20


def test_nothing_is_laid_out_anew_while_dice_are_in_the_air(open_page: Open, house: Server) -> None:
    """Their faces change on the way; the odds, which may come meanwhile, are laid out once."""
    id, links = forked(house, "B-EX-12", shadow="novice")
    page, ears = sit(open_page, id, links["free"], motion="no-preference")
    wait_for(page, ears, "Maneuvers")
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable")
    play(page, ears, "Maneuver card-unit_dwarf_veteran")
    page.wait_for_function(f"() => ({MOVING})() > 4", polling="raf")
    before, faces = metrics(wire)["LayoutCount"], page.evaluate(FACES)
    page.wait_for_timeout(350)
    layouts, others = metrics(wire)["LayoutCount"] - before, page.evaluate(FACES)
    assert page.evaluate(MOVING) > 4 and faces != others, "they are still in the air, and show something else"
    assert layouts <= 1
