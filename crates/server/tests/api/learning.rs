//! Lessons, and positions that anybody explores.

use serde_json::{Value, json};

use crate::browser::{wish, word};
use crate::host::Host;
use crate::playing::against_bot;

const ARCHERY: &str = "A red: Archery\nB hand: Sailing\nsupply 1: Oars\n";

fn study(scene: &str, choices: &[&str]) -> Value {
    json!({ "game": "innovation", "scene": scene, "choices": choices, "seat": null })
}

#[test]
fn every_lesson_is_listed_and_comes_with_all_its_positions() {
    let host = Host::start();
    let browser = host.browser();
    let list = browser.get("/api/lessons/de").ok();
    let lessons = list["lessons"].as_array().expect("lessons");
    assert!(!lessons.is_empty());
    for lesson in lessons {
        let name = word(&lesson["name"]);
        let script = browser.get(&format!("/api/games/innovation/lessons/{name}/de")).ok();
        let steps = script["steps"].as_array().expect("steps");
        assert_eq!(lesson["steps"], steps.len());
        assert_eq!(script["names"][script["you"].as_u64().expect("a seat") as usize], "");
        let title = format!("lesson-{name} = {}\n", word(&lesson["title"]));
        assert!(word(&script["words"]).contains(&title), "{title}");
        for step in steps {
            check_step(step, &name);
        }
    }
    browser.get("/api/lessons/fr").refused("not-found");
    browser.get("/api/games/innovation/lessons/nothing/en").refused("not-found");
    browser.get("/api/games/nothing/lessons/draw/en").refused("not-found");
}

/// Whatever is asked for is offered, and leads somewhere.
fn check_step(step: &Value, lesson: &str) {
    let results = step["results"].as_array().expect("results");
    if step["task"]["kind"] != "choose" {
        assert_eq!(results.len(), 1, "{lesson}: {step}");
        return;
    }
    let offers = step["question"]["offers"].as_array().expect("offers");
    let choices = step["task"]["choices"].as_array().expect("choices");
    assert_eq!(choices.len(), results.len());
    for (choice, result) in choices.iter().zip(results) {
        assert!(offers.iter().any(|offer| offer["choice"] == *choice), "{lesson}: {choice}");
        assert_eq!(result["choice"], *choice);
    }
}

#[test]
fn a_position_is_explored_and_taken_back() {
    let host = Host::start();
    let browser = host.browser();
    let begun = browser.post("/api/study", &study(ARCHERY, &[])).ok();
    assert_eq!((&begun["asked"], &begun["seats"], &begun["news"]), (&json!([0]), &json!(2), &json!([])));
    let asked = browser.post("/api/study", &study(ARCHERY, &["A: dogma Archery"])).ok();
    assert_eq!(asked["asked"], json!([1]));
    let offers: Vec<String> =
        asked["question"]["offers"].as_array().expect("offers").iter().map(|offer| word(&offer["choice"])).collect();
    assert_eq!(offers, ["Oars", "Sailing"]);
    let done = browser.post("/api/study", &study(ARCHERY, &["A: dogma Archery", "B: Oars"])).ok();
    assert_eq!(done["view"]["players"][0]["hand"][0]["name"], "Oars");
    // What it has come to is a position like any other.
    let scene = word(&done["scene"]);
    let again = browser.post("/api/study", &study(&scene, &[])).ok();
    assert_eq!((&again["view"], &again["scene"]), (&done["view"], &done["scene"]));
}

#[test]
fn whoever_looks_through_a_seat_sees_no_more_than_that_seat() {
    let host = Host::start();
    let browser = host.browser();
    let mut through_a_seat = study(ARCHERY, &[]);
    through_a_seat["seat"] = json!(0);
    let seen = browser.post("/api/study", &through_a_seat);
    let text = seen.text.clone();
    let seen = seen.ok();
    assert!(!text.contains("Sailing"), "{text}");
    assert_eq!(seen["scene"], json!(null));
    through_a_seat["seat"] = json!(7);
    browser.post("/api/study", &through_a_seat).refused("not-your-seat");
}

