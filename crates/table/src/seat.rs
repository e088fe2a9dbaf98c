//! Seats around the table, in clockwise order.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize, Serializer};

/// The largest table any game here has.
pub const MAX_SEATS: usize = 8;

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Seat(u8);

impl Seat {
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS);
        Seat(index as u8)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// `A` for the first seat: how choices, scenes and records name it.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    pub fn parse(text: &str) -> Option<Self> {
        match text.as_bytes() {
            [letter @ b'A'..=b'H'] => Some(Seat(letter - b'A')),
            _ => None,
        }
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub const fn next(self, seats: usize) -> Self {
        let next = self.0 + 1;
        Seat(if next as usize == seats { 0 } else { next })
    }

    /// All seats of a table of `seats`, clockwise, beginning with this one.
    pub fn clockwise(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (self.index()..self.index() + seats)
            .map(move |index| Seat((if index < seats { index } else { index - seats }) as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of seats.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
pub struct Seats(u8);

impl Serialize for Seats {
    /// For people and browsers a list of seats, in stored states one byte.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { serializer.collect_seq(self.iter()) } else { self.0.serialize(serializer) }
    }
}

impl Seats {
    pub const NONE: Seats = Seats(0);

    pub const fn all(seats: usize) -> Self {
        assert!(seats <= MAX_SEATS);
        Seats(((1u16 << seats) - 1) as u8)
    }

    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        Seats(self.0 | (1 << seat.0))
    }

    #[inline]
    pub const fn without(self, seat: Seat) -> Self {
        Seats(self.0 & !(1 << seat.0))
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn bits(self) -> u8 {
        self.0
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let seat = Seat(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(seat)
        })
    }
}

impl std::ops::Sub for Seats {
    type Output = Seats;

    fn sub(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// One value per seat, for games with up to `SEATS` of them.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
// Arrays of these lengths can be stored, but not arrays of any length.
#[serde(bound(serialize = "[T; SEATS]: Serialize", deserialize = "[T; SEATS]: Deserialize<'de>"))]
pub struct PerSeat<T, const SEATS: usize = MAX_SEATS>(pub [T; SEATS]);

impl<T: Default, const SEATS: usize> Default for PerSeat<T, SEATS> {
    fn default() -> Self {
        PerSeat(std::array::from_fn(|_| T::default()))
    }
}

impl<T, const SEATS: usize> Index<Seat> for PerSeat<T, SEATS> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const SEATS: usize> IndexMut<Seat> for PerSeat<T, SEATS> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
