//! Phase II: a turn, its action and the conversions around it (p. 11-16).

use table::{Flow, Seat};

use crate::build::Spades;
use crate::choice::{Ask, Cause, Choice, Conversion};
use crate::city::Brought;
use crate::event::Event;
use crate::gain::Asking;
use crate::goods::{Goods, SAILING_COST, book_action_cost, power_action_cost, terraforming_cost};
use crate::map::{Hex, Hexes};
use crate::state::{AgeOfInnovation, Phase, ROUNDS, Scholar};
use crate::words::{
    Bonus, BookAction, Building, Competency, Discipline, Faction, Innovation, PowerAction, Special, Track,
};

/// For sending or returning a scholar, by the round bonus and by the competency.
pub(crate) const SENDING_POINTS: u8 = 2;

impl AgeOfInnovation {
    /// One conversion, one action, or the end of the turn.
    pub(crate) fn play_turn(&mut self, table: &mut Asking) -> Flow {
        let seat = self.turn;
        let ask = if self.acted { Ask::EndTurn } else { Ask::Action };
        let choice = Self::ask(table, seat, ask, Cause::Rules, |offers| {
            if self.acted {
                offers.push(Choice::EndTurn);
            } else {
                self.offer_actions(seat, offers);
            }
            self.offer_conversions(seat, offers);
            offers.extend(self.river_cities(seat).map(|(river, _)| Choice::RiverCity(river)));
        })?;
        let Some(choice) = choice else { unreachable!("one can always pass, or end the turn") };
        match choice {
            Choice::Convert(conversion) => self.convert(table, seat, conversion),
            Choice::RiverCity(river) => {
                self.found_river_city(table, seat, river)?;
                self.found_cities(table, seat)?;
            }
            Choice::EndTurn => self.next_turn(table),
            action => {
                self.acted = true;
                self.act(table, seat, action)?;
            }
        }
        Ok(())
    }

    fn next_turn(&mut self, table: &mut Asking) {
        let next = self.next_to_act();
        self.acted = false;
        match next {
            Some(seat) => {
                self.turn = seat;
                table.tell(|| Event::Turn { seat });
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
            if self.can_advance_track(seat, track) && self.can_pay(seat, self.track_price(seat, track)) {
                offers.push(Choice::Advance(track));
            }
        }
        self.offer_innovations(seat, offers);
        if player.scholars > 0 {
            self.offer_scholars(offers);
        }
        offers
            .extend(PowerAction::ALL.into_iter().filter(|&action| self.power_is_open(seat, action)).map(Choice::Power));
        offers.extend(
            self.book_actions.into_iter().filter(|&action| self.books_are_open(seat, action)).map(Choice::Books),
        );
        offers.extend(
            Special::ALL.into_iter().filter(|&special| self.special_is_open(seat, special)).map(Choice::Special),
        );
        if player.faction == Faction::Moles && player.tools > 0 && player.bridges_left > 0 {
            self.mole_bridge_sites(seat, offers);
        }
        if player.annexes > 0 {
            offers.extend((player.built & !player.annexed).iter().map(Choice::Annex));
        }
        offers.push(Choice::Pass);
    }

    fn offer_upgrades(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let player = self.player(seat);
        for hex in (player.built & !player.neutral).iter() {
            for to in Building::ALL {
                let fits = to.before() == Some(self.standing[hex]) && player.left[to.index()] > 0;
                if fits && self.can_pay(seat, self.upgrade_price(seat, hex, to)) {
                    offers.push(Choice::Upgrade(hex, to));
                }
            }
        }
    }

    pub(crate) fn upgrade_price(&self, seat: Seat, hex: Hex, to: Building) -> Goods {
        let others = self.occupied() & !self.player(seat).built;
        to.cost(self.adjacent(hex.bit()).meets(others))
    }

    /// Own workshops that a free upgrade can turn into guilds; own schools for palace 3.
    pub(crate) fn pieces(&self, seat: Seat, building: Building) -> impl Iterator<Item = Hex> + '_ {
        let player = self.player(seat);
        let guild = player.left[Building::Guild.index()] > 0;
        let own = if guild { player.built & !player.neutral } else { Hexes::NONE };
        own.iter().filter(move |&hex| self.standing[hex] == building)
    }

