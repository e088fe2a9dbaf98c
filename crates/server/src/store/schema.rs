//! The file: how it is opened, which tables it has, and how older files become current ones.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior, params};

use super::StoreError;

/// How long a connection waits for another process that holds the file, e.g. a backup.
const PATIENCE: Duration = Duration::from_secs(5);

/// Marks files of this program ("Inno"), so that another program's database is refused instead of changed.
const APPLICATION: i32 = 0x496e_6e6f;

/// The step from each version to the next; `user_version` counts those done. Never change one that was released.
const MIGRATIONS: [&str; 2] = [VERSION_1, VERSION_2];

/// Opens the only connection that writes; creates or migrates the file.
pub(super) fn open_writer(path: &Path) -> Result<Connection, StoreError> {
    let at_path = |problem: String| StoreError::Broken(format!("{}: {problem}", path.display()));
    make_file(path).map_err(|error| at_path(error.to_string()))?;
    prepare(path).map_err(|problem| match problem {
        StoreError::Broken(problem) => at_path(problem),
        other => other,
    })
}

/// Opens a read-only connection that sees everything committed.
pub(super) fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

/// The folder and an empty file, which is a valid empty database. Made here and not by SQLite because it holds secrets:
/// only its owner may read it. A file that exists is not even opened: closing it again would release the locks that
/// SQLite has on it, if it is open elsewhere in this process.
fn make_file(path: &Path) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => made.map(drop),
    }
}

fn connect(path: &Path, access: OpenFlags) -> Result<Connection, StoreError> {
    // Without SQLITE_OPEN_URI: a path is a path, even if it begins with "file:". Without SQLite's own mutex: rusqlite
    // lets only one thread at a time have a connection.
    let connection = Connection::open_with_flags(path, access | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

fn prepare(path: &Path) -> Result<Connection, StoreError> {
    let mut connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    // Before anything is written.
    check_owner(&connection)?;
    check_version(&connection)?;
    make_durable(&connection)?;
    migrate(&mut connection)?;
    Ok(connection)
}

fn number(connection: &Connection, pragma: &str) -> Result<i32, StoreError> {
    Ok(connection.pragma_query_value(None, pragma, |row| row.get(0))?)
}

fn check_owner(connection: &Connection) -> Result<(), StoreError> {
    let tables: u32 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if tables > 0 && number(connection, "application_id")? != APPLICATION {
        return Err(StoreError::Broken("this is a database of another program".to_owned()));
    }
    Ok(())
}

/// How many migrations the file has had.
fn check_version(connection: &Connection) -> Result<usize, StoreError> {
    let known = MIGRATIONS.len();
    let version = number(connection, "user_version")?;
    usize::try_from(version).ok().filter(|version| *version <= known).ok_or_else(|| {
        StoreError::Broken(format!("the file has schema version {version}, but this program knows only up to {known}"))
    })
}

fn make_durable(connection: &Connection) -> Result<(), StoreError> {
    let mode: String = connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    if mode != "wal" {
        return Err(StoreError::Broken(format!("the file system allows no write-ahead log, only '{mode}'")));
    }
    // NORMAL would lose the last commits when the power goes.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // On a Mac, an ordinary sync stops at the disk's cache; elsewhere this does nothing.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(())
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Read again under the lock: another process may have been faster.
    let done = check_version(&change)?;
    for (version, step) in (1i32..).zip(MIGRATIONS).skip(done) {
        change.execute_batch(step)?;
        change.pragma_update(None, "user_version", version)?;
        change.pragma_update(None, "application_id", APPLICATION)?;
    }
    Ok(change.commit()?)
}

/// The key that signs cookies: created once, so that a restart logs nobody out.
pub(super) fn secret(connection: &Connection) -> Result<[u8; 32], StoreError> {
    let mut fresh = [0; 32];
    getrandom::fill(&mut fresh).map_err(|error| StoreError::Broken(format!("no randomness: {error}")))?;
    connection.execute("INSERT OR IGNORE INTO settings (key, value) VALUES ('secret', ?1)", params![fresh])?;
    Ok(connection.query_row("SELECT value FROM settings WHERE key = 'secret'", [], |row| row.get(0))?)
}

/// The smallest write that must reach the disk.
pub(super) fn ping(connection: &Connection) -> Result<(), StoreError> {
    let sql = "INSERT INTO settings (key, value) VALUES ('pings', 1) ON CONFLICT (key) DO UPDATE SET value = value + 1";
    connection.prepare_cached(sql)?.execute([])?;
    Ok(())
}

const VERSION_1: &str = r"
CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value ANY NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT,
    -- The account in lower case, by the program: SQLite knows only the cases of ASCII.
    account_key TEXT UNIQUE,
    password TEXT,
    epoch INTEGER NOT NULL,
    webhook TEXT,
    created INTEGER NOT NULL
) STRICT;

-- People are not referenced: one may sit down before anything about oneself is kept.
CREATE TABLE matches (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    -- The bits of an unsigned number.
    seed INTEGER NOT NULL,
    public INTEGER NOT NULL,
    time_limit INTEGER NOT NULL,
    creator TEXT NOT NULL,
    origin TEXT NOT NULL,
    created INTEGER NOT NULL,
    status TEXT NOT NULL,
    asked INTEGER NOT NULL,
    choices INTEGER NOT NULL,
    version INTEGER NOT NULL,
    moved INTEGER NOT NULL,
    outcome TEXT
) STRICT;
CREATE INDEX matches_by_creator ON matches (creator, status, id);
-- In the order in which the lobby shows them. Without private matches: they need not pay for it with every move.
CREATE INDEX matches_in_public ON matches (status, moved DESC, id) WHERE public = 1;

CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    level TEXT,
    invitation TEXT,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person, match) WHERE person IS NOT NULL;

CREATE TABLE log (
    match TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    match TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE plans (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    plan TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (match, seat, plan)
) STRICT, WITHOUT ROWID;
";

const VERSION_2: &str = r"
ALTER TABLE people DROP COLUMN epoch;
ALTER TABLE people ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_writer_is_durable_and_readers_cannot_write() {
        let folder = std::env::temp_dir().join(format!("store-schema-{}", std::process::id()));
        let path = folder.join("file");
        let writer = open_writer(&path).expect("a writer");
        // 2 is FULL.
        assert_eq!(number(&writer, "synchronous"), Ok(2));
        assert_eq!(number(&writer, "foreign_keys"), Ok(1));
        assert_eq!(number(&writer, "busy_timeout"), Ok(5000));
        let reader = open_reader(&path).expect("a reader");
        assert_eq!(number(&reader, "busy_timeout"), Ok(5000));
        assert!(matches!(ping(&reader), Err(StoreError::Broken(_))));
        drop((reader, writer));
        fs::remove_dir_all(&folder).expect("removed");
    }
}
