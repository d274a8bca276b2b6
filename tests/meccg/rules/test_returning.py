"""Characters whom fear drives back, and those who are left behind."""
from __future__ import annotations

import pytest

from ravenhill.core.frames import Roll
from ravenhill.games.meccg.piles import SLOTS, UNCONTROLLED
from ravenhill.games.meccg.rules.leaving import found_company, join
from ravenhill.games.meccg.rules.returning import FearRoll, may_fall_behind, split_off
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, roll


@EITHER_SEAT
def test_R_AMB_161_who_is_driven_back_is_a_company_of_its_own_which_does_nothing(side: int) -> None:
    """In any place that is free, also in the first; nobody follows him there, and he nobody."""
    g = turn_of(side)
    first = side * SLOTS // 2
    kili, = company(g, side, "Rivendell", "Kíli")
    gimli, frodo, merry = company(g, side, "Bree", "Gimli", "Frodo", "Merry")
    old = g.company[gimli]
    join(g, kili, old)                                         # the first place is free again
    g.host[frodo], g.host[merry] = gimli, frodo
    split_off(g, frodo)
    it = g.companies[first]
    assert g.company[frodo] == first and it.members == [frodo] and it.moved and it.sent_back
    assert g.host[frodo] == g.host[merry] == UNCONTROLLED
    assert g.companies[old].members == [gimli, merry, kili] and it.site == g.companies[old].site


@EITHER_SEAT
def test_R_AMB_161_somebody_falls_behind_who_is_not_alone(side: int) -> None:
    g = turn_of(side)
    gimli, = company(g, side, "Bree", "Gimli")
    assert not may_fall_behind(g, gimli)
    elladan, haldir = company(g, side, "Bree", "Elladan", "Haldir")
    assert may_fall_behind(g, elladan)
    join(g, gimli, g.company[haldir])                          # the first place is free
    assert may_fall_behind(g, gimli)
    first = found_company(g, side, g.companies[g.company[haldir]].site)
    for it in (gimli, haldir):
        join(g, it, first)                                     # and taken, by two
    assert first == side * SLOTS // 2 and may_fall_behind(g, gimli) and not may_fall_behind(g, elladan)


@EITHER_SEAT
def test_R_AMB_161_nobody_falls_behind_where_there_is_no_room_for_one_more_company(side: int) -> None:
    g = turn_of(side)
    gimli, _ = company(g, side, "Bree", "Gimli", "Legolas")
    for _ in range(SLOTS // 2 - 1):
        assert may_fall_behind(g, gimli)
        company(g, side, "Rivendell", "Elladan")
    assert not may_fall_behind(g, gimli)


@EITHER_SEAT
@pytest.mark.parametrize(("total", "stays"), [(6, True), (5, False)])
def test_R_AMB_161_a_roll_and_the_mind_below_a_number_drive_back_and_it_is_made_once(
    side: int, total: int, stays: bool,
) -> None:
    g = turn_of(side)
    gimli, legolas = company(g, side, "Bree", "Gimli", "Legolas")
    g.then(FearRoll(gimli, 6 + g.facts(gimli).mind))
    roll(g, total)
    assert (g.company[gimli] == g.company[legolas]) is stays and not isinstance(g.question(), Roll)
