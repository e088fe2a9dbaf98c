//! Whatever somebody writes into a record, a scene or a choice: it is read right or refused, and nothing breaks.

use std::fs;
use std::path::{Path, PathBuf};

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::string::string_regex;
use proptest::test_runner::{Config, TestRunner};
use table::scene::{self, Staged};
use table::{Game, Match, Record, Seat};

#[track_caller]
fn try_all<S: Strategy>(input: &S, test: impl Fn(S::Value) -> Result<(), TestCaseError>) {
    // A failure is shown as small as it can be made; it is kept as a test of its own, not in a file beside the source.
    let mut runner = TestRunner::new(Config { failure_persistence: None, ..Config::default() });
    runner.run(input, test).unwrap_or_else(|failure| panic!("{failure}"));
}

/// The text with some of its bytes changed, cut or repeated.
fn damaged(text: &str) -> impl Strategy<Value = String> {
    let edits = vec((0..text.len(), any::<u8>(), 0..4u8), 1..6);
    edits.prop_map(move |edits| {
        let mut bytes = text.as_bytes().to_vec();
        for (at, byte, kind) in edits {
            let at = at.min(bytes.len().saturating_sub(1));
            match kind {
                0 if !bytes.is_empty() => bytes[at] = byte % 128,
                1 => bytes.insert(at, byte % 128),
                2 => bytes.truncate(at),
                _ => {
                    let copy = bytes[at..(at + 20).min(bytes.len())].to_vec();
                    bytes.extend(copy);
                }
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

/// Damages a true record. What still replays with all its hashes is a true record of what it says.
#[track_caller]
pub fn a_damaged_record_is_refused_or_true<G: Game>(record: &str) {
    let whole = Record::parse(record).expect("a record");
    Match::<G>::replay(&whole).expect("a true record");
    try_all(&damaged(record), |text| {
        if let Ok(record) = Record::parse(&text)
            && let Ok(replayed) = Match::<G>::replay(&record)
        {
            let again = Record::parse(&replayed.record().to_string()).expect("a written record reads back");
            prop_assert!(Match::<G>::replay(&again).is_ok());
        }
        Ok(())
    });
}

/// A choice that can be read is written so that it reads back the same.
#[track_caller]
pub fn any_text_as_a_choice_is_read_or_refused<G: Game>() {
    try_all(&"\\PC{0,30}", |text| {
        if let Ok(choice) = text.parse::<G::Choice>() {
            prop_assert_eq!(choice.to_string().parse::<G::Choice>().ok(), Some(choice));
        }
        Ok(())
    });
}

/// The scene with some lines left out or doubled, and some words where others stood, or a number.
fn muddled(scene: &str) -> impl Strategy<Value = String> + use<> {
    let lines: Vec<String> = scene.lines().map(str::to_string).collect();
    let edits = vec((any::<Index>(), any::<Index>(), 0..5u8), 1..4);
    edits.prop_map(move |edits| {
        let mut lines = lines.clone();
        for (one, other, kind) in edits {
            let (at, from) = (one.index(lines.len()), other.index(lines.len()));
            match kind {
                0 if lines.len() > 1 => drop(lines.remove(at)),
                1 => lines.insert(at, lines[from].clone()),
                2 => lines[at] = with_word(&lines[at], one, &other.index(300).to_string()),
                _ => {
                    let words: Vec<&str> = lines[from].split(SEPARATORS).collect();
                    lines[at] = with_word(&lines[at], one, words[other.index(words.len())]);
                }
            }
        }
        lines.join("\n") + "\n"
    })
}

const SEPARATORS: [char; 3] = [' ', ',', ':'];

/// The line with another word in one of its places.
fn with_word(line: &str, place: Index, word: &str) -> String {
    let parts: Vec<&str> = line.split_inclusive(SEPARATORS).collect();
    if parts.is_empty() {
        return word.to_string();
    }
    let changed = place.index(parts.len());
    let separator = &parts[changed][parts[changed].trim_end_matches(SEPARATORS).len()..];
    [&parts[..changed].concat(), word, separator, &parts[changed + 1..].concat()].concat()
}

/// Muddles the scenes of the game's crate, one at a time: words that fit, where they do not.
#[track_caller]
pub fn a_muddled_scene_is_played_or_refused<G: Staged>(of_the_crate: &str) {
    a_muddled_scene_of_a_folder_is_played_or_refused::<G>(of_the_crate, "tests/scenes");
}

/// The same of another folder.
#[track_caller]
pub fn a_muddled_scene_of_a_folder_is_played_or_refused<G: Staged>(of_the_crate: &str, folder: &str) {
    let scenes = scenes(of_the_crate, folder);
    try_all(&select(scenes).prop_flat_map(|scene| muddled(&scene)), |text| {
        play_all::<G>(&text);
        Ok(())
    });
}

/// Every scene in a folder of the game's crate.
fn scenes(of_the_crate: &str, folder: &str) -> Vec<String> {
    let folder = Path::new(of_the_crate).join(folder);
    let entries = fs::read_dir(folder).expect("the folder of scenes").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|ext| ext == "scene")).collect();
    files.sort();
    let texts = files.iter().map(|file| fs::read_to_string(file).expect("a readable file"));
    let scenes = texts.flat_map(|text| {
        let scenes = text.split("scene: ").skip(1);
        scenes.map(|scene| format!("scene: {scene}")).collect::<Vec<_>>()
    });
    scenes.collect()
}

fn play_all<G: Staged>(text: &str) {
    if let Ok(scenes) = scene::parse(text) {
        for scene in scenes {
            drop(scene::play::<G>(&scene));
        }
    }
}

/// Scenes of lines that begin with a seat, one too many among them, or with one of the game's words for set-up lines,
/// separated by `|`.
#[track_caller]
pub fn any_text_as_a_scene_is_played_or_refused<G: Staged>(words: &str) {
    let seats: String = (0..=*G::SEATS.end()).map(|seat| format!("{}|", Seat::new(seat))).collect();
    let line =
        format!("({seats}seats|options|turn|play|expect|{words})( [a-z0-9]{{1,9}}){{0,2}}:( [A-Za-z0-9=, ]{{0,20}})?");
    let line = string_regex(&line).expect("words are separated by |");
    try_all(&vec(line, 0..12), |lines| {
        let text = format!("scene: s\n{}\n", lines.join("\n"));
        play_all::<G>(&text);
        Ok(())
    });
}
