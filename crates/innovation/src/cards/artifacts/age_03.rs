//! Artifacts of age 3.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [Print; 10] = [
    artifact("Excalibur", 3, Red, [CROWN, HEX, CASTLE, CASTLE], Some(Castle), &[compel(excalibur_compel)]),
    artifact("Mjolnir Amulet", 3, Red, [HEX, CASTLE, CASTLE, LIGHTBULB], Some(Castle), &[compel(mjolnir_amulet_compel)]),
    artifact("Along the River during the Qingming Festival", 3, Yellow, [CROWN, CROWN, CROWN, HEX], Some(Crown), &[dogma(along_the_river_during_the_qingming_festival)]),
    artifact("Moylough Belt Shrine", 3, Yellow, [CASTLE, LEAF, HEX, CASTLE], Some(Castle), &[compel(moylough_belt_shrine_compel)]),
    artifact("Beauvais Cathedral Clock", 3, Green, [CROWN, CROWN, HEX, CROWN], Some(Crown), &[dogma(beauvais_cathedral_clock)]),
    artifact("Philosopher's Stone", 3, Green, [CROWN, CROWN, CROWN, HEX], Some(Crown), &[dogma(philosophers_stone)]),
    artifact("Charter of Liberties", 3, Blue, [LIGHTBULB, LIGHTBULB, HEX, CASTLE], Some(Lightbulb), &[dogma(charter_of_liberties)]),
    artifact("Dunhuang Star Chart", 3, Blue, [LIGHTBULB, LIGHTBULB, HEX, LIGHTBULB], Some(Lightbulb), &[dogma(dunhuang_star_chart)]),
    artifact("Necronomicon", 3, Purple, [HEX, LEAF, LEAF, LEAF], Some(Leaf), &[dogma(necronomicon)]),
    artifact("Shroud of Turin", 3, Purple, [LEAF, HEX, LEAF, LEAF], Some(Leaf), &[dogma(shroud_of_turin)]),
];

/// Excalibur: I compel you to transfer one of your top cards to my board; it must be higher than my top card of its
/// color (if I have none, any will do).
fn excalibur_compel(p: &mut P) -> Flow {
    todo!()
}

/// Mjolnir Amulet: I compel you to choose one of your top cards and transfer the whole stack of its color from your
/// board to my score pile.
fn mjolnir_amulet_compel(p: &mut P) -> Flow {
    todo!()
}

/// Along the River during the Qingming Festival: Draw a [4] and show it. Tuck it if it is yellow, score it if it is
/// purple. With any other color, it stays in your hand and you do this effect again.
fn along_the_river_during_the_qingming_festival(p: &mut P) -> Flow {
    todo!()
}

/// Moylough Belt Shrine: I compel you to show your whole hand and to transfer the card I pick from it to my board.
fn moylough_belt_shrine_compel(p: &mut P) -> Flow {
    todo!()
}

/// Beauvais Cathedral Clock: Draw a [4] and show it; it stays in your hand. Splay your stack of its color right.
fn beauvais_cathedral_clock(p: &mut P) -> Flow {
    todo!()
}

/// Philosopher's Stone: Return one card from your hand. If you did, score as many cards from your hand as the
/// returned card's value says (as far as your hand allows).
fn philosophers_stone(p: &mut P) -> Flow {
    todo!()
}

/// Charter of Liberties: From your hand, tuck one card. If you did, splay that stack left; then choose a splayed
/// stack on anyone's board and execute the non-demand effects of its top card by yourself; nobody shares them.
fn charter_of_liberties(p: &mut P) -> Flow {
    todo!()
}

/// Dunhuang Star Chart: Return your whole hand. Then draw a card whose value is the number of cards returned.
fn dunhuang_star_chart(p: &mut P) -> Flow {
    todo!()
}

/// Necronomicon: Draw a [3] and show it; it goes to your hand. If it is yellow, return your whole hand, this card
/// included. If it is green, unsplay all your stacks. If it is red, return your whole score pile. If it is blue,
/// draw a [9]. If it is purple, nothing more happens.
fn necronomicon(p: &mut P) -> Flow {
    todo!()
}

/// Shroud of Turin: Return one card from your hand. If you did, return your top card of its color and also one card
/// of that color from your score pile. If all three were returned, claim any available standard achievement,
/// eligible or not.
fn shroud_of_turin(p: &mut P) -> Flow {
    todo!()
}
