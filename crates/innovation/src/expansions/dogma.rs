//! The Dogma action with expansions: echo effects, compels, Endorse, free actions, far-away players, and what karmas
//! change.

use serde::{Deserialize, Serialize};
use table::{Flow, PerSeat, Seat, Seats};

use super::echoes::Echo;
use super::remembering::Remembered;
use super::{All, Would};
use crate::card::{Card, Color, Effect, Icon, PerCard, Rule, Set, part};
use crate::cards::expanded;
use crate::event::Event;
use crate::play::Play;
use crate::state::Engine;
use crate::turn::{DogmaWas, Turns};

/// More echo effects than any board shows.
pub(crate) const MOST_ECHOES: usize = 64;

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Kind {
    /// One of the turn's actions.
    #[default]
    Own,
    /// The free one of an artifact on display.
    Display,
    /// The free one of a promoted card.
    Promoted,
}

/// What is compared to see who shares and who is vulnerable. Karmas change it before the action; one of them at most.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Compared {
    #[default]
    FeaturedIcon,
    OtherIcon(Icon),
    Scores,
    /// The featured icon, of which this player counts as having the most.
    MostOf(Seat),
}

impl Compared {
    /// The icon that the action with the card features.
    pub fn featured(self, card: Card) -> Option<Icon> {
        match self {
            Compared::OtherIcon(icon) => Some(icon),
            _ => card.facts().featured,
        }
    }
}

/// What a Dogma action needs beyond the base set.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Action {
    pub kind: Kind,
    /// The card of the Meld action that a promotion belongs to.
    pub melded: Option<Card>,
    pub endorsed: bool,
    /// An endorsed effect is executed for the second time.
    pub again: bool,
    /// Echo effects, fixed when the action begins: a card's number, and the highest bit if it is lent.
    pub(super) echoes: PerCard<u16, MOST_ECHOES>,
    pub(super) echo_count: u16,
    /// How many of the featured icon everybody had when the action began.
    pub(super) counts: PerSeat<u16>,
    /// The card whose action it is, once the icons are counted.
    pub(super) counted: Option<Card>,
    /// What is compared to see who shares and who is vulnerable.
    pub compared: Compared,
    /// How much higher the values in boxes are, in karmas and elsewhere.
    pub boxes_raised_by: u8,
    pub karma_boxes_raised_by: u8,
    /// Dancing Girl alone asks for this: the boards it has been on, and where it was at first. Every player executes it
    /// in a step of its own, and a state remembers nothing else of the steps before.
    pub visited: Seats,
    pub started: Option<Seat>,
    /// The color whose echo effects are executed outside of the action itself.
    pub color: Option<Color>,
    /// Whose card the effect is on that is executed now, whoever executes it.
    pub(super) owner: Option<Seat>,
    /// Cards that a later effect of the same card speaks of.
    pub(super) remembered: Remembered,
    /// A number that the demands of this action add up.
    pub gathered: u8,
}

impl Default for Action {
    fn default() -> Self {
        Action {
            kind: Kind::Own,
            melded: None,
            endorsed: false,
            again: false,
            echoes: PerCard([0; MOST_ECHOES]),
            echo_count: 0,
            counts: PerSeat::default(),
            counted: None,
            compared: Compared::FeaturedIcon,
            boxes_raised_by: 0,
            karma_boxes_raised_by: 0,
            visited: Seats::NONE,
            started: None,
            color: None,
            owner: None,
            remembered: Remembered::default(),
            gathered: 0,
        }
    }
}

const LENT: u16 = 1 << 15;

impl Action {
    fn echo(&self, number: usize) -> Echo {
        let code = self.echoes.0[number];
        Echo { card: Card::new((code & !LENT) as usize), lent: code & LENT != 0 }
    }

    fn set_echoes(&mut self, echoes: &[Echo]) {
        self.echo_count = echoes.len() as u16;
        for (slot, echo) in self.echoes.0.iter_mut().zip(echoes) {
            *slot = echo.card.index() as u16 | if echo.lent { LENT } else { 0 };
        }
    }

    pub fn rename(&mut self, name: &dyn Fn(Card) -> Card) {
        self.melded = self.melded.map(name);
        self.counted = self.counted.map(name);
        self.remembered.rename(name);
        // Echo effects are on visible cards, which nobody confuses.
    }
}

impl Engine<All> {
    /// Who shares and who is vulnerable: by the icons counted when the action began, or as they are now.
    pub(super) fn reach_of_all(&self, seat: Seat, card: Card) -> (Seats, Seats) {
        let action = &self.exp.action;
        if action.counted == Some(card) && seat == self.turn {
            return self.compared(seat, &action.counts);
        }
        match card.facts().featured {
            Some(icon) => self.compared(seat, &self.icon_counts(icon)),
            None => (Seats::NONE, Seats::NONE),
        }
    }

