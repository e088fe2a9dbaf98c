//! Accounts: keeping matches across devices. Hashing a password takes long on purpose, so there are few of them here.

use serde_json::{Value, json};

use crate::browser::{Browser, wish, word};
use crate::host::Host;
use crate::playing::wait_for;

pub fn credentials(account: &str, password: &str) -> Value {
    json!({ "account": account, "password": password })
}

/// Becomes an account; answers the recovery code.
#[track_caller]
pub fn register(browser: &Browser, account: &str, password: &str) -> String {
    word(&browser.post("/api/account", &credentials(account, password)).ok()["recovery_code"])
}

#[test]
fn an_account_keeps_its_matches_on_all_devices() {
    let host = Host::start();
    let home = host.browser().named("Ada");
    let (id, guest_id) = (home.make(&wish(&["me", "open"])), home.me()["id"].clone());
    let made = home.post("/api/account", &credentials("Ada.L", "correct horse")).ok()["me"].clone();
    assert_eq!((&made["account"], &made["name"]), (&json!("Ada.L"), &json!("Ada")));
    assert_eq!((&made["id"], &made), (&guest_id, &home.me()), "the guest has become the account");
    home.post("/api/account", &credentials("Other", "correct horse")).refused("bad-request");

    let away = host.browser();
    let guest = away.me();
    assert_eq!(away.get("/api/lobby").ok()["mine"], json!([]));
    away.post("/api/login", &credentials("ada.l", "wrong horse")).refused("wrong-password");
    assert_eq!(away.me(), guest, "nothing has changed");
    let answer = away.post("/api/login", &credentials("aDA.l", "correct horse"));
    for cookie in answer.headers.get_all("set-cookie") {
        let cookie = cookie.to_str().expect("a readable cookie");
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    }
    assert_eq!(answer.headers.get_all("set-cookie").iter().count(), 2);
    assert_eq!(answer.ok(), made);
    assert_eq!(away.get("/api/lobby").ok()["mine"][0]["id"], id.as_str());
    assert_eq!(away.summary(&id)["yours"], json!([0]));

    let cookie = away.cookie();
    let mut table = away.sit(&id, 0);
    let answer = away.post("/api/logout", &json!({}));
    assert!(answer.header("set-cookie").is_some());
    let after = answer.ok();
    assert_eq!(after, away.me());
    assert!(after["id"] != made["id"] && after["id"] != guest["id"] && after["account"].is_null());
    assert_eq!(away.get("/api/lobby").ok()["mine"], json!([]));
    table.closed();
    let thief = host.browser();
    thief.set_cookie(cookie.as_deref());
    assert!(thief.me()["account"].is_null(), "the cookie is worth nothing any more");
    assert_eq!(home.me()["account"], "Ada.L", "the other device is still logged in");
}

#[test]
fn an_answer_that_comes_late_takes_no_login_away() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let before = ada.cookie();
    register(&ada, "ada", "correct horse");
    // Asked with the guest's cookie before, answered after it.
    let late = host.browser();
    late.set_cookie(before.as_deref());
    let answer = late.get("/api/lobby");
    assert_eq!(answer.header("set-cookie"), None);
    answer.ok();
    // Whoever goes on with it becomes a guest.
    let answer = late.put("/api/me", &json!({ "name": "Bob" }));
    assert!(answer.header("set-cookie").is_some());
    assert_eq!(late.me()["name"], "Bob");
}

#[test]
fn whoever_has_no_name_is_called_like_the_account() {
    let host = Host::start();
    let guest = host.browser();
    let me = guest.post("/api/account", &credentials("Ada.L", "correct horse")).ok()["me"].clone();
    assert_eq!((&me["name"], &me["named"]), (&json!("Ada.L"), &json!(true)));
    assert_eq!(guest.me(), me);
    // Not if others would take it for a bot.
    let bot = host.browser();
    let before = bot.me()["name"].clone();
    let me = bot.post("/api/account", &credentials("Expert", "correct horse")).ok()["me"].clone();
    assert_eq!((&me["name"], &me["named"]), (&before, &json!(false)));
}

#[test]
fn whoever_knows_the_cookie_of_a_guest_does_not_get_the_account() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&wish(&["me", "open"]));
    let planted = host.browser();
    planted.set_cookie(ada.cookie().as_deref());
    let mut listening = planted.sit(&id, 0);
    register(&ada, "ada", "correct horse");
    listening.closed();
    assert_ne!(planted.me()["id"], ada.me()["id"]);
    assert_eq!(planted.summary(&id)["yours"], json!([]));
    assert_eq!(ada.summary(&id)["yours"], json!([0]));
}

