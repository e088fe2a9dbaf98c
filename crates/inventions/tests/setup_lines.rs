//! The set-up lines as data, for editors.

use inventions::{Inventions, Rules};
use testkit::setup_lines;

#[test]
fn scenes_are_made_of_them() {
    setup_lines::say_what_is_written::<Inventions>(env!("CARGO_MANIFEST_DIR"), "tests/scenes");
}

#[test]
fn positions_are_written_in_them() {
    setup_lines::say_what_comes_of_games::<Inventions>(&Rules::default(), 2, 2);
    setup_lines::say_what_comes_of_games::<Inventions>(&Rules::default(), 4, 2);
}

#[test]
fn they_are_understood() {
    setup_lines::are_understood::<Inventions>(&Rules::default(), 2);
    setup_lines::are_understood::<Inventions>(&Rules::default(), 3);
}
