"""Verbs of playing, tapping and wounding: the first card, the first company, either seat, once and not again."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.lasting import EVERYTHING, Lasting
from ravenhill.games.meccg.piles import (
    DISCARD,
    FIRST_COMPANY,
    HAND,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    NOBODY_HOSTS,
    SLOTS,
    TAPPED,
    UNTAPPED,
    WOUNDED,
)
from ravenhill.games.meccg.rules.leaving import join
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ENVIRONMENT, HAZARD, RESOURCE, WILDERNESS, Side
from ravenhill.games.meccg.words.verbs import play
from ravenhill.games.meccg.words.who.people import BEARER
from ravenhill.games.meccg.words.who.places import Places
from tests.meccg.cards.scenes import attacked_by, on_the_way, organizing, second_company
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import give, hand, put, table
from tests.meccg.words.asking import asks


@pytest.mark.parametrize("state", [UNTAPPED, TAPPED, WOUNDED])
def test_R_TURN_03_the_first_card_taps_untaps_and_is_wounded_like_any_other(state: int) -> None:
    g = table()
    gimli = put(g, "Gimli", IN_PLAY, 0)
    join(g, gimli, second_company(g, "Rivendell"))
    g.state[gimli] = state
    assert gimli == 0
    for verb, may, becomes in (
        (play.Tap(BEARER), state == UNTAPPED, TAPPED), (play.Untap(BEARER), state == TAPPED, UNTAPPED),
        (play.Wound(BEARER), state != WOUNDED, WOUNDED), (play.Heal(BEARER), state == WOUNDED, UNTAPPED),
        (play.Heal(BEARER, tapped=True), state == WOUNDED, TAPPED),
    ):
        assert verb.possible(g, asks(-1), gimli) is may
        twin = g.copy()
        verb.do(twin, asks(-1), gimli)
        assert not may or twin.state[gimli] == becomes


@pytest.mark.parametrize("verb", [play.Tap(BEARER), play.Wound(BEARER), play.Discard(BEARER)])
def test_what_is_picked_for_it_must_have_been_picked(verb: play.Tap | play.Wound | play.Discard) -> None:
    g, _ = organizing("Rivendell", "Gimli")                    # whom the last card of the table is
    assert not verb.possible(g, asks(-1), -1)


# Characters

@EITHER_SEAT
def test_R_ORG_07_who_enters_play_joins_or_begins_a_company_of_the_own_side(side: int) -> None:
    g = turn_of(side)
    home = put(g, "Rivendell", LOCATION, side)
    for name, members in (("Elrond", 1), ("Arwen", 2)):
        card, = hand(g, side, name)
        where = Places().find(g, asks(card, side=side))[0]
        g.character_played = False
        enter = play.EnterPlay(Places())
        assert enter.possible(g, asks(card, side=side), where)
        enter.do(g, asks(card, side=side), where)
        slot = g.company[card]
        assert g.pile[card] == IN_PLAY + side and slot * 2 // SLOTS == side and g.character_played
        assert g.companies[slot].site == home and len(g.companies[slot].members) == members
    assert not play.EnterPlay(Places()).possible(g, asks(hand(g, side, "Gimli")[0], side=side), where)


@EITHER_SEAT
def test_R_AMB_04_a_players_first_wizard_is_the_only_one(side: int) -> None:
    g = turn_of(side)
    gandalf, saruman, gimli = hand(g, side, "Gandalf", "Saruman", "Gimli")

    def fit() -> list[int]: return [it for it in (gandalf, saruman, gimli) if play.wizard_fits(g, asks(it, side=side))]
    assert fit() == [gandalf, saruman, gimli]
    g.sacrificed[1 - side] = g.cards.names["Gandalf"]
    assert fit() == [saruman, gimli]
    g.wizard[side], g.sacrificed[1 - side] = g.cards.names["Gandalf"], -1
    assert fit() == [gandalf, gimli]
    g.wizard_lost[side] = True
    assert fit() == [gimli]


# Events

def test_R_CHAIN_08_an_event_waits_for_no_company_that_is_gone_and_no_card_that_has_left() -> None:
    g = table()
    gimli = put(g, "Gimli", IN_PLAY, 0)
    event, = hand(g, 0, "Fellowship")
    on_company, on_card = play.PutInPlay(BEARER, on_company=True), play.PutInPlay(BEARER)
    assert not on_company.possible(g, asks(event), 0) and on_company.possible(g, asks(event), -1)
    join(g, gimli, second_company(g, "Rivendell"))
    assert on_company.possible(g, asks(event), 0) and on_card.possible(g, asks(event), gimli)
    g.move(gimli, DISCARD)
    assert gimli == 0 and not on_card.possible(g, asks(event), gimli) and on_card.possible(g, asks(event), event)


@pytest.mark.parametrize("name, on_company, again_there, again_elsewhere", [
    ("Swordmaster", False, False, True), ("Cup of Farewell", True, False, True), ("Fellowship", True, True, True),
    ("Gates of Morning", False, False, False), ("Align Palantír", False, False, True),
    ("Return of the King", False, False, False),
])
def test_what_cannot_be_duplicated_lies_once_there_or_once_anywhere(
    name: str, on_company: bool, again_there: bool, again_elsewhere: bool,
) -> None:
    g, (gimli, balin) = organizing("Rivendell", "Gimli", "Balin")
    join(g, balin, second_company(g, "Moria"))
    verb = play.PutInPlay(BEARER, on_company, on_each=name == "Align Palantír")
    first, second = (0, 1) if on_company else (gimli, balin)
    lain, again = hand(g, 0, name, name)
    assert verb.possible(g, asks(lain), first)
    verb.do(g, asks(lain), first)
    assert g.host[lain] == (FIRST_COMPANY - first if on_company else first) and g.pile[lain] == IN_PLAY
    assert verb.possible(g, asks(again), first) is again_there
    assert verb.possible(g, asks(again), second) is again_elsewhere


@EITHER_SEAT
def test_an_event_lies_with_its_owner_and_on_nothing_if_it_is_meant_itself(side: int) -> None:
    g = turn_of(side)
    sun, = hand(g, side, "Sun")
    play.PutInPlay(BEARER).do(g, asks(sun, side=side), sun)
    assert g.pile[sun] == IN_PLAY + side and g.host[sun] == NOBODY_HOSTS


@pytest.mark.parametrize("pile", [IN_PLAY, MARSHALLED])
@EITHER_SEAT
def test_what_a_player_has_once_may_be_in_play_or_stored(side: int, pile: int) -> None:
    g = turn_of(side)
    card, = hand(g, side, "Saw Further and Deeper")
    verb, source = play.PutInPlay(BEARER), asks(card, side=side)
    put(g, "Saw Further and Deeper", pile, 1 - side)
    assert verb.possible(g, source, card) and not play.has_one(g, g.kind[card], side)
    put(g, "Saw Further and Deeper", pile, side)
    assert not verb.possible(g, source, card) and play.has_one(g, g.kind[card], side)


def effect_of(g: Meccg, name: str) -> int:
    """Something that lasts after this card."""
    return next(n for n, it in enumerate(g.cards.lasts_from) if g.cards.facts[it].name == name)


@pytest.mark.parametrize("ends, stays, last", [
    (HAZARD, ["Gates of Morning", "Sun"], ["Stars", "Arouse Minions"]),
    (RESOURCE, ["Clouds", "Doors of Night"], ["Choking Shadows", "Arouse Minions"]),
])
def test_environments_of_one_side_end_and_what_follows_happens(ends: Side, stays: list[str], last: list[str]) -> None:
    g, (gimli,) = organizing("Rivendell", "Gimli")
    whose = {"Sun": 0, "Clouds": 1, "Gates of Morning": 1, "Doors of Night": 0}
    cards = [put(g, name, IN_PLAY, side) for name, side in whose.items()]
    verb = play.EndEnvironments(BEARER, ENVIRONMENT, ends)
    g.lasting = [Lasting(effect_of(g, name), 0, EVERYTHING) for name in ("Stars", "Choking Shadows", "Arouse Minions")]
    assert verb.refusal(g, asks(gimli)) is None and verb.happen(g, asks(gimli))
    assert [g.cards.facts[g.cards.lasts_from[it.effect]].name for it in g.lasting] == last
    assert sorted(g.facts(it).name for it in cards if g.is_in_play(it)) == stays
    assert verb.happen(g, asks(gimli)) and g.is_in_play(gimli)                 # even if there is none


def not_again(g: Meccg, card: int) -> play.NotAgain:
    """That verb of the card."""
    return next(it for rule in g.facts(card).rules for it in rule.verbs if isinstance(it, play.NotAgain))


@pytest.mark.parametrize("name", ["Stars", "Wizard's Voice", "Choking Shadows"])
def test_what_has_taken_effect_this_turn_does_not_again(name: str) -> None:
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    card, = hand(g, 0, name)
    it = not_again(g, card)
    assert it.possible(g, asks(card), card)
    it.do(g, asks(card), card)
    assert not it.possible(g, asks(card), card) and g.lasting[0].thing == EVERYTHING
    g.lasting = [Lasting(it.number, 0, 0)]
    assert it.possible(g, asks(card), card)


def test_what_was_played_on_an_attack_is_played_on_the_next_one_again() -> None:
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    card, = hand(g, 0, "The Old Thrush")
    it = not_again(g, card)
    assert it.possible(g, asks(card), card)                    # nothing attacks
    for _ in range(2):
        attacked_by(g, "Wargs")
        assert it.possible(g, asks(card), card)
        it.do(g, asks(card), card)
        assert not it.possible(g, asks(card), card) and g.lasting == []


def test_a_card_does_it_once_in_a_turn_for_each() -> None:
    g, (gimli, balin) = organizing("Rivendell", "Gimli", "Balin")
    cup = give(g, FIRST_COMPANY, "Cup of Farewell", 0)
    it = next(it for rule in g.facts(cup).rules for it in rule.verbs if isinstance(it, play.OnceATurn))
    it.do(g, asks(cup), gimli)
    assert not it.possible(g, asks(cup), gimli) and it.possible(g, asks(cup), balin)


def test_a_card_of_the_hand_is_given_up_once() -> None:
    g = table()
    for side in (0, 1):
        card, other = hand(g, side, "Dodge", "Block")
        play.GiveUp(BEARER).do(g, asks(other, side=side), card)
        assert g.pile[card] == DISCARD + side and g.is_known(card, 1 - side) and g.pile[other] == HAND + side


@EITHER_SEAT
def test_what_some_cards_did_ends_with_their_own_kind(side: int) -> None:
    g, (gimli,) = organizing("Rivendell", "Gimli")
    sun, cloak = put(g, "Sun", IN_PLAY, side), give(g, gimli, "Elven Cloak")
    g.lasting = [Lasting(effect_of(g, "Stars"), side, EVERYTHING)]
    play.stifle(g, ())
    assert g.is_in_play(sun) and g.lasting
    play.stifle(g, ("Sun", "Stars"))
    assert not g.is_in_play(sun) and g.lasting == [] and g.is_in_play(cloak)
