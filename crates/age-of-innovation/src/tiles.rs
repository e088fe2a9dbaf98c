//! What competencies, palace tiles and innovations do when they are taken (appendices III, IV and VIII).

use arrayvec::ArrayVec;
use table::{Flow, Seat};

use crate::build::Spades;
use crate::choice::{Ask, Cause, Choice};
use crate::city::{Brought, Founding};
use crate::event::Event;
use crate::gain::Asking;
use crate::goods::{COLUMNS, Goal, Goods, INNOVATION_BOOKS};
use crate::map::Hex;
use crate::rules::NeutralPalace;
use crate::state::{AgeOfInnovation, Phase};
use crate::words::{Building, Competency, Discipline, Faction, Innovation, Reward, Terrain, Track};

impl AgeOfInnovation {
    pub(crate) fn take_competency(&mut self, table: &mut Asking, seat: Seat, cause: Cause) -> Flow {
        let choice = Self::ask(table, seat, Ask::Competency, cause, |offers| {
            offers.extend(self.open_competencies(seat).map(Choice::Competency));
        })?;
        match choice {
            Some(Choice::Competency(competency)) => self.receive_competency(table, seat, competency),
            _ => Ok(()),
        }
    }

    pub(crate) fn open_competencies(&self, seat: Seat) -> impl Iterator<Item = Competency> + '_ {
        let player = self.player(seat);
        let open = |competency: &Competency| {
            self.competencies_left[competency.index()] > 0 && !player.has_competency(*competency)
        };
        self.competencies.into_iter().filter(open)
    }

    pub(crate) fn receive_competency(&mut self, table: &mut Asking, seat: Seat, competency: Competency) -> Flow {
        self.competencies_left[competency.index()] -= 1;
        self.player_mut(seat).competencies |= 1 << competency.index();
        table.tell(|| Event::Competency { seat, competency });
        let (discipline, levels, books) = self.competency_place(competency);
        let cause = Cause::Competency(competency);
        self.advance(table, seat, discipline, levels, cause)?;
        self.gain_books_of(table, seat, discipline, books, cause);
        if self.player(seat).faction == Faction::Philosophers {
            self.gain_books_of(table, seat, discipline, 1, Cause::Faction(Faction::Philosophers));
        }
        self.competency_effect(table, seat, competency)
    }

    fn competency_effect(&mut self, table: &mut Asking, seat: Seat, competency: Competency) -> Flow {
        let cause = Cause::Competency(competency);
        match competency {
            Competency::ToolPointsCoins => {
                self.gain(table, seat, Goods { tools: 1, points: 5, coins: 2, ..Goods::NONE }, cause)
            }
            // At setup spades are used in turn order once all first buildings stand (German rulebook, p. 20).
            Competency::TwoSpades if self.phase == Phase::Placement => {
                self.player_mut(seat).spades += 2;
                Ok(())
            }
            Competency::TwoSpades => self.terraform_and_build(table, seat, Spades::of_gift(2), cause),
            Competency::Annexes => {
                self.player_mut(seat).annexes += 2;
                Ok(())
            }
            Competency::Tower => self.place_neutral(table, seat, Building::Tower, cause),
            _ => Ok(()),
        }
    }

    /// The palace has been built: its tile is chosen first (p. 13), unless the draft has given it, and begins to work.
    pub(crate) fn take_palace(&mut self, table: &mut Asking, seat: Seat) -> Flow {
        if self.player(seat).palace == 0 {
            let choice = Self::ask(table, seat, Ask::Palace, Cause::Rules, |offers| {
                let there = (1..=crate::goods::PALACES).filter(|palace| self.palaces & (1 << palace) != 0);
                offers.extend(there.map(Choice::Palace));
            })?;
            let Some(Choice::Palace(palace)) = choice else { return self.found_cities(table, seat) };
            self.palaces &= !(1 << palace);
            self.player_mut(seat).palace = palace;
        }
        let palace = self.player(seat).palace;
        table.tell(|| Event::Palace { seat, palace });
        // Only now comes the city that the palace may complete: tiles 8 and 14 change what it needs, tile 12 what it is
        // worth.
        let brought = if palace == 5 { Brought::Competency(Cause::Palace(5)) } else { Brought::Palace(palace) };
        self.found_cities_and(table, seat, brought)
    }

    pub(crate) fn palace_effect(&mut self, table: &mut Asking, seat: Seat, palace: u8) -> Flow {
        let cause = Cause::Palace(palace);
        match palace {
            10 => self.gain(table, seat, Goods { power: 12, books: 2, ..Goods::NONE }, cause),
            11 => self.take_city_tile(table, seat, Founding::Palace),
            14 => {
                self.advance_track(table, seat, Track::Sailing)?;
                self.advance_track(table, seat, Track::Sailing)
            }
            15 => self.palace_15(table, seat, cause),
            16 => self.palace_16(table, seat, cause),
            17 => self.gain(table, seat, Goods::points(10), cause),
            _ => Ok(()),
        }
    }

    /// Three rewards in any order, one after the other.
    fn palace_15(&mut self, table: &mut Asking, seat: Seat, cause: Cause) -> Flow {
        let mut rewards = ArrayVec::from(Reward::ALL);
        while !rewards.is_empty() {
            let choice = Self::ask(table, seat, Ask::Reward, cause, |offers| {
                offers.extend(rewards.iter().copied().map(Choice::Reward));
            })?;
            let Some(Choice::Reward(reward)) = choice else { unreachable!("a reward is left") };
            rewards.retain(|other| *other != reward);
            match reward {
                Reward::Spades => {
                    self.terraform_and_build(table, seat, Spades::of_gift(2), cause)?;
                }
                Reward::Bridges => self.build_bridges(table, seat, 2, true, cause)?,
                Reward::Books => self.gain_books(table, seat, 2, cause)?,
            }
        }
        Ok(())
    }

    /// A guild on any empty native hex of the map; it may also stay on the display.
    fn palace_16(&mut self, table: &mut Asking, seat: Seat, cause: Cause) -> Flow {
        if self.player(seat).left[Building::Guild.index()] == 0 {
            return Ok(());
        }
        let choice = Self::ask(table, seat, Ask::Place { building: Building::Guild }, cause, |offers| {
            let native = self.empty_land().iter().filter(|&hex| self.steps(seat, hex) == 0);
            offers.extend(native.map(Choice::Place));
            if !offers.is_empty() {
                offers.push(Choice::No);
            }
        })?;
        match choice {
            Some(Choice::Place(hex)) => self.build(table, seat, hex, Building::Guild, false),
            _ => Ok(()),
        }
    }

    /// Books and coins this innovation costs the seat now: coins, disciplines of two books each, books of free choice.
    pub(crate) fn innovation_price(&self, seat: Seat, column: usize) -> (Goods, &'static [Discipline], u8) {
        let player = self.player(seat);
        let fixed = COLUMNS[column].0;
        let surcharge = match (player.innovations.count_ones(), player.display) {
            (0, _) | (1, Terrain::Wasteland) => 0,
            (1, _) => 1,
            _ => 2,
        };
        let neutral = (player.neutral.iter()).any(|hex| self.standing[hex] == Building::Palace);
        let spared = player.palace_built() || (neutral && self.rules.neutral_palace == NeutralPalace::Free);
        let any = INNOVATION_BOOKS - 2 * fixed.len() as u8 + surcharge;
        (Goods::coins(if spared { 0 } else { 5 }), fixed, any)
    }

    pub(crate) fn offer_innovations(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let player = self.player(seat);
        if player.innovations.count_ones() == 3 || player.book_count() < INNOVATION_BOOKS {
            return;
        }
        for (column, tiles) in self.innovations.iter().enumerate().filter(|(_, tiles)| !tiles.is_empty()) {
            let (coins, fixed, any) = self.innovation_price(seat, column);
            let books = player.book_count() >= any + 2 * fixed.len() as u8;
            let special = fixed.iter().all(|discipline| player.books[discipline.index()] >= 2);
            if books && special && self.can_pay(seat, coins) {
                offers.extend(tiles.iter().copied().map(Choice::Innovate));
            }
        }
    }

    /// Where an innovation lies.
    pub(crate) fn innovation_column(&self, innovation: Innovation) -> Option<usize> {
        self.innovations.iter().position(|column| column.contains(&innovation))
    }

    pub(crate) fn develop(&mut self, table: &mut Asking, seat: Seat, innovation: Innovation) -> Flow {
        let cause = Cause::Innovation(innovation);
        let Some(column) = self.innovation_column(innovation) else { unreachable!("only offered from the display") };
        table.tell(|| Event::Innovation { seat, innovation });
        let (coins, fixed, any) = self.innovation_price(seat, column);
        self.pay(table, seat, coins);
        for &discipline in fixed {
            self.pay_books_of(table, seat, discipline, 2);
        }
        self.pay_books(table, seat, any, cause)?;
        self.innovations[column].retain(|tile| *tile != innovation);
        self.player_mut(seat).innovations |= 1 << innovation.index();
        self.score_goal(table, seat, Goal::Innovation, 1);
        self.innovation_effect(table, seat, innovation)
    }

    fn innovation_effect(&mut self, table: &mut Asking, seat: Seat, innovation: Innovation) -> Flow {
        let cause = Cause::Innovation(innovation);
        let points = self.innovation_points(seat, innovation);
        self.score(table, seat, points.into(), cause);
        match innovation {
            Innovation::DeusExMachina => {
                self.gain_books(table, seat, 1, cause)?;
                self.gain_level_in_each(table, seat, cause)
            }
            Innovation::Architecture => {
                let shapes = Building::ALL.into_iter().filter(|&shape| self.count(seat, shape) > 0).count();
                self.gain_levels(table, seat, shapes as u8, cause)
            }
            Innovation::SteamPower => {
                self.gain(table, seat, Goods::scholars(1), cause)?;
                self.advance_track(table, seat, Track::Terraforming)?;
                self.advance_track(table, seat, Track::Sailing)
            }
            Innovation::Workshop => self.place_neutral(table, seat, Building::Workshop, cause),
            Innovation::Guild => self.place_neutral(table, seat, Building::Guild, cause),
            Innovation::School => {
                if self.put_neutral(table, seat, Building::School, cause)? {
                    self.found_cities_and(table, seat, Brought::Competency(cause))
                } else {
                    self.take_competency(table, seat, cause)
                }
            }
            Innovation::University => self.place_neutral(table, seat, Building::University, cause),
            Innovation::Palace => {
                self.player_mut(seat).bowls[2] += 2;
                table.tell(|| Event::Tokens { seat, tokens: 2 });
                self.place_neutral(table, seat, Building::Palace, cause)
            }
            Innovation::Monument => self.place_neutral(table, seat, Building::Monument, cause),
            _ => Ok(()),
        }
    }

    /// Points an innovation gives at once.
    pub(crate) fn innovation_points(&self, seat: Seat, innovation: Innovation) -> u8 {
        let player = self.player(seat);
        let tiles = self.rules.tiles.differences();
        match innovation {
            Innovation::Architecture => 10,
            Innovation::Monument => 7,
            Innovation::Census => match player.built.len() {
                0..=6 => 0,
                7..=8 => 8,
                9..=10 => 12,
                _ => 18,
            },
            Innovation::Communications => match self.groups(player.built).count() {
                0..=3 => 0,
                4 => 8,
                5 => 12,
                _ => 18,
            },
            Innovation::Colleges if !tiles.colleges_when_passing => 5 * self.count(seat, Building::School),
            Innovation::LeagueOfCities => 5 * player.cities(),
            Innovation::Libraries => {
                let mut levels = player.levels;
                levels.sort_unstable();
                levels[2] + levels[3]
            }
            Innovation::Sewerage => 2 * self.count(seat, Building::Workshop),
            Innovation::Steelworks => tiles.steelworks[crate::state::BRIDGES - player.bridges_left as usize],
            _ => 0,
        }
    }

    pub(crate) fn place_annex(&mut self, table: &mut Asking, seat: Seat, hex: Hex) -> Flow {
        let player = self.player_mut(seat);
        player.annexes -= 1;
        player.annexed |= hex.bit();
        table.tell(|| Event::Annex { seat, hex });
        self.found_cities(table, seat)
    }
}
