"""Hidden Knife."""
from __future__ import annotations

from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.agents import Agent
from ravenhill.games.meccg.faults import faults
from ravenhill.games.meccg.piles import DISCARD, IN_PLAY, MARSHALLED, OUT, TAPPED, UNTAPPED, WOUNDED
from ravenhill.games.meccg.rules.numbers import points_by_group
from ravenhill.games.meccg.state import Meccg
from ravenhill.games.meccg.terms import CREATURES
from tests.meccg.cards.scenes import offers, on_the_way, visiting
from tests.meccg.rules.agent_scenes import agent
from tests.meccg.tables import choose, hand, names, passes, put, roll, written_and_read

KNIFE = "Hidden Knife"


def knife(creature: str = "Pûkel-men", at: str = "Goblin-gate", side: int = 1) -> tuple[Meccg, Agent, int]:
    """Seat 0 draws the knife against Baduila, at home if at Goblin-gate: a prowess of 8, a body of 9."""
    g, _ = visiting("Bree", "Gimli")
    it = agent(g, "Baduila", up=at, side=side)
    g.log = []                                                    # every line must be one that can be told
    card = hand(g, 0, creature)[0]
    hand(g, 0, KNIFE)
    return g, it, card


def drawn(g: Meccg, creature: str = "Pûkel-men") -> None:
    choose(g, f"Declared {KNIFE}")
    if type(g.question()).__name__ == "Pick":
        g.answer(g.offered[0])
    passes(g, "WhichKiller")
    written_and_read(g)
    choose(g, f"Take {creature}")
    written_and_read(g)
    assert all(GAME.shown(g, seat, str).attack is None for seat in (0, 1))       # no company is attacked


def fought(g: Meccg, *totals: int, stays: bool = False) -> None:
    for total in totals:
        while type(g.question()).__name__ == "KeepCover":
            g.answer(1 if stays else 0)
        roll(g, total)
    g.question()


def test_dm_138_a_creature_attacks_the_agent() -> None:
    g, it, card = knife()
    drawn(g)
    fought(g, 5)                                                  # 5 + 8, one less for a second strike: 12 against 11
    assert g.state[it.card] == TAPPED and g.pile[card] == MARSHALLED + 1
    assert points_by_group(g, 1)[CREATURES] == g.facts(card).points and faults(g) == []
    g, it, card = knife()
    drawn(g)
    fought(g, 8, stays=True)                                      # at -3
    assert g.state[it.card] == UNTAPPED and g.pile[card] == MARSHALLED + 1


def test_dm_138_whom_it_wounds_may_die_and_nobody_scores() -> None:
    g, it, card = knife()
    who = it.card
    drawn(g)
    fought(g, 2, 12)                                              # 9 against 11, and a body of 9
    assert g.pile[who] == OUT + 1 and not g.agents and g.pile[card] == DISCARD
    assert points_by_group(g, 0)[CREATURES] == 0 == points_by_group(g, 1)[CREATURES] and faults(g) == []
    g, it, card = knife()
    drawn(g)
    fought(g, 2, 9)
    assert g.state[it.card] == WOUNDED and g.pile[card] == DISCARD
    g, it, card = knife()
    g.state[it.card] = WOUNDED
    drawn(g)
    fought(g, 2, 9)                                               # one more for the old wound
    assert not g.agents and g.pile[card] == DISCARD


def test_dm_138_even_and_tapped_and_wounded_agents() -> None:
    for state, total in ((UNTAPPED, 4), (TAPPED, 5), (WOUNDED, 6)):
        g, it, card = knife()
        g.state[it.card] = state
        drawn(g)
        fought(g, total)                                          # just as strong: nothing happens, but that he taps
        assert g.state[it.card] == max(TAPPED, state) and g.pile[card] == DISCARD and faults(g) == []


def test_dm_138_what_changes_attacks_changes_this_one() -> None:
    for stirred in (True, False):
        g, it, card = knife("Orc-guard")
        if stirred:
            put(g, "Minions Stir", IN_PLAY, 1)
        drawn(g, "Orc-guard")
        fought(g, *((5, 2) if stirred else (5,)))                 # 5 + 8 - 5 against 9, or 5 + 8 - 4 against 8
        assert g.state[it.card] == (WOUNDED if stirred else TAPPED)
        assert g.pile[card] == (DISCARD if stirred else MARSHALLED + 1)


def test_dm_138_own_agents_and_own_creatures_score_for_nobody() -> None:
    g, _, card = knife(side=0)
    drawn(g)
    fought(g, 12)
    assert g.pile[card] == OUT and points_by_group(g, 0)[CREATURES] == 0 and faults(g) == []


def test_dm_138_a_creature_must_fit_the_site_and_the_agent_be_seen() -> None:
    g, _, _ = knife(creature="Cave-drake", at="Bree")
    assert not offers(g, KNIFE)                                   # nothing of the hand is keyed to Bree
    g, _ = visiting("Bree", "Gimli")
    agent(g, "Baduila")
    hand(g, 0, "Orc-guard", KNIFE)
    assert not offers(g, KNIFE)                                   # face down
    g, _ = on_the_way("Bree", "Gimli")
    agent(g, "Baduila", up="Goblin-gate")
    hand(g, 0, "Orc-guard", KNIFE)
    assert not offers(g, KNIFE)                                   # in the movement/hazard phase
    g, _, card = knife()
    choose(g, f"Declared {KNIFE}")
    if type(g.question()).__name__ == "Pick":
        g.answer(g.offered[0])
    passes(g, "WhichKiller")
    assert not g.is_known(card, 1)
    choose(g, "No")
    assert card in g.piles[2] and names(g)
