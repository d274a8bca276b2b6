"""Wizard's River-horses."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, IN_PLAY
from tests.meccg.cards.scenes import attacked_by, offers, on_the_way, play
from tests.meccg.tables import hand, put


def test_tw_364_river_horses_sweep_nazgul_away_or_save_a_lonely_wizard():
    g, _ = on_the_way("Bree", "Gandalf", "Gimli")
    rider = put(g, "Adûnaphel", IN_PLAY, 1)
    hand(g, 0, "Wizard's River-horses")
    play(g, "Wizard's River-horses 0", total=12)
    assert g.pile[rider] == DISCARD + 1
    g, _ = on_the_way("Bree", "Gandalf")
    hand(g, 0, "Wizard's River-horses")
    attack = attacked_by(g, "Giant")
    play(g, "Wizard's River-horses 1", total=12)
    assert attack.stopped
    g, _ = on_the_way("Bree", "Gandalf", "Gimli")
    hand(g, 0, "Wizard's River-horses")
    attacked_by(g, "Giant")
    assert not offers(g, "Wizard's River-horses")
