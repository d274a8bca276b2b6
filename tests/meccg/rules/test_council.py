"""Calling the Council, its checks, and the count."""
from __future__ import annotations

from pathlib import Path

import pytest

from ravenhill.core.frames import NOBODY
from ravenhill.core.words import Source
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY, LOCATION, MARSHALLED, OLD_SITES, OUT, TAPPED
from ravenhill.games.meccg.rules.council import (
    MOST_TURNS,
    Council,
    count,
    doubled,
    final_points,
    halved,
    is_due,
    may_call,
    shown_against,
    shown_among,
)
from ravenhill.games.meccg.rules.numbers import points_by_group, points_now, points_of
from ravenhill.games.meccg.rules.site import is_spent
from ravenhill.games.meccg.rules.turn import CallOrNot
from ravenhill.games.meccg.state import TIE_BREAK, TURN_LIMIT, Meccg
from ravenhill.games.meccg.words.verbs.kinds import ThisTurn
from tests.meccg.rules.scenes import EITHER_SEAT, FIRST, empty, turn_of
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import asked, choose, company, give, names, put, roll, table

EXAMPLE = (Path(__file__).parents[3] / "scripts" / "pictures" / "council.toml").read_text("utf-8")


def council(standard: bool = False) -> tuple[Meccg, int, int]:
    """Boromir against Faramir."""
    g = table(standard)
    g.stack.clear()
    one = company(g, 0, "Rivendell", "Boromir II")[0]
    other = company(g, 1, "Rivendell", "Faramir")[0]
    g.then(Council())
    return g, one, other


def checks(g: Meccg, *totals: int) -> None:
    left = list(totals)
    for _ in range(60):
        question = g.question()
        if question is None:
            return
        if type(question).__name__ == "Roll":
            roll(g, left.pop(0))
        else:
            g.answer(0 if 0 in g.offered else g.offered[0])
    raise AssertionError("no end")


def test_R_END_09_everybody_checks_the_player_of_the_last_turn_first() -> None:
    g, _, _ = council()
    g.active = 1
    assert names(g) == ["Take Faramir"]
    checks(g, 7, 7)
    assert g.ended


def test_R_END_12_who_fails_does_not_score() -> None:
    g, one, _ = council()
    give(g, one, "Sword of Gondolin")
    checks(g, 3, 7)                                            # three less one: as many as points
    assert g.pile[one] == DISCARD and g.score == [0, 2] and g.winner == 1


def test_R_END_13_a_wizard_who_fails_costs_five_points_and_not_the_game() -> None:
    g, one, _ = council()
    gandalf = company(g, 0, "Lórien", "Gandalf")[0]
    for _ in range(2):
        give(g, gandalf, "Lure of the Senses", owner=1)
    checks(g, 7, 3, 7)
    assert g.pile[gandalf] == OUT and g.score == [1 - 5, 2] and g.is_in_play(one)


def test_R_END_14_equal_points_are_a_draw() -> None:
    g, _, _ = council()
    put(g, "Orc-warriors", MARSHALLED, 0)
    checks(g, 7, 7)
    assert g.score == [2, 2] and g.winner == NOBODY


def test_R_OPT_04_R_AMB_108_a_tie_is_broken_by_more_corruption() -> None:
    g, one, _ = council()
    put(g, "Orc-warriors", MARSHALLED, 0)
    g.optional = TIE_BREAK
    checks(g, 7, 7, 2, 7)                                      # one point now: two less one is no more
    assert g.pile[one] == DISCARD and g.winner == 1


@pytest.mark.parametrize("both", [False, True])
def test_R_AMB_108_a_tie_stands_where_nobody_can_be_taken_by_a_check(both: bool) -> None:
    """Magical Harp lets nobody of its company be discarded: checks repeated for ever would break no tie."""
    g, one, other = council()
    put(g, "Orc-warriors", MARSHALLED, 0)
    g.optional = TIE_BREAK
    kept = next(it for rule in g.cards.facts[g.cards.names["Magical Harp"]].rules for it in rule.verbs
                if isinstance(it, ThisTurn))
    for character in (one, other) if both else (one,):
        g.lasts(kept.number, Source(character, 0, 0, []), character)
    checks(g, 7, 7, *([] if both else [2] * 6))                # with one point more each time Faramir fails at last
    assert g.ended and g.winner == (NOBODY if both else 0) and g.pile[one] == IN_PLAY


def test_R_END_11_R_AMB_104_others_may_tap_to_help_in_the_basic_game_too() -> None:
    g, _, _ = council()
    helper = company(g, 0, "Bree", "Elladan")
    second = put(g, "Haldir", 16, 0)
    from ravenhill.games.meccg.rules.leaving import join

    join(g, second, g.company[helper[0]])
    choose(g, "Take Elladan")
    choose(g, "Declared Haldir")
    choose(g, "Take Elladan")
    assert g.state[second] == TAPPED


