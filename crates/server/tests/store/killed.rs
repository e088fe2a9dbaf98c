//! What was acknowledged survives when the process is killed at any moment.

use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use server::store::{LogRow, MatchProgress, Store, Timing};

use crate::places::{Place, open};
use crate::{Folder, a_match, choice, progress};

on_both! {
    acknowledged_rows_survive_a_killed_process
}

/// Tells the child where its notes and its data are.
const CHILD: &str = "STORE_TEST_CHILD";
const DATA: &str = "STORE_TEST_DATA";
const ROUNDS: u32 = 20;
/// Enough that many are written together; every other one has no clock.
const MATCHES: usize = 32;

/// Not a test: the process that is killed. It writes as fast as it can, and notes each acknowledged row in a file.
#[test]
fn child() {
    let Some(folder) = std::env::var_os(CHILD).map(PathBuf::from) else { return };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build().expect("a runtime");
    runtime.block_on(write_for_ever(&folder));
}

async fn write_for_ever(folder: &Path) {
    let store = open(&std::env::var(DATA).expect("a place"));
    let notes = OpenOptions::new().append(true).create(true).open(folder.join("notes")).expect("a file for notes");
    let notes = Arc::new(notes);
    let tasks =
        (0..MATCHES).map(|task| tokio::spawn(append_for_ever(store.clone(), format!("m{task}"), notes.clone())));
    for task in tasks.collect::<Vec<_>>() {
        task.await.expect("no panic");
    }
}

async fn append_for_ever(store: Store, id: String, notes: Arc<fs::File>) {
    if store.match_row(&id).await.expect("read").is_none() {
        store.create_match(a_match(&id, "p1"), vec![]).await.expect("created");
    }
    let done = store.log(&id).await.expect("read").len() as u32;
    for number in done + 1.. {
        store.append(&id, choice(number), after(&id, number)).await.expect("appended");
        // One system call: a note is there wholly or not at all.
        notes.as_ref().write_all(format!("{id} {number}\n").as_bytes()).expect("a note");
    }
}

fn after(id: &str, number: u32) -> MatchProgress {
    let clock = progress(number).timing;
    let has_clock = id.ends_with(['0', '2', '4', '6', '8']);
    let timing = if has_clock { clock } else { Timing { left: Vec::new(), ..clock } };
    MatchProgress { timing, ..progress(number) }
}

fn start(folder: &Path, place: &Place) -> Child {
    let mut command = Command::new(std::env::current_exe().expect("this test"));
    command.args(["--exact", "killed::child"]).env(CHILD, folder).env(DATA, place.name()).stdout(Stdio::null());
    command.spawn().expect("a child")
}

fn notes(folder: &Path) -> BTreeSet<(String, u32)> {
    let text = fs::read_to_string(folder.join("notes")).unwrap_or_default();
    let note = |line: &str| {
        let (id, number) = line.split_once(' ').expect("two words");
        (id.to_owned(), number.parse().expect("a number"))
    };
    text.lines().map(note).collect()
}

/// Some are killed while they open the file, most while they write.
fn kill_at_random(child: &mut Child, folder: &Path, round: u32) {
    let before = notes(folder).len();
    let started = Instant::now();
    while !round.is_multiple_of(4) && notes(folder).len() == before {
        assert!(started.elapsed() < Duration::from_secs(60), "the child writes nothing");
        std::thread::sleep(Duration::from_millis(1));
    }
    let mut random = [0];
    getrandom::fill(&mut random).expect("randomness");
    std::thread::sleep(Duration::from_micros(u64::from(random[0]) * 400));
    child.kill().expect("killed");
    let status = child.wait().expect("ended");
    // 101 is a failed test: something was refused.
    assert!(!status.success() && status.code() != Some(101), "the child ended by itself: {status}");
}

async fn check(folder: &Folder, place: &Place) {
    let store = place.store();
    let acknowledged = notes(&folder.0);
    for task in 0..MATCHES {
        let id = format!("m{task}");
        let (version, log) = both(&store, &id).await;
        let last = log.len() as u32;
        // The child appends in order, so there can be no gap; and what was kept is what was written.
        assert_eq!(log, (1..=last).map(choice).collect::<Vec<_>>());
        let noted = acknowledged.iter().filter(|(noted, _)| *noted == id).map(|(_, number)| *number).max();
        assert!(last >= noted.unwrap_or(0), "{id}: {noted:?} was acknowledged, {last} are left");
        assert_eq!(version.unwrap_or(0), last, "{id}: log and progress are written together");
        if let Some((row, _)) = store.match_row(&id).await.expect("read").filter(|_| last > 0) {
            assert_eq!(row.progress, after(&id, last), "{id}: the match is as after its last choice");
        }
    }
    store.close().await;
}

/// The version of a match and its log, of the same moment: what a killed client had sent, PostgreSQL may still commit.
async fn both(store: &Store, id: &str) -> (Option<u32>, Vec<LogRow>) {
    let version = async || store.match_row(id).await.expect("read").map(|(row, _)| row.progress.version);
    loop {
        let before = version().await;
        let log = store.log(id).await.expect("read");
        if version().await == before {
            return (before, log);
        }
    }
}

async fn acknowledged_rows_survive_a_killed_process(place: Place) {
    let folder = Folder::new(&format!("killed-{}", place.kind()));
    for round in 0..ROUNDS {
        let mut child = start(&folder.0, &place);
        kill_at_random(&mut child, &folder.0, round);
        check(&folder, &place).await;
    }
    assert!(notes(&folder.0).len() > 100, "the children have written");
    place.check_integrity();
}
