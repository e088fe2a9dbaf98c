//! Component files with other values: throughout, whatever the vocabulary can say, or as corrections will look like.

use inventions::components::{BUILT_IN, Confidence, Counted, read};
use inventions::words::{Action, Type};
use serde_json::{Value, json};
use table::Rng;

/// One of these.
pub fn pick<T: Clone>(rng: &mut Rng, among: &[T]) -> T {
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
pub fn random_file(seed: u64) -> String {
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

/// The built-in file with changes to every other reconstructed value: exchanged with another of its kind, or one more
/// or one less, where that can be. Corrections by somebody who has the box will look like this.
pub fn plausible_file(seed: u64) -> String {
    let rng = &mut Rng::new(seed);
    let mut file: Value = serde_json::from_str(BUILT_IN).expect("JSON");
    let sections: Vec<String> = file.as_object().expect("sections").keys().cloned().collect();
    for section in sections {
        for place in 0..file[&section].as_array().map_or(0, Vec::len) {
            let confidences = file[&section][place]["confidence"].as_object().cloned().unwrap_or_default();
            for (field, _) in confidences.iter().filter(|(_, confidence)| is_reconstructed(confidence)) {
                if rng.below(2) == 0 {
                    let changed = change(rng, &file, &section, place, field);
                    // Not everything goes together: each pair of regions has one rope, and hexes lie where they lie.
                    if read(&changed.to_string()).is_ok() {
                        file = changed;
                    }
                }
            }
        }
    }
    file.to_string()
}

fn is_reconstructed(confidence: &Value) -> bool {
    let sure = [Confidence::Rulebook, Confidence::Public, Confidence::Box];
    sure.iter().all(|sure| *confidence != json!(sure))
}

fn change(rng: &mut Rng, file: &Value, section: &str, place: usize, field: &str) -> Value {
    let mut changed = file.clone();
    let entries = changed[section].as_array_mut().expect("a section");
    let other = rng.below(entries.len());
    let is_other =
        is_reconstructed(&entries[other]["confidence"][field]) && entries[other][field] != entries[place][field];
    if is_other && rng.below(2) == 0 {
        let value = entries[other][field].clone();
        entries[other][field] = std::mem::replace(&mut entries[place][field], value);
    } else {
        shift(rng, &mut entries[place][field]);
    }
    changed
}

/// One of its numbers is one more or one less.
fn shift(rng: &mut Rng, value: &mut Value) {
    let by = if rng.below(2) == 0 { 1 } else { -1 };
    match value {
        Value::Number(number) => *value = json!(number.as_i64().expect("a whole number") + by),
        Value::String(text) => {
            let shifted = |word: &str| word.parse().map_or(word.to_string(), |number: i64| (number + by).to_string());
            *text = text.split(' ').map(shifted).collect::<Vec<_>>().join(" ");
        }
        Value::Array(list) if !list.is_empty() => {
            let place = rng.below(list.len());
            shift(rng, &mut list[place]);
        }
        Value::Object(fields) => {
            let mut numbers: Vec<&mut Value> = fields.values_mut().filter(|value| value.is_number()).collect();
            if !numbers.is_empty() {
                let place = rng.below(numbers.len());
                shift(rng, numbers[place]);
            }
        }
        _ => {}
    }
}
