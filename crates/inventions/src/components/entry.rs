//! The entries of a component file: each with the name that errors call it by, and its fields read by kind.

use std::ops::RangeInclusive;

use serde_json::{Map, Value};
use table::{SetProblem, named_enum};

use super::Benefit;
use super::benefit::{NotABenefit, Written};
use super::reading::Reading;
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

/// A value, or everything that is wrong with it.
pub(super) type Read<T> = Result<T, Vec<SetProblem>>;

/// So many problems of one list or benefit are told at most: each names all words that are allowed.
pub(super) const MOST_OF_A_VALUE: usize = 20;

/// What is wrong with the parts of a value: each is read, whatever is wrong with the others.
#[derive(Default)]
pub(super) struct Problems(Vec<SetProblem>);

impl Problems {
    pub(super) fn part<T>(&mut self, part: Read<T>) -> Option<T> {
        part.map_err(|problems| self.0.extend(problems)).ok()
    }

    /// The value of these parts, if all of them are right.
    pub(super) fn whole<T>(self, whole: impl FnOnce() -> Option<T>) -> Read<T> {
        whole().filter(|_| self.0.is_empty()).ok_or(self.0)
    }

    /// A list of parts, read no further than to the last problem that is told.
    pub(super) fn all<T>(parts: impl Iterator<Item = Read<T>>) -> Read<Vec<T>> {
        let mut problems = Problems::default();
        let mut read = Vec::new();
        for part in parts {
            read.extend(problems.part(part));
            if problems.0.len() >= MOST_OF_A_VALUE {
                break;
            }
        }
        problems.whole(|| Some(read))
    }
}

/// Where a benefit stands; some stand only on hexes or on the era track.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Place {
    Hex,
    EraSpace,
    Elsewhere,
}

impl Place {
    /// Where alone a form of a benefit can stand; none: anywhere.
    pub(super) fn only_of(form: &str) -> Option<Place> {
        match form {
            "discount N" | "economy token" => Some(Place::Hex),
            "turn order" => Some(Place::EraSpace),
            _ => None,
        }
    }

    pub(super) fn name(self) -> Option<&'static str> {
        match self {
            Place::Hex => Some("hex"),
            Place::EraSpace => Some("era-space"),
            Place::Elsewhere => None,
        }
    }
}

/// One entry of a section.
#[derive(Clone)]
pub(super) struct ComponentEntry<'a> {
    pub(super) section: &'static str,
    pub(super) place: usize,
    pub(super) name: String,
    pub(super) fields: &'a Map<String, Value>,
}

pub(super) fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_string)
}

/// The longest piece of a file that an error repeats.
const LONGEST_WORD: usize = 80;

pub(super) fn short(word: &str) -> String {
    word.chars().take(LONGEST_WORD).collect()
}

impl<'a> ComponentEntry<'a> {
    fn error(&self, field: &str, word: &str, reason: impl Into<String>, allowed: Vec<String>) -> SetProblem {
        SetProblem {
            section: self.section.into(),
            place: Some(self.place),
            entry: self.name.clone(),
            field: short(field),
            word: short(word),
            reason: reason.into(),
            allowed,
        }
    }

    pub(super) fn wrong<T>(&self, field: &str, reason: impl Into<String>) -> Read<T> {
        Err(vec![self.error(field, "", reason, Vec::new())])
    }

    /// The word is wrong; these would be right.
    pub(super) fn refused<T>(&self, field: &str, word: String, reason: &str, allowed: Vec<String>) -> Read<T> {
        Err(vec![self.error(field, &word, reason, allowed)])
    }

    pub(super) fn wrong_word<T>(&self, field: &str, word: &str, reason: &str, allowed: &[&str]) -> Read<T> {
        self.refused(field, word.into(), reason, allowed.iter().map(ToString::to_string).collect())
    }

    pub(super) fn wrong_value<T>(&self, field: &str, value: &Value, reason: &str, allowed: &[&str]) -> Read<T> {
        self.wrong_word(field, &plain(value), reason, allowed)
    }

    /// Whether the fields are these and no others, and every value has its confidence.
    pub(super) fn look(&self, keys: &[&str], values: &[&str]) -> Vec<SetProblem> {
        let mut problems = Vec::new();
        let known: Vec<String> = keys.iter().chain(values).chain(&["confidence"]).map(ToString::to_string).collect();
        for key in self.fields.keys().filter(|key| !known.contains(key)) {
            problems.push(self.error(key, "", "there is no such field here", known.clone()));
        }
        for missing in keys.iter().chain(values).filter(|key| !self.fields.contains_key(**key)) {
            problems.push(self.error(missing, "", "it is missing", Vec::new()));
        }
        let Some(confidence) = self.fields.get("confidence").and_then(Value::as_object) else {
            problems.push(self.error("confidence", "", "it is missing: how sure each value is", Vec::new()));
            return problems;
        };
        let grades = || Confidence::ALL.map(|grade| grade.name().to_string()).to_vec();
        for value in values {
            match confidence.get(*value) {
                Some(grade) if grade.as_str().is_some_and(|grade| Confidence::parse(grade).is_some()) => {}
                Some(grade) => {
                    let reason = format!("of '{value}' is not a confidence");
                    problems.push(self.error("confidence", &plain(grade), reason, grades()));
                }
                None => problems.push(self.error("confidence", "", format!("that of '{value}' is missing"), grades())),
            }
        }
        for unknown in confidence.keys().filter(|key| !values.contains(&key.as_str())) {
            problems.push(self.error(
                "confidence",
                "",
                format!("there is no value '{}' here", short(unknown)),
                Vec::new(),
            ));
        }
        problems
    }

