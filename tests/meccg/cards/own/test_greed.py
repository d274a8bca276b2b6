"""Greed."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, LOCATION
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.words.moments import BEGINNING_OF_END
from tests.meccg.cards.scenes import offers, on_the_way, play, the_company, until_settled, visiting
from tests.meccg.tables import choose, hand, put


def test_tw_042_greed_tries_all_who_see_an_item_taken():
    for site, gone in (("Moria", True), ("Bree", False)):
        g, (gimli, legolas, frodo) = visiting("Moria", "Gimli", "Legolas", "Frodo")
        greed = put(g, "Greed", IN_PLAY, 1)
        g.host[greed] = the_company(g).site if site == "Moria" else put(g, site, LOCATION, 1)
        hand(g, 0, "Sword of Gondolin")
        choose(g, "Declared Sword of Gondolin")
        choose(g, "Take Gimli")
        until_settled(g, 2)
        assert (g.pile[legolas] != IN_PLAY) == gone              # 2 - 2 against no points
        assert g.pile[gimli] == g.pile[frodo] == IN_PLAY
    g.announce(BEGINNING_OF_END)
    g.then(Triggers(BEGINNING_OF_END))
    until_settled(g)
    assert g.pile[greed] == DISCARD + 1
    g, _ = on_the_way("Moria", "Gimli")
    greed = hand(g, 1, "Greed", "Greed")[0]
    g.answer(0)
    play(g, "Greed")
    assert g.host[greed] == the_company(g).going
    g.answer(0)
    assert not offers(g, "Greed")
