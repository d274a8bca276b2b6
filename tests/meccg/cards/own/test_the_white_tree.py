"""The White Tree."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, MARSHALLED, TAPPED
from ravenhill.games.meccg.rules.lands import hold, like_a
from ravenhill.games.meccg.rules.turn import heals
from ravenhill.games.meccg.terms import FREE_HOLD, HAVEN
from tests.meccg.cards.scenes import offers, organizing, play, visiting
from tests.meccg.tables import give, hand, put


def test_tw_348_the_white_tree_grows_from_a_sapling_and_heals() -> None:
    for stored in (False, True):
        g, (elrond, gimli) = visiting("Minas Tirith", "Elrond", "Gimli")
        tree = hand(g, 0, "The White Tree")[0]
        assert not offers(g, "The White Tree")
        if stored:
            sapling = put(g, "Sapling of the White Tree", MARSHALLED, 0)
            g.ready = False
            assert not offers(g, "The White Tree")             # it was stored elsewhere
            g.state[sapling] = TAPPED
        else:
            sapling = give(g, gimli, "Sapling of the White Tree")
        g.ready = False
        assert not heals(g, elrond)
        play(g, "The White Tree", "Take Sapling of the White Tree")
        assert g.pile[tree] == IN_PLAY and g.pile[sapling] == DISCARD and heals(g, elrond)
        site = g.companies[g.current].site
        assert like_a(g, site) == HAVEN and hold(g, site) == FREE_HOLD


def test_tw_348_no_tree_elsewhere_or_without_a_sage() -> None:
    for site, who in (("Edoras", "Elrond"), ("Minas Tirith", "Gimli")):
        g, (it,) = visiting(site, who)
        hand(g, 0, "The White Tree")
        give(g, it, "Sapling of the White Tree")
        assert not offers(g, "The White Tree")
    g, (elrond,) = organizing("Minas Tirith", "Elrond")
    put(g, "The White Tree", IN_PLAY, 0)
    give(g, elrond, "Dagger of Westernesse")
    assert not offers(g, "Dagger of Westernesse")              # no Haven for storing
