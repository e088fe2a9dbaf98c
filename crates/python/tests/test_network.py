"""What train.py is made of: games to learn from, the learner, and the file that Rust plays by.

JAX and Ray are large: where they are not installed, only what needs neither is tested here.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import innovarium
import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"
sys.path.insert(0, str(EXAMPLES))


def run(command):
    """A program that knows the package, installed or not."""
    environment = {**os.environ, "PYTHONPATH": str(Path(innovarium.__file__).parents[1])}
    return subprocess.run(command, capture_output=True, text=True, env=environment)


def written(path, game="innovation", changes=None):
    """A network of random numbers, as the page describes the file; without JAX."""
    seats, hidden = 2, (9, 5)
    layout, chance = innovarium.layout(game, seats), np.random.default_rng(1)
    ends = [(layout["observation"], hidden[0]), *zip(hidden, hidden[1:]), (hidden[-1], seats)]
    ends.append((hidden[-1], layout["actions"]))
    network = [(chance.normal(size=end).astype("<f4") / 4, chance.normal(size=end[1]).astype("<f4")) for end in ends]
    header = {
        "format": 1,
        "game": game,
        "seats": seats,
        "options": [],
        "encoding": layout["fingerprint"],
        "observation": layout["observation"],
        "actions": layout["actions"],
        "hidden": list(hidden),
        **(changes or {}),
    }
    numbers = [array for layer in network[:-1] for array in layer] + [network[-1][0].T.copy(), network[-1][1]]
    path.write_bytes(json.dumps(header).encode() + b"\n" + b"".join(array.tobytes() for array in numbers))
    return network


def outputs(network, observation):
    units = np.log1p(observation.astype(np.float32))
    for weights, bias in network[:-2]:
        units = np.maximum(units @ weights + bias, 0)
    return [units @ weights + bias for weights, bias in network[-2:]]


@pytest.mark.parametrize("game", innovarium.games())
def test_rust_computes_what_numpy_does(game, tmp_path):
    network = written(tmp_path / "network", game)
    env = innovarium.VectorEnv(game, games=8, seed=1)
    for _ in range(40):
        env.step(env.sample())
        for ours, theirs in zip(
            outputs(network, env.observations[0]),
            innovarium.network_outputs(tmp_path / "network", env.observations[0]),
            strict=True,
        ):
            np.testing.assert_allclose(theirs, ours, rtol=1e-4, atol=1e-4)


def test_bots_play_by_a_network(tmp_path):
    """In a process of its own, since a game takes one network."""
    written(tmp_path / "network")
    program = f"""
import innovarium
match = innovarium.Match("innovation", seed=1)
try:
    match.bot("network")
    raise SystemExit("a bot without a network")
except ValueError as problem:
    assert "--network" in str(problem)
innovarium.take_network({str(tmp_path / "network")!r})
bots = [match.bot("network"), match.bot("network@20")]
while not match.over:
    seat = match.asked[0]
    match.choose(bots[seat].choose(match), seat)
try:
    innovarium.Match("innovation", seats=3).bot("network")
    raise SystemExit("a table of three")
except ValueError as problem:
    assert "tables of 2" in str(problem)
"""
    done = run([sys.executable, "-c", program])
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"format": 2}, "format 2"),
        ({"game": "chess"}, "chess"),
        ({"seats": 3}, "bytes follow"),
        ({"encoding": "0"}, "another encoding"),
        ({"hidden": []}, "a size is 0"),
        ({"hidden": [1 << 60, 1 << 60]}, "larger than"),
        ({"options": [["no", "such"]]}, "no"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(changes, problem, tmp_path):
    written(tmp_path / "network", changes=changes)
    with pytest.raises(ValueError, match=problem):
        innovarium.take_network(tmp_path / "network")


def test_the_teacher_says_what_it_saw():
    from teacher import taught

    samples = taught("innovation", 2, {}, 2, 1, 4)
    again = taught("innovation", 2, {}, 2, 1, 4)
    assert all((samples[name] == again[name]).all() for name in samples)
    actions = innovarium.layout("innovation")["actions"]
    offered = np.unpackbits(samples["masks"], axis=1, count=actions)
    assert (samples["visits"][offered == 0] == 0).all() and (samples["visits"].sum(axis=1) > 0).all()
    assert np.allclose(samples["won"].sum(axis=1), 1) and np.allclose(samples["expected"].sum(axis=1), 1, atol=1e-3)


def test_the_learner_learns_and_exports(tmp_path):
    pytest.importorskip("jax")
    import learner
    from teacher import taught

    samples = taught("innovation", 2, {}, 6, 1, 4)
    layout = innovarium.layout("innovation")
    network = learner.new_network(1, layout["observation"], [16, 8], 2, layout["actions"])
    rows = learner.batch(samples, np.arange(len(samples["won"])))
    before = learner.figures(network, rows)
    network = learner.train(network, samples, 100, told=lambda _: None)
    after = learner.figures(network, rows)
    assert after["loss"] < 0.9 * before["loss"] and after["same_choice"] > before["same_choice"]
    learner.export(tmp_path / "network", network, "innovation", 2, {})
    theirs = innovarium.network_outputs(tmp_path / "network", samples["observations"][0])
    for output, numbers in zip(learner.forward(network, samples["observations"][:1]), theirs, strict=True):
        np.testing.assert_allclose(numbers, output[0], rtol=1e-4, atol=1e-4)


def test_the_whole_example_runs(tmp_path):
    pytest.importorskip("jax")
    pytest.importorskip("ray")
    tiny = ["innovation", "--games", "4", "--iterations", "2", "--workers", "1", "--epochs", "1", "--hidden", "8"]
    places = ["--keep", tmp_path / "games", "--out", tmp_path / "network"]
    done = run([sys.executable, EXAMPLES / "train.py", *tiny, *places])
    assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "games").iterdir())) == 2
    innovarium.network_outputs(tmp_path / "network", innovarium.Match("innovation").observe(0))
