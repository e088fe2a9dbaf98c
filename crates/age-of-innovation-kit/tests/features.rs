//! What is measured in Age of Innovation, and what the fitted judge makes of it.

use std::collections::BTreeSet;

use age_of_innovation::words::Discipline;
use age_of_innovation::{AgeOfInnovation, Ask, Choice, Conversion, Phase, Rules};
use age_of_innovation_kit::{AgeOfInnovationFeatures, AgeOfInnovationJudge};
use bots::{Bot, Features, Fitted, Greedy, Judge, Random, Simulation, Strength};
use table::{Game, Observation, Position, Rng, Seat};
use testkit::volume;

type Measured = Vec<(usize, f32)>;

fn measured(game: &AgeOfInnovation, seat: Seat) -> Measured {
    let mut all = Vec::new();
    let overview = AgeOfInnovationFeatures::overview(game);
    AgeOfInnovationFeatures::measure(game, &overview, seat, |feature, value| all.push((feature, value)));
    all
}

/// Calls back with every position of a game in which one choice in `stray` is any offer.
fn play(seats: usize, seed: u64, stray: usize, mut seen: impl FnMut(&Position<AgeOfInnovation>)) {
    let mut rng = Rng::new(seed);
    let mut position = Position::new(AgeOfInnovation::set_up(&Rules::default(), seats, &mut rng).expect("set up"));
    let mut greedy = Greedy { judge: AgeOfInnovationJudge::default(), worlds: 1 };
    loop {
        seen(&position);
        let Some(asked) = position.asked().first() else { return };
        let seat = asked.seat;
        let observation = Observation::new(&position, seat).expect("asked");
        let choice = if rng.below(stray) == 0 {
            Random.choose(&observation, &mut rng)
        } else {
            greedy.choose(&observation, &mut rng)
        };
        position.choose(seat, choice).expect("offered");
    }
}

fn judge() -> Fitted<AgeOfInnovationFeatures> {
    Fitted::read::<AgeOfInnovation>(include_str!("../weights/age-of-innovation.json")).expect("sound weights")
}

#[test]
fn names_are_unique_and_numbers_within_them() {
    let names = AgeOfInnovationFeatures::names();
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    let mut highest = 0;
    for seed in 0..12 {
        play(2 + seed as usize % 3, seed, 3, |position| {
            for seat in position.game().everyone() {
                for (feature, value) in measured(position.game(), seat) {
                    assert!(value.is_finite() && value.abs() <= 20.0, "{}: {value}", names[feature]);
                    highest = highest.max(feature);
                }
            }
        });
    }
    assert!(highest < names.len(), "{highest} of {}", names.len());
}

/// What nobody can have: in the last round no income and no later round is to come; spades never score in it, border
/// workshops only in it.
fn never_noted(name: &str) -> bool {
    let Some(last) = name.strip_prefix("last round: ") else { return name == "goal now: border workshop" };
    let over = ["next round bonus: ", "goal of the next round: ", "goal of a later round: "];
    let ended =
        last.contains("of incomes to come") || last.contains("science bonus") || last.ends_with("after passing");
    let none = ["points for passing in later rounds", "goal now: spade"];
    ended || none.contains(&last) || over.iter().any(|group| last.starts_with(group))
}

#[test]
fn every_feature_is_noted_in_play() {
    let names = AgeOfInnovationFeatures::names();
    let mut noted = vec![false; names.len()];
    for seed in 0..200 {
        let stray = [1000, 12, 2][seed as usize % 3];
        play(2 + seed as usize % 2, seed, stray, |position| {
            for seat in position.game().everyone() {
                measured(position.game(), seat).iter().for_each(|(feature, _)| noted[*feature] = true);
            }
        });
    }
    let noted = |name: &str| names.iter().position(|known| known == name).is_some_and(|number| noted[number]);
    assert!(!names.iter().any(|name| never_noted(name) && noted(name)));
    let missing: Vec<&String> = names.iter().filter(|name| !noted(name) && !never_noted(name)).collect();
    // Some of the eighteen innovations and seventeen palaces are hardly ever taken in such play; everything else is
    // seen.
    let rare = |name: &&&String| name.contains("innovation: ") || name.contains("palace: ");
    assert_eq!(missing.iter().filter(|name| !rare(name)).count(), 0, "{missing:#?}");
    assert!(missing.len() <= 20, "{missing:#?}");
}

