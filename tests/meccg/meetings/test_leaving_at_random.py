"""Cards that leave play at any time of a random game: whatever took them, nothing impossible stays behind."""
from __future__ import annotations

import os

import pytest

from ravenhill.core.chain import Declare
from ravenhill.core.dice import FastDice
from ravenhill.games.meccg import GAME
from ravenhill.games.meccg.piles import IN_PLAY
from ravenhill.games.meccg.rules.leaving import discard
from ravenhill.games.meccg.terms import AGENT, ALLY, EVENT, ITEM

GAMES = int(os.environ.get("RAVENHILL_MECCG_LEAVING", "2"))      # more of them for a soak
ANSWERS = 700
EVERY = 9                                # so many answers lie between two that leave


@pytest.mark.parametrize("seed", range(603, 603 + GAMES))
def test_nothing_impossible_stays_behind_what_leaves(seed: int) -> None:
    g = GAME.new(GAME.varied({}, seed))
    dice = FastDice(seed)
    g.dice, g.quick = dice, True
    left = 0
    for answers in range(1, ANSWERS):
        if g.question() is None:
            break
        g.accept(g.offered[dice.pick(len(g.offered))])
        there = [card for side in range(2) for card in g.piles[IN_PLAY + side]
                 if g.facts(card).type in (AGENT, ALLY, EVENT, ITEM)]
        quiet = isinstance(g.question(), Declare) and g.chain() is None and not g.attackers
        if answers % EVERY == 0 and there and quiet:
            discard(g, there[dice.pick(len(there))])
            g.ready = False
            left += 1
            assert GAME.faults(g) == [], answers
    assert left > 0
