//! What is measured of a position in Inventions, and that the judge which learned from it is not upside down.

use bots::{Bot, Features, Fitted, Greedy, Judge, Random};
use inventions::components::{BUILT_IN, learn};
use inventions::words::Type;
use inventions::{Inventions, Rules};
use inventions_kit::{InventionsFeatures, InventionsJudge};
use table::{Game, Observation, Position, Rng, Seat};

type Measured = InventionsFeatures;

fn names() -> Vec<String> {
    <Measured as Features<Inventions>>::names()
}

fn measure(game: &Inventions, seat: Seat) -> Vec<(usize, f32)> {
    let mut noted = Vec::new();
    Measured::measure(game, &(), seat, |feature, value| noted.push((feature, value)));
    noted
}

fn set_up(rules: Rules, seats: usize, seed: u64) -> Position<Inventions> {
    Position::new(Inventions::set_up(&rules, seats, &mut Rng::new(seed)).expect("a game"))
}

/// Plays a game in which every third choice is any offer and the others are the greedy bot's.
fn play(seats: usize, seed: u64, see: impl FnMut(&Inventions)) {
    play_with(Rules::default(), seats, seed, see);
}

pub fn play_with(rules: Rules, seats: usize, seed: u64, mut see: impl FnMut(&Inventions)) {
    let mut rng = Rng::new(seed);
    let mut position = set_up(rules, seats, seed);
    let mut greedy = Greedy { judge: InventionsJudge::default(), worlds: 1 };
    while let Some(asked) = position.asked().first() {
        let seat = asked.seat;
        see(position.game());
        let observation = Observation::new(&position, seat).expect("the seat is asked");
        let choice = if rng.below(3) == 0 {
            Random.choose(&observation, &mut rng)
        } else {
            greedy.choose(&observation, &mut rng)
        };
        position.choose(seat, choice).expect("it is offered");
    }
}

/// Two sets that bring what the built-in one does not.
fn everything_else(other: bool) -> Rules {
    let mut file: serde_json::Value = serde_json::from_str(BUILT_IN).expect("JSON");
    let benefits = [
        "3 ip",
        "2 economy aspiration",
        "1 idea",
        "travel",
        "build",
        "ready 3",
        "recall",
        "2 influence",
        "1 scholar",
        "2 thinker",
        "1 citizen",
    ];
    let from = if other { [7, 0] } else { [0, 4] };
    for (section, from) in ["economy_tiles", "culture_tiles"].into_iter().zip(from) {
        let tiles = file[section].as_array_mut().expect("tiles");
        for (place, tile) in tiles.iter_mut().enumerate() {
            tile["benefit"] = benefits[(from + place) % benefits.len()].into();
        }
    }
    file["culture_tiles"][0]["action"] = "eureka".into();
    file["culture_tiles"][1]["action"] = "send-diplomat".into();
    file["culture_tiles"][2]["action"] = "call-diplomat".into();
    Rules { components: learn(&file.to_string()).unwrap_or_else(|problem| panic!("{problem:?}")) }
}

#[test]
fn everything_that_is_measured_has_a_name_and_occurs() {
    let names = names();
    let mut sorted = names.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), names.len(), "no name is used twice");
    let mut seen = vec![false; names.len()];
    for seed in 1..=16 {
        let (rules, seats) = match seed {
            1..=4 => (Rules::default(), 2),
            5..=6 => (Rules::default(), 3),
            _ => (everything_else(seed % 2 == 0), 4),
        };
        play_with(rules, seats, seed, |game| {
            for seat in game.everyone() {
                for (feature, value) in measure(game, seat) {
                    assert!(value.is_finite() && value.abs() < 20.0, "{}: {value}", names[feature]);
                    seen[feature] |= value != 0.0;
                }
            }
            let progress = Measured::progress(game, &());
            assert!((0.0..=1.0).contains(&progress), "{progress}");
        });
    }
    let missing: Vec<&String> = names.iter().zip(&seen).filter(|(_, seen)| !**seen).map(|(name, _)| name).collect();
    assert!(missing.is_empty(), "never measured: {missing:?}");
}

