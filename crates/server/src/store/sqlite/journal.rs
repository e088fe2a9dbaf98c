//! Where many choose at the same time, every choice would write two pages: that of its match and the last one of its
//! log. So choices that are written together are first one row here, which is as durable as any other, and come into
//! the log and to their matches later: many of one match at once, or as soon as somebody wants to read them.
//!
//! Only choices go this way that leave the rest of the match's row as it is: whether it is over, how it ended, and its
//! deadline are always in the row. What is here is written again from the beginning when it was interrupted, so that
//! writing something twice changes nothing.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};

use crate::store::connection::{Connection, values};
use crate::store::{LogEntry, LogRow, MatchProgress, Status, StoreError, Timing, matches};

/// After so many choices the journal is emptied, a few matches with every transaction.
const LONG: usize = 16 * 1024;
const AT_ONCE: usize = 32;

/// What has to be in the tables before something is done.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::store) enum Needs {
    Nothing,
    /// All of this match.
    Match(String),
    /// All of every match.
    All,
}

/// A row of a log, and what the match is like after it.
#[derive(Clone)]
pub(super) struct Append {
    pub(super) id: String,
    pub(super) row: LogRow,
    pub(super) progress: MatchProgress,
}

/// The same as it is written: files outlive this type, so names here must not change.
#[derive(Serialize, Deserialize)]
struct Line {
    #[serde(rename = "match")]
    id: String,
    number: u32,
    at: i64,
    entry: LogEntry,
    asked: u8,
    choices: u32,
    version: u32,
    moved: i64,
    timing: Timing,
}

impl From<&Append> for Line {
    fn from(Append { id, row, progress }: &Append) -> Line {
        Line {
            id: id.clone(),
            number: row.number,
            at: row.at,
            entry: row.entry.clone(),
            asked: progress.asked,
            choices: progress.choices,
            version: progress.version,
            moved: progress.moved,
            timing: progress.timing.clone(),
        }
    }
}

/// A match of which something is only in the journal, or could be.
struct Pending {
    lines: Vec<Arc<Line>>,
    /// What its row says, also about what comes after these lines.
    status: Status,
    deadline: Option<i64>,
    /// From this number on nothing is in its log.
    free: u32,
}

/// The ids of matches of which something is only in the journal, for those who read.
#[derive(Clone, Default)]
pub(super) struct Unsettled(Arc<Mutex<HashSet<String>>>);

impl Unsettled {
    fn ids(&self) -> MutexGuard<'_, HashSet<String>> {
        // Nothing under this lock can panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether something is missing in the tables.
    pub(super) fn lacks(&self, needs: &Needs) -> bool {
        match needs {
            Needs::Nothing => false,
            Needs::Match(id) => self.ids().contains(id),
            Needs::All => !self.ids().is_empty(),
        }
    }
}

/// The writer's side.
#[derive(Default)]
pub(super) struct Journal {
    pending: HashMap<String, Pending>,
    /// What this transaction adds.
    new: Vec<Arc<Line>>,
    /// What readers have to know once this transaction is written.
    changed: HashSet<String>,
    unsettled: Unsettled,
    /// The rows of the table: their numbers, and how many choices each has; and how many all of them have.
    rows: Vec<(i64, usize)>,
    length: usize,
    /// The number of the last row that was written.
    last: i64,
    /// The matches that have to be settled until the rows up to this number can be deleted.
    emptying: Option<(i64, Vec<String>)>,
    /// Grows when somebody else writes to the file.
    data_version: i64,
    /// The last transaction failed: what is in memory may not be what is in the table.
    must_reload: bool,
}

impl Journal {
    pub(super) fn unsettled(&self) -> Unsettled {
        self.unsettled.clone()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.length == 0 && !self.must_reload
    }

    /// At the beginning of every transaction.
    pub(super) fn begin(&mut self, connection: &dyn Connection) -> Result<(), StoreError> {
        let version = connection.value("PRAGMA data_version", &[])?.unwrap_or_default();
        // Somebody else may have deleted a match, or emptied the journal.
        if self.must_reload || std::mem::replace(&mut self.data_version, version) != version {
            self.reload(connection)?;
        }
        Ok(())
    }

    /// Whatever the transaction did has not happened.
    pub(super) fn forget(&mut self) {
        self.must_reload = true;
    }

    /// Reads the table, as after a crash.
    fn reload(&mut self, connection: &dyn Connection) -> Result<(), StoreError> {
        (self.pending, self.new, self.changed, self.emptying) = Default::default();
        (self.rows, self.length, self.last) = Default::default();
        let rows = connection.rows("SELECT number, lines FROM journal ORDER BY number", &[], |row| {
            Ok((row.get::<i64>("number")?, row.get::<String>("lines")?))
        })?;
        for (number, lines) in rows {
            let lines: Vec<Line> = serde_json::from_str(&lines)
                .map_err(|error| StoreError::Broken(format!("row {number} of the journal: {error}")))?;
            self.note_row(number, lines.len());
            for line in lines {
                // A match that has been deleted since needs nothing.
                if let Some(pending) = self.pending(connection, &line.id)? {
                    pending.free = pending.free.max(line.number + 1);
                    pending.lines.push(Arc::new(line));
                }
            }
        }
        let ids = self.pending.iter().filter(|(_, pending)| !pending.lines.is_empty()).map(|(id, _)| id.clone());
        *self.unsettled.ids() = ids.collect();
        self.must_reload = false;
        Ok(())
    }

