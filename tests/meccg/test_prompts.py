"""A prompt names who and what it is about, in every language."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Decision
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.rules.attacks import Striking
from ravenhill.games.meccg.state import Meccg
from ravenhill.locale import LANGUAGES, Speech
from tests.meccg.cards.scenes import at_rest, attacked_by, visiting
from tests.meccg.tables import choose


def spoken(g, language: str = "en") -> str:
    question = g.question()
    assert isinstance(question, Decision)
    end, about = GAME.prompt(g, question)
    speech = Speech(language, GAME.name, names=lambda name, value: GAME.name_of(g, name, value), strict=True)
    return speech.prompt(type(question).__name__ + (f"-{end}" if end else ""), about)


def asked_at_random() -> Iterator[tuple[Meccg, Decision[Meccg]]]:
    """The tables and questions of a few random games."""
    for seed in range(4):
        g = GAME.new(GAME.varied({}, seed))
        g.dice = dice = FastDice(seed)
        for _ in range(2000):
            if (question := g.question()) is None: break
            assert isinstance(question, Decision)
            yield g, question
            g.accept(g.offered[dice.pick(len(g.offered))])


def test_a_strike_is_asked_about_by_name_and_number() -> None:
    g, people = at_rest("Rivendell", "Annalena", "Aragorn II", "Elladan")
    attacked_by(g, "Wolves")
    assert spoken(g) == "Wolves: 3 strikes of prowess 8. Play a card, or pass"
    while type(g.question()).__name__ == "Declare": g.answer(0)
    assert spoken(g) == "Wolves, 3 strikes of prowess 8: who faces one?"
    for person in people[:2]: g.answer(person + 1)
    assert spoken(g) == "Wolves, 1 strike of prowess 8: who faces it?"
    g.answer(people[2] + 1)
    while type(g.question()).__name__ != "StayUntapped": g.answer(0 if 0 in g.offered else g.offered[0])
    name = g.facts(g.nearest(Striking).target).name
    assert spoken(g) == f"{name} fights Wolves (8): tap, or fight at −3?"
    choose(g, "No")
    assert spoken(g).startswith(f"{name} faces Wolves (8)") or "support" in spoken(g)


def test_a_corruption_check_is_not_called_a_card_of_somebodys_name() -> None:
    """Respond to Legolas, it said, whom nobody had played."""
    said = {spoken(g) for g, question in asked_at_random()
            if type(question).__name__ == "Declare" and GAME.prompt(g, question)[0] == "check"}
    assert said and all(it.startswith("Corruption check of ") for it in said)


def test_a_company_at_its_site_is_called_after_its_first_character() -> None:
    g, _ = visiting("Bree", "Aragorn II")
    assert spoken(g) == "The company of Aragorn II at Bree: what do you do?"


def test_what_a_card_asks_for_is_said_and_not_only_lit() -> None:
    """Somebody comes into play, taps, is given something: the prompt says which."""
    said = {GAME.prompt(g, question)[0] for g, question in asked_at_random() if type(question).__name__ == "Pick"}
    assert {"where", "tap", "hand-over", "who", "company", "key"} <= said


@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_asked_in_a_game_is_said_in_every_language(seed: int) -> None:
    g = GAME.new(GAME.varied({}, seed))
    dice = FastDice(seed)
    g.dice = dice
    told: set[str] = set()
    for _ in range(2500):
        question = g.question()
        if question is None: break
        assert isinstance(question, Decision)
        end, _about = GAME.prompt(g, question)
        if f"{type(question).__name__}-{end}" not in told:
            told.add(f"{type(question).__name__}-{end}")
            for language in LANGUAGES:
                assert "{" not in spoken(g, language) and spoken(g, language)
        g.accept(g.offered[dice.pick(len(g.offered))])
    assert len(told) > 20
