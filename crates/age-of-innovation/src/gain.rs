//! Gaining and paying: goods, power, points, books and levels. Everything that changes a player's possessions passes
//! here.

use table::{Flow, Seat, Tape};

use crate::choice::{Ask, Cause, Choice, Question};
use crate::event::Event;
use crate::goods::{Goal, Goods, final_goal, level_power, round_goal};
use crate::state::{AgeOfInnovation, Phase, ROUNDS};
use crate::words::{Discipline, Innovation, Special, Track};

pub(crate) type Asking = Tape<AgeOfInnovation>;

/// The level that needs a key, and the last one.
const GATE: u8 = 7;
const TOP: u8 = 12;

impl AgeOfInnovation {
    pub(crate) fn ask(
        table: &mut Asking,
        seat: Seat,
        ask: Ask,
        cause: Cause,
        list: impl FnOnce(&mut Vec<Choice>),
    ) -> Flow<Option<Choice>> {
        table.ask(seat, Question { seat, ask, cause }, list)
    }

    pub(crate) fn can_pay(&self, seat: Seat, price: Goods) -> bool {
        let player = self.player(seat);
        player.coins >= price.coins.into()
            && player.tools >= price.tools.into()
            && player.scholars >= price.scholars
            && player.bowls[2] >= price.power
            && player.book_count() >= price.books
    }

    /// Pays coins, tools, scholars and power. Books are paid with [`Self::pay_books`].
    pub(crate) fn pay(&mut self, table: &mut Asking, seat: Seat, price: Goods) {
        let player = self.player_mut(seat);
        player.coins -= u16::from(price.coins);
        player.tools -= u16::from(price.tools);
        player.scholars -= price.scholars;
        player.bowls[2] -= price.power;
        player.bowls[0] += price.power;
        let goods = Goods { books: 0, ..price };
        if !goods.is_none() {
            table.tell(|| Event::Paid { seat, goods });
        }
    }

    /// Pays books of the payer's choice, one after the other.
    pub(crate) fn pay_books(&mut self, table: &mut Asking, seat: Seat, books: u8, cause: Cause) -> Flow {
        for left in (1..=books).rev() {
            // Where all must go there is nothing to choose.
            if self.player(seat).book_count() == left {
                for discipline in Discipline::ALL {
                    self.pay_books_of(table, seat, discipline, self.player(seat).books[discipline.index()]);
                }
                return Ok(());
            }
            let held = self.player(seat).books;
            let choice = Self::ask(table, seat, Ask::PayBook { left }, cause, |offers| {
                let held = Discipline::ALL.into_iter().filter(|discipline| held[discipline.index()] > 0);
                offers.extend(held.map(Choice::Book));
            })?;
            let Some(Choice::Book(discipline)) = choice else { unreachable!("who pays has books") };
            self.pay_books_of(table, seat, discipline, 1);
        }
        Ok(())
    }

    pub(crate) fn pay_books_of(&mut self, table: &mut Asking, seat: Seat, discipline: Discipline, books: u8) {
        if books > 0 {
            self.player_mut(seat).books[discipline.index()] -= books;
            table.tell(|| Event::BookPaid { seat, discipline, books });
        }
    }

    /// Moves power through the bowls (p. 7) and returns how much could be gained.
    pub(crate) fn cycle(&mut self, seat: Seat, power: u8) -> u8 {
        let [first, second, third] = &mut self.player_mut(seat).bowls;
        let up = power.min(*first);
        *first -= up;
        *second += up;
        let over = (power - up).min(*second);
        *second -= over;
        *third += over;
        up + over
    }

    /// Gains goods; those of free choice are asked for.
    pub(crate) fn gain(&mut self, table: &mut Asking, seat: Seat, goods: Goods, cause: Cause) -> Flow {
        debug_assert_eq!(goods.spades, 0, "spades are used, not gained");
        let power = self.cycle(seat, goods.power);
        let player = self.player_mut(seat);
        let scholars = goods.scholars.min(player.scholars_left());
        player.coins += u16::from(goods.coins);
        player.tools += u16::from(goods.tools);
        player.scholars += scholars;
        let gained = Goods { coins: goods.coins, tools: goods.tools, scholars, power, ..Goods::NONE };
        if !gained.is_none() {
            table.tell(|| Event::Gained { seat, goods: gained, cause });
        }
        self.score(table, seat, goods.points.into(), cause);
        self.gain_books(table, seat, goods.books, cause)?;
        self.gain_levels(table, seat, goods.levels, cause)
    }

