"""One content pack, read and found sound: the records of what is printed, and the numbers of places and cards.

A *place* can hold an Army: regions come first (numbers 0 to regions - 1), then the two Goblin Mustering
Points, then their Mountain Passes in the same order. Cards are numbered deck after deck.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ravenhill.games.five_armies.content.card_checks import CARD_FILES, check_cards
from ravenhill.games.five_armies.content.checks import (
    check_board,
    check_characters,
    check_dice,
    check_fate,
    check_ranges,
    check_set_up,
    check_tokens,
    check_units,
)
from ravenhill.games.five_armies.content.files import Files
from ravenhill.games.five_armies.content.printed import (
    Board,
    Cards,
    Characters,
    ContentError,
    Dice,
    Fate,
    Header,
    Ranges,
    SetUp,
    Tokens,
    Units,
)
from ravenhill.games.five_armies.terms import CHARACTERS, SPECIAL_UNITS, UNITS

DEFAULT_PACK: Final = Path(__file__).parent / "data"


class Content:
    """Nothing in it ever changes. What the rules ask of it at every step is in tables (`facts.py`)."""

    def __init__(self, directory: Path) -> None:
        files = Files(directory)
        header = files.read("pack.json", Header)
        if (header.game, header.format) != ("five_armies", 1):
            files.fault("pack.json", "", "must be of game 'five_armies', format 1")
        board = files.read("board.json", Board)
        check_board(files, board)
        self.ranges = files.read("ranges.json", Ranges)
        check_ranges(files, self.ranges, board)
        units = files.read("units.json", Units)
        check_units(files, units)
        fate = files.read("fate.json", Fate)
        check_fate(files, fate)
        people = files.read("characters.json", Characters)
        check_characters(files, people, fate)
        tokens = files.read("tokens.json", Tokens)
        check_tokens(files, tokens)
        dice = files.read("dice.json", Dice)
        check_dice(files, dice)
        decks = [files.read(file, Cards) for file in CARD_FILES]
        check_cards(files, decks, fate)
        set_up = files.read("setup.json", SetUp)
        check_set_up(files, set_up, board, units, people)
        if files.faults:
            raise ContentError(tuple(files.faults))

        self.id, self.version = header.id, header.version
        self.canvas, self.regions, self.eyrie = board.canvas, board.regions, board.eyrie
        self.impassable_polygon = board.impassable_polygon
        self.points = board.goblin_mustering_points
        from_point = {it.came_from: it for it in board.mountain_passes}
        self.passes = tuple(from_point[it.id] for it in self.points)
        self.units = tuple(sorted(units.units, key=lambda it: UNITS.index(it.id)))
        self.special_units = tuple(sorted(units.special_units, key=lambda it: SPECIAL_UNITS.index(it.id)))
        self.characters = tuple(sorted(people.characters, key=lambda it: CHARACTERS.index(it.id)))
        self.last_step = fate.last_step
        self.tiles, self.standard_tiles, self.special_tiles = (
            (*fate.tiles, *fate.special_tiles), fate.tiles, fate.special_tiles)
        self.tokens, self.others = tokens.recruitment, tokens.others
        self.dice = tuple(sorted(dice.dice, key=lambda it: it.side))
        self.set_up = set_up.areas
        self.cards = tuple(card for deck in decks for card in deck.cards)
        self.card = {it.id: n for n, it in enumerate(self.cards)}
        self.boxes = (*self.points, *self.passes)
        self.place_ids = (*(it.id for it in self.regions), *(it.id for it in self.boxes))
        self.place = {id: n for n, id in enumerate(self.place_ids)}

    def name_of(self, place: int) -> str:
        """The English name of a place; other languages are the business of `locale/`."""
        return (*self.regions, *self.boxes)[place].name


def load(directory: Path) -> Content:
    """The pack in a directory; ContentError names every fault of a bad one."""
    return Content(directory)


@cache
def default() -> Content:
    """The project's own pack, read once."""
    return Content(DEFAULT_PACK)


__all__ = ["DEFAULT_PACK", "Content", "ContentError", "default", "load"]
