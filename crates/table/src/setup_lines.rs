//! Which set-up lines a game has, as data: for editors of positions, which know no game. What the lines mean, and
//! whether a position can be, only [`Staged`](crate::scene::Staged) says.

use std::collections::BTreeMap;
use std::fmt::Display;

use serde::Serialize;

use crate::Seat;

/// All lines that can set up a position at a table.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SetupLines {
    pub lines: Vec<SetupLine>,
    /// The words that values are made of, by the name of their list.
    pub words: BTreeMap<String, Vec<String>>,
}

/// A line: its key, and what its value is made of.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SetupLine {
    pub key: String,
    /// What it is called, whoever and whatever it is about: `hand`.
    pub name: String,
    /// Whose it is: `A`, for some games also somebody who has no seat.
    pub whose: Option<String>,
    /// What of several it is about: `3` of `achievement 3`.
    pub about: Option<String>,
    /// Words that may end the key, at most one of them: the splay of a color.
    pub endings: Vec<&'static str>,
    /// How many items its value lists at most.
    pub most: u8,
    /// What an item is made of, one after the other.
    pub parts: Vec<Part>,
    /// Items begin with things of which there is one each: it lies in only one of the lines with this word.
    pub once: Option<&'static str>,
}

/// A part of an item: a word of a list, or a number. `before` stands between it and the part before it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Part {
    Word { before: &'static str, optional: bool, list: String },
    Number { before: &'static str, optional: bool, least: u8, most: u8 },
}

impl Part {
    pub fn word(list: impl Into<String>) -> Part {
        Part::Word { before: " ", optional: false, list: list.into() }
    }

    pub fn number(least: u8, most: u8) -> Part {
        Part::Number { before: " ", optional: false, least, most }
    }

    #[must_use]
    pub fn optional(mut self) -> Part {
        let (Part::Word { optional, .. } | Part::Number { optional, .. }) = &mut self;
        *optional = true;
        self
    }

    /// Apart from what stands before it by something else than a space.
    #[must_use]
    pub fn after(mut self, text: &'static str) -> Part {
        let (Part::Word { before, .. } | Part::Number { before, .. }) = &mut self;
        *before = text;
        self
    }

    pub fn before(&self) -> &'static str {
        let (Part::Word { before, .. } | Part::Number { before, .. }) = self;
        before
    }

    pub fn is_optional(&self) -> bool {
        let (Part::Word { optional, .. } | Part::Number { optional, .. }) = self;
        *optional
    }
}

impl SetupLine {
    /// More than there are of anything.
    pub const MANY: usize = u8::MAX as usize;

    /// A line of the table, with one value.
    pub fn new(name: &str, parts: impl Into<Vec<Part>>) -> SetupLine {
        SetupLine {
            key: name.into(),
            name: name.into(),
            whose: None,
            about: None,
            endings: Vec::new(),
            most: 1,
            parts: parts.into(),
            once: None,
        }
    }

    /// At most so many words of a list.
    pub fn list(name: &str, words: &str, most: usize) -> SetupLine {
        SetupLine::new(name, [Part::word(words)]).up_to(most)
    }

    pub fn one(name: &str, words: &str) -> SetupLine {
        SetupLine::list(name, words, 1)
    }

    pub fn number(name: &str, least: u8, most: u8) -> SetupLine {
        SetupLine::new(name, [Part::number(least, most)])
    }

    /// `law 2, banking`: a word alone counts one.
    pub fn counts(name: &str, words: &str, most: u8) -> SetupLine {
        SetupLine::new(name, [Part::word(words), Part::number(0, most).optional()]).up_to(SetupLine::MANY)
    }

    /// `A hand`
    #[must_use]
    pub fn of(self, whose: impl Display) -> SetupLine {
        SetupLine { key: format!("{whose} {}", self.key), whose: Some(whose.to_string()), ..self }
    }

    /// `achievement 3`
    #[must_use]
    pub fn about(self, about: impl Display) -> SetupLine {
        SetupLine { key: format!("{} {about}", self.key), about: Some(about.to_string()), ..self }
    }

    /// `africa card`
    #[must_use]
    pub fn at(self, about: impl Display) -> SetupLine {
        SetupLine { key: format!("{about} {}", self.key), about: Some(about.to_string()), ..self }
    }

    #[must_use]
    pub fn up_to(self, most: usize) -> SetupLine {
        SetupLine { most: u8::try_from(most).unwrap_or(u8::MAX), ..self }
    }

    #[must_use]
    pub fn ending(self, endings: impl Into<Vec<&'static str>>) -> SetupLine {
        SetupLine { endings: endings.into(), ..self }
    }

    #[must_use]
    pub fn once(self, once: &'static str) -> SetupLine {
        SetupLine { once: Some(once), ..self }
    }
}

impl SetupLines {
    /// Names a list of words.
    pub fn list<T: Display>(&mut self, name: impl Into<String>, words: impl IntoIterator<Item = T>) {
        self.words.insert(name.into(), words.into_iter().map(|word| word.to_string()).collect());
    }

    pub fn seats(&mut self, seats: usize) {
        self.list("seats", (0..seats).map(Seat::new));
    }

    /// The line with this key, if there is one, whatever it ends with.
    pub fn line(&self, key: &str) -> Option<&SetupLine> {
        let is_meant = |line: &&SetupLine| match key.strip_prefix(&line.key) {
            Some("") => true,
            Some(rest) => rest.strip_prefix(' ').is_some_and(|ending| line.endings.contains(&ending)),
            None => false,
        };
        self.lines.iter().find(is_meant)
    }

    /// Whether the value is made of what the line says.
    pub fn fits(&self, line: &SetupLine, value: &str) -> bool {
        let mut items = 0;
        let mut begun = String::new();
        // A word may have a comma in it.
        for text in value.split(',').map(str::trim).filter(|text| !text.is_empty()) {
            let whole = if begun.is_empty() { text.to_string() } else { format!("{begun}, {text}") };
            if self.is_item(&line.parts, &whole) {
                items += 1;
                begun.clear();
            } else {
                begun = whole;
            }
        }
        items <= usize::from(line.most) && (begun.is_empty() || value == "none")
    }

    fn is_item(&self, parts: &[Part], text: &str) -> bool {
        let Some((part, others)) = parts.split_first() else { return text.is_empty() };
        let goes_on = |rest: &str| match others.first() {
            _ if rest.is_empty() => others.iter().all(Part::is_optional),
            Some(_) => self.goes_on(others, rest),
            None => false,
        };
        match part {
            Part::Word { list, .. } => {
                let begins =
                    |word: &String| text.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word));
                let words = self.words.get(list).into_iter().flatten();
                words.filter(|word| begins(word)).any(|word| goes_on(&text[word.len()..]))
            }
            Part::Number { least, most, .. } => {
                let digits = text.bytes().take_while(u8::is_ascii_digit).count();
                text[..digits].parse().is_ok_and(|number: u8| (*least..=*most).contains(&number))
                    && goes_on(&text[digits..])
            }
        }
    }

    /// The parts after the first; those that may be left out may be skipped.
    fn goes_on(&self, parts: &[Part], text: &str) -> bool {
        let Some((part, others)) = parts.split_first() else { return false };
        text.strip_prefix(part.before()).is_some_and(|rest| self.is_item(parts, rest))
            || part.is_optional() && self.goes_on(others, text)
    }
}
