"""Why a card of the hand cannot be played: exactly what is not offered is refused, and every reason can be said."""
from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from ravenhill.core.frames import SEATS
from ravenhill.core.words import Only, Rule
from ravenhill.games.five_armies import GAME
from ravenhill.games.five_armies.rules.dice import Act
from ravenhill.games.five_armies.rules.maneuvers import Maneuvers
from ravenhill.games.five_armies.state import BOX, HAND, ORDER
from ravenhill.games.five_armies.terms import EVENT_DECK, MOMENTS
from ravenhill.locale import LANGUAGES, Speech
from tests.contract.playing import asked, walk


def tables(question: type[Any]) -> list[Any]:
    """Tables of a few random games at which this is asked."""
    found = []
    for seed in range(1, 5):
        for table in walk(GAME, seed):
            if isinstance(table.question(), question): found.append(table.copy())
    return found


def orders(table: Any, seat: int, card: int) -> list[Any]:
    """What is said of its Order: the Combat effect of an Event comes last."""
    said = GAME.explain(table, seat, card)
    return said[:-1] if table.facts.card_deck[table.kind[card]] == EVENT_DECK else said


def test_B_CRD_08_what_may_be_played_is_exactly_what_nothing_forbids() -> None:
    found = tables(Act)
    assert len(found) > 100
    for table in found:
        seat = table.question().side
        offered = {choice.plain()["card"] for choice in GAME.choices(table) if choice.plain()["do"] == "PlayCard"}
        hand = table.piles[HAND + seat]
        assert offered == {card for card in hand if None in orders(table, seat, card)}


def test_B_CRD_08_a_die_that_does_not_fit_and_somebody_elses_action_are_reasons() -> None:
    reasons = set()
    for table in tables(Act):
        side = table.question().side
        for seat in range(SEATS):
            for card in table.piles[HAND + seat]:
                for word in orders(table, seat, card):
                    if seat != side: assert isinstance(word, Only) and word.at == ORDER
                    elif isinstance(word, Rule): reasons.add(word.id)
    assert reasons == {"B-CRD-08"}


def test_B_CMB_12_an_event_may_be_shown_only_while_cards_are_chosen_for_a_round() -> None:
    for kind, may in ((Maneuvers, True), (Act, False)):
        for table in tables(kind)[:40]:
            for seat in table.to_answer():
                for card in table.piles[HAND + seat]:
                    if table.facts.card_deck[table.kind[card]] == EVENT_DECK:
                        last = GAME.explain(table, seat, card)[-1]
                        assert (last is None) == may
                        assert last is None or (isinstance(last, Only) and last.at < len(MOMENTS))


def test_other_cards_offer_nothing_to_explain_and_explaining_changes_nothing() -> None:
    for table in tables(Act)[:40]:
        before = [asked(table, seat) for seat in range(SEATS)]
        assert all(GAME.explain(table, seat, card) == [] for seat in range(SEATS) for card in table.piles[BOX])
        for card in table.piles[HAND]: GAME.explain(table, 0, card)
        assert all(GAME.explain(table, 1, card) == [] for card in table.piles[HAND])
        assert [asked(table, seat) for seat in range(SEATS)] == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    said = set()
    for table in tables(Act)[::3] + tables(Maneuvers)[::3]:
        speech = Speech(language, "five_armies", names=partial(GAME.name_of, table), strict=True)
        for seat in range(SEATS):
            for card in table.piles[HAND + seat]:
                said |= {speech.refusal(word) for word in GAME.explain(table, seat, card) if word is not None}
    assert len(said) > 15 and all(text.endswith(".") for text in said)
