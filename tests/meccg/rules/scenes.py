"""Scenes in which rules are tried: a company on its way, a table turned round, a card to be shown."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import IN_PLAY, LOCATION, MOVEMENT, SITES, SLOTS
from ravenhill.games.meccg.rules.leaving import found_company, join
from ravenhill.games.meccg.state import Meccg
from tests.meccg.rules.test_events import floor
from tests.meccg.tables import company, put, table

FIRST = SLOTS // 2                       # the second seat's first company
EITHER_SEAT = pytest.mark.parametrize("side", [0, 1])


def bound_for(site: str, standard: bool = True) -> Meccg:
    """A company is on its way to a site whose card is the first of all."""
    g = table(standard)
    floor(g)
    goal = put(g, site, SITES, 0)
    assert goal == 0
    company(g, 0, "Minas Tirith", "Aragorn II", "Elladan")
    g.companies[0].going = goal
    g.current, g.phase = 0, MOVEMENT
    return g


def empty(standard: bool = True) -> Meccg:
    g = table(standard)
    floor(g)
    g.active = 1
    return g


def turn_of(side: int, standard: bool = True) -> Meccg:
    """An empty table in a turn of this seat."""
    g = table(standard)
    floor(g)
    g.active = side
    return g


def lone_wanderer(g: Meccg, side: int, name: str, site: str) -> int:
    """A company of one, who was there before his site: on an empty table his card is the first of all."""
    card = put(g, name, IN_PLAY, side)
    join(g, card, found_company(g, side, put(g, site, LOCATION, side)))
    return card
