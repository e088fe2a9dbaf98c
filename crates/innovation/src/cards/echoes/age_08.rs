//! Echoes cards of age 8.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    echo("Bandage", 8, Red, [LEAF, ECHO, HEX, LEAF], Leaf, Some(bandage_echo), &[demand(bandage_demand)]),
    echo("Parachute", 8, Red, [FACTORY, HEX, CLOCK, CLOCK], Clock, None, &[demand(parachute_demand)]),
    echo("Air Conditioner", 8, Yellow, [HEX, ECHO, bonus(9), LEAF], Leaf, Some(air_conditioner_echo),
        &[demand(air_conditioner_demand)]),
    echo("Tractor", 8, Yellow, [ECHO, CLOCK, CLOCK, HEX], Clock, Some(tractor_echo), &[dogma(tractor)]),
    echo("Nylon", 8, Green, [bonus(8), FACTORY, FACTORY, HEX], Factory, None, &[dogma(nylon_1), dogma(nylon_2)]),
    echo("Sliced Bread", 8, Green, [ECHO, HEX, bonus(9), CROWN], Crown, Some(sliced_bread_echo),
        &[dogma(sliced_bread)]),
    echo("Radio Telescope", 8, Blue, [HEX, LIGHTBULB, LIGHTBULB, LIGHTBULB], Lightbulb, None,
        &[dogma(radio_telescope)]),
    echo("X-Ray", 8, Blue, [HEX, LEAF, ECHO, bonus(8)], Leaf, Some(x_ray_echo), &[dogma(x_ray_1), dogma(x_ray_2)]),
    echo("Crossword", 8, Purple, [CROWN, bonus(8), HEX, CROWN], Crown, None, &[dogma(crossword)]),
    echo("Television", 8, Purple, [bonus(8), HEX, CLOCK, ECHO], Clock, Some(television_echo), &[dogma(television)]),
];

const AI: Card = named("A.I.");

/// Bandage: From your hand, meld one card with a [leaf].
fn bandage_echo(p: &mut P) -> Flow {
    p.meld_one(p.hand().having(Leaf))?.either_way();
    Ok(())
}

/// Bandage: I demand that you return one card from your score pile: the highest there of a value that you do not
/// have in your hand. Then, even if you could not, return one of your top cards with a [clock].
fn bandage_demand(p: &mut P) -> Flow {
    let hand = p.hand();
    let unmatched: CardSet<All> = p.score_pile().iter().filter(|card| hand.valued(card.value()).is_empty()).collect();
    p.return_one(unmatched.highest())?.either_way();
    p.return_one(p.tops().having(Clock))?.either_way();
    Ok(())
}

/// Parachute: I demand that you transfer every card without a [clock] from your hand to mine.
fn parachute_demand(p: &mut P) -> Flow {
    p.transfer_all(p.hand().lacking(Clock), MyHand).map(Deed::either_way)
}

/// Air Conditioner: You may choose one card in your hand and score it.
fn air_conditioner_echo(p: &mut P) -> Flow {
    p.may_score_one(p.hand())?.either_way();
    Ok(())
}

/// Air Conditioner: I demand that you return every card from your score pile that has the same value as one of your
/// top cards.
fn air_conditioner_demand(p: &mut P) -> Flow {
    let tops = p.tops();
    let matching = p.score_pile().iter().filter(|card| !tops.valued(card.value()).is_empty()).collect();
    p.return_all(matching).map(Deed::either_way)
}

/// Tractor: Draw one [7].
fn tractor_echo(p: &mut P) -> Flow {
    p.draw(p.value_in_box(7))?;
    Ok(())
}

/// Tractor: Draw a [7] and score it. Then draw another [7].
fn tractor(p: &mut P) -> Flow {
    p.draw_and_score(p.value_in_box(7))?.either_way();
    p.draw(p.value_in_box(7))?;
    Ok(())
}

/// Nylon: For every three [factory] on your board (rounded down), draw an [8] and tuck it. If at least one of these
/// cards was green, do this effect again.
fn nylon_1(p: &mut P) -> Flow {
    let mut again = true;
    while again {
        again = false;
        for _ in 0..p.icons(Factory) / 3 {
            let tucked = p.draw_and_tuck(p.value_in_box(8))?.which();
            again |= tucked.is_some_and(|card| card.color() == Green);
        }
    }
    Ok(())
}

