//! The one thread that writes.
//!
//! Syncing the disk takes far longer than writing a row. So everything that is waiting goes into one transaction, is
//! synced once, and only then answered: what was acknowledged is on the disk.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::journal::{Append, Journal, Needs, Unsettled};
use crate::store::{StoreError, matches};

/// The most jobs in one transaction; further ones wait for the next.
const BATCH: usize = 512;
/// After a transaction of this many jobs the next one waits a moment for more: a sync, the pages that many jobs change
/// and the waking of threads then count once for all of them. Where few choose, nobody waits.
const MANY: usize = 8;
const MOMENT: Duration = Duration::from_millis(2);
/// When nothing has come for so long, what is in the journal is brought into the tables.
const QUIET: Duration = Duration::from_millis(500);
/// The most jobs that may wait; further ones are refused, so that a slow disk does not fill the memory.
const WAITING: usize = 8192;

type Answer = Result<(), StoreError>;

pub(super) enum Work {
    Append(Box<Append>),
    /// May be done twice, of which only the second time counts.
    Do(Needs, Box<dyn Fn(&Connection) -> Answer + Send>),
}

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
    /// What readers have to wait for.
    pub(super) unsettled: Unsettled,
}

impl Writer {
    pub(super) fn start(connection: Connection) -> Result<Writer, StoreError> {
        let (jobs, waiting) = sync_channel(WAITING);
        let open = Arc::new(AtomicUsize::new(0));
        let done = open.clone();
        let journal = Journal::default();
        let unsettled = journal.unsettled();
        let thread = Builder::new()
            .name("store".to_owned())
            .spawn(move || Desk { connection, journal }.work_off(&waiting, &done))
            .map_err(|error| StoreError::Broken(format!("no thread to write with: {error}")))?;
        Ok(Writer { jobs: Mutex::new(Some(jobs)), thread: Mutex::new(Some(thread)), open, unsettled })
    }

    /// The job is done even if nobody waits for its answer.
    pub(super) fn submit(&self, work: Work) -> Result<oneshot::Receiver<Answer>, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job = Job { work, answer };
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

/// What the thread has.
struct Desk {
    connection: Connection,
    journal: Journal,
}

impl Desk {
    fn work_off(mut self, waiting: &Receiver<Job>, open: &AtomicUsize) {
        let mut many = false;
        loop {
            let first = match self.journal.is_empty() {
                true => waiting.recv().map_err(|_| RecvTimeoutError::Disconnected),
                false => waiting.recv_timeout(QUIET),
            };
            let first = match first {
                Ok(first) => first,
                Err(ended) => {
                    many = false;
                    self.empty_journal();
                    match ended {
                        RecvTimeoutError::Timeout => continue,
                        RecvTimeoutError::Disconnected => return,
                    }
                }
            };
            if many {
                std::thread::sleep(MOMENT);
            }
            let batch = std::iter::once(first).chain(waiting.try_iter()).take(BATCH);
            let (works, answers): (Vec<_>, Vec<_>) = batch.map(|job| (job.work, job.answer)).unzip();
            many = works.len() >= MANY;
            let results = match self.commit_together(&works, many) {
                Ok(results) => results,
                Err(error) => vec![Err(error); answers.len()],
            };
            for (answer, result) in answers.into_iter().zip(results) {
                open.fetch_sub(1, Ordering::Relaxed);
                // Whoever asked may be gone; the row is stored anyway.
                let _ = answer.send(result);
            }
        }
    }

    fn empty_journal(&mut self) {
        if self.journal.is_empty() {
            return;
        }
        // If that fails, it is done by the next transaction, or when the file is opened again.
        if let Err(error) = self.commit_together(&[Work::Do(Needs::All, Box::new(|_| Ok(())))], false) {
            tracing::warn!(%error, "the journal is not empty yet");
        }
    }

    /// An error here fails the whole batch: nothing was stored, not even by jobs that had succeeded.
    fn commit_together(&mut self, works: &[Work], many: bool) -> Result<Vec<Answer>, StoreError> {
        // To undo jobs one by one, SQLite copies every page that each of them changes, and almost never does one fail.
        let mut all_worked = true;
        let written = self.in_transaction(many, |desk| {
            works.iter().try_for_each(|work| desk.one_of_many(work, many)).inspect_err(|_| all_worked = false)
        });
        match written {
            Ok(()) => Ok(vec![Ok(()); works.len()]),
            Err(error) if all_worked => Err(error),
            Err(_) => self.in_transaction(many, |desk| works.iter().map(|work| desk.alone(work)).collect()),
        }
    }

    fn in_transaction<T>(
        &mut self,
        many: bool,
        work: impl FnOnce(&mut Desk) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let done = self.begin().and_then(|()| {
            let done = work(self)?;
            self.journal.write(&self.connection, many)?;
            self.connection.prepare_cached("COMMIT")?.execute([])?;
            Ok(done)
        });
        match done {
            Ok(done) => {
                self.journal.publish();
                Ok(done)
            }
            Err(error) => {
                if !self.connection.is_autocommit() {
                    // If even this fails, the next batch cannot begin and says so.
                    let _ = self.connection.execute_batch("ROLLBACK");
                }
                self.journal.forget();
                // For all other jobs it is a failure of the store, whatever it was.
                Err(StoreError::Broken(format!("the batch was not written: {error}")))
            }
        }
    }

    fn begin(&mut self) -> Result<(), StoreError> {
        // Immediate: if another process holds the lock, it is waited for here, where nothing is lost.
        self.connection.prepare_cached("BEGIN IMMEDIATE")?.execute([])?;
        self.journal.begin(&self.connection)
    }

