//! Gaining and paying: goods, power, points, books and levels. Everything that changes a player's possessions passes
//! here.

use table::{Flow, Seat};

use crate::choice::{Ask, Cause, Choice};
use crate::components::{Goal, SAILING_STEPS, level_power, terraforming_reward};
use crate::context::Turn;
use crate::event::Event;
use crate::goods::{Goods, power};
use crate::state::{AgeOfInnovation, Phase, Player, ROUNDS};
use crate::words::{Discipline, Track};

impl Player {
    #[inline]
    pub(crate) fn can_pay(&self, price: Goods) -> bool {
        self.coins >= price.coins.into()
            && self.tools >= price.tools.into()
            && self.scholars >= price.scholars
            && self.bowls[2] >= price.power
            && (price.books == 0 || self.book_count() >= price.books)
    }

    /// Pays coins, tools, scholars and power. Books are paid with `Turn::pay_books`.
    pub(crate) fn pay(&mut self, price: Goods) {
        self.coins -= u16::from(price.coins);
        self.tools -= u16::from(price.tools);
        self.scholars -= price.scholars;
        self.bowls[2] -= price.power;
        self.bowls[0] += price.power;
    }

    /// Moves power through the bowls (p. 7) and returns how much could be gained.
    pub(crate) fn cycle(&mut self, power: u8) -> u8 {
        let [first, second, third] = &mut self.bowls;
        let up = power.min(*first);
        *first -= up;
        *second += up;
        let over = (power - up).min(*second);
        *second -= over;
        *third += over;
        up + over
    }
}

impl AgeOfInnovation {
    #[inline]
    pub(crate) fn can_pay(&self, seat: Seat, price: Goods) -> bool {
        self.player(seat).can_pay(price)
    }

    /// What the score tiles of this round give for it; only the action phase counts (appendix IX).
    pub(crate) fn goal_points(&self, goal: Goal) -> impl Iterator<Item = (Cause, u8)> + use<> {
        self.goals().filter(move |(_, (scored, _))| *scored == goal).map(|(cause, (_, points))| (cause, points))
    }

    /// What scores now, by which tile.
    pub(crate) fn goals(&self) -> impl Iterator<Item = (Cause, (Goal, u8))> + use<> {
        let tile = self.round_tiles[(self.round.clamp(1, ROUNDS) - 1) as usize];
        let round = (Cause::RoundTile(tile), tile.printed().goal);
        let last = (Cause::FinalTile(self.final_tile), *self.final_tile.printed());
        let scoring = self.phase == Phase::Actions;
        let is_last = self.round == ROUNDS;
        [scoring.then_some(round), (scoring && is_last).then_some(last)].into_iter().flatten()
    }

    /// Whether a level can be gained (p. 10): beyond 7 with a key, 12 only by one player in each discipline.
    pub(crate) fn can_advance(&self, seat: Seat, discipline: Discipline) -> bool {
        match self.player(seat).levels[discipline] {
            Discipline::GATE => self.player(seat).keys > 0,
            Discipline::TOP => false,
            level if level + 1 == Discipline::TOP => {
                self.players().iter().all(|player| player.levels[discipline] < Discipline::TOP)
            }
            _ => true,
        }
    }

    /// The reward for reaching a value on a track (p. 14).
    pub(crate) fn track_reward(&self, seat: Seat, track: Track, value: u8) -> Goods {
        match track {
            Track::Sailing => self.native(seat).printed().sailing_rewards[usize::from(value) - 1],
            Track::Terraforming => terraforming_reward(value),
        }
    }

    pub(crate) fn can_advance_track(&self, seat: Seat, track: Track) -> bool {
        match track {
            Track::Sailing => self.player(seat).sailing < SAILING_STEPS,
            Track::Terraforming => self.player(seat).spade > 1,
        }
    }
}

