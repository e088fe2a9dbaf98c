//! A turn (p. 10-11, 21): chain tokens, the main action, and what aspirations become. Chain actions are in `chain`.

use table::{Flow, Seat, Seats};

use crate::choice::{Ask, Cause, Choice};
use crate::context::Turn;
use crate::event::Event;
use crate::state::{DISPLAY, Inventions, Phase, TurnState};
use crate::words::{Action, Aspiration, NUMBERS, Region, Tile, Type, Who};

impl Inventions {
    /// Whether this round is played with the Epoch pillar (p. 11).
    pub(crate) fn is_epoch_round(&self) -> bool {
        self.era == 1 || self.round == 3
    }

    /// The golden rule: only one of your pillars per forum; the Epoch pillar leaves its forum, too.
    fn accessible_actions(&self, seat: Seat) -> impl Iterator<Item = Action> + '_ {
        let forum = |action: Action| 1u8 << self.facts().forum(action);
        let occupied = self.player(seat).pillars().fold(0, |occupied, pillar| occupied | forum(pillar));
        Action::ALL.into_iter().filter(move |action| occupied & forum(*action) == 0)
    }

    /// Others gain influence for an Epoch pillar on this very space; with two players for a Season pillar, too (p. 11,
    /// 24). It is the pillar that brings it, whether or not an action follows.
    pub(crate) fn rewarded_for_pillars(&self, seat: Seat, action: Action) -> impl Iterator<Item = Seat> + '_ {
        let stands_here = move |other: &Seat| {
            let player = self.player(*other);
            player.epoch == Some(action) || self.has_chronos() && player.seasons.contains(&action)
        };
        self.everyone().filter(move |other| *other != seat).filter(stands_here)
    }

    pub(crate) fn offer_economy(&self, seat: Seat, offers: &mut Vec<Choice>) {
        let player = self.player(seat);
        if player.economy > 0 {
            let ready = |number: &u8| {
                player.has_built(Tile::Progress(Type::Economy, *number)) && player.used & (1 << number) == 0
            };
            let useful = |number: &u8| self.is_useful(seat, self.facts().economy(*number));
            offers.extend((1..=NUMBERS).filter(ready).filter(useful).map(Choice::Economy));
        }
    }

    /// Aspirations that do not fit into the tiles display.
    pub(crate) fn surplus(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        (player.aspiring() + player.display.len() as u8).saturating_sub(DISPLAY as u8)
    }
}

impl Turn<'_> {
    /// Step 1: the number of chain tokens stays what it is now, whatever happens to influence.
    pub fn begin(&mut self) {
        let tokens = self.facts().influence[self.me().influence as usize].chain_tokens;
        self.now = TurnState { tokens, ..TurnState::default() };
        self.phase = Phase::Main;
        self.tell(|seat| Event::Turn { who: Who::Seat(seat), tokens });
    }

    /// Step 2: the main action, or an Economy tile before it.
    pub fn play_main(&mut self) -> Flow {
        let seat = self.seat;
        let possible = self.accessible_actions(seat).any(|action| self.can_perform(seat, action));
        let ask = if possible { Ask::Main } else { Ask::Rest };
        let choice = self.ask(ask, |game, offers| {
            let accessible = game.accessible_actions(seat);
            if possible {
                offers.extend(accessible.filter(|action| game.can_perform(seat, *action)).map(Choice::Pillar));
            } else {
                offers.extend(accessible.map(Choice::Rest));
            }
            game.offer_economy(seat, offers);
        })?;
        match choice {
            Some(Choice::Economy(number)) => return self.use_economy(number),
            Some(Choice::Rest(action)) => {
                self.move_pillar(action, true);
                self.gain_influence(1);
            }
            Some(Choice::Pillar(action)) => {
                self.move_pillar(action, false);
                self.perform(action)?;
            }
            _ => unreachable!("three pillars leave two forums"),
        }
        self.phase = Phase::Chain;
        Ok(())
    }

    fn move_pillar(&mut self, action: Action, rest: bool) {
        let epoch = self.is_epoch_round();
        let player = self.me_mut();
        if epoch {
            player.epoch = Some(action);
        } else {
            player.seasons.push(action);
        }
        self.tell(|seat| Event::Pillar { seat, action, epoch, rest });
        let rewarded = self.rewarded_for_pillars(self.seat, action).fold(Seats::NONE, Seats::with);
        for other in rewarded.iter() {
            self.of(other).by(Cause::Pillar).gain_influence(1);
        }
    }

    pub fn use_economy(&mut self, number: u8) -> Flow {
        let player = self.me_mut();
        player.economy -= 1;
        player.used |= 1 << number;
        self.tell(|seat| Event::EconomyUsed { seat, number });
        let benefit = self.facts().economy(number);
        self.by(Cause::Economy(number)).gain(benefit)
    }

    /// The end of step 2: a new idea for each one presented.
    pub fn replace_idea(&mut self) -> Flow {
        if self.now.presented == 0 {
            self.phase = Phase::Surplus;
            return Ok(());
        }
        self.by(Cause::Action(Action::Present)).choose_idea()?;
        self.now.presented -= 1;
        Ok(())
    }

    /// The player chooses which new aspirations stay (p. 11).
    pub fn return_surplus(&mut self) -> Flow {
        let seat = self.seat;
        if self.surplus(seat) == 0 {
            self.phase = Phase::Aspirations;
            return Ok(());
        }
        let choice = self.ask(Ask::Return, |game, offers| {
            let aspirations = game.player(seat).aspirations;
            let out = Aspiration::ALL.into_iter().filter(|aspiration| aspirations[*aspiration] > 0);
            offers.extend(out.map(Choice::Return));
        })?;
        if let Some(Choice::Return(aspiration)) = choice {
            self.return_aspiration(aspiration);
        }
        Ok(())
    }

    /// Step 3: an aspiration becomes a Progress tile; one without a legal tile goes back (rulings Q5).
    pub fn fulfil(&mut self) -> Flow {
        let seat = self.seat;
        let next = Aspiration::ALL.into_iter().find(|aspiration| self.me().aspirations[*aspiration] > 0);
        let Some(aspiration) = next else {
            self.phase = Phase::Build;
            return Ok(());
        };
        let choice = self.ask(Ask::Tile(aspiration), |game, offers| {
            let kinds = Type::ALL
                .into_iter()
                .filter(|kind| aspiration == Aspiration::Wild || aspiration.index() == kind.index());
            for kind in kinds {
                let legal = |number: &u8| {
                    game.stock[kind][*number as usize - 1] > 0 && !game.player(seat).owns(Tile::Progress(kind, *number))
                };
                offers.extend((1..=NUMBERS).filter(legal).map(|number| Choice::Tile(kind, number)));
            }
        })?;
        self.me_mut().aspirations[aspiration] -= 1;
        if let Some(Choice::Tile(kind, number)) = choice {
            let tile = Tile::Progress(kind, number);
            self.stock[kind][number as usize - 1] -= 1;
            let player = self.me_mut();
            player.display.push(tile);
            player.owned.insert(tile);
            self.tell(|seat| Event::TookTile { who: Who::Seat(seat), tile });
        }
        Ok(())
    }
}

/// The regions, for whoever goes through them in the order of the migration path.
pub(crate) fn path_from(game: &Inventions, region: Region) -> impl Iterator<Item = Region> + use<> {
    let facts = game.facts();
    std::iter::successors(Some(facts.next_region(region)), move |region| Some(facts.next_region(*region)))
        .take(Region::ALL.len())
}