    pub(super) fn text(&self, field: &str) -> Read<&'a str> {
        match self.fields.get(field).and_then(Value::as_str) {
            Some(text) => Ok(text),
            None => self.wrong(field, "a text is expected here"),
        }
    }

    pub(super) fn number(&self, field: &str, range: RangeInclusive<i64>) -> Read<i64> {
        self.number_in(field, self.fields.get(field), range)
    }

    pub(super) fn number_in(&self, field: &str, value: Option<&Value>, range: RangeInclusive<i64>) -> Read<i64> {
        match value.and_then(Value::as_i64).filter(|number| range.contains(number)) {
            Some(number) => Ok(number),
            None => {
                let word = value.map(plain).unwrap_or_default();
                let reason = format!("a number from {} to {} is expected", range.start(), range.end());
                let reason = if word.is_empty() { reason } else { format!("is wrong: {reason}") };
                Err(vec![self.error(field, &word, reason, Vec::new())])
            }
        }
    }

    pub(super) fn small(&self, field: &str, range: RangeInclusive<i64>) -> Read<u8> {
        Ok(self.number(field, range)? as u8)
    }

    /// The same for a field that may be missing.
    pub(super) fn small_or(&self, field: &str, range: RangeInclusive<i64>, usual: u8) -> Read<u8> {
        if self.fields.contains_key(field) { self.small(field, range) } else { Ok(usual) }
    }

    pub(super) fn numbers(&self, field: &str, range: RangeInclusive<i64>) -> Read<Vec<u8>> {
        let read = |value: &Value| Ok(self.number_in(field, Some(value), range.clone())? as u8);
        Problems::all(self.list(field)?.iter().map(read))
    }

    pub(super) fn word<T>(
        &self,
        field: &str,
        what: &str,
        allowed: &[&str],
        parse: impl Fn(&str) -> Option<T>,
    ) -> Read<T> {
        let text = self.text(field)?;
        parse(text).map_or_else(|| self.wrong_word(field, text, &format!("is not {what}"), allowed), Ok)
    }

    pub(super) fn action(&self, field: &str) -> Read<Action> {
        self.word(field, "an action", &Action::ALL.map(Action::name), Action::parse)
    }

    pub(super) fn benefit(&self, reading: &mut Reading, field: &str, place: Place) -> Read<Benefit> {
        let text = self.text(field)?;
        let written = match Written::parse(text) {
            Ok(written) => written,
            Err(problems) => {
                let fits = |form: &String| Place::only_of(form).is_none_or(|only| only == place);
                let problem = |NotABenefit { word, reason, allowed }| {
                    self.error(field, &word, reason, allowed.into_iter().filter(fits).collect())
                };
                return Err(problems.into_iter().map(problem).collect());
            }
        };
        let mut misplaced = Problems::default();
        for part in written.parts() {
            let only = match part {
                Benefit::Discount(_) | Benefit::EconomyToken if place != Place::Hex => "hexes of the progress map have",
                Benefit::TurnOrder if place != Place::EraSpace => "the era track has",
                _ => continue,
            };
            let reason = format!("is out of place: only {only} this");
            misplaced.part::<()>(self.refused(field, part.to_string(), &reason, Vec::new()));
        }
        misplaced.whole(|| Some(()))?;
        match reading.keep(written) {
            Some(benefit) => Ok(benefit),
            None => self.wrong(field, "the file joins too many benefits"),
        }
    }

    pub(super) fn list(&self, field: &str) -> Read<&'a Vec<Value>> {
        match self.fields.get(field).and_then(Value::as_array) {
            Some(list) => Ok(list),
            None => self.wrong(field, "a list is expected here"),
        }
    }

    pub(super) fn words<T>(
        &self,
        field: &str,
        what: &str,
        allowed: &[&str],
        parse: impl Fn(&str) -> Option<T>,
    ) -> Read<Vec<T>> {
        let read = |value: &Value| {
            let found = value.as_str().and_then(&parse);
            found.map_or_else(|| self.wrong_value(field, value, &format!("is not {what}"), allowed), Ok)
        };
        Problems::all(self.list(field)?.iter().map(read))
    }

    pub(super) fn two_actions(&self) -> Read<[Action; 2]> {
        match self.words("actions", "an action", &Action::ALL.map(Action::name), Action::parse)?.as_slice() {
            [one, other] if one != other => Ok([*one, *other]),
            _ => self.wrong("actions", "two different actions are expected"),
        }
    }

    /// The nested object of a formula.
    pub(super) fn formula(&self, field: &str) -> Read<ComponentEntry<'a>> {
        match self.fields.get(field).and_then(Value::as_object) {
            Some(fields) => Ok(self.part(field, fields)),
            None => self.wrong(field, "an object with a 'kind' is expected here"),
        }
    }

    pub(super) fn part(&self, field: &str, fields: &'a Map<String, Value>) -> ComponentEntry<'a> {
        ComponentEntry { name: format!("{}, {field}", self.name), fields, ..*self }
    }

    pub(super) fn only(&self, known: &[&str]) -> Read<()> {
        let unknown = self.fields.keys().filter(|key| *key != "kind" && !known.contains(&key.as_str()));
        let reason = "there is no such field in a formula of this kind";
        let known = || known.iter().map(ToString::to_string).collect();
        let problems: Vec<SetProblem> = unknown.map(|unknown| self.error(unknown, "", reason, known())).collect();
        if problems.is_empty() { Ok(()) } else { Err(problems) }
    }
}
