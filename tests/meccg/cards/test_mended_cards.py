"""Cards whose text was read again and whose sentences were mended."""
from __future__ import annotations

from ravenhill.games.meccg.rules.numbers import influence, prowess
from ravenhill.games.meccg.rules.rings import RingTest
from ravenhill.games.meccg.rules.strikes import Inheritance
from ravenhill.games.meccg.state import DISCARD, IN_PLAY, TAPPED
from ravenhill.games.meccg.terms import WILDERNESS
from tests.meccg.cards.scenes import attacked_by, offers, on_the_way, organizing, the_company
from tests.meccg.tables import choose, company, give, hand, names, put, settle


def test_tw_245_goldberry_keeps_her_own_company_on_its_way_and_the_storm_goes_on() -> None:
    g, (gimli,) = on_the_way("Bree", "Gimli", path=(WILDERNESS, WILDERNESS))
    goldberry = give(g, gimli, "Goldberry")
    put(g, "Doors of Night", IN_PLAY, 1)
    storm = hand(g, 1, "Snowstorm")[0]
    choose(g, "Pass")
    choose(g, "Declared Snowstorm")
    choose(g, "Pass")
    choose(g, "Pass")                                          # it lies in play, and blows
    if not offers(g, "Goldberry"):
        choose(g, "Pass")
    choose(g, "Declared Goldberry")
    settle(g)
    assert g.state[goldberry] == TAPPED and not the_company(g).sent_back and g.pile[storm] == IN_PLAY + 1
    g, (gimli,) = on_the_way("Bree", "Gimli", path=(WILDERNESS, WILDERNESS))
    (kili,) = company(g, 0, "Old Forest", "Kíli")
    give(g, kili, "Goldberry")                                 # of another company
    put(g, "Doors of Night", IN_PLAY, 1)
    hand(g, 1, "Snowstorm")
    choose(g, "Pass")
    choose(g, "Declared Snowstorm")
    choose(g, "Pass")
    choose(g, "Pass")
    assert not offers(g, "Goldberry")
    settle(g)
    assert g.companies[g.company[gimli]].sent_back


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


def test_tw_494_tw_201_the_skill_may_come_from_a_ring() -> None:
    g, (frodo,) = on_the_way("Bree", "Frodo")
    give(g, frodo, "Black Arrow")
    attacked_by(g, "Giant")
    assert not offers(g, "Black Arrow")
    give(g, frodo, "Magic Ring of Courage")
    g.ready = False
    assert offers(g, "Black Arrow")
    g, (gimli,) = organizing("Bree", "Gimli")
    give(g, gimli, "Book of Mazarbul")
    assert not offers(g, "Book of Mazarbul 4")
    give(g, gimli, "Magic Ring of Lore")
    g.ready = False
    assert offers(g, "Book of Mazarbul")


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
