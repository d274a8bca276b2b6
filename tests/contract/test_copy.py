"""A copy forgets no field, shares nothing that changes, and goes its own way."""
from __future__ import annotations

import ast
import copy
import pickle
import sys
from functools import cache
from pathlib import Path
from typing import Any

from ravenhill.core.cards import NO_CARDS, CardTable
from ravenhill.core.dice import FastDice
from ravenhill.core.frames import Frame, Plain, Procedure
from ravenhill.core.game import Game
from ravenhill.core.plain import fields, fingerprint, write
from ravenhill.core.words import Source
from tests.contract.playing import Moment, answer, any_answer

SOURCES = Path(__file__).parents[2] / "src"


@cache
def written_in(module: str, cls: str) -> dict[str, str]:
    """The declared fields of a class as its source writes them: compiled classes no longer know."""
    file = SOURCES / (module.replace(".", "/") + ".py")
    if not file.exists():                # a package, or the game of a page
        file = Path(sys.modules[module].__file__ or "")
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name == cls:
            lines = [line for line in node.body if isinstance(line, ast.AnnAssign)]
            return {ast.unparse(line.target): ast.unparse(line.annotation) for line in lines}
    return {}


def declared(cls: type, name: str) -> str:
    for base in cls.__mro__:
        if base.__module__.startswith("ravenhill") and name in written_in(base.__module__, base.__name__):
            return written_in(base.__module__, base.__name__)[name]
    raise AssertionError(f"{cls.__name__}.{name} is not declared")


class Filler:
    """Values of any declared type, no two alike."""

    def __init__(self, game: Game) -> None:
        self.last = 1000
        self.samples = {type(thing).__name__: thing for thing in game.samples()}
        self.frame = next(thing for thing in game.samples() if isinstance(thing, Procedure))

    def value(self, kind: str, now: Any) -> Any:
        self.last += 1
        if kind.startswith("list["):
            return [self.value(kind[5:-1], None), self.value(kind[5:-1], None)]
        if kind == "tuple[int, ...]":
            return (self.last,)
        if kind in self.samples and kind != "Source":
            thing = self.samples[kind].copy()
            self.fill(thing)
            return thing
        match kind.removesuffix(" | None").partition("[")[0]:
            case "int": return self.last
            case "bool": return not now
            case "str": return f"text {self.last}"
            case "bytearray": return bytearray([self.last % 256, (self.last + 1) % 256])
            case "Source": return Source(self.last, 1, 0, [self.last])
            case "Frame": return self.frame.copy()
        raise AssertionError(f"teach this test a value of type {kind}")

    def fill(self, thing: Plain) -> None:
        for name in fields(type(thing)):
            if name != "at" or isinstance(thing, Procedure):         # only procedures count their steps
                setattr(thing, name, self.value(declared(type(thing), name), getattr(thing, name)))


def held(thing: Plain) -> dict[str, Any]:
    return {name: write(getattr(thing, name)) for name in fields(type(thing))}


def changing(value: Any, name: str = "") -> dict[int, str]:
    """Every object in it that may change, by identity; of the piles of a table, those that it may write."""
    if isinstance(value, Source) or (isinstance(value, Plain) and value.never_changes()):
        return {}
    if isinstance(value, Plain):
        return {id(value): name} | {
            key: path for field in fields(type(value)) if field != "piles"
            for key, path in changing(getattr(value, field), field).items()} | piles_to_write(value)
    if value is NO_CARDS:
        return {}
    if isinstance(value, list):
        return {id(value): name} | {key: path for item in value for key, path in changing(item, name).items()}
    return {id(value): name} if isinstance(value, bytearray | dict | set) else {}


def piles_to_write(value: Plain) -> dict[int, str]:
    if not isinstance(value, CardTable):
        return {}
    return {id(pile): "piles" for pile in (value.piles, *[it for it, own in zip(value.piles, value.own) if own])}


def shared(one: Plain, other: Plain) -> list[str]:
    """What both hold, and should not."""
    mine, theirs = changing(one), changing(other)
    return [f"{type(one).__name__}.{mine[key]}" for key in mine.keys() & theirs.keys()]


def test_a_copy_forgets_no_field_and_shares_nothing_that_changes(game: Game):
    for sample in game.samples():
        if not isinstance(sample, Source):
            thing = sample.copy()
            Filler(game).fill(thing)
            twin = thing.copy()
            assert type(twin) is type(thing)
            assert held(twin) == held(thing), type(thing).__name__
            assert shared(thing, twin) == []


def test_a_copy_of_every_table_is_equal_and_shares_nothing(moments: list[Moment]):
    for moment in moments:
        twin = moment.table.copy()
        assert fingerprint(twin) == moment.hash
        assert shared(moment.table, twin) == []
        assert twin.offered is not moment.table.offered
        if isinstance(twin, CardTable) and isinstance(moment.table, CardTable):
            assert not any(twin.own) and not any(moment.table.own)


def test_what_copies_share_never_changes(moments: list[Moment]):
    """Whatever is played, it is afterwards as it was."""
    for moment in moments:
        table = moment.table.copy()
        every = [thing for name in fields(type(table)) for thing in things(getattr(table, name))]
        fixed = {id(thing): (thing, write(thing)) for thing in every if thing.never_changes()}
        play_on(table, 6)
        assert [type(thing).__name__ for thing, before in fixed.values() if write(thing) != before] == []
        assert NO_CARDS == []


def things(value: Any) -> list[Plain]:
    """A thing itself, or those of a list."""
    return [it for it in (value if isinstance(value, list) else [value]) if isinstance(it, Plain)]


def test_playing_on_a_copy_leaves_the_other_alone(moments: list[Moment]):
    for moment in moments:
        if moment.next is not None:
            table, twin = moment.table.copy(), moment.table.copy()
            play_on(twin, 6)
            assert fingerprint(table) == moment.hash
            after = fingerprint(twin)
            play_on(table, 6)
            assert fingerprint(twin) == after == fingerprint(table)


def play_on(table: Any, answers: int) -> None:
    dice = FastDice(7)
    for _ in range(answers):
        seats = table.to_answer()
        if seats:
            answer(table, *any_answer(table, seats[0], dice))


class Forgetful(Frame[Any]):
    """A frame whose copy shares its list and forgets its number."""
    n: int
    row: list[int]

    def __init__(self) -> None:
        super().__init__()
        self.n = 0
        self.row = []

    def copy(self) -> Forgetful:
        twin = Forgetful()
        twin.row = self.row
        return twin


def test_the_test_of_copies_notices_both_faults():
    thing = Forgetful()
    thing.n, thing.row = 1, [2]
    assert shared(thing, thing.copy()) == ["Forgetful.row"]
    assert held(thing) != held(thing.copy())


def test_every_frame_of_a_game_is_among_its_samples(moments: list[Moment], game: Game):
    known = {type(sample) for sample in game.samples()}
    for moment in moments:
        assert {type(frame) for frame in moment.table.stack} <= known


def test_tables_can_be_pickled_and_deep_copied(moments: list[Moment], game: Game):
    for moment in moments[::4]:
        table = moment.table.copy()
        seats, before = table.to_answer(), fingerprint(table)
        for twin in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table)):
            assert twin is not table and fingerprint(twin) == before
            assert twin.to_answer() == seats
            if seats: answer(twin, *any_answer(twin, seats[0], FastDice(1)))
            assert fingerprint(table) == before
        table.quick = True
        assert pickle.loads(pickle.dumps(table)).quick
