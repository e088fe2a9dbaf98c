//! How many rows the store appends in a second, each on the disk before it is acknowledged, and what one costs.
//!
//! `cargo run --release -p server --example appends -- FILE|URL [MATCHES] [SECONDS]`: as many matches are played at
//! once, each waiting for its row before the next. The file or database must be new.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use server::store::{
    Clock, Database, Hints, LogEntry, LogRow, MatchProgress, MatchRow, Origin, SeatKind, SeatRow, Status, Store, Timing,
};
use table::Seed;

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| arguments.get(place).map_or(usual, |text| text.parse().expect("a number"));
    let (matches, seconds) = (number(1, 200), number(2, 10));
    let database = Database::named(arguments.first().expect("a file or an address")).expect("a database");
    let store = Store::of(&database).expect("a store");
    for number in 0..matches {
        let seats = vec![seat(0), seat(1)];
        store.create_match(a_match(&format!("{number:016x}")), seats).await.expect("created");
    }
    let (stop, written) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let playing: Vec<_> = (0..matches)
        .map(|number| tokio::spawn(play(store.clone(), format!("{number:016x}"), stop.clone(), written.clone())))
        .collect();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let (before, cost, started) = (written.load(Ordering::Relaxed), Cost::now(), Instant::now());
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let (rows, cost) = ((written.load(Ordering::Relaxed) - before) as f64, Cost::now().since(cost));
    let took = started.elapsed().as_secs_f64();
    stop.store(true, Ordering::Relaxed);
    for match_ in playing {
        match_.await.expect("no panic");
    }
    store.close().await;
    println!("{database}: {matches} matches, {:.0} rows a second", rows / took);
    println!("{:.0} rows per CPU-second of this process, {:.2} cores", rows / cost.cpu, cost.cpu / took);
    println!("{:.0} bytes and {:.2} calls to write a row", cost.bytes / rows, cost.calls / rows);
}

async fn play(store: Store, id: String, stop: Arc<AtomicBool>, written: Arc<AtomicU64>) {
    for number in 0.. {
        if stop.load(Ordering::Relaxed) {
            return;
        }
        store.append(&id, row(number), progress(number + 1)).await.expect("appended");
        written.fetch_add(1, Ordering::Relaxed);
    }
}

/// As large as they are in real matches.
fn row(number: u32) -> LogRow {
    let choice = format!("meld Archery {number}");
    let entry = LogEntry::Choice { seat: 1, choice, hash: Some(u64::MAX - u64::from(number)) };
    LogRow { number, at: 1_700_000_000_000 + i64::from(number), entry }
}

fn progress(number: u32) -> MatchProgress {
    MatchProgress {
        status: Status::Running,
        asked: 0b10,
        choices: number,
        version: number,
        moved: 1_700_000_000_000 + i64::from(number),
        outcome: None,
        timing: Timing { since: 1_000_000 + i64::from(number), left: vec![600_000, 600_000] },
        deadline: Some(8_000_000_000 + i64::from(number)),
    }
}

fn a_match(id: &str) -> MatchRow {
    MatchRow {
        id: id.to_owned(),
        game: "innovation".to_owned(),
        rules: 2,
        options: "edition=deluxe-2017 teams=no longer=no open-covered=no expansions=none".to_owned(),
        seed: Seed::Long(u128::MAX - 5),
        seed_known: false,
        public: true,
        limit: 0,
        clock: Some(Clock::Bank { seconds: 600, increment: 15 }),
        hints_agreed: false,
        idle_days: 90,
        hints: Hints::Off,
        creator: "870b6b2803b78c5699ca9a99a87eca33".to_owned(),
        origin: Origin::Played,
        created: 1_700_000_000_000,
        progress: progress(0),
    }
}

fn seat(seat: u8) -> SeatRow {
    SeatRow {
        seat,
        kind: SeatKind::Person,
        person: Some(format!("{seat:032x}")),
        name: "Ada".to_owned(),
        level: None,
        invitation: None,
        former: None,
        departed: None,
    }
}

/// What this process has used so far; only Linux tells.
struct Cost {
    /// Seconds.
    cpu: f64,
    bytes: f64,
    calls: f64,
}

impl Cost {
    fn now() -> Cost {
        let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
        let words: Vec<f64> = stat.split_whitespace().map(|word| word.parse().unwrap_or(0.0)).collect();
        let io = fs::read_to_string("/proc/self/io").unwrap_or_default();
        let line = |name: &str| {
            let line = io.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|value| value.trim().parse().ok()).unwrap_or(0.0)
        };
        let ticks = words.get(13).zip(words.get(14)).map_or(0.0, |(user, system)| user + system);
        Cost { cpu: ticks / 100.0, bytes: line("wchar:"), calls: line("syscw:") }
    }

    fn since(&self, before: Cost) -> Cost {
        Cost { cpu: self.cpu - before.cpu, bytes: self.bytes - before.bytes, calls: self.calls - before.calls }
    }
}
