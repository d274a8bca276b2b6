"""One game that a program plays: what is asked as public data, answers by name, reasons in words."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ravenhill.core import positions
from ravenhill.core.cards import CardTable
from ravenhill.core.choices import Choice, Outcome
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import IllegalAnswer
from ravenhill.core.frames import DICE, Chance, Decision, Result, Secret
from ravenhill.core.match import Match
from ravenhill.door.telling import Teller
from ravenhill.games import load

Thing = str | int
MANY: Final = 12                         # so many choices are named in an error


class Named(msgspec.Struct, frozen=True):
    """A choice: what is done, to which things by name, in words, and its option, which `Match.answer` takes too."""
    do: str
    things: dict[str, Any]               # names, or numbers where there is nothing to name
    words: str
    option: int

    def __str__(self) -> str:
        return f"{self.do}({', '.join(f'{name}={thing!r}' for name, thing in self.things.items())})"


class Asked(msgspec.Struct, frozen=True):
    """A question: whom, of which kind, by which rules, what its numbers count, in words, and every choice."""
    seat: str
    kind: str
    rules: tuple[str, ...]
    counts: str
    words: str
    choices: tuple[Named, ...]

    def __str__(self) -> str:
        return f"{self.seat} · {self.kind}: {self.words}"


class Kind(msgspec.Struct, frozen=True):
    """A kind of question: its name, the rules it carries out, and whether both answer before either is shown."""
    name: str
    rules: tuple[str, ...]
    secret: bool


def questions(game: str) -> list[Kind]:
    """Every kind of question that seats may be asked in this game."""
    asked = [it for it in load(game).samples() if isinstance(it, Decision)]
    return [Kind(type(it).__name__, it.rules(), isinstance(it, Secret)) for it in asked]


class Play:
    """A game under way. With a seed the dice roll themselves; without, they are a seat called `dice`."""

    def __init__(
        self, game: str, options: Mapping[str, Any] | None = None, *, seed: int | None = None, position: str = "",
        language: str = "en",
    ) -> None:
        self.game = load(game)
        dice = None if seed is None else FastDice(seed)
        table = self.game.position(position) if position else None
        known = dict(options or {}) if table is None else {**self.game.position_options(table), **(options or {})}
        self.match = Match(self.game, known, dice, table)
        self.tell = Teller(self.match, language)
        self.english = self.tell.speech if language == "en" else Teller(self.match, "en").speech     # names stay so

    # What is so

    def asked(self, seat: str = "") -> Asked | None:
        """What is asked now: of this seat or, unless one is named, of the first that may answer. None: nothing is."""
        table = self.match.table
        place = self._place(seat)
        if place is None: return None
        if place == DICE:
            top = table.question()
            assert isinstance(top, Chance)
            found = tuple(self._named(top.choice(table, n), n, "") for n in range(table.outcomes))
            return Asked("dice", type(top).__name__, (), "", "", found)
        question = table.ask(place)
        if question is None: return None
        kind = type(question).__name__
        chosen = tuple(self._named(question.choice(table, option), option, kind) for option in table.offered)
        words = self.tell.question(question, self.game.view(table, place))
        return Asked(self.game.seats[place], kind, question.rules(), question.counts(table), words, chosen)

    def view(self, seat: str) -> dict[str, Any]:
        """What this seat sees, as plain data."""
        return self.game.view(self.match.table, self.game.seat(seat))

    def log(self, seat: str, since: int = 0) -> list[str]:
        """What has happened, in words, as this seat may know it."""
        return self.tell.log(self.game.seat(seat), since)

    def position(self) -> str:
        """The whole table as text (TOML); BadPosition if this point cannot be written."""
        return positions.write(self.game.write_position(self.match.table))

    def result(self) -> Result | None:
        return self.match.table.result()

    # What may be done

    def answer(self, name: str | Named, /, *, seat: str = "", **things: Thing) -> Named:
        """Do what is named, such as `answer("PlayCard", card="Smaug")`; things that tell it from the others suffice.

        The name is the choice's, or the question's if its things say enough: `answer("MoveTo", region="camp")`. A thing
        goes by its name, as `asked` tells it or as people say it, or by its number. One of `asked().choices` will do.
        """
        asked = self.asked(seat)
        if asked is None:
            raise IllegalAnswer("the game is over" if self.match.table.ended else f"{seat} is not asked now")
        if isinstance(name, Named):
            found = [one for one in asked.choices if one == name]
        else:
            found = [one for one in asked.choices if name in (one.do, asked.kind) and self._fits(one, things)]
        if not found:
            offered = _list([str(one) for one in asked.choices])
            raise IllegalAnswer(f"{asked.kind} has no {_call(name, things)}; it offers {offered}")
        if len({self.tell.looks(self._choice(one)) for one in found}) > 1:
            raise IllegalAnswer(f"{_call(name, things)} may be any of {_list([str(one) for one in found])}")
        place = DICE if asked.seat == "dice" else self.game.seat(asked.seat)
        self.match.answer(place, found[0].option)
        return found[0]

    def why_not(self, card: str, seat: str = "") -> dict[str, str]:
        """For each thing that a card offers, in words: why it may not be used now, or that it may."""
        place = self._place(seat)
        if place is None or place == DICE: raise IllegalAnswer("nobody is asked now")
        table = self.match.table
        cards = range(len(table.kind)) if isinstance(table, CardTable) else range(0)
        known = [it for it in cards if isinstance(table, CardTable) and table.is_known(it, place)]
        for number in [*self.tell.at_hand(place), *known]:
            if card.casefold() in self._names("card", number): return dict(self.tell.why_not(place, number))
        raise IllegalAnswer(f"{self.game.seats[place]} knows no card called {card!r} on this table")

    # Names

    def _place(self, seat: str) -> int | None:
        waiting = self.match.table.to_answer()
        if not seat: return waiting[0] if waiting else None
        place = DICE if seat == "dice" else self.game.seat(seat)
        return place if place in waiting else None

    def _named(self, choice: Choice, option: int, kind: str) -> Named:
        plain = choice.plain()
        do = str(plain.pop("do"))
        words = "" if isinstance(choice, Outcome) else self.tell.option(choice, kind)
        return Named(do, {field: self._name(field, value) for field, value in plain.items()}, words, option)

    def _name(self, field: str, value: int) -> Thing:
        """What a thing is called: the end of its key (`camp`), or of a card its English name; else its number."""
        key = self.game.name_of(self.match.table, field, value) if value >= 0 else None
        if key is None: return value
        head, _, tail = key.partition("-")
        if tail and head == "card": return self.english.line(key, {})
        return tail if tail and head not in self.game.seats else key

    def _names(self, field: str, value: int) -> set[str]:
        """All that it answers to, in small letters: its name, the key of it, and as people call it."""
        key = self.game.name_of(self.match.table, field, value) if value >= 0 else None
        if key is None: return {str(value)}
        found = {str(self._name(field, value)), key, key.partition("-")[2], str(value)}
        if self.tell.speech.has(key): found.add(self.tell.speech.line(key, {}))
        return {name.casefold() for name in found if name}

    def _fits(self, one: Named, things: Mapping[str, Thing]) -> bool:
        plain = self._choice(one).plain()
        for field, thing in things.items():
            if field not in one.things: return False
            exact = isinstance(thing, int)
            if exact and plain[field] != thing: return False
            if not exact and str(thing).casefold() not in self._names(field, plain[field]): return False
        return True

    def _choice(self, one: Named) -> Choice:
        choice: Choice = self.match.table.stack[-1].choice(self.match.table, one.option)  # type: ignore[attr-defined]
        return choice


def _call(name: str | Named, things: Mapping[str, Thing]) -> str:
    if isinstance(name, Named): return str(name)
    return f"{name}({', '.join(f'{field}={thing!r}' for field, thing in things.items())})"


def _list(texts: list[str]) -> str:
    return ", ".join(texts[:MANY]) + (f" and {len(texts) - MANY} more" if len(texts) > MANY else "")
