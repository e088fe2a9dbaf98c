//! Karmas: what figures change while they are top cards (Deluxe, Karma effects).

use table::{Flow, Seat, Seats};

use super::{All, Claim};
use crate::card::{Card, CardSet, Color, Icon, Icons, Rule, Set, Splay, part};
use crate::cards::{expanded, named};
use crate::choice::{Ask, Question};
use crate::decree::Decree;
use crate::event::Move;
use crate::play::Play;
use crate::state::Engine;

/// One karma of a figure.
#[derive(Copy, Clone)]
pub(crate) enum Karma {
    /// "When you meld this card".
    When(Rule<All>),
    /// "Each": icons in addition to the printed ones, which are given.
    Icons(fn(&Engine<All>, Seat, Icons) -> Icons),
    /// "Each": points in addition.
    Points(fn(&Engine<All>, Seat) -> usize),
    /// "Each": what counts as achievements.
    Achievements(fn(&Engine<All>, Seat) -> usize),
    /// "Each", where the rule that it changes asks for it by the card's name.
    Standing,
    Decree(Decree),
    /// "If you would": whether the figure of that owner reacts, and how. The reaction tells whether it comes instead.
    Would(fn(&Engine<All>, Seat, &Would) -> bool, fn(&mut Play<All>, Would) -> Flow<bool>),
}

/// Effects that repeat themselves can go on for ever with a karma that puts their cards back (Metalworking with Ludwig
/// van Beethoven): no more karmas than these react in one action.
const MOST_REACTIONS: u8 = 30;

/// Something that is about to happen.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Would {
    /// Somebody draws a card; the value is that of the pile it will come from.
    Draw {
        by: Seat,
        value: u8,
        into_hand: bool,
    },
    Meld {
        by: Seat,
        card: Card,
    },
    Tuck {
        by: Seat,
        card: Card,
    },
    Score {
        by: Seat,
        card: Card,
    },
    Foreshadow {
        by: Seat,
        card: Card,
    },
    Return {
        by: Seat,
        card: Card,
    },
    Remove {
        by: Seat,
        card: Card,
    },
    /// An effect of `by` transfers, returns or removes a card out of a score pile.
    TakeFromScore {
        by: Seat,
        owner: Seat,
    },
    Claim {
        by: Seat,
        claim: Claim,
    },
    DogmaAction {
        by: Seat,
        card: Card,
    },
    InspireAction {
        by: Seat,
        color: Color,
    },
    DrawAction {
        by: Seat,
    },
    /// Somebody draws for sharing after the Dogma action with the card, or does not.
    SharingBonus {
        by: Seat,
        card: Card,
    },
    NoSharingBonus {
        by: Seat,
        card: Card,
    },
    /// A demand or a compel of `by` is about to be executed by `of`.
    Demand {
        of: Seat,
        by: Seat,
        source: Option<(Card, u8)>,
        rule: Rule<All>,
    },
    Fade {
        by: Seat,
    },
    Splay {
        by: Seat,
        of: Seat,
        color: Color,
        splay: Splay,
    },
    Win {
        winners: Seats,
    },
}

impl Would {
    /// What somebody is about to do by moving the card that way, if karmas react to such moves.
    pub fn of_move(by: Seat, card: Card, how: Move) -> Option<Would> {
        match how {
            Move::Meld | Move::DrawAndMeld | Move::Promote => Some(Would::Meld { by, card }),
            Move::Tuck | Move::DrawAndTuck => Some(Would::Tuck { by, card }),
            Move::Score | Move::DrawAndScore | Move::Fade => Some(Would::Score { by, card }),
            Move::Foreshadow | Move::DrawAndForeshadow => Some(Would::Foreshadow { by, card }),
            Move::Return => Some(Would::Return { by, card }),
            Move::Remove => Some(Would::Remove { by, card }),
            _ => None,
        }
    }
}

pub(crate) const EMPEROR_MEIJI: Card = named("Emperor Meiji");
pub(crate) const MICHELANGELO: Card = named("Michelangelo");
pub(crate) const WERNHER_VON_BRAUN: Card = named("Wernher von Braun");
pub(crate) const ZHANG_HENG: Card = named("Zhang Heng");
pub(crate) const ANTONIE_VAN_LEEUWENHOEK: Card = named("Antonie van Leeuwenhoek");
pub(crate) const DAEDALUS: Card = named("Daedalus");
pub(crate) const CAI_LUN: Card = named("Cai Lun");
pub(crate) const AMINA_SUKHERA: Card = named("Amina Sukhera");
pub(crate) const JOHN_LOUDON_MCADAM: Card = named("John Loudon McAdam");
pub(crate) const HEDY_LAMARR: Card = named("Hedy Lamarr");
pub(crate) const STEPHEN_HAWKING: Card = named("Stephen Hawking");
pub(crate) const XIMEN_BAO: Card = named("Ximen Bao");
pub(crate) const ALBERT_EINSTEIN: Card = named("Albert Einstein");
pub(crate) const SERGEY_BRIN: Card = named("Sergey Brin");
pub(crate) const PTOLEMY: Card = named("Ptolemy");
pub(crate) const ALHAZEN: Card = named("Alhazen");

