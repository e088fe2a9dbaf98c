//! What the expansions add: their places in the state, and where they change the rules of the base set.
//!
//! - `drawing`: which pile a card comes from; `icons`: what one sees on a board, bonuses, flags and fountains.
//! - `achieving`: claiming, eligibility, special achievements; `dogma`: echo effects, compels, Endorse, who shares.
//! - `cities`, `artifacts`, `echoes`, `figures`: each set's own mechanisms; `karma`: what figures change.

mod achieving;
mod artifacts;
mod artifacts_cards;
mod asking;
mod boards;
mod check;
mod cities;
mod counting;
mod dogma;
mod drawing;
mod echoes;
mod echoes_cards;
mod figures;
mod icons;
pub(crate) mod karma;
mod moving;
mod reacting;
mod remembering;

use serde::{Deserialize, Serialize};
use table::scene::{Line, SceneError};
use table::{Digest, Flow, Rng, Seat, Seats, Tape, Viewer};

use crate::card::{
    AGES, ALL, BY_COLOR, Card, CardSet, Color, Effect, Icons, NUMBERS_IN_COLOR, PerCard, Rule, Set, Slot, Splay,
};
use crate::card_set::{BY_RANK, RANKS, Wide, YAMATO_ON_BOARD};
use crate::cards::{BaseSet, expanded};
use crate::choice::Choice;
use crate::deck::{Deck, PlainData};
use crate::event::{Move, Moved, Zone};
use crate::notation::{Stage, expansions};
use crate::play::Play;
use crate::reactions::Replaced;
use crate::rules::Rules;
use crate::state::{Engine, How, Link, Phase, Pile, Place, Special};
use crate::view::{self, ExpansionPlayerView, ExpansionView};

pub(crate) use achieving::Claim;
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
    /// A bit a decree.
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
    pub(crate) players: [ExpansionPlayer; 8],
    /// The special actions taken in this turn.
    pub(crate) used: u8,
    /// What one sees of every stack, counted when it changes.
    pub(crate) signs: [[icons::Signs; 5]; 8],
    /// For every player the colors whose top card is a figure, and the kinds of karmas that these have, a bit each.
    pub(crate) figures: [u8; 8],
    pub(crate) karmas: [u32; 8],
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
        &self.exp.players[seat.index()]
    }

    #[inline]
    pub(crate) fn expansion_player_mut(&mut self, seat: Seat) -> &mut ExpansionPlayer {
        &mut self.exp.players[seat.index()]
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

    /// The supply pile of a set and an age.
    pub(crate) fn pile_of(&self, set: Set, age: u8) -> Pile {
        match set {
            Set::Base => self.supply[age as usize - 1],
            expansion => self.exp.supply[expansion as usize - 1][age as usize - 1],
        }
    }

    /// The ages of a set of achievements, a bit each.
    fn ages_of(cards: CardSet<All>) -> u16 {
        cards.iter().filter(|card| !card.is_relic()).fold(0, |ages, card| ages | 1 << card.value())
    }

    fn achieved_changed(&mut self, seat: Seat) {
        self.player_mut(seat).ages = Self::ages_of(self.achieved_cards(seat));
    }

    fn available_changed(&mut self) {
        self.achievements.ages = Self::ages_of(self.available_cards());
    }
}

impl Deck for All {
    const CARDS: usize = ALL;
    const PLAYERS: usize = 8;
    const SETS: &'static [Set] = &Set::ALL;

    type Bits = Wide;
    type PerCard<T: PlainData> = PerCard<T, ALL>;
    type PerPlayer<T: PlainData> = [T; 8];
    type ExpansionState = ExpansionState;

    const EXPANDED: bool = true;

    #[inline]
    fn per_card<T: PlainData>(value: T) -> PerCard<T, ALL> {
        PerCard([value; ALL])
    }

    #[inline]
    fn per_player<T: PlainData>(value: T) -> [T; 8] {
        [value; 8]
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

    #[inline]
    fn effects(card: Card) -> &'static [Effect<Self>] {
        match BaseSet::<All>::CARDS.get(card.index()) {
            Some(face) => face.effects,
            None => expanded(card).effects,
        }
    }

    #[inline]
    fn lost(game: &Engine<All>) -> Seats {
        game.exp.lost
    }

