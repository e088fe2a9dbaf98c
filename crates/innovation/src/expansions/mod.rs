//! What the expansions add: their places in the state, and where they change the rules of the base set.
//!
//! - `doors`: what comes before something, or after it; `turns`: the course of a turn; `places`: where cards lie.
//! - `karma`: the words of a figure's row; `reacting`: figures that react; `counting`: what counts with figures.
//! - `drawing`: which pile a card comes from; `icons`: what one sees on a board, bonuses, flags and fountains.
//! - `achieving`: claiming and special achievements; `dogma`: echo effects, compels, Endorse, who shares.
//! - `cities`, `artifacts`, `echoes`, `figures`: each set's own mechanisms.

mod achieving;
mod artifacts;
mod artifacts_cards;
mod asking;
mod boards;
mod check;
mod cities;
mod counting;
mod dogma;
mod doors;
mod drawing;
mod echoes;
mod echoes_cards;
mod figures;
mod icons;
pub(crate) mod karma;
mod moving;
mod places;
mod reacting;
mod remembering;
mod turns;

use serde::{Deserialize, Serialize};
use table::{EnumMap, MAX_SEATS, PerSeat, Rng, Seat, Seats};

use crate::card::{AGES, ALL, BY_COLOR, Card, CardSet, Color, NUMBERS_IN_COLOR, PerCard, Set};
use crate::card_set::{BY_RANK, RANKS, Wide, YAMATO_ON_BOARD};
use crate::deck::{Deck, PlainData};
use crate::setup::Setup;
use crate::state::{Engine, Link, Pile, Place};

pub(crate) use crate::reactions::Claim;
pub(crate) use dogma::Compared;
pub(crate) use icons::places_seen;
pub(crate) use karma::Karma;

/// Something that is about to happen in a game of all sets.
pub(crate) type Would = crate::reactions::Would<All>;

/// All sets, for up to eight players.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct All;

/// What a player has besides a hand, a score pile and a board.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct ExpansionPlayer {
    /// How many cards the forecast has, and how many normal achievements and relics the player has.
    pub forecast_count: u8,
    pub achieved_count: u8,
    pub display: Option<Card>,
    /// One bit per decree.
    pub decrees: u8,
    pub tucked_green_this_turn: bool,
}

/// What only expansions need in the state.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ExpansionState {
    /// The supply piles of the four expansions.
    pub(crate) supply: [[Pile; AGES]; 4],
    /// The cards of all forecasts, and those of achievements that can be claimed or have been, with relics: whose they
    /// are, their places tell.
    pub(crate) forecasts: CardSet<All>,
    pub(crate) achievements: CardSet<All>,
    pub(crate) players: PerSeat<ExpansionPlayer>,
    /// The special actions taken in this turn.
    pub(crate) used: u8,
    /// What one sees of every stack, counted when it changes.
    pub(crate) signs: PerSeat<EnumMap<Color, icons::Signs>>,
    /// For every player the colors whose top card is a figure, and the kinds of karmas that these have, a bit each.
    pub(crate) figures: PerSeat<u8>,
    pub(crate) karmas: PerSeat<u32>,
    /// Players whose special achievements have been looked at since anything changed that they are met by, unless a
    /// karma counts other things.
    pub(crate) looked_at: Seats,
    pub(crate) lost: Seats,
    /// Decrees that left the game with them.
    pub(crate) removed_decrees: u8,
    /// A karma is being resolved: none starts another.
    pub(crate) karma: bool,
    /// How many karmas have reacted in this action.
    pub(crate) reactions: u8,
    /// A victory waits for a karma that comes first.
    pub(crate) ending: bool,
    /// The card that a Meld action is melding: its "When" comes last.
    pub(crate) melding: Option<Card>,
    pub(crate) action: dogma::Action,
}

/// Special actions, each once a turn.
pub(crate) mod used {
    pub const ENDORSE: u8 = 1;
    pub const INSPIRE: u8 = 2;
    pub const DECREE: u8 = 4;
}