    fn one_of_many(&mut self, work: &Work, many: bool) -> Answer {
        if let Work::Append(append) = work
            && many
            && self.journal.take(&self.connection, append)?
        {
            return Ok(());
        }
        self.settle_for(work)?;
        work.run(&self.connection)?;
        match self.connection.is_autocommit() {
            true => Err(StoreError::Broken("the transaction is lost".to_owned())),
            false => Ok(()),
        }
    }

    fn settle_for(&mut self, work: &Work) -> Result<(), StoreError> {
        match work {
            Work::Append(append) => self.journal.settle(&self.connection, &Needs::Match(append.id.clone())),
            Work::Do(needs, _) => self.journal.settle(&self.connection, needs),
        }
    }

    /// One job, committed or rolled back without touching the others. The outer error means that the whole transaction
    /// is lost.
    fn alone(&mut self, work: &Work) -> Result<Answer, StoreError> {
        self.settle_for(work)?;
        let connection = &self.connection;
        connection.prepare_cached("SAVEPOINT job")?.execute([])?;
        let answer = work.run(connection);
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
}

impl Work {
    fn run(&self, connection: &Connection) -> Answer {
        match self {
            Work::Append(append) => matches::append(connection, &append.id, &append.row, &append.progress),
            Work::Do(_, work) => work(connection),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connection() -> Connection {
        let connection = Connection::open_in_memory().expect("a database");
        let tables = "PRAGMA foreign_keys = ON; CREATE TABLE a (x INTEGER PRIMARY KEY);
            CREATE TABLE b (x REFERENCES a DEFERRABLE INITIALLY DEFERRED);
            CREATE TABLE journal (number INTEGER PRIMARY KEY, lines TEXT)";
        connection.execute_batch(tables).expect("tables");
        connection
    }

    fn desk() -> Desk {
        Desk { connection: connection(), journal: Journal::default() }
    }

    fn sql(sql: &'static str) -> Work {
        Work::Do(Needs::All, Box::new(move |connection| Ok(connection.execute_batch(sql)?)))
    }

    fn count(connection: &Connection) -> u32 {
        connection
            .query_row("SELECT (SELECT count(*) FROM a) + (SELECT count(*) FROM b)", [], |row| row.get(0))
            .expect("a count")
    }

    #[test]
    fn a_failed_job_is_undone_alone_and_wholly() {
        let mut desk = desk();
        let works = vec![
            sql("INSERT INTO a VALUES (1)"),
            sql("INSERT INTO a VALUES (2); INSERT INTO a VALUES (1)"),
            sql("INSERT INTO a VALUES (3)"),
        ];
        let answers = desk.commit_together(&works, false).expect("a commit");
        assert_eq!(answers, [Ok(()), Err(StoreError::Taken), Ok(())]);
        assert_eq!(count(&desk.connection), 2);
    }

    #[test]
    fn a_failed_commit_is_told_to_all_and_the_next_batch_works() {
        let mut desk = desk();
        // The missing parent is noticed by COMMIT only.
        let works = vec![sql("INSERT INTO a VALUES (1)"), sql("INSERT INTO b VALUES (7)")];
        assert!(matches!(desk.commit_together(&works, false), Err(StoreError::Broken(_))));
        assert_eq!(count(&desk.connection), 0);
        assert_eq!(desk.commit_together(&[sql("INSERT INTO a VALUES (1)")], false), Ok(vec![Ok(())]));
        assert_eq!(count(&desk.connection), 1);
    }

    #[test]
    fn a_transaction_lost_in_a_job_is_told_to_all_and_the_next_batch_works() {
        let mut desk = desk();
        let works = vec![sql("INSERT INTO a VALUES (1)"), sql("ROLLBACK"), sql("INSERT INTO a VALUES (2)")];
        assert!(matches!(desk.commit_together(&works, false), Err(StoreError::Broken(_))));
        assert_eq!(count(&desk.connection), 0);
        assert_eq!(desk.commit_together(&[sql("INSERT INTO a VALUES (1)")], false), Ok(vec![Ok(())]));
        assert_eq!(count(&desk.connection), 1);
    }

    #[test]
    fn a_queue_that_is_full_refuses_and_stopping_works_off_the_rest() {
        let writer = Writer::start(connection()).expect("a writer");
        let (open, gate) = std::sync::mpsc::channel::<()>();
        let wait = move |_: &Connection| gate.recv().map_err(|_| StoreError::Closed);
        let blocked = writer.submit(Work::Do(Needs::Nothing, Box::new(wait))).expect("room");
        let mut waiting = Vec::new();
        let refused = loop {
            match writer.submit(sql("INSERT INTO a DEFAULT VALUES")) {
                Ok(answered) => waiting.push(answered),
                Err(error) => break error,
            }
        };
        assert_eq!(refused, StoreError::Full);
        // The blocked job waits too, if the thread has not taken it yet.
        assert!(waiting.len() + 1 >= WAITING);
        assert_eq!(writer.waiting(), waiting.len() + 1);
        writer.stop();
        assert_eq!(writer.submit(sql("SELECT 1")).err(), Some(StoreError::Closed));
        open.send(()).expect("the job waits");
        writer.join();
        assert_eq!(writer.waiting(), 0);
        assert_eq!(blocked.blocking_recv(), Ok(Ok(())));
        assert!(waiting.into_iter().all(|answered| answered.blocking_recv() == Ok(Ok(()))));
    }
}
