//! What is measured of a seat's position in Inventions.

use ::inventions::{Ask, Choice, Inventions, Question};
use table::{Outcome, Seat};

use super::by_hand::{Estimate, InventionsJudge, ahead};
use crate::Shares;
use crate::fitted::{Features, lead};

pub struct InventionsFeatures;

impl Features<Inventions> for InventionsFeatures {
    fn names() -> Vec<String> {
        ["by hand", "ip"].map(String::from).to_vec()
    }

    fn measure(game: &Inventions, seat: Seat, mut note: impl FnMut(usize, f32)) {
        let weights = &InventionsJudge::default().weights;
        let estimate = Estimate { game, seat, player: game.player(seat), weights, ahead: ahead(game) };
        note(0, estimate.worth() / 12.0);
        note(1, f32::from(game.player(seat).ip) / 20.0);
    }

    fn progress(game: &Inventions) -> f32 {
        1.0 - ahead(game)
    }

    fn settled(question: &Question) -> bool {
        matches!(question.ask, Ask::Main | Ask::Rest | Ask::Claim)
    }

    fn waits(choice: &Choice) -> bool {
        *choice == Choice::Done
    }

    fn result(outcome: &Outcome) -> Shares {
        lead(outcome, 12.0)
    }
}
