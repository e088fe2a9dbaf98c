//! Karmas: what figures change while they are top cards (Deluxe, Karma effects).

use table::{Flow, Seat, Seats};

use super::{All, Claim};
use crate::card::{ALL, BASE, Card, CardSet, Color, Icon, Icons, Rule, Set, Splay, part};
use crate::cards::{EXPANDED, expanded, named};
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

/// Kinds of karmas, a bit each: whoever looks for one need not look where none of its kind is.
pub(super) mod kind {
    pub const ICONS: u8 = 1;
    pub const POINTS: u8 = 2;
    pub const ACHIEVEMENTS: u8 = 4;
    pub const STANDING: u8 = 8;
    pub const DECREE: u8 = 16;
    pub const WOULD: u8 = 32;
}

/// The kinds of karmas that each card has. Only figures have any.
static KINDS: [u8; ALL] = {
    let mut kinds = [0; ALL];
    let mut number = BASE;
    while number < ALL {
        let karmas = EXPANDED[number - BASE].karmas;
        assert!(karmas.is_empty() || matches!(Card::new(number).set(), Set::Figures));
        let mut i = 0;
        while i < karmas.len() {
            kinds[number] |= match karmas[i] {
                Karma::When(_) => 0,
                Karma::Icons(_) => kind::ICONS,
                Karma::Points(_) => kind::POINTS,
                Karma::Achievements(_) => kind::ACHIEVEMENTS,
                Karma::Standing => kind::STANDING,
                Karma::Decree(_) => kind::DECREE,
                Karma::Would(..) => kind::WOULD,
            };
            i += 1;
        }
        number += 1;
    }
    kinds
};

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

/// A figure whose karma a rule asks for by its name.
const fn standing(name: &str) -> Card {
    let figure = named(name);
    assert!(KINDS[figure.index()] & kind::STANDING != 0);
    figure
}

pub(crate) const EMPEROR_MEIJI: Card = standing("Emperor Meiji");
pub(crate) const MICHELANGELO: Card = standing("Michelangelo");
pub(crate) const WERNHER_VON_BRAUN: Card = standing("Wernher von Braun");
pub(crate) const ZHANG_HENG: Card = standing("Zhang Heng");
pub(crate) const ANTONIE_VAN_LEEUWENHOEK: Card = standing("Antonie van Leeuwenhoek");
pub(crate) const DAEDALUS: Card = named("Daedalus");
pub(crate) const CAI_LUN: Card = standing("Cai Lun");
pub(crate) const AMINA_SUKHERA: Card = standing("Amina Sukhera");
pub(crate) const JOHN_LOUDON_MCADAM: Card = standing("John Loudon McAdam");
pub(crate) const HEDY_LAMARR: Card = standing("Hedy Lamarr");
pub(crate) const STEPHEN_HAWKING: Card = standing("Stephen Hawking");
pub(crate) const XIMEN_BAO: Card = standing("Ximen Bao");
pub(crate) const ALBERT_EINSTEIN: Card = standing("Albert Einstein");
pub(crate) const SERGEY_BRIN: Card = standing("Sergey Brin");
pub(crate) const PTOLEMY: Card = standing("Ptolemy");
pub(crate) const ALHAZEN: Card = standing("Alhazen");

impl Engine<All> {
    /// Whether the figure is a top card of the seat.
    #[inline]
    pub(crate) fn has_karma(&self, seat: Seat, figure: Card) -> bool {
        self.top(seat, figure.color()) == Some(figure)
    }

    /// Whether a top figure of the seat has a karma of one of these kinds.
    #[inline]
    pub(super) fn has_karma_of(&self, seat: Seat, kinds: u8) -> bool {
        self.exp.karmas[seat.index()] & kinds != 0
    }

    /// A color has changed: which figures are on top, and what kinds of karmas they have.
    #[inline]
    pub(super) fn note_figures(&mut self, seat: Seat, color: Color) {
        let is_figure = self.top(seat, color).is_some_and(|top| top.set() == Set::Figures);
        let before = self.exp.figures[seat.index()];
        let now = before & !(1 << color as u8) | u8::from(is_figure) << color as u8;
        if before | now != 0 {
            self.exp.figures[seat.index()] = now;
            self.exp.karmas[seat.index()] = self.kinds_of_karmas(seat);
        }
    }

    pub(super) fn kinds_of_karmas(&self, seat: Seat) -> u8 {
        self.figures_on_top(seat).fold(0, |kinds, figure| kinds | KINDS[figure.index()])
    }

    /// The seat's top figures by color.
    #[inline]
    pub(super) fn figures_on_top(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let mut colors = self.exp.figures[seat.index()];
        std::iter::from_fn(move || {
            let color = *Color::ALL.get(colors.trailing_zeros() as usize)?;
            colors &= colors - 1;
            self.top(seat, color)
        })
    }

    /// The karmas of the seat's top figures.
    pub(crate) fn karmas_of(&self, seat: Seat) -> impl Iterator<Item = &'static Karma> + '_ {
        self.figures_on_top(seat).flat_map(|card| expanded(card).karmas)
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
        let able = !self.exp.karma && self.exp.reactions < MOST_REACTIONS;
        let any = self.exp.karmas.iter().any(|kinds| kinds & kind::WOULD != 0);
        able && any && self.find_reacting(would, |_, _, _| true).is_some()
    }

    /// The first karma that reacts to this and that is looked for: whose it is, on which figure, and which of its
    /// karmas.
    fn find_reacting(
        &self,
        would: &Would,
        mut is_looked_for: impl FnMut(Seat, Card, usize) -> bool,
    ) -> Option<(Seat, Card, usize)> {
        for owner in self.all_seats().filter(|&seat| self.has_karma_of(seat, kind::WOULD)) {
            for figure in self.figures_on_top(owner) {
                for (number, karma) in expanded(figure).karmas.iter().enumerate() {
                    if let Karma::Would(on, _) = karma
                        && on(self, owner, would)
                        && is_looked_for(owner, figure, number)
                    {
                        return Some((owner, figure, number));
                    }
                }
            }
        }
        None
    }

    /// The top figures that react to this.
    fn reacting(&self, would: &Would) -> CardSet<All> {
        let mut figures = CardSet::NONE;
        self.find_reacting(would, |_, figure, _| {
            figures = figures.with(figure);
            false
        });
        figures
    }
}

impl Play<'_, All> {
    /// Lets a karma react; tells whether it came instead. If several would, the player whose turn it is chooses one.
    pub(crate) fn react(&mut self, would: Would) -> Flow<bool> {
        if !self.g.reacts(&would) {
            return Ok(false);
        }
        let chosen = self.choose_karma(self.g.reacting(&would))?;
        let found = self.g.find_reacting(&would, |_, figure, _| Some(figure) == chosen);
        let Some((owner, card, number)) = found else { unreachable!("one of the figures was chosen") };
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
        let before = (self.source, self.as_if_on.take(), self.you, self.me);
        self.source = Some((card, part::KARMA + number as u8));
        (self.you, self.me) = (owner, owner);
        let outer = self.g.exp.action.owner.replace(owner);
        self.g.exp.karma = true;
        self.g.exp.reactions = self.g.exp.reactions.saturating_add(1);
        self.tell_effect();
        let result = rule(self)?;
        self.g.exp.karma = false;
        self.g.exp.action.owner = outer;
        (self.source, self.as_if_on, self.you, self.me) = before;
        Ok(result)
    }
}
