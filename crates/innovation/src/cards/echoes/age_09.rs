//! Echoes cards of age 9.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    echo("Helicopter", 9, Red, [FACTORY, FACTORY, FACTORY, HEX], Factory, None, &[dogma(helicopter)]),
    echo("Jet", 9, Red, [HEX, ECHO, CLOCK, bonus(10)], Clock, Some(jet_echo), &[demand(jet_demand)]),
    echo("ATM", 9, Yellow, [CROWN, HEX, ECHO, bonus(9)], Crown, Some(atm_echo), &[demand(atm_demand), dogma(atm)]),
    echo("Wristwatch", 9, Yellow, [HEX, FACTORY, bonus(10), ECHO], Factory, Some(wristwatch_echo),
        &[dogma(wristwatch)]),
    echo("Credit Card", 9, Green, [ECHO, CROWN, bonus(9), HEX], Crown, Some(credit_card_echo),
        &[dogma(credit_card_1), dogma(credit_card_2)]),
    echo("Email", 9, Green, [ECHO, CLOCK, CLOCK, HEX], Clock, Some(email_echo), &[dogma(email_1), dogma(email_2)]),
    echo("Calculator", 9, Blue, [CLOCK, HEX, CLOCK, LIGHTBULB], Clock, None,
        &[dogma(calculator_1), dogma(calculator_2)]),
    echo("Laser", 9, Blue, [LIGHTBULB, LIGHTBULB, HEX, LEAF], Lightbulb, None, &[dogma(laser)]),
    echo("Karaoke", 9, Purple, [HEX, LEAF, bonus(9), ECHO], Leaf, Some(karaoke_echo),
        &[dogma(karaoke_1), dogma(karaoke_2)]),
    echo("Rock", 9, Purple, [LEAF, bonus(9), HEX, LEAF], Leaf, None, &[demand(rock_demand), dogma(rock)]),
];

const HELICOPTER: Card = named("Helicopter");
const PAPER: Card = named("Paper");
const SCISSORS: Card = named("Scissors");

/// Helicopter: Choose a top card on any player's board, except Helicopter, and transfer it to that player's score
/// pile. Then you may return one card from your hand that has at least one icon in common with it. If you did, do
/// this effect again.
fn helicopter(p: &mut P) -> Flow {
    loop {
        let tops = p.g.all_tops().without(HELICOPTER);
        let Some(card) = p.choose(Ask::ToOwnersScore, tops)? else { return Ok(()) };
        let Place::Board(owner) = p.g.place(card) else { return Ok(()) };
        p.transfer(card, Zone::Score(owner))?.either_way();
        let in_common = |other: &Card| Icon::ALL.into_iter().any(|icon| card.has(icon) && other.has(icon));
        let payable = p.hand().iter().filter(in_common).collect();
        let Some(paid) = p.may_choose(Ask::Return, payable)? else { return Ok(()) };
        if !p.return_card(paid)?.done() {
            return Ok(());
        }
    }
}

/// Jet: Choose one card in your hand and meld it.
fn jet_echo(p: &mut P) -> Flow {
    if let Some(card) = p.meld_one(p.hand())?.which() {
        p.remember(card);
    }
    Ok(())
}

/// Jet: I demand that you return your top card of the color of the card that I melded through the echo effect of
/// Jet.
fn jet_demand(p: &mut P) -> Flow {
    let melded = p.remembered(p.me);
    let tops = p.tops().iter().filter(|card| !melded.colored(card.color()).is_empty()).collect();
    p.return_one(tops)?.either_way();
    Ok(())
}

/// ATM: Choose a value, draw a card of that value and score it.
fn atm_echo(p: &mut P) -> Flow {
    let value = p.choose_value()?;
    p.draw_and_score(value as usize)?.either_way();
    Ok(())
}

/// ATM: I demand that you transfer one card to my board: the highest of your top cards without a [crown], leaving
/// yellow aside.
fn atm_demand(p: &mut P) -> Flow {
    let tops = p.tops().not_colored(Yellow).lacking(Crown);
    p.transfer_one(tops.highest(), MyBoard)?.either_way();
    Ok(())
}

/// ATM: You may splay your purple stack up.
fn atm(p: &mut P) -> Flow {
    p.may_splay(&[Purple], Up)?.either_way();
    Ok(())
}

/// Wristwatch: Choose one of your top cards, but not a yellow one, and tuck it.
fn wristwatch_echo(p: &mut P) -> Flow {
    p.tuck_one(p.tops().not_colored(Yellow))?.either_way();
    Ok(())
}

/// Wristwatch: Go through the bonuses visible on your board from the lowest to the highest: for each one, draw a
/// card of its value and tuck it.
fn wristwatch(p: &mut P) -> Flow {
    let mut times = [0; AGES + 2];
    p.g.bonuses(p.you()).for_each(|bonus| times[bonus as usize] += 1);
    for (value, times) in times.into_iter().enumerate() {
        for _ in 0..times {
            p.draw_and_tuck(value)?.either_way();
        }
    }
    Ok(())
}

