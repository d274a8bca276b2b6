"""`--content DIR`: another pack is played, seen, saved and recorded; a bad one is refused in one line."""
from __future__ import annotations

import io
import json
import pickle
import shutil
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from ravenhill import bots
from ravenhill.cli import main
from ravenhill.cli.pictures import picture
from ravenhill.core.dice import FastDice
from ravenhill.core.errors import RavenhillError
from ravenhill.core.match import Match
from ravenhill.core.play import play_random
from ravenhill.core.records import read, replay
from ravenhill.door.telling import speech_of
from ravenhill.games import load
from ravenhill.games.five_armies import GAME
from ravenhill.games.five_armies.content.pack import DEFAULT_PACK
from ravenhill.games.five_armies.terms import FREE, ORC
from ravenhill.locale import LANGUAGES


def changed(folder: Path, file: str, change: Any) -> None:
    """One file of a pack, changed."""
    data = json.loads((folder / file).read_text("utf-8"))
    change(data)
    (folder / file).write_text(json.dumps(data), "utf-8")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The project's own pack, in another place."""
    folder = tmp_path / "pack"
    shutil.copytree(DEFAULT_PACK, folder)
    return folder


@pytest.fixture
def other(pack: Path) -> Path:
    """A pack of somebody who owns the box: a region is called otherwise, and Orcs are strong."""
    def board(data: Any) -> None:
        region = next(it for it in data["regions"] if it["id"] == "upper_vale")
        region["name"] = 'Vale of "Ash" {1}'

    def units(data: Any) -> None:
        next(it for it in data["units"] if it["id"] == "orc")["strength"] = 2

    def events(data: Any) -> None:
        data["cards"][0]["name"] = "Horns of the North"

    changed(pack, "board.json", board)
    changed(pack, "units.json", units)
    changed(pack, "events.json", events)
    return pack


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    out, err = capsys.readouterr()
    return code, out, err


def test_another_pack_is_played_to_the_end(other, capsys):
    code, out, err = run(capsys, "simulate", "five_armies", "-n", 5, "--check", "--content", other, "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["finished"] == 5


def test_its_numbers_are_the_ones_that_count(other):
    assert GAME.new({"content": str(other)}).facts.strength[ORC] == 2
    assert GAME.new().facts.strength[ORC] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_names_are_said_in_every_language(other, language):
    options = {"content": str(other)}
    match = Match(GAME, options, FastDice(1))
    speech = speech_of(language, GAME, lambda: match.table, options)
    speech.strict = True
    assert speech.line("place-upper_vale", {}) == 'Vale of "Ash" {1}'
    assert speech.line("place-upper_vale.to", {}).endswith('Vale of "Ash" {1}')
    assert speech.line("card-E01", {}) == "Horns of the North"
    out = io.StringIO()
    Console(width=140, file=out).print(picture(GAME, GAME.view(match.table, FREE), speech, options))
    assert 'Vale of "As' in out.getvalue()


def test_it_is_saved_imagined_and_recorded_with_its_folder(other):
    options = {"content": str(other)}
    match = Match(GAME, options, FastDice(3))
    bot = bots.load("novice", GAME, 1, options)
    for _ in range(40):
        seat = match.table.to_answer()[0]
        question = match.question(seat)
        match.answer(seat, bot.choose(GAME.view(match.table, seat), type(question).__name__, match.table.offered,
                                      GAME.choices(match.table)))
    loaded = GAME.load(GAME.save(match.table, options))
    assert GAME.view(loaded, FREE) == GAME.view(match.table, FREE)
    world = GAME.imagine(GAME.view(match.table, FREE), FastDice(1), options)
    assert world.facts.strength[ORC] == 2
    again = replay(GAME, read(match.record().write()))
    assert GAME.view(again, FREE) == GAME.view(match.table, FREE)
    play_random(again, FastDice(1))
    assert again.ended


def remove_border(data: Any) -> None:
    data["regions"][0]["plain"].remove("camp")


def unknown_word(data: Any) -> None:
    data["cards"][0]["order"][0]["do"][0] = {"MakeTea": {"n": 1}}


def too_many_tokens(data: Any) -> None:
    data["recruitment"]["elves"]["faces"][0]["count"] += 1


def no_settlement(data: Any) -> None:
    next(it for it in data["regions"] if it["id"] == "camp")["settlement"] = False


@pytest.mark.parametrize(("file", "change", "fault"), [
    ("board.json", remove_border, "board.json: region camp: asymmetric border: plain to 'front_gate'"),
    ("events.json", unknown_word, "events.json: card E01"),
    ("tokens.json", too_many_tokens, "tokens.json: group elves"),
    ("board.json", no_settlement, "board.json: region camp"),
])
def test_a_bad_pack_is_refused_in_one_line_that_names_file_entry_and_fault(pack, capsys, file, change, fault):
    changed(pack, file, change)
    for words in (("simulate", "five_armies", "-n", 1), ("play", "five_armies")):
        code, out, err = run(capsys, *words, "--content", pack)
        assert (code, out) == (2, "")
        assert err.count("\n") == 1
        assert str(pack) in err and fault in err


def test_a_pickled_table_keeps_its_pack(other):
    g = GAME.new({"content": str(other)})
    load("five_armies")
    assert pickle.loads(pickle.dumps(g)).facts is g.facts is not GAME.new().facts


def test_a_folder_that_is_no_pack_and_a_game_that_takes_none(tmp_path, capsys):
    assert "pack.json: file is missing" in run(capsys, "simulate", "five_armies", "--content", tmp_path)[2]
    assert "there is no such folder" in run(capsys, "simulate", "five_armies", "--content", tmp_path / "none")[2]
    assert "ford takes no content pack" in run(capsys, "simulate", "ford", "--content", tmp_path)[2]


def test_a_record_whose_pack_is_gone_says_so(other, tmp_path, capsys):
    options = {"content": str(other)}
    match = Match(GAME, options, FastDice(3))
    file = tmp_path / "game.rvn"
    file.write_bytes(match.record().write())
    shutil.rmtree(other)
    from ravenhill.games.five_armies import PACKS
    PACKS.clear()
    code, _, err = run(capsys, "replay", file)
    assert code == 2 and err.count("\n") == 1
    assert str(file) in err and "pack.json: file is missing" in err
    with pytest.raises(RavenhillError):
        GAME.new(options)
