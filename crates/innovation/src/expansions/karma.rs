//! Karmas: what figures change while they are top cards (Deluxe, Karma effects). A figure's row says all of them.

use table::{Flow, Seat, Seats};

use super::{All, Claim};
use crate::card::{ALL, BASE, Card, CardSet, Color, Icons, Rule, Set, Splay};
use crate::cards::EXPANDED;
use crate::decree::Decree;
use crate::event::Move;
use crate::play::Play;
use crate::reactions::{Replaced, Would};
use crate::state::Engine;

/// One karma of a figure.
#[derive(Copy, Clone)]
pub(crate) enum Karma {
    /// The decree that its owner may issue with any two figures.
    Decree(Decree),
    /// "When you meld this card".
    WhenMelded(Rule<All>),
    /// "Each": what counts, and for how much.
    Counts(&'static [Count]),
    /// "If somebody would".
    If(By, Reaction),
}

/// Who must be about to do something, seen from the figure's owner.
#[derive(Copy, Clone)]
pub(crate) enum By {
    You,
    Opponent,
    /// A partner is another player, but no opponent.
    AnotherPlayer,
    Anybody,
}

impl By {
    /// Whether one of the seats is meant.
    fn includes(self, game: &Engine<All>, owner: Seat, seats: Seats) -> bool {
        match self {
            By::You => seats.has(owner),
            By::Opponent => !(seats - game.team_of(owner)).is_empty(),
            By::AnotherPlayer => !seats.without(owner).is_empty(),
            By::Anybody => true,
        }
    }
}

/// On what condition a figure of that owner reacts.
pub(crate) type When<T> = fn(&Engine<All>, Seat, T) -> bool;

/// A figure that reacts on no further condition.
pub(crate) fn always<T>(_: &Engine<All>, _: Seat, _: T) -> bool {
    true
}

/// What a reaction does.
#[derive(Copy, Clone)]
pub(crate) enum Then<T> {
    /// It comes first, and then happens what was about to happen.
    First(fn(&mut Play<All>, T) -> Flow),
    /// It comes instead.
    Instead(fn(&mut Play<All>, T) -> Flow),
    /// Only what it does decides whether it comes instead.
    FirstOrInstead(fn(&mut Play<All>, T) -> Flow<Replaced>),
}

impl<T> Then<T> {
    fn run(self, play: &mut Play<All>, what: T) -> Flow<Replaced> {
        match self {
            Then::First(rule) => rule(play, what).map(|()| Replaced::No),
            Then::Instead(rule) => rule(play, what).map(|()| Replaced::Yes),
            Then::FirstOrInstead(rule) => rule(play, what),
        }
    }
}

/// A draw that is about to happen; the value is that of the pile.
#[derive(Copy, Clone)]
pub(crate) struct Draw {
    pub value: u8,
    pub into_hand: bool,
}

/// The claim of a standard achievement, which has a value.
#[derive(Copy, Clone)]
pub(crate) struct StandardClaim {
    pub claim: Claim,
    pub value: u8,
}

/// A demand or a compel that its owner is about to obey.
#[derive(Copy, Clone)]
pub(crate) struct Demand {
    pub by: Seat,
    pub source: Option<(Card, u8)>,
    pub rule: Rule<All>,
}

/// A color on somebody's board that is about to be splayed.
#[derive(Copy, Clone)]
pub(crate) struct Splaying {
    pub of: Seat,
    pub color: Color,
    pub splay: Splay,
}

/// What somebody must be about to do, on what condition a figure reacts to it, and how.
#[derive(Copy, Clone)]
pub(crate) enum Reaction {
    Draws(When<Draw>, Then<Draw>),
    Melds(When<Card>, Then<Card>),
    Tucks(When<Card>, Then<Card>),
    Scores(When<Card>, Then<Card>),
    Foreshadows(When<Card>, Then<Card>),
    /// With who does so.
    MeldsOrForeshadows(When<(Seat, Card)>, Then<(Seat, Card)>),
    ScoresOrReturns(When<Card>, Then<Card>),
    ReturnsOrRemoves(When<Card>, Then<Card>),
    /// Transfers, returns or removes a card out of the score pile of this player.
    TakesFromScorePile(When<Seat>, Then<Seat>),
    Claims(When<Claim>, Then<Claim>),
    ClaimsStandard(When<StandardClaim>, Then<StandardClaim>),
    TakesDogmaAction(When<Card>, Then<Card>),
    TakesInspireAction(When<Color>, Then<Color>),
    TakesDrawOrInspireAction(When<()>, Then<()>),
    /// Draws for sharing after the Dogma action with the card, or does not.
    DrawsSharingBonus(When<Card>, Then<Card>),
    DrawsNoSharingBonus(When<Card>, Then<Card>),
    ObeysDemand(When<Demand>, Then<Demand>),
    Fades(When<()>, Then<()>),
    Splays(When<Splaying>, Then<Splaying>),
    Wins(When<()>, Then<()>),
}

/// What counts, and for how much, while the figure is on top.
#[derive(Copy, Clone)]
pub(crate) enum Count {
    /// Icons in addition to the printed ones, which are given.
    Icons(fn(&Engine<All>, Seat, Icons) -> Icons),
    /// Points in addition.
    Score(fn(&Engine<All>, Seat) -> usize),
    /// What counts as achievements in addition.
    Achievements(fn(&Engine<All>, Seat) -> usize),
    /// How much higher the highest top card is for claiming.
    TopForClaiming(fn(&Engine<All>, Seat) -> usize),
    /// Points in addition for claiming an achievement of that age.
    PointsForClaiming(fn(&Engine<All>, Seat, u8) -> usize),
    /// Cards that are available achievements for the owner, too.
    Available(fn(&Engine<All>, Seat) -> CardSet<All>),
    /// How much lower the numbers of special achievements are.
    SpecialsNeedLess(u8),
    /// Cards that are in hand, too.
    Hand(fn(&Engine<All>, Seat) -> CardSet<All>),
    /// Cards that are in the score pile, too.
    ScorePile(fn(&Engine<All>, Seat) -> CardSet<All>),
    /// Cards that are bonuses of their value, too.
    Bonuses(fn(&Engine<All>, Seat) -> CardSet<All>),
    /// The value of a color's top card for Draw and Inspire actions, if it is another one.
    TopForDrawing(fn(&Engine<All>, Seat, Color) -> Option<u8>),
    /// The value in every box.
    ValueInBox(u8),
    /// The echo effect that every visible hex is, too.
    EchoOfHexes(Rule<All>),
    /// The color to which the echo and inspire effects of all colors belong, too.
    AllBoxesBelongTo(Color),
    /// The colors of other players' top cards that a Dogma action can be taken with.
    DogmaOfOthers(&'static [Color]),
}

/// Kinds of karmas, a bit each: whoever looks for one need not look where none of its kind is.
pub(crate) mod kind {
    pub const ICONS: u32 = 1;
    pub const SCORE: u32 = 1 << 1;
    pub const ACHIEVEMENTS: u32 = 1 << 2;
    pub const CLAIMING: u32 = 1 << 3;
    pub const AVAILABLE: u32 = 1 << 4;
    pub const SPECIALS: u32 = 1 << 5;
    pub const HAND: u32 = 1 << 6;
    pub const SCORE_PILE: u32 = 1 << 7;
    pub const BONUSES: u32 = 1 << 8;
    pub const DRAWING: u32 = 1 << 9;
    pub const BOXES: u32 = 1 << 10;
    pub const DOGMA_CARDS: u32 = 1 << 11;
    pub const DECREE: u32 = 1 << 12;
    pub const DRAW: u32 = 1 << 13;
    pub const MELD: u32 = 1 << 14;
    pub const TUCK: u32 = 1 << 15;
    pub const SCORE_CARD: u32 = 1 << 16;
    pub const FORESHADOW: u32 = 1 << 17;
    pub const RETURN: u32 = 1 << 18;
    pub const REMOVE: u32 = 1 << 19;
    pub const TAKE_FROM_SCORE: u32 = 1 << 20;
    pub const CLAIM: u32 = 1 << 21;
    pub const DOGMA_ACTION: u32 = 1 << 22;
    pub const INSPIRE_ACTION: u32 = 1 << 23;
    pub const DRAW_ACTION: u32 = 1 << 24;
    pub const SHARING: u32 = 1 << 25;
    pub const DEMAND: u32 = 1 << 26;
    pub const FADE: u32 = 1 << 27;
    pub const SPLAY: u32 = 1 << 28;
    pub const WIN: u32 = 1 << 29;
}

impl Count {
    const fn kind(self) -> u32 {
        match self {
            Count::Icons(_) => kind::ICONS,
            Count::Score(_) => kind::SCORE,
            Count::Achievements(_) => kind::ACHIEVEMENTS,
            Count::TopForClaiming(_) | Count::PointsForClaiming(_) => kind::CLAIMING,
            Count::Available(_) => kind::AVAILABLE,
            Count::SpecialsNeedLess(_) => kind::SPECIALS,
            Count::Hand(_) => kind::HAND,
            Count::ScorePile(_) => kind::SCORE_PILE,
            Count::Bonuses(_) => kind::BONUSES,
            Count::TopForDrawing(_) => kind::DRAWING,
            Count::ValueInBox(_) | Count::EchoOfHexes(_) | Count::AllBoxesBelongTo(_) => kind::BOXES,
            Count::DogmaOfOthers(_) => kind::DOGMA_CARDS,
        }
    }
}

impl Reaction {
    const fn kinds(self) -> u32 {
        match self {
            Reaction::Draws(..) => kind::DRAW,
            Reaction::Melds(..) => kind::MELD,
            Reaction::Tucks(..) => kind::TUCK,
            Reaction::Scores(..) => kind::SCORE_CARD,
            Reaction::Foreshadows(..) => kind::FORESHADOW,
            Reaction::MeldsOrForeshadows(..) => kind::MELD | kind::FORESHADOW,
            Reaction::ScoresOrReturns(..) => kind::SCORE_CARD | kind::RETURN,
            Reaction::ReturnsOrRemoves(..) => kind::RETURN | kind::REMOVE,
            Reaction::TakesFromScorePile(..) => kind::TAKE_FROM_SCORE,
            Reaction::Claims(..) | Reaction::ClaimsStandard(..) => kind::CLAIM,
            Reaction::TakesDogmaAction(..) => kind::DOGMA_ACTION,
            Reaction::TakesInspireAction(..) => kind::INSPIRE_ACTION,
            Reaction::TakesDrawOrInspireAction(..) => kind::DRAW_ACTION | kind::INSPIRE_ACTION,
            Reaction::DrawsSharingBonus(..) | Reaction::DrawsNoSharingBonus(..) => kind::SHARING,
            Reaction::ObeysDemand(..) => kind::DEMAND,
            Reaction::Fades(..) => kind::FADE,
            Reaction::Splays(..) => kind::SPLAY,
            Reaction::Wins(..) => kind::WIN,
        }
    }
}

impl Karma {
    pub(crate) const fn kinds(self) -> u32 {
        match self {
            Karma::Decree(_) => kind::DECREE,
            Karma::WhenMelded(_) => 0,
            Karma::If(_, reaction) => reaction.kinds(),
            Karma::Counts(counts) => {
                let (mut kinds, mut i) = (0, 0);
                while i < counts.len() {
                    kinds |= counts[i].kind();
                    i += 1;
                }
                kinds
            }
        }
    }

