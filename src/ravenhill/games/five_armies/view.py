"""What a seat sees of the battle, in types; the client's own types are made from these by scripts/make-types."""
from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from ravenhill.games.seen import Card, Hidden

Seat = Literal["free", "shadow", "spectator"]
How = Literal["added", "last"]
Figure = Literal["dice", "target", "leadership", "plus"]


class Part(Struct):
    """One part of a sum: what it adds, what it is called, and the thing it comes from, or nothing."""
    n: int
    key: str
    source: str


class Sum(Struct):
    """A figure and what it is made of; where the last word counts, each part is what it would be without the next."""
    value: int
    how: How
    parts: list[Part]


class Sums(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The figures of the table: points, Leadership by place and, in a combat, those of both sides and of the round."""
    points: Sum
    leadership: dict[str, Sum]
    combat: list[dict[Figure, Sum]] = []
    round: dict[str, list[int]] = {}


class Lasting(Struct):
    """What a card does that is in force."""
    card: str
    side: int


class Combat(Struct, tag_field="is", tag="Combat"):
    """The combat under way."""
    at: int
    attacker: int
    beorn: bool
    faces: list[int]                     # of both, five each
    fighting: int                        # the place of the Army that attacks
    over: bool
    played: list[int]                    # the Maneuver of each, or below zero
    round: int
    target: int


class Casualties(Struct, tag_field="is", tag="Casualties"):
    """An Army loses units for its Damage."""
    place: int
    side: int
    damage: int
    lost: list[int]


class Reduction(Struct, tag_field="is", tag="Reduction"):
    """An Army is reduced."""
    place: int
    side: int
    damage: int
    lost: list[int]


class MoveArmies(Struct, tag_field="is", tag="MoveArmies"):
    """Armies move: what was decided, and the Army of which it is being decided."""
    side: int
    origin: int
    asked: int
    moves: list[int]
    entered: list[int]
    taken: list[int]
    taking: int
    tokens: int
    damage: int


class Advance(MoveArmies, tag_field="is", tag="Advance"):
    """And so after a combat."""


FRAMES: Final = (Combat, Casualties, Reduction, MoveArmies, Advance)     # those of the stack that the client reads


class View(Struct, forbid_unknown_fields=True):
    """The whole of it: what lies open, the cards this seat knows, what must still happen, and figures."""
    seat: Seat
    action_dice: list[int]
    activated: int
    active: int
    armies: list[int]
    bag: list[int]
    bats: list[int]
    bodyguards: int
    characters: list[int]
    concentration: int
    control: list[int]
    damage: list[int]
    eagles: list[int]
    ended: bool
    fate: int
    lasting: list[Lasting]
    lasting_until: list[int]
    leadership_tokens: list[int]
    lord: int
    may_pass: bool
    once: int
    open_passes: int
    phase: int
    pools: list[int]
    recruits: list[int]
    rings: int
    tiles: list[int]
    turn: int
    units: list[int]
    unused: list[int]
    walls: list[int]
    why: str
    winner: int
    wrath: int
    cards: list[Card]
    hidden: list[Hidden]
    tops: list[list[int | str]]
    stack: list[dict[str, Any]]
    sums: Sums


# The fields of the table that everybody sees: those of the view, but for what is made for each seat.
PUBLIC: Final = tuple(sorted(set(View.__struct_fields__) - {"seat", "cards", "hidden", "tops", "stack", "sums"}))
