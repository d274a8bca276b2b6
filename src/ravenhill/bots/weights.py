"""What the things that an evaluation counts are worth: one file a game, `bots/<game>/weights.json`, written by tuning.

A file has characters: `usual` has all weights, and another only those in which it differs from the usual one.
"""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from ravenhill.core.errors import RavenhillError

HERE: Final = Path(__file__).parent
USUAL: Final = "usual"
FITTED: Final = "fitted"                 # to who won, held to what plays: answers are judged by it, and nobody plays so
TOLD: Final = "told"                     # to who won, hardly held: what chance a table has, and nothing else
LORD: Final = "lord"                     # what a lord counts by, where it counts otherwise than a captain
Characters = dict[str, dict[str, float]]


def file_of(game: str) -> Path: return HERE / game / "weights.json"


def characters(game: str) -> Characters:
    return msgspec.json.decode(file_of(game).read_bytes(), type=Characters)


def weights(game: str, names: Sequence[str], character: str = USUAL) -> list[float]:
    """In the order of these names, each of which must be there, and no other."""
    found = characters(game)
    if character not in found: raise RavenhillError(f"{game} has no character {character!r}: {', '.join(found)}")
    mine = found[USUAL] | found[character]
    if set(mine) != set(names):
        odd = ", ".join(sorted(set(mine) ^ set(names)))
        raise RavenhillError(f"weights.json of {game}: {odd} should be there, or should not")
    return [mine[name] for name in names]


def written(game: str, values: dict[str, float], character: str = USUAL) -> bytes:
    """The file with other weights of a character."""
    found = characters(game) | {character: {name: round(value, 4) for name, value in values.items()}}
    return msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"
