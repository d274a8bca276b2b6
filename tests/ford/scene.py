"""A table set in a few lines of the position notation, and answers said with names."""
from __future__ import annotations

from ravenhill.core.choices import Choice, Declared, Pass, Take
from ravenhill.core.frames import DICE
from ravenhill.core.match import Match
from ravenhill.core.words import Word
from ravenhill.games.ford import GAME, WARRIORS
from ravenhill.games.ford.choices import Fight, Point
from ravenhill.games.ford.state import Ford

WEST, EAST = 0, 1
HOLD, CHARGE, FLANK = 0, 1, 2
HAND, TABLE, CHAIN, DISCARD, BAG = (1, 2), (3, 4), 5, 6, 0


class Scene:
    """A match at a position. Whoever reads a test reads: who does what, and what is then so."""

    def __init__(self, position: str = "") -> None:
        """The position; what it does not say is: round 1, the west acts first, dawn."""
        head = {"game": "ford", "active": "west", "begins": "dawn"}
        said = {line.split("=")[0].strip() for line in position.splitlines()}
        lines = [f'{key} = "{value}"' for key, value in head.items() if key not in said]
        self.match = Match(GAME, table=GAME.position("\n".join([*lines, position])))

    @property
    def g(self) -> Ford:
        assert isinstance(self.match.table, Ford)
        return self.match.table

    def cards(self, pile: int) -> list[str]:
        return sorted(self.id(card) for card in self.g.piles[pile])

    def id(self, card: int) -> str:
        return GAME.library.cards[self.g.kind[card]].id

    def asked(self) -> str:
        """The kind of question on the table, or nothing if it is over."""
        question = self.g.question()
        return "" if question is None else type(question).__name__

    def choices(self) -> list[Choice]:
        return GAME.choices(self.g)

    def offered(self, side: int) -> list[str]:
        """What this side may play now, by the ids of the cards."""
        assert self.match.question(side) is not None, "this side is not asked"
        return sorted(self.id(it.card) for it in self.choices() if isinstance(it, Declared))

    def why_not(self, side: int, card: str) -> list[Word | None]:
        return GAME.explain(self.g, side, self.held(side, card))

    def held(self, side: int, card: str) -> int:
        return next(it for it in self.g.piles[HAND[side]] if self.id(it) == card)

    # Answers

    def play(self, side: int, card: str, *picks: str) -> Scene:
        """Play a card; each pick is a group of warriors or a card of the hand."""
        it = next(it for it in self.choices() if isinstance(it, Declared) and self.id(it.card) == card)
        self.match.answer(side, it)
        for pick in picks:
            self.match.answer(side, group(pick) if pick in WARRIORS else Take(self.held(side, pick)))
        return self

    def passes(self, *sides: int) -> Scene:
        for side in sides: self.match.answer(side, Pass())
        return self

    def stances(self, west: int, east: int) -> Scene:
        self.match.answer(WEST, Fight(west))
        self.match.answer(EAST, Fight(east))
        return self

    def roll(self, *faces: int) -> Scene:
        for face in faces: self.match.answer(DICE, face - 1)
        return self

    def loses(self, side: int, *groups: str) -> Scene:
        for it in groups: self.match.answer(side, group(it))
        return self

    def draws(self, card: str) -> Scene:
        """The dice give this card of the bag."""
        assert self.asked() == "DrawCards"
        bag = [self.id(it) for it in self.g.piles[BAG]]
        self.match.answer(DICE, 0 if self.g.tops[BAG] else bag.index(card))
        return self

    def to_the_battle(self) -> Scene:
        """Nobody plays anything at dawn."""
        return self.passes(WEST, EAST) if self.g.active == WEST else self.passes(EAST, WEST)


def group(name: str) -> Point:
    return Point(WARRIORS.index(name))


def fight(position: str, west: int, east: int) -> Scene:
    """A battle up to its dice."""
    scene = Scene(f'begins = "battle"\n{position}').stances(west, east)
    return scene.passes(WEST, EAST)
