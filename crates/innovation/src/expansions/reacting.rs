//! Looking for the karmas of top figures, and letting them react.

use table::{Flow, Seat};

use super::karma::{KINDS, Karma, Reaction};
use super::{All, Would};
use crate::card::{Card, CardSet, Color, Set, part};
use crate::cards::expanded;
use crate::choice::{Ask, Choice, Question};
use crate::play::Play;
use crate::reactions::Replaced;
use crate::state::Engine;

/// Effects that repeat themselves can go on for ever with a karma that puts their cards back (Metalworking with Ludwig
/// van Beethoven): no more karmas than these react in one action.
const MOST_REACTIONS: u8 = 30;

/// A karma that reacts: whose it is, on which figure, and which of its karmas.
struct Reacting {
    owner: Seat,
    figure: Card,
    number: u8,
    reaction: Reaction,
}

impl Engine<All> {
    /// Whether a top figure of the seat has a karma of one of these kinds.
    #[inline]
    pub(super) fn has_karma_of(&self, seat: Seat, kinds: u32) -> bool {
        self.exp.karmas[seat] & kinds != 0
    }

    /// A color has changed: which figures are on top, and what kinds of karmas they have.
    #[inline]
    pub(super) fn note_figures(&mut self, seat: Seat, color: Color) {
        let is_figure = self.top(seat, color).is_some_and(|top| top.set() == Set::Figures);
        let before = self.exp.figures[seat];
        let now = before & !(1 << color as u8) | u8::from(is_figure) << color as u8;
        if before | now != 0 {
            self.exp.figures[seat] = now;
            self.exp.karmas[seat] = self.kinds_of_karmas(seat);
        }
    }

    pub(super) fn kinds_of_karmas(&self, seat: Seat) -> u32 {
        self.figures_on_top(seat).fold(0, |kinds, figure| kinds | KINDS[figure.index()])
    }

    /// The seat's top figures by color.
    #[inline]
    pub(super) fn figures_on_top(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let mut colors = self.exp.figures[seat];
        std::iter::from_fn(move || {
            let color = *Color::ALL.get(colors.trailing_zeros() as usize)?;
            colors &= colors - 1;
            self.top(seat, color)
        })
    }

    /// The karmas of the seat's top figures.
    pub(super) fn karmas_of(&self, seat: Seat) -> impl Iterator<Item = &'static Karma> + '_ {
        self.figures_on_top(seat).flat_map(|card| expanded(card).karmas().map(|(_, karma)| karma))
    }

    /// Whether a karma reacts to this. Karmas never react to karmas.
    pub(super) fn reacts(&self, would: &Would) -> bool {
        let kind = would.kind();
        let able = !self.exp.karma && self.exp.reactions < MOST_REACTIONS;
        let any = self.exp.karmas.0.iter().any(|kinds| kinds & kind != 0);
        able && any && self.find_reacting(would, |_| true).is_some()
    }

    /// The first karma that reacts to this and that is looked for.
    fn find_reacting(&self, would: &Would, mut is_looked_for: impl FnMut(&Reacting) -> bool) -> Option<Reacting> {
        let kind = would.kind();
        for owner in self.all_seats().filter(|&seat| self.has_karma_of(seat, kind)) {
            for figure in self.figures_on_top(owner) {
                for (number, karma) in expanded(figure).karmas() {
                    if let Karma::If(by, reaction) = *karma
                        && reaction.reacts(self, owner, by, would)
                    {
                        let reacting = Reacting { owner, figure, number, reaction };
                        if is_looked_for(&reacting) {
                            return Some(reacting);
                        }
                    }
                }
            }
        }
        None
    }

    /// The top figures that react to this.
    fn figures_reacting(&self, would: &Would) -> CardSet<All> {
        let mut figures = CardSet::NONE;
        self.find_reacting(would, |reacting| {
            figures = figures.with(reacting.figure);
            false
        });
        figures
    }
}

impl Play<'_, All> {
    /// Lets a karma react. If several would, the player whose turn it is chooses one.
    pub(crate) fn react(&mut self, would: Would) -> Flow<Replaced> {
        if !self.g.reacts(&would) {
            return Ok(Replaced::No);
        }
        let chosen = self.choose_karma(self.g.figures_reacting(&would))?;
        let found = self.g.find_reacting(&would, |reacting| Some(reacting.figure) == chosen);
        let Some(Reacting { owner, figure, number, reaction }) = found else {
            unreachable!("one of the figures was chosen")
        };
        self.in_karma(owner, figure, number, |play| reaction.run(play, &would))
    }

    /// Lets a karma react to something that nothing replaces.
    pub(crate) fn react_first(&mut self, would: Would) -> Flow {
        self.react(would).map(|_| ())
    }

    fn choose_karma(&mut self, figures: CardSet<All>) -> Flow<Option<Card>> {
        let question = Question { ask: Ask::Karma, source: None };
        let answer = self.turn.tape.ask(self.g.turn, question, |offers| {
            offers.extend(figures.iter().map(Choice::Card));
        })?;
        Ok(answer.and_then(Choice::card))
    }

    /// "When you meld this card" of a figure.
    pub(super) fn when_melded(&mut self, card: Card) -> Flow {
        if self.g.exp.karma {
            return Ok(());
        }
        for (number, karma) in expanded(card).karmas() {
            if let Karma::WhenMelded(rule) = karma {
                self.in_karma(self.you(), card, number, *rule)?;
            }
        }
        Ok(())
    }

    /// The owner of a figure executes its karma, whoever was executing something; then that one goes on.
    fn in_karma<T>(&mut self, owner: Seat, card: Card, number: u8, rule: impl FnOnce(&mut Self) -> Flow<T>) -> Flow<T> {
        let before = (self.source, self.as_if_on.take(), self.you(), self.me);
        self.source = Some((card, part::KARMA + number));
        (self.turn.seat, self.me) = (owner, owner);
        let outer = self.g.exp.action.owner.replace(owner);
        self.g.exp.karma = true;
        self.g.exp.reactions = self.g.exp.reactions.saturating_add(1);
        self.tell_effect();
        let result = rule(self)?;
        self.g.exp.karma = false;
        self.g.exp.action.owner = outer;
        (self.source, self.as_if_on, self.turn.seat, self.me) = before;
        Ok(result)
    }
}
