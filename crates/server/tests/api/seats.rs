//! Joining by invitation or in public, leaving, and beginning when the last seat is taken.

use serde_json::{Value, json};

use crate::browser::{Browser, wish, with};
use crate::host::Host;
use crate::live::Live;

fn leave(browser: &Browser, id: &str, seat: usize) -> crate::browser::Reply {
    browser.post(&format!("/api/matches/{id}/leave"), &json!({ "seat": seat }))
}

fn seat(summary: &Value, seat: usize) -> (String, String) {
    let seat = &summary["seats"][seat];
    (crate::browser::word(&seat["kind"]), crate::browser::word(&seat["name"]))
}

fn pair(kind: &str, name: &str) -> (String, String) {
    (kind.into(), name.into())
}

#[test]
fn a_friend_joins_by_invitation_and_the_match_begins() {
    let host = Host::start();
    let (ada, ben, eve) = (host.browser().named("Ada"), host.browser().named("Ben"), host.browser());
    let id = ada.make(&wish(&["me", "open"]));
    assert_eq!(ada.summary(&id)["status"], "waiting");
    let invitation = ada.invitation(&id, 1);
    assert!(invitation.len() >= 16, "nobody guesses {invitation}");
    assert!(ben.summary(&id)["seats"][1]["invitation"].is_null(), "only its creator sees it");
    let mut waiting = ada.sit(&id, 0);
    assert_eq!((&waiting.state["view"], &waiting.state["question"]), (&json!(null), &json!(null)));

    for wrong in [None, Some(""), Some("nonsense"), Some(&invitation[1..]), Some(id.as_str())] {
        eve.join(&id, 1, wrong).refused("forbidden");
    }
    ben.join(&id, 2, Some(&invitation)).refused("not-found");
    ben.join(&id, 200, Some(&invitation)).refused("not-found");
    ben.join(&id, 0, Some(&invitation)).refused("forbidden");
    ben.post(&format!("/api/matches/{id}/join"), &json!({ "seat": -1 })).refused("bad-request");
    assert_eq!(ada.summary(&id)["version"], 0, "nothing has changed");

    let joined = ben.join(&id, 1, Some(&invitation)).ok();
    assert_eq!((&joined["yours"], &joined["status"]), (&json!([1]), &json!("running")));
    assert_eq!(seat(&joined, 1), pair("person", "Ben"));
    let begun = waiting.state_where("the beginning", |state| state["match"]["status"] == "running");
    assert!(!begun["question"].is_null() && !begun["view"].is_null());
    assert_eq!(seat(&begun["match"], 1), pair("person", "Ben"));
    assert!(ada.summary(&id)["seats"][1]["invitation"].is_null(), "it is used up");
    eve.join(&id, 1, Some(&invitation)).refused("forbidden");
}

#[test]
fn a_public_seat_needs_no_invitation() {
    let host = Host::start();
    let (ada, ben) = (host.browser(), host.browser());
    let id = ada.make(&with(wish(&["me", "open", "open"]), json!({ "public": true })));
    let joined = ben.join(&id, 2, None).ok();
    assert_eq!((&joined["yours"], &joined["status"]), (&json!([2]), &json!("waiting")));
    host.browser().join(&id, 2, None).refused("forbidden");
    assert_eq!(host.browser().join(&id, 1, None).ok()["status"], "running");
}

#[test]
fn a_seat_that_is_left_before_the_beginning_is_open_again() {
    let host = Host::start();
    let (ada, ben, cy) = (host.browser().named("Ada"), host.browser().named("Ben"), host.browser().named("Cy"));
    let id = ada.make(&wish(&["me", "open", "open"]));
    let invitation = ada.invitation(&id, 1);
    ben.join(&id, 1, Some(&invitation)).ok();
    leave(&cy, &id, 1).refused("not-your-seat");
    leave(&ben, &id, 0).refused("not-your-seat");
    leave(&ben, &id, 7).refused("not-found");
    let left = leave(&ben, &id, 1).ok();
    assert_eq!((&left["yours"], seat(&left, 1)), (&json!([]), pair("open", "Seat 2")), "the name has gone too");
    leave(&ben, &id, 1).refused("not-your-seat");
    // The one who made the match can leave, and hand out a link to the seat.
    leave(&ada, &id, 0).ok();
    let own = ada.invitation(&id, 0);
    cy.join(&id, 0, Some(&own)).ok();
    ben.join(&id, 1, Some(&ada.invitation(&id, 1))).ok();
    let last = ada.join(&id, 2, Some(&ada.invitation(&id, 2))).ok();
    assert_eq!((&last["status"], &last["yours"]), (&json!("running"), &json!([2])));
}

