//! What only expansions have to observe.

use table::Seat;
use table::encoding::{Around, Page};

use super::{Observed, observe_backs};
use crate::card::{AGES, Card, Color, Set, Slot};
use crate::decree::Decree;
use crate::expansions::{All, used};
use crate::places::Places;
use crate::state::{Engine, Place};

const RELICS: usize = 5;

fn relic_number(card: Card) -> usize {
    Card::relics().position(|relic| relic == card).unwrap_or(0)
}

impl Observed for All {
    fn achievements(game: &Engine<All>, owner: Option<Seat>, ages: &mut [u8]) {
        let cards = owner.map_or_else(|| game.available_cards(), |seat| game.achieved_cards(seat));
        for card in cards.iter().filter(|card| !card.is_relic()) {
            ages[usize::from(card.value()) - 1] += 1;
        }
    }

    fn observe_table(game: &Engine<All>, around: Around, page: &mut Page) {
        page.part("supply of each expansion");
        for set in Set::EXPANSIONS {
            for (age, slot) in (1..).zip(page.slots(AGES)) {
                *slot = All::pile_of(game, set, age).count() as u8;
            }
        }
        page.part("decrees that nobody has");
        let figures = game.plays_with(Set::Figures);
        page.some_of(5, Decree::ALL.into_iter().filter(|&it| figures && game.is_in_the_center(it)).map(Decree::index));
        page.part("relics beside their piles");
        page.some_of(RELICS, Card::relics().filter(|&it| game.place(it) == Place::Relic).map(relic_number));
        page.part("special actions taken");
        for action in [used::ENDORSE, used::INSPIRE, used::DECREE] {
            page.flag(game.exp.used & action != 0);
        }
        page.part("players who are out");
        page.some_of(around.seats, game.exp.lost.iter().map(|seat| around.place(seat)));
    }

    fn observe_player(game: &Engine<All>, seat: Seat, viewer: Seat, page: &mut Page) {
        let player = game.expansion_player(seat);
        let forecast = game.forecast(seat);
        if seat == viewer {
            page.part("cards in the forecast");
            page.some_of(Card::all().count(), forecast.iter().map(Card::index));
        }
        page.part("forecast by type and value");
        observe_backs(forecast, page);
        page.part("artifact on display");
        page.one_of(Card::all().count(), game.display(seat).map(Card::index));
        page.part("decrees");
        page.some_of(5, Decree::ALL.into_iter().filter(|it| player.decrees & it.bit() != 0).map(Decree::index));
        page.part("relics among the achievements");
        page.some_of(RELICS, game.achieved_cards(seat).iter().filter(|card| card.is_relic()).map(relic_number));
        let visible = |what: Slot| Color::ALL.into_iter().map(|color| game.count_visible(seat, color, what)).sum();
        let fountains: usize = visible(Slot::Fountain);
        page.part("flags that count, fountains, points of bonuses and of karmas");
        page.numbers([
            game.flags_and_fountains(seat).saturating_sub(fountains),
            fountains,
            game.points_of_bonuses(seat),
            game.points_of_karmas(seat),
        ]);
    }
}
