"""Odds before the dice fall (checks 21, 22), and figures that add up (check 13), on the card table itself."""
from __future__ import annotations

from itertools import islice

from playwright.sync_api import Locator, expect

from tests.client.conftest import Open
from tests.client.feeding import Feeder, questions
from tests.client.meccg.laid import BY_HAND, Laid
from tests.client.meccg.test_scenes import card, table
from tests.server.running import Server

ATTACK = '\n[attack]\ncreature = "Wolves"\ncompany = 0\n'
TABLES = 40
# Every figure that can be opened, with its parts once it is open: the page has drawn them when its next task begins.
SUMS = """async () => {
  const found = []
  const tasks = new MessageChannel()
  const next = () => new Promise((go) => { tasks.port1.onmessage = go; tasks.port2.postMessage(0) })
  for (const it of document.querySelectorAll('[data-zone=board] button[data-sum]')) {
    if (!it.checkVisibility({ visibilityProperty: true })) continue
    it.click()
    await next()
    const parts = [...it.parentElement.querySelectorAll('[data-part]')].map((part) => Number(part.dataset.part))
    found.push([it.getAttribute('aria-label'), Number(it.dataset.sum), parts])
    it.click()
  }
  return found
}"""


def chances(ladder: Locator) -> dict[str, int]:
    return {it.get_attribute("data-zone-name") or "": int(it.get_attribute("data-chance") or 0)
            for it in ladder.locator("[data-zone-name]").all()}


def test_check_21_the_odds_of_annalena_against_wolves(open_page: Open, house: Server) -> None:
    at = Laid(open_page, house, table("Isengard", "'Annalena', 'Merry'", begins="attack") + ATTACK, by_hand=True)
    at.click(0, do="Pass")
    at.click(0, do="Take", **card("Annalena"))
    at.skip_to("NextStrike", "StayUntapped")
    if at.asks(0) == "NextStrike":
        at.click(0, do="Take", **card("Annalena"))
    ladders = at.page.locator("[data-zone=stage] [data-ladder]")
    expect(ladders).to_have_count(2)
    tap, stay = (chances(at.page.locator(f"[data-ladder={it}]")) for it in ("tap", "stay"))
    assert (tap["wins"], tap["ineffectual"], tap["wounded"]) == (72, 11, 17)
    assert (stay["wins"], stay["ineffectual"], stay["wounded"]) == (28, 14, 58)


def test_check_22_a_corruption_check_at_four(open_page: Open, house: Server) -> None:
    """The lure is checked at a Haven, at the end of the untap phase: two for it, two for the sword."""
    people = ("{ name = 'Faramir', bears = ['Sword of Gondolin'], "
              "cards = [{ name = 'Lure of the Senses', opponents = true }] }")
    at = Laid(open_page, house, table("Rivendell", people, begins="untap", others="'Éowyn'"), by_hand=True)
    ladder = at.page.locator("[data-zone=stage] [data-ladder]")
    expect(ladder).to_be_visible()
    assert chances(ladder) == {"safe": 83, "discarded": 14, "eliminated": 3}


def test_check_13_every_figure_of_the_table_opens_parts_that_add_up(open_page: Open, house: Server) -> None:
    feeder = Feeder(open_page, house, "meccg", before=BY_HAND)
    figures = changed = 0
    for place, state in enumerate(islice(questions("meccg", 5), 8 * TABLES)):
        if place % 8:
            continue
        feeder.tell(state)
        expect(feeder.page.locator(f"[data-table][data-n='{feeder.n}']")).to_be_visible()
        for label, total, parts in feeder.page.evaluate(SUMS):
            assert sum(parts) == total, (label, parts)
            figures += 1
            changed += len(parts) > 1
    print(f"{figures} figures on {TABLES} tables, {changed} of several parts")
    assert figures > 10 * TABLES and changed > 20
