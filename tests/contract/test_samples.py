"""What a save is read with: every thing read is a new one, whatever its copies share."""
from __future__ import annotations

import pytest

from ravenhill.core.plain import write
from ravenhill.games import load, names


@pytest.mark.parametrize("game", names())
def test_two_things_read_are_two_things(game: str) -> None:
    shelf = load(game).shelf
    for sample in shelf.things.values():
        one, other = shelf.read(write(sample)), shelf.read(write(sample))
        assert len({id(one), id(other), id(sample)}) == 3, type(sample).__name__
        assert write(one) == write(other) == write(sample)
