//! The text record of a match: options, seed, names and choices, with state hashes that prove it.

use std::fmt::{self, Write};

use crate::{Seat, Seed};

const TITLE: &str = "innovarium record 1";
const LONGEST_NAME: usize = 40;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    pub game: String,
    pub rules: u32,
    pub options: Vec<(String, String)>,
    pub seed: Seed,
    pub names: Vec<String>,
    pub entries: Vec<RecordEntry>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordEntry {
    Choice {
        seat: Seat,
        choice: String,
        line: usize,
    },
    /// The hash of the state reached here.
    Hash {
        hash: u64,
        line: usize,
    },
}

impl RecordEntry {
    /// Where it stands in the text.
    pub(crate) fn line(&self) -> usize {
        match self {
            RecordEntry::Choice { line, .. } | RecordEntry::Hash { line, .. } => *line,
        }
    }
}

impl fmt::Display for RecordEntry {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            RecordEntry::Choice { seat, choice, .. } => write!(f, "{seat}: {choice}"),
            RecordEntry::Hash { hash, .. } => write!(f, "= {hash:016x}"),
        }
    }
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    pub line: usize,
    pub reason: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for RecordError {}

fn wrong<T>(line: usize, reason: impl Into<String>) -> Result<T, RecordError> {
    Err(RecordError { line, reason: reason.into() })
}

/// A name that can be shown to people: not empty, not endless, no control characters.
pub fn check_name(name: &str) -> Result<(), String> {
    if name.trim().is_empty() || name.trim() != name {
        return Err("a name must not be empty or begin or end with a space".into());
    }
    if name.chars().count() > LONGEST_NAME {
        return Err(format!("a name has at most {LONGEST_NAME} characters"));
    }
    if name.chars().any(char::is_control) {
        return Err("a name must not hold control characters".into());
    }
    Ok(())
}

impl Record {
    /// Whether the text begins as records do.
    pub fn is_begun(text: &str) -> bool {
        text.starts_with("innovarium record ")
    }

    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim_end()));
        match lines.next() {
            Some((_, TITLE)) => {}
            Some((line, other)) if Record::is_begun(other) => {
                return wrong(line, format!("this record's format is '{other}', this program reads '{TITLE}'"));
            }
            _ => return wrong(1, format!("not a record: the first line must be '{TITLE}'")),
        }
        let mut header = Header::default();
        let mut last = 1;
        for (line, text) in lines.by_ref() {
            last = line;
            if text.is_empty() {
                break;
            }
            header.read(line, text)?;
        }
        let mut record = header.finish(last)?;
        for (line, text) in lines {
            last = line;
            if !text.is_empty() && !text.starts_with('#') {
                record.entries.push(parse_entry(line, text, record.names.len())?);
            }
        }
        match record.entries.last() {
            Some(RecordEntry::Hash { .. }) => Ok(record),
            _ => wrong(last, "the record ends without a state hash; it may be cut off"),
        }
    }
}

fn parse_entry(line: usize, text: &str, seats: usize) -> Result<RecordEntry, RecordError> {
    if let Some(hash) = text.strip_prefix("= ") {
        return match u64::from_str_radix(hash, 16) {
            Ok(hash) => Ok(RecordEntry::Hash { hash, line }),
            Err(_) => wrong(line, format!("'{hash}' is not a state hash")),
        };
    }
    let Some((seat, choice)) = text.split_once(": ") else {
        return wrong(line, format!("'{text}' is neither a choice ('A: draw') nor a state hash ('= ...')"));
    };
    match Seat::parse(seat) {
        Some(seat) if seat.index() < seats => Ok(RecordEntry::Choice { seat, choice: choice.to_string(), line }),
        _ => wrong(line, format!("there is no seat '{seat}'")),
    }
}

#[derive(Default)]
struct Header {
    game: Option<String>,
    rules: Option<u32>,
    options: Option<Vec<(String, String)>>,
    seed: Option<Seed>,
    names: Vec<String>,
}

impl Header {
    fn read(&mut self, line: usize, text: &str) -> Result<(), RecordError> {
        let Some((key, value)) = text.split_once(':') else {
            return wrong(line, format!("'{text}' is not of the form 'key: value'"));
        };
        let value = value.trim();
        let seen = match key {
            "game" => self.game.replace(value.to_string()).is_some(),
            "rules" => match value.parse() {
                Ok(rules) => self.rules.replace(rules).is_some(),
                Err(_) => return wrong(line, format!("'{value}' is not a rules version")),
            },
            "options" => self.options.replace(parse_pairs(line, value)?).is_some(),
            "seed" => match value.parse::<Seed>() {
                Ok(seed) => self.seed.replace(seed).is_some(),
                Err(reason) => return wrong(line, reason),
            },
            _ => match Seat::parse(key) {
                Some(seat) if seat.index() == self.names.len() => {
                    check_name(value).or_else(|reason| wrong(line, reason))?;
                    self.names.push(value.to_string());
                    false
                }
                _ => return wrong(line, format!("unexpected '{key}'")),
            },
        };
        if seen { wrong(line, format!("'{key}' stands twice")) } else { Ok(()) }
    }

    fn finish(self, line: usize) -> Result<Record, RecordError> {
        let missing = |key: &str| RecordError { line, reason: format!("the header has no '{key}'") };
        Ok(Record {
            game: self.game.ok_or_else(|| missing("game"))?,
            rules: self.rules.ok_or_else(|| missing("rules"))?,
            options: self.options.ok_or_else(|| missing("options"))?,
            seed: self.seed.ok_or_else(|| missing("seed"))?,
            names: self.names,
            entries: Vec::new(),
        })
    }
}

fn parse_pairs(line: usize, text: &str) -> Result<Vec<(String, String)>, RecordError> {
    let pair = |word: &str| match word.split_once('=') {
        Some((key, value)) => Ok((key.to_string(), value.to_string())),
        None => wrong(line, format!("'{word}' is not of the form 'key=value'")),
    };
    text.split_whitespace().map(pair).collect()
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let options: Vec<String> = self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        writeln!(f, "{TITLE}\ngame: {}\nrules: {}", self.game, self.rules)?;
        writeln!(f, "options: {}\nseed: {}", options.join(" "), self.seed)?;
        for (i, name) in self.names.iter().enumerate() {
            writeln!(f, "{}: {name}", Seat::new(i))?;
        }
        f.write_char('\n')?;
        self.entries.iter().try_for_each(|entry| writeln!(f, "{entry}"))
    }
}
