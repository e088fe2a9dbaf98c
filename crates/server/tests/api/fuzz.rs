//! Every call of the description with all kinds of input: refused with a typed error, or answered as described.
//!
//! The inputs are made from the served description itself, the same ones in every run. A refused request must leave
//! the store as it was.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::accounts::register;
use crate::browser::{Browser, Reply, friends, wish, with, word};
use crate::fuzz_inputs::{Body, Inputs};
use crate::host::Host;
use crate::openapi::Inspector;
use crate::schema::Description;

/// Requests of each person to each call.
const CASES: usize = 8;
/// After these the browser may be somebody else's.
const CHANGES_WHO_ONE_IS: [&str; 4] = ["/api/login", "/api/logout", "/api/logout-everywhere", "/api/account"];

/// The rows of each table.
type Stored = BTreeMap<String, Vec<String>>;

/// What is compared of each table, without what changes by itself: who was seen where, and what is due when.
const TABLES: [(&str, &str); 16] = [
    ("people", "id, name, account, password, recovery, operator, webhook, language, created"),
    ("matches", "id, game, options, public, clock, hints, hints_agreed, idle_days, creator, status, version, outcome"),
    ("seats", "match, seat, kind, person, name, level, invitation, former, departed"),
    ("log", "match, number, entry"),
    ("chat", "match, number, person, seat, name, text, note"),
    ("plans", "match, seat, plan, value"),
    ("pulses", "match, proposals"),
    ("removals", "match, person"),
    ("sessions", "key, person"),
    ("learned", "person, thing, reached"),
    ("mutes", "id, person, muted, name"),
    ("reports", "id, reporter, person, name, match, chat, text, reason, note, closed"),
    ("bans", "id, kind, subject, reason, until"),
    ("announcements", "id, en, de, until"),
    ("component_sets", "series, version, game, id, owner, facts, removed"),
    ("deeds", "number, operator, deed, subject"),
];

/// Everything that is stored, but for matches of bots, which go on by themselves.
fn stored(host: &Host) -> Stored {
    let data = host.data();
    let as_text =
        |row: Vec<Option<String>>| row.into_iter().map(Option::unwrap_or_default).collect::<Vec<_>>().join("|");
    let bots: Vec<String> =
        data.rows("SELECT DISTINCT match FROM seats WHERE kind = 'bot'").into_iter().map(as_text).collect();
    let rows = |columns: &str, table: &str| -> Vec<String> {
        let rows = data.rows(&format!("SELECT {columns} FROM {table}")).into_iter().map(as_text);
        rows.filter(|row| !bots.iter().any(|id| row.contains(id.as_str()))).collect()
    };
    TABLES.iter().map(|(table, columns)| ((*table).to_string(), rows(columns, table))).collect()
}

/// What is there now and was not before, or the other way round.
fn changes(before: &Stored, after: &Stored) -> Vec<String> {
    let rows = |stored: &Stored| -> BTreeSet<String> {
        stored.iter().flat_map(|(table, rows)| rows.iter().map(move |row| format!("{table}: {row}"))).collect()
    };
    rows(before).symmetric_difference(&rows(after)).cloned().collect()
}

/// A server with matches in every state, and people with every role.
struct Town {
    host: Host,
    people: Vec<Browser>,
    matches: Vec<String>,
    ids: Vec<String>,
}

impl Town {
    /// Good values for fields and parameters with these names.
    fn words(&self) -> BTreeMap<&'static str, Vec<String>> {
        let all = |words: &[&str]| words.iter().map(|word| word.to_string()).collect::<Vec<_>>();
        BTreeMap::from([
            ("id", self.matches.clone()),
            ("match", self.matches.clone()),
            ("person", self.ids.clone()),
            ("subject", [self.ids.clone(), all(&["192.0.2.0/24"])].concat()),
            ("game", all(&["innovation"])),
            ("level", all(&["casual", "expert"])),
            ("account", all(&["olga", "jane", "otto"])),
            ("password", all(&["correct horse"])),
            ("name", all(&["Jane", "Otto"])),
            ("reason", all(&["rude"])),
            ("en", all(&["Hello"])),
            ("de", all(&["Hallo"])),
        ])
    }
}

