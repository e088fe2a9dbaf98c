//! Playing, replaying and examining from the command line.

use std::fs;
use std::process::{Command, Stdio};

use innovation::Innovation;
use table::{Game, Record};

use crate::calling::{Folder, refused, said};

/// The record with its last state hash set to nothing.
fn last_hash_changed(record: &str) -> String {
    let at = record.rfind("\n= ").expect("a record ends with a hash");
    format!("{}\n= 0000000000000000\n", &record[..at])
}

/// A record of today. It was kept from earlier rules, perhaps, but nothing that has changed since touches it.
fn record() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../innovation/tests/records/deluxe-2017-2-seats.record");
    let kept = Record::parse(&fs::read_to_string(path).expect("a file")).expect("a record");
    Record { rules: Innovation::RULES_VERSION, ..kept }.to_string()
}

#[test]
fn simulate_counts_as_it_says() {
    let args = ["simulate", "innovation", "--games", "50", "--seats", "3", "--bots", "random", "--seed", "7", "--json"];
    let tally: serde_json::Value = serde_json::from_str(&said(&args)).expect("one JSON object");
    assert_eq!(tally["games"], 50);
    let number = |key: &str| tally[key].as_f64().unwrap_or_else(|| panic!("{key} in {tally}"));
    assert!(number("decisions") > 1000.0);
    let decisions = number("decisions_per_second") * number("seconds");
    assert!((decisions / number("decisions") - 1.0).abs() < 0.01, "{tally}");
    assert_eq!(tally["state_bytes"], size_of::<innovation::Innovation>());
    let wins: u64 = tally["wins"].as_array().expect("a list").iter().filter_map(|wins| wins.as_u64()).sum();
    let drawn = tally["endings"]["draw"].as_u64().unwrap_or(0);
    assert_eq!(wins + drawn, 50);
    let again: serde_json::Value = serde_json::from_str(&said(&args)).expect("one JSON object");
    assert_eq!(again["decisions"], tally["decisions"], "the same seed plays the same games");
}

#[test]
fn games_lists_options_with_defaults() {
    let games: serde_json::Value = serde_json::from_str(&said(&["games", "--json"])).expect("JSON");
    let innovation = &games[0];
    assert_eq!(innovation["name"], "innovation");
    assert_eq!(innovation["seats"]["least"], 2);
    assert_eq!(innovation["options"][0]["key"], "edition");
    assert_eq!(innovation["options"][0]["default"], "deluxe-2017");
    assert_eq!(innovation["bots"][0], "novice", "as the server describes a game");
    assert!(said(&["games"]).contains("--set edition=deluxe-2017|iello-2011"));
}

#[test]
fn scenes_print_a_position_that_is_a_scene_again() {
    let folder = Folder::new("scene");
    let file = folder.0.join("what-if.scene");
    let scene = "scene: what if\nseats: 3\noptions: edition=iello-2011\nturn: B 1\nA blue left: Tools, Pottery\n\
                 B red: Metalworking, Construction\n\
                 A hand: Sailing, Calendar\nC score: Paper\nC achievements: 2, World\n\
                 supply 1 exactly: Writing, Archery\nC hand: Compass\nplay:\nB: dogma Metalworking\n";
    fs::write(&file, scene).expect("a file");
    let name = file.to_str().expect("a name");
    let printed = said(&["scene", "innovation", name]);
    assert!(printed.contains("A blue left: Tools, Pottery\n"), "{printed}");
    assert!(printed.contains("turn: C 2\n"), "{printed}");
    assert!(printed.contains("supply 1 exactly: Archery\n"), "{printed}");
    fs::write(&file, &printed).expect("a file");
    assert_eq!(said(&["scene", "innovation", name]), printed, "printed positions read back");
}

