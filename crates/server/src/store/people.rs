//! People in SQL.

use super::connection::{Connection, Row, values};
use super::{NewAccount, Person, StoreError};
use crate::people::look;

const COLUMNS: &str = "id, name, account, password, recovery, operator, webhook, language, created, address";

/// Two accounts with the same key are the same account.
pub(super) fn key(account: &str) -> String {
    account.to_lowercase()
}

/// Somebody who is known already is left as is, whatever is said here.
pub(super) fn meet(connection: &dyn Connection, person: &Person) -> Result<(), StoreError> {
    let sql = "INSERT INTO people (id, name, webhook, language, created) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT DO NOTHING";
    let values = values![person.id, person.name, person.webhook, person.language, person.created];
    connection.execute(sql, &values)?;
    Ok(())
}

/// What the person may change at any time. Nothing else: what else the caller read may have changed since.
pub(super) fn put_profile(connection: &dyn Connection, person: &Person) -> Result<(), StoreError> {
    let sql = "INSERT INTO people (id, name, webhook, language, created) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, webhook = excluded.webhook, language = excluded.language";
    let values = values![person.id, person.name, person.webhook, person.language, person.created];
    connection.execute(sql, &values)?;
    Ok(())
}

/// Taken if the person has an account, or another person has one that looks the same.
pub(super) fn make_account(connection: &dyn Connection, id: &str, new: &NewAccount) -> Result<(), StoreError> {
    let sql = "UPDATE people SET account = ?2, account_key = ?3, account_look = ?4, password = ?5, recovery = ?6
        WHERE id = ?1 AND account IS NULL";
    let key = key(&new.account);
    let values = values![id, new.account, key, new.look, new.password, new.recovery];
    match connection.execute(sql, &values)? {
        0 => Err(StoreError::Taken),
        _ => Ok(()),
    }
}

pub(super) fn set_password(connection: &dyn Connection, id: &str, password: &str) -> Result<(), StoreError> {
    changed(connection.execute("UPDATE people SET password = ?2 WHERE id = ?1", &values![id, password])?)
}

pub(super) fn set_recovery(connection: &dyn Connection, id: &str, hash: &str) -> Result<(), StoreError> {
    changed(connection.execute("UPDATE people SET recovery = ?2 WHERE id = ?1", &values![id, hash])?)
}

/// Uses the recovery code up. NotFound if it is another one by now.
pub(super) fn recover(
    connection: &dyn Connection,
    id: &str,
    used: &str,
    next: &str,
    password: &str,
) -> Result<(), StoreError> {
    let sql = "UPDATE people SET recovery = ?3, password = ?4 WHERE id = ?1 AND recovery = ?2";
    changed(connection.execute(sql, &values![id, used, next, password])?)
}

/// A guest who is not stored is not noted either.
pub(super) fn seen(connection: &dyn Connection, id: &str, address: &str, at: i64) -> Result<(), StoreError> {
    let sql = "UPDATE people SET address = ?2, seen = ?3 WHERE id = ?1";
    connection.execute(sql, &values![id, address, at])?;
    Ok(())
}

fn changed(rows: usize) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

pub(super) fn by_id(connection: &dyn Connection, id: &str) -> Result<Option<Person>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM people WHERE id = ?1");
    connection.row(&sql, &values![id], person)
}

pub(super) fn by_account(connection: &dyn Connection, account: &str) -> Result<Option<Person>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM people WHERE account_key = ?1");
    connection.row(&sql, &values![key(account)], person)
}

/// For accounts of earlier versions. Of two that look the same, the older one gets it.
pub(super) fn fill_in_looks(connection: &dyn Connection) -> Result<(), StoreError> {
    let sql = "SELECT id, account FROM people WHERE account IS NOT NULL AND account_look IS NULL ORDER BY created, id";
    let account = |row: &Row| Ok((row.get::<String>("id")?, row.get::<String>("account")?));
    for (id, account) in connection.rows(sql, &[], account)? {
        let sql = "UPDATE people SET account_look = ?2
            WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM people WHERE account_look = ?2)";
        connection.execute(sql, &values![id, look(&account)])?;
    }
    Ok(())
}

pub(super) fn person(row: &Row) -> Result<Person, StoreError> {
    Ok(Person {
        id: row.get("id")?,
        name: row.get("name")?,
        account: row.get("account")?,
        password: row.get("password")?,
        recovery: row.get("recovery")?,
        operator: row.get("operator")?,
        webhook: row.get("webhook")?,
        language: row.get("language")?,
        created: row.get("created")?,
        address: row.get("address")?,
    })
}
