"""The content of the game as the rules use it: records of what is printed, and flat tables of small numbers.

A *place* can hold an Army: regions come first (numbers 0 to regions - 1), then the two Goblin Mustering
Points, then their Mountain Passes in the same order. The tables `is_adjacent`, `is_ford`, `is_slope`,
`is_uphill` and `is_in_range` are flat, by pair of places: ask `table[origin * places + target]`. Favored
terrain is flat as well: `favored_attacking[unit * 5 + terrain]`. Units, characters, terrains and so on have
the fixed numbers of `terms.py`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ravenhill.games.five_armies.content.card_lists import read_cards
from ravenhill.games.five_armies.content.pack import Pack
from ravenhill.games.five_armies.content.printed import (
    ActionDie,
    Box,
    Card,
    Character,
    ContentError,
    Region,
    SetUpArea,
    SpecialUnit,
    Tile,
    TokenFace,
    Unit,
)
from ravenhill.games.five_armies.content.reading import (
    read_boxes,
    read_characters,
    read_dice,
    read_fate,
    read_ranges,
    read_regions,
    read_set_up,
    read_tokens,
    read_units,
)
from ravenhill.games.five_armies.terms import (
    DECKS,
    GROUPS,
    MOUNTAINS,
    SETTLEMENTS,
    TERRAINS,
    TERRITORIES,
    UNITS,
)

DEFAULT_PACK: Final = Path(__file__).parent / "data"
NOWHERE: Final = -1
BOARD_KEYS: Final = (
    "canvas",
    "regions",
    "goblin_mustering_points",
    "mountain_passes",
    "eyrie",
    "impassable_polygon",
    "river_line",
)


class Content:
    """One content pack, read and found sound. Nothing in it ever changes."""

    # the pack
    id: str
    version: int
    # what is printed
    regions: tuple[Region, ...]
    goblin_boxes: tuple[Box, ...]
    eyrie: Box
    impassable_polygon: tuple[tuple[int, int], ...]
    river_line: tuple[tuple[int, int], ...]
    canvas: tuple[int, int]
    _ranges: list[dict[str, tuple[str, ...]]]
    units: tuple[Unit, ...]
    special_units: tuple[SpecialUnit, ...]
    characters: tuple[Character, ...]
    tiles: tuple[Tile, ...]
    token_faces: tuple[TokenFace, ...]
    action_dice: tuple[ActionDie, ...]
    cards: tuple[Card, ...]
    set_up: tuple[SetUpArea, ...]
    tokens: dict[str, int]
    # places
    places: int
    place_ids: tuple[str, ...]
    place: dict[str, int]
    adjacent: tuple[tuple[int, ...], ...]
    adjacent_without_ford: tuple[tuple[int, ...], ...]
    is_adjacent: tuple[bool, ...]
    is_ford: tuple[bool, ...]
    is_slope: tuple[bool, ...]
    is_uphill: tuple[bool, ...]
    terrain: tuple[int, ...]
    territory: tuple[int, ...]
    is_settlement: tuple[bool, ...]
    is_mustering: tuple[bool, ...]
    is_unlimited: tuple[bool, ...]
    victory_points: tuple[int, ...]
    protection: tuple[int, ...]
    settlements: tuple[int, ...]
    settlements_of: tuple[tuple[int, ...], ...]
    regions_of: tuple[tuple[int, ...], ...]
    mustering_regions: tuple[int, ...]
    south_edge: tuple[int, ...]
    front_gate: int
    ruins_of_dale: int
    goblin_mustering_points: tuple[int, ...]
    mountain_passes: tuple[int, ...]
    pass_of: tuple[int, ...]
    opens_on: tuple[int, ...]
    in_range: tuple[tuple[tuple[int, ...], ...], ...]
    is_in_range: tuple[tuple[bool, ...], ...]
    # units, tokens, dice, characters, tiles
    unit_side: tuple[int, ...]
    unit_kin: tuple[int, ...]
    unit_group: tuple[int, ...]
    figures: tuple[int, ...]
    strength: tuple[int, ...]
    special_figures: tuple[int, ...]
    favored_attacking: tuple[bool, ...]
    favored_defending: tuple[bool, ...]
    units_of_group: tuple[tuple[int, ...], ...]
    face_units: tuple[tuple[int, ...], ...]
    face_count: tuple[int, ...]
    faces_of_group: tuple[tuple[int, ...], ...]
    dice_faces: tuple[tuple[int, ...], ...]
    dice_in_box: tuple[int, ...]
    dice_at_start: tuple[int, ...]
    character_side: tuple[int, ...]
    is_general: tuple[bool, ...]
    is_at_start: tuple[bool, ...]
    movement: tuple[int, ...]
    leadership: tuple[int, ...]
    fate_step: tuple[int, ...]
    last_step: int
    tile_value: tuple[int, ...]
    tile_has_icon: tuple[bool, ...]
    standard_tiles: tuple[int, ...]
    special_tile: tuple[int, ...]
    # cards and set-up
    deck: tuple[tuple[int, ...], ...]
    card: dict[str, int]
    card_deck: tuple[int, ...]
    card_type: tuple[int, ...]
    card_moment: tuple[int, ...]
    card_on_table: tuple[bool, ...]
    unit_card: tuple[int, ...]
    set_up_place: tuple[int, ...]

    def __init__(self, directory: Path) -> None:
        pack = Pack(directory)
        header = pack.file("pack.json", ("game", "format", "name", "version"))
        self.id, self.version = header.text("id"), header.number("version", least=1)
        if header.sound and (header.text("game"), header.number("format")) != ("five_armies", 1):
            header.fault("must be of game 'five_armies', format 1")
        self._read(pack)
        if pack.faults:
            raise ContentError(tuple(pack.faults))
        self._number_the_map()
        self._measure_ranges()
        self._count_the_pieces()
        self._number_the_cards()

    def _read(self, pack: Pack) -> None:
        board = pack.file("board.json", BOARD_KEYS)
        self.canvas = board.point("canvas")
        regions = read_regions(board)
        points, passes, self.eyrie = read_boxes(board, regions)
        self.impassable_polygon, self.river_line = (
            board.points("impassable_polygon"),
            board.points("river_line"),
        )
        ranges = read_ranges(pack, regions)
        units, special = read_units(pack)
        self.last_step, tiles = read_fate(pack)
        characters = read_characters(pack, self.last_step, tiles)
        faces, self.tokens = read_tokens(pack)
        dice = read_dice(pack)
        cards = read_cards(pack, tiles)
        self.regions, self.goblin_boxes = tuple(regions), (*points, *passes)
        self.place_ids = (*(it.id for it in regions), *(it.id for it in self.goblin_boxes))
        self.place = {name: number for number, name in enumerate(self.place_ids)}
        self.places = len(self.place_ids)
        self.set_up = tuple(read_set_up(pack, list(self.place_ids), units, characters))
        self.units, self.special_units, self.characters = tuple(units), tuple(special), tuple(characters)
        self.tiles, self.token_faces, self.action_dice = tuple(tiles), tuple(faces), tuple(dice)
        self.cards, self._ranges = tuple(cards), ranges

    def _number_the_map(self) -> None:
        """B-BRD-03 to 13  Borders and boxes as tables."""
        regions, boxes, places = self.regions, self.goblin_boxes, self.places
        none = (NOWHERE,) * len(boxes)
        no, zero = (False,) * len(boxes), (0,) * len(boxes)
        self.terrain = tuple(it.terrain for it in regions) + none
        self.territory = tuple(it.territory for it in regions) + none
        self.is_settlement = tuple(it.settlement for it in regions) + no
        self.is_mustering = tuple(it.mustering for it in regions) + no
        self.victory_points = tuple(it.victory_points for it in regions) + zero
        self.protection = tuple(it.protection for it in regions) + zero
        self.settlements = tuple(self.place[it] for it in SETTLEMENTS)
        self.settlements_of = tuple(
            tuple(it for it in self.settlements if self.territory[it] == territory)
            for territory in range(len(TERRITORIES))
        )
        self.regions_of = tuple(
            tuple(n for n, it in enumerate(regions) if it.territory == territory)
            for territory in range(len(TERRITORIES))
        )
        self.mustering_regions = tuple(n for n, it in enumerate(regions) if it.mustering)
        self.south_edge = tuple(n for n, it in enumerate(regions) if it.south_edge)
        self.front_gate, self.ruins_of_dale = self.place["front_gate"], self.place["ruins_of_dale"]
        first = len(regions)
        self.goblin_mustering_points = (first, first + 1)
        self.mountain_passes = (first + 2, first + 3)
        self.is_unlimited = (*self.is_mustering[:first], True, True, False, False)
        self.pass_of = (NOWHERE,) * first + (first + 2, first + 3, NOWHERE, NOWHERE)
        self.opens_on = (NOWHERE,) * (first + 2) + tuple(self.place[it.opens_on] for it in boxes[2:])
        plain = [sorted(self.place[other] for other in it.plain) for it in regions]
        fords = [sorted(self.place[other] for other in it.ford) for it in regions]
        empty: tuple[tuple[int, ...], ...] = ((),) * len(boxes)
        self.adjacent_without_ford = tuple(tuple(it) for it in plain) + empty
        self.adjacent = tuple(tuple(sorted(a + b)) for a, b in zip(plain, fords, strict=True)) + empty
        adjacent, ford = [False] * places**2, [False] * places**2
        slope, uphill = [False] * places**2, [False] * places**2
        for here in range(first):
            for there in self.adjacent[here]:
                pair = here * places + there
                high, higher = self.terrain[here] == MOUNTAINS, self.terrain[there] == MOUNTAINS
                adjacent[pair], ford[pair] = True, there in fords[here]
                slope[pair], uphill[pair] = high != higher, higher and not high
        self.is_adjacent, self.is_ford = tuple(adjacent), tuple(ford)
        self.is_slope, self.is_uphill = tuple(slope), tuple(uphill)

    def _measure_ranges(self) -> None:
        """B-RNG-02, B-AMB-21, 45  A region is in range of itself, a box of nothing."""
        lists: list[tuple[tuple[int, ...], ...]] = []
        tables: list[tuple[bool, ...]] = []
        for table in self._ranges:
            within: list[tuple[int, ...]] = []
            flat = [False] * self.places**2
            for here, region in enumerate(self.regions):
                reached = sorted({here} | {self.place[other] for other in table[region.id]})
                within.append(tuple(reached))
                for there in reached:
                    flat[here * self.places + there] = True
            lists.append((*within, *((),) * len(self.goblin_boxes)))
            tables.append(tuple(flat))
        self.in_range, self.is_in_range = tuple(lists), tuple(tables)

    def _count_the_pieces(self) -> None:
        """B-CMP-02 to 11  Units, tokens, dice, characters and tiles as tables."""
        units, faces, characters = self.units, self.token_faces, self.characters
        self.unit_side, self.unit_kin = tuple(it.side for it in units), tuple(it.kin for it in units)
        self.unit_group = tuple(it.group for it in units)
        self.figures, self.strength = tuple(it.figures for it in units), tuple(it.strength for it in units)
        self.special_figures = tuple(it.figures for it in self.special_units)
        terrains = range(len(TERRAINS))
        self.favored_attacking = tuple(
            terrain in it.favored_attacking for it in units for terrain in terrains
        )
        self.favored_defending = tuple(
            terrain in it.favored_defending for it in units for terrain in terrains
        )
        groups = range(len(GROUPS))
        self.units_of_group = tuple(
            tuple(n for n, it in enumerate(units) if it.group == group) for group in groups
        )
        self.face_units, self.face_count = tuple(it.units for it in faces), tuple(it.count for it in faces)
        self.faces_of_group = tuple(
            tuple(n for n, it in enumerate(faces) if it.group == group) for group in groups
        )
        self.dice_faces = tuple(it.faces for it in self.action_dice)
        self.dice_in_box = tuple(it.dice for it in self.action_dice)
        self.dice_at_start = tuple(it.at_start for it in self.action_dice)
        self.character_side = tuple(it.side for it in characters)
        self.is_general = tuple(it.general for it in characters)
        self.is_at_start = tuple(it.at_start for it in characters)
        self.movement = tuple(it.movement for it in characters)
        self.leadership = tuple(it.leadership for it in characters)
        self.fate_step = tuple(it.fate_step for it in characters)
        self.tile_value = tuple(it.value for it in self.tiles)
        self.tile_has_icon = tuple(it.fate_icon for it in self.tiles)
        self.standard_tiles = tuple(n for n, it in enumerate(self.tiles) if it.side < 0)
        self.special_tile = tuple(
            next(n for n, it in enumerate(self.tiles) if it.side == side) for side in range(2)
        )

    def _number_the_cards(self) -> None:
        """B-CMP-07 to 09  Cards are numbered deck after deck."""
        self.card = {it.id: number for number, it in enumerate(self.cards)}
        self.deck = tuple(
            tuple(n for n, it in enumerate(self.cards) if it.deck == deck) for deck in range(len(DECKS))
        )
        self.card_deck, self.card_type = (
            tuple(it.deck for it in self.cards),
            tuple(it.type for it in self.cards),
        )
        self.card_moment = tuple(it.moment for it in self.cards)
        self.card_on_table = tuple(it.on_table for it in self.cards)
        subjects = {
            it.subject: number for number, it in enumerate(self.cards) if it.deck == DECKS.index("unit")
        }
        self.unit_card = tuple(subjects[unit] for unit in UNITS)
        self.set_up_place = tuple(self.place[area.place] for area in self.set_up)

    def name_of(self, place: int) -> str:
        """The English name of a place; other languages are the business of `locale/`."""
        regions = len(self.regions)
        return self.regions[place].name if place < regions else self.goblin_boxes[place - regions].name

    def starts_at(self, character: int) -> int:
        """B-SET-09  The place where a character stands at the start, or NOWHERE."""
        for area, place in zip(self.set_up, self.set_up_place, strict=True):
            if character in area.characters:
                return place
        return NOWHERE


def load(directory: Path) -> Content:
    """The pack in a directory; ContentError names every fault of a bad one."""
    return Content(directory)


@cache
def default() -> Content:
    """The project's own pack, read once."""
    return Content(DEFAULT_PACK)


__all__ = ["NOWHERE", "Content", "ContentError", "default", "load"]
