//! Many bots think at once.

use serde_json::{Value, json};

use crate::browser::{Browser, wish, word};
use crate::host::Host;
use crate::live::Live;

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A connection from this address.
fn live(browser: &Browser, path: &str, address: &str) -> Live {
    Live::open(browser, path, &[("x-forwarded-for", address)]).expect("a connection")
}

/// Somebody at a table for one, against an expert.
fn against_expert(host: &Host, address: &str) -> Live {
    let browser = host.browser();
    let id = make(&browser, &["me", "expert"], address);
    live(&browser, &format!("/api/matches/{id}/live?seat=0"), address)
}

fn make(browser: &Browser, seats: &[&str], address: &str) -> String {
    let headers = [("content-type", "application/json"), ("x-forwarded-for", address)];
    word(&browser.send("POST", "/api/matches", &headers, Some(&wish(seats).to_string())).ok()["id"])
}

/// Chooses until the expert is asked, and waits for its answer; answers the percents of its budget that were told.
fn expert_answers(live: &mut Live) -> Vec<u64> {
    let asks_expert = |state: &Value| state["match"]["asked"].as_array().expect("a list").contains(&json!(1));
    while !asks_expert(&live.state) {
        let first = live.offers()[0].clone();
        live.choose(&first);
    }
    let told = live.heard.len();
    live.state_where("its answer", |state| !asks_expert(state));
    let messages = live.heard[told..].iter().filter(|message| message["type"] == "thinking");
    messages.map(|message| message["percent"].as_u64().expect("a number")).collect()
}

#[test]
fn a_bot_says_when_it_thinks_less() {
    let host = Host::with(|config| config.trust_proxy = true);
    let crowd = 4 * cores();
    let mut tables: Vec<Live> = (0..crowd).map(|number| against_expert(&host, &format!("10.0.0.{number}"))).collect();
    // The first cards are chosen by both at once.
    tables.iter_mut().for_each(|live| {
        expert_answers(live);
    });
    for live in &mut tables {
        while live.state["match"]["asked"] == json!([0]) {
            let first = live.offers()[0].clone();
            live.send_choice(&first);
            live.next_state();
        }
    }
    let percents: Vec<u64> = tables.iter_mut().flat_map(expert_answers).collect();
    assert!(percents.iter().any(|percent| *percent <= 50), "{percents:?}");
    assert!(percents.iter().all(|percent| (1..100).contains(percent)), "only less is worth a message: {percents:?}");
    assert!(host.metric("innovarium_shortened_total") > 0.0);
}

#[test]
fn a_flood_of_bots_from_one_address_leaves_other_peoples_bots_their_budget() {
    let host = Host::with(|config| config.trust_proxy = true);
    let flood: Vec<Live> = (0..20 * cores())
        .map(|_| {
            let browser = host.browser();
            let id = make(&browser, &["expert", "expert"], "10.0.0.1");
            live(&browser, &format!("/api/matches/{id}/live"), "10.0.0.1")
        })
        .collect();
    let mut honest = against_expert(&host, "10.0.0.2");
    // Two addresses share the cores.
    let fair = (100 * cores() as u64 / 2).min(100);
    for _ in 0..3 {
        let percents = expert_answers(&mut honest);
        assert!(percents.iter().all(|percent| *percent >= fair), "{percents:?}");
    }
    drop(flood);
}