    pub(crate) fn track_price(&self, seat: Seat, track: Track) -> Goods {
        match track {
            Track::Sailing => SAILING_COST,
            Track::Terraforming => terraforming_cost(self.native(seat)),
        }
    }

    fn offer_scholars(&self, offers: &mut Vec<Choice>) {
        for discipline in Discipline::ALL {
            let [first, rest @ ..] = &self.spaces[discipline.index()];
            if first.is_none() {
                offers.push(Choice::Send(discipline, 3));
            }
            if rest.iter().any(Option::is_none) {
                offers.push(Choice::Send(discipline, 2));
            }
            offers.push(Choice::Return(discipline));
        }
    }

    pub fn power_price(&self, seat: Seat, action: PowerAction) -> u8 {
        power_action_cost(action) - u8::from(self.player(seat).faction == Faction::Illusionists)
    }

    /// An orange octagon may be covered by whoever can pay for it, also if it brings nothing: nothing in the rulebook
    /// forbids it (p. 15).
    fn power_is_open(&self, seat: Seat, action: PowerAction) -> bool {
        !self.is_power_used(action) && self.player(seat).bowls[2] >= self.power_price(seat, action)
    }

    fn books_are_open(&self, seat: Seat, action: BookAction) -> bool {
        !self.is_book_used(action) && self.player(seat).book_count() >= book_action_cost(action)
    }

    fn special_is_open(&self, seat: Seat, special: Special) -> bool {
        let player = self.player(seat);
        !player.has_used(special)
            && match special {
                Special::Faction => matches!(player.faction, Faction::Philosophers | Faction::Psychics),
                Special::Palace if !player.palace_built() => false,
                // Of this one the rulebook says that it needs a guild on the display (p. 22).
                Special::Palace if player.palace == 3 => player.left[Building::Guild.index()] > 0,
                Special::Palace => matches!(player.palace, 1 | 2 | 4 | 6 | 13),
                Special::Bonus => matches!(player.bonus, Bonus::Spade | Bonus::Bridge | Bonus::Knowledge),
                Special::Competency => player.has_competency(Competency::FourPower),
                Special::DeusExMachina => player.has_innovation(Innovation::DeusExMachina),
                Special::Professors => player.has_innovation(Innovation::Professors),
            }
    }

    fn act(&mut self, table: &mut Asking, seat: Seat, action: Choice) -> Flow {
        match action {
            Choice::Build(way, hex) => self.build_workshop(table, seat, way, hex),
            Choice::Dig(way, hex, terrain) => self.dig(table, seat, (way, hex, terrain), 0),
            Choice::Upgrade(hex, to) => self.upgrade(table, seat, hex, to),
            Choice::Advance(track) => {
                self.pay(table, seat, self.track_price(seat, track));
                self.advance_track(table, seat, track)
            }
            Choice::Innovate(innovation) => self.develop(table, seat, innovation),
            Choice::Send(discipline, value) => self.send(table, seat, discipline, value),
            Choice::Return(discipline) => {
                self.player_mut(seat).scholars -= 1;
                table.tell(|| Event::Returned { seat, discipline });
                self.after_sending(table, seat, discipline, 1)
            }
            Choice::Power(action) => self.power_action(table, seat, action),
            Choice::Books(action) => self.book_action(table, seat, action),
            Choice::Special(special) => self.special_action(table, seat, special),
            Choice::Bridge(a, b) => {
                self.pay(table, seat, Goods::tools(1));
                self.build_bridge(table, seat, a, b)
            }
            Choice::Annex(hex) => self.place_annex(table, seat, hex),
            Choice::Pass => self.pass(table, seat),
            other => unreachable!("'{other}' is not an action"),
        }
    }

