"""What an attack does to the agent that made it."""
from __future__ import annotations

import pytest

from ravenhill.games.meccg.piles import DISCARD, MARSHALLED, OUT, TAPPED, WOUNDED
from ravenhill.games.meccg.rules.agent_attacks import agent_attack
from ravenhill.games.meccg.rules.agent_wounds import ELIMINATED, GAVE_UP, agent_after, agent_is_struck
from ravenhill.games.meccg.rules.leaving import agent_leaves
from tests.meccg.rules.agent_scenes import agent
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import company


@EITHER_SEAT
@pytest.mark.parametrize(("name", "defeated", "scores"), [
    ("Bill Ferny", True, True), ("Bill Ferny", False, False), ("My Precious", True, True), ("My Precious", False, True),
])
def test_R_AGT_23_who_has_defeated_an_agent_scores_it(side: int, name: str, defeated: bool, scores: bool) -> None:
    """And who kills one that nobody should, bears it."""
    g = turn_of(side)
    it = agent(g, name, up="Bree", side=1 - side)
    member, = company(g, side, "Bree", "Aragorn II")
    card, attack = it.card, agent_attack(g, g.company[member], it, False)
    attack.fell, attack.defeated = ELIMINATED, defeated
    agent_after(g, attack)
    assert g.pile[card] == (MARSHALLED + side if scores else OUT + 1 - side) and not g.agents


@EITHER_SEAT
@pytest.mark.parametrize("wounded", [False, True])
def test_R_AGT_22_an_agent_taps_after_its_attack_unless_it_is_wounded(side: int, wounded: bool) -> None:
    g = turn_of(side)
    it = agent(g, "Bill Ferny", up="Bree", side=1 - side)
    member, = company(g, side, "Bree", "Aragorn II")
    if wounded:
        g.state[it.card] = WOUNDED
    agent_after(g, agent_attack(g, g.company[member], it, False))
    assert g.state[it.card] == (WOUNDED if wounded else TAPPED)


@EITHER_SEAT
def test_R_AMB_96_one_that_gives_up_is_discarded_by_its_owner(side: int) -> None:
    g = turn_of(side)
    it = agent(g, "Bill Ferny", up="Bree", side=1 - side)
    member, = company(g, side, "Bree", "Aragorn II")
    card, attack = it.card, agent_attack(g, g.company[member], it, False)
    attack.fell = GAVE_UP
    agent_after(g, attack)
    assert g.pile[card] == DISCARD + 1 - side and not g.agents


@EITHER_SEAT
def test_R_AMB_133_a_strike_that_fails_wounds_the_agent_and_it_matters_whether_it_was_before(side: int) -> None:
    g = turn_of(side)
    it = agent(g, "Bill Ferny", up="Bree", side=1 - side)
    member, = company(g, side, "Bree", "Aragorn II")
    attack = agent_attack(g, g.company[member], it, False)
    assert not agent_is_struck(g, attack) and g.state[it.card] == WOUNDED
    assert agent_is_struck(g, attack)
    agent_leaves(g, it, DISCARD)
    assert not agent_is_struck(g, attack)
