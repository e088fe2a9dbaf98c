"""A small policy and value network in JAX: how it is trained, and the file that Rust plays by.

Used by train.py. docs/python.md describes the file.
"""

import json

import innovarium
import jax
import jax.numpy as jnp
import numpy as np

FORMAT = 1
BATCH = 1024
# How much of the value's target is who won; the rest is what the search expected.
RESULT = 0.5


def new_network(seed, observation, hidden, seats, actions):
    """Weights and biases of the hidden layers, then of the value, then of the policy."""
    sizes = [observation, *hidden]
    ends = [*zip(sizes, hidden), (hidden[-1], seats), (hidden[-1], actions)]
    keys = jax.random.split(jax.random.PRNGKey(seed), len(ends))
    layers = [(jax.random.normal(key, (a, b)) * (2 / a) ** 0.5, jnp.zeros(b)) for key, (a, b) in zip(keys, ends)]
    return layers[:-2] + [(weights * 0.1, bias) for weights, bias in layers[-2:]]


def forward(network, observations, xp=jnp):
    """What every seat may expect, counted from the one that observes, and what speaks for each action: logarithms."""
    units = xp.log1p(observations.astype(xp.float32))
    for weights, bias in network[:-2]:
        units = xp.maximum(units @ weights + bias, 0)
    return tuple(units @ weights + bias for weights, bias in network[-2:])


def losses(network, samples):
    values, logits = forward(network, samples["observations"])
    target = RESULT * samples["won"] + (1 - RESULT) * samples["expected"]
    value = -(target * jax.nn.log_softmax(values)).sum(axis=1)
    wanted = samples["visits"] / samples["visits"].sum(axis=1, keepdims=True)
    chances = jax.nn.log_softmax(jnp.where(samples["masks"] > 0, logits, -1e9))
    return value.mean(), -(wanted * chances).sum(axis=1).mean()


@jax.jit
def adam(network, state, samples, rate):
    """A step of Adam, with weights that shrink a little (AdamW)."""
    gradient = jax.grad(lambda network: sum(losses(network, samples)))(network)
    first, second, step = state
    first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, first, gradient)
    second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new * new, second, gradient)
    step += 1

    def moved(weight, first, second):
        push = first / (1 - 0.9**step) / (jnp.sqrt(second / (1 - 0.999**step)) + 1e-8)
        return weight - rate * (push + 0.01 * weight)

    return jax.tree.map(moved, network, first, second), (first, second, step)


def batch(samples, rows):
    """Some of the samples, as the loss wants them: masks are stored as bits."""
    chosen = {name: column[rows] for name, column in samples.items()}
    chosen["masks"] = np.unpackbits(chosen["masks"], axis=1, count=chosen["visits"].shape[1])
    chosen["visits"] = chosen["visits"].astype(np.float32)
    return chosen


def train(network, samples, epochs, seed=0, rate=1e-3, told=print):
    """Goes through all samples so many times, with smaller and smaller steps."""
    zeros = jax.tree.map(jnp.zeros_like, network)
    state, chance, count = (zeros, zeros, 0.0), np.random.default_rng(seed), len(samples["won"])
    size = min(BATCH, count)
    steps = epochs * (count // size)
    for epoch in range(epochs):
        order = chance.permutation(count)
        for number in range(count // size):
            done = (epoch * (count // size) + number) / steps
            rows = order[number * size : (number + 1) * size]
            network, state = adam(network, state, batch(samples, rows), rate * (1 - 0.95 * done))
        told(f"epoch {epoch + 1}: {json.dumps(figures(network, batch(samples, order[:BATCH])))} of what it has learned")
    return network


def figures(network, samples):
    """How well it foretells games; the same for what the search expected of them, and for no knowledge at all."""
    values, logits = (np.asarray(output) for output in forward(network, samples["observations"]))
    chances = np.asarray(jax.nn.log_softmax(values))
    said = np.log(np.clip(samples["expected"], 1e-4, 1))
    logits = np.where(samples["masks"] > 0, logits, -np.inf)
    found = {
        "positions": len(values),
        "loss": -(samples["won"] * chances).sum(axis=1).mean(),
        "search_loss": -(samples["won"] * said).sum(axis=1).mean(),
        "blind_loss": np.log(values.shape[1]),
        "same_choice": (logits.argmax(axis=1) == samples["visits"].argmax(axis=1)).mean(),
    }
    return {name: round(float(figure), 4) for name, figure in found.items()}


def export(path, network, game, seats, options, **about):
    """Writes the file: a line of JSON, then all numbers as little-endian float32."""
    layout = innovarium.layout(game, seats, options)
    header = {
        "format": FORMAT,
        "game": game,
        "seats": seats,
        "options": sorted(options.items()),
        "encoding": layout["fingerprint"],
        "observation": layout["observation"],
        "actions": layout["actions"],
        "hidden": [len(bias) for _, bias in network[:-2]],
        **about,
    }
    arrays = [np.asarray(array) for layer in network for array in layer]
    # The policy lies action by action: only those that are offered are asked for.
    arrays[-2] = arrays[-2].T
    with open(path, "wb") as file:
        file.write(json.dumps(header).encode() + b"\n")
        for array in arrays:
            file.write(np.ascontiguousarray(array, "<f4").tobytes())
