//! Artifacts of age 8.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    artifact("Battleship Bismarck", 8, Red, [HEX, FACTORY, FACTORY, FACTORY], Some(Factory),
        &[compel(battleship_bismarck_compel)]),
    artifact("Battleship Yamato", 8, Red, [BLANK, HEX, BLANK, BLANK], None, &[]),
    artifact("Plush Beweglich Rod Bear", 8, Yellow, [LEAF, LEAF, LEAF, HEX], Some(Leaf),
        &[dogma(plush_beweglich_rod_bear)]),
    artifact("Time", 8, Yellow, [HEX, CLOCK, CLOCK, LIGHTBULB], Some(Clock), &[compel(time_compel)]),
    artifact("Meiji-Mura Stamp Vending Machine", 8, Green, [LEAF, CROWN, HEX, CROWN], Some(Crown),
        &[dogma(meiji_mura_stamp_vending_machine)]),
    artifact("Ocean Liner Titanic", 8, Green, [CROWN, FACTORY, CROWN, HEX], Some(Crown), &[dogma(ocean_liner_titanic)]),
    artifact("Earhart's Lockheed Electra 10E", 8, Blue, [CLOCK, HEX, CLOCK, CLOCK], Some(Clock),
        &[dogma(earharts_lockheed_electra_10e)]),
    artifact("Parnell Pitch Drop", 8, Blue, [LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX], Some(Lightbulb),
        &[dogma(parnell_pitch_drop)]),
    artifact("'30 World Cup Final Ball", 8, Purple, [LEAF, LEAF, CLOCK, HEX], Some(Leaf),
        &[compel(n30_world_cup_final_ball_compel), dogma(n30_world_cup_final_ball)]),
    artifact("Garland's Ruby Slippers", 8, Purple, [HEX, CLOCK, CLOCK, CLOCK], Some(Clock),
        &[dogma(garlands_ruby_slippers)]),
];

/// Battleship Bismarck: I compel you to draw an [8] and show it; it stays in your hand. Return your whole stack of
/// its color.
fn battleship_bismarck_compel(p: &mut P) -> Flow {
    let card = p.draw_and_reveal(p.value_in_box(8))?;
    let stack: CardSet<All> = p.g.stack(p.you(), card.color()).collect();
    p.return_all(stack).map(Deed::either_way)
}

/// Plush Beweglich Rod Bear: Choose a value and splay up each of your stacks whose top card has it. Then all cards
/// of that value in all score piles are returned.
fn plush_beweglich_rod_bear(p: &mut P) -> Flow {
    // Battleship Yamato on top of a stack is the only 11.
    let most = p.tops().highest_value().max(AGES as u8);
    let value = p.choose_value_for(Ask::Value, 1..=most)?;
    for card in p.tops().valued(value).iter() {
        p.splay(card.color(), Up)?.either_way();
    }
    p.at_once(|p| {
        p.return_all(p.score_pile().valued(value))?.either_way();
        for other in p.g.clockwise_from(p.you()).skip(1) {
            p.return_unseen(p.g.score_pile(other).valued(value))?;
        }
        Ok(())
    })
}

/// Time: I compel you to transfer one of your top cards with a [clock], but not a yellow one, to my board. If you
/// did, do this effect again.
fn time_compel(p: &mut P) -> Flow {
    while p.transfer_one(p.tops().having(Clock).not_colored(Yellow), MyBoard)?.done() {}
    Ok(())
}

/// Meiji-Mura Stamp Vending Machine: Return one card from your hand. Draw three cards of its value (0 if you
/// returned none), scoring each as you draw it.
fn meiji_mura_stamp_vending_machine(p: &mut P) -> Flow {
    let value = p.return_one(p.hand())?.which().map_or(0, Card::value);
    for _ in 0..3 {
        p.draw_and_score(value as usize)?.either_way();
    }
    Ok(())
}

/// Ocean Liner Titanic: From each of your stacks, score the card at the bottom.
fn ocean_liner_titanic(p: &mut P) -> Flow {
    p.score_all(p.bottoms()).map(Deed::either_way)
}

/// Earhart's Lockheed Electra 10E: Go through the values from eight down to one and at each return one of your top
/// cards with that value, if you have one by then (cards uncovered on the way count). If that was eight cards, you
/// win; if not, claim any available standard achievement, eligible or not.
fn earharts_lockheed_electra_10e(p: &mut P) -> Flow {
    let mut returned = 0;
    for value in (1..=8).rev() {
        if p.return_one(p.tops().valued(value))?.done() {
            returned += 1;
        }
    }
    if returned == 8 {
        p.win(p.you())?;
    }
    p.claim_one(|_, _| true)?.either_way();
    Ok(())
}

/// Parnell Pitch Drop: Draw a card one higher than your highest top card and meld it. If there are three [clock] on
/// it, you win.
fn parnell_pitch_drop(p: &mut P) -> Flow {
    let melded = p.draw_and_meld(p.tops().highest_value() as usize + 1)?.which();
    if melded.is_some_and(|card| card.icons_as_top().of(Clock) >= 3) {
        p.win(p.you())?;
    }
    Ok(())
}

/// '30 World Cup Final Ball: I compel you to choose one of your standard achievements or relics and return it
/// (special achievements and decrees are safe).
fn n30_world_cup_final_ball_compel(p: &mut P) -> Flow {
    if let Some(card) = p.choose_achievement(Ask::GiveUp, p.you(), |_| true)? {
        p.return_card(card)?.either_way();
    }
    Ok(())
}

/// '30 World Cup Final Ball: Draw an [8] and show it. If exactly one player has the highest top card of its color,
/// that player gets the drawn card as a standard achievement, eligible or not, and you do this effect again. If
/// not, it stays in your hand.
fn n30_world_cup_final_ball(p: &mut P) -> Flow {
    loop {
        let card = p.draw_and_reveal(p.value_in_box(8))?;
        let rank = |seat| p.g.top(seat, card.color()).map_or(0, |top| p.value(top));
        let highest = p.g.everyone().map(rank).fold(0, u8::max);
        let mut holders = p.g.everyone().filter(|&seat| highest > 0 && rank(seat) == highest);
        let (Some(single), None) = (holders.next(), holders.next()) else { return Ok(()) };
        let you = std::mem::replace(&mut p.turn.seat, single);
        let achieved = p.achieve_card(card)?;
        p.turn.seat = you;
        if !achieved.done() {
            return Ok(());
        }
    }
}

/// Garland's Ruby Slippers: From your hand, meld an [8]. If that card has no effects at all, you win. If it has
/// any, execute all of them, demands included, as if they stood on this card; nobody shares them.
fn garlands_ruby_slippers(p: &mut P) -> Flow {
    let eight = p.value_in_box(8) as u8;
    let Some(card) = p.meld_one(p.hand().valued(eight))?.which() else { return Ok(()) };
    if p.is_without_effects(card) { p.win(p.you()) } else { p.execute_as_if_here(card) }
}
