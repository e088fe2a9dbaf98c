//! Copying all data from one database into another, empty one: a file that has become too small for its server, or a
//! database of PostgreSQL that is to be a file again.

use std::cell::Cell;
use std::path::Path;

use blake3::{Hash, Hasher};

use super::connection::{Connection, Row, Value};
use super::postgres::{Postgres, Role, writable};
use super::sqlite::backup::{finish_copy, remove, with_ending};
use super::sqlite::{lock, schema};
use super::{Address, DataLock, Database, StoreError};

/// How many rows are read and written at once.
const BATCH: usize = 1000;

struct Table {
    name: &'static str,
    /// The order in which rows are read; no two have the same.
    key: &'static [&'static str],
    others: &'static [&'static str],
    /// Whether the database gives the keys, and must be told how far they are.
    numbered: bool,
}

const fn table(name: &'static str, key: &'static [&'static str], others: &'static [&'static str]) -> Table {
    Table { name, key, others, numbered: false }
}

const fn numbered(name: &'static str, key: &'static [&'static str], others: &'static [&'static str]) -> Table {
    Table { name, key, others, numbered: true }
}

/// Matches before what belongs to them. Which servers live, who is connected to them and what they look after is not
/// copied: none of it is true of the servers that go on.
const TABLES: [Table; 19] = [
    table("settings", &["key"], &["value"]),
    table(
        "people",
        &["id"],
        &[
            "name",
            "account",
            "account_key",
            "account_look",
            "password",
            "recovery",
            "operator",
            "webhook",
            "language",
            "created",
            "address",
            "seen",
        ],
    ),
    table(
        "matches",
        &["id"],
        &[
            "game",
            "rules",
            "options",
            "seed",
            "seed_known",
            "public",
            "time_limit",
            "clock",
            "hints",
            "hints_agreed",
            "idle_days",
            "creator",
            "origin",
            "created",
            "status",
            "asked",
            "choices",
            "version",
            "moved",
            "outcome",
            "timing",
            "deadline",
        ],
    ),
    table("seats", &["match", "seat"], &["kind", "person", "name", "level", "invitation", "former", "departed"]),
    table("log", &["match", "number"], &["at", "entry"]),
    table("chat", &["match", "number"], &["person", "seat", "name", "text", "at", "note"]),
    table("plans", &["match", "seat", "plan"], &["value"]),
    table("calls", &["match", "seat"], &[]),
    table("pulses", &["match"], &["number", "proposals"]),
    table("removals", &["match", "person"], &[]),
    table("sessions", &["key"], &["person", "created"]),
    table("learned", &["person", "thing"], &["reached"]),
    table("notices", &["number"], &["notice", "at"]),
    numbered("mutes", &["id"], &["person", "muted", "name", "at"]),
    numbered(
        "reports",
        &["id"],
        &["reporter", "person", "name", "match", "chat", "text", "reason", "note", "at", "closed"],
    ),
    numbered("bans", &["id"], &["kind", "subject", "reason", "at", "until"]),
    numbered("announcements", &["id"], &["en", "de", "at", "until"]),
    table("component_sets", &["series", "version"], &["game", "id", "owner", "facts", "file", "at", "removed"]),
    numbered("deeds", &["number"], &["at", "operator", "deed", "subject"]),
];

/// What a table holds, the same in both databases.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    pub table: &'static str,
    pub rows: u64,
    pub hash: Hash,
}

/// Told while it goes on: the table, and how many of its rows are copied.
pub type Tell<'a> = &'a dyn Fn(&'static str, u64);

/// Copies everything as it is at one moment, reads it again and compares it. If anything fails, the target is empty as
/// before. Neither database may be in use. Blocks, and must not be called by a task.
pub fn move_data(from: &Database, to: &Database, tell: Tell) -> Result<Vec<Content>, StoreError> {
    if from == to {
        return Err(StoreError::Broken("both are the same database".to_owned()));
    }
    match to {
        Database::File(path) => into_file(from, path, tell),
        Database::Postgres(address) => into_postgres(from, address, tell),
    }
}

fn into_file(from: &Database, path: &Path, tell: Tell) -> Result<Vec<Content>, StoreError> {
    let at = |problem: String| StoreError::Broken(format!("{}: {problem}", path.display()));
    if path.exists() {
        return Err(at("this file exists already".to_owned()));
    }
    let _lock = lock_of(path)?;
    let part = with_ending(path, ".part");
    // One that was interrupted has left it.
    remove(&part)?;
    let copied = read(from, |source| {
        let mut target = schema::open_writer(&part)?;
        let change = target.transaction()?;
        let contents = copy(source, &*change, tell)?;
        change.commit()?;
        Ok(contents)
    });
    let finished = copied.and_then(|contents| finish_copy(&part, path).map(|()| contents));
    if finished.is_err() {
        for ending in ["", "-wal", "-shm"] {
            remove(&with_ending(&part, ending))?;
        }
    }
    finished
}

fn into_postgres(from: &Database, address: &Address, tell: Tell) -> Result<Vec<Content>, StoreError> {
    let contents = read(from, |source| {
        let target = Postgres::open_alone(address, Role::Target).map_err(|error| at(address, &error))?;
        target.write_here(|target| {
            let contents = copy(source, target, tell)?;
            for table in TABLES.iter().filter(|table| table.numbered) {
                continue_numbers(target, table)?;
            }
            Ok(contents)
        })
    });
    contents.map_err(|error| match error {
        StoreError::Taken => at(address, &StoreError::Broken("another server has begun to write here".to_owned())),
        other => other,
    })
}

fn at(address: &Address, error: &StoreError) -> StoreError {
    StoreError::Broken(format!("{address}: {}", error.problem()))
}

/// Everything that the work reads is of one moment.
fn read<T>(from: &Database, work: impl FnOnce(&dyn Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
    match from {
        Database::File(path) => {
            if !path.exists() {
                return Err(StoreError::Broken(format!("{}: there is no such file", path.display())));
            }
            let _lock = lock_of(path)?;
            let mut connection = schema::open_ours(path)?;
            work(&*connection.transaction()?)
        }
        Database::Postgres(address) => {
            let source = Postgres::open_alone(address, Role::Source).map_err(|error| at(address, &error))?;
            source.read_here(work)
        }
    }
}

/// A copy that lies elsewhere has no lock, since no server uses it.
fn lock_of(path: &Path) -> Result<Option<DataLock>, StoreError> {
    lock::folder_of(path).map(DataLock::take).transpose()
}

fn copy(source: &dyn Connection, target: &dyn Connection, tell: Tell) -> Result<Vec<Content>, StoreError> {
    for table in &TABLES {
        if target.exists(&format!("SELECT 1 FROM {} LIMIT 1", table.name), &[])? {
            return Err(StoreError::Broken(format!("the target is not empty: it has {}", table.name)));
        }
    }
    let contents = TABLES.iter().map(|table| copy_table(source, target, table, tell)).collect::<Result<Vec<_>, _>>()?;
    for (table, content) in TABLES.iter().zip(&contents) {
        if walk(target, table, |_| Ok(()))? != *content {
            return Err(StoreError::Broken(format!("{} is not the same after it was copied", table.name)));
        }
    }
    Ok(contents)
}

fn copy_table(
    source: &dyn Connection,
    target: &dyn Connection,
    table: &Table,
    tell: Tell,
) -> Result<Content, StoreError> {
    let columns = table.columns();
    let places: Vec<String> = (1..=columns.len()).map(|number| format!("?{number}")).collect();
    let insert = format!("INSERT INTO {} ({}) VALUES ({})", table.name, columns.join(", "), places.join(", "));
    let copied = Cell::new(0);
    walk(source, table, |rows| {
        target.execute_each(&insert, rows)?;
        copied.set(copied.get() + rows.len() as u64);
        tell(table.name, copied.get());
        Ok(())
    })
}

/// Reads the whole table in the order of its key, some rows at a time.
fn walk(
    connection: &dyn Connection,
    table: &Table,
    each: impl Fn(&[Vec<Value>]) -> Result<(), StoreError>,
) -> Result<Content, StoreError> {
    let (columns, key) = (table.columns().join(", "), table.key.join(", "));
    let after: Vec<String> = (1..=table.key.len()).map(|number| format!("?{number}")).collect();
    let first = format!("SELECT {columns} FROM {} ORDER BY {key} LIMIT {BATCH}", table.name);
    let next = format!(
        "SELECT {columns} FROM {} WHERE ({key}) > ({}) ORDER BY {key} LIMIT {BATCH}",
        table.name,
        after.join(", ")
    );
    let (mut hasher, mut rows) = (Hasher::new(), 0);
    let mut batch = connection.rows(&first, &[], |row| table.values(row))?;
    while let Some(last) = batch.last() {
        let last = last[..table.key.len()].to_vec();
        batch.iter().flatten().for_each(|value| feed(&mut hasher, value));
        rows += batch.len() as u64;
        each(&batch)?;
        batch = connection.rows(&next, &last, |row| table.values(row))?;
    }
    Ok(Content { table: table.name, rows, hash: hasher.finalize() })
}

/// Each value with its kind and its length, so that no two rows are the same to the hash.
fn feed(hasher: &mut Hasher, value: &Value) {
    match value {
        Value::Null => hasher.update(b"-"),
        Value::Integer(number) => hasher.update(b"#").update(&number.to_le_bytes()),
        Value::Text(text) => hasher.update(b"'").update(&text.len().to_le_bytes()).update(text.as_bytes()),
    };
}

impl Table {
    fn columns(&self) -> Vec<&'static str> {
        [self.key, self.others].concat()
    }

    fn values(&self, row: &Row) -> Result<Vec<Value<'static>>, StoreError> {
        self.columns().into_iter().map(|column| Ok(kept(row.get(column)?))).collect()
    }
}

/// As both databases can keep it.
fn kept(value: Value<'static>) -> Value<'static> {
    match value {
        Value::Text(text) => Value::Text(writable(&text).into_owned().into()),
        other => other,
    }
}

fn continue_numbers(target: &dyn Connection, table: &Table) -> Result<(), StoreError> {
    let (name, key) = (table.name, table.key[0]);
    let sql =
        format!("SELECT setval(pg_get_serial_sequence('{name}', '{key}'), max({key})) FROM {name} HAVING count(*) > 0");
    target.query(&sql, &[], &mut |_| Ok(()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// What is true only of servers that run.
    const LEFT_OUT: [&str; 3] = ["nodes", "presence", "claims"];

    #[test]
    fn every_column_of_every_table_is_copied() {
        let folder = std::env::temp_dir().join(format!("store-moving-{}", std::process::id()));
        let file = schema::open_writer(&folder.join("file")).expect("a file");
        let sql = "SELECT m.name, c.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c
            WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'";
        let mut statement = file.prepare(sql).expect("a query");
        let columns = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("columns");
        let there: BTreeSet<(String, String)> = columns.collect::<Result<_, _>>().expect("names");
        let there = there.into_iter().filter(|(table, _)| !LEFT_OUT.contains(&table.as_str())).collect();
        let columns = |table: &Table| {
            let columns = table.key.iter().chain(table.others);
            columns.map(|column| (table.name.to_string(), (*column).to_string())).collect::<Vec<_>>()
        };
        let copied: BTreeSet<(String, String)> = TABLES.iter().flat_map(columns).collect();
        assert_eq!(copied, there);
        drop(statement);
        drop(file);
        std::fs::remove_dir_all(&folder).expect("removed");
    }
}
