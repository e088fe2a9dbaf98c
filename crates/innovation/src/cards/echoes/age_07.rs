//! Echoes cards of age 7.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [Print; 10] = [
    echo("Machine Gun", 7, Red, [FACTORY, FACTORY, ECHO, HEX], Factory, Some(machine_gun_echo), &[demand(machine_gun_demand), dogma(machine_gun)]),
    echo("Rubber", 7, Red, [HEX, ECHO, FACTORY, bonus(7)], Factory, Some(rubber_echo), &[dogma(rubber_1), dogma(rubber_2)]),
    echo("Elevator", 7, Yellow, [bonus(7), ECHO, CLOCK, HEX], Clock, Some(elevator_echo), &[dogma(elevator)]),
    echo("Fertilizer", 7, Yellow, [LEAF, HEX, FACTORY, LEAF], Leaf, None, &[dogma(fertilizer_1), dogma(fertilizer_2)]),
    echo("Jeans", 7, Green, [ECHO, LEAF, HEX, bonus(8)], Leaf, Some(jeans_echo), &[dogma(jeans)]),
    echo("Telegraph", 7, Green, [HEX, CLOCK, CLOCK, LIGHTBULB], Clock, None, &[dogma(telegraph_1), dogma(telegraph_2)]),
    echo("Photography", 7, Blue, [ECHO, LIGHTBULB, HEX, bonus(7)], Lightbulb, Some(photography_echo), &[demand(photography_demand), dogma(photography)]),
    echo("Typewriter", 7, Blue, [LIGHTBULB, HEX, CROWN, CROWN], Crown, None, &[dogma(typewriter)]),
    echo("Ice Cream", 7, Purple, [HEX, bonus(8), LEAF, ECHO], Leaf, Some(ice_cream_echo), &[demand(ice_cream_demand), dogma(ice_cream)]),
    echo("Saxophone", 7, Purple, [bonus(7), CROWN, HEX, CROWN], Crown, None, &[dogma(saxophone_1), dogma(saxophone_2)]),
];

/// Machine Gun: With five top cards on your board, draw a [7] and score it.
fn machine_gun_echo(p: &mut P) -> Flow {
    todo!()
}

/// Machine Gun: I demand that you transfer each of your top cards with a bonus to my score pile; cards uncovered by
/// this stay. If at least one was transferred, draw a [7].
fn machine_gun_demand(p: &mut P) -> Flow {
    todo!()
}

/// Machine Gun: Return each of your top cards, leaving red aside; cards uncovered by this stay.
fn machine_gun(p: &mut P) -> Flow {
    todo!()
}

/// Rubber: Draw two [8] cards, tucking each as you draw it.
fn rubber_echo(p: &mut P) -> Flow {
    todo!()
}

/// Rubber: Choose one of your top cards without a bonus and score it.
fn rubber_1(p: &mut P) -> Flow {
    todo!()
}

/// Rubber: You may splay your red stack up.
fn rubber_2(p: &mut P) -> Flow {
    todo!()
}

/// Elevator: Score the card at the top or at the bottom of your green stack, as you like.
fn elevator_echo(p: &mut P) -> Flow {
    todo!()
}

/// Elevator: Choose a value that you have in your score pile. Then choose between hands and score piles, and
/// transfer all cards of that value from those of all other players to your score pile.
fn elevator(p: &mut P) -> Flow {
    todo!()
}

/// Fertilizer: You may return one card from your hand. If you did, transfer all cards of the same value from the
/// score piles of all players, yours included, to your hand.
fn fertilizer_1(p: &mut P) -> Flow {
    todo!()
}

/// Fertilizer: Choose a value, draw a card of that value and foreshadow it.
fn fertilizer_2(p: &mut P) -> Flow {
    todo!()
}

/// Jeans: Draw two [9] cards. Return one of them and foreshadow the other.
fn jeans_echo(p: &mut P) -> Flow {
    todo!()
}

/// Jeans: Choose two different values, both lower than [7]. Draw a card of each and show them. Meld one of the two
/// and return the other.
fn jeans(p: &mut P) -> Flow {
    todo!()
}

/// Telegraph: You may choose one of the colors and one opponent. If you did, splay your stack of that color the way
/// theirs is splayed; if theirs is not splayed, unsplay yours.
fn telegraph_1(p: &mut P) -> Flow {
    todo!()
}

/// Telegraph: You may splay your blue stack up.
fn telegraph_2(p: &mut P) -> Flow {
    todo!()
}

/// Photography: Choose one card in your forecast and meld it.
fn photography_echo(p: &mut P) -> Flow {
    todo!()
}

/// Photography: I demand that you take one card, the highest of your top cards, into your hand.
fn photography_demand(p: &mut P) -> Flow {
    todo!()
}

/// Photography: With at least three echo effects visible in one color on your board, claim the History achievement.
fn photography(p: &mut P) -> Flow {
    todo!()
}

/// Typewriter: Return your whole hand, then draw a [6]. For each different color among the returned cards, draw one
/// more card, each one higher than the one before: first a [7], then an [8] and so on.
fn typewriter(p: &mut P) -> Flow {
    todo!()
}

/// Ice Cream: Choose one of your top cards without a bonus, but not a purple one, and score it.
fn ice_cream_echo(p: &mut P) -> Flow {
    todo!()
}

/// Ice Cream: I demand that you draw a [1] and meld it.
fn ice_cream_demand(p: &mut P) -> Flow {
    todo!()
}

/// Ice Cream: Choose the [6] pile, the [7] pile, the [8] pile or the [9] pile of the base game. If it is not empty,
/// you may transfer its bottom card, unseen, to the available achievements.
fn ice_cream(p: &mut P) -> Flow {
    todo!()
}

/// Saxophone: You may splay your purple stack up.
fn saxophone_1(p: &mut P) -> Flow {
    todo!()
}

/// Saxophone: Four cards have a music note in their [hex]: Bell, Flute, Piano and Saxophone. If all four notes are
/// visible, on one board or on several, you win; if not, draw a [7] for each of these notes that is visible.
fn saxophone_2(p: &mut P) -> Flow {
    todo!()
}
