"""An observation is what a seat may know, as the schema says, and nothing else."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Decision, Table
from ravenhill.games import load, names
from ravenhill.observations.observer import Kept
from ravenhill.observations.schema import Schema, schema_of

FEW = {"ford": 60, "five_armies": 60, "meccg": 40}


def tables(name: str, seed: int, every: int) -> Iterator[tuple[Table, Decision[Any]]]:
    """Questions along a random game."""
    g, dice = load(name).new(), FastDice(seed)
    g.dice, g.quick = dice, True
    asked = 0
    while (question := g.question()) is not None:
        assert isinstance(question, Decision)
        asked += 1
        if asked % every == 0: yield g, question
        g.accept(g.offered[dice.pick(len(g.offered))])


def observed(schema: Schema, g: Table, seat: int) -> tuple[Any, Any]:
    row, mask = np.zeros(schema.size, schema.dtype), np.zeros(256, np.uint8)
    schema.observer.look(g, seat, row.view(np.uint8).data, 0, mask.data, 0)
    return row, mask


@pytest.mark.parametrize("name", names())
def test_tables_that_look_alike_to_a_seat_give_equal_observations(name: str) -> None:
    """`imagine` deals anew all that a seat does not know: whatever the observation said of that would differ."""
    schema, game, compared = schema_of(name), load(name), 0
    for g, _ in tables(name, 11, {"ford": 1, "five_armies": 5, "meccg": 9}[name]):
        for seat in (0, 1):
            world = game.imagine(game.view(g, seat), FastDice(compared), {})
            world.ask(seat)
            for one, other in zip(observed(schema, g, seat), observed(schema, world, seat)):
                assert np.array_equal(one, other), [it.name for it in schema.columns
                                                    if (one[it.start:it.end] != other[it.start:it.end]).any()]
            compared += 1
        if compared > FEW[name]: return
    assert compared > 40


@pytest.mark.parametrize("name", names())
def test_what_is_kept_of_a_table_makes_no_difference(name: str) -> None:
    """Two games by turns on one table's keeping, and the same rows as from nothing."""
    schema, kept, mask = schema_of(name), Kept(), np.zeros(256, np.uint8)
    for n, ((g, _), (other, _)) in enumerate(zip(tables(name, 14, 3), tables(name, 15, 2))):
        for table in (g, other) if n % 5 == 4 else (g,):
            for seat in (0, 1):
                row = np.zeros(schema.size, schema.dtype)
                schema.observer.look(table, seat, row.view(np.uint8).data, 0, mask.data, 0, kept)
                assert np.array_equal(row, observed(schema, table, seat)[0])
        if n > FEW[name]: break


@pytest.mark.parametrize("name", names())
def test_what_is_in_the_view_is_in_the_observation(name: str) -> None:
    """Every column of the schema that is a field of the view, and every card that the seat knows, and no other."""
    schema, game = schema_of(name), load(name)
    added = {"ford": 3, "characters": 4, "current": 1, "called": 1, "wizard": 1, "sacrificed": 1}
    compared = 0
    for n, (g, question) in enumerate(tables(name, 12, 7)):
        seat = question.side
        view = game.view(g, seat)
        row, mask = observed(schema, g, seat)
        for it in schema.columns:
            if it.name in view and it.name not in ("lasting", "companies", "hidden", "tops", "waiting", "in_use", "did",
                                                   "corrupted", "attackers", "agents"):
                told = schema.column(row, it.name).astype(int) - added.get(it.name, 0)
                assert told.tolist() == [int(x) for x in np.ravel(view[it.name])], it.name
                compared += 1
        cards = len(g.kind)                                                  # type: ignore[attr-defined]
        is_, lies = (schema.column(row, it)[:cards].astype(int) - 1 for it in ("card_is", "card_lies"))
        known = {card: (kind, pile) for card, kind, pile, _ in view["cards"]}
        assert {card: (is_[card], lies[card]) for card in range(cards) if is_[card] >= 0} == known
        hidden = [0] * len(g.piles)                                          # type: ignore[attr-defined]
        for pile, _, count in view["hidden"]: hidden[pile] += count
        assert schema.column(row, "hidden").tolist() == hidden
        assert schema.questions[row[0] - 1] == type(question).__name__ and row[1] == seat
        assert mask.sum() == len(g.offered)
        if n > 12: break
    assert compared > 20


@pytest.mark.parametrize("name", names())
def test_an_option_s_row_says_what_its_choice_says(name: str) -> None:
    schema = schema_of(name)
    seen: set[str] = set()
    for n, (g, question) in enumerate(tables(name, 13, 3)):
        row, _ = observed(schema, g, question.side)
        rows = schema.split(row)["options"]
        for place, option in enumerate(sorted(g.offered)):
            choice = question.choice(g, option)
            told = dict(zip(schema.option, rows[place].tolist()))
            assert told["choice"] == schema.choices[type(choice).__name__].number
            for field in choice.__struct_fields__: assert told[field] == max(0, getattr(choice, field) + 1)
            if hasattr(choice, "card"):
                known = choice.card >= 0 and g.is_known(choice.card, question.side)      # type: ignore[attr-defined]
                assert told["card_is"] == (g.kind[choice.card] + 1 if known else 0)      # type: ignore[attr-defined]
            seen.add(type(choice).__name__)
        assert not rows[len(g.offered):].any()
        if n > 60: break
    assert len(seen) > 3


def test_a_seat_that_is_not_asked_has_no_options() -> None:
    schema = schema_of("five_armies")
    g, question = next(tables("five_armies", 1, 40))
    row, mask = observed(schema, g, 1 - question.side)
    assert row[0] == 0 and not mask.any() and not schema.split(row)["options"].any()


def test_a_version_follows_from_where_the_numbers_stand() -> None:
    versions = {schema_of(name).version for name in names()}
    assert len(versions) == len(names())
    with_lore = schema_of("meccg", {"rules": "basic"})
    assert with_lore.version == schema_of("meccg").version, "other options, the same numbers"
