"""An answer that is not offered is refused with one line, and the table stays as it was."""
from __future__ import annotations

from typing import Any

import pytest

from ravenhill.core.errors import IllegalAnswer
from ravenhill.core.frames import DICE, SPECTATOR
from ravenhill.core.game import Game
from ravenhill.core.match import Match
from ravenhill.core.plain import fingerprint
from tests.contract.playing import Moment

NEVER = (-2, -1, 10**9, 2**62, 2**70)
UNKNOWN: tuple[dict[str, Any], ...] = ({}, {"do": "Nonsense"}, {"do": "Pass", "extra": 1}, {"do": 3}, {"card": 0})


def refused(match: Match, seat: int, answer: Any) -> None:
    before = fingerprint(match.table)
    with pytest.raises(IllegalAnswer) as error:
        match.answer(seat, answer)
    assert len(str(error.value).splitlines()) == 1
    assert fingerprint(match.table) == before


def test_what_is_not_offered_is_refused_and_changes_nothing(moments: list[Moment], game: Game):
    for moment in moments:
        match = Match(game, table=moment.table.copy())
        for seat in match.table.to_answer():
            match.table.ask(seat)
            offered = set(range(match.table.outcomes) if seat == DICE else match.table.offered)
            near = {option + step for option in offered for step in (-1, 1)}
            for option in {*NEVER, *range(10), *near} - offered:
                refused(match, seat, option)
            for choice in UNKNOWN:
                refused(match, seat, choice)
            assert fingerprint(match.table) == moment.hash


def test_only_who_is_asked_may_answer(moments: list[Moment], game: Game):
    for moment in moments:
        match = Match(game, table=moment.table.copy())
        for seat in {0, 1, DICE, SPECTATOR, 7} - set(match.table.to_answer()):
            option = match.table.offered[0] if match.table.offered else 0
            refused(match, seat, option)
        assert fingerprint(match.table) == moment.hash


def test_a_finished_game_takes_no_answer(moments: list[Moment], game: Game):
    over = [moment for moment in moments if moment.next is None]
    assert over
    for moment in over:
        table = moment.table.copy()
        for option in (0, 1, -1):
            with pytest.raises(IllegalAnswer, match="over"):
                table.answer(option)
        for seat in (0, 1, DICE):
            refused(Match(game, table=table), seat, 0)
        assert fingerprint(table) == moment.hash
