"""Fewer clicks: a General is asked about once, Leadership with every Army is no choice. Line 13."""
from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import expect

from ravenhill.wire import State, UndoShown
from tests.client.conftest import Open
from tests.client.feeding import Feeder, questions
from tests.client.test_handles import SOAK, by_itself
from tests.client.warring import War
from tests.server.running import Server

# Of two bots: the dice, and whose clicks are counted.
WARS = [("squire", 1, 0), ("squire", 1, 1), ("squire", 2, 0), ("novice", 1, 0), ("novice", 5, 1)]
NOTHING_SAVED = ("novice", 1, 0)         # so many cards are sealed there: 189 and 191 clicks for 190 answers


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
    still = page.locator("[data-reconsider]")
    expect(still).to_have_count(1)                                         # what he can do stands beside the dice
    still.click()
    feeder.go_on(general)
    ability = next(option.do for option in general.question.options if option.do["do"] != "No")
    assert feeder.answered() == [ability]                                  # and is done with one click
    assert "undo" in feeder.wishes and len(feeder.answers) == 3

    more = msgspec.structs.replace(general, question=msgspec.structs.replace(general.question, options=[
        msgspec.structs.replace(option, do={**option.do, "n": 7} if option.do["do"] != "No" else option.do)
        for option in general.question.options]))
    feeder.go_on(more)                                                     # something else is offered: that is asked
    expect(page.locator(f'[data-table] [data-option="{no}"]:visible').first).to_be_enabled()
    assert len(feeder.answers) == 3


def test_all_but_one_is_said_by_naming_that_one(open_page: Open, house: Server) -> None:
    """Leadership with six Armies of seven: one press, then the seventh; Escape goes back to naming each."""
    feeder = Feeder(open_page, house, "five_armies")
    page = feeder.page

    def nearly(state: State) -> bool:
        assert state.question is not None
        frame = next(it for it in state.view["stack"] if it["is"] == "PlaceLeadership")
        return bool(frame["most"] - len(frame["places"]) == len(state.question.options) - 1 > 2)

    wanted = next(it for it in questions("five_armies", 2, "LeadershipWith") if nearly(it))
    assert wanted.question is not None
    feeder.tell(wanted)
    page.locator("[data-all-but]").click()
    expect(page.locator("[data-without]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-without]")).to_have_count(0)
    page.locator("[data-all-but]").click()
    page.locator('[data-table] [data-option="1"]:visible').first.click()
    assert feeder.answered() == [option.do for n, option in enumerate(wanted.question.options) if n != 1]


def test_cards_over_six_are_picked_together_and_discarded_by_one_press(open_page: Open, house: Server) -> None:
    feeder = Feeder(open_page, house, "five_armies")
    page = feeder.page
    wanted = next(it for it in questions("five_armies", 4, "OverSix") if it.question and len(it.question.options) == 8)
    assert wanted.question is not None
    feeder.tell(wanted)
    for option in (2, 5):
        page.locator(f'[data-zone=hand] [data-option="{option}"]').first.click()
    assert feeder.answers == []                                            # nothing is final by a click on a card
    page.locator("[data-seal]").click()
    assert feeder.answered() == [wanted.question.options[n].do for n in (2, 5)]


def test_a_combat_card_is_sealed_by_one_drag(open_page: Open, house: Server) -> None:
    feeder = Feeder(open_page, house, "five_armies")
    page = feeder.page
    wanted = next(questions("five_armies", 4, "Maneuvers"))
    assert wanted.question is not None
    feeder.tell(wanted)
    card = page.locator('[data-zone=stage] [data-option="0"]').first
    slot = page.locator('[data-handle="slot:own"]')
    card.drag_to(slot)
    assert feeder.answered() == [wanted.question.options[0].do]


def test_leadership_with_every_army_is_placed_by_itself(open_page: Open, house: Server) -> None:
    feeder = Feeder(open_page, house, "five_armies")

    def forced(state: State) -> bool:
        return by_itself("five_armies", state) is not None

    wanted = next(it for it in questions("five_armies", 2, "LeadershipWith") if forced(it))
    feeder.tell(wanted)
    assert feeder.answered() == by_itself("five_armies", wanted)


@pytest.mark.parametrize("drags", [False, True] if SOAK else [False], ids=lambda it: "dragged" if it else "sealed")
@pytest.mark.parametrize(("bot", "seed", "seat"), WARS if SOAK else WARS[:1])
def test_the_clicks_of_a_whole_war_are_fewer_than_its_answers_but_for_one_war(
    open_page: Open, house: Server, bot: str, seed: int, seat: int, drags: bool,
) -> None:
    """Each answer was a click once, and none was given by itself; now a card is two, since it is picked and sealed."""
    war = War(open_page, house, bot, seed, seat, drags)
    war.play()
    clicks = sum(war.presses.values())
    print(f"a war of {bot}s, {seed}, seat {seat}, {'cards dragged' if drags else 'cards picked and sealed'}: "
          f"{war.given} answers, {clicks} clicks; {dict(war.presses)}")
    assert war.given > 100
    more = 1 if (bot, seed, seat) == NOTHING_SAVED and not drags else -1
    assert clicks <= war.given + more


@pytest.mark.skipif(not SOAK, reason="minutes: `make soak`")
def test_a_whole_war_by_touch_on_a_phone_takes_fewer_taps(open_page: Open, house: Server) -> None:
    """Of more ways than there is room for one is found by two taps, die and use; once it took a swipe and a tap."""
    war = War(open_page, house, *WARS[0], size="phone", has_touch=True, is_mobile=True)
    war.play()
    taps = sum(war.presses.values())
    print(f"a war on a phone: {war.given} answers, {taps} taps, {war.folds} of them on a die; {dict(war.presses)}")
    assert war.given > 100
    assert taps < war.given + war.folds
