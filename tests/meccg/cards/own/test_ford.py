"""Ford, Stealth and Hiding: creatures that are kept away."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import HAND
from ravenhill.games.meccg.terms import WILDERNESS
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION
from ravenhill.games.meccg.words.who.combat import KEYS
from tests.meccg.cards.scenes import offers, play, window
from tests.meccg.tables import hand, put


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
