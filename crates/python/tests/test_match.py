"""Matches: everything that can be done with them."""

import copy
import random
from pathlib import Path

import innovarium
import numpy as np
import pytest

CRATES = Path(__file__).parents[2]
ALL_TABLES = [(game, seats) for game in innovarium.games() for seats in range(2, innovarium.seats(game)[1] + 1)]
# More than four play Innovation with expansions only.
TABLES = [(game, seats) for game, seats in ALL_TABLES if game != "innovation" or seats <= 4]


def play(match, chooser):
    while not match.over:
        match.choose(chooser.choice(match.offers()))
    return match


def test_there_are_three_games_with_seats_and_options():
    assert innovarium.games() == ["innovation", "age-of-innovation", "inventions"]
    assert innovarium.seats("age-of-innovation") == (2, 5)
    assert innovarium.options("innovation")["edition"] == ["deluxe-2017", "iello-2011"]
    assert "cities+figures" in innovarium.options("innovation")["expansions"]
    assert innovarium.levels() == [
        "random",
        "greedy",
        "novice",
        "beginner",
        "apprentice",
        "casual",
        "skilled",
        "strong",
        "veteran",
        "expert",
    ]


@pytest.mark.parametrize("game", innovarium.games())
def test_every_value_of_every_option_can_be_played(game):
    played = 0
    for option, values in innovarium.options(game).items():
        for value in values:
            options = {option: value}
            if option == "relics":
                options["expansions"] = "artifacts"
            seats = 4 if (option, value) == ("teams", "yes") else 3 if option == "map" else 2
            match = innovarium.Match(game, seats, seed=1, options=options)
            assert match.options.get(option, values[0]) == value
            assert match.offers()
            played += 1
    assert played >= len(innovarium.options(game))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_match_is_played_to_its_end_and_comes_back_from_its_record(game, seats):
    match = play(innovarium.Match(game, seats, seed=5), random.Random(1))
    assert match.asked == []
    assert sorted(match.outcome["places"])[0] in (1, 2) and len(match.outcome["points"]) == seats
    again = innovarium.Match.from_record(match.record())
    assert (again.hash, again.history, again.outcome) == (match.hash, match.history, match.outcome)
    assert again.record() == match.record()


def test_choices_are_taken_back_and_made_again():
    match = innovarium.Match("inventions", 3, seed=2)
    chooser = random.Random(2)
    for _ in range(10):
        match.choose(chooser.choice(match.offers()))
    late = match.hash
    early = match.at(7)
    for _ in range(3):
        match.undo()
    assert match.hash == early.hash and match.hash != late
    for _ in range(3):
        match.redo()
    assert match.hash == late
    other = copy.deepcopy(match)
    other.choose(other.offers()[0])
    assert match.hash == late and len(other.history) == 11


def test_mistakes_are_value_errors_and_change_nothing():
    match = innovarium.Match("innovation", seed=3)
    before = match.hash
    asked = match.asked[0]
    wrong = [
        lambda: innovarium.Match("chess"),
        lambda: innovarium.Match("innovation", 9),
        lambda: innovarium.Match("innovation", options={"edition": "1999"}),
        lambda: innovarium.Match("innovation", names=["Ada"]),
        lambda: innovarium.Match.from_record("nothing"),
        lambda: innovarium.Match.from_scene("innovation", ""),
        lambda: match.choose("fly"),
        lambda: match.choose("draw", asked),
        lambda: match.act(10**6),
        lambda: match.offers(7),
        lambda: match.view(7),
        lambda: match.at(99),
        lambda: match.undo(),
        lambda: match.search(0),
        lambda: match.bot("strongest"),
        lambda: match.observe(out=np.zeros(3, np.uint8)),
        lambda: innovarium.layout("innovation", 1),
        lambda: innovarium.Batch("innovation", 0),
    ]
    for mistake in wrong:
        with pytest.raises(ValueError):
            mistake()
    assert match.hash == before
    with pytest.raises(TypeError):
        match.observe(out=np.zeros(3, np.float32))
    with pytest.raises(ValueError, match="other options"):
        match.bot("random").choose(innovarium.Match("inventions"))


