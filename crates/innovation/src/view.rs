//! What a viewer may know (rulebook, Information), and nothing else.

pub(crate) mod expansions;

use serde::{Serialize, Serializer};
use table::{Indistinguishable, Seat, Seats, Viewer};

use crate::card::{Card, CardSet, Color, Icon, Set, Slot, Splay};
use crate::cards::expanded;
use crate::deck::{Base, Deck};
use crate::decree::Decree;
use crate::expansions::{Karma, places_seen};
use crate::reactions::Variant;
use crate::rules::{Edition, Rules};
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
    pub dogma: Option<String>,
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
    pub stacks: Vec<StackView>,
    pub achieved: Vec<u8>,
    pub achieved_specials: Vec<Special>,
    /// Normal achievements this player could claim now.
    pub eligible: Vec<u8>,
    /// Cards scored and tucked in this turn, which count for the Monument.
    pub scored_this_turn: u8,
    pub tucked_this_turn: u8,
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(skip))]
    pub expansions: Option<ExpansionPlayerView>,
}

/// A card as this viewer sees it: the name only if the viewer may know it.
#[derive(Serialize, PartialEq, Debug, Clone)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CardView {
    pub name: Option<String>,
    pub value: u8,
    /// Its type, if it is no base card.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "Exclude<Set, \"base\">"))]
    pub set: Option<Set>,
}

impl CardView {
    fn new(card: Card, faced: bool) -> Self {
        CardView {
            name: faced.then(|| card.name().to_string()),
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
    pub top: Option<String>,
    /// `None` if the viewer may not know how many cards lie here.
    pub count: Option<u8>,
    /// Who would share and who would be under demand if the owner chose the top card now.
    pub dogma: Option<ReachView>,
    /// The covered cards from the top down, as far as anything of them is seen.
    pub covered: Vec<CoveredView>,
    /// The cards whose echo and inspire effects one sees, from the bottom up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<String>>"))]
    pub echoes: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<String>>"))]
    pub inspires: Vec<String>,
}

#[derive(Serialize, PartialEq, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ReachView {
    pub sharing: Seats,
    pub vulnerable: Seats,
}

#[derive(Serialize, PartialEq, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CoveredView {
    pub name: Option<String>,
    /// What the splay shows: top left, bottom left, bottom center, bottom right; of a city that is splayed left, also
    /// top right and top center.
    pub slots: Vec<SlotView>,
}

/// What a covered card shows in a place: the name of the slot, but `image` for the hexagon.
#[derive(PartialEq, Debug, Clone, Copy)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "schema",
    ts(rename = "SeenSlot", type = "Exclude<PrintedSlot, \"hex\"> | \"image\" | \"hidden\"")
)]
pub enum SlotView {
    Hidden,
    Shown(Slot),
}

impl Serialize for SlotView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            SlotView::Hidden => serializer.serialize_str("hidden"),
            SlotView::Shown(Slot::Hex) => serializer.serialize_str("image"),
            SlotView::Shown(slot) => serializer.serialize_str(&slot.name()),
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
            dogma: (self.phase == Phase::Dogma).then(|| self.dogma.card.name().to_string()),
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
            stacks: Color::ALL.into_iter().map(|color| self.stack_view(seat, color, viewer)).collect(),
            achieved: D::achievement_ages(self, Some(seat)),
            achieved_specials: specials(player.specials),
            eligible: (1..=D::HIGHEST_ACHIEVEMENT).filter(|&age| self.eligible(seat, age)).collect(),
            scored_this_turn: player.scored_this_turn,
            tucked_this_turn: player.tucked_this_turn,
            expansions: D::expansion_player_view(self, seat, viewer),
        }
    }

    fn stack_view(&self, seat: Seat, color: Color, viewer: Viewer) -> StackView {
        let splay = self.splay(seat, color);
        let count = self.count(seat, color);
        let open = viewer.is(seat) || self.rules.open_covered;
        let counted = open || self.rules.open_counts || splay != Splay::Unsplayed || count == 0;
        let seen = if counted { self.stack(seat, color).skip(1).collect() } else { Vec::new() };
        let covered = |card: Card| CoveredView {
            name: (open || shows_a_box(card, splay)).then(|| card.name().to_string()),
            slots: visible_slots(card, splay).collect(),
        };
        let boxes = |what: Slot| D::boxes(self, seat, color, what).into_iter().map(|card| card.name().to_string());
        StackView {
            color,
            splay,
            top: self.top(seat, color).map(|card| card.name().to_string()),
            count: counted.then_some(count as u8),
            dogma: self.top(seat, color).filter(|card| card.facts().featured.is_some()).map(|card| {
                let (sharing, vulnerable) = self.reach(seat, card);
                ReachView { sharing, vulnerable }
            }),
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
fn back_key(card: Card) -> u64 {
    (card.set() as u64 * 16 + u64::from(card.value())) << 48
}

fn color_key(card: Card) -> u64 {
    (card.color() as u64) << 40
}

/// Whether one sees an echo or inspire effect of a covered card: nobody can mistake the card then.
fn shows_a_box(card: Card, splay: Splay) -> bool {
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

/// The printed facts of all cards in play.
pub(crate) fn components<D: Variant>(rules: &Rules) -> serde_json::Value {
    let cards = D::cards().filter(|card| D::is_in_play(rules, *card));
    let mut components =
        serde_json::json!({ "cards": cards.map(|card| component::<D>(card, rules)).collect::<Vec<_>>() });
    if rules.expansions.has(Set::Figures) {
        let decrees = Decree::ALL.map(|decree| serde_json::json!({ "name": decree.name(), "color": decree.color() }));
        components["decrees"] = decrees.into_iter().collect();
    }
    components
}

fn component<D: Variant>(card: Card, rules: &Rules) -> serde_json::Value {
    let effects = |edition: Edition| -> Vec<&str> {
        let effects = edition.effects::<D>(card).iter();
        let kinds = effects.map(|effect| match (effect.demand, effect.compel) {
            (_, true) => "compel",
            (true, _) => "demand",
            _ => "dogma",
        });
        kinds.collect()
    };
    let face = card.facts();
    let mut facts = serde_json::json!({
        "name": face.name,
        "slug": card.slug(),
        "age": face.age,
        "color": face.color,
        "slots": face.used_slots().iter().map(|slot| slot.name()).collect::<Vec<_>>(),
        "featured": face.featured,
        "effects": {
            "deluxe-2017": effects(Edition::Deluxe2017),
            "iello-2011": effects(Edition::Iello2011),
        },
    });
    if rules.has_expansions() {
        let print = expanded(card);
        facts["set"] = card.set().name().into();
        facts["relic"] = card.is_relic().into();
        facts["echo"] = print.echo.is_some().into();
        facts["inspire"] = print.inspire.is_some().into();
        facts["karmas"] = print.karmas().map(|(_, karma)| karma_kind(karma)).collect();
    }
    facts
}

fn karma_kind(karma: &Karma) -> &'static str {
    match karma {
        Karma::WhenMelded(_) => "when",
        Karma::Counts(_) => "each",
        Karma::Decree(_) => "decree",
        Karma::If(..) => "would",
    }
}
