"""Many games at once: the same games as one by one, in the caller's arrays, without copies and without leaks."""

import threading

import innovarium
import numpy as np
import pytest

TABLES = [
    ("innovation", 2, None),
    ("innovation", 3, {"expansions": "cities+artifacts+echoes+figures"}),
    ("age-of-innovation", 4, None),
    ("inventions", 2, None),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_rows_are_what_matches_observe(game, seats, options):
    """Follows a batch of one with a match, until the end of a game."""
    batch = innovarium.VectorEnv(game, 1, seats, options, seed=3)
    match = match_of(batch, game, seats, options)
    for _ in range(3000):
        seat = match.asked[0]
        assert batch.seats[0] == seat
        assert (batch.observations[0] == match.observe(seat)).all()
        assert (batch.masks[0] == match.mask(seat)).all()
        action = int(batch.sample()[0])
        match.act(action, seat)
        batch.step(np.array([action]))
        assert batch.ends[0] == match.over
        if match.over:
            places = match.outcome["places"]
            same = len(set(places)) == 1
            assert batch.rewards[0].tolist() == [0.0 if same else 1.0 if place == 1 else -1.0 for place in places]
            return
        assert not batch.rewards.any()
    pytest.fail("the game did not end")


def match_of(batch, game, seats, options):
    """The match that a batch of one began with: found by what its first seats observe."""
    for seed in first_seeds(3):
        match = innovarium.Match(game, seats, seed=seed, options=options)
        if (match.observe(match.asked[0]) == batch.observations[0]).all():
            return match
    raise AssertionError("no match began like this")


def first_seeds(seed):
    """The seed of a batch's first game: PCG32 with the stream of the project (crates/table/src/rng.rs)."""
    multiplier, increment, word = 6364136223846793005, 0x0A02BDBF7BB3C0A7 << 1 | 1, (1 << 64) - 1
    state = (seed + increment) & word

    def number():
        nonlocal state
        before = state
        state = (before * multiplier + increment) & word
        shifted, turn = ((before >> 18 ^ before) >> 27) & 0xFFFFFFFF, before >> 59
        return (shifted >> turn | shifted << (-turn & 31)) & 0xFFFFFFFF

    number()
    number(), number()
    return [number() | number() << 32]


@pytest.mark.parametrize("game", innovarium.games())
def test_the_same_seed_leads_to_the_same_games(game):
    def run(seed):
        batch = innovarium.VectorEnv(game, 32, seed=9)
        batch.reset(seed)
        total = 0
        for _ in range(300):
            batch.step(batch.sample())
            total = (total * 31 + int(batch.observations.sum()) + int(batch.masks.sum())) % (1 << 61)
        return total

    assert run(5) == run(5) != run(6)


def test_nothing_is_copied_and_arrays_may_be_the_callers():
    shape = innovarium.layout("innovation", 2)
    observations = np.full((64, shape["observation"]), 255, np.uint8)
    masks = np.full((64, shape["actions"]), 5, np.int8)
    batch = innovarium.VectorEnv("innovation", 64, observations=observations, masks=masks)
    assert batch.observations is observations and set(np.unique(masks)) == {0, 1}
    before = observations.copy()
    actions = masks.argmax(axis=1)
    batch.step(actions)
    assert (observations != before).any() and observations.ctypes.data == batch.observations.ctypes.data


def test_arrays_that_do_not_fit_are_refused_and_nothing_changes():
    batch = innovarium.VectorEnv("innovation", 8)
    before = (batch.observations.copy(), batch.masks.copy())
    actions = batch.sample().copy()
    rest = (batch.masks, batch.rewards, batch.ends, batch.seats)
    with pytest.raises(ValueError, match="observations must have the shape"):
        batch.batch.step(actions, np.zeros((8, 3), np.uint8), *rest)
    with pytest.raises(ValueError, match="rows of observations"):
        batch.batch.step(actions, np.asfortranarray(batch.observations), *rest)
    with pytest.raises(TypeError):
        batch.batch.step(actions, batch.observations.astype(np.float32), *rest)
    with pytest.raises(ValueError, match="actions must have 8"):
        batch.step(actions[:7])
    wrong = actions.copy()
    wrong[5] = int(np.flatnonzero(batch.masks[5] == 0)[0])
    for action in (wrong[5], -1, 1 << 40):
        wrong[5] = action
        with pytest.raises(ValueError, match=f"action {action} is not offered in game 5"):
            batch.step(wrong)
    assert (batch.observations == before[0]).all() and (batch.masks == before[1]).all()
    frozen = batch.observations
    frozen.flags.writeable = False
    with pytest.raises((TypeError, ValueError)):
        batch.step(actions)
    frozen.flags.writeable = True
    batch.step(actions)


def test_games_end_and_begin_again_with_rewards():
    batch = innovarium.VectorEnv("innovation", 64, 3)
    ended = 0
    for _ in range(600):
        batch.step(batch.sample())
        ended += int(batch.ends.sum())
        assert not batch.rewards[~batch.ends].any()
        assert set(np.unique(batch.rewards[batch.ends])) <= {-1.0, 0.0, 1.0}
        assert (batch.masks.sum(axis=1) > 1).all()
    assert ended > 64


def test_other_threads_run_while_games_are_stepped():
    """Two batches in two threads come to the same end as one after the other."""

    def run(batch, found):
        for _ in range(60):
            batch.step(batch.sample())
        found.append(int(batch.observations.sum()))

    alone, together = [], []
    for seed in (1, 2):
        run(innovarium.VectorEnv("inventions", 128, seed=seed), alone)
    batches = [innovarium.VectorEnv("inventions", 128, seed=seed) for seed in (1, 2)]
    threads = [threading.Thread(target=run, args=(batch, together)) for batch in batches]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(alone) == sorted(together)


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_game_takes_no_more_memory_than_stated(game, seats, options):
    """docs/python.md states 20 kB a game."""
    before = resident()
    batch = innovarium.Batch(game, 4096, seats, options)
    assert resident() - before < 4096 * 20_000
    assert batch.games == 4096


def test_memory_does_not_grow():
    """A game's memory is taken when it begins; what steps leave behind would show after some hundred thousand."""
    batch = innovarium.VectorEnv("innovation", 256)
    for _ in range(300):
        batch.step(batch.sample())
    before = resident()
    for _ in range(600):
        batch.step(batch.sample())
    assert resident() - before < 4 << 20
