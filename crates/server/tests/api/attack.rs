//! An attack on the seed of a match, by somebody who sees only what everybody sees.
//!
//! A bot of the level `random` takes an offer by one random number. How many offers there are, and which of them was
//! taken (at least its kind), is public. Once, a bot's numbers began with the seed of its match, the version and the
//! seat, mixed by exclusive or; so every move was a test that only the right seed passes. Of a million seeds,
//! thirty moves leave one; with more moves and some mathematics the same works for all of 64 bits.

use std::ops::Range;

use serde_json::{Value, json};
use table::{Rng, Viewer};

use crate::browser::{wish, with};
use crate::host::{Host, catalog};

/// The attacker has to look for the seed among so many.
const SEEDS: u64 = 1 << 20;
/// One of them.
const SEED: u64 = 314_159;
const CHOICES: usize = 200;

/// What everybody saw of a bot's action.
struct Action {
    version: u64,
    seat: u64,
    offers: usize,
    /// The numbers of the offers that it can have been: which card of a hand is melded tells nothing.
    taken: Range<usize>,
}

/// The action between two moments of a match, if it was one.
fn action(choices: usize, before: &Value, after: &Value) -> Option<Action> {
    let (view, list) = (&before["view"], |value: &Value| value.as_array().cloned().unwrap_or_default());
    let [seat] = list(&before["asked"]).try_into().ok()?;
    if view["turn"] != seat || !view["dogma"].is_null() {
        return None;
    }
    let seat = seat.as_u64()?;
    let player = &view["players"][seat as usize];
    let tops = list(&player["stacks"]).into_iter().map(|stack| stack["top"].clone()).filter(|top| !top.is_null());
    let (hand, tops, eligible) = (list(&player["hand"]).len(), tops.collect::<Vec<_>>(), list(&player["eligible"]));
    // They are offered in this order: to draw, to meld a card, to use a top card, to claim an achievement.
    // What is called an action besides tells nothing more.
    let told = list(&after["news"]).into_iter().find(|news| news["event"]["event"] != "action")?;
    let event = &told["event"];
    let (first, as_many) = match (event["event"].as_str()?, event["how"].as_str()) {
        ("moved", Some("draw")) => (0, 1),
        ("moved", Some("meld")) => (1, hand),
        ("dogma-action", _) => (1 + hand + tops.iter().position(|top| *top == event["card"])?, 1),
        ("claim", _) => (1 + hand + tops.len() + eligible.iter().position(|age| *age == event["age"])?, 1),
        _ => return None,
    };
    let taken = first..first + as_many;
    // The match began with version 1.
    Some(Action { version: choices as u64 + 1, seat, offers: 1 + hand + tops.len() + eligible.len(), taken })
}

/// The actions of all but the attacker, who knows the own ones. A bot that chooses twice in a row goes on with its
/// numbers, so only the first counts.
fn actions(moments: &[Value], attacker: Option<u64>) -> Vec<Action> {
    let asked =
        |moment: &Value, seat: u64| moment["asked"].as_array().is_some_and(|seats| seats.contains(&seat.into()));
    let moves = moments.windows(3).enumerate().filter_map(|(choices, moments)| {
        let action = action(choices + 1, &moments[1], &moments[2])?;
        (!asked(&moments[0], action.seat)).then_some(action)
    });
    moves.filter(|action| Some(action.seat) != attacker).collect()
}

/// How the numbers of a bot once began.
fn once(seed: u64, version: u64, seat: u64) -> Rng {
    Rng::new(seed ^ version << 8 ^ seat)
}

fn explains(seed: u64, action: &Action) -> bool {
    action.taken.contains(&once(seed, action.version, action.seat).below(action.offers))
}

/// The seeds that explain every action.
fn attack(actions: &[Action]) -> Vec<u64> {
    (0..SEEDS).filter(|&seed| actions.iter().all(|action| explains(seed, action))).collect()
}

/// A match of four random bots whose numbers begin as they once did, as a watcher sees it.
fn played_as_once() -> Vec<Value> {
    let (catalog, names) = (catalog(), ["Ada", "Ben", "Cy", "Di"].map(String::from).to_vec());
    let game = catalog.games.get("innovation").expect("the game");
    let mut played = game.new_match(&[], names, SEED.into()).expect("a match");
    let mut moments = Vec::new();
    while let (Some(&seat), 0..=CHOICES) = (played.asked().first(), played.choices()) {
        let choices = played.choices();
        moments.push(json!({
            "view": played.view(Viewer::Watcher),
            "asked": played.asked(),
            "news": played.news_since(choices.checked_sub(1), Viewer::Watcher),
        }));
        let offers = played.question(seat).expect("a question").offers;
        let number = once(SEED, choices as u64 + 1, seat.index() as u64).below(offers.len());
        played.choose(seat, &offers[number].choice).expect("an offer");
    }
    moments
}

/// A match of the attacker against three random bots, as the attacker sees it while it runs. It has a seed that could
/// be found if anything told of it: one as short as those of matches once were.
fn played_on_the_server() -> Vec<Value> {
    let mut host = Host::start();
    let wish = with(wish(&["open", "random", "random", "random"]), json!({ "public": true }));
    let id = host.browser().make(&wish);
    host.stop();
    assert_eq!(host.data().change(&format!("UPDATE matches SET seed = '{SEED}' WHERE id = '{id}'")), 1);
    let host = host.restart();
    let eve = host.browser();
    eve.join(&id, 0, None).ok();
    let (mut live, mut rng, mut moments) = (eve.sit(&id, 0), Rng::new(1), Vec::new());
    while moments.len() < CHOICES {
        live.state_where("the own turn or the end", |state| {
            state["match"]["asked"] == json!([0]) || state["match"]["status"] == "finished"
        });
        if live.is_finished() {
            break;
        }
        let known = moments.len() as u64;
        moments.extend((known..=live.choices()).map(|at| eve.moment(&id, at)));
        live.choose_any(&mut rng);
    }
    moments
}

#[test]
fn the_moves_of_bots_once_gave_the_seed_away() {
    let actions = actions(&played_as_once(), None);
    assert!(actions.len() > 35, "{} actions were seen", actions.len());
    assert_eq!(attack(&actions[..30]), [SEED]);
    assert!(actions.iter().all(|action| explains(SEED, action)), "everything that was seen follows from it");
}

#[test]
fn the_moves_of_bots_tell_nothing_about_the_seed() {
    // How long a match is, is chance; few of ten are short.
    let mut matches = (0..10).map(|_| actions(&played_on_the_server(), Some(0)));
    let actions = matches.find(|actions| actions.len() > 30).expect("enough actions were seen");
    assert_eq!(attack(&actions), [] as [u64; 0]);
    // The real seed explains no more of them than any number would: within five standard deviations.
    let explained = actions.iter().filter(|action| explains(SEED, action)).count() as f64;
    let chances: Vec<f64> = actions.iter().map(|action| action.taken.len() as f64 / action.offers as f64).collect();
    let (mean, variance) = chances.iter().fold((0.0, 0.0), |(mean, variance), p| (mean + p, variance + p * (1.0 - p)));
    assert!((explained - mean).abs() < 5.0 * variance.sqrt(), "{explained} of {}, not {mean}", actions.len());
}
