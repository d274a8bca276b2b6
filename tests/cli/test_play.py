"""At the table in the terminal: whole games in every language, undo, help, why not, leaving and coming back."""
from __future__ import annotations

import signal
import subprocess
import sys
import time
from threading import Timer

import pytest

from ravenhill.cli.playing import PERSON
from ravenhill.core.records import read
from ravenhill.games import load
from ravenhill.locale import LANGUAGES, Speech

ENDS = ("result-you-won", "result-you-lost", "result-drawn")


def ended(out: str, language: str) -> bool:
    return any(Speech(language).line(key, {}) in out for key in ENDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", [[1], [2, 3, 1], [3, 2, 2, 1]])
def test_a_whole_game_by_typing_numbers_in_every_language(ravenhill, language, typed):
    run = ravenhill("play", "ford", "--seed", 3, "--language", language, typed=typed * 200)
    assert run.code == 0 and run.err == ""
    assert ended(run.out, language) and "⟨" not in run.out and "[en]" not in run.out


def test_the_language_is_the_systems_unless_said(ravenhill, monkeypatch):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Le gué" in ravenhill("play", "ford").out
    assert "El vado" in ravenhill("play", "ford", "--language", "es").out


def test_the_same_seed_and_answers_give_the_same_game(ravenhill):
    runs = [ravenhill("play", "ford", "--seed", 11, typed=[2, 1] * 150).out for _ in range(2)]
    assert runs[0] == runs[1] and ended(runs[0], "en")


@pytest.mark.parametrize("seat", ["west", "east"])
@pytest.mark.parametrize("bot", ["random", "novice"])
def test_either_seat_against_any_bot(ravenhill, tmp_path, seat, bot):
    file = tmp_path / "game.rvn"
    run = ravenhill("play", "ford", "--seat", seat, "--against", bot, "--seed", 2, "--record", file, typed=[1] * 300)
    assert ended(run.out, "en")
    assert read(file.read_bytes()).header.seats == ([PERSON, bot] if seat == "west" else [bot, PERSON])


def test_a_friend_at_the_same_screen_never_sees_the_other_hand(ravenhill):
    run = ravenhill("play", "ford", "--seat", "both", "--seed", 4, typed=[1] * 900)
    before, *parts = run.out.split("Hand the screen to ")
    assert "Hand:" not in before and len(parts) > 10 and " won. " in run.out
    for part in parts[:-1]:
        shown = "The West (you)" if part.startswith("the West") else "The East (you)"
        assert shown in part and part.count("(you)") == part.count(shown)


def test_only_two_people_are_parted_by_a_curtain(ravenhill):
    assert "Hand the screen" not in ravenhill("play", "ford", typed=[1] * 300).out


def test_undo_takes_back_the_last_answer(ravenhill):
    run = ravenhill("play", "ford", "--seed", 3, typed=["play vol", "u", "q"])
    asked = "At dawn · Play a card, or pass"
    assert run.out.count(asked) == 2 and "Volley · Fell a warrior in one of the enemy's groups" in run.out
    assert "The West took back 1 answer." in run.out


def test_undo_stops_where_somebody_has_learnt_something(ravenhill):
    assert "There is nothing to take back." in ravenhill("play", "ford", "--seed", 3, typed=["u"]).out
    run = ravenhill("play", "ford", "--seed", 3, typed=["play vol", 1, "u"])
    assert "Too late to take it back: somebody has learnt something since." in run.out


def test_an_answer_may_be_the_beginning_of_its_words(ravenhill):
    assert "The West plays Banner." in ravenhill("play", "ford", "--seed", 8, typed=["play ban"]).out


@pytest.mark.parametrize(("typed", "said"), [
    ("0", "Please type a number from 1 to 3."),
    ("99", "Please type a number from 1 to 3."),
    ("²", "There is no command ²."),
    ("play", "There is no command play."),
    ("x", "There is no command x. Type ? for help."),
    ("", "> > "),
])
def test_what_is_no_answer_changes_nothing(ravenhill, typed, said):
    run = ravenhill("play", "ford", "--seed", 3, typed=[typed, "l"])
    assert said in run.out
    assert run.out.count("Round 1: the West acts first.") == 2        # once as news, once in the log


def test_help_says_how_to_answer_and_the_rules_behind_the_question(ravenhill):
    typed = ["", "?", 1, "", 1, "?", "? f-02", "? spy", "? balrog"]       # both pass at dawn
    run = ravenhill("play", "ford", "--seed", 3, "--seat", "both", typed=typed)
    dawn, stances = run.out.split("How does your company fight?")
    assert "Type the number of what you want" in dawn and "Rule F-13: " in dawn
    assert "Rule F-10: Stances are chosen secretly." in stances and "Rule F-13" not in stances
    assert "Rule F-02: Each side draws a card." in stances
    assert "Spy · At dawn, you may look at your opponent's hand and draw a card." in stances
    assert "There is neither a rule nor a card called balrog." in stances


def test_why_not_names_the_word_that_says_no(ravenhill):
    run = ravenhill("play", "ford", "--seed", 8, "--seat", "both", typed=["", "w", "w fog", "w spy", 1, "", 1, "w"])
    assert "→ You may do this now." in run.out
    assert "→ You would have to bring a fallen warrior back to one of your groups, and cannot." in run.out
    assert "→ Only in the battle, before the dice are rolled." in run.out
    assert "You have no card called spy." in run.out
    assert "→ Only at dawn." in run.out.split("How does your company fight?")[1]


def test_the_log_and_the_table_can_be_asked_for(ravenhill):
    run = ravenhill("play", "ford", "--seed", 3, typed=["t", "l"])
    assert run.out.count("The fight stands in midstream.") == 2
    assert run.out.count("Round 1: the West acts first.") == 2


def test_who_leaves_can_come_back(ravenhill, tmp_path):
    run = ravenhill("play", "ford", "--seed", 3, "--seat", "east", typed=[1, 1, "q"])
    assert run.code == 0 and "To go on: ravenhill play --resume ford-1.rvn" in run.out
    left = read((tmp_path / "ford-1.rvn").read_bytes())
    assert left.closing is not None and left.closing.winner is None and left.header.seats == ["novice", PERSON]
    back = ravenhill("play", "--resume", "ford-1.rvn", "--record", "whole.rvn", typed=[1] * 300)
    assert back.code == 0 and ended(back.out, "en") and "The East (you)" in back.out
    whole = read((tmp_path / "whole.rvn").read_bytes())
    assert whole.answers[:len(left.answers)] == left.answers and whole.header == left.header
    assert read((tmp_path / "ford-1.rvn").read_bytes()) == left


def test_every_time_it_is_left_a_new_file_is_written(ravenhill, tmp_path):
    for _ in range(2):
        ravenhill("play", "ford", typed=[1, "q"])
    ravenhill("play", "--resume", "ford-1.rvn", typed=[1, 1])
    assert sorted(file.name for file in tmp_path.iterdir()) == ["ford-1.rvn", "ford-2.rvn", "ford-3.rvn"]


def test_nothing_is_saved_of_a_game_nobody_began(ravenhill, tmp_path):
    assert "Until next time!" in ravenhill("play", "ford").out
    assert not list(tmp_path.iterdir())


def test_s_saves_and_goes_on(ravenhill, tmp_path):
    run = ravenhill("play", "ford", "--seed", 3, typed=[1, "s", "l"])
    assert "Saved: ford-1.rvn" in run.out
    assert len(list(tmp_path.iterdir())) == 1


def test_no_file_is_overwritten_without_force(ravenhill, played):
    before = played.read_bytes()
    run = ravenhill("play", "ford", "--record", played, typed=[1] * 300)
    assert run.code == 2 and "is already there and was left as it is; --force writes over it" in run.err
    assert played.read_bytes() == before
    assert ravenhill("play", "ford", "--record", played, "--force", "--seed", 99, typed=[1] * 300).code == 0
    assert played.read_bytes() != before


def test_a_game_that_is_over_is_not_resumed(ravenhill, played):
    run = ravenhill("play", "--resume", played)
    assert run.code == 2 and "is over; `ravenhill replay" in run.err
    assert "is a game of ford, not of chess" in ravenhill("play", "chess", "--resume", played).err


def test_when_the_line_goes_dead_the_game_is_saved(tmp_path):
    command = [sys.executable, "-m", "ravenhill", "play", "ford", "--seed", "3", "--language", "en"]
    with subprocess.Popen(command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as playing:
        guard = Timer(30, playing.kill)
        guard.start()
        assert playing.stdin is not None and playing.stdout is not None
        playing.stdin.write("1\n")
        playing.stdin.flush()
        asked = 0
        while asked < 2 and (line := playing.stdout.readline()):
            asked += "[q] quit" in line
        time.sleep(0.3)                      # now it waits for a line
        playing.send_signal(signal.SIGHUP)
        assert playing.wait(20) == 0
        guard.cancel()
    assert (tmp_path / "ford-1.rvn").exists()


def test_without_a_name_a_game_is_chosen_and_played(ravenhill):
    run = ravenhill("play", typed=[0, 1, 1, 2, *[1] * 300])
    assert run.code == 0 and "Which game?" in run.out and "Unofficial" in run.out
    assert "Please type a number from 1 to" in run.out and "The East (you)" in run.out
    assert ended(run.out, "en") and run.out.count("Which game?") >= 2


def test_the_chooser_speaks_every_language(ravenhill):
    for language in LANGUAGES:
        run = ravenhill("play", "--language", language, typed=["q"])
        assert run.code == 0 and Speech(language).text("choose-game") in run.out
        assert Speech(language).text("goodbye") in run.out


def test_the_usual_opponent_is_the_one_of_the_browser(ravenhill, tmp_path):
    ravenhill("play", "meccg", "--seed", 1, typed=["s"])
    assert read((tmp_path / "meccg-1.rvn").read_bytes()).header.seats == [PERSON, "squire"]


def test_a_match_is_played_with_the_options_and_decks_that_were_wished_for(ravenhill, tmp_path):
    run = ravenhill(
        "play", "meccg", "--seat", "blue", "--option", "rules=basic", "--option", "sets=dragons,dark-minions",
        "--option", "open-decklists=on", "--deck", "starter-gandalf", typed=["s"])
    assert run.code == 0
    options = read((tmp_path / "meccg-1.rvn").read_bytes()).header.options
    assert options["rules"] == "basic" and options["sets"] == ["dragons", "dark-minions"] and options["open-decklists"]
    theirs, own = options["decks"]
    assert theirs["name"] == own["name"] == load("meccg").deck("starter-gandalf", 1, {})["name"]
    assert own["sites"] == load("meccg").deck("starter-gandalf", 1, {"sets": options["sets"]})["sites"] != {}


@pytest.mark.parametrize(("arguments", "said"), [
    (["meccg", "--option", "sets=wizards"], "sets may be dragons, dark-minions, not 'wizards'"),
    (["meccg", "--option", "length=9"], "length may be 1, 2, 3, 4, not '9'"),
    (["meccg", "--option", "casual"], "'casual' is no option of meccg"),
    (["ford", "--option", "length=1"], "'length=1' is no option of ford; there are: none"),
    (["ford", "--deck", "starter-gandalf"], "nobody brings a deck to ford"),
    (["meccg", "--deck", "nowhere.toml"], "nowhere.toml"),
    (["--deck", "starter-gandalf"], "say which"),
])
def test_what_cannot_be_wished_for_is_refused_with_what_can(ravenhill, arguments, said):
    run = ravenhill("play", *arguments)
    assert run.code != 0 and said in run.err and run.out == ""
