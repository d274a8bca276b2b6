"""What a seat must not be able to tell: three ways of looking for leaks, each a list of what was found.

1. **Other worlds.** A table is changed in ways this seat cannot know of: two cards it does not know exchange what
   they are, the other seat's secret choice was another one, the other seat's dialog was not begun or has gone one
   choice further. View, question, legal list and log lines must stay equal, now and after the next answer (unless
   that answer showed one of the cards).
2. **Imagined tables.** A table imagined from a view must give the same view, or the view says more than it holds.
3. **Numbers.** A card's number tells what it is to whoever has read the deck list, and the first two tests cannot
   see a leaked number, since the number of a card is the same in both worlds. Whether a small number in a view is
   a card's cannot be told by looking at it, so these games are played with cards whose numbers begin at 1000:
   whatever number of an unknown card then stands anywhere in a view, a log line or an option is a leak.
"""
from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from ravenhill.core.cards import CardTable
from ravenhill.core.chain import ChainTable
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import IllegalAnswer
from ravenhill.core.frames import DICE, EVERYBODY, NOT_YET, SEATS, Draft, Secret, Table
from ravenhill.core.game import Game
from ravenhill.core.log import Line, Said
from ravenhill.core.plain import write
from tests.contract.playing import EYES, LONG, Moment, answer, asked, walk

FIRST = {"five_armies": 6000}           # the first card's number where places packed in a log line reach a thousand
USUALLY = 1000
TOLD = Line("told", "card")
PAIRS = 3                               # of exchanged cards for each seat and moment


def read_line(said: Said, seat: int) -> Any:
    return said.seen_by(seat, EVERYBODY)


@dataclass(frozen=True)
class Eyes:
    """How a game is looked at. The tests take the game's own way; a mutant takes one that shows too much."""
    game: Game
    view: Callable[[Any, int], Any]
    line: Callable[[Said, int], Any] = read_line

    def sees(self, table: Table, seat: int) -> Any:
        """Its view, what it is asked and offered, and why its own cards can or cannot be used."""
        return self.view(table, seat), asked(table, seat), why_not(self.game, table, seat)

    def reads(self, table: Table, seat: int) -> Any:
        return [self.line(said, seat) for said in table.log or []]


def eyes_of(game: Game) -> Eyes:
    return Eyes(game, game.view)


def why_not(game: Game, table: Table, seat: int) -> list[Any]:
    if not isinstance(table, ChainTable) or table.ended or seat < 0:
        return []
    cards = [card for card in table.at_hand(seat) if table.is_known(card, seat)]
    return [(card, [type(word).__name__ for word in game.explain(table, seat, card)]) for card in cards]


# The first test

@dataclass(frozen=True)
class World:
    """A table that differs from another only in what one seat cannot know, and the cards that are something else."""
    what: str
    table: Table
    cards: tuple[int, ...] = ()


def worlds(table: Table, seat: int, seed: int) -> Iterator[World]:
    if isinstance(table, CardTable):
        yield from exchanged_cards(table, seat, FastDice(seed))
    yield from other_secrets(table, seat)
    yield from other_drafts(table, seat)


def exchanged_cards(table: CardTable, seat: int, dice: FastDice) -> Iterator[World]:
    """What two unknown cards are is exchanged. A card in a hidden dialog is left alone: there it must stay legal."""
    held = set(numbers([write(frame) for frame in table.stack if frame.seen_by(table, seat) is not frame]))
    unknown = [c for pile in table.piles for c in pile if not table.is_known(c, seat) and c not in held]
    pairs = [
        (one, other) for i, one in enumerate(unknown) for other in unknown[:i]
        if table.kind[one] != table.kind[other] and alike(table, one, other)
    ]
    for _ in range(min(PAIRS, len(pairs))):
        one, other = pairs.pop(dice.pick(len(pairs)))
        twin = fresh(table)
        twin.exchange(one, other)
        yield World(f"cards {one} and {other} exchanged", twin, (one, other))


def alike(table: CardTable, one: int, other: int) -> bool:
    return table.back(one, table.kind[one]) == table.back(other, table.kind[other])


def other_secrets(table: Table, seat: int) -> Iterator[World]:
    """The other seat chose something else, or has not chosen yet; to a spectator, both are others."""
    top = table.stack[-1] if table.stack else None
    if isinstance(top, Secret):
        for side in range(SEATS):
            if side != seat:
                for pick in {NOT_YET, *top.choices(table, side)} - {top.picks[side]}:
                    if pick == NOT_YET or top.picks[1 - side] == NOT_YET:
                        twin = fresh(table)
                        secret = twin.stack[-1]
                        assert isinstance(secret, Secret)
                        secret.picks[side] = pick
                        secret.side = 0 if secret.picks[0] == NOT_YET else 1
                        yield World(f"{side} chose {pick}", twin)


