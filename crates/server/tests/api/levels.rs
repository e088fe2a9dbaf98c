//! Bots of all levels at the table.

use serde_json::{Value, json};

use crate::browser::{wish, with, word};
use crate::host::Host;
use crate::playing::wait_for;

fn record(host: &Host, seats: &[&str]) -> String {
    let ada = host.browser();
    let id = ada.make(&with(wish(seats), json!({ "seed": 8 })));
    wait_for(|| ada.summary(&id)["status"] == "finished");
    ada.get(&format!("/api/matches/{id}/record")).text
}

#[test]
fn every_level_plays_and_has_a_name_that_nobody_chose() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&wish(&["me", "expert", "strong", "strong"]));
    let mut live = ada.sit(&id, 0);
    live.state_where("the bots' first cards", |state| state["match"]["asked"] == json!([0]));
    let seats = live.state["match"]["seats"].as_array().expect("seats");
    let named: Vec<(&Value, &Value)> = seats.iter().map(|seat| (&seat["name"], &seat["named"])).collect();
    let (yes, no) = (json!(true), json!(false));
    let expected = [json!("Ada"), json!("Expert"), json!("Strong"), json!("Strong 2")];
    assert_eq!(named, [(&expected[0], &yes), (&expected[1], &no), (&expected[2], &no), (&expected[3], &no)]);
}

#[test]
fn bots_play_the_same_again_although_they_remember_their_thoughts() {
    let host = Host::start();
    let first = record(&host, &["casual", "beginner"]);
    assert_eq!(first, record(&host, &["casual", "beginner"]), "the seed decides everything");
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
fn a_guest_who_chose_a_name_like_that_of_a_guest_is_told_from_one_who_did_not() {
    let host = Host::start();
    let (guest, pretender) = (host.browser(), host.browser());
    let name = word(&guest.me()["name"]);
    let pretender = pretender.named(&name);
    assert_eq!((&guest.me()["named"], &pretender.me()["named"]), (&json!(false), &json!(true)));
    let id = guest.make(&with(wish(&["me", "open", &name]), json!({ "public": true })));
    let seats = pretender.join(&id, 1, None).ok()["seats"].clone();
    let named: Vec<&Value> = seats.as_array().expect("seats").iter().map(|seat| &seat["named"]).collect();
    assert_eq!(named, [&json!(false), &json!(true), &json!(true)], "{seats}");
    // Playing on from a moment, bots are called after their seats.
    let over = guest.make(&with(wish(&["random", "random"]), json!({ "seed": 3 })));
    wait_for(|| guest.summary(&over)["status"] == "finished");
    let fork = json!({ "at": 2, "seat": 0, "level": "beginner" });
    let forked = word(&guest.post(&format!("/api/matches/{over}/fork"), &fork).ok()["id"]);
    let bot = &guest.summary(&forked)["seats"][1];
    assert_eq!((&bot["name"], &bot["named"]), (&json!("Beginner B"), &json!(false)));
}
