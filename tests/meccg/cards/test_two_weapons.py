"""Swords learned by heart: two weapons in the hands of a warrior, and the order of like cards."""
from __future__ import annotations

from ravenhill.games.meccg.cards.wizards.own.reforging import to_forge
from ravenhill.games.meccg.piles import DISCARD, LOCATION, TAPPED
from ravenhill.games.meccg.rules.piles import AN_ITEM, found
from ravenhill.games.meccg.rules.strength import body, prowess, skills
from ravenhill.games.meccg.rules.ways import landing_places
from ravenhill.games.meccg.rules.wielding import uses_two_weapons, wield
from ravenhill.games.meccg.terms import WARRIOR
from tests.meccg.cards.scenes import offers, organizing, play, visiting
from tests.meccg.tables import give, hand, put


def test_tw_498_a_sage_learns_the_sword() -> None:
    g, (elrond,) = visiting("Weathertop", "Annalena")
    card = hand(g, 0, "Swordmaster")[0]
    play(g, "Swordmaster", "Take Annalena")
    assert g.host[card] == elrond and WARRIOR in skills(g, elrond) and g.state[elrond] == TAPPED
    assert g.state[g.companies[g.current].site] == TAPPED
    give(g, elrond, "Sword of Gondolin")
    give(g, elrond, "Durin's Axe")
    assert not uses_two_weapons(g, elrond)                      # no warrior before


def test_tw_498_a_warrior_uses_two_weapons_or_a_shield() -> None:
    g, (elrond,) = organizing("Bree", "Elrond")
    bare = prowess(g, elrond), body(g, elrond)
    one = give(g, elrond, "Sword of Gondolin")
    single = prowess(g, elrond)
    give(g, elrond, "Narsil")                                  # without a maximum
    assert prowess(g, elrond) == single > bare[0]
    give(g, elrond, "Swordmaster")
    double = prowess(g, elrond)
    assert double > single
    shield = give(g, elrond, "Shield of Iron-bound Ash")
    assert (prowess(g, elrond), body(g, elrond)) == (double, bare[1])
    wield(g, shield)
    assert prowess(g, elrond) == single and body(g, elrond) >= bare[1] and shield in g.in_use
    wield(g, one)
    assert prowess(g, elrond) == double and shield not in g.in_use


def test_tw_498_only_sages_learn_it_where_information_is_and_once() -> None:
    for site, who, twice in (("Bree", "Elrond", False), ("Weathertop", "Gimli", False), ("Weathertop", "Elrond", True)):
        g, (it,) = visiting(site, who)
        hand(g, 0, "Swordmaster")
        if twice:
            give(g, it, "Swordmaster")
        assert not offers(g, "Swordmaster")


def test_of_like_cards_the_same_one_is_offered_however_the_pile_lies() -> None:
    """Somebody who imagines the table lays the cards in another order."""
    g, (gimli,) = organizing("Rivendell", "Gimli")
    swords = [put(g, "Sword of Gondolin", DISCARD, 0) for _ in range(2)]
    eyrie = [put(g, "Bree", LOCATION, 0) for _ in range(2)]
    for _ in range(2):
        assert to_forge(g, 0, gimli) == swords[:1] == found(g, DISCARD, AN_ITEM)
        assert landing_places(g, g.company[gimli], 0, 0, -1) == eyrie[:1]
        g.written(DISCARD).reverse()
        g.written(LOCATION).reverse()
