//! Figures of age 7.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [Print; 10] = [
    figure("John Ericsson", 7, Red, [HEX, FACTORY, FACTORY, INSPIRE], Factory, Inspire(john_ericsson_inspire), &[Karma::When(john_ericsson_karma_1), Karma::Icons(john_ericsson_karma_2)]),
    figure("Robert E. Lee", 7, Red, [ECHO, HEX, LEAF, LEAF], Leaf, Echo(robert_e_lee_echo), &[Karma::Decree(Decree::War), Karma::Standing]),
    figure("Florence Nightingale", 7, Yellow, [HEX, LEAF, INSPIRE, bonus(7)], Leaf, Inspire(florence_nightingale_inspire), &[Karma::Decree(Decree::Expansion), Karma::Would(florence_nightingale_karma_2_if, florence_nightingale_karma_2)]),
    figure("Rowland Hill", 7, Yellow, [INSPIRE, CROWN, HEX, CROWN], Crown, Inspire(rowland_hill_inspire), &[Karma::Would(rowland_hill_karma_1_if, rowland_hill_karma_1)]),
    figure("Alfred Nobel", 7, Green, [CROWN, HEX, CROWN, INSPIRE], Crown, Inspire(alfred_nobel_inspire), &[Karma::Standing]),
    figure("George Stephenson", 7, Green, [bonus(7), ECHO, FACTORY, HEX], Factory, Echo(george_stephenson_echo), &[Karma::Would(george_stephenson_karma_1_if, george_stephenson_karma_1)]),
    figure("Charles Darwin", 7, Blue, [ECHO, bonus(8), HEX, LIGHTBULB], Lightbulb, Echo(charles_darwin_echo), &[Karma::Decree(Decree::Advancement), Karma::Would(charles_darwin_karma_2_if, charles_darwin_karma_2)]),
    figure("James Clerk Maxwell", 7, Blue, [HEX, INSPIRE, bonus(7), CLOCK], Clock, Inspire(james_clerk_maxwell_inspire), &[Karma::Icons(james_clerk_maxwell_karma_1)]),
    figure("Emperor Meiji", 7, Purple, [HEX, CLOCK, CLOCK, INSPIRE], Clock, Inspire(emperor_meiji_inspire), &[Karma::Would(emperor_meiji_karma_1_if, emperor_meiji_karma_1), Karma::Standing]),
    figure("Queen Victoria", 7, Purple, [LIGHTBULB, LIGHTBULB, ECHO, HEX], Lightbulb, Echo(queen_victoria_echo), &[Karma::Decree(Decree::Rivalry), Karma::Would(queen_victoria_karma_2_if, queen_victoria_karma_2)]),
];

/// John Ericsson: Draw a [7] and tuck it.
fn john_ericsson_inspire(p: &mut P) -> Flow {
    todo!()
}

/// John Ericsson: As soon as you meld this card, score each top figure of a value below 7 on your opponents'
/// boards. Cards uncovered by this stay.
fn john_ericsson_karma_1(p: &mut P) -> Flow {
    todo!()
}

/// John Ericsson: For each [factory] on your board, you have two more [clock].
fn john_ericsson_karma_2(g: &Engine<All>, seat: Seat, printed: Icons) -> Icons {
    todo!()
}

/// Robert E. Lee: Choose a top card with a [leaf] on any player's board, yours included, and transfer it to the
/// board of any player.
fn robert_e_lee_echo(p: &mut P) -> Flow {
    todo!()
}

// Robert E. Lee: For every seven [leaf] on your board (rounded down), you count as having one more achievement.
// (Standing: the rule that it changes asks for it.)

/// Florence Nightingale: From your hand, tuck one card.
fn florence_nightingale_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Florence Nightingale: No effect of an opponent transfers, returns or removes a card from your score pile; a card
/// it would take from there stays.
fn florence_nightingale_karma_2(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn florence_nightingale_karma_2_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Rowland Hill: Draw one [7].
fn rowland_hill_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Rowland Hill: Before you claim an achievement, return three cards from your hand. If all three were returned,
/// claim every card left in your hand as an achievement, eligible or not.
fn rowland_hill_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn rowland_hill_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Alfred Nobel: From your hand, score one card.
fn alfred_nobel_inspire(p: &mut P) -> Flow {
    todo!()
}

// Alfred Nobel: Each icon type on your board of which you have at least twice as many as each other player is
// worth one achievement to you.
// (Standing: the rule that it changes asks for it.)

/// George Stephenson: You may choose one of your stacks that is splayed right and splay it up.
fn george_stephenson_echo(p: &mut P) -> Flow {
    todo!()
}

/// George Stephenson: Before you claim an achievement, transfer the bottom card of each base game pile below age 10
/// that is not empty, unseen, to the available achievements.
fn george_stephenson_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn george_stephenson_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Charles Darwin: Draw one [8].
fn charles_darwin_echo(p: &mut P) -> Flow {
    todo!()
}

/// Charles Darwin: If you would claim an achievement while every other player has fewer achievements than you, you
/// win instead.
fn charles_darwin_karma_2(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn charles_darwin_karma_2_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// James Clerk Maxwell: Draw one [8].
fn james_clerk_maxwell_inspire(p: &mut P) -> Flow {
    todo!()
}

/// James Clerk Maxwell: For each card in your hand, you have one more of every icon that your board shows.
fn james_clerk_maxwell_karma_1(g: &Engine<All>, seat: Seat, printed: Icons) -> Icons {
    todo!()
}

/// Emperor Meiji: Choose [8] or [9]. Draw a card of that value and foreshadow it.
fn emperor_meiji_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Emperor Meiji: Instead of melding a card of value 10 while your top cards include one of value 8 and one of
/// value 9, you win.
fn emperor_meiji_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn emperor_meiji_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

// Emperor Meiji: All cards in your forecast also count as cards in your hand.
// (Standing: the rule that it changes asks for it.)

/// Queen Victoria: Choose a figure in any player's score pile and transfer it to yours.
fn queen_victoria_echo(p: &mut P) -> Flow {
    todo!()
}

/// Queen Victoria: Before you claim a standard achievement, choose a base game pile of a lower age that is not
/// empty and transfer its bottom card, unseen, to the available achievements.
fn queen_victoria_karma_2(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn queen_victoria_karma_2_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}
