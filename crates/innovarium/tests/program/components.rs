//! Component files: an owner of the box corrects one, plays with it, and records say what they were played with.

use std::fs;
use std::path::Path;

use crate::calling::{Folder, innovarium, refusal, said};

impl Folder {
    /// The built-in file with one word of one line changed.
    fn changed(&self, name: &str, entry: &str, from: &str, to: &str) -> String {
        let built_in = said(&["components"]);
        let line = built_in.lines().find(|line| line.contains(entry)).expect("an entry");
        let changed = line.replacen(from, to, 1);
        assert_ne!(line, changed);
        let file = self.file(name);
        fs::write(&file, built_in.replacen(line, &changed, 1)).expect("a file");
        file
    }
}

/// The hashes of the sets that games can be played with, the usual one first.
fn sets(args: &[&str]) -> Vec<String> {
    let games: serde_json::Value = serde_json::from_str(&said(&[args, &["games", "--json"]].concat())).expect("JSON");
    let games = games.as_array().expect("games").iter();
    let inventions = games.clone().find(|game| game["name"] == "inventions").expect("Inventions");
    let options = inventions["options"].as_array().expect("options").iter();
    let option = options.clone().find(|option| option["key"] == "components").expect("the option");
    assert_eq!(option["default"], option["values"][0]);
    let values = option["values"].as_array().expect("values").iter();
    values.map(|value| value.as_str().expect("a hash").to_string()).collect()
}

fn record_of(folder: &Folder, name: &str, args: &[&str]) -> String {
    let records = folder.file(name);
    let simulate = ["simulate", "inventions", "--games", "1", "--seed", "7", "--records", &records];
    said(&[&simulate, args].concat());
    let record = Path::new(&records).join("inventions-7.record");
    record.to_str().expect("a name").to_string()
}

#[test]
fn the_built_in_file_is_printed_and_reads_back() {
    let folder = Folder::new("components-printed");
    let file = folder.file("mine.json");
    assert_eq!(said(&["components", "--out", &file]), "");
    assert_eq!(fs::read_to_string(&file).expect("a file"), said(&["components"]));
    assert_eq!(sets(&["--components", &file]), sets(&[]), "the same values are the same set");
    fs::write(&file, "my corrections").expect("a file");
    let problem = refusal(&["components", "--out", &file]);
    assert!(problem.contains("exists already; it was left as it is"), "{problem}");
    assert_eq!(fs::read_to_string(&file).expect("a file"), "my corrections");
}

