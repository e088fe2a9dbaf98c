//! What must be true after every decision, and the facts that the hash of records is made of.

use table::{Digest, Seat};

use crate::components::{Effect, SAILING_STEPS};
use crate::map::Hexes;
use crate::rules::Books;
use crate::setup::CITY_TILES_OF_A_KIND;
use crate::state::{AgeOfInnovation, BOOKS, BRIDGES, ROUNDS, SCHOLARS, SPADE_TOOLS, Scholar};
use crate::tiles::INNOVATIONS;
use crate::words::{Building, CityTile, Discipline, Innovation, Palace, Piece};

/// More than anybody can gain in six rounds, where the books of the box are not the limit.
const MOST_BOOKS: u16 = 200;

impl AgeOfInnovation {
    /// Two players: the tile is turned over at the beginning of round 6 (p. 19).
    pub(crate) fn area_tile_is_open(&self) -> bool {
        self.round == ROUNDS
    }

    /// Conservation of components, and everything in its range.
    pub(crate) fn check_facts(&self) -> Result<(), String> {
        self.check_map()?;
        self.check_supplies()?;
        self.everyone().try_for_each(|seat| self.check_player(seat).map_err(|wrong| format!("{seat}: {wrong}")))
    }

    fn check_map(&self) -> Result<(), String> {
        let mut seen = Hexes::NONE;
        for seat in self.everyone() {
            let player = self.player(seat);
            if seen.meets(player.built) {
                return Err("two players have buildings on one hex".into());
            }
            seen |= player.built;
            let outside =
                [player.neutral, player.annexed, player.city].iter().any(|part| (*part & !player.built) != Hexes::NONE);
            if outside || (player.built & !self.map().land) != Hexes::NONE {
                return Err(format!("{seat}: something stands where no building is"));
            }
            if let Some(hex) = player.built.iter().find(|&hex| self.terrain[hex] != player.display) {
                return Err(format!("{seat} has a building on {hex}, which is {}", self.terrain[hex]));
            }
        }
        for (number, bridge) in self.bridges.iter().enumerate() {
            let twice = self.bridges[..number].iter().any(|other| (other.a, other.b) == (bridge.a, bridge.b));
            if twice || bridge.a >= bridge.b || !bridge.a.facing().any(|hex| hex == bridge.b) {
                return Err(format!("no bridge can lie between {} and {}", bridge.a, bridge.b));
            }
        }
        Ok(())
    }

    fn check_supplies(&self) -> Result<(), String> {
        let players = self.players();
        for tile in CityTile::ALL {
            let held: u16 = players.iter().map(|player| u16::from(player.city_tiles[tile])).sum();
            if held + u16::from(self.city_tiles[tile]) > CITY_TILES_OF_A_KIND.into() {
                return Err(format!("there are too many city tiles '{tile}'"));
            }
        }
        for discipline in Discipline::ALL {
            let held: u16 = players.iter().map(|player| u16::from(player.books[discipline])).sum();
            if self.rules.books == Books::Limited && held > BOOKS.into() {
                return Err(format!("there are {held} books of {discipline}"));
            }
            if players.iter().filter(|player| player.levels[discipline] == Discipline::TOP).count() > 1 {
                return Err(format!("two have level 12 in {discipline}"));
            }
        }
        for innovation in Innovation::ALL {
            let lying = self.innovations.iter().flatten().filter(|tile| **tile == innovation).count();
            if lying + players.iter().filter(|player| player.has_innovation(innovation)).count() > 1 {
                return Err(format!("the innovation '{innovation}' is there twice"));
            }
        }
        let mut palaces = self.palaces;
        for palace in players.iter().filter_map(|player| player.palace) {
            if palaces.has(palace) {
                return Err(format!("palace tile {palace} is there twice"));
            }
            palaces.insert(palace);
        }
        if self.neutral_levels.values().any(|level| *level > Discipline::TOP) {
            return Err("the non-player faction is beyond level 12".into());
        }
        let mut bonuses = self.bonuses;
        for player in players.iter().filter(|player| player.chosen.has(Piece::Bonus)) {
            if bonuses.has(player.bonus) {
                return Err(format!("the round bonus '{}' is there twice", player.bonus));
            }
            bonuses.insert(player.bonus);
        }
        Ok(())
    }

