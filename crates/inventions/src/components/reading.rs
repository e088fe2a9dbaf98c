//! Reading goes on after an error, so that a file's author learns all of them at once.

use std::fmt::Display;

use serde_json::{Map, Value};
use table::enum_map::EnumArray;
use table::{EnumMap, SetProblem};

use super::Benefit;
use super::benefit::{Joined, Written};
use super::entry::{ComponentEntry, Read, plain, short};

/// Nobody corrects more at once; a file with more of them is no component file.
const MOST_PROBLEMS: usize = 200;
/// No section has more entries.
const MOST_ENTRIES: usize = 100;

/// What was found so far: problems, and the benefits that need more room than a word.
#[derive(Default)]
pub(super) struct Reading {
    pub problems: Vec<SetProblem>,
    pub joined: Vec<Joined>,
    pub texts: Vec<String>,
}

impl Reading {
    pub(super) fn tell(&mut self, problem: SetProblem) {
        if self.problems.len() < MOST_PROBLEMS {
            self.problems.push(problem);
        }
    }

    /// About a section or the whole file.
    pub(super) fn tell_of(&mut self, section: &str, field: &str, reason: impl Into<String>) {
        let section = short(section);
        let entry = if section.is_empty() { String::new() } else { format!("section '{section}'") };
        let (field, reason) = (field.into(), reason.into());
        self.tell(SetProblem { section, entry, field, reason, ..SetProblem::default() });
    }

    pub(super) fn note<T>(&mut self, read: Read<T>) -> Option<T> {
        read.map_err(|problems| problems.into_iter().for_each(|problem| self.tell(problem))).ok()
    }

    /// Keeps what is more than a word; none if there is no room.
    pub(super) fn keep(&mut self, written: Written) -> Option<Benefit> {
        let place = |length: usize| u8::try_from(length).ok();
        let text = match written.text {
            None => None,
            Some(text) => {
                self.texts.push(text);
                Some(Benefit::Text(place(self.texts.len() - 1)?))
            }
        };
        let mut ways = written.ways;
        if let Some(text) = text {
            let stand_ins = ways.iter_mut().flatten().filter(|part| matches!(part, Benefit::Text(_)));
            stand_ins.for_each(|part| *part = text);
        }
        if let [parts] = &ways[..]
            && let [benefit] = parts[..]
        {
            return Some(benefit);
        }
        self.joined.push(Joined { ways });
        Some(Benefit::Joined(place(self.joined.len() - 1)?))
    }

    /// The entries of a section, with their names, after a look at keys and confidences.
    pub(super) fn entries<'a>(
        &mut self,
        sections: &'a Map<String, Value>,
        section: &'static str,
        kind: &str,
        keys: &[&str],
        values: &[&str],
    ) -> Vec<ComponentEntry<'a>> {
        let found = self.objects(sections, section, kind, keys);
        found.iter().flat_map(|entry| entry.look(keys, values)).for_each(|problem| self.tell(problem));
        found
    }

    /// The same without a look inside.
    pub(super) fn objects<'a>(
        &mut self,
        sections: &'a Map<String, Value>,
        section: &'static str,
        kind: &str,
        keys: &[&str],
    ) -> Vec<ComponentEntry<'a>> {
        let Some(list) = sections.get(section).and_then(Value::as_array) else {
            self.tell_of(section, "", "it must be there, and be a list");
            return Vec::new();
        };
        if list.len() > MOST_ENTRIES {
            self.tell_of(section, "", format!("it has more than {MOST_ENTRIES} entries"));
            return Vec::new();
        }
        let mut found = Vec::new();
        for (place, value) in list.iter().enumerate() {
            let numbered = format!("{kind} number {} of section '{section}'", place + 1);
            let Some(fields) = value.as_object() else {
                self.tell(SetProblem {
                    section: section.into(),
                    place: Some(place),
                    entry: numbered,
                    reason: "it is not a JSON object".into(),
                    ..SetProblem::default()
                });
                continue;
            };
            let name: Vec<String> = keys.iter().filter_map(|key| fields.get(*key)).map(plain).collect();
            let is_named = name.len() == keys.len() && !keys.is_empty();
            let name = if is_named { format!("{kind} '{}'", name.join("-")) } else { numbered };
            found.push(ComponentEntry { section, place, name: short(&name), fields });
        }
        found
    }

    /// One value for every place, in their order.
    fn every<T>(
        &mut self,
        found: Vec<(usize, ComponentEntry, Option<T>)>,
        places: usize,
        section: &str,
        name: impl Fn(usize) -> String,
    ) -> Option<Vec<T>> {
        let mut seen = vec![false; places];
        let mut all: Vec<Option<T>> = std::iter::repeat_with(|| None).take(places).collect();
        for (place, entry, value) in found {
            if std::mem::replace(&mut seen[place], true) {
                self.note::<()>(entry.wrong("", "it is there twice"));
            }
            all[place] = value;
        }
        for missing in (0..places).filter(|place| !seen[*place]) {
            self.tell_of(section, "", format!("'{}' is missing", name(missing)));
        }
        all.into_iter().collect()
    }

    pub(super) fn every_number<T, const N: usize>(
        &mut self,
        found: Vec<(usize, ComponentEntry, Option<T>)>,
        section: &str,
        name: impl Fn(usize) -> String,
    ) -> Option<[T; N]> {
        self.every(found, N, section, name)?.try_into().ok()
    }

    pub(super) fn every_word<K: EnumArray<T> + Display, T>(
        &mut self,
        found: Vec<(K, ComponentEntry, Option<T>)>,
        section: &str,
    ) -> Option<EnumMap<K, T>> {
        let found = found.into_iter().map(|(word, entry, value)| (word.into_usize(), entry, value)).collect();
        let mut all = self.every(found, K::LENGTH, section, |place| K::from_usize(place).to_string())?.into_iter();
        Some(EnumMap::from_fn(|_: K| all.next().expect("one for every word")))
    }
}

impl Reading {
    /// Whether this is the benefit, or one of those that it joins.
    pub(super) fn has_part(&self, benefit: Benefit, part: Benefit) -> bool {
        match benefit {
            Benefit::Joined(place) => self.joined[place as usize].ways.iter().flatten().any(|other| *other == part),
            benefit => benefit == part,
        }
    }
}
