//! Everything the server must remember: in one SQLite file, or in a PostgreSQL database that several servers share.
//! Every operation is written once, for both.
//!
//! Writing functions return when the change is on the disk, not before; if one is cancelled, the change may
//! still happen. Reading functions see everything that was acknowledged before they were called.

mod acts;
mod chat;
mod component_sets;
mod connection;
mod database;
mod deadlines;
mod deletion;
mod error;
mod export;
mod learned;
mod lobby;
mod matches;
mod moderation;
mod moving;
mod nodes;
mod office;
mod people;
mod plans;
mod postgres;
mod retention;
mod rows;
mod sessions;
mod settings;
mod sqlite;
mod standing;
mod waiting;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

pub use acts::{Act, Deed};
pub use component_sets::SetRow;
use connection::Connection;
pub use database::Database;
pub use error::StoreError;
pub use export::PersonalData;
pub use learned::Learned;
pub use moderation::{Announcement, Ban, BanKind, Mute, Reason, Report};
pub use moving::{Content, Tell, move_data};
pub use nodes::Pulse;
pub use office::{Office, PersonRecord};
pub use postgres::Address;
use postgres::Postgres;
pub use rows::{
    ChatRow, Departure, Hints, Lists, LogEntry, LogRow, MatchAndSeats, MatchProgress, MatchRow, NewAccount, Note,
    Origin, Outcome, Person, SeatKind, SeatRow, Session, Status,
};
use sqlite::Sqlite;
pub use sqlite::backup::{Contents, Restored, backup, restore};
pub use sqlite::database;
pub use sqlite::lock::DataLock;
pub use standing::StandingLog;

pub use crate::ending::Ending;
pub use crate::game_clock::{Clock, Timing};

/// A handle; clones are of the same store. When the last is dropped, what waits is still written, but only
/// [`Store::close`] waits for it.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
    found: Found,
    /// Reads and writes that failed.
    failures: Arc<AtomicU64>,
}

#[derive(Clone)]
enum Backend {
    Sqlite(Arc<Sqlite>),
    Postgres(Arc<Postgres>),
}

/// What was there, or made, when the store was opened.
#[derive(Clone, Copy)]
struct Found {
    secret: [u8; 32],
    uptime: i64,
}

