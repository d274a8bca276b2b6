"""The Evenstar."""
from __future__ import annotations

from ravenhill.games.meccg.piles import IN_PLAY
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.rules.strength import prowess
from ravenhill.games.meccg.terms import BORDER_LAND, WILDERNESS
from tests.meccg.cards.scenes import offers, on_the_way, play, ways
from tests.meccg.tables import hand, put


def test_tw_343_the_star_is_for_one_Elf_and_with_the_Gates_for_all_and_for_the_path() -> None:
    for gates in (True, False):
        g, (legolas, haldir, gimli) = on_the_way("Moria", "Legolas", "Haldir", "Gimli", path=(WILDERNESS,))
        if gates:
            put(g, "Gates of Morning", IN_PLAY, 0)
        hand(g, 0, "The Evenstar")
        before = [prowess(g, it) for it in (legolas, haldir, gimli)]
        found = ways(g, "The Evenstar")
        assert len(found) == (2 if gates else 1)               # there is a Wilderness, and no Border-land
        play(g, found[-1].removeprefix("Declared "), "Take Legolas")
        more = [prowess(g, it) - was for it, was in zip((legolas, haldir, gimli), before)]
        assert more == ([2, 1, 0] if gates else [1, 0, 0])
        assert path_of(g, 0) == [BORDER_LAND if gates else WILDERNESS]
        hand(g, 0, "The Evenstar")
        g.ready = False
        assert not offers(g, "The Evenstar")                   # it cannot be duplicated
    g, _ = on_the_way("Moria", "Gimli")
    hand(g, 0, "The Evenstar")
    assert not offers(g, "The Evenstar")
