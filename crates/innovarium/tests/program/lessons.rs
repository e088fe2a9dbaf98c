//! Lessons: listed, and checked for those who write them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::calling::{Folder, refused, said};

/// The folders of all games' lessons.
fn folders() -> Vec<PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("beside the other crates");
    let folders = fs::read_dir(crates).expect("crates").map(|entry| entry.expect("an entry").path().join("lessons"));
    folders.filter(|folder| folder.is_dir()).collect()
}

fn files(ending: &str) -> BTreeSet<PathBuf> {
    let entries = folders().into_iter().flat_map(|folder| fs::read_dir(folder).expect("a folder"));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.filter(|path| path.to_string_lossy().ends_with(ending)).collect()
}

fn name(path: &Path) -> String {
    let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
    name.split('.').next().expect("a beginning").to_string()
}

/// With the game, whose kit has it.
fn full_name(path: &Path) -> String {
    let kit = path.ancestors().nth(2).and_then(|kit| kit.file_name()?.to_str()).expect("a crate");
    format!("{} {}", kit.strip_suffix("-kit").expect("a kit"), name(path))
}

/// A lesson that no list names would be taught by nobody, and words without a lesson said by nobody.
#[test]
fn every_file_of_a_lesson_is_listed() {
    let list: Value = serde_json::from_str(&said(&["lessons", "--json"])).expect("JSON");
    let lessons = list["lessons"].as_array().expect("lessons");
    let text = |value: &Value| value.as_str().expect("a word").to_string();
    let listed: BTreeSet<String> =
        lessons.iter().map(|lesson| format!("{} {}", text(&lesson["game"]), text(&lesson["id"]))).collect();
    assert_eq!(listed.len(), lessons.len(), "a name is given once");
    for ending in [".lesson", ".en.ftl", ".de.ftl"] {
        assert_eq!(files(ending).iter().map(|path| full_name(path)).collect::<BTreeSet<_>>(), listed, "{ending}");
    }
    let all = folders().iter().map(|folder| fs::read_dir(folder).expect("a folder").count()).sum::<usize>();
    assert_eq!(all, 3 * listed.len(), "nothing else lies there");
    let told = said(&["lessons"]);
    assert_eq!(told.lines().count(), lessons.len());
    assert!(lessons.iter().all(|lesson| lesson["steps"].as_array().is_some_and(|steps| steps.len() >= 3)));
}

#[test]
fn whoever_writes_a_lesson_hears_what_is_wrong_with_it() {
    let folder = Folder::new("lessons");
    let original = files(".lesson").into_iter().next().expect("a lesson");
    let name = name(&original);
    for ending in ["lesson", "en.ftl", "de.ftl"] {
        let copy = folder.file(&format!("{name}.{ending}"));
        fs::copy(original.with_file_name(format!("{name}.{ending}")), copy).expect("a copy");
    }
    let file = folder.file(&format!("{name}.lesson"));
    let check = ["lessons", "check", &file];
    assert!(said(&check).contains("all as it says"));
    let script = fs::read_to_string(&file).expect("a script");
    fs::write(&file, format!("{script}\nstep: last\ndo: sing\n")).expect("a file");
    refused(&check, "'sing' is not a choice of this game");
    fs::write(&file, script.replacen("game: ", "game: un", 1)).expect("a file");
    refused(&check, "unknown game");
    fs::write(&file, &script).expect("a file");
    fs::write(folder.file(&format!("{name}.de.ftl")), "").expect("a file");
    refused(&check, &format!("de: no text for 'lesson-{name}'"));
    fs::remove_file(folder.file(&format!("{name}.en.ftl"))).expect("it was there");
    refused(&check, ".en.ftl");
    refused(&["lessons", "check"], "FILE");
}

#[test]
fn puzzles_are_tried_by_the_levels_that_have_not_tried_them() {
    let folder = Folder::new("puzzles");
    let kit = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("innovation-kit");
    let all = fs::read_to_string(kit.join("puzzles/innovation.puzzles")).expect("the puzzles of Innovation");
    let first = all.split("\n\n").next().expect("a puzzle");
    let bots = first.lines().find(|line| line.starts_with("bots: ")).expect("who has tried it");
    let others = bots.split_once(", ").expect("the Novice is the first").1;
    let file = folder.file("some.puzzles");
    fs::write(&file, first.replace(bots, &format!("bots: {others}"))).expect("a file");
    let out = folder.file("rated");
    let rate = |game| ["puzzles", game, "--rate", &file, "--out", &out, "--tries", "1"];
    assert!(said(&rate("innovation")).contains("1 puzzles"));
    let rated = fs::read_to_string(Path::new(&out).join("innovation.puzzles")).expect("the rated file");
    let tried = ["novice 0/1", "novice 1/1"].map(|novice| first.replace(bots, &format!("bots: {novice}, {others}")));
    assert!(tried.iter().any(|puzzle| puzzle.trim() == rated.trim()), "{rated}");
    refused(&rate("inventions"), "is a puzzle of innovation");
}
