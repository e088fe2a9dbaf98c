//! Echoes cards of age 4.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [Print; 10] = [
    echo("Kobukson", 4, Red, [bonus(5), FACTORY, HEX, ECHO], Factory, Some(kobukson_echo), &[demand(kobukson_demand), dogma(kobukson)]),
    echo("Shuriken", 4, Red, [CROWN, CROWN, HEX, CROWN], Crown, None, &[demand(shuriken_demand), dogma(shuriken)]),
    echo("Barometer", 4, Yellow, [LEAF, ECHO, LEAF, HEX], Leaf, Some(barometer_echo), &[dogma(barometer_1), dogma(barometer_2)]),
    echo("Pencil", 4, Yellow, [HEX, ECHO, LIGHTBULB, bonus(4)], Lightbulb, Some(pencil_echo), &[dogma(pencil)]),
    echo("Chintz", 4, Green, [CROWN, HEX, CROWN, bonus(4)], Crown, None, &[dogma(chintz_1), dogma(chintz_2)]),
    echo("Globe", 4, Green, [FACTORY, bonus(4), FACTORY, HEX], Factory, None, &[dogma(globe)]),
    echo("Slide Rule", 4, Blue, [LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, None, &[dogma(slide_rule_1), dogma(slide_rule_2)]),
    echo("Telescope", 4, Blue, [HEX, bonus(4), LIGHTBULB, ECHO], Lightbulb, Some(telescope_echo), &[dogma(telescope)]),
    echo("Clock", 4, Purple, [ECHO, bonus(5), HEX, LIGHTBULB], Lightbulb, Some(clock_echo), &[demand(clock_demand)]),
    echo("Toilet", 4, Purple, [ECHO, LEAF, HEX, LEAF], Leaf, Some(toilet_echo), &[demand(toilet_demand), dogma(toilet)]),
];

/// Kobukson: Choose a stack on any player's board and splay it left.
fn kobukson_echo(p: &mut P) -> Flow {
    todo!()
}

/// Kobukson: I demand that you return each of your top cards with a [castle]; cards uncovered by this stay. Then,
/// even if you returned none, draw a [4] and tuck it.
fn kobukson_demand(p: &mut P) -> Flow {
    todo!()
}

/// Kobukson: For every two cards that all players together returned because of the demand (rounded down), draw a
/// [4] and tuck it.
fn kobukson(p: &mut P) -> Flow {
    todo!()
}

/// Shuriken: I demand that you transfer one of your top cards with a [castle] or a [lightbulb], but not a red one,
/// to my board. If you did, draw a [4].
fn shuriken_demand(p: &mut P) -> Flow {
    todo!()
}

/// Shuriken: You may splay your purple stack right.
fn shuriken(p: &mut P) -> Flow {
    todo!()
}

/// Barometer: Transfer one [5], if you have any there, from your forecast to your hand.
fn barometer_echo(p: &mut P) -> Flow {
    todo!()
}

/// Barometer: Choose a bonus visible on any board. Draw a card two higher than it (with no bonus on any board, a
/// [2]) and foreshadow the card.
fn barometer_1(p: &mut P) -> Flow {
    todo!()
}

/// Barometer: You may return your whole forecast: every card or none. If at least one of those cards was blue,
/// claim the Destiny achievement.
fn barometer_2(p: &mut P) -> Flow {
    todo!()
}

/// Pencil: Draw one [5].
fn pencil_echo(p: &mut P) -> Flow {
    todo!()
}

/// Pencil: You may return one, two or three cards from your hand. If you did, draw just as many cards, all one
/// higher than the highest card returned. Foreshadow one of the drawn cards and return the others.
fn pencil(p: &mut P) -> Flow {
    todo!()
}

/// Chintz: Draw one [4].
fn chintz_1(p: &mut P) -> Flow {
    todo!()
}

/// Chintz: If your hand holds one card, no more and no fewer, draw a [4], then draw another [4] and score it.
fn chintz_2(p: &mut P) -> Flow {
    todo!()
}

/// Globe: You may return one, two or three cards from your hand, all of one color. If you did, choose any one of
/// your stacks and splay it: left for one card, right for two, up for three. Then, if you returned any, draw a [6]
/// and foreshadow it.
fn globe(p: &mut P) -> Flow {
    todo!()
}

/// Slide Rule: You may splay your yellow stack right.
fn slide_rule_1(p: &mut P) -> Flow {
    todo!()
}

/// Slide Rule: Add the value of your lowest top card (if you have none, 0) and the number of colors you have
/// splayed. Draw a card of that value.
fn slide_rule_2(p: &mut P) -> Flow {
    todo!()
}

/// Telescope: Draw a [5] and foreshadow it.
fn telescope_echo(p: &mut P) -> Flow {
    todo!()
}

/// Telescope: You may put one card from your forecast on top of its supply pile. If you did, you must claim one
/// card from your forecast as an achievement, if it holds one for whose value you are eligible.
fn telescope(p: &mut P) -> Flow {
    todo!()
}

/// Clock: You may splay the stack with the most cards on your board right. If several have the most, choose one of
/// them.
fn clock_echo(p: &mut P) -> Flow {
    todo!()
}

/// Clock: I demand that you draw three [10] cards, show them, count all [clock] on them and return them. Then
/// transfer all cards whose value is that number from your hand and from your score pile to my score pile.
fn clock_demand(p: &mut P) -> Flow {
    todo!()
}

/// Toilet: Draw a [4] and tuck it.
fn toilet_echo(p: &mut P) -> Flow {
    todo!()
}

/// Toilet: I demand that you return all cards from your score pile whose value is that of the highest bonus visible
/// on my board.
fn toilet_demand(p: &mut P) -> Flow {
    todo!()
}

/// Toilet: You may return one card from your hand. If you did, draw a card of the same value.
fn toilet(p: &mut P) -> Flow {
    todo!()
}