    pub(crate) const fn echo_of_hexes(self) -> Option<Rule<All>> {
        match self {
            Karma::Counts([Count::EchoOfHexes(rule)]) => Some(*rule),
            _ => None,
        }
    }

    /// Whether something happens by it; others only change what counts.
    pub(crate) const fn happens(&self) -> bool {
        matches!(self, Karma::WhenMelded(_) | Karma::If(..))
    }
}

/// The kinds of karmas that each card has. Only figures have any.
pub(super) static KINDS: [u32; ALL] = {
    let mut kinds = [0; ALL];
    let mut number = BASE;
    while number < ALL {
        kinds[number] = EXPANDED[number - BASE].kinds_of_karmas();
        assert!(kinds[number] == 0 || matches!(Card::new(number).set(), Set::Figures));
        number += 1;
    }
    kinds
};

impl Would<All> {
    /// Who is about to do it.
    fn by(&self) -> Seats {
        match *self {
            Would::Draw { by, .. }
            | Would::Move { by, .. }
            | Would::TakeFromScore { by, .. }
            | Would::Claim { by, .. }
            | Would::DogmaAction { by, .. }
            | Would::InspireAction { by, .. }
            | Would::DrawAction { by }
            | Would::Execute { by, .. }
            | Would::SharingBonus { by, .. }
            | Would::NoSharingBonus { by, .. }
            | Would::Fade { by }
            | Would::Splay { by, .. } => Seats::NONE.with(by),
            Would::Demand { of, .. } => Seats::NONE.with(of),
            Would::Win { winners, .. } => winners,
        }
    }

