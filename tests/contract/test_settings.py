"""The options that people may choose: each begins a match and has its words; its default is what is played anyway."""
from __future__ import annotations

from typing import Any

import pytest

from ravenhill import bots
from ravenhill.core.game import Setting
from ravenhill.games import load, names
from ravenhill.locale import LANGUAGES, Speech

OFFERED = [(name, it) for name in names() for it in load(name).settings]


def ids(value: Any) -> str:
    return value.name if isinstance(value, Setting) else str(value)


def tries(it: Setting) -> list[Any]:
    """Each value by itself; of several, also all of them."""
    if it.kind == "switch": return [True, False]
    return list(it.values) if it.kind == "one" else [[], *[[one] for one in it.values], list(it.values)]


@pytest.mark.parametrize(("game", "it"), OFFERED, ids=ids)
def test_every_value_begins_a_match(game: str, it: Setting) -> None:
    for value in tries(it):
        assert load(game).new({it.name: value}).question() is not None, value


@pytest.mark.parametrize(("game", "it"), OFFERED, ids=ids)
def test_the_default_is_what_is_played_without_it(game: str, it: Setting) -> None:
    played = load(game)
    assert it.default in tries(it)
    assert played.save(played.new({it.name: it.default})) == played.save(played.new({}))


OF_DECKS = ("casual", "open-decklists")      # what may be brought and who sees it: the table is the same


@pytest.mark.parametrize(("game", "it"), [one for one in OFFERED if one[1].name not in OF_DECKS], ids=ids)
def test_some_value_makes_another_match(game: str, it: Setting) -> None:
    played = load(game)
    usual = played.save(played.new({}))
    assert any(played.save(played.new({it.name: value})) != usual for value in tries(it))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "it"), OFFERED, ids=ids)
def test_every_value_has_its_words(game: str, it: Setting, language: str) -> None:
    speech = Speech(language, game, strict=True)
    assert speech.line(f"option-{it.name}", {})
    for value in it.values:
        assert speech.line(f"option-{it.name}-{'usual' if value == '' else value}", {}), value


@pytest.mark.parametrize("game", names())
def test_the_bot_to_begin_with_is_one_of_the_game(game: str) -> None:
    assert bots.usual(load(game)) in bots.names(load(game))