#[test]
fn before_anything_is_chosen_only_the_turn_order_differs() {
    let names = AgeOfInnovationFeatures::names();
    for seed in 0..10 {
        let game = AgeOfInnovation::set_up(&Rules::default(), 2, &mut Rng::new(seed)).expect("set up");
        let [one, other] = [0, 1].map(|seat| measured(&game, Seat::new(seat)));
        let differ =
            one.iter().filter(|noted| !other.contains(noted)).chain(other.iter().filter(|noted| !one.contains(noted)));
        let differ: Vec<&str> = differ.map(|(feature, _)| names[*feature].as_str()).collect();
        assert_eq!(differ, ["first in turn order"]);
    }
}

/// Whether the first seat could have another scholar and three levels more.
fn can_change(game: &AgeOfInnovation) -> bool {
    let player = game.player(Seat::new(0));
    game.phase() == Phase::Actions && player.scholars_left() > 0 && player.levels[Discipline::Law] <= 9
}

/// Positions in the middle of games, one in so many.
fn positions(one_in: usize) -> Vec<Position<AgeOfInnovation>> {
    let mut kept = Vec::new();
    for seed in 100..110 {
        let mut number = 0;
        play(2, seed, 20, |position| {
            number += 1;
            if number % one_in == 0 && can_change(position.game()) {
                kept.push(position.clone());
            }
        });
    }
    kept
}

