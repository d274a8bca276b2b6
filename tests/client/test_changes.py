"""What is new of a view makes the view it was made for: read by Python and by the page, of any data and of games."""
from __future__ import annotations

import json
import random
import subprocess
from itertools import islice, pairwise
from statistics import median
from typing import Any

import msgspec
import pytest

from ravenhill.games import load
from ravenhill.wire.changes import changed, changed_fields, changes
from tests.client.feeding import questions
from tests.client.test_sharing import NODE, ROOT

# Few of them, so that things meet again; and such as are fields of a change, or of every object of JavaScript.
TEXTS = ["", "a", "b", "=", "id", "constructor"]


def anything(dice: random.Random, depth: int = 3) -> Any:
    """Plain data; every third list is one of things."""
    kind = dice.randrange(6 if depth else 3)
    if kind < 3:
        return [None, dice.randrange(2, 5), dice.choice(TEXTS)][kind]
    many = range(dice.randrange(4))
    if kind == 3:
        return {dice.choice(TEXTS): anything(dice, depth - 1) for _ in many}
    return [{"id": dice.choice(TEXTS), "n": anything(dice, depth - 1)} if kind == 4 else anything(dice, depth - 1)
            for _ in many]


def altered(dice: random.Random, it: Any) -> Any:
    """The same with a few other parts, some fewer and some in other places."""
    if dice.random() < 0.15:
        return anything(dice)
    if isinstance(it, dict):
        return {name: part if name == "id" else altered(dice, part) for name, part in it.items() if dice.random() < 0.9}
    if isinstance(it, list):
        found = [altered(dice, part) for part in it if dice.random() < 0.9]
        return dice.sample(found, len(found)) if dice.random() < 0.3 else found
    return it


def read_by_the_page(pairs: list[Any]) -> list[Any]:
    told = subprocess.run([NODE, ROOT / "client/test/changes.ts"], input=json.dumps(pairs), text=True,
                          capture_output=True, check=True)
    found: list[Any] = json.loads(told.stdout)
    return found


def test_any_data_is_made_of_any_other() -> None:
    dice = random.Random(13)
    pairs = [(it, altered(dice, it)) for it in (anything(dice, 4) for _ in range(20_000))]
    pairs = [(before, now) for before, now in pairs if before != now]
    assert len(pairs) > 2_000
    kept = json.dumps(pairs)
    told = [(before, changes(before, now)) for before, now in pairs]
    assert [changed(*it) for it in told] == [now for _, now in pairs] and json.dumps(pairs) == kept
    assert read_by_the_page([list(it) for it in told]) == [now for _, now in pairs]
    assert {type(change) for _, change in told} == {dict, list, str, int, type(None)}


def test_a_tapped_character_is_told_in_a_few_letters_and_the_others_are_the_same_objects() -> None:
    people = [{"id": id, "state": "untapped", "bears": [{"id": f"{id}-sword"}]} for id in "abc"]
    before = {"companies": [{"id": "company:1", "members": people, "size": 3}, {"id": "company:2", "members": []}]}
    now = json.loads(json.dumps(before))
    now["companies"][0]["members"][1]["state"] = "tapped"
    change = changes(before, now)
    assert change == {"companies": {"company:1": {"members": {"b": {"state": "tapped"}}}}}
    found = changed(before, change)
    assert found == now and found["companies"][1] is before["companies"][1]
    assert found["companies"][0]["members"][0] is people[0]


def test_who_comes_and_who_goes_is_told_beside_the_ids_of_those_who_stay() -> None:
    a, b, c = ({"id": id, "n": 1} for id in "abc")
    assert changes([a, b], [b, c, a]) == ["b", c, "a"] and changed([a, b], ["b", c, "a"]) == [b, c, a]
    assert changes({"parts": [1], "n": 2}, {"n": 3}) == {"=": {"n": 3}}                  # a field less
    assert changes([{"id": ""}, a], [{"id": ""}, {"id": ""}, a]) == [{"id": ""}, {"id": ""}, "a"]     # backs of cards


@pytest.mark.parametrize(("game", "fewer"), [("five_armies", 1), ("meccg", 4), ("ford", 1)])
def test_views_of_random_matches_are_told_whole_in_little(game: str, fewer: float) -> None:
    """One seat from question to question, which is more than from change to change; beside its new parts, whole."""
    told = islice(questions(game, 3), 100)
    views: list[Any] = [msgspec.to_builtins(it.view) for it in told if it.seat == load(game).seats[0]]
    pairs = [(before, now) for before, now in pairwise(views) if before.keys() <= now.keys() and before != now]
    news = [changed_fields(before, now) for before, now in pairs]
    assert [changed(before, it) for (before, _), it in zip(pairs, news)] == [now for _, now in pairs]
    assert read_by_the_page([[before, it] for (before, _), it in zip(pairs, news)]) == [now for _, now in pairs]
    whole = [{name: now[name] for name in it} for (_, now), it in zip(pairs, news)]
    assert median(len(json.dumps(it)) for it in news) * fewer <= median(len(json.dumps(it)) for it in whole)
