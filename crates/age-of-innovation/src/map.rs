//! The two sides of the board. Hexes are bits of a `u128`: nine rows of fourteen, whose last column is always empty, so
//! that neighbours are found by shifting. Rows with an odd number lie half a hex to the right.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Index, IndexMut, Not};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::words::Terrain;

/// Places a hex can have, and the length of a row of them.
pub const PLACES: usize = 126;
const ROW: usize = 14;

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Hex(u8);

impl Hex {
    pub const fn new(row: usize, column: usize) -> Self {
        Hex((row * ROW + column) as u8)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn at(index: usize) -> Self {
        Hex(index as u8)
    }

    pub const fn row(self) -> usize {
        self.0 as usize / ROW
    }

    pub const fn column(self) -> usize {
        self.0 as usize % ROW
    }

    #[inline]
    pub const fn bit(self) -> Hexes {
        Hexes(1 << self.0)
    }

    /// The hexes that this one faces corner to corner.
    pub fn facing(self) -> impl Iterator<Item = Hex> {
        let row = self.row() as i32;
        let odd = row % 2;
        // Two rows away the column is the same; one row away it is one and a half hexes aside.
        let steps = [(-2, 0), (-1, odd - 2), (-1, odd + 1), (1, odd - 2), (1, odd + 1), (2, 0)];
        steps.into_iter().filter_map(move |(down, aside)| {
            let (row, column) = (row + down, self.column() as i32 + aside);
            let on_the_map = (0..9).contains(&row) && (0..ROW as i32 - 1).contains(&column);
            on_the_map.then(|| Hex::new(row as usize, column as usize))
        })
    }

    /// `C4`: row letter and column.
    pub fn parse(text: &str) -> Option<Self> {
        let (letter, column) = text.split_at_checked(1)?;
        let row = letter.bytes().next()?.checked_sub(b'A').filter(|row| *row < 9)?;
        let number: usize = column.parse().ok().filter(|column| *column < ROW - 1)?;
        (column == number.to_string()).then(|| Hex::new(row as usize, number))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", (b'A' + self.row() as u8) as char, self.column())
    }
}

/// A set of hexes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hexes(u128);

const fn rows(odd: bool) -> u128 {
    let mut mask = 0u128;
    let mut row = if odd { 1 } else { 0 };
    while row < 9 {
        mask |= ((1 << (ROW - 1)) - 1) << (row * ROW);
        row += 2;
    }
    mask
}

const EVEN: u128 = rows(false);
const ODD: u128 = rows(true);

impl Hexes {
    pub const NONE: Hexes = Hexes(0);

    #[inline]
    pub const fn has(self, hex: Hex) -> bool {
        self.0 & (1 << hex.0) != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn meets(self, other: Hexes) -> bool {
        self.0 & other.0 != 0
    }

    /// All that share a side with one of these. Off the map too: cut it to the map.
    #[inline]
    pub const fn neighbours(self) -> Hexes {
        let (even, odd) = (self.0 & EVEN, self.0 & ODD);
        let row = self.0 << 1 | self.0 >> 1;
        let even = even << ROW | even << (ROW - 1) | even >> ROW | even >> (ROW + 1);
        let odd = odd << ROW | odd << (ROW + 1) | odd >> ROW | odd >> (ROW - 1);
        Hexes((row | even | odd) & (EVEN | ODD))
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Hex> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let hex = Hex(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(hex)
        })
    }
}

impl BitOr for Hexes {
    type Output = Hexes;
    #[inline]
    fn bitor(self, other: Hexes) -> Hexes {
        Hexes(self.0 | other.0)
    }
}

impl BitOrAssign for Hexes {
    #[inline]
    fn bitor_assign(&mut self, other: Hexes) {
        self.0 |= other.0;
    }
}

impl BitAnd for Hexes {
    type Output = Hexes;
    #[inline]
    fn bitand(self, other: Hexes) -> Hexes {
        Hexes(self.0 & other.0)
    }
}

impl Not for Hexes {
    type Output = Hexes;
    #[inline]
    fn not(self) -> Hexes {
        Hexes(!self.0)
    }
}

impl FromIterator<Hex> for Hexes {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        hexes.into_iter().fold(Hexes::NONE, |all, hex| all | hex.bit())
    }
}

/// A value for each hex.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PerHex<T>(pub [T; PLACES]);

impl<T> Index<Hex> for PerHex<T> {
    type Output = T;
    #[inline]
    fn index(&self, hex: Hex) -> &T {
        &self.0[hex.index()]
    }
}

impl<T> IndexMut<Hex> for PerHex<T> {
    #[inline]
    fn index_mut(&mut self, hex: Hex) -> &mut T {
        &mut self.0[hex.index()]
    }
}

impl<T: Serialize> Serialize for PerHex<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy> Deserialize<'de> for PerHex<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::deserialize(deserializer)?;
        let count = values.len();
        let array = values.try_into();
        array.map(PerHex).map_err(|_| serde::de::Error::invalid_length(count, &"a value for each hex"))
    }
}

