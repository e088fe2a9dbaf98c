//! What every game's tests and benches have in common. [`table::contract`] says what a game must keep; here is what is
//! tried against its notation, its records, its texts and its speed. Only tests depend on this crate, so it may read
//! files and count allocations.

pub mod allocation;
pub mod encoding;
pub mod fuzz;
pub mod records;
pub mod same_games;
pub mod scenes;
pub mod setup_lines;
pub mod speed;
pub mod texts;
pub mod volume;

pub use divan;
use table::contract::At;
use table::{Game, Position, Rng, Seat};

/// A game with the usual options at its beginning, and the randomness that continues it.
fn begin<G: Game>(seats: usize, seed: u64) -> (Position<G>, Rng) {
    begin_at(&(G::Options::default(), seats), seed)
}

/// The same at any table.
fn begin_at<G: Game>((options, seats): &At<G>, seed: u64) -> (Position<G>, Rng) {
    let mut rng = Rng::new(seed);
    let game = G::set_up(options, *seats, &mut rng).expect("a table");
    (Position::new(game), rng)
}

/// A game played by chance to its end, with all its events.
pub fn random_game<G: Game>(options: &G::Options, seats: usize, seed: u64) -> Position<G> {
    let mut rng = Rng::new(seed);
    let mut position = Position::listening(G::set_up(options, seats, &mut rng).expect("a table"));
    while let Some((seat, choice)) = any_choice(&position, &mut rng) {
        position.choose(seat, choice).expect("offered");
    }
    position
}

/// Somebody who is asked, and any of the answers; `None` when the game is over.
fn any_choice<G: Game>(position: &Position<G>, rng: &mut Rng) -> Option<(Seat, G::Choice)> {
    let asked = position.asked().first()?;
    let offers = position.offers(asked);
    Some((asked.seat, offers[rng.below(offers.len())]))
}
