"""The content pack as compiled rules read it: plain lists of small numbers, shared by every table of a match."""
from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ravenhill.core.library import Library
from ravenhill.games.five_armies.content.tables import Content
from ravenhill.games.five_armies.terms import (
    BEORN,
    BILBO,
    BOLG,
    BROKEN_LANDS,
    CHARACTERS,
    EAGLE,
    GREAT_BAT,
    GROUPS,
    REFERENCE_CARDS,
    TERRAINS,
    UNITS,
    VALLEY,
)

KINDS: Final = 9                     # types of Army units
TERRAIN_TYPES: Final = len(TERRAINS)
TOKEN_GROUPS: Final = len(GROUPS)


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
    opens_on: list[int]
    in_range: list[list[list[int]]]
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
    unit_card: list[int]
    regroup: list[int]                   # by side
    strokes: int                         # Thorin's Mighty Strokes
    vampire: int                         # Vampire-like

    def __init__(self, content: Content, library: Library | None = None) -> None:
        self.content = content
        self.library = library
        self.read_the_map(content)
        self.read_the_pieces(content)
        self.read_characters_and_cards(content)

    def read_the_map(self, content: Content) -> None:
        self.places = content.places
        self.regions = len(content.regions)
        self.adjacent = [list(it) for it in content.adjacent]
        self.adjacent_without_ford = [list(it) for it in content.adjacent_without_ford]
        self.is_adjacent = list(content.is_adjacent)
        self.is_ford = list(content.is_ford)
        self.is_uphill = list(content.is_uphill)
        self.terrain = list(content.terrain)
        self.territory = list(content.territory)
        self.is_settlement = list(content.is_settlement)
        self.is_mustering = list(content.is_mustering)
        self.is_unlimited = list(content.is_unlimited)
        self.victory_points = list(content.victory_points)
        self.protection = list(content.protection)
        self.settlements = list(content.settlements)
        self.mustering_regions = list(content.mustering_regions)
        self.broken_lands = list(content.regions_of[BROKEN_LANDS])
        self.valley = list(content.regions_of[VALLEY])
        self.south_edge = list(content.south_edge)
        self.front_gate = content.front_gate
        self.ruins_of_dale = content.ruins_of_dale
        self.goblin_points = list(content.goblin_mustering_points)
        self.mountain_passes = list(content.mountain_passes)
        self.opens_on = list(content.opens_on)
        self.in_range = [[list(it) for it in table] for table in content.in_range]
        self.reach = [[self.within(here, distance) for here in range(self.regions)] for distance in range(7)]
        self.onward = [list(it) for it in content.adjacent]
        for here in self.goblin_points:
            self.onward[here] = [content.pass_of[here]]
        for here in self.mountain_passes:
            self.onward[here] = [content.opens_on[here]]

    def within(self, here: int, distance: int) -> list[int]:
        """The regions at most so many borders away."""
        found = [here]
        for _ in range(distance):
            found += [place for place in range(self.regions)
                      if place not in found and any(place in self.adjacent[other] for other in found)]
        return sorted(found[1:])

    def read_the_pieces(self, content: Content) -> None:
        self.side_of = list(content.unit_side)
        self.kin_of = list(content.unit_kin)
        self.group_of = list(content.unit_group)
        self.figures = list(content.figures)
        self.strength = list(content.strength)
        self.favored_attacking = list(content.favored_attacking)
        self.favored_defending = list(content.favored_defending)
        self.eagles = content.special_figures[EAGLE]
        self.bats = content.special_figures[GREAT_BAT]
        self.units_of_group = [list(it) for it in content.units_of_group]
        self.face_units = [list(it) for it in content.face_units]
        self.face_count = list(content.face_count)
        self.faces_of_group = [list(it) for it in content.faces_of_group]
        self.side_of_group = [content.unit_side[units[0]] for units in content.units_of_group]
        self.dice_faces = [list(it) for it in content.dice_faces]
        self.dice_in_box = list(content.dice_in_box)
        self.dice_at_start = list(content.dice_at_start)
        self.tile_value = list(content.tile_value)
        self.tile_has_icon = list(content.tile_has_icon)
        self.standard_tiles = list(content.standard_tiles)
        self.special_tile = list(content.special_tile)
        self.last_step = content.last_step
        self.leadership_tokens = [content.tokens["leadership_free"], content.tokens["leadership_shadow"]]

    def read_characters_and_cards(self, content: Content) -> None:
        self.character_side = list(content.character_side)
        self.enters_with = [-1 if it.at_start else it.enters_with for it in content.characters]
        self.movement = list(content.movement)
        self.leadership = list(content.leadership)
        self.fate_step = list(content.fate_step)
        self.rings = content.characters[BILBO].numbers["rings"]
        beorn = content.characters[BEORN].numbers
        self.wrath, self.most_wrath = beorn["wrath"], beorn["most_wrath"]
        self.beorn_dice, self.beorn_target = beorn["dice"], beorn["target_number"]
        bolg = content.characters[BOLG].numbers
        self.bodyguards, self.most_bodyguards = bolg["bodyguards"], bolg["most_bodyguards"]
        self.card_deck = list(content.card_deck)
        self.card_type = list(content.card_type)
        self.card_moment = list(content.card_moment)
        self.card_side = [card.side for card in content.cards]
        self.unit_card = list(content.unit_card)
        reference = {card.subject: n for n, card in enumerate(content.cards) if card.deck == REFERENCE_CARDS}
        self.reference_card = [reference[name] for name in CHARACTERS]
        self.regroup = [content.card["regroup_free"], content.card["regroup_shadow"]]
        self.strokes = content.card["thorins_mighty_strokes"]
        self.vampire = content.card["vampire_like"]
        assert len(UNITS) == KINDS
