//! What is measured of a seat's position in Innovation.

use ::innovation::{Ask, Deck, Engine, Question};
use table::{Game, Seat};

use super::by_hand;
use crate::fitted::Features;

pub struct InnovationFeatures;

impl<D: Deck> Features<Engine<D>> for InnovationFeatures
where
    Engine<D>: Game<Question = Question>,
{
    fn names() -> Vec<String> {
        ["by hand", "achievements", "points", "hand", "top values"].map(String::from).to_vec()
    }

    fn measure(game: &Engine<D>, seat: Seat, mut note: impl FnMut(usize, f32)) {
        note(0, by_hand::standing(game, seat) / 60.0);
        note(1, game.achieved(seat) as f32);
        note(2, game.points(seat) as f32 / 10.0);
        note(3, game.hand(seat).len() as f32 / 4.0);
        note(4, game.tops(seat).iter().map(|card| f32::from(card.value())).sum::<f32>() / 10.0);
    }

    fn progress(game: &Engine<D>) -> f32 {
        let highest = (0..game.seats()).map(|seat| game.tops(Seat::new(seat)).highest_value()).max().unwrap_or(0);
        f32::from(highest) / 10.0
    }

    fn settled(question: &Question) -> bool {
        matches!(question.ask, Ask::Action | Ask::Display)
    }
}
