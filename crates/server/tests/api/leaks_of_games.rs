//! Whole matches of each game: nobody is sent a word that the game hides from them, nor the seed, by whatever call.
//!
//! What somebody may know is what the game itself shows them, computed from the record once the match is over. That a
//! game shows no more than it may is tested beside each game, and for Innovation in `leaks.rs`.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use table::{AnyMatch, Record, Rng, Seat, Viewer};

use crate::accounts::register;
use crate::browser::{Browser, word};
use crate::host::{Host, all_games};
use crate::leaks::tells;
use crate::live::Live;

type Words = BTreeSet<String>;

/// All texts in it, and the names of fields.
fn texts(value: &Value, found: &mut Words) {
    match value {
        Value::String(text) => drop(found.insert(text.clone())),
        Value::Array(list) => list.iter().for_each(|value| texts(value, found)),
        Value::Object(fields) => {
            for (name, value) in fields {
                found.insert(name.clone());
                texts(value, found);
            }
        }
        _ => {}
    }
}

fn texts_of(shown: &impl serde::Serialize, found: &mut Words) {
    texts(&serde_json::to_value(shown).expect("JSON"), found);
}

/// What a viewer has been shown up to a moment, and what was hidden from them then.
struct Knowledge {
    shown: Words,
    hidden: Words,
}

/// After each choice. Whatever was in the first state, before the match began, is no secret.
fn knowledge(played: &dyn AnyMatch, viewer: Viewer, first: &Value) -> Vec<Knowledge> {
    let mut shown = Words::new();
    texts(first, &mut shown);
    let moment = |choices: usize| {
        let then = played.at(choices);
        texts_of(&then.view(viewer), &mut shown);
        texts_of(&then.news_since(choices.checked_sub(1), viewer), &mut shown);
        if let Viewer::Seat(seat) = viewer {
            texts_of(&then.question(seat), &mut shown);
        }
        let mut all = Words::new();
        texts_of(&then.view(Viewer::Everything), &mut all);
        // Single letters and signs mean nothing.
        let hidden = all.difference(&shown).filter(|text| text.chars().count() > 2).cloned().collect();
        Knowledge { shown: shown.clone(), hidden }
    };
    (0..=played.choices()).map(moment).collect()
}

/// The hidden words that the message names.
fn named(message: &Value, known: &Knowledge) -> Words {
    let mut said = Words::new();
    texts(message, &mut said);
    let news = said.difference(&known.shown);
    news.flat_map(|text| known.hidden.iter().filter(|hidden| has_word(text, hidden))).cloned().collect()
}

fn has_word(text: &str, word: &str) -> bool {
    let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    text.match_indices(word)
        .any(|(at, _)| !letter(text[..at].chars().next_back()) && !letter(text[at + word.len()..].chars().next()))
}

/// What was sent to a viewer: after how many choices, and what.
type Sent = Vec<(usize, Value)>;

struct Reader {
    browser: Browser,
    live: Live,
    sent: Sent,
    /// How many of the messages heard are among those sent.
    taken: usize,
}

impl Reader {
    /// Reads up to this version; a match that is over has no secrets.
    fn read_up_to(&mut self, version: u64) {
        self.live.version_reached(version);
        let choices = self.live.choices() as usize;
        if !self.live.is_finished() {
            self.sent.extend(self.live.heard[self.taken..].iter().map(|message| (choices, message.clone())));
        }
        self.taken = self.live.heard.len();
    }

    fn ask(&mut self, path: &str) {
        let choices = self.live.choices() as usize;
        self.sent.push((choices, self.browser.get(path).ok()));
    }
}

struct Wish {
    game: &'static str,
    options: Value,
    seats: usize,
    /// At least so many messages would tell another viewer a secret.
    secrets: usize,
}

/// Everybody sits down; the last one only watches.
fn gather(host: &Host, wish: &Wish) -> (String, Vec<Reader>) {
    let names = ["Ann", "Bob", "Cid", "Eve"];
    let browsers: Vec<Browser> = names[4 - wish.seats - 1..].iter().map(|name| host.browser().named(name)).collect();
    let mut seats = vec![json!({ "kind": "open" }); wish.seats];
    seats[0] = json!({ "kind": "me" });
    let clock = json!({ "kind": "bank", "seconds": 86_400, "increment": 15 });
    let new = json!({ "game": wish.game, "options": wish.options, "seats": seats, "public": true, "hints": true,
        "clock": clock });
    let id = browsers[0].make(&new);
    let first = |browser: &Browser, seat: usize| {
        if seat < wish.seats { browser.sit(&id, seat) } else { browser.watch(&id) }
    };
    let lives: Vec<Live> = browsers.iter().enumerate().map(|(seat, browser)| first(browser, seat)).collect();
    for (seat, browser) in browsers.iter().enumerate().take(wish.seats).skip(1) {
        browser.join(&id, seat, None).ok();
    }
    let readers = browsers.into_iter().zip(lives).enumerate().map(|(seat, (browser, mut live))| {
        if (1..wish.seats).contains(&seat) {
            live.view(seat);
        }
        live.state_where("the beginning", |state| state["match"]["status"] == "running");
        Reader { browser, live, sent: Vec::new(), taken: 0 }
    });
    let readers: Vec<Reader> = readers.collect();
    (id, readers)
}

