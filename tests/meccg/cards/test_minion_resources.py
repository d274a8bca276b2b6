"""Resources of Dark Minions: people, halls and towns, and cards that come from aside."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Plain
from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import (
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    LOCATION,
    MARSHALLED,
    SIDEBOARD,
    SITES,
    TAPPED,
    UNTAPPED,
    WOUNDED,
)
from ravenhill.games.meccg.rules.corruption import CorruptionCheck
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.rules.leaving import site_leaves
from ravenhill.games.meccg.rules.numbers import corruption, influence, mind, points_of, unused_influence
from ravenhill.games.meccg.rules.turn import Turns, UntapPhase, heals
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BORDER_HOLD
from ravenhill.games.meccg.words.who.places import PLACES
from tests.meccg.cards.scenes import (
    attacked_by,
    end_of_organization,
    is_stopped,
    offers,
    on_the_way,
    organizing,
    play,
    the_company,
    visiting,
    ways,
)
from tests.meccg.tables import choose, deck, give, hand, names, put, roll, settle


def begin(g: Meccg, frame: Plain) -> None:
    """This happens now, in the middle of a turn."""
    g.stack.clear()
    g.ready = False
    turns = Turns()
    turns.at = 2
    g.then(turns)
    g.then(frame)                                              # type: ignore[arg-type]


def moves_on(g: Meccg, at: int) -> None:
    """The movement/hazard phase of the first company goes on with this step."""
    moves = CompanyMoves(0)
    moves.at = at
    begin(g, moves)


def test_dm_120_the_choice_of_Luthien_lies_on_Arwen_in_Minas_Tirith():
    for site, who, right in (("Minas Tirith", "Arwen", True), ("Pelargir", "Arwen", False),
                             ("Minas Tirith", "Éowyn", False)):
        g, (it,) = organizing(site, who)
        hand(g, 0, "Choice of Lúthien")
        assert offers(g, "Choice of Lúthien") is right
        if right:
            before = influence(g, it), mind(g, it)
            play(g, "Choice of Lúthien")
            assert (influence(g, it), mind(g, it)) == (before[0] + 2, before[1] + 2)


@pytest.mark.parametrize(("goal", "stays"), [("Pelargir", True), ("Dol Amroth", True), ("Edoras", False)])
def test_dm_120_it_is_lost_when_she_leaves_the_south(goal: str, stays: bool):
    g, (arwen,) = on_the_way(goal, "Arwen", origin="Minas Tirith")
    choice = give(g, arwen, "Choice of Lúthien")
    moves_on(g, 5)
    settle(g)
    assert (g.pile[choice] == IN_PLAY) is stays


def test_dm_120_Arwen_finds_what_can_be_played_where_she_is():
    g, (arwen,) = organizing("Minas Tirith", "Arwen")
    give(g, arwen, "Choice of Lúthien")
    deck(g, 0, "Knights of Dol Amroth", "Men of Anórien", "Dodge", "Glamdring")
    choose(g, "Declared Choice of Lúthien")
    settle(g)
    assert set(names(g)) == {"No", "Take Men of Anórien"} and g.state[arwen] == TAPPED
    choose(g, "Take Men of Anórien")
    assert [g.facts(it).name for it in g.piles[HAND]] == ["Men of Anórien"]
    assert not offers(g, "Choice of Lúthien")                  # she is tapped


def test_dm_122_the_cup_brings_a_minor_item_once_a_turn():
    g, (gimli, legolas) = organizing("Lórien", "Gimli", "Legolas")
    hand(g, 0, "Cup of Farewell")
    put(g, "Dagger of Westernesse", SIDEBOARD, 0)
    put(g, "Elven Cloak", SIDEBOARD, 0)
    put(g, "Glamdring", SIDEBOARD, 0)
    play(g, "Cup of Farewell", "Travel")
    choose(g, "Declared Cup of Farewell")
    choose(g, "Take Gimli")
    settle(g)
    assert set(names(g)) == {"Take Dagger of Westernesse", "Take Elven Cloak"}
    choose(g, "Take Elven Cloak")
    cloak = g.piles[HAND][0]
    assert (g.state[gimli], g.state[legolas]) == (TAPPED, UNTAPPED) and g.is_known(cloak, 1)
    assert not offers(g, "Cup of Farewell")                    # a second time in this turn
    for site in ("Bree", "Moria"):
        g, _ = organizing(site, "Gimli")
        hand(g, 0, "Cup of Farewell")
        assert not offers(g, "Cup of Farewell")


def test_dm_122_no_cup_is_drunk_away_from_havens_or_without_a_minor_item():
    for site, thing, right in (("Lórien", "Elven Cloak", True), ("Lórien", "Glamdring", False),
                               ("Bree", "Elven Cloak", False)):
        g, _ = organizing(site, "Gimli")
        cup = put(g, "Cup of Farewell", IN_PLAY, 0)
        g.host[cup] = -10
        put(g, thing, SIDEBOARD, 0)
        assert offers(g, "Cup of Farewell") is right, (site, thing)


def test_dm_126_Pallando_sees_ahead():
    g, (pallando,) = organizing("Rivendell", "Pallando")
    hand(g, 0, "Eyes of Mandos")
    deck(g, 0, "Dodge", "Block", "Escape")
    choose(g, "Declared Eyes of Mandos")
    settle(g)
    assert names(g) == ["Number 1", "Number 2", "Number 3"]
    choose(g, "Number 2")
    while type(g.question()).__name__ == "SeeNext":
        g.answer(0)
    shown = names(g)
    assert len(shown) == 2
    choose(g, shown[0])
    assert g.state[pallando] == TAPPED and f"Take {g.facts(g.piles[HAND][0]).name}" == shown[0]
    assert g.is_known(g.piles[HAND][0], 1) and all(g.knows[it] == 0 for it in g.piles[DECK])
    g, _ = organizing("Rivendell", "Gandalf")
    hand(g, 0, "Eyes of Mandos")
    deck(g, 0, "Dodge")
    assert not offers(g, "Eyes of Mandos")


def test_dm_133_an_item_is_lighter_until_its_bearer_checks():
    for gates, less in ((False, 2), (True, 3)):
        g, (gimli,) = organizing("Bree", "Gimli")
        give(g, gimli, "Glamdring")
        heavy = give(g, gimli, "The Iron Crown")
        if gates: put(g, "Gates of Morning", IN_PLAY, 0)
        before = corruption(g, gimli)
        free = hand(g, 0, "Free to Choose")[0]
        play(g, "Free to Choose", "Take The Iron Crown")
        assert corruption(g, gimli) == before - less and g.host[free] == heavy
        hand(g, 0, "Free to Choose")
        assert not offers(g, "Free to Choose")                 # Glamdring is light, and the crown has one
        g.ready = False
        g.then(CorruptionCheck(gimli, 9))
        roll(g, 12)
        assert g.pile[free] == DISCARD and corruption(g, gimli) == before


def test_dm_133_it_ends_when_the_item_is_stored():
    g, (gimli,) = organizing("Rivendell", "Gimli")
    crown = give(g, gimli, "The Iron Crown")
    free = put(g, "Free to Choose", IN_PLAY, 0)
    g.host[free] = crown
    play(g, "The Iron Crown", total=12)
    assert g.pile[crown] == MARSHALLED and g.pile[free] == DISCARD


def test_dm_134_in_the_hall_of_fire_one_rests_when_the_phase_is_over():
    for state, after in ((TAPPED, UNTAPPED), (WOUNDED, TAPPED)):
        g, (gimli, _) = on_the_way("Rivendell", "Gimli", "Legolas", origin="Bree")
        hall = put(g, "Hall of Fire", IN_PLAY, 1)
        g.host[hall] = the_company(g).going
        g.state[gimli] = state
        moves_on(g, 6)
        settle(g)
        assert names(g) == ["No", "Take Gimli"]                # Legolas needs no rest
        choose(g, "Take Gimli")
        assert g.state[gimli] == after
    g, _ = organizing("Rivendell", "Gimli")
    hand(g, 0, "Hall of Fire")
    assert offers(g, "Hall of Fire")
    g, _ = organizing("Bree", "Gimli")
    hand(g, 0, "Hall of Fire")
    assert not offers(g, "Hall of Fire")                       # no Haven is in play


def test_dm_134_the_hall_goes_with_its_site():
    g, _ = organizing("Rivendell", "Gimli")
    hall = put(g, "Hall of Fire", IN_PLAY, 0)
    site = g.companies[0].site
    g.host[hall] = site
    g.companies[0].site = put(g, "Bree", SITES, 0)
    site_leaves(g, site)
    assert (g.pile[hall], g.pile[site]) == (DISCARD, LOCATION)


def test_dm_148_a_mallorn_grows_at_Bag_End():
    g, (gimli,) = visiting("Bag End", "Gimli")
    hand(g, 0, "Mallorn")
    orchard = put(g, "Earth of Galadriel's Orchard", MARSHALLED, 0)
    assert not offers(g, "Mallorn")                            # the earth was stored elsewhere
    g.state[orchard] = TAPPED
    g.ready = False
    hobbits, site = put(g, "Hobbits", MARSHALLED, 1), the_company(g).site
    before = points_of(g, hobbits)
    legolas = hand(g, 0, "Legolas", "Gandalf")[0]
    assert not heals(g, gimli) and not PLACES.find(g, Source(legolas, 0, 0, []))
    play(g, "Mallorn")
    assert points_of(g, hobbits) == before + 1 and heals(g, gimli)
    assert PLACES.find(g, Source(legolas, 0, 0, [])) and not PLACES.find(g, Source(legolas + 1, 0, 0, []))
    g.state[site] = TAPPED
    begin(g, UntapPhase())
    settle(g)
    assert g.state[site] == UNTAPPED
    g.state[site] = TAPPED
    the_company(g).site = put(g, "Bree", SITES, 0)
    site_leaves(g, site)
    assert g.pile[site] == LOCATION


def test_dm_155_a_town_is_built_again():
    g, _ = visiting("Weathertop", "Gimli")
    town = hand(g, 0, "Rebuild the Town")[0]
    site = the_company(g).site
    assert automatic(g, site)
    play(g, "Rebuild the Town")
    assert hold(g, site) == BORDER_HOLD and not automatic(g, site) and g.host[town] == site
    for elsewhere in ("The Lonely Mountain", "Moria", "The Gem-deeps"):
        g, _ = visiting(elsewhere, "Gimli")
        hand(g, 0, "Rebuild the Town")
        assert not offers(g, "Rebuild the Town"), elsewhere


def test_dm_159_smoke_rings_bring_a_card_back():
    g, _ = organizing("Bree", "Gimli")
    hand(g, 0, "Smoke Rings")
    assert not offers(g, "Smoke Rings")                        # nothing to bring
    put(g, "Cave-drake", DISCARD, 0)
    g.ready = False
    assert not offers(g, "Smoke Rings")                        # a hazard is neither
    put(g, "Legolas", SIDEBOARD, 0)
    put(g, "Dodge", DISCARD, 0)
    g.ready = False
    choose(g, "Declared Smoke Rings")
    settle(g)
    assert set(names(g)) == {"Take Legolas", "Take Dodge"}
    choose(g, "Take Legolas")
    assert [g.facts(it).name for it in g.piles[DECK]] == ["Legolas"]


def test_dm_174_the_necklace_is_given_for_something_else():
    g, (gimli,) = organizing("Edoras", "Gimli")
    necklace = give(g, gimli, "Necklace of Girion")
    assert unused_influence(g, gimli, put(g, "Men of Dale", HAND, 1)) == unused_influence(g, gimli) + 3
    assert not offers(g, "Necklace of Girion")                 # nothing in the hand to give it for
    hand(g, 0, "Glamdring", "Palantír of Orthanc")
    g.ready = False
    choose(g, "Declared Necklace of Girion")
    settle(g)
    roll(g, 12)
    assert names(g) == ["No", "Take Glamdring"]
    choose(g, "Take Glamdring")
    assert g.pile[necklace] == DISCARD and [g.facts(it).name for it in g.on(gimli)] == ["Glamdring"]


def test_dm_174_who_fails_gets_nothing_and_not_everywhere():
    g, (gimli,) = organizing("Edoras", "Gimli")
    give(g, gimli, "Necklace of Girion")
    (sword,) = hand(g, 0, "Glamdring")
    play(g, "Necklace of Girion", total=2)
    assert g.pile[sword] == HAND and g.pile[gimli] == DISCARD
    g, (gimli,) = organizing("Moria", "Gimli")
    give(g, gimli, "Necklace of Girion")
    hand(g, 0, "Glamdring")
    assert not offers(g, "Necklace of Girion")


def test_dm_177_Lindion_turns_beasts_away_and_knows_the_eagles():
    for creature, right in (("Giant Spiders", True), ("Orc-guard", False)):
        g, (gimli,) = on_the_way("Moria", "Gimli")
        give(g, gimli, "Lindion the Oronín")
        attack = attacked_by(g, creature)
        assert offers(g, "Lindion the Oronín") is right
        if right:
            play(g, "Lindion the Oronín")
            assert is_stopped(attack)
    for ally, right in (("Lindion the Oronín", True), ("Gwaihir", False)):
        g, (gimli,) = end_of_organization("Bree", "Gimli")
        give(g, gimli, ally)
        put(g, "Edoras", LOCATION, 0)
        hand(g, 0, "Eagle-mounts")
        assert offers(g, "Eagle-mounts") is right
    g, _ = visiting("Bree", "Gimli")
    hand(g, 0, "Lindion the Oronín")
    assert not offers(g, "Lindion the Oronín")


def test_dm_180_a_Hobbit_comes_in_the_place_of_Folco():
    g, (folco, gimli) = organizing("Rivendell", "Folco Boffin", "Gimli")
    (sam, _) = hand(g, 0, "Sam Gamgee", "Legolas")
    choose(g, "Declared Folco Boffin")
    assert names(g) == ["Take Sam Gamgee"]
    choose(g, "Take Sam Gamgee")
    assert names(g) == ["Place -1"]                            # Gimli's influence is too little
    g.answer(g.offered[0])
    settle(g)
    assert g.pile[folco] == DISCARD and g.company[sam] == g.company[gimli] and not g.character_played
    assert len(ways(g, "Legolas")) == 1                        # the character of this turn may still come
    for site in ("Bree", "Moria"):
        g, _ = organizing(site, "Folco Boffin")
        hand(g, 0, "Sam Gamgee")
        assert not offers(g, "Folco Boffin")


def test_dm_180_Folco_needs_influence_for_who_comes():
    g, _ = organizing("Rivendell", "Folco Boffin", "Elrond", "Aragorn II")
    hand(g, 0, "Frodo")
    assert not offers(g, "Folco Boffin")