#[test]
fn a_position_that_cannot_be_is_refused_with_its_line() {
    let host = Host::start();
    let browser = host.browser();
    // What is wrong as a whole is no single line's fault; what a line says wrong is, also where it is the first.
    const TWICE: (&str, i32) = ("A achievements: 3\nB achievements: 3\n", 0);
    for (scene, line) in [
        ("A hand: Nonsense\n", 1),
        ("A red: Archery\nA blue: Nonsense\n", 2),
        ("nonsense", 1),
        ("seats: 999\n", 0),
        TWICE,
    ] {
        let error = browser.post("/api/study", &study(scene, &[])).refused("bad-scene");
        assert_eq!(error["args"]["line"], line, "{scene}: {error}");
    }
    browser.post("/api/study", &study("A red: Archery\nplay:\nA: draw\n", &[])).refused("bad-scene");
    browser.post("/api/study", &study(ARCHERY, &["A: achieve 1"])).refused("bad-scene");
    browser.post("/api/study", &study(ARCHERY, &["nonsense"])).refused("bad-scene");
    browser.post("/api/study", &study(ARCHERY, &vec!["A: draw"; 5_001])).refused("too-large");
    let mut other = study(ARCHERY, &[]);
    other["game"] = json!("chess");
    browser.post("/api/study", &other).refused("not-found");
}

#[test]
fn what_was_chosen_is_told_in_words_as_far_as_one_may_know_it() {
    let host = Host::start();
    let browser = host.browser();
    let mut line = study(ARCHERY, &["A: dogma Archery", "B: Oars"]);
    let all = browser.post("/api/study", &line).ok();
    let said = |moment: &Value| -> Vec<Value> {
        moment["line"].as_array().expect("a line").iter().map(|choice| choice["label"]["id"].clone()).collect()
    };
    assert!(said(&all).iter().all(Value::is_string), "{all}");
    line["seat"] = json!(0);
    let of_a = browser.post("/api/study", &line).ok();
    assert!(said(&of_a)[0].is_string() && said(&of_a)[1].is_null(), "{of_a}");
}

#[test]
fn a_record_is_explored_from_its_end() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make_and_watch(&wish(&["casual", "casual"]));
    let record = ada.get(&format!("/api/matches/{id}/record")).text;
    let end = ada.post("/api/study", &study(&record, &[])).ok();
    assert_eq!(end["asked"], json!([]));
    assert!(end["outcome"].is_object());
    ada.post("/api/study", &study(&record.replace("innovarium record 1", "innovarium record 9"), &[]))
        .refused("bad-record");
    ada.post("/api/study", &study(&record.replace(": draw", ": rest"), &[])).refused("bad-record");
    let mut other = study(&record, &[]);
    other["game"] = json!("nim");
    ada.post("/api/study", &other).refused("bad-scene");
}

#[test]
fn the_lines_of_a_position_are_told_for_every_table() {
    let host = Host::start();
    let browser = host.browser();
    let lines = browser.get("/api/games/innovation/setup-lines/3").ok();
    let keys: Vec<String> = lines["lines"].as_array().expect("lines").iter().map(|line| word(&line["key"])).collect();
    assert!(
        ["turn", "C hand", "supply 7", "A red"].iter().all(|key| keys.iter().any(|other| other == key)),
        "{keys:?}"
    );
    assert!(!keys.iter().any(|key| key == "D hand"));
    for path in ["innovation/setup-lines/9", "innovation/setup-lines/0", "innovation/setup-lines/2?teams=yes"] {
        browser.get(&format!("/api/games/{path}")).refused("bad-request");
    }
    browser.get("/api/games/chess/setup-lines/2").refused("not-found");
}

#[test]
fn a_search_has_an_opinion_on_any_position() {
    let host = Host::start();
    let browser = host.browser();
    // The sixth achievement wins.
    let scene = "A red: Archery\nA score: Philosophy, Compass\nA achievements: 2, 3, 4, 5, 6\nB green: Sailing\n";
    let advice = browser.post("/api/study/hint", &json!({ "study": study(scene, &[]), "seat": 0 })).ok();
    assert_eq!(advice["hints"][0]["choice"], "achieve 1", "{advice}");
    browser.post("/api/study/hint", &json!({ "study": study(scene, &[]), "seat": 1 })).refused("not-asked");
    browser.post("/api/study/hint", &json!({ "study": study(scene, &[]), "seat": 9 })).refused("not-your-seat");
}

