//! Many at the same time, and the end.

use std::pin::Pin;
use std::task::Poll;
use std::time::{Duration, Instant};

use server::store::{LogEntry, LogRow, Store, StoreError};

use crate::places::Place;
use crate::{a_match, choice, progress, seat};

on_both! {
    duplicates_in_a_batch_fail_alone
    readers_see_what_was_acknowledged_and_only_whole_changes
    closing_writes_what_waits_and_refuses_the_rest
    dropping_the_last_handle_does_not_hang_and_cancelled_writes_are_kept
    a_lock_of_another_program_delays_a_write
}

type Answer = Result<(), StoreError>;

/// Three tasks want each number; each says who it is.
async fn race(store: &Store, ids: &[&str]) -> Vec<(String, LogRow, Answer)> {
    let tasks = (0..300).map(|task: u32| {
        let (store, id) = (store.clone(), ids[task as usize % ids.len()].to_owned());
        let entry = LogEntry::Choice { seat: 0, choice: format!("task {task}"), hash: None };
        let row = LogRow { number: task / 3 % 50 + 1, at: 0, entry };
        tokio::spawn(async move {
            let result = store.append(&id, row.clone(), progress(row.number)).await;
            (id, row, result)
        })
    });
    let mut results = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        results.push(task.await.expect("no panic"));
    }
    results
}

async fn duplicates_in_a_batch_fail_alone(place: Place) {
    let store = place.store();
    store.create_match(a_match("m1", "p1"), vec![]).await.expect("created");
    let results = race(&store, &["m1", "m1", "missing"]).await;
    let mut won = Vec::new();
    for (id, row, result) in results {
        match (id.as_str(), result) {
            ("m1", Ok(())) => won.push(row),
            ("m1", lost) => assert_eq!(lost, Err(StoreError::Taken)),
            (_, lost) => assert_eq!(lost, Err(StoreError::NotFound)),
        }
    }
    won.sort_by_key(|row| row.number);
    assert_eq!(won.iter().map(|row| row.number).collect::<Vec<_>>(), (1..=50).collect::<Vec<_>>());
    assert_eq!(store.log("m1").await, Ok(won), "exactly the acknowledged rows are kept");
}

async fn readers_see_what_was_acknowledged_and_only_whole_changes(place: Place) {
    let store = place.store();
    let tasks = (0..16).map(|task| {
        let (store, id) = (store.clone(), format!("m{task}"));
        tokio::spawn(async move {
            store.create_match(a_match(&id, "p1"), vec![seat(0, "p1")]).await.expect("created");
            for number in 1..=10 {
                store.append(&id, choice(number), progress(number)).await.expect("appended");
                assert_eq!(store.log(&id).await.expect("read").len(), number as usize);
                let lists = store.lists("p1").await.expect("lists");
                let own = lists.mine.iter().find(|(row, _)| row.id == id).expect("in the list");
                assert_eq!(own.0.progress, progress(number));
                assert!(lists.mine.iter().all(|(_, seats)| seats.len() == 1), "never a match without its seat");
            }
        })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.expect("no panic");
    }
}

/// As far as the writer's queue, but not to the answer.
async fn begun<'a>(work: impl Future<Output = Answer> + 'a) -> Pin<Box<dyn Future<Output = Answer> + 'a>> {
    let mut work: Pin<Box<dyn Future<Output = Answer>>> = Box::pin(work);
    let first = std::future::poll_fn(|context| Poll::Ready(work.as_mut().poll(context))).await;
    assert_eq!(first, Poll::Pending);
    work
}

async fn closing_writes_what_waits_and_refuses_the_rest(place: Place) {
    let store = place.store();
    store.create_match(a_match("m1", "p1"), vec![]).await.expect("created");
    // So that nothing is written before closing begins.
    let lock = place.lock().await;
    let mut waiting = Vec::new();
    for number in 1..=200 {
        waiting.push(begun(store.append("m1", choice(number), progress(number))).await);
    }
    let other = store.clone();
    tokio::join!(store.close(), other.close(), lock.release());
    for answer in waiting {
        assert_eq!(answer.await, Ok(()));
    }
    store.close().await;
    assert_eq!(store.ping().await, Err(StoreError::Closed));
    assert_eq!(store.append("m1", choice(201), progress(201)).await, Err(StoreError::Closed));
    assert_eq!(store.log("m1").await, Err(StoreError::Closed));
    assert_eq!(store.secret(), place.store().secret());
    assert_eq!(place.store().log("m1").await, Ok((1..=200).map(choice).collect()));
}

async fn dropping_the_last_handle_does_not_hang_and_cancelled_writes_are_kept(place: Place) {
    let store = place.store();
    store.create_match(a_match("m1", "p1"), vec![]).await.expect("created");
    let lock = place.lock().await;
    drop(begun(store.append("m1", choice(1), progress(1))).await);
    let started = Instant::now();
    drop(store);
    assert!(started.elapsed() < Duration::from_millis(100), "dropping does not wait for the disk");
    lock.release().await;
    let store = place.store();
    while store.log("m1").await.expect("read").is_empty() {
        assert!(started.elapsed() < Duration::from_secs(20), "the write never came");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[test]
fn a_store_can_outlive_its_runtime() {
    for place in [Some(Place::file("runtime")), Place::postgres()].into_iter().flatten() {
        outlives_its_runtime(&place);
    }
}

fn outlives_its_runtime(place: &Place) {
    let runtime = || tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let store = place.store();
    runtime().block_on(store.ping()).expect("a ping");
    runtime().block_on(store.ping()).expect("a ping in another runtime");
    drop(store);
}

async fn a_lock_of_another_program_delays_a_write(place: Place) {
    let store = place.store();
    let lock = place.lock().await;
    let ping = tokio::spawn({
        let store = store.clone();
        async move { store.ping().await }
    });
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(!ping.is_finished(), "nothing can be acknowledged while another process writes");
    assert_eq!(store.person("p1").await, Ok(None), "readers do not wait for writers");
    lock.release().await;
    assert_eq!(ping.await.expect("no panic"), Ok(()));
}
