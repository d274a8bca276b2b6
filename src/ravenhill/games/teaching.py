"""Lessons and printed examples: a position, what is answered in it, and what is said about it."""
from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from ravenhill.core.choices import Choice
from ravenhill.core.errors import RavenhillError
from ravenhill.core.frames import DICE, Decision, Table
from ravenhill.core.game import Game
from ravenhill.core.match import Match

MARK: Final = "#"                        # in a script: here something is said


class Goal(msgspec.Struct, frozen=True):
    """Something the learner is to bring about: the end of its locale key, and whether the table shows it."""
    key: str
    met: Callable[[Any], bool]
    taken_back: bool = False             # an answer must have been taken back, too


class Tip(msgspec.Struct, frozen=True):
    """Something shown once, where it lives: the end of its locale key, and the questions at which it is told."""
    key: str
    at: tuple[str, ...]


class Lesson(msgspec.Struct, frozen=True):
    """A short match from a position against a bot, with dice that fall as the lesson needs them at first."""
    id: str
    seat: int
    position: str                        # nothing: the game begins as always
    goals: tuple[Goal, ...]
    rules: tuple[str, ...] = ()
    hints: int = 2
    dice: tuple[int, ...] = ()           # the first results
    bot: str = "novice"
    minutes: int = 2
    tips: tuple[Tip, ...] = ()           # of a whole game: one a turn at most, the first that fits and was not told yet
    solution: tuple[str, ...] = ()       # a script of the learner's own answers that meets every goal


class Example(msgspec.Struct, frozen=True):
    """An example of the rulebook: a position, a script that plays it to the printed outcome, and its rule."""
    id: str
    rule: str
    seat: int                            # whose view tells most
    position: str
    script: tuple[str, ...]

    @property
    def options(self) -> dict[str, Any]:
        return {"position": self.position}


class CardFacts(msgspec.Struct, frozen=True):
    """What a card has besides sentences, as locale keys and numbers."""
    kind: str
    type: str = ""
    side: str = ""                       # empty: of both
    subject: str = ""
    facts: list[tuple[str, list[str | int]]] = []      # the end of a key learn-fact-…, and its values
    origin: str = "project"
    mixed: bool = False                  # parts of it are of another origin
    second: str = ""                     # the key of its name in a combat, if it has one


class Course(msgspec.Struct, frozen=True):
    """All there is to learn of one game."""
    lessons: tuple[Lesson, ...] = ()
    examples: tuple[Example, ...] = ()
    glossary: dict[str, str] = {}        # words, by the end of their locale key: the rule that explains each
    cards: Callable[[], dict[str, CardFacts]] = dict

    def lesson(self, id: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.id == id), None)

    def example(self, id: str) -> Example | None:
        return next((example for example in self.examples if example.id == id), None)


class RuleListed(msgspec.Struct, frozen=True):
    """A rule of the rules page: rule, example or none; whether code and tests cite it; its neighbours."""
    id: str
    kind: str
    code: bool
    test: bool
    see: list[str]
    rulings: list[str]
    example: str
    text: str = ""                       # in English, of a game whose rules no language file has yet


@cache
def rules_of(game: str) -> list[RuleListed]:
    """Every rule in order, as scripts/make-rules has listed them; none of a game without a list."""
    file = Path(__file__).parent / game / "learning/rules.json"
    return msgspec.json.decode(file.read_bytes(), type=list[RuleListed]) if file.is_file() else []


@cache
def course(game: str) -> Course:
    """The course of a game; a game without one has an empty one."""
    try:
        found = getattr(import_module(f"ravenhill.games.{game}.learning"), "COURSE", None)
    except ModuleNotFoundError:
        return Course()
    return found if isinstance(found, Course) else Course()


def told(table: Table, key: str) -> list[dict[str, int]]:
    """The arguments of every line of this key in the log."""
    return [dict(zip(said.line.names, said.values)) for said in table.log or [] if said.line.key == key]


def read_examples(folder: Path, seats: Sequence[str]) -> tuple[Example, ...]:
    """The examples of a folder: `scripts.toml`, and a position for each."""
    scripts = tomllib.loads((folder / "scripts.toml").read_text("utf-8"))
    return tuple(
        Example(id, it["rule"], seats.index(it["seat"]), (folder / f"{id.lower()}.toml").read_text("utf-8"),
                tuple(it["script"]))
        for id, it in scripts.items())


def words_of(game: Game, table: Table, choice: Choice) -> str:
    """A choice as scripts write it: its name, then what each of its fields points at."""
    said = []
    for field, value in choice.plain().items():
        if field == "do":
            said.append(str(value))
        else:
            key = game.name_of(table, field, value) if isinstance(value, int) and not isinstance(value, bool) else None
            said.append(key or str(value))
    return " ".join(said)


def offers_of(game: Game, table: Table) -> dict[str, int]:
    """What may be answered now, in the words of a script."""
    question: Any = table.question()
    options = table.offered if isinstance(question, Decision) else list(range(table.outcomes))
    found: dict[str, int] = {}
    for option in options:
        found.setdefault(words_of(game, table, question.choice(table, option)), option)
    return found


def follow_script(game: Game, match: Match, script: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Play a script; after each line the number of answers so far, and the line."""
    for line in script:
        if line != MARK:
            for part in answers_in(line):
                say(game, match, part)
        assert match.table.record is not None
        yield len(match.table.record) // 2, line


def answers_in(line: str) -> list[str]:
    """`roll 5 2 2` is three answers of the dice; anything else is one answer; a semicolon stands between answers."""
    found = []
    for part in line.split("; "):
        name, *faces = part.split()
        found += [f"Number {face}" for face in faces] if name == "roll" else [part]
    return found


def say(game: Game, match: Match, line: str) -> None:
    """One answer of a script: of the dice, or of whichever seat is offered it."""
    table = match.table
    tried: list[str] = []
    for seat in table.to_answer():
        if seat != DICE:
            table.ask(seat)
        offers = offers_of(game, table)
        if line in offers:
            match.answer(seat, offers[line])
            return
        tried += offers
    raise RavenhillError(f"{line!r} is not among what may be answered: {', '.join(tried) or 'nothing'}")


def record_of_script(game: Game, example: Example) -> tuple[list[tuple[int, int]], list[int]]:
    """The answers of an example, and after how many of them something is said."""
    match = Match(game, example.options)
    marks = [n for n, line in follow_script(game, match, example.script) if line == MARK]
    assert match.table.record is not None
    return list(zip(match.table.record[::2], match.table.record[1::2])), marks
