//! A match that has not begun can be taken back by whoever made it.

use serde_json::json;

use crate::browser::{Browser, Reply, friends, wish, with};
use crate::host::Host;

fn cancel(browser: &Browser, id: &str) -> Reply {
    browser.send("DELETE", &format!("/api/matches/{id}"), &[], None)
}

#[test]
fn a_waiting_match_is_taken_back_and_all_are_told() {
    let host = Host::start();
    let (ada, ben) = (host.browser().named("Ada"), host.browser().named("Ben"));
    let id = ada.make(&with(wish(&["me", "open", "open"]), json!({ "public": true })));
    ben.join(&id, 1, None).ok();
    let mut lives = [ada.sit(&id, 0), ben.sit(&id, 1), host.browser().watch(&id)];
    lives[1].say(&json!({ "type": "chat", "text": "hello" }));
    lives[1].until("the chat", |message| message["type"] == "chat");
    lives[1].say(&json!({ "type": "plan", "plan": "decline", "value": "always" }));
    lives[1].state_where("the plan", |state| state["plans"] != json!({}));

    cancel(&ben, &id).refused("forbidden");
    cancel(&host.browser(), &id).refused("forbidden");
    assert_eq!(ada.summary(&id)["status"], "waiting");
    assert_eq!(cancel(&ada, &id).ok(), json!({ "id": id }));
    for live in &mut lives {
        live.closed();
        assert_eq!(live.heard.last(), Some(&json!({ "type": "cancelled" })));
    }
    cancel(&ada, &id).refused("not-found");
    ada.get(&format!("/api/matches/{id}")).refused("not-found");
    ben.join(&id, 2, None).refused("not-found");
    for list in ["mine", "open"] {
        assert_eq!(ada.get("/api/lobby").ok()[list], json!([]));
        assert_eq!(ben.get("/api/lobby").ok()[list], json!([]));
    }
    for table in ["matches", "seats", "log", "chat", "plans"] {
        assert_eq!(host.data().count(table), 0, "{table}");
    }
    // It counts no longer among those one may have.
    ada.make(&wish(&["me", "open"]));
}

#[test]
fn what_has_begun_stays() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut ada = people[0].sit(&id, 0);
    cancel(&people[0], &id).refused("forbidden");
    cancel(&people[0], "nothing").refused("not-found");
    let first = ada.offers()[0].clone();
    ada.choose(&first);
    assert_eq!(people[1].summary(&id)["choices"], 1);
    // Another site cannot do it either.
    let waiting = people[0].make(&wish(&["me", "open"]));
    let path = format!("/api/matches/{waiting}");
    people[0].send("DELETE", &path, &[("origin", "http://evil.example")], None).refused("forbidden");
    assert_eq!(people[0].summary(&waiting)["status"], "waiting");
}
