//! Files that are new, old, too new, or something else.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use server::store::{Hints, Store, StoreError, Timing};
use table::Seed;

use crate::places::Place;
use crate::{Folder, a_match, raw};

on_both! {
    the_secret_is_random_and_kept
    pings_are_written
    the_uptime_goes_on_where_it_was
}

fn refused(path: &Path, expected: &str) {
    let before = fs::read(path).ok();
    let Err(StoreError::Broken(problem)) = Store::open(path) else { panic!("{} was opened", path.display()) };
    assert!(problem.contains(expected), "'{problem}' should say '{expected}'");
    assert!(problem.contains(&path.display().to_string()), "'{problem}' should name the file");
    assert_eq!(fs::read(path).ok(), before, "what is refused is not changed");
}

#[tokio::test]
async fn a_missing_file_is_made_for_its_owner_only() {
    let folder = Folder::new("missing");
    let path = folder.0.join("new").join("folder").join("file: ünïcode?.sqlite");
    let store = Store::open(&path).expect("a store");
    assert_eq!(store.ping().await, Ok(()));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let files = fs::read_dir(path.parent().expect("a folder")).expect("a folder");
        for file in files.map(|file| file.expect("a file")) {
            let mode = file.metadata().expect("metadata").permissions().mode();
            assert_eq!(mode & 0o077, 0, "{}", file.path().display());
        }
    }
    store.close().await;
    let left = fs::read_dir(path.parent().expect("a folder")).expect("a folder").count();
    assert_eq!(left, 1, "a closed store is one file");
}

async fn the_secret_is_random_and_kept(place: Place) {
    let store = place.store();
    let secret = store.secret();
    assert_eq!(store.clone().secret(), secret);
    assert_ne!(Folder::new("other-secret").store().secret(), secret);
    assert_ne!(secret, [0; 32]);
    store.close().await;
    assert_eq!(place.store().secret(), secret);
}

async fn pings_are_written(place: Place) {
    let store = place.store();
    store.ping().await.expect("a ping");
    store.ping().await.expect("a ping");
    assert_eq!(place.texts("SELECT value FROM settings WHERE key = 'pings'").await, ["2"]);
}

#[test]
fn the_file_is_durable() {
    let folder = Folder::new("durable");
    let _store = folder.store();
    let mode: String = raw(&folder.file()).pragma_query_value(None, "journal_mode", |row| row.get(0)).expect("a mode");
    assert_eq!(mode, "wal");
}

async fn the_uptime_goes_on_where_it_was(place: Place) {
    let store = place.store();
    assert_eq!(store.uptime(), 0);
    store.set_uptime(7).await.expect("written");
    store.set_uptime(i64::MAX).await.expect("written");
    store.close().await;
    assert_eq!(place.store().uptime(), i64::MAX);
}

#[tokio::test]
async fn the_only_server_of_a_file_has_its_own_clock() {
    let folder = Folder::new("beat");
    let store = folder.store();
    assert_eq!(store.beat(7).await, Ok(7));
    assert_eq!(store.beat(70_000).await, Ok(70_000));
    store.close().await;
    assert_eq!(folder.store().uptime(), 70_000);
}

#[tokio::test]
async fn a_newer_schema_is_refused() {
    let folder = Folder::new("newer");
    folder.store().close().await;
    raw(&folder.file()).pragma_update(None, "user_version", 99).expect("changed");
    let known = version_of_a_new_file();
    refused(&folder.file(), &format!("schema version 99, but this program knows only up to {known}"));
    raw(&folder.file()).pragma_update(None, "user_version", -1).expect("changed");
    refused(&folder.file(), "schema version -1");
}

#[tokio::test]
async fn a_current_file_is_opened_as_it_is() {
    let folder = Folder::new("current");
    let store = folder.store();
    store.create_match(a_match("m1", "p1"), vec![]).await.expect("created");
    store.close().await;
    let before = version(&folder.file());
    let store = folder.store();
    assert!(store.match_row("m1").await.expect("read").is_some());
    assert_eq!([before, version(&folder.file())], [version_of_a_new_file(); 2]);
}

