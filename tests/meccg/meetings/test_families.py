"""More of the families: what hangs on a number, durations, counterweights, what lies at a site, choices made before."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Source
from ravenhill.games.meccg.cards.wizards.own.river import FORD
from ravenhill.games.meccg.lasting import PLANNED, THIS_TURN
from ravenhill.games.meccg.piles import DECK, DISCARD, HAND, IN_PLAY, ON_GUARD, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.leaving import character_leaves, join
from ravenhill.games.meccg.rules.numbers import hand_size, influence
from ravenhill.games.meccg.rules.strength import body, prowess
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import COASTAL_SEA, FREE_DOMAIN
from ravenhill.games.meccg.words.numbers import DOES_NOTHING
from tests.meccg.cards.scenes import offers, on_the_way, organizing, play, struck_by, the_company
from tests.meccg.tables import choose, give, hand, put

RINGS = [("Vilya", "Elrond"), ("Nenya", "Galadriel"), ("Narya", "Gandalf")]


def strength(g: Meccg, it: int) -> tuple[int, int, int]: return prowess(g, it), body(g, it), influence(g, it)


@pytest.mark.parametrize("ring, who", RINGS)
def test_family_9_what_a_ring_gave_does_not_follow_its_bearer_through_the_hand(ring: str, who: str) -> None:
    g, (it, _) = organizing("Bree", who, "Gimli")
    before = strength(g, it)
    hand(g, 0, ring)
    play(g, f"{ring} 0", total=12)
    assert strength(g, it) > before
    slot = g.company[it]
    character_leaves(g, it, HAND)
    g.move(it, IN_PLAY)
    join(g, it, slot)
    assert strength(g, it) == before


@pytest.mark.parametrize("ring, who", RINGS)
def test_family_10_it_lasts_for_the_turn_wherever_the_card_goes_and_however_he_lies(ring: str, who: str) -> None:
    g, (it, _) = organizing("Bree", who, "Gimli")
    before = strength(g, it)
    card = hand(g, 0, ring)[0]
    play(g, f"{ring} 0", total=12)
    after = strength(g, it)
    assert g.pile[card] == DISCARD and after > before
    g.move_unseen(card, DECK)
    g.state[it] = TAPPED
    assert strength(g, it) == after
    g.state[it] = UNTAPPED
    assert strength(g, it) == after
    g.lasting = [it for it in g.lasting if it.until not in (THIS_TURN, PLANNED)]           # the turn is over
    assert strength(g, it) == before


def test_family_10_the_book_lasts_though_another_bears_it_and_untaps_it() -> None:
    g, (elrond, gimli) = organizing("Bree", "Elrond", "Gimli")
    book = give(g, elrond, "Book of Mazarbul")
    play(g, "Book of Mazarbul 4")                              # after the sentences of every item, and its storing
    assert hand_size(g, 0) == 9
    g.host[book], g.state[book] = gimli, UNTAPPED
    assert hand_size(g, 0) == 9


@pytest.mark.parametrize("card, land", [("Lost at Sea", COASTAL_SEA), ("Lost in Free-domains", FREE_DOMAIN)])
@pytest.mark.parametrize("forded_first", [True, False])
def test_family_11_a_ford_lets_nobody_out_of_another_hindrance(card: str, land: int, forded_first: bool) -> None:
    g, _ = on_the_way("Bree", "Aragorn II", path=(land,))
    river = put(g, "River", IN_PLAY, 1)
    g.host[river] = the_company(g).going
    hand(g, 1, card)
    if forded_first:
        FORD.do(g, Source(river, 0, 0, []), g.current)
    g.answer(0)
    play(g, card)
    assert g.asked(DOES_NOTHING, g.current, 0) == (1 if forded_first else 2)
    if not forded_first:
        FORD.do(g, Source(river, 0, 0, []), g.current)
    assert g.asked(DOES_NOTHING, g.current, 0) == 1
    g.lasting = [it for it in g.lasting if g.cards.facts[g.cards.lasts_from[it.effect]].name == "River"]
    assert g.asked(DOES_NOTHING, g.current, 0) == 0            # and the ford is good for its own river only


@pytest.mark.parametrize("card", ["Cave-drake", "Despair of the Heart", "Muster Disperses", "Arouse Minions"])
def test_family_12_whatever_lies_on_guard_goes_back_when_the_company_goes_on(card: str) -> None:
    g, _ = on_the_way("Edoras", "Gimli")
    laid = put(g, card, HAND, 1)
    g.move_unseen(laid, ON_GUARD + g.current)
    CompanyMoves(g.current).it_moves_again(g, the_company(g))
    assert g.pile[laid] == HAND + 1 and not g.piles[ON_GUARD + g.current]


@pytest.mark.parametrize("aside, used", [
    ("Great-shield of Rohan", "Shield of Iron-bound Ash"), ("Shield of Iron-bound Ash", "Great-shield of Rohan"),
])
def test_family_14_what_is_put_aside_gives_neither_its_number_nor_its_tap(aside: str, used: str) -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli")
    give(g, gimli, used)
    alone = body(g, gimli)
    second = give(g, gimli, aside)
    struck_by(g, "Orc-warriors", gimli)
    if not offers(g, used):
        choose(g, f"Wield {used}")
    assert body(g, gimli) == alone and offers(g, used) and not offers(g, aside)
    choose(g, f"Wield {aside}")                                # nothing was tapped: he may still change
    assert offers(g, aside) and not offers(g, used) and second in g.in_use


@pytest.mark.parametrize("card, gains", [
    ("Dodge", False), ("Block", False), ("Great-shield of Rohan", False), ("Lucky Strike", True), ("Risky Blow", True),
])
def test_family_15_who_has_chosen_not_to_tap_keeps_his_minus_three(card: str, gains: bool) -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli")
    if card == "Great-shield of Rohan":
        give(g, gimli, card)
    else:
        hand(g, 0, card)
    _, strike = struck_by(g, "Cave-drake", gimli)
    assert offers(g, card)
    strike.untapped, strike.modifier = True, -3
    g.ready = False
    assert offers(g, card) == gains
    if gains:
        play(g, card)
        assert strike.modifier == (0 if card == "Risky Blow" else -3)
