//! Copies of the data: taken under load, put back, and refused where they would do harm.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use server::store::{Contents, DataLock, Store, StoreError, backup, database, restore};

use crate::{Folder, a_match, choice, progress, raw, seat};

const MATCHES: u32 = 6;

/// Makes a file with which something is wrong.
type Damage<'a> = &'a dyn Fn(&Path);

async fn filled(folder: &Path, matches: u32) {
    let store = Store::open(&database(folder)).expect("a store");
    for number in 0..matches {
        let id = format!("m{number}");
        store.create_match(a_match(&id, "p1"), vec![seat(0, "p1")]).await.expect("created");
        store.append(&id, choice(0), progress(1)).await.expect("appended");
    }
    store.close().await;
}

/// Everything in a folder, to see that a refusal changed nothing. The lock has no content worth comparing.
fn contents(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    let mut files: Vec<PathBuf> = files.filter(|path| !path.ends_with("innovarium.lock")).collect();
    files.sort();
    files.into_iter().map(|path| (path.clone(), fs::read(path).expect("a file"))).collect()
}

#[track_caller]
fn says<T: std::fmt::Debug>(result: Result<T, StoreError>, expected: &str) {
    let problem = result.expect_err("refused").problem();
    assert!(problem.contains(expected), "'{problem}' should say '{expected}'");
}

async fn append_until(store: Store, id: String, stop: Arc<AtomicBool>) {
    let mut number = 1;
    while !stop.load(Ordering::Relaxed) {
        store.append(&id, choice(number), progress(number + 1)).await.expect("appended");
        number += 1;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_taken_under_load_is_one_moment() {
    let (folder, other) = (Folder::new("loaded"), Folder::new("loaded-other"));
    filled(&folder.0, MATCHES).await;
    let store = Store::open(&database(&folder.0)).expect("a store");
    let stop = Arc::new(AtomicBool::new(false));
    let writing: Vec<_> = (0..MATCHES)
        .map(|number| tokio::spawn(append_until(store.clone(), format!("m{number}"), stop.clone())))
        .collect();
    // So many copies that every match has moved on meanwhile.
    let (mut round, mut fewest) = (0, 0);
    while round < 4 || fewest <= 10 {
        assert!(round < 1000, "nothing is written while copies are taken");
        // Everything that was acknowledged before the copy began is in it.
        let before = store.log("m0").await.expect("read").len();
        let (from, to) = (folder.0.clone(), folder.0.join(format!("copy-{round}")));
        let copied = tokio::task::spawn_blocking(move || backup(&from, &to, false)).await.expect("no panic");
        assert_eq!(copied, Ok(Contents { people: 0, matches: MATCHES }));
        restore(&other.0, &folder.0.join(format!("copy-{round}")), true).expect("restored");
        let again = Store::open(&database(&other.0)).expect("a store");
        let mut lengths = Vec::new();
        for number in 0..MATCHES {
            let id = format!("m{number}");
            let (log, row) = (again.log(&id).await.expect("read"), again.match_row(&id).await.expect("read"));
            assert!(log.iter().enumerate().all(|(number, row)| row.number as usize == number), "no gap in {id}");
            assert_eq!(row.expect("a match").0.progress.version as usize, log.len(), "log and progress go together");
            lengths.push(log.len());
        }
        assert!(lengths[0] >= before, "{before} were acknowledged, {} are in the copy", lengths[0]);
        fewest = lengths.into_iter().min().expect("some matches");
        round += 1;
        again.close().await;
    }
    stop.store(true, Ordering::Relaxed);
    for task in writing {
        task.await.expect("every write was acknowledged");
    }
}

#[tokio::test]
async fn a_copy_is_one_file_for_its_owner_with_all_secrets() {
    let (folder, other) = (Folder::new("one-file"), Folder::new("one-file-other"));
    filled(&folder.0, 2).await;
    let secret = Store::open(&database(&folder.0)).expect("a store").secret();
    let copy = other.0.join("copy");
    assert_eq!(backup(&folder.0, &copy, false), Ok(Contents { people: 0, matches: 2 }));
    assert_eq!(contents(&other.0).len(), 1);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&copy).expect("a file").permissions().mode() & 0o077, 0);
    }
    let restored = restore(&other.0.join("new"), &copy, false).expect("restored");
    assert_eq!((restored.contents, restored.kept), (Contents { people: 0, matches: 2 }, None));
    assert_eq!(Store::open(&database(&other.0.join("new"))).expect("a store").secret(), secret);
}

#[tokio::test]
async fn a_copy_is_written_only_where_nothing_is_lost() {
    let folder = Folder::new("where");
    let to = folder.0.join("copy");
    says(backup(&folder.0, &to, true), "innovarium.sqlite: there is no data here");
    filled(&folder.0, 1).await;
    fs::write(&to, "precious").expect("a file");
    let before = contents(&folder.0);
    says(backup(&folder.0, &to, false), "copy: this file exists already");
    for force in [false, true] {
        says(backup(&folder.0, &database(&folder.0), force), "this is the data itself");
        says(backup(&folder.0, &to.join("below"), force), "below");
    }
    assert_eq!(contents(&folder.0), before);
    assert!(backup(&folder.0, &to, true).is_ok());
    assert!(restore(&folder.0, &to, false).is_ok());
}

