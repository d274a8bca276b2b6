"""The Nazgûl are Abroad."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import DISCARD, HAND, IN_PLAY
from ravenhill.games.meccg.rules.leaving import happens
from ravenhill.games.meccg.rules.triggers import Triggers
from ravenhill.games.meccg.terms import SHADOW_LAND, WILDERNESS
from ravenhill.games.meccg.words.moments import TURN_ENDS
from tests.meccg.cards.scenes import offers, on_the_way, organizing, refused
from tests.meccg.tables import choose, give, hand, names, put, settle


@pytest.mark.parametrize(("site", "path", "ring", "way"), [
    ("Bree", (), "The One Ring", True), ("Edoras", (), "The One Ring", False), ("Lórien", (), "The One Ring", False),
    ("Moria", (), "Precious Gold Ring", True), ("Bree", (SHADOW_LAND,), "Precious Gold Ring", True),
    ("Bree", (WILDERNESS,), "Precious Gold Ring", False), ("Moria", (SHADOW_LAND,), "Glamdring", False),
])
def test_tw_096_the_nazgul_are_abroad_after_the_rings(
    site: str, path: tuple[int, ...], ring: str, way: bool,
) -> None:
    g, (who,) = on_the_way(site, "Frodo", path=path)
    put(g, "The Nazgûl are Abroad", IN_PLAY, 1)
    give(g, who, ring)
    hand(g, 1, "Ren the Unclean")
    g.answer(0)
    assert offers(g, "Ren the Unclean 0") == way


def test_tw_096_with_the_doors_open_each_player_may_fetch_a_nazgul() -> None:
    for doors in (True, False):
        g, _ = organizing("Rivendell", "Gimli")
        put(g, "The Nazgûl are Abroad", IN_PLAY, 1)
        if doors:
            put(g, "Doors of Night", IN_PLAY, 1)
        king = put(g, "Witch-king of Angmar", DISCARD, 1)
        ren = put(g, "Ren the Unclean", DISCARD, 0)
        put(g, "Giant", DISCARD, 1)
        happens(g, TURN_ENDS, -1)
        assert (len(g.waiting) == 1) == doors
        if doors:
            g.then(Triggers(TURN_ENDS))
            settle(g)
            assert names(g) == ["No", "Take Ren the Unclean"]
            choose(g, "Take Ren the Unclean")
            assert names(g) == ["No", "Take Witch-king of Angmar"]
            choose(g, "Take Witch-king of Angmar")
            assert (g.pile[ren], g.pile[king]) == (HAND, HAND + 1)
    g, _ = on_the_way("Bree", "Gimli")
    put(g, "The Nazgûl are Abroad", IN_PLAY, 1)
    hand(g, 1, "The Nazgûl are Abroad")
    assert refused(g, "The Nazgûl are Abroad")
