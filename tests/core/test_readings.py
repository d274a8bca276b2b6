"""A sentence with an optional verb, alternatives or a number that depends stands for several sentences."""
from __future__ import annotations

from typing import Any

import pytest

from ravenhill.core.errors import RavenhillError
from ravenhill.core.library import Printed, readings, written
from ravenhill.core.words import (
    MAY,
    Ability,
    Anyway,
    Depends,
    Effect,
    Either,
    If,
    Moment,
    Perhaps,
    Source,
    Together,
    Who,
    a,
    amount,
    may,
)

NOON = Moment(0)
HERE = Source(0, 0, 0, [])


class Some(Who[int]):
    """These numbers."""
    def __init__(self, *things: int) -> None: self.things = things
    def find(self, g: Any, source: Source) -> list[int]: return list(self.things)


class Say(Effect):
    """The number is written down, if it is even."""
    def possible(self, g: Any, source: Source, thing: int) -> bool: return thing % 2 == 0
    def do(self, g: list[int], source: Source, thing: int) -> None: g.append(thing)


class Full(If):
    """Something was written down."""
    def holds(self, g: list[int], source: Source) -> bool: return bool(g)


def said(rule: Ability) -> list[list[int]]:
    """What each reading writes down."""
    found: list[list[int]] = []
    for reading in readings(rule):
        page: list[int] = []
        for verb in reading.does:
            verb.happen(page, HERE)
        found.append(page)
    return found


def test_a_plain_sentence_is_its_own_reading() -> None:
    rule = may(NOON, Say(Some(2)))
    assert readings(rule) == [rule] and rule.written is None


def test_what_is_optional_is_left_out_first_and_then_done_in_its_place() -> None:
    assert said(may(NOON, Say(Some(2)), Perhaps(Say(Some(4)), Say(Some(6))), Say(Some(8)))) == [[2, 8], [2, 4, 6, 8]]


def test_of_alternatives_there_is_one_reading_each() -> None:
    rule = may(NOON, Either(Say(Some(2)), Together(Say(Some(4)), Say(Some(6))), Say(Some(8))))
    assert said(rule) == [[2], [4, 6], [8]]


def test_groups_stand_within_groups() -> None:
    rule = may(NOON, Perhaps(Say(Some(2)), Perhaps(Either(Say(Some(4)), Say(Some(6))))))
    assert said(rule) == [[], [2], [2, 4], [2, 6]]


def test_a_group_brings_its_condition_to_its_readings() -> None:
    without, with_it = readings(may(NOON, Say(Some(2)), Perhaps(Say(Some(4)), when=Full())))
    assert without.when is None and with_it.refusal([], HERE) is with_it.when
    assert with_it.refusal([1], HERE) is None
    both = readings(may(NOON, Perhaps(Say(Some(4)), when=Full()), when=~Full()))[1]
    assert both.refusal([], HERE) is not None and both.refusal([1], HERE) is not None


def test_the_sentence_as_written_is_found_again() -> None:
    rule, other = may(NOON, Either(Say(Some(2)), Say(Some(4)))), may(NOON, Say(Some(6)))
    card = Printed("x", (rule, other))
    assert len(card.rules) == 3 and written(card.rules) == [rule, other] and all(it.kind == MAY for it in card.rules)


def test_what_is_picked_has_one_place_in_all_readings() -> None:
    found = readings(may(NOON, Either(Say(a(Some(2))), Say(a(Some(4)))), pay=Say(a(Some(8)))))
    assert [[verb.who.find(None, HERE) for verb in it.picking] for it in found] == [[[8], [2]], [[8], [4]]]
    with pytest.raises(RavenhillError, match="same place"):
        Printed("x", (may(NOON, Perhaps(Say(a(Some(2)))), Say(a(Some(4)))),))


def test_several_costs_are_one() -> None:
    rule = may(NOON, Say(Some(2)), pay=Together(Say(Some(4)), Say(Some(6))))
    assert isinstance(rule.pay, Together) and all(rule.pays(verb) for verb in rule.pay.verbs)
    assert not rule.pays(rule.does[0]) and rule.refusal([], HERE) is None
    dear = may(NOON, Say(Some(2)), pay=Together(Say(Some(4)), Say(Some(5))))
    assert dear.refusal([], HERE) is not None                  # one of them cannot be paid


def test_what_is_done_anyway_never_refuses_and_never_stops_the_sentence() -> None:
    anyway = Anyway(Say(Some(3)), Say(Some(4)))
    page: list[int] = []
    assert anyway.refusal(page, HERE) is None and anyway.happen(page, HERE) and page == [4]
    assert readings(may(NOON, anyway))[0].does == (anyway,)
    if_full = Anyway(Say(Some(6)), when=Full())
    assert if_full.happen([], HERE) and if_full.happen(page, HERE) and page == [4, 6]


def test_a_number_that_depends_is_asked_when_it_is_needed() -> None:
    n = Depends(Full(), -1, otherwise=-3)
    assert [amount([], HERE, n), amount([1], HERE, n), amount([], HERE, 7)] == [-3, -1, 7]
