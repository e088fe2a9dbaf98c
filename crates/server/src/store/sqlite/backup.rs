//! Copies of the database: taken while a server runs, and put back while none does.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags};

use super::lock::DataLock;
use super::{database, schema};
use crate::store::StoreError;

/// What a copy contains, for people.
#[derive(Debug, PartialEq)]
pub struct Contents {
    pub people: u32,
    pub matches: u32,
}

#[derive(Debug)]
pub struct Restored {
    pub contents: Contents,
    /// Where the data lies that was there before.
    pub kept: Option<PathBuf>,
}

/// What SQLite keeps beside a database.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// Copies the data of the folder as it is at one moment. A server that runs on it goes on writing meanwhile.
pub fn backup(folder: &Path, to: &Path, replace: bool) -> Result<Contents, StoreError> {
    let from = database(folder);
    if !from.exists() {
        return Err(at(&from, "there is no data here"));
    }
    if to.exists() && to.canonicalize().ok() == from.canonicalize().ok() {
        return Err(at(to, "this is the data itself"));
    }
    if to.exists() && !replace {
        return Err(at(to, "this file exists already"));
    }
    // Not read-only: if no server runs, the last connection tidies up what a killed one has left.
    let source = open(&from, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let part = with_ending(to, &format!(".{}.part", std::process::id()));
    let contents = write_copy(&source, &part)?;
    fs::rename(&part, to).map_err(|error| at(to, error))?;
    sync_folder_of(to)?;
    Ok(contents)
}

/// Puts a copy in the place of the folder's data, which is kept beside it unless it is to be dropped. InUse if a
/// server runs on the folder.
pub fn restore(folder: &Path, from: &Path, drop_old: bool) -> Result<Restored, StoreError> {
    // Whatever is wrong with the copy is found before anything is touched.
    let source = open(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    check_integrity(&source).map_err(|problem| at(from, problem))?;
    let _lock = DataLock::take(folder)?;
    let place = database(folder);
    let part = with_ending(&place, ".part");
    let contents = write_copy(&source, &part)?;
    let kept = set_aside(&place, drop_old)?;
    fs::rename(&part, &place).map_err(|error| at(&place, error))?;
    sync_folder_of(&place)?;
    Ok(Restored { contents, kept })
}

/// A database of this program that this program can read.
fn open(path: &Path, access: OpenFlags) -> Result<Connection, StoreError> {
    let opened = fs::metadata(path).map_err(|error| StoreError::Broken(error.to_string())).and_then(|_| {
        let connection = schema::connect(path, access)?;
        schema::check_ours(&connection)?;
        Ok(connection)
    });
    opened.map_err(|error| at(path, error.problem()))
}

/// A new file with all that the database holds, checked and on the disk; if anything fails, there is no such file.
fn write_copy(source: &Connection, path: &Path) -> Result<Contents, StoreError> {
    // One that was interrupted has left it.
    remove(path)?;
    let written = copy_into(source, path).map_err(|error| at(path, error.problem()));
    if written.is_err() {
        drop(fs::remove_file(path));
    }
    written
}

fn copy_into(source: &Connection, path: &Path) -> Result<Contents, StoreError> {
    schema::make_file(path).map_err(|error| StoreError::Broken(error.to_string()))?;
    let mut copy = schema::connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    // All pages in one step: in several, every write of the server would make it begin again.
    Backup::new(source, &mut copy)?.run_to_completion(i32::MAX, Duration::from_millis(50), None)?;
    drop(copy);
    make_one_file(path)
}

/// One file, whatever is done with it; a server that opens it goes back to a write-ahead log.
fn make_one_file(path: &Path) -> Result<Contents, StoreError> {
    let copy = schema::connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let mode: String = copy.pragma_update_and_check(None, "journal_mode", "DELETE", |row| row.get(0))?;
    if mode != "delete" {
        return Err(StoreError::Broken(format!("the journal mode stays '{mode}'")));
    }
    check_integrity(&copy).map_err(StoreError::Broken)?;
    let count = |table: &str| copy.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0));
    let contents = Contents { people: count("people")?, matches: count("matches")? };
    drop(copy);
    File::open(path).and_then(|file| file.sync_all()).map_err(|error| StoreError::Broken(error.to_string()))?;
    Ok(contents)
}

/// Gives a database that was written under another name its own, once it is sound and on the disk.
pub(in crate::store) fn finish_copy(part: &Path, path: &Path) -> Result<(), StoreError> {
    make_one_file(part).map_err(|error| at(part, error.problem()))?;
    fs::rename(part, path).map_err(|error| at(path, error))?;
    sync_folder_of(path)
}

fn check_integrity(connection: &Connection) -> Result<(), String> {
    let found = |error: rusqlite::Error| format!("the file is damaged: {error}");
    let verdict: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0)).map_err(found)?;
    if verdict != "ok" {
        return Err(format!("the file is damaged: {verdict}"));
    }
    let mut orphans = connection.prepare("PRAGMA foreign_key_check").map_err(found)?;
    match orphans.exists([]).map_err(found)? {
        true => Err("the file is damaged: rows belong to matches that are missing".to_owned()),
        false => Ok(()),
    }
}

/// Moves a database away with everything that belongs to it, or removes it; answers where it is then.
fn set_aside(place: &Path, drop_old: bool) -> Result<Option<PathBuf>, StoreError> {
    if drop_old {
        remove(place)?;
        BESIDE.iter().try_for_each(|ending| remove(&with_ending(place, ending)))?;
        return Ok(None);
    }
    if !place.exists() {
        return Ok(None);
    }
    let names = (1..).map(|number| with_ending(place, &format!(".before-restore-{number}")));
    let kept = names.into_iter().find(|name| !name.exists()).expect("numbers do not run out");
    // What was written last may be in the write-ahead log alone: its name must fit the new one.
    for ending in BESIDE.iter().filter(|ending| with_ending(place, ending).exists()) {
        let (old, new) = (with_ending(place, ending), with_ending(&kept, ending));
        fs::rename(&old, new).map_err(|error| at(&old, error))?;
    }
    fs::rename(place, &kept).map_err(|error| at(place, error))?;
    Ok(Some(kept))
}

pub(in crate::store) fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(at(path, error)),
        _ => Ok(()),
    }
}

pub(in crate::store) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A renamed file survives a power cut only if its folder was synced too. Windows cannot open folders, nor needs it.
fn sync_folder_of(path: &Path) -> Result<(), StoreError> {
    if cfg!(unix) {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| at(folder, error))?;
    }
    Ok(())
}

fn at(path: &Path, problem: impl std::fmt::Display) -> StoreError {
    StoreError::Broken(format!("{}: {problem}", path.display()))
}
