"""Bad content packs: every kind of fault, and the line that names its file, entry and what is wrong."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ravenhill.games.five_armies.content.pack import DEFAULT_PACK, ContentError, default, load

Change = Callable[[Any], None]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    shutil.copytree(DEFAULT_PACK, tmp_path / "pack")
    return tmp_path / "pack"


def change(pack: Path, file: str, how: Change) -> None:
    value = json.loads((pack / file).read_text(encoding="utf-8"))
    how(value)
    (pack / file).write_text(json.dumps(value), encoding="utf-8")


def faults(pack: Path) -> tuple[str, ...]:
    with pytest.raises(ContentError) as error:
        load(pack)
    assert "\n" not in str(error.value)
    assert str(error.value).startswith(error.value.faults[0])
    return error.value.faults


def entry(entries: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(it for it in entries if it["id"] == name)


def region(name: str, **values: Any) -> Change:
    return lambda file: entry(file["regions"], name).update(values)


def card(name: str, **values: Any) -> Change:
    return lambda file: entry(file["cards"], name).update(values)


def test_a_copy_of_the_pack_is_sound(pack):
    assert load(pack).place_ids == default().place_ids


def order(*calls: Any) -> list[Any]:
    return [{"do": list(calls)}]


BAD: list[tuple[str, str, Change, str]] = [
    (
        "asymmetric border",
        "board.json",
        lambda file: entry(file["regions"], "camp")["plain"].remove("north_bank"),
        "board.json: region north_bank: asymmetric border: plain to 'camp', none back",
    ),
    (
        "border of two kinds",
        "board.json",
        lambda file: entry(file["regions"], "camp").update(
            plain=["front_gate", "spur_ridge", "eastern_spur"], ford=["north_bank"]
        ),
        "board.json: region camp: asymmetric border: ford to 'north_bank', plain back",
    ),
    (
        "border with nobody",
        "board.json",
        region("loop_meadow", plain=["east_dale", "south_dale", "erebor"]),
        "board.json: region loop_meadow: border with unknown region 'erebor'",
    ),
    (
        "border with itself",
        "board.json",
        region("loop_meadow", plain=["east_dale", "south_dale", "loop_meadow"]),
        "board.json: region loop_meadow: border with itself",
    ),
    (
        "two borders",
        "board.json",
        region("loop_meadow", ford=["east_dale"]),
        "board.json: region loop_meadow: two borders with 'east_dale'",
    ),
    (
        "terrain",
        "board.json",
        region("camp", terrain="forest"),
        "board.json: region camp: terrain: unknown name 'forest'",
    ),
    (
        "territory",
        "board.json",
        region("camp", territory="shire"),
        "board.json: region camp: territory: unknown name 'shire'",
    ),
    (
        "origin",
        "board.json",
        region("camp", origin="hearsay"),
        "board.json: region camp: origin: Invalid enum value 'hearsay'",
    ),
    (
        "key",
        "board.json",
        region("camp", colour="red"),
        "board.json: region camp: unknown key 'colour'",
    ),
    (
        "wrong kind of value",
        "board.json",
        region("camp", x="far"),
        "board.json: region camp: x: Expected `int`, got `str`",
    ),
    (
        "duplicate region",
        "board.json",
        lambda file: file["regions"].append(file["regions"][0]),
        "board.json: region front_gate: duplicate id",
    ),
    (
        "missing settlement",
        "board.json",
        lambda file: file["regions"].remove(entry(file["regions"], "camp")),
        "board.json: settlement 'camp' is missing",
    ),
    (
        "settlement too many",
        "board.json",
        region("lake_road", settlement=True, victory_points=2),
        "board.json: region lake_road: B-BRD-09",
    ),
    (
        "no protection",
        "board.json",
        lambda file: entry(file["regions"], "ravenhill").pop("protection"),
        "board.json: region ravenhill: B-BRD-10",
    ),
    (
        "mustering region elsewhere",
        "board.json",
        region("lake_road", mustering=True),
        "board.json: region lake_road: B-BRD-11",
    ),
    (
        "pass to nowhere",
        "board.json",
        lambda file: file["mountain_passes"][0].update(opens_on="erebor"),
        "board.json: pass mountain_pass_west: opens on unknown region 'erebor'",
    ),
    (
        "range of nobody",
        "ranges.json",
        lambda file: file["archer"]["camp"].append("erebor"),
        "ranges.json: archer: camp: unknown region 'erebor'",
    ),
    (
        "range missing",
        "ranges.json",
        lambda file: file["gandalf"].pop("camp"),
        "ranges.json: gandalf: region 'camp' is missing",
    ),
    (
        "token total",
        "tokens.json",
        lambda file: file["recruitment"]["elves"]["faces"][0].update(count=11),
        "tokens.json: group elves: wrong token total: faces make 21, must be 20",
    ),
    (
        "other token total",
        "tokens.json",
        lambda file: file["others"].update(ring=6),
        "tokens.json: others: wrong token total: ring must be 5",
    ),
    (
        "face of nobody",
        "tokens.json",
        lambda file: file["recruitment"]["elves"]["faces"][0].update(units=["ent"]),
        "tokens.json: recruitment: elves: face number 1: units: unknown name 'ent'",
    ),
    (
        "tile total",
        "fate.json",
        lambda file: file["tiles"].pop(),
        "fate.json: wrong tile total: 11 standard tiles, must be 12",
    ),
    (
        "tile by no card",
        "fate.json",
        lambda file: file["special_tiles"][0].update(enters_by="F99"),
        "fate.json: tile TFP: enters by unknown card 'F99'",
    ),
    (
        "die of five faces",
        "dice.json",
        lambda file: file["dice"][0]["faces"].pop(),
        "dice.json: dice of free: a die has six faces, not 5",
    ),
    (
        "face of a die",
        "dice.json",
        lambda file: file["dice"][1]["faces"].__setitem__(0, "joker"),
        "dice.json: dice of shadow: faces: unknown name 'joker'",
    ),
    (
        "unit missing",
        "units.json",
        lambda file: file["units"].pop(0),
        "units.json: unit 'dwarf_regular' is missing",
    ),
    (
        "favored terrain",
        "units.json",
        lambda file: file["units"][0].update(favored_defending=["forest"]),
        "units.json: unit dwarf_regular: favored_defending: unknown name 'forest'",
    ),
    (
        "character missing",
        "characters.json",
        lambda file: file["characters"].pop(0),
        "characters.json: character 'bard' is missing",
    ),
    (
        "step beyond the track",
        "characters.json",
        lambda file: entry(file["characters"], "beorn").update(fate_step=16),
        "characters.json: character beorn: step 16 is beyond the Fate Track",
    ),
    (
        "set-up in an unknown region",
        "setup.json",
        lambda file: file["areas"][0].update(place="erebor"),
        "setup.json: area B-SET-11: unknown region 'erebor'",
    ),
    (
        "set-up with an unknown unit",
        "setup.json",
        lambda file: file["areas"][0].update(units={"ent": 1}),
        "setup.json: area B-SET-11: units: unknown name 'ent'",
    ),
    (
        "set-up of the other side",
        "setup.json",
        lambda file: file["areas"][0].update(units={"orc": 1}),
        "setup.json: area B-SET-11: orc is not of side free",
    ),
    (
        "character placed twice",
        "setup.json",
        lambda file: file["areas"][0].update(characters=["bard"]),
        "setup.json: character 'bard' must be placed once",
    ),
    (
        "too many figures",
        "setup.json",
        lambda file: file["areas"][0].update(units={"dwarf_veteran": 6}),
        "setup.json: B-CMP-13: more than 5 of unit 'dwarf_veteran'",
    ),
    (
        "effect word",
        "events.json",
        card("E04", order=order({"Heal": {"n": 2}})),
        "events.json: card E04: unknown effect word 'Heal'",
    ),
    (
        "nested effect word",
        "events.json",
        card("E04", order=order({"RemoveDamage": {"n": {"Lots": {}}}})),
        "events.json: card E04: unknown effect word 'Lots'",
    ),
    (
        "condition of a requirement",
        "story_free.json",
        card("F02", requires=[{"Lucky": {}}]),
        "story_free.json: card F02: unknown effect word 'Lucky'",
    ),
    (
        "argument missing",
        "events.json",
        card("E04", order=order({"RemoveDamage": {"armies": 1}})),
        "events.json: card E04: RemoveDamage: argument 'n' is missing",
    ),
    (
        "argument unknown",
        "events.json",
        card("E04", order=order({"CombinedAttack": {"n": 1}})),
        "events.json: card E04: CombinedAttack: unknown argument 'n'",
    ),
    (
        "argument of the wrong kind",
        "events.json",
        card("E04", order=order({"RemoveDamage": {"n": "two"}})),
        "events.json: card E04: RemoveDamage.n: expected a number, not 'two'",
    ),
    (
        "argument naming nothing",
        "events.json",
        card("E04", order=order({"RemoveDamage": {"n": 1, "army": "theirs"}})),
        "events.json: card E04: RemoveDamage.army: unknown army 'theirs'",
    ),
    (
        "shooters",
        "story_free.json",
        card("F04", order=order({"Archery": {"shooters": {"elf_archer": 7}, "terrains": [], "most": 5}})),
        "story_free.json: card F04: Archery.shooters: elf_archer cannot hit on 7",
    ),
    (
        "empty sentence",
        "events.json",
        card("E04", order=[{"at": "before_roll"}]),
        "events.json: card E04: a sentence needs 'do' or 'always'",
    ),
    (
        "moment",
        "events.json",
        lambda file: entry(file["cards"], "E04")["combat"].update(at="at_noon"),
        "events.json: card E04: combat: 'at_noon' is no moment of a combat round",
    ),
    ("card type", "events.json", card("E04", type="naval"), "events.json: card E04: type: unknown name 'naval'"),
    (
        "event without combat effect",
        "events.json",
        lambda file: entry(file["cards"], "E04").pop("combat"),
        "events.json: card E04: B-CRD-01",
    ),
    (
        "card missing",
        "story_shadow.json",
        lambda file: file["cards"].pop(),
        "story_shadow.json: wrong card total: 19 cards, must be 20",
    ),
    (
        "duplicate card",
        "events.json",
        lambda file: file["cards"].__setitem__(1, file["cards"][0]),
        "events.json: card E01: duplicate id",
    ),
    (
        "card in two decks",
        "story_free.json",
        card("F20", id="E01"),
        "story_free.json: duplicate id 'E01'",
    ),
    (
        "unit card missing",
        "unit_cards.json",
        card("unit_orc", unit="warg"),
        "unit_cards.json: 'orc' needs exactly one card",
    ),
    (
        "unit card without effect",
        "unit_cards.json",
        lambda file: file["cards"][0].pop("combat"),
        "unit_cards.json: card unit_dwarf_regular: B-CMB-12",
    ),
    (
        "maneuver of no side",
        "maneuver_cards.json",
        lambda file: file["cards"][0].pop("side"),
        "maneuver_cards.json: card regroup_free: 'side' is missing",
    ),
    (
        "fate card without effect",
        "fate_cards.json",
        lambda file: file["cards"][0].pop("order"),
        "fate_cards.json: card T1: B-FAT-06",
    ),
    (
        "fate card of nobody",
        "fate_cards.json",
        lambda file: file["cards"][0].pop("fate_type"),
        "fate_cards.json: card T1: does not say whose card it is",
    ),
    (
        "general",
        "characters.json",
        lambda file: entry(file["characters"], "bilbo").update(general=True),
        "characters.json: character bilbo: B-FIG-04",
    ),
    (
        "unit of the other side",
        "units.json",
        lambda file: entry(file["units"], "orc").update(side="free"),
        "units.json: unit orc: B-CMP-04, 05",
    ),
    (
        "canvas",
        "board.json",
        lambda file: file.update(canvas="wide"),
        "board.json: canvas: Expected `array`, got `str`",
    ),
    (
        "a number that only one has",
        "characters.json",
        lambda file: entry(file["characters"], "bilbo").pop("rings"),
        "characters.json: character bilbo: 'rings' must be 1 or more",
    ),
    (
        "reference card missing",
        "reference_cards.json",
        lambda file: next(it for it in file["cards"] if it.get("character") == "bard").update(character="dain"),
        "reference_cards.json: 'bard' needs exactly one card",
    ),
    ("format", "pack.json", lambda file: file.update(format=2), "pack.json: must be of game 'five_armies'"),
]


@pytest.mark.parametrize(("file", "how", "fault"), [it[1:] for it in BAD], ids=[it[0] for it in BAD])
def test_a_fault_names_file_entry_and_what_is_wrong(pack, file, how, fault):
    change(pack, file, how)
    assert any(fault in it for it in faults(pack)), faults(pack)


DRAWN = "shapes.json"                            # what the client draws with; the rules do without it
FILES = sorted(it.name for it in DEFAULT_PACK.glob("*.json") if it.name != DRAWN)


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_one_fault_of_that_file(pack, file):
    (pack / file).unlink()
    assert f"{file}: file is missing" in faults(pack)


@pytest.mark.parametrize("file", FILES)
def test_broken_syntax_names_the_line(pack, file):
    (pack / file).write_text('{\n "game": \n', encoding="utf-8")
    assert any(it.startswith(f"{file}: line 3: broken syntax") for it in faults(pack))


@pytest.mark.parametrize("text", ["[]", '{"id": 1, "id": 2}', "\udc80"])
def test_a_file_that_holds_something_else(pack, text):
    (pack / "dice.json").write_bytes(text.encode("utf-8", "surrogateescape"))
    assert any(it.startswith("dice.json: ") for it in faults(pack))


def test_an_empty_directory_lists_every_file(tmp_path):
    assert len(faults(tmp_path)) == len(FILES)


def test_all_faults_are_collected(pack):
    change(pack, "board.json", region("camp", terrain="forest"))
    change(pack, "dice.json", lambda file: file["dice"][0]["faces"].pop())
    change(pack, "events.json", card("E04", order=order({"Heal": {}})))
    found = faults(pack)
    assert [it.split(":")[0] for it in found] == ["board.json", "dice.json", "events.json"]


def test_all_faults_of_one_entry_are_collected(pack):
    change(pack, "board.json", region("camp", terrain="forest", x="far", plain=["front_gate", 7], colour="red"))
    told = [it for it in faults(pack) if it.startswith("board.json: region camp: ")]
    assert [it.split(": ")[2] for it in told[:4]] == ["unknown key 'colour'", "terrain", "x", "plain"]


def test_a_pack_with_other_regions_is_welcome(pack):
    def rename(file: Any) -> None:
        text = json.dumps(file).replace("loop_meadow", "wet_meadow")
        file.clear()
        file.update(json.loads(text))

    for file in ("board.json", "ranges.json", "setup.json"):
        change(pack, file, rename)
    assert "wet_meadow" in load(pack).place


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("junk", [None, 7, "text", [], [[]], {}, [{}], [None], True])
def test_junk_anywhere_is_a_fault_and_never_a_crash(pack, file, junk):
    value = json.loads((pack / file).read_text(encoding="utf-8"))
    for key in value:
        (pack / file).write_text(json.dumps({**value, key: junk}), encoding="utf-8")
        try:
            load(pack)
        except ContentError as error:
            assert error.faults
