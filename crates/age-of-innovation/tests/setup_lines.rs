//! The set-up lines as data, for editors.

use age_of_innovation::{AgeOfInnovation, Rules};
use table::parse_options;
use table::scene::Staged;
use testkit::setup_lines;

#[test]
fn scenes_are_made_of_them() {
    setup_lines::say_what_is_written::<AgeOfInnovation>(env!("CARGO_MANIFEST_DIR"), "tests/scenes");
}

#[test]
fn positions_are_written_in_them() {
    setup_lines::say_what_comes_of_games::<AgeOfInnovation>(&Rules::default(), 2, 2);
    setup_lines::say_what_comes_of_games::<AgeOfInnovation>(&Rules::default(), 5, 2);
}

#[test]
fn they_are_understood() {
    setup_lines::are_understood::<AgeOfInnovation>(&Rules::default(), 2);
}

#[test]
fn there_are_none_for_a_table_that_cannot_be() {
    let small: Rules = parse_options([("map", "1-3")]).expect("options");
    assert!(AgeOfInnovation::setup_lines(&small, 5).is_err());
}
