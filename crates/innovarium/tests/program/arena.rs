//! Tournaments of bots, as people and scripts call them.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::calling::{Folder, refused, said};

/// The report without what a clock measures.
fn report(args: &[&str]) -> Value {
    let mut report: Value = serde_json::from_str(&said(&[args, &["--json"]].concat())).expect("one JSON object");
    for bot in report["bots"].as_array_mut().expect("a list") {
        let seconds = bot.as_object_mut().and_then(|bot| bot.remove("seconds_per_decision"));
        assert!(seconds.and_then(|seconds| seconds.as_f64()) > Some(0.0));
    }
    report
}

fn lines(file: &str) -> Vec<String> {
    fs::read_to_string(Path::new(file)).expect("a file").lines().map(String::from).collect()
}

const MEETING: [&str; 8] = ["arena", "innovation", "--bots", "random,greedy", "--games", "20", "--seed", "5"];

#[test]
fn a_tournament_tells_how_every_bot_did() {
    let report: Value = serde_json::from_str(&said(&[
        "arena",
        "innovation",
        "--bots",
        "random,greedy,strong",
        "--games",
        "6",
        "--budget",
        "8",
        "--json",
    ]))
    .expect("one JSON object");
    let bots = report["bots"].as_array().expect("a list");
    let names: Vec<&str> = bots.iter().filter_map(|bot| bot["bot"].as_str()).collect();
    assert_eq!(names, ["random", "greedy", "strong@8"], "the budget is for those who search");
    let mut victories = 0.0;
    for bot in bots {
        let number = |key: &str| bot[key].as_f64().unwrap_or_else(|| panic!("{key} in {bot}"));
        assert_eq!(number("games"), 12.0);
        let (rate, low, high) = (number("win_rate"), bot["interval"][0].as_f64(), bot["interval"][1].as_f64());
        assert!(low < Some(rate + 1e-9) && Some(rate - 1e-9) < high && low >= Some(0.0) && high <= Some(1.0), "{bot}");
        assert!(number("seconds_per_decision") > 0.0 && number("decisions") > 50.0 && number("mean_score") >= 0.0);
        victories += 12.0 * rate;
    }
    assert!((victories - 18.0).abs() < 1e-9, "every game has one victory: {victories}");
    let pairs = report["pairs"].as_array().expect("a list");
    assert_eq!(pairs.len(), 3);
    assert!(pairs.iter().all(|pair| pair["games"] == 6 && pair["mean_margin"].is_f64()));
    let ratings = report["ratings"].as_array().expect("a list");
    assert!(ratings[0]["rating"].as_f64() < ratings[1]["rating"].as_f64(), "greedy beats random: {ratings:?}");
    assert!(ratings.iter().all(|rating| rating["uncertainty"].as_f64() > Some(0.0)));
    assert_eq!(report["games"], 18);
}

#[test]
fn people_get_a_table() {
    let table = said(&MEETING);
    assert!(table.starts_with("innovation, 2 seats, 20 games, seed 5\n"), "{table}");
    assert!(table.contains("random against greedy:"), "{table}");
    let longer = said(&[&MEETING[..], &["--set", "longer=yes"]].concat());
    assert!(longer.starts_with("innovation, 2 seats, 20 games, seed 5, longer=yes\n"), "{longer}");
}

#[test]
fn every_deal_is_played_with_the_seats_swapped() {
    let folder = Folder::new("arena-swapped");
    let records = folder.file("records");
    said(&[&MEETING[..], &["--records", &records]].concat());
    for seed in 5..15 {
        for bots in ["random-greedy", "greedy-random"] {
            let name = format!("{records}/innovation-{seed}-{bots}.record");
            let record = fs::read_to_string(&name).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(record.contains(&format!("\nseed: {seed}\n")), "{name}");
            assert!(record.contains(&format!("\nA: {} A\n", bots.split('-').next().unwrap_or_default())), "{name}");
            assert!(said(&["check", &name]).contains("finished"));
        }
    }
    assert_eq!(lines(&format!("{records}/arena.jsonl")).len(), 21, "a line for the title and one a game");
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let args = ["arena", "inventions", "--bots", "random,greedy", "--games", "6", "--seats", "3", "--seed", "2"];
    let alone = report(&args);
    assert_eq!(alone["games"], 6);
    assert_eq!(report(&[&args[..], &["--jobs", "3"]].concat()), alone);
}

