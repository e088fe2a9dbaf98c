//! Counting formulas of goals and Wealth tiles: so many IP for each thing, set or pair, by thresholds, up to a limit.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::benefit::{LONGEST_TEXT, is_fit_to_show};
use super::counted::Counted;
use super::entry::{ComponentEntry, Problems, Read};

/// Things of a set, and terms of a sum.
const MOST_COUNTED: usize = 4;
const MOST_TERMS: usize = 4;
const MOST_STEPS: usize = 8;
/// The largest limit and threshold.
const MOST_IP: i64 = 100;
const MOST_THINGS: i64 = 30;

/// So many IP for each of a thing; of several things for each set of one of each.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Per {
    #[cfg_attr(feature = "schema", ts(type = "string[]"))]
    pub count: Vec<Counted>,
    /// How many of them count once.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<u8>"))]
    pub each: u8,
    /// The first so many do not count.
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<u8>"))]
    pub beyond: u8,
    pub ip: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub max: Option<u8>,
}

/// IP by how many there are: the highest threshold that is reached.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Steps {
    #[cfg_attr(feature = "schema", ts(type = "string[]"))]
    pub count: Vec<Counted>,
    pub steps: Vec<Step>,
}

#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Step {
    pub from: u8,
    pub ip: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Term {
    Per(Per),
    Steps(Steps),
}

/// Several formulas together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Sum {
    pub terms: Vec<Term>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub max: Option<u8>,
}

/// What no formula can say: it scores nothing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Remark {
    pub text: String,
}

