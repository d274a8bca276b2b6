"""The games as PettingZoo environments: `env("five_armies")` is an AEC environment of two agents."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ravenhill.core.game import Game
from ravenhill.observations.observer import MOST_OPTIONS
from ravenhill.observations.schema import schema_of
from ravenhill.research.episode import Episode


def env(game: Game | str = "ford", options: Mapping[str, Any] | None = None, render_mode: str | None = None) -> Any:
    """With the checks of PettingZoo around it: an action that is not offered ends the game for who took it."""
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw_env(game, options, render_mode), -1))


class raw_env(AECEnv):  # type: ignore[misc]
    """Agents are the seats, such as `west_0`. Observations are rows of numbers; masks of actions are in the infos."""
    metadata = {"render_modes": ["ansi"], "name": "ravenhill", "is_parallelizable": False}

    def __init__(
        self, game: Game | str, options: Mapping[str, Any] | None = None, render_mode: str | None = None,
    ) -> None:
        self.schema = schema_of(game, options)
        self.game = self.schema.game
        self.options = options
        self.render_mode = render_mode
        number = self.schema.version.partition(".")[0]
        self.metadata = {**raw_env.metadata, "name": f"ravenhill_{self.game.name}_v{number}"}
        self.possible_agents = [f"{name}_{seat}" for seat, name in enumerate(self.game.seats)]
        top = np.iinfo(self.schema.dtype).max
        self.spaces = {agent: spaces.Box(0, top, (self.schema.size,), self.schema.dtype.type)
                       for agent in self.possible_agents}
        self.actions = {agent: spaces.Discrete(MOST_OPTIONS) for agent in self.possible_agents}
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]: return self.spaces[agent]
    def action_space(self, agent: str) -> spaces.Space[Any]: return self.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: with this seed, or with one that follows from the last seed that was given."""
        if seed is not None: self.seeds = np.random.default_rng(seed)
        self.episode = Episode(self.game, int(self.seeds.integers(1 << 62)), self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[self.episode.seat]
        self.look()

    def look(self) -> None:
        """What each seat may know now, and the actions of the one that is asked."""
        self.seen = {agent: self.episode.observe(seat) for seat, agent in enumerate(self.possible_agents)}
        nothing = np.zeros(MOST_OPTIONS, np.int8)
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self.seen[agent][1] if agent == self.agent_selection else nothing}
            for agent in self.agents}

    def observe(self, agent: str) -> npt.NDArray[Any]: return self.seen[agent][0]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.episode.returns()))
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = next(it for it in self.agents if it != agent)
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self.look()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The question and its options, by name."""
        if self.render_mode != "ansi" or self.episode.over: return None
        table = self.episode.table
        asked = self.game.choices(table)
        return f"{self.agent_selection}: {type(table.stack[-1]).__name__}\n" + "\n".join(map(repr, asked))

    def close(self) -> None: pass
