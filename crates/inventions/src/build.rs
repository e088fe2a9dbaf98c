//! Building Progress (p. 21): step 4 of a turn, and builds that a tile or the era track offers.

use table::{Flow, Seat};

use crate::choice::{Ask, Cause, Choice};
use crate::components::Benefit;
use crate::context::Turn;
use crate::event::Event;
use crate::gain::{Need, Work};
use crate::state::{DISPLAY, Inventions};
use crate::words::{Hex, Tile, Type};

impl Inventions {
    /// Citizens to exhaust for a tile on this hex, with the hex's own discount.
    pub(crate) fn tile_price(&self, seat: Seat, tile: Tile, hex: Hex) -> u8 {
        let discount = match self.facts().hex_benefit(hex) {
            Benefit::Discount(citizens) => citizens,
            _ => 0,
        };
        let beside = (self.player(seat).covered & hex.beside()).count_ones() as u8;
        (self.base_price(tile) + beside).saturating_sub(self.invention_discount(seat, tile) + discount)
    }

    fn base_price(&self, tile: Tile) -> u8 {
        match tile {
            Tile::Progress(..) => 1,
            Tile::Wealth(_) => 2,
        }
    }

    /// One less for each own invention of the tile's type; Wealth has no type.
    fn invention_discount(&self, seat: Seat, tile: Tile) -> u8 {
        let own = |kind: Type| {
            let inventions = self.player(seat).inventions.iter();
            inventions.filter(|card| self.facts().card(*card).kind == kind).count() as u8
        };
        tile.kind().map_or(0, own)
    }

    /// Influence for building at all, by the tiles in the display.
    pub(crate) fn build_influence(&self, seat: Seat) -> u8 {
        (DISPLAY - self.player(seat).display.len()) as u8
    }

    /// Placements that can be paid once the hex's benefit is gained (rulings Q17).
    fn build_offers(&self, seat: Seat) -> impl Iterator<Item = Choice> + '_ {
        let player = self.player(seat);
        player.display.iter().flat_map(move |&tile| {
            let free = self.facts().hexes().filter(|hex| player.covered & (1 << hex.index()) == 0);
            let payable = move |hex: &Hex| {
                let need = Need { kind: tile.kind(), citizens: self.tile_price(seat, tile, *hex) };
                self.is_payable_after(seat, need, self.facts().hex_benefit(*hex))
            };
            free.filter(payable).map(move |hex| Choice::Build(tile, hex))
        })
    }

    /// Whether a build at this price (or the display's) is possible.
    pub(crate) fn can_build(&self, seat: Seat, price: Option<u8>) -> bool {
        let price = price.unwrap_or_else(|| self.build_influence(seat));
        price <= self.player(seat).influence && self.build_offers(seat).next().is_some()
    }

    fn build_limit(&self, seat: Seat) -> u8 {
        self.own_era(seat) - 1
    }
}

impl Turn<'_> {
    /// Step 4: one tile, an Economy tile, or the end of the turn.
    pub fn play_build(&mut self) -> Flow {
        let seat = self.seat;
        let limit = self.build_limit(seat);
        let (influence, left) = match self.now.built {
            None => (self.build_influence(seat), limit),
            Some(built) => (0, limit - built),
        };
        let choice = self.ask(Ask::Build { left, influence }, |game, offers| {
            if left > 0 && influence <= game.player(seat).influence {
                offers.extend(game.build_offers(seat));
            }
            game.offer_economy(seat, offers);
            offers.push(Choice::Done);
        })?;
        match choice {
            Some(Choice::Build(tile, hex)) => {
                self.pay_influence(influence);
                self.now.built = Some(self.now.built.unwrap_or(0) + 1);
                self.build(tile, hex)?;
            }
            Some(Choice::Economy(number)) => self.use_economy(number)?,
            _ => self.end(),
        }
        Ok(())
    }

    fn end(&mut self) {
        let (game, tape) = self.split();
        game.next_turn(tape);
    }

    /// A build that something offers: its own price, the same limit (rulings Q18).
    pub fn build_for_benefit(&mut self, price: Option<u8>) -> Flow {
        let seat = self.seat;
        let mut influence = price.unwrap_or_else(|| self.build_influence(seat));
        for left in (1..=self.build_limit(seat)).rev() {
            let choice = self.ask(Ask::Build { left, influence }, |game, offers| {
                if influence <= game.player(seat).influence {
                    offers.extend(game.build_offers(seat));
                }
                offers.push(Choice::Done);
            })?;
            let Some(Choice::Build(tile, hex)) = choice else { break };
            self.pay_influence(influence);
            influence = 0;
            self.build(tile, hex)?;
        }
        Ok(())
    }

    /// Places the tile, gains the hex's benefit, then pays. An action or a build on the hex waits until the tile is
    /// paid, so that it cannot spend what is needed.
    fn build(&mut self, tile: Tile, hex: Hex) -> Flow {
        let citizens = self.tile_price(self.seat, tile, hex);
        let player = self.me_mut();
        player.display.retain(|other| *other != tile);
        player.map.push((hex, tile));
        player.covered |= 1 << hex.index();
        self.tell(|seat| Event::Built { seat, tile, hex });
        let benefit = self.facts().hex_benefit(hex);
        let mut turn = self.by(Cause::Hex(hex));
        let later = matches!(benefit, Benefit::Action(_) | Benefit::Build(_));
        if !later {
            turn.keeping_payable(Need { kind: tile.kind(), citizens }).gain(benefit)?;
        }
        match tile.kind() {
            Some(kind) => turn.employ(kind, Work { moved: 0, exhausted: citizens }, 0)?,
            None => turn.exhaust_any(citizens)?,
        }
        if later {
            turn.gain(benefit)?;
        }
        Ok(())
    }

    /// A Wealth tile is paid with any mix of specialists and scholars.
    fn exhaust_any(&mut self, citizens: u8) -> Flow {
        let seat = self.seat;
        for left in (1..=citizens).rev() {
            let choice = self.ask(Ask::Exhaust { left }, |game, offers| {
                let player = game.player(seat);
                let home = Type::ALL.into_iter().filter(|kind| player.home[kind.index()] > 0);
                offers.extend(home.map(Choice::Exhaust));
                if player.scholars > 0 {
                    offers.extend(Type::ALL.map(Choice::ExhaustScholar));
                }
            })?;
            match choice {
                Some(Choice::Exhaust(kind)) => {
                    self.me_mut().home[kind.index()] -= 1;
                    self.exhaust(kind, 1, 0);
                }
                Some(Choice::ExhaustScholar(kind)) => {
                    self.me_mut().scholars -= 1;
                    self.exhaust(kind, 0, 1);
                }
                _ => unreachable!("only what can be paid is built"),
            }
        }
        Ok(())
    }
}
