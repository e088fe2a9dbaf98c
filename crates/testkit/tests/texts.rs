//! What is wrong with a game's texts is noticed.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use testkit::texts::TextFiles;

/// A crate's folder with one file in each language, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn with(test: &str, english: &str, german: &str) -> (Folder, TextFiles) {
        let folder = Folder(std::env::temp_dir().join(format!("texts-{}-{test}", std::process::id())));
        for (language, text) in [("en", english), ("de", german)] {
            let files = folder.0.join("src/text").join(language);
            fs::create_dir_all(&files).expect("a folder");
            fs::write(files.join("table.ftl"), text).expect("a file");
            fs::write(files.join("components.ftl"), "").expect("a file");
        }
        let files = TextFiles::of(folder.0.to_str().expect("a path"));
        (folder, files)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).expect("the folder was there");
    }
}

#[test]
fn the_same_messages_are_fine() {
    let (_folder, files) = Folder::with("same", "hello = Hello\nbye = Bye\n", "hello = Hallo\nbye = Tschüs\n");
    files.must_be_the_same_in_both_languages(&[]);
    files.must_be_used(&["say(\"hello\")"], &BTreeSet::from(["bye".to_string()]), |id| id == "hello");
}

#[test]
#[should_panic(expected = "table")]
fn a_message_of_one_language_is_noticed() {
    let (_folder, files) = Folder::with("one", "hello = Hello\nbye = Bye\n", "hello = Hallo\n");
    files.must_be_the_same_in_both_languages(&[]);
}

#[test]
#[should_panic(expected = "hello is there twice")]
fn a_message_that_stands_twice_is_noticed() {
    let (_folder, files) = Folder::with("twice", "hello = A\nhello = B\n", "hello = A\nhello = B\n");
    files.must_be_the_same_in_both_languages(&[]);
}

#[test]
#[should_panic(expected = "left over")]
fn a_message_that_nothing_says_is_noticed() {
    let (_folder, files) = Folder::with("left", "hello = Hello\n", "hello = Hallo\n");
    files.must_be_used(&[""], &BTreeSet::new(), |_| true);
}

#[test]
#[should_panic(expected = "missing")]
fn a_message_that_is_not_there_is_noticed() {
    let (_folder, files) = Folder::with("missing", "hello = Hello\n", "hello = Hallo\n");
    files.must_be_used(&["say(\"hello\", \"bye\")"], &BTreeSet::new(), |_| true);
}