/// One side of the board.
pub struct Map {
    pub land: Hexes,
    pub river: Hexes,
    /// Land hexes with a dashed side.
    pub border: Hexes,
    /// As printed; a river hex's entry means nothing.
    pub terrain: PerHex<Terrain>,
    /// Printed places for bridges, the lower hex first.
    pub sites: &'static [(Hex, Hex)],
}

impl Map {
    #[inline]
    pub const fn all(&self) -> Hexes {
        Hexes(self.land.0 | self.river.0)
    }

    /// `~` is river, `.` no hex.
    const fn read(rows: &[&str; 9], border: &[&str; 9], sites: &'static [(Hex, Hex)]) -> Map {
        let mut map = Map {
            land: Hexes::NONE,
            river: Hexes::NONE,
            border: Hexes::NONE,
            terrain: PerHex([Terrain::Desert; PLACES]),
            sites,
        };
        let mut row = 0;
        while row < 9 {
            let (letters, marks) = (rows[row].as_bytes(), border[row].as_bytes());
            let mut column = 0;
            while column < letters.len() {
                let hex = Hex::new(row, column);
                let bit = 1u128 << hex.0;
                match letters[column] {
                    b'.' => {}
                    b'~' => map.river.0 |= bit,
                    letter => {
                        map.land.0 |= bit;
                        map.terrain.0[hex.index()] = terrain(letter);
                    }
                }
                if marks[column] == b'#' {
                    map.border.0 |= bit;
                }
                column += 1;
            }
            row += 1;
        }
        map
    }
}

const fn terrain(letter: u8) -> Terrain {
    let mut number = 0;
    while Terrain::ALL[number].letter() != letter as char {
        number += 1;
    }
    Terrain::ALL[number]
}

const fn site(a: (usize, usize), b: (usize, usize)) -> (Hex, Hex) {
    (Hex::new(a.0, a.1), Hex::new(b.0, b.1))
}

/// The side for one to three players. Its bridge sites were read from the start card of the solo game, which draws a
/// stub at every edge between river hexes where no bridge can stand.
pub static SMALL: Map = Map::read(
    &[
        ".FMDP~LFMW.",
        "~SLSW~SPL~F",
        ".~PMF~~D~~D",
        ".~WD~F~~MPS",
        "..~~~SPLDWM",
        ".~LP~WM~FLD",
        "..~SM~~~~~~",
        ".~DFWDFLSF~",
        "..WPMLSPDWM",
    ],
    &[
        ".####.####.",
        "..........#",
        "..........#",
        "..........#",
        "..........#",
        "..........#",
        "...........",
        "...........",
        "..#########",
    ],
    &[
        site((0, 6), (1, 4)),
        site((0, 9), (1, 10)),
        site((1, 8), (2, 10)),
        site((1, 8), (3, 8)),
        site((2, 4), (3, 5)),
        site((2, 7), (3, 5)),
        site((2, 7), (3, 8)),
        site((2, 7), (4, 7)),
        site((3, 2), (5, 2)),
        site((3, 3), (4, 5)),
        site((3, 3), (5, 3)),
        site((4, 5), (5, 3)),
        site((5, 5), (6, 4)),
        site((5, 5), (7, 5)),
        site((5, 6), (7, 6)),
        site((5, 8), (7, 8)),
        site((5, 9), (7, 9)),
    ],
);

/// The side for three to five players.
pub static LARGE: Map = Map::read(
    &[
        "F~LSPWM~LSPD~",
        "M~~FLFD~FML~S",
        "WLS~MPS~~W~~W",
        "DMW~DW~S~~PMF",
        "PFPD~~~FMLWDP",
        "S~~~LM~DP~SLW",
        "L~PS~FP~~~~~~",
        "~DL~WSDWSLFS~",
        "FMW~DMPLFMWDP",
    ],
    &[
        "#.#####.####.",
        "#...........#",
        "#...........#",
        "#...........#",
        "#...........#",
        "#...........#",
        "#............",
        ".............",
        "###.#########",
    ],
    &[
        site((0, 2), (1, 0)),
        site((0, 2), (2, 2)),
        site((0, 8), (1, 6)),
        site((0, 11), (1, 12)),
        site((1, 3), (2, 2)),
        site((1, 10), (2, 12)),
        site((1, 10), (3, 10)),
        site((2, 4), (3, 2)),
        site((2, 6), (3, 7)),
        site((2, 9), (3, 7)),
        site((2, 9), (3, 10)),
        site((2, 9), (4, 9)),
        site((3, 4), (4, 3)),
        site((3, 4), (5, 4)),
        site((3, 5), (4, 7)),
        site((3, 5), (5, 5)),
        site((4, 2), (6, 2)),
        site((4, 3), (5, 4)),
        site((4, 3), (6, 3)),
        site((4, 7), (5, 5)),
        site((5, 0), (6, 2)),
        site((5, 4), (6, 3)),
        site((5, 7), (6, 6)),
        site((5, 7), (7, 7)),
        site((5, 8), (7, 8)),
        site((5, 10), (7, 10)),
        site((5, 11), (7, 11)),
        site((6, 0), (7, 1)),
        site((6, 0), (8, 0)),
        site((6, 3), (7, 4)),
        site((7, 2), (8, 4)),
    ],
);
