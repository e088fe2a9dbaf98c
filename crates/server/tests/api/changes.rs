//! States by their differences from the one before: exact, and whole where nothing fits.

use serde_json::{Value, json};
use table::Rng;

use crate::browser::{Browser, friends, wish, with};
use crate::host::Host;
use crate::live::Live;

/// The same seat in another tab, by a client that wants whole states only.
fn sit_simply(browser: &Browser, id: &str, seat: usize) -> Live {
    Live::open(browser, &format!("/api/matches/{id}/live?seat={seat}"), &[]).expect("a connection")
}

/// Plays so many choices, or to the end, while everybody listens.
fn play(lives: &mut [Live], choices: usize, rng: &mut Rng) {
    for _ in 0..choices {
        if lives[0].is_finished() {
            return;
        }
        let asked = lives.iter().position(Live::is_asked).expect("somebody is asked");
        let version = lives[asked].choose_any(rng);
        lives.iter_mut().for_each(|live| {
            live.version_reached(version);
        });
    }
}

#[test]
fn differences_lead_to_the_same_states() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({ "public": true }));
    let eve = host.browser();
    let watch_simply = Live::open(&eve, &format!("/api/matches/{id}/live"), &[]).expect("a connection");
    let mut lives = [
        people[0].sit(&id, 0),
        people[1].sit(&id, 1),
        eve.watch(&id),
        sit_simply(&people[0], &id, 0),
        sit_simply(&people[1], &id, 1),
        watch_simply,
    ];
    let mut rng = Rng::new(4);
    while !lives[0].is_finished() {
        play(&mut lives, 1, &mut rng);
        for (one, other) in [(0, 3), (1, 4), (2, 5)] {
            assert_eq!(lives[one].state, lives[other].state);
        }
    }
    for live in &lives[..3] {
        assert_eq!(live.whole, 1, "the first");
        assert!(live.changes.len() > 100);
    }
    for live in &lives[3..] {
        assert_eq!(live.changes.len(), 0);
    }
    // At the end the whole log is told again, with nothing hidden.
    assert_eq!((&lives[0].state["reset"], &lives[0].state["news"][0]["number"]), (&json!(true), &json!(0)));
}

#[test]
fn strangers_are_sent_the_same_bytes() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({ "public": true }));
    let mut lives = vec![people[0].sit(&id, 0), people[1].sit(&id, 1)];
    lives.extend((0..3).map(|_| host.browser().watch(&id)));
    play(&mut lives, 6, &mut Rng::new(8));
    // Somebody who comes late has a longer log before them, and is sent the same from the second choice on.
    lives.push(host.browser().watch(&id));
    play(&mut lives, 5, &mut Rng::new(9));
    let late = lives.pop().expect("the last");
    assert_eq!((lives[2].changes.len(), late.changes.len()), (11, 5));
    assert!(lives[3..].iter().all(|live| live.changes == lives[2].changes));
    assert_eq!(late.changes[1..], lives[2].changes[7..]);
    assert_ne!(lives[0].changes, lives[1].changes);
}

#[test]
fn who_has_lost_the_thread_is_sent_everything() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut lives = [people[0].sit(&id, 0), people[1].sit(&id, 1)];
    let mut rng = Rng::new(5);
    play(&mut lives, 4, &mut rng);
    let before = lives[0].state.clone();
    lives[0].say(&json!({ "type": "resync" }));
    let state = lives[0].next_state().clone();
    assert_eq!((lives[0].whole, &state["reset"]), (2, &json!(true)));
    assert_eq!(state["news"][0]["number"], 0);
    for field in ["version", "view", "question", "match"] {
        assert_eq!(state[field], before[field], "{field}");
    }
    play(&mut lives, 3, &mut rng);
    assert_eq!((lives[0].whole, lives[1].whole, lives[0].changes.len()), (2, 1, 7));
}

#[test]
fn a_choice_that_comes_too_late_is_answered_by_differences() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut lives = [people[0].sit(&id, 0), people[1].sit(&id, 1)];
    play(&mut lives, 3, &mut Rng::new(6));
    let version = lives[0].version();
    lives[0].say(&json!({ "type": "choose", "version": version - 1, "choice": "draw" }));
    lives[0].refused("stale");
    assert_eq!((lives[0].next_state()["version"].as_u64(), lives[0].whole), (Some(version), 1));
}

#[test]
fn another_seat_is_seen_whole() {
    let host = Host::start();
    let ada = host.browser();
    let id = ada.make(&wish(&["me", "Ben"]));
    let mut live = ada.sit(&id, 0);
    live.choose_any(&mut Rng::new(1));
    assert_eq!((live.whole, live.changes.len()), (1, 1));
    live.view(1);
    assert_eq!((live.whole, live.changes.len()), (2, 1));
    live.choose_any(&mut Rng::new(1));
    assert_eq!((live.whole, live.changes.len()), (2, 2));
}

#[test]
fn who_loses_a_seat_sees_the_match_anew() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], json!({}));
    let mut lives = [people[0].sit(&id, 0), people[1].sit(&id, 1), people[2].sit(&id, 2)];
    people[2].post(&format!("/api/matches/{id}/leave"), &json!({ "seat": 2 })).ok();
    lives[2].state_where("a watcher's state", |state| state["viewer"].is_null());
    assert_eq!((lives[2].whole, lives[2].changes.len()), (2, 0));
    lives[0].state_where("the bot", |state| state["match"]["seats"][2]["kind"] == "bot");
    assert_eq!(lives[0].whole, 1);
}

/// The length of what is compared would tell something about the invitation in it.
#[test]
fn what_waits_for_players_is_sent_whole() {
    let host = Host::start();
    let ada = host.browser();
    let id = ada.make(&with(wish(&["me", "open", "open"]), json!({ "public": true })));
    let mut live = ada.sit(&id, 0);
    let taken = |seat: usize| move |state: &Value| state["match"]["seats"][seat]["kind"] == "person";
    for seat in [1, 2] {
        host.browser().join(&id, seat, None).ok();
        live.state_where("a player", taken(seat));
    }
    live.state_where("the beginning", |state| state["match"]["status"] == "running");
    assert_eq!(live.changes.len(), 0);
    live.choose_any(&mut Rng::new(1));
    assert_eq!(live.changes.len(), 1);
}

#[test]
fn other_forms_of_differences_are_refused() {
    let host = Host::start();
    let ada = host.browser();
    let id = ada.make(&wish(&["me", "Ben"]));
    for form in ["1", "json-patch", ""] {
        let path = format!("/api/matches/{id}/live?seat=0&changes={form}");
        Live::open(&ada, &path, &[]).err().expect("refused").refused("bad-request");
    }
}