    fn icon_counts(&self, icon: Icon) -> PerSeat<u16> {
        let mut counts = PerSeat::default();
        self.everyone().for_each(|seat| counts[seat] = self.icon(seat, icon) as u16);
        counts
    }

    fn compared(&self, seat: Seat, counts: &PerSeat<u16>) -> (Seats, Seats) {
        let yours = counts[seat] as usize;
        let team = self.team_of(seat);
        let (mut sharing, mut vulnerable) = (Seats::NONE, Seats::NONE);
        for other in self.everyone().filter(|&other| other != seat) {
            let theirs = counts[other] as usize;
            // Deluxe, Five or more players: twice as many for those who are two seats away or more.
            let twice = if self.is_far_away(seat, other) { 2 } else { 1 };
            if theirs >= twice * yours {
                sharing = sharing.with(other);
            } else if yours > twice * theirs && !team.has(other) {
                vulnerable = vulnerable.with(other);
            }
        }
        (sharing, vulnerable)
    }

    fn is_far_away(&self, one: Seat, other: Seat) -> bool {
        let seats = self.seats();
        let distance = (one.index() + seats - other.index()) % seats;
        self.rules.far_away && seats >= 5 && distance.min(seats - distance) >= 2
    }

    /// The effects of the action: echo effects first, then those of the card.
    pub(super) fn effect_of_action(&self, number: u16) -> Option<(Card, u8, Effect<All>)> {
        let action = &self.exp.action;
        if number < action.echo_count {
            return Some(self.echo_effect(action.echo(number as usize)));
        }
        let (card, number) = (self.dogma.card, number - action.echo_count);
        let effect = self.rules.edition.effects::<All>(card).get(number as usize)?;
        Some((card, number as u8, *effect))
    }

    /// A value in a box in some part of a card that is the seat's: higher during an action by karmas, or another one in
    /// all boxes.
    pub(super) fn value_in_box_of(&self, seat: Seat, part: u8, value: usize) -> usize {
        let action = &self.exp.action;
        let higher = if part >= part::KARMA { action.karma_boxes_raised_by } else { action.boxes_raised_by };
        self.value_in_every_box(seat).map_or(value + higher as usize, usize::from)
    }

    /// A value in a box in the condition of a karma.
    pub(crate) fn value_in_karma_box(&self, owner: Seat, value: usize) -> u8 {
        self.value_in_box_of(owner, part::KARMA, value) as u8
    }

    /// Endorse: a demand goes around twice, another effect is executed twice by the active player (Deluxe, Endorse
    /// action).
    pub(super) fn endorsed_again(&mut self, demand: bool) -> Seats {
        let action = &mut self.exp.action;
        if !action.endorsed || action.again {
            action.again = false;
            return Seats::NONE;
        }
        action.again = true;
        let compel = self.effect_of_action(self.dogma.effect).is_some_and(|(_, _, effect)| effect.compel);
        match (demand, compel) {
            (false, _) => Seats::NONE.with(self.turn),
            (true, false) => self.dogma.vulnerable,
            (true, true) => self.dogma.sharing - self.team_of(self.turn),
        }
    }
}

