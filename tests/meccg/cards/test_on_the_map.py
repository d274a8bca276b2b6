"""Events that are used as sites where the way of a company ends."""
from __future__ import annotations

from ravenhill.core.words import Source
from ravenhill.games.meccg.acting import Acting
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.lasting import WHILE_IT_LIES, Lasting
from ravenhill.games.meccg.piles import DISCARD, HEADING, IN_PLAY, LOCATION, SITES, TAPPED
from ravenhill.games.meccg.rules.companies import those_at
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.keys import ways_of_keying
from ravenhill.games.meccg.rules.lands import hold, path_of, region_name, same_place
from ravenhill.games.meccg.rules.leaving import join, site_leaves, stays_after_all
from ravenhill.games.meccg.rules.mapping import may_wander, remembered_by
from ravenhill.games.meccg.rules.movement import by_map, destinations
from ravenhill.games.meccg.rules.persuasion import targets
from ravenhill.games.meccg.rules.site import offers as site_offers
from ravenhill.games.meccg.rules.straying import lend
from ravenhill.games.meccg.rules.turn import Turns, heals
from ravenhill.games.meccg.rules.ways import landing_places
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import FREE_HOLD, RUINS_AND_LAIRS, SHADOW_LAND, WILDERNESS
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION
from tests.meccg.cards.scenes import end_of_organization, offers, visiting
from tests.meccg.journeys import is_told, laid, played
from tests.meccg.tables import choose, company, hand, put


def region(g: Meccg, name: str) -> str: return f"Region {g.cards.names[name]}"


def sheltered(*way: str, card: str = "Refuge", origin: str = "Rivendell") -> tuple[Meccg, list[int], int]:
    """A company sets out from this site through these regions, the first of which is its own, to this card."""
    g, people = end_of_organization(origin, "Gimli", "Frodo")
    it = hand(g, 0, card)[0]
    if card == "Refuge":
        hand(g, 0, "Legolas")
    choose(g, f"Declared {card}")
    while type(g.question()).__name__ != "NextOnMap":
        g.answer(0 if 0 in g.offered else g.offered[0])
    for name in way[1:]:
        choose(g, region(g, name))
    if type(g.question()).__name__ == "NextOnMap":
        choose(g, "Done")
    return g, people, it


def test_td_145_the_regions_are_named_and_the_card_is_the_site() -> None:
    g, _, refuge = sheltered("Rhudaur", "Arthedain", "Cardolan")
    it = g.companies[0]
    assert it.going == refuge and g.pile[refuge] == SITES and region_name(g, refuge) == "Cardolan"
    assert [g.cards.facts[kind].name for kind in it.regions] == ["Rhudaur", "Arthedain", "Cardolan"]
    assert it.path == (WILDERNESS,) * 3 and by_map(g, 0) and hold(g, refuge) == FREE_HOLD
    assert [g.facts(card).name for card in g.piles[DISCARD]] == ["Legolas"] and faults(g) == []


ASKED = ("Declare", "DrawHowMany")


def arrived(g: Meccg) -> Meccg:
    """The company goes where it heads for, and nobody plays a hazard."""
    g.stack.clear()
    g.ready = False
    turns = Turns()
    turns.at = 5
    g.then(turns)
    g.then(CompanyMoves(0))
    for _ in range(40):
        if g.companies[0].arrived:
            return g
        question = type(g.question()).__name__
        assert question not in ("HowToMove", "NextRegion")
        g.answer(0 if 0 in g.offered or question not in ASKED else g.offered[0])
        g.question()
    raise AssertionError("it never comes there")


def test_td_145_they_heal_there_as_at_a_haven_and_leave_through_regions_only() -> None:
    g, (gimli, _), refuge = sheltered("Rhudaur", "Arthedain")
    arrived(g)
    it = g.companies[0]
    assert it.site == refuge and it.path == (WILDERNESS, WILDERNESS) and it.limit == 2 and heals(g, gimli)
    it.new_turn()
    for site in ("Bree", "Edoras", "Barad-dûr", "Rivendell", "Moria"):
        put(g, site, LOCATION, 0)
    there = {g.facts(site).name for site in destinations(g, 0)}
    assert there == {"Bree", "Rivendell", "Moria"}                # as from any site in Arthedain
    g.regions = False
    assert destinations(g, 0) == []
    g.regions = True
    assert landing_places(g, 0, 0, 0, -1) == []                   # no eagle carries them away
    bree = next(site for site in g.piles[LOCATION] if g.facts(site).name == "Bree")
    g.move(bree, SITES)
    it.site = bree
    site_leaves(g, refuge)
    assert g.pile[refuge] == DISCARD and not g.lasting and faults(g) == []


def test_td_145_the_refusals() -> None:
    g, _ = end_of_organization("Rivendell", "Gimli")
    hand(g, 0, "Refuge", "Aragorn II")
    assert not offers(g, "Refuge")                                # no Elf is given up
    hand(g, 0, "Legolas")
    g.ready = False
    assert offers(g, "Refuge")
    g.regions = False
    g.ready = False
    assert not offers(g, "Refuge")                                # without a map
    g, _ = end_of_organization("The Under-gates", "Gimli")
    hand(g, 0, "Refuge", "Legolas")
    assert not offers(g, "Refuge")                                # no region begins there
    g, _ = end_of_organization("Barad-dûr", "Gimli")
    hand(g, 0, "Wondrous Maps", "Refuge", "Legolas")
    assert offers(g, "Wondrous Maps") and may_wander(g, 0, SHADOW_LAND)
    for name in ("Fíli", "Kíli", "Óin", "Glóin", "Bofur", "Bombur", "Nori"):
        join(g, put(g, name, IN_PLAY, 0), 0)
    g.ready = False
    assert not offers(g, "Wondrous Maps")                         # eight do not travel together


