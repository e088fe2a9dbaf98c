//! The state: where every card lies. Compact and flat, so that a copy is one memcpy.

use std::num::NonZeroU8;

use serde::{Deserialize, Serialize};
use table::{EnumMap, PerSeat, Rng, Seat, Seats, named_enum};

use crate::card::{AGES, Card, CardSet, Color, Icon, Icons, Set, Splay};
use crate::deck::{Base, Deck};
use crate::expansions::All;
use crate::reactions::{Counted, Owned, Variant};
use crate::rules::{Expansions, Rules};

pub use crate::pile::Pile;
pub(crate) use crate::place::PackedPlace;
pub use crate::place::Place;

/// A game of the base set.
pub type Innovation = Engine<Base>;

#[derive(Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Engine<D: Deck> {
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    /// Whose turn it is, and how many actions are left in it.
    pub(crate) turn: Seat,
    pub(crate) actions: u8,
    /// The second player of a game of four also begins with a single action.
    pub(crate) short_turns: u8,
    pub(crate) ending: Option<Ending>,
    pub(crate) dogma: Dogma,
    pub(crate) players: D::PerPlayer<Player<D>>,
    pub(crate) supply: [Pile; AGES],
    /// For cards on boards: the one beneath, if there is one.
    pub(crate) below: D::PerCard<Option<Link>>,
    pub(crate) place: D::PerCard<PackedPlace>,
    pub(crate) achievements: Achievements,
    /// What only expansions need.
    pub(crate) exp: D::ExpansionState,
    /// What is left to chance after the setup: which of several face-down cards somebody takes.
    pub(crate) rng: Rng,
}

const _: () = assert!(size_of::<Innovation>() <= 896, "the state must stay small");
const _: () = assert!(size_of::<Engine<All>>() <= 4096, "the state must stay small");

/// A plain copy; what is derived for generic types copies field by field.
impl<D: Deck> Clone for Engine<D> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Deck> Clone for Player<D> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    FirstMeld,
    Action,
    Dogma,
    /// The start of a turn with an artifact on display.
    Display,
}

/// A Dogma action under way.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Dogma {
    pub card: Card,
    pub effect: u16,
    /// Fixed when the action begins (rulebook, Dogma action).
    pub sharing: Seats,
    pub vulnerable: Seats,
    /// Who has yet to execute the current effect.
    pub waiting: Seats,
    /// An opponent of the active player executes a shared effect right now.
    pub opponent_shares: bool,
    /// ... and something changed by it: the active player will draw.
    pub bonus: bool,
    /// A card moved as the demand wanted; later effects of the card ask for it.
    pub demand_met: bool,
    /// Democracy alone asks for this: how many cards each player has returned by it in this action. Every player
    /// executes it in a step of its own, and a state remembers nothing else of the steps before.
    pub democracy: PerSeat<u8>,
}

impl Dogma {
    pub fn new(card: Card) -> Self {
        Dogma {
            card,
            effect: 0,
            sharing: Seats::NONE,
            vulnerable: Seats::NONE,
            waiting: Seats::NONE,
            opponent_shares: false,
            bonus: false,
            demand_met: false,
            democracy: PerSeat::default(),
        }
    }

    /// Nothing more of this action is executed.
    pub fn complete(&mut self) {
        self.effect = u16::MAX;
        self.waiting = Seats::NONE;
    }

    pub fn is_complete(&self) -> bool {
        self.effect == u16::MAX
    }
}

#[derive(Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Player<D: Deck> {
    pub(crate) hand: CardSet<D>,
    pub(crate) score: CardSet<D>,
    pub(crate) board: Board,
    /// Claimed normal achievements, one bit per age; claimed special ones, one bit each.
    pub ages: u16,
    pub specials: u16,
    pub points: u16,
    pub scored_this_turn: u8,
    pub tucked_this_turn: u8,
}

/// The cards before a player, color by color.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Board {
    /// The icons one can see.
    pub icons: EnumMap<Color, Icons>,
    pub tops: EnumMap<Color, Option<Link>>,
    pub bottoms: EnumMap<Color, Option<Link>>,
    pub counts: EnumMap<Color, u8>,
    pub splays: EnumMap<Color, Splay>,
}

