"""Each seat searches, draws, discards and drafts from its own piles, whichever seat it is."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Declare
from ravenhill.games.meccg.cards.wizards.own.drowning_seas import LoseAtRandom
from ravenhill.games.meccg.rules.checks import ManyChecks, WhoChecks
from ravenhill.games.meccg.rules.council import count, final_points
from ravenhill.games.meccg.rules.deck_top import see_top
from ravenhill.games.meccg.rules.drawing import ExchangeIn, ExchangeOut, Exhaustion
from ravenhill.games.meccg.rules.hazards import HazardWindow
from ravenhill.games.meccg.rules.leaving import site_leaves, take_back
from ravenhill.games.meccg.rules.organization import surplus
from ravenhill.games.meccg.rules.persuasion import Persuasion
from ravenhill.games.meccg.rules.piles import AN_ITEM, Search, SearchToPlay
from ravenhill.games.meccg.rules.praise import who_may_praise
from ravenhill.games.meccg.rules.setup import DraftRound, Setup, may_be_drafted
from ravenhill.games.meccg.rules.sideboard import UseSideboard
from ravenhill.games.meccg.rules.single_cards import PlayTheCrown
from ravenhill.games.meccg.rules.turn import UntapPhase
from ravenhill.games.meccg.state import (
    DECK,
    DISCARD,
    HAND,
    HEADING,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    MOVEMENT,
    ON_TOP,
    POOL,
    SIDEBOARD,
    SITE_PHASE,
    SITES,
    SLOTS,
    TAPPED,
    Acting,
    Meccg,
)
from ravenhill.games.meccg.terms import MINOR
from ravenhill.games.meccg.words.moments import HAZARDS
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import asked, choose, company, deck, give, hand, names, put, roll, settle, table

EITHER_SEAT = pytest.mark.parametrize("side", [0, 1])


def turn_of(side: int, standard: bool = True) -> Meccg:
    """An empty table in a turn of this seat."""
    g = table(standard)
    floor(g)
    g.active = side
    return g


@EITHER_SEAT
def test_R_DECK_03_who_searches_looks_through_the_own_deck_and_shuffles_it(side: int) -> None:
    g = turn_of(side)
    mine = deck(g, side, "Dodge", "Wolves", "Dagger of Westernesse")
    theirs = deck(g, 1 - side, "Giant")
    g.then(Search(side, AN_ITEM, False, False))
    assert names(g) == ["No", "Take Dagger of Westernesse"]
    assert all(g.is_known(it, side) for it in mine) and not g.is_known(theirs[0], side)
    g.answer(mine[2] + 1)
    g.question()
    assert g.pile[mine[2]] == HAND + side and not g.under_way(Search)
    assert not any(g.is_known(it, side) for it in mine[:2])


@EITHER_SEAT
def test_R_DECK_03_who_searches_in_vain_shuffles_too(side: int) -> None:
    g = turn_of(side)
    mine = deck(g, side, "Dodge", "Wolves")
    g.then(Search(side, AN_ITEM, False, False))
    assert names(g) == ["No"] and all(g.is_known(it, side) for it in mine)
    g.answer(0)
    g.question()
    assert not any(g.is_known(it, side) for it in mine)


@EITHER_SEAT
def test_R_SITE_05_who_searches_for_an_item_to_play_looks_through_the_own_deck(side: int) -> None:
    g = turn_of(side)
    bearer = company(g, side, "Barrow-downs", "Aragorn II")[0]
    g.phase, g.current = SITE_PHASE, g.company[bearer]
    mine = deck(g, side, "Dagger of Westernesse", "Wolves")
    deck(g, 1 - side, "Giant", "Dodge")
    g.then(SearchToPlay(side, bearer, MINOR))
    assert names(g) == ["No", "Take Dagger of Westernesse"] and all(g.is_known(it, side) for it in mine)
    g.answer(0)
    g.question()
    assert not any(g.is_known(it, side) for it in mine)


@EITHER_SEAT
def test_R_DECK_08_what_is_lost_at_random_is_of_the_own_hand(side: int) -> None:
    g = turn_of(side)
    hand(g, side, "Dodge", "Wolves", "Giant")
    hand(g, 1 - side, "Dodge")
    g.then(LoseAtRandom(side, 2))
    g.question()
    assert g.outcomes == 3
    g.answer(0)
    g.question()
    g.answer(0)
    g.question()
    assert len(g.piles[HAND + side]) == 1 and len(g.piles[DISCARD + side]) == 2 and len(g.piles[HAND + 1 - side]) == 1


@EITHER_SEAT
def test_R_DECK_18_cards_are_exchanged_between_the_own_piles(side: int) -> None:
    g = turn_of(side)
    old, new = put(g, "Dodge", DISCARD, side), put(g, "Wolves", SIDEBOARD, side)
    put(g, "Giant", DISCARD, 1 - side)
    put(g, "Concealment", SIDEBOARD, 1 - side)
    g.then(Exhaustion(side))
    assert names(g) == ["Done", "Take Dodge"]
    choose(g, "Take Dodge")
    question = asked(g)
    assert isinstance(question, ExchangeIn) and names(g) == ["Take Wolves"]
    assert question.seen_by(g, side) is question
    assert isinstance(question.seen_by(g, 1 - side), ExchangeOut)          # nobody else learns which card goes
    choose(g, "Take Wolves")
    choose(g, "Done")
    assert g.pile[old] == SIDEBOARD + side and g.pile[new] == DECK + side


@EITHER_SEAT
def test_R_DRAFT_02_R_DRAFT_03_each_drafts_from_the_own_pool(side: int) -> None:
    g = turn_of(side, standard=False)
    g.stack.clear()
    gimli, kili = put(g, "Gimli", POOL, side), put(g, "Kíli", POOL, side)
    same = put(g, "Gimli", POOL, 1 - side)
    put(g, "Rivendell", LOCATION, 0)
    put(g, "Rivendell", LOCATION, 1)
    assert may_be_drafted(g, side) == [gimli, kili] and may_be_drafted(g, 1 - side) == [same]
    g.then(Setup())
    assert isinstance(g.question(), DraftRound)
    for seat in range(2):
        g.ask(seat)
        g.answer(gimli if seat == side else same)
    assert g.is_known(gimli, 1 - side) and g.is_known(same, side) and not g.is_known(kili, 1 - side)
    assert g.state[gimli] == TAPPED and may_be_drafted(g, side) == [kili]


@EITHER_SEAT
def test_R_DECK_03_who_sees_the_top_of_a_deck_sees_that_deck(side: int) -> None:
    g = turn_of(side)
    top = [put(g, "Dodge", ON_TOP, seat) for seat in range(2)]
    see_top(g, side, 0)
    assert g.is_known(top[side], 0) and not g.is_known(top[1 - side], 0)


@EITHER_SEAT
def test_R_INF_11_the_shown_card_goes_to_the_pile_of_who_showed_it(side: int) -> None:
    g = turn_of(side)
    card = hand(g, side, "Haldir")[0]
    one, other = company(g, side, "Bree", "Aragorn II")[0], company(g, 1 - side, "Bree", "Haldir")[0]
    g.then(Persuasion(one, other, card))
    roll(g, 2, 12)
    assert g.pile[card] == DISCARD + side


@EITHER_SEAT
def test_R_ORG_39_who_is_too_many_is_of_the_own_companies(side: int) -> None:
    g = turn_of(side)
    *mine, ori, _ = company(g, side, "Rivendell", "Elrond", "Galadriel", "Thranduil", "Ori", "Gandalf")
    g.host[ori] = mine[0]                                      # neither a follower nor a Wizard nor an item is meant
    give(g, mine[0], "Dagger of Westernesse")
    put(g, "Gates of Morning", IN_PLAY, side)
    company(g, 1 - side, "Lórien", "Gimli")
    assert surplus(g, side) == mine and surplus(g, 1 - side) == []


@EITHER_SEAT
def test_R_UNTAP_03_the_opponent_of_a_wizards_player_may_use_the_own_sideboard(side: int) -> None:
    for owner, offered in ((side, False), (1 - side, True)):
        g = turn_of(side)
        company(g, side, "Rivendell", "Gandalf")
        put(g, "Wolves", SIDEBOARD, owner)
        phase = UntapPhase()
        phase.at = 2
        g.then(phase)
        question = g.question()
        assert isinstance(question, UseSideboard) is offered
        assert not offered or asked(g).side == 1 - side


@EITHER_SEAT
def test_R_MH_24_a_nazgul_is_spent_for_the_hazard_players_sideboard(side: int) -> None:
    g = turn_of(side)
    company(g, side, "Bree", "Aragorn II")
    g.phase, g.current = MOVEMENT, g.company[g.piles[IN_PLAY + side][0]]
    g.companies[g.current].limit = 3
    nazgul, card = put(g, "Adûnaphel", IN_PLAY, 1 - side), put(g, "Wolves", SIDEBOARD, 1 - side)
    window = HazardWindow(side)
    g.then(window)
    g.question()
    g.answer(0)
    choose(g, "Fetch Adûnaphel")
    assert g.pile[nazgul] == DISCARD + 1 - side and asked(g).side == 1 - side
    g.answer(1)
    choose(g, "Take Wolves")
    assert g.pile[card] == DISCARD + 1 - side
    g.state[nazgul] = TAPPED
    g.move(nazgul, IN_PLAY + 1 - side)
    put(g, "Giant", SIDEBOARD, 1 - side)
    assert not [it for it in window.actions(g, 1 - side) if it > 1 << 15]  # a tapped one is not spent


@EITHER_SEAT
def test_R_AMB_54_the_active_players_characters_check_first(side: int) -> None:
    g = turn_of(side)
    one, other = company(g, side, "Bree", "Aragorn II")[0], company(g, 1 - side, "Lórien", "Haldir")[0]
    g.then(Acting(HAZARDS, side, True))
    g.then(ManyChecks([other, one], [0, 0]))
    assert isinstance(g.question(), WhoChecks) and asked(g).side == side and g.offered == [one]
    g.answer(one)
    for who in (one, other):                                   # one is left, and nobody is asked who it is
        question, chain = g.question(), g.chain()
        assert isinstance(question, Declare) and chain is not None and chain.links[0].card == who
        settle(g)
        roll(g, 7)


@EITHER_SEAT
def test_R_AMB_30_R_AMB_41_a_goal_given_up_and_a_site_left_go_back_to_their_own_deck(side: int) -> None:
    g = turn_of(side)
    slot = side * SLOTS // 2
    company(g, side, "Bree", "Aragorn II")
    goal, old = put(g, "Moria", LOCATION, side), put(g, "Edoras", SITES, side)
    g.move_unseen(goal, HEADING + slot)
    take_back(g, slot)
    site_leaves(g, old)
    site_leaves(g, g.companies[slot].site)                     # where somebody is
    assert g.pile[goal] == g.pile[old] == LOCATION + side and g.pile[g.companies[slot].site] == SITES + side


@EITHER_SEAT
def test_R_END_16_doubling_looks_at_the_other_seat(side: int) -> None:
    g = turn_of(side)
    put(g, "Rangers of the North", MARSHALLED, side)
    put(g, "Glamdring", MARSHALLED, side)
    alone = final_points(g, side)
    put(g, "Riders of Rohan", MARSHALLED, 1 - side)
    assert final_points(g, side) < alone
    g.stack.clear()
    count(g)
    assert g.score[side] == final_points(g, side)


@EITHER_SEAT
def test_R_CMB_28_the_crown_comes_from_the_defenders_hand(side: int) -> None:
    g = turn_of(side)
    company(g, side, "Bree", "Gimli")
    hand(g, 1 - side, "The Iron Crown")
    g.then(PlayTheCrown(side, side * SLOTS // 2))
    assert names(g) == ["No"]
    hand(g, side, "The Iron Crown")
    g.ready = False
    assert names(g) == ["No", "Take Gimli"]


@EITHER_SEAT
def test_R_CHAIN_08_who_praises_is_of_the_own_side(side: int) -> None:
    g = turn_of(side)
    mine = company(g, side, "Rivendell", "Elrond")
    company(g, 1 - side, "Lórien", "Galadriel")
    put(g, "Adûnaphel", IN_PLAY, 1 - side)
    assert who_may_praise(g, side, []) == mine
