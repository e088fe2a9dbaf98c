//! Encodings of games whose type is not known.

use std::marker::PhantomData;

use super::{Around, Arrays, Batch, BatchError, Encoded, Kind, Page, Part, offer_of, write_mask, write_observation};
use crate::any::read_options;
use crate::{AnyMatch, Digest, Either, Game, Match, MatchError, Options, Rng, Seat, SetupError, set_up};

/// How long observations and masks are at a table, and what lies where in them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Bytes of an observation.
    pub observation: usize,
    pub parts: Vec<Part>,
    pub actions: usize,
    pub kinds: &'static [Kind],
}

impl Shape {
    /// The same where every byte and every action means the same, as far as names tell: for files that depend on it.
    pub fn fingerprint(&self) -> String {
        let mut digest = Digest::new();
        let parts = self.parts.iter().map(|part| (part.name.as_str(), part.first, part.count));
        let kinds = self.kinds.iter().map(|kind| (kind.name, kind.first, kind.count));
        for (name, first, count) in parts.chain(kinds) {
            format!("{name} {first} {count}\n").bytes().for_each(|byte| digest.byte(byte));
        }
        format!("{:016x}", digest.finish())
    }
}

/// Longer than any observation.
const LONGEST: usize = 1 << 16;

/// The shape at such a table.
pub fn shape<G: Encoded>(options: &G::Options, seats: usize) -> Result<Shape, SetupError> {
    let game: G = set_up(options, seats, &mut Rng::new(0))?;
    Ok(shape_of(&game))
}

pub(super) fn shape_of<G: Encoded>(game: &G) -> Shape {
    let mut bytes = vec![0; LONGEST];
    let mut page = Page::with_contents(&mut bytes);
    game.observe(Seat::new(0), None, &mut page);
    let parts = page.contents();
    let observation = parts.last().map_or(0, |part| part.first + part.count);
    Shape { observation, parts, actions: G::ACTIONS, kinds: G::KINDS }
}

/// The encoding of one game, for callers that do not know its type.
pub trait AnyEncoding: Send + Sync {
    fn game(&self) -> &'static str;
    fn shape(&self, options: &[(String, String)], seats: usize) -> Result<Shape, MatchError>;
    fn batch(
        &self,
        options: &[(String, String)],
        seats: usize,
        games: usize,
        seed: u64,
    ) -> Result<Box<dyn AnyBatch>, MatchError>;
    /// All choices in notation by their numbers, as the first seat would make them at such a table; nothing for numbers
    /// that are none there.
    fn notations(&self, options: &[(String, String)], seats: usize) -> Result<Vec<Option<String>>, MatchError>;
    /// Writes what a seat may know over an array as long as [`Shape::observation`] says.
    fn observe(&self, played: &dyn AnyMatch, seat: Seat, observation: &mut [u8]);
    /// Writes what a seat is offered: nothing if it is not asked.
    fn mask(&self, played: &dyn AnyMatch, seat: Seat, mask: &mut [i8]);
    /// The number of a choice in notation, and the choice of a number among what the seat is offered.
    fn action(&self, played: &dyn AnyMatch, seat: Seat, choice: &str) -> Option<usize>;
    fn offer(&self, played: &dyn AnyMatch, seat: Seat, action: usize) -> Option<String>;
}

/// A batch of any game.
pub trait AnyBatch: Send {
    fn games(&self) -> usize;
    fn seats(&self) -> usize;
    fn observation(&self) -> usize;
    fn actions(&self) -> usize;
    fn reset(&mut self, seed: u64, arrays: &mut Arrays) -> Result<(), BatchError>;
    fn step(&mut self, actions: &[i64], arrays: &mut Arrays) -> Result<(), BatchError>;
    fn sample(&mut self, actions: &mut [i64]) -> Result<(), BatchError>;
}

impl<G: Encoded> AnyBatch for Batch<G> {
    fn games(&self) -> usize {
        Batch::games(self)
    }

    fn seats(&self) -> usize {
        Batch::seats(self)
    }

    fn observation(&self) -> usize {
        Batch::observation(self)
    }

    fn actions(&self) -> usize {
        G::ACTIONS
    }

    fn reset(&mut self, seed: u64, arrays: &mut Arrays) -> Result<(), BatchError> {
        Batch::reset(self, seed, arrays)
    }

