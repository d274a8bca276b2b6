"""Verbs: done by either seat, to the first card as to any other, and only while they can be."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Chain
from ravenhill.core.words import Source
from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.piles import CHAIN, DISCARD, HAND, IN_PLAY, LOCATION, MARSHALLED, NOBODY_HOSTS, SITES, TAPPED
from ravenhill.games.meccg.rules.aid import MORE, helps
from ravenhill.games.meccg.rules.checks import ManyChecks
from ravenhill.games.meccg.rules.corruption import CorruptionCheck
from ravenhill.games.meccg.rules.leaving import join
from ravenhill.games.meccg.terms import MINOR, WILDERNESS
from ravenhill.games.meccg.words.changes import Aroused
from ravenhill.games.meccg.words.moments import ANYTIME
from ravenhill.games.meccg.words.verbs.combat import Ambush, Arouse, Cancel
from ravenhill.games.meccg.words.verbs.corruption import CheckAsOwed, CheckCorruption, check_each
from ravenhill.games.meccg.words.verbs.decks import SeeHand
from ravenhill.games.meccg.words.verbs.influence import Show
from ravenhill.games.meccg.words.verbs.items import DestroyRing, FindAndPlay, HandOver, UseStone, may_tap_for_it
from ravenhill.games.meccg.words.verbs.movement import Fly, Pathfind
from ravenhill.games.meccg.words.verbs.play import CancelAndDiscard, Discard, EnterPlay
from ravenhill.games.meccg.words.who.people import BEARER, YOURS, Characters
from ravenhill.games.meccg.words.who.places import Places
from tests.meccg.cards.scenes import attacked_by, on_the_way, organizing, second_company
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import company, deck, give, hand, put, table


@EITHER_SEAT
def test_who_sees_a_hand_sees_the_other_players(side: int) -> None:
    g = turn_of(side)
    mine, theirs = hand(g, side, "Dodge", "Block"), hand(g, 1 - side, "Escape", "Sun")
    SeeHand(BEARER).do(g, Source(mine[0], 0, side, []), side)
    assert all(g.is_known(card, side) for card in theirs)
    assert not any(g.is_known(card, 1 - side) for card in mine) and g.pile[mine[0]] == HAND + side


def test_R_RING_05_the_first_card_uses_a_stone_like_any_other() -> None:
    g = table()
    saruman = put(g, "Saruman", IN_PLAY, 0)
    join(g, saruman, second_company(g, "Rivendell"))
    stone = give(g, saruman, "Palantír of Orthanc")
    assert saruman == 0 and UseStone(BEARER).possible(g, Source(stone, 0, 0, []), saruman)


@pytest.mark.parametrize("stone_tapped, in_play", [(True, True), (False, False)])
def test_R_RING_05_a_stone_that_is_tapped_or_gone_is_not_used(stone_tapped: bool, in_play: bool) -> None:
    g = table()
    floor(g)
    saruman, = company(g, 0, "Rivendell", "Saruman")
    stone = give(g, saruman, "Palantír of Orthanc")
    use, source = UseStone(BEARER), Source(stone, 0, 0, [])
    assert use.possible(g, source, saruman) and not use.possible(g, source, -1)
    g.state[stone] = TAPPED if stone_tapped else g.state[stone]
    if not in_play:
        g.move(stone, HAND)
    assert not use.possible(g, source, saruman)


def test_the_first_company_needs_a_destination_like_any_other() -> None:
    g, _ = organizing("Rivendell", "Aragorn II")
    assert not Pathfind(BEARER).possible(g, Source(0, 0, 0, []), 0)            # nothing lies in the location deck


def test_the_first_card_can_be_discarded_like_any_other() -> None:
    g = table()
    event = put(g, "Sun", IN_PLAY, 0)
    assert event == 0 and Discard(BEARER).possible(g, Source(event, 0, 0, []), event)
    assert not Discard(BEARER).possible(g, Source(event, 0, 0, []), -1)


def test_R_ORG_07_a_company_begins_at_the_first_card_like_at_any_other() -> None:
    g = table()
    site = put(g, "Rivendell", LOCATION, 0)
    elrond, = hand(g, 0, "Elrond")
    where, = Places().find(g, Source(elrond, 0, 0, []))
    EnterPlay(Places()).do(g, Source(elrond, 0, 0, []), where)
    assert site == 0 and g.pile[elrond] == IN_PLAY and g.companies[g.company[elrond]].site == site


def test_an_automatic_attack_is_aroused_once_by_a_card_that_cannot_be_duplicated() -> None:
    for name, again in (("Arouse Minions", False), ("Dragon's Desolation", True)):
        g = table()
        site = put(g, "Moria", SITES, 0)
        card, = hand(g, 1, name)
        effect = next(n for n, it in enumerate(g.cards.lasts_from) if it == g.cards.identity[g.kind[card]])
        arouse = Arouse(Aroused(2, 1), BEARER)
        assert site == 0 and arouse.possible(g, Source(card, 0, 1, []), site)
        g.lasting = [Lasting(effect, 1, site)]
        assert arouse.possible(g, Source(card, 0, 1, []), site) is again


def test_who_bears_the_first_card_looks_through_a_deck_of_one_card() -> None:
    g = table()
    gimli = put(g, "Gimli", IN_PLAY, 0)
    join(g, gimli, second_company(g, "Moria"))
    find = FindAndPlay(BEARER, MINOR)
    assert gimli == 0 and not find.possible(g, Source(gimli, 0, 0, []), gimli)
    deck(g, 0, "Elven Cloak")
    assert find.possible(g, Source(gimli, 0, 0, []), gimli) and not find.possible(g, Source(gimli, 0, 0, []), -1)


def test_R_CORR_10_help_that_was_declared_for_somebody_is_for_his_first_check() -> None:
    g, (frodo, sam) = organizing("Rivendell", "Frodo", "Sam Gamgee")
    link = Source(frodo, 0, 0, [])
    helps(g, link, frodo, MORE, 3)
    check_each(g, link, [frodo, sam, frodo], [1, 1, 1])
    it = g.nearest(ManyChecks)
    assert it.left == [frodo, sam, frodo] and it.modifiers == [4, 1, 1]


@pytest.mark.parametrize("picks, modifier", [([], 0), ([-2], -2), ([3], 3)])
def test_R_CORR_05_a_check_that_is_owed_brings_its_modifier(picks: list[int], modifier: int) -> None:
    g, (frodo,) = organizing("Rivendell", "Frodo")
    CheckAsOwed(BEARER).do(g, Source(frodo, 0, 0, picks), frodo)
    assert g.nearest(CorruptionCheck).modifier == modifier


@EITHER_SEAT
def test_what_is_shown_is_seen_by_the_other_player(side: int) -> None:
    g = turn_of(side)
    card, other = hand(g, side, "Dodge", "Block")
    Show(BEARER).do(g, Source(other, 0, side, []), card)
    assert g.is_known(card, 1 - side) and not g.is_known(other, 1 - side)


def test_an_attack_that_cannot_be_cancelled_is_not() -> None:
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    attack = attacked_by(g, "Wargs")
    depth = g.stack.index(attack)
    for attack.sure in (False, True):
        assert Cancel(BEARER).possible(g, Source(0, 0, 0, []), depth) is not attack.sure


@pytest.mark.parametrize("place", [0, 1, 2])
def test_whatever_link_of_a_chain_is_cancelled_is_discarded(place: int) -> None:
    g, (gimli,) = organizing("Rivendell", "Gimli")
    cards = [put(g, name, CHAIN, 0) for name in ("Dodge", "Block", "Escape")]
    g.then(Chain(ANYTIME, 0, [Source(card, 0, 0, []) for card in cards]))
    CancelAndDiscard(BEARER).do(g, Source(gimli, 0, 0, []), cards[place])
    assert [g.pile[card] for card in cards] == [DISCARD if n == place else CHAIN for n in range(3)]


def test_R_ORG_50_an_item_is_handed_over_while_it_is_borne_and_may_be() -> None:
    g, (frodo, sam, pippin) = organizing("Rivendell", "Frodo", "Sam Gamgee", "Pippin")
    cloak = give(g, frodo, "Elven Cloak")
    give(g, sam, "Elven Cloak")
    it, source = HandOver(BEARER), Source(cloak, 0, 0, [])
    assert it.possible(g, source, pippin) and not it.possible(g, source, sam)
    g.host[cloak] = NOBODY_HOSTS
    assert not it.possible(g, source, pippin)
    g.host[cloak] = frodo
    g.move(cloak, DISCARD)
    assert not it.possible(g, source, pippin)


def test_R_OG_05_a_unique_creature_rises_unless_it_is_elsewhere() -> None:
    g = table()
    shelob, wargs = hand(g, 1, "Shelob", "Wargs")
    it = Ambush(BEARER)
    assert g.facts(shelob).unique and not g.facts(wargs).unique
    assert all(it.possible(g, Source(card, 0, 1, []), card) for card in (shelob, wargs))
    for name in ("Shelob", "Wargs"):
        put(g, name, MARSHALLED, 0)
    assert [it.possible(g, Source(card, 0, 1, []), card) for card in (shelob, wargs)] == [False, True]


@pytest.mark.parametrize("who, bears, may_be", [
    ("Elrond", "Magic Ring of Lore", True), ("Elrond", "Elven Cloak", False), ("Gimli", "Magic Ring of Lore", False),
])
def test_R_RING_05_a_sage_with_the_right_ring_taps_for_a_stone(who: str, bears: str, may_be: bool) -> None:
    g, (person,) = organizing("Rivendell", who)
    give(g, person, bears)
    assert may_tap_for_it(g, person) is may_be
    g.state[person] = TAPPED
    assert not may_tap_for_it(g, person)


@pytest.mark.parametrize("others, ordered", [((), False), (("Sam Gamgee",), True), (("Sam Gamgee", "Pippin"), True)])
def test_R_AMB_54_of_two_who_check_somebody_says_who_is_first(others: tuple[str, ...], ordered: bool) -> None:
    g, (frodo, *_) = organizing("Rivendell", "Frodo", *others)
    CheckCorruption(Characters(YOURS)).happen(g, Source(frodo, 0, 0, []))
    assert isinstance(g.stack[-1], ManyChecks) is ordered


def test_R_RING_06_only_who_is_still_there_destroys_the_ring() -> None:
    g = table()
    frodo = put(g, "Frodo", IN_PLAY, 0)
    it = DestroyRing(BEARER)
    assert frodo == 0 and not it.possible(g, Source(frodo, 0, 0, []), frodo)
    join(g, frodo, second_company(g, "Mount Doom"))
    assert it.possible(g, Source(frodo, 0, 0, []), frodo)


def test_who_has_nowhere_to_fly_to_does_not_fly() -> None:
    g, _ = organizing("Rivendell", "Gandalf")
    it, source = Fly(BEARER), Source(0, 0, 0, [])
    assert not it.possible(g, source, 0) and not it.possible(g, source, -1)
    put(g, "Edoras", LOCATION, 0)
    assert it.possible(g, source, 0)
