"""Views on the wire are what the types of each game's view.py say; the client's own are made from those."""
from __future__ import annotations

from importlib import import_module
from typing import Any

import msgspec
import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Table
from ravenhill.core.plain import fields
from ravenhill.games import load
from ravenhill.server.play.room import Room
from ravenhill.server.play.views import see
from ravenhill.wire import NoClock
from tests.server.house import NONCES

GAMES = ["ford", "five_armies"]                          # the card game builds its view in types


def tables(game: str, every: int = 40) -> list[Table]:
    """Some of a few random games."""
    found: list[Table] = []
    for seed in range(3):
        table, dice, asked = load(game).new(), FastDice(seed), 0
        table.dice = dice
        while table.question() is not None:
            asked += 1
            if asked % every == seed: found.append(table.copy())
            table.accept(table.offered[dice.pick(len(table.offered))])
        found.append(table)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_view_on_the_wire_has_the_fields_of_its_type_and_no_other(game: str) -> None:
    types: Any = import_module(f"ravenhill.games.{game}.view")
    room = Room("typed", load(game), {}, NoClock(), bytes(32), NONCES)
    frames = {kind.__struct_config__.tag: kind for kind in types.FRAMES}
    met: set[str] = set()
    for table in tables(game):
        for place in range(3):
            view = msgspec.convert(see(room, place, table), types.View, strict=True)
            for frame in view.stack:
                if frame["is"] in frames:
                    met.add(frame["is"])
                    msgspec.convert(frame, frames[frame["is"]], strict=True)
    assert met, "no frame that the client reads was met"


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_the_client_reads_has_those_fields_in_the_rules(game: str) -> None:
    types: Any = import_module(f"ravenhill.games.{game}.view")
    for kind in types.FRAMES:
        rules = load(game).shelf.things[kind.__struct_config__.tag]
        assert set(kind.__struct_fields__) <= set(fields(type(rules)))
