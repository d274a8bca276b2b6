"""Lure of Nature."""
from __future__ import annotations

from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.terms import WILDERNESS
from ravenhill.games.meccg.words.moments import END_OF_HAZARDS
from tests.meccg.cards.scenes import in_play, on_the_way, until_settled
from tests.meccg.tables import give


def test_tw_058_lure_of_nature_checks_once_for_each_wilderness():
    g, (who,) = on_the_way("Bree", "Legolas", path=(WILDERNESS, WILDERNESS))
    give(g, who, "Lure of Nature", owner=1)
    g.announce(END_OF_HAZARDS, g.current)
    assert len(g.waiting) == 1
    g.then(Triggers(END_OF_HAZARDS))
    until_settled(g, 12)
    assert in_play(g, who)
