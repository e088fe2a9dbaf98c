//! The table: what every game here has in common, and no game.
//!
//! A game is a plain state and a function [`Game::step`] written top to bottom in the order of its rulebook. Where a
//! rule needs somebody's decision it says `table.ask(..)?`. If the answer is on the tape, the rule goes on; if not, the
//! step stops there. When the answer arrives, the state is put back to the checkpoint before the step and the step runs
//! again, one question further. So a game in the middle of any effect is plain data, and undo, records, replays and
//! search need no code in the games.
//!
//! - [`Game`]: the rules, and [`Tape`], what they ask with. [`Secrets`]: what each viewer may know. [`Spoken`]: every
//!   word. [`Plans`]: answers given ahead. Search and the contract ask for the first two, [`Registry`] for all.
//! - [`Position`]: a game being played, as light as search needs it.
//! - [`Match`]: a position with its history: undo, redo, [`Record`]; [`Difference`]: where a record of earlier rules
//!   would go another way today.
//! - [`Observation`]: all that one seat may know, and worlds it cannot tell from the real one.
//! - [`scene`]: positions as text; [`contract`]: the test that every game passes.
//! - [`Registry`]: games whose type is not known when the program is compiled.

mod any;
mod asking;
pub mod contract;
mod digest;
mod either;
mod game;
mod matches;
mod named_enum;
mod options;
mod position;
mod record;
mod rng;
pub mod scene;
mod seat;
pub mod text;
mod turn;
mod versions;
mod worlds;

pub use any::{AnyGame, AnyMatch, News, PreparedChoice, Registry, SeatOffer, SeatQuestion, any_game, either_game};
pub use asking::{Asked, Tape};
pub use digest::Digest;
pub use either::Either;
pub use enum_map::{self, EnumMap};
pub use game::{Flow, Game, Outcome, Pause, Plans, Secrets, SetupError, Spoken, StepResult, Viewer, set_up};
pub use matches::{Match, MatchError, Prepared, Setup};
pub use named_enum::EnumSet;
pub use options::{NoOptions, OptionError, OptionSpec, Options, parse_options, write_options};
pub use position::{Position, Refusal};
pub use record::{Record, RecordEntry, RecordError, check_name};
pub use rng::Rng;
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
pub use turn::Turn;
pub use versions::{Difference, Opened};
pub use worlds::{Indistinguishable, Observation, Relabeling};
