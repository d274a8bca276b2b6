"""Ways: the regions a company passes, and where it may land."""
from __future__ import annotations

from ravenhill.games.meccg.rules.ways import ChoosePath, NextRegion, landing_places
from ravenhill.games.meccg.state import LOCATION, SITES, Meccg
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import asked, choose, company, put


def regions(g: Meccg) -> set[str]:
    return {g.cards.facts[kind].name for kind in g.offered}


@EITHER_SEAT
def test_R_ORG_64_every_region_that_is_passed_leaves_one_less(side: int) -> None:
    """Four in all, and nobody is led too far round: Cardolan is a way, Arthedain is none."""
    g = turn_of(side)
    gimli, = company(g, side, "Rivendell", "Gimli")
    g.companies[g.company[gimli]].going = put(g, "Moria", SITES, side)
    g.then(ChoosePath(side, g.company[gimli]))
    for step, offered in (
        ("Cardolan", {"Cardolan", "Hollin"}), ("Hollin", {"Hollin"}), ("Redhorn Gate", {"Redhorn Gate"}),
    ):
        assert asked(g).side == side and regions(g) == offered
        choose(g, f"Region {g.cards.names[step]}")
    assert not isinstance(g.question(), NextRegion)


@EITHER_SEAT
def test_R_UD_07_a_company_lands_at_any_site_of_its_own_location_deck(side: int) -> None:
    g = turn_of(side)
    gimli, = company(g, side, "Rivendell", "Gimli")
    own, _ = put(g, "Bree", LOCATION, side), put(g, "Edoras", LOCATION, 1 - side)
    assert landing_places(g, g.company[gimli], 0, 0, -1) == [own]
