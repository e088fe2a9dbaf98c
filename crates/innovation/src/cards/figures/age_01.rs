//! Figures of age 1.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [Print; 15] = [
    figure("Gilgamesh", 1, Red, [INSPIRE, HEX, bonus(1), CASTLE], Castle, Inspire(gilgamesh_inspire), &[Karma::Icons(gilgamesh_karma_1)]),
    figure("Hammurabi", 1, Red, [LIGHTBULB, INSPIRE, HEX, bonus(2)], Lightbulb, Inspire(hammurabi_inspire), &[Karma::Would(hammurabi_karma_1_if, hammurabi_karma_1)]),
    figure("Tigernmas", 1, Red, [HEX, LEAF, INSPIRE, LEAF], Leaf, Inspire(tigernmas_inspire), &[Karma::Decree(Decree::War), Karma::Points(tigernmas_karma_2)]),
    figure("Shennong", 1, Yellow, [LEAF, LEAF, HEX, INSPIRE], Leaf, Inspire(shennong_inspire), &[Karma::Would(shennong_karma_1_if, shennong_karma_1)]),
    figure("Sneferu", 1, Yellow, [HEX, CASTLE, CASTLE, INSPIRE], Castle, Inspire(sneferu_inspire), &[Karma::Decree(Decree::Expansion), Karma::Icons(sneferu_karma_2)]),
    figure("Sunshu Ao", 1, Yellow, [HEX, bonus(1), INSPIRE, CASTLE], Castle, Inspire(sunshu_ao_inspire), &[Karma::Would(sunshu_ao_karma_1_if, sunshu_ao_karma_1)]),
    figure("Fu Xi", 1, Green, [ECHO, CROWN, HEX, CROWN], Crown, Echo(fu_xi_echo), &[Karma::Decree(Decree::Trade), Karma::Points(fu_xi_karma_2)]),
    figure("Hatshepsut", 1, Green, [bonus(1), CROWN, INSPIRE, HEX], Crown, Inspire(hatshepsut_inspire), &[Karma::Would(hatshepsut_karma_1_if, hatshepsut_karma_1)]),
    figure("Sargon of Akkad", 1, Green, [bonus(1), CROWN, HEX, INSPIRE], Crown, Inspire(sargon_of_akkad_inspire), &[Karma::Would(sargon_of_akkad_karma_1_if, sargon_of_akkad_karma_1)]),
    figure("Daedalus", 1, Blue, [ECHO, HEX, CASTLE, CASTLE], Castle, Echo(daedalus_echo), &[Karma::Points(daedalus_karma_1)]),
    figure("Huang Di", 1, Blue, [LIGHTBULB, LIGHTBULB, ECHO, HEX], Lightbulb, Echo(huang_di_echo), &[Karma::Decree(Decree::Advancement), Karma::Icons(huang_di_karma_2)]),
    figure("Imhotep", 1, Blue, [CASTLE, HEX, CASTLE, ECHO], Castle, Echo(imhotep_echo), &[Karma::Would(imhotep_karma_1_if, imhotep_karma_1)]),
    figure("Homer", 1, Purple, [HEX, INSPIRE, bonus(2), CASTLE], Castle, Inspire(homer_inspire), &[Karma::Would(homer_karma_1_if, homer_karma_1)]),
    figure("Ptahhotep", 1, Purple, [HEX, INSPIRE, CASTLE, CASTLE], Castle, Inspire(ptahhotep_inspire), &[Karma::Would(ptahhotep_karma_1_if, ptahhotep_karma_1)]),
    figure("Sinuhe", 1, Purple, [ECHO, LEAF, LEAF, HEX], Leaf, Echo(sinuhe_echo), &[Karma::Decree(Decree::Rivalry), Karma::Points(sinuhe_karma_2)]),
];

/// Gilgamesh: From your hand, score one card.
fn gilgamesh_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Gilgamesh: For each bonus on your board, you have as many additional [castle] as you have top cards.
fn gilgamesh_karma_1(g: &Engine<All>, seat: Seat, printed: Icons) -> Icons {
    todo!()
}

