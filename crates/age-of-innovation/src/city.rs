//! Cities (p. 9) and their tiles.

use table::{Flow, Seat};

use crate::build::Spades;
use crate::choice::{Ask, Cause, Choice};
use crate::event::Event;
use crate::gain::Asking;
use crate::goods::{Goal, Goods, city_points};
use crate::map::{Hex, Hexes};
use crate::state::AgeOfInnovation;
use crate::words::{Building, CityTile, Faction, Way};

impl AgeOfInnovation {
    /// Whether these buildings are enough for a city: how many, and their power. An annex is one building and one power
    /// more.
    fn is_city(&self, seat: Seat, group: Hexes) -> bool {
        let player = self.player(seat);
        let annexes = (group & player.annexed).len() as u8;
        let needed = group.iter().map(|hex| self.standing[hex].city_size()).min().unwrap_or(u8::MAX);
        let power: u8 = group.iter().map(|hex| self.power_value(seat, hex)).sum();
        group.len() as u8 + annexes >= needed && power >= if player.has_palace(8) { 6 } else { 7 }
    }

    /// Founds every city that stands.
    pub(crate) fn found_cities(&mut self, table: &mut Asking, seat: Seat) -> Flow {
        while let Some(group) = self.next_city(seat) {
            self.found_city(table, seat, group, None)?;
        }
        self.offer_river_city(table, seat)
    }

    /// Buildings that are enough for a city. A building beside a city belongs to it and founds no other.
    fn next_city(&mut self, seat: Seat) -> Option<Hexes> {
        let player = self.player(seat);
        let city = self.component(player.city, player.built);
        let loose = player.built & !city;
        self.player_mut(seat).city = city;
        self.groups(loose).find(|&group| self.is_city(seat, group))
    }

    /// A building that brings something may complete a city as well. Both come immediately, so the owner says what is
    /// first.
    pub(crate) fn found_cities_and(&mut self, table: &mut Asking, seat: Seat, brought: Brought) -> Flow {
        while let Some(group) = self.next_city(seat) {
            match self.ask_what_is_first(table, seat, brought)? {
                Some(Choice::Competency(competency)) => {
                    self.receive_competency(table, seat, competency)?;
                    return self.found_cities(table, seat);
                }
                Some(Choice::Palace(palace)) => {
                    self.palace_effect(table, seat, palace)?;
                    return self.found_cities(table, seat);
                }
                tile => {
                    self.player_mut(seat).city |= group;
                    self.receive_city_tile(table, seat, tile, Founding::City { river: None })?;
                }
            }
        }
        match brought {
            Brought::Competency(cause) => {
                self.offer_river_city(table, seat)?;
                self.take_competency(table, seat, cause)
            }
            Brought::Palace(palace) => {
                self.palace_effect(table, seat, palace)?;
                self.found_cities(table, seat)
            }
        }
    }

    fn ask_what_is_first(&mut self, table: &mut Asking, seat: Seat, brought: Brought) -> Flow<Option<Choice>> {
        let (ask, cause) = match brought {
            Brought::Competency(cause) => (Ask::First, cause),
            Brought::Palace(palace @ (14..=16)) => (Ask::First, Cause::Palace(palace)),
            Brought::Palace(_) => (Ask::City, Cause::Rules),
        };
        Self::ask(table, seat, ask, cause, |offers| {
            offers.extend(self.city_tiles_left().map(Choice::City));
            match brought {
                Brought::Competency(_) => offers.extend(self.open_competencies(seat).map(Choice::Competency)),
                Brought::Palace(palace) if ask == Ask::First => offers.push(Choice::Palace(palace)),
                Brought::Palace(_) => {}
            }
        })
    }

    fn found_city(&mut self, table: &mut Asking, seat: Seat, group: Hexes, river: Option<Hex>) -> Flow {
        self.player_mut(seat).city |= group;
        self.take_city_tile(table, seat, Founding::City { river })
    }

