"""Corruption: points, checks, and what becomes of those who fail."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Declare
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.piles import COUNCIL_PHASE, DISCARD, OUT, TAPPED, UNCONTROLLED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.checks import ManyChecks, WhoChecks
from ravenhill.games.meccg.rules.corruption import (
    DISCARDED,
    ELIMINATED,
    PASSED,
    CorruptionCheck,
    result,
    wizard_is_lost,
)
from ravenhill.games.meccg.rules.numbers import corruption
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.moments import HAZARDS
from tests.meccg.cards.scenes import at_rest, on_the_way, organizing
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import asked, choose, company, give, hand, names, passes, roll, settle


def check(g: Meccg, character: int, total: int) -> None:
    g.stack.append(CorruptionCheck(character, 0))
    g.ready = False
    roll(g, total)


@pytest.mark.parametrize(("total", "fate"), [(5, PASSED), (4, DISCARDED), (3, DISCARDED), (2, ELIMINATED)])
def test_R_CORR_06_R_CORR_07_R_CORR_08_well_or_discarded_or_eliminated(total: int, fate: int) -> None:
    assert result(total, 4) == fate


def test_R_CORR_01_points_are_those_of_all_cards_on_a_character() -> None:
    g, people = at_rest("Rivendell", "Boromir II")
    give(g, people[0], "Sword of Gondolin")
    give(g, people[0], "Lure of the Senses", owner=1)
    assert corruption(g, people[0]) == 4


def test_R_CORR_14_boromir_of_the_example_is_discarded_with_all_he_controls() -> None:
    g, people = at_rest("Rivendell", "Boromir II", "Bombur")
    sword = give(g, people[0], "Sword of Gondolin")
    lure = give(g, people[0], "Lure of the Senses", owner=1)
    g.host[people[1]] = people[0]
    check(g, people[0], 5)                                     # five less his one: four, as many as points
    assert [g.pile[it] for it in (people[0], sword, lure)] == [DISCARD, DISCARD, DISCARD + 1]
    assert g.is_in_play(people[1]) and g.host[people[1]] == UNCONTROLLED       # R-AMB-19


def test_R_CORR_08_two_less_eliminates() -> None:
    g, people = at_rest("Rivendell", "Boromir II", "Bombur")
    give(g, people[0], "Sword of Gondolin")
    give(g, people[0], "Lure of the Senses", owner=1)
    check(g, people[0], 3)
    assert g.pile[people[0]] == OUT


def test_R_AMB_03_a_wizard_who_fails_is_eliminated() -> None:
    g, people = at_rest("Rivendell", "Gandalf", "Bombur")
    for _ in range(2):
        give(g, people[0], "Lure of the Senses", owner=1)
    check(g, people[0], 3)                                     # three and his one: as many as points
    assert g.pile[people[0]] == OUT and g.wizard_lost[0] == 1


def test_R_AMB_02_in_the_basic_game_a_failing_wizard_loses_the_game() -> None:
    g, people = at_rest("Rivendell", "Gandalf", "Bombur", standard=False)
    for _ in range(2):
        give(g, people[0], "Lure of the Senses", owner=1)
    check(g, people[0], 3)
    assert g.ended and g.winner == 1


def test_R_CORR_02_one_corruption_card_a_turn_on_one_character() -> None:
    g, _ = on_the_way("Old Forest", "Aragorn II", "Elladan", path=(3, 3))
    hand(g, 1, "Lure of the Senses", "Lure of Nature")
    choose(g, "Pass")
    choose(g, "Declared Lure of the Senses")
    choose(g, "Take Aragorn II")
    choose(g, "Pass")
    choose(g, "Pass")
    choose(g, "Pass")
    choose(g, "Declared Lure of Nature")
    assert names(g) == ["Take Elladan"]


def test_R_CORR_03_R_AMB_29_a_card_that_only_causes_a_check_is_no_corruption_card() -> None:
    g, _ = on_the_way("Old Forest", "Aragorn II", path=(3, 3))
    hand(g, 1, "Lure of the Senses", "Weariness of the Heart")
    choose(g, "Pass")
    choose(g, "Declared Lure of the Senses")
    choose(g, "Take Aragorn II")
    choose(g, "Pass")
    choose(g, "Pass")
    choose(g, "Pass")
    choose(g, "Declared Weariness of the Heart 1")
    assert names(g) == ["Take Aragorn II"]


def test_R_CORR_10_R_AMB_52_others_may_tap_to_help_in_the_standard_game() -> None:
    g, people = organizing("Rivendell", "Boromir II", "Aragorn II")
    give(g, people[0], "Sword of Gondolin")
    choose(g, "Declared Sword of Gondolin 2")                  # to be stored
    choose(g, "Pass")
    choose(g, "Declared Aragorn II")
    choose(g, "Take Boromir II")
    passes_of_chain(g)
    assert g.state[people[1]] == TAPPED
    roll(g, 3)                                                 # 3 - 1 + 1 = 3 against two
    assert g.is_in_play(people[0])


def test_R_CORR_10_not_in_the_basic_game() -> None:
    g, people = organizing("Rivendell", "Boromir II", "Aragorn II", standard=False)
    give(g, people[0], "Sword of Gondolin")
    choose(g, "Declared Sword of Gondolin 2")
    choose(g, "Pass")
    assert names(g) == ["Pass"] and g.state[people[1]] == UNTAPPED


def passes_of_chain(g: Meccg) -> None:
    while type(g.question()).__name__ == "Declare" and g.chain() is not None:
        choose(g, "Pass")


def test_R_ORG_57_a_roll_above_the_number_removes_a_corruption_card() -> None:
    g, people = organizing("Rivendell", "Boromir II", standard=False)
    lure = give(g, people[0], "Lure of the Senses", owner=1)
    choose(g, "Declared Lure of the Senses 0")
    passes_of_chain(g)
    assert g.state[people[0]] == TAPPED
    roll(g, 7)
    assert g.pile[lure] == DISCARD + 1


def test_R_ORG_57_as_much_as_the_number_is_not_enough() -> None:
    g, people = organizing("Rivendell", "Boromir II", standard=False)
    lure = give(g, people[0], "Lure of the Senses", owner=1)
    choose(g, "Declared Lure of the Senses 0")
    passes_of_chain(g)
    roll(g, 6)
    assert g.is_in_play(lure)


def test_R_ORG_58_R_AMB_28_without_tapping_at_minus_three_once_a_turn() -> None:
    g, people = organizing("Rivendell", "Boromir II")
    lure = give(g, people[0], "Lure of the Senses", owner=1)
    choose(g, "Declared Lure of the Senses 1")
    passes_of_chain(g)
    roll(g, 9)                                                 # nine less three: no more than six
    assert g.is_in_play(lure) and g.state[people[0]] == UNTAPPED
    assert not [it for it in names(g) if "Lure" in it]


@pytest.mark.parametrize("state", [UNTAPPED, TAPPED, WOUNDED])
@pytest.mark.parametrize("card", ["Dragon's Curse", "Pale Dream-maker"])
def test_R_ORG_58_a_sage_who_need_not_tap_may_try_at_minus_three(card: str, state: int) -> None:
    g, (gimli, elrond) = organizing("Rivendell", "Gimli", "Elrond")
    curse = give(g, gimli, card, owner=1)
    g.state[elrond] = state
    choose(g, f"Declared {card} 1")
    passes_of_chain(g)
    roll(g, 10)                                                # ten less three: above six
    assert not g.is_in_play(curse) and g.state[elrond] == state
    for standard, friend in ((False, "Elrond"), (True, "Legolas")):
        g, (gimli, other) = organizing("Rivendell", "Gimli", friend, standard=standard)
        give(g, gimli, card, owner=1)
        g.state[other] = TAPPED
        assert not [it for it in names(g) if card in it]


def test_R_CORR_07_the_council_goes_on_without_who_failed() -> None:
    g, people = at_rest("Rivendell", "Boromir II", "Aragorn II")
    give(g, people[0], "The One Ring")
    check(g, people[0], 7)
    passes(g, "Declare", 3)
    assert not g.is_in_play(people[0]) and g.companies[g.current].members == [people[1]]


@EITHER_SEAT
def test_R_AMB_54_the_active_players_characters_check_first(side: int) -> None:
    g = turn_of(side)
    one, other = company(g, side, "Bree", "Aragorn II")[0], company(g, 1 - side, "Lórien", "Haldir")[0]
    g.then(Acting(HAZARDS, side, True))
    g.then(ManyChecks([other, one], [0, 0]))
    assert isinstance(g.question(), WhoChecks) and asked(g).side == side and g.offered == [one]
    g.answer(one)
    for who in (one, other):                                   # one is left, and nobody is asked who it is
        question, chain = g.question(), g.chain()
        assert isinstance(question, Declare) and chain is not None and chain.links[0].card == who
        settle(g)
        roll(g, 7)


@EITHER_SEAT
def test_R_AMB_54_checks_of_the_other_player_alone_are_put_in_order_by_him(side: int) -> None:
    g = turn_of(side)
    g.stack.clear()
    people = company(g, 1 - side, "Rivendell", "Elrond", "Arwen")
    g.then(ManyChecks([*people], [0, 0]))
    question = asked(g)
    assert isinstance(question, WhoChecks) and question.side == 1 - side


@EITHER_SEAT
def test_R_CORR_11_R_END_13_in_the_basic_game_who_loses_his_wizard_loses_the_game(side: int) -> None:
    """Before the Council; in the standard game, and at the Council, he loses five points. Others cost nothing."""
    for standard, council in ((False, False), (False, True), (True, False)):
        g = turn_of(side, standard)
        gandalf, gimli = company(g, side, "Bree", "Gandalf", "Gimli")
        if council:
            g.phase = COUNCIL_PHASE
        wizard_is_lost(g, gimli)
        assert not g.ended and not any(g.wizard_lost)
        wizard_is_lost(g, gandalf)
        assert g.wizard_lost[side] == 1 and not g.wizard_lost[1 - side]
        lost = not (standard or council)
        assert g.ended is lost and (not lost or g.winner == 1 - side)
