"""Every card read aloud in every language, and everything else of the battle that can be said.

`pytest tests/five_armies/cards --rewrite-playthroughs` writes the texts anew: read the difference.
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from ravenhill.core.choices import Choice
from ravenhill.core.frames import EVERYBODY, Chance, Decision
from ravenhill.core.library import Printed
from ravenhill.core.log import Line
from ravenhill.core.words import Ability, Rule, Word
from ravenhill.games.five_armies import GAME, card_choices, choices, combat_choices, facts, lines
from ravenhill.games.five_armies.rules import combat_lines
from ravenhill.games.five_armies.terms import EVENT_DECK
from ravenhill.locale import LANGUAGES, Speech
from ravenhill.locale.fields import parts
from tests.contract.playing import EYES, walk

HERE = Path(__file__).parent
SOURCE = Path(__file__).parents[3] / "src" / "ravenhill" / "games" / "five_armies"
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LINES = [it for room in (lines, combat_lines) for it in vars(room).values() if isinstance(it, Line)]
CHOICES = [it for room in (choices, combat_choices, card_choices) for it in vars(room).values()
           if isinstance(it, type) and issubclass(it, Choice) and it is not Choice]


def speech(language: str, table: Any = None) -> Speech:
    return Speech(language, "five_armies", names=partial(GAME.name_of, table or new_table()), strict=True)


@cache
def new_table() -> Any: return GAME.new()


def cards() -> list[Printed]:
    library = facts().library
    assert library is not None
    return library.cards


def read_aloud(language: str) -> Iterator[str]:
    """All cards: the name, the name of the Combat effect if it has one, and each sentence."""
    say = speech(language)
    for number, card in enumerate(cards()):
        name = say.line(f"card-{card.id}", {})
        event = facts().card_deck[number] == EVENT_DECK
        yield f"{card.id} · {name}{' / ' + say.line(f'card-{card.id}.combat', {}) if event else ''}"
        for rule in card.rules:
            yield f"    {say.word(rule)}"


@EACH_LANGUAGE
def test_the_text_of_every_card_is_as_written(language: str, rewrite: bool) -> None:
    path = HERE / "texts" / f"{language}.txt"
    text = "\n".join(read_aloud(language)) + "\n"
    if rewrite:
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == text.splitlines()


@EACH_LANGUAGE
def test_a_text_has_no_loose_ends(language: str) -> None:
    for line in read_aloud(language):
        text = line.strip()
        assert not re.search(r"  |[ ,;:][.,;]|\(\)|\{|\$|none|-1", text), text


def words_of(thing: Any) -> Iterator[Word]:
    """A sentence taken apart into all its words."""
    held = [*thing.does, *thing.changes, thing.when, thing.pay] if isinstance(thing, Ability) else parts(thing).values()
    for it in held:
        for one in it if isinstance(it, tuple) else (it,):
            if isinstance(one, Word):
                yield one
                yield from words_of(one)


@EACH_LANGUAGE
def test_every_word_of_every_card_can_be_the_reason_of_a_refusal(language: str) -> None:
    say = speech(language)
    said = 0
    for card in cards():
        for rule in card.rules:
            for word in words_of(rule):
                assert say.refusal(word).endswith(".")
                said += 1
    assert said > 400


@EACH_LANGUAGE
def test_every_rule_that_a_question_cites_can_be_said(language: str) -> None:
    say = speech(language)
    cited = {rule for sample in GAME.samples() if isinstance(sample, Decision) for rule in sample.rules()}
    assert len(cited) > 70
    for rule in cited:
        assert say.refusal(Rule(rule)).endswith(".")


@EACH_LANGUAGE
def test_every_line_question_and_end_has_a_text(language: str) -> None:
    say = speech(language)
    asked = {type(sample).__name__ for sample in GAME.samples() if isinstance(sample, Decision | Chance)}
    assert not [kind for kind in asked if not say.has(f"ask-{kind}")]
    assert not [line.key for line in LINES if not say.has(line.key)]
    code = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    ends = set(re.findall(r'finish\([^"]*"([a-z-]+)"', code))
    assert len(ends) == 5
    assert not [end for end in ends if not say.has(end)]


@EACH_LANGUAGE
def test_every_log_line_can_be_said_with_few_and_with_many(language: str) -> None:
    for line in LINES:
        said = {speech(language).line(line.key, {name: sample(name, n) for name in line.names}) for n in (1, 2, 5)}
        assert len(said) > 1 or not line.names
        assert all(text.endswith(".") for text in said) or line.key in ("war-turn", "war-phase")


def sample(name: str, n: int) -> int:
    """A value a field may have: of one kind for each n, where there is a choice."""
    few = {"side": n % 2, "group": n % 3, "territory": n % 4, "front": n % 5, "deck": n % 3, "ability": (n % 3) * 8}
    return few.get(name.rstrip("23"), {1: 1, 2: 2, 5: 5}[n])


@EACH_LANGUAGE
def test_every_choice_has_a_text(language: str) -> None:
    say = speech(language)
    asked = [type(sample).__name__ for sample in GAME.samples() if isinstance(sample, Decision | Chance)]
    for kind in CHOICES:
        name = kind.__name__
        assert say.has(f"do-{name}") or any(say.has(f"do-{question}-{name}") for question in asked), name


@EACH_LANGUAGE
def test_every_named_thing_of_the_pack_has_a_name(language: str) -> None:
    say, content = speech(language), facts().content
    for place in content.place_ids:
        forms = [say.line(f"place-{place}", {}), *[say.line(f"place-{place}.{it}", {}) for it in ("in", "from", "to")]]
        assert all(forms)
    for kind, ids in (("unit", content.units), ("character", content.characters), ("card", content.cards)):
        assert all(say.line(f"{kind}-{it.id}", {}) for it in ids)


def test_everything_in_twenty_random_games_can_be_said_in_every_language() -> None:
    said: set[object] = set()
    for seed in range(101, 121):
        for table in walk(GAME, seed):
            for how, what, args in things_to_say(table):
                names = tuple((field, GAME.name_of(table, field, value)) for field, value in args.items())
                if (how, what, names) not in said:
                    said.add((how, what, names))
                    for language in LANGUAGES:
                        say = speech(language, table)
                        assert say.option({"do": how, **args}, what) if how else say.line(what, args)
    assert len(said) > 1000


def things_to_say(table: Any) -> Iterator[tuple[str, str, dict[str, int]]]:
    """The options of the question, and the last lines of the log as each seat reads them."""
    question = table.question()
    if isinstance(question, Decision):
        for option in table.offered:
            args = question.choice(table, option).plain()
            yield args.pop("do"), type(question).__name__, args
    for said in table.log[-6:]:
        for seat in EYES:
            key, args = said.seen_by(seat, EVERYBODY)
            yield "", key, args
