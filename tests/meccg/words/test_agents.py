"""Words of agents: the first card among them, here and elsewhere, face down and up, of either seat."""
from __future__ import annotations

import pytest

from ravenhill.core.words import Ability, Source
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.piles import FIRST_AGENT, IN_PLAY, MOVEMENT, TAPPED, UNTAPPED
from ravenhill.games.meccg.rules.agent_attacks import agent_attack
from ravenhill.games.meccg.rules.agents import card_of, set_state
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import ANY_NUMBER, SCOUT, WARRIOR
from ravenhill.games.meccg.words.numbers import ROBS_THE_COMPANY
from ravenhill.games.meccg.words.verbs import agents as verbs
from ravenhill.games.meccg.words.who.agents import Agents, AnyAgents
from ravenhill.games.meccg.words.who.people import BEARER
from tests.meccg.rules.agent_scenes import agent
from tests.meccg.tables import company, hand, put, table


def asks(card: int, *picks: int) -> Source: return Source(card, 0, 1, list(picks))


def met(site: str = "Bree") -> tuple[Meccg, Agent]:
    """Bill Ferny, the first card of all, is face up in Bree; the company whose phase it is, is at this site."""
    g = table(True)
    g.stack.clear()
    ferny = agent(g, "Bill Ferny", up="Bree")
    company(g, 0, site, "Gimli")
    g.phase, g.current = MOVEMENT, 0
    assert ferny.card == 0
    return g, ferny


@pytest.mark.parametrize("site, here", [("Bree", True), ("Moria", False)])
def test_R_AGT_31_an_agent_is_where_the_company_is_or_elsewhere(site: str, here: bool) -> None:
    g, ferny = met(site)
    gimli = g.companies[0].members[0]
    for verb in (verbs.AgentAttacks(BEARER), verbs.DiscardAgent(BEARER)):
        assert verb.possible(g, asks(-1), ferny.card) is here and not verb.possible(g, asks(-1), gimli)
    assert verbs.AgentHere().holds(g, asks(ferny.card)) is here and not verbs.AgentHere().holds(g, asks(gimli))
    assert Agents(here=True).find(g, asks(-1)) == ([ferny.card] if here else [])
    g.current = -1
    assert not verbs.AgentHere().holds(g, asks(ferny.card)) and Agents(here=True).find(g, asks(-1)) == []


def test_R_AGT_35_who_is_no_agent_does_not_attack_and_who_is_not_picked_yet_may() -> None:
    g = table(True)
    gimli = put(g, "Gimli", IN_PLAY, 0)
    company(g, 0, "Bree", "Balin")
    g.current = 0
    assert gimli == 0 and not verbs.AgentAttacks(BEARER).possible(g, asks(-1), gimli)
    assert verbs.AgentAttacks(BEARER).possible(g, asks(-1), -1)


@pytest.mark.parametrize("robs, spares", [(False, 0), (True, ROBS_THE_COMPANY)])
@pytest.mark.parametrize("masked", [False, True])
def test_R_AGT_36_the_first_card_attacks_once_as_if_it_were_face_down(masked: bool, robs: bool, spares: int) -> None:
    g, ferny = met()
    plain = agent_attack(g, 0, ferny, masked)
    ferny.masked = masked
    verbs.AgentAttacks(BEARER, 3, robs=robs).do(g, asks(-1), ferny.card)
    attack = g.nearest(Attack)
    assert (attack.card, attack.slot, attack.spares) == (ferny.card, 0, spares) and not ferny.masked
    assert attack.more_prowess == plain.more_prowess + 3 and attack.chooses is plain.chooses
    verbs.AgentAttacks(BEARER, chooses=True).do(g, asks(-1), ferny.card)
    assert g.nearest(Attack).chooses


def test_R_AGT_14_an_untapped_agent_taps_and_is_shown() -> None:
    g, ferny = met()
    anarin = agent(g, "Anarin")
    tap = verbs.TapAgent(BEARER)
    for it in (ferny, anarin):
        card = card_of(g, it)
        for state, may in ((TAPPED, False), (UNTAPPED, True)):
            set_state(g, it, state)
            assert tap.possible(g, asks(-1), card) is may
        tap.do(g, asks(-1), card)
        assert it.card == card and g.state[card] == TAPPED
    assert not tap.possible(g, asks(-1), g.companies[0].members[0])


def test_R_AGT_31_agents_of_a_skill_and_untapped_until_one_was_picked() -> None:
    g, ferny = met()
    anarin = card_of(g, agent(g, "Anarin"))
    ferny_too = [ferny.card, anarin]
    assert Agents().find(g, asks(-1)) == Agents(SCOUT).find(g, asks(-1)) == ferny_too
    assert Agents(WARRIOR).find(g, asks(-1)) == [ferny.card]
    set_state(g, ferny, TAPPED)
    assert Agents().find(g, asks(-1)) == [anarin] and Agents(untapped=False).find(g, asks(-1)) == ferny_too
    assert Agents().find(g, asks(-1, ferny.card)) == ferny_too


@pytest.mark.parametrize("face, fresh, yours, found", [
    (0, False, True, ["Bill Ferny", "Anarin"]), (1, False, True, ["Bill Ferny"]), (-1, False, True, ["Anarin"]),
    (0, True, True, ["Anarin"]), (1, True, True, []), (0, False, False, ["Elwen", "Bill Ferny", "Anarin"]),
    (-1, False, False, ["Elwen", "Anarin"]), (0, True, False, ["Anarin"]),
])
def test_agents_by_their_places_of_a_face_new_or_yours(face: int, fresh: bool, yours: bool, found: list[str]) -> None:
    g, _ = met()
    agent(g, "Anarin", fresh=True)
    agent(g, "Elwen", side=0)
    people = {it.place: g.facts(card_of(g, it)).name for it in g.agents}
    assert [people[it] for it in AnyAgents(face, fresh, yours).find(g, asks(-1))] == found


def lies_on_agents(rules: tuple[Ability, ...]) -> bool:
    return any(isinstance(verb, verbs.LieOnAgent) for rule in rules for verb in rule.verbs)


@pytest.mark.parametrize("place", [0, 3])
def test_what_lies_on_an_agent_lies_there_once_if_it_says_so(place: int) -> None:
    g = table(True)
    name = next(it.name for it in g.cards.facts if it.no_duplicate != ANY_NUMBER and lies_on_agents(it.rules))
    card, again = hand(g, 1, name, name)
    lie = verbs.LieOnAgent(BEARER)
    assert lie.possible(g, asks(again), place)
    lie.do(g, asks(card), place)
    assert g.host[card] == FIRST_AGENT - place and g.pile[card] == IN_PLAY + 1
    assert [it for it in range(5) if not lie.possible(g, asks(again), it)] == [place]
