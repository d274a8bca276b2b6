"""The drawn map: regions touch exactly where the board says they border, and none is too small for a finger."""
from __future__ import annotations

import json
import math
from functools import cache
from typing import Any

from ravenhill.games.five_armies.content import DEFAULT_PACK, load

Point = tuple[int, int]
PHONE = 390                              # a narrow screen, in pixels
FINGER = 12                              # the least radius of a region there


@cache
def drawn() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DEFAULT_PACK / "shapes.json").read_text(encoding="utf-8"))
    return found


def points(flat: list[int]) -> list[Point]:
    return list(zip(flat[::2], flat[1::2]))


@cache
def ring(region: str) -> tuple[Point, ...]:
    """The outline of a region: its lines one after the other; one counted from below -1 runs backwards."""
    lines = [points(line) for line in drawn()["lines"]]
    found: list[Point] = []
    for number in drawn()["shape"][region]:
        line = lines[number] if number >= 0 else lines[-number - 1][::-1]
        assert not found or found[-1] == line[0], f"{region}: line {number} does not begin where the last one ended"
        found += line if not found else line[1:]
    assert found[0] == found[-1], f"{region} is not closed"
    return tuple(found[:-1])


def sides(outline: tuple[Point, ...]) -> set[frozenset[Point]]:
    return {frozenset((outline[i - 1], outline[i])) for i in range(len(outline))}


def is_inside(outline: tuple[Point, ...], x: float, y: float) -> bool:
    inside = False
    for i in range(len(outline)):
        (x1, y1), (x2, y2) = outline[i - 1], outline[i]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def distance_to_edge(outline: tuple[Point, ...], x: float, y: float) -> float:
    nearest = math.inf
    for i in range(len(outline)):
        (x1, y1), (x2, y2) = outline[i - 1], outline[i]
        length = (x2 - x1) ** 2 + (y2 - y1) ** 2
        along = max(0.0, min(1.0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
        nearest = min(nearest, math.dist((x, y), (x1 + along * (x2 - x1), y1 + along * (y2 - y1))))
    return nearest


def test_B_BRD_03_regions_touch_exactly_where_the_board_says_they_border() -> None:
    content = load(DEFAULT_PACK)
    ids = [region.id for region in content.regions]
    assert list(drawn()["shape"]) == ids
    wanted: set[frozenset[str]] = set()
    board = json.loads((DEFAULT_PACK / "board.json").read_text(encoding="utf-8"))
    for region in board["regions"]:
        for kind in ("plain", "ford", "river"):
            wanted |= {frozenset((region["id"], other)) for other in region.get(kind, ())}
    edges = {region: sides(ring(region)) for region in ids}
    touching = {frozenset((one, two)) for one in ids for two in ids if one < two and edges[one] & edges[two]}
    assert len(wanted) == 83
    assert touching == wanted


def test_B_BRD_01_no_side_belongs_to_three_regions_and_no_two_regions_overlap() -> None:
    ids = list(drawn()["shape"])
    owners: dict[frozenset[Point], list[str]] = {}
    for region in ids:
        for side in sides(ring(region)):
            owners.setdefault(side, []).append(region)
    assert max(len(those) for those in owners.values()) == 2
    for region in ids:
        x, y, _ = drawn()["heart"][region]
        assert [other for other in ids if is_inside(ring(other), x, y)] == [region]


def test_B_BRD_01_every_region_has_room_for_a_finger_on_a_phone() -> None:
    width = drawn()["canvas"][0]
    for region in drawn()["shape"]:
        x, y, said = drawn()["heart"][region]
        radius = distance_to_edge(ring(region), x, y)
        assert radius * PHONE / width >= FINGER, region
        assert abs(radius - said) <= 2, region


def test_B_BRD_01_the_centre_the_board_names_lies_in_the_region() -> None:
    for region in load(DEFAULT_PACK).regions:
        assert is_inside(ring(region.id), region.x, region.y), region.id