#[test]
fn replay_goes_to_any_choice() {
    let folder = Folder::new("replay");
    let file = folder.0.join("game.record");
    fs::write(&file, record()).expect("a file");
    let name = file.to_str().expect("a name");
    let whole: serde_json::Value = serde_json::from_str(&said(&["replay", name, "--json"])).expect("JSON");
    assert_eq!(whole["choices"], whole["of"]);
    assert!(whole["outcome"]["how"].is_string());
    let part: serde_json::Value = serde_json::from_str(&said(&["replay", name, "--to", "5", "--json"])).expect("JSON");
    assert_eq!(part["choices"], 5);
    assert!(part["outcome"].is_null());
    assert!(said(&["replay", name, "--to", "5", "--lang", "de"]).contains("ist am Zug"));
    assert!(said(&["check", name]).contains("every hash fits"));
    refused(&["replay", name, "--to", "5000"], "choices, not 5000");
}

#[test]
fn records_are_written_whole_and_verify() {
    let folder = Folder::new("records");
    let name = folder.0.to_str().expect("a name");
    said(&["simulate", "innovation", "--games", "3", "--seed", "5", "--records", name]);
    let mut files: Vec<String> = fs::read_dir(&folder.0)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path().to_str().expect("a name").to_string())
        .collect();
    files.sort();
    assert_eq!(files.len(), 3, "no partly written file stays behind: {files:?}");
    let mut args = vec!["check"];
    args.extend(files.iter().map(String::as_str));
    assert_eq!(said(&args).lines().count(), 3);
}

#[test]
fn perft_counts_and_soak_holds() {
    assert_eq!(said(&["perft", "innovation", "--depth", "4", "--seed", "1"]), "1 2\n2 4\n3 12\n4 36\n");
    assert!(said(&["soak", "innovation", "--games", "100"]).contains("the contract holds"));
}

#[test]
fn expansions_are_chosen_by_every_command() {
    assert!(said(&["games"]).contains("--set expansions=cities,artifacts,echoes,figures   (any of them"));
    let folder = Folder::new("expansions");
    let name = folder.0.to_str().expect("a name");
    let chosen = ["--set", "expansions=figures,cities"];
    let simulate =
        ["simulate", "innovation", "--games", "4", "--seats", "6", "--seed", "3", "--records", name, "--json"];
    let tally: serde_json::Value = serde_json::from_str(&said(&[&simulate[..], &chosen].concat())).expect("JSON");
    assert_eq!((&tally["games"], tally["wins"].as_array().map(Vec::len)), (&4.into(), Some(6)));
    let file = folder.0.join("innovation-3.record");
    let record = fs::read_to_string(&file).expect("a record");
    assert!(record.contains("expansions=cities+figures"), "{record}");
    assert!(said(&["check", file.to_str().expect("a name")]).contains("every hash fits"));

    let scene = folder.0.join("five.scene");
    let text = "scene: five\nseats: 5\noptions: expansions=figures,cities\nA red: Archery\nplay:\nA: draw\n";
    fs::write(&scene, text).expect("a file");
    let printed = said(&["scene", "innovation", scene.to_str().expect("a name")]);
    assert!(printed.contains("seats: 5\n") && printed.contains("expansions=cities+figures"), "{printed}");

    let perft = ["perft", "innovation", "--depth", "2", "--seats", "5"];
    assert_eq!(said(&[&perft[..], &chosen].concat()).lines().count(), 2);
    refused(&[&["perft", "innovation", "--seats", "7"], &chosen[..]].concat(), "7 players are too many");
    refused(&["simulate", "innovation", "--jobs", "100000"], "not a number of threads from 1 to 256");
    refused(&["simulate", "innovation", "--set", "expansions=dinosaurs"], "cannot hold 'dinosaurs'");
    refused(&["simulate", "innovation", "--set", "expansions=cities,cities"], "holds 'cities' twice");
    refused(&["play", "innovation", "--set", "expansions=cities,none"], "cannot hold 'none'");
}

