"""Reforging."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, MARSHALLED, TAPPED
from ravenhill.games.meccg.rules.turn import UntapPhase
from tests.meccg.cards.scenes import offers, organizing, play, visiting
from tests.meccg.tables import choose, give, hand, names, put, settle


def test_tw_314_a_sage_learns_it_stays_tapped_and_stores_it_at_a_haven() -> None:
    g, (elrond,) = visiting("Weathertop", "Elrond")
    card = hand(g, 0, "Reforging")[0]
    play(g, "Reforging", "Take Elrond")
    assert g.host[card] == elrond and g.state[elrond] == TAPPED and g.state[g.companies[g.current].site] == TAPPED
    UntapPhase().cards_untap(g)
    assert g.state[elrond] == TAPPED
    for site, stored in (("Rivendell", True), ("Weathertop", False)):
        g, (elrond,) = organizing(site, "Elrond")
        card = give(g, elrond, "Reforging")
        assert offers(g, "Reforging") == stored
        if stored:
            play(g, "Reforging")
            assert g.pile[card] == MARSHALLED


def test_tw_314_a_stored_reforging_brings_a_weapon_back() -> None:
    g, (elrond, gimli) = organizing("Rivendell", "Elrond", "Gimli")
    card = put(g, "Reforging", MARSHALLED, 0)
    sword = put(g, "Sword of Gondolin", DISCARD, 0)
    put(g, "Elf-stone", DISCARD, 0)                            # no weapon, armour or shield
    put(g, "Narsil", DISCARD, 0)                               # neither minor nor major
    choose(g, "Declared Reforging")
    choose(g, "Take Elrond")
    choose(g, "Take Gimli")
    assert g.pile[card] != MARSHALLED and g.state[elrond] == TAPPED
    settle(g)
    assert names(g) == ["Take Sword of Gondolin"]
    choose(g, "Take Sword of Gondolin")
    assert g.host[sword] == gimli and g.pile[sword] == IN_PLAY and g.pile[card] == DISCARD


def test_tw_314_no_reforging_without_a_sage_at_a_haven_an_item_or_an_open_discard_pile() -> None:
    for site, who, item, bane in (
        ("Weathertop", "Elrond", "Sword of Gondolin", ""), ("Rivendell", "Gimli", "Sword of Gondolin", ""),
        ("Rivendell", "Elrond", "Elf-stone", ""),
        ("Rivendell", "Elrond", "Sword of Gondolin", "Bane of the Ithil-stone"),
    ):
        g, _ = organizing(site, who)
        put(g, "Reforging", MARSHALLED, 0)
        put(g, item, DISCARD, 0)
        if bane:
            put(g, bane, IN_PLAY, 1)
        assert not offers(g, "Reforging"), (site, who, item, bane)
