"""Two cards that are one person: worked situation 22 of the expansions, both halves played to their outcome."""
from __future__ import annotations

from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD, LOCATION, MARSHALLED
from ravenhill.games.meccg.rules.combat import Attack
from ravenhill.games.meccg.rules.guards import automatic
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.rules.numbers import blocked
from tests.meccg.cards.scenes import offers, on_the_way, the_company, until_over, visiting
from tests.meccg.rules.agent_scenes import act, agent, hazard_turn, kind, now
from tests.meccg.tables import choose, give, hand, put

HE = "My Precious"


def test_R_TERM_03_R_AMB_134_R_AMB_157_situation_22_revealed_beside_gollum_he_is_discarded() -> None:
    g, (frodo,) = hazard_turn("Bree", "Frodo")
    gollum = give(g, frodo, "Gollum")
    put(g, "Moria", LOCATION, 1)
    agent(g, HE)
    assert f"RevealAgent {HE}" in now(g)                   # whether he may stay is told by revealing him
    act(g, f"RevealAgent {HE}", f"AtPlace {kind(g, 'Moria')}")
    assert not g.agents and [g.facts(it).name for it in g.piles[DISCARD + 1]] == [HE]
    assert g.is_in_play(gollum) and faults(g) == []


def test_R_TERM_03_R_AMB_157_situation_22_when_gollum_has_left_he_stays_and_bars_him() -> None:
    g, (frodo,) = hazard_turn("Bree", "Frodo")
    discard(g, give(g, frodo, "Gollum"))
    put(g, "Moria", LOCATION, 1)
    it = agent(g, HE)
    act(g, f"RevealAgent {HE}", f"AtPlace {kind(g, 'Moria')}")
    assert g.agents == [it] and it.card >= 0 and faults(g) == []
    g, _ = visiting("Goblin-gate", "Frodo")                # and face up he keeps Gollum out
    hand(g, 0, "Gollum")
    assert offers(g, "Gollum")
    put(g, "Moria", LOCATION, 1)
    agent(g, HE, up="Moria")
    g.ready = False
    assert not offers(g, "Gollum")


def test_R_TERM_03_R_AMB_157_situation_22_the_bane_beaten_there_is_no_Balrog() -> None:
    g, _ = on_the_way("The Under-gates", "Gimli", "Legolas", "Boromir II", "Aragorn II", origin="Moria")
    (bane,) = hand(g, 1, "Durin's Bane")
    g.answer(0)
    choose(g, "Declared Durin's Bane")
    while not g.under_way(Attack):
        g.answer(0 if 0 in g.offered else g.offered[0])
        g.question()
    attack = g.nearest(Attack)
    attack.more_prowess -= 15                              # a strong company
    until_over(g, attack, 12)
    assert g.pile[bane] == MARSHALLED and blocked(g, g.cards.names["Balrog of Moria"])
    assert [bool(it.hand) for it in automatic(g, the_company(g).going)] == [True]      # the second of its two
    g, _ = on_the_way("Moria", "Gimli")
    hand(g, 1, "Balrog of Moria")
    g.answer(0)
    before = offers(g, "Balrog of Moria")
    put(g, "Durin's Bane", MARSHALLED, 0)
    g.ready = False
    assert before and not offers(g, "Balrog of Moria")
