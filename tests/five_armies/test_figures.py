"""Every figure the client shows is the sum of the parts it shows, and the odds are those of odds.py."""
from __future__ import annotations

from typing import Any

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Chance, Decision
from ravenhill.games.five_armies import GAME
from ravenhill.games.five_armies.figures import next_round, odds, of_round, sums
from ravenhill.games.five_armies.rules.combat import Combat
from ravenhill.games.five_armies.rules.fight import dice_of, fight_of, leadership_now, target_number
from ravenhill.games.five_armies.state import Battle
from ravenhill.games.five_armies.terms import FREE, SHADOW


def games(seed: int, answers: int) -> list[Battle]:
    """A random game, table by table."""
    g, dice = GAME.new(), FastDice(seed)
    found: list[Battle] = []
    for _ in range(answers):
        question = g.question()
        if question is None: break
        if isinstance(question, Decision):
            found.append(g.copy())
            g.answer(g.offered[dice.pick(len(g.offered))])
        elif isinstance(question, Chance):
            g.answer(dice.pick(g.outcomes))
    return found


def check(figure: dict[str, Any]) -> None:
    parts = [part["n"] for part in figure["parts"]]
    assert figure["value"] == (parts[-1] if figure["how"] == "last" else sum(parts)), figure


def test_B_CMB_20_every_figure_is_made_of_its_parts() -> None:
    fights = 0
    for seed in range(6):
        for g in games(seed, 500):
            told = sums(g)
            check(told["points"])
            assert told["points"]["value"] == g.victory_points()
            for place, figure in told["leadership"].items():
                check(figure)
                assert figure["value"] == g.leadership(g.owner(int(place)), int(place))
            it = fight_of(g)
            for side, figures in enumerate(told.get("combat", ())):
                assert it is not None
                fights += 1
                for figure in figures.values(): check(figure)
                if figures:
                    assert figures["dice"]["value"] == dice_of(g, it, side)
                    assert figures["target"]["value"] == target_number(g, it, side)
                    assert figures["leadership"]["value"] == leadership_now(g, it, side)
    assert fights > 20


def test_B_CMB_10_the_odds_of_a_round_add_up_and_name_both_sides() -> None:
    seen = 0
    for seed in range(6):
        for g in games(seed, 500):
            told = odds(g.copy())
            if told is None: continue
            for one in told.get("attacks", [told]):
                if "sides" not in one: continue
                seen += 1
                for side in (FREE, SHADOW):
                    assert abs(sum(one["sides"][side]["hits"]) - 1) < 1e-9
                    assert len(one["sides"][side]["hits"]) == one["sides"][side]["dice"] + 1
                assert abs(sum(one["outcome"]) - 1) < 1e-9
    assert seen > 20


def test_B_CMB_31_the_odds_of_an_attack_across_a_ford_need_a_six_in_the_first_round_only() -> None:
    g = GAME.new()
    places = g.facts.content.place
    for place in range(g.facts.places):
        for unit in range(9):
            if g.has(place, unit): g.take_away(unit, place, g.has(place, unit))
    g.put(5, places["long_bank"], 3)
    g.put(4, places["east_dale"], 2)
    g.stack.clear()
    combat = Combat(SHADOW, [places["long_bank"]], places["east_dale"])
    combat.round = 1
    first, second = of_round(g, combat), of_round(g, next_round(combat))
    assert [first["sides"][SHADOW]["target"], second["sides"][SHADOW]["target"]] == [6, 5]
    assert [first["round"], second["round"]] == [1, 2]
    assert abs(first["sides"][SHADOW]["hits"][0] - (5 / 6) ** 3) < 1e-9
