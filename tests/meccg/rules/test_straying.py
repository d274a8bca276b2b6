"""Companies that come to another place than they meant to."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import LENT, LOCATION, SITES
from ravenhill.games.meccg.rules.straying import InItsPlace, LoseTheWay, over_sea
from tests.meccg.cards.scenes import on_the_way
from tests.meccg.rules.agent_scenes import sites
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import asked, choose, company, names, put, roll


@pytest.mark.parametrize(("members", "total", "lost"), [
    (("Gimli",), 3, False), (("Gimli",), 4, True),
    (("Aragorn II", "Gimli"), 5, False), (("Aragorn II", "Gimli"), 6, True),
])
def test_R_AMB_162_the_way_is_lost_above_a_number_and_each_ranger_takes_two(
    members: tuple[str, ...], total: int, lost: bool,
) -> None:
    g, _ = on_the_way("Bree", *members)
    sites(g, "Weathertop", "Bag End")
    g.then(LoseTheWay(1, 0, above=3))
    roll(g, total)
    assert isinstance(g.question(), InItsPlace) is lost


@EITHER_SEAT
def test_R_AMB_162_it_comes_to_another_site_nearby_of_the_hazard_players_location_deck(side: int) -> None:
    """Whichever number the card has to which it went: here it is the first of all."""
    g = turn_of(side)
    goal = put(g, "Bree", SITES, side)
    gimli, = company(g, side, "Rivendell", "Gimli")
    it = g.companies[g.company[gimli]]
    it.going = goal
    near, *_ = sites(g, "Weathertop", "Bree", "Edoras", side=1 - side)
    sites(g, "Bag End", side=side)
    g.then(LoseTheWay(1 - side, g.company[gimli], above=3))
    roll(g, 4)
    assert goal == 0 and asked(g).side == 1 - side and names(g) == ["To Weathertop"]
    choose(g, "To Weathertop")
    assert it.going == near and g.pile[near] == SITES + 1 - side and g.host[near] == LENT
    assert g.pile[goal] == LOCATION + side


@EITHER_SEAT
def test_R_AMB_162_over_sea_lies_every_site_with_a_coastal_sea_on_its_path(side: int) -> None:
    g = turn_of(side)
    isle, haven, _ = sites(g, "Tolfalas", "Grey Havens", "Bree", side=side)
    sites(g, "Tolfalas", side=1 - side)
    assert over_sea(g, side) == [isle, haven]
