"""Mountain passes: what a ranger knows, and who may use it."""
from __future__ import annotations

import pytest

from ravenhill.core.chain import Declare
from ravenhill.core.frames import Decision
from ravenhill.games.meccg.piles import DISCARD, HEADING, IN_PLAY, LOCATION, MOVEMENT, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.attacks import prowess_of, strikes_of, the_attack
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.movement import heading, linked, neighbours
from ravenhill.games.meccg.words.numbers import LIMIT
from tests.meccg.cards.scenes import (
    end_of_organization,
    offers,
    the_company,
    until_settled,
)
from tests.meccg.tables import choose, deck, hand, names, put, settle

# Each pass: two sites it links, of whose regions the first pair is named; and the attack on the way.
PASSES = [
    ("tw-191", "Anduin River", "Edoras", "Dagorlad", ("Rohan", "Dagorlad"), None),
    ("tw-194", "Ash Mountains", "Dead Marshes", "Barad-dûr", ("Dagorlad", "Gorgoroth"), (4, 8)),
    ("tw-284", "Misty Mountains", "Rivendell", "Gladden Fields", ("Rhudaur", "Anduin Vales"), None),
    ("tw-287", "Mountains of Shadow", "Henneth Annûn", "Barad-dûr", ("Ithilien", "Gorgoroth"), (4, 9)),
    ("tw-359", "White Mountains", "Edoras", "Vale of Erech", ("Rohan", "Lamedon"), None),
]


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

