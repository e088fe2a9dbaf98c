//! The table: what every game here has in common, and no game.
//!
//! A game is a plain state and a function [`Game::step`] written top to bottom in the order of its rulebook. Where a
//! rule needs somebody's decision it says `tape.ask(..)?`. If the answer is on the tape, the rule goes on; if not, the
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
//!
//! # A game from beginning to end
//!
//! Nim with one heap: a turn takes one, two or three stones, and whoever takes the last stone wins.
//!
//! ```
//! use serde::{Deserialize, Serialize};
//! use table::{Digest, Flow, Game, Match, NoOptions, Outcome, Refusal, Rng, Seat, Secrets, Setup};
//! use table::{SetupError, StepResult, Tape, Viewer, contract};
//!
//! #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
//! struct Nim {
//!     stones: u8,
//!     turn: Seat,
//! }
//!
//! impl Game for Nim {
//!     const NAME: &'static str = "nim";
//!     const RULES_VERSION: u32 = 1;
//!     const SEATS: std::ops::RangeInclusive<usize> = 2..=2;
//!     const MAX_DECISIONS: usize = 21;
//!
//!     type Options = NoOptions;
//!     type Choice = u8;
//!     type Question = (); // There is only one.
//!     type Event = (Seat, u8);
//!
//!     fn set_up(_: &NoOptions, _: usize, _: &mut Rng) -> Result<Self, SetupError> {
//!         Ok(Nim { stones: 21, turn: Seat::new(0) })
//!     }
//!
//!     fn seats(&self) -> usize {
//!         2
//!     }
//!
//!     fn step(&mut self, tape: &mut Tape<Self>) -> Flow<StepResult> {
//!         let (seat, most) = (self.turn, self.stones.min(3));
//!         // The last stone of all is no choice: nobody is asked, and the step goes on.
//!         let Some(taken) = tape.ask(seat, (), |offers| offers.extend(1..=most))? else {
//!             return Ok(StepResult::Over);
//!         };
//!         self.stones -= taken;
//!         tape.tell(|| (seat, taken));
//!         if self.stones == 0 {
//!             return Ok(StepResult::Over);
//!         }
//!         self.turn = seat.next(2);
//!         Ok(StepResult::Next)
//!     }
//!
//!     fn outcome(&self) -> Option<Outcome> {
//!         let places = if self.turn == Seat::new(0) { vec![1, 2] } else { vec![2, 1] };
//!         (self.stones == 0).then(|| Outcome { places, points: vec![0, 0], how: "last stone" })
//!     }
//!
//!     fn check(&self) -> Result<(), String> {
//!         if self.stones <= 21 { Ok(()) } else { Err("stones appeared".into()) }
//!     }
//!
//!     fn digest(&self, digest: &mut Digest) {
//!         digest.byte(self.stones);
//!         digest.byte(self.turn.index() as u8);
//!     }
//! }
//!
//! // Nothing is hidden: everybody sees the game itself.
//! impl Secrets for Nim {
//!     type View = Nim;
//!
//!     fn view(&self, _: Viewer) -> Nim {
//!         self.clone()
//!     }
//! }
//!
//! // That is enough to play it, to take choices back and to write it down.
//! let [ada, ben] = [Seat::new(0), Seat::new(1)];
//! let names = vec!["Ada".to_string(), "Ben".to_string()];
//! let mut game = Match::<Nim>::new(Setup { options: NoOptions, names, seed: 1.into() })?;
//! game.choose(ada, 1)?;
//! assert_eq!(game.choose(ben, 4), Err(Refusal::NotOffered));
//! game.choose_text(ben, "3")?;
//! game.undo()?;
//! while let Some(asked) = game.position().asked().first().copied() {
//!     let most = game.position().offers(&asked).len() as u8;
//!     // Whoever leaves a multiple of four wins.
//!     let left_over = game.position().game().stones % 4;
//!     game.choose(asked.seat, left_over.clamp(1, most))?;
//! }
//! assert_eq!(game.outcome().map(|outcome| outcome.winners().collect()), Some(vec![ada]));
//! assert_eq!(Match::<Nim>::replay(&game.record())?.position().hash(), game.position().hash());
//!
//! // The contract plays random games and tries all that every game must keep.
//! contract::thorough::<Nim>(&[(NoOptions, 2)], 20, 1, 1)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game that says how it is spoken of ([`Spoken`]; [`Plans`] may be empty) and how its positions are written
//! ([`scene::Staged`]) goes into the [`Registry`], and then terminal, server and bots can play it.

mod any;
pub mod contract;
mod digest;
mod either;
pub mod encoding;
mod game;
pub mod json;
mod matches;
mod memory;
mod named_enum;
pub mod notation;
mod options;
mod position;
mod record;
mod rng;
pub mod scene;
mod seat;
mod seed;
mod sets;
mod setup_lines;
mod tape;
pub mod text;
mod turn;
mod versions;
mod worlds;

pub use any::{AnyGame, AnyMatch, News, PreparedChoice, Registry, SeatOffer, SeatQuestion, any_game, either_game};
pub use digest::Digest;
pub use either::Either;
pub use enum_map::{self, EnumMap};
pub use game::{Flow, Game, Outcome, Pause, Plans, Secrets, SetupError, Spoken, StepResult, Viewer, set_up};
pub use matches::{Match, MatchError, Prepared, Setup};
pub use memory::{Attention, Memory};
pub use named_enum::EnumSet;
pub use options::{NoOptions, OptionError, OptionSpec, Options, parse_options, write_options};
pub use position::{Position, Refusal};
pub use record::{Record, RecordEntry, RecordError, check_name};
pub use rng::Rng;
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
pub use seed::Seed;
pub use sets::{SetFacts, SetKeeper, SetProblem, SetRefused};
pub use setup_lines::{Part, SetupLine, SetupLines};
pub use tape::{Asked, Tape};
pub use turn::{Question, Turn};
pub use versions::{Difference, Opened};
pub use worlds::{Indistinguishable, Observation, Relabeling};

#[cfg(feature = "schema")]
#[doc(hidden)]
pub use {schemars, ts_rs};
