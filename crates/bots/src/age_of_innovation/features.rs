//! What is measured of a seat's position in Age of Innovation.

use ::age_of_innovation::{AgeOfInnovation, Ask, Choice, Question};
use table::{Outcome, Seat};

use super::by_hand::{AgeOfInnovationJudge, Estimate};
use crate::Shares;
use crate::fitted::{Features, lead};

pub struct AgeOfInnovationFeatures;

impl Features<AgeOfInnovation> for AgeOfInnovationFeatures {
    fn names() -> Vec<String> {
        ["by hand", "points"].map(String::from).to_vec()
    }

    fn measure(game: &AgeOfInnovation, seat: Seat, mut note: impl FnMut(usize, f32)) {
        note(0, Estimate::new(game, seat, &AgeOfInnovationJudge::default().weights).worth() / 20.0);
        note(1, f32::from(game.player(seat).points) / 20.0);
    }

    fn progress(game: &AgeOfInnovation) -> f32 {
        f32::from(game.round()) / 6.0
    }

    fn settled(question: &Question) -> bool {
        matches!(question.ask, Ask::Action | Ask::EndTurn)
    }

    fn waits(choice: &Choice) -> bool {
        *choice == Choice::EndTurn
    }

    fn result(outcome: &Outcome) -> Shares {
        lead(outcome, 15.0)
    }
}