    fn upgrade(&mut self, table: &mut Asking, seat: Seat, hex: Hex, to: Building) -> Flow {
        self.pay(table, seat, self.upgrade_price(seat, hex, to));
        self.exchange(table, seat, hex, to)?;
        match to {
            Building::Palace => self.take_palace(table, seat),
            Building::School | Building::University => {
                self.found_cities_and(table, seat, Brought::Competency(Cause::Rules))
            }
            _ => self.found_cities(table, seat),
        }
    }

    fn send(&mut self, table: &mut Asking, seat: Seat, discipline: Discipline, value: u8) -> Flow {
        let [first, rest @ ..] = &mut self.spaces[discipline.index()];
        let space = if value == 3 { Some(first) } else { rest.iter_mut().find(|space| space.is_none()) };
        *space.expect("only free spaces are offered") = Some(Scholar::Of(seat));
        let player = self.player_mut(seat);
        player.scholars -= 1;
        player.sent += 1;
        table.tell(|| Event::Sent { seat, discipline, value });
        self.after_sending(table, seat, discipline, value)
    }

    fn after_sending(&mut self, table: &mut Asking, seat: Seat, discipline: Discipline, levels: u8) -> Flow {
        for cause in self.sending_points(seat) {
            self.score(table, seat, SENDING_POINTS.into(), cause);
        }
        self.advance(table, seat, discipline, levels, Cause::Rules)
    }

    /// What scores for sending a scholar.
    pub(crate) fn sending_points(&self, seat: Seat) -> impl Iterator<Item = Cause> + use<> {
        let player = self.player(seat);
        let bonus = (player.bonus == Bonus::SendScholar).then_some(Cause::Bonus(Bonus::SendScholar));
        let competency = Competency::SendScholar;
        let competency = player.has_competency(competency).then_some(Cause::Competency(competency));
        [bonus, competency].into_iter().flatten()
    }

    fn power_action(&mut self, table: &mut Asking, seat: Seat, action: PowerAction) -> Flow {
        table.tell(|| Event::PowerAction { seat, action });
        self.used_power |= 1 << action.index();
        self.pay(table, seat, Goods::power(self.power_price(seat, action)));
        if self.player(seat).faction == Faction::Illusionists {
            let points = self.rules.factions.values(self.seats()).illusionists;
            self.score(table, seat, points.into(), Cause::Faction(Faction::Illusionists));
        }
        let cause = Cause::Power(action);
        match action {
            PowerAction::Bridge => self.build_bridges(table, seat, 1, false, cause),
            PowerAction::Scholar => self.gain(table, seat, Goods::scholars(1), cause),
            PowerAction::Tools => self.gain(table, seat, Goods::tools(2), cause),
            PowerAction::Coins => self.gain(table, seat, Goods::coins(7), cause),
            PowerAction::OneSpade => self.terraform_and_build(table, seat, Spades::of_action(1), cause),
            PowerAction::TwoSpades => self.terraform_and_build(table, seat, Spades::of_action(2), cause),
        }
    }

    fn book_action(&mut self, table: &mut Asking, seat: Seat, action: BookAction) -> Flow {
        table.tell(|| Event::BookAction { seat, action });
        self.used_books |= 1 << action.index();
        let cause = Cause::Books(action);
        self.pay_books(table, seat, book_action_cost(action), cause)?;
        match action {
            BookAction::Power => self.gain(table, seat, Goods::power(5), cause),
            BookAction::Levels => self.gain_levels_in_one(table, seat, 2, cause),
            BookAction::Coins => self.gain(table, seat, Goods::coins(6), cause),
            BookAction::Guild => self.free_guild(table, seat, cause),
            BookAction::GuildPoints => {
                let guilds = self.count(seat, Building::Guild);
                self.gain(table, seat, Goods::points(2 * guilds), cause)
            }
            BookAction::ThreeSpades => self.terraform_and_build(table, seat, Spades::of_action(3), cause),
        }
    }

