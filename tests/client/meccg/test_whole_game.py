"""A whole game of one deck against the squire, from the first page to the Council, by clicking what is lit."""
from __future__ import annotations

import random
import time

from playwright.sync_api import Page, expect

from tests.client.clicking import Ears, asked
from tests.client.conftest import Open
from tests.client.meccg.test_handles import BY_HAND
from tests.client.test_first_games import begin

LIVELY = 70                              # so many clicks at random, on anything; then as little as possible
QUIET = ("Pass", "Done", "No", "Leave")
MOST = 900
# A visible handle of the option, which a pointer would hit; then its middle, or nothing.
AIM = """(option) => {
  for (const it of document.querySelectorAll(`[data-table] [data-option="${option}"]`)) {
    if (it.disabled || !it.checkVisibility({ visibilityProperty: true })) continue
    it.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = it.getBoundingClientRect()
    for (const across of [0.5, 0.2, 0.8]) for (const down of [0.5, 0.2, 0.8]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down]
      const top = document.elementFromPoint(x, y)
      if (top && (top === it || it.contains(top))) return [x, y]
    }
  }
  return null
}"""


def heard(page: Page, ears: Ears, since: int, patience: float = 10.0) -> None:
    """Wait for what the socket says after a click, for a while."""
    end = time.monotonic() + patience
    while ears.n <= since and time.monotonic() < end:
        page.wait_for_timeout(10)


def test_a_whole_game_of_one_deck_is_played_against_the_squire_by_clicking(open_page: Open) -> None:
    page = open_page("/")
    page.evaluate(BY_HAND)
    page.reload()
    ears = Ears(page)
    begin(page, "meccg")
    expect(page.locator("[data-table] [data-option]").first).to_be_visible(timeout=30_000)
    dice = random.Random(7)
    kinds: set[str] = set()
    nodes = clicks = 0
    n = -1
    while clicks < MOST and (question := asked(page, ears, n)):
        n = ears.n
        options = question["options"]
        quiet = [place for place, option in enumerate(options) if option["do"]["do"] in QUIET]
        lively = clicks < LIVELY and dice.random() < 0.7
        option = quiet[0] if quiet and not lively else dice.randrange(len(options))
        while ears.n == n:                               # what was aimed at may have moved: then it is clicked again
            page.mouse.click(*page.wait_for_function(AIM, arg=option).json_value())
            clicks += 1
            heard(page, ears, n)
        kinds.add(question["kind"])
        if clicks % 20 == 0:
            nodes = max(nodes, page.evaluate("document.querySelectorAll('*').length"))
    expect(page.locator("[data-over]")).to_be_visible()
    expect(page.locator("[data-council]").first).to_be_visible()
    expect(page.locator("[data-end]")).to_have_count(0)         # the Council tells the end; nothing covers it
    print(f"{clicks} clicks, {len(kinds)} kinds of questions, at most {nodes} nodes")
    assert len(kinds) > 10 and nodes <= 2500
