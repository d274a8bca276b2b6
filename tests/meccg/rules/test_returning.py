"""Characters whom fear drives back, and those who are left behind."""
from __future__ import annotations

from ravenhill.games.meccg.rules.leaving import join
from ravenhill.games.meccg.rules.returning import split_off
from ravenhill.games.meccg.state import SLOTS, UNCONTROLLED
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company


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
