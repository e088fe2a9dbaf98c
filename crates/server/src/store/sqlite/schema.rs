//! The file: how it is opened, which tables it has, and how older files become current ones.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use crate::store::{StoreError, people};

/// How long a connection waits for another process that holds the file, e.g. a backup.
const PATIENCE: Duration = Duration::from_secs(5);

/// Marks files of this program ("Inno"), so that another program's database is refused instead of changed.
const APPLICATION: i32 = 0x496e_6e6f;

/// The step from each version to the next; `user_version` counts those done. Never change one that was released.
const MIGRATIONS: [&str; 9] =
    [VERSION_1, VERSION_2, VERSION_3, VERSION_4, VERSION_5, VERSION_6, VERSION_7, VERSION_8, VERSION_9];

/// Opens the only connection that writes; creates or migrates the file.
pub(in crate::store) fn open_writer(path: &Path) -> Result<Connection, StoreError> {
    let at_path = |problem: String| StoreError::Broken(format!("{}: {problem}", path.display()));
    make_file(path).map_err(|error| at_path(error.to_string()))?;
    prepare(path).map_err(|problem| match problem {
        StoreError::Broken(problem) => at_path(problem),
        other => other,
    })
}

/// Like [`open_writer`], but only a file of this program that exists.
pub(in crate::store) fn open_ours(path: &Path) -> Result<Connection, StoreError> {
    let at_path = |error: StoreError| StoreError::Broken(format!("{}: {}", path.display(), error.problem()));
    let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE).map_err(at_path)?;
    check_ours(&connection).map_err(at_path)?;
    open_writer(path)
}

/// Opens a read-only connection that sees everything committed.
pub(super) fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

