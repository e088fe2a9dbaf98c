//! Files that are new, old, too new, or something else.

use std::fs;
use std::path::Path;

use server::store::{Store, StoreError};

use crate::{Folder, a_match, raw};

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

#[tokio::test]
async fn the_secret_is_random_and_kept() {
    let (one, other) = (Folder::new("secret"), Folder::new("other-secret"));
    let store = one.store();
    let secret = store.secret();
    assert_eq!(store.clone().secret(), secret);
    assert_ne!(other.store().secret(), secret);
    assert_ne!(secret, [0; 32]);
    store.close().await;
    assert_eq!(one.store().secret(), secret);
}

#[tokio::test]
async fn the_file_is_durable_and_pings_are_written() {
    let folder = Folder::new("pings");
    let store = folder.store();
    store.ping().await.expect("a ping");
    store.ping().await.expect("a ping");
    let raw = raw(&folder.file());
    let pings: i64 =
        raw.query_row("SELECT value FROM settings WHERE key = 'pings'", [], |row| row.get(0)).expect("pings");
    let mode: String = raw.pragma_query_value(None, "journal_mode", |row| row.get(0)).expect("a mode");
    assert_eq!((pings, mode.as_str()), (2, "wal"));
}

#[tokio::test]
async fn a_newer_schema_is_refused() {
    let folder = Folder::new("newer");
    folder.store().close().await;
    raw(&folder.file()).pragma_update(None, "user_version", 99).expect("changed");
    refused(&folder.file(), "schema version 99, but this program knows only up to 2");
    raw(&folder.file()).pragma_update(None, "user_version", -1).expect("changed");
    refused(&folder.file(), "schema version -1");
}

#[tokio::test]
async fn a_current_file_is_opened_as_it_is() {
    let folder = Folder::new("current");
    let store = folder.store();
    store.create_match(a_match("m1", "p1"), vec![]).await.expect("created");
    store.close().await;
    let version = |path: &Path| raw(path).pragma_query_value(None, "user_version", |row| row.get::<_, i32>(0));
    assert_eq!(version(&folder.file()), Ok(2));
    let store = folder.store();
    assert!(store.match_row("m1").await.expect("read").is_some());
    assert_eq!(version(&folder.file()), Ok(2));
}

#[tokio::test]
async fn an_older_file_becomes_a_current_one() {
    let folder = Folder::new("older");
    folder.store().close().await;
    let first = "ALTER TABLE people DROP COLUMN language;
        ALTER TABLE people ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
        INSERT INTO people (id, name, epoch, created) VALUES ('p1', 'Ada', 3, 5);
        PRAGMA user_version = 1;";
    raw(&folder.file()).execute_batch(first).expect("as it was");
    let store = folder.store();
    let ada = store.person("p1").await.expect("read").expect("she is known");
    assert_eq!((ada.name.as_str(), ada.language.as_str(), ada.created), ("Ada", "en", 5));
    store.put_person(ada.clone()).await.expect("written");
    assert_eq!(store.person("p1").await, Ok(Some(ada)));
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