def test_a_view_shows_what_its_seat_may_know():
    match = innovarium.Match("innovation", seed=4)
    own, other, watched = (match.view(seat) for seat in (0, 1, None))
    hands = [[card["name"] for card in view["players"][0]["hand"]] for view in (own, other, watched)]
    assert all(hands[0]) and hands[1] == hands[2] == [None, None]


def test_people_can_read_what_is_asked_and_what_happened():
    match = innovarium.Match("innovation", seed=4, names=["Ada", "Ben"])
    english, german = match.question(0), match.question(0, "de")
    assert english["prompt"] != german["prompt"]
    assert [choice for choice, _ in english["offers"]] == match.offers(0)
    play(match, random.Random(3))
    news = match.news()
    assert len(news) > 50 and any("Ada" in line for line in news)
    assert len(match.news(since=len(match.history) - 1)) < len(news)


def test_scenes_are_played_and_written():
    files = sorted((CRATES / "innovation/tests/scenes").glob("age-0[12].scene"))
    assert len(files) == 2
    for file in files:
        assert len(innovarium.play_scenes("innovation", file.read_text())) > 20
    with pytest.raises(ValueError, match="hand"):
        innovarium.play_scenes("innovation", "scene: a wrong one\nA hand: Oars\nexpect:\nA hand: Tools\n")
    match = innovarium.Match.from_scene("innovation", "scene: one card\nA red: Archery\nsupply 1: Pottery, Oars\n")
    match.choose("dogma Archery")
    assert innovarium.Match.from_scene("innovation", match.scene()).view() == match.view()
    with pytest.raises(ValueError, match="no record"):
        match.record()


@pytest.mark.parametrize("game", innovarium.games())
def test_bots_of_every_level_choose_what_is_offered(game):
    match = innovarium.Match(game, 2, seed=6)
    for level in [*innovarium.levels()[:4], "strong@20", "expert@20", "expert@0.01s"]:
        bot = match.bot(level, seed=1)
        assert bot.level == level
        for _ in range(2):
            choice = bot.choose(match)
            assert choice in match.offers()
            match.choose(choice)


def test_a_greedy_bot_beats_random_choices():
    wins = 0
    for seed in range(10):
        match = innovarium.Match("innovation", 2, seed=seed)
        bots = [match.bot("greedy"), match.bot("random", seed=seed)]
        while not match.over:
            seat = match.asked[0]
            match.choose(bots[seat].choose(match, seat), seat)
        wins += match.outcome["places"][0] == 1
    assert wins >= 9


def test_a_search_tells_visits_and_values():
    match = innovarium.Match("innovation", seed=7)
    choices, expected = match.search(iterations=200, seed=1)
    assert sorted(choice for choice, _, _ in choices) == sorted(match.offers())
    assert 150 <= sum(visits for _, visits, _ in choices) <= 250
    assert all(0 <= value <= 1 for _, _, value in choices)
    assert len(expected) == 2 and abs(sum(expected) - 1) < 0.01
    assert match.search(iterations=200, seed=1) == (choices, expected)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_actions_are_the_offers(game, seats):
    match = innovarium.Match(game, seats, seed=8)
    names = innovarium.action_names(game, seats)
    shape = innovarium.layout(game, seats)
    assert len(names) == shape["actions"] == shape["kinds"][-1][1] + shape["kinds"][-1][2]
    assert shape["observation"] == shape["parts"][-1][1] + shape["parts"][-1][2]
    chooser = random.Random(4)
    for _ in range(60):
        seat = match.asked[0]
        offers = match.offers(seat)
        actions = np.flatnonzero(match.mask(seat))
        assert sorted(actions) == sorted(match.action(offer, seat) for offer in offers)
        if seat == 0:
            assert sorted(names[action] for action in actions) == sorted(offers)
        match.act(int(chooser.choice(actions)), seat)


def test_an_observation_is_written_into_an_array_of_the_caller():
    match = innovarium.Match("age-of-innovation", 3, seed=1)
    own = np.full(innovarium.layout("age-of-innovation", 3)["observation"], 7, np.uint8)
    assert match.observe(1, own) is own
    assert (own == match.observe(1)).all() and 7 not in own[:100]
