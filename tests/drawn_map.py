"""A drawn map as the tests see it: rings, sides, what lies inside, how near the edge is."""
from __future__ import annotations

import json
import math
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Any

Point = tuple[int, int]
Ring = tuple[Point, ...]
PHONE = 390                              # a narrow screen, in pixels
FINGER = 12                              # the least radius of a region there


class DrawnMap:
    def __init__(self, file: Path) -> None:
        self.says: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))

    @cached_property
    def rings(self) -> dict[str, Ring]:
        return {region: self.ring(shape, region) for region, shape in self.says["shape"].items()}

    @cached_property
    def sides(self) -> dict[str, set[frozenset[Point]]]:
        return {region: sides(outline) for region, outline in self.rings.items()}

    def ring(self, shape: Iterable[int], name: str) -> Ring:
        """The outline of a region: its lines one after the other; one counted from below -1 runs backwards."""
        lines = [points(line) for line in self.says["lines"]]
        found: list[Point] = []
        for number in shape:
            line = lines[number] if number >= 0 else lines[-number - 1][::-1]
            assert not found or found[-1] == line[0], f"{name}: line {number} does not begin where the last one ended"
            found += line if not found else line[1:]
        assert found[0] == found[-1], f"{name} is not closed"
        return tuple(found[:-1])

    def touching(self) -> set[frozenset[str]]:
        """The pairs of regions that share a side."""
        ids = list(self.rings)
        return {frozenset((one, two)) for one in ids for two in ids if one < two and self.sides[one] & self.sides[two]}

    def regions_at(self, x: float, y: float) -> list[str]:
        return [region for region, outline in self.rings.items() if is_inside(outline, x, y)]

    def no_side_is_of_three(self) -> bool:
        owners: dict[frozenset[Point], int] = {}
        for those in self.sides.values():
            for side in those:
                owners[side] = owners.get(side, 0) + 1
        return max(owners.values()) == 2

    def too_small_for_a_finger(self) -> list[str]:
        """Regions whose largest circle is less than a finger on a phone, or not what the file says it is."""
        width = self.says["canvas"][0]
        found: list[str] = []
        for region, outline in self.rings.items():
            x, y, said = self.says["heart"][region]
            radius = distance_to_edge(outline, x, y)
            if radius * PHONE / width < FINGER or abs(radius - said) > 2:
                found.append(region)
        return found


def points(flat: list[int]) -> list[Point]:
    return list(zip(flat[::2], flat[1::2]))


def sides(outline: Ring) -> set[frozenset[Point]]:
    return {frozenset((outline[i - 1], outline[i])) for i in range(len(outline))}


def is_inside(outline: Ring, x: float, y: float) -> bool:
    inside = False
    for i in range(len(outline)):
        (x1, y1), (x2, y2) = outline[i - 1], outline[i]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def distance_to_edge(outline: Ring, x: float, y: float) -> float:
    nearest = math.inf
    for i in range(len(outline)):
        (x1, y1), (x2, y2) = outline[i - 1], outline[i]
        length = (x2 - x1) ** 2 + (y2 - y1) ** 2
        along = max(0.0, min(1.0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
        nearest = min(nearest, math.dist((x, y), (x1 + along * (x2 - x1), y1 + along * (y2 - y1))))
    return nearest
