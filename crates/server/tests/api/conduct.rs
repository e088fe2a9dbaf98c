//! What people can do about each other.

use serde_json::{Value, json};

use crate::browser::{friends, wish, with};
use crate::chat::so_far;
use crate::host::Host;
use crate::live::Live;

fn say(live: &mut Live, text: &str) {
    live.say(&json!({ "type": "chat", "text": text }));
}

fn next(live: &mut Live) -> Value {
    live.until("a chat", |message| message["type"] == "chat")
}

#[test]
fn who_is_muted_is_not_heard() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let mut eve = host.browser().watch(&id);
    say(&mut ben, "one");
    assert_eq!(next(&mut ada)["text"], "one");
    let whom = json!({ "match": id, "chat": 0 });
    let muted = people[0].post("/api/mutes", &whom).ok();
    assert_eq!((&muted["mutes"][0]["name"], &muted["lines"]), (&json!("Ben"), &json!([0])));
    people[0].post("/api/mutes", &json!({ "match": id, "seat": 1 })).ok();
    let mutes = people[0].get("/api/mutes").ok()["mutes"].clone();
    assert_eq!(mutes.as_array().map(Vec::len), Some(1), "once is enough");
    say(&mut ben, "two");
    next(&mut eve);
    assert_eq!(next(&mut eve)["text"], "two", "others hear him");
    say(&mut eve, "three");
    assert_eq!(next(&mut ada)["text"], "three", "and Ada hears others");
    let mut again = people[0].sit(&id, 0);
    let lines = so_far(&mut again);
    assert_eq!((lines.len(), &lines[0]["text"]), (1, &json!("three")), "nor does she read him later");
    assert_eq!(host.browser().get("/api/mutes").ok()["mutes"], json!([]), "others are told nothing");

    for (whom, code) in [
        (json!({ "match": id }), "bad-request"),
        (json!({ "match": id, "seat": 1, "chat": 0 }), "bad-request"),
        (json!({ "match": id, "seat": 0 }), "bad-request"),
        (json!({ "match": id, "seat": 7 }), "not-found"),
        (json!({ "match": id, "chat": 99 }), "not-found"),
        (json!({ "match": "none", "seat": 1 }), "not-found"),
        (json!({ "person": "x" }), "bad-request"),
    ] {
        people[0].post("/api/mutes", &whom).refused(code);
    }
    let path = format!("/api/mutes/{}", mutes[0]["id"]);
    people[1].send("DELETE", &path, &[], None).refused("not-found");
    assert_eq!(people[0].send("DELETE", &path, &[], None).ok()["mutes"], json!([]));
    people[0].send("DELETE", &path, &[], None).refused("not-found");
    say(&mut ben, "four");
    assert_eq!(next(&mut ada)["text"], "four");
}

#[test]
fn the_creator_removes_somebody_from_a_match_that_waits() {
    let host = Host::start();
    let (ada, ben, cy) = (host.browser().named("Ada"), host.browser().named("Ben"), host.browser().named("Cy"));
    let id = ada.make(&with(wish(&["me", "open", "open"]), json!({ "public": true })));
    let invitation = ada.invitation(&id, 1);
    ben.join(&id, 1, Some(&invitation)).ok();
    let mut bens = ben.sit(&id, 1);
    let path = format!("/api/matches/{id}/remove");
    for (browser, seat, code) in
        [(&ben, 0, "forbidden"), (&cy, 1, "forbidden"), (&ada, 0, "bad-request"), (&ada, 2, "bad-request")]
    {
        browser.post(&path, &json!({ "seat": seat })).refused(code);
    }
    ada.post(&path, &json!({ "seat": 9 })).refused("not-found");
    assert_eq!(ada.summary(&id)["seats"][1]["name"], "Ben", "nothing has changed");
    assert_eq!(ada.post(&path, &json!({ "seat": 1 })).ok()["seats"][1]["kind"], "open");
    bens.state_where("he watches", |state| state["viewer"].is_null());
    for seat in [1, 2] {
        ben.join(&id, seat, None).refused("removed");
        ben.join(&id, seat, Some(&ada.invitation(&id, seat))).refused("removed");
    }
    assert_ne!(ada.invitation(&id, 1), invitation);
    cy.join(&id, 1, None).ok();
    host.browser().join(&id, 2, None).ok();
    ada.post(&path, &json!({ "seat": 1 })).refused("forbidden");
    let other = ada.make(&with(wish(&["me", "open"]), json!({ "public": true })));
    ben.join(&other, 1, None).ok();
}

#[test]
fn lines_are_deleted_by_their_writer_and_the_creator() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    for text in ["one", "two", "three"] {
        say(&mut ben, text);
        next(&mut ada);
    }
    let path = |number: u32| format!("/api/matches/{id}/chat/{number}");
    host.browser().send("DELETE", &path(0), &[], None).refused("forbidden");
    people[0].send("DELETE", &path(7), &[], None).refused("not-found");
    people[0].send("DELETE", &format!("/api/matches/{id}/chat/x"), &[], None).refused("bad-request");
    people[0].send("DELETE", &path(0), &[], None).ok();
    people[1].send("DELETE", &path(2), &[], None).ok();
    people[0].send("DELETE", &path(0), &[], None).refused("not-found");
    for number in [0, 2] {
        ben.until("a deleted line", |message| message["type"] == "chat-deleted" && message["number"] == number);
    }
    let cookie = people[0].cookie();
    let host = host.restart();
    let again = host.browser();
    again.set_cookie(cookie.as_deref());
    let mut live = again.sit(&id, 0);
    let lines = so_far(&mut live);
    assert_eq!((lines.len(), &lines[0]["text"]), (1, &json!("two")));
    say(&mut live, "four");
    assert_eq!(next(&mut live)["number"], 3, "numbers are not used again");
}

#[test]
fn reports_reach_the_operator_and_are_few() {
    let host = Host::with(|config| config.limits.reports_per_hour = 2);
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut ben = people[1].sit(&id, 1);
    say(&mut ben, "rude words");
    next(&mut ben);
    let report = |whom: Value, reason: &str, note: &str| {
        people[0].post("/api/reports", &json!({ "whom": whom, "reason": reason, "note": note }))
    };
    let line = || json!({ "match": id, "chat": 0 });
    report(line(), "boredom", "").refused("bad-request");
    report(json!({ "match": id, "seat": 0 }), "insult", "").refused("bad-request");
    report(line(), "insult", &"x".repeat(1001)).refused("too-large");
    report(line(), "insult", "He said\u{202e} it twice.").ok();
    people[1].send("DELETE", &format!("/api/matches/{id}/chat/0"), &[], None).ok();
    people[0].post("/api/reports", &json!({ "whom": { "match": id, "seat": 1 }, "reason": "name" })).ok();
    report(json!({ "match": id, "seat": 1 }), "spam", "").refused("too-many");
    let rows = host.data().rows("SELECT name, text, note FROM reports ORDER BY id");
    let kept = [[Some("Ben"), Some("rude words"), Some("He said it twice.")], [Some("Ben"), None, Some("")]];
    let kept = kept.map(|row| row.map(|text| text.map(str::to_string)).to_vec());
    assert_eq!(rows, kept, "the words are kept as they were");
}
