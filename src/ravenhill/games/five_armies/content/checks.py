"""Checks the chapters of a content pack against what the rules say of the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ravenhill.games.five_armies.cards.effect_words import sentence_faults
from ravenhill.games.five_armies.content.files import Files
from ravenhill.games.five_armies.content.printed import (
    Board,
    Characters,
    Dice,
    Fate,
    Ranges,
    Region,
    Sentence,
    SetUp,
    Tokens,
    Told,
    Units,
)
from ravenhill.games.five_armies.terms import (
    BORDERS,
    BROKEN_LANDS,
    CHARACTERS,
    FORTIFICATIONS,
    FREE,
    FREE_UNITS,
    GENERALS,
    GROUPS,
    RANGES,
    RULEBOOK,
    SETTLEMENTS,
    SHADOW,
    SPECIAL_UNITS,
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
OWN_NUMBERS: Final = {  # what one character alone cannot do without
    "bilbo": ("rings",),
    "beorn": ("wrath", "most_wrath", "dice", "target_number"),
    "bolg": ("bodyguards", "most_bodyguards"),
}


def check_origins(files: Files, file: str, told: Iterable[Told]) -> None:
    """Every entry says where it comes from."""
    for it in told:
        if (it.known and it.origin == RULEBOOK) or (it.ours and it.origin != RULEBOOK):
            name = f"{it.noun} {getattr(it, it.called, '')}".strip()
            files.fault(file, name, "'ours' belongs to origin rulebook, 'known' to origin project")


def check_board(files: Files, board: Board) -> None:
    """B-BRD-01 to 13  The regions of the map, and the boxes inside the mountain."""
    file = "board.json"
    boxes = (*board.goblin_mustering_points, *board.mountain_passes, board.eyrie)
    check_origins(files, file, (*board.regions, *boxes))
    for region in board.regions:
        here = f"region {region.id}"
        if region.settlement != (region.id in SETTLEMENTS):
            files.fault(file, here, "B-BRD-09: the seven named Settlements are Settlements, no other region")
        if (region.protection > 0) != (region.id in FORTIFICATIONS):
            files.fault(file, here, "B-BRD-10: the three Fortifications have protection, no other region")
        if (region.victory_points > 0) != region.settlement:
            files.fault(file, here, "B-VIC-01: Settlements give Victory Points, no other region")
        if region.mustering and region.territory != BROKEN_LANDS:
            files.fault(file, here, "B-BRD-11: a Mustering region lies in the Broken Lands")
    check_borders(files, board.regions)
    ids = [region.id for region in board.regions]
    for settlement in SETTLEMENTS:
        if settlement not in ids:
            files.fault(file, "", f"settlement {settlement!r} is missing")
    if sum(region.mustering for region in board.regions) != 4:
        files.fault(file, "", "B-BRD-11: there must be four Mustering regions")
    if not any(region.south_edge for region in board.regions):
        files.fault(file, "", "B-BEO-01: no region lies on the southern edge")
    points = [it.id for it in board.goblin_mustering_points]
    for it in board.mountain_passes:
        if it.came_from not in points:
            files.fault(file, f"pass {it.id}", f"unknown Goblin Mustering Point {it.came_from!r}")
        if it.opens_on not in ids:
            files.fault(file, f"pass {it.id}", f"opens on unknown region {it.opens_on!r}")
    if len(points) != 2 or len(board.mountain_passes) != 2 or len({it.came_from for it in board.mountain_passes}) != 2:
        files.fault(file, "", "B-BRD-12: two Goblin Mustering Points are needed, each with its own Mountain Pass")
    for name, times in Counter([*ids, *(it.id for it in boxes)]).items():
        if name and times > 1:
            files.fault(file, "", f"duplicate id {name!r}")


def check_borders(files: Files, regions: tuple[Region, ...]) -> None:
    """B-BRD-03 to 05  A border is the same from both sides."""
    kind_of: dict[tuple[str, str], str] = {}
    known = {region.id for region in regions}
    for region in regions:
        for kind, others in zip(BORDERS, (region.plain, region.ford, region.river), strict=True):
            for other in others:
                fault = (f"border with unknown region {other!r}" if other not in known
                         else "border with itself" if other == region.id
                         else f"two borders with {other!r}" if (region.id, other) in kind_of else "")
                if fault:
                    files.fault("board.json", f"region {region.id}", fault)
                else:
                    kind_of[region.id, other] = kind
    for region in regions:
        for other in (*region.plain, *region.ford, *region.river):
            here, there = kind_of.get((region.id, other)), kind_of.get((other, region.id))
            if here is not None and here != there:
                text = f"asymmetric border: {here} to {other!r}, {there or 'none'} back"
                files.fault("board.json", f"region {region.id}", text)


def check_ranges(files: Files, ranges: Ranges, board: Board) -> None:
    """B-RNG-02  Every region has its list, and every list has regions."""
    check_origins(files, "ranges.json", [ranges])
    ids = {region.id for region in board.regions}
    for ruler, table in zip(RANGES, (ranges.archer, ranges.gandalf), strict=True):
        for region, others in table.items():
            if region not in ids:
                files.fault("ranges.json", ruler, f"unknown region {region!r}")
            for other in others:
                if other not in ids:
                    files.fault("ranges.json", ruler, f"{region}: unknown region {other!r}")
        for region in sorted(ids - table.keys()):
            files.fault("ranges.json", ruler, f"region {region!r} is missing")


def check_units(files: Files, units: Units) -> None:
    """B-CMP-04, 05  Every unit, on its side."""
    file = "units.json"
    check_origins(files, file, (*units.units, *units.special_units))
    for unit in units.units:
        if unit.id in UNITS and unit.side != (FREE if UNITS.index(unit.id) < FREE_UNITS else SHADOW):
            files.fault(file, f"unit {unit.id}", "B-CMP-04, 05: fights for the other side")
    check_all_there(files, file, "unit", UNITS, [it.id for it in units.units])
    check_all_there(files, file, "special unit", SPECIAL_UNITS, [it.id for it in units.special_units])


def check_all_there(files: Files, file: str, noun: str, wanted: tuple[str, ...], found: list[str]) -> None:
    for name in wanted:
        if name not in found:
            files.fault(file, "", f"{noun} {name!r} is missing")
    for name in found:
        if name not in wanted:
            files.fault(file, "", f"{noun} {name!r} is not one of the game's")


def check_characters(files: Files, people: Characters, fate: Fate) -> None:
    """B-CMP-06  Every character, with what only he needs."""
    file = "characters.json"
    check_origins(files, file, people.characters)
    for it in people.characters:
        here = f"character {it.id}"
        if it.general != (it.id in CHARACTERS[:GENERALS]):
            files.fault(file, here, "B-FIG-04: the five Generals have 'general', no other character")
        if it.fate_step > fate.last_step and "fate.json" not in files.lost:
            files.fault(file, here, f"step {it.fate_step} is beyond the Fate Track")
        if not it.at_start and (it.enters_with < 0 or it.enters_at < 0):
            files.fault(file, here, "must be 'at_start' or have 'enters_with' and 'enters_at'")
        for number in OWN_NUMBERS.get(it.id, ()):
            if not getattr(it, number):
                files.fault(file, here, f"{number!r} must be 1 or more")
        check_sentences(files, file, here, it.rules, fate)
    check_all_there(files, file, "character", CHARACTERS, [it.id for it in people.characters])


def check_fate(files: Files, fate: Fate) -> None:
    """B-SET-07  Twelve standard tiles, and one of each side."""
    file = "fate.json"
    tiles = (*fate.tiles, *fate.special_tiles)
    check_origins(files, file, tiles)
    if len(fate.tiles) != STANDARD_TILES:
        files.fault(file, "", f"wrong tile total: {len(fate.tiles)} standard tiles, must be {STANDARD_TILES}")
    if sorted(tile.side for tile in fate.special_tiles) != [FREE, SHADOW]:
        files.fault(file, "", "wrong tile total: each side has one special tile")
    for name, times in Counter(tile.id for tile in tiles).items():
        if times > 1:
            files.fault(file, "", f"duplicate id {name!r}")


def check_tokens(files: Files, tokens: Tokens) -> None:
    """B-CMP-10, 11, B-REC-13  The fronts of the Recruitment tokens make their total, and so do all others."""
    file = "tokens.json"
    for number, name in enumerate(GROUPS):
        group = next((it for key, it in tokens.recruitment.items() if key == number), None)
        if group is None:
            files.fault(file, f"group {name}", "is missing")
            continue
        check_origins(files, file, [group])
        count = sum(face.count for face in group.faces)
        if not count == group.total == TOKEN_TOTALS[number]:
            files.fault(file, f"group {name}", f"wrong token total: faces make {count}, must be {TOKEN_TOTALS[number]}")
    for name in tokens.others:
        if name not in OTHER_TOKENS:
            files.fault(file, "others", f"unknown key {name!r}")
    for name, wanted in OTHER_TOKENS.items():
        if tokens.others.get(name) != wanted:
            files.fault(file, "others", f"wrong token total: {name} must be {wanted}")


def check_dice(files: Files, dice: Dice) -> None:
    """B-CMP-02, B-DIC-01, 02  Dice of six faces, for each side."""
    check_origins(files, "dice.json", dice.dice)
    for it in dice.dice:
        if len(it.faces) != 6:
            files.fault("dice.json", f"dice of {it.side.word}", f"a die has six faces, not {len(it.faces)}")
    if sorted(it.side for it in dice.dice) != [FREE, SHADOW]:
        files.fault("dice.json", "", "each side needs its dice")


def check_set_up(files: Files, set_up: SetUp, board: Board, units: Units, people: Characters) -> None:
    """B-SET-11 to 26  The starting list."""
    file = "setup.json"
    check_origins(files, file, set_up.areas)
    places = [it.id for it in (*board.regions, *board.goblin_mustering_points, *board.mountain_passes)]
    for area in set_up.areas:
        if area.place and area.place not in places:
            files.fault(file, f"area {area.rule}", f"unknown region {area.place!r}")
        for unit in area.units:
            if (FREE if unit < FREE_UNITS else SHADOW) != area.side:
                files.fault(file, f"area {area.rule}", f"{unit.word} is not of side {area.side.word}")
    placed = [name.word for area in set_up.areas for name in area.characters]
    for character in people.characters:
        if character.at_start != (placed.count(character.id) == 1):
            files.fault(file, "", f"character {character.id!r} must be placed once if 'at_start', else not at all")
    for it in units.units:
        if sum(count for area in set_up.areas for name, count in area.units.items() if name.word == it.id) > it.figures:
            files.fault(file, "", f"B-CMP-13: more than {it.figures} of unit {it.id!r}")


def check_sentences(files: Files, file: str, entry: str, sentences: tuple[Sentence, ...], fate: Fate) -> None:
    """The effect words of an entry are known and rightly used."""
    special = tuple(tile.id for tile in fate.special_tiles)
    for sentence in sentences:
        for text in sentence_faults(sentence, special, SETTLEMENTS):
            files.fault(file, entry, text)
