//! All data from one database to another, and back.

use std::path::Path;

use server::store::{
    Act, Announcement, Ban, BanKind, ChatRow, Content, DataLock, Database, NewAccount, Person, Reason, Report, Session,
    SetRow, StandingLog, Store, StoreError, database, move_data,
};

use crate::places::Place;
use crate::{Folder, a_match, choice, progress, raw, seat};

const MATCHES: u32 = 30;

/// Something in every table, and more rows in the log than are copied at once.
async fn fill(store: &Store) {
    let person = |id: &str| Person {
        id: id.to_owned(),
        name: "Zoë \u{1f3b2}".to_owned(),
        account: None,
        password: None,
        recovery: None,
        operator: false,
        webhook: None,
        language: "de".to_owned(),
        created: i64::MAX,
        address: None,
    };
    for id in ["p1", "p2"] {
        store.put_profile(person(id)).await.expect("put");
    }
    let [account, look, password, recovery] = ["Zoë", "zoe", "hash", "hash"].map(str::to_owned);
    let session = Session { key: "s1".to_owned(), person: "p1".to_owned(), created: 7 };
    store
        .make_account(person("p1"), NewAccount { account, look, password, recovery }, session)
        .await
        .expect("an account");
    for number in 0..MATCHES {
        let id = format!("m{number}");
        let log = (0..100).map(choice).collect();
        store
            .create_match_with_log(a_match(&id, "p1"), vec![seat(0, "p1"), seat(1, "p2")], log)
            .await
            .expect("created");
        store.put_plan(&id, 0, "pass", Some("once")).await.expect("put");
        store.note_call(&id, 1).await.expect("noted");
        store.remove_person(&id, "p3").await.expect("removed");
        let (person, name, text) = ("p1".to_owned(), "Zoë".to_owned(), "Good game".to_owned());
        let line = ChatRow { number: 0, person, seat: None, name, text, at: 0, note: None };
        store.add_chat(&id, line).await.expect("said");
    }
    store.learn(person("p1"), [("lesson/a".to_owned(), 3)].into(), vec![], 9).await.expect("learned");
    let [series, game, id, owner, facts] = ["s", "inventions", "0123", "p1", "{}"].map(str::to_owned);
    let set = SetRow { series, version: 1, game, id, owner, facts, at: 4 };
    store.put_component_set(set, "{}".to_owned()).await.expect("kept");
    moderate(store).await;
    store.set_uptime(123_456).await.expect("written");
}

async fn moderate(store: &Store) {
    store.mute("p1", "p2", "Ben", 5).await.expect("muted");
    let report = Report {
        id: 0,
        reporter: "p1".to_owned(),
        person: "p2".to_owned(),
        name: "Ben".to_owned(),
        match_id: "m0".to_owned(),
        chat: Some(0),
        text: None,
        reason: Reason::Spam,
        note: String::new(),
        at: 5,
        closed: None,
    };
    store.add_report(report).await.expect("reported");
    let network = "192.0.2.0/24".to_owned();
    let ban = Ban { id: 0, kind: BanKind::Network, subject: network, reason: "Spam".to_owned(), at: 5, until: None };
    store.act("p1", Act::Ban(ban), 5).await.expect("banned");
    let announced = Announcement { en: "a".to_owned(), de: "b".to_owned(), until: 9 };
    store.act("p1", Act::Announce(announced), 5).await.expect("announced");
    store.set_proposals("m0", "{}".to_owned(), 0).await.expect("proposed");
    store.add_notice("somebody was logged out".to_owned(), 5).await.expect("noticed");
}

fn copy(from: &Database, to: &Database) -> Result<Vec<Content>, StoreError> {
    move_data(from, to, &|_, _| {})
}

#[track_caller]
fn refused(from: &Database, to: &Database, expected: &str) {
    let problem = copy(from, to).expect_err("refused").problem();
    assert!(problem.contains(expected), "'{problem}' should say '{expected}'");
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime")
}

fn filled(name: &str) -> (Folder, Database) {
    let folder = Folder::new(name);
    let store = Store::open(&database(&folder.0)).expect("a store");
    runtime().block_on(async {
        fill(&store).await;
        store.close().await;
    });
    let place = Database::in_folder(&folder.0);
    (folder, place)
}

