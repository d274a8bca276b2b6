"""To Get You Away."""
from __future__ import annotations

from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import (
    DISCARD,
    FOR_RESCUE,
    IN_PLAY,
    LOCATION,
    NOBODY_HOSTS,
    SITES,
    TAPPED,
    UNTAPPED,
    WOUNDED,
)
from ravenhill.games.meccg.rules.agent_actions import HIDE, actions_of
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.leaving import agent_leaves, discard, held_by
from ravenhill.games.meccg.rules.rescue import keepers
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import MAN, NO_RACE
from tests.meccg.cards.scenes import on_the_way, refused, until_over
from tests.meccg.rules.agent_scenes import agent, sites
from tests.meccg.tables import choose, hand, names, put, roll, written_and_read

AWAY = "To Get You Away"


def waits(up: str = "", homes: tuple[str, ...] = ("Bree", "Cameth Brin")) -> tuple[Meccg, list[int], Agent, int]:
    """Bill Ferny is where the company goes: at Bree, his home."""
    g, people = on_the_way("Bree", "Frodo", "Gimli")
    it = agent(g, "Bill Ferny", up=up)
    sites(g, *homes)
    return g, people, it, hand(g, 1, AWAY)[0]


def comes(g: Meccg, home: str = "Cameth Brin") -> Attack:
    g.answer(0)
    choose(g, f"Declared {AWAY}")
    for _ in range(3):
        if type(g.question()).__name__ == "Pick":
            choose(g, "Take Bill Ferny" if "Take Bill Ferny" in names(g) else f"To {home}")
    while not g.under_way(Attack):
        g.answer(0)
        g.question()
    return g.nearest(Attack)


def struck(g: Meccg, who: str, mine: int, his: int) -> None:
    while type(g.question()).__name__ != "Roll":
        if f"Take {who}" in names(g) and type(g.question()).__name__ in ("AssignRest", "NextStrike"):
            choose(g, f"Take {who}")
        else:
            g.answer(0 if 0 in g.offered else g.offered[0])
    roll(g, mine)
    roll(g, his)
    while g.under_way(Attack):
        g.answer(0 if 0 in g.offered else g.offered[0])
        g.question()


def test_dm_092_who_is_hit_is_taken_to_a_home_of_the_agent() -> None:
    for up in ("", "Bree"):
        g, (frodo, _), it, card = waits(up)
        attack = comes(g)
        assert attack.chooses and attack.captor == card and g.host[g.host[card]] == FOR_RESCUE
        assert len(g.companies[0].counted) == 1 and faults(g) == []
        struck(g, "Frodo", 2, 12)
        assert held_by(g, card) == [frodo] and g.state[frodo] == UNTAPPED
        assert g.facts(g.host[card]).name == "Cameth Brin" and it.site == g.host[card] and g.state[it.card] == TAPPED
        assert g.cards.facts[it.at].name == "Cameth Brin" and faults(g) == []
        assert keepers(g, card, NO_RACE) == MAN
        host = GAME.shown(g, 0, str).hosts[0]
        assert host.attacks[0].race == "man" and (host.attacks[0].strikes, host.attacks[0].prowess) == (3, 8)
        again = written_and_read(g)
        there = next(it for it in again.piles[IN_PLAY + 1] if again.facts(it).name == AWAY)
        assert keepers(again, there, NO_RACE) == MAN and again.agents[0].site == again.host[there]
        assert faults(again) == []


def test_dm_092_who_beats_it_off_is_safe_and_the_card_is_gone() -> None:
    g, (frodo, _), _, card = waits()
    comes(g)
    struck(g, "Frodo", 12, 2)
    assert g.pile[card] == DISCARD + 1 and g.company[frodo] == 0
    assert [g.facts(site).name for site in g.piles[LOCATION + 1]] == ["Cameth Brin"] and faults(g) == []
    g, _, _, card = waits()
    attack = comes(g)
    g.stop(g.stack.index(attack))
    until_over(g, attack)
    assert g.pile[card] == DISCARD + 1 and faults(g) == []       # cancelled


def test_dm_092_at_home_where_it_strikes() -> None:
    g, (frodo, _), it, card = waits("Bree", homes=())
    comes(g, "Bree")
    struck(g, "Frodo", 2, 12)
    assert held_by(g, card) == [frodo] and it.site == g.host[card] and g.host[it.site] == FOR_RESCUE
    g.state[it.card] = UNTAPPED
    it.acted = 0
    assert HIDE not in actions_of(g, it)                          # its card is the prisoner's, too
    assert faults(g) == []


def test_dm_092_when_one_of_them_leaves() -> None:
    g, (frodo, _), it, card = waits()
    comes(g)
    struck(g, "Frodo", 2, 12)
    site = g.host[card]
    agent_leaves(g, it, DISCARD)
    assert held_by(g, card) == [frodo] and g.pile[site] == SITES + 1 and faults(g) == []
    discard(g, card)                                              # and now the host: R-PRIS-21
    assert g.facts(g.companies[g.company[frodo]].site).name == "Cameth Brin" and faults(g) == []
    g, (frodo, _), it, card = waits()
    put(g, "Cameth Brin", LOCATION, 0)
    comes(g)
    struck(g, "Frodo", 2, 12)
    site = g.host[card]
    discard(g, card)
    assert g.company[frodo] >= 0 and it.site == site and g.host[site] == NOBODY_HOSTS and faults(g) == []


def test_dm_092_it_needs_an_untapped_agent_there_and_a_home() -> None:
    g, _, it, _ = waits()
    it.state = TAPPED
    assert refused(g, AWAY)
    g, _, _, _ = waits(homes=())
    assert refused(g, AWAY)                                       # no home for a prisoner
    g, _ = on_the_way("Moria", "Frodo")
    agent(g, "Bill Ferny")
    sites(g, "Bree", "Cameth Brin")
    hand(g, 1, AWAY)
    assert refused(g, AWAY)                                       # elsewhere
    g, _, it, _ = waits("Bree")
    g.state[it.card] = WOUNDED
    assert refused(g, AWAY)