/// Credit Card: Draw a [9] and foreshadow it.
fn credit_card_echo(p: &mut P) -> Flow {
    p.draw_and_foreshadow(p.value_in_box(9))?.either_way();
    Ok(())
}

/// Credit Card: You may take one of your top cards, but not a green one, into your hand. If you did, draw a card of
/// the same value and score it.
fn credit_card_1(p: &mut P) -> Flow {
    if let Some(card) = p.may_choose(Ask::Transfer(p.at(YourHand)), p.tops().not_colored(Green))? {
        let value = p.value(card);
        if p.take(card)?.done() {
            p.draw_and_score(value as usize)?.either_way();
        }
    }
    Ok(())
}

/// Credit Card: You may splay your green stack up.
fn credit_card_2(p: &mut P) -> Flow {
    p.may_splay(&[Green], Up)?.either_way();
    Ok(())
}

/// Email: Draw a [10] and foreshadow it.
fn email_echo(p: &mut P) -> Flow {
    p.draw_and_foreshadow(p.value_in_box(10))?.either_way();
    Ok(())
}

/// Email: Draw a [9] and foreshadow it.
fn email_1(p: &mut P) -> Flow {
    p.draw_and_foreshadow(p.value_in_box(9))?.either_way();
    Ok(())
}

/// Email: Choose the lowest of your top cards, leaving green aside. Execute its non-demand effects by yourself;
/// nobody shares them.
fn email_2(p: &mut P) -> Flow {
    match p.choose(Ask::Execute, p.tops().not_colored(Green).lowest())? {
        Some(card) => p.execute(card),
        None => Ok(()),
    }
}

/// Calculator: Score two bottom cards from your board, neither of them blue. If you scored two and their values add
/// up to 10 or less, draw a card of that sum and do this effect again, but only this once.
fn calculator_1(p: &mut P) -> Flow {
    for _ in 0..2 {
        let (mut scored, mut sum) = (0, 0);
        for _ in 0..2 {
            if let Some(card) = p.choose(Ask::Score, p.bottoms().not_colored(Blue))? {
                let value = p.value(card);
                if p.score(card)?.done() {
                    scored += 1;
                    sum += value as usize;
                }
            }
        }
        if scored < 2 || sum > 10 {
            break;
        }
        p.draw(sum)?;
    }
    Ok(())
}

/// Calculator: You may splay your blue stack up.
fn calculator_2(p: &mut P) -> Flow {
    p.may_splay(&[Blue], Up)?.either_way();
    Ok(())
}

/// Laser: Return all standard achievements that nobody has claimed yet. Then return cards from your score pile:
/// half of them, rounded up. After that, draw two [10] cards, melding each as you draw it.
fn laser(p: &mut P) -> Flow {
    p.return_unseen(p.g.available_cards())?;
    p.return_several(p.score_pile().len().div_ceil(2), p.score_pile())?.either_way();
    p.draw_and_meld(p.value_in_box(10))?.either_way();
    p.draw_and_meld(p.value_in_box(10))?.either_way();
    Ok(())
}

/// Karaoke: Choose a value lower than [10], draw a card of that value and meld it.
fn karaoke_echo(p: &mut P) -> Flow {
    let ten = p.value_in_box(10).min(AGES + 1) as u8;
    let value = p.choose_value_for(Ask::Value, 1..ten)?;
    if let Some(card) = p.draw_and_meld(value as usize)?.which() {
        p.remember(card);
    }
    Ok(())
}

/// Karaoke: Execute the non-demand effects of the card that you melded through the echo effect of Karaoke by
/// yourself; nobody shares them.
fn karaoke_1(p: &mut P) -> Flow {
    match p.choose(Ask::Execute, p.remembered(p.you()))? {
        Some(card) => p.execute(card),
        None => Ok(()),
    }
}

/// Karaoke: You may choose one of your stacks and take its bottom card into your hand.
fn karaoke_2(p: &mut P) -> Flow {
    if let Some(card) = p.may_choose(Ask::Transfer(p.at(YourHand)), p.bottoms())? {
        p.take(card)?.either_way();
    }
    Ok(())
}

/// Rock: I demand that you transfer your top green card to my hand. If the card uncovered by this is Scissors, I
/// win.
fn rock_demand(p: &mut P) -> Flow {
    if let Some(green) = p.top(Green)
        && p.transfer(green, MyHand)?.done()
        && p.top(Green) == Some(SCISSORS)
    {
        p.win(p.me)?;
    }
    Ok(())
}

/// Rock: You may choose one of your top cards and score it. Then, even if you did not, you win if your top green
/// card is Paper.
fn rock(p: &mut P) -> Flow {
    p.may_score_one(p.tops())?.either_way();
    if p.top(Green) == Some(PAPER) {
        p.win(p.you())?;
    }
    Ok(())
}
