//! Figures of age 6.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [Print; 10] = [
    figure("Napoleon Bonaparte", 6, Red, [HEX, bonus(6), FACTORY, ECHO], Factory, Echo(napoleon_bonaparte_echo), &[Karma::Decree(Decree::War), Karma::Would(napoleon_bonaparte_karma_2_if, napoleon_bonaparte_karma_2)]),
    figure("Tecumseh", 6, Red, [FACTORY, HEX, ECHO, FACTORY], Factory, Echo(tecumseh_echo), &[Karma::Would(tecumseh_karma_1_if, tecumseh_karma_1)]),
    figure("Edward Jenner", 6, Yellow, [INSPIRE, LEAF, LEAF, HEX], Leaf, Inspire(edward_jenner_inspire), &[Karma::Would(edward_jenner_karma_1_if, edward_jenner_karma_1)]),
    figure("John Loudon McAdam", 6, Yellow, [HEX, FACTORY, INSPIRE, FACTORY], Factory, Inspire(john_loudon_mcadam_inspire), &[Karma::Decree(Decree::Expansion), Karma::Standing]),
    figure("Adam Smith", 6, Green, [INSPIRE, HEX, CROWN, CROWN], Crown, Inspire(adam_smith_inspire), &[Karma::Icons(adam_smith_karma_1)]),
    figure("John Harrison", 6, Green, [bonus(6), CROWN, HEX, INSPIRE], Crown, Inspire(john_harrison_inspire), &[Karma::Decree(Decree::Trade), Karma::Would(john_harrison_karma_2_if, john_harrison_karma_2)]),
    figure("Benjamin Franklin", 6, Blue, [LIGHTBULB, ECHO, HEX, bonus(6)], Lightbulb, Echo(benjamin_franklin_echo), &[Karma::Decree(Decree::Advancement), Karma::Would(benjamin_franklin_karma_2_if, benjamin_franklin_karma_2)]),
    figure("Carl Friedrich Gauss", 6, Blue, [LIGHTBULB, LIGHTBULB, ECHO, HEX], Lightbulb, Echo(carl_friedrich_gauss_echo), &[Karma::Would(carl_friedrich_gauss_karma_1_if, carl_friedrich_gauss_karma_1)]),
    figure("Catherine the Great", 6, Purple, [INSPIRE, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, Inspire(catherine_the_great_inspire), &[Karma::Icons(catherine_the_great_karma_1), Karma::Would(catherine_the_great_karma_2_if, catherine_the_great_karma_2)]),
    figure("Ludwig van Beethoven", 6, Purple, [HEX, INSPIRE, bonus(7), CROWN], Crown, Inspire(ludwig_van_beethoven_inspire), &[Karma::Decree(Decree::Rivalry), Karma::Would(ludwig_van_beethoven_karma_2_if, ludwig_van_beethoven_karma_2)]),
];

/// Napoleon Bonaparte: Choose a top figure of value 5 or 6 on any player's board, yours included, and score it.
fn napoleon_bonaparte_echo(p: &mut P) -> Flow {
    todo!()
}

/// Napoleon Bonaparte: Instead of scoring or returning a card with a [factory], tuck it; then choose a top card of
/// value 6 on any player's board, yours included, and score that one.
fn napoleon_bonaparte_karma_2(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn napoleon_bonaparte_karma_2_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Tecumseh: Draw a [6] and tuck it.
fn tecumseh_echo(p: &mut P) -> Flow {
    todo!()
}

/// Tecumseh: Before you tuck a card with a [factory], choose a top card with a [factory] on another player's board
/// and return it.
fn tecumseh_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn tecumseh_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Edward Jenner: From your hand, tuck one card.
fn edward_jenner_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Edward Jenner: If another player's demand or compel would succeed against you, it does not; return one card from
/// your hand instead.
fn edward_jenner_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn edward_jenner_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// John Loudon McAdam: From your hand, meld one card.
fn john_loudon_mcadam_inspire(p: &mut P) -> Flow {
    todo!()
}

// John Loudon McAdam: For you, the available achievements also include each of your top cards with a [factory].
// (Standing: the rule that it changes asks for it.)

/// Adam Smith: You may choose one of your stacks and splay it right.
fn adam_smith_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Adam Smith: For each [crown] on your board, you have two more [crown]; these extra ones do not multiply again.
fn adam_smith_karma_1(g: &Engine<All>, seat: Seat, printed: Icons) -> Icons {
    todo!()
}

/// John Harrison: Draw one [6].
fn john_harrison_inspire(p: &mut P) -> Flow {
    todo!()
}

/// John Harrison: Before an opponent draws the sharing bonus, draw a [6]; you may choose the set it comes from.
fn john_harrison_karma_2(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn john_harrison_karma_2_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Benjamin Franklin: Choose a top figure on any player's board, yours included, take it into your hand and then
/// meld it.
fn benjamin_franklin_echo(p: &mut P) -> Flow {
    todo!()
}

/// Benjamin Franklin: Before you meld a card, draw a card one higher in value and meld that one.
fn benjamin_franklin_karma_2(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn benjamin_franklin_karma_2_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Carl Friedrich Gauss: Draw one [7].
fn carl_friedrich_gauss_echo(p: &mut P) -> Flow {
    todo!()
}

/// Carl Friedrich Gauss: Before you meld a card, choose a value and meld every card of that value from your hand
/// and from your score pile.
fn carl_friedrich_gauss_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn carl_friedrich_gauss_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Catherine the Great: Draw a [6] and meld it.
fn catherine_the_great_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Catherine the Great: For each [lightbulb] on your board, you have two more [lightbulb]; these extra ones do not
/// multiply again.
fn catherine_the_great_karma_1(g: &Engine<All>, seat: Seat, printed: Icons) -> Icons {
    todo!()
}

/// Catherine the Great: Before you meld a purple card, transfer your top purple card to your hand.
fn catherine_the_great_karma_2(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn catherine_the_great_karma_2_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Ludwig van Beethoven: From your hand, score one card.
fn ludwig_van_beethoven_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Ludwig van Beethoven: Instead of scoring a card with a [lightbulb], return it together with your whole score
/// pile. Then draw four [5] cards, scoring each as you draw it.
fn ludwig_van_beethoven_karma_2(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn ludwig_van_beethoven_karma_2_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}