#[test]
fn a_password_is_changed_by_whoever_knows_it() {
    let host = Host::start();
    let (ada, other) = (host.browser(), host.browser());
    register(&ada, "ada", "correct horse");
    other.post("/api/login", &credentials("ada", "correct horse")).ok();
    let change = |old: &str, new: &str| ada.post("/api/account/password", &json!({ "old": old, "new": new }));
    change("wrong horse", "battery staple").refused("wrong-password");
    change("correct horse", "short").refused("bad-request");
    ada.post("/api/account/password", &json!({ "new": "battery staple" })).refused("bad-request");
    host.browser()
        .post("/api/account/password", &json!({ "old": "x", "new": "battery staple" }))
        .refused("bad-request");
    assert_eq!(other.me()["account"], "ada", "nothing has changed");
    let cookie = ada.cookie();
    assert_eq!(change("correct horse", "battery staple").ok(), ada.me());
    assert!(ada.cookie() != cookie && ada.me()["account"] == "ada");
    assert!(other.me()["account"].is_null(), "all other devices are logged out");
    other.post("/api/login", &credentials("ada", "correct horse")).refused("wrong-password");
    other.post("/api/login", &credentials("ada", "battery staple")).ok();

    other.post("/api/logout-everywhere", &json!({})).ok();
    assert_eq!(other.me()["account"], "ada", "this one stays");
    assert!(ada.me()["account"].is_null());
    ada.post("/api/logout-everywhere", &json!({})).refused("bad-request");
}

#[test]
fn a_recovery_code_sets_a_new_password_once() {
    let host = Host::start();
    let ada = host.browser();
    let first = register(&ada, "ada", "correct horse");
    assert_eq!(ada.me()["recoverable"], true);
    ada.post("/api/account/recovery-code", &json!({ "password": "wrong horse" })).refused("wrong-password");
    let renewed = ada.post("/api/account/recovery-code", &json!({ "password": "correct horse" })).ok();
    let code = word(&renewed["recovery_code"]);
    assert_ne!(code, first);
    let lost = host.browser();
    let recover = |account: &str, code: &str, password: &str| {
        let wanted = json!({ "account": account, "recovery_code": code, "password": password });
        lost.post("/api/account/recover", &wanted)
    };
    for (account, wrong) in [("ada", first.as_str()), ("ada", ""), ("ben", &code), ("ada", &code[1..])] {
        recover(account, wrong, "battery staple").refused("wrong-code");
    }
    recover("ada", &code, "short").refused("bad-request");
    assert_eq!(ada.me()["account"], "ada", "nothing has changed");
    let sloppy = code.to_lowercase().replace('-', " ");
    let back = recover("ADA", &sloppy, "battery staple").ok();
    assert_eq!((&back["me"], &back["me"]["account"]), (&lost.me(), &json!("ada")));
    assert_ne!(back["recovery_code"], code);
    assert!(ada.me()["account"].is_null(), "all other devices are logged out");
    recover("ada", &code, "another one").refused("wrong-code");
    ada.post("/api/login", &credentials("ada", "correct horse")).refused("wrong-password");
    ada.post("/api/login", &credentials("ada", "battery staple")).ok();
}

#[test]
fn account_names_are_taken_whatever_their_case_and_letters() {
    let host = Host::start();
    register(&host.browser(), "Straße", "12345678");
    register(&host.browser(), "Ida", "12345678");
    let other = host.browser();
    for (account, code) in [("STRAßE", "name-taken"), ("lda", "name-taken"), ("IDA", "name-taken"), ("Idа", "bad-name")]
    {
        other.post("/api/account", &credentials(account, "87654321")).refused(code);
    }
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

#[test]
fn strangers_who_guess_do_not_lock_the_owner_out() {
    let host = Host::with(|config| {
        config.limits.logins_per_minute = 2;
        config.trust_proxy = true;
    });
    let log_in = |browser: &Browser, from: &str, password: &str| {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", from)];
        browser.send("POST", "/api/login", &headers, Some(&credentials("ada", password).to_string()))
    };
    let ada = host.browser();
    let headers = [("content-type", "application/json"), ("x-forwarded-for", "192.0.2.1")];
    let made = ada.send("POST", "/api/account", &headers, Some(&credentials("ada", "correct horse").to_string())).ok();
    ada.send("POST", "/api/logout", &headers, Some("{}")).ok();
    let address = || host.data().text("SELECT address FROM people WHERE account = 'ada'");
    wait_for(|| address().as_deref() == Some("192.0.2.1"));
    // Strangers from many addresses use up what strangers have.
    for number in 1..5 {
        let code = if number > 2 { "too-many" } else { "wrong-password" };
        log_in(&host.browser(), &format!("198.51.100.{number}"), "guess").refused(code);
    }
    log_in(&host.browser(), "203.0.113.1", "correct horse").refused("too-many");
    log_in(&host.browser(), "192.0.2.1", "correct horse").ok();
    log_in(&ada, "203.0.113.2", "correct horse").ok();
    ada.post("/api/logout", &json!({})).ok();
    // Somebody who has the device may not guess for ever either.
    log_in(&ada, "203.0.113.3", "guess").refused("wrong-password");
    log_in(&ada, "203.0.113.3", "guess").refused("wrong-password");
    log_in(&ada, "203.0.113.3", "guess").refused("too-many");
    // A code cannot be guessed, so strangers' attempts do not count.
    let code = word(&made["recovery_code"]);
    let wanted = json!({ "account": "ada", "recovery_code": code, "password": "battery staple" });
    let headers = [("content-type", "application/json"), ("x-forwarded-for", "203.0.113.4")];
    host.browser().send("POST", "/api/account/recover", &headers, Some(&wanted.to_string())).ok();
}