#[tokio::test]
async fn only_whole_files_of_this_program_are_copied_or_restored() {
    let (folder, strange) = (Folder::new("strange"), Folder::new("strangers"));
    filled(&folder.0, 3).await;
    let make = |name: &str, change: &dyn Fn(&Path)| {
        let path = strange.0.join(name);
        fs::create_dir_all(&path).expect("a folder");
        change(&database(&path));
        (path.clone(), database(&path))
    };
    let copied = |path: &Path| {
        fs::copy(database(&folder.0), path).expect("copied");
    };
    let changed = |sql: &'static str| {
        move |path: &Path| {
            copied(path);
            raw(path).execute_batch(sql).expect("changed");
        }
    };
    let damaged = |path: &Path| {
        copied(path);
        let mut bytes = fs::read(path).expect("a file");
        let middle = bytes.len() / 2;
        bytes[4096..middle].fill(0xAA);
        fs::write(path, bytes).expect("written");
    };
    let orphaned = "PRAGMA foreign_keys = OFF; DELETE FROM matches WHERE id = 'm1'";
    let cases: [(&str, &str, Damage); 7] = [
        ("empty", "not a database of Innovarium", &|path| fs::write(path, "").expect("a file")),
        ("garbage", "not a database", &|path| fs::write(path, "hello ".repeat(5000)).expect("a file")),
        ("foreign", "not a database of Innovarium", &|path| {
            raw(path).execute_batch("CREATE TABLE recipes (name TEXT); PRAGMA user_version = 1").expect("a table");
        }),
        ("newer", "schema version 99", &changed("PRAGMA user_version = 99")),
        ("renamed", "not a database of Innovarium", &changed("PRAGMA application_id = 7")),
        ("damaged", "", &damaged),
        ("orphaned", "rows belong to matches that are missing", &changed(orphaned)),
    ];
    let kept = contents(&folder.0);
    for (name, expected, change) in cases {
        let (source, file) = make(name, change);
        let before = contents(&source);
        says(restore(&folder.0, &file, true), expected);
        says(backup(&source, &strange.0.join("copy"), true), expected);
        assert_eq!(contents(&folder.0), kept, "{name}");
        assert_eq!(contents(&source), before, "{name}");
        assert!(!strange.0.join("copy").exists(), "{name}");
    }
    says(restore(&folder.0, &strange.0.join("missing"), true), "missing: No such file");
    assert_eq!(contents(&folder.0), kept);
}

#[tokio::test]
async fn what_was_there_is_kept_with_what_was_written_last() {
    let (folder, other) = (Folder::new("kept"), Folder::new("kept-copy"));
    filled(&folder.0, 1).await;
    let copy = other.0.join("copy");
    backup(&folder.0, &copy, false).expect("a copy");
    // A server that was killed: its last choice is in the write-ahead log alone.
    let crashed = raw(&database(&folder.0));
    crashed.execute_batch("INSERT INTO settings (key, value) VALUES ('last', 7)").expect("written");
    let (killed, wal) = (other.0.join("killed"), folder.0.join("innovarium.sqlite-wal"));
    fs::create_dir_all(&killed).expect("a folder");
    fs::copy(database(&folder.0), database(&killed)).expect("copied");
    fs::copy(wal, killed.join("innovarium.sqlite-wal")).expect("copied");
    let first = restore(&killed, &copy, false).expect("restored").kept.expect("kept");
    assert_eq!(first, killed.join("innovarium.sqlite.before-restore-1"));
    let last = raw(&first).query_row("SELECT value FROM settings WHERE key = 'last'", [], |row| row.get(0));
    assert_eq!(last, Ok(7));
    let second = restore(&killed, &copy, false).expect("restored").kept.expect("kept");
    assert_eq!(second, killed.join("innovarium.sqlite.before-restore-2"));
    assert_eq!(restore(&killed, &copy, true).expect("restored").kept, None);
    let none: Result<i64, _> =
        raw(&database(&killed)).query_row("SELECT value FROM settings WHERE key = 'last'", [], |row| row.get(0));
    assert!(none.is_err(), "the copy is older");
    assert!(first.exists() && second.exists());
}

#[tokio::test]
async fn only_one_may_have_the_folder() {
    let folder = Folder::new("lock");
    filled(&folder.0, 1).await;
    let copy = folder.0.join("copy");
    backup(&folder.0, &copy, false).expect("a copy");
    let lock = DataLock::take(&folder.0).expect("free");
    let used = StoreError::InUse(Some(std::process::id()));
    assert_eq!(DataLock::take(&folder.0).err(), Some(used.clone()));
    let before = contents(&folder.0);
    assert_eq!(restore(&folder.0, &copy, true).err(), Some(used));
    assert_eq!(contents(&folder.0), before);
    drop(lock);
    assert!(restore(&folder.0, &copy, true).is_ok());
    assert!(DataLock::take(&folder.0).is_ok());
}