#[test]
fn mistakes_are_answered_in_one_line() {
    refused(&["simulate", "chess"], "unknown game 'chess' (available: innovation, age-of-innovation, inventions)");
    refused(&["play", "chess"], "unknown game 'chess'");
    refused(&["simulate", "innovation", "--set", "color=red"], "unknown option 'color' (available: edition, teams");
    refused(&["simulate", "innovation", "--set", "teams"], "key=value");
    refused(&["simulate", "innovation", "--set", "teams=maybe"], "cannot be 'maybe'");
    refused(&["simulate", "innovation", "--seats", "7"], "innovation is played by 2 to 4, not by 7");
    refused(&["simulate", "innovation", "--set", "teams=yes"], "teams are for four players");
    refused(&["simulate", "innovation", "--bots", "deep-blue"], "unknown bot 'deep-blue' (available: random, greedy");
    refused(&["simulate", "innovation", "--seats", "3", "--bots", "random,greedy"], "2 bots for 3 seats");
    refused(&["perft", "innovation", "--seats", "1"], "innovation is played by 2 to 4, not by 1");
    refused(&["replay", "/no/such/file"], "/no/such/file");
    refused(&["check", "/no/such/file"], "/no/such/file");
    refused(&["scene", "innovation", "/no/such/file"], "/no/such/file");
    refused(&["dance"], "dance");
    refused(&["play", "innovation", "--lang", "fr"], "'fr'");
}

#[test]
fn a_tampered_record_names_the_line() {
    let folder = Folder::new("tampered");
    let file = folder.0.join("game.record");
    let name = file.to_str().expect("a name");
    let record = record();
    let cases = [
        (record.replace("seed: 102", "seed: 103"), "line "),
        (record.replacen("A: dogma Clothing", "A: draw", 1), "line "),
        (last_hash_changed(&record), "the state hash does not fit"),
        (record.replacen("B: Oars", "B: Archery", 1), "line 10: B: Archery: this choice is not offered"),
        (record.replacen("B: Oars", "B: juggle", 1), "'juggle' is not a choice of this game"),
        (record.replace(&format!("rules: {}", Innovation::RULES_VERSION), "rules: 99"), "rules version 99"),
        (record.replace("teams=no", "teams=perhaps"), "'perhaps'"),
        (record.replace("game: innovation", "game: chess"), "unknown game 'chess'"),
        (record[..record.len() / 2].to_string(), "line "),
        (String::from("hello"), "not a record"),
        (String::new(), "not a record"),
    ];
    for (text, expected) in cases {
        fs::write(&file, text).expect("a file");
        refused(&["check", name], expected);
    }
    fs::write(&file, [0xff, 0xfe, 0x00]).expect("a file");
    refused(&["check", name], "game.record");
}

/// What a command does whose output nobody reads to its end: how it ended, and what it complained of.
fn unread(args: &[&str]) -> (Option<i32>, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_innovarium"))
        .args(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // Closed before the program writes, or while it does.
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    (output.status.code(), String::from_utf8(output.stderr).expect("text"))
}

#[test]
fn a_reader_who_has_read_enough_is_no_failure() {
    let folder = Folder::new("unread");
    let (scene, game) = (folder.0.join("many.scene"), folder.0.join("game.record"));
    // More than fits into a pipe, so that the program is still writing when it closes.
    fs::write(&scene, "scene: one\nseats: 2\nA red: Archery\nplay:\nA: draw\n".repeat(500)).expect("a file");
    fs::write(&game, record()).expect("a file");
    let (scene, game) = (scene.to_str().expect("a name"), game.to_str().expect("a name"));
    let commands: [&[&str]; 9] = [
        &["scene", "innovation", scene],
        &["replay", game],
        &["replay", game, "--json"],
        &["check", game],
        &["games"],
        &["components"],
        &["perft", "innovation", "--depth", "2"],
        &["simulate", "innovation", "--games", "3"],
        &["arena", "innovation", "--bots", "random,greedy", "--games", "2"],
    ];
    for args in commands {
        assert_eq!(unread(args), (Some(0), String::new()), "{args:?}");
    }
}
