"""Reforging and Andúril: what each does and when it is refused."""
from __future__ import annotations

from ravenhill.games.meccg.cards.wizards.own.reforging import to_forge
from ravenhill.games.meccg.rules.hazards import landing_places
from ravenhill.games.meccg.rules.numbers import body, corruption, influence, points_of, prowess, skills
from ravenhill.games.meccg.rules.piles import AN_ITEM, found
from ravenhill.games.meccg.rules.turn import UntapPhase
from ravenhill.games.meccg.rules.wielding import uses_two_weapons, wield
from ravenhill.games.meccg.state import DISCARD, IN_PLAY, LOCATION, MARSHALLED, TAPPED, UNTAPPED, Meccg
from ravenhill.games.meccg.terms import WARRIOR
from tests.meccg.cards.scenes import offers, organizing, play, until_settled, visiting
from tests.meccg.tables import choose, give, hand, names, put, roll, settle

ANDURIL = "Andúril, the Flame of the West"


def ways(g: Meccg, card: str) -> list[str]:
    return [words for words in names(g) if words.startswith(f"Declared {card}")]


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


def test_tw_192_a_sage_learns_it_with_a_check_and_stores_it() -> None:
    g, (elrond,) = visiting("Weathertop", "Elrond")
    card = hand(g, 0, ANDURIL)[0]
    choose(g, f"Declared {ANDURIL}")
    choose(g, "Take Elrond")
    settle(g)
    roll(g, 4)                                                 # 4 - 3: as many as points, and Elrond is gone
    assert g.pile[card] == DISCARD and g.pile[elrond] == DISCARD
    g, (elrond,) = organizing("Rivendell", "Elrond")
    card = give(g, elrond, ANDURIL)
    g.state[elrond] = TAPPED
    UntapPhase().cards_untap(g)
    assert g.state[elrond] == TAPPED and points_of(g, card) == 1 and corruption(g, elrond) == 1
    play(g, ANDURIL)
    assert g.pile[card] == MARSHALLED
    for site, who in (("Bree", "Elrond"), ("Weathertop", "Gimli")):
        g, _ = visiting(site, who)
        hand(g, 0, ANDURIL)
        assert not offers(g, ANDURIL)


def forged() -> tuple[Meccg, int, int, int]:
    """Aragorn bears Narsil, and Andúril is placed with it."""
    g, (aragorn, _) = organizing("Bree", "Aragorn II", "Elrond")
    narsil = give(g, aragorn, "Narsil")
    anduril = put(g, ANDURIL, MARSHALLED, 0)
    assert not offers(g, ANDURIL)                              # nothing is reforged
    reforging = put(g, "Reforging", MARSHALLED, 0)
    g.ready = False
    assert (prowess(g, aragorn), influence(g, aragorn), corruption(g, aragorn)) == (7, 4, 2)
    play(g, ANDURIL)
    assert g.pile[reforging] == DISCARD
    return g, aragorn, narsil, anduril


def test_tw_192_with_narsil_it_is_the_flame_of_the_west() -> None:
    g, aragorn, narsil, anduril = forged()
    assert g.host[anduril] == narsil and g.pile[anduril] == IN_PLAY
    assert (prowess(g, aragorn), influence(g, aragorn), corruption(g, aragorn)) == (11, 5, 3)
    assert points_of(g, anduril) == 4
    g.state[narsil] = TAPPED
    UntapPhase().cards_untap(g)
    assert g.state[narsil] == UNTAPPED                         # it holds nobody any more


def test_tw_192_it_taps_to_untap_a_dunadan() -> None:
    g, aragorn, _, anduril = forged()
    assert not offers(g, f"{ANDURIL} 4")                       # nobody is tapped
    g.state[aragorn] = TAPPED
    g.ready = False
    choose(g, f"Declared {ANDURIL}")
    choose(g, "Take Aragorn II")
    settle(g)
    assert g.state[aragorn] == UNTAPPED and g.state[anduril] == TAPPED
    roll(g, 4)                                                 # 4 - 1: as many as points
    assert g.pile[aragorn] == DISCARD and g.pile[anduril] == DISCARD


def test_tw_192_no_flame_without_narsil() -> None:
    g, _ = organizing("Bree", "Aragorn II")
    put(g, ANDURIL, MARSHALLED, 0)
    put(g, "Reforging", MARSHALLED, 0)
    assert ways(g, ANDURIL) == []
    until_settled(g)


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
    give(g, elrond, "Dagger of Westernesse")
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


def test_tw_192_stored_with_narsil_it_scores_as_before() -> None:
    g, (aragorn,) = organizing("Rivendell", "Aragorn II")
    narsil = give(g, aragorn, "Narsil")
    anduril = put(g, ANDURIL, IN_PLAY, 0)
    g.host[anduril] = narsil
    choose(g, ways(g, "Narsil")[-1])
    until_settled(g, 12)
    assert g.pile[narsil] == g.pile[anduril] == MARSHALLED
    assert (points_of(g, narsil), points_of(g, anduril)) == (3, 4)


def test_of_like_cards_the_same_one_is_offered_however_the_pile_lies() -> None:
    """Somebody who imagines the table lays the cards in another order."""
    g, (gimli,) = organizing("Rivendell", "Gimli")
    swords = [put(g, "Sword of Gondolin", DISCARD, 0) for _ in range(2)]
    eyrie = [put(g, "Bree", LOCATION, 0) for _ in range(2)]
    for _ in range(2):
        assert to_forge(g, 0, gimli) == swords[:1] == found(g, DISCARD, AN_ITEM)
        assert landing_places(g, g.company[gimli], 0, 0, -1) == eyrie[:1]
        g.piles[DISCARD].reverse()
        g.piles[LOCATION].reverse()
