//! Echoes cards of age 2.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [Print; 10] = [
    echo("Crossbow", 2, Red, [bonus(3), HEX, CASTLE, CASTLE], Castle, None, &[demand(crossbow_demand), dogma(crossbow)]),
    echo("Horseshoes", 2, Red, [HEX, bonus(2), ECHO, CASTLE], Castle, Some(horseshoes_echo), &[demand(horseshoes_demand)]),
    echo("Toothbrush", 2, Yellow, [bonus(2), ECHO, HEX, LEAF], Leaf, Some(toothbrush_echo), &[dogma(toothbrush_1), dogma(toothbrush_2)]),
    echo("Watermill", 2, Yellow, [LEAF, LEAF, LEAF, HEX], Leaf, None, &[dogma(watermill)]),
    echo("Glassblowing", 2, Green, [HEX, CROWN, CROWN, ECHO], Crown, Some(glassblowing_echo), &[dogma(glassblowing)]),
    echo("Scissors", 2, Green, [ECHO, HEX, bonus(2), CASTLE], Castle, Some(scissors_echo), &[dogma(scissors_1), dogma(scissors_2)]),
    echo("Lever", 2, Blue, [LIGHTBULB, HEX, ECHO, LIGHTBULB], Lightbulb, Some(lever_echo), &[dogma(lever)]),
    echo("Linguistics", 2, Blue, [LIGHTBULB, LIGHTBULB, ECHO, HEX], Lightbulb, Some(linguistics_echo), &[dogma(linguistics)]),
    echo("Chaturanga", 2, Purple, [CROWN, bonus(3), CROWN, HEX], Crown, None, &[dogma(chaturanga)]),
    echo("Pagoda", 2, Purple, [CASTLE, bonus(2), HEX, CASTLE], Castle, None, &[dogma(pagoda)]),
];

/// Crossbow: I demand that you transfer one card with a bonus from your hand to my score pile.
fn crossbow_demand(p: &mut P) -> Flow {
    todo!()
}

/// Crossbow: Choose one card in your hand and transfer it to the board of another player.
fn crossbow(p: &mut P) -> Flow {
    todo!()
}

/// Horseshoes: Draw a [2] and foreshadow it.
fn horseshoes_echo(p: &mut P) -> Flow {
    todo!()
}

/// Horseshoes: I demand that you transfer one of your top cards that has neither a [castle] nor a [factory] to my
/// board. If you did, draw a [2] and meld it.
fn horseshoes_demand(p: &mut P) -> Flow {
    todo!()
}

/// Toothbrush: Choose a value that you have in your hand and tuck all cards of that value from your hand.
fn toothbrush_echo(p: &mut P) -> Flow {
    todo!()
}

/// Toothbrush: You may choose one of your stacks and splay it left.
fn toothbrush_1(p: &mut P) -> Flow {
    todo!()
}

/// Toothbrush: If the [2] pile of the base game is not empty, you may transfer its bottom card, unseen, to the
/// available achievements.
fn toothbrush_2(p: &mut P) -> Flow {
    todo!()
}

/// Watermill: From your hand, tuck one card with a bonus. If you did, draw a card of that bonus's value. If the
/// drawn card has a bonus too, you may return one card from your hand; if you did, do this effect again.
fn watermill(p: &mut P) -> Flow {
    todo!()
}

/// Glassblowing: From your hand, score one card with a bonus.
fn glassblowing_echo(p: &mut P) -> Flow {
    todo!()
}

/// Glassblowing: Draw a card three higher than your lowest top card, leaving green aside (if you have no other,
/// draw a [3]), and foreshadow it.
fn glassblowing(p: &mut P) -> Flow {
    todo!()
}

/// Scissors: Choose one of your stacks and take its bottom card into your hand.
fn scissors_echo(p: &mut P) -> Flow {
    todo!()
}

/// Scissors: You may choose one or two cards in your hand. Meld or score each of them, as you like.
fn scissors_1(p: &mut P) -> Flow {
    todo!()
}

/// Scissors: If Paper is a top card on any board, yours included, transfer it to your score pile.
fn scissors_2(p: &mut P) -> Flow {
    todo!()
}

/// Lever: Draw two [2] cards.
fn lever_echo(p: &mut P) -> Flow {
    todo!()
}

/// Lever: You may return as many cards from your hand as you like. For every two of them that have the same value,
/// draw a card one higher than that value.
fn lever(p: &mut P) -> Flow {
    todo!()
}

/// Linguistics: Do one of two things: draw a [3]; or draw a [4] and foreshadow it.
fn linguistics_echo(p: &mut P) -> Flow {
    todo!()
}

/// Linguistics: If any bonus is visible on your board, choose one and draw a card of its value.
fn linguistics(p: &mut P) -> Flow {
    todo!()
}

/// Chaturanga: From your hand, meld one card with a bonus. If you did, draw two cards of that bonus's value; if
/// not, draw a card whose value is the number of your top cards and foreshadow it.
fn chaturanga(p: &mut P) -> Flow {
    todo!()
}

/// Pagoda: Draw a [3] and show it. If you have another card of its color in your hand, tuck that card and meld the
/// drawn one; if not, foreshadow the drawn one.
fn pagoda(p: &mut P) -> Flow {
    todo!()
}
