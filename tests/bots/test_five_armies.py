"""The bots of the battle: the novice has sense, the squire sees what is worth more and beats it from both sides."""
from __future__ import annotations

import os
import time
from collections import Counter

import pytest

from ravenhill import bots
from ravenhill.bots.five_armies.worth import VICTORY, strength, worth
from ravenhill.core.choices import Choice
from ravenhill.core.dice import FastDice
from ravenhill.core.match import Match
from ravenhill.games.five_armies import GAME
from ravenhill.games.five_armies.choices import SkipDie, UseDie
from ravenhill.games.five_armies.combat_choices import Withdraw
from ravenhill.games.five_armies.rules.dice import ENTRY
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import BEORN, CHARACTER, FREE, SHADOW
from tests.bots.test_bots import play

MAP = ('[map]\nravenhill = ["3 elf_spearman"]\nfront_gate = ["2 dwarf_veteran"]\n'
       'burnt_moor = ["4 orc", "1 great_orc", "1 leadership"]\n')


def position(text: str) -> Battle:
    table = GAME.position(f'game = "five_armies"\n{text}')
    assert isinstance(table, Battle)
    return table


def chosen(name: str, g: Battle, seat: int, seed: int = 1) -> Choice:
    question = g.ask(seat)
    assert question is not None
    bot = bots.load(name, GAME, seed)
    option = bot.choose(GAME.view(g, seat), type(question).__name__, list(g.offered), GAME.choices(g))
    return question.choice(g, option)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("squire", [FREE, SHADOW])
def test_the_squire_beats_the_novice(squire: int, seed: int) -> None:
    sitting = [bots.load("squire" if seat == squire else "novice", GAME, seed + seat) for seat in (FREE, SHADOW)]
    assert play(GAME, sitting[0], sitting[1], seed) == squire


@pytest.mark.slow
@pytest.mark.many_games
@pytest.mark.parametrize("squire", [FREE, SHADOW])
def test_the_squire_beats_the_novice_in_most_games(squire: int) -> None:
    won: Counter[int] = Counter()
    games = 40 if "RAVENHILL_SOAK" in os.environ else 10
    for seed in range(100, 100 + games):
        sitting = [bots.load("squire" if seat == squire else "novice", GAME, seed + seat) for seat in (FREE, SHADOW)]
        won[play(GAME, sitting[0], sitting[1], seed)] += 1
    assert won[squire] >= 0.8 * games


@pytest.mark.parametrize("name", ["novice", "squire"])
def test_beorn_enters_and_wins_when_he_can(name: str) -> None:
    g = position('moment = "action"\nto_act = "free"\n[free]\ndice = ["character", "muster"]\n[fate]\nmarker = 11\n'
                 + MAP)
    entries = [chosen(name, g.copy(), FREE, seed) for seed in range(8)]
    assert entries.count(UseDie(CHARACTER, ENTRY + BEORN)) >= 7


@pytest.mark.parametrize("name", ["novice", "squire"])
def test_no_die_is_thrown_away_while_it_is_good_for_something(name: str) -> None:
    g = position('moment = "action"\nto_act = "shadow"\n[shadow]\ndice = ["army", "character", "muster"]\n' + MAP)
    assert not any(isinstance(chosen(name, g.copy(), SHADOW, seed), SkipDie) for seed in range(8))


@pytest.mark.parametrize("name", ["novice", "squire"])
def test_a_hopeless_attack_is_broken_off(name: str) -> None:
    g = position('moment = "withdraw"\naction_of = "shadow"\n[map]\nloop_meadow = ["5 lake_man", "bard"]\n'
                 'east_dale = ["1 orc", "1 damage"]\n[combat]\nattacker = "shadow"\nfrom = ["east_dale"]\n'
                 'target = "loop_meadow"\nround = 2\nfought = ["east_dale"]\n[combat.numbers]\nsettled = [1, 1]\n')
    answers = [chosen(name, g.copy(), SHADOW, seed) for seed in range(8)]
    assert answers.count(Withdraw()) >= 6


def test_an_empty_settlement_next_door_is_taken_by_the_squire() -> None:
    g = position('moment = "action"\nto_act = "shadow"\n[shadow]\ndice = ["army"]\n[map]\nwest_dale = ["3 orc"]\n'
                 'front_gate = ["2 dwarf_veteran"]\n')
    match = Match(GAME, dice=FastDice(1), table=g)
    squire = bots.load("squire", GAME, 1)
    while match.table.to_answer() == [SHADOW] and not g.settlements_held():
        question = match.question(SHADOW)
        match.answer(SHADOW, squire.choose(GAME.view(g, SHADOW), type(question).__name__, list(g.offered),
                                           GAME.choices(g)))
    assert g.settlements_held()


def test_worth_is_what_the_sides_want() -> None:
    def of(text: str) -> float:
        return worth(position('moment = "action"\nto_act = "free"\n' + text))

    plain = of(MAP)
    assert of(MAP + 'camp = ["1 orc", "control"]\n') > plain + 1
    assert of("[fate]\nmarker = 5\n" + MAP) < plain
    assert of(MAP + 'ruins_of_dale = ["3 lake_man"]\n') < plain
    assert of(MAP.replace("burnt_moor", "spur_foot")) > plain            # nearer to what it wants
    assert of(MAP.replace('"1 leadership"', '"1 leadership", "3 damage"')) < plain
    assert of(MAP.replace('["2 dwarf_veteran"]', '["2 dwarf_veteran", "3 wall_damage"]')) > plain
    assert of("[shadow]\nhand = ['E01']\n" + MAP) > plain
    won = position('moment = "action"\nto_act = "free"\n' + MAP)
    won.finish(FREE, "war-fate")
    assert worth(won) == -VICTORY


def test_an_army_with_more_damage_than_units_is_worth_nothing_and_no_less() -> None:
    """The power of a negative strength is no number that can be compared."""
    g = position('moment = "action"\nto_act = "free"\n' + MAP)
    before, place = worth(g), g.facts.settlements[0]
    for unit in g.facts.settlements:
        if g.army(FREE, unit): place = unit
    g.damage[place] = 9
    assert isinstance(worth(g), float) and worth(g) > before
    assert strength(g, FREE, place) == 0.0


def test_a_decision_takes_hundredths_of_a_second() -> None:
    """Measured in CPU time over the first turns of a game; the machine may be busy, so the bound is wide."""
    match = Match(GAME, dice=FastDice(2))
    sitting = [bots.load("squire", GAME, seat) for seat in (FREE, SHADOW)]
    spent, decisions = 0.0, 0
    while match.table.to_answer() and decisions < 120:
        seat = match.table.to_answer()[0]
        question = match.question(seat)
        offered, choices, view = list(match.table.offered), GAME.choices(match.table), GAME.view(match.table, seat)
        start = time.process_time()
        option = sitting[seat].choose(view, type(question).__name__, offered, choices)
        spent += time.process_time() - start
        decisions += len(offered) > 1
        match.answer(seat, option)
    assert spent / decisions < 0.1
