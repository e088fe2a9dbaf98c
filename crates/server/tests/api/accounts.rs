//! Accounts: keeping matches across devices. Hashing a password takes long on purpose, so there are few of them here.

use serde_json::{Value, json};

use crate::browser::wish;
use crate::host::Host;

fn credentials(account: &str, password: &str) -> Value {
    json!({ "account": account, "password": password })
}

#[test]
fn an_account_keeps_its_matches_on_all_devices() {
    let host = Host::start();
    let home = host.browser().named("Ada");
    let id = home.make(&wish(&["me", "open"]));
    let made = home.post("/api/account", &credentials("Ada.L", "correct horse")).ok();
    assert_eq!((&made["account"], &made["name"]), (&json!("Ada.L"), &json!("Ada")));
    assert_eq!(made["id"], home.me()["id"], "the guest has become the account");
    home.post("/api/account", &credentials("Other", "correct horse")).refused("bad-request");

    let away = host.browser();
    let guest = away.me();
    assert_eq!(away.get("/api/lobby").ok()["mine"], json!([]));
    away.post("/api/login", &credentials("ada.l", "wrong horse")).refused("wrong-password");
    assert_eq!(away.me(), guest, "nothing has changed");
    let answer = away.post("/api/login", &credentials("aDA.l", "correct horse"));
    let cookie = answer.header("set-cookie").expect("another cookie").to_string();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert_eq!(answer.ok(), made);
    assert_eq!(away.get("/api/lobby").ok()["mine"][0]["id"], id.as_str());
    assert_eq!(away.summary(&id)["yours"], json!([0]));

    let answer = away.post("/api/logout", &json!({}));
    assert!(answer.header("set-cookie").is_some());
    let after = answer.ok();
    assert_eq!(after, away.me());
    assert!(after["id"] != made["id"] && after["id"] != guest["id"] && after["account"].is_null());
    assert_eq!(away.get("/api/lobby").ok()["mine"], json!([]));
    assert_eq!(home.me()["account"], "Ada.L", "the other device is still logged in");
}

#[test]
fn account_names_are_taken_whatever_their_case() {
    let host = Host::start();
    host.browser().post("/api/account", &credentials("Straße", "12345678")).ok();
    let other = host.browser();
    other.post("/api/account", &credentials("STRAßE", "87654321")).refused("name-taken");
    assert!(other.me()["account"].is_null(), "nothing has changed");
}

#[test]
fn what_cannot_be_an_account_is_refused() {
    let host = Host::start();
    let browser = host.browser();
    let (good, long) = ("correct horse", "x".repeat(201));
    let bad = [
        ("ab", good),
        (&"x".repeat(31), good),
        ("with space", good),
        ("semi;colon", good),
        ("", good),
        ("ada", "1234567"),
        ("ada", ""),
        ("ada", &long),
    ];
    for (account, password) in bad {
        browser.post("/api/account", &credentials(account, password)).refused("bad-request");
    }
    browser.post("/api/account", &json!({ "account": "ada" })).refused("bad-request");
    browser.post("/api/login", &json!({ "password": "x" })).refused("bad-request");
    browser.post("/api/login", &json!({ "account": "ada", "password": good, "admin": true })).refused("bad-request");
    assert!(browser.me()["account"].is_null());
}

#[test]
fn logging_in_is_throttled() {
    let host = Host::with(|config| config.limits.logins_per_minute = 2);
    // An account that is called like an address is not that address.
    host.browser().post("/api/login", &credentials("127.0.0.1", "guess")).refused("wrong-password");
    host.browser().post("/api/login", &credentials("ada", "guess")).refused("wrong-password");
    let browser = host.browser();
    let guest = browser.me();
    for account in ["ada", "ben", "127.0.0.1"] {
        let answer = browser.post("/api/login", &credentials(account, "guess"));
        assert_eq!(answer.status, 429);
        answer.refused("too-many");
    }
    browser.post("/api/account", &credentials("charles", "12345678")).refused("too-many");
    assert_eq!(browser.me(), guest);
}
