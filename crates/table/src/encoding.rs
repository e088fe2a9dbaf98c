//! Games in numbers, for programs that learn: what a seat may know as a row of bytes, and every choice as a number.
//!
//! Both are seen from the seat that decides: it comes first, the others follow clockwise. So what was learned in one
//! seat holds in all. The numbers are part of what others build upon: a test keeps them from changing unnoticed.
//!
//! - [`Encoded`]: what a game implements, with [`numbered_choices!`](crate::numbered_choices) and a [`Page`].
//! - [`Batch`]: many games side by side, which are stepped together into arrays of the caller.
//! - [`AnyEncoding`]: the same for callers that do not know the game.
//! - [`check`]: the test that every encoding passes.

mod any;
mod axes;
mod batch;
mod check;
mod page;

use crate::{Asked, Position, Seat, Secrets};

pub use any::{AnyBatch, AnyEncoding, Shape, any_encoding, either_encoding, shape};
pub use axes::{Around, Axis, Listed, Members, Numbers, Seated, listed, members, numbers, seated};
pub use batch::{Arrays, Batch, BatchError};
pub use check::{Encodings, check};
pub use page::{Page, Part, byte};

/// Choices of one kind: their numbers follow each other.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    /// The name of the choice in the game's rules.
    pub name: &'static str,
    pub first: usize,
    pub count: usize,
}

/// A game in numbers.
pub trait Encoded: Secrets {
    /// All kinds of choices, one after the other.
    const KINDS: &'static [Kind];

    /// How many choices there are in all.
    const ACTIONS: usize = end_of(Self::KINDS);

    /// The number of a choice of the seat in the middle; `None` if it is none of the game's.
    fn action(choice: Self::Choice, around: Around) -> Option<usize>;

    /// The choice of a number.
    fn choice(action: usize, around: Around) -> Option<Self::Choice>;

    /// Writes what the seat may know, and what it is asked, if it is. It must write the same parts every time, and what
    /// a view for this seat does not tell must not change a byte.
    fn observe(&self, seat: Seat, question: Option<&Self::Question>, page: &mut Page);
}

/// Puts kinds of so many choices one after the other.
pub const fn laid_out<const N: usize>(counts: [(&'static str, usize); N]) -> [Kind; N] {
    let mut kinds = [Kind { name: "", first: 0, count: 0 }; N];
    let mut first = 0;
    let mut number = 0;
    while number < N {
        let (name, count) = counts[number];
        kinds[number] = Kind { name, first, count };
        first += count;
        number += 1;
    }
    kinds
}

const fn end_of(kinds: &[Kind]) -> usize {
    match kinds.last() {
        Some(last) => last.first + last.count,
        None => 0,
    }
}

/// The kind of a number.
pub fn kind_of(kinds: &[Kind], action: usize) -> Option<usize> {
    kinds.iter().position(|kind| (kind.first..kind.first + kind.count).contains(&action))
}

/// Numbers all choices: each variant is a kind, and what is in it counts along an axis. `Travel(from: members(), to:
/// members())` has a number for every pair; `Bridge[a, b: bridges()]` has those of one axis of pairs.
///
/// It makes the first three items of [`Encoded`]. New kinds go to the end, so that no number changes.
#[macro_export]
macro_rules! numbered_choices {
    ($choice:ident {
        $($variant:ident $(($($arg:ident: $axis:expr),+))? $([$($part:ident),+: $whole:expr])?,)+
    }) => {
        const KINDS: &'static [$crate::encoding::Kind] = &$crate::encoding::laid_out([
            $((stringify!($variant), 1 $($(* $axis.len())+)? $(* $whole.len())?)),+
        ]);

        #[inline]
        fn action(choice: $choice, around: $crate::encoding::Around) -> Option<usize> {
            enum Place { $($variant),+ }
            // What is first in a choice counts quickest.
            let (kind, number) = match choice {
                $($choice::$variant $(($($arg),+))? $(($($part),+))? => {
                    let number = 0;
                    $(let scale = 1; $(
                        let number = number + scale * $axis.index($arg, around)?;
                        #[allow(unused_variables)]
                        let scale = scale * $axis.len();
                    )+)?
                    $(let number = number + $whole.index(($($part),+), around)?;)?
                    (Place::$variant, number)
                })+
            };
            Some(Self::KINDS[kind as usize].first + number)
        }

        fn choice(action: usize, around: $crate::encoding::Around) -> Option<$choice> {
            #[allow(non_upper_case_globals)]
            mod place {
                enum Place { $($variant),+ }
                $(pub const $variant: usize = Place::$variant as usize;)+
            }
            let kind = $crate::encoding::kind_of(Self::KINDS, action)?;
            #[allow(unused_variables)]
            let number = action - Self::KINDS[kind].first;
            match kind {
                $(place::$variant => {
                    $($(
                        let $arg = $axis.value(number % $axis.len(), around)?;
                        #[allow(unused_variables)]
                        let number = number / $axis.len();
                    )+)?
                    $(let ($($part),+) = $whole.value(number, around)?;)?
                    Some($choice::$variant $(($($arg),+))? $(($($part),+))?)
                })+
                _ => None,
            }
        }
    };
}

/// Numbers the variants of an enumeration, whatever is in them, for observations:
/// `fn ask_number(Ask) below ASKS { .. }` makes a function and a constant.
#[macro_export]
macro_rules! numbered_variants {
    (fn $function:ident($type:ident) below $count:ident { $($variant:ident,)+ }) => {
        const $count: usize = [$(stringify!($variant)),+].len();

        #[inline]
        fn $function(value: &$type) -> usize {
            enum Place { $($variant),+ }
            let place = match value { $($type::$variant { .. } => Place::$variant),+ };
            place as usize
        }
    };
}

/// Writes what the seat may know over the whole of `observation`; says whether that is as long as it must be.
pub fn write_observation<G: Encoded>(position: &Position<G>, seat: Seat, observation: &mut [u8]) -> bool {
    observation.fill(0);
    let mut page = Page::new(observation);
    position.game().observe(seat, position.question(seat).map(|asked| &asked.question), &mut page);
    page.is_full()
}

/// Writes 1 for what is offered over the whole of `mask`, which is 0 otherwise.
pub fn write_mask<G: Encoded>(position: &Position<G>, asked: &Asked<G>, mask: &mut [i8]) {
    mask.fill(0);
    let around = Around { seat: asked.seat, seats: position.game().seats() };
    for &offer in position.offers(asked) {
        if let Some(place) = G::action(offer, around).and_then(|action| mask.get_mut(action)) {
            *place = 1;
        }
    }
}

/// The offer of that number.
pub fn offer_of<G: Encoded>(position: &Position<G>, asked: &Asked<G>, action: usize) -> Option<G::Choice> {
    let around = Around { seat: asked.seat, seats: position.game().seats() };
    position.offers(asked).iter().copied().find(|&offer| G::action(offer, around) == Some(action))
}