def test_R_END_02_R_AMB_87_call_with_an_exhausted_deck_or_twenty_points() -> None:
    g, _, _ = council()
    assert not may_call(g, 0)
    g.exhausted[0] = 1
    assert may_call(g, 0)
    g.exhausted[0] = 0
    for _ in range(20):
        put(g, "Orc-warriors", MARSHALLED, 0)
    assert points_now(g, 0) == 21 and may_call(g, 0)


def test_R_END_05_R_END_06_R_END_07_longer_games_need_more() -> None:
    g, _, _ = council(standard=True)
    for _ in range(29):
        put(g, "Orc-warriors", MARSHALLED, 0)                  # thirty points
    for length, exhausted, may in ((2, 0, False), (2, 1, True), (3, 2, True), (4, 3, False), (4, 4, True)):
        g.length, g.exhausted[0] = length, exhausted
        assert may_call(g, 0) == may


def test_R_END_03_R_AMB_88_both_exhausted_decks_bring_the_council() -> None:
    g, _, _ = council()
    g.exhausted = [1, 1]
    assert is_due(g)


def test_with_a_limit_of_turns_the_council_comes_uncalled() -> None:
    g, _, _ = council()
    for turns, limit, due in (([MOST_TURNS, MOST_TURNS], 0, False), ([MOST_TURNS, MOST_TURNS - 1], TURN_LIMIT, False),
                              ([MOST_TURNS, MOST_TURNS], TURN_LIMIT, True)):
        g.turns, g.optional = turns, limit
        assert is_due(g) == due


def test_R_END_08_the_council_follows_the_opponents_next_turn() -> None:
    g, _, _ = council()
    g.called = 0
    assert not is_due(g)
    g.called = 2                                               # that turn is over
    g.active = 1
    assert is_due(g)


def test_R_END_16_R_AMB_105_groups_in_which_the_opponent_has_nothing_count_twice() -> None:
    assert doubled([3, 0, 4, 1, 2, 5], [1, 2, 0, -1, 0, 0]) == [3, 0, 8, 2, 2, 5]


def test_R_END_17_R_AMB_106_no_group_gives_more_than_all_the_others() -> None:
    assert halved([2, 2, 10, 2, 0, 0]) == [2, 2, 6, 2, 0, 0]   # sixteen with ten count twelve
    assert halved([3, 3, 0, 0, 0, 0]) == [3, 3, 0, 0, 0, 0]


def test_R_END_18_R_AMB_107_a_unique_card_in_the_hand_costs_the_opponent_a_point() -> None:
    g, _, _ = council(standard=True)
    put(g, "Glamdring", MARSHALLED, 0)
    before = final_points(g, 0)
    put(g, "Glamdring", HAND, 1)
    put(g, "Sword of Gondolin", HAND, 1)
    assert final_points(g, 0) == before - 1


def test_R_END_20_some_score_less_when_eliminated() -> None:
    g, _, _ = council()
    put(g, "Aragorn II", OUT, 0)
    assert points_by_group(g, 0)[0] == 1 - 3


def test_R_END_21_in_the_basic_game_points_are_simply_added() -> None:
    g, _, _ = council()
    for _ in range(9):
        put(g, "Orc-warriors", MARSHALLED, 0)
    assert final_points(g, 0) == 10


def test_R_END_23_followers_of_who_failed_stay_and_score() -> None:
    g, one, _ = council()
    follower = company(g, 0, "Bree", "Bombur")[0]
    g.host[follower] = one
    give(g, one, "Sword of Gondolin")
    checks(g, 3, 7, 7)
    assert g.is_in_play(follower)


def test_R_END_08_the_council_is_called_once() -> None:
    g, _, _ = council()
    g.exhausted[0] = g.exhausted[1] = 1
    assert may_call(g, 0) and may_call(g, 1)
    g.called = 0
    assert not may_call(g, 0) and not may_call(g, 1)
    g.called = 2                                               # the other seat has its last turn
    assert [GAME.shown(g, seat, str).turn.called for seat in (0, 1)] == ["grey", "grey"]      # and both are told so
    assert not may_call(g, 1)


def test_R_END_18_R_END_19_what_is_shown_at_the_council_is_seen_by_everybody() -> None:
    """The example of the book as cards: fifteen, seventeen, fourteen; and fourteen, twelve."""
    found = GAME.position(EXAMPLE)
    assert isinstance(found, Meccg)
    g = found

    def known() -> list[list[str]]:
        return [sorted(g.facts(it).name for it in g.piles[HAND + side] if g.is_known(it, 1 - side)) for side in (0, 1)]

    assert known() == [[], []]
    checks(g, *[12] * 6)
    for seat in (0, 1, -1):
        seen = GAME.shown(g, seat, str).sides.grey.score.groups
        totals = [sum(getattr(it, step) for it in seen) for step in ("raw", "doubled", "halved", "left")]
        assert totals == [15, 17, 17, 14]
    assert known() == [["Goldberry", "Imrahil"], ["Elrohir", "Glamdring", "Legolas"]]
    assert g.score == [14, 12] and g.winner == 0


