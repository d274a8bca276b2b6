"""Events that are used as sites where a way ends."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import HAND, SITES
from ravenhill.games.meccg.rules.lands import region_name
from ravenhill.games.meccg.rules.mapping import MapPath, NextOnMap, ends_well, may_wander, remembered_by
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import DARK_DOMAIN, SHADOW_LAND, WILDERNESS
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import asked, choose, company, names, put


@pytest.mark.parametrize("name", ["Refuge", "Wondrous Maps"])
def test_R_ORG_64_where_an_event_lies_is_remembered_by_its_own_name(name: str) -> None:
    g = turn_of(0)
    card = put(g, name, SITES, 0)
    assert g.cards.facts[g.cards.lasts_from[remembered_by(g, card)]].name == name


@EITHER_SEAT
@pytest.mark.parametrize(("left", "type", "found"), [
    (1, WILDERNESS, True), (0, WILDERNESS, False), (1, SHADOW_LAND, False), (2, SHADOW_LAND, True),
    (2, DARK_DOMAIN, False), (3, DARK_DOMAIN, True),
])
def test_R_ORG_64_so_many_regions_lead_to_one_of_a_type_or_do_not(side: int, left: int, type: int, found: bool) -> None:
    """From Rhudaur, itself a Wilderness, Angmar is the next Shadow-land, and Gundabad behind it a Dark-domain."""
    g = turn_of(side)
    gimli, = company(g, side, "Rivendell", "Gimli")
    slot, rhudaur = g.company[gimli], g.cards.names["Rhudaur"]
    assert ends_well(g, slot, type, rhudaur, left, []) is found
    assert may_wander(g, slot, type)                           # with four


def test_R_ORG_64_no_way_leads_through_a_region_twice() -> None:
    g = turn_of(0)
    gimli, = company(g, 0, "Rivendell", "Gimli")
    slot, through = g.company[gimli], [g.cards.names[name] for name in ("High Pass", "Rhudaur", "Anduin Vales")]
    assert ends_well(g, slot, SHADOW_LAND, through[0], 3, [])
    assert not ends_well(g, slot, SHADOW_LAND, through[0], 3, through[1:])


def offered(g: Meccg) -> set[str]:
    """The regions to which the way may lead on, and whether it may end here."""
    return {it if it == "Done" else g.cards.facts[int(it.split()[1])].name for it in names(g)}


@EITHER_SEAT
def test_R_ORG_64_every_region_on_the_map_leaves_one_less(side: int) -> None:
    """Four lead to a Dark-domain; from Angmar, where two are left, only the one to Gundabad."""
    g = turn_of(side)
    gimli, = company(g, side, "Rivendell", "Gimli")
    it = g.companies[g.company[gimli]]
    card = put(g, "Wondrous Maps", HAND, side)
    g.then(MapPath(g.company[gimli], card, DARK_DOMAIN))
    for region, others in (("Angmar", {"Arthedain", "High Pass"}), ("Gundabad", set())):
        assert asked(g).side == side and offered(g) == {region} | others
        choose(g, f"Region {g.cards.names[region]}")           # and there it ends: no other lies near enough
    assert not isinstance(g.question(), NextOnMap) and it.going == card and g.pile[card] == SITES + side
    assert region_name(g, card) == "Gundabad"
