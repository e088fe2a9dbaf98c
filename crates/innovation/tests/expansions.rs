//! Plays every scene of the expansions, and fails if a card, a special achievement, a relic or a decree has none.

use innovation::card::{Card, Set, part, parts};
use innovation::{All, Decree, Engine, Event, Move, Place, Shown, Special};
use table::scene::{self, Scene, SceneError};
use table::{Seat, Seats};
use testkit::scenes;

fn play(scene: &Scene) -> Result<Vec<Event>, SceneError> {
    scene::play_with::<Engine<All>>(scene, |_| {}).map(|(mut position, ..)| position.take_events())
}

/// What the scenes showed.
#[derive(Default)]
struct Shows {
    executed: Vec<(Card, u8)>,
    melded: Vec<Card>,
    seized: Vec<Card>,
    specials: Vec<Special>,
    decrees: Vec<Decree>,
    titles: Vec<String>,
}

impl Shows {
    fn see(&mut self, event: &Event) {
        match *event {
            Event::Effect { card, effect, .. } => self.executed.push((card, effect)),
            Event::ClaimSpecial { special, .. } => self.specials.push(special),
            Event::Decree { decree, effective: true, .. } => self.decrees.push(decree),
            Event::Moved { card: Shown::Face(card), how: Move::Meld, .. } => self.melded.push(card),
            Event::Moved { card: Shown::Face(card), how: Move::Seize, from: Place::Relic, .. } => {
                self.seized.push(card)
            }
            _ => {}
        }
    }

    /// A karma that only changes what counts is told by no event; a scene's title names it.
    fn has_scene(&self, card: Card, number: u8, told: bool) -> bool {
        let karma = number.wrapping_sub(part::KARMA) + 1;
        let titled = |title: &String| {
            title.strip_prefix(card.name()).is_some_and(|rest| {
                rest.starts_with(&format!(": karma {karma}")) || parts(card).len() <= 2 && rest.starts_with(": karma")
            })
        };
        if told { self.executed.contains(&(card, number)) } else { self.titles.iter().any(titled) }
    }

    fn missing(&self) -> Vec<String> {
        let mut missing = Vec::new();
        for card in Card::all().filter(|card| card.set() != Set::Base || card.is_relic()) {
            for (number, told) in parts(card) {
                if !self.has_scene(card, number, told) {
                    missing.push(format!("part {number} of {card}"));
                }
            }
            if card.set() == Set::Cities && !self.melded.contains(&card) {
                missing.push(format!("a meld of {card}"));
            }
            if card.is_relic() && !self.seized.contains(&card) {
                missing.push(format!("the relic {card} seized"));
            }
        }
        missing.extend(
            Special::ALL
                .into_iter()
                .filter(|special| special.set() != Set::Base && !self.specials.contains(special))
                .map(|special| special.name().to_string()),
        );
        missing.extend(
            Decree::ALL
                .into_iter()
                .filter(|decree| !self.decrees.contains(decree))
                .map(|decree| format!("the decree {}", decree.name())),
        );
        missing
    }
}

#[test]
fn every_scene_of_the_expansions_comes_out_as_written_and_every_part_has_one() {
    let mut played = scenes::play_all(env!("CARGO_MANIFEST_DIR"), "tests/scenes/expansions", play);
    if played.whole {
        let mut shows = Shows::default();
        for (scene, events) in &played.scenes {
            shows.titles.push(scene.title.clone());
            events.iter().for_each(|event| shows.see(event));
        }
        played.problems.extend(shows.missing().into_iter().map(|missing| format!("no scene shows {missing}")));
    }
    played.must_be_right();
}

/// Who shares is told for echo effects as for those of the card; without either nobody is named.
#[test]
fn a_dogma_action_tells_who_shares_its_echo_effects() {
    let told = |lines: &str, action: &str| {
        let text = format!("scene: s\noptions: expansions=echoes+figures\n{lines}\nplay:\nA: {action}\n");
        let events = play(&scene::parse(&text).expect("a scene")[0]).unwrap_or_else(|error| panic!("{error}"));
        let sharing = events.into_iter().find_map(|event| match event {
            Event::DogmaAction { sharing, .. } => Some(sharing),
            _ => None,
        });
        sharing.expect("a Dogma action")
    };
    let other = Seats::NONE.with(Seat::new(1));
    // A figure has no effects but its echo effect.
    assert_eq!(told("A blue: Huang Di\nB blue: Writing", "dogma Huang Di"), other);
    assert_eq!(told("A blue: Huang Di\nB blue: Pottery", "dogma Huang Di"), Seats::NONE);
    // Archery demands; the Rubber beneath is shared.
    assert_eq!(told("A red right: Archery, Rubber\nB red: Metalworking", "dogma Archery"), other);
    assert_eq!(told("A red: Archery, Rubber\nB red: Metalworking", "dogma Archery"), Seats::NONE);
}