def test_R_OPT_04_without_a_tie_nobody_checks_again() -> None:
    for more, winner in ((0, 0), (1, 1)):
        g, _, _ = council()
        g.optional = TIE_BREAK
        put(g, "Orc-warriors", MARSHALLED, 0)
        put(g, "Glamdring", MARSHALLED, more)
        checks(g, 7, 7)                                        # one check each, and no more
        assert final_points(g, 0) != final_points(g, 1) and g.winner == winner


def test_R_END_08_nobody_must_call() -> None:
    g = table()
    floor(g)
    g.then(CallOrNot(0))
    assert names(g) == ["No", "Call"]
    g.answer(0)
    assert g.called < 0


def test_R_END_03_the_council_waits_until_both_have_exhausted_all_decks() -> None:
    for length in (1, 2):
        for exhausted in ([0, 0], [length, length - 1], [length - 1, length], [length, length]):
            g = table()
            g.length, g.exhausted = length, exhausted
            assert is_due(g) is (exhausted == [length, length])


def test_R_AMB_108_wizards_do_not_check_again() -> None:
    g = table()
    floor(g)
    gandalf = company(g, 0, "Rivendell", "Gandalf", "Boromir II")[0]
    company(g, 1, "Rivendell", "Faramir")
    saruman = company(g, 1, "Isengard", "Saruman")[0]
    g.optional = TIE_BREAK
    while final_points(g, 0) != final_points(g, 1):
        put(g, "Wargs", MARSHALLED, 0 if final_points(g, 0) < final_points(g, 1) else 1)
    council = Council()
    council.the_points_are_counted(g)
    assert council.checked == [gandalf, saruman] and council.at == 1 and g.tie == 1


def test_R_OPT_03_a_site_is_spent_that_the_opponent_has_discarded() -> None:
    for side in range(2):
        g = empty()
        company(g, side, "Moria", "Aragorn II")
        put(g, "Moria", OLD_SITES, side)
        assert not is_spent(g, g.companies[side * FIRST])
        put(g, "Moria", LOCATION, 1 - side)
        assert not is_spent(g, g.companies[side * FIRST])
        put(g, "Moria", OLD_SITES, 1 - side)
        assert is_spent(g, g.companies[side * FIRST])


def test_R_END_18_what_scores_for_one_is_shown_by_the_other() -> None:
    for side in range(2):
        g = empty()
        give(g, company(g, side, "Bree", "Aragorn II")[0], "Glamdring")
        before = final_points(g, side)
        put(g, "Glamdring", HAND, side)                        # the own hand shows nothing
        put(g, "Glamdring", DISCARD, 1 - side)
        assert not shown_against(g, side)
        put(g, "Glamdring", HAND, 1 - side)
        assert len(shown_against(g, side)) == 1 and final_points(g, side) == before - 1
        assert not shown_against(g, 1 - side)


def test_R_AMB_107_what_is_worth_nothing_when_played_is_not_shown() -> None:
    for side in range(2):
        g = empty()
        book = put(g, "Red Book of Westmarch", MARSHALLED, side)
        put(g, "Red Book of Westmarch", HAND, 1 - side)
        assert points_of(g, book) == 1 and not shown_against(g, side)     # only stored it is worth a point


@EITHER_SEAT
def test_R_END_16_doubling_looks_at_the_other_seat(side: int) -> None:
    g = turn_of(side)
    put(g, "Rangers of the North", MARSHALLED, side)
    put(g, "Glamdring", MARSHALLED, side)
    alone = final_points(g, side)
    put(g, "Riders of Rohan", MARSHALLED, 1 - side)
    assert final_points(g, side) < alone
    g.stack.clear()
    count(g)
    assert g.score[side] == final_points(g, side)


@EITHER_SEAT
def test_R_END_18_a_faction_that_was_won_is_shown_against(side: int) -> None:
    g = turn_of(side)
    won = put(g, "Riders of Rohan", MARSHALLED, side)
    same = put(g, "Riders of Rohan", HAND, 1 - side)
    assert g.facts(won).unique and shown_among(g, side, [same]) == [same] and shown_among(g, 1 - side, [same]) == []


@EITHER_SEAT
def test_R_OPT_04_after_a_tie_the_other_player_checks_first(side: int) -> None:
    g = turn_of(side)
    g.optional = TIE_BREAK
    for seat, name in enumerate(("Elladan", "Elrohir")):
        company(g, seat, "Rivendell", name)
    Council().the_points_are_counted(g)
    assert (g.active, g.tie) == (1 - side, 1)


@EITHER_SEAT
def test_R_END_09_all_of_either_player_check(side: int) -> None:
    g = turn_of(side)
    people = [company(g, seat, "Rivendell", *members) for seat, members in enumerate((
        ("Elladan", "Gimli", "Kíli"), ("Elrohir", "Legolas", "Haldir")))]
    council = Council()
    g.then(council)
    for _ in range(6):
        g.answer(asked(g).options(g)[0])
        while type(g.question()).__name__ not in ("NextToCheck", "NoneType"):
            g.answer(0 if g.offered else 5)
    assert g.ended and council.checked == [*people[side], *people[1 - side]]
