//! What a game is made of: the cards of the base set, or those of all sets. Rules are written once for both, and
//! compiled for each, so that a game of the base set carries no more than it needs.

use std::fmt::Debug;
use std::ops::{Index, IndexMut};

use serde::Serialize;
use serde::de::DeserializeOwned;
use table::scene::{Line, SceneError};
use table::{Digest, Flow, Rng, Seat, Seats, Tape, Viewer};

use crate::card::{AGES, BASE, Card, CardSet, Color, Effect, Icons, PerCard, Rule, Set, Slot, Splay};
use crate::cards::BaseSet;
use crate::choice::Choice;
use crate::event::{Event, Move, Moved, Zone};
use crate::notation::{Stage, unknown};
use crate::play::Play;
use crate::rules::Rules;
use crate::state::{Engine, How, Link, Phase, Pile, Place, Special};
use crate::view::{ExpansionPlayerView, ExpansionView};

/// What can lie in the state once a card or a player.
pub trait PlainData: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> PlainData for T {}

pub trait Deck: Copy + PartialEq + Eq + Debug + Default + Send + Sync + 'static {
    const CARDS: usize;
    const PLAYERS: usize;
    /// The types of its cards.
    const SETS: &'static [Set];

    /// A bit a card, in the order of their values.
    type Bits: Bits;
    type PerCard<T: PlainData>: PlainData + Index<Card, Output = T> + IndexMut<Card>;
    type PerPlayer<T: PlainData>: PlainData + AsRef<[T]> + AsMut<[T]>;

    fn per_card<T: PlainData>(value: T) -> Self::PerCard<T>;
    fn per_player<T: PlainData>(value: T) -> Self::PerPlayer<T>;

    /// A card's place among the deck's cards in the order of their values, and the card at a place.
    fn rank(card: Card) -> usize;
    fn ranked(rank: usize) -> Card;

    /// The value of the card at a place; cards are ranked by it, so that the last of a set is its highest.
    #[inline]
    fn value_at(rank: usize) -> u8 {
        Self::ranked(rank).value()
    }

    /// The cards of the deck.
    fn cards() -> impl Iterator<Item = Card> + Clone {
        (0..Self::CARDS).map(Card::new)
    }

    /// What a card is called in stacks of its color, and which card that is.
    fn link(card: Card) -> Link;
    fn linked(color: Color, link: Link) -> Card;

    /// The effects of the Deluxe edition.
    fn effects(card: Card) -> &'static [Effect<Self>];

    // What follows is what expansions change. Whatever stands here is the rule of the base set.

    /// What only expansions need in the state.
    type ExpansionState: PlainData + Default;

    /// Whether there is more than the base set.
    const EXPANDED: bool = false;

    /// Players who are out of the game.
    #[inline]
    fn lost(_: &Engine<Self>) -> Seats {
        Seats::NONE
    }

    #[inline]
    fn hand(game: &Engine<Self>, seat: Seat) -> CardSet<Self> {
        game.player(seat).hand
    }

    #[inline]
    fn score_pile(game: &Engine<Self>, seat: Seat) -> CardSet<Self> {
        game.player(seat).score
    }

    #[inline]
    fn points(game: &Engine<Self>, seat: Seat) -> usize {
        game.player(seat).points as usize
    }

    #[inline]
    fn value(_: &Engine<Self>, card: Card) -> u8 {
        card.value()
    }

    /// The place among the cards by value of a card that lies on a board.
    #[inline]
    fn rank_on_board(card: Card) -> usize {
        Self::rank(card)
    }

    #[inline]
    fn icons(game: &Engine<Self>, seat: Seat) -> Icons {
        game.printed_icons(seat)
    }

    #[inline]
    fn achieved(game: &Engine<Self>, seat: Seat) -> usize {
        let player = game.player(seat);
        (player.ages.count_ones() + player.specials.count_ones()) as usize
    }

    /// No fewer achievements than the seat has: what is counted quickly, to see that nobody can have won.
    #[inline]
    fn most_achieved(game: &Engine<Self>, seat: Seat) -> usize {
        Self::achieved(game, seat)
    }

    /// The cards of normal achievements, claimed or not.
    fn achievement_cards(game: &Engine<Self>) -> CardSet<Self> {
        game.achievements.cards.into_iter().collect()
    }

    fn put_under_achievement(game: &mut Engine<Self>, card: Card) {
        game.achievements.cards[card.value() as usize - 1] = card;
    }

    // Positions as text.

    const HIGHEST_ACHIEVEMENT: u8 = 9;

    /// Whether the card is in the game by its options.
    fn is_in_play(_: &Rules, card: Card) -> bool {
        card.index() < Self::CARDS
    }

    /// The ages of the normal achievements that the seat has, or that can be claimed, in order.
    fn achievement_ages(game: &Engine<Self>, owner: Option<Seat>) -> Vec<u8> {
        let ages = owner.map_or(game.achievements.ages, |seat| game.player(seat).ages);
        (1..AGES as u8).filter(|age| ages & (1 << age) != 0).collect()
    }

    /// The cards of the normal achievements of an age.
    fn cards_under(game: &Engine<Self>, age: u8) -> Vec<Card> {
        vec![game.achievements.cards[age as usize - 1]]
    }

    fn lay_out_achievements(stage: &mut Stage<Self>) -> Result<(), String> {
        stage.lay_out_single_achievements()
    }

    /// Puts what no line named where only expansions have a place. Tells whether the turn begins with a question before
    /// its actions.
    fn finish_stage(_: &mut Stage<Self>) -> Result<bool, String> {
        Ok(false)
    }

    /// Reads a set-up line that only expansions have.
    fn read_line(_: &mut Stage<Self>, line: &Line) -> Result<(), SceneError> {
        Err(unknown(line))
    }

    fn expect_line(_: &Engine<Self>, line: &Line) -> Result<(), SceneError> {
        Err(unknown(line))
    }

    /// The set-up lines that only expansions have, keys and values.
    fn expansion_lines(_: &Engine<Self>) -> Vec<(String, String)> {
        Vec::new()
    }

    // What a viewer may know.

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

    /// The supply pile of a set and an age.
    #[inline]
    fn pile_of(game: &Engine<Self>, _: Set, age: u8) -> Pile {
        game.supply[age as usize - 1]
    }

    #[inline]
    fn pile_mut(game: &mut Engine<Self>, _: Set, age: u8) -> &mut Pile {
        &mut game.supply[age as usize - 1]
    }

    /// Lifts a card from a place that only expansions have.
    #[inline]
    fn lift(_: &mut Engine<Self>, _: Card, _: Place) {}

    /// Puts a card where only expansions have a place.
    #[inline]
    fn put(_: &mut Engine<Self>, _: Card, zone: Zone) {
        unreachable!("{zone:?} needs an expansion")
    }

    /// Cards of a color on a board have changed, or how they are splayed.
    #[inline]
    fn stack_changed(_: &mut Engine<Self>, _: Seat, _: Color) {}

    /// Swaps cards for others in the places that only expansions have.
    fn rename(_: &mut Self::ExpansionState, _: &dyn Fn(Card) -> Card) {}

    /// A boxed value of an effect.
    #[inline]
    fn value_in_box(_: &Play<Self>, value: usize) -> usize {
        value
    }

    /// The card that a draw brings now.
    #[inline]
    fn next(play: &mut Play<Self>, value: usize, _into_hand: bool) -> Flow<Card> {
        play.next_base_card(value)
    }

    /// Whether something else happens instead of this move, or it cannot happen any more.
    #[inline]
    fn instead(_: &mut Play<Self>, _: Card, _: Move) -> Flow<bool> {
        Ok(false)
    }

    /// Whether the order of cards that move at once decides more than where they end up.
    #[inline]
    fn order_matters(_: &Play<Self>, _: CardSet<Self>, _: Move) -> bool {
        false
    }

    /// Cards that stay where they are when everything is removed.
    #[inline]
    fn spared(_: &Play<Self>) -> CardSet<Self> {
        CardSet::NONE
    }

    /// What a move brings about beyond the special achievements of the base set.
    #[inline]
    fn after_move(_: &mut Play<Self>, _: Moved) -> Flow {
        Ok(())
    }

    /// Whether something else happens instead of a splay.
    #[inline]
    fn instead_of_splay(_: &mut Play<Self>, _: Seat, _: Color, _: Splay) -> Flow<bool> {
        Ok(false)
    }

    /// You have splayed one of this seat's colors.
    #[inline]
    fn after_splay(_: &mut Play<Self>, _: Seat) -> Flow {
        Ok(())
    }

    /// The special achievements that the seat can claim now, a bit each.
    #[inline]
    fn newly_met_specials(game: &mut Engine<Self>, seat: Seat) -> u16 {
        game.base_specials_met(seat) & game.achievements.specials
    }

    /// Whether something else happens instead of the claim of a special achievement.
    #[inline]
    fn instead_of_special(_: &mut Play<Self>, _: Seat, _: Special) -> Flow<bool> {
        Ok(false)
    }

    #[inline]
    fn eligible(game: &Engine<Self>, seat: Seat, age: u8) -> bool {
        game.is_available(age) && game.points(seat) >= 5 * age as usize && game.tops(seat).highest_value() >= age
    }

    /// Whether a victory waits for a karma that comes first: what it moves ends nothing.
    #[inline]
    fn is_ending(_: &Engine<Self>) -> bool {
        false
    }

    /// Whether somebody else wins instead, or nobody.
    #[inline]
    fn instead_of_win(_: &mut Play<Self>, _: Seats, _: How) -> Flow {
        Ok(())
    }

    /// The value of a Draw action.
    #[inline]
    fn draw_value(game: &Engine<Self>, seat: Seat) -> u8 {
        game.tops(seat).highest_value()
    }

    #[inline]
    fn before_draw_action(_: &mut Play<Self>) -> Flow {
        Ok(())
    }

    /// The steps of the setup that expansions add.
    fn set_up(_: &mut Engine<Self>, _: &mut Rng) {}

    /// The card that the seat is dealt before play.
    fn first_card(game: &Engine<Self>, _: Seat) -> Option<Card> {
        game.next_in(1)
    }

    /// The first thing in a turn.
    #[inline]
    fn first_phase(_: &Engine<Self>) -> Phase {
        Phase::Action
    }

    /// A step of a phase that only expansions have.
    fn expansion_step(game: &mut Engine<Self>, _: &mut Tape<Engine<Self>>) -> Flow {
        unreachable!("{:?} needs an expansion", game.phase)
    }

    /// ExpansionPlayer actions of a turn.
    #[inline]
    fn list_actions(game: &Engine<Self>, seat: Seat, offers: &mut Vec<Choice>) {
        offers.extend(Color::ALL.iter().filter_map(|&color| game.top(seat, color)).map(Choice::Dogma));
        let (points, highest) = (game.points(seat), game.tops(seat).highest_value());
        let within_reach = (points / 5).min(highest as usize).min(AGES - 1) as u8;
        offers.extend((1..=within_reach).filter(|&age| game.eligible(seat, age)).map(Choice::Achieve));
    }

    /// Takes one of them. Tells whether the action is over.
    fn act(_: &mut Play<Self>, choice: Choice) -> Flow<bool> {
        unreachable!("'{choice}' needs an expansion")
    }

    /// The Meld action. Tells whether it is over: a free Dogma action may have begun.
    #[inline]
    fn meld_action(play: &mut Play<Self>, card: Card) -> Flow<bool> {
        play.meld(card)?.either_way();
        Ok(true)
    }

    /// The Achieve action.
    #[inline]
    fn achieve(play: &mut Play<Self>, age: u8) -> Flow {
        let seat = play.you;
        play.g.achievements.ages &= !(1 << age);
        play.g.player_mut(seat).ages |= 1 << age;
        play.table.tell(|| Event::Claim { seat, age });
        play.end_by_achievements()
    }

    /// The end of every action, free ones included.
    #[inline]
    fn end_action(_: &mut Play<Self>) -> Flow {
        Ok(())
    }

    #[inline]
    fn end_turn(_: &mut Engine<Self>) {}

    /// A Dogma action begins, before anything is counted.
    #[inline]
    fn before_dogma(_: &mut Play<Self>, _: Card) -> Flow {
        Ok(())
    }

    /// Who would share the card's effects, and who would be vulnerable to its demands, if the seat chose it now.
    #[inline]
    fn reach(game: &Engine<Self>, seat: Seat, card: Card) -> (Seats, Seats) {
        game.reach_by_icon(seat, card)
    }

    /// The effect of the Dogma action with this number, and whose it is.
    #[inline(always)]
    fn effect(game: &Engine<Self>, number: u16) -> Option<(Card, u8, Effect<Self>)> {
        let card = game.dogma.card;
        let effect = game.rules.edition.effects::<Self>(card).get(number as usize)?;
        Some((card, number as u8, *effect))
    }

    /// All have executed the effect; who does so once more.
    #[inline]
    fn once_more(_: &mut Engine<Self>, _: bool) -> Seats {
        Seats::NONE
    }

    /// Whether a demand on you is averted.
    #[inline]
    fn instead_of_demand(_: &mut Play<Self>, _: Rule<Self>) -> Flow<bool> {
        Ok(false)
    }

    /// What earlier effects of this card are to be remembered for; a card that is executed meanwhile has a memory of
    /// its own.
    type Memory;
    fn forget(play: &mut Play<Self>) -> Self::Memory;
    fn recall(play: &mut Play<Self>, memory: Self::Memory);

    /// The effects that come first when a card is executed outside of a Dogma action.
    #[inline]
    fn execute_first(_: &mut Play<Self>, _: Card) -> Flow {
        Ok(())
    }

    /// The draw for sharing, or none.
    #[inline]
    fn sharing_bonus(play: &mut Play<Self>) -> Flow {
        if play.g.dogma.bonus {
            let seat = play.you;
            play.table.tell(|| Event::SharingBonus { seat });
            play.draw_action()?;
        }
        Ok(())
    }

    /// What follows a Dogma action; tells whether it was one of the turn's actions and that one is over.
    #[inline]
    fn after_dogma(_: &mut Play<Self>) -> Flow<bool> {
        Ok(true)
    }

    /// What must be true of the places that only expansions have. Each card there is reported to `see`.
    fn check(game: &Engine<Self>, see: &mut dyn FnMut(Card, Place) -> Result<(), String>) -> Result<(), String> {
        game.achievements.cards.into_iter().try_for_each(|card| see(card, Place::Achievement))
    }

    fn digest(_: &Engine<Self>, _: &mut Digest) {}
}