async fn logs(place: &Database) -> Vec<StandingLog> {
    let store = Store::of(place).expect("a store");
    let mut logs = Vec::new();
    for number in 0..MATCHES {
        logs.push(store.standing_log(&format!("m{number}")).await.expect("read"));
    }
    store.close().await;
    logs
}

#[test]
fn from_a_file_to_postgres_and_back_everything_stays_the_same() {
    let Some(Place::Postgres(url)) = Place::postgres() else { return };
    let (folder, from) = filled("there-and-back");
    let middle = Database::at(&url).expect("an address");
    let back = Database::File(folder.0.join("back.sqlite"));
    let there = copy(&from, &middle).expect("copied");
    assert_eq!(there.iter().map(|content| content.rows > 0).collect::<Vec<_>>(), [true; 19], "{there:?}");
    assert_eq!(there.iter().find(|content| content.table == "log").expect("it").rows, u64::from(MATCHES) * 100);
    assert_eq!(copy(&middle, &back), Ok(there));
    runtime().block_on(async {
        let before = logs(&from).await;
        assert_eq!(logs(&middle).await, before);
        assert_eq!(logs(&back).await, before);
        let [one, other, last] = [&from, &middle, &back].map(|place| Store::of(place).expect("a store"));
        assert_eq!((one.secret(), one.uptime()), (other.secret(), other.uptime()));
        assert_eq!((one.secret(), one.uptime()), (last.secret(), last.uptime()));
        // Numbers that the database gives go on where they were.
        for store in [one, other, last] {
            moderate_again(&store).await;
        }
    });
}

async fn moderate_again(store: &Store) {
    let deeds = store.deeds_since(0).await.expect("read").len() as i64;
    store.act("", Act::EndAnnouncement, 6).await.expect("done");
    assert_eq!(store.deeds_since(deeds).await.expect("read").last().map(|deed| deed.number), Some(deeds + 1));
    store.mute("p2", "p1", "Zoë", 6).await.expect("muted");
    assert_eq!(store.mutes("p2").await.expect("read")[0].id, 2);
    store.append("m0", choice(100), progress(101)).await.expect("appended");
}

#[test]
fn only_what_is_free_is_copied_and_only_into_what_is_empty() {
    let Some(Place::Postgres(url)) = Place::postgres() else { return };
    let (folder, from) = filled("refusals");
    let server = Database::at(&url).expect("an address");
    refused(&from, &from, "both are the same database");
    std::fs::write(folder.0.join("taken"), "").expect("a file");
    refused(&from, &Database::File(folder.0.join("taken")), "this file exists already");
    refused(&Database::File(folder.0.join("none")), &server, "there is no such file");
    refused(&server, &Database::File(folder.0.join("new")), "this is not a database of Innovarium");
    let lock = DataLock::take(&folder.0).expect("free");
    assert_eq!(copy(&from, &server), Err(StoreError::InUse(Some(std::process::id()))));
    drop(lock);
    let used = Store::connect(&url).expect("a store");
    refused(&from, &server, "a server uses this database: stop it first");
    refused(&server, &Database::File(folder.0.join("new")), "a server uses this database: stop it first");
    runtime().block_on(used.close());
    refused(&from, &server, "the target is not empty: it has settings");
    let mut left = files(&folder.0);
    left.sort();
    assert_eq!(left, ["innovarium.lock", "innovarium.sqlite", "taken"], "nothing was left behind");
}

/// A row that cannot be copied: the target is as empty as before.
#[test]
fn what_fails_leaves_nothing_behind() {
    let Some(Place::Postgres(url)) = Place::postgres() else { return };
    let (folder, from) = filled("half");
    let server = Database::at(&url).expect("an address");
    let orphan = "PRAGMA foreign_keys = OFF; INSERT INTO log VALUES ('zzz', 0, 0, '{}')";
    raw(&database(&folder.0)).execute_batch(orphan).expect("changed");
    let new = folder.0.join("new.sqlite");
    assert!(copy(&from, &Database::File(new.clone())).is_err());
    assert!(copy(&from, &server).is_err());
    assert!(files(&folder.0).iter().all(|name| !name.starts_with("new")), "{:?}", files(&folder.0));
    raw(&database(&folder.0)).execute_batch("DELETE FROM log WHERE match = 'zzz'").expect("changed");
    assert!(copy(&from, &server).is_ok(), "it is still empty");
    assert!(copy(&from, &Database::File(new)).is_ok());
}

fn files(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).expect("a folder");
    files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned()).collect()
}