    fn free_guild(&mut self, table: &mut Asking, seat: Seat, cause: Cause) -> Flow {
        let choice = Self::ask(table, seat, Ask::Upgrade, cause, |offers| {
            let workshops = self.pieces(seat, Building::Workshop);
            offers.extend(workshops.map(|hex| Choice::Upgrade(hex, Building::Guild)));
        })?;
        match choice {
            Some(Choice::Upgrade(hex, to)) => {
                self.exchange(table, seat, hex, to)?;
                self.found_cities(table, seat)
            }
            _ => Ok(()),
        }
    }

    fn special_action(&mut self, table: &mut Asking, seat: Seat, special: Special) -> Flow {
        table.tell(|| Event::Special { seat, special });
        self.player_mut(seat).used |= 1 << special.index();
        let cause = self.special_cause(seat, special);
        match special {
            Special::Faction if self.player(seat).faction == Faction::Psychics => {
                // Five power, and another action at once (p. 20).
                self.acted = false;
                self.gain(table, seat, Goods::power(5), cause)
            }
            Special::Faction => self.gain(table, seat, Goods::books(1), cause),
            Special::Palace => match self.player(seat).palace {
                1 => self.gain(table, seat, Goods::tools(2), cause),
                2 => self.terraform_and_build(table, seat, Spades::of_action(2), cause),
                3 => self.palace_3(table, seat, cause),
                4 => self.free_guild(table, seat, cause),
                6 => self.gain_levels_in_one(table, seat, 2, cause),
                _ => self.gain(table, seat, Goods { coins: 3, books: 1, ..Goods::NONE }, cause),
            },
            Special::Bonus => match self.player(seat).bonus {
                Bonus::Spade => self.terraform_and_build(table, seat, Spades::of_action(1), cause),
                Bonus::Bridge => self.build_bridges(table, seat, 1, false, cause),
                _ => self.gain_levels(table, seat, 1, cause),
            },
            Special::Competency => self.gain(table, seat, Goods::power(4), cause),
            Special::DeusExMachina => self.terraform_and_build(table, seat, Spades::of_action(1), cause),
            Special::Professors => self.gain(table, seat, Goods { scholars: 1, points: 3, ..Goods::NONE }, cause),
        }
    }

    /// A school becomes a guild again, for three points and a tool.
    fn palace_3(&mut self, table: &mut Asking, seat: Seat, cause: Cause) -> Flow {
        let choice = Self::ask(table, seat, Ask::Downgrade, cause, |offers| {
            offers.extend(self.pieces(seat, Building::School).map(Choice::Downgrade));
        })?;
        let Some(Choice::Downgrade(hex)) = choice else { return Ok(()) };
        self.gain(table, seat, Goods { points: 3, tools: 1, ..Goods::NONE }, cause)?;
        self.exchange(table, seat, hex, Building::Guild)?;
        self.found_cities(table, seat)
    }

    /// Pass bonuses, then a new round bonus, then a place in the next round's order (p. 16).
    fn pass(&mut self, table: &mut Asking, seat: Seat) -> Flow {
        table.tell(|| Event::Passed { seat });
        self.pass_bonuses(table, seat)?;
        self.passed.push(seat);
        if self.round == ROUNDS {
            return Ok(());
        }
        let choice = Self::ask(table, seat, Ask::Bonus, Cause::Rules, |offers| {
            offers.extend(self.free_bonuses().map(Choice::Bonus));
        })?;
        let Some(Choice::Bonus(bonus)) = choice else { unreachable!("three round bonuses lie free") };
        let old = self.player(seat).bonus;
        self.take_bonus(table, seat, bonus);
        self.bonuses |= 1 << old.index();
        Ok(())
    }

    pub(crate) fn take_bonus(&mut self, table: &mut Asking, seat: Seat, bonus: Bonus) {
        self.bonuses &= !(1 << bonus.index());
        let coins = std::mem::take(&mut self.bonus_coins[bonus.index()]);
        let player = self.player_mut(seat);
        player.bonus = bonus;
        player.coins += u16::from(coins);
        table.tell(|| Event::TookBonus { seat, bonus, coins });
    }

