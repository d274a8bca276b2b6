"""Mirrors and stones that show the tops of decks: what each does and when it is refused."""
from __future__ import annotations

from ravenhill.core.chain import Declare
from ravenhill.core.dice import FastDice
from ravenhill.games.meccg.rules.deck_top import TopCards
from ravenhill.games.meccg.rules.drawing import draw_cards
from ravenhill.games.meccg.rules.hazards import Triggers
from ravenhill.games.meccg.rules.numbers import points_of
from ravenhill.games.meccg.state import DECK, DISCARD, HAND, IN_PLAY, MARSHALLED, ON_TOP, TAPPED, Meccg
from ravenhill.games.meccg.words.moments import END_OF_HAZARDS
from tests.meccg.cards.scenes import offers, on_the_way, organizing, until_settled
from tests.meccg.tables import choose, deck, give, hand, names, put

CARDS = ("Dodge", "Block", "Escape", "Concealment", "Stealth", "Hiding", "Ford")


def ways(g: Meccg, card: str) -> list[str]:
    return [words for words in names(g) if words.startswith(f"Declared {card}")]


def see_tops(g: Meccg) -> None:
    """Which cards lie on top is left to the dice; everything else is passed."""
    for _ in range(40):
        question = g.question()
        if not isinstance(question, TopCards) and not (isinstance(question, Declare) and g.chain() is not None):
            return
        g.answer(0)


def test_tw_282_the_mirror_shows_a_hand_and_the_top_of_one_deck() -> None:
    g, _ = organizing("Lórien", "Gimli")
    hand(g, 0, "Mirror of Galadriel")
    secret = hand(g, 1, "Dodge")[0]
    cards = deck(g, 1, *CARDS)
    choose(g, "Declared Mirror of Galadriel")
    choose(g, "Pass")
    choose(g, "Pass")
    assert g.is_known(secret, 0)
    assert names(g) == ["No", "DeckOf"]                        # the own deck is empty
    choose(g, "DeckOf")
    see_tops(g)
    top = g.piles[ON_TOP + 1]
    assert sorted(top) == cards[:5] and all(g.is_known(card, 0) and not g.is_known(card, 1) for card in top)
    assert g.deck_size(1) == 7 and len(g.piles[DECK + 1]) == 2


def test_tw_282_what_lies_on_top_is_drawn_first_and_a_shuffle_ends_it() -> None:
    g, _ = organizing("Lórien", "Gimli")
    cards = deck(g, 0, *CARDS)
    for card in cards[:5]:
        g.move_unseen(card, ON_TOP)
    g.dice, g.quick = FastDice(1), True
    draw_cards(g, 0, 3)
    g.question()
    assert len(g.piles[HAND]) == 3 and set(g.piles[HAND]) <= set(cards[:5])
    g.shuffle(DECK)
    assert g.piles[ON_TOP] == [] and len(g.piles[DECK]) == 4


def test_tw_282_the_mirror_is_in_lorien_and_a_bane_veils_the_deck_but_not_the_hand() -> None:
    g, _ = organizing("Rivendell", "Gimli")
    hand(g, 0, "Mirror of Galadriel")
    assert not offers(g, "Mirror of Galadriel")
    g, _ = organizing("Lórien", "Gimli")
    hand(g, 0, "Mirror of Galadriel")
    put(g, "Bane of the Ithil-stone", IN_PLAY, 1)
    secret = hand(g, 1, "Dodge")[0]
    deck(g, 1, *CARDS)
    choose(g, "Declared Mirror of Galadriel")
    until_settled(g)
    assert g.is_known(secret, 0) and g.piles[ON_TOP + 1] == []


