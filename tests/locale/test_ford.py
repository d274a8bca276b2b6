"""Every card, refusal, question, option and log line of the ford can be said in every language."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Chance, Decision
from ravenhill.core.log import Line
from ravenhill.core.words import Not, Rule
from ravenhill.games.ford import GAME, cards, choices, state, words
from ravenhill.locale import LANGUAGES, Speech

LINES = [it for it in vars(state).values() if isinstance(it, Line)]
CARDS = cards.LIBRARY.cards
EACH_LANGUAGE = pytest.mark.parametrize("language", [*LANGUAGES, "xx"])


def name(field: str, value: int) -> str | None:
    """As the game does at a table whose n-th card is the n-th of the library."""
    if field == "card":
        return f"card-{CARDS[value].id}" if value >= 0 else "a-card"
    return GAME.name_of(GAME.new(), field, value)


def speech(language: str) -> Speech:
    return Speech(language, "ford", names=name, strict=True)


def read_aloud(language: str, id: str) -> str:
    return " ".join(speech(language).word(rule) for rule in CARDS[cards.LIBRARY.numbers[id]].rules)


@pytest.mark.parametrize(("language", "id", "said"), [
    ("en", "stragglers", "At dawn, you may put another card of your hand face down on top of the deck "
                         "to bring a fallen warrior back to one of your groups."),
    ("es", "volley", "Al alba, puedes abatir a un guerrero de uno de los grupos enemigos."),
    ("fr", "fog", "Dans la bataille, avant le jet de dés, si le combat ne se tient pas sur la rive ennemie, "
                  "vous pouvez interrompre la bataille."),
    ("pl", "banner", "O świcie możesz wyłożyć tę kartę na stół. "
                     "Twoja drużyna rzuca o 1 kość więcej. "
                     "O zmierzchu, jeśli walka toczy się na brzegu wroga, odrzuć tę kartę."),
])
def test_a_card_reads_well(language: str, id: str, said: str) -> None:
    assert read_aloud(language, id) == said


@EACH_LANGUAGE
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    for card in CARDS:
        assert speech(language).line(f"card-{card.id}", {}) and read_aloud(language, card.id)


@EACH_LANGUAGE
def test_every_word_can_be_the_reason_of_a_refusal(language: str) -> None:
    for card in CARDS:
        for rule in card.rules:
            for word in (*rule.does, rule.pay, rule.when):
                assert word is None or speech(language).refusal(word)
    assert speech(language).refusal(Not(words.Ahead())) != speech(language).refusal(words.Ahead())
    assert speech(language).refusal(Rule("F-10"))


@EACH_LANGUAGE
def test_every_log_line_can_be_said_with_any_of_its_values(language: str) -> None:
    for line in LINES:
        for value in range(2):
            assert speech(language).line(line.key, dict.fromkeys(line.names, value))
    assert speech(language).line("ford-played", {"side": 0, "card": -1}).endswith(
        speech(language).text("a-card") + ".")


@EACH_LANGUAGE
def test_every_question_and_option_can_be_said(language: str) -> None:
    for sample in GAME.samples():
        if isinstance(sample, Decision | Chance):
            assert speech(language).prompt(type(sample).__name__)
    assert len({speech(language).option(choices.Fight(stance)) for stance in range(3)}) == 3
    assert len({speech(language).option(choices.Point(warriors), "WhoFalls") for warriors in range(6)}) == 6


@EACH_LANGUAGE
def test_the_end_can_be_said(language: str) -> None:
    for why in ("ford-company-gone", "ford-crossed", "ford-night"):
        assert speech(language).line(why, {})
    assert len({speech(language).text("result-won", side=winner) for winner in (0, 1)}) == 2
