//! Phase II: a turn, its action and the conversions around it (p. 11-16).

use table::{Flow, Seat};

use crate::choice::{Ask, Cause, Choice, Conversion};
use crate::city::Brought;
use crate::components::{Effect, SAILING_COST};
use crate::context::{Tape, Turn};
use crate::effects::Origin;
use crate::event::Event;
use crate::goods::Goods;
use crate::map::{Hex, Hexes};
use crate::state::{AgeOfInnovation, Phase, ROUNDS, Scholar};
use crate::words::{Bonus, BookAction, Building, Discipline, PowerAction, Special, Track};

/// Levels for a scholar on a space of the science display: on the first space, and on the others.
pub const FIRST_SPACE: u8 = 3;
pub const OTHER_SPACE: u8 = 2;
/// Every discipline has these spaces.
pub(crate) const SPACES: [u8; 4] = [FIRST_SPACE, OTHER_SPACE, OTHER_SPACE, OTHER_SPACE];
/// Levels for a scholar who is returned to the supply.
pub(crate) const RETURNED: u8 = 1;

impl AgeOfInnovation {
    /// One conversion, one action, or the end of the turn.
    pub(crate) fn play_turn(&mut self, tape: &mut Tape) -> Flow {
        let seat = self.turn;
        let acted = self.acted;
        let mut turn = Turn::new(self, tape, seat);
        let choice = turn.ask(if acted { Ask::EndTurn } else { Ask::Action }, |game, offers| {
            if acted {
                offers.push(Choice::EndTurn);
            } else {
                game.offer_actions(seat, offers);
            }
            game.offer_conversions(seat, offers);
            offers.extend(game.river_cities(seat).map(|(river, _)| Choice::RiverCity(river)));
        })?;
        let Some(choice) = choice else { unreachable!("one can always pass, or end the turn") };
        match choice {
            Choice::Convert(conversion) => turn.convert(conversion),
            Choice::RiverCity(river) => {
                turn.found_river_city(river)?;
                turn.found_cities()?;
            }
            Choice::EndTurn => self.next_turn(tape),
            action => {
                turn.acted = true;
                turn.act(action)?;
            }
        }
        Ok(())
    }

    fn next_turn(&mut self, tape: &mut Tape) {
        let next = self.next_to_act();
        self.acted = false;
        match next {
            Some(seat) => {
                self.turn = seat;
                tape.tell(|| Event::Turn { seat });
            }
            None => {
                self.phase = if self.round == ROUNDS { Phase::Over } else { Phase::Science };
                self.stage = 0;
            }
        }
    }

    fn offer_actions(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let player = self.player(seat);
        self.offer_terraform_and_build(seat, offers);
        self.offer_upgrades(seat, offers);
        for track in Track::ALL {
            if self.can_advance_track(seat, track) && player.can_pay(self.track_price(seat, track)) {
                offers.push(Choice::Advance(track));
            }
        }
        self.offer_innovations(seat, offers);
        if player.scholars > 0 {
            self.offer_scholars(offers);
        }
        self.offer_board_actions(seat, offers);
        for special in Special::ALL {
            if self.special_is_open(seat, special) {
                offers.push(Choice::Special(special));
            }
        }
        let bridges = self.faction_row(seat).bridges_anywhere;
        if bridges.is_some_and(|price| player.bridges_left > 0 && player.can_pay(price)) {
            self.offer_bridges_anywhere(seat, offers);
        }
        if player.annexes > 0 {
            offers.extend((player.built & !player.annexed).iter().map(Choice::Annex));
        }
        offers.push(Choice::Pass);
    }

    fn offer_upgrades(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let player = self.player(seat);
        let beside_others = self.beside_others(seat);
        for hex in (player.built & !player.neutral).iter() {
            for &to in self.standing[hex].upgrades() {
                let price = to.price(beside_others.has(hex));
                if player.left[to] > 0 && player.can_pay(price) {
                    offers.push(Choice::Upgrade(hex, to));
                }
            }
        }
    }

    /// Land beside buildings of other players.
    fn beside_others(&self, seat: Seat) -> Hexes {
        self.adjacent(self.occupied() & !self.player(seat).built)
    }

    pub(crate) fn upgrade_price(&self, seat: Seat, hex: Hex, to: Building) -> Goods {
        to.price(self.beside_others(seat).has(hex))
    }

