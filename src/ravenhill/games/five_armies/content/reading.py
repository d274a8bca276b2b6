"""Reads the chapters of a content pack and checks them against what the rules say of the box."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from ravenhill.games.five_armies.cards.effect_words import NAMES, sentence_faults
from ravenhill.games.five_armies.content.pack import Entry, Pack
from ravenhill.games.five_armies.content.printed import (
    ActionDie,
    Box,
    Character,
    Region,
    SetUpArea,
    SpecialUnit,
    Tile,
    TokenFace,
    Unit,
)
from ravenhill.games.five_armies.terms import (
    BORDERS,
    BROKEN_LANDS,
    CHARACTERS,
    FACES,
    FORTIFICATIONS,
    FREE,
    FREE_UNITS,
    GENERALS,
    GROUPS,
    KINS,
    RANGES,
    SETTLEMENTS,
    SHADOW,
    SIDES,
    SPECIAL_UNITS,
    TERRAINS,
    TERRITORIES,
    UNITS,
)

TOKEN_TOTALS: Final = (17, 20, 27)  # B-CMP-11
OTHER_TOKENS: Final = {  # B-CMP-10
    "fate_tile": 14,
    "damage": 32,
    "wrath_five": 2,
    "wrath_one": 8,
    "ring": 5,
    "bodyguard": 3,
    "fate_marker": 1,
    "leadership_free": 6,
    "leadership_shadow": 14,
    "activation": 3,
    "concentration": 1,
    "control_shadow": 5,
    "closed_pass": 2,
}
STANDARD_TILES: Final = 12  # B-SET-07
CHARACTER_NUMBERS: Final = (
    "rings",
    "wrath",
    "most_wrath",
    "dice",
    "target_number",
    "bodyguards",
    "most_bodyguards",
)
REGION_KEYS: Final = (
    "name",
    "territory",
    "terrain",
    "settlement",
    "victory_points",
    "protection",
    "mustering",
    "south_edge",
    "x",
    "y",
    "polygon",
    *BORDERS,
)
CHARACTER_KEYS: Final = (
    "name",
    "side",
    "general",
    "at_start",
    "movement",
    "leadership",
    "fate_step",
    "enters_with",
    "enters_at",
    "rules",
    *CHARACTER_NUMBERS,
)


def read_regions(top: Entry) -> list[Region]:
    """B-BRD-01 to 11  The regions of the map."""
    regions: list[Region] = []
    entries = top.entries("regions", "region", REGION_KEYS)
    for entry in entries:
        borders = [entry.texts(kind) for kind in BORDERS]
        region = Region(
            id=entry.text("id"),
            name=entry.text("name"),
            terrain=entry.one_of("terrain", TERRAINS),
            territory=entry.one_of("territory", TERRITORIES),
            settlement=entry.flag("settlement"),
            victory_points=entry.number("victory_points", 0),
            protection=entry.number("protection", 0),
            mustering=entry.flag("mustering"),
            south_edge=entry.flag("south_edge"),
            x=entry.number("x"),
            y=entry.number("y"),
            polygon=entry.points("polygon"),
            plain=borders[0],
            ford=borders[1],
            river=borders[2],
            origin=entry.origin(),
        )
        regions.append(region)
        if region.settlement != (region.id in SETTLEMENTS):
            entry.fault("B-BRD-09: only the seven named Settlements are Settlements, and all of them are")
        if (region.protection > 0) != (region.id in FORTIFICATIONS):
            entry.fault("B-BRD-10: the three Fortifications have a protection of 1 or more, no other region")
        if (region.victory_points > 0) != region.settlement:
            entry.fault("B-VIC-01: Settlements give Victory Points, no other region")
        if region.mustering and region.territory != BROKEN_LANDS:
            entry.fault("B-BRD-11: a Mustering region lies in the Broken Lands")
    _check_borders(entries, regions)
    if top.sound:
        ids = [region.id for region in regions]
        for settlement in SETTLEMENTS:
            if settlement not in ids:
                top.fault(f"settlement {settlement!r} is missing")
        if sum(region.mustering for region in regions) != 4:
            top.fault("B-BRD-11: there must be four Mustering regions")
        if not any(region.south_edge for region in regions):
            top.fault("B-BEO-01: no region lies on the southern edge")
    return regions


def _check_borders(entries: list[Entry], regions: list[Region]) -> None:
    """B-BRD-03 to 05  A border is the same from both sides."""
    kind_of: dict[tuple[str, str], str] = {}
    known = {region.id for region in regions}
    for entry, region in zip(entries, regions, strict=True):
        for kind, others in zip(BORDERS, (region.plain, region.ford, region.river), strict=True):
            for other in others:
                if other not in known:
                    entry.fault(f"border with unknown region {other!r}")
                elif other == region.id:
                    entry.fault("border with itself")
                elif (region.id, other) in kind_of:
                    entry.fault(f"two borders with {other!r}")
                else:
                    kind_of[region.id, other] = kind
    for entry, region in zip(entries, regions, strict=True):
        for other in (*region.plain, *region.ford, *region.river):
            here, there = kind_of.get((region.id, other)), kind_of.get((other, region.id))
            if here is not None and here != there:
                entry.fault(f"asymmetric border: {here} to {other!r}, {there or 'none'} back")


def read_boxes(top: Entry, regions: list[Region]) -> tuple[list[Box], list[Box], Box]:
    """B-BRD-12, 13  Goblin Mustering Points, their Mountain Passes in the same order, and the Eyrie."""
    points = [
        _box(entry) for entry in top.entries("goblin_mustering_points", "mustering point", ("name", "x", "y"))
    ]
    passes: dict[str, Box] = {}
    keys = ("name", "x", "y", "from", "opens_on")
    for entry in top.entries("mountain_passes", "pass", keys):
        box = _box(entry)
        if box.came_from not in [point.id for point in points]:
            entry.fault(f"unknown Goblin Mustering Point {box.came_from!r}")
        if box.opens_on not in [region.id for region in regions]:
            entry.fault(f"opens on unknown region {box.opens_on!r}")
        passes[box.came_from] = box
    if top.sound and (len(points) != 2 or len(passes) != 2):
        top.fault("B-BRD-12: two Goblin Mustering Points are needed, each with its own Mountain Pass")
    eyrie = _box(top.inside("eyrie", "eyrie", ("name", "x", "y")))
    used = Counter([it.id for it in regions] + [it.id for it in (*points, *passes.values(), eyrie)])
    for name, times in used.items():
        if name and times > 1:
            top.fault(f"duplicate id {name!r}")
    return points, [passes[point.id] for point in points if point.id in passes], eyrie


def _box(entry: Entry) -> Box:
    came_from = entry.text("from") if entry.has("from") else ""
    opens_on = entry.text("opens_on") if entry.has("opens_on") else ""
    name, x, y = entry.text("name"), entry.number("x"), entry.number("y")
    return Box(entry.text("id"), name, x, y, came_from, opens_on, entry.origin())


def read_ranges(pack: Pack, regions: list[Region]) -> list[dict[str, tuple[str, ...]]]:
    """B-RNG-02, 03  For each side of the ruler: the regions in range of each region, black borders respected."""
    top = pack.file("ranges.json", (*RANGES, "archer_distance", "gandalf_distance"))
    ids = [region.id for region in regions]
    found: list[dict[str, tuple[str, ...]]] = []
    for ruler in RANGES:
        table = top.inside(ruler, ruler, ids)
        for region in ids:
            for other in table.texts(region):
                if other not in ids:
                    table.fault(f"{region}: unknown region {other!r}")
            if table.sound and not table.has(region):
                table.fault(f"region {region!r} is missing")
        found.append({region: table.texts(region) for region in ids})
    return found


def read_units(pack: Pack) -> tuple[list[Unit], list[SpecialUnit]]:
    """B-CMP-04, 05  Units in the order of `UNITS`."""
    top = pack.file("units.json", ("units", "special_units"))
    found: dict[str, Unit] = {}
    keys = ("name", "side", "kin", "group", "figures", "strength", "favored_attacking", "favored_defending")
    for entry in top.entries("units", "unit", keys):
        unit = Unit(
            id=entry.text("id"),
            name=entry.text("name"),
            side=entry.one_of("side", SIDES),
            kin=entry.one_of("kin", KINS),
            group=entry.one_of("group", GROUPS, -1),
            figures=entry.number("figures", least=1),
            strength=entry.number("strength", least=1),
            favored_attacking=entry.some_of("favored_attacking", TERRAINS),
            favored_defending=entry.some_of("favored_defending", TERRAINS),
            origin=entry.origin(),
        )
        found[unit.id] = unit
        if unit.id not in UNITS:
            entry.fault("unknown unit")
        elif unit.side != (FREE if UNITS.index(unit.id) < FREE_UNITS else SHADOW):
            entry.fault("B-CMP-04, 05: fights for the other side")
    _all_there(top, "unit", UNITS, found)
    special: dict[str, SpecialUnit] = {}
    for entry in top.entries("special_units", "special unit", ("name", "side", "figures")):
        name, side, figures = (
            entry.text("name"),
            entry.one_of("side", SIDES),
            entry.number("figures", least=1),
        )
        special[entry.text("id")] = SpecialUnit(entry.text("id"), name, side, figures, entry.origin())
    _all_there(top, "special unit", SPECIAL_UNITS, special)
    return [found[it] for it in UNITS if it in found], [special[it] for it in SPECIAL_UNITS if it in special]


def read_characters(pack: Pack, last_step: int, tiles: list[Tile]) -> list[Character]:
    """B-CMP-06  Characters in the order of `CHARACTERS`."""
    top = pack.file("characters.json", ("characters",))
    found: dict[str, Character] = {}
    for entry in top.entries("characters", "character", CHARACTER_KEYS):
        character = Character(
            id=entry.text("id"),
            name=entry.text("name"),
            side=entry.one_of("side", SIDES),
            general=entry.flag("general"),
            at_start=entry.flag("at_start"),
            movement=entry.number("movement", 0),
            leadership=entry.number("leadership", 0),
            fate_step=entry.number("fate_step", -1, least=1),
            enters_with=entry.one_of("enters_with", FACES, -1),
            enters_at=NAMES["where"][entry.one_of("enters_at", NAMES["where"])]
            if entry.has("enters_at")
            else "",
            numbers={key: entry.number(key) for key in CHARACTER_NUMBERS if entry.has(key)},
            rules=entry.objects("rules"),
            origin=entry.origin(),
        )
        found[character.id] = character
        if character.general != (character.id in CHARACTERS[:GENERALS]):
            entry.fault("B-FIG-04: the five Generals have 'general', no other character")
        if character.fate_step > last_step:
            entry.fault(f"step {character.fate_step} is beyond the Fate Track")
        if not character.at_start and character.enters_with < 0:
            entry.fault("must be 'at_start' or have 'enters_with' and 'enters_at'")
        check_sentences(entry, character.rules, tiles)
    _all_there(top, "character", CHARACTERS, found)
    return [found[it] for it in CHARACTERS if it in found]


def _all_there(top: Entry, noun: str, wanted: tuple[str, ...], found: dict[str, Any]) -> None:
    for name in wanted:
        if top.sound and name not in found:
            top.fault(f"{noun} {name!r} is missing")
    for name in found:
        if name not in wanted:
            top.fault(f"{noun} {name!r} is not one of the game's")


def read_fate(pack: Pack) -> tuple[int, list[Tile]]:
    """B-BRD-14, B-SET-07  The last step of the Fate Track, and the tiles: standard ones first."""
    top = pack.file("fate.json", ("last_step", "tiles", "special_tiles"))
    tiles = [_tile(entry, -1) for entry in top.entries("tiles", "tile", ("value", "fate_icon"))]
    if top.sound and len(tiles) != STANDARD_TILES:
        top.fault(f"wrong tile total: {len(tiles)} standard tiles, must be {STANDARD_TILES}")
    for entry in top.entries("special_tiles", "tile", ("value", "fate_icon", "side", "enters_by")):
        tiles.append(_tile(entry, entry.one_of("side", SIDES)))
    if top.sound and sorted(tile.side for tile in tiles if tile.side >= 0) != [0, 1]:
        top.fault("wrong tile total: each side has one special tile")
    for name, times in Counter(tile.id for tile in tiles).items():
        if times > 1:
            top.fault(f"duplicate id {name!r}")
    return top.number("last_step", least=1), tiles


def _tile(entry: Entry, side: int) -> Tile:
    enters_by = entry.text("enters_by") if side >= 0 else ""
    value, icon = entry.number("value"), entry.flag("fate_icon")
    return Tile(entry.text("id"), value, icon, side, enters_by, entry.origin())


def read_tokens(pack: Pack) -> tuple[list[TokenFace], dict[str, int]]:
    """B-CMP-10, 11, B-REC-13  Fronts of the Recruitment tokens by group, and how many others there are."""
    top = pack.file("tokens.json", ("recruitment", "others"))
    groups = top.inside("recruitment", "recruitment", GROUPS)
    faces: list[TokenFace] = []
    for number, group in enumerate(GROUPS):
        entry = groups.inside(group, f"group {group}", ("total", "faces"))
        entry.origin()
        count = 0
        for face in entry.entries("faces", f"group {group} face", ("units", "count"), "units"):
            faces.append(TokenFace(number, face.some_of("units", UNITS), face.number("count", least=1)))
            count += faces[-1].count
        if entry.sound and not count == entry.number("total") == TOKEN_TOTALS[number]:
            entry.fault(f"wrong token total: faces make {count}, must be {TOKEN_TOTALS[number]}")
    others = top.inside("others", "others", tuple(OTHER_TOKENS))
    for name, wanted in OTHER_TOKENS.items():
        if others.sound and others.number(name) != wanted:
            others.fault(f"wrong token total: {name} must be {wanted}")
    return faces, OTHER_TOKENS


def read_dice(pack: Pack) -> list[ActionDie]:
    """B-CMP-02, B-DIC-01, 02  The Action Dice, the Free Peoples' first."""
    top = pack.file("dice.json", ("dice", "combat_dice"))
    top.inside("combat_dice", "combat dice", ("white", "black"))
    found: dict[int, ActionDie] = {}
    for entry in top.entries("dice", "dice of", ("side", "dice", "at_start", "faces"), "side"):
        side, faces = entry.one_of("side", SIDES), entry.some_of("faces", FACES)
        dice, at_start = entry.number("dice", least=1), entry.number("at_start", least=1)
        found[side] = ActionDie(side, dice, at_start, faces, entry.origin())
        if len(faces) != 6:
            entry.fault(f"a die has six faces, not {len(faces)}")
    if top.sound and len(found) != 2:
        top.fault("each side needs its dice")
    return [found[side] for side in sorted(found)]


