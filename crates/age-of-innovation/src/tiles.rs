//! Taking competencies, palace tiles and innovations, and placing annexes (p. 13, p. 14).

use table::{Flow, Seat};

use crate::choice::{Ask, Cause, Choice};
use crate::city::Brought;
use crate::components::{COLUMNS, Column, Effect, Goal, INNOVATION_BOOKS, INNOVATION_COINS};
use crate::context::Turn;
use crate::effects::Origin;
use crate::event::Event;
use crate::goods::{Goods, coins};
use crate::map::Hex;
use crate::rules::NeutralPalace;
use crate::state::AgeOfInnovation;
use crate::words::{Building, Competency, Discipline, Innovation};

/// Innovations that a player can have.
pub const INNOVATIONS: usize = 3;

/// What an innovation costs a seat now.
#[derive(Copy, Clone)]
pub(crate) struct InnovationPrice {
    pub coins: Goods,
    /// Disciplines of which [`Column::BOOKS_OF_EACH`] books must be paid.
    pub fixed: &'static [Discipline],
    /// Books of free choice.
    pub any: u8,
    /// Books in all.
    pub books: u8,
}

impl AgeOfInnovation {
    pub(crate) fn open_competencies(&self, seat: Seat) -> impl Iterator<Item = Competency> + '_ {
        let player = self.player(seat);
        let open =
            |competency: &Competency| self.competencies_left[*competency] > 0 && !player.has_competency(*competency);
        self.competencies.into_iter().filter(open)
    }

    pub(crate) fn innovation_price(&self, seat: Seat, column: usize) -> InnovationPrice {
        let player = self.player(seat);
        let column = &COLUMNS[column];
        let surcharge = player.display.printed().innovation_surcharge[player.innovations.len().min(INNOVATIONS - 1)];
        let neutral = (player.neutral.iter()).any(|hex| self.standing[hex] == Building::Palace);
        let spared = player.palace_built() || (neutral && self.rules.neutral_palace == NeutralPalace::Free);
        let books = INNOVATION_BOOKS + surcharge;
        InnovationPrice {
            coins: if spared { Goods::NONE } else { coins(INNOVATION_COINS) },
            fixed: column.0,
            any: books - column.books(),
            books,
        }
    }

    /// How many books a seat still lacks for an innovation of the display, and the points that the best of those which
    /// are as near bring at once.
    pub fn nearest_innovation(&self, seat: Seat) -> Option<(u8, u8)> {
        let player = self.player(seat);
        if player.innovations.len() == INNOVATIONS {
            return None;
        }
        let held = player.book_count();
        let missing = |column: usize| {
            let price = self.innovation_price(seat, column);
            let lacking = |&discipline: &Discipline| Column::BOOKS_OF_EACH.saturating_sub(player.books[discipline]);
            price.books.saturating_sub(held).max(price.fixed.iter().map(lacking).sum())
        };
        let columns = || self.innovations.iter().enumerate().filter(|(_, tiles)| !tiles.is_empty());
        let least = columns().map(|(column, _)| missing(column)).min()?;
        let brings = |tile: &Innovation| self.effects_gain(seat, tile.row(self.rules.tiles).at_once).points;
        let nearest = columns().filter(|(column, _)| missing(*column) == least).flat_map(|(_, tiles)| tiles);
        Some((least, nearest.map(brings).max().unwrap_or(0)))
    }

    pub(crate) fn offer_innovations(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let player = self.player(seat);
        let held = player.book_count();
        if player.innovations.len() == INNOVATIONS || held < INNOVATION_BOOKS {
            return;
        }
        for (column, tiles) in self.innovations.iter().enumerate().filter(|(_, tiles)| !tiles.is_empty()) {
            let price = self.innovation_price(seat, column);
            let has_fixed = price.fixed.iter().all(|&discipline| player.books[discipline] >= Column::BOOKS_OF_EACH);
            if has_fixed && held >= price.books && player.can_pay(price.coins) {
                offers.extend(tiles.iter().copied().map(Choice::Innovate));
            }
        }
    }

    /// Where an innovation lies.
    pub(crate) fn innovation_column(&self, innovation: Innovation) -> Option<usize> {
        self.innovations.iter().position(|column| column.contains(&innovation))
    }
}

impl Turn<'_> {
    pub fn take_competency(&mut self) -> Flow {
        let seat = self.seat;
        let choice = self.ask(Ask::Competency, |game, offers| {
            offers.extend(game.open_competencies(seat).map(Choice::Competency));
        })?;
        match choice {
            Some(Choice::Competency(competency)) => self.receive_competency(competency),
            _ => Ok(()),
        }
    }

    pub fn receive_competency(&mut self, competency: Competency) -> Flow {
        self.competencies_left[competency] -= 1;
        self.me_mut().competencies.insert(competency);
        self.tell(|seat| Event::Competency { seat, competency });
        let (discipline, levels, books) = self.competency_place(competency);
        let faction = self.me().faction;
        let faction_books = self.faction_row(self.seat).on_competency;
        let mut by_tile = self.by(Cause::Competency(competency));
        by_tile.advance(discipline, levels)?;
        by_tile.gain_books_of(discipline, books);
        by_tile.by(Cause::Faction(faction)).gain_books_of(discipline, faction_books);
        by_tile.carry_out(competency.printed().at_once, Origin::Gift)
    }

    /// The palace has been built: its tile is chosen first (p. 13), unless the draft has given it, and begins to work.
    pub fn take_palace(&mut self) -> Flow {
        if self.me().palace.is_none() {
            let choice =
                self.ask(Ask::Palace, |game, offers| offers.extend(game.palaces.iter().map(Choice::Palace)))?;
            let Some(Choice::Palace(palace)) = choice else { return self.found_cities() };
            self.palaces.remove(palace);
            self.me_mut().palace = Some(palace);
        }
        let palace = self.me().palace.expect("just taken");
        self.tell(|seat| Event::Palace { seat, palace });
        // Only now comes the city that the palace may complete: some tiles change what it needs, or what it is worth.
        let brought = match palace.printed().at_once {
            [Effect::Competency] => Brought::Competency,
            _ => Brought::Palace(palace),
        };
        self.by(Cause::Palace(palace)).found_cities_and(brought)
    }

    pub fn develop(&mut self, innovation: Innovation) -> Flow {
        let Some(column) = self.innovation_column(innovation) else { unreachable!("only offered from the display") };
        let row = innovation.row(self.rules.tiles);
        let price = self.innovation_price(self.seat, column);
        let mut by_tile = self.by(Cause::Innovation(innovation));
        by_tile.tell(|seat| Event::Innovation { seat, innovation });
        by_tile.pay(price.coins);
        for &discipline in price.fixed {
            by_tile.pay_books_of(discipline, Column::BOOKS_OF_EACH);
        }
        by_tile.pay_books(price.any)?;
        by_tile.innovations[column].retain(|tile| *tile != innovation);
        by_tile.me_mut().innovations.insert(innovation);
        by_tile.score_goal(Goal::Innovation, 1);
        by_tile.carry_out(row.at_once, Origin::Gift)
    }

    pub fn place_annex(&mut self, hex: Hex) -> Flow {
        let player = self.me_mut();
        player.annexes -= 1;
        player.annexed |= hex.bit();
        self.tell(|seat| Event::Annex { seat, hex });
        self.found_cities()
    }
}
