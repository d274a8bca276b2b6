"""Ways: the regions a company passes, and where it may land."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import HEADING, LOCATION, MOVEMENT, SITES
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.ways import ChoosePath, FliesTo, NextRegion, card_of, landing_places
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.words.numbers import FLIES
from tests.meccg.cards.scenes import organizing, play
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import asked, choose, company, give, put


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


@EITHER_SEAT
def test_R_ORG_60_where_a_company_flies_lies_face_down_with_itself(side: int) -> None:
    """With the second company of a seat, too."""
    g = turn_of(side)
    for name, start in (("Gimli", "Rivendell"), ("Legolas", "Lórien")):
        member, = company(g, side, start, name)
        slot, site = g.company[member], put(g, "Bree", LOCATION, side)
        g.then(FliesTo(side, slot, 0, 0, -1))
        choose(g, "To Bree")
        assert g.piles[HEADING + slot] == [site] and not g.is_known(site, 1 - side)


@pytest.mark.parametrize("gives_up", ["TakeBack 0", "Regroup Elladan"])
def test_R_AMB_30_who_gives_up_where_it_was_to_fly_walks_like_everybody(gives_up: str) -> None:
    g, (gimli, _) = organizing("Minas Tirith", "Gimli", "Elladan")
    give(g, gimli, "Gwaihir")
    for site in ("Minas Morgul", "Bree"):
        put(g, site, LOCATION, 0)
    play(g, "Gwaihir")
    assert g.asked(FLIES, 0, 0) > 0 and len(g.lasting) == 2
    choose(g, gives_up)
    while type(g.question()).__name__ != "Declare":
        g.answer(g.offered[0])
    assert g.asked(FLIES, 0, 0) == 0 and g.lasting == []
    choose(g, "Head 0")
    choose(g, "To Minas Morgul")                               # where no eagle would have gone
    g.then(CompanyMoves(0))
    g.phase, g.ready = MOVEMENT, False
    assert isinstance(g.question(), NextRegion)                # and so by some path


@EITHER_SEAT
@pytest.mark.parametrize(("name", "joined"), [("Bree", True), ("Lórien", False)])
def test_R_ORG_67_companies_share_a_site_card_but_at_a_haven_each_has_its_own(
    side: int, name: str, joined: bool,
) -> None:
    g = turn_of(side)
    gimli, = company(g, side, "Rivendell", "Gimli")
    legolas, = company(g, side, name, "Legolas")
    there, kind = g.companies[g.company[legolas]].site, g.cards.names[name]
    put(g, name, LOCATION, 1 - side)
    assert card_of(g, g.company[gimli], kind) == (there if joined else -1)
    own = put(g, name, LOCATION, side)
    assert card_of(g, g.company[gimli], kind) == own and card_of(g, g.company[legolas], kind) == -1
