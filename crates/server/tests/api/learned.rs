//! What people have learned follows them.

use serde_json::{Value, json};

use crate::accounts::{credentials, register};
use crate::browser::Browser;
use crate::host::Host;

fn learn(browser: &Browser, learned: Value) -> Value {
    browser.post("/api/me/learned", &json!({ "learned": learned })).ok()["learned"].clone()
}

fn learned(browser: &Browser) -> Value {
    browser.get("/api/me/learned").ok()["learned"].clone()
}

#[test]
fn what_was_learned_grows_and_is_there_in_every_browser_of_the_person() {
    let host = Host::start();
    let one = host.browser();
    assert_eq!(learned(&one), json!({}));
    assert_eq!(learn(&one, json!({ "lesson/nim/take": 3 })), json!({ "lesson/nim/take": 3 }));
    // A guest who becomes an account keeps it.
    register(&one, "ada", "correct horse");
    let more = json!({ "lesson/nim/take": 1000, "coach/explained/nim/aim": 1 });
    assert_eq!(learn(&one, more.clone()), more);
    // Nobody unlearns.
    assert_eq!(learn(&one, json!({ "lesson/nim/take": 2 })), more);

    let other = host.browser();
    assert_eq!(learn(&other, json!({ "lesson/nim/win": 1000 })), json!({ "lesson/nim/win": 1000 }));
    other.post("/api/login", &credentials("ada", "correct horse")).ok();
    assert_eq!(learned(&other), more);
}

#[test]
fn what_is_forgotten_is_only_what_begins_so() {
    let host = Host::start();
    let ada = host.browser();
    learn(&ada, json!({ "coach/match/a": 1, "coach/match/b": 1, "coach/matchless": 1, "lesson/nim/take": 5 }));
    let change = json!({ "learned": { "coach/match/c": 1 }, "forget": ["coach/match/"] });
    let kept = ada.post("/api/me/learned", &change).ok();
    assert_eq!(kept["learned"], json!({ "coach/match/c": 1, "coach/matchless": 1, "lesson/nim/take": 5 }));
}

#[test]
fn what_makes_no_sense_or_is_too_much_changes_nothing() {
    let host = Host::start();
    let ada = host.browser();
    learn(&ada, json!({ "lesson/nim/take": 5 }));
    let many: Value = (0..601).map(|number| (format!("x{number}"), json!(1))).collect::<serde_json::Map<_, _>>().into();
    let bad = [
        json!({ "": 1 }),
        json!({ "with space": 1 }),
        json!({ "ümlaut": 1 }),
        json!({ ("x".repeat(81)): 1 }),
        json!({ "fine": -1 }),
        json!({ "fine": 4_294_967_296u64 }),
        json!({ "fine": "1" }),
        many,
    ];
    for learned in bad {
        ada.post("/api/me/learned", &json!({ "learned": learned })).refused("bad-request");
    }
    ada.post("/api/me/learned", &json!({ "learned": {}, "forget": vec!["x"; 21] })).refused("bad-request");
    ada.post("/api/me/learned", &json!({ "learned": {}, "forget": [""] })).refused("bad-request");
    assert_eq!(learned(&ada), json!({ "lesson/nim/take": 5 }));
    // Not even by several steps.
    let some = |from: u32| (from..from + 300).map(|number| (format!("y{number}"), json!(1)));
    let part = |from| Value::from(some(from).collect::<serde_json::Map<_, _>>());
    learn(&ada, part(0));
    ada.post("/api/me/learned", &json!({ "learned": part(300) })).refused("bad-request");
    assert_eq!(learned(&ada).as_object().map(serde_json::Map::len), Some(301));
}

#[test]
fn it_can_be_taken_along_and_goes_with_the_person() {
    let host = Host::start();
    let (ada, ben) = (host.browser(), host.browser());
    learn(&ada, json!({ "lesson/nim/take": 5 }));
    learn(&ben, json!({ "lesson/nim/win": 7 }));
    assert_eq!(ada.get("/api/account/export").ok()["data"]["learned"], json!({ "lesson/nim/take": 5 }));
    ada.post("/api/account/delete", &json!({})).ok();
    assert_eq!(host.data().number("SELECT COUNT(*) FROM learned"), Some(1));
    assert_eq!(learned(&ben), json!({ "lesson/nim/win": 7 }));
}

#[test]
fn what_bots_won_with_is_sent_for_every_game() {
    let host = Host::start();
    let browser = host.browser();
    let series = browser.get("/api/games/innovation/winnings").ok()["series"].clone();
    assert!(series[0]["ways"].as_array().is_some_and(|ways| !ways.is_empty()), "{series}");
    assert_eq!(browser.get("/api/games/nim/winnings").ok()["series"], json!([]));
    browser.get("/api/games/nothing/winnings").refused("not-found");
}
