//! The store as the server uses it: in a file, and in a database of PostgreSQL.

/// Every test of the list, on both.
macro_rules! on_both {
    ($($name:ident)+) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
            async fn $name() {
                super::$name(crate::places::Place::file(stringify!($name))).await;
            })+
        }

        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
            async fn $name() {
                if let Some(place) = crate::places::Place::postgres() {
                    super::$name(place).await;
                }
            })+
        }
    };
}

mod backups;
mod files;
mod keeping;
mod killed;
mod lists;
mod moving;
mod places;
mod servers;
mod together;

use std::fs;
use std::path::{Path, PathBuf};

use server::store::{
    Clock, Hints, LogEntry, LogRow, MatchProgress, MatchRow, Origin, SeatKind, SeatRow, Status, Store, Timing,
};
use table::Seed;

/// A folder of its own for one test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("store-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for files");
        Folder(folder)
    }

    fn file(&self) -> PathBuf {
        self.0.join("matches.sqlite")
    }

    fn store(&self) -> Store {
        Store::open(&self.file()).expect("a store")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn progress(number: u32) -> MatchProgress {
    MatchProgress {
        status: Status::Running,
        asked: 0b10,
        choices: number,
        version: number,
        moved: 1_000 + i64::from(number),
        outcome: None,
        timing: Timing { since: i64::from(number), left: vec![60_000, -1] },
        deadline: None,
    }
}

fn a_match(id: &str, creator: &str) -> MatchRow {
    MatchRow {
        id: id.to_owned(),
        game: "innovation".to_owned(),
        rules: 3,
        options: r#"{"edition":"2017"}"#.to_owned(),
        seed: Seed::Long(u128::MAX - 5),
        seed_known: false,
        public: false,
        limit: 3600,
        clock: Some(Clock::Bank { seconds: 600, increment: 15 }),
        hints: Hints::Off,
        hints_agreed: true,
        idle_days: 30,
        creator: creator.to_owned(),
        origin: Origin::Played,
        created: 1_000,
        progress: MatchProgress { status: Status::Waiting, ..progress(0) },
    }
}

fn seat(seat: u8, person: &str) -> SeatRow {
    SeatRow {
        seat,
        kind: SeatKind::Person,
        person: Some(person.to_owned()),
        name: person.to_uppercase(),
        level: None,
        invitation: None,
        former: None,
        departed: None,
    }
}

fn choice(number: u32) -> LogRow {
    LogRow {
        number,
        at: 2_000 + i64::from(number),
        entry: LogEntry::Choice { seat: 1, choice: format!("meld Archery {number}"), hash: None },
    }
}

/// The database as any other program sees it.
fn raw(path: &Path) -> rusqlite::Connection {
    rusqlite::Connection::open(path).expect("a database")
}