/// Plays at random to the end, and asks everything that can be asked on the way.
fn play(host: &Host, olga: &Browser, wish: &Wish, rng: &mut Rng) -> (String, Vec<Reader>, Sent) {
    let (id, mut readers) = gather(host, wish);
    let mut operators = Sent::new();
    let hints_at = [3, 20, 60];
    while !readers[0].live.is_finished() {
        let version = readers[0].live.version();
        readers.iter_mut().for_each(|reader| reader.read_up_to(version));
        let choices = readers[0].live.choices() as usize;
        if choices.is_multiple_of(7) {
            let path = format!("/api/matches/{id}");
            let at = rng.below(choices + 1);
            for path in ["/api/lobby", &path, &format!("{path}/chart"), &format!("{path}/replay?at={at}")] {
                readers.iter_mut().for_each(|reader| reader.ask(path));
            }
            for path in ["reports", "people", "bans"] {
                operators.push((choices, olga.get(&format!("/api/admin/{path}")).ok()));
            }
        }
        let asked = readers.iter().position(|reader| reader.live.is_asked()).expect("somebody is asked");
        let reader = &mut readers[asked];
        if hints_at.contains(&choices) {
            let hint = json!({ "seat": asked, "version": version });
            let hints = reader.browser.post(&format!("/api/matches/{id}/hint"), &hint).ok();
            reader.sent.push((choices, hints));
            let grades = reader.browser.post(&format!("/api/matches/{id}/coach"), &hint).ok();
            reader.sent.push((choices, grades));
        }
        let version = reader.live.choose_any(rng);
        readers[0].live.version_reached(version);
    }
    (id, readers, operators)
}

/// What a seat is told that explores moments of the match through its own eyes, once it is over.
fn studied(browser: &Browser, id: &str, seat: Seat, moments: &[usize]) -> Sent {
    let mut told = Sent::new();
    for &at in moments {
        let mut study = browser.get(&format!("/api/matches/{id}/scene?at={at}")).ok();
        study["seat"] = json!(seat.index());
        let moment = browser.post("/api/study", &study).ok();
        if moment["asked"].as_array().expect("seats").contains(&json!(seat.index())) {
            let hint = json!({ "study": study, "seat": seat.index() });
            told.push((at, browser.post("/api/study/hint", &hint).ok()));
        }
        told.push((at, moment));
    }
    told
}

fn check(wish: &Wish, seed: u64) {
    let host = Host::with_games(all_games);
    let olga = host.browser().named("Olga");
    register(&olga, "olga", "correct horse");
    assert_eq!(host.data().change("UPDATE people SET operator = 1 WHERE account = 'olga'"), 1);
    let (id, readers, operators) = play(&host, &olga, wish, &mut Rng::new(seed));
    let record = olga.get(&format!("/api/matches/{id}/record")).text;
    let record = Record::parse(&record).expect("a record");
    let played = all_games().game(wish.game).expect("the game").replay(&record).expect("it replays");
    assert!(played.choices() > 60, "{} choices are no whole match", played.choices());
    let viewers: Vec<Viewer> = (0..=wish.seats)
        .map(|seat| if seat < wish.seats { Viewer::Seat(Seat::new(seat)) } else { Viewer::Watcher })
        .collect();
    let first = readers[0].live.heard[0].clone();
    let known: Vec<Vec<Knowledge>> = viewers.iter().map(|viewer| knowledge(played.as_ref(), *viewer, &first)).collect();
    let leaks = |sent: &Sent, known: &[Knowledge]| -> Vec<(usize, Words)> {
        let named = sent.iter().map(|(choices, message)| (*choices, named(message, &known[*choices])));
        named.filter(|(_, words)| !words.is_empty()).collect()
    };
    // An operator is nobody at the table.
    assert_eq!(leaks(&operators, &known[wish.seats]), []);
    let mut secrets = 0;
    let mut studies = 0;
    for (viewer, reader) in readers.iter().enumerate() {
        let all = reader.sent.iter().chain(&operators);
        assert!(all.clone().count() > 60);
        for (_, message) in all {
            assert!(!tells(message, record.seed), "{:?} was told the seed by {message}", viewers[viewer]);
        }
        let leaked = leaks(&reader.sent, &known[viewer]);
        assert!(leaked.is_empty(), "{:?} was told of {leaked:?}", viewers[viewer]);
        secrets += leaks(&reader.sent, &known[(viewer + 1) % viewers.len()]).len();
    }
    for seat in (0..wish.seats).map(Seat::new) {
        let told = studied(&olga, &id, seat, &[2, 15, 33, 60]);
        let leaked = leaks(&told, &known[seat.index()]);
        assert!(leaked.is_empty(), "exploring, {seat} was told of {leaked:?}");
        studies += leaks(&told, &known[(seat.index() + 1) % wish.seats]).len();
    }
    assert!(wish.secrets == 0 || studies > 0, "what was explored holds no secrets");
    // The test sees what it should: what one is sent would often tell another something.
    assert!(secrets >= wish.secrets, "only {secrets} messages hold secrets");
    assert_eq!(word(&olga.summary(&id)["status"]), "finished");
}

#[test]
fn innovation() {
    check(&Wish { game: "innovation", options: json!({}), seats: 3, secrets: 100 }, 1);
}

#[test]
fn innovation_with_all_expansions() {
    let options = json!({ "expansions": "cities+artifacts+echoes+figures", "relics": "yes" });
    check(&Wish { game: "innovation", options, seats: 3, secrets: 100 }, 2);
}

#[test]
fn age_of_innovation() {
    // All that is hidden, from all alike, is an area tile of a match of two.
    check(&Wish { game: "age-of-innovation", options: json!({}), seats: 2, secrets: 0 }, 3);
}

#[test]
fn inventions() {
    check(&Wish { game: "inventions", options: json!({}), seats: 3, secrets: 100 }, 4);
}
