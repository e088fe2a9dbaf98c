//! Component sets that people have made, in SQL.

use super::connection::{Connection, Row, values};
use super::{Store, StoreError};

/// A version of a set, without its file.
#[derive(Clone, Debug, PartialEq)]
pub struct SetRow {
    pub series: String,
    pub version: u32,
    pub game: String,
    pub id: String,
    pub owner: String,
    /// What it says of itself, as JSON.
    pub facts: String,
    pub at: i64,
}

impl Store {
    /// The newest versions of a person's sets, the newest first.
    pub async fn component_sets(&self, owner: &str) -> Result<Vec<SetRow>, StoreError> {
        self.read(owner, of_owner).await
    }

    /// All versions of a set, the newest first; empty if there is none.
    pub async fn component_set(&self, series: &str) -> Result<Vec<SetRow>, StoreError> {
        self.read(series, versions).await
    }

    /// The file of the set that matches call so, also of one that its owner has deleted.
    pub async fn component_file(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.read(id, file).await
    }

    /// A new version, or a new set; one that no match is played with yet is replaced.
    pub async fn put_component_set(&self, row: SetRow, file: String) -> Result<(), StoreError> {
        self.write(move |connection| put(connection, &row, &file)).await
    }

    /// Keeps a set for the matches that are played with it, if it is not there.
    pub async fn hold_component_set(&self, row: SetRow, file: String) -> Result<(), StoreError> {
        self.write(move |connection| hold(connection, &row, &file)).await
    }

    /// NotFound if the person has no such set. What matches are played with is kept, and shown to nobody.
    pub async fn remove_component_set(&self, series: &str, owner: &str) -> Result<(), StoreError> {
        let (series, owner) = (series.to_owned(), owner.to_owned());
        self.write(move |connection| remove(connection, &series, &owner)).await
    }
}

const COLUMNS: &str = "series, version, game, id, owner, facts, at";

/// Whether a match is played with the set of the row.
const IS_USED: &str = "EXISTS (SELECT 1 FROM matches WHERE matches.game = component_sets.game
    AND matches.options LIKE '%' || component_sets.id || '%')";

fn read(row: &Row) -> Result<SetRow, StoreError> {
    Ok(SetRow {
        series: row.get("series")?,
        version: row.get("version")?,
        game: row.get("game")?,
        id: row.get("id")?,
        owner: row.get("owner")?,
        facts: row.get("facts")?,
        at: row.get("at")?,
    })
}

pub(super) fn of_owner(connection: &dyn Connection, owner: &str) -> Result<Vec<SetRow>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM component_sets WHERE owner = ?1 AND removed = 0 AND version =
            (SELECT max(version) FROM component_sets AS other WHERE other.series = component_sets.series)
        ORDER BY at DESC, series"
    );
    connection.rows(&sql, &values![owner], read)
}

pub(super) fn versions(connection: &dyn Connection, series: &str) -> Result<Vec<SetRow>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM component_sets WHERE series = ?1 AND removed = 0 ORDER BY version DESC");
    connection.rows(&sql, &values![series], read)
}

pub(super) fn file(connection: &dyn Connection, id: &str) -> Result<Option<String>, StoreError> {
    connection.value("SELECT file FROM component_sets WHERE id = ?1", &values![id])
}

/// The version before goes, if no match is played with it.
pub(super) fn put(connection: &dyn Connection, row: &SetRow, file: &str) -> Result<(), StoreError> {
    let sql = format!("DELETE FROM component_sets WHERE series = ?1 AND version = ?2 AND NOT {IS_USED}");
    connection.execute(&sql, &values![row.series, row.version.saturating_sub(1)])?;
    insert(connection, row, file, 0)
}

fn insert(connection: &dyn Connection, row: &SetRow, file: &str, removed: u8) -> Result<(), StoreError> {
    let sql = "INSERT INTO component_sets (series, version, game, id, owner, facts, file, at, removed)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
    let values = values![row.series, row.version, row.game, row.id, row.owner, row.facts, file, row.at, removed];
    connection.execute(sql, &values)?;
    Ok(())
}

pub(super) fn hold(connection: &dyn Connection, row: &SetRow, file: &str) -> Result<(), StoreError> {
    if connection.exists("SELECT 1 FROM component_sets WHERE id = ?1", &values![row.id])? {
        return Ok(());
    }
    insert(connection, row, file, 1)
}

pub(super) fn remove(connection: &dyn Connection, series: &str, owner: &str) -> Result<(), StoreError> {
    let sql = "UPDATE component_sets SET removed = 1 WHERE series = ?1 AND owner = ?2 AND removed = 0";
    if connection.execute(sql, &values![series, owner])? == 0 {
        return Err(StoreError::NotFound);
    }
    forget_unused(connection)
}

/// What a person made goes with them, but for what matches are played with.
pub(super) fn forget_owner(connection: &dyn Connection, owner: &str) -> Result<(), StoreError> {
    let sql = "UPDATE component_sets SET removed = 1, owner = '' WHERE owner = ?1";
    if connection.execute(sql, &values![owner])? == 0 {
        return Ok(());
    }
    forget_unused(connection)
}

fn forget_unused(connection: &dyn Connection) -> Result<(), StoreError> {
    connection.execute(&format!("DELETE FROM component_sets WHERE removed = 1 AND NOT {IS_USED}"), &[])?;
    Ok(())
}
