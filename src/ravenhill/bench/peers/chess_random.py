"""python-chess: random legal moves. Run by path in the peers' venv, never imported."""

from __future__ import annotations

import random
from collections.abc import Callable

import chess  # type: ignore[import-not-found, import-untyped, unused-ignore]

POSITIONS = 16
EVERY = 12
SEVENTY_FIVE_MOVES = 150


class Program:
    def about(self) -> dict[str, str]:
        return {"version": str(chess.__version__)}

    def play(self, seed: int) -> tuple[int, int]:
        """One game: until no move is left, no mate is possible, or nothing happened for 75 moves.

        `Board.is_game_over` would list the moves a second time; left out, in the peer's favour.
        """
        dice = random.Random(seed)
        board = chess.Board()
        decisions = forced = 0
        while True:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= SEVENTY_FIVE_MOVES or board.is_insufficient_material():
                return decisions, forced
            decisions += 1
            if len(moves) == 1:
                forced += 1
            board.push(dice.choice(moves))

    def positions(self, seed: int) -> list[Callable[[], object]]:
        """The copying of a few positions along one game, without the moves that led there."""
        dice = random.Random(seed)
        board = chess.Board()
        found: list[Callable[[], object]] = []
        while len(found) < POSITIONS:
            for _ in range(EVERY):
                moves = list(board.legal_moves)
                if not moves:
                    return found
                board.push(dice.choice(moves))
            found.append(board.copy(stack=False).copy)
        return found
