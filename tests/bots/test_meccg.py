"""The squire of the card game: it knows what its cards are worth, where to play them, and when to fight."""
from __future__ import annotations

import os
import time

import pytest

from ravenhill import bots
from ravenhill.bots.meccg.fighting import attack_cost, free_hand, goes, loss_of, staying
from ravenhill.bots.meccg.odds import able, below, falters, harm, left_able, wins_over
from ravenhill.bots.meccg.plans import best_goal, gain_at, in_company, keeping, stay_value
from ravenhill.bots.meccg.sense import haste
from ravenhill.bots.meccg.standing import more_in, scales
from ravenhill.core.choices import Choice
from ravenhill.core.dice import FastDice
from ravenhill.core.match import Match
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.cards.parts import Automatic
from ravenhill.games.meccg.piles import LOCATION, MARSHALLED, SITE_PHASE, TAPPED, WOUNDED
from ravenhill.games.meccg.rules.leaving import join
from ravenhill.games.meccg.rules.site import EnterOrNot
from ravenhill.games.meccg.rules.turn import CallOrNot, DiscardOne
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import FACTIONS, ORC
from tests.meccg.cards.scenes import attacked_by, on_the_way, organizing, second_company, struck_by, visiting
from tests.meccg.tables import give, hand, put


def play(sitting: list[bots.Bot], seed: int) -> int:
    """The winner of a whole game between two bots."""
    match = Match(GAME, dice=FastDice(seed))
    while asked := match.table.to_answer():
        question = match.question(asked[0])
        option = sitting[asked[0]].choose(GAME.view(match.table, asked[0]), type(question).__name__,
                                          match.table.offered, GAME.choices(match.table))
        match.answer(asked[0], option)
    return match.table.winner


class Sees:
    """The squire at a table of a test, which it sees as it is: no cards of it are in any deck of a match."""

    def __init__(self, g: Meccg, seat: int = 0) -> None:
        self.g, self.seat = g, seat

    def choose(self) -> Choice:
        question = self.g.ask(self.seat)
        assert question is not None
        squire = bots.load("squire", GAME, 1)
        imagine, GAME.imagine = GAME.imagine, lambda *_: self.g.copy()      # type: ignore[method-assign]
        try:
            option = squire.choose({"seat": self.seat}, type(question).__name__, list(self.g.offered),
                                   GAME.choices(self.g))
        finally:
            GAME.imagine = imagine                             # type: ignore[method-assign]
        return question.choice(self.g, option)


QUICK = 2                                # of the games against random, the one that every run plays
MORE = [pytest.mark.slow, pytest.mark.many_games]
GAMES = [pytest.param(seed, marks=[] if seed == QUICK else MORE) for seed in range(4)]


@pytest.mark.parametrize("seed", GAMES)
def test_the_squire_beats_random_and_decides_quickly(seed: int) -> None:
    squire = seed % 2
    sitting = [bots.load("squire" if seat == squire else "random", GAME, 2 * seed + seat) for seat in range(2)]
    began = time.process_time()
    assert play(sitting, seed) == squire
    assert time.process_time() - began < 90                    # some 800 decisions


@pytest.mark.slow
@pytest.mark.many_games
@pytest.mark.parametrize("seed", range(40 if "RAVENHILL_SOAK" in os.environ else 2))
def test_the_squire_beats_the_novice(seed: int) -> None:
    squire = seed % 2
    sitting = [bots.load("squire" if seat == squire else "novice", GAME, 2 * seed + seat) for seat in range(2)]
    assert play(sitting, seed) == squire


@pytest.mark.slow
@pytest.mark.many_games
def test_the_novice_beats_random() -> None:
    games, won = 40 if "RAVENHILL_SOAK" in os.environ else 4, 0
    for seed in range(games):
        novice = seed % 2
        sitting = [bots.load("novice" if seat == novice else "random", GAME, 2 * seed + seat) for seat in range(2)]
        won += play(sitting, seed) == novice
    assert won * 4 >= games * 3, f"{won} of {games}"