    pub(crate) fn score(&mut self, table: &mut Asking, seat: Seat, points: i16, cause: Cause) {
        if points != 0 {
            self.player_mut(seat).points += points;
            table.tell(|| Event::Points { seat, points, cause });
        }
    }

    /// What the score tiles of this round give for it; only the action phase counts (appendix IX).
    pub(crate) fn goal_points(&self, goal: Goal) -> impl Iterator<Item = (Cause, u8)> + use<> {
        let tile = self.round_tiles[(self.round.clamp(1, ROUNDS) - 1) as usize];
        let round = (round_goal(tile), Cause::RoundTile(tile));
        let last = (self.round == ROUNDS).then_some((final_goal(self.final_tile), Cause::FinalTile(self.final_tile)));
        let counts = self.phase == Phase::Actions;
        let tiles = [Some(round), last].into_iter().flatten();
        tiles.filter(move |((scored, _), _)| counts && *scored == goal).map(|((_, points), cause)| (cause, points))
    }

    pub(crate) fn score_goal(&mut self, table: &mut Asking, seat: Seat, goal: Goal, times: u8) {
        for (cause, points) in self.goal_points(goal) {
            self.score(table, seat, i16::from(points) * i16::from(times), cause);
        }
    }

    pub(crate) fn gain_books(&mut self, table: &mut Asking, seat: Seat, books: u8, cause: Cause) -> Flow {
        for left in (1..=books).rev() {
            let choice = Self::ask(table, seat, Ask::GainBook { left }, cause, |offers| {
                let there = Discipline::ALL.into_iter().filter(|&discipline| self.book_supply(discipline) > 0);
                offers.extend(there.map(Choice::Book));
            })?;
            let Some(Choice::Book(discipline)) = choice else { return Ok(()) };
            self.gain_books_of(table, seat, discipline, 1, cause);
        }
        Ok(())
    }

    pub(crate) fn gain_books_of(
        &mut self,
        table: &mut Asking,
        seat: Seat,
        discipline: Discipline,
        books: u8,
        cause: Cause,
    ) {
        let books = books.min(self.book_supply(discipline));
        if books > 0 {
            self.player_mut(seat).books[discipline.index()] += books;
            table.tell(|| Event::BookGained { seat, discipline, books, cause });
        }
    }

    /// Whether a level can be gained (p. 10): beyond 7 with a key, 12 only once a discipline.
    pub(crate) fn can_advance(&self, seat: Seat, discipline: Discipline) -> bool {
        let track = discipline.index();
        match self.player(seat).levels[track] {
            GATE => self.player(seat).keys > 0,
            TOP => false,
            level if level + 1 == TOP => self.players[..self.seats()].iter().all(|player| player.levels[track] < TOP),
            _ => true,
        }
    }

    /// Levels of free choice, one after the other.
    pub(crate) fn gain_levels(&mut self, table: &mut Asking, seat: Seat, levels: u8, cause: Cause) -> Flow {
        for left in (1..=levels).rev() {
            let Some(discipline) = self.ask_discipline(table, seat, Ask::Level { left }, cause)? else { return Ok(()) };
            self.advance(table, seat, discipline, 1, cause)?;
        }
        Ok(())
    }

    /// Levels that cannot be split.
    pub(crate) fn gain_levels_in_one(&mut self, table: &mut Asking, seat: Seat, levels: u8, cause: Cause) -> Flow {
        match self.ask_discipline(table, seat, Ask::Levels { levels }, cause)? {
            Some(discipline) => self.advance(table, seat, discipline, levels, cause),
            None => Ok(()),
        }
    }

