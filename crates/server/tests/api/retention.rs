//! What a server forgets, with a clock that is ahead.

use std::time::{Duration, Instant};

use serde_json::json;
use server::Config;

use crate::browser::{Browser, friends, wish};
use crate::host::Host;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

fn now() -> i64 {
    let time = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
    time.as_millis() as i64
}

fn often(config: &mut Config) {
    config.retention.every = Duration::from_millis(50);
}

fn count(host: &Host, sql: &str) -> i64 {
    host.data().number(sql).expect("a count")
}

#[track_caller]
fn wait_for(host: &Host, sql: &str, expected: i64) {
    let deadline = Instant::now() + Duration::from_secs(20);
    while count(host, sql) != expected {
        assert!(Instant::now() < deadline, "{sql}: {} instead of {expected}", count(host, sql));
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn back(host: &Host, old: &Browser) -> Browser {
    let browser = host.browser();
    browser.set_cookie(old.cookie().as_deref());
    browser
}

fn is_known(host: &Host, browser: &Browser) -> bool {
    count(host, &format!("SELECT count(*) FROM people WHERE id = '{}'", browser.me()["id"].as_str().expect("an id")))
        == 1
}

/// Returns when it is kept.
fn say(host: &Host, browser: &Browser, id: &str, seat: usize, text: &str) {
    let mut live = browser.sit(id, seat);
    live.say(&json!({ "type": "chat", "text": text }));
    wait_for(host, &format!("SELECT count(*) FROM chat WHERE match = '{id}' AND text = '{text}'"), 1);
}

/// Over, with all it has: as if somebody had won.
fn finish(host: &Host, id: &str) {
    let over = "UPDATE matches SET status = 'finished', asked = 0,
        outcome = '{\"places\":[1,2],\"points\":[0,0],\"how\":\"score\"}'";
    assert_eq!(host.data().change(&format!("{over} WHERE id = '{id}'")), 1);
}

#[test]
fn guests_who_do_not_come_back_are_forgotten_unless_others_need_them() {
    let mut host = Host::start();
    let alone = host.browser().named("Ada");
    let own = alone.make(&wish(&["me", "random"]));
    say(&host, &alone, &own, 0, "hello");
    let make_account = |browser: &Browser, account: &str| {
        browser.post("/api/account", &json!({ "account": account, "password": "correct horse" })).ok();
    };
    let account = host.browser().named("Cleo");
    make_account(&account, "cleo");
    let (playing, running) = friends(&host, &["Dan", "Eve", "Fay"], json!({}));
    playing[2].post(&format!("/api/matches/{running}/leave"), &json!({ "seat": 2 })).ok();
    let (played, over) = friends(&host, &["Flo", "Gus"], json!({}));
    make_account(&played[1], "gus");
    say(&host, &played[0], &over, 0, "good game");
    // When the last of its players is forgotten, a match is too.
    let (_, of_nobody) = friends(&host, &["Hal", "Ida"], json!({}));
    let waiting = host.browser().named("Ben");
    let open = waiting.make(&wish(&["me", "open"]));
    host.stop();
    finish(&host, &over);
    finish(&host, &of_nobody);
    let matches = |host: &Host| count(host, "SELECT count(*) FROM matches");
    assert_eq!(matches(&host), 5);

    // A day before it is time, nobody is forgotten.
    let host = host.restart_changed(|config| {
        often(config);
        config.retention.clock = || now() + 179 * DAY_MS;
    });
    std::thread::sleep(Duration::from_millis(500));
    assert_eq!((matches(&host), count(&host, "SELECT count(*) FROM people")), (5, 10));

    let host = host.restart_changed(|config| {
        often(config);
        config.retention.clock = || now() + 181 * DAY_MS;
    });
    // Left: the accounts, and the two whose match still runs.
    wait_for(&host, "SELECT count(*) FROM people", 4);
    wait_for(&host, "SELECT count(*) FROM matches", 2);
    let known = |old: &Browser| is_known(&host, &back(&host, old));
    assert!(known(&account) && known(&played[1]) && known(&playing[0]) && known(&playing[1]));
    assert!(!known(&alone) && !known(&waiting) && !known(&played[0]));
    for gone in [&own, &open, &of_nobody] {
        host.browser().get(&format!("/api/matches/{gone}")).refused("not-found");
        for table in ["seats", "log", "chat", "plans"] {
            assert_eq!(count(&host, &format!("SELECT count(*) FROM {table} WHERE match = '{gone}'")), 0, "{table}");
        }
    }
    assert_eq!(back(&host, &playing[0]).summary(&running)["yours"], json!([0]));
    assert!(!known(&playing[2]), "a bot plays for her");
    assert_eq!(count(&host, "SELECT count(*) FROM seats WHERE former IS NOT NULL"), 0);
    // What others played is still there, and does not lead to anybody.
    let seen = host.browser().summary(&over);
    assert_eq!((&seen["seats"][0]["name"], &seen["seats"][1]["name"]), (&json!("Flo"), &json!("Gus")));
    let someone = format!("SELECT count(*) FROM seats WHERE match = '{over}' AND person IS NOT NULL");
    assert_eq!(count(&host, &someone), 1);
    assert_eq!(back(&host, &played[1]).summary(&over)["yours"], json!([1]));
    assert_eq!(count(&host, &format!("SELECT count(*) FROM chat WHERE match = '{over}' AND person = ''")), 1);
    // Whoever comes back all the same is a new guest.
    assert_eq!(back(&host, &alone).me()["named"], false);
    back(&host, &alone).named("Ada again");
}

#[test]
fn chat_of_old_matches_is_deleted_and_nothing_else() {
    let mut host = Host::start();
    let (first, over) = friends(&host, &["Ada", "Ben"], json!({}));
    let (second, running) = friends(&host, &["Cleo", "Dan"], json!({}));
    say(&host, &first[0], &over, 0, "good game");
    say(&host, &second[0], &running, 0, "good luck");
    host.stop();
    finish(&host, &over);
    let host = host.restart_changed(|config| {
        often(config);
        config.retention.guests = None;
        config.retention.clock = || now() + 364 * DAY_MS;
    });
    std::thread::sleep(Duration::from_millis(400));
    assert_eq!(count(&host, "SELECT count(*) FROM chat"), 2);
    let host = host.restart_changed(|config| {
        often(config);
        config.retention.guests = None;
        config.retention.clock = || now() + 366 * DAY_MS;
    });
    wait_for(&host, "SELECT count(*) FROM chat", 1);
    assert_eq!(count(&host, &format!("SELECT count(*) FROM chat WHERE match = '{running}'")), 1);
    assert_eq!((count(&host, "SELECT count(*) FROM people"), count(&host, "SELECT count(*) FROM matches")), (4, 2));
    // And there is room for more.
    say(&host, &back(&host, &first[1]), &over, 1, "still here?");
}

#[test]
fn what_is_kept_for_ever_is_kept() {
    let host = Host::start();
    let ada = host.browser().named("Ada");
    let id = ada.make(&wish(&["me", "random"]));
    say(&host, &ada, &id, 0, "hello");
    let host = host.restart_changed(|config| {
        often(config);
        (config.retention.guests, config.retention.chat) = (None, None);
        config.retention.clock = || now() + 10_000 * DAY_MS;
    });
    std::thread::sleep(Duration::from_millis(400));
    assert_eq!((count(&host, "SELECT count(*) FROM people"), count(&host, "SELECT count(*) FROM chat")), (1, 1));
}
