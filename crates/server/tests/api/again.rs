//! Coming back: after a lost connection, after the room has slept, after the server was restarted.

use std::time::Duration;

use serde_json::{Value, json};
use table::Rng;

use crate::browser::{Browser, friends, wish, with};
use crate::host::Host;
use crate::live::Live;
use crate::playing::wait_for;

/// Everything the connection was told that happened, as it stands after the last reset.
fn log(live: &Live) -> Vec<Value> {
    let mut log = Vec::new();
    for state in live.heard.iter().filter(|message| message["type"] == "state") {
        if state["reset"] == true {
            log.clear();
        }
        log.extend(state["news"].as_array().expect("news").iter().cloned());
    }
    log
}

/// A table for two at one device, with a connection for each of them.
fn hot_seat(host: &Host, seed: u64) -> (Browser, String, Vec<Live>) {
    let ada = host.browser();
    let id = ada.make(&with(wish(&["me", "Ben"]), json!({ "seed": seed })));
    let lives = vec![ada.sit(&id, 0), ada.sit(&id, 1)];
    (ada, id, lives)
}

fn play(lives: &mut [Live], rng: &mut Rng, choices: usize) {
    for _ in 0..choices {
        let asked = lives.iter().position(Live::is_asked).expect("somebody is asked");
        let version = lives[asked].choose_any(rng);
        for live in lives.iter_mut() {
            live.version_reached(version);
        }
    }
}

fn same_state(one: &Value, other: &Value) {
    for field in ["version", "viewer", "view", "question", "undo", "handover", "plans", "waiting_since"] {
        assert_eq!(one[field], other[field], "{field}");
    }
}

#[test]
fn who_comes_back_gets_exactly_what_was_missed() {
    let host = Host::start();
    let (ada, id, mut lives) = hot_seat(&host, 21);
    let mut rng = Rng::new(21);
    play(&mut lives, &mut rng, 6);
    for missed in [0, 1, 2, 5, 9] {
        for seat in 0..2 {
            let (version, told) = (lives[seat].version(), log(&lives[seat]).len());
            play(&mut lives, &mut rng, missed);
            let back = ada.sit_since(&id, seat, version);
            assert_eq!(back.state["reset"], false);
            assert_eq!(back.state["news"].as_array().expect("news")[..], log(&lives[seat])[told..], "{missed} missed");
            same_state(&back.state, &lives[seat].state);
        }
    }
    // What never was is answered with everything.
    let whole = ada.sit(&id, 1);
    assert_eq!(log(&whole), log(&lives[1]));
    for never in [lives[1].version() + 1, u64::from(u32::MAX)] {
        let back = ada.sit_since(&id, 1, never);
        assert_eq!((&back.state["reset"], &back.state["news"]), (&json!(true), &whole.state["news"]));
    }
    assert!(log(&whole).len() > 30);
}

#[test]
fn what_was_taken_back_is_told_anew() {
    let host = Host::start();
    let (ada, id, mut lives) = hot_seat(&host, 22);
    let mut rng = Rng::new(22);
    play(&mut lives, &mut rng, 12);
    let versions: Vec<u64> = (0..=lives[0].version()).collect();
    let choices = lives[0].choices();
    // At one device nobody else has to agree.
    lives[0].say(&json!({ "type": "undo" }));
    let taken_back = lives[0].version() + 1;
    for live in &mut lives {
        live.version_reached(taken_back);
        assert_eq!(live.state["reset"], true);
    }
    assert!(lives[0].choices() < choices);
    for &since in &versions {
        let back = ada.sit_since(&id, 1, since);
        assert_eq!((back.version(), &back.state["reset"]), (taken_back, &json!(true)), "since {since}");
        assert_eq!(log(&back), log(&lives[1]));
    }
    let told = log(&lives[1]).len();
    play(&mut lives, &mut rng, 3);
    for since in [taken_back - 1, taken_back, taken_back + 2] {
        let back = ada.sit_since(&id, 1, since);
        assert_eq!(back.state["reset"], since < taken_back, "since {since}");
        let news = back.state["news"].as_array().expect("news");
        match since {
            since if since < taken_back => assert_eq!(*news, log(&lives[1])),
            since if since == taken_back => assert_eq!(news[..], log(&lives[1])[told..]),
            _ => assert!(log(&lives[1]).ends_with(news)),
        }
        same_state(&back.state, &lives[1].state);
    }
}

