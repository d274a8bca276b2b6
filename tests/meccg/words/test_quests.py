"""Words of quests: stages that follow each other, and knowledge that is held, given up or recalled."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.lasting import EVERYTHING, WHILE_IT_LIES
from ravenhill.games.meccg.piles import (
    DISCARD,
    FIRST_COMPANY,
    IN_PLAY,
    INVERTED,
    MOVEMENT,
    SITE_PHASE,
    SLOTS,
    TAPPED,
    UNTAPPED,
)
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import LOST_KNOWLEDGE, RECALLS, STOLEN_KNOWLEDGE, Keyword
from ravenhill.games.meccg.words.quests import ItsCompany, KnowledgeHeld, PlayedByIt, Stage, YieldKnowledge, recalling
from ravenhill.games.meccg.words.who.people import BEARER
from tests.meccg.cards.scenes import organizing, visiting
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, give, hand, put, table
from tests.meccg.words.asking import asks


def stages(g: Meccg, card: int) -> list[Stage]:
    return [it for rule in g.facts(card).rules for it in rule.verbs if isinstance(it, Stage)]


def test_a_quest_is_turned_stage_by_stage_while_it_lies_in_play() -> None:
    g = table()
    quest = put(g, "Fate of the Ithil-stone", IN_PLAY, 0)
    first, second = stages(g, quest)
    assert quest == 0 and (first.to, second.to) == (TAPPED, INVERTED)
    for state in (UNTAPPED, TAPPED, INVERTED):
        g.state[quest] = state
        for stage in (first, second):
            assert stage.possible(g, asks(quest), quest) is (state == stage.to - 1)
    g.state[quest] = UNTAPPED
    first.do(g, asks(quest), quest)
    assert g.state[quest] == TAPPED and g.lasting == []
    g.move(quest, DISCARD)
    g.state[quest] = TAPPED
    assert not second.possible(g, asks(quest), quest)


def test_a_stage_that_is_reached_once_in_a_game_is_not_reached_again_by_another_card() -> None:
    g = table()
    quest, other = [put(g, "Fate of the Ithil-stone", IN_PLAY, side) for side in (0, 1)]
    cone = put(g, "Into the Smoking Cone", IN_PLAY, 0)
    for card in (quest, other, cone):
        g.state[card] = TAPPED
    stage, of_the_cone = stages(g, quest)[1], stages(g, cone)[1]
    stage.do(g, asks(quest), quest)
    it, = g.lasting
    assert (it.effect, it.thing, it.until) == (stage.number, EVERYTHING, WHILE_IT_LIES) and g.state[quest] == INVERTED
    assert not stage.possible(g, asks(other), other) and of_the_cone.possible(g, asks(cone), cone)


@pytest.mark.parametrize("phase, entered, named, so", [
    (SITE_PHASE, True, "Moria", True), (SITE_PHASE, False, "Moria", False), (MOVEMENT, True, "Moria", False),
    (SITE_PHASE, True, "Bree", False), (MOVEMENT, False, "", True),
])
def test_what_was_played_by_the_company_on_which_the_card_lies(phase: int, entered: bool, named: str, so: bool) -> None:
    g, (gimli,) = visiting("Moria", "Gimli")
    balin, = company(g, 0, "Moria", "Balin")
    quest = give(g, FIRST_COMPANY, "Sun", 0)
    g.phase, g.companies[0].entered = phase, entered
    word = PlayedByIt(named)
    assert word.holds(g, asks(quest, give(g, gimli, "Elven Cloak"))) is so
    assert not word.holds(g, asks(quest, give(g, balin, "Elven Cloak"))) and not word.holds(g, asks(quest, quest))
    lone = put(g, "Sun", IN_PLAY, 0)
    assert not word.holds(g, asks(lone, put(g, "Moon", IN_PLAY, 0)))


def known(g: Meccg, keyword: Keyword) -> str:
    return next(it.name for it in g.cards.facts if it.has(keyword))


def memory(g: Meccg) -> str:
    return next(it.name for it in g.cards.facts if it.is_such(RECALLS) and it.done)


@EITHER_SEAT
def test_R_TERM_10_knowledge_that_is_borne_or_lies_on_a_company_of_yours_at_rest(side: int) -> None:
    g = turn_of(side)
    frodo, = company(g, side, "Rivendell", "Frodo")
    balin, = company(g, side, "Moria", "Balin")
    theirs, = company(g, 1 - side, "Rivendell", "Gimli")
    lost, stolen = known(g, LOST_KNOWLEDGE), known(g, STOLEN_KNOWLEDGE)
    borne, below = give(g, frodo, lost), give(g, FIRST_COMPANY - g.company[balin], lost, side)
    give(g, theirs, lost)
    other = give(g, frodo, stolen)
    ask = asks(other, side=side)

    def held(word: KnowledgeHeld) -> list[int]: return sorted(word.find(g, ask))
    g.current = g.company[frodo]
    assert held(KnowledgeHeld(LOST_KNOWLEDGE)) == [borne, below] and held(KnowledgeHeld(STOLEN_KNOWLEDGE)) == []
    assert held(KnowledgeHeld(LOST_KNOWLEDGE, site="Moria")) == [below]
    assert held(KnowledgeHeld(LOST_KNOWLEDGE, site="Bree")) == []
    assert held(KnowledgeHeld(LOST_KNOWLEDGE, here=True)) == [borne]
    g.current = -1
    assert held(KnowledgeHeld(LOST_KNOWLEDGE, here=True)) == []
    g.companies[g.company[frodo]].going = 0
    assert held(KnowledgeHeld(LOST_KNOWLEDGE)) == [below]


@EITHER_SEAT
def test_R_TERM_10_an_untapped_sage_stands_for_the_card_he_recalls(side: int) -> None:
    g = turn_of(side)
    elrond, gimli = company(g, side, "Rivendell", "Elrond", "Gimli")
    word, ask = KnowledgeHeld(LOST_KNOWLEDGE), asks(-1, side=side)
    hand(g, 1 - side, memory(g))
    assert word.find(g, ask) == recalling(g, side) == []
    card, = hand(g, side, memory(g))
    assert word.find(g, ask) == [elrond] and recalling(g, side) == [card]
    assert KnowledgeHeld(STOLEN_KNOWLEDGE).find(g, ask) == []
    give_up = YieldKnowledge(BEARER)
    assert give_up.possible(g, ask, elrond) and not give_up.possible(g, ask, -1)
    give_up.do(g, ask, elrond)
    assert g.state[elrond] == TAPPED and g.state[gimli] == UNTAPPED and g.pile[card] == DISCARD + side
    assert g.is_known(card, 1 - side) and word.find(g, ask) == []


def test_the_first_card_is_knowledge_to_be_given_up_like_any_other() -> None:
    g = table()
    lost = put(g, known(g, LOST_KNOWLEDGE), IN_PLAY, 0)
    assert lost == 0 and YieldKnowledge(BEARER).possible(g, asks(-1), lost)
    YieldKnowledge(BEARER).do(g, asks(-1), lost)
    assert g.pile[lost] == DISCARD


def test_the_company_that_had_what_was_given_up() -> None:
    g, (gimli,) = organizing("Rivendell", "Gimli")
    company(g, 0, "Moria", "Balin")
    company(g, 1, "Moria", "Elrond")
    cloak = give(g, gimli, "Elven Cloak")
    word = ItsCompany()
    assert word.find(g, asks(-1)) == [0, 1] and word.find(g, asks(-1, side=1)) == [SLOTS // 2]
    assert word.find(g, asks(-1, cloak)) == [0]
    assert word.find(g, asks(-1, cloak, 1)) == [1] and word.find(g, asks(-1, cloak, 5)) == []