def read_set_up(
    pack: Pack, places: list[str], units: list[Unit], characters: list[Character]
) -> list[SetUpArea]:
    """B-SET-11 to 26  The starting list."""
    top = pack.file("setup.json", ("areas",))
    areas: list[SetUpArea] = []
    keys = ("rule", "side", "place", "units", "tokens", "characters")
    for entry in top.entries("areas", "area", keys, "rule"):
        area = SetUpArea(
            rule=entry.text("rule"),
            side=entry.one_of("side", SIDES),
            place=entry.text("place"),
            units=entry.counts("units", UNITS),
            tokens=entry.counts("tokens", GROUPS),
            characters=entry.some_of("characters", CHARACTERS) if entry.has("characters") else (),
            origin=entry.origin(),
        )
        areas.append(area)
        if area.place and area.place not in places:
            entry.fault(f"unknown region {area.place!r}")
        for unit in units:
            if area.units[UNITS.index(unit.id)] and unit.side != area.side:
                entry.fault(f"{unit.id} is not of side {SIDES[area.side]}")
    placed = [number for area in areas for number in area.characters]
    for character in characters:
        if character.at_start != (placed.count(CHARACTERS.index(character.id)) == 1):
            top.fault(f"character {character.id!r} must be placed once if he is 'at_start', else not at all")
    for unit in units:
        if sum(area.units[UNITS.index(unit.id)] for area in areas) > unit.figures:
            top.fault(f"B-CMP-13: more than {unit.figures} of unit {unit.id!r}")
    return areas


def check_sentences(entry: Entry, sentences: tuple[dict[str, Any], ...], tiles: list[Tile]) -> None:
    """The effect words of an entry are known and rightly used."""
    special = tuple(tile.id for tile in tiles if tile.side >= 0)
    for sentence in sentences:
        for text in sentence_faults(sentence, special, SETTLEMENTS):
            entry.fault(text)