impl Engine<All> {
    #[inline]
    pub(crate) fn expansion_player(&self, seat: Seat) -> &ExpansionPlayer {
        &self.exp.players[seat]
    }

    #[inline]
    pub(crate) fn expansion_player_mut(&mut self, seat: Seat) -> &mut ExpansionPlayer {
        &mut self.exp.players[seat]
    }

    pub fn forecast(&self, seat: Seat) -> CardSet<All> {
        if self.expansion_player(seat).forecast_count == 0 {
            return CardSet::NONE;
        }
        self.exp.forecasts.iter().filter(|&card| self.place(card) == Place::Forecast(seat)).collect()
    }

    /// The cards of achievements that can be claimed.
    pub(crate) fn available_cards(&self) -> CardSet<All> {
        self.exp.achievements.iter().filter(|&card| self.place(card) == Place::Achievement).collect()
    }

    /// The normal achievements of a player, and relics.
    pub(crate) fn achieved_cards(&self, seat: Seat) -> CardSet<All> {
        if self.expansion_player(seat).achieved_count == 0 {
            return CardSet::NONE;
        }
        self.exp.achievements.iter().filter(|&card| self.place(card) == Place::Achieved(seat)).collect()
    }

    pub fn display(&self, seat: Seat) -> Option<Card> {
        self.expansion_player(seat).display
    }

    pub fn plays_with(&self, set: Set) -> bool {
        self.rules.expansions.has(set)
    }
}

impl Deck for All {
    const CARDS: usize = ALL;
    const PLAYERS: usize = MAX_SEATS;
    const SETS: &'static [Set] = &Set::ALL;
    const EXPANDED: bool = true;

    type Bits = Wide;
    type PerCard<T: PlainData> = PerCard<T, ALL>;
    type PerPlayer<T: PlainData> = PerSeat<T>;
    type ExpansionState = ExpansionState;

    #[inline]
    fn per_card<T: PlainData>(value: T) -> PerCard<T, ALL> {
        PerCard([value; ALL])
    }

    #[inline]
    fn per_player<T: PlainData>(value: T) -> PerSeat<T> {
        PerSeat([value; MAX_SEATS])
    }

    #[inline]
    fn rank(card: Card) -> usize {
        RANKS[card.index()] as usize
    }

    #[inline]
    fn ranked(rank: usize) -> Card {
        Card::numbered(BY_RANK[rank] as usize)
    }

    #[inline]
    fn value_at(rank: usize) -> u8 {
        if rank == YAMATO_ON_BOARD { 11 } else { Self::ranked(rank).value() }
    }

    #[inline]
    fn rank_on_board(card: Card) -> usize {
        if card == artifacts::YAMATO { YAMATO_ON_BOARD } else { Self::rank(card) }
    }

    #[inline]
    fn link(card: Card) -> Link {
        Link::MIN.saturating_add(NUMBERS_IN_COLOR[card.index()])
    }

    #[inline]
    fn linked(color: Color, link: Link) -> Card {
        BY_COLOR[color as usize][link.get() as usize - 1]
    }
}

impl Setup for All {
    /// The supply piles of the sets in play, and the relics beside theirs.
    fn set_up(game: &mut Engine<All>, rng: &mut Rng) {
        let expansions = game.rules.expansions;
        for set in Set::EXPANSIONS.into_iter().filter(|&set| expansions.has(set)) {
            for age in 1..=AGES as u8 {
                game.shuffle_pile(set, age, rng);
            }
        }
        if game.rules.relics {
            Card::relics().for_each(|card| game.put_back(card));
        }
    }

    /// With the Echoes everybody is dealt one base card and one Echoes card.
    fn first_card(game: &Engine<All>, seat: Seat) -> Option<Card> {
        let second = game.plays_with(Set::Echoes) && !game.player(seat).hand.is_empty();
        game.next_in_set(if second { Set::Echoes } else { Set::Base }, 1)
    }
}
