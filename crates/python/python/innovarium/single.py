"""One seat against bots, for Gymnasium."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from ._native import Match
from .aec import reward, spaces_of


class SingleAgentEnv(gymnasium.Env):
    """One seat of a match; bots have the others.

    `opponents` is a level, as in `innovarium.levels()`, with a budget if one likes (`strong@200`); or one for each of
    the other seats, clockwise. `seat` is where the agent sits; None draws a seat for every match.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        opponents: str | list[str] = "greedy",
        seat: int | None = 0,
        render_mode: str | None = None,
    ) -> None:
        others = seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"{len(self.opponents)} opponents for {others} seats")
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} at a table of {seats}")
        self.game = game
        self.seats = seats
        self.options = None if options is None else dict(options)
        self.chosen_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(game, seats, options)
        self.match: Match | None = None
        self._bots: dict[int, Any] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        super().reset(seed=seed)
        deal, *thoughts = (int(number) for number in self.np_random.integers(1 << 62, size=self.seats + 1))
        if self.chosen_seat is None:
            self.seat = int(self.np_random.integers(self.seats))
        self.match = Match(self.game, self.seats, seed=deal, options=self.options)
        others = [(self.seat + step) % self.seats for step in range(1, self.seats)]
        self._bots = {
            seat: self.match.bot(level, seed=thoughts[seat]) for seat, level in zip(others, self.opponents, strict=True)
        }
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        match = self._match()
        match.act(int(action), self.seat)
        self._let_bots_play()
        outcome = match.outcome
        earned = 0.0 if outcome is None else reward(outcome, self.seat)
        return self._observation(), earned, outcome is not None, False, self._info()

    def action_masks(self) -> np.ndarray:
        """What is offered, under the name that maskable learners ask for."""
        return self._match().mask(self.seat).astype(bool)

    def render(self) -> str | None:
        """What the agent's seat has seen happen, in sentences."""
        return "\n".join(self._match().news(seat=self.seat)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self.match = None

    def _let_bots_play(self) -> None:
        match = self._match()
        while match.asked and self.seat not in match.asked:
            seat = match.asked[0]
            match.choose(self._bots[seat].choose(match, seat), seat)

    def _observation(self) -> dict[str, np.ndarray]:
        match = self._match()
        return {"observation": match.observe(self.seat), "action_mask": match.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        outcome = self._match().outcome
        return {} if outcome is None else {"outcome": outcome}

    def _match(self) -> Match:
        if self.match is None:
            raise ValueError("reset the environment first")
        return self.match