def test_tw_299_minas_tirith_shows_the_top_of_both_decks() -> None:
    g, (saruman,) = organizing("Bree", "Saruman")
    stone = give(g, saruman, "Palantír of Minas Tirith")
    deck(g, 0, *CARDS)
    deck(g, 1, *CARDS[:3])
    choose(g, ways(g, "Palantír of Minas Tirith")[-1])
    see_tops(g)
    until_settled(g, 12)
    assert [len(g.piles[ON_TOP + side]) for side in range(2)] == [5, 3]
    assert all(g.is_known(card, 0) for side in range(2) for card in g.piles[ON_TOP + side])
    assert g.state[stone] == g.state[saruman] == TAPPED


def test_tw_299_minas_tirith_needs_somebody_who_can_use_it_and_an_unveiled_deck() -> None:
    g, (gimli,) = organizing("Bree", "Gimli")
    give(g, gimli, "Palantír of Minas Tirith")
    deck(g, 0, *CARDS)
    assert ways(g, "Palantír of Minas Tirith") == []
    g, (saruman,) = organizing("Bree", "Saruman")
    give(g, saruman, "Palantír of Minas Tirith")
    assert len(ways(g, "Palantír of Minas Tirith")) == 1
    put(g, "Bane of the Ithil-stone", IN_PLAY, 1)
    g.ready = False
    assert ways(g, "Palantír of Minas Tirith") == []


def test_tw_301_osgiliath_discards_a_hazard_or_does_what_another_stone_does() -> None:
    g, (saruman, _) = organizing("Bree", "Saruman", "Gimli")
    give(g, saruman, "Palantír of Osgiliath")
    doors = put(g, "Doors of Night", IN_PLAY, 1)
    choose(g, ways(g, "Palantír of Osgiliath")[-1])
    choose(g, "Take Doors of Night")
    until_settled(g, 12)
    assert g.pile[doors] == DISCARD + 1
    g, (saruman, gimli) = organizing("Bree", "Saruman", "Gimli")
    give(g, saruman, "Palantír of Osgiliath")
    for stone in ("Palantír of Amon Sûl", "Palantír of Annúminas", "Palantír of Minas Tirith", "Palantír of Orthanc"):
        give(g, gimli, stone)
    secret = hand(g, 1, "Dodge")[0]
    deck(g, 0, *CARDS)
    choose(g, ways(g, "Palantír of Osgiliath")[-1])
    assert names(g) == ["Take Palantír of Amon Sûl", "Take Palantír of Annúminas", "Take Palantír of Minas Tirith",
                        "Take Palantír of Orthanc"]
    choose(g, "Take Palantír of Amon Sûl")
    until_settled(g, 12)
    assert g.is_known(secret, 0)


def test_tw_301_osgiliath_does_what_elostirion_does() -> None:
    g, (saruman, legolas) = organizing("The White Towers", "Saruman", "Legolas")
    give(g, saruman, "Palantír of Osgiliath")
    give(g, legolas, "Palantír of Elostirion")
    lure = give(g, legolas, "Lure of Nature", owner=1)
    choose(g, ways(g, "Palantír of Osgiliath")[-1])
    choose(g, "Take Lure of Nature")
    until_settled(g, 12)
    assert g.pile[lure] == DISCARD + 1


def test_tw_301_osgiliath_alone_has_nothing_to_do_and_is_lost_by_fewer_than_four_on_their_way() -> None:
    g, (saruman,) = organizing("Bree", "Saruman")
    give(g, saruman, "Palantír of Osgiliath")
    assert ways(g, "Palantír of Osgiliath") == []
    for members, stays in ((("Saruman", "Gimli", "Kíli", "Fíli"), True), (("Saruman", "Gimli", "Kíli"), False)):
        g, people = on_the_way("Bree", *members)
        stone = give(g, people[0], "Palantír of Osgiliath")
        g.announce(END_OF_HAZARDS, g.current)
        g.then(Triggers(END_OF_HAZARDS))
        until_settled(g)
        assert (g.pile[stone] == IN_PLAY) == stays
    assert points_of(g, put(g, "Palantír of Osgiliath", MARSHALLED, 0)) == 5
