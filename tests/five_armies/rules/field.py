"""A position in a few words, and answers in names: what the tests of the chapters stand on."""
from __future__ import annotations

from functools import cache
from typing import Any

from ravenhill.core.choices import Choice
from ravenhill.core.frames import Chance, Decision, Frame, Procedure, Roll
from ravenhill.games.five_armies import GAME
from ravenhill.games.five_armies.content import pack as content
from ravenhill.games.five_armies.facts import Facts
from ravenhill.games.five_armies.rules.set_up import lay_the_cards
from ravenhill.games.five_armies.state import FACES, HAND, POOL, Battle
from ravenhill.games.five_armies.terms import CHARACTERS, FREE, GROUPS, UNITS

MISS = 1


@cache
def facts() -> Facts:
    return Facts(content.default())


def at(name: str) -> int:
    """The number of a place."""
    return facts().content.place[name]


class End(Procedure[Battle]):
    """What lies below the frame under test."""

    def copy(self) -> End:
        return End()

    def step(self, g: Battle, at: int) -> bool:
        g.finish(FREE, "over")
        return True


def field(*armies: str, control: str = "", **numbers: Any) -> Battle:
    """A table with these Armies: `camp 2 dwarf_regular dain 1 leadership 2 damage 1 elves`; other fields by name."""
    g = Battle(facts())
    lay_the_cards(g)
    for tile in g.facts.standard_tiles:
        g.tiles[tile] = POOL
    for place in control.split():
        g.control[at(place)] = 1
    for name, value in numbers.items():
        setattr(g, name, value)
    for army in armies:
        put(g, army)
    g.then(End())
    return g


def put(g: Battle, army: str) -> None:
    place, *words = army.split()
    here, count = at(place), 1
    for word in words:
        if word.isdigit():
            count = int(word)
            continue
        if word in UNITS:
            unit = UNITS.index(word)
            assert g.muster(unit, here, count) == count
            g.army_enters(g.facts.side_of[unit], here)
        elif word in CHARACTERS:
            g.characters[CHARACTERS.index(word)] = here
        elif word == "leadership":
            g.leadership_tokens[here] += count
        elif word == "damage":
            g.damage[here] += count
        else:
            g.recruits[GROUPS.index(word) * g.facts.places + here] += count
        count = 1


def units(g: Battle, place: str) -> dict[str, int]:
    return {name: g.has(at(place), unit) for unit, name in enumerate(UNITS) if g.has(at(place), unit)}


def dice(g: Battle, side: int, *faces: int) -> None:
    """The unused Action Dice of a side."""
    for face in faces:
        g.action_dice[side * FACES + face] += 1


def hold(g: Battle, side: int, *cards: str) -> None:
    for card in cards:
        g.move(facts().content.card[card], HAND + side)


def begin(g: Battle, frame: Frame[Any]) -> Battle:
    g.then(frame)
    return g


def asked(g: Battle) -> str:
    """The kind of the question being asked."""
    return type(g.question()).__name__


def offers(g: Battle) -> list[Choice]:
    return GAME.choices(g)


def say(g: Battle, *choices: Choice) -> Battle:
    for choice in choices:
        g.answer(GAME.option(g, choice))
    g.question()
    return g


def roll(g: Battle, *faces: int) -> Battle:
    """The next dice show these faces."""
    for face in faces:
        assert isinstance(g.question(), Roll), asked(g)
        g.answer(face - 1)
    g.question()
    return g


def chance(g: Battle, outcome: int) -> Battle:
    assert isinstance(g.question(), Chance), asked(g)
    g.answer(outcome)
    g.question()
    return g


def carelessly(g: Battle, until: str = "") -> Battle:
    """Go on with misses and last options, to this question or to the end."""
    for _ in range(2000):
        question = g.question()
        if question is None or type(question).__name__ == until:
            return g
        g.answer(g.offered[-1] if isinstance(question, Decision) else 0)
    raise AssertionError("it goes on and on")


def is_over(g: Battle) -> bool:
    return g.question() is None
