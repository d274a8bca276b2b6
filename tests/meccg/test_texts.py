"""Every card read aloud, and everything else of the card game that can be said.

`pytest tests/meccg/test_texts.py --rewrite-playthroughs` writes the texts anew: read the difference. A word that a card
newly uses needs its text in every language: the first test lists those that have none.
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Chance, Decision
from ravenhill.core.log import Line
from ravenhill.core.words import Ability, Rule, Word
from ravenhill.games.meccg import GAME, choices, lines
from ravenhill.games.meccg.cards.describing import describe
from ravenhill.games.meccg.cards.printed import Card
from ravenhill.locale import LANGUAGES, Speech
from ravenhill.locale.fields import parts
from ravenhill.locale.speech import Unsayable

HERE = Path(__file__).parent
SOURCE = Path(__file__).parents[2] / "src" / "ravenhill" / "games" / "meccg"
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LINES = [it for it in vars(lines).values() if isinstance(it, Line)]
CHOICES = [it for it in vars(choices).values() if isinstance(it, type) and issubclass(it, Choice) and it is not Choice]
CARDS = GAME.library.facts


def speech(language: str) -> Speech:
    return Speech(language, "meccg", names=partial(GAME.name_of, None), strict=True)


def words_of(thing: Any) -> Iterator[Word]:
    """A sentence taken apart into all its words."""
    held = [*thing.does, *thing.changes, thing.when, thing.pay] if isinstance(thing, Ability) else parts(thing).values()
    for it in held:
        for one in it if isinstance(it, tuple) else (it,):
            if isinstance(one, Word):
                yield one
                yield from words_of(one)


def all_words(card: Card) -> Iterator[Word]:
    for rule in (*card.rules, *[it.written for it in card.rules if it.written is not None]):
        yield from words_of(rule)
    whens = [key.when for key in card.keyed_to] + [card.instead.when if card.instead is not None else None]
    for when in whens:
        if when is not None:
            yield when
            yield from words_of(when)


@EACH_LANGUAGE
def test_every_word_that_a_card_uses_has_a_text(language: str) -> None:
    """Whoever adds a word to a card finds it here: write it in meccg_cards.ftl of every language."""
    say = speech(language)
    missing = {type(word).__name__: card.name for card in CARDS for word in all_words(card)
               if not say.has(type(word).__name__)}
    assert missing == {}


@EACH_LANGUAGE
def test_every_card_can_be_described(language: str) -> None:
    unsaid: dict[str, str] = {}
    for card in CARDS:
        try:
            assert describe(GAME.library, card, language, strict=True)
        except Unsayable as error:
            unsaid[card.name] = str(error)
    assert unsaid == {}


def read_aloud(language: str) -> Iterator[str]:
    say = speech(language)
    for card in CARDS:
        yield f"{card.id} · {say.line(f'card-{card.id}', {})}"
        for line in describe(GAME.library, card, language, strict=True):
            yield f"    {line}"


@EACH_LANGUAGE
def test_the_text_of_every_card_is_as_written(language: str, rewrite: bool) -> None:
    path = HERE / "texts" / f"{language}.txt"
    text = "\n".join(read_aloud(language)) + "\n"
    if rewrite:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == text.splitlines()


@EACH_LANGUAGE
def test_a_text_has_no_loose_ends(language: str) -> None:
    for line in read_aloud(language):
        text = line.strip()
        assert not re.search(r"  |[ ,;:][.,;]|\(\)|\{|\$|\bnone\b(?!,)|[ +]-100|anybody of|⟨", text), text


@EACH_LANGUAGE
def test_every_word_of_every_card_can_be_the_reason_of_a_refusal(language: str) -> None:
    say = speech(language)
    said: set[str] = set()
    for card in CARDS:
        for word in all_words(card):
            text = say.refusal(word)
            assert text.endswith(".")
            said.add(text)
    assert len(said) > 300


@EACH_LANGUAGE
def test_every_rule_that_is_cited_can_be_said(language: str) -> None:
    say = speech(language)
    cited = {rule for sample in GAME.samples() if isinstance(sample, Decision) for rule in sample.rules()}
    code = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    cited |= set(re.findall(r'\bRule\("([\w-]+)"\)', code))
    assert len(cited) > 40
    assert sorted(rule for rule in cited if not say.has(f"rule-{rule}")) == []
    assert all(say.refusal(Rule(rule)).endswith(".") for rule in cited)


@EACH_LANGUAGE
def test_every_line_question_moment_and_end_has_a_text(language: str) -> None:
    say = speech(language)
    asked = {type(sample).__name__ for sample in GAME.samples() if isinstance(sample, Decision | Chance)}
    assert sorted(kind for kind in asked if not say.has(f"ask-{kind}")) == []
    assert [line.key for line in LINES if not say.has(line.key)] == []
    used = {rule.at for card in CARDS for rule in card.rules}
    assert sorted(at for at in used if not say.has(f"moment-{at}")) == []
    code = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    ends = set(re.findall(r'finish\([^"\n]*"([a-z-]+)"', code))
    assert len(ends) >= 3
    assert [end for end in ends if not say.has(end)] == []


@EACH_LANGUAGE
def test_every_log_line_can_be_said_with_few_and_with_many(language: str) -> None:
    table = GAME.new()
    say = Speech(language, "meccg", names=partial(GAME.name_of, table), strict=True)
    for line in LINES:
        said = {say.line(line.key, {name: n % 2 if name == "side" else n for name in line.names}) for n in (1, 2, 5)}
        assert len(said) > 1 or not line.names, line.key
        assert all(text.endswith(".") for text in said), line.key


@EACH_LANGUAGE
def test_every_choice_has_a_text(language: str) -> None:
    say = speech(language)
    asked = [type(sample).__name__ for sample in GAME.samples() if isinstance(sample, Decision | Chance)]
    for kind in CHOICES:
        name = kind.__name__
        assert say.has(f"do-{name}") or any(say.has(f"do-{question}-{name}") for question in asked), name
