//! What a viewer may know (rulebook, Information), and nothing else.

use serde::Serialize;
use table::{Interchangeable, Seat, Seats, Viewer};

use crate::card::{AGES, Card, Color, Icon, Printing, Splay};
use crate::deck::{Base, Deck};
use crate::rules::Edition;
use crate::state::{Engine, How, Phase, Place, Special};

#[derive(Serialize, PartialEq, Debug)]
pub struct View {
    pub turn: Option<Seat>,
    pub actions: u8,
    /// Cards left in each supply pile, age 1 first.
    pub supply: Vec<u8>,
    /// Normal achievements that can be claimed, by age.
    pub achievements: Vec<u8>,
    pub specials: Vec<Special>,
    pub needed: u8,
    /// The card whose Dogma action is under way.
    pub dogma: Option<String>,
    pub players: Vec<PlayerView>,
    pub winners: Option<Vec<Seat>>,
    pub how: Option<How>,
}

#[derive(Serialize, PartialEq, Debug)]
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
}

/// A card as this viewer sees it: the name only if the viewer may know it.
#[derive(Serialize, PartialEq, Debug, Clone)]
pub struct CardView {
    pub name: Option<String>,
    pub value: u8,
}

#[derive(Serialize, PartialEq, Debug)]
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
}

#[derive(Serialize, PartialEq, Debug)]
pub struct ReachView {
    pub sharing: Seats,
    pub vulnerable: Seats,
}

#[derive(Serialize, PartialEq, Debug)]
pub struct CoveredView {
    pub name: Option<String>,
    /// What the splay shows: top left, bottom left, bottom center, bottom right.
    pub slots: [Slot; 4],
}

#[derive(Serialize, PartialEq, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub enum Slot {
    Hidden,
    /// The card image.
    Image,
    #[serde(untagged)]
    Icon(Icon),
}

/// The slots a covered card shows.
fn visible_slots(card: Card, splay: Splay) -> [Slot; 4] {
    let seen = match splay {
        Splay::Unsplayed => [false; 4],
        Splay::Left => [false, false, false, true],
        Splay::Right => [true, true, false, false],
        Splay::Up => [false, true, true, true],
    };
    std::array::from_fn(|slot| match card.face().slots[slot] {
        _ if !seen[slot] => Slot::Hidden,
        Printing::Icon(icon) | Printing::Search(icon) => Slot::Icon(icon),
        _ => Slot::Image,
    })
}

fn bits(mask: u16) -> Vec<u8> {
    (1..AGES as u8).filter(|age| mask & (1 << age) != 0).collect()
}

fn specials(mask: u16) -> Vec<Special> {
    Special::ALL.into_iter().filter(|special| mask & special.bit() != 0).collect()
}

impl<D: Deck> Engine<D> {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        View {
            turn: (self.phase != Phase::FirstMeld).then_some(self.turn),
            actions: self.actions,
            supply: self.supply.iter().map(|pile| pile.count).collect(),
            achievements: bits(self.achievements.ages),
            specials: specials(self.achievements.specials),
            needed: self.achievements_needed() as u8,
            dogma: (self.phase == Phase::Dogma).then(|| self.dogma.card.name().to_string()),
            players: self.everyone().map(|seat| self.player_view(seat, viewer)).collect(),
            winners: self.ending.map(|ending| ending.winners.iter().collect()),
            how: self.ending.map(|ending| ending.how),
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let icons = self.icons(seat);
        let own = |cards: crate::card::CardSet<D>| {
            let show =
                |card: Card| CardView { name: viewer.is(seat).then(|| card.name().to_string()), value: card.value() };
            cards.iter().map(show).collect()
        };
        PlayerView {
            hand: own(self.hand(seat)),
            score: own(self.score_pile(seat)),
            points: self.points(seat) as u16,
            icons: Icon::ALL.map(|icon| icons.of(icon) as u16),
            stacks: Color::ALL.into_iter().map(|color| self.stack_view(seat, color, viewer)).collect(),
            achieved: bits(self.player(seat).ages),
            achieved_specials: specials(self.player(seat).specials),
            eligible: (1..AGES as u8).filter(|&age| self.eligible(seat, age)).collect(),
            scored_this_turn: self.player(seat).scored_this_turn,
            tucked_this_turn: self.player(seat).tucked_this_turn,
        }
    }

