"""What is printed in the box, one record per piece: regions, units, characters, tiles, tokens, cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ravenhill.core.errors import RavenhillError


class ContentError(RavenhillError):
    """A content pack that cannot be played. `faults` has one line per fault: file, entry, what is wrong."""

    def __init__(self, faults: tuple[str, ...] | str) -> None:
        self.faults = (faults,) if isinstance(faults, str) else faults
        more = len(self.faults) - 1
        super().__init__(self.faults[0] + (f" (and {more} more)" if more else ""))


@dataclass(frozen=True)
class Origin:
    """Where an entry comes from: the rulebook but for the parts in `ours`, or the project but for `known`."""

    origin: str
    ours: tuple[str, ...]
    known: tuple[str, ...]


@dataclass(frozen=True)
class Region:
    """B-BRD-01, 02, 08, 10, 11  A region of the map; its borders are lists of ids as the pack gives them."""

    id: str
    name: str
    terrain: int
    territory: int
    settlement: bool
    victory_points: int
    protection: int
    mustering: bool
    south_edge: bool
    x: int
    y: int
    polygon: tuple[tuple[int, int], ...]
    plain: tuple[str, ...]
    ford: tuple[str, ...]
    river: tuple[str, ...]
    origin: Origin


@dataclass(frozen=True)
class Box:
    """B-BRD-12, 13  A box inside the mountain. Only a Mountain Pass has `came_from` and `opens_on`."""

    id: str
    name: str
    x: int
    y: int
    came_from: str
    opens_on: str
    origin: Origin


@dataclass(frozen=True)
class Unit:
    """B-ARM-04  A type of Army unit with the numbers of its Unit card."""

    id: str
    name: str
    side: int
    kin: int
    group: int
    figures: int
    strength: int
    favored_attacking: tuple[int, ...]
    favored_defending: tuple[int, ...]
    origin: Origin


@dataclass(frozen=True)
class SpecialUnit:
    """B-FIG-03  Eagles and Great Bats."""

    id: str
    name: str
    side: int
    figures: int
    origin: Origin


@dataclass(frozen=True)
class Character:
    """B-CHR-01  A character. Ratings that are not printed are 0, a missing Fate step is -1.

    `numbers` has what only this one needs: rings, wrath, most_wrath, dice, target_number, bodyguards,
    most_bodyguards.
    """

    id: str
    name: str
    side: int
    general: bool
    at_start: bool
    movement: int
    leadership: int
    fate_step: int
    enters_with: int
    enters_at: str
    numbers: dict[str, int]
    rules: tuple[dict[str, Any], ...]
    origin: Origin


@dataclass(frozen=True)
class Tile:
    """B-CMP-10  A Fate tile; `side` is -1 for a standard one, `enters_by` the card that brings it in."""

    id: str
    value: int
    fate_icon: bool
    side: int
    enters_by: str
    origin: Origin


@dataclass(frozen=True)
class TokenFace:
    """B-REC-13  A front of the Recruitment tokens of a group, and how many tokens have it."""

    group: int
    units: tuple[int, ...]
    count: int


@dataclass(frozen=True)
class ActionDie:
    """B-CMP-02, B-DIC-01, 02  The Action Dice of a side."""

    side: int
    dice: int
    at_start: int
    faces: tuple[int, ...]
    origin: Origin


@dataclass(frozen=True)
class SetUpArea:
    """B-SET-11 to 26  What starts in one place: counts by unit type and by token group, and characters."""

    rule: str
    side: int
    place: str
    units: tuple[int, ...]
    tokens: tuple[int, ...]
    characters: tuple[int, ...]
    origin: Origin


@dataclass(frozen=True)
class Card:
    """B-CMP-07  A card: its facts, and its sentences in effect words (`effect_words.py`).

    `type` is -1 where no type is printed. `order` has the sentences played with a die (on a Fate card: when
    drawn), `combat` the one played in a combat round, or an empty object. `subject` is the id of the unit or
    character of a unit or reference card, or of the one a Fate card belongs to.
    """

    id: str
    name: str
    combat_name: str
    deck: int
    side: int
    type: int
    moment: int
    subject: str
    on_table: bool
    requires: tuple[dict[str, Any], ...]
    order: tuple[dict[str, Any], ...]
    combat: dict[str, Any]
    origin: Origin
