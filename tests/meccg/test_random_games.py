"""Whole games at random: they all end, and every rule that can be checked at rest is kept."""
from __future__ import annotations

import os
from collections.abc import Mapping

import msgspec
import pytest

from ravenhill.core.dice import FastDice
from ravenhill.games.meccg import GAME, OPTIONAL
from ravenhill.games.meccg.deck_making import random_deck

GAMES = int(os.environ.get("RAVENHILL_MECCG_GAMES", "10"))       # more of them for a soak
MOST_ANSWERS = 40_000


def play(options: Mapping[str, object], seed: int) -> None:
    g = GAME.new(options)
    dice = FastDice(seed)
    g.dice, g.quick = dice, True
    for answers in range(MOST_ANSWERS):
        if g.question() is None:
            assert g.why in ("meccg-council", "meccg-wizard-lost", "meccg-ring-destroyed")
            return
        assert 0 < len(g.offered) <= 256
        if answers % 8 == 0:
            assert GAME.faults(g) == []
        g.accept(g.offered[dice.pick(len(g.offered))])
    raise AssertionError(f"seed {seed} does not end")


@pytest.mark.parametrize("seed", range(GAMES))
def test_games_with_the_starter_decks_end(seed: int) -> None:
    play({"rules": ("basic", "standard")[seed % 2], "length": 1 + seed % 2}, seed)


@pytest.mark.parametrize("seed", range(GAMES))
def test_games_with_random_decks_and_rules_end(seed: int) -> None:
    standard = seed % 3 != 0
    length = 1 + seed % 4 if standard else 1
    decks = [random_deck(seed * 2 + side, standard=standard, length=length) for side in range(2)]
    optional = [name for n, name in enumerate(OPTIONAL) if seed >> n & 1]
    options = {"rules": "standard" if standard else "basic", "movement": ("", "map", "starter")[seed % 3],
               "length": length, "optional": optional, "decks": [msgspec.to_builtins(deck) for deck in decks]}
    play(options, seed)
