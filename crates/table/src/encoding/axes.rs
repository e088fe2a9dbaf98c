//! What choices are counted along.

use std::marker::PhantomData;

use enum_map::Enum;

use crate::Seat;

/// The table from one seat: it has place 0, the others theirs clockwise.
#[derive(Copy, Clone, Debug)]
pub struct Around {
    pub seat: Seat,
    pub seats: usize,
}

impl Around {
    #[inline]
    pub fn place(self, other: Seat) -> usize {
        (other.index() + self.seats - self.seat.index()) % self.seats
    }

    #[inline]
    pub fn seat_at(self, place: usize) -> Option<Seat> {
        (place < self.seats).then(|| Seat::new((self.seat.index() + place) % self.seats))
    }

    /// All seats by their places.
    pub fn all(self) -> impl Iterator<Item = Seat> + Clone {
        self.seat.clockwise(self.seats)
    }
}

/// Things with a number each, from 0 on. How many they are is a constant function `len` of each axis.
pub trait Axis<T> {
    fn index(&self, thing: T, around: Around) -> Option<usize>;
    fn value(&self, index: usize, around: Around) -> Option<T>;
}

/// The members of an enumeration.
pub struct Members<E>(PhantomData<E>);

pub const fn members<E: Enum>() -> Members<E> {
    Members(PhantomData)
}

impl<E: Enum> Members<E> {
    pub const fn len(&self) -> usize {
        E::LENGTH
    }

    pub const fn is_empty(&self) -> bool {
        E::LENGTH == 0
    }
}

impl<E: Enum> Axis<E> for Members<E> {
    #[inline]
    fn index(&self, member: E, _: Around) -> Option<usize> {
        Some(member.into_usize())
    }

    fn value(&self, index: usize, _: Around) -> Option<E> {
        (index < E::LENGTH).then(|| E::from_usize(index))
    }
}

/// The numbers from one to another.
pub struct Numbers {
    from: u8,
    to: u8,
}

pub const fn numbers(from: u8, to: u8) -> Numbers {
    Numbers { from, to }
}

impl Numbers {
    pub const fn len(&self) -> usize {
        self.to as usize + 1 - self.from as usize
    }

    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Axis<u8> for Numbers {
    #[inline]
    fn index(&self, number: u8, _: Around) -> Option<usize> {
        (self.from..=self.to).contains(&number).then(|| usize::from(number - self.from))
    }

    fn value(&self, index: usize, _: Around) -> Option<u8> {
        u8::try_from(index + usize::from(self.from)).ok().filter(|number| *number <= self.to)
    }
}

/// The places at a table of up to so many.
pub struct Seated(usize);

pub const fn seated(most: usize) -> Seated {
    Seated(most)
}

impl Seated {
    pub const fn len(&self) -> usize {
        self.0
    }

    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }
}

impl Axis<Seat> for Seated {
    #[inline]
    fn index(&self, seat: Seat, around: Around) -> Option<usize> {
        Some(around.place(seat)).filter(|place| *place < self.0)
    }

    fn value(&self, index: usize, around: Around) -> Option<Seat> {
        around.seat_at(index)
    }
}

/// Things in the order of a list.
pub struct Listed<T: 'static>(&'static [T]);

pub const fn listed<T>(things: &'static [T]) -> Listed<T> {
    Listed(things)
}

impl<T> Listed<T> {
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T: Copy + PartialEq> Axis<T> for Listed<T> {
    #[inline]
    fn index(&self, thing: T, _: Around) -> Option<usize> {
        self.0.iter().position(|other| *other == thing)
    }

    fn value(&self, index: usize, _: Around) -> Option<T> {
        self.0.get(index).copied()
    }
}