/// A number of the first seat: its name in the stored facts, and its place if there are several.
type Fact = (&'static str, usize);

/// The game with more of a fact of the first seat. Sets of hexes are too large for parsed JSON, so its text is changed.
fn with(game: &AgeOfInnovation, (name, place): Fact, more: i64) -> AgeOfInnovation {
    let text = serde_json::to_string(game).expect("facts");
    let players = text.find("\"players\":").expect("players");
    let key = format!("\"{name}\":");
    let mut from = players + text[players..].find(&key).expect("a fact") + key.len();
    from += usize::from(text[from..].starts_with(['[', '{']));
    for _ in 0..place {
        from += text[from..].find(',').expect("several") + 1;
    }
    if text[from..].starts_with('"') {
        from += text[from..].find(':').expect("a named number") + 1;
    }
    let length = text[from..].find([',', ']', '}']).expect("an end");
    let number: i64 = text[from..from + length].parse().expect("a number");
    serde_json::from_str(&format!("{}{}{}", &text[..from], number + more, &text[from + length..])).expect("facts")
}

/// In how many of these positions the first seat likes the changes, in percent.
fn liked(positions: &[Position<AgeOfInnovation>], changes: &[(Fact, i64)]) -> usize {
    let judge = judge();
    let first = Seat::new(0);
    let better = |position: &&Position<AgeOfInnovation>| {
        let after = changes.iter().fold(*position.game(), |game, (fact, more)| with(&game, *fact, *more));
        judge.shares(&after)[first] > judge.shares(position.game())[first]
    };
    100 * positions.iter().filter(better).count() / positions.len()
}

#[test]
fn more_is_better() {
    let positions = positions(11);
    assert!(positions.len() > 100, "{}", positions.len());
    assert_eq!(liked(&positions, &[(("points", 0), 5)]), 100);
    // After the last income, and once it has passed, goods are worth little.
    let open = |game: &AgeOfInnovation| game.round() < 6 && !game.has_passed(Seat::new(0));
    let open: Vec<_> = positions.into_iter().filter(|position| open(position.game())).collect();
    for (fact, more) in [(("tools", 0), 3), (("scholars", 0), 1), (("books", 0), 2), (("levels", 1), 3)] {
        let liked = liked(&open, &[(fact, more)]);
        assert!(liked >= 90, "{fact:?}: {liked} %");
    }
    // Coins are often more than can be spent.
    let poor = |position: &&Position<AgeOfInnovation>| position.game().player(Seat::new(0)).coins < 6;
    let poor: Vec<_> = open.iter().filter(poor).cloned().collect();
    let coins = liked(&poor, &[(("coins", 0), 5)]);
    assert!(coins >= 90, "coins: {coins} %");
    let full: Vec<_> = open.into_iter().filter(|position| position.game().player(Seat::new(0)).bowls[2] > 1).collect();
    let spent = liked(&full, &[(("bowls", 0), 2), (("bowls", 2), -2)]);
    assert!(spent <= 10, "{spent} %");
}

/// What only wastes goods to let time pass must not look good.
#[test]
fn tools_are_not_turned_into_coins() {
    let judge = judge();
    let (mut better, mut all) = (0, 0);
    for position in positions(7) {
        let asked = position.asked()[0];
        let choice = Choice::Convert(Conversion::ToolToCoin);
        if position.game().round() < 6 && position.offers(&asked).contains(&choice) {
            let mut after = position.clone();
            after.choose(asked.seat, choice).expect("offered");
            all += 1;
            better += usize::from(judge.shares(after.game())[asked.seat] > judge.shares(position.game())[asked.seat]);
        }
    }
    assert!(all > 50 && better * 20 <= all, "{better} of {all}");
}

/// A city without its tile yet would look like a group of buildings lost, so what it promises is counted.
#[test]
fn a_city_is_judged_with_a_tile_before_one_is_chosen() {
    let judge = judge();
    let (mut nearer, mut all) = (0, 0);
    for seed in 0..12 {
        play(4, seed, 30, |position| {
            let Some(asked) = position.asked().first().filter(|asked| asked.question.ask == Ask::City) else { return };
            let taken = position.offers(asked).iter().map(|&tile| {
                let mut after = position.clone();
                after.choose(asked.seat, tile).expect("offered");
                judge.shares_in(&after)[asked.seat]
            });
            let best = taken.fold(0.0, f32::max);
            let (plain, promised) = (judge.shares(position.game())[asked.seat], judge.shares_in(position)[asked.seat]);
            all += 1;
            nearer += usize::from((promised - best).abs() < (plain - best).abs());
        });
    }
    assert!(all > 20 && nearer * 10 >= all * 9, "{nearer} of {all}");
}

/// Actions that bring nothing are legal, so they must not look good either.
#[test]
fn actions_that_bring_nothing_are_left_alone() {
    let (mut offered, mut taken) = (0, Vec::new());
    for seed in 0..12 {
        let mut rng = Rng::new(seed);
        let seats = 2 + seed as usize % 3;
        let mut position = Position::new(AgeOfInnovation::set_up(&Rules::default(), seats, &mut rng).expect("set up"));
        let mut greedy = Greedy { judge: judge(), worlds: 1 };
        while let Some(asked) = position.asked().first().copied() {
            let idle = |choice: &Choice| position.game().brings_nothing(asked.seat, *choice);
            let choice = greedy.choose(&Observation::new(&position, asked.seat).expect("asked"), &mut rng);
            offered += position.offers(&asked).iter().filter(|choice| idle(choice)).count();
            taken.extend(idle(&choice).then(|| choice.to_string()));
            position.choose(asked.seat, choice).expect("offered");
        }
    }
    assert!(offered > 100, "only {offered} were offered");
    // A special action is free, so it may be a way to wait; goods are never paid for nothing.
    assert!(taken.iter().all(|choice| choice.starts_with("special ")), "{taken:?}");
    assert!(taken.len() * 100 <= offered, "{} of {offered}: {taken:?}", taken.len());
}

#[test]
fn strong_bots_beat_greedy_ones_at_larger_tables() {
    let games = volume::of(4, 8);
    for seats in [3, 4] {
        let mut bots = vec![Strength::Greedy.into(); seats];
        bots[0] = Strength::Strong.into();
        let simulation = Simulation { games, seats, bots, options: Vec::new(), seed: 1, jobs: 2, records: false };
        let tally = age_of_innovation_kit::game_bots().simulate(&simulation, &|_, _| {}).expect("a simulation");
        assert!(tally.wins[0] as usize > games / 2, "{tally:?}");
    }
}