impl Play<'_, All> {
    /// Karmas that come before a Dogma action; then icons are counted and echo effects fixed.
    pub(super) fn prepare_action(&mut self, card: Card) -> Flow {
        let seat = self.you();
        let Action { kind, melded, endorsed, .. } = self.g.exp.action;
        self.g.exp.action = Action { kind, melded, endorsed, ..Action::default() };
        if let crate::state::Place::Board(owner) = self.g.place(super::artifacts::DANCING_GIRL) {
            self.g.exp.action.started = Some(owner);
            self.g.exp.action.visited = Seats::NONE.with(owner);
        }
        self.react_first(Would::DogmaAction { by: seat, card })?;
        let counts = self.counts_for(card);
        let owner = self.g.owner_of(card, seat);
        let echoes = self.g.echoes(owner, card.color());
        let action = &mut self.g.exp.action;
        action.owner = Some(owner);
        action.counts = counts;
        action.counted = Some(card);
        action.set_echoes(&echoes);
        Ok(())
    }

    /// What is compared in this action, for everybody.
    fn counts_for(&self, card: Card) -> PerSeat<u16> {
        let game = &*self.g;
        let action = &game.exp.action;
        if action.compared == Compared::Scores {
            let mut scores = PerSeat::default();
            game.everyone().for_each(|seat| scores[seat] = game.points(seat) as u16);
            return scores;
        }
        let Some(icon) = action.compared.featured(card) else { return PerSeat::default() };
        let mut counts = game.icon_counts(icon);
        // The icons of a card on display count for its own action.
        if action.kind == Kind::Display {
            counts[self.you()] += card.icons_as_top().of(icon) as u16;
        }
        if let Compared::MostOf(owner) = action.compared {
            counts[owner] = u16::MAX;
        }
        counts
    }

    /// You execute all effects of a card as if they were on this one: demands and compels reach whom they would reach
    /// by the icons that were counted for this action, and nothing is shared.
    pub(crate) fn execute_as_if_here(&mut self, card: Card) -> Flow {
        let (source, as_if_on, me, you) = (self.source, self.as_if_on, self.me, self.you());
        self.as_if_on = self.this_card();
        self.me = you;
        All::apart(self, |play| play.execute_all_effects(card))?;
        (self.source, self.as_if_on, self.me, self.turn.seat) = (source, as_if_on, me, you);
        Ok(())
    }

    fn execute_all_effects(&mut self, card: Card) -> Flow {
        let you = self.you();
        self.execute_echoes(card)?;
        let (sharing, vulnerable) = self.g.compared(you, &self.g.exp.action.counts);
        for (number, effect) in self.g.rules.edition.effects::<All>(card).iter().enumerate() {
            if self.g.dogma.is_complete() {
                break;
            }
            self.source = Some((card, number as u8));
            if effect.demand {
                let victims = if effect.compel { sharing - self.g.team_of(you) } else { vulnerable };
                self.demand_of(victims, effect.rule)?;
            } else {
                self.tell_effect();
                (effect.rule)(self)?;
            }
        }
        Ok(())
    }

    /// You demand it of each of them, clockwise. What they change is no change of yours.
    fn demand_of(&mut self, victims: Seats, rule: Rule<All>) -> Flow {
        let you = self.you();
        let shares = std::mem::replace(&mut self.g.dogma.opponent_shares, false);
        for victim in self.g.clockwise_from(you).filter(|victim| victims.has(*victim)) {
            if self.g.dogma.is_complete() {
                break;
            }
            self.turn.seat = victim;
            self.tell_effect();
            if !self.is_demand_replaced(rule)? {
                rule(self)?;
            }
        }
        self.turn.seat = you;
        self.g.dogma.opponent_shares = shares;
        Ok(())
    }

    /// The draw for sharing is a figure if they are in play (Deluxe, Drawing expansion cards).
    pub(super) fn draw_for_sharing(&mut self) -> Flow {
        let (seat, card) = (self.you(), self.g.dogma.card);
        if self.g.exp.action.kind == Kind::Display {
            self.return_displayed(seat, card)?;
        }
        if !self.g.dogma.bonus {
            let shareable = self.g.exp.action.echo_count > 0
                || self.g.rules.edition.effects::<All>(card).iter().any(|effect| !effect.demand);
            if shareable {
                self.react_first(Would::NoSharingBonus { by: seat, card })?;
            }
            return Ok(());
        }
        self.react_first(Would::SharingBonus { by: seat, card })?;
        self.turn.tape.tell(|| Event::SharingBonus { seat });
        if !self.g.plays_with(Set::Figures) {
            return self.draw_action();
        }
        self.first(Would::DrawAction { by: seat })?;
        self.draw_of(Set::Figures, self.g.highest_for_drawing(seat))?;
        Ok(())
    }

    /// What follows a Dogma action. Tells whether one of the turn's actions is over.
    pub(super) fn after_action(&mut self) -> Flow<DogmaWas> {
        let Action { kind, melded, .. } = std::mem::take(&mut self.g.exp.action);
        if kind == Kind::Own {
            return Ok(DogmaWas::OneOfTheActions);
        }
        self.fade()?;
        if kind == Kind::Promoted {
            self.g.exp.melding = None;
            if let Some(melded) = melded {
                self.when_melded(melded)?;
            }
        }
        // The free action of a promoted card ends the Meld action that promoted it.
        Ok(if kind == Kind::Promoted { DogmaWas::OneOfTheActions } else { DogmaWas::Free })
    }

    /// Whether a card has nothing to execute.
    pub(crate) fn is_without_effects(&self, card: Card) -> bool {
        let print = expanded(card);
        self.g.rules.edition.effects::<All>(card).is_empty() && print.echo.is_none() && print.inspire.is_none()
    }
}
