"""A Pack at the Door."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import HAND, IN_PLAY
from ravenhill.games.meccg.terms import BORDER_LAND
from ravenhill.games.meccg.words.who.combat import KEYS
from tests.meccg.cards.scenes import offers, on_the_way
from tests.meccg.tables import hand, put


def test_tw_497_a_pack_comes_to_the_door():
    for pack in (True, False):
        g, _ = on_the_way("Bree", "Gimli", path=(BORDER_LAND,))
        if pack:
            put(g, "A Pack at the Door", IN_PLAY, 1)
        spiders, watcher = put(g, "Giant Spiders", HAND, 1), put(g, "Fell Turtle", HAND, 1)
        assert bool(KEYS.find(g, Source(spiders, 0, 1, []))) == pack
        assert KEYS.find(g, Source(watcher, 0, 1, [])) == []
    hand(g, 1, "A Pack at the Door")
    g.answer(0)
    assert not offers(g, "A Pack at the Door")