#[test]
fn only_matches_that_are_over_are_positions_to_explore() {
    let host = Host::start();
    let (ada, id, live) = against_bot(&host, 8);
    ada.get(&format!("/api/matches/{id}/scene")).refused("forbidden");
    drop(live);
    let over = ada.make_and_watch(&wish(&["casual", "casual"]));
    let all = ada.summary(&over)["choices"].as_u64().expect("a number");
    let mut begun_by = [0; 2];
    for at in (0..all).step_by(5).chain([all]) {
        let mut then = ada.get(&format!("/api/matches/{over}/scene?at={at}")).ok();
        begun_by[usize::from(word(&then["scene"]).starts_with("innovarium record"))] += 1;
        then["seat"] = json!(null);
        // Also in the middle of an effect, where no set-up line leads.
        let explored = ada.post("/api/study", &then).ok();
        let moment = ada.moment(&over, at);
        assert_eq!(explored["view"]["players"], moment["view"]["players"], "at {at}");
        assert_eq!(explored["asked"], moment["asked"], "at {at}");
    }
    let [by_lines, by_record] = begun_by;
    assert!(by_lines > 2 * by_record && by_record > 0, "{begun_by:?}");
    ada.get(&format!("/api/matches/{over}/scene?at={}", all + 1)).refused("not-found");
}

fn attempt(choices: &[String], help: bool) -> Value {
    json!({ "choices": choices, "help": help })
}

fn address_of(puzzle: &Value) -> String {
    format!("/api/games/{}/puzzles/{}", word(&puzzle["game"]), word(&puzzle["id"]))
}

#[test]
fn every_puzzle_is_listed_and_its_solution_solves_it() {
    let host = Host::start();
    let browser = host.browser();
    let list = browser.get("/api/puzzles/de").ok();
    assert!(word(&list["words"]).contains("puzzle-innovation-goal-win"));
    let puzzles = list["puzzles"].as_array().expect("puzzles");
    assert!(puzzles.len() >= 100, "{}", puzzles.len());
    // The tests of the kits solve all of them; here a few are, through the API.
    for puzzle in puzzles.iter().step_by(20) {
        let address = address_of(puzzle);
        let mut choices: Vec<String> = Vec::new();
        let solved = loop {
            let moment = browser.post(&address, &attempt(&choices, true)).ok();
            assert_eq!(moment["names"][moment["you"].as_u64().expect("a seat") as usize], "");
            if moment["verdict"] == "solved" {
                break moment;
            }
            assert_eq!(moment["verdict"], "open", "{address} after {choices:?}");
            choices.push(word(&moment["next"]));
        };
        assert_eq!(puzzle["choices"], choices.len(), "{address}");
        assert!(solved["now"].as_i64() >= solved["number"].as_i64() && solved["next"].is_null());
    }
}

#[test]
fn a_wrong_choice_is_told_apart_and_nothing_hidden_is_shown() {
    let host = Host::start();
    let browser = host.browser();
    let list = browser.get("/api/puzzles/en").ok();
    let address = address_of(&list["puzzles"][0]);
    let begun = browser.post(&address, &attempt(&[], false)).ok();
    assert!(begun["next"].is_null(), "help was not asked for");
    let offers = begun["question"]["offers"].as_array().expect("offers");
    let verdicts: Vec<String> = offers
        .iter()
        .map(|offer| word(&browser.post(&address, &attempt(&[word(&offer["choice"])], false)).ok()["verdict"]))
        .collect();
    assert!(verdicts.iter().any(|verdict| verdict == "open"), "{verdicts:?}");
    assert!(verdicts.iter().any(|verdict| verdict != "open" && verdict != "solved"), "{verdicts:?}");
    for puzzle in list["puzzles"].as_array().expect("puzzles") {
        let moment = browser.post(&address_of(puzzle), &attempt(&[], false)).ok();
        let (you, players) = (moment["you"].as_u64(), moment["view"]["players"].as_array().expect("players"));
        let others = players.iter().zip(0..).filter(|(_, seat)| Some(*seat) != you).map(|(player, _)| player);
        let hidden: Vec<&Value> = others.flat_map(|player| player["hand"].as_array().expect("a hand")).collect();
        assert!(hidden.iter().all(|card| card["name"].is_null()), "{hidden:?}");
    }

    browser.post(&address, &attempt(&["sing".to_string()], false)).refused("not-offered");
    browser.post(&address, &attempt(&vec!["draw".to_string(); 201], false)).refused("too-large");
    browser.post(&address, &json!({ "choices": [], "help": false, "seat": 1 })).refused("bad-request");
    browser.post("/api/games/innovation/puzzles/nothing", &attempt(&[], false)).refused("not-found");
    browser.post("/api/games/nothing/puzzles/win-1", &attempt(&[], false)).refused("not-found");
    browser.get("/api/puzzles/fr").refused("not-found");
}
