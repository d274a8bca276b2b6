"""Resources: checks, influence, travel, rings, stored things, the end of the One Ring."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.leaving import discard_character
from ravenhill.games.meccg.rules.numbers import (
    body,
    check_modifier,
    hand_size,
    influence,
    points_of,
    prowess,
)
from ravenhill.games.meccg.state import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    MARSHALLED,
    OUT,
    TAPPED,
    UNTAPPED,
    WOUNDED,
)
from ravenhill.games.meccg.terms import (
    WILDERNESS,
)
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION
from ravenhill.games.meccg.words.numbers import NOT_UNTAPPING, RING_TEST
from ravenhill.games.meccg.words.who.combat import KEYS
from tests.meccg.cards.scenes import (
    offers,
    organizing,
    play,
    until_settled,
    visiting,
    window,
)
from tests.meccg.tables import DOUBLES, choose, deck, give, hand, names, put, roll

# ------------------------------------------------------------------ checks and influence


@pytest.mark.parametrize(("id", "card", "who", "more", "other"), [
    ("tw-189", "A Friend or Three", "Gimli", 2, None), ("tw-292", "New Friendship", "Gimli", 3, "Beorn"),
    ("tw-288", "Muster", "Gimli", 5, "Arwen"), ("tw-337", "Tempering Friendship", "Beorn", 4, None),
])
def test_a_card_helps_an_influence_check(id, card, who, more, other):
    for total, won in ((11 - more, True), (10 - more, False)):
        g, (it, _) = visiting("Cameth Brin", who, "Bilbo")
        faction = put(g, "Hillmen", HAND, 0)
        hand(g, 0, card)
        choose(g, "Declared Hillmen")
        choose(g, f"Take {who}")
        choose(g, "Pass")
        choose(g, f"Declared {card}")
        choose(g, f"Take {who}")
        mine = influence(g, it) + g.facts(faction).swayed_by.get(g.facts(it).race, 0) + g.facts(it).faction_check
        until_settled(g, max(2, total - mine - 1))
        assert (g.pile[faction] == MARSHALLED) == (max(2, total - mine - 1) + mine + more > 9)
        assert won or g.pile[faction] != MARSHALLED
    if other is not None:
        g, _ = visiting("Cameth Brin", other)
        hand(g, 0, "Hillmen", card)
        choose(g, "Declared Hillmen")
        choose(g, f"Take {other}")
        choose(g, "Pass")
        assert not offers(g, card)


def test_tw_253_halfling_strength_untaps_heals_or_steadies_a_hobbit():
    g, (frodo, gimli) = organizing("Bree", "Frodo", "Gimli")
    hand(g, 0, "Halfling Strength", "Halfling Strength")
    g.state[frodo] = TAPPED
    play(g, "Halfling Strength 0", "Take Frodo")
    assert g.state[frodo] == UNTAPPED
    g.state[frodo] = WOUNDED
    g.state[gimli] = WOUNDED
    g.ready = False
    play(g, "Halfling Strength 1", "Take Frodo")
    assert (g.state[frodo], g.state[gimli]) == (UNTAPPED, WOUNDED)
    hand(g, 0, "Halfling Strength")
    g.ready = False
    assert not offers(g, "Halfling Strength 0") and not offers(g, "Halfling Strength 1")


def test_tw_240_fellowship_strengthens_all_and_ends_when_it_changes():
    g, people = organizing("Rivendell", "Gimli", "Legolas", "Frodo", "Bilbo")
    card = hand(g, 0, "Fellowship")[0]
    play(g, "Fellowship", "Travel")
    assert [prowess(g, it) for it in people] == [6, 6, 2, 2]
    assert check_modifier(g, people[0]) == 1
    discard_character(g, people[3])
    assert g.pile[card] == DISCARD
    g, _ = organizing("Rivendell", "Gimli", "Legolas", "Frodo")
    hand(g, 0, "Fellowship")
    assert not offers(g, "Fellowship")


# ------------------------------------------------------------------ travel


def test_tw_242_ford_tw_332_stealth_and_tw_256_hiding_keep_creatures_away():
    for id, card, picks, who in (
        ("tw-242", "Ford", ("Take Aragorn II",), "Aragorn II"), ("tw-332", "Stealth", ("Take Frodo",), "Frodo"),
        ("tw-256", "Hiding", ("Travel",), "Frodo"),
    ):
        g, (it,) = window(END_OF_ORGANIZATION, "Rivendell", who)
        hand(g, 0, card)
        play(g, card, *picks)
        g.current = g.company[it]
        company = g.companies[g.current]
        company.going = put(g, "Bree", 8, 0)
        company.path = type(company.path)((WILDERNESS, WILDERNESS))
        wargs = put(g, "Wargs", HAND, 1)
        assert KEYS.find(g, Source(wargs, 0, 1, [])) == [], id
        g, _ = window(END_OF_ORGANIZATION, "Rivendell", "Gimli")
        hand(g, 0, card)
        assert not offers(g, card)


# ------------------------------------------------------------------ rings, stored things, the end


def test_tw_338_tw_339_a_gold_ring_is_tested_beside_a_sage_and_tw_156_gandalf_may_do_it():
    for id, tester in (("tw-338", "Elrond"), ("tw-339", "Elrond"), ("tw-156", "Gandalf")):
        g, people = organizing("Rivendell", "Gimli", tester)
        ring = give(g, people[0], "Fair Gold Ring")
        lesser = hand(g, 0, "Lesser Ring")[0]
        if tester == "Elrond":
            g.put(g.cards.numbers[id], HAND, 0)
        choose(g, "Declared Test of Form" if tester == "Elrond" else "Declared Gandalf 5")
        choose(g, "Take Fair Gold Ring")
        choose(g, "Pass")
        choose(g, "Pass")
        roll(g, 8)
        choose(g, "Take Lesser Ring")
        assert g.host[lesser] == people[0] and g.pile[ring] == DISCARD
    g, people = organizing("Rivendell", "Gimli")
    give(g, people[0], "Fair Gold Ring")
    hand(g, 0, "Test of Form")
    assert not offers(g, "Test of Form")


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


@pytest.mark.parametrize(("id", "name", "site"), [
    ("tw-145", "Elrond", "Rivendell"), ("tw-153", "Galadriel", "Lórien"), ("tw-137", "Círdan", "Grey Havens"),
])
def test_at_home_some_elves_let_you_keep_one_more_card(id, name, site):
    g, _ = organizing(site, name)
    assert hand_size(g, 0) == 9 and hand_size(g, 1) == 8
    g, _ = organizing("Bree", name)
    assert hand_size(g, 0) == 8


def test_R_RING_06_tw_205_cracks_of_doom_wins_if_the_check_is_passed():
    for total, won in ((12, True), (2, False)):
        g, (who,) = visiting("Mount Doom", "Frodo")
        give(g, who, "The One Ring")
        hand(g, 0, "Cracks of Doom")
        choose(g, "Declared Cracks of Doom")
        choose(g, "Take Frodo")
        choose(g, "Pass")
        choose(g, "Pass")
        for face in DOUBLES[total]:
            g.answer(face - 1)
        if not won:
            assert g.pile[who] == OUT and not g.ended
        else:
            assert g.question() is None and g.winner == 0
    g, (who,) = visiting("Moria", "Frodo")
    give(g, who, "The One Ring")
    hand(g, 0, "Cracks of Doom")
    assert not offers(g, "Cracks of Doom")


def test_R_RING_06_tw_247_gollums_fate_needs_gollum_there():
    for gollum in (True, False):
        g, (who,) = visiting("Mount Doom", "Frodo")
        give(g, who, "The One Ring")
        if gollum:
            give(g, who, "Gollum")
        hand(g, 0, "Gollum's Fate")
        assert offers(g, "Gollum's Fate") == gollum
        if gollum:
            choose(g, "Declared Gollum's Fate")
            choose(g, "Take Frodo")
            choose(g, "Pass")
            choose(g, "Pass")
            assert g.question() is None and g.winner == 0


def test_tw_238_far_sight_finds_an_item_and_tw_210_dreams_hold_a_sage():
    g, (sage,) = visiting("Weathertop", "Elrond")
    sting = deck(g, 0, "Sting", "Dodge")[0]
    hand(g, 0, "Far-sight")
    choose(g, "Declared Far-sight")
    choose(g, "Take Elrond")
    choose(g, "Pass")
    choose(g, "Pass")
    choose(g, "Take Sting")
    until_settled(g, 12)
    assert g.pile[sting] == HAND and g.is_known(sting, 1) and g.state[sage] == TAPPED
    assert [g.facts(card).name for card in g.piles[DECK]] == ["Dodge"]
    g, (sage,) = visiting("Weathertop", "Elrond")
    dreams = hand(g, 0, "Dreams of Lore")[0]
    choose(g, "Declared Dreams of Lore")
    choose(g, "Take Elrond")
    until_settled(g)
    assert g.host[dreams] == sage
    assert g.asked(NOT_UNTAPPING, sage, 0) > 0
    g, _ = visiting("Bree", "Elrond")
    hand(g, 0, "Dreams of Lore", "Far-sight")
    assert not offers(g, "Dreams of Lore") and not offers(g, "Far-sight")


def test_tw_316_the_king_returns_to_minas_tirith_while_no_steward_is_there():
    for site, steward, right in (("Minas Tirith", False, True), ("Bree", False, False), ("Minas Tirith", True, False)):
        g, (who,) = organizing(site, "Aragorn II")
        if steward:
            put(g, "Denethor II", IN_PLAY, 1)
        hand(g, 0, "Return of the King")
        assert offers(g, "Return of the King") == right
        if right:
            play(g, "Return of the King")
            assert influence(g, who) == 6


def test_tw_290_narya_and_tw_366_voice_lift_a_wizard_for_a_turn():
    g, (gandalf, gimli) = organizing("Bree", "Gandalf", "Gimli")
    g.state[gimli] = TAPPED
    hand(g, 0, "Narya", "Wizard's Voice")
    play(g, "Narya", total=12)
    assert (prowess(g, gandalf), body(g, gandalf), influence(g, gandalf)) == (10, 10, 12)
    assert g.state[gimli] == UNTAPPED
    play(g, "Wizard's Voice", total=12)
    assert influence(g, gandalf) == 18
    g, _ = organizing("Bree", "Gimli")
    hand(g, 0, "Narya", "Wizard's Voice")
    assert not offers(g, "Narya") and not offers(g, "Wizard's Voice")


def test_tw_341_the_arkenstone_untaps_a_dwarf():
    g, (aragorn, gimli) = organizing("Bree", "Aragorn II", "Gimli")
    give(g, aragorn, "The Arkenstone")
    g.state[gimli] = TAPPED
    ways = [words for words in names(g) if words.startswith("Declared The Arkenstone")]
    choose(g, ways[-1])
    choose(g, "Take Gimli")
    until_settled(g, 12)
    assert g.state[gimli] == UNTAPPED
