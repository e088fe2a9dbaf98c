//! People in SQL.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{Person, StoreError};

/// Two accounts with the same key are the same account.
fn key(account: &str) -> String {
    account.to_lowercase()
}

/// Somebody who is known already is left as is, whatever is said here.
pub(super) fn meet(connection: &Connection, person: &Person) -> Result<(), StoreError> {
    if by_id(connection, &person.id)?.is_none() {
        put(connection, person)?;
    }
    Ok(())
}

pub(super) fn put(connection: &Connection, person: &Person) -> Result<(), StoreError> {
    let sql = "INSERT INTO people (id, name, account, account_key, password, webhook, language, created)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, account = excluded.account,
            account_key = excluded.account_key, password = excluded.password, webhook = excluded.webhook,
            language = excluded.language, created = excluded.created";
    connection.prepare_cached(sql)?.execute(params![
        person.id,
        person.name,
        person.account,
        person.account.as_deref().map(key),
        person.password,
        person.webhook,
        person.language,
        person.created,
    ])?;
    Ok(())
}

pub(super) fn by_id(connection: &Connection, id: &str) -> Result<Option<Person>, StoreError> {
    let sql = "SELECT id, name, account, password, webhook, language, created FROM people WHERE id = ?1";
    Ok(connection.prepare_cached(sql)?.query_row([id], person).optional()?)
}

pub(super) fn by_account(connection: &Connection, account: &str) -> Result<Option<Person>, StoreError> {
    let sql = "SELECT id, name, account, password, webhook, language, created FROM people WHERE account_key = ?1";
    Ok(connection.prepare_cached(sql)?.query_row([key(account)], person).optional()?)
}

fn person(row: &Row) -> rusqlite::Result<Person> {
    Ok(Person {
        id: row.get("id")?,
        name: row.get("name")?,
        account: row.get("account")?,
        password: row.get("password")?,
        webhook: row.get("webhook")?,
        language: row.get("language")?,
        created: row.get("created")?,
    })
}
