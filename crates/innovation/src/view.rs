//! What a viewer may know (rulebook, Information), and nothing else.

pub(crate) mod expansions;

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};
use table::{Indistinguishable, Seat, Seats, Viewer};

use crate::achievements::{Progress, achievement_ages};
use crate::card::{Card, CardSet, Color, Icon, Set, Slot, Splay};
use crate::deck::{Base, Deck};
use crate::expansions::places_seen;
use crate::reactions::Variant;
use crate::state::{Engine, How, Phase, Place, Special};

pub use expansions::{ExpansionPlayerView, ExpansionView};

/// What only expansions show, and hide.
pub trait Views: Deck {
    /// The cards of a color whose echo or inspire effects one sees, from the bottom up.
    fn boxes(_: &Engine<Self>, _: Seat, _: Color, _: Slot) -> Vec<Card> {
        Vec::new()
    }

    /// Whether the viewer sees only the back of a card in a place that only expansions have.
    fn hides(_: &Engine<Self>, _: Card, _: Place, _: Seat) -> bool {
        false
    }

    /// How many echo effects belong to a color.
    fn echoes_of(_: &Engine<Self>, _: Seat, _: Color) -> usize {
        0
    }

    /// How near the seat is to a special achievement.
    fn progress(game: &Engine<Self>, seat: Seat, special: Special) -> Option<Progress>
    where
        Self: Variant,
    {
        game.base_progress(seat, special, 0)
    }

    fn expansion_view(_: &Engine<Self>) -> Option<ExpansionView> {
        None
    }

    fn expansion_player_view(_: &Engine<Self>, _: Seat, _: Viewer) -> Option<ExpansionPlayerView> {
        None
    }
}

impl Views for Base {}

#[derive(Serialize, PartialEq, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct View {
    pub turn: Option<Seat>,
    pub actions: u8,
    /// Cards left in each supply pile, age 1 first.
    pub supply: Vec<u8>,
    /// Normal achievements that can be claimed, by age; with expansions there may be several of an age.
    pub achievements: Vec<u8>,
    pub specials: Vec<Special>,
    pub needed: u8,
    /// The card whose Dogma action is under way.
    pub dogma: Option<&'static str>,
    pub players: Vec<PlayerView>,
    pub winners: Option<Vec<Seat>>,
    pub how: Option<How>,
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(skip))]
    pub expansions: Option<ExpansionView>,
}

#[derive(Serialize, PartialEq, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct PlayerView {
    pub hand: Vec<CardView>,
    pub score: Vec<CardView>,
    pub points: u16,
    pub icons: [u16; 6],
    /// The age of the pile that a Draw action takes from; `None` if no pile is left, and drawing ends the game.
    pub draw: Option<u8>,
    pub stacks: Vec<StackView>,
    pub achieved: Vec<u8>,
    pub achieved_specials: Vec<Special>,
    /// All that counts as an achievement now.
    pub achieved_count: u8,
    /// Normal achievements this player could claim now.
    pub eligible: Vec<u8>,
    /// Cards scored and tucked in this turn, which count for the Monument.
    pub scored_this_turn: u8,
    pub tucked_this_turn: u8,
    /// What achievements take; each viewer is told their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub needs: Option<NeedsView>,
    /// In a team game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub partner: Option<Seat>,
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(skip))]
    pub expansions: Option<ExpansionPlayerView>,
}

/// What a player needs for achievements.
#[derive(Serialize, PartialEq, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct NeedsView {
    /// The points that the achievement of each age takes, age 1 first, and how many of them are missing.
    pub points: Vec<u16>,
    pub missing: Vec<u16>,
    /// Up to which age a top card is high enough.
    pub up_to: u8,
    /// How much there is, and how much it takes, for each special achievement that can be claimed, in the order of
    /// [`View::specials`]; `None` for those that come all at once.
    pub specials: Vec<Option<[u8; 2]>>,
}

/// A card as this viewer sees it: the name only if the viewer may know it.
#[derive(Serialize, PartialEq, Debug, Clone)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CardView {
    pub name: Option<&'static str>,
    pub value: u8,
    /// Its type, if it is no base card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "Exclude<Set, \"base\">"))]
    pub set: Option<Set>,
}

impl CardView {
    fn new(card: Card, faced: bool) -> Self {
        CardView {
            name: faced.then(|| card.name()),
            value: card.value(),
            set: Some(card.set()).filter(|set| *set != Set::Base),
        }
    }
}

#[derive(Serialize, PartialEq, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct StackView {
    pub color: Color,
    pub splay: Splay,
    pub top: Option<&'static str>,
    /// `None` if the viewer may not know how many cards lie here.
    pub count: Option<u8>,
    /// Whom the effects would reach if the owner chose the top card now.
    pub dogma: Option<ReachView>,
    /// The covered cards from the top down, as far as anything of them is seen.
    pub covered: Vec<CoveredView>,
    /// The cards whose echo and inspire effects one sees, from the bottom up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<String>>"))]
    pub echoes: Vec<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<String>>"))]
    pub inspires: Vec<&'static str>,
}

