"""The environments for PettingZoo and Gymnasium, by their own tests and by ours."""

import gymnasium
import innovarium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from innovarium.aec import AECEnv, env
from innovarium.single import SingleAgentEnv
from pettingzoo.test import api_test, seed_test

GAMES = innovarium.games()


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("game", "seats"), [("innovation", 2), ("age-of-innovation", 3), ("inventions", 4)])
def test_pettingzoo_finds_nothing_wrong(game, seats):
    api_test(AECEnv(game, seats), num_cycles=400)
    seed_test(lambda: AECEnv(game, seats), num_cycles=60)


def test_an_aec_game_ends_with_rewards_that_add_up():
    environment = env("innovation", options={"expansions": "echoes"}, render_mode="ansi")
    environment.reset(seed=1)
    chooser = np.random.default_rng(1)
    totals = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, earned, ended, _, _ = environment.last()
        totals[agent] += earned
        environment.step(None if ended else int(chooser.choice(np.flatnonzero(observation["action_mask"]))))
    assert sorted(totals.values()) in ([-1.0, 1.0], [0.0, 0.0])
    assert environment.match.over and len(environment.render().splitlines()) > 50


def test_who_is_not_asked_observes_but_cannot_act():
    environment = AECEnv("inventions", 3)
    environment.reset(seed=2)
    waiting = next(agent for agent in environment.agents if agent != environment.agent_selection)
    seen = environment.observe(waiting)
    assert environment.observation_space(waiting).contains(seen)
    assert seen["observation"].any() and not seen["action_mask"].any()


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game):
    class Masked(SingleAgentEnv):
        """The checker chooses any action, and knows no masks."""

        def step(self, action):
            return super().step(action if self.action_masks()[action] else int(np.argmax(self.action_masks())))

    check_env(Masked(game, opponents="random"), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_one_seat_plays_against_bots(game):
    environment = SingleAgentEnv(game, seats=3, opponents=["random", "greedy"], seat=None, render_mode="ansi")
    chooser = np.random.default_rng(2)
    seats = set()
    for number in range(6):
        observation, _ = environment.reset(seed=number)
        seats.add(environment.seat)
        ended, earned = False, 0.0
        while not ended:
            assert environment.observation_space.contains(observation)
            action = int(chooser.choice(np.flatnonzero(observation["action_mask"])))
            observation, earned, ended, _, info = environment.step(action)
        assert earned in (-1.0, 0.0, 1.0) and len(info["outcome"]["points"]) == 3
    assert len(seats) > 1 and environment.render()


def test_mistakes_are_errors():
    environment = SingleAgentEnv("innovation")
    assert isinstance(environment, gymnasium.Env)
    for mistake in (
        lambda: SingleAgentEnv("innovation", 3, opponents=["greedy"]),
        lambda: SingleAgentEnv("innovation", seat=2),
        lambda: environment.step(0),
        lambda: AECEnv("innovation", 9),
    ):
        with pytest.raises(ValueError):
            mistake()
    environment.reset(seed=1)
    offered = environment.action_masks()
    with pytest.raises(ValueError, match="not offered"):
        environment.step(int(np.argmin(offered)))
    assert (environment.action_masks() == offered).all()
