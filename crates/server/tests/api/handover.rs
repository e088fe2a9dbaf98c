//! A bot plays for somebody who is gone: by agreement of all who are here, or after the time that the match allows.

use std::time::Duration;

use serde_json::{Value, json};

use crate::browser::friends;
use crate::host::Host;
use crate::live::Live;

fn handover(live: &mut Live, seat: usize, agree: bool) {
    live.say(&json!({ "type": "handover", "seat": seat, "agree": agree }));
}

/// Somebody counts as gone after so many milliseconds.
fn patience(absence: u64) -> Host {
    Host::with(|config| config.absence = Duration::from_millis(absence))
}

/// Which seats, and who agrees.
fn shown(state: &Value) -> Value {
    let proposals = state["handover"].as_array().expect("a list").iter();
    proposals.map(|proposal| json!({ "seat": proposal["seat"], "agreed": proposal["agreed"] })).collect()
}

#[track_caller]
fn proposals(live: &mut Live, proposals: Value) {
    live.state_where("the proposals", |state| shown(state) == proposals);
}

/// When the bot will take over.
#[track_caller]
fn from(live: &mut Live) -> i64 {
    let state = live.state_where("a proposal", |state| state["handover"] != json!([]));
    state["handover"][0]["from"].as_i64().expect("a time")
}

#[track_caller]
fn here(live: &mut Live, here: Value) {
    live.until("presence", |message| message["type"] == "presence" && message["here"] == here);
}

fn kind(live: &Live, seat: usize) -> &str {
    live.state["match"]["seats"][seat]["kind"].as_str().expect("a kind")
}

#[test]
fn all_others_can_agree_on_a_bot() {
    let host = patience(0);
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], json!({}));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let mut watcher = host.browser().watch(&id);
    handover(&mut watcher, 2, true);
    watcher.refused("forbidden");

    handover(&mut ada, 2, true);
    proposals(&mut ben, json!([{ "seat": 2, "agreed": [0] }]));
    handover(&mut ben, 2, false);
    proposals(&mut ada, json!([{ "seat": 2, "agreed": [0] }]));
    proposals(&mut ada, json!([]));
    assert_eq!(kind(&ada, 2), "person");

    handover(&mut ada, 2, true);
    handover(&mut ada, 2, true);
    ada.next_state();
    assert_eq!(shown(ada.next_state()), json!([{ "seat": 2, "agreed": [0] }]), "nobody agrees twice");
    proposals(&mut ben, json!([]));
    proposals(&mut ben, json!([{ "seat": 2, "agreed": [0] }]));
    let version = ada.version();
    handover(&mut ben, 2, true);
    ada.state_where("the bot's first card", |state| state["match"]["choices"] == 1);
    assert_eq!((kind(&ada, 2), ada.version()), ("bot", version + 2));
    let seat = &ada.state["match"]["seats"][2];
    assert_eq!((&seat["name"], &seat["level"]), (&json!("Cy"), &json!("casual")));
    assert_eq!(seat["named"], true, "it plays under the name of the one who is gone");
    assert_eq!(ada.state["handover"], json!([]));

    // Who comes back finds the seat taken.
    let cy = people[2].sit(&id, 2);
    assert_eq!((&cy.state["viewer"], &cy.state["match"]["yours"]), (&json!(null), &json!([])));
    handover(&mut ada, 2, true);
    ada.refused("not-found");
}

#[test]
fn who_proposes_a_bot_says_how_strong_it_is() {
    let host = patience(0);
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], json!({}));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let wish = |level: &str| json!({ "type": "handover", "seat": 2, "agree": true, "level": level });
    ada.say(&wish("genius"));
    ada.refused("bad-request");
    ada.say(&wish("beginner"));
    let state = ben.state_where("a proposal", |state| state["handover"] != json!([]));
    assert_eq!(state["handover"][0]["level"], "beginner");
    // Who agrees, agrees to that.
    ben.say(&wish("expert"));
    ada.state_where("the bot", |state| state["match"]["seats"][2]["kind"] == "bot");
    assert_eq!(ada.state["match"]["seats"][2]["level"], "beginner");
}

#[test]
fn nobody_is_replaced_who_is_here() {
    let host = patience(0);
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut ada = people[0].sit(&id, 0);
    let mut ben = people[1].sit(&id, 1);
    handover(&mut ada, 1, true);
    ada.refused("forbidden");
    handover(&mut ada, 0, true);
    ada.refused("forbidden");
    // Even at another seat, or as a watcher, one is here.
    drop(ben);
    here(&mut ada, json!([true, false]));
    ben = people[1].watch(&id);
    here(&mut ada, json!([true, true]));
    handover(&mut ada, 1, true);
    ada.refused("forbidden");
    drop(ben);
    here(&mut ada, json!([true, false]));
    handover(&mut ada, 1, true);
    ada.state_where("the bot", |state| state["match"]["seats"][1]["kind"] == "bot");
}

