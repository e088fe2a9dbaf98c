//! Giving up, leaving, coming back, and deleting what is only one's own.

use serde_json::{Value, json};

use crate::browser::{Browser, Reply, friends, wish, with};
use crate::host::Host;
use crate::live::Live;

fn ask(browser: &Browser, id: &str, what: &str, seat: usize) -> Reply {
    browser.post(&format!("/api/matches/{id}/{what}"), &json!({ "seat": seat }))
}

fn delete(browser: &Browser, id: &str) -> Reply {
    browser.send("DELETE", &format!("/api/matches/{id}"), &[], None)
}

/// The notes in the chat, as somebody who comes later sees them.
fn notes(live: &mut Live) -> Vec<Value> {
    let so_far = live.until("the chat", |message| message["type"] == "chat-so-far");
    let chats = so_far["lines"].as_array().expect("lines").iter().filter(|chat| chat["text"] == "");
    chats.map(|chat| json!([chat["note"], chat["seat"]])).collect()
}

fn outcome(how: &str, places: Value) -> Value {
    let points = vec![0; places.as_array().expect("a list").len()];
    json!({ "how": how, "places": places, "points": points })
}

#[test]
fn of_two_players_the_other_wins() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let first = ada.offers()[0].clone();
    ada.choose(&first);
    ask(&people[0], &id, "give-up", 1).refused("not-your-seat");
    ask(&people[0], &id, "give-up", 7).refused("not-found");
    ask(&host.browser(), &id, "give-up", 1).refused("not-your-seat");
    people[1].post(&format!("/api/matches/{id}/give-up"), &json!({})).refused("bad-request");
    let summary = ask(&people[1], &id, "give-up", 1).ok();
    assert_eq!((&summary["status"], &summary["outcome"]), (&json!("finished"), &outcome("resigned", json!([1, 2]))));
    assert_eq!((&summary["seats"][1]["departed"], &summary["yours"]), (&json!("resigned"), &json!([1])));
    for live in [&mut ada, &mut ben] {
        live.state_where("the end", |state| state["match"]["status"] == "finished");
        assert_eq!(live.state["match"]["asked"], json!([]));
        assert!(!live.is_asked());
        live.until("a note", |message| message["note"] == "resigned" && message["seat"] == 1);
    }
    ask(&people[0], &id, "give-up", 0).refused("over");
    ada.say(&json!({ "type": "undo" }));
    ada.refused("over");
    ben.send_choice(&first);
    ben.refused("over");
    // Two people played it, so nobody can delete it.
    delete(&people[0], &id).refused("forbidden");

    // It stays that way, and can be looked at like any other.
    let host = host.restart();
    let ada = Browser::new(host.address);
    assert_eq!(ada.summary(&id)["outcome"], outcome("resigned", json!([1, 2])));
    let moment = ada.moment(&id, 1);
    assert_eq!((&moment["at"], &moment["of"]), (&json!(1), &json!(1)));
    assert_eq!(moment["outcome"], outcome("resigned", json!([1, 2])));
    assert_eq!(ada.moment(&id, 0)["outcome"], json!(null));
    let record = ada.get(&format!("/api/matches/{id}/record")).text;
    assert!(record.ends_with("\n# ended: resigned, B\n"), "{record}");
    let copy = ada.post_text("/api/records", &record).ok()["id"].as_str().expect("an id").to_string();
    assert_eq!(ada.summary(&copy)["outcome"], outcome("resigned", json!([1, 2])));
    assert_eq!(ada.summary(&copy)["choices"], 1);
    // From where it was given up, one can play on alone.
    let fork = json!({ "at": 1, "seat": 1, "level": "casual" });
    let fork = ada.post(&format!("/api/matches/{id}/fork"), &fork).ok()["id"].as_str().expect("an id").to_string();
    assert_eq!(ada.summary(&fork)["status"], "running");
}

#[test]
fn of_several_players_a_bot_goes_on_and_there_is_no_way_back() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], json!({}));
    let mut ada = people[0].sit(&id, 0);
    let mut cy = people[2].sit(&id, 2);
    let summary = ask(&people[2], &id, "give-up", 2).ok();
    let seat = &summary["seats"][2];
    assert_eq!((&summary["status"], &summary["yours"]), (&json!("running"), &json!([])));
    assert_eq!((&seat["kind"], &seat["departed"], &seat["name"]), (&json!("bot"), &json!("resigned"), &json!("Cy")));
    assert_eq!(summary["may_return"], json!([]));
    cy.state_where("the watcher's view", |state| state["viewer"].is_null());
    ada.state_where("the bot's first card", |state| state["match"]["choices"] == 1);
    ask(&people[2], &id, "return", 2).refused("forbidden");
    ask(&people[2], &id, "give-up", 2).refused("not-your-seat");
    assert_eq!(people[2].get("/api/lobby").ok()["mine"], json!([]), "it is over for who gave up");
    // With the last person the match ends.
    ask(&people[1], &id, "give-up", 1).ok();
    let summary = ask(&people[0], &id, "give-up", 0).ok();
    assert_eq!(summary["outcome"], outcome("resigned", json!([3, 1, 1])));
    assert_eq!(people[2].get("/api/lobby").ok()["finished"][0]["id"], id.as_str(), "the result is shown to all");
    assert_eq!(
        notes(&mut people[2].watch(&id)),
        [json!(["resigned", 2]), json!(["resigned", 1]), json!(["resigned", 0])]
    );
}

