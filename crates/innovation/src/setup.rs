//! Setup, in the order of the rulebook (Game setup).

use arrayvec::ArrayVec;
use table::{Rng, Seat, SetupError};

use crate::card::{AGES, Card, LARGEST_PILE, Set, numbers_in_pile};
use crate::deck::{Base, Deck};
use crate::reactions::Variant;
use crate::rules::Rules;
use crate::state::{Engine, Special};

/// What expansions add to the setup.
pub trait Setup: Deck {
    fn set_up(_: &mut Engine<Self>, _: &mut Rng) {}

    /// The card that the seat is dealt before play.
    fn first_card(game: &Engine<Self>, seat: Seat) -> Option<Card>;
}

impl Setup for Base {
    fn first_card(game: &Engine<Base>, _: Seat) -> Option<Card> {
        game.next_in(1)
    }
}

impl<D: Variant> Engine<D> {
    pub(crate) fn deal(rules: Rules, seats: usize, rng: &mut Rng) -> Result<Self, SetupError> {
        rules.check(seats)?;
        let mut game = Engine::bare(rules, seats, rng.split());
        // 1) Ten supply piles.
        for age in 1..=AGES as u8 {
            game.shuffle_pile(Set::Base, age, rng);
        }
        // 2) One card of each age 1 to 9 becomes an achievement, unseen.
        for age in 1..AGES as u8 {
            if let Some(card) = game.next_in(age) {
                game.lift(card);
                game.put_under_achievement(card);
                game.achievements.ages |= 1 << age;
            }
        }
        // 3) The special achievements.
        game.achievements.specials = Special::in_play(rules.expansions).fold(0, |all, special| all | special.bit());
        // 4) The expansions' own steps.
        D::set_up(&mut game, rng);
        // 5) Two cards of age 1 each; one of them is melded as the first step of play.
        for seat in game.everyone() {
            for _ in 0..2 {
                if let Some(card) = D::first_card(&game, seat) {
                    game.lift(card);
                    game.put_in_hand(card, seat);
                }
            }
        }
        Ok(game)
    }

    pub(crate) fn shuffle_pile(&mut self, set: Set, age: u8, rng: &mut Rng) {
        let mut cards: ArrayVec<Card, LARGEST_PILE> = numbers_in_pile(set, age).map(Card::new).collect();
        rng.shuffle(&mut cards);
        cards.into_iter().for_each(|card| self.put_back(card));
    }
}