/// The folder and an empty file, which is a valid empty database. Made here and not by SQLite because it holds secrets:
/// only its owner may read it. A file that exists is not even opened: closing it again would release the locks that
/// SQLite has on it, if it is open elsewhere in this process.
pub(super) fn make_file(path: &Path) -> io::Result<()> {
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

pub(super) fn connect(path: &Path, access: OpenFlags) -> Result<Connection, StoreError> {
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
    people::fill_in_looks(&connection)?;
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

/// Whether it is a database of this program, also an earlier version's. An empty file is none.
pub(super) fn check_ours(connection: &Connection) -> Result<(), StoreError> {
    if check_version(connection)? == 0 || number(connection, "application_id")? != APPLICATION {
        return Err(StoreError::Broken("this is not a database of Innovarium".to_owned()));
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
    // Of the pages that wait in the log (64 MB), most were written many times, but go into the file only once.
    connection.pragma_update(None, "wal_autocheckpoint", 16_000)?;
    // Every match in play has pages of its own. With SQLite's usual 2 MB they were read again with almost every choice;
    // the number is in kibibytes, and only what is needed is used.
    connection.pragma_update(None, "cache_size", -64 * 1024)?;
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

const VERSION_3: &str = r"
-- Who was called by webhook and has not decided since.
CREATE TABLE calls (
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
";

/// Seeds as records write them: the longer ones are no numbers. SQLite has no unsigned ones; the bits were kept.
const VERSION_4: &str = r"
ALTER TABLE matches RENAME COLUMN seed TO seed_bits;
ALTER TABLE matches ADD COLUMN seed TEXT NOT NULL DEFAULT '';
UPDATE matches SET seed = printf('%u', seed_bits);
ALTER TABLE matches DROP COLUMN seed_bits;
ALTER TABLE matches ADD COLUMN seed_known INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET seed_known = 1 WHERE origin <> 'played';
";

const VERSION_5: &str = r#"
ALTER TABLE matches ADD COLUMN clock TEXT;
ALTER TABLE matches ADD COLUMN hints TEXT NOT NULL DEFAULT 'alone';
-- Uptime in milliseconds, which begins here: nobody's time before this counts.
ALTER TABLE matches ADD COLUMN timing TEXT NOT NULL DEFAULT '{"since":0,"left":[]}';
ALTER TABLE matches ADD COLUMN deadline INTEGER;
-- 90 days. Whoever wakes a match then looks whether this applies to it.
UPDATE matches SET deadline = 7776000000 WHERE status IN ('waiting', 'running');
CREATE INDEX matches_by_deadline ON matches (deadline) WHERE deadline IS NOT NULL;

ALTER TABLE seats ADD COLUMN former TEXT;
ALTER TABLE seats ADD COLUMN departed TEXT;
CREATE INDEX seats_by_former ON seats (former, match) WHERE former IS NOT NULL;

ALTER TABLE chat ADD COLUMN note TEXT;
"#;

/// Sessions, recovery and moderation.
const VERSION_6: &str = r"
-- What the account looks like, by the program: two that cannot be told apart by eye are not both taken. Accounts of
-- earlier versions get it when the file is opened.
ALTER TABLE people ADD COLUMN account_look TEXT;
CREATE UNIQUE INDEX people_by_account_look ON people (account_look) WHERE account_look IS NOT NULL;
-- The hash of the recovery code.
ALTER TABLE people ADD COLUMN recovery TEXT;
ALTER TABLE people ADD COLUMN operator INTEGER NOT NULL DEFAULT 0;
-- From where and when the person last changed something.
ALTER TABLE people ADD COLUMN address TEXT;
ALTER TABLE people ADD COLUMN seen INTEGER;

-- Where an account is logged in. The key is a hash: whoever reads the file cannot use it as a cookie.
CREATE TABLE sessions (
    key TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_person ON sessions (person);

-- Whose chat a person does not want to read.
CREATE TABLE mutes (
    id INTEGER NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (person, muted)
) STRICT;

-- Who was removed from a match that waits for players, and may not come back.
CREATE TABLE removals (
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    person TEXT NOT NULL,
    PRIMARY KEY (match, person)
) STRICT, WITHOUT ROWID;

-- Neither people nor matches are referenced: a report outlives them.
CREATE TABLE reports (
    id INTEGER NOT NULL PRIMARY KEY,
    reporter TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    match TEXT NOT NULL,
    -- The line of the chat that the report is about, as it was then.
    chat INTEGER,
    text TEXT,
    reason TEXT NOT NULL,
    note TEXT NOT NULL,
    at INTEGER NOT NULL,
    closed INTEGER
) STRICT;

CREATE TABLE bans (
    id INTEGER NOT NULL PRIMARY KEY,
    -- 'person' with an id, or 'network' with an address and the length of its prefix.
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    -- None: for ever.
    until INTEGER,
    UNIQUE (kind, subject)
) STRICT;

CREATE TABLE announcements (
    id INTEGER NOT NULL PRIMARY KEY,
    en TEXT NOT NULL,
    de TEXT NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;

-- What operators have done. A running server reads it to notice what was done from the command line.
CREATE TABLE deeds (
    number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    -- Empty: the command line.
    operator TEXT NOT NULL,
    deed TEXT NOT NULL,
    subject TEXT NOT NULL
) STRICT;

CREATE INDEX chat_by_person ON chat (person);
";

/// All settings are text, as they are in PostgreSQL.
const VERSION_7: &str = r"
UPDATE settings SET value = lower(hex(value)) WHERE key = 'secret';
UPDATE settings SET value = CAST(value AS TEXT) WHERE key <> 'secret';
";

/// What all players have agreed on about hints is kept beside what was chosen for the match; how long a match may stand
/// still is a choice; and what several servers on one database know of each other. A server with a file is alone, but
/// what players propose is kept here too.
const VERSION_8: &str = r"
ALTER TABLE matches ADD COLUMN hints_agreed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN idle_days INTEGER NOT NULL DEFAULT 90;

CREATE TABLE pulses (
    match TEXT NOT NULL PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    -- Counts changes of everything that is not in the log.
    number INTEGER NOT NULL,
    -- JSON; empty: nothing.
    proposals TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE nodes (
    node TEXT NOT NULL PRIMARY KEY,
    -- The uptime at which the server was last heard of.
    beat INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Which players are connected to which server.
CREATE TABLE presence (
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    node TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (match, node, person)
) STRICT, WITHOUT ROWID;

-- What a server looks after, until this uptime.
CREATE TABLE claims (
    name TEXT NOT NULL PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What servers tell each other about people.
CREATE TABLE notices (
    number INTEGER NOT NULL PRIMARY KEY,
    notice TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
";

/// What people have learned, and component sets that they have made.
const VERSION_9: &str = r"
CREATE TABLE learned (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    thing TEXT NOT NULL,
    reached INTEGER NOT NULL,
    PRIMARY KEY (person, thing)
) STRICT, WITHOUT ROWID;

CREATE TABLE component_sets (
    -- All versions of one set.
    series TEXT NOT NULL,
    version INTEGER NOT NULL,
    game TEXT NOT NULL,
    -- What the option of a match calls this version.
    id TEXT NOT NULL,
    owner TEXT NOT NULL,
    -- What it says of itself, as JSON.
    facts TEXT NOT NULL,
    file TEXT NOT NULL,
    at INTEGER NOT NULL,
    -- Deleted by its owner, and kept only for the matches that are played with it.
    removed INTEGER NOT NULL,
    PRIMARY KEY (series, version)
) STRICT;

CREATE INDEX component_sets_by_id ON component_sets (id);
CREATE INDEX component_sets_by_owner ON component_sets (owner);
";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::settings::ping;

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
