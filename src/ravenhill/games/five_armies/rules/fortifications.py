"""Fortifications: what they take in place of the Army inside, and when they are broken."""
from __future__ import annotations

from ravenhill.games.five_armies.lines import FORTIFICATION_BROKEN, FORTIFICATION_DAMAGED
from ravenhill.games.five_armies.rules.combat_lines import FORTIFICATION_REPAIRED
from ravenhill.games.five_armies.state import FORTIFICATION_FELL, Battle


def walls_take(g: Battle, place: int, count: int) -> int:
    """B-FOR-01 to 04, B-AMB-28, 46  Unbroken walls of either side take the Damage up to their value. How much."""
    taken = min(g.facts.protection[place] - g.walls[place], count)
    if taken > 0:
        g.walls[place] += taken
        g.tell(FORTIFICATION_DAMAGED, place, taken, g.walls[place])
    return taken


def spare_the_walls(g: Battle, place: int, count: int) -> None:
    """B-FOR-05  Damage that was prevented after all."""
    g.walls[place] -= count


def walls_may_fall(g: Battle, place: int, taken: int) -> None:
    """B-FOR-01  Broken at equality, once nothing more can prevent the Damage."""
    if taken > 0 and not g.is_unbroken(place):
        g.tell(FORTIFICATION_BROKEN, place)
        g.lasting_ends(FORTIFICATION_FELL, place)


def repair(g: Battle, place: int, count: int) -> int:
    """B-FOR-04  Only an effect that names an unbroken Fortification takes Damage from it. How much it took."""
    count = min(count, g.walls[place]) if g.is_unbroken(place) else 0
    if count > 0:
        g.walls[place] -= count
        g.tell(FORTIFICATION_REPAIRED, place, count, g.walls[place])
    return count