    fn stack_view(&self, seat: Seat, color: Color, viewer: Viewer) -> StackView {
        let splay = self.splay(seat, color);
        let count = self.count(seat, color);
        let open = viewer.is(seat) || self.rules.open_covered;
        let counted = open || self.rules.open_counts || splay != Splay::Unsplayed || count == 0;
        let seen = if counted { self.stack(seat, color).skip(1).collect() } else { Vec::new() };
        let covered =
            |card: Card| CoveredView { name: open.then(|| card.name().to_string()), slots: visible_slots(card, splay) };
        StackView {
            color,
            splay,
            top: self.top(seat, color).map(|card| card.name().to_string()),
            count: counted.then_some(count as u8),
            dogma: self.top(seat, color).map(|card| {
                let (sharing, vulnerable) = self.reach(seat, card);
                ReachView { sharing, vulnerable }
            }),
            covered: seen.into_iter().map(covered).collect(),
        }
    }

    /// What the seat knows of a card it cannot see.
    fn hidden(&self, card: Card, viewer: Seat) -> Option<Hidden> {
        match self.place(card) {
            Place::Supply | Place::Achievement => Some(Hidden::Back),
            Place::Hand(owner) | Place::Score(owner) if owner != viewer => Some(Hidden::Back),
            Place::Board(owner) if owner != viewer && !self.is_top(card) && !self.rules.open_covered => {
                Some(Hidden::Covered(self.splay(owner, card.color())))
            }
            _ => None,
        }
    }

    /// Three rounds of swaps that the viewer cannot notice: cards with the same back; covered cards of a color that show the same;
    /// and a covered card with one of the same age and color that lies face down.
    pub(crate) fn interchangeable(&self, viewer: Seat, pass: usize) -> Interchangeable {
        let hidden = D::cards().filter_map(|card| Some((card, self.hidden(card, viewer)?)));
        // Only where nothing of a card shows can it take the place of one whose face is unknown.
        let keyed = hidden.filter_map(|(card, hidden)| {
            let key = match (pass, hidden) {
                (0, Hidden::Back) => (card.value(), 0, 0),
                (1, Hidden::Covered(splay)) => (0, card.color() as u8, shown_key(card, splay)),
                (2, Hidden::Back | Hidden::Covered(Splay::Unsplayed)) => (card.value(), card.color() as u8, 0),
                _ => return None,
            };
            Some((card.index() as u16, key))
        });
        Interchangeable::by_key(keyed)
    }
}

enum Hidden {
    /// Its value is known by its back.
    Back,
    /// Its color is known, and what the splay shows.
    Covered(Splay),
}

/// A number for what the splay shows of a card: the same for cards that look the same.
fn shown_key(card: Card, splay: Splay) -> u32 {
    visible_slots(card, splay).iter().fold(splay as u32, |key, slot| {
        let slot = match slot {
            Slot::Hidden => 0,
            Slot::Image => 1,
            Slot::Icon(icon) => 2 + *icon as u32,
        };
        key * 8 + slot
    })
}

/// The printed facts of all cards.
pub(crate) fn components() -> serde_json::Value {
    let slot = |slot: &Printing| slot.icon().map_or("hex", Icon::name);
    let effects = |edition: Edition, card: Card| -> Vec<&str> {
        edition.effects::<Base>(card).iter().map(|effect| if effect.demand { "demand" } else { "dogma" }).collect()
    };
    let cards = Base::cards().map(|card| {
        let face = card.face();
        serde_json::json!({
            "name": face.name,
            "slug": card.slug(),
            "age": face.age,
            "color": face.color,
            "slots": face.slots[..4].iter().map(slot).collect::<Vec<_>>(),
            "featured": face.featured,
            "effects": {
                "deluxe-2017": effects(Edition::Deluxe2017, card),
                "iello-2011": effects(Edition::Iello2011, card),
            },
        })
    });
    serde_json::json!({ "cards": cards.collect::<Vec<_>>() })
}
