//! Echoes cards of age 6.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    echo("Loom", 6, Red, [FACTORY, bonus(6), HEX, ECHO], Factory, Some(loom_echo), &[dogma(loom_1), dogma(loom_2)]),
    echo("Shrapnel", 6, Red, [FACTORY, FACTORY, FACTORY, HEX], Factory, None, &[demand(shrapnel_demand)]),
    echo("Dentures", 6, Yellow, [ECHO, FACTORY, FACTORY, HEX], Factory, Some(dentures_echo),
        &[dogma(dentures_1), dogma(dentures_2)]),
    echo("Morphine", 6, Yellow, [LIGHTBULB, HEX, bonus(7), ECHO], Lightbulb, Some(morphine_echo),
        &[demand(morphine_demand), dogma(morphine_1), dogma(morphine_2)]),
    echo("Hot Air Balloon", 6, Green, [LIGHTBULB, ECHO, HEX, bonus(7)], Lightbulb, Some(hot_air_balloon_echo),
        &[dogma(hot_air_balloon)]),
    echo("Steamboat", 6, Green, [HEX, bonus(6), CROWN, CROWN], Crown, None, &[demand(steamboat_demand)]),
    echo("Bifocals", 6, Blue, [ECHO, HEX, CROWN, CROWN], Crown, Some(bifocals_echo),
        &[dogma(bifocals_1), dogma(bifocals_2)]),
    echo("Stethoscope", 6, Blue, [LIGHTBULB, ECHO, LIGHTBULB, HEX], Lightbulb, Some(stethoscope_echo),
        &[dogma(stethoscope_1), dogma(stethoscope_2)]),
    echo("Indian Clubs", 6, Purple, [HEX, LEAF, bonus(6), LEAF], Leaf, None,
        &[demand(indian_clubs_demand), dogma(indian_clubs)]),
    echo("Kaleidoscope", 6, Purple, [bonus(6), LIGHTBULB, HEX, LIGHTBULB], Lightbulb, None, &[dogma(kaleidoscope)]),
];

/// Loom: Score the lowest of your top cards.
fn loom_echo(p: &mut P) -> Flow {
    p.score_one(p.tops().lowest())?.either_way();
    Ok(())
}

/// Loom: You may return two cards from your score pile, not of the same value. If both were returned, draw three
/// [6] cards, tucking each as you draw it.
fn loom_1(p: &mut P) -> Flow {
    let Some(first) = p.may_choose(Ask::Return, p.score_pile())? else { return Ok(()) };
    let returned = p.return_card(first)?;
    let others = p.score_pile().iter().filter(|card| card.value() != first.value()).collect();
    if p.return_one(others)?.done() && returned.done() {
        for _ in 0..3 {
            p.draw_and_tuck(p.value_in_box(6))?.either_way();
        }
    }
    Ok(())
}

/// Loom: With at least five [hex] visible in one color on your board, claim the Heritage achievement.
fn loom_2(p: &mut P) -> Flow {
    if Color::ALL.into_iter().any(|color| p.g.count_visible(p.you(), color, HEX) >= 5) {
        p.claim(Special::Heritage)?.either_way();
    }
    Ok(())
}

/// Shrapnel: I demand that you draw a [6] and tuck it. Transfer the two uppermost cards of its color, which may
/// include the tucked one, from your board to my score pile. Then transfer the card at the bottom of my stack of
/// that color to your score pile.
fn shrapnel_demand(p: &mut P) -> Flow {
    let color = p.draw_and_tuck(p.value_in_box(6))?.card.color();
    let uppermost = p.g.stack(p.you(), color).take(2).collect();
    p.transfer_all(uppermost, MyScorePile)?.either_way();
    if let Some(bottom) = p.g.stack(p.me, color).last() {
        p.transfer(bottom, YourScorePile)?.either_way();
    }
    Ok(())
}

/// The cards of odd values.
fn odd(cards: CardSet<All>) -> CardSet<All> {
    cards.iter().filter(|card| card.value() % 2 == 1).collect()
}

fn tuck_for_dentures(p: &mut P) -> Flow {
    if let Some(card) = p.draw_and_tuck(p.value_in_box(6))?.which() {
        p.remember_only(card);
    }
    Ok(())
}

/// Dentures: Draw a [6] and tuck it.
fn dentures_echo(p: &mut P) -> Flow {
    tuck_for_dentures(p)
}

/// Dentures: Take the color of the card that you last tucked through Dentures: score the two uppermost cards of
/// that stack, but never its bottom card. If you scored none, draw a [6], tuck it and do this effect again.
fn dentures_1(p: &mut P) -> Flow {
    loop {
        let mut uppermost = CardSet::NONE;
        if let Some(tucked) = p.remembered(p.you()).first() {
            let above = p.g.count(p.you(), tucked.color()).saturating_sub(1);
            uppermost = p.g.stack(p.you(), tucked.color()).take(above.min(2)).collect();
        }
        // The text asks whether there are any, not whether they were scored.
        if !uppermost.is_empty() {
            return p.score_all(uppermost).map(Deed::either_way);
        }
        tuck_for_dentures(p)?;
    }
}

/// Dentures: You may splay your blue stack right.
fn dentures_2(p: &mut P) -> Flow {
    p.may_splay(&[Blue], Right)?.either_way();
    Ok(())
}

/// Morphine: From your hand, score one card of an odd value.
fn morphine_echo(p: &mut P) -> Flow {
    p.score_one(odd(p.hand()))?.either_way();
    Ok(())
}

