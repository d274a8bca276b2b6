"""Paths of the Dead, and the army that follows."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import HAND, LOCATION, MARSHALLED
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION
from ravenhill.games.meccg.words.who.combat import KEYS
from tests.meccg.cards.scenes import arrives, offers, play, visiting, window
from tests.meccg.tables import choose, hand, names, put


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