#[tokio::test]
async fn an_older_file_becomes_a_current_one() {
    let folder = Folder::new("older");
    raw(&folder.file()).execute_batch(include_str!("version_1.sql")).expect("as it was");
    let store = folder.store();
    let ada = store.person("p1").await.expect("read").expect("she is known");
    assert_eq!((ada.name.as_str(), ada.language.as_str(), ada.created), ("Ada", "en", 5));
    store.put_profile(ada.clone()).await.expect("written");
    assert_eq!(store.person("p1").await, Ok(Some(ada)));
    let look: String = raw(&folder.file())
        .query_row("SELECT account_look FROM people WHERE id = 'p2'", [], |row| row.get(0))
        .expect("what the account looks like");
    assert_eq!(look, "lda", "as somebody may write it who wants to be taken for Ida");
    assert_eq!(version(&folder.file()), version_of_a_new_file());
    // Matches of earlier programs have no clock, and nobody has lost time before this.
    let (row, _) = store.match_row("old").await.expect("read").expect("a match");
    assert_eq!((row.clock, row.hints, row.progress.timing), (None, Hints::Alone, Timing::default()));
    let ninety_days = 90 * 24 * 60 * 60 * 1000;
    assert_eq!(row.progress.deadline, Some(ninety_days));
    let due = store.due(ninety_days).await.expect("read");
    assert_eq!(
        BTreeSet::from_iter(due),
        BTreeSet::from(["fork", "high", "old"].map(String::from)),
        "none that is over"
    );
    assert_eq!(store.due(ninety_days - 1).await, Ok(vec![]));
    for id in ["fork", "high", "old"] {
        assert_eq!(store.set_deadline(id, None).await, Ok(()));
    }
    assert_eq!(store.due(i64::MAX).await, Ok(vec![]));
    assert_eq!(store.set_deadline("m9", None).await, Err(StoreError::NotFound));
}

#[tokio::test]
async fn the_matches_of_an_older_file_keep_their_seeds() {
    let folder = Folder::new("older-seeds");
    raw(&folder.file()).execute_batch(include_str!("version_1.sql")).expect("as it was");
    let store = folder.store();
    for (id, seed, seed_known) in [("old", 102, false), ("high", u64::MAX - 5, false), ("fork", 0, true)] {
        let (row, _) = store.match_row(id).await.expect("read").expect(id);
        assert_eq!((row.seed, row.seed_known), (Seed::Short(seed), seed_known), "{id}");
    }
    let (row, seats) = store.match_row("old").await.expect("read").expect("it is there");
    assert_eq!((row.progress.version, row.progress.choices, seats.len()), (2, 1, 2));
    assert_eq!(store.log("old").await.expect("read").len(), 2);
}

#[tokio::test]
async fn a_seed_that_cannot_be_read_is_an_error() {
    let folder = Folder::new("odd-seed");
    let store = folder.store();
    store.create_match(a_match("m1", "p1"), vec![]).await.expect("created");
    raw(&folder.file()).execute("UPDATE matches SET seed = 'x'", []).expect("changed");
    let Err(StoreError::Broken(problem)) = store.match_row("m1").await else { panic!("it was read") };
    assert!(problem.contains("'x' is not a seed"), "{problem}");
}

fn version(path: &Path) -> i32 {
    raw(path).pragma_query_value(None, "user_version", |row| row.get(0)).expect("a version")
}

fn version_of_a_new_file() -> i32 {
    let folder = Folder::new("new-version");
    drop(folder.store());
    version(&folder.file())
}

#[test]
fn what_is_not_a_database_is_refused() {
    let folder = Folder::new("garbage");
    for (name, content) in [("short.txt", "hello".to_owned()), ("long.txt", "hello ".repeat(10_000))] {
        let path = folder.0.join(name);
        fs::write(&path, content).expect("a file");
        refused(&path, "not a database");
    }
    let problem = Store::open(&folder.0).err().expect("a folder is no file").to_string();
    assert!(problem.contains("unable to open"), "{problem}");
    fs::write(folder.0.join("file"), "").expect("a file");
    let problem = Store::open(&folder.0.join("file").join("below")).err().expect("no folder").to_string();
    assert!(problem.contains("file/below"), "{problem}");
}

#[test]
fn the_database_of_another_program_is_refused() {
    let folder = Folder::new("foreign");
    raw(&folder.file()).execute_batch("CREATE TABLE recipes (name TEXT)").expect("a table");
    refused(&folder.file(), "another program");
}