    /// River hexes around which palace 14 lets a city be founded now.
    pub(crate) fn river_cities(&self, seat: Seat) -> impl Iterator<Item = (Hex, Hexes)> + '_ {
        let player = self.player(seat);
        let loose = if player.has_palace(14) { player.built & !player.city } else { Hexes::NONE };
        let banks = loose.neighbours() & self.map().river & !self.river_cities;
        banks.iter().filter_map(move |river| {
            let group = self.component(river.bit().neighbours() & loose, loose);
            self.is_city(seat, group).then_some((river, group))
        })
    }

    fn offer_river_city(&mut self, table: &mut Asking, seat: Seat) -> Flow {
        loop {
            if self.river_cities(seat).next().is_none() {
                return Ok(());
            }
            let choice = Self::ask(table, seat, Ask::RiverCity, Cause::Palace(14), |offers| {
                offers.extend(self.river_cities(seat).map(|(river, _)| Choice::RiverCity(river)));
                offers.push(Choice::No);
            })?;
            let Some(Choice::RiverCity(river)) = choice else { return Ok(()) };
            self.found_river_city(table, seat, river)?;
        }
    }

    pub(crate) fn found_river_city(&mut self, table: &mut Asking, seat: Seat, river: Hex) -> Flow {
        let found = self.river_cities(seat).find(|(hex, _)| *hex == river);
        let Some((_, group)) = found else { unreachable!("only offered where a city can be founded") };
        self.river_cities |= river.bit();
        self.found_city(table, seat, group, Some(river))
    }

    pub(crate) fn take_city_tile(&mut self, table: &mut Asking, seat: Seat, founding: Founding) -> Flow {
        let cause = match founding {
            Founding::City { .. } => Cause::Rules,
            Founding::Palace => Cause::Palace(11),
        };
        let choice = Self::ask(table, seat, Ask::City, cause, |offers| {
            offers.extend(self.city_tiles_left().map(Choice::City));
        })?;
        self.receive_city_tile(table, seat, choice, founding)
    }

    /// The tile that was chosen, if there was one left to choose.
    fn receive_city_tile(
        &mut self,
        table: &mut Asking,
        seat: Seat,
        choice: Option<Choice>,
        founding: Founding,
    ) -> Flow {
        let Some(Choice::City(tile)) = choice else { return Ok(()) };
        self.city_tiles[tile.index()] -= 1;
        let player = self.player_mut(seat);
        player.city_tiles[tile.index()] += 1;
        player.keys += 1;
        let river = match founding {
            Founding::City { river } => river,
            Founding::Palace => None,
        };
        table.tell(|| Event::City { seat, tile, river });
        self.score(table, seat, city_points(tile).into(), Cause::City(tile));
        self.score_goal(table, seat, Goal::City, 1);
        self.city_reward(table, seat, tile)?;
        self.city_ability(table, seat, founding)
    }

    fn city_reward(&mut self, table: &mut Asking, seat: Seat, tile: CityTile) -> Flow {
        let cause = Cause::City(tile);
        match tile {
            CityTile::Tools => self.gain(table, seat, Goods::tools(3), cause),
            CityTile::Books => self.gain(table, seat, Goods::books(2), cause),
            CityTile::Coins => self.gain(table, seat, Goods::coins(6), cause),
            CityTile::Power => self.gain(table, seat, Goods::power(8), cause),
            CityTile::Scholar => self.gain(table, seat, Goods::scholars(1), cause),
            CityTile::Levels => self.gain_level_in_each(table, seat, cause),
            CityTile::Spades => self.terraform_and_build(table, seat, Spades::of_gift(2), cause),
        }
    }

    /// What Felines and Lizards do when they found a city, or receive any city tile.
    fn city_ability(&mut self, table: &mut Asking, seat: Seat, founding: Founding) -> Flow {
        let faction = self.player(seat).faction;
        let rules = self.rules.tiles.differences();
        let on_tile = match faction {
            Faction::Felines => rules.felines_on_tile,
            Faction::Lizards => rules.lizards_on_tile,
            _ => return Ok(()),
        };
        if founding == Founding::Palace && !on_tile {
            return Ok(());
        }
        let cause = Cause::Faction(faction);
        if faction == Faction::Felines {
            self.gain(table, seat, Goods { levels: 3, books: 1, ..Goods::NONE }, cause)
        } else {
            self.lizards_build(table, seat, cause)
        }
    }

    /// A free spade and a free workshop on any native hex in reach.
    fn lizards_build(&mut self, table: &mut Asking, seat: Seat, cause: Cause) -> Flow {
        let dug = self.use_spades(table, seat, Spades::of_gift(1), cause)?;
        if self.player(seat).left[Building::Workshop.index()] == 0 {
            return Ok(());
        }
        let choice = Self::ask(table, seat, Ask::Build, cause, |offers| {
            let reach = self.in_reach(seat) | dug.map_or(Hexes::NONE, Hex::bit);
            let native = reach.iter().filter(|&hex| self.steps(seat, hex) == 0);
            offers.extend(native.map(|hex| Choice::Build(Way::Reach, hex)));
            offers.push(Choice::No);
        })?;
        match choice {
            Some(Choice::Build(_, hex)) => self.build(table, seat, hex, Building::Workshop, false),
            _ => Ok(()),
        }
    }
}

/// What a building brings besides the city that it may complete.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Brought {
    /// Of a school, a university or a tile.
    Competency(Cause),
    /// What the palace tile does at once. Only of tiles 14 to 16 does it matter whether the city's tile comes before;
    /// tile 5 is a competency.
    Palace(u8),
}

/// Why a city tile is taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Founding {
    City {
        river: Option<Hex>,
    },
    /// Palace 11 brings a tile without a city.
    Palace,
}