#[test]
fn who_comes_back_ends_the_proposal() {
    let host = patience(0);
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], json!({}));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    handover(&mut ada, 2, true);
    proposals(&mut ben, json!([{ "seat": 2, "agreed": [0] }]));
    let cy = people[2].sit(&id, 2);
    assert_eq!(cy.state["handover"], json!([]));
    proposals(&mut ben, json!([]));
    handover(&mut ben, 2, true);
    ben.refused("forbidden");
}

#[test]
fn after_the_time_limit_one_is_enough() {
    let host = patience(0);
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], json!({ "limit": 1 }));
    let (mut ada, _ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let since = ada.state["waiting_since"].as_i64().expect("a time");
    let (mut refused, mut asked) = (0, 0);
    while kind(&ada, 2) == "person" {
        let before = now();
        handover(&mut ada, 2, true);
        ada.next_state();
        if kind(&ada, 2) == "person" {
            refused += 1;
            assert!(before - since < 2000, "it is long overdue");
            assert_eq!(shown(&ada.state), json!([{ "seat": 2, "agreed": [0] }]));
        }
        asked += 1;
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(now() - since >= 1000, "the time was not over");
    assert!(refused > 0 && asked == refused + 1);
    assert_eq!(kind(&ada, 2), "bot");
}

#[test]
fn without_a_limit_time_alone_is_not_enough() {
    let host = patience(0);
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], json!({}));
    let (mut ada, _ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let since = ada.state["waiting_since"].as_i64().expect("a time");
    while now() - since < 1200 {
        handover(&mut ada, 2, true);
        assert_eq!(shown(ada.next_state()), json!([{ "seat": 2, "agreed": [0] }]));
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(kind(&ada, 2), "person");
}

#[test]
fn alone_one_must_wait_until_the_other_has_been_gone_for_a_while() {
    let host = patience(2500);
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut ada = people[0].sit(&id, 0);
    let ben = people[1].sit(&id, 1);
    here(&mut ada, json!([true, true]));
    let left = now();
    drop(ben);
    here(&mut ada, json!([true, false]));
    handover(&mut ada, 1, true);
    let from = from(&mut ada);
    assert!((left + 2498..=now() + 2500).contains(&from), "it counts from when he left");
    assert_eq!(kind(&ada, 1), "person");
    // Then it happens by itself.
    ada.state_where("the bot", |state| state["match"]["seats"][1]["kind"] == "bot");
    assert!(now() >= from, "too early");
    assert_eq!(ada.state["handover"], json!([]));
    ada.state_where("the bot's first card", |state| state["match"]["choices"] == 1);
}

#[test]
fn who_is_back_in_time_keeps_the_seat() {
    let host = patience(2500);
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut ada = people[0].sit(&id, 0);
    handover(&mut ada, 1, true);
    let from = from(&mut ada);
    let ben = people[1].sit(&id, 1);
    proposals(&mut ada, json!([]));
    while now() < from + 300 {
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(people[0].summary(&id)["seats"][1]["kind"], "person");
    drop(ben);
}

#[test]
fn whoever_is_not_here_has_no_say() {
    let host = patience(0);
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], json!({}));
    let mut ada = people[0].sit(&id, 0);
    let ben = people[1].sit(&id, 1);
    handover(&mut ada, 2, true);
    proposals(&mut ada, json!([{ "seat": 2, "agreed": [0] }]));
    // A choice of somebody else's changes nothing about who is gone.
    let first = ada.offers()[0].clone();
    ada.choose(&first);
    assert_eq!(shown(&ada.state), json!([{ "seat": 2, "agreed": [0] }]));
    assert_eq!(kind(&ada, 2), "person");
    drop(ben);
    ada.state_where("the bot", |state| state["match"]["seats"][2]["kind"] == "bot");
    handover(&mut ada, 1, true);
    ada.state_where("another bot", |state| state["match"]["seats"][1]["kind"] == "bot");
}

#[test]
fn nothing_is_handed_over_while_nobody_is_here() {
    let host = patience(2500);
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut ada = people[0].sit(&id, 0);
    handover(&mut ada, 1, true);
    let from = from(&mut ada);
    drop(ada);
    while now() < from + 300 {
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(people[1].summary(&id)["seats"][1]["kind"], "person");
}

fn now() -> i64 {
    let time = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    time.expect("a clock").as_millis() as i64
}