    fn ask_discipline(&mut self, table: &mut Asking, seat: Seat, ask: Ask, cause: Cause) -> Flow<Option<Discipline>> {
        let choice = Self::ask(table, seat, ask, cause, |offers| {
            let open = Discipline::ALL.into_iter().filter(|&discipline| self.can_advance(seat, discipline));
            offers.extend(open.map(Choice::Level));
        })?;
        Ok(match choice {
            Some(Choice::Level(discipline)) => Some(discipline),
            _ => None,
        })
    }

    pub(crate) fn gain_level_in_each(&mut self, table: &mut Asking, seat: Seat, cause: Cause) -> Flow {
        Discipline::ALL.into_iter().try_for_each(|discipline| self.advance(table, seat, discipline, 1, cause))
    }

    /// Moves a marker up. What cannot be gained is lost.
    pub(crate) fn advance(
        &mut self,
        table: &mut Asking,
        seat: Seat,
        discipline: Discipline,
        levels: u8,
        cause: Cause,
    ) -> Flow {
        let track = discipline.index();
        let from = self.player(seat).levels[track];
        for _ in 0..levels {
            if !self.can_advance(seat, discipline) || !self.unlock(table, seat, discipline, cause)? {
                break;
            }
            self.player_mut(seat).levels[track] += 1;
        }
        let to = self.player(seat).levels[track];
        if to > from {
            table.tell(|| Event::Level { seat, discipline, from, to });
            let power = (from + 1..=to).map(level_power).sum();
            self.gain(table, seat, Goods::power(power), Cause::Level(discipline))?;
            self.score_goal(table, seat, Goal::Level, to - from);
        }
        Ok(())
    }

    /// Spends a key where one is needed; a player may rather keep it.
    fn unlock(&mut self, table: &mut Asking, seat: Seat, discipline: Discipline, cause: Cause) -> Flow<bool> {
        if self.player(seat).levels[discipline.index()] != GATE {
            return Ok(true);
        }
        let answer = Self::ask(table, seat, Ask::Key { discipline }, cause, |offers| {
            offers.extend([Choice::Yes, Choice::No]);
        })?;
        if answer != Some(Choice::Yes) {
            return Ok(false);
        }
        self.player_mut(seat).keys -= 1;
        table.tell(|| Event::Key { seat, discipline });
        Ok(true)
    }

    /// One step on a track of the planning display, with its reward (p. 14); nothing at its end.
    pub(crate) fn advance_track(&mut self, table: &mut Asking, seat: Seat, track: Track) -> Flow {
        if !self.can_advance_track(seat, track) {
            return Ok(());
        }
        let player = self.player_mut(seat);
        let value = match track {
            Track::Sailing => {
                player.sailing += 1;
                player.sailing
            }
            Track::Terraforming => {
                player.spade -= 1;
                player.spade
            }
        };
        table.tell(|| Event::Advanced { seat, track, value });
        self.score_goal(table, seat, Goal::Track, 1);
        self.gain(table, seat, self.track_reward(seat, track, value), Cause::Track(track))
    }

    pub(crate) fn track_reward(&self, seat: Seat, track: Track, value: u8) -> Goods {
        match track {
            Track::Sailing => crate::goods::sailing_reward(self.native(seat), value),
            Track::Terraforming => crate::goods::terraforming_reward(value),
        }
    }

    pub(crate) fn can_advance_track(&self, seat: Seat, track: Track) -> bool {
        match track {
            Track::Sailing => self.player(seat).sailing < 3,
            Track::Terraforming => self.player(seat).spade > 1,
        }
    }

    pub(crate) fn special_cause(&self, seat: Seat, special: Special) -> Cause {
        let player = self.player(seat);
        match special {
            Special::Faction => Cause::Faction(player.faction),
            Special::Palace => Cause::Palace(player.palace),
            Special::Bonus => Cause::Bonus(player.bonus),
            Special::Competency => Cause::Competency(crate::words::Competency::FourPower),
            Special::DeusExMachina => Cause::Innovation(Innovation::DeusExMachina),
            Special::Professors => Cause::Innovation(Innovation::Professors),
        }
    }
}
