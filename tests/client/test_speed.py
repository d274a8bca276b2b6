"""How fast the war table is: from the hand to the eye, on the map with all units placed."""
from __future__ import annotations

from statistics import median, quantiles

from playwright.sync_api import Page, expect

from tests.client.clicking import Ears
from tests.client.conftest import Open
from tests.client.test_first_games import begin

# From the moment the browser has the input until the frame that shows what it did is done.
HANDS = """() => {
  const again = window.painted !== undefined
  window.painted = []
  if (again) return
  const until = (event) => requestAnimationFrame(() => {
    const after = new MessageChannel()
    after.port1.onmessage = () => window.painted.push(performance.now() - event.timeStamp)
    after.port2.postMessage(0)
  })
  for (const what of ['keydown', 'pointerdown', 'click', 'pointerover']) addEventListener(what, until, true)
}"""
SETTLED = "() => new Promise((done) => setTimeout(() => done(window.painted), 300))"


def at_the_war(open_page: Open) -> tuple[Page, int]:
    """The table, and how many units stand on it."""
    page = open_page("/")
    ears = Ears(page)
    begin(page, "five_armies")
    expect(page.locator("[data-table] [data-option]").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page, sum(ears.view["units"])


def interactions(page: Page) -> list[float]:
    """Walk over the map by arrows, point at armies, go nearer and back: how long each took to be seen."""
    page.evaluate(HANDS)
    page.locator("[data-region='20']").evaluate("(it) => it.focus()")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight", "f", "b") * 2:
        page.keyboard.press(key)
    for region in (0, 2, 12, 20, 25, 30, 31, 33):
        box = page.locator(f"[data-region='{region}']").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for name in ("Nearer", "Farther"):
        page.get_by_role("button", name=name).click()
    found: list[float] = page.evaluate(SETTLED)
    return found


def test_input_is_painted_in_a_tenth_of_a_second_on_the_map_with_all_units(open_page: Open) -> None:
    page, units = at_the_war(open_page)
    best: list[float] = []
    for _ in range(3):                                    # a busy machine may spoil one round, not three
        took = interactions(page)
        print(f"input to paint on the map: median {median(took):.0f} ms, p75 {quantiles(took, n=4)[2]:.0f} ms, "
              f"most {max(took):.0f} ms; {len(took)} inputs, {units} units")
        if not best or median(took) < median(best):
            best = took
        if median(best) < 50:
            break
    assert len(best) > 20 and units > 20
    assert median(best) < 100