@pytest.mark.slow
@pytest.mark.many_games
@pytest.mark.parametrize("seed", range(500 if "RAVENHILL_SOAK" in os.environ else 3))
def test_squires_play_their_decks_through(seed: int) -> None:
    match = Match(GAME, dice=FastDice(1000 + seed))
    sitting = [bots.load("squire", GAME, 2 * seed + seat) for seat in range(2)]
    g = match.table
    assert isinstance(g, Meccg)
    while (asked := g.to_answer()) and g.turn < 100:
        question = match.question(asked[0])
        match.answer(asked[0], sitting[asked[0]].choose(
            GAME.view(g, asked[0]), type(question).__name__, g.offered, GAME.choices(g)))
    assert g.ended


def test_a_card_makes_room_for_another_the_sooner_the_later_it_is() -> None:
    """Nobody may call before a deck is played through: hands that are kept would make games that never end."""
    g, _ = organizing("Bree", "Gimli")
    hand(g, 0, "Glamdring")
    g.then(DiscardOne())
    assert Sees(g).choose().plain()["do"] == "No"
    g.turns[0] = 30
    assert Sees(g).choose().plain()["do"] == "Take"
    g.turns[0] = 1
    unkept = haste(g, 0)
    put(g, "Smaug", MARSHALLED, 0)
    assert haste(g, 0) > unkept                                # ahead: the sooner it ends, the better


def test_a_company_without_errand_does_not_sit_still_for_ever() -> None:
    g, (gimli,) = organizing("Rivendell", "Gimli")
    put(g, "Bree", LOCATION, 0)
    slot = g.company[gimli]
    before = best_goal(g, slot)[1]
    g.turns[0] = 30
    assert best_goal(g, slot)[1] > before + 1 and best_goal(g, slot)[1] > stay_value(g, slot)


def test_the_odds_of_two_dice() -> None:
    assert (below(2), below(7), below(13), below(20)) == (0.0, 15 / 36, 1.0, 1.0)
    g, (gimli,) = organizing("Bree", "Gimli")
    assert falters(g, gimli) == 0.0
    give(g, gimli, "The One Ring")
    assert falters(g, gimli) > 0.3
    faction = hand(g, 0, "Riders of Rohan")[0]
    assert 0.0 < wins_over(g, gimli, faction) < 1.0
    assert harm(g, g.companies[g.company[gimli]], 0, 1, 30) == 1.0
    assert harm(g, g.companies[g.company[gimli]], 0, 1, 0) == 0.0


def test_it_goes_where_the_cards_in_hand_can_be_played() -> None:
    g, (gimli, _) = organizing("Rivendell", "Gimli", "Kíli")
    hand(g, 0, "Rangers of the North")
    bree, other = put(g, "Bree", LOCATION, 0), put(g, "Barrow-downs", LOCATION, 0)
    slot = g.company[gimli]
    assert gain_at(g, g.companies[slot], bree) > 0 == gain_at(g, g.companies[slot], other)
    assert best_goal(g, slot)[0] == bree
    assert Sees(g).choose().plain()["do"] == "Head"


def test_it_rests_the_wounded_at_a_haven() -> None:
    g, (gimli, kili) = organizing("Rivendell", "Gimli", "Kíli")
    put(g, "Barrow-downs", LOCATION, 0)
    g.state[gimli] = g.state[kili] = WOUNDED
    slot = g.company[gimli]
    assert stay_value(g, slot) > best_goal(g, slot)[1]
    assert Sees(g).choose().plain()["do"] == "Pass"


def test_it_enters_for_something_to_play_and_not_for_nothing() -> None:
    for cards, does in ((("Rangers of the North",), "Enter"), (("Dodge",), "Leave")):
        g, _ = visiting("Bree", "Aragorn II")
        g.stack.clear()
        g.phase = SITE_PHASE
        hand(g, 0, *cards)
        g.then(EnterOrNot(0))
        assert Sees(g).choose().plain()["do"] == does
    g, _ = visiting("Bree", "Aragorn II")
    g.state[g.companies[g.current].site] = TAPPED
    g.stack.clear()
    hand(g, 0, "Rangers of the North")
    g.then(EnterOrNot(0))
    assert Sees(g).choose().plain()["do"] == "Leave"


def test_it_calls_the_council_when_it_is_ahead() -> None:
    for side, does in ((0, "Call"), (1, "No")):
        g, _ = organizing("Bree", "Gimli")
        g.stack.clear()
        put(g, "Smaug", MARSHALLED, side)
        for faction in ("Rangers of the North", "Hobbits", "Riders of Rohan", "Woodmen"):
            put(g, faction, MARSHALLED, side)
        g.then(CallOrNot(0))
        assert Sees(g).choose().plain()["do"] == does


