//! Everything that is appended to logs goes through one queue: whatever waits is one statement, with one commit.
//!
//! Other servers append to the same matches. The row of a match is locked first, so that all of them come one after the
//! other, and in the order of the ids, so that no two servers wait for each other. Whoever finds the number taken
//! changes nothing.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use deadpool_postgres::Client;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::{OwnedSemaphorePermit, oneshot};
use tokio_postgres::Error;
use tokio_postgres::error::Severity;
use tokio_postgres::types::ToSql;

use super::connections::Connections;
use super::transaction::{Loan, PATIENCE};
use super::values::writable;
use crate::store::connection::{ToValue, Value};
use crate::store::{LogRow, MatchProgress, StoreError};

/// The most rows in one statement; further ones wait for the next.
const BATCH: usize = 512;

type Answer = Result<(), StoreError>;

pub(super) struct Append {
    pub(super) row: Row,
    pub(super) answer: oneshot::Sender<Answer>,
    /// Until it is written.
    pub(super) permit: OwnedSemaphorePermit,
}

/// A row of a log, and the match after it.
pub(super) struct Row {
    id: String,
    number: i64,
    at: i64,
    entry: String,
    progress: Progress,
}

struct Progress {
    status: &'static str,
    asked: i64,
    choices: i64,
    version: i64,
    moved: i64,
    outcome: Option<String>,
    timing: String,
    deadline: Option<i64>,
}

impl Row {
    pub(super) fn new(id: &str, row: &LogRow, progress: &MatchProgress) -> Row {
        let progress = Progress {
            status: progress.status.name(),
            asked: progress.asked.into(),
            choices: progress.choices.into(),
            version: progress.version.into(),
            moved: progress.moved,
            outcome: progress.outcome.as_ref().map(json),
            timing: json(&progress.timing),
            deadline: progress.deadline,
        };
        Row { id: writable(id).into_owned(), number: row.number.into(), at: row.at, entry: json(&row.entry), progress }
    }

    fn key(&self) -> (&str, i64) {
        (&self.id, self.number)
    }
}

/// What is stored as text.
fn json(data: &impl ToValue) -> String {
    match data.to_value() {
        Value::Text(text) => text.into_owned(),
        other => unreachable!("{other:?} is not JSON"),
    }
}

/// Writes until nobody can append any more.
pub(super) async fn run(connections: Arc<Connections>, mut queue: UnboundedReceiver<Append>) {
    let (mut waiting, mut own) = (Vec::new(), None);
    while queue.recv_many(&mut waiting, BATCH).await > 0 {
        let (rows, answers): (Vec<Row>, Vec<_>) =
            waiting.drain(..).map(|append| (append.row, (append.answer, append.permit))).unzip();
        let results = write_all(&connections, &mut own, &rows.iter().collect::<Vec<_>>()).await;
        for ((answer, permit), result) in answers.into_iter().zip(results) {
            drop(permit);
            // Whoever asked may be gone; the row is stored anyway.
            let _ = answer.send(result);
        }
    }
}

/// `own` is a connection that stays here: where many people come at once and everything is read for them, those who
/// choose need not wait for a free one.
async fn write_all(connections: &Connections, own: &mut Option<Loan>, rows: &[&Row]) -> Vec<Answer> {
    match write(connections, own, rows).await {
        Ok(results) => results,
        Err(Failure::Refused(_)) if rows.len() > 1 => {
            let mut results = Vec::new();
            for row in rows {
                // Boxed: it calls itself, with a single row.
                results.extend(Box::pin(write_all(connections, own, &[row])).await);
            }
            results
        }
        Err(Failure::Refused(error) | Failure::Lost(error)) => vec![Err(error); rows.len()],
    }
}

enum Failure {
    /// Nothing was written. What is wrong with one row must not fail the others: they are written one by one.
    Refused(StoreError),
    /// All of it or nothing was written; trying again would find its own rows.
    Lost(StoreError),
}

