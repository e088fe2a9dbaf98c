//! Whatever somebody writes into a record, a scene or a choice: it is read right or refused, and nothing breaks.

use innovation::{All, Engine, Innovation};
use testkit::fuzz;

#[test]
fn a_damaged_record_is_refused_or_true() {
    fuzz::a_damaged_record_is_refused_or_true::<Innovation>(include_str!("records/deluxe-2017-2-seats.record"));
}

#[test]
fn a_damaged_record_with_expansions_is_refused_or_true() {
    let record = include_str!("records/expansions/rules-2-all-with-relics-3-seats.record");
    fuzz::a_damaged_record_is_refused_or_true::<Engine<All>>(record);
}

#[test]
fn any_text_as_a_choice_is_read_or_refused() {
    fuzz::any_text_as_a_choice_is_read_or_refused::<Innovation>();
}

#[test]
fn any_text_as_a_scene_is_played_or_refused() {
    let words = "supply|achievement|removed";
    fuzz::any_text_as_a_scene_is_played_or_refused::<Innovation>(words);
}

#[test]
fn a_muddled_scene_is_played_or_refused() {
    fuzz::a_muddled_scene_is_played_or_refused::<Innovation>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn a_muddled_scene_with_expansions_is_played_or_refused() {
    fuzz::a_muddled_scene_of_a_folder_is_played_or_refused::<Engine<All>>(
        env!("CARGO_MANIFEST_DIR"),
        "tests/scenes/expansions",
    );
}
