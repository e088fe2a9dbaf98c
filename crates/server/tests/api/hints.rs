//! Hints are a choice of the match, and nobody gets one in secret.

use serde_json::{Value, json};

use crate::browser::{Browser, Reply, friends, wish, with};
use crate::host::Host;
use crate::live::Live;

fn hint(browser: &Browser, id: &str, seat: usize, live: &Live) -> Reply {
    browser.post(&format!("/api/matches/{id}/hint"), &json!({ "seat": seat, "version": live.version() }))
}

fn agree(live: &mut Live, agree: bool) {
    live.say(&json!({ "type": "hints", "agree": agree }));
}

fn told(live: &Live) -> Vec<&Value> {
    live.heard.iter().filter(|message| message["note"] == "hint").collect()
}

#[test]
fn alone_one_may_ask() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&wish(&["me", "casual"]));
    let mut live = ada.sit(&id, 0);
    live.state_where("the bot has chosen", |state| state["match"]["asked"] == json!([0]));
    let summary = ada.summary(&id);
    assert_eq!((&summary["hints"], &summary["hints_allowed"]), (&json!("alone"), &json!(true)));
    hint(&ada, &id, 0, &live).ok();
    live.say(&json!({ "type": "chat", "text": "after" }));
    live.until("the chat", |message| message["text"] == "after");
    assert!(told(&live).is_empty(), "there is nobody to tell");
}

#[test]
fn hints_say_why() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&with(wish(&["me", "casual"]), json!({ "seed": 4 })));
    let mut live = ada.sit(&id, 0);
    live.state_where("a question", |state| state["match"]["asked"] == json!([0]));
    let advice = hint(&ada, &id, 0, &live).ok();
    let hints = advice["hints"].as_array().expect("hints");
    let reasons: Vec<&Value> = hints.iter().filter_map(|hint| hint["reasons"].as_array()).flatten().collect();
    assert!(!reasons.is_empty(), "{advice}");
    let texts = ada.get("/api/games/innovation/texts/de").ok().to_string();
    for reason in reasons {
        assert!(reason["better"].is_boolean() && reason["kind"].is_string(), "{reason}");
        let id = reason["text"]["id"].as_str().expect("a message");
        assert!(texts.contains(&format!("{id} = ")), "{id} has no words at a table");
    }
}

#[test]
fn the_coach_grades_every_offer_where_hints_are_allowed() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&with(wish(&["me", "casual"]), json!({ "hints": false })));
    let mut live = ada.sit(&id, 0);
    live.state_where("the bot has chosen", |state| state["match"]["asked"] == json!([0]));
    let path = format!("/api/matches/{id}/coach");
    let coach = |live: &Live| ada.post(&path, &json!({ "seat": 0, "version": live.version() }));
    coach(&live).refused("no-hints");
    agree(&mut live, true);
    live.state_where("hints", |state| state["match"]["hints_allowed"] == true);
    let coaching = coach(&live).ok();
    assert_eq!(coaching["help"], live.state["question"]["help"]);
    let graded = coaching["offers"].as_array().expect("offers");
    let offers = live.state["question"]["offers"].as_array().expect("offers");
    assert_eq!(graded.len(), offers.len());
    for offer in offers {
        assert!(graded.iter().any(|graded| graded["choice"] == offer["choice"]), "{offer} has no grade");
    }
    assert_eq!(graded[0]["grade"], "best");
    assert!(graded[1..].iter().all(|graded| graded["grade"] != "best"), "{coaching}");
    for bad in [json!({}), json!({ "seat": 0 }), json!({ "seat": 0, "version": "1" }), json!([1])] {
        ada.post(&path, &bad).refused("bad-request");
    }
    ada.post(&path, &json!({ "seat": 0, "version": 9999 })).refused("stale");
    ada.post(&path, &json!({ "seat": 1, "version": live.version() })).refused("not-your-seat");
    host.browser().named("Ben").post(&path, &json!({ "seat": 0, "version": live.version() })).refused("not-your-seat");
    ada.post("/api/matches/0123456789abcdef/coach", &json!({ "seat": 0, "version": 1 })).refused("not-found");
}

#[test]
fn who_wants_none_has_none() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&with(wish(&["me", "casual"]), json!({ "hints": false })));
    let mut live = ada.sit(&id, 0);
    live.state_where("the bot has chosen", |state| state["match"]["asked"] == json!([0]));
    assert_eq!(live.state["match"]["hints_allowed"], false);
    hint(&ada, &id, 0, &live).refused("no-hints");
    // One's own mind can be changed.
    agree(&mut live, true);
    live.state_where("hints", |state| state["match"]["hints_allowed"] == true);
    hint(&ada, &id, 0, &live).ok();
    ada.post("/api/matches", &with(wish(&["me", "casual"]), json!({ "hints": "yes" }))).refused("bad-request");
}

#[test]
fn among_people_there_are_none() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut ada = people[0].sit(&id, 0);
    assert_eq!(ada.state["match"]["hints_allowed"], false);
    hint(&people[0], &id, 0, &ada).refused("no-hints");
    // Whoever is left alone may have them.
    people[1].post(&format!("/api/matches/{id}/leave"), &json!({ "seat": 1 })).ok();
    ada.state_where("alone", |state| state["match"]["hints_allowed"] == true);
}