#[derive(Serialize, PartialEq, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ReachView {
    /// Who would share, if there is anything to share.
    pub sharing: Seats,
    /// Of whom it would demand.
    pub vulnerable: Seats,
    /// Whom it would compel.
    #[serde(skip_serializing_if = "is_nobody")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Seats>"))]
    pub compelled: Seats,
}

fn is_nobody(seats: &Seats) -> bool {
    seats.is_empty()
}

#[derive(Serialize, PartialEq, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CoveredView {
    pub name: Option<&'static str>,
    /// What the splay shows: top left, bottom left, bottom center, bottom right; of a city that is splayed left, also
    /// top right and top center.
    #[cfg_attr(feature = "schema", ts(as = "Vec<SlotView>"))]
    pub slots: ArrayVec<SlotView, 6>,
}

/// What a covered card shows in a place: the name of the slot, but `image` for the hexagon.
#[derive(PartialEq, Debug, Clone, Copy)]
pub enum SlotView {
    Hidden,
    Shown(Slot),
}

impl Serialize for SlotView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            SlotView::Hidden => serializer.serialize_str("hidden"),
            SlotView::Shown(Slot::Hex) => serializer.serialize_str("image"),
            SlotView::Shown(slot) => slot.serialize(serializer),
        }
    }
}

/// The slots a covered card shows. Only a splay to the left shows that a card has six.
fn visible_slots(card: Card, splay: Splay) -> impl Iterator<Item = SlotView> {
    let slots = card.facts().used_slots();
    let slots = if splay == Splay::Left { slots } else { &slots[..4] };
    let seen = places_seen(splay);
    slots.iter().zip(seen).map(|(slot, seen)| if seen { SlotView::Shown(*slot) } else { SlotView::Hidden })
}

fn specials(mask: u16) -> Vec<Special> {
    Special::ALL.into_iter().filter(|special| mask & special.bit() != 0).collect()
}

impl<D: Variant> Engine<D> {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        View {
            turn: (self.phase != Phase::FirstMeld).then_some(self.turn),
            actions: self.actions,
            supply: self.supply.iter().map(|pile| pile.count() as u8).collect(),
            achievements: D::achievement_ages(self, None),
            specials: specials(self.achievements.specials),
            needed: self.achievements_needed() as u8,
            dogma: (self.phase == Phase::Dogma).then(|| self.dogma.card.name()),
            players: self.all_seats().map(|seat| self.player_view(seat, viewer)).collect(),
            winners: self.ending.map(|ending| ending.winners.iter().collect()),
            how: self.ending.map(|ending| ending.how),
            expansions: D::expansion_view(self),
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let icons = self.icons(seat);
        let own = |cards: CardSet<D>| cards.iter().map(|card| CardView::new(card, viewer.is(seat))).collect();
        let player = self.player(seat);
        PlayerView {
            hand: own(player.hand),
            score: own(player.score),
            points: self.points(seat) as u16,
            icons: Icon::ALL.map(|icon| icons.of(icon) as u16),
            draw: self.open_age(self.highest_for_drawing(seat)),
            stacks: Color::ALL.into_iter().map(|color| self.stack_view(seat, color, viewer)).collect(),
            achieved: D::achievement_ages(self, Some(seat)),
            achieved_specials: specials(player.specials),
            achieved_count: self.achieved(seat) as u8,
            eligible: achievement_ages(&self.rules).filter(|&age| self.eligible(seat, age)).collect(),
            scored_this_turn: player.scored_this_turn,
            tucked_this_turn: player.tucked_this_turn,
            needs: viewer.is(seat).then(|| self.needs_view(seat)),
            partner: self.partner_of(seat),
            expansions: D::expansion_player_view(self, seat, viewer),
        }
    }

    fn needs_view(&self, seat: Seat) -> NeedsView {
        let each_age =
            |points: &dyn Fn(u8) -> usize| achievement_ages(&self.rules).map(|age| points(age) as u16).collect();
        let progress = |special| {
            D::progress(self, seat, special).map(|Progress { have, need }| [have.min(need) as u8, need as u8])
        };
        NeedsView {
            points: each_age(&|age| self.points_needed(seat, age)),
            missing: each_age(&|age| self.points_missing(seat, age)),
            up_to: self.highest_for_claiming(seat) as u8,
            specials: specials(self.achievements.specials).into_iter().map(progress).collect(),
        }
    }

    /// Whom the effects of a top card would reach.
    fn reach_view(&self, seat: Seat, card: Card) -> ReachView {
        let (sharing, vulnerable) = self.reach(seat, card);
        let effects = self.rules.edition.effects::<D>(card);
        let reached = |reaches: bool, seats: Seats| if reaches { seats } else { Seats::NONE };
        let shares = D::echoes_of(self, seat, card.color()) > 0 || effects.iter().any(|effect| !effect.demand);
        let demands = effects.iter().any(|effect| effect.demand && !effect.compel);
        let compels = effects.iter().any(|effect| effect.compel);
        ReachView {
            sharing: reached(shares, sharing),
            vulnerable: reached(demands, vulnerable),
            compelled: reached(compels, sharing - self.team_of(seat)),
        }
    }

