//! Clocks of matches: what is left is kept by the server, through restarts, and counts only while it is up.

use std::time::Duration;

use serde_json::{Value, json};

use crate::browser::{Browser, Reply, friends, wish, with, word};
use crate::host::{Host, MovedTime};
use crate::live::Live;

const DAY: u64 = 24 * 60 * 60;

fn bank() -> Value {
    json!({ "clock": { "kind": "bank", "seconds": 600, "increment": 15 } })
}

fn per_move(seconds: u64) -> Value {
    json!({ "clock": { "kind": "move", "seconds": seconds } })
}

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn left(summary: &Value) -> &Value {
    &summary["clock"]["left"]
}

fn choose_first(live: &mut Live) {
    let first = live.offers()[0].clone();
    live.choose(&first);
}

/// The same people after a restart.
fn again(host: &Host, people: &[Browser]) -> Vec<Browser> {
    let same = |person: &Browser| {
        let browser = host.browser();
        browser.set_cookie(person.cookie().as_deref());
        browser
    };
    people.iter().map(same).collect()
}

#[test]
fn clocks_run_for_those_who_are_asked_and_all_see_them() {
    let time = MovedTime::default();
    let host = Host::timed(&time);
    let (people, id) = friends(&host, &["Ada", "Ben"], with(bank(), json!({ "public": true })));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let clock = &ada.state["match"]["clock"];
    assert_eq!(clock["setting"], bank()["clock"]);
    assert_eq!((&clock["left"], &clock["running"]), (&json!([600_000, 600_000]), &json!([0, 1])));
    time.pass(seconds(10));
    choose_first(&mut ada);
    assert_eq!(left(&ada.state["match"]), &json!([605_000, 590_000]), "10 s less for both, 15 s more for who chose");
    assert_eq!(ada.state["match"]["clock"]["running"], json!([1]));
    time.pass(seconds(30));
    assert_eq!(left(&people[0].summary(&id)), &json!([605_000, 560_000]));
    ben.version_reached(ada.version());
    choose_first(&mut ben);
    // What was taken back brings no time, and what was spent stays spent.
    let before = people[1].summary(&id)["clock"]["left"][1].clone();
    let asked_again = ben.is_asked();
    ben.say(&json!({ "type": "undo" }));
    ben.state_where("an undo or a request", |state| state["undo"]["asked_by"] == 1 || state["match"]["choices"] == 1);
    ada.say(&json!({ "type": "undo-answer", "agree": true }));
    ben.state_where("it is back", |state| state["match"]["choices"] == 1);
    let now = left(&ben.state["match"])[1].as_i64();
    let increment = if asked_again { 0 } else { 15_000 };
    assert_eq!(now, before.as_i64().map(|before| before - increment), "{before}");
    assert_eq!(now, Some(560_000));
}

#[test]
fn lists_say_when_time_runs_out_and_stay_the_same_meanwhile() {
    let time = MovedTime::default();
    let host = Host::timed(&time);
    let (people, id) = friends(&host, &["Ada", "Ben"], with(bank(), json!({ "public": true })));
    let started = people[0].sit(&id, 0).state["waiting_since"].as_i64().expect("a date");
    for (browser, list) in [(&people[0], "mine"), (&people[1], "mine"), (&host.browser(), "watch")] {
        let first = browser.get("/api/lobby");
        let tag = first.header("etag").expect("a tag").to_string();
        let clock = first.ok()[list][0]["clock"].clone();
        assert_eq!((&clock["left"], &clock["running"]), (&json!([null, null]), &json!([0, 1])));
        assert_eq!(clock["runs_out"], started + 600_000);
        time.pass(Duration::from_millis(1234));
        let again = browser.send("GET", "/api/lobby", &[("if-none-match", &tag)], None);
        assert_eq!(again.status, 304, "{list}: {}", again.text);
    }
    let mut ada = people[0].sit(&id, 0);
    choose_first(&mut ada);
    let changed = people[0].get("/api/lobby").ok()["mine"][0]["clock"].clone();
    assert_eq!((&changed["running"], &changed["runs_out"]), (&json!([1]), &json!(started + 600_000)));
}

#[test]
fn a_clock_that_cannot_be_stopped_at_once_is_stopped_soon() {
    let time = MovedTime::default();
    let host = Host::timed(&time);
    let (_people, id) = friends(&host, &["Ada", "Ben"], per_move(60));
    // As if a backup of the host held the file for longer than the server waits for it.
    let data = host.data();
    data.lock();
    time.pass(seconds(61));
    std::thread::sleep(seconds(6));
    data.unlock();
    assert_eq!(wait_until(|| finished(&host, &id)), "time");
}

#[test]
fn of_two_whoever_runs_out_has_lost() {
    let time = MovedTime::default();
    let host = Host::timed(&time);
    let (people, id) = friends(&host, &["Ada", "Ben"], per_move(60));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    time.pass(seconds(59));
    choose_first(&mut ada);
    ben.version_reached(ada.version());
    time.pass(Duration::from_millis(1001));
    ben.state_where("the end", |state| state["match"]["status"] == "finished");
    let over = &ben.state["match"];
    assert_eq!(over["outcome"], json!({ "how": "time", "places": [1, 2], "points": [0, 0] }));
    assert_eq!((&over["seats"][1]["departed"], &over["clock"]["running"]), (&json!("time"), &json!([])));
    ada.until("a note", |message| message["note"] == "time" && message["seat"] == 1);
    let record = people[0].get(&format!("/api/matches/{id}/record")).text;
    assert!(record.ends_with("\n# ended: time, B\n"), "{record}");
}

