"""The trail of random games: one line for each, ending in the rolling hash of every table it came through."""
from __future__ import annotations

import sys

import ravenhill
from ravenhill.core.dice import FastDice
from ravenhill.core.saving import fingerprint
from ravenhill.games import load


def main(name: str, decisions: int) -> None:
    game = load(name)
    seed = played = 0
    while played < decisions:
        seed += 1
        table = game.new(game.varied({}, seed) if seed % 2 == 0 else {})      # every other one with other decks
        table.dice = dice = FastDice(seed)
        trail = answers = 0
        while table.question() is not None:
            table.answer(table.offered[dice.pick(len(table.offered))])
            trail = fingerprint(table, trail)
            answers += 1
        played += answers
        print(f"{name} seed {seed}: {answers} answers, trail {trail:016x}")
    print(f"{name}, {ravenhill.BUILD}: {seed} games, {played} answers", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
