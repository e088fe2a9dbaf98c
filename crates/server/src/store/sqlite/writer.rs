//! The one thread that writes.
//!
//! Syncing the disk takes far longer than writing a row. So everything that is waiting goes into one transaction, is
//! synced once, and only then answered: what was acknowledged is on the disk.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, Builder, JoinHandle};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::store::StoreError;

/// The most jobs in one transaction; further ones wait for the next.
const BATCH: usize = 512;
/// While so many come together, the next transaction begins so long after the last at the earliest, and has more of
/// them: what a transaction costs by itself, and pages that several of them change, are paid once.
const CROWD: usize = 4;
const PAUSE: Duration = Duration::from_millis(10);
/// The most jobs that may wait; further ones are refused, so that a slow disk does not fill the memory.
const WAITING: usize = 8192;

type Answer = Result<(), StoreError>;
/// May be done twice, of which only the second time counts.
type Work = Box<dyn Fn(&Connection) -> Answer + Send>;

struct Job {
    work: Work,
    answer: oneshot::Sender<Answer>,
}

pub(super) struct Writer {
    /// None when no more jobs are taken.
    jobs: Mutex<Option<SyncSender<Job>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
    /// Jobs that were given and have no answer yet.
    open: Arc<AtomicUsize>,
}

impl Writer {
    pub(super) fn start(connection: Connection) -> Result<Writer, StoreError> {
        let (jobs, waiting) = sync_channel(WAITING);
        let open = Arc::new(AtomicUsize::new(0));
        let done = open.clone();
        let thread = Builder::new()
            .name("store".to_owned())
            .spawn(move || work_off(&connection, &waiting, &done))
            .map_err(|error| StoreError::Broken(format!("no thread to write with: {error}")))?;
        Ok(Writer { jobs: Mutex::new(Some(jobs)), thread: Mutex::new(Some(thread)), open })
    }

    /// The job is done even if nobody waits for its answer.
    pub(super) fn submit(
        &self,
        work: impl Fn(&Connection) -> Answer + Send + 'static,
    ) -> Result<oneshot::Receiver<Answer>, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job = Job { work: Box::new(work), answer };
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        let jobs = jobs.as_ref().ok_or(StoreError::Closed)?;
        // Before it is given away: it may be done at once.
        self.open.fetch_add(1, Ordering::Relaxed);
        match jobs.try_send(job) {
            Ok(()) => Ok(answered),
            Err(refused) => {
                self.open.fetch_sub(1, Ordering::Relaxed);
                Err(match refused {
                    TrySendError::Full(_) => StoreError::Full,
                    TrySendError::Disconnected(_) => StoreError::Closed,
                })
            }
        }
    }

    pub(super) fn waiting(&self) -> usize {
        self.open.load(Ordering::Relaxed)
    }

    /// Takes no more jobs; the thread ends after those that wait. Dropping the writer does the same.
    pub(super) fn stop(&self) {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Blocks until the thread has ended. It holds the lock meanwhile, so that a second caller waits as well.
    pub(super) fn join(&self) {
        let mut thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(thread) = thread.take() {
            // A thread that panicked has ended too.
            let _ = thread.join();
        }
    }
}

fn work_off(connection: &Connection, waiting: &Receiver<Job>, open: &AtomicUsize) {
    let mut next = Instant::now();
    while let Ok(first) = waiting.recv() {
        thread::sleep(next.saturating_duration_since(Instant::now()));
        let began = Instant::now();
        let batch = std::iter::once(first).chain(waiting.try_iter()).take(BATCH);
        let (works, answers): (Vec<_>, Vec<_>) = batch.map(|job| (job.work, job.answer)).unzip();
        let results = match commit_together(connection, &works) {
            Ok(results) => results,
            Err(error) => vec![Err(error); answers.len()],
        };
        next = if answers.len() < CROWD { began } else { began + PAUSE };
        for (answer, result) in answers.into_iter().zip(results) {
            open.fetch_sub(1, Ordering::Relaxed);
            // Whoever asked may be gone; the row is stored anyway.
            let _ = answer.send(result);
        }
    }
}

/// An error here fails the whole batch: nothing was stored, not even by jobs that had succeeded.
fn commit_together(connection: &Connection, works: &[Work]) -> Result<Vec<Answer>, StoreError> {
    // To undo jobs one by one, SQLite copies every page that each of them changes, and almost never does one fail.
    let mut all_worked = true;
    let together = || works.iter().try_for_each(|work| one_of_many(connection, work));
    let written = in_transaction(connection, || together().inspect_err(|_| all_worked = false));
    match written {
        Ok(()) => Ok(vec![Ok(()); works.len()]),
        Err(error) if all_worked => Err(error),
        Err(_) => in_transaction(connection, || works.iter().map(|work| alone(connection, work)).collect()),
    }
}

fn in_transaction<T>(connection: &Connection, work: impl FnOnce() -> Result<T, StoreError>) -> Result<T, StoreError> {
    let done = begin(connection).and_then(|()| {
        let done = work()?;
        connection.prepare_cached("COMMIT")?.execute([])?;
        Ok(done)
    });
    done.map_err(|error| {
        if !connection.is_autocommit() {
            // If even this fails, the next batch cannot begin and says so.
            let _ = connection.execute_batch("ROLLBACK");
        }
        // For all other jobs it is a failure of the store, whatever it was.
        StoreError::Broken(format!("the batch was not written: {error}"))
    })
}