    /// Own pieces of this kind that can become guilds: there must be a guild on the display.
    pub(crate) fn becomes_guild(&self, seat: Seat, building: Building) -> impl Iterator<Item = Hex> + '_ {
        let player = self.player(seat);
        let pieces = if player.left[Building::Guild] > 0 { player.built & !player.neutral } else { Hexes::NONE };
        pieces.iter().filter(move |&hex| self.standing[hex] == building)
    }

    pub(crate) fn track_price(&self, seat: Seat, track: Track) -> Goods {
        match track {
            Track::Sailing => SAILING_COST,
            Track::Terraforming => self.native(seat).printed().terraforming_cost,
        }
    }

    fn offer_scholars(&self, offers: &mut Vec<Choice>) {
        for discipline in Discipline::ALL {
            let [first, rest @ ..] = &self.spaces[discipline];
            if first.is_none() {
                offers.push(Choice::Send(discipline, FIRST_SPACE));
            }
            if rest.iter().any(Option::is_none) {
                offers.push(Choice::Send(discipline, OTHER_SPACE));
            }
            offers.push(Choice::Return(discipline));
        }
    }

    pub fn power_price(&self, seat: Seat, action: PowerAction) -> u8 {
        action.printed().cost.power - self.faction_row(seat).power_discount
    }

    /// Power and book actions. An orange octagon may be covered by whoever can pay for it, also if it brings nothing:
    /// nothing in the rulebook forbids it (p. 15).
    fn offer_board_actions(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let player = self.player(seat);
        for action in PowerAction::ALL {
            if !self.is_power_used(action) && player.bowls[2] >= self.power_price(seat, action) {
                offers.push(Choice::Power(action));
            }
        }
        for action in self.book_actions {
            if !self.is_book_used(action) && player.can_pay(action.printed().cost) {
                offers.push(Choice::Books(action));
            }
        }
    }

    fn special_is_open(&self, seat: Seat, special: Special) -> bool {
        let player = self.player(seat);
        !player.has_used(special)
            && match self.special_action(seat, special) {
                [] => false,
                // Of this one the rulebook says that it needs a guild on the display (p. 22).
                [Effect::SchoolToGuild(_)] => player.left[Building::Guild] > 0,
                _ => true,
            }
    }

    /// What scores for sending a scholar.
    pub(crate) fn sending_points(&self, seat: Seat) -> impl Iterator<Item = (Cause, u8)> + '_ {
        self.rows(seat).map(|(cause, row)| (cause, row.on_send)).filter(|(_, points)| *points > 0)
    }

    /// What passing would score now.
    pub fn pass_points(&self, seat: Seat) -> impl Iterator<Item = (Cause, u8)> + '_ {
        let effects = self.rows(seat).flat_map(|(cause, row)| row.on_pass.iter().map(move |effect| (cause, effect)));
        effects.map(move |(cause, effect)| (cause, self.effect_gain(seat, effect).points))
    }

    fn offer_conversions(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let player = self.player(seat);
        let is_open = |conversion: Conversion| {
            player.can_pay(conversion.price().pay)
                && match conversion {
                    Conversion::PowerToScholar => player.scholars_left() > 0,
                    Conversion::PowerToBook(discipline) => self.book_supply(discipline) > 0,
                    Conversion::BookToCoin(discipline) => player.books[discipline] > 0,
                    Conversion::Sacrifice => player.bowls[1] >= Conversion::SACRIFICED,
                    Conversion::PowerToCoin
                    | Conversion::PowerToTool
                    | Conversion::ScholarToTool
                    | Conversion::ToolToCoin => true,
                }
        };
        for conversion in Conversion::PLAIN {
            if is_open(conversion) {
                offers.push(Choice::Convert(conversion));
            }
        }
        for discipline in Discipline::ALL {
            for conversion in [Conversion::PowerToBook(discipline), Conversion::BookToCoin(discipline)] {
                if is_open(conversion) {
                    offers.push(Choice::Convert(conversion));
                }
            }
        }
    }
}

