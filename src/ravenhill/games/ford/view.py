"""What a seat sees of the ford, in types; the client's own types are made from these by scripts/make-types."""
from typing import Any, Final, Literal

from msgspec import Struct

from ravenhill.games.seen import Card, Hidden

Seat = Literal["west", "east", "spectator"]


class Battle(Struct, tag_field="is", tag="Battle"):
    """The battle of a round: both stances and the hits, when they are open."""
    at: int
    stances: list[int]
    hits: list[int]


FRAMES: Final = (Battle,)


class View(Struct, forbid_unknown_fields=True):
    """The whole of it."""
    seat: Seat
    active: int
    ended: bool
    ford: int                            # how far the fight has moved east; below zero, west
    round: int
    waiting: list[dict[str, Any]]
    warriors: list[int]
    why: str
    winner: int
    cards: list[Card]
    hidden: list[Hidden]
    tops: list[list[int | str]]
    stack: list[dict[str, Any]]


PUBLIC: Final = tuple(sorted(set(View.__struct_fields__) - {"seat", "cards", "hidden", "tops", "stack"}))