impl Store {
    /// A file of SQLite. Makes the folder and the file if they are missing. Blocks.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        let (sqlite, found) = Sqlite::open(path)?;
        Ok(Store { backend: Backend::Sqlite(Arc::new(sqlite)), found, failures: Arc::default() })
    }

    /// A database of PostgreSQL, such as `postgres://user@host/name`. Makes the tables if they are missing. Blocks.
    pub fn connect(url: &str) -> Result<Store, StoreError> {
        Store::of(&Database::at(url)?)
    }

    /// Blocks.
    pub fn of(database: &Database) -> Result<Store, StoreError> {
        match database {
            Database::File(path) => Store::open(path),
            Database::Postgres(address) => {
                let (postgres, found) = Postgres::connect(address)?;
                Ok(Store { backend: Backend::Postgres(postgres), found, failures: Arc::default() })
            }
        }
    }

    /// Whether other servers may use the same data.
    pub fn is_shared(&self) -> bool {
        matches!(self.backend, Backend::Postgres(_))
    }

    /// Random, but always the same for one database.
    pub fn secret(&self) -> [u8; 32] {
        self.found.secret
    }

    /// How long servers have been up with these data before they were opened, in milliseconds.
    pub fn uptime(&self) -> i64 {
        self.found.uptime
    }

    pub async fn set_uptime(&self, uptime: i64) -> Result<(), StoreError> {
        self.write(move |connection| deadlines::set_uptime(connection, uptime)).await
    }

    /// Says that this server is up, and answers the uptime. Several servers share one clock, the database's: each beat
    /// adds the time since the last beat of any of them, but no more than ten seconds, so that it stands still while
    /// none is up. A server that is alone has its own clock: `own` is its uptime.
    pub async fn beat(&self, own: i64) -> Result<i64, StoreError> {
        match &self.backend {
            Backend::Sqlite(_) => self.set_uptime(own).await.map(|()| own),
            Backend::Postgres(postgres) => self.written(postgres.beat().await),
        }
    }

    /// The matches whose deadline has passed, the earliest first; not all of them if there are many.
    pub async fn due(&self, uptime: i64) -> Result<Vec<String>, StoreError> {
        self.query(move |connection| deadlines::due(connection, uptime)).await
    }

    /// NotFound if the match does not exist.
    pub async fn set_deadline(&self, id: &str, deadline: Option<i64>) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| deadlines::set(connection, &id, deadline)).await
    }

    /// Whether all who play have agreed on hints. NotFound if the match does not exist.
    pub async fn agree_on_hints(&self, id: &str, agreed: bool) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| matches::agree_on_hints(connection, &id, agreed)).await
    }

    /// Writes something tiny, to see whether writing works.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.write(settings::ping).await
    }

    /// Writes what waits and closes the database; all other calls answer [`StoreError::Closed`] from then on.
    pub async fn close(&self) {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.close().await,
            Backend::Postgres(postgres) => postgres.close().await,
        }
    }

    /// Inserts somebody new, or changes name, webhook and language.
    pub async fn put_profile(&self, person: Person) -> Result<(), StoreError> {
        self.write(move |connection| people::put_profile(connection, &person)).await
    }

    /// Makes a guest an account that is logged in once. Taken if the person has an account, or if another one looks the
    /// same; then a guest who was not stored is not stored either.
    pub async fn make_account(&self, guest: Person, new: NewAccount, session: Session) -> Result<(), StoreError> {
        self.write(move |connection| {
            people::meet(connection, &guest)?;
            people::make_account(connection, &session.person, &new)?;
            sessions::begin_alone(connection, &session)
        })
        .await
    }

    /// Ends all other sessions of the person.
    pub async fn set_password(&self, password: String, session: Session) -> Result<(), StoreError> {
        self.write(move |connection| {
            people::set_password(connection, &session.person, &password)?;
            sessions::begin_alone(connection, &session)
        })
        .await
    }

    /// The hash of a new recovery code.
    pub async fn set_recovery(&self, person: &str, hash: String) -> Result<(), StoreError> {
        let person = person.to_owned();
        self.write(move |connection| people::set_recovery(connection, &person, &hash)).await
    }

    /// A new password by recovery code (its hash), which another one replaces. Ends all other sessions. NotFound if the
    /// code was used meanwhile.
    pub async fn recover(
        &self,
        used: String,
        next: String,
        password: String,
        session: Session,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            people::recover(connection, &session.person, &used, &next, &password)?;
            sessions::begin_alone(connection, &session)
        })
        .await
    }

    /// From where a person who is stored has changed something.
    pub async fn seen(&self, person: String, address: String, at: i64) -> Result<(), StoreError> {
        self.write(move |connection| people::seen(connection, &person, &address, at)).await
    }

    pub async fn begin_session(&self, session: Session) -> Result<(), StoreError> {
        self.write(move |connection| sessions::begin(connection, &session)).await
    }

    /// Begins a session and ends all others of the person.
    pub async fn begin_session_alone(&self, session: Session) -> Result<(), StoreError> {
        self.write(move |connection| sessions::begin_alone(connection, &session)).await
    }

    pub async fn end_session(&self, key: &str) -> Result<(), StoreError> {
        let key = key.to_owned();
        self.write(move |connection| sessions::end(connection, &key)).await
    }

    /// Whether a cookie with the key of this session, or a guest's cookie without one, is still the person's.
    pub async fn is_current(&self, person: &str, session: Option<String>) -> Result<bool, StoreError> {
        let person = person.to_owned();
        let query = move |connection: &dyn Connection| match &session {
            Some(key) => sessions::is_live(connection, key, &person),
            None => sessions::is_guest(connection, &person),
        };
        self.query(query).await
    }

    /// Where the person is logged in, the oldest first.
    pub async fn sessions(&self, person: &str) -> Result<Vec<Session>, StoreError> {
        self.read(person, sessions::list).await
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
        match &self.backend {
            Backend::Sqlite(_) => {
                let id = id.to_owned();
                self.write(move |connection| matches::append(connection, &id, &row, &progress)).await
            }
            Backend::Postgres(postgres) => self.written(postgres.append(id, &row, &progress).await),
        }
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

    /// Removes a match with everything that belongs to it; NotFound if there is none.
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

    /// What was not taken back; nothing if there is no such match.
    pub async fn standing_log(&self, id: &str) -> Result<StandingLog, StoreError> {
        self.read(id, standing::read).await
    }

    /// In the order of the numbers; empty if there is no such match.
    pub async fn log(&self, id: &str) -> Result<Vec<LogRow>, StoreError> {
        self.read(id, matches::log).await
    }

    /// Matches in which a bot has to decide, if people play in them.
    pub async fn waiting_for_bots(&self) -> Result<Vec<String>, StoreError> {
        self.read("", |connection, _| waiting::for_bots(connection)).await
    }

    /// Matches in which somebody has to decide who has a webhook, and was not called for it.
    pub async fn waiting_for_uncalled(&self) -> Result<Vec<String>, StoreError> {
        self.read("", |connection, _| waiting::for_uncalled(connection)).await
    }

    /// The seat's person was called by webhook, and has not decided since. NotFound if the match does not exist.
    pub async fn note_call(&self, id: &str, seat: u8) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| waiting::note_call(connection, &id, seat)).await
    }

    pub async fn forget_call(&self, id: &str, seat: u8) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| waiting::forget_call(connection, &id, seat)).await
    }

    /// The seats for which that is so.
    pub async fn called(&self, id: &str) -> Result<Vec<u8>, StoreError> {
        self.read(id, waiting::called).await
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

    /// What was said after the line with this number, or at all; only the last lines of a long talk. A deleted line
    /// has no text.
    pub async fn chat(&self, id: &str, since: Option<u32>) -> Result<Vec<ChatRow>, StoreError> {
        self.read(id, move |connection, id| chat::chat(connection, id, since)).await
    }

    pub async fn next_chat_number(&self, id: &str) -> Result<u32, StoreError> {
        self.read(id, chat::next_number).await
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

    /// Some of the guests who were last seen before that moment, and whom nobody needs.
    pub async fn forgotten_guests(&self, before: i64, most: u32) -> Result<Vec<String>, StoreError> {
        self.read("", move |connection, _| retention::guests(connection, before, most)).await
    }

    /// Forgets a guest, with the matches that nobody else plays, unless the guest has come back since that moment.
    pub async fn forget_guest(&self, id: &str, before: i64) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| retention::forget_guest(connection, &id, before)).await
    }

    /// Ends all sessions that began before that moment.
    pub async fn forget_sessions(&self, before: i64) -> Result<(), StoreError> {
        self.write(move |connection| retention::forget_sessions(connection, before)).await
    }

    /// Some of the matches that were over before that moment and have chat from before it.
    pub async fn old_chats(&self, before: i64, most: u32) -> Result<Vec<String>, StoreError> {
        self.read("", move |connection, _| retention::chats(connection, before, most)).await
    }

    /// Deletes what was said in a match before that moment.
    pub async fn forget_chat(&self, id: &str, before: i64) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| retention::forget_chat(connection, &id, before)).await
    }

    /// What an operator does on the admin page; NotFound if there is nothing to act on.
    pub async fn act(&self, operator: &str, act: Act, at: i64) -> Result<(), StoreError> {
        let operator = operator.to_owned();
        self.write(move |connection| acts::act(connection, &operator, &act, at)).await
    }

    /// What operators have done after the deed of this number.
    pub async fn deeds_since(&self, number: i64) -> Result<Vec<Deed>, StoreError> {
        self.query(move |connection| acts::deeds_since(connection, number)).await
    }

    /// Everything about the person, if there is anything. Matches in which a bot goes on are due at once.
    pub async fn delete_person(&self, id: &str, at: i64) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| deletion::delete_person(connection, &id, at)).await
    }

    pub async fn personal_data(&self, id: &str) -> Result<PersonalData, StoreError> {
        self.read(id, export::personal_data).await
    }

    pub async fn learned(&self, person: &str) -> Result<Learned, StoreError> {
        self.read(person, learned::learned).await
    }

    /// Forgets what begins like one of these, then adds what was learned. TooMuch if there would be more things than
    /// that. Somebody new is stored.
    pub async fn learn(
        &self,
        person: Person,
        new: Learned,
        forgotten: Vec<String>,
        most: u32,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            people::meet(connection, &person)?;
            forgotten.iter().try_for_each(|beginning| learned::forget(connection, &person.id, beginning))?;
            learned::learn(connection, &person.id, &new, most)
        })
        .await
    }

    /// Those whose name, account, id or address begins like this, at most 100.
    pub async fn people(&self, search: &str) -> Result<Vec<PersonRecord>, StoreError> {
        self.read(search, office::people).await
    }

    /// Muting somebody twice changes nothing.
    pub async fn mute(&self, person: &str, muted: &str, name: &str, at: i64) -> Result<(), StoreError> {
        let (person, muted, name) = (person.to_owned(), muted.to_owned(), name.to_owned());
        self.write(move |connection| moderation::mute(connection, &person, &muted, &name, at)).await
    }

    /// NotFound if the person has no such mute.
    pub async fn unmute(&self, person: &str, id: u32) -> Result<(), StoreError> {
        let person = person.to_owned();
        self.write(move |connection| moderation::unmute(connection, &person, id)).await
    }

    pub async fn mutes(&self, person: &str) -> Result<Vec<Mute>, StoreError> {
        self.read(person, moderation::mutes).await
    }

    /// The ids of those whom the person has muted.
    pub async fn muted(&self, person: &str) -> Result<Vec<String>, StoreError> {
        self.read(person, moderation::muted).await
    }

    /// The person may not come back to the match.
    pub async fn remove_person(&self, id: &str, person: &str) -> Result<(), StoreError> {
        let (id, person) = (id.to_owned(), person.to_owned());
        self.write(move |connection| moderation::remove_person(connection, &id, &person)).await
    }

    pub async fn is_removed(&self, id: &str, person: &str) -> Result<bool, StoreError> {
        let (id, person) = (id.to_owned(), person.to_owned());
        self.query(move |connection| moderation::is_removed(connection, &id, &person)).await
    }

    pub async fn add_report(&self, new: Report) -> Result<(), StoreError> {
        self.write(move |connection| moderation::add_report(connection, &new)).await
    }

    /// The newest 500, the open ones first.
    pub async fn reports(&self) -> Result<Vec<Report>, StoreError> {
        self.query(moderation::reports).await
    }

    pub async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        self.query(moderation::bans).await
    }

    /// The last one, also if it is over.
    pub async fn announcement(&self) -> Result<Option<Announcement>, StoreError> {
        self.query(moderation::announcement).await
    }

    /// A line that has not been deleted.
    pub async fn chat_line(&self, id: &str, number: u32) -> Result<Option<ChatRow>, StoreError> {
        let id = id.to_owned();
        self.query(move |connection| moderation::chat_line(connection, &id, number)).await
    }

    /// The numbers of the person's lines in the chat of a match.
    pub async fn lines_of(&self, id: &str, person: &str) -> Result<Vec<u32>, StoreError> {
        let (id, person) = (id.to_owned(), person.to_owned());
        self.query(move |connection| moderation::lines_of(connection, &id, &person)).await
    }

    /// NotFound if there is no such line.
    pub async fn delete_line(&self, id: &str, number: u32) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| moderation::delete_line(connection, &id, number)).await
    }

    /// The work may be done several times, of which only the last counts.
    async fn write(
        &self,
        work: impl Fn(&dyn Connection) -> Result<(), StoreError> + Send + 'static,
    ) -> Result<(), StoreError> {
        self.written(match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.write(work).await,
            Backend::Postgres(postgres) => postgres.write(work).await,
        })
    }

    fn written<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        self.count(result).map_err(|error| match error {
            StoreError::Broken(problem) | StoreError::Away(problem) => StoreError::NotSaved(problem),
            other => other,
        })
    }

    /// Most queries have one parameter: an id, an account or a game.
    async fn read<T: Send + 'static>(
        &self,
        about: &str,
        query: impl FnOnce(&dyn Connection, &str) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let about = about.to_owned();
        self.query(move |connection| query(connection, &about)).await
    }

    async fn query<T: Send + 'static>(
        &self,
        query: impl FnOnce(&dyn Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.count(match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.read(query).await,
            Backend::Postgres(postgres) => postgres.read(query).await,
        })
    }

    fn count<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        if matches!(result, Err(StoreError::Away(_) | StoreError::Broken(_) | StoreError::Full)) {
            self.failures.fetch_add(1, Ordering::Relaxed);
        }
        result
    }

    /// Reads and writes that have failed so far, other than by what they asked for.
    pub fn failures(&self) -> u64 {
        self.failures.load(Ordering::Relaxed)
    }

    /// Writes that wait for the disk.
    pub fn waiting(&self) -> usize {
        match &self.backend {
            Backend::Sqlite(sqlite) => sqlite.waiting(),
            Backend::Postgres(postgres) => postgres.waiting(),
        }
    }
}
