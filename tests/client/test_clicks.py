"""Fewer clicks: a General is asked about once, Leadership with every Army is no choice. Line 13."""
from __future__ import annotations

import msgspec
from playwright.sync_api import expect

from ravenhill.wire import State, UndoShown
from tests.client.conftest import Open
from tests.client.feeding import Feeder, questions
from tests.client.test_handles import by_itself
from tests.server.running import Server


def test_a_general_is_asked_about_again_only_when_something_new_may_be_done(open_page: Open, house: Server) -> None:
    feeder = Feeder(open_page, house, "five_armies")
    page = feeder.page
    general = next(it for it in questions("five_armies", 11, "UseGeneral")
                   if it.question and len(it.question.options) == 2)
    act = next(questions("five_armies", 11, "Act"))
    assert general.question is not None
    no = next(n for n, option in enumerate(general.question.options) if option.do["do"] == "No")
    feeder.tell(general)
    page.locator(f'[data-table] [data-option="{no}"]:visible').first.click()
    assert feeder.answered() == [no]                                       # a person says no
    feeder.go_on(general)
    assert feeder.answered() == [no]                                       # and is not asked the same again
    feeder.go_on(msgspec.structs.replace(act, undo=UndoShown(True, "UseGeneral")))
    back = page.locator("[data-reconsider]")
    expect(back).to_be_visible()
    back.click()
    feeder.go_on(general)                                                  # unless it is wanted
    expect(page.locator("[data-zone=prompt]")).to_have_attribute("data-kind", "UseGeneral")
    expect(page.locator(f'[data-table] [data-option="{no}"]:visible').first).to_be_enabled()
    assert "undo" in feeder.wishes and len(feeder.answers) == 2

    more = msgspec.structs.replace(general, question=msgspec.structs.replace(general.question, options=[
        msgspec.structs.replace(option, do={**option.do, "n": 7} if option.do["do"] != "No" else option.do)
        for option in general.question.options]))
    page.locator(f'[data-table] [data-option="{no}"]:visible').first.click()
    feeder.answered()
    feeder.go_on(more)                                                     # something else is offered: that is asked
    expect(page.locator(f'[data-table] [data-option="{no}"]:visible').first).to_be_enabled()
    assert len(feeder.answers) == 3


def test_leadership_with_every_army_is_placed_by_itself(open_page: Open, house: Server) -> None:
    feeder = Feeder(open_page, house, "five_armies")

    def forced(state: State) -> bool:
        return by_itself("five_armies", state) is not None

    wanted = next(it for it in questions("five_armies", 2, "LeadershipWith") if forced(it))
    feeder.tell(wanted)
    assert feeder.answered() == by_itself("five_armies", wanted)
