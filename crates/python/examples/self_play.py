"""Learning from self-play at scale: workers on Ray play, JAX trains a small policy and value network.

    pip install ray jax
    python self_play.py --workers 2 --rounds 30 --out network.npz

A worker steps many games at once with the network it was last given, and hands back what its seats saw, what they did
and who won. The learner improves the policy by what was better than the value network expected (advantage actor-critic
with whole games as returns), and the value by who won. The same program runs on a cluster: `ray start` on each machine,
then `--address auto`.
"""

import argparse
import time

import innovarium
import jax
import jax.numpy as jnp
import numpy as np
import ray

HIDDEN = 128


def new_network(seed, observation, actions):
    keys = jax.random.split(jax.random.PRNGKey(seed), 2)
    return {
        "hidden": jax.random.normal(keys[0], (observation, HIDDEN)) * (1 / observation) ** 0.5,
        "hidden_bias": jnp.zeros(HIDDEN),
        "policy": jax.random.normal(keys[1], (HIDDEN, actions)) * 0.01,
        "policy_bias": jnp.zeros(actions),
        "value": jnp.zeros((HIDDEN, 1)),
        "value_bias": jnp.zeros(1),
    }


def forward(network, observations, masks, xp=jnp):
    """The logits of what is offered, and the expected reward; numbers are squeezed, since few are large."""
    hidden = xp.maximum(xp.log1p(observations.astype(xp.float32)) @ network["hidden"] + network["hidden_bias"], 0)
    logits = xp.where(masks > 0, hidden @ network["policy"] + network["policy_bias"], -1e9)
    return logits, xp.tanh(hidden @ network["value"] + network["value_bias"])[..., 0]


def choose(network, env, chance):
    """Draws from the policy: the largest logit, each with a Gumbel number of its own."""
    logits, _ = forward(network, env.observations, env.masks, np)
    return (logits - np.log(-np.log(chance.random(logits.shape) + 1e-12) + 1e-12)).argmax(axis=1)


@ray.remote(num_cpus=1)
class Worker:
    def __init__(self, game, games, seed):
        self.env = innovarium.VectorEnv(game, games, seed=seed)
        self.chance = np.random.default_rng(seed)
        self.unfinished = [[] for _ in range(games)]

    def play(self, network, steps):
        """What was seen and done in games that ended meanwhile, and the reward of whoever did it."""
        env, samples, ended = self.env, [], 0
        for _ in range(steps):
            actions = choose(network, env, self.chance)
            for game, unfinished in enumerate(self.unfinished):
                row = (env.observations[game].copy(), np.packbits(env.masks[game]), actions[game], env.seats[game])
                unfinished.append(row)
            env.step(actions)
            for game in np.flatnonzero(env.ends):
                samples += [(*row[:3], env.rewards[game][row[3]]) for row in self.unfinished[game]]
                self.unfinished[game] = []
                ended += 1
        return samples, ended


@jax.jit
def train(network, momentum, observations, masks, actions, rewards):
    def loss(network):
        logits, values = forward(network, observations, masks)
        chances = jax.nn.log_softmax(logits)
        advantage = jax.lax.stop_gradient(rewards - values)
        taken = jnp.take_along_axis(chances, actions[:, None], axis=1)[:, 0]
        entropy = -(jnp.exp(chances) * jnp.where(masks > 0, chances, 0)).sum(axis=1)
        return (-taken * advantage + 0.5 * (rewards - values) ** 2 - 0.01 * entropy).mean()

    gradient = jax.grad(loss)(network)
    momentum = jax.tree.map(lambda old, new: 0.9 * old + new, momentum, gradient)
    return jax.tree.map(lambda weight, push: weight - 0.02 * push, network, momentum), momentum


def victories(network, game, seed, games=128):
    """How many games the network wins against random choices, seats swapped every other game."""
    env, chance = innovarium.VectorEnv(game, games, seed=seed), np.random.default_rng(seed)
    own = np.arange(games) % 2
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        actions = np.where(env.seats == own, choose(network, env, chance), env.sample())
        env.step(actions)
        first = env.ends & np.isnan(won)
        won[first] = (1 + env.rewards[first, own[first]]) / 2
    return won.mean()


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--game", default="innovation", choices=innovarium.games())
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--games", type=int, default=128, help="of each worker at once")
    arguments.add_argument("--rounds", type=int, default=30)
    arguments.add_argument("--steps", type=int, default=100, help="of every game in a round")
    arguments.add_argument("--address", help="of a Ray cluster; without it, processes of this machine")
    arguments.add_argument("--out", default="network.npz")
    given = arguments.parse_args()
    ray.init(address=given.address, num_cpus=None if given.address else given.workers, include_dashboard=False)
    shape = innovarium.layout(given.game)
    network = new_network(1, shape["observation"], shape["actions"])
    momentum = jax.tree.map(jnp.zeros_like, network)
    workers = [Worker.remote(given.game, given.games, seed) for seed in range(1, given.workers + 1)]
    plain = {name: np.asarray(array) for name, array in network.items()}
    print(f"before: {victories(plain, given.game, 99):.1%} of 128 games won against random choices", flush=True)
    chance = np.random.default_rng(0)
    for number in range(1, given.rounds + 1):
        started = time.perf_counter()
        shared = ray.put(plain)
        played = ray.get([worker.play.remote(shared, given.steps) for worker in workers])
        samples = [sample for samples, _ in played for sample in samples]
        took = time.perf_counter() - started
        for batch in np.array_split(chance.permutation(len(samples)), max(1, len(samples) // 1024)):
            if len(batch) < 1024:
                continue
            rows = [samples[index] for index in batch[:1024]]
            observations, masks, actions, rewards = (np.stack(column) for column in zip(*rows, strict=True))
            masks = np.unpackbits(masks, axis=1, count=shape["actions"])
            network, momentum = train(network, momentum, observations, masks, actions, rewards)
        plain = {name: np.asarray(array) for name, array in network.items()}
        if number % 5 == 0 or number == given.rounds:
            steps = given.workers * given.games * given.steps
            ended = sum(ended for _, ended in played)
            print(
                f"round {number}: {steps / took:,.0f} steps a second, {ended} games ended, {len(samples):,} samples; "
                f"{victories(plain, given.game, 99):.1%} won against random choices",
                flush=True,
            )
    np.savez(given.out, **plain)
    print(f"written to {given.out}")


if __name__ == "__main__":
    main()
