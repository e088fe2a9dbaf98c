//! What only a database server can do: serve several servers of games, end, and come back.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use server::store::{Act, Announcement, LogEntry, LogRow, Person, SeatKind, Store, StoreError};

use crate::places::{Place, client};
use crate::{a_match, choice, progress, seat};

fn two_stores() -> Option<(Place, Store, Store)> {
    let place = Place::postgres()?;
    let (one, other) = (place.store(), place.store());
    Some((place, one, other))
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_one_writes_each_number() {
    let Some((_place, one, other)) = two_stores() else { return };
    const NUMBERS: u32 = 200;
    for id in ["m1", "m2"] {
        one.create_match(a_match(id, "p1"), vec![seat(0, "p1")]).await.expect("created");
    }
    let write = async |store: Store, name: &'static str, id: &'static str| {
        let mut won = Vec::new();
        for number in 1..=NUMBERS {
            let entry = LogEntry::Choice { seat: 0, choice: name.to_owned(), hash: None };
            let row = LogRow { number, at: 0, entry };
            // So that it shows who wrote the progress.
            let mut after = progress(number);
            after.choices = if name == "one" { 1 } else { 2 };
            let written = match number % 7 {
                0 => store.put_seat(id, seat(0, name), row, after).await,
                _ => store.append(id, row, after).await,
            };
            match written {
                Ok(()) => won.push(number),
                lost => assert_eq!(lost, Err(StoreError::Taken)),
            }
        }
        won
    };
    let (a, b) = (one.clone(), other.clone());
    let (c, d) = (one.clone(), other.clone());
    let racing = [
        tokio::spawn(async move { write(a, "one", "m1").await }),
        tokio::spawn(async move { write(b, "other", "m1").await }),
        tokio::spawn(async move { write(c, "one", "m2").await }),
        tokio::spawn(async move { write(d, "other", "m2").await }),
    ];
    let mut won = Vec::new();
    for task in racing {
        won.push(task.await.expect("no panic"));
    }
    for (id, won) in [("m1", &won[..2]), ("m2", &won[2..])] {
        let all: BTreeSet<u32> = won.concat().into_iter().collect();
        assert_eq!((all.len(), won.concat().len()), (NUMBERS as usize, NUMBERS as usize), "each number has one winner");
        let log = one.log(id).await.expect("read");
        for row in &log {
            let LogEntry::Choice { choice, .. } = &row.entry else { panic!("{row:?}") };
            assert!(won[usize::from(choice == "other")].contains(&row.number), "{row:?} is the winner's");
        }
        let (row, seats) = other.match_row(id).await.expect("read").expect("a match");
        let winner = |number: u32| if won[0].contains(&number) { "one" } else { "other" };
        assert_eq!((row.progress.version, row.progress.choices), (200, if winner(200) == "one" { 1 } else { 2 }));
        assert_eq!(seats[0].name, winner(196).to_uppercase(), "nothing of the loser is written");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_that_start_together_make_one_database() {
    let Some(Place::Postgres(url)) = Place::postgres() else { return };
    let starting: Vec<_> = (0..6)
        .map(|_| {
            let url = url.clone();
            tokio::task::spawn_blocking(move || Store::connect(&url).expect("a store"))
        })
        .collect();
    let mut secrets = BTreeSet::new();
    for store in starting {
        let store = store.await.expect("no panic");
        secrets.insert(store.secret());
        store.ping().await.expect("a ping");
    }
    assert_eq!(secrets.len(), 1, "they trust each other's cookies");
    assert_eq!(Place::Postgres(url).texts("SELECT value FROM settings WHERE key = 'pings'").await, ["6"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn databases_that_are_not_ours_are_refused_and_left_alone() {
    let Some(place) = Place::postgres() else { return };
    let refused = |expected: &str| {
        let Err(StoreError::Broken(problem)) = Store::connect(&place.name()) else { panic!("it was opened") };
        assert!(problem.contains(expected), "'{problem}' should say '{expected}'");
    };
    place.run("CREATE TABLE recipes (name TEXT)").await;
    refused("this is a database of another program");
    assert_eq!(place.texts("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").await, ["recipes"]);
    place.run("DROP TABLE recipes").await;
    place.store().close().await;
    place.run("UPDATE innovarium SET version = 99").await;
    refused("the database has schema version 99, but this program knows only up to 3");
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_share_one_clock_that_stands_still_without_them() {
    let Some((place, one, other)) = two_stores() else { return };
    let started = Instant::now();
    assert_eq!(one.beat(77_777).await, Ok(0), "the first beat has no time before it");
    let mut last = 0;
    for _ in 0..20 {
        let (a, b) = tokio::join!(one.beat(0), other.beat(0));
        let (a, b) = (a.expect("a beat"), b.expect("a beat"));
        assert!(a.min(b) >= last, "{a} and {b} are after {last}");
        last = a.max(b);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let passed = started.elapsed().as_millis() as i64;
    assert!((150..=passed + 5).contains(&last), "{last} of {passed} ms: two beat, and time passes once");
    // None was up for a minute.
    place.run("UPDATE settings SET value = CAST(CAST(value AS BIGINT) - 60000 AS TEXT) WHERE key = 'beat'").await;
    let after = other.beat(0).await.expect("a beat");
    assert_eq!(after - last, 10_000, "no more than ten seconds");
    // The clock of the database was set back.
    place.run("UPDATE settings SET value = CAST(CAST(value AS BIGINT) + 60000 AS TEXT) WHERE key = 'beat'").await;
    assert_eq!(one.beat(0).await, Ok(after));
    assert_eq!(place.store().uptime(), after);
}

fn person(id: &str) -> Person {
    Person {
        id: id.to_owned(),
        name: "Ada".to_owned(),
        account: None,
        password: None,
        recovery: None,
        operator: false,
        webhook: None,
        language: "en".to_owned(),
        created: 5,
        address: None,
    }
}

/// Deleting somebody reads how far each match is, and writes the next row.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_deleted_while_another_server_plays_on() {
    let Some((_place, one, other)) = two_stores() else { return };
    one.put_profile(person("p1")).await.expect("put");
    for number in 0..5 {
        one.create_match(a_match(&format!("m{number}"), "p2"), vec![seat(0, "p1"), seat(1, "p2")])
            .await
            .expect("created");
    }
    let stop = Arc::new(AtomicBool::new(false));
    let playing: Vec<_> =
        (0..5).map(|number| tokio::spawn(play(other.clone(), format!("m{number}"), stop.clone()))).collect();
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(one.delete_person("p1", 9).await, Ok(()));
    stop.store(true, Ordering::Relaxed);
    for task in playing {
        task.await.expect("no panic");
    }
    for number in 0..5 {
        let id = format!("m{number}");
        let (row, seats) = one.match_row(&id).await.expect("read").expect("a match");
        assert_eq!((seats[0].kind, seats[0].person.as_deref()), (SeatKind::Bot, None));
        let log = one.log(&id).await.expect("read");
        let numbers: Vec<u32> = log.iter().map(|row| row.number).collect();
        assert_eq!(numbers, (0..row.progress.version).collect::<Vec<_>>(), "no gap, and nothing twice");
        assert_eq!(log.iter().filter(|row| matches!(row.entry, LogEntry::Seat { .. })).count(), 1);
    }
}

/// Like a room: the next number is what the match's version says; if it is taken, it was another server's.
async fn play(store: Store, id: String, stop: Arc<AtomicBool>) {
    let mut version = 0;
    while !stop.load(Ordering::Relaxed) {
        match store.append(&id, choice(version), progress(version + 1)).await {
            Ok(()) => version += 1,
            Err(StoreError::Taken) => version = store.log(&id).await.expect("read").len() as u32,
            Err(error) => panic!("{error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reads_deeds_by_their_numbers_misses_none() {
    let Some((_place, one, other)) = two_stores() else { return };
    const EACH: usize = 40;
    let act = async |store: Store| {
        for until in 0..EACH as i64 {
            let new = Announcement { en: "a".to_owned(), de: "b".to_owned(), until };
            store.act("", Act::Announce(new), until).await.expect("announced");
        }
    };
    let (a, b) = (one.clone(), other.clone());
    let acting = [tokio::spawn(async move { act(a).await }), tokio::spawn(async move { act(b).await })];
    let (mut seen, mut last) = (0, 0);
    let started = Instant::now();
    while seen < 2 * EACH {
        let new = one.deeds_since(last).await.expect("read");
        seen += new.len();
        last = new.last().map_or(last, |deed| deed.number);
        assert!(started.elapsed() < Duration::from_secs(60), "{seen} of {} were seen", 2 * EACH);
    }
    for task in acting {
        task.await.expect("no panic");
    }
}

fn own_server(name: &str) -> Option<(services::Postgres, PathBuf)> {
    // Says that it is left out, or why it is broken.
    services::postgres_for_test()?;
    let folder = std::env::temp_dir().join(format!("store-{name}-{}", std::process::id()));
    Some((services::Postgres::start(&folder).expect("a server"), folder))
}

fn tidy(postgres: services::Postgres, folder: PathBuf) {
    drop(postgres);
    drop(std::fs::remove_dir_all(&folder));
    drop(std::fs::remove_file(folder.with_extension("log")));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nothing_acknowledged_is_lost_when_the_database_is_killed() {
    let Some((mut postgres, folder)) = own_server("killed-database") else { return };
    let store = Store::connect(&postgres.create("games").expect("a database")).expect("a store");
    let stop = Arc::new(AtomicBool::new(false));
    let written: Vec<Arc<AtomicU32>> = (0..6).map(|_| Arc::default()).collect();
    for number in 0..6 {
        store.create_match(a_match(&format!("m{number}"), "p1"), vec![seat(0, "p1")]).await.expect("created");
    }
    let playing: Vec<_> = written
        .iter()
        .enumerate()
        .map(|(number, written)| {
            tokio::spawn(play_through_outages(store.clone(), format!("m{number}"), stop.clone(), written.clone()))
        })
        .collect();
    for round in 1..=4 {
        wait_for_more(&written).await;
        tokio::time::sleep(Duration::from_millis(17 * round)).await;
        postgres.kill();
        if round == 1 {
            assert!(matches!(store.ping().await, Err(StoreError::NotSaved(_))), "without a database nothing is saved");
            assert!(matches!(store.log("m0").await, Err(StoreError::Away(_))));
        }
        postgres.go_on().expect("it comes back");
    }
    wait_for_more(&written).await;
    stop.store(true, Ordering::Relaxed);
    for task in playing {
        task.await.expect("no panic");
    }
    for (number, acknowledged) in written.iter().enumerate() {
        let id = format!("m{number}");
        let log = store.log(&id).await.expect("read");
        assert!(log.len() as u32 >= acknowledged.load(Ordering::Relaxed), "{id}");
        assert_eq!(log, (0..log.len() as u32).map(choice).collect::<Vec<_>>());
        let (row, _) = store.match_row(&id).await.expect("read").expect("a match");
        assert_eq!(row.progress.version as usize, log.len(), "log and progress are written together");
    }
    store.close().await;
    tidy(postgres, folder);
}

/// Until every match has gone on, by itself.
async fn wait_for_more(written: &[Arc<AtomicU32>]) {
    let numbers = || written.iter().map(|written| written.load(Ordering::Relaxed)).collect::<Vec<_>>();
    let (before, started) = (numbers(), Instant::now());
    while numbers().iter().zip(&before).any(|(now, before)| now < &(before + 5)) {
        assert!(started.elapsed() < Duration::from_secs(60), "{:?} after {before:?}", numbers());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// After a failure nobody knows whether the row is there: it is read.
async fn play_through_outages(store: Store, id: String, stop: Arc<AtomicBool>, written: Arc<AtomicU32>) {
    let mut version = 0;
    while !stop.load(Ordering::Relaxed) {
        match store.append(&id, choice(version), progress(version + 1)).await {
            Ok(()) => {
                version += 1;
                written.store(version, Ordering::Relaxed);
            }
            Err(StoreError::NotSaved(_)) => {
                let log = read_at_last(&store, &id).await;
                assert!(log >= version, "{id}: {version} were acknowledged, {log} are there");
                version = log;
            }
            Err(error) => panic!("{error}"),
        }
    }
}

/// How long the log is, as soon as the database answers again.
async fn read_at_last(store: &Store, id: &str) -> u32 {
    loop {
        match store.log(id).await {
            Ok(log) => return log.len() as u32,
            Err(StoreError::Away(_)) => tokio::time::sleep(Duration::from_millis(20)).await,
            Err(error) => panic!("{error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_is_cut_is_replaced() {
    let Some(place) = Place::postgres() else { return };
    let store = place.store();
    store.create_match(a_match("m1", "p1"), vec![]).await.expect("created");
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'innovarium' AND datname = current_database()";
    client(&place.name()).await.batch_execute(cut).await.expect("cut");
    // The first ones may still meet a connection that does not know it yet.
    let started = Instant::now();
    while store.ping().await.is_err() {
        assert!(started.elapsed() < Duration::from_secs(10), "no new connection");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(store.append("m1", choice(0), progress(1)).await, Ok(()));
    assert!(store.match_row("m1").await.expect("read").is_some());
}

/// Where many come at once, everything is read for them. Here, the other connections wait for a lock.
#[tokio::test(flavor = "multi_thread")]
async fn who_chooses_does_not_wait_for_a_free_connection() {
    let Some(place) = Place::postgres() else { return };
    let store = place.store();
    for id in ["m1", "m2"] {
        store.create_match(a_match(id, "p1"), vec![]).await.expect("created");
    }
    store.append("m2", choice(0), progress(1)).await.expect("appended");
    let lock = client(&place.name()).await;
    lock.batch_execute("BEGIN; SELECT * FROM matches WHERE id = 'm1' FOR UPDATE").await.expect("a lock");
    let waiting: Vec<_> = (0..20)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.set_rules("m1", 1).await })
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let chosen = tokio::time::timeout(Duration::from_secs(5), store.append("m2", choice(1), progress(2))).await;
    assert_eq!(chosen, Ok(Ok(())));
    assert!(waiting.iter().all(|task| !task.is_finished()), "all connections but one wait");
    lock.batch_execute("COMMIT").await.expect("unlocked");
    for task in waiting {
        assert_eq!(task.await.expect("no panic"), Ok(()));
    }
}

/// A pulse counts every touch, whoever makes it.
#[tokio::test(flavor = "multi_thread")]
async fn servers_that_touch_a_match_together_are_all_counted() {
    let Some((_place, one, other)) = two_stores() else { return };
    one.create_match(a_match("m1", "p1"), vec![]).await.expect("created");
    let touching: Vec<_> = (0..40)
        .map(|number| {
            let store = if number % 2 == 0 { one.clone() } else { other.clone() };
            tokio::spawn(async move { store.touch("m1").await })
        })
        .collect();
    for task in touching {
        assert_eq!(task.await.expect("no panic"), Ok(()));
    }
    assert_eq!(one.pulse("m1").await.expect("read").expect("a match").number, 40);
    assert_eq!(one.touch("missing").await, Err(StoreError::NotFound));
}
