//! Whole matches over the wire, and what everybody at the table gets to see.

use serde_json::{Value, json};
use table::Rng;

use crate::browser::{Browser, friends, wish, with};
use crate::host::Host;
use crate::live::Live;

/// Plays random choices for all of these until the match is over; answers how many were made.
pub fn play_to_the_end(players: &mut [Live], rng: &mut Rng) -> u32 {
    let mut made = 0;
    while !players[0].is_finished() {
        match players.iter().position(Live::is_asked) {
            Some(asked) => {
                let version = players[asked].choose_any(rng);
                made += 1;
                for player in players.iter_mut() {
                    player.version_reached(version);
                }
            }
            // A bot thinks; whatever it does is told to all.
            None => {
                let version = players[0].version() + 1;
                for player in players.iter_mut() {
                    player.version_reached(version);
                }
            }
        }
    }
    made
}

/// The names in the hands and score piles of a view.
fn secrets(view: &Value) -> Vec<Vec<&Value>> {
    let players = view["players"].as_array().expect("players").iter();
    players
        .map(|player| {
            let piles = [&player["hand"], &player["score"]];
            piles.iter().flat_map(|pile| pile.as_array().expect("a pile")).map(|card| &card["name"]).collect()
        })
        .collect()
}

#[test]
fn a_match_against_bots_is_played_to_its_end() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&with(wish(&["me", "random", "random"]), json!({ "seed": 11 })));
    let mut live = ada.sit(&id, 0);
    let first = live.state.clone();
    assert_eq!((&first["type"], &first["viewer"], &first["reset"]), (&json!("state"), &json!(0), &json!(true)));
    assert_eq!(first["match"]["seats"][0]["here"], true);
    // The first cards are chosen by all at once; when the bots have chosen, no choice of mine can come too late.
    live.state_where("the bots' first cards", |state| state["match"]["asked"] == json!([0]));
    let mut rng = Rng::new(1);
    let mut players = [live];
    let made = play_to_the_end(&mut players, &mut rng);
    live = players.into_iter().next().expect("one");
    assert!(made > 20, "{made} choices of mine");

    // Every state is one version after the one before it, and its news follow on from those already told.
    let states: Vec<&Value> = live.heard.iter().filter(|message| message["type"] == "state").collect();
    let mut told = 0;
    for (before, after) in states.iter().zip(&states[1..]) {
        let (before, after) = (before["version"].as_u64().expect("one"), after["version"].as_u64().expect("one"));
        assert_eq!(after, before + 1);
    }
    for state in &states {
        for (offset, news) in state["news"].as_array().expect("news").iter().enumerate() {
            if offset == 0 && state["reset"] == true {
                told = 0;
            }
            assert_eq!(news["number"], told);
            told += 1;
        }
    }
    // At the end everything is open, and everything is told again.
    let last = states.last().expect("a last state");
    assert_eq!((&last["reset"], &last["question"]), (&json!(true), &json!(null)));
    assert!(secrets(&last["view"]).concat().iter().all(|name| name.is_string()));
    let outcome = &last["match"]["outcome"];
    assert_eq!(outcome["places"].as_array().map(Vec::len), Some(3));
    assert_eq!(outcome["points"].as_array().map(Vec::len), Some(3));
    assert!(outcome["how"].is_string());
    assert_eq!(ada.summary(&id)["status"], "finished");
    live.send_choice("draw");
    live.refused("over");
    live.say(&json!({ "type": "undo" }));
    live.refused("over");
}

#[test]
fn two_people_see_their_own_cards_and_a_watcher_sees_none() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let watcher = host.browser();
    let mut lives = vec![people[0].sit(&id, 0), people[1].sit(&id, 1), watcher.watch(&id)];
    assert_eq!(lives[2].state["viewer"], json!(null));
    lives[2].send_choice("draw");
    lives[2].refused("not-your-seat");
    let mut rng = Rng::new(2);
    for _ in 0..60 {
        for (viewer, live) in lives.iter().enumerate() {
            for (owner, names) in secrets(&live.state["view"]).iter().enumerate() {
                let known = names.iter().all(|name| name.is_string());
                let unknown = names.iter().all(|name| name.is_null());
                assert!(if viewer == owner { known } else { unknown }, "{viewer} looks at {owner}: {names:?}");
            }
            assert_eq!(
                live.is_asked(),
                live.state["match"]["asked"].as_array().expect("a list").contains(&json!(viewer))
            );
        }
        if lives[0].is_finished() {
            break;
        }
        let asked = lives.iter().position(Live::is_asked).expect("somebody is asked");
        let version = lives[asked].choose_any(&mut rng);
        for live in &mut lives {
            live.version_reached(version);
        }
    }
    // The same news are told to all, with as much of them as each may know.
    let shapes = |live: &Live| -> Vec<(Value, Value)> {
        let news = live.heard.iter().filter_map(|message| message["news"].as_array()).flatten();
        news.map(|news| (news["number"].clone(), news["event"]["event"].clone())).collect()
    };
    assert!(shapes(&lives[0]).len() > 20);
    assert_eq!(shapes(&lives[0]), shapes(&lives[1]));
    assert_eq!(shapes(&lives[0]), shapes(&lives[2]));
}

#[test]
fn everybody_hears_who_comes_and_goes() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let here = |live: &mut Live, here: Value| {
        live.until("presence", |message| message["type"] == "presence" && message["here"] == here);
    };
    let mut ada = people[0].sit(&id, 0);
    here(&mut ada, json!([true, false]));
    let ben = people[1].sit(&id, 1);
    here(&mut ada, json!([true, true]));
    assert_eq!(people[0].summary(&id)["seats"][1]["here"], true);
    drop(ben);
    here(&mut ada, json!([true, false]));
}

