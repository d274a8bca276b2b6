"""The Battle of Five Armies against a bot, from the first page to its end, by clicking what is lit and nothing else."""
from __future__ import annotations

import json
import random
from statistics import median
from typing import Any

from playwright.sync_api import expect

from tests.client.clicking import PICK, Ears
from tests.client.conftest import Open
from tests.client.test_first_games import begin
from tests.client.test_handles import SOAK

RUNNING = """() => document.getAnimations().filter((it) => it.playState === 'running'
  && it.effect.getComputedTiming().activeDuration > 0).map((it) => String(it.effect.target?.className))"""
NODES = "() => document.querySelectorAll('*').length"


def heap(wire: Any) -> float:
    """Megabytes that the page holds, after the rubbish was taken out."""
    wire.send("HeapProfiler.collectGarbage")
    metrics = {it["name"]: it["value"] for it in wire.send("Performance.getMetrics")["metrics"]}
    return float(metrics["JSHeapUsedSize"]) / 1e6


def test_a_whole_war_against_the_novice_is_played_to_its_end_by_clicking(open_page: Open) -> None:
    """Checks 1, 14 and 30 all war long: a handle for each option, no motion, what the page holds and is sent."""
    page = open_page("/")
    ears = Ears(page)
    wire: Any = page.context.new_cdp_session(page)
    wire.send("Performance.enable")
    begin(page, "five_armies")
    dice = random.Random(2)
    nodes, heaps, clicks = [0], [heap(wire)], 0
    without: list[tuple[str, int, int]] = []
    while (seen := page.evaluate(PICK, [dice.random(), 120_000]))["is"] == "lit":
        if ears.state["question"] is not None and ears.state["question"]["kind"] == seen["kind"]:
            if seen["many"] != len(ears.options):
                without.append((seen["kind"], seen["many"], len(ears.options)))
        page.mouse.click(seen["x"], seen["y"])
        clicks += 1
        assert clicks < 3000
        if clicks % 20 == 0:
            assert page.evaluate(RUNNING) == []
            nodes.append(page.evaluate(NODES))
            heaps.append(heap(wire))
    assert seen["is"] == "over", f"nothing to click: {seen}, {page.url}"
    assert without == []
    expect(page.locator("[data-over]")).to_be_visible()
    page.get_by_role("link", name="Look at it again").wait_for()
    states = [text for text in ears.heard if text.startswith('{"is":"state"')]
    whole = [len(text) for text in states if json.loads(text).get("base") is None]
    parts = [len(text) for text in states if json.loads(text).get("base") is not None]
    print(f"a whole war: {clicks} clicks, {len(ears.answers)} answers, {ears.state['winner']} by {ears.state['why']}; "
          f"at most {max(nodes)} nodes, {max(heaps):.1f} MB; a whole view {max(whole) / 1000:.1f} kB, "
          f"a change {median(parts) / 1000:.1f} kB, at most {max(parts) / 1000:.1f} kB")
    assert len(ears.answers) > 5                              # a Front Gate left open may fall in the first turn
    assert max(nodes) <= 2500 and max(heaps) <= 60 and heaps[-1] <= heaps[0] + 20
    assert max(whole) <= 40_000 and median(parts) <= 4_000


def test_a_war_is_played_to_its_end_by_touch_on_a_phone(open_page: Open) -> None:
    """From a late position, which the last lesson has, and the whole of it in a soak: only fingers, 390 pixels."""
    page = open_page("about:blank", size="phone", has_touch=True, is_mobile=True)
    ears = Ears(page)
    page.goto("/" if SOAK else "/learn/five_armies/time")
    if SOAK:
        begin(page, "five_armies")
    expect(page.locator("[data-table] [data-option]").first).to_be_visible()
    page.evaluate("() => { window.mouse = 0; addEventListener('pointerdown', (it) => { "
                  "if (it.pointerType !== 'touch') window.mouse++ }, true) }")
    dice, taps = random.Random(6), 0
    while (seen := page.evaluate(PICK, [dice.random(), 120_000]))["is"] == "lit":
        page.touchscreen.tap(seen["x"], seen["y"])
        taps += 1
        assert taps < 3000
    assert seen["is"] == "over", f"nothing to touch: {seen}, {page.url}"
    print(f"a war by touch: {taps} taps, {len(ears.answers)} answers, {ears.state['winner']} by {ears.state['why']}")
    assert page.evaluate("window.mouse") == 0 and len(ears.answers) > 2
