"""Elf-song."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD
from ravenhill.games.meccg.rules.leaving import may_leave
from ravenhill.games.meccg.words.moments import LONG_EVENTS
from tests.meccg.cards.scenes import play, window
from tests.meccg.tables import give, hand


def test_tw_223_elf_song_frees_who_is_at_a_haven_and_keeps_him_there():
    g, (legolas,) = window(LONG_EVENTS, "Rivendell", "Legolas")
    lure = give(g, legolas, "Lure of Nature", owner=1)
    hand(g, 0, "Elf-song")
    assert may_leave(g, legolas)
    play(g, "Elf-song")
    assert g.pile[lure] == DISCARD + 1 and not may_leave(g, legolas)
    g, (legolas,) = window(LONG_EVENTS, "Bree", "Legolas")
    lure = give(g, legolas, "Lure of Nature", owner=1)
    hand(g, 0, "Elf-song")
    play(g, "Elf-song")
    assert g.host[lure] == legolas and may_leave(g, legolas)
