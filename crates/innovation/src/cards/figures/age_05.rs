//! Figures of age 5.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [Print; 10] = [
    figure("Peter the Great", 5, Red, [FACTORY, INSPIRE, bonus(5), HEX], Factory, Inspire(peter_the_great_inspire), &[Karma::When(peter_the_great_karma_1), Karma::Would(peter_the_great_karma_2_if, peter_the_great_karma_2)]),
    figure("Shivaji", 5, Red, [ECHO, FACTORY, FACTORY, HEX], Factory, Echo(shivaji_echo), &[Karma::Decree(Decree::War), Karma::Would(shivaji_karma_2_if, shivaji_karma_2)]),
    figure("Antonie van Leeuwenhoek", 5, Yellow, [ECHO, LIGHTBULB, HEX, LIGHTBULB], Lightbulb, Echo(antonie_van_leeuwenhoek_echo), &[Karma::Standing]),
    figure("Christopher Polhem", 5, Yellow, [HEX, FACTORY, FACTORY, INSPIRE], Factory, Inspire(christopher_polhem_inspire), &[Karma::Decree(Decree::Expansion), Karma::Points(christopher_polhem_karma_2)]),
    figure("Bartholomew Roberts", 5, Green, [INSPIRE, HEX, CROWN, bonus(6)], Crown, Inspire(bartholomew_roberts_inspire), &[Karma::Would(bartholomew_roberts_karma_1_if, bartholomew_roberts_karma_1)]),
    figure("Samuel de Champlain", 5, Green, [CROWN, bonus(5), HEX, INSPIRE], Crown, Inspire(samuel_de_champlain_inspire), &[Karma::Would(samuel_de_champlain_karma_1_if, samuel_de_champlain_karma_1)]),
    figure("Christiaan Huygens", 5, Blue, [ECHO, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, Echo(christiaan_huygens_echo), &[Karma::Would(christiaan_huygens_karma_1_if, christiaan_huygens_karma_1)]),
    figure("Isaac Newton", 5, Blue, [HEX, LIGHTBULB, ECHO, LIGHTBULB], Lightbulb, Echo(isaac_newton_echo), &[Karma::Would(isaac_newton_karma_1_if, isaac_newton_karma_1)]),
    figure("Bartolomeo Cristofori", 5, Purple, [LEAF, INSPIRE, HEX, LEAF], Leaf, Inspire(bartolomeo_cristofori_inspire), &[Karma::Would(bartolomeo_cristofori_karma_1_if, bartolomeo_cristofori_karma_1)]),
    figure("Johannes Vermeer", 5, Purple, [bonus(5), HEX, INSPIRE, CROWN], Crown, Inspire(johannes_vermeer_inspire), &[Karma::Would(johannes_vermeer_karma_1_if, johannes_vermeer_karma_1)]),
];

/// Peter the Great: From your hand, tuck one card.
fn peter_the_great_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Peter the Great: As soon as you meld this card, return each top figure from your opponents' boards. Cards
/// uncovered by this stay.
fn peter_the_great_karma_1(p: &mut P) -> Flow {
    todo!()
}

/// Peter the Great: Before you tuck a card with a [factory], claim your bottom green card as an achievement if you
/// are eligible for its value; if you are not, score that green card.
fn peter_the_great_karma_2(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn peter_the_great_karma_2_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Shivaji: Choose one of your top cards and transfer it to the available achievements.
fn shivaji_echo(p: &mut P) -> Flow {
    todo!()
}

/// Shivaji: Before an opponent claims an achievement, claim it yourself if you are eligible for it; that opponent
/// then gets nothing.
fn shivaji_karma_2(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn shivaji_karma_2_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Antonie van Leeuwenhoek: Draw one [6].
fn antonie_van_leeuwenhoek_echo(p: &mut P) -> Flow {
    todo!()
}

// Antonie van Leeuwenhoek: When you check whether you have enough points for an achievement, each card of the same
// value in your hand counts as ten points.
// (Standing: the rule that it changes asks for it.)

/// Christopher Polhem: Draw a [4] and tuck it.
fn christopher_polhem_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Christopher Polhem: Your score is two points higher for each [factory] on your board.
fn christopher_polhem_karma_2(g: &Engine<All>, seat: Seat) -> usize {
    todo!()
}

/// Bartholomew Roberts: Choose a top card with a [crown] on any player's board, yours included, and score it.
fn bartholomew_roberts_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Bartholomew Roberts: Before you score a card, claim an available achievement of the same value. You need enough
/// points for it, but no top card of that value.
fn bartholomew_roberts_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn bartholomew_roberts_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Samuel de Champlain: From your hand, return one [5]. Then draw a [6], even if you had nothing to return.
fn samuel_de_champlain_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Samuel de Champlain: Before you draw a card that would be the fifth in your hand, claim an available achievement
/// of the same or a lower value, eligible or not.
fn samuel_de_champlain_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn samuel_de_champlain_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Christiaan Huygens: Choose [7], [8], [9] or [10]. Draw a card of that value and foreshadow it.
fn christiaan_huygens_echo(p: &mut P) -> Flow {
    todo!()
}

/// Christiaan Huygens: Instead of foreshadowing a card, meld it if it has a [clock] and its value exceeds that of
/// your highest top card by two at most. If it does not meet both conditions, foreshadow it as usual.
fn christiaan_huygens_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn christiaan_huygens_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Isaac Newton: Choose one of your stacks and splay it right.
fn isaac_newton_echo(p: &mut P) -> Flow {
    todo!()
}

/// Isaac Newton: Before you take a Draw action or an Inspire action, draw a [1] and transfer it to the board of a
/// player you choose, yours included.
fn isaac_newton_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn isaac_newton_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Bartolomeo Cristofori: From your hand, meld one card.
fn bartolomeo_cristofori_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Bartolomeo Cristofori: Before you meld a card that would become the fifth visible card of its color on your
/// board, claim an available achievement. You need a top card high enough for it, but no points.
fn bartolomeo_cristofori_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn bartolomeo_cristofori_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Johannes Vermeer: Draw a [3] and score it.
fn johannes_vermeer_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Johannes Vermeer: Before you claim a standard achievement, claim an available one that is one higher in value,
/// eligible or not.
fn johannes_vermeer_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn johannes_vermeer_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}