async fn write(connections: &Connections, own: &mut Option<Loan>, rows: &[&Row]) -> Result<Vec<Answer>, Failure> {
    let loan = match own.take().filter(|loan| !loan.client().is_closed()) {
        Some(loan) => loan,
        None => Loan::of(connections.get().await.map_err(Failure::Lost)?),
    };
    match tokio::time::timeout(PATIENCE, insert(loan.client(), rows)).await {
        Ok(Ok(results)) => {
            *own = Some(loan);
            Ok(results)
        }
        Ok(Err(error)) if was_refused(&error) && !loan.client().is_closed() => {
            *own = Some(loan);
            Err(Failure::Refused(error.into()))
        }
        Ok(Err(error)) => Err(Failure::Lost(error.into())),
        Err(_) => Err(Failure::Lost(StoreError::Away("the database does not answer".to_owned()))),
    }
}

/// Whether the server has answered that it did not do it, and goes on.
fn was_refused(error: &Error) -> bool {
    error.as_db_error().is_some_and(|said| said.parsed_severity() == Some(Severity::Error))
}

/// No two of the rows have the same number. A match with several rows is as after its last.
const INSERT: &str = "
WITH new AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::bigint[],
            $8::bigint[], $9::bigint[], $10::text[], $11::text[], $12::bigint[])
        WITH ORDINALITY AS new (match, number, at, entry, status, asked, choices, version, moved, outcome, timing,
            deadline, place)
), present AS MATERIALIZED (
    SELECT id FROM matches WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE
), added AS (
    INSERT INTO log (match, number, at, entry)
        SELECT match, number, at, entry FROM new JOIN present ON present.id = new.match
        ON CONFLICT DO NOTHING RETURNING match, number
), changed AS (
    UPDATE matches SET status = last.status, asked = last.asked, choices = last.choices, version = last.version,
            moved = last.moved, outcome = last.outcome, timing = last.timing, deadline = last.deadline
        FROM (SELECT DISTINCT ON (match) new.* FROM new JOIN added USING (match, number)
            ORDER BY match, place DESC) AS last
        WHERE matches.id = last.match
)
SELECT new.match, new.number, added.number IS NOT NULL
    FROM new JOIN present ON present.id = new.match
    LEFT JOIN added ON (added.match, added.number) = (new.match, new.number)";

async fn insert(client: &Client, rows: &[&Row]) -> Result<Vec<Answer>, Error> {
    let mut seen = HashSet::new();
    let new: Vec<&Row> = rows.iter().copied().filter(|row| seen.insert(row.key())).collect();
    let columns = columns(&new);
    let parameters: Vec<&(dyn ToSql + Sync)> = columns.iter().map(|column| &**column as _).collect();
    let statement = client.prepare_cached(INSERT).await?;
    let found = client.query(&statement, &parameters).await?;
    let mut added = HashMap::new();
    for row in &found {
        added.insert((row.try_get(0)?, row.try_get(1)?), row.try_get(2)?);
    }
    Ok(rows.iter().map(|row| answer(added.get_mut(&row.key()))).collect())
}

/// The first who asks about a row that was added is the one who added it.
fn answer(added: Option<&mut bool>) -> Answer {
    match added.map(std::mem::take) {
        None => Err(StoreError::NotFound),
        Some(true) => Ok(()),
        Some(false) => Err(StoreError::Taken),
    }
}

type Column<'a> = Box<dyn ToSql + Sync + Send + 'a>;

/// The parameters of the statement.
fn columns<'a>(rows: &[&'a Row]) -> [Column<'a>; 12] {
    fn column<'a, T: ToSql + Sync + Send + 'a>(rows: &[&'a Row], field: impl Fn(&'a Row) -> T) -> Column<'a> {
        Box::new(rows.iter().map(|row| field(row)).collect::<Vec<T>>())
    }
    [
        column(rows, |row| row.id.as_str()),
        column(rows, |row| row.number),
        column(rows, |row| row.at),
        column(rows, |row| row.entry.as_str()),
        column(rows, |row| row.progress.status),
        column(rows, |row| row.progress.asked),
        column(rows, |row| row.progress.choices),
        column(rows, |row| row.progress.version),
        column(rows, |row| row.progress.moved),
        column(rows, |row| row.progress.outcome.as_deref()),
        column(rows, |row| row.progress.timing.as_str()),
        column(rows, |row| row.progress.deadline),
    ]
}
