"""The words every game has, from the core itself, in every language; run on both builds."""
from __future__ import annotations

import pytest

from ravenhill.core.choices import Declared, Done, Number, Pass, Take
from ravenhill.core.words import AnyOf, Both, If, Not, Picked, Rule, Who
from ravenhill.locale import LANGUAGES, Speech, listed
from ravenhill.locale.fields import declared

MORE = "Raining = it rains\n    .not = it is dry\nScouts = scouts\n    .one = a scout\nrule-X-1 = It is too late."


class Raining(If): pass
class Scouts(Who[int]): pass


def test_the_fields_of_core_words_are_found() -> None:
    assert [declared(kind) for kind in (Both, AnyOf, Not, Rule)] == [
        ("one", "other"), ("one", "other"), ("one",), ("id",)]
    assert set(declared(Picked)) == {"who", "place"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_core_words_can_be_said_in_every_language(language: str) -> None:
    speech = Speech(language, more={language: MORE}, strict=True)
    assert speech.word(Not(Raining())) == "it is dry"
    assert speech.word(Not(Both(Raining(), Not(AnyOf(Raining(), Raining()))))).count("it is dry") == 1
    assert speech.word(Picked(Scouts())) == "a scout"
    assert speech.refusal(Rule("X-1")) == "It is too late."
    assert speech.refusal(Not(Raining())).endswith("it is dry.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_core_options_can_be_said_in_every_language(language: str) -> None:
    speech = Speech(language, names=listed(card=()), strict=True)
    hidden = speech.text("a-card")
    assert speech.option(Take(-1)).lower() == hidden
    assert speech.option(Declared(-1, 0)).endswith(hidden)
    assert speech.option(Number(3)) == "3"
    assert speech.option(Pass()) != speech.option(Done())