#[test]
fn at_one_device_each_looks_through_the_own_eyes() {
    let host = Host::start();
    let (ada, eve) = (host.browser().named("Ada"), host.browser());
    let id = ada.make(&with(wish(&["me", "Ben", "random"]), json!({ "seed": 5 })));
    let mut live = ada.sit(&id, 0);
    live.state_where("the bot's first card", |state| state["match"]["asked"] == json!([0, 1]));
    let hands =
        |state: &Value| secrets(&state["view"]).into_iter().map(|names| names[0].is_string()).collect::<Vec<_>>();
    assert_eq!(hands(&live.state), [true, false, false]);
    let own = live.offers();
    let bens = live.view(1).clone();
    assert_eq!((&bens["viewer"], &bens["reset"]), (&json!(1), &json!(true)), "other eyes have seen other things");
    assert_eq!(hands(&bens), [false, true, false]);
    let offers = live.offers();
    assert_ne!(own, offers);

    live.send_choice(&own[0]);
    live.refused("not-offered");
    live.choose(&offers[0]);
    assert_eq!(live.state["viewer"], 1);
    assert!(!live.is_asked());
    live.view(0);
    live.choose(&own[0]);

    for seat in [2, 3, 255] {
        live.say(&json!({ "type": "view", "seat": seat }));
        live.refused(if seat == 2 { "not-your-seat" } else { "not-found" });
    }
    let mut stranger = eve.watch(&id);
    stranger.say(&json!({ "type": "view", "seat": 1 }));
    stranger.refused("not-your-seat");
    assert_eq!(hands(&stranger.state), [false, false, false]);
}

#[test]
fn bots_play_a_whole_match_while_nobody_looks() {
    let host = Host::start();
    let ada = host.browser();
    let id = ada.make(&with(wish(&["random", "random"]), json!({ "seed": 2 })));
    let mut live = ada.watch(&id);
    live.state_where("the end", |state| state["match"]["status"] == "finished");
    assert_eq!(host.metric("innovarium_choices_total"), live.choices() as f64);
}

/// How often a person with a webhook was called.
fn calls(host: &Host) -> f64 {
    host.metric("innovarium_calls_total")
}

#[test]
fn an_absent_player_is_called_once_when_it_is_their_turn() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    // The name leads nowhere; what counts is that it is tried.
    people[1].put("/api/me", &json!({ "webhook": "https://nowhere.invalid/ben" })).ok();
    let mut ada = people[0].sit(&id, 0);
    // Both are asked since the match began, when Ben had no webhook yet.
    ada.say(&json!({ "type": "chat", "text": "Ben?" }));
    ada.until("the echo", |message| message["type"] == "chat");
    let first = ada.offers()[0].clone();
    ada.choose(&first);
    assert_eq!(calls(&host), 0.0);
    let mut ben = people[1].sit(&id, 1);
    let first = ben.offers()[0].clone();
    let version = ben.choose(&first);
    ada.version_reached(version);
    // Whoever begins has one action; draws need no other answer.
    let (mut turns, mut ben) = (0, Some(ben));
    while turns < 3 {
        if ada.is_asked() {
            // Ben is away when his turn comes, and is called.
            ben.take();
            ada.until("his leaving", |message| {
                message["type"] == "presence" && message["here"] == json!([true, false])
            });
            while ada.is_asked() {
                ada.choose("draw");
            }
            turns += 1;
            ada.say(&json!({ "type": "chat", "text": "your turn" }));
            ada.until("the echo", |message| message["type"] == "chat");
            // The call is made beside the room, so it may take a moment to be counted.
            wait_for(|| calls(&host) == f64::from(turns));
        }
        let mut back = ben.take().unwrap_or_else(|| people[1].sit(&id, 1));
        while back.is_asked() {
            back.choose("draw");
        }
        ada.version_reached(back.version());
        ben = Some(back);
    }
    assert_eq!(calls(&host), f64::from(turns));
}

#[test]
fn who_makes_a_match_is_called_only_when_it_begins_later() {
    let host = Host::start();
    let (ada, ben) = (host.browser(), host.browser());
    ada.put("/api/me", &json!({ "webhook": "https://nowhere.invalid/ada" })).ok();
    ada.make(&wish(&["me", "random"]));
    let id = ada.make(&with(wish(&["me", "open"]), json!({ "public": true })));
    ben.join(&id, 1, None).ok();
    wait_for(|| calls(&host) > 0.0);
    // Calls are made beside the room; a second one would have been counted by now.
    std::thread::sleep(std::time::Duration::from_millis(200));
    assert_eq!(calls(&host), 1.0);
}

/// For what nobody is told: looks again and again.
#[track_caller]
pub fn wait_for(what: impl Fn() -> bool) {
    let started = std::time::Instant::now();
    while !what() {
        assert!(started.elapsed() < std::time::Duration::from_secs(20), "it does not happen");
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

/// A browser and its connection at a table for one, against a bot.
pub fn against_bot(host: &Host, seed: u64) -> (Browser, String, Live) {
    let ada = host.browser().named("Ada");
    let id = ada.make(&with(wish(&["me", "random"]), json!({ "seed": seed })));
    let mut live = ada.sit(&id, 0);
    // From now on nothing moves while it is one's turn.
    live.state_where("the bot's first card", |state| state["match"]["asked"] == json!([0]));
    (ada, id, live)
}