    fn pass_bonuses(&mut self, table: &mut Asking, seat: Seat) -> Flow {
        let schools = self.count(seat, Building::School);
        let bonus = self.player(seat).bonus;
        // Levels first: the lowest discipline may rise by them.
        if bonus == Bonus::PassSchool {
            self.gain_levels(table, seat, schools, Cause::Bonus(bonus))?;
        }
        for (cause, points) in self.pass_points(seat) {
            self.score(table, seat, points.into(), cause);
        }
        Ok(())
    }

    /// What passing would score now.
    pub fn pass_points(&self, seat: Seat) -> impl Iterator<Item = (Cause, u8)> + use<> {
        let player = self.player(seat);
        let [schools, guilds] = [Building::School, Building::Guild].map(|building| self.count(seat, building));
        let great = self.count(seat, Building::Palace) + self.count(seat, Building::University);
        let lowest = player.levels.into_iter().min().unwrap_or(0);
        let bonus = Bonus::PassPalaceUniversity;
        let colleges = self.rules.tiles.differences().colleges_when_passing;
        let innovation =
            |innovation, points| player.has_innovation(innovation).then_some((Cause::Innovation(innovation), points));
        let competency =
            |competency, points| player.has_competency(competency).then_some((Cause::Competency(competency), points));
        [
            (player.bonus == bonus).then_some((Cause::Bonus(bonus), 4 * great)),
            player.has_palace(7).then_some((Cause::Palace(7), 3 * schools)),
            innovation(Innovation::TradingRoutes, 2 * guilds),
            innovation(Innovation::Colleges, 5 * schools).filter(|_| colleges),
            competency(Competency::PassCities, 2 * player.cities()),
            competency(Competency::PassLowest, lowest),
        ]
        .into_iter()
        .flatten()
    }

    fn offer_conversions(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let player = self.player(seat);
        let power = player.bowls[2];
        let open = |conversion: &Conversion| match conversion {
            Conversion::PowerToCoin => power >= 1,
            Conversion::PowerToTool => power >= 3,
            Conversion::PowerToScholar => power >= 5 && player.scholars_left() > 0,
            Conversion::PowerToBook(discipline) => power >= 5 && self.book_supply(*discipline) > 0,
            Conversion::ScholarToTool => player.scholars > 0,
            Conversion::ToolToCoin => player.tools > 0,
            Conversion::BookToCoin(discipline) => player.books[discipline.index()] > 0,
            Conversion::Sacrifice => player.bowls[1] >= 2,
        };
        let books = Discipline::ALL
            .into_iter()
            .flat_map(|discipline| [Conversion::PowerToBook(discipline), Conversion::BookToCoin(discipline)]);
        offers.extend(Conversion::PLAIN.into_iter().chain(books).filter(open).map(Choice::Convert));
    }

    fn convert(&mut self, table: &mut Asking, seat: Seat, conversion: Conversion) {
        table.tell(|| Event::Converted { seat, conversion });
        let player = self.player_mut(seat);
        let mut spend = |power: u8| {
            player.bowls[2] -= power;
            player.bowls[0] += power;
        };
        match conversion {
            Conversion::PowerToCoin => {
                spend(1);
                player.coins += 1;
            }
            Conversion::PowerToTool => {
                spend(3);
                player.tools += 1;
            }
            Conversion::PowerToScholar => {
                spend(5);
                player.scholars += 1;
            }
            Conversion::PowerToBook(discipline) => {
                spend(5);
                player.books[discipline.index()] += 1;
            }
            Conversion::ScholarToTool => {
                player.scholars -= 1;
                player.tools += 1;
            }
            Conversion::ToolToCoin => {
                player.tools -= 1;
                player.coins += 1;
            }
            Conversion::BookToCoin(discipline) => {
                player.books[discipline.index()] -= 1;
                player.coins += 1;
            }
            Conversion::Sacrifice => {
                player.bowls[1] -= 2;
                player.bowls[2] += 1;
            }
        }
    }
}