def test_it_keeps_what_can_still_be_played() -> None:
    g, _ = organizing("Bree", "Gimli")
    other, mine = hand(g, 0, "Gimli", "Glamdring")
    assert keeping(g, other) == 0.0 < keeping(g, mine)


def test_the_wounded_take_nothing_and_therefore_go_home() -> None:
    g, (gimli,) = organizing("Bree", "Gimli")
    hand(g, 0, "Rangers of the North")
    slot = g.company[gimli]
    assert stay_value(g, slot) > 0
    g.state[gimli] = WOUNDED
    assert stay_value(g, slot) == 0.0
    haven = put(g, "Rivendell", LOCATION, 0)
    assert best_goal(g, slot)[0] == haven


def test_somebody_must_be_left_who_can_tap() -> None:
    """More people than strikes: somebody is. Else the best of them must fight so as not to tap."""
    g, (gimli, _) = organizing("Rivendell", "Gimli", "Kíli")
    company = g.companies[g.company[gimli]]
    weak, strong, many = (Automatic(ORC, strikes=it, prowess=power) for it, power in ((1, 4), (2, 12), (2, 6)))
    two = able(g, company)
    assert left_able(two, [weak]) == 1.0 > left_able(two, [many]) > left_able(two, [strong])
    assert left_able(two, []) == 1.0 and left_able([], [weak]) == 0.0


def test_the_last_free_hand_is_kept_free_if_there_is_something_to_take() -> None:
    worth = []
    for cards in ((), ("Rangers of the North",)):
        g, (aragorn,) = on_the_way("Bree", "Aragorn II")
        hand(g, 0, *cards)
        attack, strike = struck_by(g, "Wolves", aragorn)
        worth.append((free_hand(g, attack.slot, aragorn), staying(g, attack, strike)))
    assert worth[0][0] < 0.5 < worth[1][0] and worth[0][1] < worth[1][1]


def test_a_strike_costs_what_it_may_kill() -> None:
    g, (aragorn, merry) = on_the_way("Bree", "Aragorn II", "Merry")
    g.state[merry] = WOUNDED
    attack, strike = struck_by(g, "Cave-drake", aragorn)
    assert loss_of(g, aragorn) > loss_of(g, aragorn, 3) > 0 and loss_of(g, merry) > 0
    plain = goes(g, attack, strike, 0, 0, False, 1)
    assert goes(g, attack, strike, 3, 0, False, 1) > plain < goes(g, attack, strike, 0, 0, False, 2)
    assert goes(g, attack, strike, 0, -4, False, 1) < plain < goes(g, attack, strike, 0, 0, True, 1)


def test_it_cancels_what_would_cost_more_than_the_card() -> None:
    cost = []
    for members, does in ((("Merry",), "Declared"), (("Merry", "Aragorn II", "Gimli", "Legolas"), "Pass")):
        g, _ = on_the_way("Bree", *members)
        hand(g, 0, "Concealment")
        cost.append(attack_cost(g, attacked_by(g, "Orc-guard" if len(members) == 1 else "Wolves")))
        assert Sees(g).choose().plain()["do"] == does
    assert cost[0] > cost[1]


def test_who_is_at_one_place_goes_together() -> None:
    g, (_, kili, legolas) = organizing("Rivendell", "Gimli", "Kíli", "Legolas")
    join(g, legolas, second_company(g, "Rivendell"))
    assert Sees(g).choose().plain() == {"do": "Regroup", "card": legolas}
    assert in_company(g, g.companies[g.company[legolas]]) > in_company(g, g.companies[g.company[kili]]) > 0.5


def test_points_count_as_the_council_would_count_them() -> None:
    """The first of a group keeps the other's from being doubled; of a group that is too great nothing more counts."""
    assert more_in([4, 4, 0, 0, 0, 0], [4, 4, 3, 0, 0, 0], 2, 2) == 2 + 3
    assert more_in([4, 4, 0, 0, 0, 0], [4, 4, 0, 0, 0, 0], 1, 2) == 0
    g, _ = organizing("Bree", "Gimli")
    put(g, "Rangers of the North", MARSHALLED, 1)
    g.exhausted[0] = g.length
    assert scales(g, 0)[FACTIONS] > 1
    g.standard = False
    assert set(scales(g, 0)) == {1.0}
