"""The games as PettingZoo environments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv as PettingZooEnv

from ._native import Match, layout


def reward(outcome: Mapping[str, Any], seat: int) -> float:
    """1 for the first place, -1 for any other, 0 if all share a place."""
    places = outcome["places"]
    if all(place == places[0] for place in places):
        return 0.0
    return 1.0 if places[seat] == 1 else -1.0


def spaces_of(game: str, seats: int, options: Mapping[str, str] | None) -> tuple[spaces.Dict, spaces.Discrete]:
    """What a seat observes, and what it can do."""
    shape = layout(game, seats, None if options is None else dict(options))
    observation = spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (shape["observation"],), np.uint8),
            "action_mask": spaces.Box(0, 1, (shape["actions"],), np.int8),
        }
    )
    return observation, spaces.Discrete(shape["actions"])


class AECEnv(PettingZooEnv):
    """A match as an AEC environment: `player_0`, `player_1` ... act when they are asked.

    Observations are dictionaries with `observation` and `action_mask`. A choice that is not offered is a ValueError,
    and changes nothing. Where several seats are asked at once, the first of them acts first.
    """

    metadata = {"name": "innovarium_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = game
        self.options = None if options is None else dict(options)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._spaces = {agent: spaces_of(game, seats, options) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self.match: Match | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.match = Match(
            self.game, len(self.possible_agents), seed=int(self._seeds.integers(1 << 62)), options=self.options
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.asked[0]]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        return {"observation": self._match().observe(seat), "action_mask": self._match().mask(seat)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            return self._was_dead_step(action)
        if action is None:
            raise ValueError("an action is needed: the game is not over")
        match, agent = self._match(), self.agent_selection
        match.act(int(action), self.possible_agents.index(agent))
        self._cumulative_rewards[agent] = 0.0
        outcome = match.outcome
        if outcome is None:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[match.asked[0]]
        else:
            self.rewards = {agent: reward(outcome, seat) for seat, agent in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"points": outcome["points"][i]} for i, agent in enumerate(self.possible_agents)}
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What has happened, in sentences that everybody may read."""
        return "\n".join(self._match().news()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self.match = None

    def _match(self) -> Match:
        if self.match is None:
            raise ValueError("reset the environment first")
        return self.match


def env(
    game: str, seats: int = 2, options: Mapping[str, str] | None = None, render_mode: str | None = None
) -> AECEnv:
    """As other environments of PettingZoo are made."""
    return AECEnv(game, seats, options, render_mode)
