"""Fewer clicks: a General is asked about once, Leadership with every Army is no choice. Line 13."""
from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import expect

from ravenhill.wire import LogLine, State, UndoShown
from tests.client.conftest import Open
from tests.client.feeding import Feeder, questions
from tests.client.test_handles import SOAK, by_itself
from tests.client.warring import War, most
from tests.server.running import Server

# Of two bots: the dice, and whose clicks are counted.
WARS = [("squire", 1, 0), ("squire", 1, 1), ("squire", 2, 0), ("novice", 1, 0), ("novice", 5, 1)]


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


def test_a_card_is_played_by_one_press_at_its_foot_and_only_picked_by_one_on_its_face(
    open_page: Open, house: Server,
) -> None:
    feeder = Feeder(open_page, house, "five_armies")
    page = feeder.page
    wanted = next(questions("five_armies", 4, "Maneuvers"))
    assert wanted.question is not None
    feeder.tell(wanted)
    card, foot = (page.locator(f'[data-zone=stage] [{it}][data-option="0"]') for it in ("data-card", "data-foot"))
    expect(foot).to_be_hidden()                                            # there is none to be hit by mistake
    card.hover()
    expect(foot).to_be_visible()
    card.click()
    assert feeder.answers == []
    page.keyboard.press("Escape")
    expect(foot).to_be_hidden()                                            # nor for keys
    page.mouse.move(5, 5)
    page.mouse.down()
    page.mouse.up()
    card.hover()
    foot.click()
    assert feeder.answered() == [0]


def test_two_cards_over_six_take_two_presses(open_page: Open, house: Server) -> None:
    feeder = Feeder(open_page, house, "five_armies")
    page = feeder.page
    wanted = next(it for it in questions("five_armies", 4, "OverSix") if it.question and len(it.question.options) == 8)
    assert wanted.question is not None
    feeder.tell(wanted)
    held = page.locator("[data-zone=hand] li")
    held.filter(has=page.locator('[data-option="2"]')).hover()
    expect(page.locator("[data-foot]")).to_have_count(0)                   # of the first of two nothing is done at once
    page.locator('[data-zone=hand] [data-card][data-option="2"]').click()
    held.filter(has=page.locator('[data-option="5"]')).hover()
    page.locator('[data-foot][data-option="5"]').click()
    assert feeder.answered() == [wanted.question.options[n].do for n in (2, 5)]


@pytest.mark.parametrize(("kind", "told"), [("LeadershipWith", "war-leadership-placed"), ("Activate", "war-activated")])
def test_the_same_as_last_time_is_one_press(open_page: Open, house: Server, kind: str, told: str) -> None:
    """Line 13: one click for Leadership, and for Generals, where they go where they went."""
    feeder = Feeder(open_page, house, "five_armies")
    page = feeder.page
    wanted = next(it for it in questions("five_armies", 2, kind) if it.question and len(it.question.options) > 4
                  and not any(line.key == told for line in it.log.lines) and it.seat == "free" and beginning(it))
    assert wanted.question is not None
    feeder.tell(wanted)
    expect(page.locator(f"[data-kind={kind}]")).to_be_attached()
    expect(page.locator("[data-as-before]")).to_have_count(0)              # there was no last time
    chosen = [option for option in wanted.question.options if option.do["do"] != "Done"][:most(wanted)]
    places = [option.do for option in chosen]
    assert len(places) > 1
    if kind == "Activate":
        lines = [LogLine(told, {"character": it.do["character"]}, it.names) for it in chosen]
    else:
        number = int("".join(f"{do['region'] + 1:02}" for do in places))
        named = " ".join(it.names["region"] for it in chosen)
        lines = [LogLine(told, {"side": 0, "regions": number}, {"side": "free", "regions": named})]
    log = msgspec.structs.replace(wanted.log, lines=[*wanted.log.lines, *lines])
    feeder.tell(msgspec.structs.replace(wanted, log=log))
    page.locator("[data-as-before]").click()
    assert feeder.answered() == places
    feeder.tell(msgspec.structs.replace(wanted, log=log, question=msgspec.structs.replace(
        wanted.question, options=[option for option in wanted.question.options if option.do != places[0]])))
    expect(page.locator("[data-table]")).to_have_attribute("data-n", str(feeder.n))
    expect(page.locator("[data-as-before]")).to_have_count(0)              # one of them is no more


def beginning(state: State) -> bool:
    return all(not frame.get("places") and not frame.get("chosen") for frame in state.view["stack"])


def test_leadership_with_every_army_is_placed_by_itself(open_page: Open, house: Server) -> None:
    feeder = Feeder(open_page, house, "five_armies")

    def forced(state: State) -> bool:
        return by_itself("five_armies", state) is not None

    wanted = next(it for it in questions("five_armies", 2, "LeadershipWith") if forced(it))
    feeder.tell(wanted)
    assert feeder.answered() == by_itself("five_armies", wanted)


@pytest.mark.parametrize("drags", [False, True] if SOAK else [False], ids=lambda it: "dragged" if it else "pressed")
@pytest.mark.parametrize(("bot", "seed", "seat"), WARS if SOAK else WARS[:1])
def test_a_whole_war_takes_clearly_fewer_clicks_than_answers(
    open_page: Open, house: Server, bot: str, seed: int, seat: int, drags: bool,
) -> None:
    """Each answer was a click once, and none was given by itself."""
    war = War(open_page, house, bot, seed, seat, drags)
    war.play()
    clicks = sum(war.presses.values())
    print(f"a war of {bot}s, {seed}, seat {seat}, {'cards dragged' if drags else 'cards pressed'}: "
          f"{war.given} answers, {clicks} clicks; {dict(war.presses)}")
    assert war.given > 100
    assert clicks <= 0.96 * war.given


@pytest.mark.skipif(not SOAK, reason="minutes: `make soak`")
def test_a_whole_war_by_touch_on_a_phone_takes_fewer_taps(open_page: Open, house: Server) -> None:
    """Of more ways than there is room for one is found by two taps, die and use; a card is picked and sealed."""
    war = War(open_page, house, *WARS[0], size="phone", has_touch=True, is_mobile=True)
    war.play()
    taps = sum(war.presses.values())
    print(f"a war on a phone: {war.given} answers, {taps} taps, {war.folds} of them on a die; {dict(war.presses)}")
    assert war.given > 100
    assert taps < war.given
