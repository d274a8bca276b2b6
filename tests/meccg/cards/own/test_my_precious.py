"""My Precious."""
from __future__ import annotations

from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, LOCATION, MARSHALLED, TAPPED
from ravenhill.games.meccg.rules.agent_actions import actions_of, extra_actions, is_free
from ravenhill.games.meccg.rules.agent_attacks import agent_attack
from ravenhill.games.meccg.rules.agent_wounds import agent_after
from ravenhill.games.meccg.rules.agents import card_of, reveal_agent
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.leaving import agent_leaves
from ravenhill.games.meccg.rules.numbers import blocked, points_by_group
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURES
from tests.meccg.cards.scenes import pass_until
from tests.meccg.rules.agent_scenes import agent, entered, hazard_turn
from tests.meccg.tables import choose, give, hand, names, put, roll, written_and_read

HE = "My Precious"


def attacks(*members: str, rings: tuple[str, ...] = (), gollum: bool = False) -> tuple[Meccg, list[int], Agent, Attack]:
    """He attacks a company that has entered Moria; the defender has Gollum in hand, perhaps."""
    g, people = entered("Moria", *members)
    it = agent(g, HE, up="Moria")
    for ring in rings:
        give(g, people[0], ring)
    if gollum:
        hand(g, 0, "Gollum")
    attack = agent_attack(g, g.current, it, False)
    g.then(attack)
    g.ready = False
    return g, people, it, attack


def fights(g: Meccg, mine: int, his: int, body: int = 2) -> None:
    """The one strike: what the defender rolls, what he rolls, and the body check that follows, if any."""
    while type(g.question()).__name__ != "Roll":
        g.answer(0 if 0 in g.offered else g.offered[0])
    roll(g, mine)
    roll(g, his)
    if type(g.question()).__name__ == "Roll":
        roll(g, body)


def test_dm_029_face_up_he_acts_once_more_for_nothing() -> None:
    g, _ = hazard_turn("Bree", "Gimli")
    put(g, "Moria", LOCATION, 1)
    it = agent(g, HE)
    assert extra_actions(g, it) == (0, 0)                         # face down
    reveal_agent(g, it, g.cards.names["Moria"])
    assert extra_actions(g, it) == (0, 1)
    it.acted = 1
    g.companies[0].limit = 0
    assert is_free(g, it) and actions_of(g, it)
    it.acted = 2
    assert not actions_of(g, it)


def test_dm_029_if_he_hits_he_leaves_with_a_ring() -> None:
    g, _, it, _ = attacks("Frodo", "Sam Gamgee", rings=("Beautiful Gold Ring", "Precious Gold Ring"))
    card = it.card
    fights(g, 2, 12)
    pass_until(g, "StolenRing")
    written_and_read(g)
    assert sorted(names(g)) == ["Take Beautiful Gold Ring", "Take Precious Gold Ring"]
    choose(g, "Take Precious Gold Ring")
    assert not g.agents and g.pile[card] == DISCARD + 1 and faults(g) == []
    g, _, it, _ = attacks("Frodo", "Sam Gamgee", rings=("Dagger of Westernesse",))
    fights(g, 2, 12)
    while type(g.question()).__name__ not in ("Declare", "StolenRing") or g.chain() is not None:
        g.answer(0 if 0 in g.offered else g.offered[0])
    assert g.agents == [it] and g.state[it.card] == TAPPED        # no ring


def test_dm_029_if_he_fails_somebody_may_tame_him() -> None:
    g, (gimli, frodo), it, _ = attacks("Gimli", "Frodo", gollum=True)
    card = it.card
    while type(g.question()).__name__ != "Roll":
        keeps = type(g.question()).__name__ == "StayUntapped"
        g.answer(1 if keeps else 0 if 0 in g.offered else g.offered[0])
    roll(g, 12)
    roll(g, 2)
    roll(g, 2)                                                    # wounded, and not eliminated
    pass_until(g, "TameIt")
    assert blocked(g, g.cards.names["Gollum"])                    # as long as he is here
    free = [words for words in names(g) if words.startswith("Take")]
    choose(g, free[0])
    ally = next(it for it in g.piles[IN_PLAY] if g.facts(it).name == "Gollum")
    assert g.host[ally] in (gimli, frodo) and g.state[g.host[ally]] == TAPPED
    assert g.pile[card] == DISCARD + 1 and not g.agents and faults(g) == []
    for elsewhere in (False, True):
        g, _, it, _ = attacks("Gimli", "Frodo", gollum=elsewhere)
        if elsewhere:
            put(g, "Gollum", MARSHALLED, 0)
        fights(g, 12, 2)
        for _ in range(20):
            if type(g.question()).__name__ == "TameIt":
                assert names(g) == ["No"]                         # none in hand, or he was lost before
            if type(g.question()).__name__ == "Declare" and g.chain() is None:
                break
            g.answer(0 if 0 in g.offered else g.offered[0])
        assert g.agents == [it]


def test_dm_029_who_kills_him_loses_a_point() -> None:
    g, _, it, attack = attacks("Gimli")
    card = it.card
    fights(g, 12, 2, body=12)
    while attack in g.stack:
        g.answer(0 if 0 in g.offered else g.offered[0])
        g.question()
    assert g.pile[card] == MARSHALLED and points_by_group(g, 0)[CREATURES] == -1 and faults(g) == []
    g, _, it, attack = attacks("Gimli")
    attack.defeated, attack.fell = False, 1                       # though another strike of his has hit
    card = it.card
    agent_after(g, attack)
    assert g.pile[card] == MARSHALLED


def test_R_AMB_157_worked_situation_22_gollum_and_my_precious_are_one() -> None:
    g, (frodo,) = hazard_turn("Bree", "Frodo")
    give(g, frodo, "Gollum")
    put(g, "Moria", LOCATION, 1)
    it = agent(g, HE)
    card = card_of(g, it)
    assert not reveal_agent(g, it, g.cards.names["Moria"]) and not g.agents and g.pile[card] == DISCARD + 1
    g, (frodo,) = hazard_turn("Bree", "Frodo")
    it = agent(g, HE)
    assert not blocked(g, g.cards.names["Gollum"])                # face down he bars nobody
    put(g, "Moria", LOCATION, 1)
    reveal_agent(g, it, g.cards.names["Moria"])
    assert blocked(g, g.cards.names["Gollum"])
    agent_leaves(g, it, DISCARD)
    assert not blocked(g, g.cards.names["Gollum"])
