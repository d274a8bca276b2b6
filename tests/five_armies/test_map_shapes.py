"""The drawn map: regions touch exactly where the board says they border, and none is too small for a finger."""
from __future__ import annotations

import json

from ravenhill.games.five_armies.content.pack import DEFAULT_PACK, load
from tests.drawn_map import DrawnMap, is_inside

DRAWN = DrawnMap(DEFAULT_PACK / "shapes.json")


def test_B_BRD_03_regions_touch_exactly_where_the_board_says_they_border() -> None:
    content = load(DEFAULT_PACK)
    assert list(DRAWN.rings) == [region.id for region in content.regions]
    wanted: set[frozenset[str]] = set()
    board = json.loads((DEFAULT_PACK / "board.json").read_text(encoding="utf-8"))
    for region in board["regions"]:
        for kind in ("plain", "ford", "river"):
            wanted |= {frozenset((region["id"], other)) for other in region.get(kind, ())}
    assert len(wanted) == 83
    assert DRAWN.touching() == wanted


def test_B_BRD_01_no_side_belongs_to_three_regions_and_no_two_regions_overlap() -> None:
    assert DRAWN.no_side_is_of_three()
    for region in DRAWN.rings:
        x, y, _ = DRAWN.says["heart"][region]
        assert DRAWN.regions_at(x, y) == [region]


def test_B_BRD_01_every_region_has_room_for_a_finger_on_a_phone() -> None:
    assert DRAWN.too_small_for_a_finger() == []


def test_B_BRD_01_the_centre_the_board_names_lies_in_the_region() -> None:
    for region in load(DEFAULT_PACK).regions:
        assert is_inside(DRAWN.rings[region.id], region.x, region.y), region.id