#[test]
fn an_interrupted_tournament_goes_on_where_it_was() {
    let folder = Folder::new("arena-resumed");
    let state = folder.file("state.jsonl");
    let args = [&MEETING[..], &["--state", &state]].concat();
    let whole = report(&MEETING);
    assert_eq!(report(&args), whole);
    let written = lines(&state);
    // As if it had been stopped in the middle of a line.
    let torn = &written[9][..written[9].len() / 2];
    fs::write(&state, written[..9].join("\n") + "\n" + torn).expect("a file");
    assert_eq!(report(&args), whole);
    let again = lines(&state);
    assert_eq!((again.len(), &again[..9]), (21, &written[..9]), "what was played is not played again");
    // A longer tournament goes on from a shorter one.
    let long = [&args[..], &["--games", "30"]].concat();
    let long: Vec<&str> =
        long.iter().copied().enumerate().filter(|(at, _)| !(4..6).contains(at)).map(|(_, arg)| arg).collect();
    assert_eq!(report(&long)["games"], 30);
    assert_eq!(lines(&state).len(), 31);
    assert_eq!(report(&args), whole, "and the shorter one still is what it was");
}

#[test]
fn what_is_finished_when_it_is_killed_is_not_lost() {
    let folder = Folder::new("arena-killed");
    let state = folder.file("state.jsonl");
    let args = ["arena", "innovation", "--bots", "greedy,casual@30", "--games", "24", "--jobs", "2", "--state", &state];
    let mut child = Command::new(env!("CARGO_BIN_EXE_innovarium"))
        .args(args)
        .stdout(std::process::Stdio::null())
        .spawn()
        .expect("the program starts");
    let played = || fs::read_to_string(&state).unwrap_or_default().matches('\n').count();
    while played() < 4 {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    child.kill().expect("it still runs");
    child.wait().expect("it ended");
    let before = lines(&state);
    assert!((4..25).contains(&before.len()), "it was in the middle: {}", before.len());
    let resumed = report(&args);
    assert_eq!(lines(&state)[..3], before[..3], "finished games stay");
    assert_eq!(resumed, report(&args[..8]), "as if nothing had happened");
}

#[test]
fn games_without_their_record_are_played_again() {
    let folder = Folder::new("arena-again");
    let records = folder.file("records");
    let args = [&MEETING[..], &["--records", &records]].concat();
    let whole = report(&args);
    let lost = format!("{records}/innovation-7-greedy-random.record");
    let record = fs::read_to_string(&lost).expect("a record");
    fs::remove_file(&lost).expect("it was there");
    assert_eq!(report(&args), whole);
    assert_eq!(fs::read_to_string(&lost).expect("a record"), record);
}

#[test]
fn the_state_of_another_tournament_is_refused() {
    let folder = Folder::new("arena-other");
    let state = folder.file("state.jsonl");
    said(&["arena", "innovation", "--bots", "random,greedy", "--games", "2", "--state", &state]);
    let before = lines(&state);
    let with = |args: &[&str], expected: &str| {
        refused(&[&["arena", "innovation", "--games", "2", "--state", &state], args].concat(), expected);
    };
    with(&["--bots", "random,casual@5"], "another tournament, its bots: 'random,greedy', not 'random,casual@5'");
    with(&["--bots", "random,greedy", "--seed", "9"], "another tournament, its seed");
    with(&["--bots", "random,greedy", "--seats", "3"], "another tournament, its seats");
    with(&["--bots", "random,greedy", "--neighbors"], "another tournament, its neighbors");
    with(&["--bots", "random,greedy", "--set", "longer=yes"], "another tournament, its options");
    assert_eq!(lines(&state), before, "nothing was written");
    fs::write(&state, before.join("\n").replace("\"rules\":", "\"rules\":9") + "\n").expect("a file");
    with(&["--bots", "random,greedy"], "another tournament, its rules");
    let mut tuned: Value = serde_json::from_str(&before[0]).expect("a title");
    tuned["tuned"] = 1.into();
    fs::write(&state, format!("{tuned}\n")).expect("a file");
    with(&["--bots", "random,greedy"], "another tournament, its tuning of bots");
    fs::write(&state, "{\"innovarium_arena\":1,\"game\":\"innovation\"}\n").expect("a file");
    with(&["--bots", "random,greedy"], "its format is 1, this program reads 2");
    fs::write(&state, "my diary").expect("a file");
    with(&["--bots", "random,greedy"], "no state of a tournament");
    fs::write(&state, "my diary\nof today\n").expect("a file");
    with(&["--bots", "random,greedy"], "no state of a tournament");
    fs::write(&state, before[0].clone() + "\n{\"number\":0}\n").expect("a file");
    with(&["--bots", "random,greedy"], "line 2");
}

#[test]
fn a_sequential_test_stops_when_it_is_sure() {
    let args = ["arena", "innovation", "--bots", "random,greedy", "--games", "400", "--sprt"];
    let better = report(&args);
    let test = &better["sprt"];
    assert_eq!(test["verdict"], "better", "{test}");
    assert!(test["log_likelihood_ratio"].as_f64() >= test["upper"].as_f64());
    let games = better["games"].as_u64().expect("a number");
    assert!((30..200).contains(&games), "it stops early, and not at once: {games}");
    assert_eq!(test["sets"].as_u64().map(|sets| 2 * sets), Some(games));
    assert_eq!(report(&[&args[..], &["--jobs", "4"]].concat()), better, "later games do not count");
    let worse = report(&["arena", "innovation", "--bots", "greedy,random", "--games", "400", "--sprt"]);
    assert_eq!(worse["sprt"]["verdict"], "not-better");
    let open = report(&["arena", "innovation", "--bots", "random,greedy", "--games", "4", "--sprt"]);
    assert_eq!((&open["sprt"]["verdict"], &open["games"]), (&"undecided".into(), &4.into()));
    assert!(said(&args).contains("greedy is better than random"));
}

/// The same weights play the same: every deal is shared. Other weights do not.
#[test]
fn a_rival_judges_by_weights_of_its_own() {
    let folder = Folder::new("rival");
    let same = include_str!("../../../age-of-innovation-kit/weights/age-of-innovation.json");
    let mut other: Value = serde_json::from_str(same).expect("a weight file");
    other["weights"] = Value::Array(Vec::new());
    let (same_file, other_file) = (folder.file("same.json"), folder.file("other.json"));
    fs::write(&same_file, same).expect("written");
    fs::write(&other_file, other.to_string()).expect("written");
    let won = |rival: &str| {
        let bots =
            ["arena", "age-of-innovation", "--bots", "strong@1,rival-strong@1", "--games", "6", "--rival", rival];
        report(&bots)["bots"][0]["win_rate"].as_f64().expect("a share")
    };
    assert_eq!(won(&same_file), 0.5);
    assert!(won(&other_file) > 0.8, "a judge that knows nothing should lose");
}

#[test]
fn tournaments_that_cannot_be_are_refused_in_one_line() {
    refused(&["arena", "chess", "--bots", "random,greedy"], "unknown game 'chess'");
    refused(&["arena", "innovation"], "give two or more");
    refused(&["arena", "innovation", "--bots", "random"], "give two or more");
    refused(
        &["arena", "innovation", "--bots", "random,deep-blue"],
        "unknown bot 'deep-blue' (available: random, greedy",
    );
    refused(&["arena", "innovation", "--bots", "random,random"], "'random' stands twice");
    refused(&["arena", "innovation", "--bots", "expert,expert@9", "--budget", "5"], "'expert@5' stands twice");
    refused(&["arena", "innovation", "--bots", "strong,rival-strong"], "Give --rival FILE");
    refused(&["arena", "innovation", "--bots", "random,greedy", "--seats", "7"], "played by 2 to 4, not by 7");
    refused(&["arena", "innovation", "--bots", "random,greedy", "--set", "color=red"], "unknown option 'color'");
    refused(&["arena", "innovation", "--bots", "random,greedy", "--budget", "fast"], "'fast' is not a budget");
    refused(&["arena", "innovation", "--bots", "random,greedy", "--games", "0"], "one game at least");
    refused(&["arena", "innovation", "--bots", "random,greedy,strong", "--sprt"], "compares two bots, not 3");
    refused(&["arena", "innovation", "--bots", "random,greedy", "--sprt", "--null", "0.7"], "must be less than");
    refused(&["arena", "innovation", "--bots", "random,greedy", "--sprt", "--alpha", "2"], "not a rate");
    refused(&["arena", "innovation", "--bots", "random,greedy", "--alpha", "0.1"], "--sprt");
    refused(&["arena", "innovation", "--bots", "random,greedy", "--state", "/no/such/folder/file"], "/no/such/folder");
}