def test_td_171_a_ruin_in_a_shadow_land_with_orcs_and_treasure() -> None:
    way = "Northern Rhovanion", "Grey Mountain Narrows"
    g, (gimli, _), maps = sheltered(*way, card="Wondrous Maps", origin="Lake-town")
    it = g.companies[0]
    assert region_name(g, maps) == way[1] and it.path[-1] == SHADOW_LAND and hold(g, maps) == RUINS_AND_LAIRS
    assert [(a.strikes, a.prowess) for a in automatic(g, maps)] == [(4, 7)]
    arrived(g)
    g.state[maps] = TAPPED
    assert it.site == maps and not heals(g, gimli)
    assert site_offers(g, it, put(g, "Hauberk of Bright Mail", 2, 0))
    assert not site_offers(g, it, put(g, "Wizard's Staff", 2, 0))


def test_td_171_an_item_may_be_found_there() -> None:
    g, (gimli,) = visiting("Wondrous Maps", "Gimli")
    hand(g, 0, "Hauberk of Bright Mail", "Habergeon of Silver")
    assert offers(g, "Hauberk of Bright Mail") and not offers(g, "Habergeon of Silver")
    choose(g, "Declared Hauberk of Bright Mail")
    for _ in range(6):
        if g.state[g.companies[0].site] == TAPPED:
            break
        g.answer(0 if 0 in g.offered else g.offered[0])
        g.question()
    assert g.state[g.companies[0].site] == TAPPED and g.state[gimli] == TAPPED


def at_two_refuges() -> tuple[Meccg, list[int], list[int]]:
    g, people, refuge = sheltered("Rhudaur", "Arthedain")
    arrived(g)
    other = company(g, 0, "Refuge", "Sam Gamgee")[0]
    second = g.companies[g.company[other]].site
    g.lasting = [*g.lasting, Lasting(remembered_by(g, second), 0, second, WHILE_IT_LIES, g.cards.names["High Pass"])]
    return g, [*people, other], [refuge, second]


def test_td_145_two_refuges_are_two_places() -> None:
    g, (gimli, _, sam), (first, second) = at_two_refuges()
    assert not same_place(g, first, second) and those_at(g, 0) == [0]
    assert (region_name(g, first), region_name(g, second)) == ("Arthedain", "High Pass")
    assert g.company[gimli] != g.company[sam]
    creature = hand(g, 1, "The Great Goblin")[0]                  # keyed to sites in High Pass
    for who, there in ((gimli, False), (sam, True)):
        g.current = g.company[who]
        assert bool(ways_of_keying(g, g.current, Source(creature, 0, 1, []), False)) is there
    enemy = company(g, 1, "Refuge", "Boromir II")[0]
    assert enemy not in targets(g, gimli) and faults(g) == []


def test_td_145_R_AMB_31_who_gives_it_up_or_can_no_longer_go_so_far_discards_it() -> None:
    g, _, refuge = sheltered("Rhudaur", "Arthedain")
    stays_after_all(g, 0)
    it = g.companies[0]
    assert (it.going, it.path, it.regions) == (-1, (), ()) and g.pile[refuge] == DISCARD and faults(g) == []
    g, _, refuge = sheltered("Rhudaur", "Arthedain", "Cardolan")
    g.companies[0].regions = g.companies[0].regions * 2           # farther than four regions
    g.stack.clear()
    g.ready = False
    moves = CompanyMoves(0)
    moves.step(g, 0)
    assert g.companies[0].going == -1 and g.pile[refuge] == DISCARD


def test_td_145_an_earlier_destination_goes_back_and_another_wind_takes_the_refuge() -> None:
    g, _ = end_of_organization("Rivendell", "Gimli", "Frodo")
    refuge = hand(g, 0, "Refuge", "Legolas")[0]
    moria = put(g, "Moria", LOCATION, 0)
    g.move_unseen(moria, HEADING)
    choose(g, "Declared Refuge")
    while type(g.question()).__name__ != "NextOnMap":
        g.answer(0 if 0 in g.offered else g.offered[0])
    assert g.pile[moria] == LOCATION
    choose(g, "Done")
    assert region_name(g, refuge) == "Rhudaur" and len(g.companies[0].path) == 1
    haven = put(g, "Grey Havens", LOCATION, 1)
    lend(g, 0, haven)
    assert g.companies[0].going == haven and g.pile[refuge] == DISCARD and not g.lasting
    assert path_of(g, 0) == [WILDERNESS] and faults(g) == []


def test_td_145_td_171_are_told_in_positions_and_views() -> None:
    g = laid("organization", grey=("Refuge", "Elladan", "Wondrous Maps"))
    g.then(Acting(END_OF_ORGANIZATION, 0, True))
    choose(g, "Declared Refuge")
    while type(g.question()).__name__ != "NextOnMap":
        g.answer(0 if 0 in g.offered else g.offered[0])
    assert is_told(g)
    choose(g, region(g, "Arthedain"))
    assert is_told(g)
    choose(g, "Done")
    assert is_told(g)
    played(g, 25)
