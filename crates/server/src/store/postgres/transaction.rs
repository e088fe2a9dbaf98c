//! A transaction as the operations of the store see it: they run on threads that may wait for the server.

use std::cell::Cell;
use std::time::Duration;

use deadpool_postgres::{Client, Object};
use futures_util::future::{join, try_join_all};
use tokio::runtime::Handle;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Statement};

use super::error::is_conflict;
use crate::store::StoreError;
use crate::store::connection::{Connection, EachRow, EachRowOfSet, Row, Value};

/// How long the server may take for one statement.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// How often a transaction that others were faster than begins again. One of them succeeds each time.
const ATTEMPTS: u32 = 100;
/// How many of them let others play on meanwhile. Whoever changes many matches would never get through where all of
/// them are played quickly.
const BESIDE_OTHERS: u32 = 10;

/// Everything is read as it was at one moment; who wants to change what has changed since must begin again.
const READ: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
const WRITE: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ";
/// Waits for all who change matches, and holds them up. Locked before anything is read, so that what is read is as they
/// left it; nothing else is locked by then, so that nobody waits in a circle.
const WRITE_ALONE: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ; LOCK TABLE matches IN SHARE ROW EXCLUSIVE MODE";

/// A connection of the pool, which gets it back only by [`Loan::give_back`]: not with half a transaction on it.
pub(super) struct Loan(Option<Client>);

impl Loan {
    pub(super) fn of(client: Client) -> Loan {
        Loan(Some(client))
    }

    pub(super) fn client(&self) -> &Client {
        self.0.as_ref().expect("it was not given back")
    }

    pub(super) fn give_back(mut self) {
        drop(self.0.take());
    }
}

impl Drop for Loan {
    fn drop(&mut self) {
        if let Some(client) = self.0.take() {
            drop(Object::take(client));
        }
    }
}

/// Reads what belongs to one moment.
pub(super) fn read<T>(
    loan: Loan,
    runtime: &Handle,
    query: impl FnOnce(&dyn Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let transaction = Transaction::new(&loan, runtime, READ);
    let result = query(&transaction);
    match (transaction.begun.get(), transaction.state.get()) {
        (_, State::Lost) => {}
        (false, _) => loan.give_back(),
        // Nobody waits for this; whoever gets the connection next is behind it.
        (true, _) => drop(runtime.spawn(end(loan, "COMMIT"))),
    }
    result
}

/// Writes all or nothing.
pub(super) fn write<T>(
    loan: Loan,
    runtime: &Handle,
    work: impl Fn(&dyn Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    for attempt in 0..ATTEMPTS {
        let begin = if attempt < BESIDE_OTHERS { WRITE } else { WRITE_ALONE };
        let transaction = Transaction::new(&loan, runtime, begin);
        let result = work(&transaction).and_then(|value| transaction.commit().map(|()| value));
        match (transaction.state.get(), result) {
            (State::Lost, result) => return result,
            (State::Conflict, _) => transaction.roll_back()?,
            (State::Sound, Ok(value)) => {
                loan.give_back();
                return Ok(value);
            }
            (_, result) => {
                runtime.spawn(end(loan, "ROLLBACK"));
                return result;
            }
        }
    }
    Err(StoreError::Broken("others changed the same all the time".to_owned()))
}

/// A single statement, in no transaction but its own.
pub(super) async fn write_once(loan: Loan, sql: &str, values: &[Value<'_>]) -> Result<usize, StoreError> {
    let client = loan.client();
    let work = async {
        let statement = client.prepare_cached(&numbered(sql)).await?;
        client.execute(&statement, &parameters(values)).await
    };
    let Ok(done) = tokio::time::timeout(PATIENCE, work).await else {
        return Err(StoreError::Away("the database does not answer".to_owned()));
    };
    if !client.is_closed() {
        loan.give_back();
    }
    Ok(usize::try_from(done?).unwrap_or(usize::MAX))
}

async fn end(loan: Loan, how: &str) {
    if let Ok(Ok(())) = tokio::time::timeout(PATIENCE, loan.client().batch_execute(how)).await {
        loan.give_back();
    }
}

#[derive(Clone, Copy, PartialEq)]
enum State {
    Sound,
    /// A statement has failed, and with it the transaction.
    Failed,
    /// Another transaction was faster.
    Conflict,
    /// The connection is lost or does not answer.
    Lost,
}

struct Transaction<'a> {
    client: &'a Client,
    runtime: &'a Handle,
    begin: &'static str,
    begun: Cell<bool>,
    state: Cell<State>,
}

impl<'a> Transaction<'a> {
    fn new(loan: &'a Loan, runtime: &'a Handle, begin: &'static str) -> Self {
        let (begun, state) = (Cell::new(false), Cell::new(State::Sound));
        Transaction { client: loan.client(), runtime, begin, begun, state }
    }

    /// The beginning travels together with the first statement.
    fn run<T>(&self, statement: impl Future<Output = Result<T, Error>>) -> Result<T, StoreError> {
        let begin =
            async { if self.begun.replace(true) { Ok(()) } else { self.client.batch_execute(self.begin).await } };
        self.wait(async {
            let (begun, done) = join(begin, statement).await;
            begun.and(done)
        })
    }

    fn wait<T>(&self, work: impl Future<Output = Result<T, Error>>) -> Result<T, StoreError> {
        match self.runtime.block_on(async { tokio::time::timeout(PATIENCE, work).await }) {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(error)) => {
                let failed = if is_conflict(&error) { State::Conflict } else { State::Failed };
                self.state.set(if self.client.is_closed() { State::Lost } else { failed });
                Err(error.into())
            }
            Err(_) => {
                self.state.set(State::Lost);
                Err(StoreError::Away("the database does not answer".to_owned()))
            }
        }
    }

    fn commit(&self) -> Result<(), StoreError> {
        match (self.state.get(), self.begun.get()) {
            (State::Sound, true) => self.wait(self.client.batch_execute("COMMIT")),
            (State::Sound, false) => Ok(()),
            // PostgreSQL would answer it like a success, and roll back.
            _ => Err(StoreError::Broken("a statement had failed".to_owned())),
        }
    }

    fn roll_back(&self) -> Result<(), StoreError> {
        self.wait(self.client.batch_execute("ROLLBACK"))
    }

    async fn prepared(&self, sql: &str) -> Result<Statement, Error> {
        self.client.prepare_cached(&numbered(sql)).await
    }
}

/// With the parameters as PostgreSQL writes them.
fn numbered(sql: &str) -> String {
    sql.replace('?', "$")
}

type Parameters<'a> = Vec<&'a (dyn ToSql + Sync)>;

fn parameters<'a>(values: &'a [Value]) -> Parameters<'a> {
    values.iter().map(|value| value as _).collect()
}

