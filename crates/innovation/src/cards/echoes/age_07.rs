//! Echoes cards of age 7.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    echo("Machine Gun", 7, Red, [FACTORY, FACTORY, ECHO, HEX], Factory, Some(machine_gun_echo),
        &[demand(machine_gun_demand), dogma(machine_gun)]),
    echo("Rubber", 7, Red, [HEX, ECHO, FACTORY, bonus(7)], Factory, Some(rubber_echo),
        &[dogma(rubber_1), dogma(rubber_2)]),
    echo("Elevator", 7, Yellow, [bonus(7), ECHO, CLOCK, HEX], Clock, Some(elevator_echo), &[dogma(elevator)]),
    echo("Fertilizer", 7, Yellow, [LEAF, HEX, FACTORY, LEAF], Leaf, None, &[dogma(fertilizer_1), dogma(fertilizer_2)]),
    echo("Jeans", 7, Green, [ECHO, LEAF, HEX, bonus(8)], Leaf, Some(jeans_echo), &[dogma(jeans)]),
    echo("Telegraph", 7, Green, [HEX, CLOCK, CLOCK, LIGHTBULB], Clock, None, &[dogma(telegraph_1), dogma(telegraph_2)]),
    echo("Photography", 7, Blue, [ECHO, LIGHTBULB, HEX, bonus(7)], Lightbulb, Some(photography_echo),
        &[demand(photography_demand), dogma(photography)]),
    echo("Typewriter", 7, Blue, [LIGHTBULB, HEX, CROWN, CROWN], Crown, None, &[dogma(typewriter)]),
    echo("Ice Cream", 7, Purple, [HEX, bonus(8), LEAF, ECHO], Leaf, Some(ice_cream_echo),
        &[demand(ice_cream_demand), dogma(ice_cream)]),
    echo("Saxophone", 7, Purple, [bonus(7), CROWN, HEX, CROWN], Crown, None, &[dogma(saxophone_1), dogma(saxophone_2)]),
];

/// The cards with a music note in their hex.
const NOTES: [Card; 4] = [named("Bell"), named("Flute"), named("Piano"), named("Saxophone")];

/// Machine Gun: With five top cards on your board, draw a [7] and score it.
fn machine_gun_echo(p: &mut P) -> Flow {
    if p.tops().len() == 5 {
        p.draw_and_score(p.value_in_box(7))?.either_way();
    }
    Ok(())
}

/// Machine Gun: I demand that you transfer each of your top cards with a bonus to my score pile; cards uncovered by
/// this stay. If at least one was transferred, draw a [7].
fn machine_gun_demand(p: &mut P) -> Flow {
    if p.transfer_all(p.tops().with_bonus(), MyScorePile)?.done() {
        p.draw(p.value_in_box(7))?;
    }
    Ok(())
}

/// Machine Gun: Return each of your top cards, leaving red aside; cards uncovered by this stay.
fn machine_gun(p: &mut P) -> Flow {
    p.return_all(p.tops().not_colored(Red)).map(Deed::either_way)
}

/// Rubber: Draw two [8] cards, tucking each as you draw it.
fn rubber_echo(p: &mut P) -> Flow {
    p.draw_and_tuck(p.value_in_box(8))?.either_way();
    p.draw_and_tuck(p.value_in_box(8))?.either_way();
    Ok(())
}

/// Rubber: Choose one of your top cards without a bonus and score it.
fn rubber_1(p: &mut P) -> Flow {
    p.score_one(p.tops() - p.tops().with_bonus())?.either_way();
    Ok(())
}

/// Rubber: You may splay your red stack up.
fn rubber_2(p: &mut P) -> Flow {
    p.may_splay(&[Red], Up)?.either_way();
    Ok(())
}

/// Elevator: Score the card at the top or at the bottom of your green stack, as you like.
fn elevator_echo(p: &mut P) -> Flow {
    let ends = p.top(Green).into_iter().chain(p.bottom(Green)).collect();
    p.score_one(ends)?.either_way();
    Ok(())
}

/// Elevator: Choose a value that you have in your score pile. Then choose between hands and score piles, and
/// transfer all cards of that value from those of all other players to your score pile.
fn elevator(p: &mut P) -> Flow {
    let pile = p.score_pile();
    let Some(value) = p.choose_value_if(|_, value| !pile.valued(value).is_empty())? else { return Ok(()) };
    let hands = p.choose_option(2)? == 1;
    let pile = |other| if hands { p.g.hand(other) } else { p.g.score_pile(other) };
    let cards = p.other_players().fold(CardSet::NONE, |all, other| all | pile(other).valued(value));
    p.transfer_all(cards, YourScorePile).map(Deed::either_way)
}

/// Fertilizer: You may return one card from your hand. If you did, transfer all cards of the same value from the
/// score piles of all players, yours included, to your hand.
fn fertilizer_1(p: &mut P) -> Flow {
    if let Some(card) = p.may_return_one(p.hand())?.which() {
        let piles = p.g.everyone().fold(CardSet::NONE, |all, seat| all | p.g.score_pile(seat));
        p.transfer_all(piles.valued(card.value()), YourHand)?.either_way();
    }
    Ok(())
}

/// Fertilizer: Choose a value, draw a card of that value and foreshadow it.
fn fertilizer_2(p: &mut P) -> Flow {
    let value = p.choose_value()?;
    p.draw_and_foreshadow(value as usize)?.either_way();
    Ok(())
}

/// Jeans: Draw two [9] cards. Return one of them and foreshadow the other.
fn jeans_echo(p: &mut P) -> Flow {
    let nine = p.value_in_box(9);
    let drawn = CardSet::NONE.with(p.draw(nine)?).with(p.draw(nine)?) & p.hand();
    if let Some(card) = p.choose(Ask::Return, drawn)? {
        p.return_card(card)?.either_way();
        p.foreshadow_all(drawn.without(card) & p.hand())?.either_way();
    }
    Ok(())
}