    /// The kinds of karmas that can react to this.
    pub(super) fn kind(&self) -> u32 {
        match self {
            Would::Draw { .. } => kind::DRAW,
            Would::Move { how, .. } => match how {
                how if how.is_meld() => kind::MELD,
                how if how.is_tuck() => kind::TUCK,
                how if how.is_score() => kind::SCORE_CARD,
                how if how.is_foreshadow() => kind::FORESHADOW,
                Move::Return => kind::RETURN,
                Move::Remove => kind::REMOVE,
                _ => 0,
            },
            Would::TakeFromScore { .. } => kind::TAKE_FROM_SCORE,
            Would::Claim { .. } => kind::CLAIM,
            Would::DogmaAction { .. } => kind::DOGMA_ACTION,
            Would::InspireAction { .. } => kind::INSPIRE_ACTION,
            Would::DrawAction { .. } => kind::DRAW_ACTION,
            // The door alone has something to do with it.
            Would::Execute { .. } => 0,
            Would::SharingBonus { .. } | Would::NoSharingBonus { .. } => kind::SHARING,
            Would::Demand { .. } => kind::DEMAND,
            Would::Fade { .. } => kind::FADE,
            Would::Splay { .. } => kind::SPLAY,
            Would::Win { .. } => kind::WIN,
        }
    }
}

/// What is done with a reaction and that to which it fits.
trait Meeting {
    type Answer;
    fn meet<T: Copy>(self, when: When<T>, then: Then<T>, what: T) -> Self::Answer;
}

impl Reaction {
    /// Brings the reaction together with what is about to happen, if it is a reaction to such a thing.
    fn meet<M: Meeting>(self, would: &Would<All>, meeting: M) -> Option<M::Answer> {
        use Reaction::*;
        Some(match (self, *would) {
            (Draws(when, then), Would::Draw { value, into_hand, .. }) => {
                meeting.meet(when, then, Draw { value, into_hand })
            }
            (Melds(when, then), Would::Move { card, how, .. }) if how.is_meld() => meeting.meet(when, then, card),
            (Tucks(when, then), Would::Move { card, how, .. }) if how.is_tuck() => meeting.meet(when, then, card),
            (Scores(when, then), Would::Move { card, how, .. }) if how.is_score() => meeting.meet(when, then, card),
            (Foreshadows(when, then), Would::Move { card, how, .. }) if how.is_foreshadow() => {
                meeting.meet(when, then, card)
            }
            (MeldsOrForeshadows(when, then), Would::Move { by, card, how }) if how.is_meld() || how.is_foreshadow() => {
                meeting.meet(when, then, (by, card))
            }
            (ScoresOrReturns(when, then), Would::Move { card, how, .. }) if how.is_score() || how == Move::Return => {
                meeting.meet(when, then, card)
            }
            (ReturnsOrRemoves(when, then), Would::Move { card, how: Move::Return | Move::Remove, .. }) => {
                meeting.meet(when, then, card)
            }
            (TakesFromScorePile(when, then), Would::TakeFromScore { owner, .. }) => meeting.meet(when, then, owner),
            (Claims(when, then), Would::Claim { claim, .. }) => meeting.meet(when, then, claim),
            (ClaimsStandard(when, then), Would::Claim { claim, .. }) => {
                meeting.meet(when, then, StandardClaim { claim, value: claim.value()? })
            }
            (TakesDogmaAction(when, then), Would::DogmaAction { card, .. }) => meeting.meet(when, then, card),
            (TakesInspireAction(when, then), Would::InspireAction { color, .. }) => meeting.meet(when, then, color),
            (TakesDrawOrInspireAction(when, then), Would::DrawAction { .. } | Would::InspireAction { .. }) => {
                meeting.meet(when, then, ())
            }
            (DrawsSharingBonus(when, then), Would::SharingBonus { card, .. }) => meeting.meet(when, then, card),
            (DrawsNoSharingBonus(when, then), Would::NoSharingBonus { card, .. }) => meeting.meet(when, then, card),
            (ObeysDemand(when, then), Would::Demand { by, source, rule, .. }) => {
                meeting.meet(when, then, Demand { by, source, rule })
            }
            (Fades(when, then), Would::Fade { .. }) => meeting.meet(when, then, ()),
            (Splays(when, then), Would::Splay { of, color, splay, .. }) => {
                meeting.meet(when, then, Splaying { of, color, splay })
            }
            (Wins(when, then), Would::Win { .. }) => meeting.meet(when, then, ()),
            _ => return None,
        })
    }

    pub(super) fn reacts(self, game: &Engine<All>, owner: Seat, whose: By, would: &Would<All>) -> bool {
        struct Asked<'a>(&'a Engine<All>, Seat);
        impl Meeting for Asked<'_> {
            type Answer = bool;
            fn meet<T: Copy>(self, when: When<T>, _: Then<T>, what: T) -> bool {
                when(self.0, self.1, what)
            }
        }
        whose.includes(game, owner, would.by()) && self.meet(would, Asked(game, owner)) == Some(true)
    }

    /// What the reaction does. Its owner is executing the karma already.
    pub(super) fn run(self, play: &mut Play<All>, would: &Would<All>) -> Flow<Replaced> {
        struct Done<'a, 'b>(&'a mut Play<'b, All>);
        impl Meeting for Done<'_, '_> {
            type Answer = Flow<Replaced>;
            fn meet<T: Copy>(self, _: When<T>, then: Then<T>, what: T) -> Flow<Replaced> {
                then.run(self.0, what)
            }
        }
        match self.meet(would, Done(play)) {
            Some(answer) => answer,
            None => unreachable!("it reacts to something else"),
        }
    }
}
