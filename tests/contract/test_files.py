"""Files that were cut, edited or made elsewhere: one clear line of error each, and nothing else happens."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from ravenhill.core.errors import BadRecord, BadSave, RavenhillError
from ravenhill.core.game import Game
from ravenhill.core.records import read, record_of, replay
from tests.contract.playing import Played, part, thinned


def refused(kind: type[RavenhillError], what: str, do: Callable[[], object]) -> None:
    with pytest.raises(kind, match=what) as error:
        do()
    assert len(str(error.value).splitlines()) == 1
    assert error.value.__cause__ is None and (error.value.__context__ is None or error.value.__suppress_context__)


@pytest.fixture
def record(games: list[Played]) -> list[bytes]:
    """The lines of a record."""
    return record_of(games[0].game, games[0].table).write().splitlines(keepends=True)


@pytest.fixture
def saved(games: list[Played]) -> dict[str, Any]:
    """A save, as JSON that a person might edit."""
    data: dict[str, Any] = json.loads(games[0].game.save(games[0].moments[12].table, json=True))
    return data


def test_a_record_cut_anywhere_is_refused(game: Game, record: list[bytes]):
    whole = b"".join(record)
    for size in {0, 1, len(record[0]) - 1, len(record[0]), len(record[0]) + 1, len(whole) // 2, len(whole) - 1}:
        refused(BadRecord, "line|cut short", lambda size=size: replay(game, read(whole[:size])))  # type: ignore[misc]
    refused(BadRecord, "cut short", lambda: read(b"".join(record[:-1])))
    refused(BadRecord, "closing line says", lambda: read(b"".join(record[:5] + record[6:])))


def test_a_record_with_another_answer_is_refused(game: Game, record: list[bytes], games: list[Played]):
    whole = read(b"".join(record))
    for n, (seat, option) in thinned(list(enumerate(whole.answers)), part(game.name, 60)):
        tampered = [*record]
        for other in ([seat, option + 1], [seat, -1], [1 - seat if seat >= 0 else 0, option], [seat, 10**9]):
            tampered[n + 1] = json.dumps(other).encode() + b"\n"
            refused(BadRecord, "answer|changed|no seat", lambda: replay(game, read(b"".join(tampered))))  # noqa: B023
    for line in (b"[0]\n", b"[0,1,2]\n", b'["west",1]\n', b"{}\n", b"\n", b"[0,1.5]\n", b"\xff\xfe\n"):
        tampered = [record[0], line, *record[2:]]
        refused(BadRecord, "line 2: an answer is a seat", lambda: read(b"".join(tampered)))  # noqa: B023


@pytest.mark.parametrize(("change", "what"), [
    ({"game": "chess"}, "a record of chess"), ({"rules": 99}, "version 99 of the rules"),
    ({"ravenhill": 99}, "format 99"), ({"rules": "one"}, "not a record"), ({"game": None}, "not a record"),
])
def test_a_record_with_another_header_is_refused(game: Game, record: list[bytes], change: dict[str, Any], what: str):
    header = json.dumps(json.loads(record[0]) | change).encode() + b"\n"
    refused(BadRecord, what, lambda: replay(game, read(b"".join([header, *record[1:]]))))


@pytest.mark.parametrize(("change", "what"), [
    ({"hash": "0" * 16}, "the record was changed"), ({"hash": 1}, "cut short"), ({"answers": 3}, "closing line says 3"),
])
def test_a_record_with_another_closing_line_is_refused(
    game: Game, record: list[bytes], change: dict[str, Any], what: str,
):
    closing = json.dumps(json.loads(record[-1]) | change).encode() + b"\n"
    refused(BadRecord, what, lambda: replay(game, read(b"".join([*record[:-1], closing]))))


def test_a_record_that_names_another_winner_is_refused(game: Game, record: list[bytes]):
    for change in ({"winner": "nobody at all"}, {"why": "magic"}):
        closing = json.dumps(json.loads(record[-1]) | change).encode() + b"\n"
        refused(BadRecord, "closing line", lambda: replay(game, read(b"".join([*record[:-1], closing]))))  # noqa: B023


@pytest.mark.parametrize(("change", "what"), [
    ({"game": "chess"}, "a save of chess"), ({"rules": 99}, "version 99"), ({"table": []}, "frame or a table"),
    ({"table": ["Dragon", 1]}, "nothing called 'Dragon'"), ({"table": 7}, "not a saved table"),
    ({"hash": "0" * 16}, "damaged or edited"), ({"hash": 3}, "not a saved table"),
    ({"options": 3}, "not a saved table"),
    ({"table": ["Source", 1, 0, [], 0]}, "does not hold a table"),
])
def test_a_save_of_something_else_is_refused(game: Game, saved: dict[str, Any], change: dict[str, Any], what: str):
    refused(BadSave, what, lambda: game.load(json.dumps(saved | change).encode()))


def test_a_save_with_a_missing_field_is_refused(game: Game, saved: dict[str, Any]):
    for key in saved:
        left = {name: value for name, value in saved.items() if name != key}
        refused(BadSave, "not a saved table", lambda: game.load(json.dumps(left).encode()))  # noqa: B023
    for n in range(1, len(saved["table"])):
        table = saved["table"][:n] + saved["table"][n + 1:]
        refused(BadSave, "fields, not", lambda: game.load(json.dumps(saved | {"table": table}).encode()))  # noqa: B023


def places(data: Any, path: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """Every place in nested lists."""
    found = [path] if path else []
    if isinstance(data, list):
        for i, item in enumerate(data):
            found += places(item, (*path, i))
    return found


def edited(data: Any, path: tuple[int, ...], value: Any) -> Any:
    first, *rest = path
    inner = value if not rest else edited(data[first], tuple(rest), value)
    return [*data[:first], inner, *data[first + 1:]]


@pytest.mark.parametrize("value", [999, -7, "x", None, [], {}, 1.5, True, [["x"]], ["Dragon"], 2**70],
                         ids=lambda value: json.dumps(value))
def test_a_save_edited_by_hand_is_refused_wherever_it_was(game: Game, saved: dict[str, Any], value: Any):
    for path in thinned(places(saved["table"]), part(game.name, 120) + 20):
        table = edited(saved["table"], path, value)
        if table != saved["table"]:
            with pytest.raises(BadSave) as error:
                game.load(json.dumps(saved | {"table": table}).encode())
            assert len(str(error.value).splitlines()) == 1


def test_bytes_that_are_no_save_are_refused(game: Game, games: list[Played]):
    data = game.save(games[0].moments[12].table)
    for broken in (b"", b"{", b"{}", b"\x00", b"hello", b"\xff" * 40, data[:-1], data[1:], data[:40], data + b"x"):
        refused(BadSave, "not a saved table", lambda: game.load(broken))  # noqa: B023