impl Turn<'_> {
    /// Pays coins, tools, scholars and power. Books are paid with [`Self::pay_books`].
    pub fn pay(&mut self, price: Goods) {
        self.me_mut().pay(price);
        let goods = Goods { books: 0, ..price };
        if !goods.is_none() {
            self.tell(|seat| Event::Paid { seat, goods });
        }
    }

    /// Pays books of the payer's choice, one after the other.
    pub fn pay_books(&mut self, books: u8) -> Flow {
        for left in (1..=books).rev() {
            let held = self.me().books;
            // Where all must go there is nothing to choose.
            if self.me().book_count() == left {
                Discipline::ALL.into_iter().for_each(|discipline| self.pay_books_of(discipline, held[discipline]));
                return Ok(());
            }
            let choice = self.ask(Ask::PayBook { left }, |_, offers| {
                let payable = Discipline::ALL.into_iter().filter(|&discipline| held[discipline] > 0);
                offers.extend(payable.map(Choice::Book));
            })?;
            let Some(Choice::Book(discipline)) = choice else { unreachable!("who pays has books") };
            self.pay_books_of(discipline, 1);
        }
        Ok(())
    }

    pub fn pay_books_of(&mut self, discipline: Discipline, books: u8) {
        if books > 0 {
            self.me_mut().books[discipline] -= books;
            self.tell(|seat| Event::BookPaid { seat, discipline, books });
        }
    }

    /// Gains goods; those of free choice are asked for.
    pub fn gain(&mut self, goods: Goods) -> Flow {
        debug_assert_eq!(goods.spades, 0, "spades are used, not gained");
        let cause = self.cause;
        let player = self.me_mut();
        let power = player.cycle(goods.power);
        let scholars = goods.scholars.min(player.scholars_left());
        player.coins += u16::from(goods.coins);
        player.tools += u16::from(goods.tools);
        player.scholars += scholars;
        let gained = Goods { coins: goods.coins, tools: goods.tools, scholars, power, ..Goods::NONE };
        if !gained.is_none() {
            self.tell(|seat| Event::Gained { seat, goods: gained, cause });
        }
        self.score(goods.points.into());
        self.gain_books(goods.books)?;
        self.gain_levels(goods.levels)
    }

    pub fn score(&mut self, points: i16) {
        if points != 0 {
            let cause = self.cause;
            self.me_mut().points += points;
            self.tell(|seat| Event::Points { seat, points, cause });
        }
    }

    pub fn score_goal(&mut self, goal: Goal, times: u8) {
        for (cause, points) in self.goal_points(goal) {
            self.by(cause).score(i16::from(points) * i16::from(times));
        }
    }

    fn gain_books(&mut self, books: u8) -> Flow {
        for left in (1..=books).rev() {
            let choice = self.ask(Ask::GainBook { left }, |game, offers| {
                let supplied = Discipline::ALL.into_iter().filter(|&discipline| game.book_supply(discipline) > 0);
                offers.extend(supplied.map(Choice::Book));
            })?;
            let Some(Choice::Book(discipline)) = choice else { return Ok(()) };
            self.gain_books_of(discipline, 1);
        }
        Ok(())
    }

    pub fn gain_books_of(&mut self, discipline: Discipline, books: u8) {
        let books = books.min(self.book_supply(discipline));
        if books > 0 {
            let cause = self.cause;
            self.me_mut().books[discipline] += books;
            self.tell(|seat| Event::BookGained { seat, discipline, books, cause });
        }
    }

    /// Levels of free choice, one after the other.
    pub fn gain_levels(&mut self, levels: u8) -> Flow {
        for left in (1..=levels).rev() {
            let Some(discipline) = self.ask_discipline(Ask::Level { left })? else { return Ok(()) };
            self.advance(discipline, 1)?;
        }
        Ok(())
    }

    /// Levels that cannot be split.
    pub fn gain_levels_in_one(&mut self, levels: u8) -> Flow {
        match self.ask_discipline(Ask::Levels { levels })? {
            Some(discipline) => self.advance(discipline, levels),
            None => Ok(()),
        }
    }

    fn ask_discipline(&mut self, ask: Ask) -> Flow<Option<Discipline>> {
        let seat = self.seat;
        let choice = self.ask(ask, |game, offers| {
            let rising = Discipline::ALL.into_iter().filter(|&discipline| game.can_advance(seat, discipline));
            offers.extend(rising.map(Choice::Level));
        })?;
        Ok(match choice {
            Some(Choice::Level(discipline)) => Some(discipline),
            _ => None,
        })
    }

    /// Moves a marker up. What cannot be gained is lost.
    pub fn advance(&mut self, discipline: Discipline, levels: u8) -> Flow {
        let from = self.me().levels[discipline];
        for _ in 0..levels {
            if !self.can_advance(self.seat, discipline) || !self.unlock(discipline)? {
                break;
            }
            self.me_mut().levels[discipline] += 1;
        }
        let to = self.me().levels[discipline];
        if to > from {
            self.tell(|seat| Event::Level { seat, discipline, from, to });
            let reached = (from + 1..=to).map(level_power).sum();
            self.by(Cause::Level(discipline)).gain(power(reached))?;
            self.score_goal(Goal::Level, to - from);
        }
        Ok(())
    }

    /// Spends a key where one is needed; a player may rather keep it.
    fn unlock(&mut self, discipline: Discipline) -> Flow<bool> {
        if self.me().levels[discipline] != Discipline::GATE {
            return Ok(true);
        }
        let answer = self.ask(Ask::Key { discipline }, |_, offers| offers.extend([Choice::Yes, Choice::No]))?;
        if answer != Some(Choice::Yes) {
            return Ok(false);
        }
        self.me_mut().keys -= 1;
        self.tell(|seat| Event::Key { seat, discipline });
        Ok(true)
    }

    /// One step on a track of the planning display, with its reward (p. 14); nothing at its end.
    pub fn advance_track(&mut self, track: Track) -> Flow {
        if !self.can_advance_track(self.seat, track) {
            return Ok(());
        }
        let player = self.me_mut();
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
        self.tell(|seat| Event::Advanced { seat, track, value });
        self.score_goal(Goal::Track, 1);
        let reward = self.track_reward(self.seat, track, value);
        self.by(Cause::Track(track)).gain(reward)
    }
}
