//! Bots of all levels at the table.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::browser::{wish, with, word};
use crate::host::Host;

fn record(host: &Host, seats: &[&str]) -> String {
    let ada = host.browser();
    let id = ada.make_and_watch(&with(wish(seats), json!({ "seed": 8 })));
    ada.get(&format!("/api/matches/{id}/record")).text
}

#[test]
fn every_level_plays_and_bots_have_names_of_their_own() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&wish(&["me", "expert", "strong", "strong"]));
    let mut live = ada.sit(&id, 0);
    live.state_where("the bots' first cards", |state| state["match"]["asked"] == json!([0]));
    let seats = live.state["match"]["seats"].as_array().expect("seats");
    let names: BTreeSet<String> = seats.iter().map(|seat| word(&seat["name"])).collect();
    assert!(names.len() == 4 && names.contains("Ada"), "{names:?}");
    assert!(seats.iter().all(|seat| seat["named"] == true), "they are the same in every language");
    for name in names.iter().filter(|name| *name != "Ada") {
        ada.put("/api/me", &json!({ "name": name })).refused("bad-name");
    }
    let level = |seat: usize| seats[seat]["level"].clone();
    assert_eq!([level(0), level(1), level(3)], [Value::Null, json!("expert"), json!("strong")]);
}

#[test]
fn bots_play_the_same_again_although_they_remember_their_thoughts() {
    let host = Host::start();
    let choices = || {
        let record = record(&host, &["casual", "beginner"]);
        record.split_once("\n\n").expect("a head").1.to_string()
    };
    let first = choices();
    assert_eq!(first, choices(), "the seed decides everything but the names");
}

#[test]
fn levels_of_old_matches_are_still_taken() {
    let host = Host::start();
    let ada = host.browser();
    for level in ["random", "greedy"] {
        let id = ada.make(&wish(&["me", level]));
        assert_eq!(ada.summary(&id)["seats"][1]["level"], level);
    }
    let genius = with(wish(&["me"]), json!({ "seats": [{ "kind": "me" }, { "kind": "bot", "level": "genius" }] }));
    ada.post("/api/matches", &genius).refused("bad-request");
}

#[test]
fn nobody_takes_the_name_of_a_guest() {
    let host = Host::start();
    let (guest, pretender) = (host.browser(), host.browser());
    let name = word(&guest.me()["name"]);
    pretender.put("/api/me", &json!({ "name": name })).refused("bad-name");
    guest.post("/api/matches", &wish(&["me", &name])).refused("bad-name");
    let id = guest.make(&with(wish(&["me", "open", "Ben"]), json!({ "public": true })));
    let seats = pretender.join(&id, 1, None).ok()["seats"].clone();
    let named: Vec<&Value> = seats.as_array().expect("seats").iter().map(|seat| &seat["named"]).collect();
    assert_eq!(named, [&json!(false), &json!(false), &json!(true)], "{seats}");
}

#[test]
fn names_that_look_alike_are_numbered() {
    let host = Host::start();
    let (ida, other) = (host.browser().named("Ida"), host.browser().named("lda"));
    let id = ida.make(&with(wish(&["me", "open"]), json!({ "public": true })));
    assert_eq!(other.join(&id, 1, None).ok()["seats"][1]["name"], "lda 2");
}

#[test]
fn a_match_that_is_played_on_has_bots_with_names() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let over = ada.make_and_watch(&with(wish(&["random", "random", "random"]), json!({ "seed": 3 })));
    let fork = json!({ "at": 2, "seat": 0, "level": "beginner" });
    let forked = word(&ada.post(&format!("/api/matches/{over}/fork"), &fork).ok()["id"]);
    let seats = ada.summary(&forked)["seats"].clone();
    let names: BTreeSet<&str> = (0..3).map(|seat| seats[seat]["name"].as_str().expect("a name")).collect();
    assert_eq!((names.len(), &seats[1]["level"], &seats[1]["named"]), (3, &json!("beginner"), &json!(true)), "{seats}");
}

#[test]
fn bots_of_older_matches_keep_the_names_that_are_translated() {
    let mut host = Host::start();
    let ada = host.browser();
    let id = ada.make(&wish(&["me", "beginner"]));
    host.stop();
    host.data().run("UPDATE seats SET name = 'Beginner 2' WHERE kind = 'bot'");
    let cookie = ada.cookie();
    let host = host.restart();
    let ada = host.browser();
    ada.set_cookie(cookie.as_deref());
    let bot = &ada.summary(&id)["seats"][1];
    assert_eq!((&bot["name"], &bot["named"]), (&json!("Beginner 2"), &json!(false)));
}
