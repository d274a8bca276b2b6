"""A prompt says the action, its step and its aim, in every language."""
from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import DICE, Decision
from ravenhill.games import load
from ravenhill.locale import LANGUAGES, Speech

GAME = load("five_armies")
ENDS = {
    "WhichArmy-first", "WhichArmy-next", "WhichArmy-attack", "MoveTo-from", "HowMany-of", "GoesAlong-of",
    "Activate-step", "LeadershipWith-step", "BatTo-step", "FlipWhere-step", "CharacterTo-of", "UseIt-of",
    "WhoMoves-first", "WhoMoves-next", "WhichRetreat-from", "GoesToo-of", "ChooseFor-of", "ChooseFor-step",
}


def asked_in_games(seeds: range) -> dict[str, tuple[Any, dict[str, int]]]:
    """Each kind of prompt that comes up in random games, with a table on which it does."""
    found: dict[str, tuple[Any, dict[str, int]]] = {}
    for seed in seeds:
        dice = random.Random(seed)
        table = GAME.new()
        table.dice = FastDice(seed)
        while (question := table.question()) is not None:
            if isinstance(question, Decision) and question.side != DICE:
                end, about = GAME.prompt(table, question)
                found.setdefault(f"{type(question).__name__}{'-' if end else ''}{end}", (table.copy(), about))
            table.answer(dice.choice(table.offered))
    return found


@pytest.fixture(scope="module")
def asked() -> dict[str, tuple[Any, dict[str, int]]]:
    return asked_in_games(range(6))


def test_prompts_name_action_step_and_aim(asked: dict[str, tuple[Any, dict[str, int]]]) -> None:
    assert ENDS <= set(asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_can_be_said(asked: dict[str, tuple[Any, dict[str, int]]], language: str) -> None:
    for key, (table, about) in asked.items():
        speech = Speech(language, "five_armies", names=partial(GAME.name_of, table), strict=True)
        assert speech.line(f"ask-{key}", about)


def test_strategic_movement_counts_its_armies(asked: dict[str, tuple[Any, dict[str, int]]]) -> None:
    table, about = asked["WhichArmy-first"]
    speech = Speech("en", "five_armies", names=partial(GAME.name_of, table), strict=True)
    assert speech.line("ask-WhichArmy-first", about).endswith("the first of up to 2 Armies")


def test_a_choice_for_a_card_names_the_card(asked: dict[str, tuple[Any, dict[str, int]]]) -> None:
    for end in ("of", "step"):
        table, about = asked[f"ChooseFor-{end}"]
        speech = Speech("en", "five_armies", names=partial(GAME.name_of, table), strict=True)
        name = speech.line(str(GAME.name_of(table, "card", about["card"])), {})
        assert name and speech.line(f"ask-ChooseFor-{end}", about).startswith(f"{name}: ")
