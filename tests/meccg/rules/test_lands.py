"""Regions and sites as cards make them."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.rules.lands import at_haven
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company


@EITHER_SEAT
@pytest.mark.parametrize(("site", "haven"), [("Rivendell", True), ("Grey Havens", True), ("Bree", False)])
def test_R_SETUP_01_four_sites_are_havens(side: int, site: str, haven: bool) -> None:
    g = turn_of(side)
    gimli, = company(g, side, site, "Gimli")
    assert at_haven(g, g.companies[g.company[gimli]]) is haven
