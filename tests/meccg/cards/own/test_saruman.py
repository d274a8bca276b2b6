"""Saruman."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, HAND, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.words.moments import BEGINNING_OF_END
from tests.meccg.cards.scenes import organizing, until_settled
from tests.meccg.tables import choose, put


def test_tw_181_saruman_taps_for_a_spell_at_the_end_of_the_turn():
    for spell, right in (("Vanishment", True), ("Dodge", False)):
        g, (saruman,) = organizing("Bree", "Saruman")
        card = put(g, spell, DISCARD, 0)
        g.announce(BEGINNING_OF_END)
        g.then(Triggers(BEGINNING_OF_END))
        if right:
            choose(g, "Pass")
            choose(g, "Pass")
            choose(g, f"Take {spell}")
            assert g.pile[card] == HAND and g.state[saruman] == TAPPED
        else:
            until_settled(g)
            assert g.pile[card] == DISCARD and g.state[saruman] == UNTAPPED