impl Connection for Transaction<'_> {
    fn execute(&self, sql: &str, values: &[Value]) -> Result<usize, StoreError> {
        let changed = self.run(async {
            let statement = self.prepared(sql).await?;
            self.client.execute(&statement, &parameters(values)).await
        })?;
        Ok(usize::try_from(changed).unwrap_or(usize::MAX))
    }

    fn query(&self, sql: &str, values: &[Value], each: &mut EachRow) -> Result<(), StoreError> {
        let rows = self.run(async {
            let statement = self.prepared(sql).await?;
            self.client.query(&statement, &parameters(values)).await
        })?;
        rows.iter().try_for_each(|row| each(&Row::Postgres(row)))
    }

    fn execute_each(&self, sql: &str, sets: &[Vec<Value>]) -> Result<(), StoreError> {
        if sets.is_empty() {
            return Ok(());
        }
        let parameters: Vec<Parameters> = sets.iter().map(|values| parameters(values)).collect();
        self.run(async {
            let statement = &self.prepared(sql).await?;
            try_join_all(parameters.iter().map(|values| self.client.execute(statement, values))).await
        })?;
        Ok(())
    }

    fn query_each(&self, sql: &str, sets: &[Vec<Value>], each: &mut EachRowOfSet) -> Result<(), StoreError> {
        if sets.is_empty() {
            return Ok(());
        }
        let parameters: Vec<Parameters> = sets.iter().map(|values| parameters(values)).collect();
        let found = self.run(async {
            let statement = &self.prepared(sql).await?;
            try_join_all(parameters.iter().map(|values| self.client.query(statement, values))).await
        })?;
        let rows = found.iter().enumerate().flat_map(|(number, rows)| rows.iter().map(move |row| (number, row)));
        rows.into_iter().try_for_each(|(number, row)| each(number, &Row::Postgres(row)))
    }
}