/// A card in a stack in one byte: a deck gives each card a number, from 1 on, that no other card of its color has.
pub(crate) type Link = NonZeroU8;

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Achievements {
    /// The cards of ages 1 to 9, never seen by anybody.
    pub cards: [Card; 9],
    /// What can still be claimed: one bit per age, one bit per special achievement.
    pub ages: u16,
    pub specials: u16,
}

named_enum! {
    /// The special achievements of the base set, of Cities of Destiny and of Echoes of the Past, five each.
    Special {
        Monument = "Monument" as "monument",
        Empire = "Empire" as "empire",
        World = "World" as "world",
        Wonder = "Wonder" as "wonder",
        Universe = "Universe" as "universe",
        Legend = "Legend" as "legend",
        Repute = "Repute" as "repute",
        Fame = "Fame" as "fame",
        Glory = "Glory" as "glory",
        Victory = "Victory" as "victory",
        Supremacy = "Supremacy" as "supremacy",
        Destiny = "Destiny" as "destiny",
        Wealth = "Wealth" as "wealth",
        Heritage = "Heritage" as "heritage",
        History = "History" as "history",
    }
}

impl Special {
    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// The set it comes with.
    pub const fn set(self) -> Set {
        match self as u8 {
            0..5 => Set::Base,
            5..10 => Set::Cities,
            _ => Set::Echoes,
        }
    }

