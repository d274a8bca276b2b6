"""Verbs of what lasts, of decks, factions, items and movement: for one thing and not for another, by either seat."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Effect
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.lines import CHANGED
from ravenhill.games.meccg.piles import (
    DECK,
    DISCARD,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    MOVEMENT,
    NOBODY_HOSTS,
    SITE_PHASE,
    SLOTS,
    TAPPED,
    UNTAPPED,
)
from ravenhill.games.meccg.rules.influence import FactionCheck
from ravenhill.games.meccg.rules.leaving import found_company, join
from ravenhill.games.meccg.rules.numbers import unused_influence
from ravenhill.games.meccg.rules.piles import A_MINOR_ITEM, ANY_CARD, Search
from ravenhill.games.meccg.rules.site import Visit
from ravenhill.games.meccg.terms import BORDER_LAND, SHADOW_LAND, WILDERNESS
from ravenhill.games.meccg.words.changes import OnIt
from ravenhill.games.meccg.words.numbers import ABLE, HOARD, PROWESS
from ravenhill.games.meccg.words.verbs import items, movement
from ravenhill.games.meccg.words.verbs.corruption import CheckCorruption
from ravenhill.games.meccg.words.verbs.decks import FetchCard, FindPlayable, TapToFetch
from ravenhill.games.meccg.words.verbs.influence import InfluenceFromAfar, WinFaction, WinThatFaction
from ravenhill.games.meccg.words.verbs.kinds import ThisTurn
from ravenhill.games.meccg.words.who.people import BEARER
from tests.meccg.cards.scenes import organizing, visiting
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, deck, give, hand, put, table
from tests.meccg.words.asking import asks

# What lasts

def test_the_first_card_is_told_of_when_it_grows_stronger_like_any_other() -> None:
    g = table()
    for side in (0, 1):
        gimli = put(g, "Gimli", IN_PLAY, side)
        g.log = []
        stronger = ThisTurn(OnIt(PROWESS, 2), BEARER)
        stronger.number = 0
        stronger.do(g, asks(gimli), gimli)
        assert gimli == side and [(it.line, it.values) for it in g.log] == [(CHANGED, [gimli, 2, PROWESS])]
    g.log = []
    hoard = ThisTurn(OnIt(HOARD, 1), BEARER)
    hoard.number = 0
    hoard.do(g, asks(gimli), gimli)
    assert g.log == []


@pytest.mark.parametrize("name, again", [("Swordmaster", False), ("Fellowship", True)])
def test_what_cannot_be_duplicated_does_not_last_twice_for_one_thing(name: str, again: bool) -> None:
    g = table()
    gimli, balin = put(g, "Gimli", IN_PLAY, 0), put(g, "Balin", IN_PLAY, 0)
    card, = hand(g, 0, name)
    stronger = ThisTurn(OnIt(PROWESS, 2), BEARER)
    stronger.number = 0
    assert gimli == 0 and stronger.possible(g, asks(card), gimli) and stronger.possible(g, asks(card), -1)
    stronger.do(g, asks(card), gimli)
    assert stronger.possible(g, asks(card), gimli) is again and stronger.possible(g, asks(card), balin)


# Decks and factions

@EITHER_SEAT
def test_what_the_site_offers_is_looked_for_in_the_deck_and_the_discard_pile(side: int) -> None:
    g = turn_of(side)
    gimli, = company(g, side, "Moria", "Gimli")
    lone = put(g, "Sun", IN_PLAY, side)
    verb = FindPlayable(BEARER)
    assert verb.possible(g, asks(gimli, side=side), side) and not verb.possible(g, asks(lone, side=side), side)
    verb.do(g, asks(gimli, side=side), side)
    it = g.nearest(Search)
    assert (it.side, it.discarded, it.shows) == (side, True, False)
    put(g, "Bane of the Ithil-stone", IN_PLAY, 1 - side)
    assert not verb.possible(g, asks(gimli, side=side), side)


@EITHER_SEAT
def test_who_taps_to_fetch_a_card_finds_one_in_his_own_pile(side: int) -> None:
    g = turn_of(side)
    gimli, = company(g, side, "Moria", "Gimli")
    verb, source = TapToFetch(BEARER, A_MINOR_ITEM), asks(gimli, side=side)
    put(g, "Elven Cloak", DISCARD, 1 - side)
    put(g, "Sun", DISCARD, side)
    assert not verb.possible(g, source, gimli)
    put(g, "Elven Cloak", DISCARD, side)
    assert verb.possible(g, source, gimli)
    g.state[gimli] = TAPPED
    assert not verb.possible(g, source, gimli)


@pytest.mark.parametrize("cards, into_the_deck", [(4, False), (5, True), (6, True)])
def test_a_card_goes_into_a_deck_of_five_at_least(cards: int, into_the_deck: bool) -> None:
    g = table()
    deck(g, 1, *["Dodge"] * cards)
    assert FetchCard(BEARER, ANY_CARD, DECK).possible(g, asks(-1), 1) is into_the_deck
    assert FetchCard(BEARER, ANY_CARD).possible(g, asks(-1), 1)


@EITHER_SEAT
def test_R_SITE_06_a_faction_is_won_once_by_who_plays_it(side: int) -> None:
    g = turn_of(side)
    company(g, side, "Edoras", "Gimli")
    g.current = side * SLOTS // 2
    g.then(Visit(g.current))
    riders, = hand(g, side, "Riders of Rohan")
    win = WinFaction(BEARER)
    assert win.possible(g, asks(riders, side=side), riders)
    for verb in (win, WinThatFaction(BEARER)):
        twin = g.copy()
        verb.do(twin, asks(riders, side=side), riders)
        assert twin.pile[riders] == MARSHALLED + side
        assert not verb.possible(twin, asks(riders, side=side), riders)


@pytest.mark.parametrize("direct", [True, False])
def test_a_faction_from_afar_is_influenced_with_or_without_direct_influence(direct: bool) -> None:
    g, (gandalf,) = visiting("Edoras", "Gandalf")
    riders, = hand(g, 0, "Riders of Rohan")
    unused = unused_influence(g, gandalf, riders)
    InfluenceFromAfar(BEARER, 2, direct, taps=False).do(g, asks(gandalf, riders), gandalf)
    it = g.nearest(FactionCheck)
    assert unused > 0 and it.modifier == (2 if direct else 2 - unused)


# Items

def test_R_RING_05_a_stone_is_used_by_whom_the_art_was_for_and_only_that_stone() -> None:
    g, (gandalf, elrond) = organizing("Rivendell", "Gandalf", "Elrond")
    stone, other = give(g, gandalf, "Palantír of Orthanc"), give(g, elrond, "Palantír of Orthanc")
    effect = next(n for n, it in enumerate(g.cards.lasts) if it.change.question == ABLE)
    g.lasting = [Lasting(effect, 0, stone, place=gandalf)]
    able = {(it, who) for it in (stone, other) for who in (gandalf, elrond) if items.is_able(g, it, who)}
    assert able == {(stone, gandalf)}
    give(g, other, "Align Palantír", 0)
    assert items.is_able(g, other, elrond) and items.is_able(g, other, gandalf)


@EITHER_SEAT
def test_what_is_stored_laid_and_restored_keeps_to_its_own_side(side: int) -> None:
    g = turn_of(side)
    gandalf, = company(g, side, "Rivendell", "Gandalf")
    stone = give(g, gandalf, "Palantír of Orthanc")
    card, = hand(g, side, "Align Palantír")
    items.LayWith(BEARER).do(g, asks(card, side=side), stone)
    assert g.pile[card] == IN_PLAY + side and g.host[card] == stone
    items.StoreThere(BEARER).do(g, asks(stone, side=side), stone)
    assert (g.pile[stone], g.state[stone], g.host[stone]) == (MARSHALLED + side, TAPPED, NOBODY_HOSTS)
    items.Restore(BEARER).do(g, asks(gandalf, side=side), stone)
    assert (g.pile[stone], g.state[stone], g.host[stone]) == (IN_PLAY + side, UNTAPPED, gandalf)
    assert items.Store(BEARER).possible(g, asks(stone, side=side), stone)
    items.Store(BEARER).do(g, asks(stone, side=side), stone)
    assert g.pile[stone] == MARSHALLED + side and not items.Store(BEARER).possible(g, asks(stone, side=side), stone)


@EITHER_SEAT
def test_R_SITE_05_an_item_is_gained_by_who_is_there_and_lies_with_its_owner(side: int) -> None:
    g = table()
    gimli = put(g, "Gimli", IN_PLAY, side)
    cloak, sword = hand(g, side, "Elven Cloak", "Glamdring")
    gain = items.Gain(BEARER)
    assert gimli == 0 and not gain.possible(g, asks(cloak, side=side), gimli)
    assert gain.possible(g, asks(cloak, side=side), -1)
    join(g, gimli, found_company(g, side, put(g, "Moria", LOCATION, side)))
    for item in (cloak, sword):
        assert gain.possible(g, asks(item, side=side), gimli)
        gain.do(g, asks(item, side=side), gimli)
        assert g.pile[item] == IN_PLAY + side and g.host[item] == gimli
    again, = hand(g, side, "Glamdring")
    assert g.facts(again).unique and not gain.possible(g, asks(again, side=side), -1)


def test_R_CORR_05_the_first_card_checks_corruption_while_it_is_in_play() -> None:
    g = table()
    frodo = put(g, "Frodo", IN_PLAY, 0)
    check = CheckCorruption(BEARER)
    assert frodo == 0 and check.possible(g, asks(-1), frodo) and check.possible(g, asks(-1), -1)
    g.move(frodo, DISCARD)
    assert not check.possible(g, asks(-1), frodo)


def test_R_SITE_19_the_additional_minor_item_is_taken_once() -> None:
    g, _ = visiting("Moria", "Gimli")
    g.nearest(Visit).minor = True
    items.TakeMinor(BEARER).do(g, asks(-1), -1)
    assert not g.nearest(Visit).minor


# Movement

def test_R_MH_21_only_a_company_that_moves_is_sent_back_or_delayed() -> None:
    g = table(True)
    goal = put(g, "Bree", LOCATION, 0)
    company(g, 0, "Rivendell", "Gimli")
    it = g.companies[0]
    it.path, g.phase, g.current = (WILDERNESS,), MOVEMENT, 0
    verbs: list[Effect] = [movement.SendBack(BEARER), movement.LimitGrows(BEARER, WILDERNESS)]
    assert goal == 0 and not any(verb.possible(g, asks(-1), 0) for verb in verbs)
    it.going = goal
    assert all(verb.possible(g, asks(-1), 0) for verb in verbs)
    assert not movement.LimitGrows(BEARER, SHADOW_LAND).possible(g, asks(-1), 0)
    change = movement.ChangePath(BEARER, WILDERNESS, BORDER_LAND)
    assert change.possible(g, asks(-1), 0)
    assert not movement.ChangePath(BEARER, SHADOW_LAND, WILDERNESS).possible(g, asks(-1), 0)
    g.phase = SITE_PHASE
    assert not change.possible(g, asks(-1), 0)


@pytest.mark.parametrize("slot", [0, 1, SLOTS // 2])
def test_the_site_of_a_company_is_remembered_for_that_company(slot: int) -> None:
    g, _ = organizing("Rivendell", "Gimli")
    company(g, 0, "Moria", "Balin")
    company(g, 1, "Edoras", "Elrond")
    effect = next(n for n, it in enumerate(g.cards.lasts) if isinstance(it, movement.RememberSite))
    other = next(n for n, it in enumerate(g.cards.lasts) if not isinstance(it, movement.RememberSite))
    g.lasting = [Lasting(other, 0, it) for it in range(SLOTS)]
    assert movement.remembered(g, slot) == -1
    remember = movement.RememberSite(BEARER)
    remember.number = effect
    remember.do(g, asks(-1), slot)
    for it in (0, 1, SLOTS // 2):
        assert movement.remembered(g, it) == (g.kind[g.companies[slot].site] if it == slot else -1)