#[test]
fn a_match_made_with_hints_says_so_and_tells_when_they_are_used() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({ "hints": true, "public": true }));
    let (ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let mut watcher = host.browser().watch(&id);
    assert_eq!((&ben.state["match"]["hints"], &ben.state["match"]["hints_allowed"]), (&json!("on"), &json!(true)));
    hint(&people[0], &id, 0, &ada).ok();
    // Again about the same question.
    hint(&people[0], &id, 0, &ada).ok();
    for live in [&mut ben, &mut watcher] {
        let note = live.until("the note", |message| message["note"] == "hint");
        assert_eq!((&note["type"], &note["from"], &note["seat"]), (&json!("chat"), &json!("Ada"), &json!(0)));
        assert_eq!(note["text"], "");
    }
    ben.say(&json!({ "type": "chat", "text": "after" }));
    ben.until("the chat", |message| message["text"] == "after");
    assert_eq!(told(&ben).len(), 1, "the same question is told once");
    // It is kept.
    let host = host.restart();
    let mut later = host.browser().watch(&id);
    let so_far = later.until("the chat", |message| message["type"] == "chat-so-far");
    let notes: Vec<&Value> = so_far["lines"].as_array().expect("lines").iter().map(|line| &line["note"]).collect();
    assert_eq!(notes, [&json!("hint"), &json!(null)]);
}

#[test]
fn all_can_agree_on_hints() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], json!({ "hints": false }));
    let mut lives = [people[0].sit(&id, 0), people[1].sit(&id, 1), people[2].sit(&id, 2)];
    let mut watcher = host.browser().watch(&id);
    agree(&mut watcher, true);
    watcher.refused("not-your-seat");
    agree(&mut lives[0], true);
    lives[1].state_where("the proposal", |state| state["hints"] == json!({ "asked_by": 0, "agreed": [0] }));
    agree(&mut lives[1], false);
    lives[0].state_where("the proposal", |state| state["hints"]["asked_by"] == 0);
    lives[0].state_where("no proposal", |state| state["hints"] == json!({ "asked_by": null, "agreed": [] }));
    agree(&mut lives[2], true);
    agree(&mut lives[2], true);
    lives[1].state_where("another", |state| state["hints"] == json!({ "asked_by": 2, "agreed": [2] }));
    agree(&mut lives[1], true);
    lives[0].state_where("two of three", |state| state["hints"] == json!({ "asked_by": 2, "agreed": [1, 2] }));
    hint(&people[0], &id, 0, &lives[0]).refused("no-hints");
    agree(&mut lives[0], true);
    for live in &mut lives {
        live.state_where("hints", |state| state["match"]["hints_allowed"] == true);
        assert_eq!(live.state["hints"], json!({ "asked_by": null, "agreed": [] }));
    }
    watcher.until("a note", |message| message["note"] == "hints-on" && message["seat"] == 2);
    hint(&people[0], &id, 0, &lives[0]).ok();
    agree(&mut lives[0], true);
    lives[0].refused("stale");
    // It stays so.
    let host = host.restart();
    assert_eq!(host.browser().summary(&id)["hints_allowed"], true);
}

#[test]
fn what_would_help_is_closed_until_the_match_is_over() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({ "hints": true }));
    let path = |rest: &str| format!("/api/matches/{id}/{rest}");
    let fork = json!({ "at": 0, "seat": 0, "level": "casual" });
    for browser in [&people[0], &host.browser()] {
        browser.get(&path("analysis")).refused("forbidden");
        browser.get(&path("record")).refused("forbidden");
        browser.post(&path("fork"), &fork).refused("forbidden");
    }
    people[0].get(&path("replay?seat=1")).refused("not-your-seat");
    people[0].post(&path("give-up"), &json!({ "seat": 0 })).ok();
    people[1].get(&path("analysis")).ok();
    people[1].get(&path("record"));
    people[1].post(&path("fork"), &fork).ok();
    people[1].get(&path("replay?seat=1")).ok();
}

#[test]
fn what_was_agreed_without_somebody_does_not_hold_for_them() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({ "hints": false }));
    let mut ada = people[0].sit(&id, 0);
    people[1].post(&format!("/api/matches/{id}/leave"), &json!({ "seat": 1 })).ok();
    agree(&mut ada, true);
    ada.state_where("hints", |state| state["match"]["hints_allowed"] == true);
    assert_eq!(ada.state["match"]["hints"], "off", "what was chosen for the match stays known");
    people[1].post(&format!("/api/matches/{id}/return"), &json!({ "seat": 1 })).ok();
    ada.state_where("no hints", |state| state["match"]["hints_allowed"] == false);
    ada.until("a note", |message| message["note"] == "hints-off");
    // Now he is asked, too.
    let mut ben = people[1].sit(&id, 1);
    agree(&mut ada, true);
    ben.state_where("the proposal", |state| state["hints"] == json!({ "asked_by": 0, "agreed": [0] }));
    assert_eq!(ben.state["match"]["hints_allowed"], false);
    agree(&mut ben, true);
    ben.state_where("hints", |state| state["match"]["hints_allowed"] == true);
    let host = host.restart();
    assert_eq!(host.browser().summary(&id)["hints_allowed"], true, "it is kept");
}

#[test]
fn what_was_agreed_before_others_came_does_not_hold_for_them() {
    let host = Host::start();
    let (ada, ben) = (host.browser().named("Ada"), host.browser().named("Ben"));
    let id = ada.make(&with(wish(&["me", "open"]), json!({ "public": true, "hints": false })));
    let mut live = ada.sit(&id, 0);
    agree(&mut live, true);
    live.state_where("hints", |state| state["match"]["hints_allowed"] == true);
    assert_eq!(ben.summary(&id)["hints"], "off", "nobody is told that there are hints");
    ben.join(&id, 1, None).ok();
    live.state_where("the beginning", |state| state["match"]["status"] == "running");
    assert_eq!(live.state["match"]["hints_allowed"], false);
    hint(&ada, &id, 0, &live).refused("no-hints");
}
