//! Reading and writing files so that nothing is left half done.

use std::fs;
use std::path::{Path, PathBuf};

use table::{AnyMatch, Opened, Record};

use crate::{Done, Failure, game_of};
use server::Catalog;

/// No record or file of scenes is anywhere near as long.
const LONGEST: u64 = 4 * 1024 * 1024;

pub fn read(path: &Path) -> Done<String> {
    let length = fs::metadata(path).map_err(|error| at(path, &error))?.len();
    if length > LONGEST {
        return Err(Failure(format!("{}: larger than {LONGEST} bytes", path.display())));
    }
    fs::read_to_string(path).map_err(|error| at(path, &error))
}

/// Fails if no file can be written there: better before long work than after it.
pub fn can_write(path: &Path) -> Done {
    let beside = beside(path);
    fs::write(&beside, "").and_then(|()| fs::remove_file(&beside)).map_err(|error| at(path, &error))
}

/// Writes beside the file and renames: if interrupted at any time, the file is whole, either old or new.
pub fn write(path: &Path, text: &str) -> Done {
    let beside = beside(path);
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| {
        // A file that could not be put in place must not stay behind; it may not exist at all.
        drop(fs::remove_file(&beside));
        at(path, &error)
    })
}

fn beside(path: &Path) -> PathBuf {
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    beside.into()
}

/// A record, replayed with all its hashes.
pub fn replay(catalog: &Catalog, path: &Path) -> Done<Box<dyn AnyMatch>> {
    open(catalog, path)?.whole().map_err(|error| at(path, &error))
}

/// A record, replayed as far as today's rules play it the same.
pub fn open(catalog: &Catalog, path: &Path) -> Done<Opened<Box<dyn AnyMatch>>> {
    let record = Record::parse(&read(path)?).map_err(|error| at(path, &error))?;
    let game = game_of(catalog, &record.game).map_err(|Failure(problem)| at(path, &problem))?;
    game.open(&record).map_err(|error| at(path, &error))
}

fn at(path: &Path, problem: &dyn std::fmt::Display) -> Failure {
    Failure(format!("{}: {problem}", path.display()))
}
