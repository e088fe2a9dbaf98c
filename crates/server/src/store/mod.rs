//! Everything the server must remember, in one SQLite file.
//!
//! Writing functions return when the change is on the disk, not before; if one is cancelled, the change may
//! still happen. Reading functions see everything that was acknowledged before they were called.

mod chat;
mod error;
mod lobby;
mod matches;
mod people;
mod plans;
mod readers;
mod rows;
mod schema;
mod writer;

use std::path::Path;
use std::sync::Arc;

use rusqlite::Connection;
use tokio::task::spawn_blocking;

pub use error::StoreError;
use readers::Readers;
pub use rows::{
    ChatRow, Lists, LogEntry, LogRow, MatchAndSeats, MatchProgress, MatchRow, Origin, Outcome, Person, SeatKind,
    SeatRow, Status,
};
use writer::Writer;

/// A handle; clones are of the same store. When the last is dropped, what waits is still written, but only
/// [`Store::close`] waits for it.
#[derive(Clone)]
pub struct Store {
    writer: Arc<Writer>,
    readers: Arc<Readers>,
    secret: [u8; 32],
}

impl Store {
    /// Makes the folder and the file if they are missing. Blocks.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        let connection = schema::open_writer(path)?;
        let secret = schema::secret(&connection)?;
        let readers = Arc::new(Readers::new(path.to_owned()));
        Ok(Store { writer: Arc::new(Writer::start(connection)?), readers, secret })
    }

    /// Random, but always the same for one file.
    pub fn secret(&self) -> [u8; 32] {
        self.secret
    }

    /// Writes something tiny, to see whether writing works.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.write(schema::ping).await
    }

    /// Writes what waits and closes the file; all other calls answer [`StoreError::Closed`] from then on.
    pub async fn close(&self) {
        // Readers first: the last connection tidies the file up, and only the writer can.
        self.readers.close().await;
        self.writer.stop();
        let writer = self.writer.clone();
        // Fails only if the runtime is being shut down, and then nobody waits.
        let _ = spawn_blocking(move || writer.join()).await;
    }

    /// Inserts, or replaces the one with the same id. Taken if the account belongs to another person.
    pub async fn put_person(&self, person: Person) -> Result<(), StoreError> {
        self.write(move |connection| people::put(connection, &person)).await
    }

    /// Inserts somebody new; a person who is known stays as is.
    pub async fn meet(&self, person: Person) -> Result<(), StoreError> {
        self.write(move |connection| people::meet(connection, &person)).await
    }

    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        self.read(id, people::by_id).await
    }

    pub async fn person_by_account(&self, account: &str) -> Result<Option<Person>, StoreError> {
        self.read(account, people::by_account).await
    }

    /// Taken if the id exists.
    pub async fn create_match(&self, new: MatchRow, seats: Vec<SeatRow>) -> Result<(), StoreError> {
        self.create_match_with_log(new, seats, Vec::new()).await
    }

    /// For uploads and forks: all or nothing. Taken if the id exists.
    pub async fn create_match_with_log(
        &self,
        new: MatchRow,
        seats: Vec<SeatRow>,
        log: Vec<LogRow>,
    ) -> Result<(), StoreError> {
        self.write(move |connection| matches::create(connection, &new, &seats, &log)).await
    }

    /// Adds to the log and moves the match on, both or neither. Taken if the number exists, NotFound if the match does
    /// not.
    pub async fn append(&self, id: &str, row: LogRow, progress: MatchProgress) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| matches::append(connection, &id, &row, &progress)).await
    }

    /// Like [`Store::append`], and changes a seat that the match was created with; NotFound if there is none.
    pub async fn put_seat(
        &self,
        id: &str,
        seat: SeatRow,
        row: LogRow,
        progress: MatchProgress,
    ) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| matches::put_seat(connection, &id, &seat, &row, &progress)).await
    }

    /// Removes a match that has not begun; NotFound if it has, or if there is none.
    pub async fn remove_match(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| matches::remove(connection, &id)).await
    }

    /// NotFound if the match does not exist.
    pub async fn set_rules(&self, id: &str, rules: u32) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| matches::set_rules(connection, &id, rules)).await
    }

    /// The running matches of a game and the versions of their rules, the last moved first.
    pub async fn running(&self, game: &str) -> Result<Vec<(String, u32)>, StoreError> {
        self.read(game, matches::running).await
    }

    pub async fn match_row(&self, id: &str) -> Result<Option<MatchAndSeats>, StoreError> {
        self.read(id, matches::find).await
    }

    /// In the order of the numbers; empty if there is no such match.
    pub async fn log(&self, id: &str) -> Result<Vec<LogRow>, StoreError> {
        self.read(id, matches::log).await
    }

    /// For the lobby: at most 50 per list.
    pub async fn lists(&self, person: &str) -> Result<Lists, StoreError> {
        self.read(person, lobby::lists).await
    }

    /// How many unfinished matches that person has created.
    pub async fn count_unfinished(&self, person: &str) -> Result<u32, StoreError> {
        self.read(person, lobby::count_unfinished).await
    }

    /// Taken if the number exists, NotFound if the match does not.
    pub async fn add_chat(&self, id: &str, chat: ChatRow) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| chat::add(connection, &id, &chat)).await
    }

    /// The last 500, in the order of the numbers.
    pub async fn chat(&self, id: &str) -> Result<Vec<ChatRow>, StoreError> {
        self.read(id, chat::chat).await
    }

    /// None deletes the plan. NotFound if the match does not exist.
    pub async fn put_plan(&self, id: &str, seat: u8, plan: &str, value: Option<&str>) -> Result<(), StoreError> {
        let (id, plan, value) = (id.to_owned(), plan.to_owned(), value.map(str::to_owned));
        self.write(move |connection| plans::put(connection, &id, seat, &plan, value.as_deref())).await
    }

    /// Seat, plan and value of each.
    pub async fn plans(&self, id: &str) -> Result<Vec<(u8, String, String)>, StoreError> {
        self.read(id, plans::plans).await
    }

    async fn write(
        &self,
        work: impl FnOnce(&Connection) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), StoreError> {
        // No answer: the writer thread has died.
        self.writer.submit(work)?.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Every query has one parameter: an id, an account or a game.
    async fn read<T: Send + 'static>(
        &self,
        about: &str,
        query: fn(&Connection, &str) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let about = about.to_owned();
        self.readers.clone().run(move |connection| query(connection, &about)).await
    }
}
