//! No browser is sent the name of a card that its seat may not know, nor the seed.
//!
//! What a seat may know is computed here from the omniscient view and the events as they happened, once the match is
//! over and its record can be had: the own cards, the top cards of all boards, and what was shown on its way. That what
//! is sent does not even depend on the rest is tested beside the room (src/room/leaks.rs).

use std::collections::{BTreeSet, HashMap};

use innovation::card::Card;
use innovation::{Base, Deck, Event, Innovation, Shown};
use serde_json::{Value, json};
use table::{Match, Record, Rng, Seat, Secrets, Seed, Viewer};

use crate::browser::{wish, with};
use crate::host::Host;
use crate::live::Live;

type Cards = BTreeSet<&'static str>;

/// Finds the cards that are named anywhere in a message, in whatever form.
#[derive(Default)]
struct Reader {
    known: HashMap<String, Cards>,
}

impl Reader {
    fn named(&mut self, message: &Value, found: &mut Cards) {
        match message {
            Value::String(text) => found.extend(self.in_text(text)),
            Value::Array(list) => list.iter().for_each(|value| self.named(value, found)),
            Value::Object(fields) => {
                for (name, value) in fields {
                    found.extend(self.in_text(name));
                    self.named(value, found);
                }
            }
            _ => {}
        }
    }

    fn in_text(&mut self, text: &str) -> Cards {
        self.known.entry(text.to_string()).or_insert_with(|| cards_in(text)).clone()
    }
}

/// Cards named as they are printed or as identifiers are written, the longest first: 'Machine Tools' is not 'Tools'.
fn cards_in(text: &str) -> Cards {
    let mut rest: String = text.chars().map(|c| if c == '-' { ' ' } else { c.to_ascii_lowercase() }).collect();
    let mut cards: Vec<Card> = Base::cards().collect();
    cards.sort_by_key(|card| std::cmp::Reverse(card.name().len()));
    let mut found = Cards::new();
    for card in cards {
        for name in [card.name().to_lowercase().replace('-', " "), card.slug().replace('-', " ")] {
            while let Some(at) = whole_word(&rest, &name) {
                found.insert(card.name());
                rest.replace_range(at..at + name.len(), "/");
            }
        }
    }
    found
}

fn whole_word(text: &str, word: &str) -> Option<usize> {
    let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    text.match_indices(word)
        .map(|(at, _)| at)
        .find(|&at| !letter(text[..at].chars().next_back()) && !letter(text[at + word.len()..].chars().next()))
}

/// Which cards the viewer has been able to see after each choice: none are forgotten.
fn knowledge(record: &str, viewer: Viewer) -> Vec<Cards> {
    let record = Record::parse(record).expect("a record");
    let played = Match::<Innovation>::replay(&record).expect("it replays");
    let mut known = Cards::new();
    let mut after = Vec::new();
    for choices in 0..=played.history().len() {
        let then = played.at(choices);
        for event in then.news_since(choices.checked_sub(1), Viewer::Everything) {
            known.extend(shown(&event.1, viewer));
        }
        let everything = serde_json::to_value(then.position().game().view(Viewer::Everything)).expect("JSON");
        for (seat, player) in everything["players"].as_array().expect("players").iter().enumerate() {
            let own = viewer == Viewer::Seat(Seat::new(seat));
            let cards = player["hand"].as_array().into_iter().chain(player["score"].as_array()).flatten();
            let stacks = player["stacks"].as_array().expect("stacks");
            let covered = stacks.iter().filter_map(|stack| stack["covered"].as_array()).flatten();
            let faces = cards.chain(covered).map(|card| &card["name"]).filter(|_| own);
            let names = faces.chain(stacks.iter().map(|stack| &stack["top"])).filter_map(Value::as_str);
            known.extend(names.map(|name| Card::parse(name).expect("a card").name()));
        }
        after.push(known.clone());
    }
    after
}

/// The card that the event, as it really happened, showed this viewer.
fn shown(event: &Event, viewer: Viewer) -> Option<&'static str> {
    let card = match *event {
        Event::DogmaAction { card, .. } | Event::Effect { card, .. } => card,
        Event::Reveal { card: Shown::Face(card), .. } => card,
        Event::Moved { card: Shown::Face(card), public, knowers, .. } => {
            let knows = matches!(viewer, Viewer::Seat(seat) if knowers.has(seat));
            return (public || knows).then(|| card.name());
        }
        _ => return None,
    };
    Some(card.name())
}

/// What was sent to a viewer: after how many choices, and what.
type Sent = Vec<(usize, Value)>;

fn sent(live: &Live) -> Sent {
    let mut choices = 0;
    let mut sent = Vec::new();
    for message in &live.heard {
        if message["type"] == "state" {
            choices = message["match"]["choices"].as_u64().expect("a number") as usize;
        }
        if message["match"]["status"] != "finished" {
            sent.push((choices, message.clone()));
        }
    }
    sent
}

