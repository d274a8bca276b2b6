"""Cards with a word of their own: what each does and when it is refused."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Roll
from ravenhill.core.words import Source
from ravenhill.games.meccg.rules.hazards import CompanyMoves, Triggers
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.rules.numbers import corruption
from ravenhill.games.meccg.state import DISCARD, HAND, IN_PLAY, LOCATION, MARSHALLED, MOVEMENT, TAPPED, UNTAPPED
from ravenhill.games.meccg.terms import WILDERNESS
from ravenhill.games.meccg.words.moments import DECK_EXHAUSTED, END_OF_HAZARDS, END_OF_ORGANIZATION
from ravenhill.games.meccg.words.who.combat import KEYS
from tests.meccg.cards.scenes import (
    attacked_by,
    offers,
    on_the_way,
    organizing,
    play,
    the_company,
    until_settled,
    visiting,
    window,
)
from tests.meccg.tables import choose, give, hand, names, put


def test_tw_023_a_corpse_candle_tries_everybody_before_it_strikes_unless_it_is_cancelled():
    for cancelled in (False, True):
        g, people = on_the_way("Bree", "Gimli", "Aragorn II")
        for it in people:
            give(g, it, "The Mithril-coat")
        hand(g, 0, "Concealment")
        attacked_by(g, "Corpse-candle")
        if cancelled:
            play(g, "Concealment", "Take Aragorn II")
            assert all(g.pile[it] == IN_PLAY for it in people)
        else:
            g.answer(0)
            g.answer(0)
            until_settled(g, 2)
            assert all(g.pile[it] != IN_PLAY for it in people)


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


def test_tw_099_a_ring_betrays_and_tw_098_the_precious_is_lost_with_a_friend():
    for total, lost in ((2, True), (12, False)):
        g, (gimli,) = on_the_way("Bree", "Gimli")
        ring = give(g, gimli, "Magic Ring of Words")
        hand(g, 1, "The Ring's Betrayal")
        g.answer(0)
        play(g, "The Ring's Betrayal", "Take Magic Ring of Words", total=total)
        assert (g.pile[ring] == DISCARD) == lost and g.pile[gimli] == IN_PLAY
        g, (frodo, gimli) = on_the_way("Bree", "Frodo", "Gimli")
        ring = give(g, frodo, "The One Ring")
        give(g, gimli, "The Mithril-coat")
        hand(g, 1, "The Precious")
        g.answer(0)
        play(g, "The Precious", "Take Gimli", total=total)
        assert (g.pile[ring] == DISCARD) == lost and (g.pile[gimli] != IN_PLAY) == lost
    g, _ = on_the_way("Bree", "Frodo", "Gimli")
    hand(g, 1, "The Precious", "The Ring's Betrayal")
    g.answer(0)
    assert not offers(g, "The Precious") and not offers(g, "The Ring's Betrayal")


def test_tw_093_the_balance_of_things_doubles_the_least_source():
    g, (gimli, legolas) = organizing("Bree", "Gimli", "Legolas")
    give(g, gimli, "Sting")
    give(g, gimli, "The Mithril-coat")
    put(g, "The Balance of Things", IN_PLAY, 1)
    assert corruption(g, gimli) == 4 and corruption(g, legolas) == 0


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


def arrives(g, site):
    """The company moves there now, by no path, and only creatures keyed to the site could be played."""
    g.question()
    g.stack.clear()
    g.phase = MOVEMENT
    g.ready = False
    g.then(CompanyMoves(0))
    g.question()
    assert g.facts(g.companies[0].going).name == site and len(g.companies[0].path) == 0


def test_tw_302_paths_of_the_dead_and_tw_193_the_army():
    g, _ = window(END_OF_ORGANIZATION, "Dunharrow", "Aragorn II")
    put(g, "Vale of Erech", LOCATION, 0)
    put(g, "Edoras", LOCATION, 0)
    hand(g, 0, "Paths of the Dead")
    choose(g, "Declared Paths of the Dead")
    choose(g, "Travel")
    choose(g, "Pass")
    choose(g, "Pass")
    assert names(g) == ["To Vale of Erech"]
    choose(g, "To Vale of Erech")
    arrives(g, "Vale of Erech")
    g.current = 0
    undead, orcs = put(g, "Ghouls", HAND, 1), put(g, "Abductor", HAND, 1)
    assert KEYS.find(g, Source(undead, 0, 1, [])) and not KEYS.find(g, Source(orcs, 0, 1, []))
    g, _ = window(END_OF_ORGANIZATION, "Dunharrow", "Gimli")
    put(g, "Vale of Erech", LOCATION, 0)
    hand(g, 0, "Paths of the Dead")
    assert not offers(g, "Paths of the Dead")
    for paths in (True, False):
        g, _ = visiting("Vale of Erech", "Aragorn II")
        army = hand(g, 0, "Army of the Dead")[0]
        if paths:
            g.did.append(g.cards.names["Paths of the Dead"])
        assert offers(g, "Army of the Dead") == paths
        if paths:
            play(g, "Army of the Dead")
            assert g.pile[army] == MARSHALLED


def test_tw_013_the_bane_veils_stones_and_searches():
    g, (saruman,) = organizing("Bree", "Saruman")
    give(g, saruman, "Palantír of Annúminas")
    bane = put(g, "Bane of the Ithil-stone", IN_PLAY, 1)
    assert corruption(g, saruman) == 4
    assert not any(words == "Declared Palantír of Annúminas 2" for words in names(g))
    happens(g, DECK_EXHAUSTED, 0)
    assert g.pile[bane] == DISCARD + 1 and corruption(g, saruman) == 2
    g, _ = on_the_way("Bree", "Gimli")
    bane = hand(g, 1, "Bane of the Ithil-stone")[0]
    g.answer(0)
    play(g, "Bane of the Ithil-stone")
    assert g.pile[bane] == IN_PLAY + 1
    hand(g, 1, "Bane of the Ithil-stone")
    g.answer(0)
    assert not offers(g, "Bane of the Ithil-stone")


def test_tw_294_the_old_road_and_tw_320_roac_reach_factions_from_afar():
    for total, won in ((11, True), (10, False)):
        g, _ = visiting("Rivendell", "Elrond")
        put(g, "Bree", LOCATION, 0)
        faction = hand(g, 0, "Rangers of the North", "Old Road")[0]
        choose(g, "Declared Old Road")
        choose(g, "Take Elrond")
        choose(g, "Take Rangers of the North")
        until_settled(g, total)
        assert (g.pile[faction] == MARSHALLED) == won        # above nine, at -1, without direct influence
        assert (g.state[the_company(g).site] == TAPPED) == won
    g, _ = visiting("Rivendell", "Elrond")
    put(g, "Dunnish Clan-hold", LOCATION, 0)
    hand(g, 0, "Dunlendings", "Old Road")
    assert not offers(g, "Old Road")                         # three regions are too far
    g, (gimli,) = visiting("Bree", "Gimli")
    raven = give(g, gimli, "Roäc the Raven")
    faction = hand(g, 0, "Woodmen")[0]
    choose(g, "Declared Roäc the Raven")
    choose(g, "Take Woodmen")
    until_settled(g, 8)
    assert g.pile[faction] == MARSHALLED and g.pile[raven] == DISCARD
    assert g.state[the_company(g).site] == UNTAPPED
    g, (gimli,) = visiting("Bree", "Gimli")
    raven = give(g, gimli, "Roäc the Raven")
    g.state[raven] = TAPPED
    hand(g, 0, "Woodmen")
    assert not offers(g, "Roäc the Raven")


@pytest.mark.parametrize(("id", "hunter", "attacks", "may_save_himself"), [
    ("tw-008", "Assassin", 3, False), ("tw-089", "Slayer", 2, True),
])
def test_hunters_strike_one_character_again_and_again_unless_others_tap(id, hunter, attacks, may_save_himself):
    g, (gimli, legolas) = on_the_way("Bree", "Gimli", "Legolas")
    attack = attacked_by(g, hunter)
    g.answer(0)
    g.answer(0)
    choose(g, "Take Gimli")                                      # the attacker chooses
    assert ("Take Gimli" in names(g)) == may_save_himself
    choose(g, "Take Legolas")
    assert g.state[legolas] == TAPPED
    for _ in range(80):
        if attack.number == 1 and attack.targets:
            break
        question = g.question()
        g.answer(0 if 0 in g.offered or not hasattr(question, "side") else g.offered[0])
    assert attack.targets == [gimli] and attack.thwarted == 1
    until_over(g)
    assert g.pile[attack.card] == DISCARD + 1                    # one attack was cancelled: it is not defeated
    assert attack.number == attacks - 1


def until_over(g):
    for _ in range(200):
        if not g.attackers:
            return
        question = g.question()
        g.answer(5 if isinstance(question, Roll) else 0 if 0 in g.offered else g.offered[0])
    raise AssertionError("the attack goes on")