fn one() -> u8 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
fn is_one(number: &u8) -> bool {
    *number == 1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks like this")]
fn is_none(number: &u8) -> bool {
    *number == 0
}

/// The kinds of formula that goals and Wealth tiles have in common.
pub(super) const KINDS: [&str; 4] = ["per", "steps", "sum", "text"];

impl Per {
    pub(super) fn read(formula: &ComponentEntry, of_a_hex: bool) -> Read<Self> {
        let mut problems = Problems::default();
        problems.part(formula.only(&["count", "each", "beyond", "ip", "max"]));
        let count = problems.part(counted(formula, of_a_hex));
        let each = problems.part(formula.small_or("each", 1..=10, 1));
        let beyond = problems.part(formula.small_or("beyond", 0..=MOST_THINGS, 0));
        let ip = problems.part(formula.small("ip", 1..=20));
        let max = problems.part(limit(formula));
        problems.whole(|| Some(Per { count: count?, each: each?, beyond: beyond?, ip: ip?, max: max? }))
    }

    pub(super) fn lasts(&self) -> bool {
        self.count.iter().all(|counted| counted.lasts())
    }

    pub(crate) fn ip(&self, count: impl Fn(Counted) -> u8) -> u16 {
        let things = fewest(&self.count, count).saturating_sub(self.beyond) / self.each;
        capped(u16::from(things) * u16::from(self.ip), self.max)
    }
}

impl Steps {
    pub(super) fn read(formula: &ComponentEntry, of_a_hex: bool) -> Read<Self> {
        let mut problems = Problems::default();
        problems.part(formula.only(&["count", "steps"]));
        let count = problems.part(counted(formula, of_a_hex));
        let steps = problems.part(Step::list(formula));
        problems.whole(|| Some(Steps { count: count?, steps: steps? }))
    }

    pub(super) fn lasts(&self) -> bool {
        self.count.iter().all(|counted| counted.lasts())
    }

    pub(crate) fn ip(&self, count: impl Fn(Counted) -> u8) -> u16 {
        let things = fewest(&self.count, count);
        self.steps.iter().rev().find(|step| step.from <= things).map_or(0, |step| step.ip.into())
    }
}

impl Step {
    fn list(formula: &ComponentEntry) -> Read<Vec<Step>> {
        let list = formula.list("steps")?;
        let steps = Problems::all(list.iter().map(|value| Step::read(formula, value)))?;
        if steps.is_empty() || steps.len() > MOST_STEPS {
            return formula.wrong("steps", format!("1 to {MOST_STEPS} thresholds are expected"));
        }
        match steps.windows(2).position(|pair| pair[0].from >= pair[1].from) {
            Some(place) => formula.wrong_value("steps", &list[place + 1], "thresholds go up", &[]),
            None => Ok(steps),
        }
    }

    fn read(formula: &ComponentEntry, value: &Value) -> Read<Step> {
        let Some(fields) = value.as_object() else {
            return formula.wrong_value("steps", value, "a threshold is an object", &["{\"from\": 3, \"ip\": 5}"]);
        };
        let entry = formula.part("steps", fields);
        let mut problems = Problems::default();
        problems.part(entry.only(&["from", "ip"]));
        let from = problems.part(entry.small("from", 1..=MOST_THINGS));
        let ip = problems.part(entry.small("ip", 0..=MOST_IP));
        problems.whole(|| Some(Step { from: from?, ip: ip? }))
    }
}

impl Term {
    fn read(formula: &ComponentEntry, of_a_hex: bool) -> Read<Self> {
        match formula.text("kind")? {
            "per" => Per::read(formula, of_a_hex).map(Term::Per),
            "steps" => Steps::read(formula, of_a_hex).map(Term::Steps),
            kind => formula.wrong_word("kind", kind, "is not a kind of term", &["per", "steps"]),
        }
    }

    fn lasts(&self) -> bool {
        match self {
            Term::Per(per) => per.lasts(),
            Term::Steps(steps) => steps.lasts(),
        }
    }

    pub(crate) fn ip(&self, count: impl Fn(Counted) -> u8) -> u16 {
        match self {
            Term::Per(per) => per.ip(count),
            Term::Steps(steps) => steps.ip(count),
        }
    }
}

impl Sum {
    pub(super) fn read(formula: &ComponentEntry, of_a_hex: bool) -> Read<Self> {
        let mut problems = Problems::default();
        problems.part(formula.only(&["terms", "max"]));
        let terms = problems.part(Self::terms(formula, of_a_hex));
        let max = problems.part(limit(formula));
        problems.whole(|| Some(Sum { terms: terms?, max: max? }))
    }

    fn terms(formula: &ComponentEntry, of_a_hex: bool) -> Read<Vec<Term>> {
        let term = |value: &Value| match value.as_object() {
            Some(fields) => Term::read(&formula.part("terms", fields), of_a_hex),
            None => formula.wrong_value("terms", value, "a term is an object with a 'kind'", &["per", "steps"]),
        };
        let terms = Problems::all(formula.list("terms")?.iter().map(term))?;
        if terms.is_empty() || terms.len() > MOST_TERMS {
            return formula.wrong("terms", format!("1 to {MOST_TERMS} terms are expected"));
        }
        Ok(terms)
    }

    pub(super) fn lasts(&self) -> bool {
        self.terms.iter().all(Term::lasts)
    }

    pub(crate) fn ip(&self, count: impl Fn(Counted) -> u8 + Copy) -> u16 {
        capped(self.terms.iter().map(|term| term.ip(count)).sum(), self.max)
    }
}

impl Remark {
    pub(super) fn read(formula: &ComponentEntry) -> Read<Self> {
        let mut problems = Problems::default();
        problems.part(formula.only(&["text"]));
        let text = problems.part(Self::text(formula));
        problems.whole(|| Some(Remark { text: text? }))
    }

    fn text(formula: &ComponentEntry) -> Read<String> {
        let text = formula.text("text")?;
        if !is_fit_to_show(text, LONGEST_TEXT) {
            return formula.wrong("text", format!("1 to {LONGEST_TEXT} characters are expected, fit to be shown"));
        }
        Ok(text.to_string())
    }
}

/// How many sets of one of each there are.
fn fewest(count: &[Counted], of: impl Fn(Counted) -> u8) -> u8 {
    count.iter().map(|counted| of(*counted)).min().unwrap_or(0)
}

fn capped(ip: u16, max: Option<u8>) -> u16 {
    max.map_or(ip, |max| ip.min(max.into()))
}

fn limit(formula: &ComponentEntry) -> Read<Option<u8>> {
    let has = formula.fields.contains_key("max");
    has.then(|| formula.small("max", 1..=MOST_IP)).transpose()
}

/// One thing, or a list of those that make a set.
fn counted(formula: &ComponentEntry, of_a_hex: bool) -> Read<Vec<Counted>> {
    let forms = || {
        let all = Counted::forms().into_iter();
        let fits = |form: &String| of_a_hex || !form.ends_with("beside");
        all.filter(fits).collect::<Vec<String>>()
    };
    let words: Vec<&Value> = match formula.fields.get("count") {
        Some(Value::Array(list)) => list.iter().collect(),
        Some(word) => vec![word],
        None => return formula.wrong("count", "it is missing: what is counted"),
    };
    let read = |word: &Value| {
        let counted = word.as_str().and_then(Counted::parse).filter(|one| of_a_hex || !one.is_of_a_hex());
        let word = || word.as_str().map_or_else(|| word.to_string(), String::from);
        counted.map_or_else(|| formula.refused("count", word(), "cannot be counted here", forms()), Ok)
    };
    let found = Problems::all(words.into_iter().map(read))?;
    if let Some(twice) = found.iter().enumerate().find(|(place, counted)| found[..*place].contains(counted)) {
        return formula.wrong("count", format!("'{}' is there twice", twice.1));
    }
    if found.is_empty() || found.len() > MOST_COUNTED {
        return formula.wrong("count", format!("1 to {MOST_COUNTED} things are expected"));
    }
    Ok(found)
}

/// Writes the words of a formula in their one form, so that the same formula has the same hash.
pub(super) fn normalize(scoring: &mut Value) {
    let Some(fields) = scoring.as_object_mut() else { return };
    for term in fields.get_mut("terms").and_then(Value::as_array_mut).into_iter().flatten() {
        normalize(term);
    }
    let usual: Vec<(&str, Value)> = match fields.get("kind").and_then(Value::as_str) {
        Some("adjacent") => vec![("itself", Value::Bool(false))],
        Some("count") => vec![("max", Value::from(0))],
        Some(kind) if KINDS.contains(&kind) => vec![("each", Value::from(1)), ("beyond", Value::from(0))],
        _ => Vec::new(),
    };
    for (field, usual) in usual {
        if fields.get(field) == Some(&usual) {
            fields.remove(field);
        }
    }
    if let Some(count) = fields.get_mut("count") {
        let words = if let Value::Array(list) = count { std::mem::take(list) } else { vec![count.take()] };
        let one_form = |word: Value| match word.as_str().and_then(Counted::parse) {
            Some(counted) => Value::from(counted.to_string()),
            None => word,
        };
        *count = words.into_iter().map(one_form).collect();
    }
}
