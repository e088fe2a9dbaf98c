//! The rules hold for every component set: random games with random values, and files that somebody has damaged.

use inventions::components::{BUILT_IN, ComponentSet, Counted, learn, read};
use inventions::words::{Action, Type};
use inventions::{Inventions, Rules};
use serde_json::{Value, json};
use table::{Rng, contract};
use testkit::volume;

/// One of these.
fn pick<T: Clone>(rng: &mut Rng, among: &[T]) -> T {
    among[rng.below(among.len())].clone()
}

fn number(rng: &mut Rng, least: usize, most: usize) -> usize {
    // Small numbers are the usual ones.
    let most = if rng.below(3) > 0 { most.min(least + 2) } else { most };
    least + rng.below(most - least + 1)
}

fn single(rng: &mut Rng) -> String {
    let goods = ["ip", "influence", "scholar", "trader", "artisan", "thinker", "specialist", "citizen"];
    let few = ["economy aspiration", "culture aspiration", "technology aspiration", "wild aspiration", "idea"];
    match rng.below(9) {
        0..3 => format!("{} {}", number(rng, 1, 20), pick(rng, &goods)),
        3 => format!("{} {}", number(rng, 1, 4), pick(rng, &few)),
        4 | 5 => pick(rng, &Action::ALL).to_string(),
        6 => format!("ready {}", number(rng, 1, 20)),
        7 => format!("build for {}", number(rng, 0, 10)),
        _ => pick(rng, &["build", "recall", "nothing"]).to_string(),
    }
}

fn benefit(rng: &mut Rng) -> String {
    let part = |rng: &mut Rng| Some(single(rng)).filter(|part| part != "nothing").unwrap_or("2 ip".into());
    let sum = |rng: &mut Rng, most: usize| {
        let mut parts: Vec<String> = (0..1 + rng.below(most)).map(|_| part(rng)).collect();
        // A build or a recall stands in a sum once.
        let mut seen = (false, false);
        parts.retain(|part| match part.split(' ').next() {
            Some("build") => !std::mem::replace(&mut seen.0, true),
            Some("recall") => !std::mem::replace(&mut seen.1, true),
            _ => true,
        });
        parts.join(" + ")
    };
    match rng.below(8) {
        0..3 => single(rng),
        3 | 4 => sum(rng, 6),
        5 | 6 => {
            let mut ways: Vec<String> = (0..2 + rng.below(3)).map(|_| sum(rng, 3)).collect();
            ways.sort();
            ways.dedup();
            ways.join(" or ")
        }
        _ => pick(rng, &["text: turn a sage around", "1 ip + text: and dance", "1 ip or text: sing"]).to_string(),
    }
}

fn term(rng: &mut Rng, of_a_hex: bool) -> Value {
    let all: Vec<Counted> = Counted::all().into_iter().filter(|one| of_a_hex || !one.is_of_a_hex()).collect();
    let mut count: Vec<String> = (0..1 + rng.below(3)).map(|_| pick(rng, &all).to_string()).collect();
    count.sort();
    count.dedup();
    if rng.below(3) == 0 {
        let steps = json!([{ "from": number(rng, 1, 5), "ip": number(rng, 0, 30) }, { "from": 9, "ip": 40 }]);
        return json!({ "kind": "steps", "count": count, "steps": steps });
    }
    let (each, beyond) = (number(rng, 1, 4), number(rng, 0, 5));
    let mut per = json!({ "kind": "per", "count": count, "each": each, "beyond": beyond, "ip": number(rng, 1, 20) });
    if rng.below(2) == 0 {
        per["max"] = json!(number(rng, 1, 100));
    }
    per
}

fn formula(rng: &mut Rng, of_a_hex: bool) -> Value {
    match rng.below(5) {
        0 => json!({ "kind": "text", "text": "Whatever the box says" }),
        1 => json!({ "kind": "sum", "terms": [term(rng, of_a_hex), term(rng, of_a_hex)], "max": 90 }),
        _ => term(rng, of_a_hex),
    }
}

fn each<'a>(file: &'a mut Value, section: &str) -> impl Iterator<Item = &'a mut Value> {
    file[section].as_array_mut().expect("a section").iter_mut()
}

/// A component file with other values throughout.
fn random_file(seed: u64) -> String {
    let rng = &mut Rng::new(seed);
    let mut file: Value = serde_json::from_str(BUILT_IN).expect("JSON");
    let mut actions = Action::ALL;
    rng.shuffle(&mut actions);
    for (entry, pair) in each(&mut file, "forums").zip(actions.chunks(2)) {
        entry["actions"] = json!([pair[0].name(), pair[1].name()]);
    }
    for entry in each(&mut file, "influence_track") {
        entry["chain_tokens"] = json!(rng.below(4));
        entry["adjustment"] = json!(rng.below(11) as i64 - 5);
    }
    let benefits = ["specialist_tiles", "knowledge_tiles", "economy_tiles", "culture_tiles"];
    for section in benefits {
        each(&mut file, section).for_each(|entry| entry["benefit"] = json!(benefit(rng)));
    }
    for entry in each(&mut file, "milestones") {
        entry["diplomat_action"] = json!(benefit(rng));
        entry["diplomat_spaces"] = json!(1 + rng.below(4));
    }
    for entry in each(&mut file, "era_track") {
        let order = ["turn order".to_string(), format!("turn order + {} ip", number(rng, 1, 20))];
        entry["benefit"] = json!(if rng.below(3) == 0 { pick(rng, &order) } else { benefit(rng) });
    }
    let mut numbers: Vec<usize> = (1..=7).collect();
    rng.shuffle(&mut numbers);
    for (entry, number) in each(&mut file, "regions").zip(numbers) {
        entry["number"] = json!(number);
        entry["influence_spaces"] = json!((0..1 + rng.below(5)).map(|_| rng.below(21)).collect::<Vec<_>>());
    }
    file["ropes"].as_array_mut().expect("ropes").retain(|_| rng.below(4) > 0);
    each(&mut file, "influence_tokens").for_each(|entry| entry["citizens"] = json!(number(rng, 1, 10)));
    for entry in each(&mut file, "idea_cards") {
        entry["type"] = json!(pick(rng, &Type::ALL).name());
        entry["chain"] = json!(pick(rng, &Action::ALL).name());
        if entry.get("exhaust").is_some() {
            let specialists: Vec<&str> = (0..rng.below(5)).map(|_| pick(rng, &Type::ALL).specialist()).collect();
            entry["exhaust"] = json!(specialists);
        }
    }
    each(&mut file, "wealth_tiles").for_each(|entry| entry["scoring"] = formula(rng, true));
    each(&mut file, "private_goals").for_each(|entry| entry["scoring"] = formula(rng, false));
    let mut places: Vec<String> =
        ('A'..='H').flat_map(|row| (1..=8).map(move |column| format!("{row}{column}"))).collect();
    rng.shuffle(&mut places);
    places.truncate(2 + rng.below(40));
    let hex = |(place, hex): (usize, &String)| {
        let benefit = match place {
            0 => "economy token".to_string(),
            1 => format!("economy token + {} influence", number(rng, 1, 20)),
            place if place % 5 == 0 => format!("discount {} + 1 ip", number(rng, 1, 20)),
            _ => benefit(rng),
        };
        json!({ "hex": hex, "benefit": benefit, "confidence": { "hex": "box", "benefit": "box" } })
    };
    file["progress_map"] = places.iter().enumerate().map(hex).collect();
    file.to_string()
}

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
