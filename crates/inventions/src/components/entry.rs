//! The entries of a component file: each with the name that errors call it by, and its fields read by kind.

use std::fmt::{self, Display};

use serde_json::{Map, Value};
use table::enum_map::EnumArray;
use table::{EnumMap, named_enum};

use super::Benefit;
use crate::words::Action;

named_enum! {
    /// How sure a value is, from printed in the rulebook down to a placeholder; the last three are reconstructed.
    Confidence {
        Rulebook = "rulebook",
        Public = "public",
        Box = "box",
        High = "high",
        Medium = "medium",
        Low = "low",
    }
}

impl Confidence {
    pub(super) fn is_reconstructed(self) -> bool {
        matches!(self, Confidence::High | Confidence::Medium | Confidence::Low)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentError {
    pub entry: String,
    pub field: String,
    pub reason: String,
}

impl fmt::Display for ComponentError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match (self.entry.as_str(), self.field.as_str()) {
            ("", _) => write!(f, "{}", self.reason),
            (entry, "") => write!(f, "{entry}: {}", self.reason),
            (entry, field) => write!(f, "{entry}, field '{field}': {}", self.reason),
        }
    }
}

impl std::error::Error for ComponentError {}

pub(super) type Read<T> = Result<T, ComponentError>;

pub(super) fn wrong<T>(entry: &str, field: &str, reason: impl Into<String>) -> Read<T> {
    Err(ComponentError { entry: entry.into(), field: field.into(), reason: reason.into() })
}

/// One entry of a section.
pub(super) struct ComponentEntry<'a> {
    pub(super) name: String,
    pub(super) fields: &'a Map<String, Value>,
}

/// The entries of a section, with their names, after a look at keys and confidences.
pub(super) fn entries<'a>(
    sections: &'a Map<String, Value>,
    section: &str,
    kind: &str,
    keys: &[&str],
    values: &[&str],
) -> Read<Vec<ComponentEntry<'a>>> {
    let Some(list) = sections.get(section).and_then(Value::as_array) else {
        return wrong(&format!("section '{section}'"), "", "it must be there, and be a list");
    };
    list.iter()
        .enumerate()
        .map(|(place, value)| {
            let place = format!("{kind} number {} of section '{section}'", place + 1);
            let Some(fields) = value.as_object() else { return wrong(&place, "", "it is not a JSON object") };
            let name: Vec<String> = keys.iter().filter_map(|key| fields.get(*key)).map(plain).collect();
            let name = if name.len() == keys.len() && !keys.is_empty() {
                format!("{kind} '{}'", name.join("-"))
            } else {
                place
            };
            let entry = ComponentEntry { name, fields };
            entry.look(keys, values)?;
            Ok(entry)
        })
        .collect()
}

fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

