"""Cards of The Dragons and Dark Minions where they meet, in both orders, and with one of them leaving."""
from __future__ import annotations

import pytest

from ravenhill.core.dice import FastDice
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import (
    DECK,
    DISCARD,
    FOR_RESCUE,
    IN_PLAY,
    LOCATION,
    ON_TOP,
    PRISON,
    SITES,
    TAPPED,
    UNTAPPED,
)
from ravenhill.games.meccg.reckoning import differences
from ravenhill.games.meccg.rules.agents import homes_of, lays, on_agent, reveal_agent
from ravenhill.games.meccg.rules.deck_top import covered, gaze, lay_on_top
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.leaving import discard, held_by
from ravenhill.games.meccg.rules.numbers import corruption
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import hazard, on_the_way, organizing, the_company, visiting
from tests.meccg.rules.agent_scenes import agent, hazard_turn, kind
from tests.meccg.tables import deck, give, hand, put, written_and_read

EITHER_ORDER = pytest.mark.parametrize("first", [True, False])
HOME, HUNTS, HOARD, LAIR = "Itangast at Home", "Itangast Ahunt", "Legendary Hoard", "Gold Hill"


def sound(g: Meccg) -> None:
    """Nothing impossible, no number that is reckoned otherwise, and a table that can be written down."""
    assert faults(g) == [] and differences(g) == []
    again = written_and_read(g)
    assert faults(again) == []


# Agents and what lies on them

@pytest.mark.parametrize("moved", [True, False])
def test_an_agent_whose_homes_were_widened_keeps_its_way_when_that_card_leaves(moved: bool) -> None:
    g, _ = hazard_turn("Bree", "Gimli")
    it = agent(g, "Bill Ferny")
    friend = put(g, "Nobody's Friend", IN_PLAY, 1)
    g.host[friend] = on_agent(it.place)
    assert kind(g, "Lake-town") in homes_of(g, it)
    site = put(g, "Lake-town", LOCATION, 1)
    if moved:
        lays(g, it, site)
    sound(g)
    discard(g, friend)
    assert it.footed is moved and kind(g, "Lake-town") not in homes_of(g, it)
    sound(g)
    for seat in range(2):
        twin = g.copy()
        twin.redeal(seat, FastDice(5))
        assert faults(twin) == []
    assert reveal_agent(g, it, kind(g, "Bree")) and it.at == kind(g, "Lake-town" if moved else "Bree")
    assert g.pile[friend] == DISCARD + 1


@EITHER_ORDER
def test_an_agent_and_a_card_on_it_leave_in_either_order(first: bool) -> None:
    g, _ = hazard_turn("Bree", "Gimli")
    it = agent(g, "Bill Ferny", "Bree")
    card = put(g, "Never Seen Him", IN_PLAY, 1)
    g.host[card] = on_agent(it.place)
    sound(g)
    if first:
        discard(g, card)
        assert g.agents == [it] and g.pile[card] == DISCARD + 1
        sound(g)
    leaves_play(g, "Bill Ferny")
    assert not g.agents and g.pile[card] == DISCARD + 1
    sound(g)


def leaves_play(g: Meccg, name: str) -> None:
    """The card of this name is discarded, wherever in play it lies."""
    discard(g, next(card for card in range(len(g.kind)) if g.facts(card).name == name and g.pile[card] >= IN_PLAY))


# Dragons, their forms, and what lies on them

@EITHER_ORDER
def test_a_Dragon_at_home_and_on_the_wing(first: bool) -> None:
    g, _ = visiting(LAIR, "Gimli")
    site = the_company(g).site
    cards = [put(g, name, IN_PLAY, 1) for name in ((HOME, HUNTS) if first else (HUNTS, HOME))]
    assert len(automatic(g, site)) == 1                    # on the wing it is not at home
    sound(g)
    discard(g, cards[1] if first else cards[0])
    assert len(automatic(g, site)) == 2
    discard(g, cards[0] if first else cards[1])
    assert len(automatic(g, site)) == 1
    sound(g)


@pytest.mark.parametrize("kept", [True, False])
def test_what_a_Dragon_at_home_does_to_items_ends_when_it_leaves_or_is_turned_over(kept: bool) -> None:
    g, (gimli,) = organizing("Rivendell", "Gimli")
    give(g, gimli, "Orcrist")
    before = corruption(g, gimli)
    dragon = put(g, HOME, IN_PLAY, 1)
    card = put(g, HOARD, IN_PLAY, 0)
    g.host[card] = dragon if kept else -1
    assert corruption(g, gimli) == before + 1
    if not kept:
        discard(g, card)
    discard(g, dragon)
    assert corruption(g, gimli) == before and g.pile[dragon] == (PRISON + 1 if kept else DISCARD + 1)
    sound(g)
    if kept:
        discard(g, card)
        assert corruption(g, gimli) == before and g.pile[dragon] == DISCARD + 1
        sound(g)


@EITHER_ORDER
def test_a_hoard_counts_the_forms_that_come_after_it(first: bool) -> None:
    g, _ = on_the_way("Bree", "Gimli")
    dragon = put(g, HOME, IN_PLAY, 1)
    hand(g, 1, HUNTS)
    if not first:
        hazard(g, HUNTS)
    card = put(g, HOARD, IN_PLAY, 0)
    g.host[card] = dragon
    if first:
        hazard(g, HUNTS)
    assert g.state[card] == (TAPPED if first else UNTAPPED)
    leaves_play(g, HUNTS)
    assert g.state[card] == (TAPPED if first else UNTAPPED) and g.is_in_play(dragon)
    sound(g)


# Two hosts at one site, and one of them leaves

@EITHER_ORDER
def test_a_rescue_site_stays_as_long_as_somebody_is_held_there(first: bool) -> None:
    g, _ = organizing("Rivendell", "Gimli")
    site = put(g, "Ettenmoors", LOCATION, 1)
    g.move(site, SITES + 1)
    g.host[site] = FOR_RESCUE
    hosts = [put(g, name, IN_PLAY, 1) for name in ("Flies and Spiders", "Waylaid, Wounded, and Orc-dragged")]
    for host, name in zip(hosts, ("Bilbo", "Frodo")):
        g.host[host] = site
        g.host[put(g, name, PRISON, 0)] = host
    sound(g)
    one, other = hosts if first else hosts[::-1]
    discard(g, one)
    assert g.pile[site] == SITES + 1 and held_by(g, other)
    sound(g)
    discard(g, other)
    assert not g.piles[PRISON] and faults(g) == []
    assert sorted(g.facts(it.members[0]).name for it in g.companies if it.members) == ["Bilbo", "Frodo", "Gimli"]


# The top of a deck

@EITHER_ORDER
def test_what_is_laid_on_a_deck_and_who_looks_at_it(first: bool) -> None:
    g, _ = organizing("Rivendell", "Gimli")
    deck(g, 0, "Dodge", "Block", "Escape", "Stealth", "Hiding", "Ford")
    put(g, "Enduring Tales", IN_PLAY, 0)
    (card,) = hand(g, 0, "Concealment")
    if first:
        lay_on_top(g, card, 0)
    gaze(g, 0, 1)
    g.ready = False
    while type(g.question()).__name__ == "TopCards":
        g.answer(0)
    if not first:
        lay_on_top(g, card, 0)
    assert (covered(g, 0, []) == [card]) is not first and g.is_known(card, 0) and g.is_known(card, 1) is first
    assert len(covered(g, 0, [] if first else [card])) == 5
    sound(g)
    g.shuffle(DECK)
    assert not g.piles[ON_TOP] and not g.knows[card] and g.pile[card] == DECK
    sound(g)
