//! The page that an observation is written on.

use enum_map::Enum;

use crate::EnumSet;

/// A part of an observation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// `hand`, or `player 1: hand` for the next player clockwise.
    pub name: String,
    pub first: usize,
    pub count: usize,
}

/// A row of bytes, all 0 at first, that is filled from its beginning.
pub struct Page<'a> {
    rest: &'a mut [u8],
    length: usize,
    /// Only where somebody wants to know what lies where.
    contents: Option<Contents>,
}

#[derive(Default)]
struct Contents {
    parts: Vec<Part>,
    player: Option<usize>,
}

impl<'a> Page<'a> {
    pub fn new(bytes: &'a mut [u8]) -> Self {
        Page { length: bytes.len(), rest: bytes, contents: None }
    }

    /// A page that remembers its parts.
    pub(super) fn with_contents(bytes: &'a mut [u8]) -> Self {
        Page { contents: Some(Contents::default()), ..Page::new(bytes) }
    }

    /// The parts that were written, each with its length.
    pub(super) fn contents(self) -> Vec<Part> {
        let end = self.length - self.rest.len();
        let mut parts = self.contents.unwrap_or_default().parts;
        let mut after = end;
        for part in parts.iter_mut().rev() {
            part.count = after - part.first;
            after = part.first;
        }
        parts
    }

    pub(super) fn is_full(&self) -> bool {
        self.rest.is_empty()
    }

    /// What follows is about the player at this place.
    #[inline]
    pub fn player(&mut self, place: usize) {
        if let Some(contents) = &mut self.contents {
            contents.player = Some(place);
        }
    }

    /// What follows is called that.
    #[inline]
    pub fn part(&mut self, name: &'static str) {
        let first = self.length - self.rest.len();
        if let Some(Contents { parts, player }) = &mut self.contents {
            let name = player.map_or(name.to_string(), |place| format!("player {place}: {name}"));
            parts.push(Part { name, first, count: 0 });
        }
    }

    /// The next bytes. The page must be as long as all that is written on it.
    #[inline]
    pub fn slots(&mut self, count: usize) -> &mut [u8] {
        let (slots, rest) = std::mem::take(&mut self.rest).split_at_mut(count);
        self.rest = rest;
        slots
    }

    /// A number; those above 255 are written as 255.
    #[inline]
    pub fn number(&mut self, number: usize) {
        self.slots(1)[0] = byte(number);
    }

    #[inline]
    pub fn numbers<const N: usize>(&mut self, numbers: [usize; N]) {
        let slots = self.slots(N);
        for (slot, number) in slots.iter_mut().zip(numbers) {
            *slot = byte(number);
        }
    }

    #[inline]
    pub fn flag(&mut self, flag: bool) {
        self.slots(1)[0] = u8::from(flag);
    }

    /// One of so many, if any.
    #[inline]
    pub fn one_of(&mut self, count: usize, which: Option<usize>) {
        let slots = self.slots(count);
        if let Some(which) = which {
            slots[which] = 1;
        }
    }

    /// Any of so many.
    #[inline]
    pub fn some_of(&mut self, count: usize, which: impl Iterator<Item = usize>) {
        let slots = self.slots(count);
        for which in which {
            slots[which] = 1;
        }
    }

    /// One of an enumeration, if any.
    #[inline]
    pub fn member<E: Enum>(&mut self, member: Option<E>) {
        self.one_of(E::LENGTH, member.map(Enum::into_usize));
    }

    /// Any of an enumeration.
    #[inline]
    pub fn members<E: Enum + Copy>(&mut self, members: EnumSet<E>) {
        let bits = members.bits();
        for (number, slot) in self.slots(E::LENGTH).iter_mut().enumerate() {
            *slot = (bits >> number & 1) as u8;
        }
    }
}

/// A number as it is written.
#[inline]
pub fn byte(number: usize) -> u8 {
    number.min(255) as u8
}
