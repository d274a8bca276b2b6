"""What cannot be duplicated: on a character, an attack, a stone, a site, a company, in a turn."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import HEADING, IN_PLAY, LOCATION
from ravenhill.games.meccg.rules.falling import Inheritance
from ravenhill.games.meccg.rules.removal import Return
from ravenhill.games.meccg.rules.rings import RingTest
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION
from tests.meccg.cards.scenes import offers, on_the_way, organizing, play, until_settled, window
from tests.meccg.tables import choose, give, hand, names, put

# Cards of which only one takes effect in a turn: the scene needs Gates of Morning for two of them.
ONCE = [("tw-309", "Quiet Lands"), ("tw-331", "Stars"), ("tw-343", "The Evenstar")]


@pytest.mark.parametrize(("id", "card"), ONCE)
def test_what_has_taken_effect_this_turn_is_not_played_again(id: str, card: str) -> None:
    g, _ = on_the_way("Moria", "Legolas", path=(4, 4))
    put(g, "Gates of Morning", IN_PLAY, 0)
    hand(g, 0, card, card)
    choose(g, f"Declared {card}")
    until_settled(g)
    assert not offers(g, card)


def test_tw_309_a_cancelled_card_has_taken_no_effect() -> None:
    g, _ = on_the_way("Moria", "Legolas", path=(4, 4))
    put(g, "Gates of Morning", IN_PLAY, 0)
    hand(g, 0, "Quiet Lands", "Quiet Lands")
    hand(g, 1, "Twilight")
    choose(g, "Declared Quiet Lands")
    choose(g, [words for words in names(g) if words.startswith("Declared Twilight")][-1])
    choose(g, "Take Quiet Lands")
    until_settled(g)
    assert offers(g, "Quiet Lands")


@pytest.mark.parametrize(("id", "card", "who"), [
    ("tw-358", "Vilya", "Elrond"), ("tw-366", "Wizard's Voice", "Gandalf"),
])
def test_once_a_turn(id: str, card: str, who: str) -> None:
    g, _ = organizing("Bree", who)
    hand(g, 0, card, card)
    play(g, card, total=12)
    assert not offers(g, card)


def test_tw_190_every_stone_may_be_aligned_once() -> None:
    g, (elrond,) = organizing("Bree", "Elrond")
    for stone in ("Palantír of Annúminas", "Palantír of Orthanc"):
        give(g, elrond, stone)
    hand(g, 0, "Align Palantír", "Align Palantír", "Align Palantír")
    play(g, "Align Palantír", "Take Palantír of Annúminas")
    choose(g, "Declared Align Palantír")
    assert names(g) == ["Take Palantír of Orthanc"]
    choose(g, "Take Palantír of Orthanc")
    until_settled(g)
    assert not offers(g, "Align Palantír")


@pytest.mark.parametrize(("id", "card"), [("tw-234", "Fair Travels in Dark-domains"),
                                          ("tw-236", "Fair Travels in Shadow-lands")])
def test_once_for_a_company_with_the_gates_or_without(id: str, card: str) -> None:
    g, (gimli,) = window(END_OF_ORGANIZATION, "Rivendell", "Gimli")
    g.move(put(g, "Moria", LOCATION, 0), HEADING + g.company[gimli])
    hand(g, 0, card, card)
    play(g, card, "Travel")
    put(g, "Gates of Morning", IN_PLAY, 0)
    g.ready = False
    assert not offers(g, card)


def test_tw_225_nobody_bears_two_cloaks_by_inheritance_return_or_test() -> None:
    g, (gimli, kili, _) = organizing("Bree", "Gimli", "Kíli", "Fíli")
    give(g, gimli, "Elven Cloak")
    give(g, kili, "Elven Cloak")
    g.then(Inheritance(0, gimli))
    g.ready = False
    choose(g, "Take Elven Cloak")
    assert names(g) == ["Take Fíli"]
    g, (gimli, kili) = organizing("Bree", "Gimli", "Kíli")
    give(g, gimli, "Elven Cloak")
    give(g, kili, "Elven Cloak")
    g.then(Return(gimli))
    g.ready = False
    assert names(g) == ["No"]
    for ring, allowed in (("Magic Ring of Lore", True), ("Magic Ring of Words", False)):
        g, (gimli,) = organizing("Bree", "Gimli")
        give(g, gimli, "Magic Ring of Words")
        gold = give(g, gimli, "Precious Gold Ring")
        hand(g, 0, ring)
        test = RingTest(gold)
        test.at, test.total = 3, 4
        g.then(test)
        g.ready = False
        assert (f"Take {ring}" in names(g)) == allowed