#[test]
fn a_choice_that_comes_too_late_does_not_count() {
    let time = MovedTime::default();
    // Nobody looks for deadlines here.
    let clock = std::sync::Arc::new(time.clone());
    let host = Host::with(move |config| {
        config.time = clock;
        config.sweep = seconds(DAY);
    });
    let (people, id) = friends(&host, &["Ada", "Ben"], per_move(60));
    let mut ada = people[0].sit(&id, 0);
    time.pass(seconds(61));
    let first = ada.offers()[0].clone();
    ada.send_choice(&first);
    ada.refused("stale");
    let over = people[1].summary(&id);
    assert_eq!((&over["status"], &over["choices"]), (&json!("finished"), &json!(0)));
    assert_eq!(over["outcome"]["how"], "time");
}

fn take_back(browser: &Browser, id: &str, seat: usize) -> Reply {
    browser.post(&format!("/api/matches/{id}/return"), &json!({ "seat": seat }))
}

#[test]
fn of_several_a_bot_goes_on_and_a_spent_bank_is_spent() {
    let time = MovedTime::default();
    let host = Host::timed(&time);
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], bank());
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    choose_first(&mut ada);
    ben.version_reached(ada.version());
    choose_first(&mut ben);
    time.pass(seconds(601));
    ada.state_where("the bot", |state| state["match"]["seats"][2]["kind"] == "bot");
    let summary = people[2].summary(&id);
    assert_eq!((&summary["may_return"], &summary["seats"][2]["departed"]), (&json!([]), &json!("time")));
    assert_eq!(left(&summary)[2], json!(null), "bots have no clock");
    take_back(&people[2], &id, 2).refused("forbidden");
    assert_eq!(people[0].summary(&id)["status"], "running");
}

#[test]
fn after_a_move_that_took_too_long_the_next_one_has_its_own_time() {
    let time = MovedTime::default();
    let host = Host::timed(&time);
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], per_move(60));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    choose_first(&mut ada);
    ben.version_reached(ada.version());
    choose_first(&mut ben);
    time.pass(seconds(61));
    // It may go on with its first turn at once.
    let asks = |state: &Value| state["match"]["asked"].as_array().is_some_and(|asked| asked.contains(&json!(2)));
    let over = |state: &Value| state["match"]["choices"].as_u64() >= Some(3) && !asks(state);
    ada.state_where("what the bot decided instead", over);
    assert_eq!(people[2].summary(&id)["may_return"], json!([2]));
    assert_eq!(take_back(&people[2], &id, 2).ok()["yours"], json!([2]));
}

#[test]
fn leaving_and_coming_back_brings_no_time() {
    let time = MovedTime::default();
    let host = Host::timed(&time);
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], bank());
    let mut ada = people[0].sit(&id, 0);
    time.pass(seconds(10));
    people[2].post(&format!("/api/matches/{id}/leave"), &json!({ "seat": 2 })).ok();
    ada.state_where("what the bot decided", |state| state["match"]["choices"] == 1);
    let back = take_back(&people[2], &id, 2).ok();
    assert_eq!(left(&back)[2], 590_000, "neither an increment nor a new minute");
}

#[test]
fn an_outage_counts_for_nobody() {
    let time = MovedTime::default();
    let mut host = Host::timed(&time);
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], with(per_move(3 * DAY), json!({ "limit": 3600 })));
    time.pass(seconds(1000));
    host.stop();
    time.pass(seconds(30 * DAY));
    let host = host.restart_timed(&time);
    let people = again(&host, &people);
    let rest = 3 * DAY * 1000 - 1_000_000;
    assert_eq!(left(&people[0].summary(&id)), &json!([rest, rest, rest]));
    // Nor does it make anybody absent for too long.
    let mut ada = people[0].sit(&id, 0);
    let _ben = people[1].sit(&id, 1);
    ada.say(&json!({ "type": "handover", "seat": 2, "agree": true }));
    ada.state_where("a proposal", |state| state["handover"][0]["agreed"] == json!([0]));
    assert_eq!(ada.state["match"]["seats"][2]["kind"], "person");
    time.pass(seconds(3600 - 1000));
    ada.say(&json!({ "type": "handover", "seat": 2, "agree": true }));
    ada.state_where("the bot", |state| state["match"]["seats"][2]["kind"] == "bot");
    assert_eq!(ada.state["match"]["seats"][2]["departed"], "absent");
}