    fn step(&mut self, actions: &[i64], arrays: &mut Arrays) -> Result<(), BatchError> {
        Batch::step(self, actions, arrays)
    }

    fn sample(&mut self, actions: &mut [i64]) -> Result<(), BatchError> {
        Batch::sample(self, actions)
    }
}

struct EncodingOf<G>(PhantomData<fn() -> G>);

/// The encoding of a game.
pub fn any_encoding<G: Encoded>() -> Box<dyn AnyEncoding> {
    Box::new(EncodingOf::<G>(PhantomData))
}

/// That of one game with two engines; see [`crate::either_game`].
pub fn either_encoding<G: Encoded, H: Encoded + Game<Options = G::Options>>(
    is_other: fn(&G::Options) -> bool,
) -> Box<dyn AnyEncoding> {
    Box::new(Either::new(any_encoding::<G>(), any_encoding::<H>(), is_other))
}

impl<G: Encoded> EncodingOf<G> {
    fn played(played: &dyn AnyMatch) -> &Match<G> {
        played.as_any().downcast_ref().expect("a match of the game that this is the encoding of")
    }
}

impl<G: Encoded> AnyEncoding for EncodingOf<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn shape(&self, options: &[(String, String)], seats: usize) -> Result<Shape, MatchError> {
        Ok(shape::<G>(&read_options(options)?, seats)?)
    }

    fn batch(
        &self,
        options: &[(String, String)],
        seats: usize,
        games: usize,
        seed: u64,
    ) -> Result<Box<dyn AnyBatch>, MatchError> {
        Ok(Box::new(Batch::<G>::new(read_options(options)?, seats, games, seed)?))
    }

    fn notations(&self, options: &[(String, String)], seats: usize) -> Result<Vec<Option<String>>, MatchError> {
        let shape = shape::<G>(&read_options(options)?, seats)?;
        let around = Around { seat: Seat::new(0), seats };
        Ok((0..shape.actions).map(|action| G::choice(action, around).map(|choice| choice.to_string())).collect())
    }

    fn observe(&self, played: &dyn AnyMatch, seat: Seat, observation: &mut [u8]) {
        let full = write_observation(Self::played(played).position(), seat, observation);
        debug_assert!(full, "an observation has one length");
    }

    fn mask(&self, played: &dyn AnyMatch, seat: Seat, mask: &mut [i8]) {
        let position = Self::played(played).position();
        match position.question(seat) {
            Some(asked) => write_mask(position, asked, mask),
            None => mask.fill(0),
        }
    }

    fn action(&self, played: &dyn AnyMatch, seat: Seat, choice: &str) -> Option<usize> {
        let position = Self::played(played).position();
        G::action(choice.parse().ok()?, Around { seat, seats: position.game().seats() })
    }

    fn offer(&self, played: &dyn AnyMatch, seat: Seat, action: usize) -> Option<String> {
        let position = Self::played(played).position();
        offer_of(position, position.question(seat)?, action).map(|choice| choice.to_string())
    }
}

impl<O: Options> AnyEncoding for Either<dyn AnyEncoding, O> {
    fn game(&self) -> &'static str {
        self.usual().game()
    }

    fn shape(&self, options: &[(String, String)], seats: usize) -> Result<Shape, MatchError> {
        self.of_options(options)?.shape(options, seats)
    }

    fn batch(
        &self,
        options: &[(String, String)],
        seats: usize,
        games: usize,
        seed: u64,
    ) -> Result<Box<dyn AnyBatch>, MatchError> {
        self.of_options(options)?.batch(options, seats, games, seed)
    }

    fn notations(&self, options: &[(String, String)], seats: usize) -> Result<Vec<Option<String>>, MatchError> {
        self.of_options(options)?.notations(options, seats)
    }

    fn observe(&self, played: &dyn AnyMatch, seat: Seat, observation: &mut [u8]) {
        self.of_match(played).observe(played, seat, observation);
    }

    fn mask(&self, played: &dyn AnyMatch, seat: Seat, mask: &mut [i8]) {
        self.of_match(played).mask(played, seat, mask);
    }

    fn action(&self, played: &dyn AnyMatch, seat: Seat, choice: &str) -> Option<usize> {
        self.of_match(played).action(played, seat, choice)
    }

    fn offer(&self, played: &dyn AnyMatch, seat: Seat, action: usize) -> Option<String> {
        self.of_match(played).offer(played, seat, action)
    }
}
