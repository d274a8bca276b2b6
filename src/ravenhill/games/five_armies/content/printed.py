"""What is printed in the box: the files of a content pack, one type for each, and one record for each piece.

A pack writes names where the state has small numbers (`terms.py`); a record has the number.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct, field

from ravenhill.core.errors import RavenhillError
from ravenhill.games.five_armies.cards.effect_words import NAMES
from ravenhill.games.five_armies.terms import (
    CARD_TYPES,
    CHARACTERS,
    DECKS,
    FACES,
    FATE_TYPES,
    FREE,
    FREE_UNITS,
    GROUPS,
    KINS,
    MOMENTS,
    SHADOW,
    SIDES,
    SPECIAL_UNITS,
    TERRAINS,
    TERRITORIES,
    UNITS,
)


class ContentError(RavenhillError):
    """A content pack that cannot be played. `faults` has one line per fault: file, entry, what is wrong."""

    def __init__(self, faults: tuple[str, ...] | str) -> None:
        self.faults = (faults,) if isinstance(faults, str) else faults
        more = len(self.faults) - 1
        super().__init__(self.faults[0] + (f" (and {more} more)" if more else ""))


class Named(int):
    """The number of a name in a list of names; -1 where a pack need not say it and does not."""

    names: ClassVar[tuple[str, ...]] = ()

    @property
    def word(self) -> str:
        return self.names[self]


class Side(Named): names = SIDES
class Terrain(Named): names = TERRAINS
class Territory(Named): names = TERRITORIES
class Kin(Named): names = KINS
class Group(Named): names = GROUPS
class Face(Named): names = FACES
class CardType(Named): names = CARD_TYPES
class Deck(Named): names = DECKS
class UnitName(Named): names = UNITS
class SpecialUnitName(Named): names = SPECIAL_UNITS
class CharacterName(Named): names = CHARACTERS
class FateType(Named): names = FATE_TYPES
class Where(Named): names = NAMES["where"]


class Names(tuple[str, ...]):
    """Several texts, each of them once."""


Text = Annotated[str, Meta(min_length=1)]
Count = Annotated[int, Meta(ge=0)]
Some = Annotated[int, Meta(ge=1)]
Point = tuple[int, int]
Line = tuple[Point, ...]
Sentence = dict[str, Any]           # in effect words, which `effect_words.py` checks


class Record(Struct, frozen=True, kw_only=True):
    """An object of a file. `noun` and the field `called` name it where something is wrong with it."""

    noun: ClassVar[str] = ""
    called: ClassVar[str] = "id"


class Told(Record, frozen=True, kw_only=True):
    """It says where it comes from: the rulebook but for the parts in `ours`, or the project but for `known`."""

    origin: Literal["rulebook", "project"]
    ours: Names = Names()
    known: Names = Names()


class Thing(Told, frozen=True, kw_only=True):
    id: Text
    name: Text


class Region(Thing, frozen=True, kw_only=True):
    """B-BRD-01, 02, 08, 10, 11  A region of the map; its borders are lists of ids."""

    noun = "region"
    terrain: Terrain
    territory: Territory
    settlement: bool = False
    victory_points: Count = 0
    protection: Count = 0
    mustering: bool = False
    south_edge: bool = False
    x: Count
    y: Count
    polygon: Line = ()
    plain: Names = Names()
    ford: Names = Names()
    river: Names = Names()


class Box(Thing, frozen=True, kw_only=True):
    """B-BRD-12, 13  A box inside the mountain."""

    noun = "box"
    x: Count
    y: Count


class Pass(Box, frozen=True, kw_only=True):
    """B-BRD-12  A Mountain Pass: where Goblins come from, and the region it opens on."""

    noun = "pass"
    came_from: Text = field(name="from")
    opens_on: Text


class Unit(Thing, frozen=True, kw_only=True):
    """B-ARM-04  A type of Army unit with the numbers of its Unit card."""

    noun = "unit"
    side: Side
    kin: Kin
    group: Group = Group(-1)
    figures: Some
    strength: Some
    favored_attacking: tuple[Terrain, ...]
    favored_defending: tuple[Terrain, ...]


class SpecialUnit(Thing, frozen=True, kw_only=True):
    """B-FIG-03  Eagles and Great Bats."""

    noun = "special unit"
    side: Side
    figures: Some


class Character(Thing, frozen=True, kw_only=True):
    """B-CHR-01  A character. Ratings that are not printed are 0, a missing Fate step is -1."""

    noun = "character"
    side: Side
    general: bool = False
    at_start: bool = False
    movement: Count = 0
    leadership: Count = 0
    fate_step: Some = -1
    enters_with: Face = Face(-1)
    enters_at: Where = Where(-1)
    rules: tuple[Sentence, ...] = ()
    # what only one of them needs
    rings: Count = 0
    wrath: Count = 0
    most_wrath: Count = 0
    dice: Count = 0
    target_number: Count = 0
    bodyguards: Count = 0
    most_bodyguards: Count = 0


class Tile(Told, frozen=True, kw_only=True):
    """B-CMP-10  A Fate tile."""

    noun = "tile"
    id: Text
    value: Count
    fate_icon: bool = False


class SpecialTile(Tile, frozen=True, kw_only=True):
    """B-CMP-10  A tile of one side, and the card that brings it in."""

    side: Side
    enters_by: Text


class TokenFace(Record, frozen=True, kw_only=True):
    """B-REC-13  A front of the Recruitment tokens of a group, and how many tokens have it."""

    noun = "face"
    units: tuple[UnitName, ...]
    count: Some


class TokenGroup(Told, frozen=True, kw_only=True):
    """B-CMP-11  The Recruitment tokens of a group."""

    noun = "group"
    total: Count
    faces: tuple[TokenFace, ...]


class ActionDie(Told, frozen=True, kw_only=True):
    """B-CMP-02, B-DIC-01, 02  The Action Dice of a side."""

    noun = "dice of"
    called = "side"
    side: Side
    dice: Some
    at_start: Some
    faces: tuple[Face, ...]


class SetUpArea(Told, frozen=True, kw_only=True):
    """B-SET-11 to 26  What starts in one place: units and tokens counted, and characters."""

    noun = "area"
    called = "rule"
    rule: Text
    side: Side
    place: Text
    units: dict[UnitName, Some] = {}
    tokens: dict[Group, Some] = {}
    characters: tuple[CharacterName, ...] = ()


class Card(Thing, frozen=True, kw_only=True):
    """B-CMP-07  A card: its facts, and its sentences in effect words.

    `order` has the sentences played with a die (on a Fate card: when drawn), `combat` the one played in a combat round.
    """

    noun = "card"
    deck: Deck                      # of its file
    said_side: Side = field(name="side", default=Side(-1))
    type: CardType = CardType(-1)
    fate_type: FateType = FateType(-1)
    unit: UnitName = UnitName(-1)
    character: CharacterName = CharacterName(-1)
    special_unit: SpecialUnitName = SpecialUnitName(-1)
    on_table: bool = False
    requires: tuple[Sentence, ...] = ()
    order: tuple[Sentence, ...] = ()
    combat: Sentence = {}

    @property
    def subject(self) -> str:
        """The id of the unit or character whose card it is, or of the one a Fate card belongs to."""
        said: tuple[Named, ...] = (self.unit, self.character, self.special_unit, self.fate_type)
        return next((it.word for it in said if it >= 0), "")

    @property
    def side(self) -> int:
        """Who has it; -1: either side."""
        if self.said_side >= 0: return self.said_side
        if self.deck < len(SIDE_OF_DECK): return SIDE_OF_DECK[self.deck]
        if self.unit >= 0: return FREE if self.unit < FREE_UNITS else SHADOW
        return SHADOW if self.subject in ("bolg", "great_bat") else FREE

    @property
    def moment(self) -> int:
        return MOMENTS.index(self.combat["at"]) if self.combat else -1

    @property
    def combat_name(self) -> str:
        return str(self.combat.get("name", ""))


SIDE_OF_DECK = (-1, FREE, SHADOW, FREE)


# The files


class Header(Record, frozen=True, kw_only=True):
    game: Text
    format: Count
    id: Text
    name: Text
    version: Some


class Board(Record, frozen=True, kw_only=True):
    canvas: Point
    regions: tuple[Region, ...]
    goblin_mustering_points: tuple[Box, ...]
    mountain_passes: tuple[Pass, ...]
    eyrie: Box
    impassable_polygon: Line = ()
    river_line: Line = ()


class Ranges(Told, frozen=True, kw_only=True):
    """B-RNG-02, 03  For each side of the ruler: the regions in range of each region, black borders respected."""

    archer: dict[str, Names]
    gandalf: dict[str, Names]
    archer_distance: Count = 0
    gandalf_distance: Count = 0


class Units(Record, frozen=True, kw_only=True):
    units: tuple[Unit, ...]
    special_units: tuple[SpecialUnit, ...]


class Characters(Record, frozen=True, kw_only=True):
    characters: tuple[Character, ...]


class Fate(Record, frozen=True, kw_only=True):
    """B-BRD-14, B-SET-07  The last step of the Fate Track, and the tiles."""

    last_step: Some
    tiles: tuple[Tile, ...]
    special_tiles: tuple[SpecialTile, ...]


class Tokens(Record, frozen=True, kw_only=True):
    recruitment: dict[Group, TokenGroup]
    others: dict[str, Count]


class CombatDice(Record, frozen=True, kw_only=True):
    white: Count
    black: Count


class Dice(Record, frozen=True, kw_only=True):
    dice: tuple[ActionDie, ...]
    combat_dice: CombatDice


class SetUp(Record, frozen=True, kw_only=True):
    areas: tuple[SetUpArea, ...]


class Cards(Record, frozen=True, kw_only=True):
    deck: Deck
    cards: tuple[Card, ...]
