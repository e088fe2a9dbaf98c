//! Several people's sets side by side: what differs, and one file with the surest value of each.

use serde::Serialize;
use serde_json::{Map, Value};

use super::read::SECTIONS;
use super::{Components, Confidence};

/// What differs between sets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Comparison {
    pub differences: Vec<Difference>,
    /// A file of the surest values, the first set's among equals. Of hexes, ropes and spaces of the era track it has
    /// those of the first set.
    #[cfg_attr(feature = "schema", ts(type = "unknown"))]
    pub merged: Value,
}

/// A value that is not the same in all sets, or not equally sure.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Difference {
    pub section: &'static str,
    /// What the entry is called in its section: `3`, `africa`, `4-2`.
    pub entry: String,
    pub field: String,
    /// One of each set, if it has the entry.
    pub values: Vec<Option<Held>>,
    /// The set whose value is in the merged file; none if the first has no such entry.
    pub taken: Option<usize>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Held {
    #[cfg_attr(feature = "schema", ts(type = "unknown"))]
    pub value: Value,
    pub confidence: Confidence,
}

/// The fields that name the entries of a section.
fn keys(section: &str) -> &'static [&'static str] {
    match section {
        "forums" => &["forum"],
        "influence_track" => &["space"],
        "era_track" => &["era", "space"],
        "regions" => &["region"],
        "ropes" => &["between"],
        "influence_tokens" => &["token"],
        "milestones" => &["milestone"],
        "specialist_tiles" | "knowledge_tiles" => &["tile"],
        "idea_cards" => &["card"],
        "economy_tiles" | "culture_tiles" | "technology_tiles" => &["number"],
        "wealth_tiles" => &["letter"],
        "private_goals" => &["goal"],
        _ => &["hex"],
    }
}

fn name_of(section: &str, entry: &Value) -> String {
    let word = |value: &Value| match value {
        Value::String(text) => text.clone(),
        Value::Array(ends) => {
            let mut ends: Vec<&str> = ends.iter().filter_map(Value::as_str).collect();
            ends.sort_unstable();
            ends.join("-")
        }
        other => other.to_string(),
    };
    keys(section).iter().map(|key| word(&entry[*key])).collect::<Vec<_>>().join("-")
}

fn entries<'a>(file: &'a Value, section: &str) -> impl Iterator<Item = &'a Value> {
    file[section].as_array().into_iter().flatten()
}

fn held(entry: &Value, field: &str) -> Option<Held> {
    let confidence = entry["confidence"][field].as_str().and_then(Confidence::parse)?;
    // The two ends of a rope have no order.
    let mut value = entry.get(field)?.clone();
    if let (true, Value::Array(ends)) = (field == "between", &mut value) {
        ends.sort_by_key(ToString::to_string);
    }
    Some(Held { value, confidence })
}

/// Rulebook before box before what is public; then the likeliest. An owner's look at the box counts more than a page.
fn rank(confidence: Confidence) -> usize {
    match confidence {
        Confidence::Rulebook => 0,
        Confidence::Box => 1,
        Confidence::Public => 2,
        Confidence::High => 3,
        Confidence::Medium => 4,
        Confidence::Low => 5,
    }
}

/// Compares sets that were read before; the first is the one that others are merged into.
pub fn compare(sets: &[Components]) -> Comparison {
    let files: Vec<Value> = sets.iter().map(Components::parsed_file).collect();
    let mut merged = files.first().cloned().unwrap_or_else(|| Value::Object(Map::new()));
    let mut differences = Vec::new();
    for section in SECTIONS {
        let mut names: Vec<String> = Vec::new();
        for entry in files.iter().flat_map(|file| entries(file, section)) {
            let name = name_of(section, entry);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        for name in names {
            let found: Vec<Option<&Value>> =
                files.iter().map(|file| entries(file, section).find(|entry| name_of(section, entry) == name)).collect();
            let first = found.iter().flatten().next().expect("somebody has it");
            let fields = first["confidence"].as_object().into_iter().flat_map(Map::keys);
            for field in fields.cloned().collect::<Vec<_>>() {
                let values: Vec<Option<Held>> =
                    found.iter().map(|entry| entry.and_then(|entry| held(entry, &field))).collect();
                if values.iter().all(|value| *value == values[0]) {
                    continue;
                }
                let taken = merge(&mut merged, section, &name, &field, &values);
                differences.push(Difference { section, entry: name.clone(), field, values, taken });
            }
        }
    }
    Comparison { differences, merged }
}

/// Puts the surest value into the merged file.
fn merge(merged: &mut Value, section: &str, name: &str, field: &str, values: &[Option<Held>]) -> Option<usize> {
    let entry = merged[section].as_array_mut()?.iter_mut().find(|entry| name_of(section, entry) == name)?;
    let sure = values.iter().enumerate().filter_map(|(place, value)| Some((place, value.as_ref()?)));
    let (place, surest) = sure.min_by_key(|(_, value)| rank(value.confidence))?;
    entry[field] = surest.value.clone();
    entry["confidence"][field] = Value::from(surest.confidence.name());
    Some(place)
}
