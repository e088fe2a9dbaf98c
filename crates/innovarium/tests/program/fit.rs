//! Weights are learned by a command that can be repeated.

use std::fs;

use serde_json::Value;

use crate::calling::{Folder, refused, said};

/// Learns into a file and gives its text.
fn learned(folder: &Folder, name: &str, args: &[&str]) -> String {
    let file = folder.file(name);
    let told = said(&[&["fit"], args, &["--out", &file]].concat());
    assert!(told.contains("loss") && told.contains("foretold"), "{told}");
    fs::read_to_string(file).expect("weights")
}

#[test]
fn the_same_command_learns_the_same_weights_whatever_the_jobs() {
    let folder = Folder::new("fit-again");
    let args = ["age-of-innovation", "--first-games", "48", "--games", "12", "--generations", "1", "--iterations", "1"];
    let once = learned(&folder, "once.json", &[&args[..], &["--seats", "2,3", "--jobs", "1"]].concat());
    let file: Value = serde_json::from_str(&once).expect("JSON");
    assert!(file["weights"].as_array().is_some_and(|weights| weights.len() > 100));
    let again = learned(&folder, "again.json", &command(&file, &["--jobs", "2"]));
    assert!(once == again, "the command of the file makes another file");
    let (loss, blind) = (&file["figures"]["loss"], &file["figures"]["blind_loss"]);
    assert!(loss.as_f64() < blind.as_f64(), "nothing was learned: {loss}, without knowledge {blind}");
    assert_eq!(file["figures"]["games"], 60);
}

/// The arguments behind `innovarium fit` in the command that a file names.
fn command<'a>(file: &'a Value, more: &[&'a str]) -> Vec<&'a str> {
    let command = file["command"].as_str().expect("a command").strip_prefix("innovarium fit ").expect("a fit");
    command.split(' ').chain(more.iter().copied()).collect()
}

/// Several kinds of tables take turns; what is learned at them differs from what is learned at one.
#[test]
fn games_at_several_kinds_of_tables_teach_together() {
    let folder = Folder::new("fit-tables");
    let few = ["innovation", "--first-games", "6", "--games", "3", "--generations", "1", "--iterations", "1"];
    let figures = [&few[..], &["--set", "expansions=figures"]].concat();
    let one: Value = serde_json::from_str(&learned(&folder, "one.json", &figures)).expect("JSON");
    let both = learned(&folder, "both.json", &[&figures[..], &["--also", "expansions=artifacts"]].concat());
    let file: Value = serde_json::from_str(&both).expect("JSON");
    assert!(file["command"].as_str().is_some_and(|command| command.ends_with(" --also expansions=artifacts")));
    let displayed = |file: &Value| {
        let weights = file["weights"].as_array().expect("a list");
        weights.iter().find(|weight| weight[0] == "display").expect("a feature")[1].clone()
    };
    let unknown = serde_json::json!([0.0, 0.0, 0.0]);
    assert_eq!(displayed(&one), unknown, "without Artifacts there is no display");
    assert_ne!(displayed(&file), unknown);
    assert!(both == learned(&folder, "again.json", &command(&file, &[])), "the command of the file makes another file");
}

/// What was learned here is played with at once, without compiling anything.
#[test]
fn bots_judge_by_the_weights_they_are_given() {
    let folder = Folder::new("fit-given");
    let few = ["inventions", "--first-games", "8", "--games", "4", "--generations", "1", "--iterations", "1"];
    let weights = learned(&folder, "weights.json", &few);
    let file = folder.file("weights.json");
    let played = |into: &str, more: &[&str]| -> String {
        let records = folder.file(into);
        let one = ["simulate", "inventions", "--games", "1", "--bots", "casual@4", "--records", &records];
        said(&[&one[..], more].concat());
        let mut written = fs::read_dir(records).expect("a folder");
        fs::read_to_string(written.next().expect("a record").expect("a file").path()).expect("a text")
    };
    let usual = played("usual", &[]);
    assert_eq!(played("again", &[]), usual);
    assert_ne!(played("learned", &["--weights", &file]), usual);

    let refuse = |text: &str, expected: &str| {
        let wrong = folder.file("wrong.json");
        fs::write(&wrong, text).expect("a file");
        refused(&["--weights", &wrong, "games"], expected);
    };
    refuse("nonsense", "wrong.json");
    refuse(&weights.replacen("\"inventions\"", "\"chess\"", 1), "no bots for 'chess'");
    refuse(&weights.replacen("\"inventions\"", "\"age-of-innovation\"", 1), "there is no feature");
    refused(&["--weights", &file, "--weights", &file, "games"], "twice");
    refused(&["--weights", &folder.file("nowhere.json"), "games"], "nowhere.json");
}

/// Before hours of games, not after them.
#[test]
fn what_cannot_be_learned_or_kept_is_said_at_once() {
    let folder = Folder::new("fit-wrong");
    let out = folder.file("weights.json");
    let fit = |args: &[&'static str]| [&["fit"], args, &["--first-games", "100000000", "--out"]].concat();
    let refused =
        |args: &[&'static str], out: &str, expected: &str| refused(&[&fit(args)[..], &[out]].concat(), expected);
    refused(&["chess"], &out, "chess");
    refused(&["inventions", "--seats", "7"], &out, "7");
    refused(&["innovation", "--set", "expansions=cities", "--also", "expansions=villages"], &out, "villages");
    refused(&["inventions", "--seats", ","], &out, "seats");
    refused(&["inventions"], &folder.file("nowhere/weights.json"), "nowhere");
    assert!(!folder.0.join("weights.json").exists());
}
