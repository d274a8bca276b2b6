"""Options as named, typed values: what the log, the wire and the tests see of the ints inside."""
from __future__ import annotations

from typing import Any

import msgspec


class Choice(msgspec.Struct, frozen=True):
    """One option, said with names. Fields named after a thing (card, side, region …) point at it in the view."""

    def about(self) -> list[str]:
        """The things of the view it concerns, such as `card:17`."""
        return [f"{name}:{value}" for name, value in msgspec.structs.asdict(self).items() if name != "n" and value >= 0]

    def plain(self) -> dict[str, Any]:
        """As JSON data: its name under `do`, then its fields."""
        return {"do": type(self).__name__, **msgspec.structs.asdict(self)}


class Pass(Choice, frozen=True):
    """Nothing, this time."""


class Done(Choice, frozen=True):
    """No more of this."""


class Yes(Choice, frozen=True):
    """Do it."""


class No(Choice, frozen=True):
    """Leave it."""


class Number(Choice, frozen=True):
    """So many; for a die, the face it shows."""
    n: int


class Take(Choice, frozen=True):
    """This card."""
    card: int


class Declared(Choice, frozen=True):
    """This card is played or used: the n-th thing it offers."""
    card: int
    n: int


class Outcome(Choice, frozen=True):
    """What the dice chose, where it has no better name."""
    n: int
