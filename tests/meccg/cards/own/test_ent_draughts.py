"""Ent-draughts."""
from __future__ import annotations

from ravenhill.games.meccg.rules.strength import prowess
from tests.meccg.cards.scenes import offers, play, visiting
from tests.meccg.tables import hand


def test_tw_227_ent_draughts_follow_an_ally_of_wellinghall():
    g, people = visiting("Wellinghall", "Gimli", "Legolas")
    draughts = hand(g, 0, "Ent-draughts", "Quickbeam")[0]
    assert not offers(g, "Ent-draughts")
    play(g, "Quickbeam", "Take Gimli")
    play(g, "Ent-draughts", "Take Legolas")
    assert g.host[draughts] == people[1] and prowess(g, people[1]) == 6
