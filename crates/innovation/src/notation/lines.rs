//! Which lines there are, as data.

use table::{Part, Seat, SetupError, SetupLine, SetupLines};

use crate::card::{AGES, Card, Color, Set};
use crate::reactions::Variant;
use crate::rules::Rules;
use crate::state::Special;

const CARDS: &str = "cards";

/// The list of the cards of a pile.
fn pile(set: Set, age: u8) -> String {
    format!("{}-{age}", set.name())
}

/// Cards that lie in one place each.
pub(super) fn cards(name: &str, list: &str) -> SetupLine {
    SetupLine::list(name, list, SetupLine::MANY).once(CARDS)
}

pub(super) fn setup_lines<D: Variant>(rules: &Rules, seats: usize) -> Result<SetupLines, SetupError> {
    rules.check(seats)?;
    let mut all = SetupLines::default();
    all.seats(seats);
    name_cards::<D>(&mut all, rules);
    let ages = (1..=D::HIGHEST_ACHIEVEMENT).map(|age| age.to_string());
    let specials = Special::in_play(rules.expansions).map(|special| special.name().to_string());
    all.list("achievements", ages.chain(specials));
    all.list("only", ["only"]);
    all.lines.push(turn(rules));
    if seats >= 4 {
        all.lines.push(SetupLine::number("short turns", 0, 1));
    }
    for seat in (0..seats).map(Seat::new) {
        player_lines(&mut all.lines, rules, seat);
        D::expansion_setup(&mut all, rules, Some(seat));
    }
    D::expansion_setup(&mut all, rules, None);
    let achievements = SetupLine::list("achievements", "achievements", SetupLine::MANY);
    all.lines.push(if rules.expansions.is_none() { achievements.once("achievements") } else { achievements });
    for age in 1..=D::HIGHEST_ACHIEVEMENT {
        let most = if rules.expansions.is_none() { 1 } else { SetupLine::MANY };
        all.lines.push(cards("achievement", &format!("age-{age}")).about(age).up_to(most));
    }
    all.lines.push(cards("removed", CARDS));
    for set in D::SETS.iter().filter(|set| rules.expansions.has(**set)) {
        for age in 1..=AGES as u8 {
            let line = cards("supply", &pile(*set, age)).ending(["exactly"]);
            all.lines.push(match set {
                Set::Base => line.about(age),
                set => line.about(format!("{age} {}", set.name())),
            });
        }
    }
    Ok(all)
}

/// All cards in play, those of a color, of an age, and of a pile.
fn name_cards<D: Variant>(all: &mut SetupLines, rules: &Rules) {
    let in_play: Vec<Card> = D::cards().filter(|card| D::is_in_play(rules, *card)).collect();
    let those = |fits: &dyn Fn(&Card) -> bool| -> Vec<&str> {
        in_play.iter().copied().filter(|card| fits(card)).map(Card::name).collect()
    };
    all.list(CARDS, those(&|_| true));
    for color in Color::ALL {
        all.list(color.name(), those(&|card| card.color() == color));
    }
    // Effects put cards of any set under achievements.
    for age in 1..=AGES as u8 {
        all.list(format!("age-{age}"), those(&|card| card.value() == age && !card.is_relic()));
    }
    for &set in D::SETS.iter().filter(|set| rules.expansions.has(**set)) {
        for age in 1..=AGES as u8 {
            all.list(pile(set, age), those(&|card| card.set() == set && card.value() == age && !card.is_relic()));
        }
    }
}

fn turn(rules: &Rules) -> SetupLine {
    let mut parts = vec![Part::word("seats"), Part::number(1, 2)];
    if rules.expansions.has(Set::Artifacts) {
        parts.push(Part::word("only").optional());
    }
    SetupLine::new("turn", parts)
}

fn player_lines(lines: &mut Vec<SetupLine>, rules: &Rules, seat: Seat) {
    for color in Color::ALL {
        lines.push(cards(color.name(), color.name()).ending(["left", "right", "up"]).of(seat));
    }
    lines.push(cards("hand", CARDS).of(seat));
    lines.push(cards("score", CARDS).of(seat));
    let achievements = SetupLine::list("achievements", "achievements", SetupLine::MANY).of(seat);
    lines.push(if rules.expansions.is_none() { achievements.once("achievements") } else { achievements });
    lines.push(SetupLine::number("scored this turn", 0, 99).of(seat));
    lines.push(SetupLine::number("tucked this turn", 0, 99).of(seat));
}
