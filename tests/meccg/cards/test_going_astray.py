"""Destinations that are exchanged on the way: the card belongs to the hazard player, and goes back to him."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import IN_PLAY, LENT, LOCATION, PRISON, SITES, TAPPED
from ravenhill.games.meccg.rules.companies import goes_back
from ravenhill.games.meccg.rules.hazards import CompanyMoves, send_back
from ravenhill.games.meccg.rules.keys import ways_of_keying
from ravenhill.games.meccg.rules.lands import path_of
from ravenhill.games.meccg.rules.leaving import set_free, site_leaves
from ravenhill.games.meccg.rules.movement import by_map, destinations, is_open_to
from ravenhill.games.meccg.rules.returning import fall_behind
from ravenhill.games.meccg.rules.straying import lend, over_sea
from ravenhill.games.meccg.rules.turn import Turns
from ravenhill.games.meccg.rules.ways import card_of
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import BORDER_LAND, COASTAL_SEA, SHADOW_LAND, WILDERNESS
from tests.meccg.cards.scenes import declare, hazard, offers, on_the_way, refused, until_settled
from tests.meccg.journeys import is_told, laid, played
from tests.meccg.tables import choose, company, hand, names, put

SEA = (WILDERNESS, COASTAL_SEA, COASTAL_SEA)
TWO_WILDS = (WILDERNESS, WILDERNESS)


def by_regions(*members: str) -> Meccg:
    """A company uses region movement to Bree."""
    return on_the_way("Bree", *members, path=TWO_WILDS, regions=("Rhudaur", "Arthedain"))[0]


def blown(*sites: str, to: str = "Tolfalas", doors: bool = True) -> tuple[Meccg, list[int], list[int]]:
    """A company sails, and the hazard player has these sites and Winds of Wrath."""
    g, people = on_the_way(to, "Gimli", "Frodo", path=SEA, origin="Edhellond")
    if doors:
        put(g, "Doors of Night", IN_PLAY, 1)
    cards = [put(g, site, LOCATION, 1) for site in sites]
    hand(g, 1, "Winds of Wrath")
    return g, people, cards


def test_td_082_R_AMB_162_the_card_is_the_hazard_players_and_the_way_stays_as_it_was() -> None:
    g, _, (isle, bree) = blown("Isle of the Ulond", "Bree")
    it = g.companies[0]
    goal = it.going
    declare(g, "Winds of Wrath")
    while type(g.question()).__name__ == "Declare":
        g.answer(0)
    assert type(g.question()).__name__ == "InItsPlace" and names(g) == ["To Isle of the Ulond"]
    choose(g, "To Isle of the Ulond")
    assert it.going == isle and g.host[isle] == LENT and g.pile[isle] == SITES + 1 and g.pile[bree] == LOCATION + 1
    assert g.pile[goal] == LOCATION and it.path == SEA and it.limit == 9 and faults(g) == []
    assert path_of(g, 0) == list(SEA)
    creature = hand(g, 1, "Eärcaraxë")[0]
    assert ways_of_keying(g, 0, Source(creature, 0, 1, []), False)         # keys look at the new site


def test_td_082_the_refusals() -> None:
    g, _, _ = blown("Isle of the Ulond", doors=False)
    assert refused(g, "Winds of Wrath")
    g, _, _ = blown("Bree", "Rivendell")
    assert refused(g, "Winds of Wrath")                           # no such site is left
    g, _ = on_the_way("Bree", "Gimli", path=(WILDERNESS,))
    put(g, "Doors of Night", IN_PLAY, 1)
    put(g, "Isle of the Ulond", LOCATION, 1)
    hand(g, 1, "Winds of Wrath")
    assert refused(g, "Winds of Wrath")                           # no sea on the way


def test_td_082_a_haven_has_a_sea_in_one_of_its_paths() -> None:
    g, _, cards = blown("Grey Havens", "Rivendell", "Isle of the Ulond", "Isle of the Ulond")
    assert [g.facts(site).name for site in over_sea(g, 1)] == ["Grey Havens", "Isle of the Ulond"]
    assert len(cards) == 4


def lent(to: str = "Isle of the Ulond", tapped: bool = False) -> tuple[Meccg, int]:
    g, _, (isle,) = blown(to)
    lend(g, 0, isle)
    it = g.companies[0]
    it.origin, it.site, it.going = it.site, isle, -1
    it.arrived = True
    site_leaves(g, it.origin)
    if tapped:
        g.state[isle] = TAPPED
    return g, isle


def test_R_AMB_162_when_it_is_left_the_card_goes_back_tapped_or_not() -> None:
    for tapped in (False, True):
        g, isle = lent(tapped=tapped)
        it = g.companies[0]
        it.site = put(g, "Bree", SITES, 0)
        site_leaves(g, isle)
        assert g.pile[isle] == LOCATION + 1 and g.state[isle] == 0 and g.host[isle] == -1 and faults(g) == []


def test_R_AMB_162_nobody_of_its_owner_comes_to_a_card_that_was_lent() -> None:
    g, isle = lent()
    elrond = company(g, 1, "Edhellond", "Elladan")[0]
    assert not is_open_to(g, isle, 1) and isle not in destinations(g, g.company[elrond])
    assert card_of(g, g.company[elrond], g.kind[isle]) == -1
    own = put(g, "Isle of the Ulond", LOCATION, 1)
    assert card_of(g, g.company[elrond], g.kind[isle]) == own
    prisoner = put(g, "Beregond", PRISON, 1)
    set_free(g, prisoner, isle)                                   # whoever is freed there has the other card
    assert g.companies[g.company[prisoner]].site == own and faults(g) == []


def test_R_AMB_162_a_second_wind_takes_the_first_card_back() -> None:
    g, _, (isle, haven) = blown("Isle of the Ulond", "Grey Havens")
    lend(g, 0, isle)
    lend(g, 0, haven)
    assert g.pile[isle] == LOCATION + 1 and g.host[isle] == -1 and g.companies[0].going == haven and faults(g) == []
    g.then(CompanyMoves(0))
    send_back(g, 0)
    assert g.pile[haven] == LOCATION + 1 and g.host[haven] == -1 and faults(g) == []


def test_R_AMB_162_R_AMB_44_who_must_go_back_is_again_where_he_was_lent_to() -> None:
    g, isle = lent()
    it = g.companies[0]
    it.origin, it.site = isle, put(g, "Bree", SITES, 0)
    site_leaves(g, isle)
    goes_back(g, 0)
    assert it.site == isle and g.pile[isle] == SITES + 1 and g.host[isle] == LENT and faults(g) == []
    g, isle = lent()
    it = g.companies[0]
    bree = put(g, "Bree", SITES, 0)
    it.origin, it.site = isle, bree
    site_leaves(g, isle)
    g.move(isle, PRISON)                                          # somebody else has it by then
    goes_back(g, 0)
    assert it.site == bree and it.sent_back and not it.arrived


def test_td_041_td_082_who_was_left_behind_still_goes_to_the_old_place() -> None:
    g, (gimli, frodo), (isle,) = blown("Isle of the Ulond")
    goal = g.companies[0].going
    fall_behind(g, gimli, 1)
    lend(g, 0, isle)
    assert g.companies[g.company[gimli]].going == goal and g.pile[goal] == SITES and faults(g) == []
    g, (gimli, frodo), (isle,) = blown("Isle of the Ulond")
    lend(g, 0, isle)
    fall_behind(g, frodo, 1)
    assert g.companies[g.company[frodo]].going == isle and faults(g) == []


def test_td_082_great_ship_keeps_the_course() -> None:
    g, (gimli, _), (isle,) = blown("Isle of the Ulond")
    ship = put(g, "Great Ship", IN_PLAY, 0)
    g.host[ship] = -10
    g.companies[0].path = (COASTAL_SEA, COASTAL_SEA, WILDERNESS)
    goal = g.companies[0].going
    declare(g, "Winds of Wrath")
    choose(g, "Declared Great Ship")
    for pick in ("Take Gimli", "Take Winds of Wrath"):
        if type(g.question()).__name__ == "Pick":
            choose(g, pick)
    until_settled(g)
    assert g.companies[0].going == goal and g.pile[isle] == LOCATION + 1 and g.state[gimli] == TAPPED


def lost(*members: str, total: int, sites: tuple[str, ...] = ("Weathertop", "Carn Dûm")) -> Meccg:
    g = by_regions(*members)
    for site in sites:
        put(g, site, LOCATION, 1)
    hand(g, 1, "Chance of Being Lost")
    hazard(g, "Chance of Being Lost", total=total)
    return g


def test_dm_049_above_six_two_less_for_each_ranger() -> None:
    for members, total, strays in ((("Gimli",), 7, True), (("Gimli",), 6, False), (("Aragorn II",), 8, False),
                                   (("Aragorn II",), 9, True), (("Aragorn II", "Faramir"), 10, False)):
        g = lost(*members, total=total)
        going = g.facts(g.companies[0].going).name
        assert going == ("Weathertop" if strays else "Bree") and faults(g) == []
        if strays:
            assert g.host[g.companies[0].going] == LENT


def test_dm_049_only_other_sites_nearby_and_only_by_region_movement() -> None:
    g = by_regions("Gimli")
    put(g, "Bree", LOCATION, 1)
    put(g, "Moria", LOCATION, 1)
    hand(g, 1, "Chance of Being Lost")
    assert refused(g, "Chance of Being Lost")                     # the same site, and one far away
    for basic, path in ((True, TWO_WILDS), (False, (SHADOW_LAND, BORDER_LAND)), (False, ())):
        g = by_regions("Gimli")
        g.companies[0].basic, g.companies[0].path = basic, path
        put(g, "Weathertop", LOCATION, 1)
        hand(g, 1, "Chance of Being Lost")
        assert refused(g, "Chance of Being Lost") and not by_map(g, 0)
    g = by_regions("Gimli")
    put(g, "Weathertop", LOCATION, 1)
    hand(g, 1, "Chance of Being Lost")
    assert by_map(g, 0)
    g.answer(0)
    assert offers(g, "Chance of Being Lost")
    g, _ = on_the_way("Morannon", "Gimli", path=(SHADOW_LAND, SHADOW_LAND), regions=("Dagorlad", "Dagorlad"))
    g.companies[0].path = tuple(int(g.cards.facts[it].region_type) for it in g.companies[0].regions)
    assert not by_map(g, 0)                                       # its way is printed on it


def test_td_082_dm_049_are_told_in_positions_and_views() -> None:
    g = laid(going="Bree")
    site = next(card for card in g.piles[LOCATION + 1] if g.facts(card).name == "Weathertop")
    lend(g, 0, site)
    assert is_told(g)
    played(g, 10)
    g = laid("site", site="Weathertop", more='lent = "instead",')
    assert g.host[g.companies[0].site] == LENT and is_told(g)
    played(g, 12, seed=5)
    g = laid("organization", site="Weathertop", more='lent = "instead",')
    played(g, 12, seed=7)
    assert isinstance(g.stack[0], Turns)
