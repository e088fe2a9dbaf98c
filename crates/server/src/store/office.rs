//! The store as the operator's command line uses it, also beside a running server.

use std::sync::Arc;

use serde::Serialize;

use super::connection::{Connection, Row, values};
use super::postgres::Postgres;
use super::sqlite::schema;
use super::{
    Act, Announcement, Ban, Database, Deed, MatchAndSeats, Report, StoreError, acts, matches, moderation, people,
};
use crate::rooms::now;

/// Somebody as operators see them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PersonRecord {
    pub id: String,
    pub name: String,
    pub account: Option<String>,
    pub operator: bool,
    /// Milliseconds since 1970.
    pub created: i64,
    /// When and from which network the person last changed something.
    pub seen: Option<i64>,
    pub address: Option<String>,
    /// In how many matches they sit.
    pub matches: u32,
}

const SELECT: &str = "SELECT id, name, account, operator, created, seen, address,
        (SELECT count(*) FROM seats WHERE seats.person = people.id) AS matches
    FROM people";

/// The newest 100 whose name, account, id or address begins like this.
pub(super) fn people(connection: &dyn Connection, search: &str) -> Result<Vec<PersonRecord>, StoreError> {
    let sql = format!(
        "{SELECT} WHERE ?1 = '' OR lower(id) LIKE lower(?2) ESCAPE '!' OR lower(name) LIKE lower(?2) ESCAPE '!'
            OR lower(account) LIKE lower(?2) ESCAPE '!' OR lower(address) LIKE lower(?2) ESCAPE '!'
        ORDER BY coalesce(seen, created) DESC, id LIMIT 100"
    );
    let escaped: String =
        search.chars().flat_map(|c| ['!'].into_iter().filter(move |_| "!%_".contains(c)).chain([c])).collect();
    connection.rows(&sql, &values![search, format!("{escaped}%")], record)
}

/// By id, or by the name of the account.
fn person(connection: &dyn Connection, who: &str) -> Result<Option<PersonRecord>, StoreError> {
    let sql = format!("{SELECT} WHERE id = ?1 OR account_key = ?2");
    connection.row(&sql, &values![who, people::key(who)], record)
}

fn record(row: &Row) -> Result<PersonRecord, StoreError> {
    Ok(PersonRecord {
        id: row.get("id")?,
        name: row.get("name")?,
        account: row.get("account")?,
        operator: row.get("operator")?,
        created: row.get("created")?,
        seen: row.get("seen")?,
        address: row.get("address")?,
        matches: row.get("matches")?,
    })
}

pub struct Office {
    desk: Desk,
}

enum Desk {
    Sqlite(rusqlite::Connection),
    Postgres(Arc<Postgres>),
}

impl Office {
    /// NotFound if there is no such file.
    pub fn open(database: &Database) -> Result<Office, StoreError> {
        let desk = match database {
            Database::File(path) if !path.exists() => return Err(StoreError::NotFound),
            Database::File(path) => Desk::Sqlite(schema::open_writer(path)?),
            Database::Postgres(address) => Desk::Postgres(Postgres::connect(address)?.0),
        };
        Ok(Office { desk })
    }

    /// All or nothing; a running server notices within a second.
    pub fn act(&mut self, act: &Act) -> Result<(), StoreError> {
        match &mut self.desk {
            Desk::Sqlite(connection) => {
                let change = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
                acts::act(&*change, "", act, now())?;
                Ok(change.commit()?)
            }
            Desk::Postgres(postgres) => postgres.write_here(|connection| acts::act(connection, "", act, now())),
        }
    }

    fn query<T>(&self, query: impl FnOnce(&dyn Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        match &self.desk {
            Desk::Sqlite(connection) => query(connection),
            Desk::Postgres(postgres) => postgres.read_here(query),
        }
    }

    pub fn people(&self, search: &str) -> Result<Vec<PersonRecord>, StoreError> {
        self.query(|connection| people(connection, search))
    }

    /// By id, or by the name of the account.
    pub fn person(&self, who: &str) -> Result<PersonRecord, StoreError> {
        let who = who.to_owned();
        self.query(move |connection| person(connection, &who))?.ok_or(StoreError::NotFound)
    }

    /// The last 100 that changed, of this status or of a person if one is named.
    pub fn matches(&self, status: Option<&str>, person: Option<&str>) -> Result<Vec<MatchAndSeats>, StoreError> {
        let clauses = "WHERE (CAST(?1 AS TEXT) IS NULL OR status = ?1)
            AND (CAST(?2 AS TEXT) IS NULL OR creator = ?2 OR id IN (SELECT match FROM seats WHERE person = ?2))
            ORDER BY moved DESC, id LIMIT 100";
        self.query(|connection| matches::select(connection, clauses, &values![status, person]))
    }

    pub fn match_row(&self, id: &str) -> Result<MatchAndSeats, StoreError> {
        self.query(|connection| matches::find(connection, id))?.ok_or(StoreError::NotFound)
    }

    pub fn reports(&self) -> Result<Vec<Report>, StoreError> {
        self.query(moderation::reports)
    }

    pub fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        self.query(moderation::bans)
    }

    pub fn announcement(&self) -> Result<Option<Announcement>, StoreError> {
        self.query(moderation::announcement)
    }

    /// What operators have done, the oldest first.
    pub fn deeds(&self) -> Result<Vec<Deed>, StoreError> {
        self.query(|connection| acts::deeds_since(connection, 0))
    }
}