    fn hand(game: &Engine<All>, seat: Seat) -> CardSet<All> {
        game.hand_with_karma(seat)
    }

    fn score_pile(game: &Engine<All>, seat: Seat) -> CardSet<All> {
        game.score_pile_with_karma(seat)
    }

    fn points(game: &Engine<All>, seat: Seat) -> usize {
        game.score_of(seat)
    }

    #[inline]
    fn value(game: &Engine<All>, card: Card) -> u8 {
        if card == artifacts::YAMATO && matches!(game.place(card), Place::Board(_)) { 11 } else { card.value() }
    }

    fn icons(game: &Engine<All>, seat: Seat) -> Icons {
        game.icons_with_karma(seat)
    }

    fn achieved(game: &Engine<All>, seat: Seat) -> usize {
        game.counted_achievements(seat)
    }

    fn achievement_cards(game: &Engine<All>) -> CardSet<All> {
        game.exp.achievements
    }

    fn put_under_achievement(game: &mut Engine<All>, card: Card) {
        game.exp.achievements = game.exp.achievements.with(card);
        game.available_changed();
    }

    const HIGHEST_ACHIEVEMENT: u8 = 10;

    fn is_in_play(rules: &Rules, card: Card) -> bool {
        expansions::is_in_play(rules, card)
    }

    fn achievement_ages(game: &Engine<All>, owner: Option<Seat>) -> Vec<u8> {
        expansions::achievement_ages(game, owner)
    }

    fn cards_under(game: &Engine<All>, age: u8) -> Vec<Card> {
        expansions::cards_under(game, age)
    }

    fn pile_of(game: &Engine<All>, set: Set, age: u8) -> Pile {
        game.pile_of(set, age)
    }

    fn lay_out_achievements(stage: &mut Stage<All>) -> Result<(), String> {
        expansions::lay_out_achievements(stage)
    }

    fn finish_stage(stage: &mut Stage<All>) -> Result<bool, String> {
        expansions::finish_stage(stage)
    }

    fn read_line(stage: &mut Stage<All>, line: &Line) -> Result<(), SceneError> {
        expansions::read_line(stage, line)
    }

    fn expect_line(game: &Engine<All>, line: &Line) -> Result<(), SceneError> {
        expansions::expect_line(game, line)
    }

    fn expansion_lines(game: &Engine<All>) -> Vec<(String, String)> {
        expansions::expansion_lines(game)
    }

    fn boxes(game: &Engine<All>, seat: Seat, color: Color, what: Slot) -> Vec<Card> {
        game.boxes_in(seat, color, what).collect()
    }

    fn hides(game: &Engine<All>, card: Card, place: Place, viewer: Seat) -> bool {
        view::expansions::hides(game, card, place, viewer)
    }

    fn expansion_view(game: &Engine<All>) -> Option<ExpansionView> {
        view::expansions::view(game)
    }

    fn expansion_player_view(game: &Engine<All>, seat: Seat, viewer: Viewer) -> Option<ExpansionPlayerView> {
        view::expansions::player_view(game, seat, viewer)
    }

    #[inline]
    fn pile_mut(game: &mut Engine<All>, set: Set, age: u8) -> &mut Pile {
        match set {
            Set::Base => &mut game.supply[age as usize - 1],
            expansion => &mut game.exp.supply[expansion as usize - 1][age as usize - 1],
        }
    }

    fn lift(game: &mut Engine<All>, card: Card, place: Place) {
        match place {
            Place::Achievement => {
                game.exp.achievements = game.exp.achievements.without(card);
                game.available_changed();
            }
            Place::Achieved(seat) => {
                game.exp.achievements = game.exp.achievements.without(card);
                game.expansion_player_mut(seat).achieved_count -= 1;
                game.achieved_changed(seat);
            }
            Place::Forecast(seat) => {
                game.exp.forecasts = game.exp.forecasts.without(card);
                game.expansion_player_mut(seat).forecast_count -= 1;
            }
            Place::Display(seat) => game.expansion_player_mut(seat).display = None,
            Place::Relic => {}
            other => unreachable!("{other:?} is a place of the base set"),
        }
    }

