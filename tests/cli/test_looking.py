"""Records told, shown and played on; positions checked and shown; broken files refused in one line."""
from __future__ import annotations

import json

import pytest

from ravenhill.core.records import read
from ravenhill.locale import LANGUAGES

POSITION = """
game = "ford"
round = 2
active = "west"
begins = "dawn"
west.hand = ["volley", "volley", "stragglers"]
east = {hand = ["fog"], archers = 1, spearmen = 0, riders = 0}
"""


@pytest.fixture
def position(tmp_path):
    file = tmp_path / "position.toml"
    file.write_text(POSITION)
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_from_its_first_answer_to_its_last(ravenhill, played, language):
    run = ravenhill("replay", played, "--language", language)
    answers = len(read(played.read_bytes()).answers)
    assert run.code == 0 and f"\n{answers:5}  " in run.out and "⟨" not in run.out
    if language == "en":
        assert "Round 1: the West acts first." in run.out and "The dice" in run.out
        assert "won." in run.out or "Nobody won." in run.out


def test_a_table_of_a_record_is_shown_as_a_seat_saw_it(ravenhill, played):
    n = len(read(played.read_bytes()).answers)
    assert "(you)" not in ravenhill("replay", played, "--at", n, "--seat", "spectator").out
    assert "The East (you)" in ravenhill("replay", played, "--at", 8, "--seat", "east").out
    assert "The West (you)" in ravenhill("replay", played, "--at", 8).out         # who is asked there
    run = ravenhill("replay", played, "--at", n + 1)
    assert run.code == 2 and f"has {n} answers; there is no place {n + 1} in it" in run.err


def test_a_record_is_played_on_from_any_answer(ravenhill, played, tmp_path):
    file = tmp_path / "other.rvn"
    run = ravenhill("replay", played, "--fork", 10, "--seat", "east", "--against", "random", "--seed", 1,
                    "--record", file, typed=[1] * 300)
    assert run.code == 0 and "The East (you)" in run.out
    other, first = read(file.read_bytes()), read(played.read_bytes())
    assert other.answers[:10] == first.answers[:10] and other.answers != first.answers
    assert other.header.seats == ["random", "person"]
    n = len(first.answers)
    assert ravenhill("replay", played, "--fork", n).err.endswith(f"after answer {n} the game of {played} is over\n")


def test_a_truncated_or_changed_record_is_refused(ravenhill, played):
    whole = played.read_bytes()
    lines = whole.splitlines(keepends=True)
    broken = {
        "cut": b"".join(lines[:-1]), "torn": whole[:-5], "empty": b"", "no": b"\x00\xff\xfe",
        "edited": b"".join([*lines[:10], b"[0,77]\n", *lines[11:]]),
        "missing": b"".join([*lines[:10], *lines[11:]]),
        "version": whole.replace(b'"rules":1', b'"rules":2', 1), "game": whole.replace(b'"ford"', b'"fjord"', 1),
    }
    for name, data in broken.items():
        played.write_bytes(data)
        for command in (["replay", played], ["replay", played, "--at", 3], ["play", "--resume", played]):
            run = ravenhill(*command)
            assert run.code == 2 and run.out == "", name
            assert run.err.startswith(f"ravenhill: {played}: ") and run.err.count("\n") == 1, name
        assert played.read_bytes() == data


def test_a_position_is_shown_with_what_may_be_done(ravenhill, position):
    run = ravenhill("show", position)
    assert run.code == 0 and "The West (you)" in run.out and "Volley ×2" in run.out
    assert run.out.endswith("At dawn · Play a card, or pass\n  1 Pass\n  2 Play Volley\n")


def test_the_other_seat_sees_neither_the_hand_nor_the_options(ravenhill, position):
    run = ravenhill("show", position, "--seat", "east")
    assert "The East (you)" in run.out and "Fog" in run.out
    assert "Volley" not in run.out and "Pass" not in run.out and run.out.endswith("To act: The West\n")
    assert "Fog" not in ravenhill("show", position, "--seat", "spectator").out


def test_a_position_as_json(ravenhill, position):
    found = json.loads(ravenhill("show", position, "--json").out)
    assert (found["game"], found["seat"], found["to_act"], found["question"]) == ("ford", "west", ["west"], "Declare")
    assert [option["words"] for option in found["options"]] == ["Pass", "Play Volley", "Play Volley"]
    assert found["options"][1]["do"] == "Declared" and found["view"]["round"] == 2
    other = json.loads(ravenhill("show", position, "--json", "--seat", "east").out)
    assert other["options"] == [] and other["question"] is None


@pytest.mark.parametrize(("old", "new", "said"), [
    ("round = 2", "round = 9", "F-13: round should be from 1 to 7, not 9"),
    ("archers = 1", "archers = 0", "F-12: a company has nobody left"),
    ('"fog"', '"fog", "fog", "fog"', "there are not so many cards called 'fog'"),
    ('"fog"', '"ring"', "'ring' is none of"),
    ('active = "west"\n', "", "active: is missing"),
    ('"ford"', '"fjord"', "there is no game called 'fjord'"),
    ("round = 2", "round = two", "this is not a position"),
    ("round = 2", "round = 2\nmoon = 1", "moon: is not something this game knows"),
])
def test_an_impossible_position_is_refused_with_its_reason(ravenhill, position, old, new, said):
    position.write_text(POSITION.replace(old, new))
    run = ravenhill("show", position)
    assert run.code == 2 and run.out == "" and run.err.count("\n") == 1
    assert run.err.startswith(f"ravenhill: {position}: ") and said in run.err


def test_a_file_that_is_no_text_is_no_position(ravenhill, position):
    position.write_bytes(b"\xff\xfe\x00")
    assert "this is not a position: it is no text" in ravenhill("show", position).err


def test_a_position_and_any_table_of_a_record_are_written_down(ravenhill, position, played, tmp_path):
    run = ravenhill("show", position, "--position")
    assert run.code == 0 and 'begins = "dawn"' in run.out
    again = tmp_path / "again.toml"
    again.write_text(run.out)
    assert ravenhill("show", again, "--position").out == run.out
    assert ravenhill("replay", played, "--position").err.endswith("--position needs --at: after how many answers?\n")
    run = ravenhill("replay", played, "--at", 2, "--position")           # the Ford writes beginnings only, and says so
    assert run.code == 2 and "only these can be written down: the beginning of round" in run.err
