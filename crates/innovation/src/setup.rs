//! Setup, in the order of the rulebook (Game setup).

use table::{Rng, SetupError};

use crate::card::{AGES, Card};
use crate::deck::{Base, Deck};
use crate::rules::Rules;
use crate::state::{Engine, Special};

impl<D: Deck> Engine<D> {
    pub(crate) fn deal(rules: Rules, seats: usize, rng: &mut Rng) -> Result<Self, SetupError> {
        if rules.teams && seats != 4 {
            return Err(SetupError(format!("teams are for four players, not for {seats}")));
        }
        let mut game = Engine::bare(rules, seats, Rng::new(rng.seed()));
        // 1) Ten supply piles.
        for age in 1..=AGES as u8 {
            let mut cards: Vec<Card> = Base::cards().filter(|card| card.value() == age).collect();
            rng.shuffle(&mut cards);
            cards.into_iter().for_each(|card| game.put_back(card));
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
        game.achievements.specials = Special::ALL.iter().fold(0, |all, special| all | special.bit());
        // 5) Two cards of age 1 each; one of them is melded as the first step of play.
        for seat in game.everyone() {
            for _ in 0..2 {
                if let Some(card) = game.next_in(1) {
                    game.lift(card);
                    game.put_in_hand(card, seat);
                }
            }
        }
        Ok(game)
    }
}
