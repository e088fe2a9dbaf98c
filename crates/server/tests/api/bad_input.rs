//! What a table refuses: a typed error, and nothing changes.

use serde_json::{Value, json};
use tungstenite::Message;

use crate::browser::{friends, wish, with};
use crate::host::Host;
use crate::live::Live;

/// Says something that must be refused, and looks whether anything has changed.
#[track_caller]
fn refuses(live: &mut Live, message: Value, code: &str) {
    let before = live.version();
    live.say(&with(message, json!({ "id": "mine" })));
    let error = live.refused(code);
    assert_eq!(error["answer_to"], "mine");
    assert_eq!(live.version(), before);
}

fn choose(version: u64, choice: &str) -> Value {
    json!({ "type": "choose", "version": version, "choice": choice })
}

#[test]
fn a_stale_choice_is_refused_and_the_state_sent_again() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let (old, offer) = (ben.version(), ben.offers()[0].clone());
    let first = ada.offers()[0].clone();
    ada.choose(&first);
    ben.version_reached(old + 1);
    let state = ben.state.clone();
    for wrong in [old, 0, old + 2, u64::from(u32::MAX)] {
        ben.say(&choose(wrong, &offer));
        ben.refused("stale");
        let again = ben.next_state();
        assert_eq!((&again["version"], &again["view"]), (&state["version"], &state["view"]));
        assert_eq!(again["question"], state["question"]);
        assert_eq!(again["news"], json!([]), "nothing was missed");
    }
    ben.choose(&offer);
    // What is missing when it is refused comes with the state.
    let mut slow = people[0].sit_since(&id, 0, old);
    assert_eq!(slow.state["reset"], false);
    slow.say(&choose(old, "draw"));
    slow.refused("stale");
}

#[test]
fn choices_out_of_place_are_refused() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let mut watcher = host.browser().watch(&id);
    let version = ada.version();
    refuses(&mut watcher, choose(version, &ada.offers()[0]), "not-your-seat");
    let bens = ben.offers()[0].clone();
    for other in [bens.as_str(), "draw", "achieve 3", "", "nonsense", "meld", "player Z", "Fusion", &"x".repeat(2000)] {
        refuses(&mut ada, choose(version, other), "not-offered");
    }
    let first = ada.offers()[0].clone();
    let version = ada.choose(&first);
    refuses(&mut ada, choose(version, &first), "not-asked");
    ben.version_reached(version);
    ben.choose(&bens);
}

#[test]
fn a_match_that_waits_takes_no_choices() {
    let host = Host::start();
    let ada = host.browser();
    let id = ada.make(&wish(&["me", "open"]));
    let mut live = ada.sit(&id, 0);
    refuses(&mut live, choose(0, "draw"), "not-asked");
    refuses(&mut live, json!({ "type": "undo" }), "not-asked");
    refuses(&mut live, json!({ "type": "undo-answer", "agree": true }), "stale");
    refuses(&mut live, json!({ "type": "handover", "seat": 1, "agree": true }), "over");
    for rest in ["replay", "chart", "record"] {
        ada.get(&format!("/api/matches/{id}/{rest}")).refused("not-found");
    }
}

#[test]
fn what_cannot_be_read_is_refused() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut live = people[0].sit(&id, 0);
    let version = live.version();
    let choice = live.offers()[0].clone();
    for text in ["", "{", "null", "7", "\"choose\"", "[]", "[{}]", "nonsense", "\u{0}", "{\"type\":\"choose\""] {
        live.say_text(text);
        let error = live.refused("bad-request");
        assert_eq!(error["answer_to"], json!(null));
    }
    let unreadable = [
        json!({}),
        json!({ "type": null }),
        json!({ "type": "chose" }),
        json!({ "type": "state" }),
        json!({ "type": "choose" }),
        json!({ "type": "choose", "version": version }),
        json!({ "type": "choose", "version": "1", "choice": choice }),
        json!({ "type": "choose", "version": -1, "choice": choice }),
        json!({ "type": "choose", "version": 4_294_967_296_u64, "choice": choice }),
        json!({ "type": "choose", "version": version, "choice": 7 }),
        json!({ "type": "choose", "version": version, "choice": choice, "seat": 1 }),
        json!({ "type": "view", "seat": 256 }),
        json!({ "type": "handover", "seat": 1 }),
        json!({ "type": "undo-answer" }),
        json!({ "type": "undo", "to": 0 }),
        json!({ "type": "hints" }),
        json!({ "type": "hints", "agree": "yes" }),
        json!({ "type": "hints", "agree": true, "seat": 1 }),
        json!({ "type": "chat", "text": null }),
        json!({ "type": "plan", "plan": "decline" }),
    ];
    for message in unreadable {
        refuses(&mut live, message, "bad-request");
    }
    // An id that is no text is not repeated.
    live.say(&json!({ "type": "nonsense", "id": 7 }));
    assert_eq!(live.refused("bad-request")["answer_to"], json!(null));
    for bytes in [vec![], vec![0xff; 20], choose(version, &choice).to_string().into_bytes()] {
        live.send(Message::binary(bytes)).expect("sent");
        live.refused("bad-request");
    }
    assert_eq!(live.version(), version);
    live.choose(&choice);
}

