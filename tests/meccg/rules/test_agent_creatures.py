"""Creatures that an agent lets in at its site."""
from __future__ import annotations

from ravenhill.games.meccg.lasting import Lasting
from ravenhill.games.meccg.piles import HAND
from ravenhill.games.meccg.rules.agent_creatures import lets_in
from ravenhill.games.meccg.words.numbers import LETS_IN
from tests.meccg.rules.agent_scenes import agent
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company, put


@EITHER_SEAT
def test_R_AGT_10_an_agent_at_home_opens_its_site_to_men(side: int) -> None:
    """Whichever number its card has: here it is the first of all."""
    g = turn_of(side)
    it = agent(g, "Bill Ferny", up="Bree", side=1 - side)
    member, = company(g, side, "Bree", "Aragorn II")
    brigands, wolves = put(g, "Brigands", HAND, 1 - side), put(g, "Wolves", HAND, 1 - side)
    slot = g.company[member]
    assert it.card == 0 and not lets_in(g, slot, brigands)
    it.opened = True
    assert lets_in(g, slot, brigands) and not lets_in(g, slot, wolves)
    other, = company(g, 1 - side, "Bree", "Elladan")           # nobody's agent lets creatures in against his own
    assert not lets_in(g, g.company[other], brigands)


@EITHER_SEAT
def test_R_AMB_130_what_was_played_for_an_agent_lets_in_a_race(side: int) -> None:
    """The undead, by shadow-magic; at its own site only."""
    for there in ("Sarn Goriwing", "Bree"):
        g = turn_of(side)
        it = agent(g, "Taladhan", up="Sarn Goriwing", side=1 - side)
        member, = company(g, side, there, "Aragorn II")
        bones, guard = put(g, "Stirring Bones", HAND, 1 - side), put(g, "Orc-guard", HAND, 1 - side)
        effect = next(n for n, one in enumerate(g.cards.lasts) if one.change.question == LETS_IN)
        assert not lets_in(g, g.company[member], bones)
        g.lasting = [Lasting(effect, 1 - side, it.card)]
        assert lets_in(g, g.company[member], bones) is (there == "Sarn Goriwing")
        assert not lets_in(g, g.company[member], guard)
