//! What the lobby shows to whom.

use server::store::{Lists, MatchAndSeats, MatchProgress, MatchRow, Status, Store};

use crate::places::Place;
use crate::{a_match, progress, seat};

on_both! {
    creators_and_members_see_their_matches
    strangers_see_what_is_public
    lists_follow_what_happens
    lists_are_short_and_begin_with_the_newest
}

fn listed(id: &str, public: bool, status: Status, moved: i64) -> MatchRow {
    MatchRow { public, progress: MatchProgress { status, moved, ..progress(0) }, ..a_match(id, "creator") }
}

fn ids(list: &[MatchAndSeats]) -> Vec<&str> {
    list.iter().map(|(row, _)| row.id.as_str()).collect()
}

async fn lists(store: &Store, person: &str) -> Lists {
    store.lists(person).await.expect("lists")
}

/// Made by the creator, with the member on a seat; one match each of every kind.
async fn every_kind(store: &Store) {
    let kinds = [("waiting", Status::Waiting), ("running", Status::Running), ("finished", Status::Finished)];
    for (moved, (name, status)) in (0..).zip(kinds) {
        for public in [false, true] {
            let id = format!("{}-{name}", if public { "public" } else { "private" });
            let seats = vec![seat(0, "member"), seat(1, "another"), seat(2, "member")];
            store.create_match(listed(&id, public, status, moved), seats).await.expect("created");
        }
    }
}

async fn creators_and_members_see_their_matches(place: Place) {
    let store = place.store();
    every_kind(&store).await;
    for person in ["creator", "member"] {
        let lists = lists(&store, person).await;
        let mine = ["private-running", "public-running", "private-waiting", "public-waiting"];
        assert_eq!(ids(&lists.mine), mine, "{person}");
        assert_eq!(ids(&lists.open), ["public-waiting"], "{person}");
        assert_eq!(ids(&lists.watch), [""; 0], "{person}");
        assert_eq!(ids(&lists.finished), ["private-finished", "public-finished"], "{person}");
        assert_eq!(lists.mine[0].1, [seat(0, "member"), seat(1, "another"), seat(2, "member")]);
    }
    assert_eq!(store.count_unfinished("creator").await, Ok(4));
    assert_eq!(store.count_unfinished("member").await, Ok(0));
}

async fn strangers_see_what_is_public(place: Place) {
    let store = place.store();
    every_kind(&store).await;
    let lists = lists(&store, "stranger").await;
    assert_eq!(ids(&lists.mine), [""; 0]);
    assert_eq!(ids(&lists.open), ["public-waiting"]);
    assert_eq!(ids(&lists.watch), ["public-running"]);
    assert_eq!(ids(&lists.finished), ["public-finished"]);
}

async fn lists_follow_what_happens(place: Place) {
    let store = place.store();
    every_kind(&store).await;
    let joined = crate::choice(1);
    store.put_seat("public-waiting", seat(1, "stranger"), joined, progress(7)).await.expect("a seat");
    let after = lists(&store, "stranger").await;
    assert_eq!(ids(&after.mine), ["public-waiting"]);
    assert_eq!(ids(&after.open), [""; 0], "it has begun");
    assert_eq!(ids(&after.watch), ["public-running"]);
    assert_eq!(ids(&lists(&store, "another").await.watch), ["public-waiting"], "the seat was theirs");
    assert_eq!(ids(&lists(&store, "member").await.mine)[0], "public-waiting", "it moved last");
    let over = MatchProgress { status: Status::Finished, ..progress(8) };
    store.append("public-waiting", crate::choice(2), over).await.expect("appended");
    let after = lists(&store, "stranger").await;
    assert_eq!(ids(&after.mine), [""; 0]);
    assert_eq!(ids(&after.finished), ["public-waiting", "public-finished"]);
    assert_eq!(store.count_unfinished("creator").await, Ok(3));
}

async fn lists_are_short_and_begin_with_the_newest(place: Place) {
    let store = place.store();
    let statuses = [Status::Waiting, Status::Running, Status::Finished];
    let creating = (0..180).map(|number: i64| {
        let store = store.clone();
        let status = statuses[number as usize % 3];
        // Created in another order than they moved in.
        let row = listed(&format!("m{number:03}"), true, status, (number * 77) % 180);
        tokio::spawn(async move { store.create_match(row, vec![seat(0, "member")]).await })
    });
    for created in creating.collect::<Vec<_>>() {
        assert_eq!(created.await.expect("no panic"), Ok(()));
    }
    let (member, stranger) = (lists(&store, "member").await, lists(&store, "stranger").await);
    for list in [&member.mine, &member.open, &member.finished, &stranger.open, &stranger.watch, &stranger.finished] {
        assert_eq!(list.len(), 50);
        assert!(list.is_sorted_by_key(|(row, _)| -row.progress.moved));
        assert!(list.iter().all(|(row, seats)| row.progress.moved >= 25 && seats.len() == 1));
    }
}
