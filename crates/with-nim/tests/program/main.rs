//! A fourth game reaches the terminal, the arena, the lab and the server by two lines outside its folders.

mod serving;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use serving::Serving;

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_with-nim"))
}

#[track_caller]
fn said(args: &[&str]) -> String {
    let output = program().args(args).output().expect("the program starts");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn it_is_played_in_the_terminal() {
    for (language, offer, event) in [
        ("en", "Take 3 from heap 1", "Ada takes 3 from heap 1."),
        ("de", "3 von Haufen 1 nehmen", "Ada nimmt 3 von Haufen 1."),
    ] {
        let mut command = program();
        command.args(["play", "nim", "--seats", "Ada,greedy", "--seed", "1", "--lang", language]);
        let mut game = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        game.stdin.take().expect("piped").write_all(b"take 3 from 1\nquit\nquit\n").expect("typed");
        let output = game.wait_with_output().expect("it ends");
        let shown = String::from_utf8(output.stdout).expect("text");
        assert!(output.status.success() && shown.contains(offer) && shown.contains(event), "{shown}");
    }
}

#[test]
fn its_bots_meet_in_the_arena() {
    let tally: Value = serde_json::from_str(&said(&[
        "simulate",
        "nim",
        "--seats",
        "2",
        "--games",
        "20",
        "--bots",
        "greedy,random",
        "--json",
    ]))
    .expect("JSON");
    assert_eq!((&tally["games"], &tally["wins"][0]), (&20.into(), &20.into()), "whoever begins can win: {tally}");
    let report: Value = serde_json::from_str(&said(&[
        "arena",
        "nim",
        "--seats",
        "2",
        "--bots",
        "random,expert",
        "--games",
        "20",
        "--json",
    ]))
    .expect("JSON");
    let won: Vec<Option<f64>> = (0..2).map(|bot| report["bots"][bot]["win_rate"].as_f64()).collect();
    assert!(won[1] > won[0], "{report}");
}

#[test]
fn the_lab_counts_what_every_game_has() {
    let folder = std::env::temp_dir().join(format!("innovarium-nim-lab-{}", std::process::id()));
    let out = folder.to_str().expect("a name");
    said(&["lab", "nim", "--seats", "2", "--games", "10", "--bot", "random", "--out", out]);
    let page = fs::read_to_string(folder.join("index.html")).expect("a page");
    fs::remove_dir_all(&folder).expect("removed");
    assert!(page.contains("<h1>The lab: Nim</h1>") && page.contains("id=seat"), "{page}");
}

#[test]
fn the_server_lists_it_and_plays_it() {
    let serving = Serving::start(program());
    let games = serving.get("/api/games");
    let names: Vec<&str> = games.as_array().expect("games").iter().filter_map(|game| game["name"].as_str()).collect();
    assert_eq!(names.last(), Some(&"nim"), "{names:?}");
    let texts = serving.get("/api/texts/de").to_string();
    assert!(texts.contains("game-nim-title") && texts.contains("Wer den letzten Stein nimmt"));
    let outcome = serving.play("nim");
    assert_eq!(outcome["how"], "last-stone", "{outcome}");
}

/// Every file below that a game could be named in by somebody who adds one; tests may play Nim as they like.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    const LEFT_OUT: [&str; 6] = ["tests", "benches", "node_modules", "dist", "nim", "nim-kit"];
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        let name = entry.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if entry.is_dir() {
            if !LEFT_OUT.contains(&name) {
                sources(&entry, found);
            }
        } else if !name.ends_with(".test.ts")
            && name != "tests.rs"
            && ["rs", "toml", "ts", "svelte", "ftl", "css", "mjs"].iter().any(|end| name.ends_with(end))
        {
            found.push(entry);
        }
    }
}

/// Lines that make Nim part of a program. Comments, tests and what tests depend on do not.
fn naming_lines(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).expect("text");
    let built = ["#[cfg(test)]", "[dev-dependencies]"]
        .iter()
        .fold(text.as_str(), |text, mark| text.split(mark).next().unwrap_or_default());
    let names = |line: &&str| {
        let line = line.trim_start();
        let words = line.split(|c: char| !c.is_ascii_alphanumeric()).map(str::to_lowercase);
        !line.starts_with("//") && words.into_iter().any(|word| word == "nim")
    };
    built.lines().filter(names).map(|line| line.trim().to_string()).collect()
}

#[test]
fn two_lines_outside_its_folders_are_enough() {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut files = vec![root.join("Cargo.toml")];
    ["crates", "web/src", "web/mock", "xtask"].iter().for_each(|folder| sources(&root.join(folder), &mut files));
    let own =
        |path: &PathBuf| path.file_stem().is_some_and(|name| name == "Cargo") && path.ends_with("with-nim/Cargo.toml");
    let mut lines = Vec::new();
    for file in &files {
        // The name of the test program is not a line of the game.
        let found = naming_lines(file).into_iter().filter(|line| !own(file) || line.starts_with("nim"));
        lines.extend(found);
    }
    lines.sort();
    assert_eq!(lines, ["games.push(nim_kit::manifest());", "nim-kit = { path = \"../nim-kit\" }"]);
    assert!(files.len() > 300, "{} files were read", files.len());
}
