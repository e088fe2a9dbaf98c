//! Among people: long seeds that nobody sees, one seat each, and bots that people would invite.

use std::time::Duration;

use serde_json::{Value, json};
use table::{Record, Rng, Seed};

use crate::browser::{Browser, Reply, friends, wish, with, word};
use crate::host::Host;
use crate::playing::play_to_the_end;

const YARDSTICKS: [&str; 2] = ["random", "greedy"];

fn leave(browser: &Browser, id: &str, seat: usize, level: &str) -> Reply {
    browser.post(&format!("/api/matches/{id}/leave"), &json!({ "seat": seat, "level": level }))
}

fn seed(browser: &Browser, id: &str) -> Seed {
    let record = browser.get(&format!("/api/matches/{id}/record")).text;
    Record::parse(&record).expect("a record").seed
}

#[test]
fn what_is_dealt_for_people_has_a_long_seed() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut lives = [people[0].sit(&id, 0), people[1].sit(&id, 1)];
    play_to_the_end(&mut lives, &mut Rng::new(1));
    let Seed::Long(first) = seed(&people[0], &id) else { panic!("a short seed") };
    // Whoever plays on from there has the same cards, alone against bots.
    let fork = json!({ "at": 4, "seat": 0, "level": "random" });
    let fork = word(&people[1].post(&format!("/api/matches/{id}/fork"), &fork).ok()["id"]);
    people[1].get(&format!("/api/matches/{fork}/record")).refused("forbidden");
    let bots = wish(&["random", "random"]);
    let other = people[0].make_and_watch(&bots);
    assert_ne!(seed(&people[0], &other), Seed::Long(first));
    // It deals the same cards again, like a short one.
    let again = people[0].make_and_watch(&with(bots, json!({ "seed": Seed::Long(first).to_string() })));
    assert_eq!(seed(&people[0], &again), Seed::Long(first));
}

#[test]
fn what_is_no_seed_is_refused() {
    let host = Host::start();
    let ada = host.browser();
    for odd in [json!(-1), json!(1.5), json!("x"), json!(""), json!("ff"), json!([1]), json!("0".repeat(31))] {
        ada.post("/api/matches", &with(wish(&["me", "casual"]), json!({ "seed": odd }))).refused("bad-request");
    }
    ada.make(&with(wish(&["me", "casual"]), json!({ "seed": "102" })));
}

#[test]
fn nobody_joins_a_match_whose_seed_somebody_knows() {
    let mut host = Host::start();
    let ada = host.browser();
    for chosen in [json!(7), json!("0".repeat(32))] {
        let wish = with(wish(&["me", "open"]), json!({ "public": true, "seed": chosen }));
        ada.post("/api/matches", &wish).refused("bad-request");
    }
    // Such a match begins at once. Should one ever wait all the same, it waits in vain.
    let id = ada.make(&with(wish(&["me", "open"]), json!({ "public": true })));
    host.stop();
    assert_eq!(host.data().change(&format!("UPDATE matches SET seed_known = 1 WHERE id = '{id}'")), 1);
    let host = host.restart();
    let ben = host.browser();
    ben.join(&id, 1, None).refused("forbidden");
    assert_eq!(ben.summary(&id)["seats"][1]["kind"], "open");
}

#[test]
fn one_person_has_one_seat() {
    let host = Host::start();
    let (ada, ben) = (host.browser().named("Ada"), host.browser().named("Ben"));
    let id = ada.make(&with(wish(&["me", "open", "open", "open"]), json!({ "public": true })));
    ben.join(&id, 1, None).ok();
    let version = ada.summary(&id)["version"].clone();
    ben.join(&id, 2, None).refused("seated-already");
    ada.join(&id, 2, Some(&ada.invitation(&id, 2))).refused("seated-already");
    assert_eq!(ada.summary(&id)["version"], version, "nothing has changed");
    // Whoever has left may sit down elsewhere.
    leave(&ben, &id, 1, "casual").ok();
    assert_eq!(ben.join(&id, 2, None).ok()["yours"], json!([2]));
    // At one device all seats are of the one who owns it, and no more are to be had.
    let device = ada.make(&with(wish(&["Ann", "Bob", "open"]), json!({ "public": true })));
    assert_eq!(ada.summary(&device)["yours"], json!([0, 1]));
    ada.join(&device, 2, None).refused("seated-already");
    assert_eq!(ben.join(&device, 2, None).ok()["status"], "running");
}

#[test]
fn the_yardsticks_do_not_play_beside_other_people() {
    let host = Host::with(|config| config.absence = Duration::ZERO);
    let ada = host.browser().named("Ada");
    for level in YARDSTICKS {
        for seats in [&["me", "open", level][..], &["open", "open", level], &["Ann", "open", level]] {
            let refused = ada.post("/api/matches", &wish(seats)).refused("only-alone");
            assert_eq!(refused["args"]["detail"], level, "{refused}");
        }
        // Whoever plays alone may have them, also with others at the same device.
        for seats in [&["me", level][..], &["Ann", "Bob", level], &["open", level], &[level, level]] {
            ada.make(&wish(seats));
        }
    }
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], json!({}));
    let mut ada = people[0].sit(&id, 0);
    for level in YARDSTICKS {
        leave(&people[1], &id, 1, level).refused("only-alone");
        ada.say(&json!({ "type": "handover", "seat": 2, "agree": true, "level": level }));
        ada.refused("only-alone");
    }
    let kinds = |browser: &Browser| -> Vec<String> {
        browser.summary(&id)["seats"].as_array().expect("seats").iter().map(|seat| word(&seat["kind"])).collect()
    };
    assert_eq!(kinds(&people[0]), ["person", "person", "person"]);
    leave(&people[1], &id, 1, "casual").ok();
    leave(&people[2], &id, 2, "random").refused("only-alone");
    leave(&people[2], &id, 2, "beginner").ok();
    // The last one leaves nobody behind.
    leave(&people[0], &id, 0, "random").ok();
    assert_eq!(kinds(&people[0]), ["bot", "bot", "bot"]);
}

#[test]
fn nobody_gives_the_seat_of_another_away() {
    let host = Host::with(|config| config.absence = Duration::from_secs(600));
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], json!({}));
    let eve = host.browser();
    // Neither who made the match, nor another player, nor a stranger.
    for browser in [&people[0], &people[1], &eve] {
        leave(browser, &id, 2, "casual").refused("not-your-seat");
    }
    let (mut ada, mut ben, mut watcher) = (people[0].sit(&id, 0), people[1].sit(&id, 1), eve.watch(&id));
    let wish = |seat: usize| json!({ "type": "handover", "seat": seat, "agree": true });
    watcher.say(&wish(2));
    watcher.refused("forbidden");
    // Ben is here.
    ada.say(&wish(1));
    ada.refused("forbidden");
    // Cy is not, but has not been away for long, though all agree.
    ada.say(&wish(2));
    ben.state_where("a proposal", |state| state["handover"] != json!([]));
    ben.say(&wish(2));
    ada.state_where("all agree", |state| state["handover"][0]["agreed"] == json!([0, 1]));
    assert_eq!(people[2].summary(&id)["seats"][2]["kind"], "person");
    let cy = people[2].sit(&id, 2);
    assert_eq!((&cy.state["viewer"], &cy.state["handover"]), (&json!(2), &Value::Array(Vec::new())));
}
