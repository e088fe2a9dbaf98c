//! Taking one's data along, and deleting it.

use serde_json::json;

use server::store::{Act, Office};

use crate::accounts::{credentials, register};
use crate::browser::{Browser, friends, wish, with, word};
use crate::host::Host;
use crate::playing::wait_for;

fn delete_guest(browser: &Browser) {
    browser.post("/api/account/delete", &json!({})).ok();
}

/// A number from the database, without opening a match.
fn number(host: &Host, sql: &str) -> Option<i64> {
    host.data().number(sql)
}

#[test]
fn everything_about_oneself_can_be_taken_along_and_nothing_about_others() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    people[0].put("/api/me", &json!({ "webhook": "https://ntfy.sh/adas" })).ok();
    people[1].put("/api/me", &json!({ "webhook": "https://ntfy.sh/bens" })).ok();
    register(&people[0], "ada", "correct horse");
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let first = ada.offers()[0].clone();
    ada.choose(&first);
    ben.say(&json!({ "type": "chat", "text": "my secret" }));
    ada.say(&json!({ "type": "chat", "text": "my own words" }));
    ada.until("both lines", |message| message["text"] == "my own words");
    people[0].post("/api/mutes", &json!({ "match": id, "seat": 1 })).ok();

    let answer = people[0].get("/api/account/export");
    assert!(answer.header("content-disposition").expect("a file").contains("innovarium.json"));
    let text = answer.text.clone();
    let export = answer.ok();
    assert_eq!((&export["me"]["account"], &export["me"]["webhook"]), (&json!("ada"), &json!("https://ntfy.sh/adas")));
    let data = &export["data"];
    assert_eq!(data["matches"][0]["choices"][0]["choice"], first.as_str());
    assert_eq!((&data["chat"][0]["text"], &data["mutes"][0]["name"]), (&json!("my own words"), &json!("Ben")));
    assert_eq!(data["sessions"].as_array().map(Vec::len), Some(1));
    let bens = people[1].me()["id"].as_str().expect("an id").to_string();
    for secret in ["my secret", "bens", "$argon2", bens.as_str()] {
        assert!(!text.contains(secret), "{secret}");
    }
    let guest = host.browser().get("/api/account/export").ok();
    assert_eq!(guest["data"]["matches"], json!([]));
}

#[test]
fn whoever_is_deleted_is_gone_and_matches_stay() {
    let host = Host::start();
    let (people, running) = friends(&host, &["Ada", "Ben"], json!({}));
    let [ada, ben] = &people[..] else { panic!("two people") };
    let waiting = ada.make(&with(wish(&["me", "open"]), json!({ "public": true })));
    let joined = ben.make(&with(wish(&["me", "open", "open"]), json!({ "public": true })));
    ada.join(&joined, 1, None).ok();
    let mut bens = ben.sit(&running, 1);
    ada.sit(&running, 0).say(&json!({ "type": "chat", "text": "my own words" }));
    bens.until("the line", |message| message["type"] == "chat");
    register(ada, "ada", "correct horse");

    ada.post("/api/account/delete", &json!({})).refused("wrong-password");
    ada.post("/api/account/delete", &json!({ "password": "wrong horse" })).refused("wrong-password");
    let cookie = ada.cookie();
    assert_eq!(ada.me()["account"], "ada", "nothing has changed");
    let after = ada.post("/api/account/delete", &json!({ "password": "correct horse" })).ok();
    assert_eq!((&after, &after["account"]), (&ada.me(), &json!(null)));
    let thief = host.browser();
    thief.set_cookie(cookie.as_deref());
    assert_eq!(thief.get("/api/lobby").ok()["mine"], json!([]));

    ben.get(&format!("/api/matches/{waiting}")).refused("not-found");
    assert_eq!(ben.summary(&joined)["seats"][1]["kind"], "open");
    let seat = ben.summary(&running)["seats"][0].clone();
    assert_eq!((&seat["kind"], &seat["level"]), (&json!("bot"), &json!("casual")));
    assert_ne!(seat["name"], "Ada");
    bens.closed();
    let mut again = ben.sit(&running, 1);
    again.state_where("the bot's choice", |state| state["match"]["choices"] != json!(0));
    assert!(!again.heard.iter().any(|message| message["type"] == "chat-so-far"), "the words are gone");
    host.browser().post("/api/login", &credentials("ada", "correct horse")).refused("wrong-password");
    register(&host.browser(), "ada", "correct horse");
    host.browser().post("/api/account/delete", &json!({})).ok();
}

#[test]
fn finished_matches_keep_their_choices_under_another_name() {
    let mut host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&with(wish(&["me", "Ada's friend", "random"]), json!({ "public": true })));
    host.stop();
    host.data().run("UPDATE matches SET status = 'finished', asked = 0");
    let cookie = ada.cookie();
    let host = host.restart();
    let ada = host.browser();
    ada.set_cookie(cookie.as_deref());
    ada.get(&format!("/api/matches/{id}/record")).text.lines().find(|line| *line == "A: Ada").expect("her name");
    ada.post("/api/account/delete", &json!({})).ok();
    let seats = ada.summary(&id)["seats"].clone();
    assert_eq!((&seats[0]["name"], &seats[1]["name"]), (&json!("Somebody"), &json!("Somebody 2")));
    assert_eq!((&seats[0]["named"], &seats[0]["kind"]), (&json!(false), &json!("person")));
    let record = ada.get(&format!("/api/matches/{id}/record")).text;
    assert!(record.contains("\nA: Somebody\n") && !record.contains("Ada"), "{record}");
    assert_eq!(ada.get("/api/lobby").ok()["mine"], json!([]));
}