#[test]
fn a_corrected_file_plays_and_its_records_need_it() {
    let folder = Folder::new("components-corrected");
    let file = folder.changed("mine.json", r#""card": "silk""#, r#""chain": "share""#, r#""chain": "travel""#);
    let built_in = sets(&[]);
    let both = sets(&["--components", &file]);
    assert_eq!(both[1..], built_in, "the built-in set is still there");
    let mine = &both[0];
    assert!(mine.len() == 16 && mine.chars().all(|digit| digit.is_ascii_hexdigit()), "{mine}");

    let record = record_of(&folder, "mine", &["--components", &file]);
    let text = fs::read_to_string(&record).expect("a record");
    assert!(text.contains(&format!("components={mine}")), "{text}");
    let expected = format!("{record}: option 'components' cannot be '{mine}': it is one of {}", built_in[0]);
    for command in ["check", "replay"] {
        assert_eq!(refusal(&[command, &record]), format!("innovarium: {expected}"));
        said(&[command, &record, "--components", &file]);
    }
    assert_eq!(refusal(&["play", "inventions", "--load", &record]), format!("innovarium: {expected}"));

    // A record of the built-in set replays whether or not a file is given.
    let usual = record_of(&folder, "usual", &[]);
    let chosen = format!("components={}", built_in[0]);
    assert!(fs::read_to_string(&usual).expect("a record").contains(&chosen));
    said(&["check", &usual, "--components", &file]);
    let again = record_of(&folder, "again", &["--components", &file, "--set", &chosen]);
    assert_eq!(fs::read_to_string(again).expect("a record"), fs::read_to_string(usual).expect("a record"));
}

/// A set has its own name and numbers wherever sets are told of: a value read from the box is no longer reconstructed.
#[test]
fn a_set_may_have_a_name() {
    let folder = Folder::new("components-named");
    let file = folder.changed("mine.json", r#""card": "silk""#, r#""exhaust": "low""#, r#""exhaust": "box""#);
    let text = fs::read_to_string(&file).expect("a file");
    fs::write(&file, text.replacen("{", "{ \"name\": \"From my box\",", 1)).expect("a file");
    let [built_in] = &sets(&[])[..] else { panic!("one set is offered") };
    let earlier = "4dc9c6383e3c4a34  340 of 393 values reconstructed  (built in earlier)\n";
    let usual = format!("{built_in}  340 of 393 values reconstructed  (built in)\n{earlier}");
    assert_eq!(said(&["components", "--list"]), usual);
    let named = format!("{built_in}  339 of 393 values reconstructed  From my box\n{earlier}");
    assert_eq!(said(&["components", "--list", "--components", &file]), named);
    let games: serde_json::Value =
        serde_json::from_str(&said(&["games", "--json", "--components", &file])).expect("JSON");
    let inventions = games.as_array().expect("games").iter().find(|game| game["name"] == "inventions");
    let about = serde_json::json!({
        "name": "From my box", "named": "yes", "values": 393, "reconstructed": 339, "extent": "most", "unplayed": 0
    });
    assert_eq!(inventions.expect("Inventions")["about"], about);
}

/// Matches and records of the set that came with earlier versions still open, with or without a file.
#[test]
fn the_earlier_set_still_plays() {
    let folder = Folder::new("components-earlier");
    let record = record_of(&folder, "earlier", &["--set", "components=4dc9c6383e3c4a34"]);
    assert!(fs::read_to_string(&record).expect("a record").contains("components=4dc9c6383e3c4a34"));
    said(&["check", &record]);
    let file = folder.changed("mine.json", r#""card": "silk""#, r#""chain": "share""#, r#""chain": "travel""#);
    said(&["check", &record, "--components", &file]);
}

#[test]
fn several_files_can_be_given() {
    let folder = Folder::new("components-several");
    let one = folder.changed("one.json", r#""card": "silk""#, r#""chain": "share""#, r#""chain": "travel""#);
    let two = folder.changed("two.json", r#""card": "silk""#, r#""chain": "share""#, r#""chain": "invent""#);
    let all = sets(&["--components", &one, "--components", &two]);
    assert_eq!(all.len(), 3);
    assert_eq!(all[0], sets(&["--components", &one])[0]);
    assert_eq!(all[1], sets(&["--components", &two])[0]);
    assert_eq!(all[2..], sets(&[]));
}

const ACTIONS: &str = "present, invent, innovate, share, call-specialists, gain-influence, travel, eureka, \
    send-diplomat, call-diplomat";

#[test]
fn a_broken_file_is_refused_with_entry_and_field() {
    let folder = Folder::new("components-broken");
    let file = folder.changed("broken.json", r#""card": "silk""#, r#""chain": "share""#, r#""chain": "dance""#);
    let expected =
        format!("innovarium: {file}: idea card 'silk', field 'chain': 'dance' is not an action; allowed: {ACTIONS}");
    for command in [&["games"][..], &["serve"], &["simulate", "innovation"], &["components"]] {
        assert_eq!(refusal(&[command, &["--components", &file]].concat()), expected);
    }
    let missing = folder.file("missing.json");
    assert!(refusal(&["games", "--components", &missing]).starts_with(&format!("innovarium: {missing}: ")));
    fs::write(&file, "{").expect("a file");
    assert!(refusal(&["games", "--components", &file]).starts_with(&format!("innovarium: {file}: ")));
}

/// `components --check`: a good file in one line; all errors of a bad one, each with place, word and allowed words.
#[test]
fn a_file_is_looked_through_for_all_its_errors_at_once() {
    let folder = Folder::new("components-check");
    let good = folder.changed("good.json", r#""card": "silk""#, r#""chain": "share""#, r#""chain": "travel""#);
    let told = said(&["components", "--check", &good]);
    assert!(told.ends_with("  340 of 393 values reconstructed\n") && told.lines().count() == 1, "{told}");
    let mine = &sets(&["--components", &good])[0];
    assert!(told.starts_with(mine.as_str()), "{told} is not of {mine}");

    let mut file: serde_json::Value = serde_json::from_str(&said(&["components"])).expect("JSON");
    file["economy_tiles"][0]["benefit"] = "a pony".into();
    file["culture_tiles"][2]["action"] = "dance".into();
    file["milestones"][0]["diplomat_action"] = "99 ip".into();
    file["idea_cards"][0]["confidence"]["chain"] = "certain".into();
    file["regions"][1]["colour"] = "red".into();
    file.as_object_mut().expect("sections").remove("ropes");
    let bad = folder.file("bad.json");
    fs::write(&bad, file.to_string()).expect("a file");
    let output = innovarium(&["components", "--check", &bad]);
    assert_eq!(output.status.code(), Some(2));
    let [told, problem] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("text"));
    assert_eq!(problem, format!("innovarium: {bad}: 6 errors\n"), "{told}");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 6, "{told}");
    for expected in [
        &format!("culture tile '3', field 'action': 'dance' is not an action; allowed: {ACTIONS}"),
        "economy tile '1', field 'benefit': 'a pony'",
        "'99 ip'",
        "'certain'",
        "field 'colour'",
        "section 'ropes': it must be there, and be a list",
    ] {
        assert_eq!(lines.iter().filter(|line| line.contains(expected)).count(), 1, "'{expected}' in\n{told}");
    }
    let benefits = lines.iter().find(|line| line.contains("'a pony'")).expect("it was found");
    assert!(benefits.contains("N scholar, ") && !benefits.contains("turn order"), "only what can stand there: {told}");
    let confidences = "allowed: rulebook, public, box, high, medium, low";
    assert!(lines.iter().any(|line| line.contains("'certain'") && line.contains(confidences)), "{told}");

    fs::write(&bad, "{").expect("a file");
    let output = innovarium(&["components", "--check", &bad]);
    assert_eq!((output.status.code(), output.stderr), (Some(2), format!("innovarium: {bad}: 1 error\n").into()));
    assert!(refusal(&["components", "--check", &folder.file("missing.json")]).contains("missing.json"));
}
