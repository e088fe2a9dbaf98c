"""Innovation, Age of Innovation and Inventions for programs that play and learn.

- `Match`: a match with all that can be done with it: offers, choices, undo, views, records, scenes, bots, search.
- `VectorEnv`: thousands of games that are stepped together into NumPy arrays.
- `innovarium.aec.AECEnv`: a PettingZoo environment; needs `pettingzoo`.
- `innovarium.single.SingleAgentEnv`: one seat against bots, for Gymnasium; needs `gymnasium`.

docs/python.md of the project says how observations and actions are laid out.
"""

from importlib.metadata import PackageNotFoundError, version

from ._native import (
    Batch,
    Bot,
    Match,
    action_names,
    games,
    layout,
    levels,
    network_outputs,
    options,
    play_scenes,
    seats,
    take_network,
)
from .vector import VectorEnv

try:
    __version__ = version("innovarium")
except PackageNotFoundError:
    # Used from the project's folder, without having been installed.
    __version__ = "0"

__all__ = [
    "Batch",
    "Bot",
    "Match",
    "VectorEnv",
    "action_names",
    "games",
    "layout",
    "levels",
    "network_outputs",
    "options",
    "play_scenes",
    "seats",
    "take_network",
]
