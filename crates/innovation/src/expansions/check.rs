//! What must be true of the expansions' places after every decision, and what they add to a record's hash.

use table::Digest;

use super::All;
use crate::card::{AGES, Card, Color, Set};
use crate::check::{Checks, feed};
use crate::state::{Engine, Place};

impl Checks for All {
    fn check(game: &Engine<All>, see: &mut dyn FnMut(Card, Place) -> Result<(), String>) -> Result<(), String> {
        for set in Set::EXPANSIONS {
            for age in 1..=AGES as u8 {
                game.pile_cards(set, age).try_for_each(|card| see(card, Place::Supply))?;
            }
        }
        game.available_cards().iter().try_for_each(|card| see(card, Place::Achievement))?;
        for seat in game.all_seats() {
            for color in Color::ALL {
                if game.signs(seat, color) != game.count_signs(seat, color) {
                    return Err(format!("what one sees of {seat}'s {} is counted wrongly", color.name()));
                }
                let is_figure = game.top(seat, color).is_some_and(|top| top.set() == Set::Figures);
                if is_figure != (game.exp.figures[seat] & 1 << color as u8 != 0) {
                    return Err(format!("{seat}'s figure on top of {} is counted wrongly", color.name()));
                }
            }
            if game.exp.karmas[seat] != game.kinds_of_karmas(seat) {
                return Err(format!("{seat}'s kinds of karmas are counted wrongly"));
            }
        }
        let mut decrees = game.exp.removed_decrees;
        for seat in game.all_seats() {
            let player = game.expansion_player(seat);
            let (forecast, achieved) = (game.forecast(seat), game.achieved_cards(seat));
            if (forecast.len(), achieved.len()) != (player.forecast_count as usize, player.achieved_count as usize) {
                return Err(format!("the forecast or the achievements of {seat} are counted wrongly"));
            }
            forecast.iter().try_for_each(|card| see(card, Place::Forecast(seat)))?;
            achieved.iter().try_for_each(|card| see(card, Place::Achieved(seat)))?;
            player.display.into_iter().try_for_each(|card| see(card, Place::Display(seat)))?;
            if decrees & player.decrees != 0 {
                return Err(format!("a decree of {seat} is in two places"));
            }
            decrees |= player.decrees;
        }
        for card in Card::relics().filter(|&card| game.place(card) == Place::Relic) {
            see(card, Place::Relic)?;
        }
        Ok(())
    }

    /// New facts must be fed only when they are in use: hashes of earlier records stay as they are.
    fn digest(game: &Engine<All>, digest: &mut Digest) {
        if game.rules.expansions.is_none() {
            return;
        }
        for set in Set::EXPANSIONS {
            for age in 1..=AGES as u8 {
                feed(digest, &mut game.pile_cards(set, age));
            }
        }
        feed(digest, &mut game.available_cards().iter());
        for seat in game.all_seats() {
            let player = game.expansion_player(seat);
            feed(digest, &mut game.forecast(seat).iter());
            feed(digest, &mut game.achieved_cards(seat).iter());
            feed(digest, &mut player.display.into_iter());
            digest.byte(player.decrees);
            digest.byte(u8::from(player.tucked_green_this_turn));
            digest.byte((game.player(seat).specials >> 8) as u8);
        }
        digest.byte(game.exp.used);
        digest.byte(game.exp.lost.bits());
        digest.byte(game.exp.removed_decrees);
    }
}
