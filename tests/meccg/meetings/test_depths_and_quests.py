"""Ways below, quests and finds of the two further sets, with what changes them coming first, last, and leaving."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD, FIRST_COMPANY, IN_PLAY, INVERTED, MARSHALLED, PRISON, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.rules.leaving import discard, discard_character
from ravenhill.games.meccg.rules.setting_out import roll_to
from ravenhill.games.meccg.rules.site import Visit, tap_site
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import hazard, on_the_way, organizing, play, the_company, visiting
from tests.meccg.tables import choose, give, hand, names, put, written_and_read

EITHER_ORDER = pytest.mark.parametrize("first", [True, False])
GATES, GROTTOS = "The Under-gates", "The Under-grottos"
HOME, HOARD, LAIR = "Itangast at Home", "Legendary Hoard", "Gold Hill"


def sound(g: Meccg) -> None:
    assert faults(g) == [] and faults(written_and_read(g)) == []


# Ways below

@EITHER_ORDER
def test_lamps_and_secret_ways_add_up_and_go_one_by_one(first: bool) -> None:
    g, (gimli,) = organizing(GATES, "Gimli")
    goal = g.cards.names[GROTTOS]
    bare = roll_to(g, 0, goal)
    cards = ["Noldo-lantern", "Dwarven Light-stone"] if first else ["Dwarven Light-stone", "Noldo-lantern"]
    lamps = [give(g, gimli, name) for name in cards]
    both = roll_to(g, 0, goal)
    assert both < bare
    sound(g)
    discard(g, lamps[0])
    assert both < roll_to(g, 0, goal) < bare
    discard(g, lamps[1])
    assert roll_to(g, 0, goal) == bare
    sound(g)


@EITHER_ORDER
def test_a_lamp_passes_on_with_the_company_it_is_in(first: bool) -> None:
    g, (gimli, other) = organizing(GATES, "Gimli", "Legolas")
    goal = g.cards.names[GROTTOS]
    bare = roll_to(g, 0, goal)
    lamp = give(g, gimli if first else other, "Noldo-lantern")
    lit = roll_to(g, 0, goal)
    assert lit < bare
    g.host[lamp] = other if first else gimli
    assert roll_to(g, 0, goal) == lit
    sound(g)


# Quests

def test_a_quest_that_was_turned_and_leaves_begins_anew() -> None:
    g, (aragorn,) = organizing("Minas Tirith", "Aragorn II")
    quest = put(g, "Fate of the Ithil-stone", IN_PLAY, 0)
    g.host[quest] = FIRST_COMPANY - g.company[aragorn]
    for stage in (TAPPED, INVERTED):
        g.state[quest] = stage
        sound(g)
    discard(g, quest)
    assert g.pile[quest] == DISCARD and g.state[quest] == UNTAPPED
    sound(g)


def test_a_quest_leaves_with_its_company_and_only_then() -> None:
    g, (aragorn, gimli) = organizing("Minas Tirith", "Aragorn II", "Gimli")
    quest = put(g, "Fate of the Ithil-stone", IN_PLAY, 0)
    g.host[quest] = FIRST_COMPANY - g.company[aragorn]
    g.state[quest] = TAPPED
    discard_character(g, aragorn)
    assert g.is_in_play(quest) and g.state[quest] == TAPPED
    sound(g)
    discard_character(g, gimli)
    assert g.pile[quest] == DISCARD and faults(g) == []


# A hoard, and finds that tap the lair or do not

def with_hoard(*items: str) -> tuple[Meccg, list[int], int, int]:
    g, people = visiting(LAIR, "Gimli", "Legolas", "Boromir II")
    dragon, card = put(g, HOME, IN_PLAY, 1), put(g, HOARD, IN_PLAY, 0)
    g.host[card] = dragon
    hand(g, 0, *items)
    return g, people, dragon, card


@EITHER_ORDER
def test_a_find_at_a_tapped_lair_neither_counts_nor_ends_the_hoard(first: bool) -> None:
    g, _, _, card = with_hoard("Bounty of the Hoard", "Dagger of Westernesse", "Glamdring")
    site = the_company(g).site
    if first:
        play(g, "Glamdring", "Take Legolas")               # the one for which the lair does not tap
        assert g.state[site] == UNTAPPED and len([it for it in g.lasting if it.thing == card]) == 1
    tap_site(g)                                            # a success that is no item
    before = len(g.lasting)
    g.ready = False
    choose(g, "Declared Bounty of the Hoard")
    for _ in range(12):
        if type(g.question()).__name__ == "Declare" and g.chain() is None:
            break
        taking = [n for n, words in enumerate(names(g)) if words.startswith("Take")]
        g.answer(g.offered[taking[0]] if taking else 0)
    assert g.is_in_play(card) and len(g.lasting) == before and g.state[site] == TAPPED
    assert faults(g) == []


@EITHER_ORDER
def test_the_additional_minor_item_follows_the_item_that_taps_the_lair(first: bool) -> None:
    g, _, dragon, card = with_hoard("Glamdring", "Orcrist", "Dagger of Westernesse")
    if first:
        discard(g, dragon)                                 # turned over, and the lair is spared as before
        assert g.pile[dragon] == PRISON + 1
    play(g, "Glamdring", "Take Gimli")
    assert not g.nearest(Visit).minor
    g.ready = False
    play(g, "Orcrist", "Take Legolas")
    assert g.nearest(Visit).minor and g.pile[card] == DISCARD
    assert g.pile[dragon] == (DISCARD + 1 if first else IN_PLAY + 1)
    sound(g)


def test_a_Dragon_that_lies_turned_over_falls_with_nobody_and_comes_back_to_nobody() -> None:
    """The Ahunt of the same Dragon is beaten while the one at home lies turned over, to be discarded."""
    g, _, dragon, card = with_hoard()
    discard(g, dragon)
    g.move(put(g, "Itangast Ahunt", IN_PLAY, 1), MARSHALLED)
    assert g.pile[dragon] == PRISON + 1 and g.state[dragon] == UNTAPPED
    sound(g)
    discard(g, card)
    assert g.pile[dragon] == DISCARD + 1
    sound(g)


@EITHER_ORDER
def test_what_changes_a_path_means_nothing_on_the_way_below(first: bool) -> None:
    g, _ = on_the_way(GATES, "Gimli", origin="Moria")
    if first:
        put(g, "Fell Winter", IN_PLAY, 1)
    hand(g, 1, "Angmar Arises")
    if not first:
        put(g, "Fell Winter", IN_PLAY, 1)
    hazard(g, "Angmar Arises")
    assert list(path_of(g, g.current)) == [] and the_company(g).regions == () and faults(g) == []
    for card in g.piles[IN_PLAY + 1].copy():
        discard(g, card)
    assert list(path_of(g, g.current)) == [] and faults(g) == []
