//! What a seat remembers of cards that it saw and that are hidden from it now.

use table::{Memory, Seat, Viewer};

use crate::card::Card;
use crate::event::{Event, Shown, Zone};
use crate::reactions::Variant;
use crate::state::{Engine, Place};
use crate::view::back_key;

/// The base set is remembered. With expansions piles are shuffled and players leave the game without any word of which
/// card went where, so that nothing is sure for long.
pub(crate) fn remember<D: Variant>(
    memory: &mut Memory,
    viewer: Seat,
    before: &Engine<D>,
    events: &[Event],
    after: &Engine<D>,
) {
    if D::EXPANDED {
        return;
    }
    let mut places: Vec<(Card, Place)> = D::cards().map(|card| (card, before.place(card))).collect();
    for event in events {
        match *event {
            Event::Moved { card: Shown::Face(card), from, to, .. } => {
                if is_seen(*event, viewer) {
                    memory.learn(card.index() as u16);
                } else if from != Place::Supply {
                    forget_alike(memory, &places, card, from);
                }
                // What is drawn unseen lay on top of its pile: whoever knew it there knows where it is now.
                if let Some((_, place)) = places.iter_mut().find(|(each, _)| *each == card) {
                    *place = place_of(to);
                }
            }
            Event::Reveal { card: Shown::Face(card), .. } => memory.learn(card.index() as u16),
            Event::Rearranged { seat, color } if seat != viewer => {
                let on_board = places.iter().filter(|(_, place)| *place == Place::Board(seat));
                on_board
                    .filter(|(card, _)| card.color() == color)
                    .for_each(|(card, _)| memory.forget(card.index() as u16));
            }
            _ => {}
        }
    }
    D::cards().filter(|&card| after.is_seen_by(card, viewer)).for_each(|card| memory.learn(card.index() as u16));
}

fn is_seen(event: Event, viewer: Seat) -> bool {
    matches!(event.redacted(Viewer::Seat(viewer)), Event::Moved { card: Shown::Face(_), .. })
}

/// A card has left a place and only its back was seen: it may be any card there with that back. If there is one alone,
/// everybody knows which it was.
fn forget_alike(memory: &mut Memory, places: &[(Card, Place)], card: Card, from: Place) {
    let alike = || places.iter().filter(|(each, place)| *place == from && back_key(*each) == back_key(card));
    if alike().count() > 1 {
        alike().for_each(|(each, _)| memory.forget(each.index() as u16));
    }
}

fn place_of(zone: Zone) -> Place {
    zone.place().unwrap_or(match zone {
        Zone::Available => Place::Achievement,
        Zone::Removed => Place::Removed,
        _ => Place::Supply,
    })
}
