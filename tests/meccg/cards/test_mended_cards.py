"""Cards whose text was read again and whose sentences were mended."""
from __future__ import annotations

from ravenhill.core.chain_words import THIS
from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import influence, prowess
from ravenhill.games.meccg.rules.rings import RingTest
from ravenhill.games.meccg.rules.strikes import Inheritance, falls
from ravenhill.games.meccg.state import DISCARD, FIRST_COMPANY, IN_PLAY, TAPPED
from ravenhill.games.meccg.terms import WILDERNESS
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION
from ravenhill.games.meccg.words.numbers import HELD
from ravenhill.games.meccg.words.verbs.items import Gain
from ravenhill.games.meccg.words.verbs.play import Spend
from ravenhill.games.meccg.words.who.people import THE_ONE
from tests.meccg.cards.scenes import attacked_by, offers, on_the_way, organizing, play, the_company, visiting, window
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


def test_tw_240_the_fellowship_ends_with_an_ally_who_comes_goes_or_falls() -> None:
    for what in ("comes", "goes", "falls", "flies"):
        g, people = organizing("Bree", "Gimli", "Legolas", "Kíli", "Fíli")
        event = put(g, "Fellowship", IN_PLAY, 0)
        g.host[event] = FIRST_COMPANY - g.company[people[0]]
        pony = put(g, "Gwaihir", IN_PLAY, 0)
        g.host[pony] = people[0]
        if what == "comes":
            Gain(THE_ONE).do(g, Source(pony, 0, 0, [people[1]]), people[1])
        elif what == "goes":
            discard(g, pony)
        elif what == "falls":
            falls(g, pony)
        else:
            Spend(THIS).do(g, Source(pony, 1, 0, []), pony)
        assert g.pile[event] == DISCARD, what


def test_tw_256_who_hides_does_not_move() -> None:
    g, (bilbo,) = window(END_OF_ORGANIZATION, "Rivendell", "Bilbo")
    hand(g, 0, "Hiding")
    play(g, "Hiding", "Travel")
    assert g.asked(HELD, g.company[bilbo], 0) == 1


def test_tw_318_ringlore_keeps_the_gold_ring_if_nothing_replaces_it() -> None:
    for choice, kept in (("No", True), ("Take Lesser Ring", False)):
        g, (elrond,) = visiting("Weathertop", "Elrond")
        gold = give(g, elrond, "Precious Gold Ring")
        hand(g, 0, "Ringlore", "Lesser Ring")
        choose(g, "Declared Ringlore")
        choose(g, "Take Elrond")
        if "Take Precious Gold Ring" in names(g):
            choose(g, "Take Precious Gold Ring")
        settle(g)
        choose(g, choice)
        assert (g.pile[gold] == IN_PLAY) == kept


def test_tw_355_one_stone_may_be_used() -> None:
    g, (elrond,) = organizing("Bree", "Elrond")
    for stone in ("Palantír of Annúminas", "Palantír of Amon Sûl"):
        give(g, elrond, stone)
    hand(g, 0, "Use Palantír")
    hand(g, 1, "Dodge")
    play(g, "Use Palantír", "Take Elrond", "Take Palantír of Amon Sûl")
    assert offers(g, "Palantír of Amon Sûl") and not offers(g, "Palantír of Annúminas 2")
    assert not any(words.startswith("Declared Palantír of Annúminas") for words in names(g))