#[test]
fn whoever_leaves_a_waiting_match_sees_nothing_of_the_next_one() {
    let host = Host::start();
    let (ada, ben, cy) = (host.browser(), host.browser(), host.browser());
    let id = ada.make(&wish(&["me", "open"]));
    let invitation = ada.invitation(&id, 1);
    // Ben sits at the table while his seat changes hands.
    let others = ada.make(&wish(&["me", "open", "open"]));
    let seat_of_others = ada.invitation(&others, 1);
    ben.join(&others, 1, Some(&seat_of_others)).ok();
    let mut ben_live = ben.sit(&others, 1);
    assert_eq!(ben_live.state["viewer"], 1);
    leave(&ben, &others, 1).ok();
    cy.join(&others, 1, Some(&ada.invitation(&others, 1))).ok();
    host.browser().join(&others, 2, Some(&ada.invitation(&others, 2))).ok();
    ben_live.state_where("the beginning", |state| state["match"]["status"] == "running");
    assert_eq!((&ben_live.state["viewer"], &ben_live.state["question"]), (&json!(null), &json!(null)));
    let hands = &ben_live.state["view"]["players"];
    for player in hands.as_array().expect("players") {
        assert!(player["hand"].as_array().expect("a hand").iter().all(|card| card["name"].is_null()));
    }
    let cy_live = cy.sit(&others, 1);
    ben_live.send_choice(&cy_live.offers()[0]);
    ben_live.refused("not-your-seat");
    assert_eq!(ada.summary(&id)["status"], "waiting");
    ben.join(&id, 1, Some(&invitation)).ok();
}

#[test]
fn a_bot_goes_on_for_whoever_leaves_a_running_match() {
    let host = Host::start();
    let (ada, ben) = (host.browser().named("Ada"), host.browser().named("Ben"));
    let id = ada.make(&wish(&["me", "open"]));
    ben.join(&id, 1, Some(&ada.invitation(&id, 1))).ok();
    let (mut ada_live, mut ben_live) = (ada.sit(&id, 0), ben.sit(&id, 1));
    assert!(ben_live.is_asked());
    let left = leave(&ben, &id, 1).ok();
    assert_eq!((&left["yours"], seat(&left, 1)), (&json!([]), pair("bot", "Ben")));
    assert_eq!(left["seats"][1]["level"], "casual");
    // He only watches from now on.
    let watching = ben_live.state_where("another viewer", |state| state["viewer"].is_null());
    assert!(watching["question"].is_null() && watching["reset"] == true);
    // The bot melds its first card without anybody's doing.
    ada_live.state_where("the bot's choice", |state| state["match"]["choices"] == 1);
    leave(&ben, &id, 1).refused("not-your-seat");
    // Who leaves may say how strong the bot is.
    let leaving = |level: &str| ada.post(&format!("/api/matches/{id}/leave"), &json!({ "seat": 0, "level": level }));
    leaving("genius").refused("bad-request");
    assert_eq!(leaving("strong").ok()["seats"][0]["level"], "strong");
}

#[test]
fn a_long_name_finds_room_for_a_number() {
    let host = Host::start();
    let name = "Maximilian Alexander von und zu Hohenfel";
    let (one, two) = (host.browser().named(name), host.browser().named(name));
    let id = one.make(&with(wish(&["me", "open"]), json!({ "public": true })));
    let joined = two.join(&id, 1, None).ok();
    assert_eq!(joined["status"], "running");
    assert_eq!(joined["seats"][1]["name"], "Maximilian Alexander von und zu Hohenf 2");
}

#[test]
fn a_wrong_seat_only_watches() {
    let host = Host::start();
    let (ada, eve) = (host.browser(), host.browser());
    let id = ada.make(&wish(&["me", "open"]));
    for seat in ["0", "1", "7", "300"] {
        let live = Live::open(&eve, &format!("/api/matches/{id}/live?seat={seat}"), &[]).expect("a connection");
        assert_eq!(live.state["viewer"], json!(null), "seat {seat}");
    }
    for query in ["seat=x", "seat=-1", "since=x", "seat=0&since=-1", "seat=4294967296"] {
        let refused = Live::open(&eve, &format!("/api/matches/{id}/live?{query}"), &[]).err().expect("refused");
        refused.refused("bad-request");
    }
}
