"""The battle in the terminal: the map holds every place, nothing hidden is drawn, and combats come with their odds."""
from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from ravenhill.cli.pictures import moment, picture
from ravenhill.cli.pictures.five_armies_map import HEIGHT, NARROWEST, WIDEST, WIDTH, spots
from ravenhill.core.dice import FastDice
from ravenhill.core.frames import SPECTATOR
from ravenhill.games.five_armies import GAME
from ravenhill.games.five_armies.state import HAND, Battle
from ravenhill.games.five_armies.terms import FREE, SHADOW
from ravenhill.locale import LANGUAGES, Speech

EXAMPLES = Path(__file__).parents[2] / "src/ravenhill/games/five_armies/learning/examples"


def speech(g: Any, language: str = "en") -> Speech:
    return Speech(language, "five_armies", names=lambda field, value: GAME.name_of(g, field, value), strict=True)


def printed(what: Any, width: int = WIDEST + 4) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(what)
    return out.getvalue()


def drawn(g: Any, seat: int, language: str = "en", width: int = WIDEST + 4) -> str:
    return printed(picture(GAME, GAME.view(g, seat), speech(g, language), {}), width)


def played(seed: int, answers: int) -> Battle:
    g, dice = GAME.new(), FastDice(seed)
    g.dice = dice
    for _ in range(answers):
        if g.question() is None:
            break
        g.accept(g.offered[dice.pick(len(g.offered))])
    g.question()
    return g


@pytest.mark.parametrize("width", range(NARROWEST, WIDEST + 1, 2))
def test_no_two_places_lie_on_each_other(width: int) -> None:
    found = spots(GAME.new(), width)
    assert len(found) == 40
    for n, (row, column) in enumerate(found):
        assert 0 <= column <= width - WIDTH
        assert all(abs(row - other) >= HEIGHT or abs(column - beside) >= WIDTH for other, beside in found[:n])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, WIDEST + 4])
def test_a_new_game_is_drawn_in_every_language(language: str, width: int) -> None:
    text = drawn(GAME.new(), FREE, language, width)
    assert "OOOW" in text and "♜0/4" in text and "▢3" in text
    assert max(len(line) for line in text.splitlines()) <= width
    assert "⟨" not in text and "[en]" not in text


def test_armies_damage_leadership_and_control_are_drawn_where_they_are() -> None:
    g = GAME.position((EXAMPLES / "b-ex-14.toml").read_text("utf-8"))
    text = drawn(g, FREE)
    assert "⚑ Ruins of Da…" in text
    assert "Shadow: 2 of 10 victory points" in text
    g = GAME.position((EXAMPLES / "b-ex-13.toml").read_text("utf-8"))
    assert "LLL ✗2" in drawn(g, SHADOW)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_of_the_other_hand_is_drawn(seed: int) -> None:
    g = played(seed, 60)
    names = {seat: {g.facts.content.cards[g.kind[card]].name for card in g.piles[HAND + seat]} for seat in (0, 1)}
    assert names[0] and names[1]
    for seat in (FREE, SHADOW, SPECTATOR):
        text = drawn(g, seat)
        for side in (FREE, SHADOW):
            assert all((name in text) == (side == seat) for name in names[side])


def test_the_picture_does_not_depend_on_what_is_hidden() -> None:
    """The same view, the same picture, whatever table it is of."""
    g = played(3, 60)
    view = GAME.view(g, FREE)
    for seed in range(3):
        other = GAME.imagine(view, FastDice(seed))
        assert drawn(other, FREE) == drawn(g, FREE)


def test_a_combat_comes_with_its_odds() -> None:
    g = GAME.position((EXAMPLES / "b-ex-12.toml").read_text("utf-8"))
    text = printed(moment(GAME, GAME.view(g, FREE), speech(g), {}))
    assert "Combat, round 1" in text
    assert "hits 1.0 against 2.2" in text
    assert "the attacker wins 3" in text


def test_dice_that_were_rolled_take_the_place_of_the_odds() -> None:
    g = GAME.position((EXAMPLES / "b-ex-12.toml").read_text("utf-8"))
    for seat, card in ((FREE, "unit_dwarf_veteran"), (SHADOW, "regroup_shadow")):
        g.ask(seat)
        g.answer(GAME.new().facts.content.card[card])
    for face in (1, 1, 1, 6, 3, 3, 4):
        g.question()
        g.answer(face - 1)
    text = printed(moment(GAME, GAME.view(g, FREE), speech(g), {}))
    assert "[6] 3  3  4" in text
    assert "without cards" not in text


def test_attacks_that_could_be_made_are_told_with_their_odds() -> None:
    text = ('game = "five_armies"\nmoment = "action"\nto_act = "shadow"\n[shadow]\ndice = ["army"]\n[map]\n'
            'east_dale = ["3 orc"]\nloop_meadow = ["1 lake_man"]\n')
    g = GAME.position(text)
    assert moment(GAME, GAME.view(g, SHADOW), speech(g), {}) is None
    use = GAME.option(g, {"do": "UseDie", "face": 1, "use": 1})
    g.answer(use)
    here = g.facts.content.place["east_dale"]  # type: ignore[attr-defined]
    g.answer(GAME.option(g, {"do": "AttackFrom", "region": here}))
    g.question()
    shown = moment(GAME, GAME.view(g, SHADOW), speech(g), {})
    assert "East Fields → Loop Meadow" in printed(shown)
    assert "the attacker wins >99" in printed(shown)