/// The base set, for up to four players.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Base;

impl Deck for Base {
    const CARDS: usize = BASE;
    const PLAYERS: usize = 4;
    const SETS: &'static [Set] = &[Set::Base];

    type Bits = u128;
    type PerCard<T: PlainData> = PerCard<T, BASE>;
    type PerPlayer<T: PlainData> = [T; 4];

    #[inline]
    fn per_card<T: PlainData>(value: T) -> PerCard<T, BASE> {
        PerCard([value; BASE])
    }

    #[inline]
    fn per_player<T: PlainData>(value: T) -> [T; 4] {
        [value; 4]
    }

    #[inline]
    fn rank(card: Card) -> usize {
        card.index()
    }

    #[inline]
    fn ranked(rank: usize) -> Card {
        Card::numbered(rank)
    }

    /// All cards have different numbers below 255.
    #[inline]
    fn link(card: Card) -> Link {
        Link::MIN.saturating_add(card.index() as u8)
    }

    #[inline]
    fn linked(_: Color, link: Link) -> Card {
        Card::new(link.get() as usize - 1)
    }

    #[inline]
    fn effects(card: Card) -> &'static [Effect<Self>] {
        BaseSet::<Base>::CARDS[card.index()].effects
    }

    type ExpansionState = ();
    type Memory = bool;

    #[inline]
    fn forget(play: &mut Play<Self>) -> bool {
        std::mem::replace(&mut play.g.dogma.demand_met, false)
    }

    #[inline]
    fn recall(play: &mut Play<Self>, demand_met: bool) {
        play.g.dogma.demand_met = demand_met;
    }
}

/// A set of numbers, as wide as a deck needs it.
pub trait Bits: PlainData + Eq + Default {
    const NONE: Self;
    fn of_color(color: usize) -> Self;
    fn of_value(value: usize) -> Self;
    fn with_icon(icon: usize) -> Self;
    fn has(self, number: usize) -> bool;
    fn with(self, number: usize) -> Self;
    fn without(self, number: usize) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    fn count(self) -> usize;
    fn first(self) -> Option<usize>;
    fn last(self) -> Option<usize>;
    /// The numbers in order.
    fn numbers(self) -> impl Iterator<Item = usize> + Clone;
}
