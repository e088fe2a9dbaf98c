"""Learning from self-play at scale: workers on Ray play, JAX trains a small policy and value network, Rust plays by it.

    pip install ray jax
    python train.py innovation --games 2000 --workers 2 --keep games --out innovation.network
    innovarium arena innovation --network innovation.network --bots strong@100,network@200 --games 200

A worker lets a search play all seats, and hands back what it saw, what the search thought of every offer, and who won.
The network learns to say the same at first sight. Games are kept in a folder, if one is named: a run that was
interrupted goes on. The same program runs on a cluster: `ray start` on each machine, then `--address auto`.
"""

import argparse
import sys
import time
from pathlib import Path

import innovarium
import learner
import numpy as np
import ray
from teacher import taught

# Games of one task of a worker; every twentieth task is held back to measure with.
TASK = 50
HELD_BACK = 20

play = ray.remote(num_cpus=1)(taught)


def games(given, options):
    """All samples, task by task: those that were kept, and those that workers play now."""
    kept = [given.keep and Path(given.keep) / f"{seed:05}.npz" for seed in range(given.tasks)]
    size = min(TASK, given.games)
    waiting = {
        play.remote(given.game, given.seats, options, size, seed, given.iterations): seed
        for seed in range(given.tasks)
        if not (kept[seed] and kept[seed].exists())
    }
    samples = {seed: dict(np.load(kept[seed])) for seed in set(range(given.tasks)) - set(waiting.values())}
    started, all_of_them = time.perf_counter(), len(waiting)
    while waiting:
        [done], _ = ray.wait(list(waiting))
        seed = waiting.pop(done)
        samples[seed] = ray.get(done)
        if kept[seed]:
            kept[seed].parent.mkdir(parents=True, exist_ok=True)
            np.savez(kept[seed], **samples[seed])
        took, played = time.perf_counter() - started, all_of_them - len(waiting)
        print(f"{played * size} of {all_of_them * size} games in {took:.0f} s", flush=True)
    return [samples[seed] for seed in range(given.tasks)]


def together(tasks):
    return {name: np.concatenate([task[name] for task in tasks]) for name in tasks[0]}


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("game", choices=innovarium.games())
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    arguments.add_argument("--games", type=int, default=2000)
    arguments.add_argument("--iterations", type=int, default=32, help="of the search, for each decision")
    arguments.add_argument("--workers", type=int, default=2, help="processes of this machine")
    arguments.add_argument("--address", help="of a Ray cluster, instead of processes of this machine")
    arguments.add_argument("--hidden", type=int, nargs="+", default=[128, 64])
    arguments.add_argument("--epochs", type=int, default=3)
    arguments.add_argument("--keep", help="a folder for the games")
    arguments.add_argument("--out", required=True)
    given = arguments.parse_args()
    given.tasks = max(2, given.games // TASK)
    options = dict(pair.split("=", 1) for pair in given.set)
    # Workers need the modules beside this one.
    places = {"env_vars": {"PYTHONPATH": ":".join([str(Path(__file__).parent), *filter(None, sys.path)])}}
    cores = None if given.address else given.workers
    ray.init(address=given.address, num_cpus=cores, include_dashboard=False, runtime_env=places)
    tasks = games(given, options)
    held, learned = together(tasks[::HELD_BACK]), together([task for n, task in enumerate(tasks) if n % HELD_BACK])
    layout = innovarium.layout(given.game, given.seats, options)
    network = learner.new_network(1, layout["observation"], given.hidden, given.seats, layout["actions"])
    network = learner.train(network, learned, given.epochs)
    figures = learner.figures(network, learner.batch(held, np.arange(len(held["won"]))))
    command = " ".join(["train.py", *sys.argv[1:]])
    learner.export(given.out, network, given.game, given.seats, options, command=command, figures=figures)
    print(f"on games held back: {figures}\nwritten to {given.out}")


if __name__ == "__main__":
    main()
