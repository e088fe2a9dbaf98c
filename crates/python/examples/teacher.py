"""Games to learn from: a search plays both seats, and says what it thinks of every offer.

Used by train.py. The same seed makes the same games.
"""

import innovarium
import numpy as np

# One choice in so many is any offer, so that more than one way of playing is seen.
ASTRAY = 12


def taught(game, seats, options, games, seed, iterations):
    """What every seat saw when it was asked, what it was offered, how often the search tried each offer, what share of
    the victory it expected for each seat, and who won in the end; seats are counted from the one that was asked."""
    chance, rows = np.random.default_rng(seed), []
    for number in range(games):
        match = innovarium.Match(game, seats=seats, options=options, seed=seed * 100_003 + number)
        said = []
        while not match.over:
            seat = match.asked[0]
            offers = match.offers(seat)
            if len(offers) == 1:
                match.choose(offers[0], seat)
                continue
            try:
                choices, expected = match.search(iterations, seat, seed=int(chance.integers(1 << 62)))
            except ValueError:
                choices = []
            # Rarely no world is found that fits all that the seat saw.
            if not any(tried for _, tried, _ in choices):
                match.choose(offers[chance.integers(len(offers))], seat)
                continue
            visits = np.zeros(len(match.mask(seat)), np.uint16)
            for choice, tried, _ in choices:
                visits[match.action(choice, seat)] = tried
            said.append((seat, match.observe(seat), np.packbits(match.mask(seat)), visits, np.roll(expected, -seat)))
            if chance.integers(ASTRAY) == 0:
                chosen = offers[chance.integers(len(offers))]
            else:
                tried = np.array([tried for _, tried, _ in choices], float)
                chosen = choices[chance.choice(len(choices), p=tried / tried.sum())][0]
            match.choose(chosen, seat)
        places = np.array(match.outcome["places"])
        won = (places == places.min()) / (places == places.min()).sum()
        rows += [(*row, np.roll(won, -seat)) for seat, *row in said]
    names = ["observations", "masks", "visits", "expected", "won"]
    kinds = [np.uint8, np.uint8, np.uint16, np.float32, np.float32]
    columns = zip(names, kinds, zip(*rows, strict=True), strict=True)
    return {name: np.stack(column).astype(kind) for name, kind, column in columns}
