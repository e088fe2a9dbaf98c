//! Talk at the table.

use serde_json::{Value, json};

use crate::browser::friends;
use crate::host::Host;
use crate::live::Live;

fn say(live: &mut Live, text: &str) {
    live.say(&json!({ "type": "chat", "text": text }));
}

fn next(live: &mut Live) -> Value {
    live.until("a chat", |message| message["type"] == "chat")
}

/// What was said before: one message.
pub fn so_far(live: &mut Live) -> Vec<Value> {
    let message = live.until("the chat so far", |message| message["type"] == "chat-so-far");
    message["lines"].as_array().expect("lines").clone()
}

#[test]
fn what_is_said_is_heard_by_all_and_kept() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let (mut ada, mut ben) = (people[0].sit(&id, 0), people[1].sit(&id, 1));
    let eve = host.browser();
    let name = eve.me()["name"].clone();
    let mut watcher = eve.watch(&id);
    let version = ada.version();
    say(&mut ada, "  Hello, Ben! 🙂 <b>  ");
    for live in [&mut ada, &mut ben, &mut watcher] {
        let chat = next(live);
        assert_eq!(chat["text"], "Hello, Ben! 🙂 <b>");
        assert_eq!((&chat["number"], &chat["from"], &chat["seat"]), (&json!(0), &json!("Ada"), &json!(0)));
        assert_eq!(chat["named"], true);
        assert!(chat["at"].is_number());
    }
    say(&mut watcher, "May I watch?");
    let asked = next(&mut ada);
    assert_eq!((&asked["from"], &asked["seat"], &asked["number"]), (&name, &json!(null), &json!(1)));
    assert_eq!(asked["named"], false, "a guest has not chosen that name");
    assert_eq!(people[0].summary(&id)["version"], version, "talk is no move");

    let cookie = people[1].cookie();
    let host = host.restart();
    let again = host.browser();
    again.set_cookie(cookie.as_deref());
    let mut live = again.sit(&id, 1);
    assert_eq!(live.heard.len(), 1, "the state comes first");
    let texts: Vec<Value> = so_far(&mut live).iter().map(|line| line["text"].clone()).collect();
    assert_eq!(texts, ["Hello, Ben! 🙂 <b>", "May I watch?"]);
    // Whoever knows some of it is sent the rest.
    let known = |number: u32| {
        let path = format!("/api/matches/{id}/live?seat=1&chat={number}");
        Live::open(&again, &path, &[]).expect("a connection")
    };
    assert_eq!(so_far(&mut known(0)).len(), 1);
    let mut nothing_new = known(1);
    say(&mut live, "Yes");
    assert_eq!(next(&mut live)["number"], 2);
    assert_eq!(next(&mut nothing_new)["number"], 2);
    assert!(nothing_new.heard.iter().all(|message| message["type"] != "chat-so-far"));
}

#[test]
fn chat_has_limits() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut ada = people[0].sit(&id, 0);
    for (text, code) in [
        ("x".repeat(501), "too-large"),
        ("ß".repeat(501), "too-large"),
        (String::new(), "bad-request"),
        ("   ".into(), "bad-request"),
        ("one\ntwo".into(), "bad-request"),
        ("bell\u{7}".into(), "bad-request"),
        ("\u{200b}\u{2800}".into(), "bad-request"),
        ("\u{fe0f}\u{200d}".into(), "bad-request"),
    ] {
        say(&mut ada, &text);
        ada.refused(code);
    }
    say(&mut ada, &"ß".repeat(500));
    assert_eq!(next(&mut ada)["number"], 0, "nothing of the others was kept");
    say(&mut ada, "to\u{202e}gnorw\u{200b} 👩\u{200d}🔬 ❤\u{fe0f}");
    assert_eq!(next(&mut ada)["text"], "tognorw 👩\u{200d}🔬 ❤\u{fe0f}", "what turns a line around is taken out");
}

#[test]
fn a_long_talk_does_not_keep_anybody_out() {
    let host = Host::start();
    let (people, id) = friends(&host, &["Ada", "Ben"], json!({}));
    let mut ada = people[0].sit(&id, 0);
    for number in 0..520 {
        say(&mut ada, &format!("line {number}"));
        next(&mut ada);
    }
    let mut ben = people[1].sit(&id, 1);
    let lines = so_far(&mut ben);
    assert_eq!(lines.len(), 200);
    for (number, chat) in (320..).zip(lines) {
        assert_eq!((&chat["number"], &chat["text"]), (&json!(number), &json!(format!("line {number}"))));
    }
    let first = ben.offers()[0].clone();
    ben.choose(&first);
}
