//! What only expansions show.

use serde::Serialize;
use table::{Seat, Viewer};

use super::{CardView, Views};
use crate::achievements::Progress;
use crate::card::{AGES, Card, Color, Set, Slot};
use crate::decree::Decree;
use crate::expansions::{All, used};
use crate::places::Places;
use crate::state::{Engine, Place, Special};

#[derive(Serialize, PartialEq, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ExpansionView {
    /// The supply piles of the expansions in play.
    pub supplies: Vec<SupplyView>,
    /// Decrees that nobody has.
    pub decrees: Vec<Decree>,
    /// Relics that lie beside their piles.
    pub relics: Vec<&'static str>,
    /// The special actions that were taken in this turn, which are allowed once each.
    pub used: Vec<&'static str>,
    /// Players who are out of the game.
    pub lost: Vec<Seat>,
}

#[derive(Serialize, PartialEq, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct SupplyView {
    #[cfg_attr(feature = "schema", ts(type = "Exclude<Set, \"base\">"))]
    pub set: Set,
    /// Cards left in each pile, age 1 first.
    pub counts: Vec<u8>,
}

#[derive(Serialize, PartialEq, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ExpansionPlayerView {
    pub forecast: Vec<CardView>,
    pub display: Option<&'static str>,
    pub decrees: Vec<Decree>,
    /// Relics among the achievements.
    pub relics: Vec<&'static str>,
    /// Visible flags that count as achievements now, and visible fountains, which always do.
    pub flags: u8,
    pub fountains: u8,
    /// The visible bonuses, the highest first.
    pub bonuses: Vec<u8>,
    /// How much of the score they bring, and how much karmas add to it.
    pub points_of_bonuses: u16,
    pub points_of_karmas: u16,
    /// Top cards that could be endorsed.
    pub endorsable: Vec<&'static str>,
}

fn decrees(has: impl Fn(Decree) -> bool) -> Vec<Decree> {
    Decree::ALL.into_iter().filter(|&decree| has(decree)).collect()
}

impl Views for All {
    fn boxes(game: &Engine<All>, seat: Seat, color: Color, what: Slot) -> Vec<Card> {
        game.boxes_in(seat, color, what).collect()
    }

    /// Whether the viewer sees only the back of a card in a place that only expansions have, or that they fill with
    /// cards unseen. What was removed from the game was not always seen; cards of sets that are not in play lie there,
    /// too.
    fn hides(game: &Engine<All>, card: Card, place: Place, viewer: Seat) -> bool {
        match place {
            Place::Achieved(_) => true,
            Place::Forecast(owner) => owner != viewer,
            Place::Removed => game.plays_with(card.set()) && game.rules.has_expansions(),
            _ => false,
        }
    }

    fn echoes_of(game: &Engine<All>, seat: Seat, color: Color) -> usize {
        game.count_echoes(seat, color)
    }

    fn progress(game: &Engine<All>, seat: Seat, special: Special) -> Option<Progress> {
        game.progress(seat, special, game.specials_need_less(seat))
    }

    fn expansion_view(game: &Engine<All>) -> Option<ExpansionView> {
        let expansions = game.rules.expansions;
        if expansions.is_none() {
            return None;
        }
        let supply = |set: Set| SupplyView {
            set,
            counts: (1..=AGES as u8).map(|age| All::pile_of(game, set, age).count() as u8).collect(),
        };
        let used = [(used::ENDORSE, "endorse"), (used::INSPIRE, "inspire"), (used::DECREE, "decree")];
        Some(ExpansionView {
            supplies: Set::EXPANSIONS.into_iter().filter(|set| expansions.has(*set)).map(supply).collect(),
            decrees: decrees(|decree| expansions.has(Set::Figures) && game.is_in_the_center(decree)),
            relics: Card::relics().filter(|card| game.place(*card) == Place::Relic).map(Card::name).collect(),
            used: used.into_iter().filter(|(bit, _)| game.exp.used & bit != 0).map(|(_, name)| name).collect(),
            lost: game.exp.lost.iter().collect(),
        })
    }

    fn expansion_player_view(game: &Engine<All>, seat: Seat, viewer: Viewer) -> Option<ExpansionPlayerView> {
        if game.rules.expansions.is_none() {
            return None;
        }
        let player = game.expansion_player(seat);
        let visible = |what: Slot| Color::ALL.iter().map(|&color| game.count_visible(seat, color, what)).sum::<usize>();
        let fountains = visible(Slot::Fountain);
        let mut bonuses: Vec<u8> = game.bonuses(seat).collect();
        bonuses.sort_unstable_by(|one, other| other.cmp(one));
        let tops = Color::ALL.into_iter().filter_map(|color| game.top(seat, color));
        Some(ExpansionPlayerView {
            forecast: game.forecast(seat).iter().map(|card| CardView::new(card, viewer.is(seat))).collect(),
            display: game.display(seat).map(Card::name),
            decrees: decrees(|decree| player.decrees & decree.bit() != 0),
            relics: game.achieved_cards(seat).iter().filter(|card| card.is_relic()).map(Card::name).collect(),
            flags: (game.flags_and_fountains(seat) - fountains) as u8,
            fountains: fountains as u8,
            bonuses,
            points_of_bonuses: game.points_of_bonuses(seat) as u16,
            points_of_karmas: game.points_of_karmas(seat) as u16,
            endorsable: tops.filter(|&card| !game.endorsing(seat, card).is_empty()).map(Card::name).collect(),
        })
    }
}