#[test]
fn time_runs_out_though_nobody_is_there() {
    let time = MovedTime::default();
    let mut host = Host::timed(&time);
    let (people, id) = friends(&host, &["Ada", "Ben"], per_move(3 * DAY));
    let mut ada = people[0].sit(&id, 0);
    choose_first(&mut ada);
    drop(ada);
    host.stop();
    let host = host.restart_timed(&time);
    let people = again(&host, &people);
    time.pass(seconds(3 * DAY + 1));
    let over = wait_until(|| finished(&host, &id));
    assert_eq!(over, "time");
    assert_eq!(people[1].summary(&id)["outcome"]["places"], json!([1, 2]));
}

/// How it ended, without opening the match: only the server itself does.
fn finished(host: &Host, id: &str) -> Option<String> {
    let sql = format!("SELECT outcome FROM matches WHERE id = '{id}' AND status = 'finished'");
    let outcome: Value = serde_json::from_str(&host.data().text(&sql)?).expect("JSON");
    Some(word(&outcome["how"]))
}

fn wait_until<T>(look: impl Fn() -> Option<T>) -> T {
    for _ in 0..1000 {
        if let Some(found) = look() {
            return found;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("it did not happen");
}

#[test]
fn matches_that_stand_still_are_closed() {
    let time = MovedTime::default();
    let host = Host::timed(&time);
    let (people, several) = friends(&host, &["Ada", "Ben", "Cy"], json!({}));
    let alone = people[0].make(&wish(&["me", "casual"]));
    let waiting = people[0].make(&wish(&["me", "open"]));
    time.pass(seconds(89 * DAY));
    assert_eq!(people[0].summary(&several)["status"], "running");
    choose_first(&mut people[0].sit(&several, 0));
    time.pass(seconds(2 * DAY));
    wait_until(|| (people[0].get(&format!("/api/matches/{waiting}")).status == 404).then_some(()));
    assert_eq!(people[0].summary(&several)["status"], "running", "it has moved since");
    time.pass(seconds(88 * DAY));
    assert_eq!(wait_until(|| finished(&host, &several)), "abandoned");
    let over = people[0].summary(&several);
    assert_eq!(over["outcome"]["places"], json!([1, 1, 1]));
    assert_eq!(people[0].summary(&alone)["status"], "running", "it is one's own");
}

/// The deadline is not written with every choice; a match that is looked at too early for that goes on.
#[test]
fn a_match_stands_still_since_its_last_choice() {
    let time = MovedTime::default();
    let host = Host::timed(&time);
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let deadline = || host.data().number(&format!("SELECT deadline FROM matches WHERE id = '{id}'"));
    let stored = deadline();
    time.pass(seconds(60 * 60));
    choose_first(&mut people[0].sit(&id, 0));
    assert_eq!(deadline(), stored);
    time.pass(seconds(90 * DAY - 60));
    wait_until(|| (deadline() > stored).then_some(()));
    assert_eq!(people[0].summary(&id)["status"], "running");
    time.pass(seconds(120));
    assert_eq!(wait_until(|| finished(&host, &id)), "abandoned");
}

#[test]
fn a_file_of_earlier_programs_gets_its_deadlines() {
    let time = MovedTime::default();
    let mut host = Host::timed(&time);
    let (people, several) = friends(&host, &["Ada", "Ben"], json!({}));
    let alone = people[0].make(&wish(&["me", "casual"]));
    host.stop();
    // As the migration leaves them.
    let set = "UPDATE matches SET deadline = 5, timing = '{\"since\":0,\"left\":[]}'";
    host.data().run(set);
    let host = host.restart_timed(&time);
    let deadline = |id: &str| host.data().number(&format!("SELECT deadline FROM matches WHERE id = '{id}'"));
    time.pass(seconds(10));
    wait_until(|| deadline(&alone).is_none().then_some(()));
    wait_until(|| (deadline(&several) > Some(5)).then_some(()));
    let people = again(&host, &people);
    assert_eq!(people[0].summary(&several)["status"], "running");
}

#[test]
fn only_sensible_clocks_are_taken() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let clocks = [
        json!({ "kind": "move", "seconds": 59 }),
        json!({ "kind": "move", "seconds": 14 * DAY + 1 }),
        json!({ "kind": "bank", "seconds": 600, "increment": 601 }),
        json!({ "kind": "bank", "seconds": DAY + 1, "increment": 0 }),
        json!({ "kind": "bank", "seconds": 600 }),
        json!({ "kind": "move", "seconds": -1 }),
        json!({ "kind": "move", "seconds": 60, "increment": 1 }),
        json!({ "kind": "sand", "seconds": 60 }),
        json!("20+15"),
    ];
    for clock in clocks {
        ada.post("/api/matches", &with(wish(&["me", "open"]), json!({ "clock": clock }))).refused("bad-request");
    }
    // People at one device share it.
    ada.post("/api/matches", &with(wish(&["me", "Ben"]), bank())).refused("bad-request");
    assert_eq!(ada.get("/api/lobby").ok()["mine"], json!([]));
    let id = ada.make(&with(wish(&["me", "open"]), json!({ "clock": null })));
    assert_eq!(ada.summary(&id)["clock"], json!(null));
    let id = ada.make(&with(wish(&["me", "open"]), per_move(14 * DAY)));
    assert_eq!(left(&ada.summary(&id)), &json!([null, null]), "nobody's time runs before it begins");
}
