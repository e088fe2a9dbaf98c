//! Options: every difference between two tables of Age of Innovation, in one place.

use serde::{Deserialize, Serialize};
use table::{OptionSpec, Options};

use crate::map::{LARGE, Map, SMALL};

/// An option with the names of its values, the default first.
macro_rules! option {
    ($(#[$doc:meta])* $name:ident { $first:ident = $first_word:literal, $($member:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        pub enum $name { #[default] $first, $($member),* }

        impl $name {
            pub const NAMES: &'static [&'static str] = &[$first_word, $($word),*];

            fn parse(value: &str) -> Self {
                match value {
                    $first_word => $name::$first,
                    $($word => $name::$member,)*
                    _ => unreachable!("checked against the specs"),
                }
            }

            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }
        }
    };
}

option! { Side { ByPlayers = "by-players", OneToThree = "1-3", ThreeToFive = "3-5", } }
option! { Setup { Sets = "sets", Draft = "draft", } }
option! {
    /// Where the two rulebooks' texts and the printed tiles do not say the same.
    Tiles { Printed = "printed", English = "english", German = "german", }
}
option! { Factions { Original = "original", Update2024 = "update-2024", } }
option! { Books { Limited = "limited", Unlimited = "unlimited", } }
option! { SpadeBuild { Yes = "yes", No = "no", } }
option! { NeutralPalace { Pays = "pays", Free = "free", } }

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Rules {
    pub map: Side,
    pub setup: Setup,
    pub tiles: Tiles,
    pub factions: Factions,
    pub books: Books,
    /// Whether free spades may be left unused to build on a hex that is native already.
    pub spade_build: SpadeBuild,
    /// Whether the neutral palace spares the coins of an innovation.
    pub neutral_palace: NeutralPalace,
}

impl Rules {
    /// The side of the board for so many seats, if the option allows it.
    pub(crate) fn side(self, seats: usize) -> Option<Side> {
        match (self.map, seats) {
            (Side::ByPlayers | Side::OneToThree, 2) | (Side::OneToThree, 3) => Some(Side::OneToThree),
            (Side::ByPlayers | Side::ThreeToFive, 3..=5) => Some(Side::ThreeToFive),
            _ => None,
        }
    }
}

impl Side {
    #[inline]
    pub(crate) fn map(self) -> &'static Map {
        match self {
            Side::OneToThree => &SMALL,
            _ => &LARGE,
        }
    }
}

impl Options for Rules {
    fn specs() -> &'static [OptionSpec] {
        const {
            &[
                OptionSpec::one("map", Side::NAMES),
                OptionSpec::one("setup", Setup::NAMES),
                OptionSpec::one("tiles", Tiles::NAMES),
                OptionSpec::one("factions", Factions::NAMES),
                OptionSpec::one("books", Books::NAMES),
                OptionSpec::one("spade-build", SpadeBuild::NAMES),
                OptionSpec::one("neutral-palace", NeutralPalace::NAMES),
            ]
        }
    }

    fn set(&mut self, key: &str, value: &str) {
        match key {
            "map" => self.map = Side::parse(value),
            "setup" => self.setup = Setup::parse(value),
            "tiles" => self.tiles = Tiles::parse(value),
            "factions" => self.factions = Factions::parse(value),
            "books" => self.books = Books::parse(value),
            "spade-build" => self.spade_build = SpadeBuild::parse(value),
            "neutral-palace" => self.neutral_palace = NeutralPalace::parse(value),
            _ => unreachable!("checked against the specs"),
        }
    }

    fn get(&self, key: &str) -> &'static str {
        match key {
            "map" => self.map.name(),
            "setup" => self.setup.name(),
            "tiles" => self.tiles.name(),
            "factions" => self.factions.name(),
            "books" => self.books.name(),
            "spade-build" => self.spade_build.name(),
            "neutral-palace" => self.neutral_palace.name(),
            _ => unreachable!("checked against the specs"),
        }
    }

    fn of_rules(rules: u32) -> Self {
        let spade_build = if rules == 1 { SpadeBuild::No } else { SpadeBuild::default() };
        Rules { spade_build, ..Rules::default() }
    }
}
