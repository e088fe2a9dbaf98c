//! Whatever somebody writes into a record, a scene or a choice: it is read right or refused, and nothing breaks.

use age_of_innovation::AgeOfInnovation;
use proof::hostile;

#[test]
fn a_damaged_record_is_refused_or_true() {
    hostile::a_damaged_record_is_refused_or_true::<AgeOfInnovation>(include_str!("records/2-seats.record"));
}

#[test]
fn any_text_as_a_choice_is_read_or_refused() {
    hostile::any_text_as_a_choice_is_read_or_refused::<AgeOfInnovation>();
}

#[test]
fn any_text_as_a_scene_is_played_or_refused() {
    let words = "phase|round|order|passed|innovation|competency|space|terrain";
    hostile::any_text_as_a_scene_is_played_or_refused::<AgeOfInnovation>(words);
}

#[test]
fn a_muddled_scene_is_played_or_refused() {
    hostile::a_muddled_scene_is_played_or_refused::<AgeOfInnovation>(env!("CARGO_MANIFEST_DIR"));
}
