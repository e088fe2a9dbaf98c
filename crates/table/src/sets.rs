//! Sets of values that people make themselves, for games whose components are known only in part.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a set says of itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SetFacts {
    /// What the option of a match calls it.
    pub id: String,
    /// Over its values alone.
    pub hash: String,
    pub name: Option<String>,
    pub values: usize,
    pub reconstructed: usize,
    /// Values that are only said in free words.
    pub unplayed: usize,
    /// How many values there are of each confidence.
    pub grades: BTreeMap<String, usize>,
}

/// What is wrong in a set, and where.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SetProblem {
    /// Empty where the file as a whole is wrong.
    pub section: String,
    /// The entry's place in its section, from 0.
    pub place: Option<usize>,
    /// What the entry is called: "tile '1'".
    pub entry: String,
    pub field: String,
    /// The word that is wrong, if it is one.
    pub word: String,
    pub reason: String,
    /// The words that could stand there.
    pub allowed: Vec<String>,
}

impl fmt::Display for SetProblem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match (self.entry.as_str(), self.field.as_str()) {
            ("", _) => {}
            (entry, "") => write!(f, "{entry}: ")?,
            (entry, field) => write!(f, "{entry}, field '{field}': ")?,
        }
        if !self.word.is_empty() {
            write!(f, "'{}' ", self.word)?;
        }
        f.write_str(&self.reason)?;
        match self.allowed.is_empty() {
            true => Ok(()),
            false => write!(f, "; allowed: {}", self.allowed.join(", ")),
        }
    }
}

impl std::error::Error for SetProblem {}

/// Why a set was not taken.
#[derive(Debug)]
pub enum SetRefused {
    /// All that is wrong with the file.
    Wrong(Vec<SetProblem>),
    /// The program knows too many.
    Full,
}

/// A game's way to read such sets, and to remember them while the program runs.
pub trait SetKeeper: Send + Sync {
    /// The option that names a set.
    fn option(&self) -> &'static str;
    /// Reads a file without remembering it; with it comes the file as it is to be kept.
    fn check(&self, file: &str) -> Result<(SetFacts, String), SetRefused>;
    /// Makes a set known: matches can be played with it from now on.
    fn learn(&self, file: &str) -> Result<(), SetRefused>;
    fn is_known(&self, id: &str) -> bool;
    /// What differs between files, and one file of the surest values, in the form of the game.
    fn compare(&self, files: &[String]) -> Result<Value, SetRefused>;
    /// All words that a file can be written with, in the form of the game.
    fn vocabulary(&self) -> Value;
}
