"""Why not? What is offered and what is explained come from one place, and every refusal can be said."""
from __future__ import annotations

from functools import partial

import pytest

from ravenhill.core.chain import ChainTable, Declare
from ravenhill.core.frames import SEATS
from ravenhill.core.game import Game
from ravenhill.locale import LANGUAGES, Speech
from tests.contract.playing import Moment, asked


def test_what_may_be_declared_is_exactly_what_nothing_forbids(moments: list[Moment], game: Game):
    for moment in moments:
        table = moment.table.copy()
        question = table.question()
        if isinstance(table, ChainTable) and isinstance(question, Declare):
            seat = question.side
            choices = [choice.plain() for choice in game.choices(table)]
            offered = {choice["card"] for choice in choices if choice["do"] == "Declared"}
            allowed = {card for card in table.at_hand(seat) if None in game.explain(table, seat, card)}
            assert offered == allowed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(moments: list[Moment], game: Game, language: str):
    said: set[str] = set()
    for moment in moments:
        table = moment.table.copy()
        if isinstance(table, ChainTable) and table.question() is not None:
            speech = Speech(language, game.name, names=partial(game.name_of, table), strict=True)
            for seat in range(SEATS):
                for card in table.at_hand(seat):
                    said |= {speech.refusal(word) for word in game.explain(table, seat, card) if word is not None}
    assert all(said)


def test_explaining_changes_nothing(moments: list[Moment], game: Game):
    for moment in moments:
        table = moment.table
        if isinstance(table, ChainTable) and table.question() is not None:
            before = [asked(table, seat) for seat in range(SEATS)]
            for seat in range(SEATS):
                for card in table.at_hand(seat):
                    game.explain(table, seat, card)
            assert [asked(table, seat) for seat in range(SEATS)] == before
