//! Puzzles: positions with a question that a search of all choices answers. See docs/puzzles.md.
//!
//! - [`Puzzle`]: what a file says. [`Puzzled`]: what a game tells of its goals; nothing else of it is known here.
//! - `search`: what can be brought about in a turn; `finding`: which positions are worth asking about.
//! - [`GamePuzzles`]: the puzzles of a game whose type is not known when the program is compiled.

mod file;
mod finding;
mod search;
mod solving;

use table::scene::Staged;
use table::text::Language;
use table::{Plans, Seat, Secrets, Spoken};

pub use file::{BotTries, Puzzle, Puzzles, Wanted};
pub use solving::{GamePuzzles, Standing, Verdict, either_puzzles, game_puzzles};

/// What a game tells of its puzzles.
pub trait Puzzled: Send + Sync + 'static {
    type Game: Secrets + Spoken + Plans + Staged;

    /// What a puzzle may ask for; four at most.
    const GOALS: &'static [Goal<Self::Game>];

    /// No puzzle takes more positions to answer, so that whoever tries one is answered at once.
    const MOST_POSITIONS: usize;

    /// Where the turn stands after this event.
    fn course(event: &<Self::Game as table::Game>::Event) -> Course;

    /// Whether the turn has come to where puzzles end, though it goes on.
    fn is_done(_: &Self::Game) -> bool {
        false
    }

    /// What the event of a solution makes the puzzle an example of, if anything.
    fn theme(event: &<Self::Game as table::Game>::Event, solver: Seat) -> Option<&'static str>;

    /// All that `theme` can answer.
    const THEMES: &'static [&'static str];

    /// What goals and themes are called: Fluent messages.
    fn words(language: Language) -> &'static str;
}

/// Something to be reached in a turn: a number that all can see, and that a seat wants to be high.
pub struct Goal<G> {
    /// On the command line and in files; it is also a theme.
    pub name: &'static str,
    pub value: fn(&G, Seat) -> i32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// The turn goes on.
    Goes,
    /// It is over, and nothing has happened since.
    TurnOver,
    /// More has happened by itself than the turn brought about.
    Beyond,
}
