//! Building Progress (p. 21): step 4 of a turn, and builds that a tile or the era track offers.

use table::{Flow, Seat};

use crate::actions::Listing;
use crate::choice::{Ask, Cause, Choice};
use crate::context::Turn;
use crate::event::Event;
use crate::gain::Work;
use crate::need::Need;
use crate::state::{DISPLAY, Inventions};
use crate::words::{Hex, Tile, Type};

impl Inventions {
    /// Citizens to exhaust for a tile on this hex.
    pub(crate) fn tile_price(&self, seat: Seat, tile: Tile, hex: Hex) -> u8 {
        self.price_on(seat, hex, self.price_before_hex(seat, tile))
    }

    /// A Progress tile costs one less for each own invention of its type; Wealth has no type.
    fn price_before_hex(&self, seat: Seat, tile: Tile) -> i8 {
        match tile {
            Tile::Progress(kind, _) => 1 - self.inventions_of(seat, kind) as i8,
            Tile::Wealth(_) => 2,
        }
    }

    /// One more for each tile beside the hex, less with the hex's own discount.
    fn price_on(&self, seat: Seat, hex: Hex, price_before_hex: i8) -> u8 {
        let discount = self.facts().discount(hex) as i8;
        let beside = (self.player(seat).covered & hex.beside()).count_ones() as i8;
        (price_before_hex + beside - discount).max(0) as u8
    }

    /// Own inventions of a type.
    pub(crate) fn inventions_of(&self, seat: Seat, kind: Type) -> usize {
        self.player(seat).inventions.and(self.facts().cards_of(kind)).len()
    }

    /// Influence for building at all with so many tiles in the display, as its leftmost empty space shows.
    pub(crate) fn influence_to_build(tiles: usize) -> u8 {
        (DISPLAY - tiles) as u8
    }

    fn build_influence(&self, seat: Seat) -> u8 {
        Self::influence_to_build(self.player(seat).display.len())
    }

    /// Placements that can be paid once the hex's benefit is gained (rulings Q17).
    fn build_offers(&self, seat: Seat, mut each: impl FnMut(Choice) -> Listing) -> Listing {
        let player = self.player(seat);
        for &tile in &player.display {
            let price = self.price_before_hex(seat, tile);
            for hex in self.facts().hexes_without(player.covered) {
                let need = Need::of(tile.kind(), self.price_on(seat, hex, price));
                if self.is_payable_after(seat, need, self.facts().hex_benefit(hex)) {
                    each(Choice::Build(tile, hex))?;
                }
            }
        }
        Listing::Continue(())
    }

    fn offer_builds(&self, seat: Seat, influence: u8, offers: &mut Vec<Choice>) {
        if influence <= self.player(seat).influence {
            let all = self.build_offers(seat, |choice| {
                offers.push(choice);
                Listing::Continue(())
            });
            debug_assert!(all.is_continue());
        }
    }

    /// Whether a build at this price (or the display's) is possible.
    pub(crate) fn can_build(&self, seat: Seat, price: Option<u8>) -> bool {
        let price = price.unwrap_or_else(|| self.build_influence(seat));
        price <= self.player(seat).influence && self.build_offers(seat, |_| Listing::Break(())).is_break()
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
            if left > 0 {
                game.offer_builds(seat, influence, offers);
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
                game.offer_builds(seat, influence, offers);
                offers.push(Choice::Done);
            })?;
            let Some(Choice::Build(tile, hex)) = choice else { break };
            self.pay_influence(influence);
            influence = 0;
            self.build(tile, hex)?;
        }
        Ok(())
    }

    /// Places the tile, gains the hex's benefit, then pays. Actions, builds and ideas on the hex wait until the tile is
    /// paid, so that they cannot spend or change what is needed.
    fn build(&mut self, tile: Tile, hex: Hex) -> Flow {
        let citizens = self.tile_price(self.seat, tile, hex);
        let player = self.me_mut();
        player.display.retain(|other| *other != tile);
        player.map.push((hex, tile));
        player.covered |= 1 << hex.index();
        self.tell(|seat| Event::Built { seat, tile, hex });
        let need = Need::of(tile.kind(), citizens);
        let mut turn = self.by(Cause::Hex(hex));
        let benefit = turn.facts().hex_benefit(hex);
        let parts = turn.keeping_payable(need).choose_way(benefit)?;
        for (place, part) in parts.iter().enumerate().filter(|(_, part)| !part.waits()) {
            turn.keeping_payable(need.before(&parts[place + 1..])).gain(*part)?;
        }
        match tile.kind() {
            Some(kind) => turn.employ(kind, Work { moved: 0, exhausted: citizens }, 0)?,
            None => turn.exhaust_any(citizens)?,
        }
        for part in parts.iter().filter(|part| part.waits()) {
            turn.gain(*part)?;
        }
        Ok(())
    }

    /// A Wealth tile is paid with any mix of specialists and scholars.
    fn exhaust_any(&mut self, citizens: u8) -> Flow {
        let seat = self.seat;
        for left in (1..=citizens).rev() {
            let choice = self.ask(Ask::Exhaust { left }, |game, offers| {
                let player = game.player(seat);
                let home = Type::ALL.into_iter().filter(|kind| player.home[*kind] > 0);
                offers.extend(home.map(Choice::Exhaust));
                if player.scholars > 0 {
                    offers.extend(Type::ALL.map(Choice::ExhaustScholar));
                }
            })?;
            match choice {
                Some(Choice::Exhaust(kind)) => {
                    self.me_mut().home[kind] -= 1;
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