def other_drafts(table: Table, seat: int) -> Iterator[World]:
    """The other seat has not begun its dialog, or has gone one choice further."""
    for depth, frame in enumerate(table.stack):
        if isinstance(frame, Draft) and frame.side != seat:
            twin = fresh(table)
            twin.stack = [*twin.stack[:depth], frame.blank(twin)]
            twin.question()
            yield World(f"{type(frame).__name__} not begun", twin)
            for option in table.offered if table.to_answer() == [frame.side] else ():
                twin = fresh(table)
                draft = twin.stack[depth]
                answer(twin, frame.side, option)
                if len(twin.stack) > depth and twin.stack[depth] is draft:
                    yield World(f"{type(frame).__name__} one choice further", twin)
            return


def fresh(table: Any) -> Any:
    """A copy with a log of its own, whose question is made anew."""
    twin = table.copy()
    twin.ready = False
    twin.log = []
    return twin


def told_apart(eyes: Eyes, moment: Moment, seat: int) -> list[str]:
    """The other worlds that this seat could tell from its own, now or after the next answer."""
    found: list[str] = []
    here = eyes.sees(moment.table, seat)
    for world in worlds(moment.table, seat, len(moment.before)):
        if eyes.sees(world.table, seat) != here:
            found.append(f"seat {seat} sees that {world.what}")
        elif world.cards and moment.next is not None and not same_afterwards(eyes, moment, world, seat):
            found.append(f"seat {seat} learns that {world.what}")
    return found


def same_afterwards(eyes: Eyes, moment: Moment, world: World, seat: int) -> bool:
    """After the same answer in both worlds this seat still sees and reads the same, unless it was shown the cards."""
    assert moment.next is not None
    one, other = fresh(moment.table), fresh(world.table)
    answer(one, *moment.next)
    try:
        answer(other, *moment.next)
    except IllegalAnswer:                # another seat's answer may depend on what only that seat knows
        return moment.next[0] not in (seat, DICE)
    if any(table.is_known(card, seat) for table in (one, other) for card in world.cards):
        return True
    return bool(eyes.sees(one, seat) == eyes.sees(other, seat) and eyes.reads(one, seat) == eyes.reads(other, seat))


# The second test

def imagined_otherwise(eyes: Eyes, moment: Moment, seat: int) -> list[str]:
    """Whether an imagined table looks different, before or after its question is asked."""
    view = eyes.view(moment.table, seat)
    table = eyes.game.imagine(view, FastDice(len(moment.before)))
    if eyes.view(table, seat) != view:
        return [f"seat {seat} imagines another view"]
    table.question()
    return [] if eyes.view(table, seat) == view else [f"seat {seat} imagines another question"]


# The third test

def shifted(game: Any) -> Any:
    """The same game with cards numbered from far on; its `new(options)` must lay them on its `blank(options)`."""
    twin = copy.copy(game)
    first = FIRST.get(game.name, USUALLY)

    def blank(options: Any) -> Any:
        table = game.blank(options)
        for _ in range(first):
            table.add(0, 0)
        table.written(0).clear()
        return table

    twin.blank = blank
    table = twin.new()
    assert min(card for pile in table.piles for card in pile) >= first, "lay the cards on self.blank(options)"
    return twin


def numbers(value: Any) -> Iterator[int]:
    """Every number in plain data."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, dict):
        yield from numbers(list(value.values()))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from numbers(item)


def leaked_numbers(eyes: Eyes, seed: int) -> Iterator[str]:
    """The unknown cards of a shifted game whose numbers a seat is given, in its view, options or log lines."""
    read = 0
    for n, table in enumerate(walk(eyes.game, seed)):
        assert isinstance(table, CardTable) and table.log is not None
        if n % LONG.get(eyes.game.name, 1):
            continue
        for seat in EYES:
            question = asked(table, seat)
            unknown = {card for pile in table.piles for card in pile if not table.is_known(card, seat)}
            given = {
                "view": eyes.view(table, seat), "options": None if question is None else question[2],
                "log": [eyes.line(said, seat) for said in table.log[read:] + lines_of_all_cards(table)],
            }
            for place, data in given.items():
                for card in sorted(unknown.intersection(numbers(data))):
                    yield f"seat {seat} is given card {card} in its {place}"
        read = len(table.log)


def lines_of_all_cards(table: CardTable) -> list[Said]:
    """What the log would say of each card if a rule told of it now."""
    twin = fresh(table)
    for pile in table.piles:
        for card in pile:
            twin.tell(TOLD, card)
    said: list[Said] = twin.log
    return said