impl Engine<All> {
    /// Whether the figure is a top card of the seat.
    #[inline]
    pub(crate) fn has_karma(&self, seat: Seat, figure: Card) -> bool {
        self.top(seat, figure.color()) == Some(figure)
    }

    /// The karmas of the seat's top figures.
    pub(crate) fn karmas_of(&self, seat: Seat) -> impl Iterator<Item = &'static Karma> + '_ {
        Color::ALL.into_iter().filter_map(move |color| self.top(seat, color)).flat_map(|card| expanded(card).karmas)
    }

    /// Alhazen: the value that a splayed color of his owner counts for: its lightbulbs or its castles, whichever are
    /// more.
    pub(super) fn alhazen_value(&self, seat: Seat, color: Color) -> Option<u8> {
        let splayed = self.has_karma(seat, ALHAZEN) && self.splay(seat, color) != Splay::Unsplayed;
        let icons = self.color_icons(seat, color);
        splayed.then(|| icons.of(Icon::Lightbulb).max(icons.of(Icon::Castle)) as u8)
    }

    pub(super) fn alhazen_values(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        Color::ALL.into_iter().filter_map(move |color| self.alhazen_value(seat, color))
    }

    /// Whether a karma reacts to this. Karmas never react to karmas; without figures and relics nobody has one.
    pub(super) fn reacts(&self, would: &Would) -> bool {
        let figures = self.plays_with(Set::Figures) || self.rules.relics;
        let able = figures && !self.more.karma && self.more.reactions < MOST_REACTIONS;
        able && self.reacting(would).next().is_some()
    }

    /// The top figures that react to this, and which of their karmas does.
    fn reacting(&self, would: &Would) -> impl Iterator<Item = (Seat, Card, usize)> + '_ {
        let would = *would;
        self.everyone().flat_map(move |owner| {
            let tops = Color::ALL.into_iter().filter_map(move |color| self.top(owner, color));
            tops.flat_map(move |card| {
                let karmas = expanded(card).karmas.iter().enumerate();
                karmas.filter_map(move |(number, karma)| match karma {
                    Karma::Would(on, _) if on(self, owner, &would) => Some((owner, card, number)),
                    _ => None,
                })
            })
        })
    }
}

impl Play<'_, All> {
    /// Lets a karma react; tells whether it came instead. If several would, the player whose turn it is chooses one.
    pub(crate) fn react(&mut self, would: Would) -> Flow<bool> {
        if !self.g.reacts(&would) {
            return Ok(false);
        }
        let figures: CardSet<All> = self.g.reacting(&would).map(|(_, card, _)| card).collect();
        let chosen = self.choose_karma(figures)?;
        let Some((owner, card, number)) = self.g.reacting(&would).find(|(_, card, _)| Some(*card) == chosen) else {
            unreachable!("one of the figures was chosen")
        };
        let Karma::Would(_, rule) = expanded(card).karmas[number] else { unreachable!("it reacts") };
        self.in_karma(owner, card, number, |play| rule(play, would))
    }

    fn choose_karma(&mut self, figures: CardSet<All>) -> Flow<Option<Card>> {
        let question = Question { ask: Ask::Karma, source: None };
        let answer = self.table.ask(self.g.turn, question, |offers| {
            offers.extend(figures.iter().map(crate::choice::Choice::Card));
        })?;
        Ok(answer.and_then(crate::choice::Choice::card))
    }

    /// The owner of a figure executes its karma, whoever was executing something; then that one goes on.
    pub(super) fn in_karma<T>(
        &mut self,
        owner: Seat,
        card: Card,
        number: usize,
        rule: impl FnOnce(&mut Self) -> Flow<T>,
    ) -> Flow<T> {
        let before = (self.source, self.here.take(), self.you, self.me);
        self.source = Some((card, part::KARMA + number as u8));
        (self.you, self.me) = (owner, owner);
        let outer = self.g.more.action.owner.replace(owner);
        self.g.more.karma = true;
        self.g.more.reactions = self.g.more.reactions.saturating_add(1);
        self.tell_effect();
        let result = rule(self)?;
        self.g.more.karma = false;
        self.g.more.action.owner = outer;
        (self.source, self.here, self.you, self.me) = before;
        Ok(result)
    }
}
