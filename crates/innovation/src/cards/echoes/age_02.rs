//! Echoes cards of age 2.

use crate::cards::expansion::*;

const PAPER: Card = named("Paper");

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    echo("Crossbow", 2, Red, [bonus(3), HEX, CASTLE, CASTLE], Castle, None,
        &[demand(crossbow_demand), dogma(crossbow)]),
    echo("Horseshoes", 2, Red, [HEX, bonus(2), ECHO, CASTLE], Castle, Some(horseshoes_echo),
        &[demand(horseshoes_demand)]),
    echo("Toothbrush", 2, Yellow, [bonus(2), ECHO, HEX, LEAF], Leaf, Some(toothbrush_echo),
        &[dogma(toothbrush_1), dogma(toothbrush_2)]),
    echo("Watermill", 2, Yellow, [LEAF, LEAF, LEAF, HEX], Leaf, None, &[dogma(watermill)]),
    echo("Glassblowing", 2, Green, [HEX, CROWN, CROWN, ECHO], Crown, Some(glassblowing_echo), &[dogma(glassblowing)]),
    echo("Scissors", 2, Green, [ECHO, HEX, bonus(2), CASTLE], Castle, Some(scissors_echo),
        &[dogma(scissors_1), dogma(scissors_2)]),
    echo("Lever", 2, Blue, [LIGHTBULB, HEX, ECHO, LIGHTBULB], Lightbulb, Some(lever_echo), &[dogma(lever)]),
    echo("Linguistics", 2, Blue, [LIGHTBULB, LIGHTBULB, ECHO, HEX], Lightbulb, Some(linguistics_echo),
        &[dogma(linguistics)]),
    echo("Chaturanga", 2, Purple, [CROWN, bonus(3), CROWN, HEX], Crown, None, &[dogma(chaturanga)]),
    echo("Pagoda", 2, Purple, [CASTLE, bonus(2), HEX, CASTLE], Castle, None, &[dogma(pagoda)]),
];

/// Crossbow: I demand that you transfer one card with a bonus from your hand to my score pile.
fn crossbow_demand(p: &mut P) -> Flow {
    p.transfer_one(p.hand().with_bonus(), MyScorePile)?.either_way();
    Ok(())
}

/// Crossbow: Choose one card in your hand and transfer it to the board of another player.
fn crossbow(p: &mut P) -> Flow {
    if p.hand().is_empty() {
        return Ok(());
    }
    if let Some(other) = p.choose_player(Ask::Player, p.other_players())? {
        p.transfer_one(p.hand(), Zone::Board(other))?.either_way();
    }
    Ok(())
}

/// Horseshoes: Draw a [2] and foreshadow it.
fn horseshoes_echo(p: &mut P) -> Flow {
    p.draw_and_foreshadow(p.value_in_box(2))?.either_way();
    Ok(())
}

/// Horseshoes: I demand that you transfer one of your top cards that has neither a [castle] nor a [factory] to my
/// board. If you did, draw a [2] and meld it.
fn horseshoes_demand(p: &mut P) -> Flow {
    if p.transfer_one(p.tops().lacking(Castle).lacking(Factory), MyBoard)?.done() {
        p.draw_and_meld(p.value_in_box(2))?.either_way();
    }
    Ok(())
}

/// Toothbrush: Choose a value that you have in your hand and tuck all cards of that value from your hand.
fn toothbrush_echo(p: &mut P) -> Flow {
    if let Some(value) = p.choose_value_if(|p, value| !p.hand().valued(value).is_empty())? {
        p.tuck_all(p.hand().valued(value))?.either_way();
    }
    Ok(())
}

/// Toothbrush: You may choose one of your stacks and splay it left.
fn toothbrush_1(p: &mut P) -> Flow {
    p.may_splay(&Color::ALL, Left)?.either_way();
    Ok(())
}

/// Toothbrush: If the [2] pile of the base game is not empty, you may transfer its bottom card, unseen, to the
/// available achievements.
fn toothbrush_2(p: &mut P) -> Flow {
    p.may_make_bottom_available(p.value_in_box(2))
}

/// Watermill: From your hand, tuck one card with a bonus. If you did, draw a card of that bonus's value. If the
/// drawn card has a bonus too, you may return one card from your hand; if you did, do this effect again.
fn watermill(p: &mut P) -> Flow {
    while let Some(bonus) = p.tuck_one(p.hand().with_bonus())?.which().and_then(Card::bonus) {
        let drawn = p.draw(bonus as usize)?;
        if drawn.bonus().is_none() {
            return Ok(());
        }
        match p.may_choose(Ask::Return, p.hand())? {
            Some(card) if p.return_card(card)?.done() => {}
            _ => return Ok(()),
        }
    }
    Ok(())
}