/// Jeans: Choose two different values, both lower than [7]. Draw a card of each and show them. Meld one of the two
/// and return the other.
fn jeans(p: &mut P) -> Flow {
    let seven = p.value_in_box(7).min(AGES + 1) as u8;
    let first = p.choose_value_for(Ask::Value, 1..seven)?;
    let second = p.choose_value_for(Ask::Value, (1..seven).filter(|&value| value != first))?;
    let one = p.draw_and_reveal(first as usize)?;
    let other = p.draw_and_reveal(second as usize)?;
    let drawn = CardSet::NONE.with(one).with(other) & p.hand();
    if let Some(card) = p.choose(Ask::Meld, drawn)? {
        p.meld(card)?.either_way();
        p.return_all(drawn.without(card) & p.hand())?.either_way();
    }
    Ok(())
}

/// The colors in which your splay can be made to match the opponent's, and does not yet.
fn differing(p: &P, opponent: Seat) -> ArrayVec<Color, 5> {
    Color::ALL.into_iter().filter(|&color| p.can_splay(color, p.g.splay(opponent, color))).collect()
}

/// Telegraph: You may choose one of the colors and one opponent. If you did, splay your stack of that color the way
/// theirs is splayed; if theirs is not splayed, unsplay yours.
fn telegraph_1(p: &mut P) -> Flow {
    let opponents: ArrayVec<Seat, 8> = p.opponents().filter(|&opponent| !differing(p, opponent).is_empty()).collect();
    let opponent = match opponents[..] {
        [] => None,
        [only] => Some(only),
        _ => p.may_choose_player(Ask::Player, opponents.iter().copied())?,
    };
    let Some(opponent) = opponent else { return Ok(()) };
    let colors = differing(p, opponent).into_iter();
    let color = if opponents.len() == 1 {
        p.may_choose_color(Ask::Color, colors)?
    } else {
        p.choose_color(Ask::Color, colors)?
    };
    match color {
        Some(color) => p.splay(color, p.g.splay(opponent, color)).map(Deed::either_way),
        None => Ok(()),
    }
}

/// Telegraph: You may splay your blue stack up.
fn telegraph_2(p: &mut P) -> Flow {
    p.may_splay(&[Blue], Up)?.either_way();
    Ok(())
}

/// Photography: Choose one card in your forecast and meld it.
fn photography_echo(p: &mut P) -> Flow {
    p.meld_one(p.g.forecast(p.you()))?.either_way();
    Ok(())
}

/// Photography: I demand that you take one card, the highest of your top cards, into your hand.
fn photography_demand(p: &mut P) -> Flow {
    if let Some(card) = p.choose(Ask::Transfer(p.at(YourHand)), p.tops().highest())? {
        p.take(card)?.either_way();
    }
    Ok(())
}

/// Photography: With at least three echo effects visible in one color on your board, claim the History achievement.
fn photography(p: &mut P) -> Flow {
    if Color::ALL.into_iter().any(|color| p.g.echoes(p.you(), color).len() >= 3) {
        p.claim(Special::History)?.either_way();
    }
    Ok(())
}

/// Typewriter: Return your whole hand, then draw a [6]. For each different color among the returned cards, draw one
/// more card, each one higher than the one before: first a 7, then an 8 and so on.
fn typewriter(p: &mut P) -> Flow {
    let returned = p.return_all(p.hand())?.cards();
    let colors = Color::ALL.into_iter().filter(|&color| !returned.colored(color).is_empty()).count();
    let six = p.value_in_box(6);
    for higher in 0..=colors {
        p.draw(six + higher)?;
    }
    Ok(())
}

/// Ice Cream: Choose one of your top cards without a bonus, but not a purple one, and score it.
fn ice_cream_echo(p: &mut P) -> Flow {
    p.score_one((p.tops() - p.tops().with_bonus()).not_colored(Purple))?.either_way();
    Ok(())
}

/// Ice Cream: I demand that you draw a [1] and meld it.
fn ice_cream_demand(p: &mut P) -> Flow {
    p.draw_and_meld(p.value_in_box(1))?.either_way();
    Ok(())
}

/// Ice Cream: Choose the [6] pile, the [7] pile, the [8] pile or the [9] pile of the base game. If it is not empty,
/// you may transfer its bottom card, unseen, to the available achievements.
fn ice_cream(p: &mut P) -> Flow {
    let pile =
        |p: &P, value: u8| (6..=9).any(|printed| p.value_in_box(printed) == value as usize && value as usize <= AGES);
    match p.choose_value_if(pile)? {
        Some(value) => p.may_make_bottom_available(value as usize),
        None => Ok(()),
    }
}

/// Saxophone: You may splay your purple stack up.
fn saxophone_1(p: &mut P) -> Flow {
    p.may_splay(&[Purple], Up)?.either_way();
    Ok(())
}

/// Saxophone: Four cards have a music note in their [hex]: Bell, Flute, Piano and Saxophone. If all four notes are
/// visible, on one board or on several, you win; if not, draw a [7] for each of these notes that is visible.
fn saxophone_2(p: &mut P) -> Flow {
    let notes = |seat| p.g.visible_all(seat).filter(|(card, slot)| *slot == HEX && NOTES.contains(card)).count();
    let visible: usize = p.g.everyone().map(notes).sum();
    if visible == NOTES.len() {
        return p.win(p.you());
    }
    for _ in 0..visible {
        p.draw(p.value_in_box(7))?;
    }
    Ok(())
}
