"""Secret Passage and Secret Entrance: creatures that are barred."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.piles import HAND, LOCATION
from ravenhill.games.meccg.terms import WILDERNESS
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION
from ravenhill.games.meccg.words.who.combat import KEYS
from tests.meccg.cards.scenes import offers, play, window
from tests.meccg.tables import hand, put


def test_tw_325_secret_passage_and_tw_324_secret_entrance_bar_some_creatures():
    for card, picks, site, way in (("Secret Passage", ("Travel",), "Weathertop", (WILDERNESS, WILDERNESS)),
                                   ("Secret Entrance", ("Take Elrond",), "Moria", ())):
        g, (_elrond,) = window(END_OF_ORGANIZATION, "Rivendell", "Elrond")
        company = g.companies[0]
        company.going = put(g, site, LOCATION, 0)
        hand(g, 0, card)
        play(g, card, *picks)
        g.current = 0
        company.path = type(company.path)(way)
        for name in ("Wargs", "Orc-guard"):
            creature = put(g, name, HAND, 1)
            assert KEYS.find(g, Source(creature, 0, 1, [])) == []
    g, _ = window(END_OF_ORGANIZATION, "Rivendell", "Gimli")
    hand(g, 0, "Secret Entrance", "Secret Passage")
    assert not offers(g, "Secret Entrance") and not offers(g, "Secret Passage")