/// Morphine: I demand that you return all cards of odd values from your hand. Then, even if you returned none, draw
/// a [6].
fn morphine_demand(p: &mut P) -> Flow {
    let returned = p.return_all(odd(p.hand()))?.cards();
    let highest = p.g.exp.action.gathered.max(returned.highest_value());
    p.g.exp.action.gathered = highest;
    p.draw(p.value_in_box(6))?;
    Ok(())
}

/// Morphine: If anyone returned a card because of the demand, draw a card one higher than the highest of all those
/// returned.
fn morphine_1(p: &mut P) -> Flow {
    let highest = p.g.exp.action.gathered as usize;
    if highest > 0 {
        p.draw(highest + 1)?;
    }
    Ok(())
}

/// Morphine: You may splay your red stack right.
fn morphine_2(p: &mut P) -> Flow {
    p.may_splay(&[Red], Right)?.either_way();
    Ok(())
}

/// Hot Air Balloon: Draw a [7] and score it.
fn hot_air_balloon_echo(p: &mut P) -> Flow {
    p.draw_and_score(p.value_in_box(7))?.either_way();
    Ok(())
}

/// Hot Air Balloon: You may claim a top card from another player's board as an achievement, if that player has an
/// achievement of the same value and you are eligible for that value. If you did, transfer your top green card to
/// that player's board; if not, draw a [7] and meld it.
fn hot_air_balloon(p: &mut P) -> Flow {
    let mut claimable = CardSet::NONE;
    for other in p.other_players() {
        let achieved = p.g.achieved_cards(other);
        let matching = |value| !achieved.valued(value).is_empty() && p.g.affords(p.you(), value);
        claimable = claimable | p.g.tops(other).iter().filter(|&card| matching(p.value(card))).collect();
    }
    if let Some(card) = p.may_choose(Ask::Achieve, claimable)?
        && let Place::Board(owner) = p.g.place(card)
        && p.achieve_card(card)?.done()
    {
        if let Some(green) = p.top(Green) {
            p.transfer(green, Zone::Board(owner))?.either_way();
        }
        return Ok(());
    }
    p.draw_and_meld(p.value_in_box(7))?.either_way();
    Ok(())
}

/// Steamboat: I demand that you draw a [6] and show it. If it is blue or yellow, transfer it and the rest of your
/// hand to my hand. If it is red or green, it stays in your hand and you transfer two cards from your score pile to
/// mine. If it is purple, it stays in your hand and that is all.
fn steamboat_demand(p: &mut P) -> Flow {
    let card = p.draw_and_reveal(p.value_in_box(6))?;
    match card.color() {
        Blue | Yellow => p.transfer_all(p.hand(), MyHand).map(Deed::either_way),
        Red | Green => p.transfer_several(2, p.score_pile(), MyScorePile).map(Deed::either_way),
        Purple => Ok(()),
    }
}

/// Bifocals: Choose a value, draw a card of that value and foreshadow it.
fn bifocals_echo(p: &mut P) -> Flow {
    let value = p.choose_value()?;
    p.draw_and_foreshadow(value as usize)?.either_way();
    Ok(())
}

/// Bifocals: You may return one card from your forecast. If you did, draw a card of the same value and foreshadow
/// it.
fn bifocals_1(p: &mut P) -> Flow {
    if let Some(card) = p.may_return_one(p.g.forecast(p.you()))?.which() {
        p.draw_and_foreshadow(card.value() as usize)?.either_way();
    }
    Ok(())
}

/// Bifocals: You may splay your green stack right.
fn bifocals_2(p: &mut P) -> Flow {
    p.may_splay(&[Green], Right)?.either_way();
    Ok(())
}

/// Stethoscope: From your hand, meld one card that is blue or yellow.
fn stethoscope_echo(p: &mut P) -> Flow {
    let hand = p.hand();
    if let Some(card) = p.meld_one(hand.colored(Blue) | hand.colored(Yellow))?.which() {
        p.remember(card);
    }
    Ok(())
}

/// Stethoscope: Draw one [7]. If you melded a blue card through the echo effect of Stethoscope, draw an [8] as
/// well.
fn stethoscope_1(p: &mut P) -> Flow {
    p.draw(p.value_in_box(7))?;
    if !p.remembered(p.you()).colored(Blue).is_empty() {
        p.draw(p.value_in_box(8))?;
    }
    Ok(())
}

/// Stethoscope: You may splay your yellow stack right.
fn stethoscope_2(p: &mut P) -> Flow {
    p.may_splay(&[Yellow], Right)?.either_way();
    Ok(())
}

/// Indian Clubs: I demand that you choose two cards in your score pile and return them.
fn indian_clubs_demand(p: &mut P) -> Flow {
    p.return_several(2, p.score_pile()).map(Deed::either_way)
}

/// Indian Clubs: For each different value among the cards in your score pile, score one card of that value from
/// your hand.
fn indian_clubs(p: &mut P) -> Flow {
    let pile = p.score_pile();
    let mut chosen = CardSet::NONE;
    for value in (1..=AGES as u8).filter(|&value| !pile.valued(value).is_empty()) {
        chosen = chosen | p.choose(Ask::Score, p.hand().valued(value))?.into_iter().collect();
    }
    p.score_all(chosen).map(Deed::either_way)
}

/// Kaleidoscope: Draw a [7] and meld it. Then you may splay the stack it lies on right.
fn kaleidoscope(p: &mut P) -> Flow {
    let drawn = p.draw_and_meld(p.value_in_box(7))?;
    p.may_splay(&[drawn.card.color()], Right)?.either_way();
    Ok(())
}
