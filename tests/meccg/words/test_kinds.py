"""Kinds of sentences: what may be shown on guard, what changes attacks, whom one touches, and after which one rolls."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Chain
from ravenhill.core.words import Ability, Effect, Source, always, may, whenever
from ravenhill.games.meccg.piles import FIRST_AGENT
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import A_BURGLARY, A_FLATTERY
from ravenhill.games.meccg.words.agent_changes import ExtraActions
from ravenhill.games.meccg.words.changes import On, OnIt
from ravenhill.games.meccg.words.moments import AT_SITE, BURGLING, ENTERING, HAZARDS
from ravenhill.games.meccg.words.numbers import ATTACK_PROWESS, BODY, PROWESS
from ravenhill.games.meccg.words.verbs.corruption import CheckCorruption
from ravenhill.games.meccg.words.verbs.kinds import (
    Attempting,
    OnGuardAnswer,
    ThisTurn,
    alters_attacks,
    changes_attacks,
    may_be_revealed,
    touches_somebody,
)
from ravenhill.games.meccg.words.verbs.play import Discard, Tap
from ravenhill.games.meccg.words.who.people import BEARER
from ravenhill.games.meccg.words.who.rolls import CHECKED_FELLOW, WhoAttempts, attempting, checked, owing
from tests.meccg.cards.scenes import organizing
from tests.meccg.rules.agent_scenes import agent
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, give, hand, table
from tests.meccg.words.asking import asks

WEAKER, STURDIER, FIERCER = [ThisTurn(OnIt(question, 1), BEARER) for question in (PROWESS, BODY, ATTACK_PROWESS)]


@pytest.mark.parametrize("rule, shown", [
    (may(AT_SITE, Discard(BEARER)), True), (may(ENTERING, Discard(BEARER)), True),
    (may(HAZARDS, Discard(BEARER)), False), (whenever(AT_SITE, Discard(BEARER)), False),
    (may(AT_SITE, Tap(BEARER)), False), (may(AT_SITE, Discard(BEARER), Tap(BEARER)), False),
    (may(HAZARDS, OnGuardAnswer(BEARER)), True),
    (whenever(HAZARDS, OnGuardAnswer(BEARER)), False),
])
def test_R_OG_04_what_may_be_shown_on_guard(rule: Ability, shown: bool) -> None:
    assert may_be_revealed(rule) is shown


def test_R_OG_04_what_changes_attacks_now_or_as_long_as_it_lies_there() -> None:
    assert changes_attacks(may(HAZARDS, FIERCER)) and not changes_attacks(may(HAZARDS, WEAKER, Discard(BEARER)))
    fiercer, weaker = always(On(ATTACK_PROWESS, 1, BEARER)), always(On(PROWESS, 1, BEARER))
    assert alters_attacks((weaker, fiercer)) and not alters_attacks((weaker,)) and not alters_attacks(())


@pytest.mark.parametrize("rule, touches", [
    (may(AT_SITE, WEAKER), True), (may(AT_SITE, STURDIER), False), (may(AT_SITE, CheckCorruption(BEARER)), True),
    (may(AT_SITE, CheckCorruption(BEARER), Tap(BEARER)), False), (may(AT_SITE, Discard(BEARER)), False),
])
def test_R_OG_07_what_touches_somebody_of_the_company(rule: Ability, touches: bool) -> None:
    assert touches_somebody(rule) is touches


def sentence(g: Meccg, card: int, kind: type[Effect], side: int, picked: int) -> Source:
    """The first sentence of the card with such a verb, for whom was picked."""
    rules = g.facts(card).rules
    found = [n for n, it in enumerate(rules) if any(isinstance(verb, kind) for verb in it.verbs)]
    return Source(card, found[0], side, [picked])


@EITHER_SEAT
def test_R_TERM_08_who_of_yours_or_of_theirs_attempts_something(side: int) -> None:
    g = turn_of(side)
    gimli, = company(g, side, "Moria", "Gimli")
    assert attempting(g) == []
    link = sentence(g, hand(g, side, "Burglary")[0], Attempting, side, gimli)
    g.then(Chain(BURGLING, 1 - side, [link]))
    assert attempting(g) == [(link, A_BURGLARY, gimli)]
    for seat in (0, 1):
        mine, theirs = WhoAttempts(A_BURGLARY), WhoAttempts(A_BURGLARY, theirs=True)
        assert mine.find(g, asks(-1, side=seat)) == ([gimli] if seat == side else [])
        assert theirs.find(g, asks(-1, side=seat)) == ([gimli] if seat != side else [])
        assert WhoAttempts(A_FLATTERY).find(g, asks(-1, side=seat)) == []


def test_R_CORR_10_only_a_fellow_of_the_company_helps_with_a_check() -> None:
    g, (frodo, sam) = organizing("Rivendell", "Frodo", "Sam Gamgee")
    gimli, = company(g, 0, "Moria", "Gimli")
    lure = give(g, frodo, "Lure of the Senses", 1)
    assert checked(g) == [] and owing(g, frodo, False) is None
    g.then(Chain(HAZARDS, 0, [sentence(g, lure, CheckCorruption, 1, frodo)]))
    assert checked(g) == [frodo]
    assert [CHECKED_FELLOW.find(g, asks(it)) for it in (frodo, sam, gimli)] == [[], [frodo], []]


def test_R_AGT_02_an_agent_that_is_face_up_gives_itself_more_actions() -> None:
    g = table(True)
    ferny, anarin = agent(g, "Bill Ferny", up="Bree"), agent(g, "Anarin")
    more = ExtraActions(every=False, counts=False)
    assert [more.value(g, asks(ferny.card), FIRST_AGENT - it.place, 0) for it in (ferny, anarin)] == [1, 0]
