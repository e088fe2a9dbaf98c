//! The ten actions (p. 12-20): which of them can be performed, how they are asked, and what all of them have in common.

use std::ops::ControlFlow;

use table::{Flow, Seat};

use crate::choice::{Ask, Cause, Choice};
use crate::components::Benefit;
use crate::context::Turn;
use crate::state::{Chain, Inventions, MAX_ACTIONS, OpenChain};
use crate::words::{Action, NUMBERS, Tile, Type};

/// What a list of offers says to whoever makes it: go on, or one is enough.
pub(crate) type Listing = ControlFlow<()>;

impl Inventions {
    /// Whether the action's first choice exists (rulings Q8).
    pub(crate) fn can_perform(&self, seat: Seat, action: Action) -> bool {
        self.now.performed.len() < MAX_ACTIONS && self.each_offer(seat, action, |_| Listing::Break(())).is_break()
    }

    pub(crate) fn offer(&self, seat: Seat, action: Action, offers: &mut Vec<Choice>) {
        let all = self.each_offer(seat, action, |choice| {
            offers.push(choice);
            Listing::Continue(())
        });
        debug_assert!(all.is_continue());
    }

    fn each_offer(&self, seat: Seat, action: Action, each: impl FnMut(Choice) -> Listing) -> Listing {
        match action {
            Action::Present => self.present_offers(seat, each),
            Action::Invent => self.invent_offers(seat, each),
            Action::Innovate => self.innovate_offers(seat, each),
            Action::Share => self.share_offers(seat, each),
            Action::CallSpecialists => self.call_specialists_offers(seat, each),
            Action::GainInfluence => self.gain_influence_offers(seat, each),
            Action::Travel => self.travel_offers(seat, each),
            Action::Eureka => self.eureka_offers(seat, each),
            Action::SendDiplomat => self.send_diplomat_offers(seat, each),
            Action::CallDiplomat => self.call_diplomat_offers(seat, each),
        }
    }
}

impl Turn<'_> {
    /// Performs an action that can be performed: as a main or chain action.
    pub fn perform(&mut self, action: Action) -> Flow {
        let seat = self.seat;
        let choice = self.ask(Ask::Act(action), |game, offers| game.offer(seat, action, offers))?;
        let Some(choice) = choice else { unreachable!("only what can be performed is begun") };
        self.carry_out(action, choice)
    }

    /// An action that a tile, milestone or space offers: it costs no chain token and may be declined.
    pub fn offer_action(&mut self, action: Action) -> Flow {
        let seat = self.seat;
        if !self.can_perform(seat, action) {
            return Ok(());
        }
        let choice = self.ask(Ask::Act(action), |game, offers| {
            game.offer(seat, action, offers);
            offers.push(Choice::Decline);
        })?;
        match choice {
            None | Some(Choice::Decline) => Ok(()),
            Some(choice) => self.carry_out(action, choice),
        }
    }

    fn carry_out(&mut self, action: Action, choice: Choice) -> Flow {
        let place = self.now.performed.len() as u8;
        self.now.performed.push(action);
        let own_chain = self.own_chain(choice);
        let mut turn = self.by(Cause::Action(action));
        match choice {
            Choice::Present(card, region) => turn.present(card, region)?,
            Choice::Invent(region) => turn.invent(region)?,
            Choice::Innovate(region) => turn.innovate(region)?,
            Choice::Share(region) => turn.share(region)?,
            Choice::CallSpecialists(region, citizens) => turn.call_specialists(region, citizens)?,
            Choice::GainInfluence(region, token) => turn.place_token(region, token)?,
            Choice::Travel(from, to) => turn.travel(from, to),
            Choice::Eureka(milestone) => turn.eureka(milestone)?,
            Choice::SendDiplomat(milestone, citizen) => turn.send_diplomat(milestone, citizen)?,
            Choice::CallDiplomat(milestone) => turn.call_diplomat(milestone)?,
            other => unreachable!("{other} is no action"),
        }
        if let Some(chain) = own_chain {
            self.open_chain(place, chain);
        }
        self.gain_culture(action)?;
        self.open_chain(place, Chain::Technology(action));
        Ok(())
    }

    /// Culture tiles improve their action each time it is performed, in whatever way (p. 9).
    fn gain_culture(&mut self, action: Action) -> Flow {
        for number in 1..=NUMBERS {
            if self.me().has_built(Tile::Progress(Type::Culture, number)) {
                let (improved, benefit): (Action, Benefit) = self.facts().culture(number);
                if improved == action {
                    self.by(Cause::Culture(number)).gain(benefit)?;
                }
            }
        }
        Ok(())
    }

    fn open_chain(&mut self, action: u8, chain: Chain) {
        if self.now.tokens > 0 {
            self.now.open.push(OpenChain { action, chain });
        }
    }
}
