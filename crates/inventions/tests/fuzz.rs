//! Whatever somebody writes into a record, a scene or a choice: it is read right or refused, and nothing breaks.

use inventions::Inventions;
use testkit::fuzz;

#[test]
fn a_damaged_record_is_refused_or_true() {
    fuzz::a_damaged_record_is_refused_or_true::<Inventions>(include_str!("records/2-seats.record"));
}

#[test]
fn any_text_as_a_choice_is_read_or_refused() {
    fuzz::any_text_as_a_choice_is_read_or_refused::<Inventions>();
}

#[test]
fn any_text_as_a_scene_is_played_or_refused() {
    let words = "A hand|A influence|A home|A map|B scholars|B display|C ip|chronos region|chronos tiles|\
                 asia card|asia citizens|africa tokens|phase|era|round|order|display|stack|\
                 common|eureka|discard|stock";
    fuzz::any_text_as_a_scene_is_played_or_refused::<Inventions>(words);
}

#[test]
fn a_muddled_scene_is_played_or_refused() {
    fuzz::a_muddled_scene_is_played_or_refused::<Inventions>(env!("CARGO_MANIFEST_DIR"));
}
