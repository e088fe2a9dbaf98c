//! The rules allocate nothing while a game is played.

use innovation::{All, Engine, Expansions, Innovation, Rules};
use testkit::allocation::{Counting, no_decision_allocates, no_decision_allocates_at, no_step_allocates};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn no_decision_allocates_at_any_table() {
    no_decision_allocates::<Innovation>(0..300);
}

#[test]
fn no_decision_allocates_with_expansions() {
    let rules = |name| Rules { expansions: Expansions::parse(name).expect("a combination"), ..Rules::default() };
    let everything = Rules { relics: true, ..rules("cities+artifacts+echoes+figures") };
    let tables = [(rules("cities+echoes"), 3), (rules("artifacts+figures"), 4), (everything, 2), (everything, 5)];
    no_decision_allocates_at::<Engine<All>>(&tables, 0..100);
}

#[test]
fn no_step_of_many_games_allocates() {
    no_step_allocates::<Innovation>((Rules::default(), 2), 600);
}