/// But those of tiles: each is told by itself.
#[test]
fn no_feature_is_told_twice() {
    let names = names();
    let is_of_a_tile = |feature: usize| names[feature].starts_with("lying:") || names[feature].starts_with("built:");
    play(3, 11, |game| {
        for seat in game.everyone() {
            let mut features: Vec<usize> = measure(game, seat).into_iter().map(|(feature, _)| feature).collect();
            features.retain(|feature| !is_of_a_tile(*feature));
            features.sort_unstable();
            let all = features.len();
            features.dedup();
            assert_eq!(features.len(), all);
        }
    });
}

/// What is not dealt or drawn is the same for everybody at the beginning.
#[test]
fn seats_begin_alike() {
    let dealt = ["goal", "place", "idea", "invention", "an invention chains", "eras of"];
    for seed in 0..5 {
        let game = *set_up(Rules::default(), 2, seed).game();
        let alike = |seat: usize| {
            let mut noted = measure(&game, Seat::new(seat));
            noted.retain(|(feature, _)| !dealt.iter().any(|word| names()[*feature].contains(word)));
            noted.sort_by_key(|(feature, _)| *feature);
            noted
        };
        assert!(alike(0).len() > 12, "{:?}", alike(0));
        assert_eq!(alike(0), alike(1));
    }
}

fn judge() -> Fitted<Measured> {
    Fitted::read::<Inventions>(include_str!("../weights/inventions.json")).expect("sound weights")
}

/// Positions at the beginning of turns, as they occur.
fn scenes() -> Vec<Inventions> {
    let mut scenes = Vec::new();
    for seed in 21..24 {
        play(2, seed, |game| {
            if game.phase() == inventions::Phase::Main {
                scenes.push(*game);
            }
        });
    }
    assert!(scenes.len() > 50);
    scenes
}

/// The same game in which a player's number is another.
fn with(game: &Inventions, seat: usize, pointer: &str, value: i64) -> Inventions {
    let mut state = serde_json::to_value(game).expect("a state");
    *state.pointer_mut(&format!("/players/{seat}{pointer}")).expect("a field") = value.into();
    serde_json::from_value(state).expect("a state")
}

fn chance(judge: &Fitted<Measured>, game: &Inventions, seat: usize) -> f32 {
    judge.shares(game)[Seat::new(seat)]
}

#[test]
fn more_ip_is_better_and_decides_at_the_end() {
    let judge = judge();
    for game in scenes() {
        let ip = i64::from(game.player(Seat::new(0)).ip);
        let (before, after) = (chance(&judge, &game, 0), chance(&judge, &with(&game, 0, "/ip", ip + 10), 0));
        assert!(after > before, "{before} {after}");
        if Measured::progress(&game, &()) > 0.9 {
            let far_behind = chance(&judge, &with(&game, 1, "/ip", ip + 120), 0);
            assert!(far_behind < 0.1, "{far_behind}");
        }
    }
}

#[test]
fn specialists_and_influence_are_worth_having() {
    let judge = judge();
    let scenes: Vec<Inventions> = scenes().into_iter().filter(|game| Measured::progress(game, &()) < 0.7).collect();
    let better = |pointer: &str, value: &dyn Fn(&Inventions) -> i64| {
        let gains =
            |game: &&Inventions| chance(&judge, &with(game, 0, pointer, value(game)), 0) > chance(&judge, game, 0);
        scenes.iter().filter(gains).count() as f32 / scenes.len() as f32
    };
    let home = |game: &Inventions| i64::from(game.player(Seat::new(0)).home[Type::Economy]) + 2;
    let influence = |game: &Inventions| i64::from(game.player(Seat::new(0)).influence + 4).min(10);
    assert!(better("/home/economy", &home) > 0.9, "{}", better("/home/economy", &home));
    assert!(better("/influence", &influence) > 0.9, "{}", better("/influence", &influence));
}

/// The same position is better for a seat whose opponent has had the turn of this round and not the seat itself.
#[test]
fn a_turn_ahead_is_worth_something() {
    let judge = judge();
    let at_turn = |game: &Inventions, place: u8| {
        let mut state = serde_json::to_value(game).expect("a state");
        state["order"] = serde_json::json!([1, 2, 0]);
        state["turn"] = place.into();
        chance(&judge, &serde_json::from_value(state).expect("a state"), 0)
    };
    for game in scenes() {
        let (last, first) = (at_turn(&game, 2), at_turn(&game, 0));
        assert!(last > first, "{last} {first} at {}", Measured::progress(&game, &()));
    }
}