    fn check_player(&self, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        let pieces = player.built & !player.neutral;
        for building in Building::ALL {
            let standing = pieces.iter().filter(|&hex| self.standing[hex] == building).count() as u8;
            let left = player.left[building];
            if standing + left != building.pieces() {
                return Err(format!("{standing} of '{building}' stand and {left} are left"));
            }
        }
        let sent = self.spaces.values().flatten().filter(|space| **space == Some(Scholar::Of(seat)));
        if sent.count() != usize::from(player.sent) || player.scholars.saturating_add(player.sent) > SCHOLARS {
            return Err("the scholars do not add up".into());
        }
        let bridges = self.bridges.iter().filter(|bridge| bridge.seat == seat).count();
        if bridges + player.bridges_left as usize != BRIDGES {
            return Err("the bridges do not add up".into());
        }
        if player.points < 0 {
            return Err("points below 0".into());
        }
        let tokens: u16 = player.bowls.into_iter().map(u16::from).sum();
        if tokens > self.most_tokens(seat) {
            return Err(format!("{tokens} power tokens"));
        }
        let beyond = player.levels.values().filter(|level| **level > Discipline::GATE).count() as u8;
        if player.levels.values().any(|level| *level > Discipline::TOP)
            || player.keys.saturating_add(beyond) > player.cities()
        {
            return Err("more keys were used than there are cities".into());
        }
        let in_range = player.sailing <= SAILING_STEPS && (1..=SPADE_TOOLS).contains(&player.spade);
        if player.innovations.len() > INNOVATIONS || !in_range {
            return Err("a track or the innovations are out of range".into());
        }
        if player.books.values().map(|books| u16::from(*books)).sum::<u16>() > MOST_BOOKS {
            return Err("nobody can hold so many books".into());
        }
        Ok(())
    }

    /// Power tokens of the display, and those that tiles have added.
    fn most_tokens(&self, seat: Seat) -> u16 {
        let printed = self.player(seat).display.printed().bowls;
        let added = self.rows(seat).flat_map(|(_, row)| row.at_once).filter_map(|effect| match effect {
            Effect::Tokens(tokens) => Some(*tokens),
            _ => None,
        });
        printed.into_iter().chain(added).map(u16::from).sum()
    }

    pub(crate) fn digest_facts(&self, digest: &mut Digest) {
        let bits = |digest: &mut Digest, hexes: Hexes| hexes.iter().for_each(|hex| digest.byte(hex.index() as u8));
        digest.byte(self.phase as u8);
        digest.byte(self.stage);
        digest.byte(self.round);
        digest.byte(self.turn.index() as u8);
        digest.byte(self.acted.into());
        self.in_order().chain(self.passed.iter().copied()).for_each(|seat| digest.byte(seat.index() as u8));
        for hex in self.map().land.iter() {
            digest.byte(self.terrain[hex] as u8);
        }
        for bridge in &self.bridges {
            [bridge.a.index(), bridge.b.index(), bridge.seat.index()].into_iter().for_each(|at| digest.byte(at as u8));
        }
        bits(digest, self.river_cities);
        digest.byte(self.used_power.bits() as u8);
        digest.byte(self.used_books.bits() as u8);
        // Palaces have the numbers 1 to 17, each its bit.
        digest.number(u64::from(self.palaces.bits()) << 1);
        digest.number(self.bonuses.bits().into());
        let counts = self.bonus_coins.values().chain(self.city_tiles.values()).chain(self.competencies_left.values());
        counts.for_each(|&count| digest.byte(count));
        digest.byte(self.displays.bits() as u8);
        digest.number(self.factions.bits().into());
        digest.byte(self.area_tiles[0]);
        for player in self.players() {
            for hex in player.built.iter() {
                digest.byte(hex.index() as u8);
                digest.byte(self.standing[hex] as u8);
            }
            bits(digest, player.neutral);
            bits(digest, player.annexed);
            bits(digest, player.city);
            digest.byte(player.display as u8);
            digest.byte(player.faction as u8);
            digest.byte(player.bonus as u8);
            digest.number(player.coins.into());
            digest.number(player.tools.into());
            digest.number(player.points as u64);
            digest.number(player.innovations.bits().into());
            digest.number(player.competencies.bits().into());
            let small = [
                player.chosen.bits() as u8,
                player.scholars,
                player.sent,
                player.keys,
                player.sailing,
                player.spade,
                player.bridges_left,
                player.palace.map_or(0, Palace::number),
                player.annexes,
                player.used.bits() as u8,
                player.spades,
            ];
            let left = Building::PIECES.map(|piece| player.left[piece]);
            let lists = player.books.values().chain(&player.bowls).chain(player.levels.values()).chain(&left);
            small.iter().chain(lists).chain(player.city_tiles.values()).for_each(|&byte| digest.byte(byte));
        }
    }
}
