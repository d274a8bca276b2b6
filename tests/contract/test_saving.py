"""Saved and loaded, recorded and replayed, forked: always the very same table."""
from __future__ import annotations

import msgspec
import pytest

from ravenhill.core.dice import FastDice, RecordingDice, ScriptedDice
from ravenhill.core.errors import OutOfDice
from ravenhill.core.frames import EVERYBODY, Table
from ravenhill.core.game import Game
from ravenhill.core.match import Match, fork
from ravenhill.core.plain import fingerprint
from ravenhill.core.records import Record, pairs, read, record_of, replay
from tests.contract.playing import EYES, LONG, Moment, Played, answer, asked, thinned

MOST_BYTES = 16_384                     # of a saved table, in MessagePack; JSON may take four times as many


def lines(table: Table) -> list[object]:
    assert table.log is not None
    return [said.seen_by(seat, EVERYBODY) for said in table.log for seat in EYES]


@pytest.mark.parametrize("json", [False, True])
def test_saving_and_loading_gives_the_same_table_at_every_question(games: list[Played], json: bool):
    for n, one in enumerate(games):
        for moment in one.moments[::LONG.get(one.game.name, 1)] if n < 2 else one.some():
            data = one.game.save(moment.table, json=json)
            assert len(data) <= MOST_BYTES * (4 if json else 1)
            loaded = one.game.load(data)
            assert fingerprint(loaded) == moment.hash
            assert one.game.save(loaded, json=json) == data


def test_a_loaded_table_plays_on_as_the_saved_one_did(moments: list[Moment], game: Game):
    for moment in moments:
        loaded = game.load(game.save(moment.table))
        for seat in EYES:
            assert asked(loaded, seat) == asked(moment.table, seat)
            assert game.view(loaded, seat) == game.view(moment.table, seat)
        if moment.next is not None:
            twin = moment.table.copy()
            answer(loaded, *moment.next)
            answer(twin, *moment.next)
            assert fingerprint(loaded) == fingerprint(twin)


def record(one: Played) -> Record:
    return read(record_of(one.game, one.table).write())


def test_a_record_replays_to_the_same_table_and_log(games: list[Played]):
    for one in games:
        table = replay(one.game, record(one))
        assert fingerprint(table) == one.moments[-1].hash
        assert lines(table) == lines(one.table)
        assert record_of(one.game, table).write() == record_of(one.game, one.table).write()


def test_a_record_can_be_forked_at_any_answer(games: list[Played]):
    for one in games:
        kept = record(one)
        for moment in thinned(one.moments, 15):
            match = fork(one.game, kept, len(moment.before))
            assert fingerprint(match.table) == moment.hash
            assert match.record().answers == moment.before
            assert lines(match.table) == [s.seen_by(seat, EVERYBODY) for s in moment.log for seat in EYES]


def test_an_unfinished_match_can_be_recorded_whoever_looked_at_its_question(moments: list[Moment], game: Game):
    for moment in moments[::5]:
        match = Match(game)
        for seat, option in moment.before:
            match.answer(seat, option)
        for seat in EYES:
            match.question(seat)
        assert fingerprint(replay(game, read(match.record().write()))) == moment.hash


def test_a_record_is_lines_of_json(games: list[Played]):
    for one in games:
        first, *answers, last = record_of(one.game, one.table).write().splitlines()
        assert msgspec.json.decode(first)["game"] == one.game.name
        assert [tuple(msgspec.json.decode(line)) for line in answers] == pairs(one.table.record or [])
        assert msgspec.json.decode(last)["answers"] == len(answers)


def finished(game: Game, dice: FastDice | RecordingDice | ScriptedDice, choices: FastDice) -> Table:
    """A game whose dice sit at the table, so that chance never has to be asked for."""
    table = game.new()
    table.dice = dice
    while table.question() is not None:
        table.answer(table.offered[choices.pick(len(table.offered))])
    return table


def test_dice_written_down_can_be_thrown_again(game: Game):
    dice = RecordingDice(FastDice(1))
    table = finished(game, dice, FastDice(2))
    again = finished(game, ScriptedDice(dice.results), FastDice(2))
    assert fingerprint(again) == fingerprint(table)
    with pytest.raises(OutOfDice, match="the script has"):
        finished(game, ScriptedDice(dice.results[:-1]), FastDice(2))
    with pytest.raises(OutOfDice, match="outcomes"):
        finished(game, ScriptedDice([10_000, *dice.results]), FastDice(2))
