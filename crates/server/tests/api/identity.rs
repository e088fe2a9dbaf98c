//! Who somebody is: cookies and names.

use serde_json::json;

use crate::host::Host;

#[test]
fn the_first_answer_sets_a_cookie_and_no_later_one_does() {
    let host = Host::start();
    let browser = host.browser();
    let first = browser.get("/api/me");
    let cookie = first.header("set-cookie").expect("a cookie").to_string();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.split("; ").any(|found| found == part), "{part} is missing in {cookie}");
    }
    assert!(!cookie.contains("Secure"), "over plain HTTP the browser would not send it back");
    let second = browser.get("/api/me");
    assert_eq!(second.header("set-cookie"), None);
    assert_eq!(first.ok(), second.ok(), "the same person");
    assert_eq!(browser.get("/api/lobby").header("set-cookie"), None);
}

#[test]
fn behind_https_the_cookie_is_secure() {
    let host = Host::with(|config| config.secure = true);
    let cookie = host.browser().get("/api/me").header("set-cookie").expect("a cookie").to_string();
    assert!(cookie.split("; ").any(|part| part == "Secure"), "{cookie}");
}

#[test]
fn a_cookie_that_was_tampered_with_is_a_new_guest() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let (me, cookie) = (ada.me(), ada.cookie().expect("a cookie"));
    let id = me["id"].as_str().expect("an id");
    let (said, mark) = cookie.rsplit_once('.').expect("a mark");
    let other_mark: String = mark.chars().map(|c| if c == '0' { '1' } else { '0' }).collect();
    let forged = [
        format!("{said}.{other_mark}"),
        format!("{said}."),
        said.to_string(),
        format!("{said}0.{mark}"),
        format!("{said}.0.{mark}"),
        format!("{said}.{mark}.0"),
        format!("innovarium={id}"),
        format!("innovarium={id}.{}", "0".repeat(32)),
        "innovarium=".to_string(),
        "innovarium=...".to_string(),
        "nonsense".to_string(),
    ];
    for cookie in forged {
        let browser = host.browser();
        browser.set_cookie(Some(&cookie));
        let answer = browser.get("/api/me");
        assert!(answer.header("set-cookie").is_some(), "{cookie} was taken");
        let me = answer.ok();
        assert_ne!(me["id"], id, "{cookie} was taken");
        assert_ne!(me["name"], "Ada");
    }
    ada.set_cookie(Some(&format!("other=1; {cookie}; more=2")));
    assert_eq!(ada.me(), me, "the true one is found among others");
}

#[test]
fn a_cookie_outlives_the_server() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let cookie = ada.cookie();
    let host = host.restart();
    let again = host.browser();
    again.set_cookie(cookie.as_deref());
    assert_eq!(again.me()["name"], "Ada");
}

#[test]
fn a_person_chooses_a_name() {
    let host = Host::start();
    let browser = host.browser();
    let me = browser.me();
    assert!(me["name"].as_str().expect("a name").starts_with("Guest "));
    assert_eq!(me["named"], false);
    assert_eq!(browser.put("/api/me", &json!({ "name": "  Ada  " })).ok()["name"], "Ada", "spaces around it go");
    assert_eq!(browser.put("/api/me", &json!({ "name": "Åsa 🙂" })).ok()["name"], "Åsa 🙂");
    for bad in ["", "   ", &"x".repeat(41), "a\nb", "a\u{7}"] {
        browser.put("/api/me", &json!({ "name": bad })).refused("bad-request");
    }
    for bad in ["\u{200b}", "\u{2800}", "\u{202e}adA", "Ada\u{e0041}", "\u{301}", "Аda", "Expert", "Guest 1a2b", "Zuse"]
    {
        browser.put("/api/me", &json!({ "name": bad })).refused("bad-name");
    }
    browser.put("/api/me", &json!({ "name": 7 })).refused("bad-request");
    browser.put("/api/me", &json!({ "nick": "Ada" })).refused("bad-request");
    browser.put("/api/me", &json!([])).refused("bad-request");
    assert_eq!(browser.put("/api/me", &json!({})).ok()["name"], "Åsa 🙂", "nothing changed");
    assert_eq!(browser.me()["id"], me["id"]);
}

#[test]
fn a_webhook_must_be_a_public_address() {
    let host = Host::start();
    let browser = host.browser();
    let address = "https://ntfy.sh/my-topic";
    assert_eq!(browser.put("/api/me", &json!({ "webhook": address })).ok()["webhook"], address);
    assert_eq!(browser.put("/api/me", &json!({ "name": "Ada" })).ok()["webhook"], address, "left out: it stays");
    let inside = [
        "http://ntfy.sh/topic",
        "https://localhost/",
        "https://localhost./",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://printer.local/",
        "https://db.internal/",
        "https://db.internal./",
        "https://printer.LOCAL/",
        "https://a.b:c@127.0.0.1/",
        "https://a.b@127.0.0.1/",
        "https://ntfy.sh/a b",
        "https://",
        "ntfy.sh",
        &format!("https://ntfy.sh/{}", "x".repeat(500)),
    ];
    for address in inside {
        browser.put("/api/me", &json!({ "webhook": address })).refused("bad-request");
    }
    assert_eq!(browser.me()["webhook"], address);
    assert_eq!(browser.put("/api/me", &json!({ "webhook": null })).ok()["webhook"], json!(null));
}
