//! Cities (p. 9) and their tiles.

use table::{Flow, Seat};

use crate::choice::{Ask, Cause, Choice};
use crate::components::Goal;
use crate::context::Turn;
use crate::effects::Origin;
use crate::event::Event;
use crate::map::{Hex, Hexes};
use crate::state::AgeOfInnovation;
use crate::words::Palace;

impl AgeOfInnovation {
    /// Whether these buildings are enough for a city: how many, and their power. An annex is one building and one power
    /// more.
    fn is_city(&self, seat: Seat, group: Hexes) -> bool {
        let player = self.player(seat);
        let annexes = (group & player.annexed).len() as u8;
        let needed = group.iter().map(|hex| self.standing[hex].printed().city_size).min().unwrap_or(u8::MAX);
        let power: u8 = group.iter().map(|hex| self.power_value(seat, hex)).sum();
        group.len() as u8 + annexes >= needed && power >= player.palace_row().city_power
    }

    /// River hexes around which a city that may span one can be founded now.
    pub(crate) fn river_cities(&self, seat: Seat) -> impl Iterator<Item = (Hex, Hexes)> + '_ {
        let player = self.player(seat);
        let loose = if player.palace_row().spans_a_river { player.built & !player.city } else { Hexes::NONE };
        let banks = loose.neighbours() & self.map().river & !self.river_cities;
        banks.iter().filter_map(move |river| {
            let group = self.component(river.bit().neighbours() & loose, loose);
            self.is_city(seat, group).then_some((river, group))
        })
    }
}

impl Turn<'_> {
    /// Founds every city that stands.
    pub fn found_cities(&mut self) -> Flow {
        while let Some(group) = self.next_city() {
            self.found_city(group, None)?;
        }
        self.offer_river_city()
    }

    /// Buildings that are enough for a city. A building beside a city belongs to it and founds no other.
    fn next_city(&mut self) -> Option<Hexes> {
        let player = self.me();
        let city = self.component(player.city, player.built);
        let loose = player.built & !city;
        self.me_mut().city = city;
        let seat = self.seat;
        self.groups(loose).find(|&group| self.is_city(seat, group))
    }

    /// A building that brings something may complete a city as well. Both come immediately, so the owner says what is
    /// first.
    pub fn found_cities_and(&mut self, brought: Brought) -> Flow {
        while let Some(group) = self.next_city() {
            match self.ask_what_is_first(brought)? {
                Some(Choice::Competency(competency)) => {
                    self.receive_competency(competency)?;
                    return self.found_cities();
                }
                Some(Choice::Palace(palace)) => {
                    self.carry_out(palace.printed().at_once, Origin::Gift)?;
                    return self.found_cities();
                }
                tile => {
                    self.me_mut().city |= group;
                    self.receive_city_tile(tile, Founding::City { river: None })?;
                }
            }
        }
        match brought {
            Brought::Competency => {
                self.offer_river_city()?;
                self.take_competency()
            }
            Brought::Palace(palace) => {
                self.carry_out(palace.printed().at_once, Origin::Gift)?;
                self.found_cities()
            }
        }
    }

    fn ask_what_is_first(&mut self, brought: Brought) -> Flow<Option<Choice>> {
        let (ask, cause) = match brought {
            Brought::Palace(palace) if !palace.printed().order_matters => (Ask::City, Cause::Rules),
            Brought::Competency | Brought::Palace(_) => (Ask::First, self.cause),
        };
        let seat = self.seat;
        self.by(cause).ask(ask, |game, offers| {
            offers.extend(game.city_tiles_left().map(Choice::City));
            match brought {
                Brought::Competency => offers.extend(game.open_competencies(seat).map(Choice::Competency)),
                Brought::Palace(palace) if ask == Ask::First => offers.push(Choice::Palace(palace)),
                Brought::Palace(_) => {}
            }
        })
    }

    fn found_city(&mut self, group: Hexes, river: Option<Hex>) -> Flow {
        self.me_mut().city |= group;
        self.by(Cause::Rules).take_city_tile(Founding::City { river })
    }

    fn offer_river_city(&mut self) -> Flow {
        let seat = self.seat;
        loop {
            if self.river_cities(seat).next().is_none() {
                return Ok(());
            }
            let cause = self.me().palace.map_or(Cause::Rules, Cause::Palace);
            let choice = self.by(cause).ask(Ask::RiverCity, |game, offers| {
                offers.extend(game.river_cities(seat).map(|(river, _)| Choice::RiverCity(river)));
                offers.push(Choice::No);
            })?;
            let Some(Choice::RiverCity(river)) = choice else { return Ok(()) };
            self.found_river_city(river)?;
        }
    }

    pub fn found_river_city(&mut self, river: Hex) -> Flow {
        let found = self.river_cities(self.seat).find(|(hex, _)| *hex == river);
        let Some((_, group)) = found else { unreachable!("only offered where a city can be founded") };
        self.river_cities |= river.bit();
        self.found_city(group, Some(river))
    }

    pub fn take_city_tile(&mut self, founding: Founding) -> Flow {
        let choice = self.ask(Ask::City, |game, offers| offers.extend(game.city_tiles_left().map(Choice::City)))?;
        self.receive_city_tile(choice, founding)
    }

    /// The tile that was chosen, if there was one left to choose.
    fn receive_city_tile(&mut self, choice: Option<Choice>, founding: Founding) -> Flow {
        let Some(Choice::City(tile)) = choice else { return Ok(()) };
        self.city_tiles[tile] -= 1;
        let player = self.me_mut();
        player.city_tiles[tile] += 1;
        player.keys += 1;
        let river = match founding {
            Founding::City { river } => river,
            Founding::TileOnly => None,
        };
        self.tell(|seat| Event::City { seat, tile, river });
        let mut by_tile = self.by(Cause::City(tile));
        by_tile.score(tile.printed().points.into());
        by_tile.score_goal(Goal::City, 1);
        by_tile.carry_out(&[tile.printed().reward], Origin::Gift)?;
        let faction = self.me().faction;
        let row = self.faction_row(self.seat);
        if founding == Founding::TileOnly && !row.on_every_city_tile {
            return Ok(());
        }
        self.by(Cause::Faction(faction)).carry_out(row.on_city, Origin::Gift)
    }
}

/// What a building brings besides the city that it may complete.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Brought {
    /// Of a school, a university or a tile.
    Competency,
    /// What the palace tile does at once, unless that is a competency.
    Palace(Palace),
}

/// Why a city tile is taken.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Founding {
    City {
        river: Option<Hex>,
    },
    /// A palace tile brings it, without a city.
    TileOnly,
}