    /// Those of the sets in play.
    pub fn in_play(expansions: Expansions) -> impl Iterator<Item = Special> {
        Special::ALL.into_iter().filter(move |special| expansions.has(special.set()))
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Ending {
    pub winners: Seats,
    pub how: How,
}

named_enum! {
    How {
        Achievements = "achievements",
        Score = "score",
        Card = "card",
        Draw = "draw",
    }
}

impl<D: Variant> Engine<D> {
    /// A table with all cards out of the game.
    pub(crate) fn bare(rules: Rules, seats: usize, rng: Rng) -> Self {
        Engine {
            rules,
            seats: seats as u8,
            phase: Phase::FirstMeld,
            turn: Seat::new(0),
            actions: 0,
            short_turns: 0,
            ending: None,
            dogma: Dogma::new(Card::new(0)),
            players: D::per_player(Player::default()),
            supply: [Pile::default(); AGES],
            below: D::per_card(None),
            place: D::per_card(PackedPlace::new(Place::Removed)),
            achievements: Achievements { cards: [Card::new(0); 9], ages: 0, specials: 0 },
            exp: D::ExpansionState::default(),
            rng,
        }
    }

    #[inline]
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    /// All seats, those of players who have lost included.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + Clone + use<D> {
        Seats::all(self.seats()).iter()
    }

    /// Players who are out of the game.
    #[inline]
    pub fn lost(&self) -> Seats {
        D::lost(self)
    }

    /// All players who are in the game.
    #[inline]
    pub(crate) fn everyone(&self) -> impl Iterator<Item = Seat> + Clone + use<D> {
        let lost = self.lost();
        self.all_seats().filter(move |&seat| !lost.has(seat))
    }

    /// Everybody in the game, the seat first, then clockwise.
    #[inline]
    pub(crate) fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<D> {
        let lost = self.lost();
        seat.clockwise(self.seats()).filter(move |&seat| !lost.has(seat))
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player<D> {
        &self.players[seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player<D> {
        &mut self.players[seat]
    }

    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet<D> {
        D::cards_in(self, seat, Owned::Hand, self.player(seat).hand)
    }

    #[inline]
    pub fn score_pile(&self, seat: Seat) -> CardSet<D> {
        D::cards_in(self, seat, Owned::ScorePile, self.player(seat).score)
    }

    /// The score: the total value of the score pile, and what expansions add to it.
    #[inline]
    pub fn points(&self, seat: Seat) -> usize {
        D::count(self, seat, Counted::Score, self.player(seat).points as usize)
    }

    /// A card's value where it lies.
    #[inline]
    pub fn value(&self, card: Card) -> u8 {
        D::value(self, card)
    }

    #[inline]
    pub fn top(&self, seat: Seat, color: Color) -> Option<Card> {
        self.player(seat).board.tops[color].map(|top| D::linked(color, top))
    }

    #[inline]
    pub fn tops(&self, seat: Seat) -> CardSet<D> {
        let tops = Color::ALL.into_iter().filter_map(|color| self.top(seat, color));
        tops.fold(CardSet::NONE, CardSet::with_on_board)
    }

    /// The value of the highest top card; 0 without any.
    #[inline]
    pub fn highest_top_value(&self, seat: Seat) -> u8 {
        let tops = Color::ALL.into_iter().filter_map(|color| self.top(seat, color));
        tops.map(|card| self.value(card)).max().unwrap_or(0)
    }

    pub fn splay(&self, seat: Seat, color: Color) -> Splay {
        self.player(seat).board.splays[color]
    }

    /// Number of cards of a color on a board.
    pub fn count(&self, seat: Seat, color: Color) -> usize {
        self.player(seat).board.counts[color] as usize
    }

    /// The cards of a color on a board, from the top down.
    pub fn stack(&self, seat: Seat, color: Color) -> impl Iterator<Item = Card> + '_ {
        std::iter::successors(self.top(seat, color), |&card| self.beneath(card))
    }

    /// The card that would be drawn from a supply pile.
    #[inline]
    pub(crate) fn next_in(&self, age: u8) -> Option<Card> {
        self.supply(age).next()
    }

    /// The cards of a supply pile of the base set, the next to draw first.
    pub fn supply(&self, age: u8) -> impl Iterator<Item = Card> + use<D> {
        self.supply[age as usize - 1].cards(Set::Base, age)
    }

    pub fn supply_count(&self, age: u8) -> usize {
        self.supply[age as usize - 1].count()
    }

    /// The cards of a supply pile, the next to draw first.
    pub(crate) fn pile_cards(&self, set: Set, age: u8) -> impl Iterator<Item = Card> + use<D> {
        D::pile_of(self, set, age).cards(set, age)
    }

    /// How many cards lie above this one in its pile.
    pub(crate) fn depth(&self, card: Card) -> usize {
        let above = match self.place(card) {
            Place::Supply => D::pile_of(self, card.set(), card.value()).depth(card.number_in_pile()),
            Place::Board(seat) => self.stack(seat, card.color()).position(|other| other == card),
            _ => None,
        };
        above.unwrap_or(0)
    }

    #[inline]
    pub fn icons(&self, seat: Seat) -> Icons {
        D::icons(self, seat, self.printed_icons(seat))
    }

    /// The icons one can see on a board.
    #[inline]
    pub(crate) fn printed_icons(&self, seat: Seat) -> Icons {
        self.player(seat).board.icons.values().copied().fold(Icons::default(), Icons::plus)
    }

    /// The icons one can see in a color.
    pub fn color_icons(&self, seat: Seat, color: Color) -> Icons {
        self.player(seat).board.icons[color]
    }

    #[inline]
    pub fn icon(&self, seat: Seat, icon: Icon) -> usize {
        self.icons(seat).of(icon)
    }

    #[inline]
    pub fn place(&self, card: Card) -> Place {
        self.place[card].place()
    }

    /// Where exactly a card lies: its place, what it covers there, and the order of its supply pile.
    #[inline]
    pub(crate) fn spot(&self, card: Card) -> (Place, Option<Link>, Pile) {
        let place = self.place(card);
        let pile = if place == Place::Supply { D::pile_of(self, card.set(), card.value()) } else { Pile::default() };
        (place, self.below[card], pile)
    }

    /// The card that this one covers.
    #[inline]
    pub(crate) fn beneath(&self, card: Card) -> Option<Card> {
        self.below[card].map(|below| D::linked(card.color(), below))
    }

    /// Whether the card lies on a board where everybody sees it whole.
    pub(crate) fn is_top(&self, card: Card) -> bool {
        matches!(self.place(card), Place::Board(seat) if self.top(seat, card.color()) == Some(card))
    }

    /// Whose turn it is.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// How many actions are left in the turn, the one under way included.
    #[inline]
    pub fn actions_left(&self) -> usize {
        self.actions as usize
    }

    /// The most cards that the seat has scored, or tucked, in this turn.
    #[inline]
    pub fn scored_or_tucked(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        player.scored_this_turn.max(player.tucked_this_turn) as usize
    }

    /// Normal and special achievements that a seat has claimed.
    #[inline]
    pub(crate) fn claimed(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        (player.ages.count_ones() + player.specials.count_ones()) as usize
    }

    /// Achievements a seat has itself.
    #[inline]
    pub fn achieved(&self, seat: Seat) -> usize {
        D::count(self, seat, Counted::Achievements, self.claimed(seat))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.ending.is_some()
    }
}
