//! Artifacts of age 8.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [Print; 10] = [
    artifact("Battleship Bismarck", 8, Red, [HEX, FACTORY, FACTORY, FACTORY], Some(Factory), &[compel(battleship_bismarck_compel)]),
    artifact("Battleship Yamato", 8, Red, [BLANK, HEX, BLANK, BLANK], None, &[]),
    artifact("Plush Beweglich Rod Bear", 8, Yellow, [LEAF, LEAF, LEAF, HEX], Some(Leaf), &[dogma(plush_beweglich_rod_bear)]),
    artifact("Time", 8, Yellow, [HEX, CLOCK, CLOCK, LIGHTBULB], Some(Clock), &[compel(time_compel)]),
    artifact("Meiji-Mura Stamp Vending Machine", 8, Green, [LEAF, CROWN, HEX, CROWN], Some(Crown), &[dogma(meiji_mura_stamp_vending_machine)]),
    artifact("Ocean Liner Titanic", 8, Green, [CROWN, FACTORY, CROWN, HEX], Some(Crown), &[dogma(ocean_liner_titanic)]),
    artifact("Earhart's Lockheed Electra 10E", 8, Blue, [CLOCK, HEX, CLOCK, CLOCK], Some(Clock), &[dogma(earharts_lockheed_electra_10e)]),
    artifact("Parnell Pitch Drop", 8, Blue, [LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX], Some(Lightbulb), &[dogma(parnell_pitch_drop)]),
    artifact("'30 World Cup Final Ball", 8, Purple, [LEAF, LEAF, CLOCK, HEX], Some(Leaf), &[compel(n30_world_cup_final_ball_compel), dogma(n30_world_cup_final_ball)]),
    artifact("Garland's Ruby Slippers", 8, Purple, [HEX, CLOCK, CLOCK, CLOCK], Some(Clock), &[dogma(garlands_ruby_slippers)]),
];

/// Battleship Bismarck: I compel you to draw an [8] and show it; it stays in your hand. Return your whole stack of
/// its color.
fn battleship_bismarck_compel(p: &mut P) -> Flow {
    todo!()
}

/// Plush Beweglich Rod Bear: Choose a value and splay up each of your stacks whose top card has it. Then all cards
/// of that value in all score piles are returned.
fn plush_beweglich_rod_bear(p: &mut P) -> Flow {
    todo!()
}

/// Time: I compel you to transfer one of your top cards with a [clock], but not a yellow one, to my board. If you
/// did, do this effect again.
fn time_compel(p: &mut P) -> Flow {
    todo!()
}

/// Meiji-Mura Stamp Vending Machine: Return one card from your hand. Draw three cards of its value (0 if you
/// returned none), scoring each as you draw it.
fn meiji_mura_stamp_vending_machine(p: &mut P) -> Flow {
    todo!()
}

/// Ocean Liner Titanic: From each of your stacks, score the card at the bottom.
fn ocean_liner_titanic(p: &mut P) -> Flow {
    todo!()
}

/// Earhart's Lockheed Electra 10E: Go through the values from eight down to one and at each return one of your top
/// cards with that value, if you have one by then (cards uncovered on the way count). If that was eight cards, you
/// win; if not, claim any available standard achievement, eligible or not.
fn earharts_lockheed_electra_10e(p: &mut P) -> Flow {
    todo!()
}

/// Parnell Pitch Drop: Draw a card one higher than your highest top card and meld it. If there are three [clock] on
/// it, you win.
fn parnell_pitch_drop(p: &mut P) -> Flow {
    todo!()
}

/// '30 World Cup Final Ball: I compel you to choose one of your standard achievements and return it (relics and
/// special achievements are safe).
fn n30_world_cup_final_ball_compel(p: &mut P) -> Flow {
    todo!()
}

/// '30 World Cup Final Ball: Draw an [8] and show it. If exactly one player has the highest top card of its color,
/// that player gets the drawn card as a standard achievement, eligible or not, and you do this effect again. If
/// not, it stays in your hand.
fn n30_world_cup_final_ball(p: &mut P) -> Flow {
    todo!()
}

/// Garland's Ruby Slippers: From your hand, meld an [8]. If that card has no effects at all, you win. If it has
/// any, execute all of them, demands included, as if they stood on this card; nobody shares them.
fn garlands_ruby_slippers(p: &mut P) -> Flow {
    todo!()
}