#[test]
fn a_match_that_nobody_looks_at_leaves_memory_and_comes_back() {
    let host = Host::with(|config| config.idle = Duration::from_millis(50));
    let (ada, id, mut lives) = hot_seat(&host, 23);
    play(&mut lives, &mut Rng::new(23), 15);
    lives[0].say(&json!({ "type": "undo" }));
    lives[0].next_state();
    let version = lives[0].version();
    lives[1].version_reached(version);
    let (before, told) = (lives[1].state.clone(), log(&lives[1]));
    let moment = ada.moment(&id, lives[1].choices());
    // While somebody is there it stays, however quiet they are.
    std::thread::sleep(Duration::from_millis(200));
    assert_eq!(host.metric("innovarium_rooms"), 1.0);
    drop(lives);
    wait_for(|| host.metric("innovarium_rooms") == 0.0);
    let mut back = ada.sit(&id, 1);
    assert_eq!(host.metric("innovarium_rooms"), 1.0);
    same_state(&back.state, &before);
    assert_eq!(back.state["match"]["moved"], before["match"]["moved"]);
    assert_eq!(log(&back), told);
    assert_eq!(ada.moment(&id, back.choices()), moment);
    assert_eq!(ada.sit_since(&id, 1, version).state["news"], json!([]));
    assert_eq!(ada.sit_since(&id, 1, version - 1).state["reset"], true, "the undo is remembered too");
    if !back.is_asked() {
        back.view(0);
    }
    back.choose_any(&mut Rng::new(1));
    // A look from outside wakes it, and does not keep it awake.
    drop(back);
    wait_for(|| host.metric("innovarium_rooms") == 0.0);
    ada.summary(&id);
    wait_for(|| host.metric("innovarium_rooms") == 0.0);
}

#[test]
fn bots_that_think_keep_their_room_awake() {
    let host = Host::with(|config| config.idle = Duration::from_millis(1));
    let ada = host.browser();
    let id = ada.make(&with(wish(&["me", "random", "random", "random"]), json!({ "seed": 9 })));
    wait_for(|| host.metric("innovarium_rooms") == 0.0);
    assert_eq!(ada.summary(&id)["asked"], json!([0]), "the bots have chosen their first cards");
}

#[test]
fn bots_play_among_themselves_only_while_somebody_watches() {
    let host = Host::with(|config| config.idle = Duration::from_millis(1));
    let ada = host.browser();
    let id = ada.make(&with(wish(&["random", "random"]), json!({ "seed": 9 })));
    wait_for(|| host.metric("innovarium_rooms") == 0.0);
    assert_eq!((&ada.summary(&id)["status"], &ada.summary(&id)["choices"]), (&json!("running"), &json!(0)));
    host.browser().watch(&id).state_where("some choices", |state| state["match"]["choices"].as_u64() >= Some(3));
    wait_for(|| host.metric("innovarium_rooms") == 0.0);
    assert_eq!(ada.summary(&id)["status"], "running", "nobody watches any more");
    ada.watch(&id).state_where("the end", |state| state["match"]["status"] == "finished");
}

#[test]
fn a_bot_goes_on_after_a_restart() {
    let host = Host::start();
    let ada = host.browser();
    let id = ada.make(&with(wish(&["random", "random"]), json!({ "seed": 10 })));
    ada.watch(&id).state_where("some choices", |state| state["match"]["choices"].as_u64() >= Some(5));
    let host = host.restart();
    let mut live = host.browser().watch(&id);
    assert!(!live.is_finished() && live.choices() >= 5);
    live.state_where("the end", |state| state["match"]["status"] == "finished");
}

#[test]
fn a_connection_that_answers_nothing_is_lost() {
    let host = Host::with(|config| config.ping = Duration::from_millis(500));
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut ada = people[0].sit(&id, 0);
    // Pings are only answered by those who read; Ben does not.
    let ben = people[1].sit(&id, 1);
    let here = |message: &Value| message["type"] == "presence" && message["here"] == json!([true, true]);
    ada.until("his coming", here);
    ada.until("his loss", |message| message["type"] == "presence" && message["here"] == json!([true, false]));
    drop(ben);
}

/// A match that names options this server does not have is refused in words, whether it has begun or waits, and
/// whatever is asked of it.
#[test]
fn a_match_that_cannot_be_played_here_says_why() {
    let mut host = Host::start();
    let ada = host.browser().named("Ada");
    let running = ada.make(&wish(&["me", "random"]));
    let waiting = ada.make(&with(wish(&["me", "open"]), json!({ "public": true })));
    let cookie = ada.cookie();
    host.stop();
    let changed = host.data().change("UPDATE matches SET options = replace(options, 'deluxe-2017', 'deluxe-1492')");
    assert_eq!(changed, 2);
    let host = host.restart();
    let ada = host.browser();
    ada.set_cookie(cookie.as_deref());
    let why = "option 'edition' cannot be 'deluxe-1492': it is one of deluxe-2017, iello-2011";
    for id in [&running, &waiting] {
        for call in ["", "/replay", "/chart", "/record"] {
            let refused = ada.get(&format!("/api/matches/{id}{call}"));
            assert_eq!(refused.status, 409, "{call}");
            assert_eq!(refused.refused("cannot-open")["args"]["detail"], why, "{call}");
        }
        let refused = Live::open(&ada, &format!("/api/matches/{id}/live?seat=0"), &[]).err().expect("no connection");
        assert_eq!(refused.refused("cannot-open")["args"]["detail"], why);
    }
    let refused = host.browser().join(&waiting, 1, None).refused("cannot-open");
    assert_eq!(refused["args"]["detail"], why);
    assert_eq!(ada.get("/api/lobby").ok()["mine"].as_array().expect("a list").len(), 2, "the lobby still lists them");
}