fn begin(connection: &Connection) -> Result<(), StoreError> {
    // Immediate: if another process holds the lock, it is waited for here, where nothing is lost.
    connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
    Ok(())
}

fn one_of_many(connection: &Connection, work: &Work) -> Answer {
    work(connection)?;
    match connection.is_autocommit() {
        true => Err(StoreError::Broken("the transaction is lost".to_owned())),
        false => Ok(()),
    }
}

/// One job, committed or rolled back without touching the others. The outer error means that the whole transaction is
/// lost.
fn alone(connection: &Connection, work: &Work) -> Result<Answer, StoreError> {
    connection.prepare_cached("SAVEPOINT job")?.execute([])?;
    let answer = work(connection);
    if connection.is_autocommit() {
        // After grave errors, such as a full disk, SQLite itself rolls back everything.
        return Err(answer.err().unwrap_or_else(|| StoreError::Broken("the transaction is lost".to_owned())));
    }
    if answer.is_err() {
        connection.prepare_cached("ROLLBACK TO job")?.execute([])?;
    }
    connection.prepare_cached("RELEASE job")?.execute([])?;
    Ok(answer)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connection() -> Connection {
        let connection = Connection::open_in_memory().expect("a database");
        let tables = "PRAGMA foreign_keys = ON; CREATE TABLE a (x INTEGER PRIMARY KEY);
            CREATE TABLE b (x REFERENCES a DEFERRABLE INITIALLY DEFERRED)";
        connection.execute_batch(tables).expect("tables");
        connection
    }

    fn sql(sql: &'static str) -> Work {
        Box::new(move |connection| Ok(connection.execute_batch(sql)?))
    }

    fn count(connection: &Connection) -> u32 {
        connection
            .query_row("SELECT (SELECT count(*) FROM a) + (SELECT count(*) FROM b)", [], |row| row.get(0))
            .expect("a count")
    }

    #[test]
    fn a_failed_job_is_undone_alone_and_wholly() {
        let connection = connection();
        let works = vec![
            sql("INSERT INTO a VALUES (1)"),
            sql("INSERT INTO a VALUES (2); INSERT INTO a VALUES (1)"),
            sql("INSERT INTO a VALUES (3)"),
        ];
        let answers = commit_together(&connection, &works).expect("a commit");
        assert_eq!(answers, [Ok(()), Err(StoreError::Taken), Ok(())]);
        assert_eq!(count(&connection), 2);
    }

    #[test]
    fn a_failed_commit_is_told_to_all_and_the_next_batch_works() {
        let connection = connection();
        // The missing parent is noticed by COMMIT only.
        let works = vec![sql("INSERT INTO a VALUES (1)"), sql("INSERT INTO b VALUES (7)")];
        assert!(matches!(commit_together(&connection, &works), Err(StoreError::Broken(_))));
        assert_eq!(count(&connection), 0);
        assert_eq!(commit_together(&connection, &[sql("INSERT INTO a VALUES (1)")]), Ok(vec![Ok(())]));
        assert_eq!(count(&connection), 1);
    }

    #[test]
    fn a_transaction_lost_in_a_job_is_told_to_all_and_the_next_batch_works() {
        let connection = connection();
        let works = vec![sql("INSERT INTO a VALUES (1)"), sql("ROLLBACK"), sql("INSERT INTO a VALUES (2)")];
        assert!(matches!(commit_together(&connection, &works), Err(StoreError::Broken(_))));
        assert_eq!(count(&connection), 0);
        assert_eq!(commit_together(&connection, &[sql("INSERT INTO a VALUES (1)")]), Ok(vec![Ok(())]));
        assert_eq!(count(&connection), 1);
    }

    #[test]
    fn a_queue_that_is_full_refuses_and_stopping_works_off_the_rest() {
        let writer = Writer::start(connection()).expect("a writer");
        let (open, gate) = std::sync::mpsc::channel::<()>();
        let blocked = writer.submit(move |_| gate.recv().map_err(|_| StoreError::Closed)).expect("room");
        let mut waiting = Vec::new();
        let refused = loop {
            match writer.submit(|connection| sql("INSERT INTO a DEFAULT VALUES")(connection)) {
                Ok(answered) => waiting.push(answered),
                Err(error) => break error,
            }
        };
        assert_eq!(refused, StoreError::Full);
        // The blocked job waits too, if the thread has not taken it yet.
        assert!(waiting.len() + 1 >= WAITING);
        assert_eq!(writer.waiting(), waiting.len() + 1);
        writer.stop();
        assert_eq!(writer.submit(|_| Ok(())).err(), Some(StoreError::Closed));
        open.send(()).expect("the job waits");
        writer.join();
        assert_eq!(writer.waiting(), 0);
        assert_eq!(blocked.blocking_recv(), Ok(Ok(())));
        assert!(waiting.into_iter().all(|answered| answered.blocking_recv() == Ok(Ok(()))));
    }
}