/// Hammurabi: From your hand, meld one card.
fn hammurabi_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Hammurabi: If another player's demand or compel would succeed against you, first make the very same demand or
/// compel of that player, who has to fulfil it toward you.
fn hammurabi_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn hammurabi_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Tigernmas: Draw one [1].
fn tigernmas_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Tigernmas: Your score is one point higher for each card in your hand.
fn tigernmas_karma_2(g: &Engine<All>, seat: Seat) -> usize {
    todo!()
}

/// Shennong: Draw a [2] and foreshadow it.
fn shennong_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Shennong: Before you foreshadow a card, score all cards of the same value that are already in your forecast.
fn shennong_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn shennong_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Sneferu: Draw a [2] and tuck it. With a [castle] on it, do this effect again.
fn sneferu_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Sneferu: For each [castle] on your board, you have one more [crown].
fn sneferu_karma_2(g: &Engine<All>, seat: Seat, printed: Icons) -> Icons {
    todo!()
}

/// Sunshu Ao: From your hand, tuck one card.
fn sunshu_ao_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Sunshu Ao: Instead of tucking a yellow card, execute its non-demand Dogma effects by yourself; nobody shares
/// them. Then put the card back into your hand.
fn sunshu_ao_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn sunshu_ao_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Fu Xi: Draw a [2] and score it.
fn fu_xi_echo(p: &mut P) -> Flow {
    todo!()
}

/// Fu Xi: For each card in your score pile and each card in your forecast, you have one more [lightbulb].
fn fu_xi_karma_2(g: &Engine<All>, seat: Seat) -> usize {
    todo!()
}

/// Hatshepsut: Draw one [1].
fn hatshepsut_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Hatshepsut: Before you draw a card of a value above 1 while there is a [1] in your hand, return your whole hand
/// and draw two cards of the value you are about to draw.
fn hatshepsut_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn hatshepsut_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Sargon of Akkad: Draw a [1] and meld it.
fn sargon_of_akkad_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Sargon of Akkad: Instead of melding a card of the same value as your top card of its color, tuck it.
fn sargon_of_akkad_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn sargon_of_akkad_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Daedalus: Draw a [4] and foreshadow it.
fn daedalus_echo(p: &mut P) -> Flow {
    todo!()
}

/// Daedalus: For claiming achievements, your highest top card counts as one higher in value for each card in your
/// forecast. Each of your achievements that has a value raises your score by that value.
fn daedalus_karma_1(g: &Engine<All>, seat: Seat) -> usize {
    todo!()
}

/// Huang Di: Draw one [2].
fn huang_di_echo(p: &mut P) -> Flow {
    todo!()
}

/// Huang Di: For each [lightbulb] on your board, you have one more [leaf].
fn huang_di_karma_2(g: &Engine<All>, seat: Seat, printed: Icons) -> Icons {
    todo!()
}

/// Imhotep: Draw a [2] and meld it.
fn imhotep_echo(p: &mut P) -> Flow {
    todo!()
}

/// Imhotep: Instead of melding a card onto an unsplayed stack of two or more cards, splay that stack left and
/// return the card.
fn imhotep_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn imhotep_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Homer: Draw a [2] and tuck it.
fn homer_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Homer: Instead of returning a figure from your hand or removing it from the game, tuck it.
fn homer_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn homer_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Ptahhotep: Choose one of your top cards and score it.
fn ptahhotep_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Ptahhotep: If another player's demand or compel would succeed against you, first transfer one card, the highest
/// in that player's score pile, to yours.
fn ptahhotep_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn ptahhotep_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Sinuhe: Choose [2] or [3]. Draw a card of that value and foreshadow it.
fn sinuhe_echo(p: &mut P) -> Flow {
    todo!()
}

/// Sinuhe: Your score is one point higher for each [castle] on your board.
fn sinuhe_karma_2(g: &Engine<All>, seat: Seat) -> usize {
    todo!()
}
