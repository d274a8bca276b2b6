"""Morannon."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, LOCATION, MOVEMENT, SITES
from ravenhill.games.meccg.rules.hazards import CompanyMoves
from ravenhill.games.meccg.rules.lands import hold
from ravenhill.games.meccg.rules.movement import destinations
from ravenhill.games.meccg.terms import DARK_DOMAIN, DARK_HOLD, SHADOW_LAND
from tests.meccg.cards.scenes import end_of_organization, offers, play
from tests.meccg.tables import deck, hand, names, put


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
