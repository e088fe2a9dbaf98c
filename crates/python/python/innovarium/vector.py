"""Many games side by side."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from ._native import Batch


class VectorEnv:
    """Many games of one kind, stepped together.

    Each step makes one choice in every game: that of the seat in `seats`. Afterwards the arrays hold, row by row,

    - `observations` (uint8): what the seat that is asked now may know;
    - `masks` (int8): 1 for every action it is offered;
    - `rewards` (float32): one for each seat, if the game has ended: 1 for the first place, -1 for any other, 0 if all
      share a place; 0 everywhere else;
    - `ends` (bool): whether the game has just ended. A new one has then begun, and the other rows are of that one;
    - `seats` (uint8): who is asked.

    The arrays stay the same from step to step, and nothing is copied: keep a copy of what you need longer. Your own
    arrays, for instance in shared memory, can take their place: they must be contiguous.
    """

    def __init__(
        self,
        game: str,
        games: int = 1024,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        *,
        observations: NDArray[np.uint8] | None = None,
        masks: NDArray[np.int8] | None = None,
        rewards: NDArray[np.float32] | None = None,
        ends: NDArray[np.bool_] | None = None,
        asked: NDArray[np.uint8] | None = None,
    ) -> None:
        self.batch = Batch(game, games, seats, None if options is None else dict(options), seed)
        self.games = games
        self.num_actions: int = self.batch.actions
        self.observation_length: int = self.batch.observation

        def array(given, shape, dtype):
            return np.zeros(shape, dtype) if given is None else given

        self.observations: NDArray[np.uint8] = array(observations, (games, self.batch.observation), np.uint8)
        self.masks: NDArray[np.int8] = array(masks, (games, self.batch.actions), np.int8)
        self.rewards: NDArray[np.float32] = array(rewards, (games, seats), np.float32)
        self.ends: NDArray[np.bool_] = array(ends, games, np.bool_)
        self.seats: NDArray[np.uint8] = array(asked, games, np.uint8)
        self._actions: NDArray[np.int64] = np.zeros(games, np.int64)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begins all games anew; the same seed leads to the same games by the same actions."""
        self.batch.reset(seed, self.observations, self.masks, self.rewards, self.ends, self.seats)

    def step(self, actions: NDArray[np.int64]) -> None:
        """One choice in every game. If an action is not offered, it is a ValueError, and nothing changes."""
        self.batch.step(actions, self.observations, self.masks, self.rewards, self.ends, self.seats)

    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """Any offer of each game, all equally likely; into the same array every time, if none is given."""
        actions = self._actions if out is None else out
        self.batch.sample(actions)
        return actions