    fn put(game: &mut Engine<All>, card: Card, zone: Zone) {
        match zone {
            Zone::SupplyTop => game.put_back_on_top(card),
            Zone::Forecast(seat) => {
                game.exp.forecasts = game.exp.forecasts.with(card);
                game.expansion_player_mut(seat).forecast_count += 1;
                game.exp.looked_at = game.exp.looked_at.without(seat);
                game.set_place(card, Place::Forecast(seat));
            }
            Zone::Display(seat) => {
                game.expansion_player_mut(seat).display = Some(card);
                game.set_place(card, Place::Display(seat));
            }
            Zone::Achievements(seat) => {
                game.set_place(card, Place::Achieved(seat));
                game.exp.achievements = game.exp.achievements.with(card);
                game.expansion_player_mut(seat).achieved_count += 1;
                game.achieved_changed(seat);
            }
            Zone::Available => game.put_under_achievement(card),
            Zone::Removed => game.set_place(card, Place::Removed),
            other => unreachable!("{other:?} is a place of the base set"),
        }
    }

    fn stack_changed(game: &mut Engine<All>, seat: Seat, color: Color) {
        game.exp.signs[seat.index()][color as usize] = game.count_signs(seat, color);
        game.exp.looked_at = game.exp.looked_at.without(seat);
        game.note_figures(seat, color);
    }

    fn rename(exp: &mut ExpansionState, name: &dyn Fn(Card) -> Card) {
        let set = |set: CardSet<All>| set.iter().map(name).collect::<CardSet<All>>();
        exp.forecasts = set(exp.forecasts);
        exp.achievements = set(exp.achievements);
        for player in &mut exp.players {
            player.display = player.display.map(name);
        }
        exp.melding = exp.melding.map(name);
        exp.action.rename(name);
    }

    fn value_in_box(play: &Play<All>, value: usize) -> usize {
        play.value_in_box_now(value)
    }

    fn next(play: &mut Play<All>, value: usize, into_hand: bool) -> Flow<Card> {
        play.next_of(Set::Base, value, into_hand)
    }

    fn instead(play: &mut Play<All>, card: Card, how: Move) -> Flow<bool> {
        play.karma_instead_of_move(card, how)
    }

    fn order_matters(play: &Play<All>, cards: CardSet<All>, how: Move) -> bool {
        play.karmas_care_about_order(cards, how)
    }

    /// Florence Nightingale's karma keeps her owner's scored cards from an opponent's effect.
    fn spared(play: &Play<All>) -> CardSet<All> {
        let by = play.leader();
        let kept = |owner: &Seat| play.g.reacts(&Would::TakeFromScore { by, owner: *owner });
        play.g.everyone().filter(kept).fold(CardSet::NONE, |all, owner| all | play.g.player(owner).score)
    }

    fn after_move(play: &mut Play<All>, moved: Moved) -> Flow {
        play.after_moving(moved)
    }

    fn instead_of_splay(play: &mut Play<All>, of: Seat, color: Color, splay: Splay) -> Flow<bool> {
        Ok(play.react(Would::Splay { by: play.you, of, color, splay })? == Replaced::Yes)
    }

    fn after_splay(play: &mut Play<All>, _: Seat) -> Flow {
        play.draw_a_city()?;
        play.end_by_achievements()
    }

    fn newly_met_specials(game: &mut Engine<All>, seat: Seat) -> u16 {
        game.all_newly_met_specials(seat)
    }

    fn instead_of_special(play: &mut Play<All>, seat: Seat, special: Special) -> Flow<bool> {
        Ok(play.react_to_claim(seat, Claim::Special(special))? == Replaced::Yes)
    }

    fn eligible(game: &Engine<All>, seat: Seat, age: u8) -> bool {
        game.is_available(age) && game.affords(seat, age)
    }

    fn most_achieved(game: &Engine<All>, seat: Seat) -> usize {
        game.most_achievements(seat)
    }

    fn is_ending(game: &Engine<All>) -> bool {
        game.exp.ending
    }

    /// A full tie is nobody's victory.
    fn instead_of_win(play: &mut Play<All>, winners: Seats, how: How) -> Flow {
        if how != How::Draw {
            play.g.exp.ending = true;
            play.react_first(Would::Win { winners })?;
            play.g.exp.ending = false;
        }
        Ok(())
    }

