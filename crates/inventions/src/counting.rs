//! What formulas of a component file count.

use table::Seat;

use crate::components::{Counted, Tiles};
use crate::state::Inventions;
use crate::words::{Hex, Region, Tile, Type};

impl Inventions {
    /// How many of this a seat has; `beside` are the hexes beside the tile that scores, a bit each.
    pub(crate) fn count(&self, seat: Seat, counted: Counted, beside: u64) -> u8 {
        let player = self.player(seat);
        let specialists = |kind: Type| player.home[kind] + player.exhausted[kind];
        let cards = player.inventions.iter();
        let empty = self.facts().hexes & !player.covered;
        match counted {
            Counted::Citizens(None) => Region::ALL.into_iter().map(|region| self.citizens_in(region, seat)).sum(),
            Counted::Citizens(Some(region)) => self.citizens_in(region, seat),
            Counted::RegionsWithCitizens => {
                Region::ALL.into_iter().filter(|region| self.citizens_in(*region, seat) > 0).count() as u8
            }
            Counted::Majorities => self.majorities(seat) as u8,
            Counted::CitizensInSupply => player.supply,
            Counted::Scholars => player.scholars,
            Counted::Sages => player.sages,
            Counted::Diplomats => self.diplomats_of(seat),
            Counted::Specialists(None) => Type::ALL.into_iter().map(specialists).sum(),
            Counted::Specialists(Some(kind)) => specialists(kind),
            Counted::ExhaustedSpecialists => player.exhausted.values().sum(),
            Counted::Inventions(None) => player.inventions.len() as u8,
            Counted::Inventions(Some(kind)) => self.inventions_of(seat, kind) as u8,
            Counted::InventionsOfEra(era) => cards.filter(|card| card.era() == era).count() as u8,
            Counted::InventionsFromEra(era) => cards.filter(|card| card.era() >= era).count() as u8,
            Counted::InventionEras => self.invention_eras(seat) as u8,
            Counted::InventionTypes => {
                Type::ALL.into_iter().filter(|kind| self.inventions_of(seat, *kind) > 0).count() as u8
            }
            Counted::Ideas => player.hand.len() as u8,
            Counted::Tiles(tiles) => self.hexes_with(seat, tiles).count_ones() as u8,
            Counted::TilesInDisplay => player.display.len() as u8,
            Counted::EmptyHexes => empty.count_ones() as u8,
            Counted::TilesBeside(tiles) => (self.hexes_with(seat, tiles) & beside).count_ones() as u8,
            Counted::EmptyHexesBeside => (empty & beside).count_ones() as u8,
            Counted::NeighbouringPairs(kinds) => {
                let (first, second) = kinds.unwrap_or((Tiles::Any, Tiles::Any));
                neighbouring_pairs(self.hexes_with(seat, first), self.hexes_with(seat, second))
            }
            Counted::TouchingPairs(first, second) => self.touching_pairs(seat, first, second),
            Counted::LargestGroup(tiles) => largest_group(self.hexes_with(seat, tiles)),
            Counted::InfluenceTokens(None) => self.tokens_of(seat.into()).0,
            Counted::InfluenceTokens(Some(region)) => u8::from(self.has_token_in(seat.into(), region)),
            Counted::FaceUpTokens => self.tokens_of(seat.into()).1,
            Counted::FaceDownTokens => {
                let (all, face_up) = self.tokens_of(seat.into());
                all - face_up
            }
            Counted::Influence => player.influence,
            Counted::EconomyTokens => player.economy,
            Counted::Era => self.own_era(seat),
        }
    }

    /// The hexes with such a tile, a bit each.
    fn hexes_with(&self, seat: Seat, tiles: Tiles) -> u64 {
        let those = |(_, tile): &&(Hex, Tile)| tiles.has(tile.kind());
        self.player(seat).map.iter().filter(those).fold(0, |bits, (hex, _)| bits | 1 << hex.index())
    }
}

fn each_hex(mut bits: u64) -> impl Iterator<Item = Hex> {
    std::iter::from_fn(move || {
        let hex = (bits != 0).then(|| Hex::at(bits.trailing_zeros() as usize))?;
        bits &= bits - 1;
        Some(hex)
    })
}

/// Pairs side by side, one of each; a pair that fits both ways counts once.
fn neighbouring_pairs(first: u64, second: u64) -> u8 {
    let beside =
        |hexes: u64, others: u64| -> u32 { each_hex(hexes).map(|hex| (hex.beside() & others).count_ones()).sum() };
    let both = first & second;
    (beside(first, second) - beside(both, both) / 2) as u8
}

/// How many of these hexes lie together at most.
fn largest_group(hexes: u64) -> u8 {
    let (mut left, mut largest) = (hexes, 0);
    while left != 0 {
        let mut group = left & left.wrapping_neg();
        loop {
            let grown = each_hex(group).fold(group, |bits, hex| bits | hex.beside() & left);
            if grown == group {
                break;
            }
            group = grown;
        }
        left &= !group;
        largest = largest.max(group.count_ones() as u8);
    }
    largest
}
