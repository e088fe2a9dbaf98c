//! Where a card can lie.

use serde::{Deserialize, Serialize};
use table::Seat;

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    Supply,
    Hand(Seat),
    Score(Seat),
    Board(Seat),
    /// The face-down card of a normal achievement; with expansions, one that can still be claimed.
    Achievement,
    /// Out of the game.
    Removed,
    /// With expansions: among a player's achievements.
    Achieved(Seat),
    Forecast(Seat),
    Display(Seat),
    /// A relic beside its supply pile.
    Relic,
}

impl Place {
    /// Whose place it is.
    pub(crate) fn owner(self) -> Option<Seat> {
        match self {
            Place::Hand(seat) | Place::Score(seat) | Place::Board(seat) => Some(seat),
            Place::Achieved(seat) | Place::Forecast(seat) | Place::Display(seat) => Some(seat),
            Place::Supply | Place::Achievement | Place::Removed | Place::Relic => None,
        }
    }
}

/// A place in one byte: the kind of place, and in the lowest three bits whose it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct PackedPlace(u8);

impl PackedPlace {
    #[inline]
    pub fn new(place: Place) -> Self {
        let (kind, owner) = match place {
            Place::Supply => (0, None),
            Place::Hand(seat) => (1, Some(seat)),
            Place::Score(seat) => (2, Some(seat)),
            Place::Board(seat) => (3, Some(seat)),
            Place::Achievement => (4, None),
            Place::Removed => (5, None),
            Place::Achieved(seat) => (6, Some(seat)),
            Place::Forecast(seat) => (7, Some(seat)),
            Place::Display(seat) => (8, Some(seat)),
            Place::Relic => (9, None),
        };
        PackedPlace(kind << 3 | owner.map_or(0, Seat::index) as u8)
    }

    /// A number in the order of places.
    #[inline]
    pub fn rank(self) -> u32 {
        self.0.into()
    }

    #[inline]
    pub fn place(self) -> Place {
        let owner = Seat::new(self.0 as usize & 7);
        match self.0 >> 3 {
            0 => Place::Supply,
            1 => Place::Hand(owner),
            2 => Place::Score(owner),
            3 => Place::Board(owner),
            4 => Place::Achievement,
            5 => Place::Removed,
            6 => Place::Achieved(owner),
            7 => Place::Forecast(owner),
            8 => Place::Display(owner),
            _ => Place::Relic,
        }
    }
}