#[test]
fn the_own_data_tell_of_seats_that_were_left_and_of_plans() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben", "Cy"], json!({}));
    let mut cy = people[2].sit(&id, 2);
    let first = cy.offers()[0].clone();
    cy.choose(&first);
    cy.say(&json!({ "type": "plan", "plan": "decline", "value": "always" }));
    cy.state_where("the plan", |state| state["plans"]["decline"] == "always");
    let own = |browser: &Browser| browser.get("/api/account/export").ok()["data"]["matches"][0].clone();
    assert_eq!(own(&people[2])["plans"], json!([{ "seat": 2, "plan": "decline", "value": "always" }]));
    assert_eq!(own(&people[0])["plans"], json!([]), "those of others are theirs");
    people[2].post(&format!("/api/matches/{id}/leave"), &json!({ "seat": 2 })).ok();
    let left = own(&people[2]);
    assert_eq!((&left["id"], &left["seats"][0]), (&json!(id), &json!({ "seat": 2, "name": "Cy" })));
    assert_eq!(left["choices"][0]["choice"], first.as_str());
}

#[test]
fn everything_of_a_guest_who_is_not_stored_is_deleted() {
    let host = Host::start();
    let (_people, id) = friends(&host, &["Ada", "Ben"], json!({ "public": true }));
    let guest = host.browser();
    guest.post("/api/mutes", &json!({ "match": id, "seat": 1 })).ok();
    guest.post("/api/reports", &json!({ "whom": { "match": id, "seat": 1 }, "reason": "name" })).ok();
    let id = word(&guest.me()["id"]);
    delete_guest(&guest);
    for (table, column) in [("mutes", "person"), ("reports", "reporter"), ("people", "id")] {
        let sql = format!("SELECT count(*) FROM {table} WHERE {column} = '{id}'");
        assert_eq!(number(&host, &sql), Some(0), "{table}");
    }
}

#[test]
fn the_name_goes_from_where_a_bot_took_over_too() {
    let host = Host::start();
    let (people, running) = friends(&host, &["Ada", "Ben", "Cyrus"], json!({}));
    let over = people[2].make(&with(wish(&["me", "open", "open"]), json!({ "public": true })));
    people[0].join(&over, 1, None).ok();
    people[1].join(&over, 2, None).ok();
    for id in [&running, &over] {
        let seat = people[2].summary(id)["yours"][0].clone();
        people[2].post(&format!("/api/matches/{id}/leave"), &json!({ "seat": seat })).ok();
    }
    for browser in &people[..2] {
        let seat = browser.summary(&over)["yours"][0].clone();
        browser.post(&format!("/api/matches/{over}/give-up"), &json!({ "seat": seat })).ok();
    }
    delete_guest(&people[2]);
    for id in [&running, &over] {
        let seen = people[0].summary(id).to_string();
        assert!(!seen.contains("Cyrus"), "{seen}");
        let live = people[0].watch(id);
        assert!(!json!(live.heard).to_string().contains("Cyrus"));
    }
    let record = people[0].get(&format!("/api/matches/{over}/record")).text;
    assert!(!record.contains("Cyrus"), "{record}");
}

#[test]
fn a_bot_goes_on_for_who_was_deleted_though_nobody_looks() {
    let host = Host::with(|config| config.sweep = std::time::Duration::from_millis(20));
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let (others, other) = friends(&host, &["Cy", "Di"], json!({}));
    let alone = people[0].make(&wish(&["me", "casual"]));
    let choices = |id: &str| number(&host, &format!("SELECT choices FROM matches WHERE id = '{id}'"));
    assert_eq!((choices(&id), choices(&other)), (Some(0), Some(0)));
    delete_guest(&people[0]);
    wait_for(|| choices(&id) == Some(1));
    // The same if the operator does it from the command line.
    let person = word(&others[0].me()["id"]);
    let office = Office::open(&host.database());
    office.expect("the data").act(&Act::DeletePerson(person)).expect("done");
    wait_for(|| choices(&other) == Some(1));
    // What nobody plays any more is closed some day.
    wait_for(|| number(&host, &format!("SELECT deadline FROM matches WHERE id = '{alone}'")) > Some(1_000_000));
}

#[test]
fn who_was_reported_does_not_take_the_report_along() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut ben = people[1].sit(&id, 1);
    ben.say(&json!({ "type": "chat", "text": "rude words" }));
    ben.until("the line", |message| message["type"] == "chat");
    let report = json!({ "whom": { "match": id, "chat": 0 }, "reason": "insult", "note": "Twice." });
    people[0].post("/api/reports", &report).ok();
    let bens_id = word(&people[1].me()["id"]);
    delete_guest(&people[1]);
    let office = || Office::open(&host.database()).expect("the data");
    let kept = office().reports().expect("reports");
    assert_eq!((kept[0].text.as_deref(), kept[0].note.as_str()), (Some("rude words"), "Twice."));
    assert_eq!((kept[0].person.as_str(), kept[0].name.as_str()), ("", "Somebody"));
    assert!(!format!("{kept:?}").contains(&bens_id));
    // When it has been dealt with, nothing of it is needed any more.
    office().act(&Act::CloseReport(kept[0].id)).expect("closed");
    assert_eq!(office().reports(), Ok(Vec::new()));
}
