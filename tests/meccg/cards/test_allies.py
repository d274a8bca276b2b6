"""Allies: what each does, and the lands that it does not leave."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, LOCATION, TAPPED
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.terms import WILDERNESS
from ravenhill.games.meccg.words.moments import END_OF_HAZARDS, END_OF_ORGANIZATION
from tests.meccg.cards.scenes import arrives, offers, on_the_way, organizing, until_settled, window
from tests.meccg.tables import choose, company, give, hand, names, put, settle


def test_tw_350_tom_bombadil_helps_any_company_that_comes_to_his_lands() -> None:
    for site, helps in (("Bree", True), ("Moria", False)):
        g, _ = on_the_way(site, "Gimli")
        (kili,) = company(g, 0, "Old Forest", "Kíli")
        give(g, kili, "Tom Bombadil")
        call = hand(g, 1, "Call of Home")[0]
        choose(g, "Pass")
        choose(g, "Declared Call of Home")
        choose(g, "Take Gimli")
        assert offers(g, "Tom Bombadil") == helps
        if helps:
            choose(g, "Declared Tom Bombadil")
            settle(g)
            assert g.pile[call] == DISCARD + 1


@pytest.mark.parametrize(("id", "ally", "site"), [("tw-265", "Leaflock", "Edoras"), ("tw-350", "Tom Bombadil", "Bree")])
def test_some_allies_turn_hazards_away(id, ally, site):
    g, (gimli,) = on_the_way(site, "Gimli", path=(WILDERNESS,))
    it = give(g, gimli, ally)
    hand(g, 1, "Weariness of the Heart")
    g.answer(0)
    choose(g, "Declared Weariness of the Heart 1")
    choose(g, "Take Gimli")
    choose(g, f"Declared {ally}")
    choose(g, "Take Weariness of the Heart")
    until_settled(g, 2)
    assert g.pile[gimli] == IN_PLAY and g.state[it] == TAPPED
    g, (gimli,) = on_the_way(site, "Gimli", path=(WILDERNESS,))
    give(g, gimli, ally)
    hand(g, 1, "Wargs")
    g.answer(0)
    choose(g, "Declared Wargs")
    choose(g, "KeyedTo")
    assert not offers(g, ally)


@pytest.mark.parametrize(("id", "ally", "there", "away"), [
    ("tw-265", "Leaflock", "Edoras", "Bree"), ("tw-350", "Tom Bombadil", "Bree", "Edoras"),
])
def test_they_do_not_leave_their_lands(id, ally, there, away):
    for site, stays in ((there, True), (away, False)):
        g, (gimli,) = on_the_way(site, "Gimli")
        it = give(g, gimli, ally)
        g.announce(END_OF_HAZARDS, g.current)
        g.then(Triggers(END_OF_HAZARDS))
        until_settled(g)
        assert (g.pile[it] == IN_PLAY) == stays


def test_tw_350_tom_bombadil_is_master_only_in_his_own_lands():
    g, (gimli,) = on_the_way("Edoras", "Gimli")
    give(g, gimli, "Tom Bombadil")
    hand(g, 1, "Weariness of the Heart")
    g.answer(0)
    choose(g, "Declared Weariness of the Heart 1")
    choose(g, "Take Gimli")
    assert not offers(g, "Tom Bombadil")


def test_tw_251_gwaihir_and_tw_220_eagles_fly_anywhere_but_into_the_dark():
    g, (gimli,) = organizing("Bree", "Gimli")
    eagle = give(g, gimli, "Gwaihir")
    for name in ("Edoras", "Barad-dûr", "Moria"):
        put(g, name, LOCATION, 0)
    choose(g, "Declared Gwaihir")
    choose(g, "Pass")
    choose(g, "Pass")
    assert sorted(names(g)) == ["To Edoras", "To Moria"]
    choose(g, "To Edoras")
    until_settled(g)
    assert g.pile[eagle] == DISCARD
    arrives(g, "Edoras")
    g, _ = organizing("Bree", "Gimli", "Legolas", "Beorn")
    give(g, g.companies[0].members[0], "Gwaihir")
    put(g, "Edoras", LOCATION, 0)
    assert not offers(g, "Gwaihir")
    for who, right in (("Gimli", True), ("Beorn", False)):
        g, _ = window(END_OF_ORGANIZATION, "Eagles' Eyrie", who)
        for name in ("Edoras", "Moria"):
            put(g, name, LOCATION, 0)
        hand(g, 0, "Eagle-mounts")
        assert offers(g, "Eagle-mounts") == right
        if right:
            choose(g, "Declared Eagle-mounts")
            choose(g, "Travel")
            choose(g, "Pass")
            choose(g, "Pass")
            assert names(g) == ["To Edoras"]
            choose(g, "To Edoras")
            arrives(g, "Edoras")