    fn note_row(&mut self, number: i64, choices: usize) {
        self.rows.push((number, choices));
        (self.length, self.last) = (self.length + choices, number);
    }

    /// None if there is no such match.
    fn pending(&mut self, connection: &dyn Connection, id: &str) -> Result<Option<&mut Pending>, StoreError> {
        if !self.pending.contains_key(id) {
            let sql = "SELECT status, deadline, (SELECT max(number) FROM log WHERE match = id) AS last
                FROM matches WHERE id = ?1";
            let found = connection.row(sql, &values![id], |row| {
                let free = row.get::<Option<u32>>("last")?.map_or(0, |last| last + 1);
                Ok(Pending { lines: Vec::new(), status: row.get("status")?, deadline: row.get("deadline")?, free })
            })?;
            let Some(found) = found else { return Ok(None) };
            self.pending.insert(id.to_owned(), found);
        }
        Ok(self.pending.get_mut(id))
    }

    /// Whether it was taken; if not, it has to be written to the tables.
    pub(super) fn take(&mut self, connection: &dyn Connection, append: &Append) -> Result<bool, StoreError> {
        let progress = &append.progress;
        // With a clock, every choice changes the deadline.
        if progress.status != Status::Running || progress.outcome.is_some() || !progress.timing.left.is_empty() {
            return Ok(false);
        }
        let Some(pending) = self.pending(connection, &append.id)? else { return Ok(false) };
        let same_row = (pending.status, pending.deadline) == (progress.status, progress.deadline);
        if !same_row || append.row.number < pending.free {
            return Ok(false);
        }
        let line = Arc::new(Line::from(append));
        pending.free = line.number + 1;
        pending.lines.push(line.clone());
        if pending.lines.len() == 1 {
            self.changed.insert(append.id.clone());
        }
        self.new.push(line);
        Ok(true)
    }

    /// Brings into the tables what has to be there.
    pub(super) fn settle(&mut self, connection: &dyn Connection, needs: &Needs) -> Result<(), StoreError> {
        match needs {
            Needs::Nothing => Ok(()),
            Needs::Match(id) => self.settle_match(connection, id),
            Needs::All => {
                let ids: Vec<String> = self.pending.keys().cloned().collect();
                ids.iter().try_for_each(|id| self.settle_match(connection, id))?;
                self.emptying = (self.length > 0).then(|| (self.last, Vec::new()));
                Ok(())
            }
        }
    }

    fn settle_match(&mut self, connection: &dyn Connection, id: &str) -> Result<(), StoreError> {
        let Some(Pending { lines, .. }) = self.pending.remove(id) else { return Ok(()) };
        let Some(last) = lines.last() else { return Ok(()) };
        let rows: Vec<_> = lines.iter().map(|line| values![id, line.number, line.at, line.entry].to_vec()).collect();
        connection.execute_each(matches::ADD_TO_LOG, &rows)?;
        let Line { asked, choices, version, moved, timing, .. } = &**last;
        let sql = "UPDATE matches SET asked = ?2, choices = ?3, version = ?4, moved = ?5, timing = ?6
            WHERE id = ?1 AND version < ?4";
        connection.execute(sql, &values![id, asked, choices, version, moved, timing])?;
        self.changed.insert(id.to_owned());
        Ok(())
    }

    /// At the end of every transaction: writes what is new, and empties what has become long or is not needed.
    pub(super) fn write(&mut self, connection: &dyn Connection, many: bool) -> Result<(), StoreError> {
        if !self.new.is_empty() {
            let lines: Vec<&Line> = self.new.iter().map(|line| &**line).collect();
            let text = serde_json::to_string(&lines).expect("plain data");
            let number = self.last + 1;
            connection.execute("INSERT INTO journal (number, lines) VALUES (?1, ?2)", &values![number, text])?;
            self.note_row(number, self.new.len());
            self.new.clear();
        }
        if self.emptying.is_none() && self.length > 0 && (self.length >= LONG || !many) {
            self.emptying = Some((self.last, self.pending.keys().cloned().collect()));
        }
        let Some((last, mut ids)) = self.emptying.take() else { return Ok(()) };
        for id in ids.split_off(ids.len().saturating_sub(AT_ONCE)) {
            self.settle_match(connection, &id)?;
        }
        if !ids.is_empty() {
            self.emptying = Some((last, ids));
            return Ok(());
        }
        connection.execute("DELETE FROM journal WHERE number <= ?1", &values![last])?;
        self.rows.retain(|(number, _)| *number > last);
        self.length = self.rows.iter().map(|(_, choices)| choices).sum();
        Ok(())
    }

    /// The transaction is written: from now on readers know where to look.
    pub(super) fn publish(&mut self) {
        if self.changed.is_empty() {
            return;
        }
        let mut unsettled = self.unsettled.ids();
        for id in self.changed.drain() {
            match self.pending.get(&id).is_some_and(|pending| !pending.lines.is_empty()) {
                true => unsettled.insert(id),
                false => unsettled.remove(&id),
            };
        }
    }
}

/// Brings everything into the tables that a server has left here: within a transaction.
pub(super) fn empty(connection: &dyn Connection) -> Result<(), StoreError> {
    let mut journal = Journal::default();
    journal.reload(connection)?;
    journal.settle(connection, &Needs::All)?;
    connection.execute("DELETE FROM journal", &[])?;
    Ok(())
}