/// The cards that were named without having been seen.
fn leaked(reader: &mut Reader, sent: &Sent, known: &[Cards]) -> Vec<(usize, Cards)> {
    let leaks = sent.iter().map(|(choices, message)| {
        let mut named = Cards::new();
        reader.named(message, &mut named);
        (*choices, &named - &known[*choices])
    });
    leaks.filter(|(_, cards)| !cards.is_empty()).collect()
}

/// Whether the message has the seed, or half of it, in any way that numbers are written.
pub fn tells(message: &Value, seed: Seed) -> bool {
    let Seed::Long(seed) = seed else { panic!("{seed} is too short for people") };
    let (high, low) = ((seed >> 64) as u64, seed as u64);
    let forms = [format!("{high:016x}"), format!("{low:016x}"), high.to_string(), low.to_string(), seed.to_string()];
    let text = message.to_string().to_lowercase();
    forms.iter().any(|form| text.contains(form))
}

#[test]
fn names_are_found_in_every_form() {
    let found = |text: &str| cards_in(text).into_iter().collect::<Vec<_>>();
    assert_eq!(found("card:Machine Tools"), ["Machine Tools"]);
    assert_eq!(found("card-machine-tools"), ["Machine Tools"]);
    assert_eq!(found("meld Tools"), ["Tools"]);
    assert_eq!(found("rule-the-wheel-1"), ["The Wheel"]);
    assert!(found("boards offer-card unsplayed").is_empty());
    for card in Base::cards() {
        assert_eq!(found(card.name()), [card.name()]);
        assert_eq!(found(&card.slug()), [card.name()]);
    }
}

#[test]
fn no_name_is_sent_before_it_may_be_known() {
    let host = Host::start();
    let (ada, ben, eve) = (host.browser().named("Ann"), host.browser().named("Bob"), host.browser());
    let id = ada.make(&with(
        wish(&["me", "open", "beginner"]),
        json!({ "public": true, "hints": true, "clock": { "kind": "bank", "seconds": 86400, "increment": 15 } }),
    ));
    ben.join(&id, 1, None).ok();
    let mut lives = [ada.sit(&id, 0), ben.sit(&id, 1), eve.watch(&id)];
    let browsers = [&ada, &ben, &eve];
    let mut rng = Rng::new(5);
    let mut moments: [Sent; 3] = Default::default();
    // The bot's first card comes whenever it likes; from then on only one is asked at a time.
    lives[0].state_where("the bot's first card", |state| state["match"]["asked"] == json!([0, 1]));
    while !lives[0].is_finished() {
        let version = lives[0].version();
        lives.iter_mut().for_each(|live| {
            live.version_reached(version);
        });
        let Some(asked) = lives.iter().position(Live::is_asked) else {
            lives[0].version_reached(version + 1);
            continue;
        };
        for (viewer, browser) in browsers.iter().enumerate() {
            let (now, at) = (lives[0].choices(), rng.below(lives[0].choices() as usize + 1) as u64);
            for at in [at, now] {
                // While it is someone's turn nothing else moves, so this is still a moment of a running match.
                moments[viewer].push((now as usize, browser.moment(&id, at)));
            }
        }
        for (viewer, browser) in browsers.iter().enumerate() {
            let (now, path) = (lives[0].choices() as usize, format!("/api/matches/{id}"));
            for path in ["/api/lobby", &path, &format!("{path}/chart")] {
                moments[viewer].push((now, browser.get(path).ok()));
            }
        }
        if rng.below(10) == 0 {
            let hint = json!({ "seat": asked, "version": version });
            let hints = browsers[asked].post(&format!("/api/matches/{id}/hint"), &hint).ok();
            moments[asked].push((lives[0].choices() as usize, hints));
        }
        let version = lives[asked].choose_any(&mut rng);
        lives[0].version_reached(version);
    }
    let record = eve.get(&format!("/api/matches/{id}/record")).text;
    let seed = Record::parse(&record).expect("a record").seed;
    assert!(tells(&json!({ "text": [record] }), seed), "in the record it is found");
    let viewers = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Watcher];
    let known = viewers.map(|viewer| knowledge(&record, viewer));
    let mut reader = Reader::default();
    for (viewer, live) in lives.iter_mut().enumerate() {
        live.state_where("the end", |state| state["match"]["status"] == "finished");
        let mut all = sent(live);
        assert!(all.len() > 50 && moments[viewer].len() > 50);
        all.append(&mut moments[viewer]);
        assert!(all.iter().all(|(_, message)| !tells(message, seed)), "{:?} was told the seed", viewers[viewer]);
        // States came by their differences: what was read of them has been looked at, and so are the bytes themselves.
        let bytes = live.changes.iter().map(|changes| Value::from(String::from_utf8_lossy(changes)));
        assert!(bytes.into_iter().all(|changes| !tells(&changes, seed)) && live.changes.len() > 50);
        let leaks = leaked(&mut reader, &all, &known[viewer]);
        assert!(leaks.is_empty(), "{:?} was told of {leaks:?}", viewers[viewer]);
        // The test sees what it should: with another's knowledge the same messages would be full of leaks.
        let other = leaked(&mut reader, &all, &known[(viewer + 1) % 3]);
        assert!(viewer == 2 || other.len() > 50, "only {} messages hold secrets", other.len());
    }
}
