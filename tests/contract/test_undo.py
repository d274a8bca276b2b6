"""An answer may be taken back as long as nobody learnt anything since and nobody else answered."""
from __future__ import annotations

from typing import Any

import pytest

from ravenhill.core.dice import FastDice
from ravenhill.core.errors import IllegalAnswer
from ravenhill.core.frames import DICE, Draft, Secret, Table
from ravenhill.core.game import Game
from ravenhill.core.match import Match
from ravenhill.core.plain import fingerprint
from tests.contract.playing import GAMES, any_answer, part


def state(match: Match) -> tuple[int, list[int], int]:
    table = match.table
    assert table.record is not None and table.log is not None
    return fingerprint(table), list(table.record), len(table.log)


def learnt(before: Table, after: Table) -> bool:
    """Did anybody get to know a card, as the columns say?"""
    old, new = getattr(before, "knows", []), getattr(after, "knows", [])
    return any(now & ~was for was, now in zip(old, new))


def random_match(game: Game, seed: int) -> Any:
    """A match whose dice are thrown for it: each seat about to answer, and its answer."""
    match = Match(game, dice=FastDice(seed))
    dice = FastDice(seed + 1000)
    while seats := match.table.to_answer():
        seat, option = any_answer(match.table, seats[dice.pick(len(seats))], dice)
        yield match, seat, option
        match.answer(seat, option)


def test_taking_back_restores_the_table_and_only_if_nobody_learnt_anything(game: Game):
    taken = 0
    for seed in range(1, part(game.name, GAMES) + 1):
        for match, seat, option in random_match(game, seed):
            before, table, question = state(match), match.table.copy(), match.table.question()
            was_half_made = isinstance(question, Secret) and len(match.table.to_answer()) == 1
            match.answer(seat, option)
            rolled = DICE in (match.table.record or [])[len(before[1])::2]
            assert not match.may_undo(1 - seat) and not match.may_undo(DICE)
            if rolled or was_half_made or learnt(table, match.table):
                assert not match.may_undo(seat)
                with pytest.raises(IllegalAnswer):
                    match.undo(seat)
                go_back(match, table, before)
            else:
                with pytest.raises(IllegalAnswer):
                    match.undo(1 - seat)
                match.undo(seat)
                taken += 1
            assert state(match) == before
    assert taken > part(game.name, GAMES)


def go_back(match: Match, table: Table, before: tuple[int, list[int], int]) -> None:
    """The match as it was, allowed or not: only a test may do this."""
    table.record, table.log = before[1], (match.table.log or [])[:before[2]]
    match.table, match.past = table, []


def test_nothing_can_be_taken_back_after_another_seat_answered(game: Game):
    for seed in range(1, part(game.name, GAMES) + 1):
        last = -1
        for match, seat, option in random_match(game, seed):
            if last not in (-1, seat) and match.may_undo(last):
                twin = Match(game, dice=FastDice(1), table=match.table.copy())
                twin.past = list(match.past)
                twin.answer(seat, option)
                assert not twin.may_undo(last)
            last = seat


def test_inside_a_dialog_every_answer_can_be_taken_back_to_its_beginning(game: Game):
    for seed in range(1, part(game.name, GAMES) + 1):
        dialog = ""
        trail: list[tuple[int, int, int]] = []
        for match, seat, option in random_match(game, seed):
            group = game.group(match.table)
            if group and group == dialog and trail[-1][0] == seat:
                for back in range(1, len(trail) + 1):
                    assert match.may_undo(seat)
                    match.undo(seat)
                    assert fingerprint(match.table) == trail[-back][1]
                for _, _, again in trail:
                    match.answer(seat, again)
            else:
                dialog, trail = group, []
            if group:
                assert any(isinstance(frame, Draft) and frame.side == seat for frame in match.table.stack)
                trail.append((seat, fingerprint(match.table), option))