    fn draw_value(game: &Engine<All>, seat: Seat) -> u8 {
        game.highest_for_drawing(seat)
    }

    fn before_draw_action(play: &mut Play<All>) -> Flow {
        play.react_first(Would::DrawAction { by: play.you })
    }

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

    fn first_phase(game: &Engine<All>) -> Phase {
        if game.display(game.turn).is_some() { Phase::Display } else { Phase::Action }
    }

    fn expansion_step(game: &mut Engine<All>, table: &mut Tape<Engine<All>>) -> Flow {
        game.display_step(table)
    }

    fn list_actions(game: &Engine<All>, seat: Seat, offers: &mut Vec<Choice>) {
        game.list_all_actions(seat, offers);
    }

    fn act(play: &mut Play<All>, choice: Choice) -> Flow<bool> {
        match choice {
            Choice::AchieveCard(card) => play.achieve_action(Claim::Card(card)).map(|()| true),
            Choice::Endorse(card) => play.endorse_action(card).map(|()| false),
            Choice::Inspire(color) => play.inspire_action(color).map(|()| true),
            Choice::Decree(decree) => play.decree_action(decree).map(|()| true),
            _ => unreachable!("'{choice}' is no action"),
        }
    }

    fn meld_action(play: &mut Play<All>, card: Card) -> Flow<bool> {
        play.whole_meld_action(card)
    }

    fn achieve(play: &mut Play<All>, age: u8) -> Flow {
        play.achieve_action(Claim::Age(age))
    }

    fn end_action(play: &mut Play<All>) -> Flow {
        play.fade()?;
        play.g.exp.reactions = 0;
        Ok(())
    }

    fn end_turn(game: &mut Engine<All>) {
        game.exp.used = 0;
        // A player who was lost meanwhile left an action behind.
        game.exp.action = dogma::Action::default();
        game.exp.melding = None;
        for player in &mut game.exp.players {
            player.tucked_green_this_turn = false;
        }
    }

    fn before_dogma(play: &mut Play<All>, card: Card) -> Flow {
        play.prepare_action(card)
    }

    fn reach(game: &Engine<All>, seat: Seat, card: Card) -> (Seats, Seats) {
        game.reach_of_all(seat, card)
    }

    fn effect(game: &Engine<All>, number: u16) -> Option<(Card, u8, Effect<All>)> {
        game.effect_of_action(number)
    }

    fn once_more(game: &mut Engine<All>, demand: bool) -> Seats {
        game.endorsed_again(demand)
    }

    fn instead_of_demand(play: &mut Play<All>, rule: Rule<All>) -> Flow<bool> {
        Ok(play.react(Would::Demand { of: play.you, by: play.me, source: play.source, rule })? == Replaced::Yes)
    }

    type Memory = (bool, u8, CardSet<All>, Option<Seat>);

    fn forget(play: &mut Play<All>) -> Self::Memory {
        let demand_met = std::mem::replace(&mut play.g.dogma.demand_met, false);
        let action = &mut play.g.exp.action;
        let remembered = action.remembered.forget(play.you);
        (demand_met, std::mem::take(&mut action.gathered), remembered, action.owner)
    }

    fn recall(play: &mut Play<All>, (demand_met, gathered, remembered, owner): Self::Memory) {
        play.g.dogma.demand_met = demand_met;
        play.g.exp.action.gathered = gathered;
        play.g.exp.action.owner = owner;
        play.g.exp.action.remembered.forget(play.you);
        remembered.iter().for_each(|card| play.g.exp.action.remembered.add(card, play.you));
    }

    fn execute_first(play: &mut Play<All>, card: Card) -> Flow {
        play.g.exp.action.owner = Some(play.g.owner_of(card, play.you));
        play.execute_echoes(card)
    }

    fn sharing_bonus(play: &mut Play<All>) -> Flow {
        play.draw_for_sharing()
    }

    fn after_dogma(play: &mut Play<All>) -> Flow<bool> {
        play.after_action()
    }

    fn check(game: &Engine<All>, see: &mut dyn FnMut(Card, Place) -> Result<(), String>) -> Result<(), String> {
        game.check_expansions(see)
    }

    fn digest(game: &Engine<All>, digest: &mut Digest) {
        game.digest_expansions(digest);
    }
}
