"""Neeker-breekers."""
from __future__ import annotations

from ravenhill.games.meccg.piles import TAPPED
from ravenhill.games.meccg.rules.attacks import whom_it_strikes
from ravenhill.games.meccg.rules.strength import prowess
from tests.meccg.cards.scenes import fought, in_play, struck_by, until_settled_rolls


def test_tw_493_neeker_breekers_try_the_mind_and_spare_wizards():
    g, (gimli, gandalf) = fought("Neeker-breekers", "Gimli", "Gandalf")
    attack, strike = struck_by(g, "Neeker-breekers", gimli)
    assert whom_it_strikes(g, attack) == [gimli]
    assert prowess(g, gimli) == 6                        # his mind
    strike.modifier = -20
    until_settled_rolls(g, 6)
    assert g.state[gimli] == TAPPED and in_play(g, gandalf)
