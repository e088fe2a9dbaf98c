//! Where many choose at once, choices are in a journal first. Nobody who reads notices.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use server::store::{MatchProgress, Store, StoreError, Timing};

use crate::{Folder, a_match, choice, progress, raw, seat};

const MATCHES: u32 = 48;
const CHOICES: u32 = 40;

/// Without a clock: with one, every choice changes the deadline, and is written at once.
fn after(number: u32) -> MatchProgress {
    MatchProgress { timing: Timing { left: Vec::new(), ..progress(number).timing }, ..progress(number) }
}

async fn begun(folder: &Folder) -> Store {
    let store = folder.store();
    for number in 0..MATCHES {
        let new = a_match(&format!("m{number}"), "p1");
        store.create_match(new, vec![seat(0, "p1")]).await.expect("created");
        store.append(&format!("m{number}"), choice(1), after(1)).await.expect("begun");
    }
    store
}

fn in_journal(folder: &Folder) -> u32 {
    raw(&folder.file()).query_row("SELECT count(*) FROM journal", [], |row| row.get(0)).expect("a count")
}

/// All matches at once, from the second choice on. Answers how many rows the journal had at most.
async fn play(folder: &Folder, store: &Store) -> u32 {
    let most = Arc::new(AtomicU32::new(0));
    let (file, seen) = (raw(&folder.file()), most.clone());
    let looking = tokio::task::spawn_blocking(move || {
        for _ in 0..2_000 {
            let rows = file.query_row("SELECT count(*) FROM journal", [], |row| row.get(0)).expect("a count");
            if seen.fetch_max(rows, Ordering::Relaxed).max(rows) > 0 {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    });
    let playing = (0..MATCHES).map(|number| {
        let (store, id) = (store.clone(), format!("m{number}"));
        tokio::spawn(async move {
            for number in 2..=CHOICES {
                store.append(&id, choice(number), after(number)).await.expect("appended");
                if number % 8 == 0 {
                    check(&store, &id, number).await;
                }
            }
        })
    });
    for task in playing.collect::<Vec<_>>() {
        task.await.expect("no panic");
    }
    looking.await.expect("no panic");
    most.load(Ordering::Relaxed)
}

async fn check(store: &Store, id: &str, last: u32) {
    let log = store.log(id).await.expect("read");
    assert_eq!(log, (1..=last).map(choice).collect::<Vec<_>>());
    let (row, _) = store.match_row(id).await.expect("read").expect("there");
    assert_eq!(row.progress, after(last));
    assert_eq!(store.pulse(id).await.expect("read").expect("there").version, last);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn readers_see_what_was_acknowledged() {
    let folder = Folder::new("journal-readers");
    let store = begun(&folder).await;
    assert!(play(&folder, &store).await > 0, "the journal was not used");
    let lists = store.lists("p1").await.expect("lists");
    assert!(lists.mine.iter().all(|(row, _)| row.progress == after(CHOICES)));
    for number in 0..MATCHES {
        check(&store, &format!("m{number}"), CHOICES).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn it_is_empty_when_all_is_quiet_and_after_closing() {
    let folder = Folder::new("journal-quiet");
    let store = begun(&folder).await;
    assert!(play(&folder, &store).await > 0, "the journal was not used");
    for _ in 0..400 {
        if in_journal(&folder) == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(in_journal(&folder), 0);
    let rows = |sql: &str| raw(&folder.file()).query_row(sql, [], |row| row.get::<_, u32>(0)).expect("a count");
    assert_eq!(rows("SELECT count(*) FROM log"), MATCHES * CHOICES);
    assert_eq!(rows(&format!("SELECT count(*) FROM matches WHERE version = {CHOICES}")), MATCHES);
    play_once(&store, CHOICES + 1).await;
    store.close().await;
    assert_eq!(in_journal(&folder), 0);
    assert_eq!(rows("SELECT count(*) FROM log"), MATCHES * (CHOICES + 1));
}

/// One choice in every match, all at the same time.
async fn play_once(store: &Store, number: u32) {
    let tasks = (0..MATCHES).map(|task| {
        let store = store.clone();
        tokio::spawn(async move { store.append(&format!("m{task}"), choice(number), after(number)).await })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.expect("no panic").expect("appended");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_number_is_taken_once() {
    let folder = Folder::new("journal-taken");
    let store = begun(&folder).await;
    for number in 2..20 {
        let tasks = (0..MATCHES * 3).map(|task| {
            let (store, id) = (store.clone(), format!("m{}", task % MATCHES));
            tokio::spawn(async move { store.append(&id, choice(number), after(number)).await })
        });
        let mut won = 0;
        for task in tasks.collect::<Vec<_>>() {
            match task.await.expect("no panic") {
                Ok(()) => won += 1,
                Err(error) => assert_eq!(error, StoreError::Taken),
            }
        }
        assert_eq!(won, MATCHES);
    }
    for number in 0..MATCHES {
        check(&store, &format!("m{number}"), 19).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn what_another_program_does_meanwhile_is_noticed() {
    let folder = Folder::new("journal-others");
    let store = begun(&folder).await;
    play_once(&store, 2).await;
    play_once(&store, 3).await;
    // As `innovarium admin` opens it beside a server, and as nobody should.
    drop(Store::open(&folder.file()).expect("a second one"));
    play_once(&store, 4).await;
    let deletes = "PRAGMA foreign_keys = OFF; DELETE FROM log WHERE match = 'm7'; DELETE FROM seats WHERE match = 'm7';
        DELETE FROM matches WHERE id = 'm7'";
    raw(&folder.file()).execute_batch(deletes).expect("deleted");
    let tasks = (0..MATCHES).map(|task| {
        let store = store.clone();
        tokio::spawn(async move { (task, store.append(&format!("m{task}"), choice(5), after(5)).await) })
    });
    for task in tasks.collect::<Vec<_>>() {
        let (number, result) = task.await.expect("no panic");
        assert_eq!(result, if number == 7 { Err(StoreError::NotFound) } else { Ok(()) }, "m{number}");
    }
    for number in (0..MATCHES).filter(|number| *number != 7) {
        check(&store, &format!("m{number}"), 5).await;
    }
    assert_eq!(store.log("m7").await, Ok(vec![]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn the_end_of_a_match_and_its_deletion_leave_nothing_behind() {
    let folder = Folder::new("journal-end");
    let store = begun(&folder).await;
    play_once(&store, 2).await;
    let over = MatchProgress { status: server::store::Status::Finished, ..after(3) };
    store.append("m1", choice(3), over.clone()).await.expect("appended");
    assert_eq!(store.match_row("m1").await.expect("read").expect("there").0.progress, over);
    store.remove_match("m2").await.expect("removed");
    assert_eq!(store.append("m2", choice(3), after(3)).await, Err(StoreError::NotFound));
    store.set_deadline("m3", Some(77)).await.expect("set");
    let changed = MatchProgress { deadline: Some(77), ..after(2) };
    assert_eq!(store.match_row("m3").await.expect("read").expect("there").0.progress, changed);
    let others = (4..MATCHES).map(|number| {
        let store = store.clone();
        tokio::spawn(async move { store.append(&format!("m{number}"), choice(3), after(3)).await })
    });
    for other in others.collect::<Vec<_>>() {
        other.await.expect("no panic").expect("appended");
    }
    assert_eq!(store.due(77).await, Ok(vec!["m3".to_owned()]));
    store.close().await;
    assert_eq!(folder.store().log("m1").await, Ok((1..=3).map(choice).collect()));
}