/// Nylon: You may splay your red stack up.
fn nylon_2(p: &mut P) -> Flow {
    p.may_splay(&[Red], Up)?.either_way();
    Ok(())
}

/// Sliced Bread: Return your whole hand. Then draw two [8] cards.
fn sliced_bread_echo(p: &mut P) -> Flow {
    p.return_all(p.hand())?.either_way();
    p.draw(p.value_in_box(8))?;
    p.draw(p.value_in_box(8))?;
    Ok(())
}

/// Sliced Bread: Return one card from your score pile. Then draw two cards one lower than it, scoring each as you
/// draw it. If you returned a 1 or nothing, they are 1 cards.
fn sliced_bread(p: &mut P) -> Flow {
    let value = p.return_one(p.score_pile())?.which().map_or(0, Card::value);
    let lower = (value as usize).saturating_sub(1);
    p.draw_and_score(lower)?.either_way();
    p.draw_and_score(lower)?.either_way();
    Ok(())
}

/// Radio Telescope: For every two [lightbulb] on your board (rounded down), draw a [9]. Meld one of the drawn cards
/// and return the others. If the one you melded is A.I., you win.
fn radio_telescope(p: &mut P) -> Flow {
    let mut drawn = CardSet::NONE;
    for _ in 0..p.icons(Lightbulb) / 2 {
        drawn = drawn.with(p.draw(p.value_in_box(9))?);
    }
    let Some(card) = p.choose(Ask::Meld, drawn & p.hand())? else { return Ok(()) };
    let melded = p.meld(card)?;
    p.return_all(drawn.without(card) & p.hand())?.either_way();
    if melded.done() && card == AI {
        p.win(p.you())?;
    }
    Ok(())
}

/// X-Ray: Draw an [8] and tuck it.
fn x_ray_echo(p: &mut P) -> Flow {
    p.draw_and_tuck(p.value_in_box(8))?.either_way();
    Ok(())
}

/// X-Ray: For every three [leaf] on your board (rounded down), choose a value, draw a card of that value and
/// foreshadow it.
fn x_ray_1(p: &mut P) -> Flow {
    for _ in 0..p.icons(Leaf) / 3 {
        let value = p.choose_value()?;
        p.draw_and_foreshadow(value as usize)?.either_way();
    }
    Ok(())
}

/// X-Ray: You may splay your yellow stack up.
fn x_ray_2(p: &mut P) -> Flow {
    p.may_splay(&[Yellow], Up)?.either_way();
    Ok(())
}

/// Crossword: For each bonus visible on your board, draw a card of its value, in an order you choose.
fn crossword(p: &mut P) -> Flow {
    let mut times = [0; AGES + 2];
    p.g.bonuses(p.you()).for_each(|bonus| times[bonus as usize] += 1);
    p.draw_in_any_order(times)
}

/// Television: Draw an [8] and meld it.
fn television_echo(p: &mut P) -> Flow {
    p.draw_and_meld(p.value_in_box(8))?.either_way();
    Ok(())
}

/// Television: Choose an opponent and a value. Transfer one card of that value from the opponent's score pile to
/// the opponent's board. Then, if the opponent has an achievement of that value and you are eligible for that
/// value, claim one card of that value from the opponent's score pile as your achievement.
fn television(p: &mut P) -> Flow {
    let value = p.choose_value()?;
    let Some(opponent) = p.choose_player(Ask::Player, p.opponents())? else { return Ok(()) };
    let to = Zone::Board(opponent);
    if let Some(card) = p.choose_back_valued(value, Ask::Transfer(to), std::iter::once(opponent))? {
        p.transfer(card, to)?.either_way();
    }
    let matched = !p.g.achieved_cards(opponent).valued(value).is_empty();
    if matched
        && p.g.affords(p.you(), value)
        && let Some(card) = p.choose_back_valued(value, Ask::Achieve, std::iter::once(opponent))?
    {
        p.achieve_card(card)?.either_way();
    }
    Ok(())
}
