"""Andúril, the Flame of the West."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, MARSHALLED, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.numbers import corruption, influence, points_of
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.rules.turn import UntapPhase
from ravenhill.games.meccg.state import Meccg
from tests.meccg.cards.scenes import offers, organizing, play, until_settled, visiting, ways
from tests.meccg.tables import choose, give, hand, put, roll, settle


def test_tw_192_a_sage_learns_it_with_a_check_and_stores_it() -> None:
    g, (elrond,) = visiting("Weathertop", "Elrond")
    card = hand(g, 0, "Andúril, the Flame of the West")[0]
    choose(g, "Declared Andúril, the Flame of the West")
    choose(g, "Take Elrond")
    settle(g)
    roll(g, 4)                                                 # 4 - 3: as many as points, and Elrond is gone
    assert g.pile[card] == DISCARD and g.pile[elrond] == DISCARD
    g, (elrond,) = organizing("Rivendell", "Elrond")
    card = give(g, elrond, "Andúril, the Flame of the West")
    g.state[elrond] = TAPPED
    UntapPhase().cards_untap(g)
    assert g.state[elrond] == TAPPED and points_of(g, card) == 1 and corruption(g, elrond) == 1
    play(g, "Andúril, the Flame of the West")
    assert g.pile[card] == MARSHALLED
    for site, who in (("Bree", "Elrond"), ("Weathertop", "Gimli")):
        g, _ = visiting(site, who)
        hand(g, 0, "Andúril, the Flame of the West")
        assert not offers(g, "Andúril, the Flame of the West")


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
    assert not offers(g, "Andúril, the Flame of the West 4")                       # nobody is tapped
    g.state[aragorn] = TAPPED
    g.ready = False
    choose(g, "Declared Andúril, the Flame of the West")
    choose(g, "Take Aragorn II")
    settle(g)
    assert g.state[aragorn] == UNTAPPED and g.state[anduril] == TAPPED
    roll(g, 4)                                                 # 4 - 1: as many as points
    assert g.pile[aragorn] == DISCARD and g.pile[anduril] == DISCARD


def test_tw_192_no_flame_without_narsil() -> None:
    g, _ = organizing("Bree", "Aragorn II")
    put(g, "Andúril, the Flame of the West", MARSHALLED, 0)
    put(g, "Reforging", MARSHALLED, 0)
    assert ways(g, "Andúril, the Flame of the West") == []
    until_settled(g)


def test_tw_192_stored_with_narsil_it_scores_as_before() -> None:
    g, (aragorn,) = organizing("Rivendell", "Aragorn II")
    narsil = give(g, aragorn, "Narsil")
    anduril = put(g, "Andúril, the Flame of the West", IN_PLAY, 0)
    g.host[anduril] = narsil
    choose(g, ways(g, "Narsil")[-1])
    until_settled(g, 12)
    assert g.pile[narsil] == g.pile[anduril] == MARSHALLED
    assert (points_of(g, narsil), points_of(g, anduril)) == (3, 4)


def forged() -> tuple[Meccg, int, int, int]:
    """Aragorn bears Narsil, and Andúril is placed with it."""
    g, (aragorn, _) = organizing("Bree", "Aragorn II", "Elrond")
    narsil = give(g, aragorn, "Narsil")
    anduril = put(g, "Andúril, the Flame of the West", MARSHALLED, 0)
    assert not offers(g, "Andúril, the Flame of the West")                              # nothing is reforged
    reforging = put(g, "Reforging", MARSHALLED, 0)
    g.ready = False
    assert (prowess(g, aragorn), influence(g, aragorn), corruption(g, aragorn)) == (7, 4, 2)
    play(g, "Andúril, the Flame of the West")
    assert g.pile[reforging] == DISCARD
    return g, aragorn, narsil, anduril
