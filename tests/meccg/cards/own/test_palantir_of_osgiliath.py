"""Palantír of Osgiliath."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, MARSHALLED
from ravenhill.games.meccg.rules.numbers import points_of
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.words.moments import END_OF_HAZARDS
from tests.meccg.cards.scenes import SEVEN_CARDS, on_the_way, organizing, until_settled, ways
from tests.meccg.tables import choose, deck, give, hand, names, put


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
    deck(g, 0, *SEVEN_CARDS)
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
