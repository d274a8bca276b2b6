"""Regions and sites as cards make them."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.lasting import WHILE_IT_LIES, Lasting
from ravenhill.games.meccg.piles import IN_PLAY, SITES
from ravenhill.games.meccg.rules.lands import at_haven, path_of, printed_path, region_name, region_type
from ravenhill.games.meccg.rules.mapping import remembered_by
from ravenhill.games.meccg.terms import BORDER_LAND, FREE_DOMAIN, SHADOW_LAND, WILDERNESS
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, put


@EITHER_SEAT
@pytest.mark.parametrize(("site", "haven"), [("Rivendell", True), ("Grey Havens", True), ("Bree", False)])
def test_R_SETUP_01_four_sites_are_havens(side: int, site: str, haven: bool) -> None:
    g = turn_of(side)
    gimli, = company(g, side, site, "Gimli")
    assert at_haven(g, g.companies[g.company[gimli]]) is haven


@EITHER_SEAT
def test_R_AMB_47_a_card_in_force_changes_a_path_whichever_number_it_has(side: int) -> None:
    g = turn_of(side)
    night = put(g, "Morgul Night", IN_PLAY, 1 - side)
    gimli, = company(g, side, "Bree", "Gimli")
    it = g.companies[g.company[gimli]]
    it.path = (WILDERNESS, BORDER_LAND)
    assert night == 0 and path_of(g, g.company[gimli]) == [SHADOW_LAND, BORDER_LAND]
    assert region_type(g, g.company[gimli], g.cards.names["Rhudaur"]) == SHADOW_LAND


def test_R_AMB_47_some_cards_change_a_path_for_playing_hazards_only() -> None:
    g = turn_of(0)
    for name in ("Moon", "Gates of Morning"):
        put(g, name, IN_PLAY, 0)
    gimli, = company(g, 0, "Bree", "Gimli")
    path = g.companies[g.company[gimli]].path = (WILDERNESS, BORDER_LAND)
    assert path_of(g, 0) == printed_path(g, path) == [*path]
    assert path_of(g, 0, True) == printed_path(g, path, True) == [BORDER_LAND, FREE_DOMAIN]


@EITHER_SEAT
def test_R_ORG_64_each_event_on_the_map_lies_in_the_region_that_was_named_for_it(side: int) -> None:
    g = turn_of(side)
    places = {put(g, "Refuge", SITES, side): "Rhudaur", put(g, "Wondrous Maps", SITES, side): "Gundabad"}
    unnamed = put(g, "Refuge", SITES, 1 - side)
    g.lasting = [Lasting(remembered_by(g, card), side, card, WHILE_IT_LIES, g.cards.names[region])
                 for card, region in places.items()]
    assert {card: region_name(g, card) for card in places} == places and region_name(g, unnamed) == ""
