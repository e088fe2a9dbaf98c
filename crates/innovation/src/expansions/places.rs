//! The places that only expansions have.

use table::Seat;

use super::{All, ExpansionState};
use crate::card::{Card, CardSet, Color, Set};
use crate::event::Zone;
use crate::places::Places;
use crate::state::{Engine, Pile, Place};

impl Places for All {
    #[inline]
    fn pile_of(game: &Engine<All>, set: Set, age: u8) -> Pile {
        match set {
            Set::Base => game.supply[age as usize - 1],
            expansion => game.exp.supply[expansion as usize - 1][age as usize - 1],
        }
    }

    #[inline]
    fn pile_mut(game: &mut Engine<All>, set: Set, age: u8) -> &mut Pile {
        match set {
            Set::Base => &mut game.supply[age as usize - 1],
            expansion => &mut game.exp.supply[expansion as usize - 1][age as usize - 1],
        }
    }

    fn lift(game: &mut Engine<All>, card: Card, place: Place) {
        match place {
            Place::Achievement => {
                game.exp.achievements = game.exp.achievements.without(card);
                game.available_changed();
            }
            Place::Achieved(seat) => {
                game.exp.achievements = game.exp.achievements.without(card);
                game.expansion_player_mut(seat).achieved_count -= 1;
                game.achieved_changed(seat);
            }
            Place::Forecast(seat) => {
                game.exp.forecasts = game.exp.forecasts.without(card);
                game.expansion_player_mut(seat).forecast_count -= 1;
            }
            Place::Display(seat) => game.expansion_player_mut(seat).display = None,
            Place::Relic => {}
            other => unreachable!("{other:?} is a place of the base set"),
        }
    }

    fn put(game: &mut Engine<All>, card: Card, zone: Zone) {
        match zone {
            Zone::SupplyTop => game.put_back_on_top(card),
            Zone::Forecast(seat) => {
                game.exp.forecasts = game.exp.forecasts.with(card);
                game.expansion_player_mut(seat).forecast_count += 1;
                game.exp.looked_at = game.exp.looked_at.without(seat);
                game.set_place(card, Place::Forecast(seat));
            }
            Zone::Display(seat) => {
                game.expansion_player_mut(seat).display = Some(card);
                game.set_place(card, Place::Display(seat));
            }
            Zone::Achievements(seat) => {
                game.set_place(card, Place::Achieved(seat));
                game.exp.achievements = game.exp.achievements.with(card);
                game.expansion_player_mut(seat).achieved_count += 1;
                game.achieved_changed(seat);
            }
            Zone::Available => game.put_under_achievement(card),
            Zone::Removed => game.set_place(card, Place::Removed),
            other => unreachable!("{other:?} is a place of the base set"),
        }
    }

    fn stack_changed(game: &mut Engine<All>, seat: Seat, color: Color) {
        game.exp.signs[seat][color] = game.count_signs(seat, color);
        game.exp.looked_at = game.exp.looked_at.without(seat);
        game.note_figures(seat, color);
    }

    fn rename(exp: &mut ExpansionState, name: &dyn Fn(Card) -> Card) {
        let set = |set: CardSet<All>| set.iter().map(name).collect::<CardSet<All>>();
        exp.forecasts = set(exp.forecasts);
        exp.achievements = set(exp.achievements);
        for player in &mut exp.players.0 {
            player.display = player.display.map(name);
        }
        exp.melding = exp.melding.map(name);
        exp.action.rename(name);
    }

    fn achievement_cards(game: &Engine<All>) -> CardSet<All> {
        game.exp.achievements
    }

    fn put_under_achievement(game: &mut Engine<All>, card: Card) {
        game.exp.achievements = game.exp.achievements.with(card);
        game.available_changed();
    }
}

impl Engine<All> {
    /// The ages of a set of achievements, a bit each.
    fn ages_of(cards: CardSet<All>) -> u16 {
        cards.iter().filter(|card| !card.is_relic()).fold(0, |ages, card| ages | 1 << card.value())
    }

    fn achieved_changed(&mut self, seat: Seat) {
        self.player_mut(seat).ages = Self::ages_of(self.achieved_cards(seat));
    }

    fn available_changed(&mut self) {
        self.achievements.ages = Self::ages_of(self.available_cards());
    }
}
