"""The content pack as compiled rules read it: plain lists of small numbers, shared by every table of a match.

Units, characters, terrains and so on have the fixed numbers of `terms.py`, places and cards those of `content/pack.py`.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ravenhill.core.library import Library
from ravenhill.games.five_armies.content.pack import Content
from ravenhill.games.five_armies.terms import (
    BEORN,
    BILBO,
    BOLG,
    BROKEN_LANDS,
    CHARACTERS,
    EAGLE,
    GREAT_BAT,
    GROUPS,
    MOUNTAINS,
    REFERENCE_CARDS,
    SETTLEMENTS,
    TERRAINS,
    UNIT_CARDS,
    UNITS,
    VALLEY,
)

KINDS: Final = 9                     # types of Army units
TERRAIN_TYPES: Final = len(TERRAINS)
TOKEN_GROUPS: Final = len(GROUPS)
NOWHERE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts:
    """What is printed: it never changes, so copies share it. Ask pairs of places as `origin * places + target`."""
    content: Content
    library: Library | None              # the cards' sentences; None: cards are only drawn and discarded
    places: int
    regions: int                         # the places below this number; boxes of the mountain follow
    adjacent: list[list[int]]
    adjacent_without_ford: list[list[int]]
    onward: list[list[int]]              # where an Army may go from a place, if nothing forbids: passes included
    is_adjacent: list[bool]
    is_ford: list[bool]
    is_uphill: list[bool]
    terrain: list[int]
    territory: list[int]
    is_settlement: list[bool]
    is_mustering: list[bool]
    is_unlimited: list[bool]
    victory_points: list[int]
    protection: list[int]
    settlements: list[int]
    mustering_regions: list[int]
    broken_lands: list[int]
    valley: list[int]
    south_edge: list[int]
    front_gate: int
    ruins_of_dale: int
    goblin_points: list[int]
    mountain_passes: list[int]
    opens_on: list[int]                  # of a Mountain Pass; NOWHERE for other places
    in_range: list[list[list[int]]]
    is_in_range: list[list[bool]]        # the same, of pairs
    side_of: list[int]                   # of a unit
    kin_of: list[int]
    group_of: list[int]                  # of Recruitment tokens, of a unit; Goblins have none
    figures: list[int]
    strength: list[int]
    favored_attacking: list[bool]        # unit * 5 + terrain
    favored_defending: list[bool]
    eagles: int
    bats: int
    units_of_group: list[list[int]]
    face_units: list[list[int]]
    face_count: list[int]
    faces_of_group: list[list[int]]
    side_of_group: list[int]
    dice_faces: list[list[int]]
    dice_in_box: list[int]
    dice_at_start: list[int]
    character_side: list[int]
    enters_with: list[int]               # the result of a die; -1: in play from the start
    reach: list[list[list[int]]]         # by distance, by region: the regions within it, itself left out
    movement: list[int]
    leadership: list[int]
    fate_step: list[int]
    last_step: int
    tile_value: list[int]
    tile_has_icon: list[bool]
    standard_tiles: list[int]
    special_tile: list[int]
    leadership_tokens: list[int]         # in the box, by side
    rings: int
    wrath: int
    most_wrath: int
    beorn_dice: int
    beorn_target: int
    bodyguards: int
    most_bodyguards: int
    card_deck: list[int]
    card_type: list[int]
    card_moment: list[int]
    card_side: list[int]
    card_subject: list[str]
    unit_card: list[int]
    regroup: list[int]                   # by side
    strokes: int                         # Thorin's Mighty Strokes
    vampire: int                         # Vampire-like
    starting_units: list[tuple[int, int, int]]       # unit, place, how many
    starting_tokens: list[tuple[int, int, int]]      # group, place, how many
    starting_characters: list[tuple[int, int]]       # character, place

    def __init__(self, content: Content, library: Library | None = None) -> None:
        self.content = content
        self.library = library
        self.read_the_map(content)
        self.read_the_pieces(content)
        self.read_characters_and_cards(content)
        self.read_the_set_up(content)

    def read_the_map(self, content: Content) -> None:
        """B-BRD-01 to 14  Regions first, then the boxes: no terrain, no borders, nothing to hold."""
        regions, place = content.regions, content.place
        boxes = len(content.boxes)
        self.places = len(content.place_ids)
        self.regions = len(regions)
        self.terrain = [int(it.terrain) for it in regions] + [NOWHERE] * boxes
        self.territory = [int(it.territory) for it in regions] + [NOWHERE] * boxes
        self.is_settlement = [it.settlement for it in regions] + [False] * boxes
        self.is_mustering = [it.mustering for it in regions] + [False] * boxes
        self.victory_points = [it.victory_points for it in regions] + [0] * boxes
        self.protection = [it.protection for it in regions] + [0] * boxes
        self.settlements = [place[id] for id in SETTLEMENTS]
        self.mustering_regions = [n for n, it in enumerate(regions) if it.mustering]
        self.broken_lands = [n for n, it in enumerate(regions) if it.territory == BROKEN_LANDS]
        self.valley = [n for n, it in enumerate(regions) if it.territory == VALLEY]
        self.south_edge = [n for n, it in enumerate(regions) if it.south_edge]
        self.front_gate, self.ruins_of_dale = place["front_gate"], place["ruins_of_dale"]
        self.goblin_points = [place[it.id] for it in content.points]
        self.mountain_passes = [place[it.id] for it in content.passes]
        self.is_unlimited = [it.mustering for it in regions] + [n in self.goblin_points
                                                                for n in range(self.regions, self.places)]
        self.opens_on = [NOWHERE] * self.places
        for it in content.passes: self.opens_on[place[it.id]] = place[it.opens_on]
        self.draw_the_borders(content)
        self.measure_the_ranges(content)
        self.reach = [[self.within(here, distance) for here in range(self.regions)] for distance in range(7)]
        self.onward = [it.copy() for it in self.adjacent]
        for point, mountain_pass in zip(self.goblin_points, self.mountain_passes, strict=True):
            self.onward[point] = [mountain_pass]
            self.onward[mountain_pass] = [self.opens_on[mountain_pass]]

    def draw_the_borders(self, content: Content) -> None:
        """B-BRD-03 to 06  A river parts, a ford joins; uphill is from other terrain into mountains."""
        self.adjacent_without_ford = [[] for _ in range(self.places)]
        self.adjacent = [[] for _ in range(self.places)]
        self.is_adjacent = [False] * self.places**2
        self.is_ford = [False] * self.places**2
        self.is_uphill = [False] * self.places**2
        for here, region in enumerate(content.regions):
            plain = [content.place[id] for id in region.plain]
            fords = [content.place[id] for id in region.ford]
            self.adjacent_without_ford[here] = sorted(plain)
            self.adjacent[here] = sorted(plain + fords)
            for there in self.adjacent[here]:
                pair = here * self.places + there
                self.is_adjacent[pair], self.is_ford[pair] = True, there in fords
                self.is_uphill[pair] = self.terrain[there] == MOUNTAINS and self.terrain[here] != MOUNTAINS

    def measure_the_ranges(self, content: Content) -> None:
        """B-RNG-02, B-AMB-21, 45  By side of the ruler and place. A region is in range of itself, a box of nothing."""
        self.in_range = []
        for table in (content.ranges.archer, content.ranges.gandalf):
            within = [sorted([here, *(content.place[id] for id in table[region.id])])
                      for here, region in enumerate(content.regions)]
            self.in_range.append(within + [[] for _ in content.boxes])
        every = range(self.places)
        self.is_in_range = [[there in table[here] for here in every for there in every] for table in self.in_range]

    def within(self, here: int, distance: int) -> list[int]:
        """The regions at most so many borders away."""
        found = {here}
        for _ in range(distance): found |= {there for other in found for there in self.adjacent[other]}
        return sorted(found - {here})

    def read_the_pieces(self, content: Content) -> None:
        """B-CMP-02 to 11  Units, tokens, dice and tiles."""
        units, dice = content.units, content.dice
        self.side_of = [int(it.side) for it in units]
        self.kin_of = [int(it.kin) for it in units]
        self.group_of = [int(it.group) for it in units]
        self.figures = [it.figures for it in units]
        self.strength = [it.strength for it in units]
        self.favored_attacking = [terrain in it.favored_attacking for it in units for terrain in range(TERRAIN_TYPES)]
        self.favored_defending = [terrain in it.favored_defending for it in units for terrain in range(TERRAIN_TYPES)]
        self.eagles = content.special_units[EAGLE].figures
        self.bats = content.special_units[GREAT_BAT].figures
        self.units_of_group = [[n for n in range(KINDS) if self.group_of[n] == group] for group in range(TOKEN_GROUPS)]
        self.side_of_group = [self.side_of[its[0]] for its in self.units_of_group]
        self.face_units, self.face_count, self.faces_of_group = [], [], []
        for group in sorted(content.tokens):
            faces = content.tokens[group].faces
            self.faces_of_group.append(list(range(len(self.face_count), len(self.face_count) + len(faces))))
            self.face_units += [[int(unit) for unit in it.units] for it in faces]
            self.face_count += [it.count for it in faces]
        self.dice_faces = [[int(face) for face in it.faces] for it in dice]
        self.dice_in_box = [it.dice for it in dice]
        self.dice_at_start = [it.at_start for it in dice]
        self.tile_value = [it.value for it in content.tiles]
        self.tile_has_icon = [it.fate_icon for it in content.tiles]
        self.standard_tiles = list(range(len(content.standard_tiles)))
        self.special_tile = [0, 0]
        for n, it in enumerate(content.special_tiles): self.special_tile[it.side] = len(content.standard_tiles) + n
        self.last_step = content.last_step
        self.leadership_tokens = [content.others["leadership_free"], content.others["leadership_shadow"]]

    def read_characters_and_cards(self, content: Content) -> None:
        people, cards = content.characters, content.cards
        self.character_side = [int(it.side) for it in people]
        self.enters_with = [-1 if it.at_start else int(it.enters_with) for it in people]
        self.movement = [it.movement for it in people]
        self.leadership = [it.leadership for it in people]
        self.fate_step = [it.fate_step for it in people]
        self.rings = people[BILBO].rings
        beorn, bolg = people[BEORN], people[BOLG]
        self.wrath, self.most_wrath = beorn.wrath, beorn.most_wrath
        self.beorn_dice, self.beorn_target = beorn.dice, beorn.target_number
        self.bodyguards, self.most_bodyguards = bolg.bodyguards, bolg.most_bodyguards
        self.card_deck = [int(it.deck) for it in cards]
        self.card_type = [int(it.type) for it in cards]
        self.card_moment = [it.moment for it in cards]
        self.card_side = [int(it.side) for it in cards]
        self.card_subject = [it.subject for it in cards]
        unit_card = {it.subject: n for n, it in enumerate(cards) if it.deck == UNIT_CARDS}
        self.unit_card = [unit_card[name] for name in UNITS]
        reference = {it.subject: n for n, it in enumerate(cards) if it.deck == REFERENCE_CARDS}
        self.reference_card = [reference[name] for name in CHARACTERS]
        self.regroup = [content.card["regroup_free"], content.card["regroup_shadow"]]
        self.strokes = content.card["thorins_mighty_strokes"]
        self.vampire = content.card["vampire_like"]
        assert len(UNITS) == KINDS

    def read_the_set_up(self, content: Content) -> None:
        """B-SET-03, 09, 11 to 26  The starting list, area after area."""
        self.starting_units, self.starting_tokens, self.starting_characters = [], [], []
        for area in content.set_up:
            place = content.place[area.place]
            self.starting_units += [(int(unit), place, area.units[unit]) for unit in sorted(area.units)]
            self.starting_tokens += [(int(group), place, area.tokens[group]) for group in sorted(area.tokens)]
            self.starting_characters += [(int(character), place) for character in area.characters]
