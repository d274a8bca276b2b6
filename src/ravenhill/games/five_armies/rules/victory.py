"""Who has won. Victories that come at once are tested where they happen: state.py, fate.py, characters.py."""
from __future__ import annotations

from ravenhill.games.five_armies.state import POINTS_TO_WIN, Battle
from ravenhill.games.five_armies.terms import SHADOW


def the_shadow_may_have_won(g: Battle) -> None:
    """B-VIC-05, B-TRN-15, B-AMB-17  Ten points at the end of a turn."""
    if g.victory_points() >= POINTS_TO_WIN: g.finish(SHADOW, "war-points")
