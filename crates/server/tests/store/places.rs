//! Where a test has its data, and what any other program can do there.

use std::path::Path;

use server::store::Store;
use tokio_postgres::{Client, NoTls, SimpleQueryMessage};

use crate::{Folder, raw};

pub enum Place {
    File(Folder),
    /// Its address.
    Postgres(String),
}

impl Place {
    pub fn file(name: &str) -> Place {
        Place::File(Folder::new(name))
    }

    /// None where there is no PostgreSQL.
    pub fn postgres() -> Option<Place> {
        services::postgres_for_test().map(Place::Postgres)
    }

    /// As another process knows it.
    pub fn name(&self) -> String {
        match self {
            Place::File(folder) => folder.file().to_str().expect("a name").to_owned(),
            Place::Postgres(url) => url.clone(),
        }
    }

    pub fn kind(&self) -> &'static str {
        match self {
            Place::File(_) => "file",
            Place::Postgres(_) => "postgres",
        }
    }

    pub fn store(&self) -> Store {
        open(&self.name())
    }

    /// What other programs do.
    pub async fn run(&self, sql: &str) {
        match self {
            Place::File(folder) => raw(&folder.file()).execute_batch(sql).expect("done"),
            Place::Postgres(url) => client(url).await.batch_execute(sql).await.expect("done"),
        }
    }

    /// The first column of all rows.
    pub async fn texts(&self, sql: &str) -> Vec<String> {
        match self {
            Place::File(folder) => {
                let raw = raw(&folder.file());
                let mut statement = raw.prepare(sql).expect("a query");
                let texts = statement.query_map([], |row| row.get(0)).expect("rows").collect::<Result<_, _>>();
                texts.expect("texts")
            }
            Place::Postgres(url) => {
                let rows = client(url).await.simple_query(sql).await.expect("rows");
                let text = |message| match message {
                    SimpleQueryMessage::Row(row) => Some(row.get(0).expect("a text").to_owned()),
                    _ => None,
                };
                rows.into_iter().filter_map(text).collect()
            }
        }
    }

    /// Until it is released, all can read and nobody can write.
    pub async fn lock(&self) -> Lock {
        match self {
            Place::File(folder) => {
                let lock = raw(&folder.file());
                lock.execute_batch("BEGIN IMMEDIATE").expect("a lock");
                Lock::File(lock)
            }
            Place::Postgres(url) => {
                let lock = client(url).await;
                let sql = "BEGIN; LOCK TABLE settings, matches, log IN EXCLUSIVE MODE";
                lock.batch_execute(sql).await.expect("a lock");
                Lock::Postgres(lock)
            }
        }
    }

    pub fn check_integrity(&self) {
        if let Place::File(folder) = self {
            let sound: String =
                raw(&folder.file()).pragma_query_value(None, "integrity_check", |row| row.get(0)).expect("a check");
            assert_eq!(sound, "ok");
        }
    }
}

/// What [`Place::name`] names.
pub fn open(name: &str) -> Store {
    let opened = if name.starts_with("postgres://") { Store::connect(name) } else { Store::open(Path::new(name)) };
    opened.expect("a store")
}

pub enum Lock {
    File(rusqlite::Connection),
    Postgres(Client),
}

impl Lock {
    pub async fn release(self) {
        match self {
            Lock::File(lock) => lock.execute_batch("COMMIT").expect("unlocked"),
            Lock::Postgres(lock) => lock.batch_execute("COMMIT").await.expect("unlocked"),
        }
    }
}

pub async fn client(url: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.expect("a connection");
    tokio::spawn(connection);
    client
}
