"""Mistress Lobelia, and the agent who is the same person."""
from __future__ import annotations

from ravenhill.games.meccg.piles import DISCARD, HAND, TAPPED
from ravenhill.games.meccg.rules.agents import moves, reveal_agent
from ravenhill.games.meccg.rules.numbers import blocked
from tests.meccg.cards.scenes import at_rest, on_the_way, organizing, until_settled
from tests.meccg.rules.agent_scenes import agent, kind, sites
from tests.meccg.tables import choose, deck, give, names


def test_dm_178_she_finds_what_her_site_offers():
    g, (frodo,) = organizing("Bree", "Frodo")
    she = give(g, frodo, "Mistress Lobelia")
    bill, _ = deck(g, 0, "Bill the Pony", "Riders of Rohan")
    choose(g, "Declared Mistress Lobelia")
    for _ in range(4):
        if type(g.question()).__name__ == "TakeFound": break
        g.answer(0)
    assert names(g) == ["No", "Take Bill the Pony"]
    choose(g, "Take Bill")
    assert g.pile[bill] == HAND and g.state[she] == TAPPED
    assert not any(words.startswith("Declared Mistress") for words in names(g))


def test_dm_178_she_leaves_who_goes_far():
    for site, stays in (("Old Forest", True), ("Weathertop", False)):
        g, (frodo,) = on_the_way(site, "Frodo", origin="Bree")
        she = give(g, frodo, "Mistress Lobelia")
        from ravenhill.core.words import Source
        n = next(n for n, rule in enumerate(g.facts(she).rules) if rule.kind == 1)
        when = g.facts(she).rules[n].when
        assert when is not None and when.holds(g, Source(she, n, 0, [g.current])) != stays


def test_dm_028_R_AMB_157_one_of_the_two_bars_the_other_and_she_moves_only_near_home():
    g, (frodo,) = at_rest("Bree", "Frodo")
    sites(g, "Bree", "Old Forest", "Bag End", "The White Towers", "Weathertop")
    it = agent(g, "Lobelia Sackville-Baggins")
    assert sorted(g.facts(site).name for site in moves(g, it)) == ["Bag End", "Bree", "Old Forest", "The White Towers"]
    card = g.piles[g.pile[give(g, frodo, "Mistress Lobelia")]][-1]
    assert g.facts(card).name == "Mistress Lobelia" and blocked(g, kind(g, "Lobelia Sackville-Baggins"))
    assert not reveal_agent(g, it, kind(g, "Bree")) and not g.agents
    assert len(g.piles[DISCARD + 1]) == 1
    until_settled(g)