#[test]
fn on_one_device_every_player_may_give_up() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&wish(&["me", "Ben", "Cy"]));
    assert_eq!(ask(&ada, &id, "give-up", 2).ok()["seats"][2]["kind"], "bot");
    let id = ada.make(&wish(&["me", "Ben"]));
    assert_eq!(ask(&ada, &id, "give-up", 1).ok()["outcome"], outcome("resigned", json!([1, 2])));
}

#[test]
fn nothing_can_be_given_up_before_it_begins() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&wish(&["me", "open"]));
    ask(&ada, &id, "give-up", 0).refused("not-asked");
    ask(&ada, &id, "return", 0).refused("not-your-seat");
    ask(&ada, "nothing", "give-up", 0).refused("not-found");
    ask(&ada, "nothing", "return", 0).refused("not-found");
    assert_eq!(ada.summary(&id)["version"], 0);
}

#[test]
fn who_left_comes_back_to_the_own_seat() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], json!({}));
    let mut ada = people[0].sit(&id, 0);
    let left = ask(&people[1], &id, "leave", 1).ok();
    assert_eq!((&left["may_return"], &left["seats"][1]["departed"]), (&json!([1]), &json!("left")));
    ask(&people[0], &id, "return", 1).refused("not-your-seat");
    ask(&host.browser(), &id, "return", 1).refused("not-your-seat");
    ask(&people[1], &id, "return", 7).refused("not-found");
    people[1].post(&format!("/api/matches/{id}/return"), &json!({ "seat": "B" })).refused("bad-request");
    ada.state_where("the bot's first card", |state| state["match"]["choices"] == 1);

    // A restart changes nothing about it.
    let cookies: Vec<Option<String>> = people.iter().map(Browser::cookie).collect();
    let host = host.restart();
    let again = |person: usize| {
        let browser = host.browser();
        browser.set_cookie(cookies[person].as_deref());
        browser
    };
    let ben = again(1);
    let mine = ben.get("/api/lobby").ok()["mine"].clone();
    assert_eq!((&mine[0]["id"], &mine[0]["may_return"]), (&json!(id), &json!([1])));
    let mut ada = again(0).sit(&id, 0);
    let back = ask(&ben, &id, "return", 1).ok();
    assert_eq!((&back["yours"], &back["may_return"]), (&json!([1]), &json!([])));
    let seat = &back["seats"][1];
    assert_eq!((&seat["kind"], &seat["level"], &seat["departed"]), (&json!("person"), &json!(null), &json!(null)));
    ada.until("a note", |message| message["note"] == "returned" && message["seat"] == 1);
    let ben_live = ben.sit(&id, 1);
    assert_eq!(ben_live.state["viewer"], 1);
    ask(&ben, &id, "return", 1).refused("not-your-seat");
    ask(&ben, &id, "give-up", 1).ok();
    ask(&ben, &id, "return", 1).refused("forbidden");
}

#[test]
fn one_may_delete_what_nobody_else_played() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&with(wish(&["me", "casual", "casual"]), json!({ "public": true })));
    let mut watcher = host.browser().watch(&id);
    watcher.say(&json!({ "type": "chat", "text": "hello" }));
    watcher.until("the chat", |message| message["type"] == "chat");
    delete(&host.browser(), &id).refused("forbidden");
    delete(&ada, &id).ok();
    watcher.closed();
    assert_eq!(watcher.heard.last(), Some(&json!({ "type": "cancelled" })));
    ada.get(&format!("/api/matches/{id}")).refused("not-found");

    // One that is over, with its analysis; one of a record; and one on one device.
    let over = ada.make(&wish(&["me", "casual"]));
    ask(&ada, &over, "give-up", 0).ok();
    let record = ada.get(&format!("/api/matches/{over}/record")).text;
    ada.get(&format!("/api/matches/{over}/analysis")).ok();
    let copy = ada.post_text("/api/records", &record).ok()["id"].as_str().expect("an id").to_string();
    delete(&host.browser(), &copy).refused("forbidden");
    let device = ada.make(&wish(&["me", "Ben"]));
    for id in [over, copy, device] {
        delete(&ada, &id).ok();
        ada.get(&format!("/api/matches/{id}")).refused("not-found");
        ada.get(&format!("/api/matches/{id}/analysis")).refused("not-found");
    }
    for table in ["matches", "seats", "log", "chat", "plans"] {
        assert_eq!(host.data().count(table), 0, "{table}");
    }
}

#[test]
fn who_left_is_still_one_of_the_players() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], json!({}));
    ask(&people[1], &id, "leave", 1).ok();
    ask(&people[2], &id, "give-up", 2).ok();
    delete(&people[0], &id).refused("forbidden");
    assert_eq!(people[0].summary(&id)["status"], "running");
}
