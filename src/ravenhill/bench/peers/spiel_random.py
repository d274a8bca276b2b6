"""A game of OpenSpiel from Python, with the tensor of who moves. Run by path in the peers' venv, never imported."""

from __future__ import annotations

import random

import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

STEPS = 200


class Program:
    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.state = self.game.new_initial_state()
        self.dice = random.Random(1)

    def about(self) -> dict[str, str]:
        from importlib.metadata import version

        return {"version": version("open_spiel")}

    def play(self, seed: int) -> tuple[int, int]:
        """So many moves, each with its observation and its mask; the dice are rolled between them."""
        dice, moved = self.dice, 0
        while moved < STEPS:
            state = self.state
            if state.is_terminal():
                self.state = self.game.new_initial_state()
            elif state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(dice.choices(outcomes, chances)[0])
            else:
                state.observation_tensor()
                state.legal_actions_mask()
                state.apply_action(dice.choice(state.legal_actions()))
                moved += 1
        return moved, 0
