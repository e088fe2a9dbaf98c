//! The set-up lines as data, for editors.

use innovation::{All, Engine, Innovation, Rules};
use table::parse_options;
use table::scene::Staged;
use testkit::setup_lines;

fn expansions() -> Rules {
    parse_options([("expansions", "cities+artifacts+echoes+figures"), ("relics", "yes")]).expect("options")
}

#[test]
fn scenes_are_made_of_them() {
    setup_lines::say_what_is_written::<Innovation>(env!("CARGO_MANIFEST_DIR"), "tests/scenes");
    setup_lines::say_what_is_written::<Engine<All>>(env!("CARGO_MANIFEST_DIR"), "tests/scenes/expansions");
}

#[test]
fn positions_are_written_in_them() {
    setup_lines::say_what_comes_of_games::<Innovation>(&Rules::default(), 4, 3);
    setup_lines::say_what_comes_of_games::<Engine<All>>(&expansions(), 3, 3);
}

#[test]
fn they_are_understood() {
    setup_lines::are_understood::<Innovation>(&Rules::default(), 2);
    setup_lines::are_understood::<Engine<All>>(&expansions(), 2);
}

#[test]
fn there_are_none_for_a_table_that_cannot_be() {
    let teams: Rules = parse_options([("teams", "yes")]).expect("options");
    assert!(Innovation::setup_lines(&teams, 3).is_err());
}
