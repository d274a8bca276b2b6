"""Passes, ships, the Great-road and the Morannon: what each does and when it is refused."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Declare
from ravenhill.core.frames import Decision, Roll
from ravenhill.games.meccg.rules.attacks import prowess_of, strikes_of, the_attack
from ravenhill.games.meccg.rules.hazards import CompanyMoves, Triggers
from ravenhill.games.meccg.rules.leaving import site_leaves
from ravenhill.games.meccg.rules.movement import destinations, heading, linked, neighbours
from ravenhill.games.meccg.rules.numbers import hold
from ravenhill.games.meccg.state import (
    DISCARD,
    FIRST_COMPANY,
    HEADING,
    IN_PLAY,
    LOCATION,
    MOVEMENT,
    OLD_SITES,
    SITES,
    TAPPED,
    UNTAPPED,
    Meccg,
)
from ravenhill.games.meccg.terms import COASTAL_SEA, DARK_DOMAIN, DARK_HOLD, FREE_DOMAIN, SHADOW_LAND, WILDERNESS
from ravenhill.games.meccg.words.moments import END_OF_ORGANIZATION, TURN_ENDS
from ravenhill.games.meccg.words.numbers import DRAWS_OPPONENT, LIMIT
from tests.meccg.cards.scenes import offers, on_the_way, organizing, play, the_company, until_settled, window
from tests.meccg.tables import choose, deck, hand, names, put, settle

# Each pass: two sites it links, of whose regions the first pair is named; and the attack on the way.
PASSES = [
    ("tw-191", "Anduin River", "Edoras", "Dagorlad", ("Rohan", "Dagorlad"), None),
    ("tw-194", "Ash Mountains", "Dead Marshes", "Barad-dûr", ("Dagorlad", "Gorgoroth"), (4, 8)),
    ("tw-284", "Misty Mountains", "Rivendell", "Gladden Fields", ("Rhudaur", "Anduin Vales"), None),
    ("tw-287", "Mountains of Shadow", "Henneth Annûn", "Barad-dûr", ("Ithilien", "Gorgoroth"), (4, 9)),
    ("tw-359", "White Mountains", "Edoras", "Vale of Erech", ("Rohan", "Lamedon"), None),
]


def end_of_organization(site: str, *members: str) -> tuple[Meccg, list[int]]:
    return window(END_OF_ORGANIZATION, site, *members)


@pytest.mark.parametrize(("id", "card", "origin", "goal", "pair", "attack"), PASSES)
def test_a_ranger_leads_over_the_pass(
    id: str, card: str, origin: str, goal: str, pair: tuple[str, str], attack: tuple[int, int] | None,
) -> None:
    g, (aragorn, _) = end_of_organization(origin, "Aragorn II", "Gimli")
    if goal == "Dagorlad":
        goal = "Dead Marshes"
    there = put(g, goal, LOCATION, 0)
    event = hand(g, 0, card)[0]
    for side in range(2):
        deck(g, side, *["Dodge"] * 12)
    one, other = [g.cards.names[name] for name in pair]
    slot = g.company[aragorn]
    assert other not in neighbours(g, slot, one)
    choose(g, f"Declared {card}")
    choose(g, "Take Aragorn II")
    assert g.state[aragorn] == TAPPED
    settle(g)
    assert f"To {goal}" in names(g)
    choose(g, f"To {goal}")
    assert heading(g, slot) == there and linked(g, slot, g.kind[there])
    assert other in neighbours(g, slot, one) and one in neighbours(g, slot, other)
    assert g.pile[event] == (DISCARD if attack is None else IN_PLAY)
    g.stack.clear()
    g.ready = False
    g.phase = MOVEMENT
    g.then(CompanyMoves(slot))
    for _ in range(40):
        question = g.question()
        if isinstance(question, Declare) or the_attack(g) is not None:
            break
        if not isinstance(question, Decision):
            g.answer(0)
        elif "Region" in names(g)[0]:
            wanted = [n for n, words in enumerate(names(g)) if words in (f"Region {one}", f"Region {other}")]
            g.answer(g.offered[wanted[0] if wanted else 0])
        else:
            g.answer(g.offered[0])
    settle(g)
    assert one in the_company(g).regions and other in the_company(g).regions
    it = the_attack(g)
    assert (it is None) == (attack is None)
    if it is not None:
        assert (strikes_of(g, it), prowess_of(g, it)) == attack


@pytest.mark.parametrize(("id", "card", "origin", "goal", "pair", "attack"), PASSES)
def test_or_fewer_hazards_await_who_goes_there(
    id: str, card: str, origin: str, goal: str, pair: tuple[str, str], attack: tuple[int, int] | None,
) -> None:
    g, (aragorn,) = end_of_organization("Lórien", "Aragorn II")
    if goal == "Dagorlad":
        goal = "Dead Marshes"
    slot = g.company[aragorn]
    hand(g, 0, card, card)
    g.regions = False                                          # no map: nobody goes over the pass
    assert not offers(g, card)
    there = put(g, goal, LOCATION, 0)
    g.move(there, HEADING + slot)
    g.ready = False
    choose(g, f"Declared {card}")
    until_settled(g)
    assert g.state[aragorn] == UNTAPPED
    g.companies[slot].going = there
    assert (g.asked(LIMIT, slot, 5), g.asked(LIMIT, slot, 3), g.asked(LIMIT, slot, 1)) == (3, 2, 1)
    g.regions = True
    g.ready = False
    assert not offers(g, card)                                 # it cannot be duplicated, in neither way


@pytest.mark.parametrize(("id", "card", "origin", "goal", "pair", "attack"), PASSES)
def test_the_passes_are_known_to_rangers_only(
    id: str, card: str, origin: str, goal: str, pair: tuple[str, str], attack: tuple[int, int] | None,
) -> None:
    g, (gimli,) = end_of_organization(origin, "Gimli")
    hand(g, 0, card)
    g.move(put(g, "Dead Marshes", LOCATION, 0), HEADING + g.company[gimli])
    assert not offers(g, card)


def test_tw_248_the_great_ship_turns_hazards_away_along_the_sea() -> None:
    g, (cirdan, gimli) = organizing("Grey Havens", "Círdan", "Gimli")
    ship = hand(g, 0, "Great Ship")[0]
    play(g, "Great Ship", "Take Gimli")
    assert g.state[gimli] == TAPPED and g.host[ship] == FIRST_COMPANY - g.company[gimli]
    for path, helps in (((WILDERNESS, COASTAL_SEA, FREE_DOMAIN), True), ((WILDERNESS, WILDERNESS, COASTAL_SEA), False),
                        ((WILDERNESS,), False)):
        g, (cirdan, gimli) = on_the_way("Edhellond", "Círdan", "Gimli", path=path, origin="Grey Havens")
        ship = put(g, "Great Ship", IN_PLAY, 0)
        g.host[ship] = FIRST_COMPANY - g.current
        call = hand(g, 1, "Call of Home")[0]
        choose(g, "Pass")
        choose(g, "Declared Call of Home")
        choose(g, "Take Gimli")
        assert offers(g, "Great Ship") == helps
        if helps:
            choose(g, "Declared Great Ship")
            choose(g, "Take Call of Home" if "Take Call of Home" in names(g) else "Take Círdan")
            settle(g)
            assert g.pile[call] == DISCARD + 1 and not isinstance(g.question(), Roll)
            assert g.state[cirdan] == TAPPED or g.state[gimli] == TAPPED
    g.announce(TURN_ENDS)
    g.then(Triggers(TURN_ENDS))
    until_settled(g)
    assert g.pile[ship] == DISCARD


def test_tw_248_the_great_ship_needs_somebody_untapped() -> None:
    g, (gimli,) = organizing("Grey Havens", "Gimli")
    hand(g, 0, "Great Ship")
    g.state[gimli] = TAPPED
    assert not offers(g, "Great Ship")


def test_tw_249_the_great_road_leads_back() -> None:
    g, (gimli,) = end_of_organization("Rivendell", "Gimli")
    road = hand(g, 0, "Great-road")[0]
    play(g, "Great-road", "Travel")
    slot = g.company[gimli]
    assert g.asked(DRAWS_OPPONENT, slot, 2) == 4 and g.host[road] == FIRST_COMPANY - slot
    moria = put(g, "Moria", SITES, 0)
    home = g.companies[slot].site
    g.companies[slot].site = moria
    g.state[moria] = TAPPED
    site_leaves(g, home)
    g.announce(TURN_ENDS)
    g.then(Triggers(TURN_ENDS))
    settle(g)
    assert names(g) == ["No", "To Rivendell"]
    choose(g, "To Rivendell")
    assert g.companies[slot].site == home and g.pile[moria] == OLD_SITES
    until_settled(g)
    assert g.pile[road] == DISCARD


def test_tw_249_the_great_road_begins_at_a_haven_and_asks_nobody_who_is_still_there() -> None:
    g, _ = end_of_organization("Moria", "Gimli")
    hand(g, 0, "Great-road")
    assert not offers(g, "Great-road")
    g, _ = end_of_organization("Rivendell", "Gimli")
    hand(g, 0, "Great-road")
    play(g, "Great-road", "Travel")
    g.announce(TURN_ENDS)
    g.then(Triggers(TURN_ENDS))
    settle(g)
    assert names(g)[0] != "No"


def test_tw_286_the_morannon_is_a_site() -> None:
    g, (aragorn,) = end_of_organization("Dead Marshes", "Aragorn II")
    gate = hand(g, 0, "Morannon")[0]
    deck(g, 0, "Dodge", "Dodge", "Dodge")
    deck(g, 1, "Dodge", "Dodge", "Dodge", "Dodge", "Dodge", "Dodge")
    play(g, "Morannon", "Travel")
    slot = g.company[aragorn]
    company = g.companies[slot]
    assert company.going == gate and g.pile[gate] == SITES and hold(g, gate) == DARK_HOLD
    g.stack.clear()
    g.ready = False
    g.phase = MOVEMENT
    g.then(CompanyMoves(slot))
    assert names(g) == ["Number 1", "Number 2"]
    assert list(company.path) == [SHADOW_LAND, DARK_DOMAIN]
    assert [g.cards.facts[it].name for it in company.regions] == ["Dagorlad", "Udûn"]
    g.answer(1)
    g.answer(0)
    assert names(g) == [f"Number {n}" for n in range(1, 6)]
    move = g.nearest(CompanyMoves)
    while not isinstance(g.stack[-1], CompanyMoves):
        g.stack.pop()
    move.it_arrives(g, company)
    assert company.site == gate
    lorien = put(g, "Lórien", LOCATION, 0)
    put(g, "Barad-dûr", LOCATION, 0)
    assert lorien in destinations(g, slot)
    g.regions = False
    assert destinations(g, slot) == [lorien]
    company.going = lorien
    g.move(lorien, SITES)
    move.it_arrives(g, company)
    assert g.pile[gate] == DISCARD


def test_tw_286_only_a_few_with_a_scout_from_dagorlad_come_to_the_morannon() -> None:
    for site, members in (("Dead Marshes", ("Gimli",)), ("Dead Marshes", ("Aragorn II", "Gimli", "Kíli")),
                          ("Bree", ("Aragorn II",))):
        g, _ = end_of_organization(site, *members)
        hand(g, 0, "Morannon")
        assert not offers(g, "Morannon"), (site, members)


def test_tw_248_each_of_them_may_tap_against_a_hazard_of_one_chain() -> None:
    g, (cirdan, gimli) = on_the_way("Edhellond", "Círdan", "Gimli", path=(COASTAL_SEA,), origin="Grey Havens")
    ship = put(g, "Great Ship", IN_PLAY, 0)
    g.host[ship] = FIRST_COMPANY - g.current
    calls = hand(g, 1, "Call of Home", "Call of Home")
    choose(g, "Pass")
    choose(g, "Declared Call of Home")
    choose(g, "Take Gimli")
    choose(g, "Declared Great Ship")
    choose(g, "Take Círdan")
    choose(g, "Take Call of Home")
    choose(g, "Declared Call of Home")
    choose(g, "Take Círdan")
    choose(g, "Declared Great Ship")
    choose(g, "Take Gimli")
    assert len(names(g)) == 2                                  # either of the two
    g.answer(calls[1])
    settle(g)
    assert [g.pile[card] for card in calls] == [DISCARD + 1] * 2 and g.state[cirdan] == g.state[gimli] == TAPPED
    assert g.pile[cirdan] == g.pile[gimli] == IN_PLAY
