//! Records of earlier rules: they are played by the rules of today, as far as these play them the same.

use std::fmt;

use serde::Serialize;

use crate::record::RecordEntry;
use crate::{MatchError, Record};

/// A record as the rules of today play it.
#[derive(Debug)]
pub struct Opened<M> {
    /// The match: all of it, or what can be looked at.
    pub played: M,
    pub differs: Option<Difference>,
}

impl<M> Opened<M> {
    /// All of it, or where the rules differ.
    pub fn whole(self) -> Result<M, MatchError> {
        self.differs.map_or(Ok(self.played), |difference| Err(MatchError::Differs(difference)))
    }
}

/// Where the rules of today play a record of earlier rules differently. Choices are counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Difference {
    /// The version that the record follows.
    pub rules: u32,
    /// The version of today.
    pub now: u32,
    /// The first choice that may have come out differently: the one after the last state that a hash proves.
    pub from: usize,
    /// The choice at which it shows. Where there is a hash after every choice, that is the same choice.
    pub to: usize,
    /// How many choices are certain to have come out as they did.
    pub shown: usize,
    /// Where in the text it shows; 0 if there is none.
    #[serde(skip)]
    pub line: usize,
    /// The choice that is not offered any more; `None` if only the state differs.
    #[serde(skip)]
    pub choice: Option<String>,
}

impl Record {
    /// The difference that shows at choice number `to`, when a hash has proven the state after `proven` choices.
    pub fn difference(&self, now: u32, to: usize, proven: usize) -> Difference {
        let to = to.max(1);
        // Without any hash, all that can be known is that every choice was offered.
        let hashed = self.entries.iter().any(|entry| matches!(entry, RecordEntry::Hash { .. }));
        let shown = if hashed { proven.min(to - 1) } else { to - 1 };
        let from = proven.min(to - 1) + 1;
        Difference { rules: self.rules, now, from, to, shown, line: 0, choice: None }
    }

    /// How many choices there are before the last hash.
    pub fn proven(&self) -> usize {
        let last = self.entries.iter().rposition(|entry| matches!(entry, RecordEntry::Hash { .. })).unwrap_or(0);
        self.entries[..last].iter().filter(|entry| matches!(entry, RecordEntry::Choice { .. })).count()
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Difference { rules, now, from, to, shown, line, choice } = self;
        let what = choice.as_deref().unwrap_or("the state hash");
        write!(f, "this record follows rules version {rules}; ")?;
        if from == to {
            write!(f, "at choice {to} (line {line}, {what})")?;
        } else {
            write!(f, "somewhere from choice {from} to choice {to} (line {line}, {what})")?;
        }
        write!(f, " the rules are different now (version {now}), so ")?;
        match shown {
            0 => f.write_str("only its beginning can be looked at"),
            shown => write!(f, "it can be looked at up to choice {shown} only"),
        }
    }
}