/// Glassblowing: From your hand, score one card with a bonus.
fn glassblowing_echo(p: &mut P) -> Flow {
    p.score_one(p.hand().with_bonus())?.either_way();
    Ok(())
}

/// Glassblowing: Draw a card three higher than your lowest top card, leaving green aside (if you have no other,
/// draw a [3]), and foreshadow it.
fn glassblowing(p: &mut P) -> Flow {
    let lowest = p.tops().not_colored(Green).lowest().highest_value();
    p.draw_and_foreshadow(lowest as usize + 3)?.either_way();
    Ok(())
}

/// Scissors: Choose one of your stacks and take its bottom card into your hand.
fn scissors_echo(p: &mut P) -> Flow {
    if let Some(card) = p.choose(Ask::Transfer(p.at(YourHand)), p.bottoms())? {
        p.take(card)?.either_way();
    }
    Ok(())
}

/// Scissors: You may choose one or two cards in your hand. Meld or score each of them, as you like.
fn scissors_1(p: &mut P) -> Flow {
    let mut left = p.hand();
    for _ in 0..2 {
        let Some(card) = p.choose_or_stop(Ask::Card, left)? else { return Ok(()) };
        if p.choose_option(2)? == 1 {
            p.meld(card)?.either_way();
        } else {
            p.score(card)?.either_way();
        }
        left = left.without(card) & p.hand();
    }
    Ok(())
}

/// Scissors: If Paper is a top card on any board, yours included, transfer it to your score pile.
fn scissors_2(p: &mut P) -> Flow {
    if p.g.is_top(PAPER) {
        p.transfer(PAPER, YourScorePile)?.either_way();
    }
    Ok(())
}

/// Lever: Draw two [2] cards.
fn lever_echo(p: &mut P) -> Flow {
    p.draw(p.value_in_box(2))?;
    p.draw(p.value_in_box(2))?;
    Ok(())
}

/// Lever: You may return as many cards from your hand as you like. For every two of them that have the same value,
/// draw a card one higher than that value.
fn lever(p: &mut P) -> Flow {
    let returned = p.return_up_to(usize::MAX, p.hand())?.cards();
    let mut times = [0; AGES + 2];
    for value in 1..=AGES {
        times[value + 1] = returned.valued(value as u8).len() / 2;
    }
    p.draw_in_any_order(times)
}

/// Linguistics: Do one of two things: draw a [3]; or draw a [4] and foreshadow it.
fn linguistics_echo(p: &mut P) -> Flow {
    if p.choose_option(2)? == 1 {
        p.draw(p.value_in_box(3))?;
    } else {
        p.draw_and_foreshadow(p.value_in_box(4))?.either_way();
    }
    Ok(())
}

/// Linguistics: If any bonus is visible on your board, choose one and draw a card of its value.
fn linguistics(p: &mut P) -> Flow {
    if let Some(bonus) = p.choose_value_if(|p, value| p.g.bonuses(p.you()).any(|bonus| bonus == value))? {
        p.draw(bonus as usize)?;
    }
    Ok(())
}

/// Chaturanga: From your hand, meld one card with a bonus. If you did, draw two cards of that bonus's value; if
/// not, draw a card whose value is the number of your top cards and foreshadow it.
fn chaturanga(p: &mut P) -> Flow {
    match p.meld_one(p.hand().with_bonus())?.which().and_then(Card::bonus) {
        Some(bonus) => {
            p.draw(bonus as usize)?;
            p.draw(bonus as usize)?;
        }
        None => {
            p.draw_and_foreshadow(p.tops().len())?.either_way();
        }
    }
    Ok(())
}

/// Pagoda: Draw a [3] and show it. If you have another card of its color in your hand, tuck that card and meld the
/// drawn one; if not, foreshadow the drawn one.
fn pagoda(p: &mut P) -> Flow {
    let drawn = p.draw_and_reveal(p.value_in_box(3))?;
    match p.choose(Ask::Tuck, p.hand().colored(drawn.color()).without(drawn))? {
        Some(card) => {
            p.tuck(card)?.either_way();
            p.meld(drawn)?.either_way();
        }
        None => {
            p.foreshadow(drawn)?.either_way();
        }
    }
    Ok(())
}
