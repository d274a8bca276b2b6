"""On an imagined table: by which sites an agent that lies face down may have come."""
from __future__ import annotations

from ravenhill.core.dice import FastDice
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.piles import LOCATION, LURKING, TRAIL
from ravenhill.games.meccg.rules.agent_guesses import imagine_agents
from ravenhill.games.meccg.rules.agents import is_legal_chain
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import AGENT
from tests.meccg.rules.agent_scenes import agent, kind, sites
from tests.meccg.rules.scenes import EITHER_SEAT, turn_of
from tests.meccg.tables import hand

PLACES = ("Bree", "Weathertop", "Bag End", "Old Forest", "Moria", "Edoras", "Isengard", "Barad-dûr")


def hidden(side: int) -> tuple[Meccg, Agent]:
    """An agent of this seat has moved twice; other agents of his, and other sites, are as unseen."""
    g = turn_of(1 - side)
    sites(g, *PLACES, side=side)
    hand(g, side, "Wormtongue", "Elwen")
    return g, agent(g, "Bill Ferny", "Bree", "Weathertop", side=side)


def imagined(g: Meccg, it: Agent) -> tuple[int, list[int]]:
    """Who it is, and by which sites it came."""
    return g.kind[g.piles[LURKING + it.place][0]], [g.kind[site] for site in g.piles[TRAIL + it.place]]


@EITHER_SEAT
def test_R_AMB_124_whoever_it_is_taken_for_may_have_come_that_way(side: int) -> None:
    found = set()
    for seed in range(30):
        g, it = hidden(side)
        imagine_agents(g, 1 - side, FastDice(seed))
        who, trail = imagined(g, it)
        assert g.cards.facts[who].type == AGENT and is_legal_chain(g, it, who, trail)
        found.add((who, *trail))
    assert len({who for who, *_ in found}) > 1 and len(found) > 3


@EITHER_SEAT
def test_R_AMB_97_its_own_player_knows_the_agent_and_its_way(side: int) -> None:
    g, it = hidden(side)
    imagine_agents(g, side, FastDice(1))
    assert imagined(g, it) == (kind(g, "Bill Ferny"), [kind(g, "Bree"), kind(g, "Weathertop")])


@EITHER_SEAT
def test_R_AMB_128_a_foot_that_lay_open_needs_no_home_near_it(side: int) -> None:
    g, it = hidden(side)
    site, = sites(g, "Barad-dûr", side=side)
    for card in g.piles[TRAIL + it.place].copy():
        g.move(card, LOCATION + side)
    g.put_on_top(site, TRAIL + it.place)
    g.look(site, 1 - side)
    it.footed = True
    imagine_agents(g, 1 - side, FastDice(1))
    assert imagined(g, it)[1] == [kind(g, "Barad-dûr")]
