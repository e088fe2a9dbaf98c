//! The rules allocate nothing while a game is played.

use inventions::Inventions;
use testkit::allocation::{Counting, no_decision_allocates, no_step_allocates};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn no_decision_allocates_at_any_table() {
    no_decision_allocates::<Inventions>(0..100);
}

#[test]
fn no_step_of_many_games_allocates() {
    no_step_allocates::<Inventions>((Default::default(), 2), 600);
}