fn town() -> Town {
    let host = Host::with(|config| config.limits.reports_per_hour = 100_000);
    let (mut people, running) = friends(&host, &["Ada", "Ben"], json!({ "public": true, "hints": true }));
    let mut ben = people[1].sit(&running, 1);
    ben.say(&json!({ "type": "chat", "text": "hello" }));
    ben.until("the line", |message| message["type"] == "chat");
    let waiting = people[0].make(&with(wish(&["me", "open", "open"]), json!({ "public": true })));
    people[1].join(&waiting, 1, None).ok();
    let over = people[0].make(&wish(&["me", "Zoe"]));
    people[0].post(&format!("/api/matches/{over}/give-up"), &json!({ "seat": 0 })).ok();
    let olga = host.browser().named("Olga");
    register(&olga, "olga", "correct horse");
    assert_eq!(host.data().change("UPDATE people SET operator = 1 WHERE account = 'olga'"), 1);
    let victim = host.browser().named("Vic");
    let ids = people.iter().chain([&victim]).map(|browser| word(&browser.me()["id"])).collect();
    people.push(olga);
    people.push(host.browser());
    Town { host, people, matches: vec![running, waiting, over], ids }
}

#[test]
fn whatever_is_sent_is_refused_in_words_or_answered_as_described() {
    let town = town();
    let (host, people) = (&town.host, &town.people);
    let served = Description(host.browser().get("/api/openapi.json").ok());
    let mut inputs = Inputs::new(Description(served.0.clone()), town.words());
    let mut answered = BTreeSet::new();
    let mut asked = 0;
    for (path, calls) in served.0["paths"].as_object().expect("paths") {
        for (method, call) in calls.as_object().expect("calls") {
            for person in people {
                let passing = CHANGES_WHO_ONE_IS.iter().any(|odd| path.starts_with(odd)).then(|| host.browser());
                let browser = passing.as_ref().unwrap_or(person);
                let mut see = Inspector::new(Description(served.0.clone()), browser);
                for _ in 0..CASES {
                    let before = (method != "get").then(|| stored(host));
                    let (target, body) = (inputs.target(path, call), inputs.body(call));
                    let reply = send(browser, &method.to_uppercase(), &target, &body);
                    let what = format!("{method} {target} with {body:?}");
                    check_status(&reply, &what);
                    let refused = reply.status >= 400;
                    see.see(method, path, reply);
                    if let Some(before) = before.filter(|_| refused) {
                        let changed = changes(&before, &stored(host));
                        assert!(changed.is_empty(), "refused: {what}\nbut this has changed: {changed:#?}");
                    }
                    asked += 1;
                }
                answered.append(&mut see.answered);
            }
        }
    }
    assert!(asked > 1000, "only {asked} requests");
    // Some input must be good, or the test would look at refusals alone.
    assert!(answered.len() > 25, "only these were ever answered: {answered:?}");
    assert_eq!(host.browser().get("/healthz").status, 200);
    let ada = host.browser().named("Ada");
    let id = ada.make(&wish(&["me", "casual"]));
    ada.sit(&id, 0).state_where("the game goes on", |state| !state["question"].is_null());
}

fn send(browser: &Browser, method: &str, target: &str, body: &Body) -> Reply {
    let kind = body.kind.map(|kind| ("content-type", kind));
    browser.send(method, target, kind.as_slice(), body.text.as_deref())
}

fn check_status(reply: &Reply, what: &str) {
    let busy = reply.status == 503 && reply.text.contains("\"busy\"");
    assert!(reply.status < 500 || busy, "{what}: {} {}", reply.status, reply.text);
}

/// Messages over the WebSocket, made from their schema.
#[test]
fn whatever_is_said_at_a_table_is_refused_or_understood() {
    let town = town();
    let (host, people, id) = (&town.host, &town.people, &town.matches[0]);
    let ada = &people[0];
    let mut inputs = Inputs::new(Description::read(), town.words());
    let see = Inspector::new(Description::read(), ada);
    let schema = see.description.schema("FromClient");
    let (mut live, mut watcher) = (ada.sit(id, 0), people[3].watch(id));
    for number in 0..400 {
        for live in [&mut live, &mut watcher] {
            let message = inputs.message(&schema);
            live.say_text(&message);
            // A table answers in order, so what comes before this refusal is all that the message led to.
            let mark = format!("mark {number}");
            live.say(&json!({ "type": "nonsense", "id": mark }));
            live.until(&mark, |heard| heard["answer_to"] == json!(mark));
        }
    }
    see.hears(&live);
    see.hears(&watcher);
    let refused = |heard: &&Value| heard["type"] == "error";
    assert!(live.heard.iter().filter(refused).count() > 500);
    assert!(live.heard.iter().filter(|heard| heard["type"] == "state").count() > 10, "some were understood");
    assert_eq!(host.browser().get("/healthz").status, 200);
}