#[test]
fn messages_have_a_length() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let limit = server::Limits::default().message;
    let padded = |length: usize| {
        let text = json!({ "type": "chat", "text": "" }).to_string();
        text.replace("\"\"", &format!("\"{}\"", "x".repeat(length - text.len())))
    };
    ada.say_text(&padded(limit + 1));
    ada.refused("too-large");
    ada.say_text(&padded(limit));
    let error = ada.until("an error", |message| message["type"] == "error");
    assert_eq!(error["error"]["code"], "too-large", "it is read, but too long for a chat");
    ada.say_text(&"[".repeat(limit * 4));
    ada.refused("too-large");
    let offer = ada.offers()[0].clone();
    ada.choose(&offer);
    // Who sends without end is cut off, and nobody else notices.
    drop(ada.send(Message::text("x".repeat(1 << 20))));
    ada.closed();
    let offer = ben.version_reached(ada.version())["question"]["offers"][0]["choice"].clone();
    ben.choose(offer.as_str().expect("a choice"));
}

#[test]
fn too_many_messages_are_refused() {
    let host = Host::with(|config| config.limits.messages_per_second = 5);
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut live = people[0].sit(&id, 0);
    let version = live.version();
    let offer = live.offers()[0].clone();
    // Far more than can come in again while they are sent.
    for _ in 0..200 {
        live.say(&choose(version + 7, &offer));
    }
    let (mut stale, mut too_many) = (0, 0);
    while stale + too_many < 200 {
        let error = live.until("an error", |message| message["type"] == "error");
        match error["error"]["code"].as_str() {
            Some("stale") => stale += 1,
            Some("too-many") => too_many += 1,
            other => panic!("{other:?}"),
        }
    }
    assert!(stale >= 5 && too_many > 100, "{stale} were heard, {too_many} refused");
    let mut other = people[1].sit(&id, 1);
    let offer = other.offers()[0].clone();
    other.choose(&offer);
}

#[test]
fn one_person_has_only_so_many_connections() {
    let host = Host::with(|config| config.limits.connections_per_person = 2);
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let (_one, two) = (people[0].sit(&id, 0), people[0].sit(&id, 0));
    let path = format!("/api/matches/{id}/live?seat=0");
    let mut third = Live::open_silently(&people[0], &path, &[]).expect("an upgrade");
    third.refused("too-many");
    third.closed();
    people[1].sit(&id, 1);
    drop(two);
    crate::playing::wait_for(|| {
        let mut again = Live::open_silently(&people[0], &path, &[]).expect("an upgrade");
        again.next().expect("a message")["type"] == "state"
    });
}

#[test]
fn the_server_has_only_so_many_connections() {
    let host = Host::with(|config| config.limits.connections = 2);
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let (one, _two) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let path = format!("/api/matches/{id}/live");
    let refused = Live::open(&host.browser(), &path, &[]).err().expect("refused");
    assert_eq!(refused.status, 503);
    refused.refused("busy");
    drop(one);
    crate::playing::wait_for(|| Live::open(&host.browser(), &path, &[]).is_ok());
}

#[test]
fn a_seat_that_does_not_exist_cannot_be_handed_over() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut live = people[0].sit(&id, 0);
    for seat in [2, 7, 8, 200, 255] {
        refuses(&mut live, json!({ "type": "handover", "seat": seat, "agree": true }), "not-found");
    }
    let offer = live.offers()[0].clone();
    live.choose(&offer);
}

#[test]
fn hints_are_proposed_by_players_of_a_match_that_goes_on() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut live = people[0].sit(&id, 0);
    refuses(&mut host.browser().watch(&id), json!({ "type": "hints", "agree": true }), "not-your-seat");
    people[1].post(&format!("/api/matches/{id}/give-up"), &json!({ "seat": 1 })).ok();
    live.state_where("the end", |state| state["match"]["status"] == "finished");
    refuses(&mut live, json!({ "type": "hints", "agree": true }), "over");
    assert_eq!(people[0].summary(&id)["hints"], "alone");
}

#[test]
fn nobody_is_deleted_by_a_request_that_cannot_be_read() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&wish(&["me", "open"]));
    let bad = [json!(null), json!([]), json!("yes"), json!({ "password": 7 }), json!({ "password": ["x"] })];
    for body in bad.into_iter().chain([json!({ "passwort": "x" }), json!({ "password": null, "person": "x" })]) {
        ada.post("/api/account/delete", &body).refused("bad-request");
    }
    for text in ["", "{", "\u{0}"] {
        let headers = [("content-type", "application/json")];
        ada.send("POST", "/api/account/delete", &headers, Some(text)).refused("bad-request");
    }
    ada.post_text("/api/account/delete", "{}").refused("bad-request");
    let elsewhere = [("content-type", "application/json"), ("origin", "https://elsewhere.example")];
    ada.send("POST", "/api/account/delete", &elsewhere, Some("{}")).refused("forbidden");
    assert_eq!(ada.me()["name"], "Ada");
    assert_eq!(ada.summary(&id)["made_by_you"], true);
}
