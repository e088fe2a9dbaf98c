//! The rules hold for every component set: random games with random values, and files that somebody has damaged.

use inventions::components::{BUILT_IN, ComponentSet, learn, read};
use inventions::{Inventions, Rules};
use serde_json::{Value, json};
use table::{Rng, contract};
use testkit::volume;

use crate::random_file::{pick, plausible_file, random_file};

fn random_set(seed: u64) -> ComponentSet {
    learn(&random_file(seed)).unwrap_or_else(|problem| panic!("set {seed}: {problem:?}"))
}

/// The rules would stop the test at a dead end, an overflow or a position that does not add up.
#[test]
fn random_games_with_random_sets_keep_the_contract() {
    let (sets, games) = (volume::of(50, 500), volume::of(4, 10));
    for seed in 0..sets as u64 {
        let components = random_set(seed);
        let tables: Vec<(Rules, usize)> = (2..=4).map(|seats| (Rules { components }, seats)).collect();
        let report = contract::random_play::<Inventions>(&tables, games, seed)
            .unwrap_or_else(|broken| panic!("set {seed}: {}", broken.0));
        assert_eq!(report.games, games);
    }
}

#[test]
fn games_with_plausible_sets_keep_the_contract() {
    for seed in 0..volume::of(5, 50) as u64 {
        let components = learn(&plausible_file(seed)).unwrap_or_else(|problem| panic!("set {seed}: {problem:?}"));
        assert_ne!(components.facts().hash, ComponentSet::default().facts().hash);
        let tables: Vec<(Rules, usize)> = (2..=4).map(|seats| (Rules { components }, seats)).collect();
        contract::random_play::<Inventions>(&tables, 3, seed)
            .unwrap_or_else(|broken| panic!("set {seed}: {}", broken.0));
    }
}

#[test]
fn the_whole_contract_holds_for_random_sets() {
    for seed in 0..volume::of(3, 20) as u64 {
        let components = random_set(seed);
        let tables: Vec<(Rules, usize)> = (2..=4).map(|seats| (Rules { components }, seats)).collect();
        contract::thorough::<Inventions>(&tables, 3, 25, seed)
            .unwrap_or_else(|broken| panic!("set {seed}: {}", broken.0));
    }
}

/// What somebody may put in the place of any value.
fn hostile(rng: &mut Rng) -> Value {
    let texts =
        ["", "or", "+", "1 ip or", "1 ip +", "99 ip", "-1 ip", "1 ip or 1 ip", "text:", "text: \u{202e}x", "🦀"];
    let long = "1 ip + ".repeat(3_000) + "1 ip";
    match rng.below(9) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(rng.below(1_000_000) as i64 - 500_000),
        3 => json!(1.5e300),
        4 => json!([]),
        5 => json!({ "kind": "sum", "terms": [{ "kind": "sum", "terms": [] }] }),
        6 => json!(long),
        7 => json!([[[[{ "kind": "per" }]]]]),
        _ => json!(pick(rng, &texts)),
    }
}

/// Changes, removes or repeats something anywhere in the file.
fn damage(rng: &mut Rng, value: &mut Value) {
    match value {
        Value::Object(fields) if !fields.is_empty() && rng.below(8) > 0 => {
            let place = rng.below(fields.len());
            let key = fields.keys().nth(place).expect("a key").clone();
            if rng.below(12) == 0 {
                fields.remove(&key);
            } else {
                damage(rng, fields.get_mut(&key).expect("the key"));
            }
        }
        Value::Array(items) if !items.is_empty() && rng.below(8) > 0 => {
            let place = rng.below(items.len());
            match rng.below(12) {
                0 => drop(items.remove(place)),
                1 => items.push(items[place].clone()),
                _ => damage(rng, &mut items[place]),
            }
        }
        value => *value = hostile(rng),
    }
}

#[test]
fn a_damaged_file_is_refused_with_a_place_or_can_be_played() {
    let (mut refused, mut played) = (0, 0);
    for seed in 0..volume::of(400, 4_000) as u64 {
        let rng = &mut Rng::new(seed);
        let text = if rng.below(2) == 0 { BUILT_IN.to_string() } else { random_file(seed) };
        let mut file: Value = serde_json::from_str(&text).expect("JSON");
        for _ in 0..1 + rng.below(3) {
            damage(rng, &mut file);
        }
        match read(&file.to_string()) {
            Err(problems) => {
                refused += 1;
                assert!(!problems.is_empty() && problems.len() <= 200);
                for problem in problems {
                    assert!(!problem.reason.is_empty(), "{problem:?}");
                    assert!(problem.to_string().len() < 5_000, "{problem}");
                }
            }
            Ok(_) => {
                played += 1;
                let components = learn(&file.to_string()).expect("it was read");
                let tables = [(Rules { components }, 2 + rng.below(3))];
                let report = contract::random_play::<Inventions>(&tables, 1, seed);
                report.unwrap_or_else(|broken| panic!("file {seed}: {}", broken.0));
            }
        }
    }
    assert!(refused > 50 && played > 5, "{refused} refused, {played} played");
}

/// Bytes of any kind.
#[test]
fn any_text_is_refused_or_read() {
    let rng = &mut Rng::new(1);
    for _ in 0..200 {
        let mut text: Vec<char> = BUILT_IN.chars().collect();
        for _ in 0..1 + rng.below(4) {
            let place = rng.below(text.len());
            text[place] = pick(rng, &['"', '{', '}', '[', ',', ' ', '0', 'x', '\0', 'é']);
        }
        text.truncate(if rng.below(3) == 0 { rng.below(text.len()) } else { text.len() });
        let text: String = text.into_iter().collect();
        assert!(read(&text).map_or_else(|problems| !problems.is_empty(), |set| set.values > 0));
    }
}
