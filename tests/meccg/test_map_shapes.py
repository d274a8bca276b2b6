"""The drawn region map: every border a shared side, every barrier drawn, every site pinned in its region."""
from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import ravenhill.games.meccg
from ravenhill.games.meccg import library
from ravenhill.games.meccg.terms import REGION
from ravenhill.games.meccg.words.numbers import Passage
from ravenhill.locale import Speech
from tests.drawn_map import DrawnMap, distance_to_edge, is_inside, points

DRAWN = DrawnMap(Path(ravenhill.games.meccg.__file__).parent / "content" / "region_shapes.json")
PIN = 10                                 # the radius of a site's pin
SIGN = 7                                 # of the mark of a region's type


def borders() -> set[frozenset[str]]:
    cards = library()
    return {frozenset((card.id, cards.facts[other].id))
            for n, card in enumerate(cards.facts) if card.type == REGION for other in cards.borders[n]}


def barriers() -> dict[frozenset[str], list[int]]:
    return {frozenset(it["between"]): it["lines"] for it in DRAWN.says["barriers"]}


def test_R_ORG_66_regions_touch_exactly_where_they_border_or_a_barrier_is_drawn() -> None:
    assert len(borders()) == 101
    assert len(barriers()) == len(DRAWN.says["barriers"]) == 23
    assert not borders() & barriers().keys()
    assert DRAWN.touching() == borders() | barriers().keys()


def test_R_ORG_66_a_barrier_runs_along_all_that_its_regions_share() -> None:
    for pair, lines in barriers().items():
        one, two = sorted(pair)
        drawn = {frozenset(side) for n in lines for line in [points(DRAWN.says["lines"][n])]
                 for side in pairwise(line)}
        assert drawn == DRAWN.sides[one] & DRAWN.sides[two], pair
        assert all(it["kind"] in ("ridge", "river") for it in DRAWN.says["barriers"])


def test_R_ORG_66_each_pass_that_a_ranger_knows_leads_over_its_own_barrier() -> None:
    cards = library()
    known = {(frozenset(cards.facts[cards.names[name]].id for name in pair), cards.facts[cards.lasts_from[n]].id)
             for n, it in enumerate(cards.lasts) if isinstance(it.change, Passage) for pair in it.change.pairs}
    drawn = {(frozenset(it["between"]), it["card"]) for it in DRAWN.says["barriers"] if "card" in it}
    assert drawn == {(pair, card) for pair, card in known if pair not in borders()}
    assert len(drawn) == 18


def test_R_ORG_64_each_region_card_has_its_shape_and_no_side_is_of_three() -> None:
    assert set(DRAWN.rings) == {card.id for card in library().facts if card.type == REGION}
    assert len(DRAWN.rings) == 52
    assert DRAWN.no_side_is_of_three()
    for region in DRAWN.rings:
        x, y, _ = DRAWN.says["heart"][region]
        assert DRAWN.regions_at(x, y) == [region]


def test_every_region_has_room_for_a_finger_on_a_phone() -> None:
    assert DRAWN.too_small_for_a_finger() == []


def test_R_ORG_64_every_site_has_its_pin_in_its_region() -> None:
    cards = library()
    pins = {site: (region, at) for region, those in DRAWN.says["pins"].items() for site, at in those.items()}
    below = DRAWN.says["under_deeps"]["sites"]
    for n in cards.sites:
        if cards.facts[n].under:                               # R-UD-01  those have a sheet of their own
            assert cards.facts[n].id in below
            continue
        region, (x, y) = pins[cards.facts[n].id]
        assert region == cards.facts[cards.region_of[n]].id
        assert is_inside(DRAWN.rings[region], x, y)


def test_pins_signs_and_names_lie_apart_and_inside() -> None:
    spots: list[tuple[str, float, float, float]] = []
    for region, outline in DRAWN.rings.items():
        spots += [(site, x, y, PIN) for site, (x, y) in DRAWN.says["pins"][region].items()]
        x, y = DRAWN.says["sign"][region]
        spots.append((region, x, y, SIGN))
        assert is_inside(outline, x, y) and distance_to_edge(outline, x, y) >= SIGN - 1, region
    for i, (one, x1, y1, r1) in enumerate(spots):
        for two, x2, y2, r2 in spots[i + 1:]:
            assert math.dist((x1, y1), (x2, y2)) >= r1 + r2, (one, two)
    for region, label in DRAWN.says["label"].items():
        (x, y), (wide, high) = label["at"], label["box"]
        assert is_inside(DRAWN.rings[region], x, y), region
        for name, px, py, r in spots:
            inside = abs(px - x) < wide / 2 + r - 1 and abs(py - y) < high / 2 + r - 1
            assert not inside, (region, name)
        assert set(label["lines"]) == {"en", "es", "fr"}


def test_the_names_that_are_drawn_are_those_that_are_said() -> None:
    for language in ("en", "es", "fr"):
        speech = Speech(language, "meccg")
        for region, label in DRAWN.says["label"].items():
            assert " ".join(label["lines"][language]) == speech.line(f"card-{region}", {}), (language, region)


def test_what_is_no_region_fills_the_rest_of_the_sheet() -> None:
    left, top, right, bottom = DRAWN.says["frame"]
    others = [DRAWN.ring(it["shape"], it["id"]) for it in DRAWN.says["beyond"]]
    for x in range(left + 6, right, 24):
        for y in range(top + 6, bottom, 24):
            assert len(DRAWN.regions_at(x, y)) + sum(is_inside(it, x, y) for it in others) == 1, (x, y)


def test_R_UD_02_the_second_sheet_draws_every_tunnel_with_its_number_and_every_stair() -> None:
    cards = library()
    drawn = {frozenset(it["between"]): it["number"] for it in DRAWN.says["under_deeps"]["links"]}
    stairs = {code: it["surface"] for code, it in DRAWN.says["under_deeps"]["sites"].items()}
    below = [n for n in cards.sites if cards.facts[n].under]
    for n in below:
        code = cards.facts[n].id
        for other, number in cards.below[n].items():
            its = cards.facts[other]
            if its.under: assert drawn[frozenset((code, its.id))] == number
            elif stairs[code]["site"]: assert stairs[code]["site"] == its.id
            else: assert stairs[code]["region"] == cards.facts[cards.region_of[other]].id
    assert len(drawn) * 2 == sum(cards.facts[it].under for n in below for it in cards.below[n])