impl Turn<'_> {
    fn act(&mut self, action: Choice) -> Flow {
        match action {
            Choice::Build(way, hex) => self.build_workshop(way, hex),
            Choice::Dig(way, hex, terrain) => self.dig(way, hex, terrain, 0),
            Choice::Upgrade(hex, to) => self.upgrade(hex, to),
            Choice::Advance(track) => {
                let price = self.track_price(self.seat, track);
                self.pay(price);
                self.advance_track(track)
            }
            Choice::Innovate(innovation) => self.develop(innovation),
            Choice::Send(discipline, value) => self.send(discipline, value),
            Choice::Return(discipline) => {
                self.me_mut().scholars -= 1;
                self.tell(|seat| Event::Returned { seat, discipline });
                self.after_sending(discipline, RETURNED)
            }
            Choice::Power(action) => self.power_action(action),
            Choice::Books(action) => self.book_action(action),
            Choice::Special(special) => self.use_special(special),
            Choice::Bridge(a, b) => {
                let price = self.faction_row(self.seat).bridges_anywhere.expect("only offered to who may");
                self.pay(price);
                self.build_bridge(a, b)
            }
            Choice::Annex(hex) => self.place_annex(hex),
            Choice::Pass => self.pass(),
            other => unreachable!("'{other}' is not an action"),
        }
    }

    fn upgrade(&mut self, hex: Hex, to: Building) -> Flow {
        let price = self.upgrade_price(self.seat, hex, to);
        self.pay(price);
        self.exchange(hex, to)?;
        match to {
            Building::Palace => self.take_palace(),
            Building::School | Building::University => self.found_cities_and(Brought::Competency),
            Building::Workshop | Building::Guild | Building::Tower | Building::Monument => self.found_cities(),
        }
    }

    fn send(&mut self, discipline: Discipline, value: u8) -> Flow {
        let scholar = Scholar::Of(self.seat);
        let [first, rest @ ..] = &mut self.spaces[discipline];
        let space = if value == FIRST_SPACE { Some(first) } else { rest.iter_mut().find(|space| space.is_none()) };
        *space.expect("only free spaces are offered") = Some(scholar);
        let player = self.me_mut();
        player.scholars -= 1;
        player.sent += 1;
        self.tell(|seat| Event::Sent { seat, discipline, value });
        self.after_sending(discipline, value)
    }

    fn after_sending(&mut self, discipline: Discipline, levels: u8) -> Flow {
        let scored: arrayvec::ArrayVec<(Cause, u8), 20> = self.sending_points(self.seat).collect();
        for (cause, points) in scored {
            self.by(cause).score(points.into());
        }
        self.advance(discipline, levels)
    }

    fn power_action(&mut self, action: PowerAction) -> Flow {
        self.tell(|seat| Event::PowerAction { seat, action });
        self.used_power.insert(action);
        let price = self.power_price(self.seat, action);
        self.pay(Goods { power: price, ..Goods::NONE });
        let faction = self.me().faction;
        let points = self.by_players(&self.faction_row(self.seat).on_power_action);
        self.by(Cause::Faction(faction)).score(points.into());
        self.by(Cause::Power(action)).carry_out(action.printed().effects, Origin::Action)
    }

    fn book_action(&mut self, action: BookAction) -> Flow {
        self.tell(|seat| Event::BookAction { seat, action });
        self.used_books.insert(action);
        let mut by_action = self.by(Cause::Books(action));
        by_action.pay_books(action.printed().cost.books)?;
        by_action.carry_out(action.printed().effects, Origin::Action)
    }

    fn use_special(&mut self, special: Special) -> Flow {
        self.tell(|seat| Event::Special { seat, special });
        self.me_mut().used.insert(special);
        let cause = self.special_cause(self.seat, special).expect("only offered to who has it");
        let effects = self.special_action(self.seat, special);
        self.by(cause).carry_out(effects, Origin::Action)
    }

    /// Pass bonuses, then a new round bonus, then a place in the next round's order (p. 16). Tiles whose points count
    /// levels come after the round bonus, which may bring levels.
    fn pass(&mut self) -> Flow {
        self.tell(|seat| Event::Passed { seat });
        self.react(|row| row.on_pass)?;
        let seat = self.seat;
        self.passed.push(seat);
        if self.round == ROUNDS {
            return Ok(());
        }
        let choice = self.ask(Ask::Bonus, |game, offers| offers.extend(game.free_bonuses().map(Choice::Bonus)))?;
        let Some(Choice::Bonus(bonus)) = choice else { unreachable!("three round bonuses lie free") };
        let old = self.me().bonus;
        self.take_bonus(bonus);
        self.bonuses.insert(old);
        Ok(())
    }

    pub fn take_bonus(&mut self, bonus: Bonus) {
        self.bonuses.remove(bonus);
        let coins = std::mem::take(&mut self.bonus_coins[bonus]);
        let player = self.me_mut();
        player.bonus = bonus;
        player.coins += u16::from(coins);
        self.tell(|seat| Event::TookBonus { seat, bonus, coins });
    }

    fn convert(&mut self, conversion: Conversion) {
        self.tell(|seat| Event::Converted { seat, conversion });
        let price = conversion.price();
        let player = self.me_mut();
        player.pay(price.pay);
        player.coins += u16::from(price.gain.coins);
        player.tools += u16::from(price.gain.tools);
        player.scholars += price.gain.scholars;
        match conversion {
            Conversion::PowerToBook(discipline) => player.books[discipline] += price.gain.books,
            Conversion::BookToCoin(discipline) => player.books[discipline] -= price.pay.books,
            // One of the tokens leaves the game, so that another moves up.
            Conversion::Sacrifice => {
                player.bowls[1] -= Conversion::SACRIFICED;
                player.bowls[2] += 1;
            }
            Conversion::PowerToCoin
            | Conversion::PowerToTool
            | Conversion::PowerToScholar
            | Conversion::ScholarToTool
            | Conversion::ToolToCoin => {}
        }
    }
}
