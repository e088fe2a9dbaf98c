"""Environment steps a second on one core, beside the same loop in OpenSpiel and PettingZoo.

Every loop chooses at random among what is offered and looks at the observation and the mask of every step.

    pip install open_spiel pygame      # to compare; what is missing is left out
    taskset -c 0 python speed.py [--seconds 3]
"""

import argparse
import random
import time

import innovarium
import numpy as np


def measure(seconds, step):
    """Steps a second of the processor, as the best of three runs: whoever shares the machine only slows it down."""
    best = 0.0
    for _ in range(3):
        steps, started = 0, time.process_time()
        while (took := time.process_time() - started) < seconds / 3:
            steps += step()
        best = max(best, steps / took)
    return best


def batch(game, seats, options=None, games=1024):
    env = innovarium.VectorEnv(game, games, seats, options)
    actions = np.zeros(games, np.int64)

    def step():
        env.sample(actions)
        env.step(actions)
        return games

    return step


def single(game):
    """The environment of PettingZoo, one game at a time."""
    from innovarium.aec import AECEnv

    return agent_steps(AECEnv(game))


def agent_steps(env):
    def step():
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            actions = observation["action_mask"].nonzero()[0]
            env.step(None if ended or cut else int(random.choice(actions)))
            steps += 1
        return steps

    return step


def open_spiel(name):
    import pyspiel

    game = pyspiel.load_game(name)

    def step():
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return step


def pettingzoo(name):
    from importlib import import_module

    return agent_steps(import_module(f"pettingzoo.classic.{name}").env())


EXPANSIONS = {"expansions": "cities+artifacts+echoes+figures"}
LOOPS = [
    ("innovation, 1,024 games for 2", lambda: batch("innovation", 2)),
    ("innovation, 1,024 games for 4", lambda: batch("innovation", 4)),
    ("innovation with all expansions, 1,024 games for 2", lambda: batch("innovation", 2, EXPANSIONS)),
    ("age-of-innovation, 1,024 games for 2", lambda: batch("age-of-innovation", 2)),
    ("age-of-innovation, 1,024 games for 4", lambda: batch("age-of-innovation", 4)),
    ("inventions, 1,024 games for 2", lambda: batch("inventions", 2)),
    ("inventions, 1,024 games for 4", lambda: batch("inventions", 4)),
    ("innovation, PettingZoo's AEC", lambda: single("innovation")),
    ("age-of-innovation, PettingZoo's AEC", lambda: single("age-of-innovation")),
    ("inventions, PettingZoo's AEC", lambda: single("inventions")),
    ("OpenSpiel: tic_tac_toe", lambda: open_spiel("tic_tac_toe")),
    ("OpenSpiel: connect_four", lambda: open_spiel("connect_four")),
    ("OpenSpiel: backgammon", lambda: open_spiel("backgammon")),
    ("OpenSpiel: gin_rummy", lambda: open_spiel("gin_rummy")),
    ("PettingZoo: tictactoe_v3", lambda: pettingzoo("tictactoe_v3")),
    ("PettingZoo: connect_four_v3", lambda: pettingzoo("connect_four_v3")),
]

if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--seconds", type=float, default=3.0)
    arguments.add_argument("--only", default="", help="loops whose name contains this")
    given = arguments.parse_args()
    for name, loop in LOOPS:
        if given.only not in name:
            continue
        try:
            print(f"{measure(given.seconds, loop()):12,.0f}  {name}", flush=True)
        except ImportError as missing:
            print(f"{'left out':>12}  {name}: {missing}")
