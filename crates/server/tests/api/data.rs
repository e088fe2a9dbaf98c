//! The data of a server, as its host sees and changes them.

use std::path::Path;

use rusqlite::types::ValueRef;
use tokio::runtime::Runtime;
use tokio_postgres::{Client, NoTls, SimpleQueryMessage};

pub enum Data {
    File(rusqlite::Connection),
    Postgres(Runtime, Client),
}

impl Data {
    pub fn in_file(path: &Path) -> Data {
        Data::File(rusqlite::Connection::open(path).expect("the database"))
    }

    pub fn at(url: &str) -> Data {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let client = runtime.block_on(async {
            let (client, connection) = tokio_postgres::connect(url, NoTls).await.expect("the database");
            tokio::spawn(connection);
            client
        });
        Data::Postgres(runtime, client)
    }

    pub fn run(&self, sql: &str) {
        match self {
            Data::File(connection) => connection.execute_batch(sql).expect("done"),
            Data::Postgres(runtime, client) => runtime.block_on(client.batch_execute(sql)).expect("done"),
        }
    }

    /// How many rows have changed.
    pub fn change(&self, sql: &str) -> u64 {
        match self {
            Data::File(connection) => connection.execute(sql, []).expect("changed") as u64,
            Data::Postgres(runtime, client) => runtime.block_on(client.execute(sql, &[])).expect("changed"),
        }
    }

    /// Everything as text.
    pub fn rows(&self, sql: &str) -> Vec<Vec<Option<String>>> {
        match self {
            Data::File(connection) => {
                let mut statement = connection.prepare(sql).expect("a query");
                let columns = statement.column_count();
                let row = |row: &rusqlite::Row| (0..columns).map(|column| Ok(text(row.get_ref(column)?))).collect();
                statement.query_map([], row).and_then(Iterator::collect).expect("rows")
            }
            Data::Postgres(runtime, client) => {
                let row = |message| match message {
                    SimpleQueryMessage::Row(row) => {
                        Some((0..row.len()).map(|column| row.get(column).map(str::to_owned)).collect())
                    }
                    _ => None,
                };
                let messages = runtime.block_on(client.simple_query(sql)).expect("rows");
                messages.into_iter().filter_map(row).collect()
            }
        }
    }

    /// The only column of the first row, if there is one and it is not null.
    pub fn text(&self, sql: &str) -> Option<String> {
        self.rows(sql).into_iter().next()?.pop()?
    }

    pub fn number(&self, sql: &str) -> Option<i64> {
        self.text(sql).map(|text| text.parse().expect("a number"))
    }

    pub fn count(&self, what: &str) -> i64 {
        self.number(&format!("SELECT count(*) FROM {what}")).expect("a count")
    }

    /// Until [`Data::unlock`], nobody else can write.
    pub fn lock(&self) {
        self.run(match self {
            Data::File(_) => "BEGIN IMMEDIATE",
            Data::Postgres(..) => "BEGIN; LOCK TABLE settings, people, matches, log IN EXCLUSIVE MODE",
        });
    }

    pub fn unlock(&self) {
        self.run("ROLLBACK");
    }

    /// Nothing can be added to the table any more: an error of the disk, as far as the server can tell.
    pub fn break_writing(&self, table: &str) {
        let trigger = format!("CREATE TRIGGER broken_{table} BEFORE INSERT ON {table}");
        self.run(&match self {
            Data::File(_) => format!("{trigger} BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END"),
            Data::Postgres(..) => format!(
                "CREATE OR REPLACE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql
                    AS 'BEGIN RAISE ''disk I/O error''; END';
                {trigger} FOR EACH ROW EXECUTE FUNCTION broken()"
            ),
        });
    }

    pub fn mend_writing(&self, table: &str) {
        self.run(&match self {
            Data::File(_) => format!("DROP TRIGGER broken_{table}"),
            Data::Postgres(..) => format!("DROP TRIGGER broken_{table} ON {table}"),
        });
    }
}

fn text(value: ValueRef) -> Option<String> {
    match value {
        ValueRef::Null => None,
        ValueRef::Integer(number) => Some(number.to_string()),
        other => Some(other.as_str().expect("a text").to_owned()),
    }
}
