"""Random games to the end: every question can be asked, named and said, and every table keeps the rules."""
from __future__ import annotations

import json
from functools import partial

from ravenhill.core.frames import DICE, EVERYBODY, Chance, Decision, Table
from ravenhill.core.game import Game
from ravenhill.locale import LANGUAGES, Speech
from tests.contract.playing import EYES, GAMES, part, walk

MOST_OPTIONS = 256


def test_every_question_has_options_and_every_table_keeps_the_rules(game: Game):
    for seed in range(1, part(game.name, GAMES) + 1):
        for table in walk(game, seed):
            assert game.faults(table) == []
            if not table.to_answer():
                assert table.result() is not None and table.question() is None
            elif table.to_answer() == [DICE]:
                assert table.outcomes > 0
            else:
                assert all_options_can_be_named(game, table)


def all_options_can_be_named(game: Game, table: Table) -> bool:
    for seat in table.to_answer():
        assert table.ask(seat) is not None
        options = table.offered
        assert 0 < len(options) <= MOST_OPTIONS
        assert len(set(options)) == len(options) and min(options) >= 0
        named = [json.dumps(choice.plain(), sort_keys=True) for choice in game.choices(table)]
        assert len(set(named)) == len(options)
        assert [game.option(table, json.loads(text)) for text in named] == options
    return True


def test_everything_can_be_said_in_every_language(game: Game):
    said: set[object] = set()
    for seed in range(1, part(game.name, GAMES) + 1):
        for table in walk(game, seed):
            for key, args in things_to_say(game, table):
                names = tuple((field, game.name_of(table, field, value)) for field, value in args.items())
                if (key, names) not in said:
                    said.add((key, names))
                    for language in LANGUAGES:
                        speech = Speech(language, game.name, names=partial(game.name_of, table), strict=True)
                        assert say(speech, key, args)


def things_to_say(game: Game, table: Table) -> list[tuple[tuple[str, str, str], dict[str, int]]]:
    """The prompt, its options, the last lines of the log and the result: how it is said, what, and its arguments."""
    question = table.question()
    kind = type(question).__name__
    found: list[tuple[tuple[str, str, str], dict[str, int]]] = []
    if isinstance(question, Decision | Chance):
        found.append((("ask", kind, ""), {}))
        chance = isinstance(question, Chance)
        for option in range(table.outcomes) if chance else table.offered:
            args = question.choice(table, option).plain()
            found.append((("do", kind, args.pop("do")), args))
    elif table.why:
        found.append((("log", table.why, ""), {}))
    assert table.log is not None
    for said in table.log[-4:]:
        for seat in EYES:
            key, args = said.seen_by(seat, EVERYBODY)
            found.append((("log", key, ""), args))
    return found


def say(speech: Speech, key: tuple[str, str, str], args: dict[str, int]) -> str:
    how, what, do = key
    if how == "ask":
        return speech.prompt(what)
    return speech.option({"do": do, **args}, what) if how == "do" else speech.line(what, args)
