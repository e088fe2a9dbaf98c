//! What is good in Innovation.

use innovation::card::{Card, Color, Icon, Splay};
use innovation::{All, Ask, Base, Engine, Question, Variant};
use table::{Game, Seat};

use bots::{Judge, Shares, chances};

/// A standing higher by this makes a victory e times as likely.
const SCALE: f32 = 60.0;

#[derive(Default)]
pub struct InnovationJudge;

impl Judge<Engine<Base>> for InnovationJudge {
    fn worth(&self, game: &Engine<Base>, seat: Seat) -> f32 {
        worth(game, seat, standing)
    }

    fn shares(&self, game: &Engine<Base>) -> Shares {
        chances(game.seats(), |seat| standing(game, seat) / SCALE)
    }

    fn settled(&self, question: &Question) -> bool {
        is_settled(question)
    }
}

impl Judge<Engine<All>> for InnovationJudge {
    fn worth(&self, game: &Engine<All>, seat: Seat) -> f32 {
        worth(game, seat, |game, seat| standing(game, seat) + expansions_worth(game, seat))
    }

    fn shares(&self, game: &Engine<All>) -> Shares {
        chances(game.seats(), |seat| (standing(game, seat) + expansions_worth(game, seat)) / SCALE)
    }

    fn settled(&self, question: &Question) -> bool {
        is_settled(question)
    }
}

/// An action comes next, or the artifact on display that a turn begins with.
fn is_settled(question: &Question) -> bool {
    matches!(question.ask, Ask::Action | Ask::Display)
}

/// Worse than anything else.
const LOST: f32 = -1e6;

/// One's own standing against the best of the others.
fn worth<D: Variant>(game: &Engine<D>, seat: Seat, standing: impl Fn(&Engine<D>, Seat) -> f32) -> f32 {
    if let Some(outcome) = game.outcome() {
        let won = outcome.places[seat.index()] == 1;
        return match (won, outcome.how) {
            (true, "draw") => 0.0,
            (true, _) => -LOST,
            (false, _) => LOST,
        };
    }
    if game.lost().has(seat) {
        return LOST;
    }
    let opponents = game.opponents_of(seat).map(|other| standing(game, other));
    let (mut best, mut sum, mut count) = (0.0_f32, 0.0, 0.0_f32);
    for other in opponents {
        best = best.max(other);
        sum += other;
        count += 1.0;
    }
    let partner = game.partner_of(seat).map_or(0.0, |partner| 0.7 * standing(game, partner));
    standing(game, seat) + partner - 0.6 * best - 0.3 * sum / count.max(1.0)
}

/// Cards that wait to be promoted, and the artifact on display: a free Dogma action each.
fn expansions_worth(game: &Engine<All>, seat: Seat) -> f32 {
    let forecast: f32 = game.forecast(seat).iter().map(|card| 2.0 + 0.8 * f32::from(card.value())).sum();
    let display = game.display(seat).map_or(0.0, |card| 4.0 + 0.4 * f32::from(card.value()));
    forecast.min(24.0) + display
}

/// Achievements first; then what leads to them: points, high top cards, icons and cards to play.
pub(super) fn standing<D: Variant>(game: &Engine<D>, seat: Seat) -> f32 {
    let tops = game.tops(seat);
    let highest = f32::from(tops.highest_value());
    let points = game.points(seat) as f32;
    let icons = game.icons(seat);
    let icons: f32 = Icon::ALL.iter().map(|&icon| (icons.of(icon) as f32).sqrt()).sum();
    let heights: f32 = tops.iter().map(|card| f32::from(card.value())).sum();
    let splays: f32 = Color::ALL.iter().map(|&color| splay_worth(game, seat, color)).sum();
    let hand: f32 = game.hand(seat).iter().map(hand_worth).sum();
    60.0 * game.achieved(seat) as f32
        + 1.6 * points
        + reach(game, points, highest)
        + 3.0 * highest
        + 0.9 * heights
        + 2.2 * icons
        + splays
        + hand.min(24.0)
}

fn splay_worth<D: Variant>(game: &Engine<D>, seat: Seat, color: Color) -> f32 {
    let count = game.count(seat, color) as f32;
    match game.splay(seat, color) {
        Splay::Unsplayed => 0.0,
        Splay::Left => 0.5 + 0.2 * count,
        Splay::Right => 1.5 + 0.4 * count,
        Splay::Up => 2.0 + 0.6 * count,
    }
}

fn hand_worth(card: Card) -> f32 {
    1.0 + 0.6 * f32::from(card.value())
}

/// Achievements that can be claimed are worth almost as much as claimed ones; the next one counts in part.
fn reach<D: Variant>(game: &Engine<D>, points: f32, highest: f32) -> f32 {
    let mut worth = 0.0;
    for age in (1..=9).filter(|&age| game.is_available(age)) {
        let age = f32::from(age);
        let share = (points / (5.0 * age)).min(1.0) * (highest / age).min(1.0);
        worth += if share >= 1.0 { 25.0 } else { 8.0 * share * share };
    }
    worth
}
