//! Figures of age 10.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [Print; 10] = [
    figure("Jackie Chan", 10, Red, [INSPIRE, CLOCK, CLOCK, HEX], Clock, Inspire(jackie_chan_inspire), &[Karma::Would(jackie_chan_karma_1_if, jackie_chan_karma_1)]),
    figure("Margaret Thatcher", 10, Red, [FACTORY, FACTORY, ECHO, HEX], Factory, Echo(margaret_thatcher_echo), &[Karma::Would(margaret_thatcher_karma_1_if, margaret_thatcher_karma_1)]),
    figure("Alex Trebek", 10, Yellow, [LIGHTBULB, HEX, INSPIRE, LIGHTBULB], Lightbulb, Inspire(alex_trebek_inspire), &[Karma::Would(alex_trebek_karma_1_if, alex_trebek_karma_1)]),
    figure("Shigeru Miyamoto", 10, Yellow, [HEX, bonus(10), CLOCK, ECHO], Clock, Echo(shigeru_miyamoto_echo), &[Karma::Would(shigeru_miyamoto_karma_1_if, shigeru_miyamoto_karma_1)]),
    figure("Muhammad Yunus", 10, Green, [CROWN, INSPIRE, HEX, CROWN], Crown, Inspire(muhammad_yunus_inspire), &[Karma::Would(muhammad_yunus_karma_1_if, muhammad_yunus_karma_1)]),
    figure("Sergey Brin", 10, Green, [HEX, CLOCK, CLOCK, INSPIRE], Clock, Inspire(sergey_brin_inspire), &[Karma::Standing]),
    figure("Stephen Hawking", 10, Blue, [bonus(11), INSPIRE, LIGHTBULB, HEX], Lightbulb, Inspire(stephen_hawking_inspire), &[Karma::Standing]),
    figure("Susan Blackmore", 10, Blue, [INSPIRE, LIGHTBULB, HEX, LIGHTBULB], Lightbulb, Inspire(susan_blackmore_inspire), &[Karma::Would(susan_blackmore_karma_1_if, susan_blackmore_karma_1)]),
    figure("Kim Yu-Na", 10, Purple, [HEX, LEAF, ECHO, bonus(10)], Leaf, Echo(kim_yu_na_echo), &[Karma::Would(kim_yu_na_karma_1_if, kim_yu_na_karma_1)]),
    figure("Martin Scorsese", 10, Purple, [FACTORY, HEX, bonus(10), ECHO], Factory, Echo(martin_scorsese_echo), &[Karma::Would(martin_scorsese_karma_1_if, martin_scorsese_karma_1)]),
];

/// Jackie Chan: From your hand, score one card.
fn jackie_chan_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Jackie Chan: Before an opponent wins, score each top figure other than this one from all players' boards. If you
/// then have more points than every other player, you win instead.
fn jackie_chan_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn jackie_chan_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Margaret Thatcher: Choose a top card with a [factory] or a [crown] on any player's board, yours included, and
/// score it.
fn margaret_thatcher_echo(p: &mut P) -> Flow {
    todo!()
}

/// Margaret Thatcher: Before you take a Dogma action, choose a top card with a [crown] or a [factory] on any
/// player's board, yours included, and score it.
fn margaret_thatcher_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn margaret_thatcher_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Alex Trebek: Choose a value. Draw a card of that value and meld it.
fn alex_trebek_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Alex Trebek: Before you draw a card while you hold no figure of its value, ask “Who is …?” with the name of a
/// figure. Look for that figure in the figure pile of this age and, if it is there, take it into your hand. Shuffle
/// the pile afterwards.
fn alex_trebek_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn alex_trebek_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Shigeru Miyamoto: Draw a [10]. Without a [clock] on it, score it; with one, it stays in your hand.
fn shigeru_miyamoto_echo(p: &mut P) -> Flow {
    todo!()
}

/// Shigeru Miyamoto: Before you activate a card with a Dogma action in which [clock] is the featured icon, you win
/// if your board has exactly one, exactly three or exactly six [clock].
fn shigeru_miyamoto_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn shigeru_miyamoto_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Muhammad Yunus: Draw one [10].
fn muhammad_yunus_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Muhammad Yunus: Before any player, you included, takes a Dogma action, you may return one card from your hand.
/// If you did, you alone count as having the most of the action's featured icon until the action ends.
fn muhammad_yunus_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn muhammad_yunus_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Sergey Brin: You may choose one of your stacks and splay it up.
fn sergey_brin_inspire(p: &mut P) -> Flow {
    todo!()
}

// Sergey Brin: With a Dogma action, you can activate not only your own top cards but also any top card on any
// other player's board.
// (Standing: the rule that it changes asks for it.)

/// Stephen Hawking: Draw a [10] and tuck it.
fn stephen_hawking_inspire(p: &mut P) -> Flow {
    todo!()
}

// Stephen Hawking: Each [hex] visible on your board is also an echo effect with the text “Score the card at the
// bottom of this stack.”
// (Standing: the rule that it changes asks for it.)

/// Susan Blackmore: Choose any other echo or inspire effect that is visible on any player's board, yours included,
/// and execute it.
fn susan_blackmore_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Susan Blackmore: If another player takes a Dogma action that has effects to share but would draw no sharing
/// bonus for it, first transfer the card activated by that player to your score pile.
fn susan_blackmore_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn susan_blackmore_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Kim Yu-Na: Choose one of your top cards and score it.
fn kim_yu_na_echo(p: &mut P) -> Flow {
    todo!()
}

/// Kim Yu-Na: Instead of scoring a card with a [castle], you win.
fn kim_yu_na_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn kim_yu_na_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Martin Scorsese: Draw a [10] and meld it.
fn martin_scorsese_echo(p: &mut P) -> Flow {
    todo!()
}

/// Martin Scorsese: Instead of melding a figure, tuck it and claim an available standard achievement, eligible or
/// not.
fn martin_scorsese_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn martin_scorsese_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}
