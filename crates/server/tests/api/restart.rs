//! After a restart matches go on by themselves: bots think, and people are called.

use std::time::{Duration, Instant};

use serde_json::json;
use server::Config;

use crate::browser::{friends, wish};
use crate::host::Host;
use crate::webhooks::{Listener, wants};

/// As it is on disk: asking the server would open the match.
fn version(host: &Host, id: &str) -> i64 {
    host.data().number(&format!("SELECT version FROM matches WHERE id = '{id}'")).expect("a match")
}

#[track_caller]
fn wait_until(what: &str, done: impl Fn() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while !done() {
        assert!(Instant::now() < deadline, "{what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// A match of two at one device in which these seats are bots, as if the server had stopped while they thought.
fn interrupted(host: &mut Host, ids: &[(&str, &[u8])]) {
    host.stop();
    for (id, bots) in ids {
        for seat in bots.iter() {
            let bot = "UPDATE seats SET kind = 'bot', person = NULL, level = 'random'";
            assert_eq!(host.data().change(&format!("{bot} WHERE match = '{id}' AND seat = {seat}")), 1);
        }
    }
}

#[test]
fn bots_that_were_thinking_go_on_and_only_where_somebody_plays() {
    let mut host = Host::start();
    let ada = host.browser().named("Ada");
    let make = || ada.make(&wish(&["me", "Ben"]));
    let (first, second, alone, people) = (make(), make(), make(), make());
    interrupted(&mut host, &[(&first, &[0]), (&second, &[1]), (&alone, &[0, 1])]);
    let before = [&first, &second, &alone, &people].map(|id| version(&host, id));
    let host = host.restart();
    // In the first round both are asked at once, so either bot has something to do.
    wait_until("bots do not go on", || version(&host, &first) > before[0] && version(&host, &second) > before[1]);
    assert_eq!(host.metric("innovarium_rooms"), 2.0, "the others sleep");
    assert_eq!([&alone, &people].map(|id| version(&host, id)), before[2..], "nobody plays, or nobody is here");
}

fn calling(config: &mut Config) {
    config.inner_webhooks = true;
    config.reconnect = Duration::from_millis(400);
}

#[test]
fn who_does_not_come_back_is_called_once() {
    let phone = Listener::start("200 OK");
    let host = Host::with(calling);
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    wants(&people[1], &phone, "/ben", json!({}));
    let (mut ada, ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    // Ben is here and asked: no need to call him.
    let first = ada.offers()[0].clone();
    ada.choose(&first);
    phone.nothing();
    drop((ada, ben));
    let host = host.restart_changed(calling);
    assert_eq!(phone.call().path, "/ben");
    phone.nothing();
    // Not again for the same question, however often the server starts, and whoever opens the match.
    let host = host.restart_changed(calling);
    phone.nothing();
    let again = |number: usize| {
        let browser = host.browser();
        browser.set_cookie(people[number].cookie().as_deref());
        browser
    };
    let (ada, ben) = (again(0), again(1));
    let mut live = ben.sit(&id, 1);
    let first = live.offers()[0].clone();
    live.choose(&first);
    while live.is_asked() {
        live.choose("draw");
    }
    // The next question is another one.
    let mut other = ada.sit(&id, 0);
    drop(live);
    let left = |message: &serde_json::Value| message["type"] == "presence" && message["here"] == json!([true, false]);
    if other.state["match"]["seats"][1]["here"] == true {
        other.until("his leaving", left);
    }
    while other.is_asked() {
        other.choose("draw");
    }
    assert_eq!(phone.call().path, "/ben");
    phone.nothing();
}

#[test]
fn who_comes_back_in_time_is_not_called() {
    let phone = Listener::start("200 OK");
    let host = Host::with(calling);
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    wants(&people[1], &phone, "/ben", json!({}));
    let ben = people[1].sit(&id, 1);
    assert!(ben.is_asked());
    drop(ben);
    let host = host.restart_changed(|config| {
        calling(config);
        config.reconnect = Duration::from_secs(1);
    });
    let browser = host.browser();
    browser.set_cookie(people[1].cookie().as_deref());
    let _back = browser.sit(&id, 1);
    std::thread::sleep(Duration::from_millis(800));
    phone.nothing();
}