    fn stack_view(&self, seat: Seat, color: Color, viewer: Viewer) -> StackView {
        let splay = self.splay(seat, color);
        let count = self.count(seat, color);
        let open = viewer.is(seat) || self.rules.open_covered;
        let counted = open || self.rules.open_counts || splay != Splay::Unsplayed || count == 0;
        let seen = if counted { self.stack(seat, color).skip(1).collect() } else { Vec::new() };
        let covered = |card: Card| CoveredView {
            name: (open || shows_a_box(card, splay)).then(|| card.name()),
            slots: visible_slots(card, splay).collect(),
        };
        let boxes = |what: Slot| D::boxes(self, seat, color, what).into_iter().map(|card| card.name());
        StackView {
            color,
            splay,
            top: self.top(seat, color).map(|card| card.name()),
            count: counted.then_some(count as u8),
            dogma: self
                .top(seat, color)
                .filter(|card| card.facts().featured.is_some())
                .map(|card| self.reach_view(seat, card)),
            covered: seen.into_iter().map(covered).collect(),
            echoes: boxes(Slot::Echo).collect(),
            inspires: boxes(Slot::Inspire).collect(),
        }
    }

    /// What the seat knows of a card it cannot see.
    fn hidden(&self, card: Card, viewer: Seat) -> Option<Hidden> {
        match self.place(card) {
            // There is one of each, and everybody saw where it went.
            _ if D::EXPANDED && card.is_relic() => None,
            Place::Supply | Place::Achievement => Some(Hidden::Back),
            Place::Hand(owner) | Place::Score(owner) if owner != viewer => Some(Hidden::Back),
            Place::Board(owner) if owner != viewer && !self.is_top(card) && !self.rules.open_covered => {
                let splay = self.splay(owner, card.color());
                (!shows_a_box(card, splay)).then_some(Hidden::Covered(splay))
            }
            place => D::hides(self, card, place, viewer).then_some(Hidden::Back),
        }
    }

    /// Whether the seat sees now which card it is.
    pub(crate) fn is_seen_by(&self, card: Card, viewer: Seat) -> bool {
        self.hidden(card, viewer).is_none()
    }

    /// Three rounds of swaps that the viewer cannot notice: cards with the same back; covered cards of a color that
    /// show the same; and a covered card with one of the same age and color that lies face down.
    pub(crate) fn interchangeable(&self, viewer: Seat, pass: usize) -> Indistinguishable {
        // Only where nothing of a card shows can it take the place of one whose face is unknown.
        let hidden = D::cards().filter_map(|card| {
            let key = match (pass, self.hidden(card, viewer)?) {
                (0, Hidden::Back) => back_key(card),
                (1, Hidden::Covered(splay)) => color_key(card) | shown_key(card, splay),
                (2, Hidden::Back | Hidden::Covered(Splay::Unsplayed)) => back_key(card) | color_key(card),
                _ => return None,
            };
            Some((card.index() as u16, key, self.place[card].rank() << 16 | self.depth(card) as u32))
        });
        Indistinguishable::by_key_and_place(hidden)
    }
}

enum Hidden {
    /// Its value is known by its back.
    Back,
    /// Its color is known, and what the splay shows.
    Covered(Splay),
}

/// A number for a card's back: its value and its type. It uses other bits than [`color_key`] and [`shown_key`], and the
/// highest: cards are grouped by it first.
pub(crate) fn back_key(card: Card) -> u64 {
    (card.set() as u64 * 16 + u64::from(card.value())) << 48
}

fn color_key(card: Card) -> u64 {
    (card.color() as u64) << 40
}

/// Whether one sees an echo or inspire effect of a covered card: nobody can mistake the card then.
pub(crate) fn shows_a_box(card: Card, splay: Splay) -> bool {
    let seen = places_seen(splay);
    let slots = card.facts().slots;
    (0..slots.len()).any(|slot| seen[slot] && matches!(slots[slot], Slot::Echo | Slot::Inspire))
}

/// A number below 2^40 for what the splay shows of a card: the same for cards that look the same.
fn shown_key(card: Card, splay: Splay) -> u64 {
    visible_slots(card, splay).fold(splay as u64 + 1, |key, slot| {
        let slot = match slot {
            SlotView::Hidden => 0,
            SlotView::Shown(slot) => 1 + slot_key(slot),
        };
        key * 64 + slot
    })
}

fn slot_key(slot: Slot) -> u64 {
    match slot {
        Slot::Blank => 0,
        Slot::Hex => 1,
        Slot::Echo => 2,
        Slot::Inspire => 3,
        Slot::Plus => 4,
        Slot::Flag => 5,
        Slot::Fountain => 6,
        Slot::Arrow(splay) => 8 + splay as u64,
        Slot::Icon(icon) => 16 + icon as u64,
        Slot::Search(icon) => 24 + icon as u64,
        Slot::Bonus(points) => 32 + u64::from(points),
    }
}
