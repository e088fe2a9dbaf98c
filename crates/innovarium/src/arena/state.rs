//! The file from which an interrupted tournament goes on: one line that names it, and one line per game.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::results::{GameResult, Results};
use crate::{Done, Failure};

/// What defines a tournament: with the same title, the same number means the same game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Title {
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    pub bots: Vec<String>,
    /// A number that changes with their levels and with what they learned.
    pub tuned: u64,
    pub seats: usize,
    /// Whether only neighbors in the list of bots meet.
    #[serde(default)]
    pub neighbors: bool,
    pub seed: u64,
    pub options: Vec<(String, String)>,
}

impl Title {
    /// What differs first, for people.
    fn difference(&self, other: &Title) -> Option<String> {
        let options = |title: &Title| {
            let pairs: Vec<String> = title.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
            pairs.join(" ")
        };
        let facts = |title: &Title| {
            [
                ("game", title.game.clone()),
                ("rules", title.rules.to_string()),
                ("bots", title.bots.join(",")),
                ("tuning of bots", format!("{:016x}", title.tuned)),
                ("seats", title.seats.to_string()),
                ("neighbors", title.neighbors.to_string()),
                ("seed", title.seed.to_string()),
                ("options", options(title)),
            ]
        };
        let different = facts(self).into_iter().zip(facts(other)).find(|(mine, theirs)| mine != theirs);
        different.map(|((what, mine), (_, theirs))| format!("its {what}: '{mine}', not '{theirs}'"))
    }
}

#[derive(Serialize, Deserialize)]
struct Header {
    #[serde(flatten)]
    format: Format,
    #[serde(flatten)]
    title: Title,
}

/// The format of this file.
#[derive(Serialize, Deserialize)]
struct Format {
    innovarium_arena: u32,
}

const FORMAT: u32 = 2;

pub struct State {
    file: File,
    path: PathBuf,
}

impl State {
    /// Begins a file, or reads what it holds into the results. A last line without an end was being written when the
    /// program was stopped.
    pub fn open(path: &Path, title: &Title, results: &mut Results) -> Done<Self> {
        let at = |problem: &dyn std::fmt::Display| Failure(format!("{}: {problem}", path.display()));
        let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let mut file = opened.map_err(|error| at(&error))?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(|error| at(&error))?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].lines().zip(1..);
        let known = match lines.next() {
            None if !text.is_empty() && !text.starts_with("{\"innovarium_arena\"") => {
                return Err(at(&"this is no state of a tournament"));
            }
            None => false,
            Some((line, _)) => {
                check_header(line, title).map_err(|problem| at(&problem))?;
                true
            }
        };
        for (line, number) in lines {
            let result: GameResult =
                serde_json::from_str(line).map_err(|error| at(&format!("line {number}: {error}")))?;
            if [result.places.len(), result.points.len(), result.decisions.len(), result.seconds.len()]
                .iter()
                .any(|&seats| seats != title.seats)
            {
                return Err(at(&format!("line {number}: this is not a game of {}", title.seats)));
            }
            results.add(result);
        }
        file.set_len(whole as u64).map_err(|error| at(&error))?;
        file.seek(SeekFrom::End(0)).map_err(|error| at(&error))?;
        let mut state = State { file, path: path.to_path_buf() };
        if !known {
            let format = Format { innovarium_arena: FORMAT };
            state.write(&Header { format, title: title.clone() })?;
        }
        Ok(state)
    }

    pub fn add(&mut self, result: &GameResult) -> Done {
        self.write(result)
    }

    fn write(&mut self, line: &impl Serialize) -> Done {
        let line = serde_json::to_string(line)? + "\n";
        self.file.write_all(line.as_bytes()).map_err(|error| Failure(format!("{}: {error}", self.path.display())))
    }
}

fn check_header(line: &str, title: &Title) -> Result<(), String> {
    let foreign = |_| "this is no state of a tournament";
    let Format { innovarium_arena: format } = serde_json::from_str(line).map_err(foreign)?;
    if format != FORMAT {
        return Err(format!("its format is {format}, this program reads {FORMAT}"));
    }
    let header: Header = serde_json::from_str(line).map_err(foreign)?;
    match header.title.difference(title) {
        Some(difference) => Err(format!("this is the state of another tournament, {difference}")),
        None => Ok(()),
    }
}
