"""Space gives nothing away: where a choice is still to be made nothing is filled, and nothing is shown again untold."""
from __future__ import annotations

from itertools import islice

from playwright.sync_api import expect

from tests.client.conftest import Open
from tests.client.feeding import Feeder, questions
from tests.client.test_first_games import begin
from tests.server.running import Server


def test_nobody_is_done_with_a_dialog_in_which_nothing_was_chosen(open_page: Open, house: Server) -> None:
    """Line 3: *Activate a General?* has no default before a General is chosen, and none of it is told again."""
    feeder = Feeder(open_page, house, "five_armies")
    page = feeder.page
    asked = questions("five_armies", 11, "Activate")
    first = next(it for it in asked if it.question is not None and it.question.default is None)
    feeder.tell(first)
    expect(page.locator("[data-zone=prompt]")).to_have_attribute("data-kind", "Activate")
    expect(page.locator("[data-zone=prompt] [data-option]").first).to_be_visible()
    expect(page.locator("[data-zone=prompt] .strong")).to_have_count(0)
    expect(page.locator("[data-again]")).to_have_count(0)
    page.keyboard.press(" ")
    page.locator("#prompt").click()
    page.keyboard.press(" ")
    later = next(it for it in asked if it.question is not None and it.question.default is not None)
    feeder.tell(later)
    expect(page.locator("[data-zone=prompt] .strong")).to_have_count(1)
    assert not feeder.answers
    page.keyboard.press(" ")
    assert later.question is not None
    assert feeder.answered() == [later.question.default]


def test_space_presses_the_option_one_has_gone_to_and_else_what_is_obvious(open_page: Open, house: Server) -> None:
    """As on every button of every page; what the table itself brought into focus was not gone to."""
    feeder = Feeder(open_page, house, "five_armies")
    page = feeder.page
    feeder.tell(next(questions("five_armies", 11, "Activate")))
    page.keyboard.press("t")
    asked = next(it for it in questions("five_armies", 11, "Activate")
                 if it.question is not None and it.question.default not in (None, 0))
    assert asked.question is not None
    feeder.tell(asked)
    first = page.locator(".options [data-option='0']")
    expect(first).to_be_enabled()
    page.locator("#prompt").focus()
    while not first.evaluate("it => it === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press(" ")
    assert feeder.answered() == [0]
    feeder.tell(asked)                                          # the focus stays about there: nobody has gone to it now
    expect(first).to_be_enabled()
    page.keyboard.press(" ")
    assert feeder.answered() == [asked.question.default]


def test_digits_of_the_text_table_are_the_numbers_of_its_list(open_page: Open, house: Server) -> None:
    """Also where every option is an amount, and the first of them is none."""
    asked = next(it for it in questions("five_armies", 3) if it.question is not None and len(it.question.options) > 2
                 and [option.do.get("n") for option in it.question.options] == list(range(len(it.question.options)))
                 and not any("card" in option.do for option in it.question.options))
    feeder = Feeder(open_page, house, "five_armies")
    feeder.tell(asked)
    feeder.page.keyboard.press("t")
    expect(feeder.page.locator(".options [data-option='1']")).to_contain_text("2")
    feeder.page.keyboard.press("2")
    assert feeder.answered() == [1]


DIGITS = """() => [...document.querySelectorAll('[data-table] [data-digit], [data-menu] kbd')]
  .map((it) => Number(it.dataset.digit ?? it.textContent)).sort((a, b) => a - b)"""


def test_digits_count_what_is_seen_and_nothing_else(open_page: Open, house: Server) -> None:
    """The uses of the dice stand in the rail: as many digits as there are, from 1 on, without a gap."""
    feeder = Feeder(open_page, house, "five_armies")
    seen = 0
    wanted = (it for it in questions("five_armies", 11, "Act")              # of nothing the place is in the bar
              if it.question and len(it.question.options) > 1 and it.question.options[-1].do["do"] != "Pass")
    for state in islice(wanted, 6):
        feeder.tell(state)
        expect(feeder.page.locator("[data-table]")).to_have_attribute("data-n", str(feeder.n))
        feeder.page.evaluate("() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))")
        assert state.question is not None
        dice = [it for it in state.question.options if "card" not in it.do]
        digits = feeder.page.evaluate(DIGITS)
        assert digits == list(range(1, min(9, len(dice)) + 1)), state.question.options
        seen += len(digits)
    assert seen > 12


def test_the_first_digit_gives_no_action_away(open_page: Open, house: Server) -> None:
    """Line 3: Pass, Skip and Done stand behind all there is to do; 1 does the first thing and Space nothing."""
    feeder = Feeder(open_page, house, "five_armies")
    page = feeder.page
    for kind, end in (("Act", "Pass"), ("Activate", "Done"), ("UseGeneral", "No")):
        asked = next(it for it in questions("five_armies", 11, kind) if it.question and it.question.default is None
                     and it.question.options[-1].do["do"] == end)
        assert asked.question is not None
        feeder.tell(asked)
        expect(page.locator("[data-table]")).to_have_attribute("data-n", str(feeder.n))
        expect(page.locator(f"[data-zone=prompt][data-kind={kind}] [data-option]").first).to_be_visible()
        page.keyboard.press(" ")
        page.keyboard.press("1")
        first = asked.question.options[feeder.answered()[0]].do
        assert first["do"] not in ("Pass", "SkipDie", "Done", "No"), f"{kind}: {first}"
    assert len(feeder.answers) == 3


def test_a_draft_with_nobody_chosen_is_not_ended_by_one_touch(open_page: Open) -> None:
    page = open_page("/", size="phone")
    begin(page, "meccg")
    ends = page.locator("[data-menu] [data-option]")
    expect(ends).to_have_count(1)
    ends.click()
    expect(page.locator("[data-lifted]")).to_contain_text("Nobody is in your company yet")
    expect(page.locator("[data-kind=DraftRound]")).to_be_visible()
    page.locator("[data-lifted] button").last.click()
    expect(page.locator("[data-lifted]")).to_have_count(0)
