"""Items: rings, scrolls, stones and what is worth more where it belongs."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import MARSHALLED, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.falling import Inheritance
from ravenhill.games.meccg.rules.numbers import hand_size, influence, points_of
from ravenhill.games.meccg.rules.rings import RingTest
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.words.numbers import RING_TEST
from tests.meccg.cards.scenes import organizing, until_settled
from tests.meccg.tables import choose, give, hand, names


def test_tw_271_tw_275_a_ring_helps_who_had_the_skill_before() -> None:
    g, (frodo,) = organizing("Bree", "Frodo")
    give(g, frodo, "Magic Ring of Courage")
    before = prowess(g, frodo)
    give(g, frodo, "Swordmaster")
    assert prowess(g, frodo) == before                         # the ring made him a warrior
    g, (elrond,) = organizing("Bree", "Annalena")
    bare = prowess(g, elrond)
    give(g, elrond, "Swordmaster")
    give(g, elrond, "Magic Ring of Courage")
    assert prowess(g, elrond) == bare + 2                      # he was one already
    g, (gimli,) = organizing("Bree", "Aragorn II")
    bare = influence(g, gimli)
    give(g, gimli, "Magic Ring of Words")
    assert influence(g, gimli) == bare                         # no diplomat before


def test_tw_306_a_lesser_ring_whatever_the_result() -> None:
    g, (gimli,) = organizing("Bree", "Gimli")
    gold = give(g, gimli, "Precious Gold Ring")
    hand(g, 0, "Lesser Ring", "Magic Ring of Lore")
    test = RingTest(gold, -2)
    test.at, test.total = 3, 0
    g.then(test)
    g.ready = False
    assert names(g) == ["No", "Take Lesser Ring"]


def test_tw_363_tw_227_what_is_bound_to_its_bearer_is_not_inherited() -> None:
    g, (gandalf, gimli) = organizing("Bree", "Gandalf", "Gimli")
    give(g, gandalf, "Wizard's Ring")
    give(g, gandalf, "Ent-draughts")
    give(g, gandalf, "Dagger of Westernesse")
    g.then(Inheritance(0, gandalf))
    g.ready = False
    assert names(g) == ["Done", "Take Dagger of Westernesse"]
    assert g.is_in_play(gimli)


def test_tw_323_the_scroll_of_isildur_adds_two_to_a_test_in_its_company():
    g, people = organizing("Rivendell", "Gimli")
    give(g, people[0], "Scroll of Isildur")
    assert g.asked(RING_TEST, g.company[people[0]], 0) == 2
    assert g.asked(RING_TEST, 5, 0) == 0


@pytest.mark.parametrize(("id", "card", "site", "stored", "elsewhere"), [
    ("tw-221", "Earth of Galadriel's Orchard", "Bag End", 2, 0),
    ("tw-322", "Sapling of the White Tree", "Minas Tirith", 2, 1),
    ("tw-201", "Book of Mazarbul", "Iron Hill Dwarf-hold", 5, 1),
])
def test_a_thing_is_worth_more_where_it_belongs(id, card, site, stored, elsewhere):
    g, (who,) = organizing(site, "Gimli")
    it = give(g, who, card)
    ways = [words for words in names(g) if words.startswith(f"Declared {card}")]
    choose(g, ways[-1])
    until_settled(g, 12)
    assert g.pile[it] == MARSHALLED and points_of(g, it) == stored
    g, (who,) = organizing("Rivendell", "Gimli")
    it = give(g, who, card)
    ways = [words for words in names(g) if words.startswith(f"Declared {card}")]
    choose(g, ways[0])
    until_settled(g, 12)
    assert points_of(g, it) == elsewhere


def test_tw_313_the_red_book_counts_when_stored_and_tw_201_mazarbul_is_read_by_sages():
    g, (who,) = organizing("Rivendell", "Balin")
    it = give(g, who, "Red Book of Westmarch")
    assert points_of(g, it) == 0
    g.move(it, MARSHALLED)
    assert points_of(g, it) == 1
    book = give(g, who, "Book of Mazarbul")
    g.ready = False
    ways = [words for words in names(g) if words.startswith("Declared Book of Mazarbul")]
    choose(g, ways[-1])
    until_settled(g)
    assert g.state[book] == TAPPED and hand_size(g, 0) == 9


def test_tw_341_the_arkenstone_untaps_a_dwarf():
    g, (aragorn, gimli) = organizing("Bree", "Aragorn II", "Gimli")
    give(g, aragorn, "The Arkenstone")
    g.state[gimli] = TAPPED
    ways = [words for words in names(g) if words.startswith("Declared The Arkenstone")]
    choose(g, ways[-1])
    choose(g, "Take Gimli")
    until_settled(g, 12)
    assert g.state[gimli] == UNTAPPED