impl ComponentEntry<'_> {
    pub(super) fn wrong<T>(&self, field: &str, reason: impl Into<String>) -> Read<T> {
        wrong(&self.name, field, reason)
    }

    /// Whether the fields are these and no others, and every value has its confidence.
    pub(super) fn look(&self, keys: &[&str], values: &[&str]) -> Read<()> {
        for key in self.fields.keys() {
            if key != "confidence" && !keys.contains(&key.as_str()) && !values.contains(&key.as_str()) {
                return self.wrong(key, "there is no such field here");
            }
        }
        if let Some(missing) = keys.iter().chain(values).find(|key| !self.fields.contains_key(**key)) {
            return self.wrong(missing, "it is missing");
        }
        let Some(confidence) = self.fields.get("confidence").and_then(Value::as_object) else {
            return self.wrong("confidence", "it is missing: how sure each value is");
        };
        for value in values {
            match confidence.get(*value).and_then(Value::as_str) {
                Some(grade) if Confidence::parse(grade).is_some() => {}
                Some(grade) => {
                    let known = Confidence::ALL.map(Confidence::name).join(", ");
                    return self.wrong("confidence", format!("'{grade}' of '{value}' is not one of {known}"));
                }
                None => return self.wrong("confidence", format!("that of '{value}' is missing")),
            }
        }
        match confidence.keys().find(|key| !values.contains(&key.as_str())) {
            Some(unknown) => self.wrong("confidence", format!("there is no value '{unknown}' here")),
            None => Ok(()),
        }
    }

    pub(super) fn text(&self, field: &str) -> Read<&str> {
        match self.fields.get(field).and_then(Value::as_str) {
            Some(text) => Ok(text),
            None => self.wrong(field, "a text is expected here"),
        }
    }

    pub(super) fn number(&self, field: &str, range: std::ops::RangeInclusive<i64>) -> Read<i64> {
        number_in(self, field, self.fields.get(field), range)
    }

    pub(super) fn small(&self, field: &str, range: std::ops::RangeInclusive<i64>) -> Read<u8> {
        Ok(self.number(field, range)? as u8)
    }

    pub(super) fn word<T>(&self, field: &str, what: &str, parse: impl Fn(&str) -> Option<T>) -> Read<T> {
        let text = self.text(field)?;
        parse(text).map_or_else(|| self.wrong(field, format!("'{text}' is not {what}")), Ok)
    }

    pub(super) fn action(&self, field: &str) -> Read<Action> {
        self.word(field, "an action", Action::parse)
    }

    /// A benefit that any tile can have.
    pub(super) fn benefit(&self, field: &str) -> Read<Benefit> {
        let benefit = self.word(field, "a benefit", Benefit::parse)?;
        match benefit {
            Benefit::Discount(_) | Benefit::EconomyToken => {
                self.wrong(field, "only hexes of the progress map have this")
            }
            Benefit::TurnOrder => self.wrong(field, "only the era track has this"),
            benefit => Ok(benefit),
        }
    }

    pub(super) fn list(&self, field: &str) -> Read<&Vec<Value>> {
        match self.fields.get(field).and_then(Value::as_array) {
            Some(list) => Ok(list),
            None => self.wrong(field, "a list is expected here"),
        }
    }

    pub(super) fn words<T>(&self, field: &str, what: &str, parse: impl Fn(&str) -> Option<T>) -> Read<Vec<T>> {
        let read = |value: &Value| {
            let found = value.as_str().and_then(&parse);
            found.map_or_else(|| self.wrong(field, format!("{value} is not {what}")), Ok)
        };
        self.list(field)?.iter().map(read).collect()
    }

    pub(super) fn two_actions(&self) -> Read<[Action; 2]> {
        match self.words("actions", "an action", Action::parse)?.as_slice() {
            [one, other] if one != other => Ok([*one, *other]),
            _ => self.wrong("actions", "two different actions are expected"),
        }
    }

    /// The nested object of a formula.
    pub(super) fn formula<'a>(&'a self, field: &str) -> Read<ComponentEntry<'a>> {
        match self.fields.get(field).and_then(Value::as_object) {
            Some(fields) => Ok(ComponentEntry { name: format!("{}, {field}", self.name), fields }),
            None => self.wrong(field, "an object with a 'kind' is expected here"),
        }
    }

    pub(super) fn only(&self, known: &[&str]) -> Read<()> {
        match self.fields.keys().find(|key| *key != "kind" && !known.contains(&key.as_str())) {
            Some(unknown) => self.wrong(unknown, "there is no such field in a formula of this kind"),
            None => Ok(()),
        }
    }
}

pub(super) fn number_in(
    entry: &ComponentEntry,
    field: &str,
    value: Option<&Value>,
    range: std::ops::RangeInclusive<i64>,
) -> Read<i64> {
    match value.and_then(Value::as_i64).filter(|number| range.contains(number)) {
        Some(number) => Ok(number),
        None => entry.wrong(field, format!("a number from {} to {} is expected", range.start(), range.end())),
    }
}

/// One entry for every place, in their order.
fn every<T: Copy>(
    found: Vec<(usize, ComponentEntry, T)>,
    places: usize,
    section: &str,
    name: impl Fn(usize) -> String,
) -> Read<Vec<T>> {
    let mut all: Vec<Option<T>> = vec![None; places];
    for (place, entry, value) in found {
        if all[place].replace(value).is_some() {
            return entry.wrong("", "it is there twice");
        }
    }
    if let Some(missing) = all.iter().position(Option::is_none) {
        return wrong(&format!("section '{section}'"), "", format!("'{}' is missing", name(missing)));
    }
    Ok(all.into_iter().flatten().collect())
}

pub(super) fn every_number<T: Copy, const N: usize>(
    found: Vec<(usize, ComponentEntry, T)>,
    section: &str,
    name: impl Fn(usize) -> String,
) -> Read<[T; N]> {
    let all = every(found, N, section, name)?;
    Ok(std::array::from_fn(|place| all[place]))
}

pub(super) fn every_word<K: EnumArray<T> + Display, T: Copy>(
    found: Vec<(K, ComponentEntry, T)>,
    section: &str,
) -> Read<EnumMap<K, T>> {
    let found = found.into_iter().map(|(word, entry, value)| (word.into_usize(), entry, value)).collect();
    let all = every(found, K::LENGTH, section, |place| K::from_usize(place).to_string())?;
    Ok(EnumMap::from_fn(|word: K| all[word.into_usize()]))
}
