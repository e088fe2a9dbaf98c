//! Cards of age 9.

use table::Flow;

use crate::card::{CardDef, demand, dogma};
use crate::cards::prelude::*;

#[rustfmt::skip]
impl<D: Variant> BaseSet<D> {
    pub(super) const AGE_9: [CardDef<D>; 10] = [
        card("Composites", 9, Red, [FACTORY, FACTORY, HEX, FACTORY], Factory, &[demand(composites_demand)]),
        card("Fission", 9, Red, [HEX, CLOCK, CLOCK, CLOCK], Clock, &[demand(fission_demand), dogma(fission)]),
        card("Ecology", 9, Yellow, [LEAF, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, &[dogma(ecology)]),
        card("Suburbia", 9, Yellow, [HEX, CROWN, LEAF, LEAF], Leaf, &[dogma(suburbia)]),
        card("Collaboration", 9, Green, [HEX, CROWN, CLOCK, CROWN], Crown,
            &[demand(collaboration_demand), dogma(collaboration)]),
        card("Satellites", 9, Green, [HEX, CLOCK, CLOCK, CLOCK], Clock,
            &[dogma(satellites_1), dogma(satellites_2), dogma(satellites_3)]),
        card("Computers", 9, Blue, [CLOCK, HEX, CLOCK, FACTORY], Clock, &[dogma(computers_1), dogma(computers_2)]),
        card("Genetics", 9, Blue, [LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, &[dogma(genetics)]),
        card("Services", 9, Purple, [HEX, LEAF, LEAF, LEAF], Leaf, &[demand(services_demand)]),
        card("Specialization", 9, Purple, [HEX, FACTORY, LEAF, FACTORY], Factory,
            &[dogma(specialization_1), dogma(specialization_2)]),
    ];
}

/// Composites: I demand that you keep one card in your hand and transfer the others to my hand. Also transfer one
/// card, the highest in your score pile, to my score pile.
fn composites_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    if let Some(kept) = p.choose(Ask::Keep, p.hand())? {
        p.transfer_all(p.hand().without(kept), MyHand)?.either_way();
    }
    p.transfer_one(p.score_pile().highest(), MyScorePile)?.either_way();
    Ok(())
}

/// Fission: I demand that you draw a 10. If it is red, all hands, boards and score piles are removed from the game and
/// the Dogma action ends at once; if not, it stays in your hand.
pub(super) fn fission_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.draw_and_reveal(p.value_in_box(10))?.color() == Red {
        p.remove_everything();
    }
    Ok(())
}

/// Fission: Choose a top card on any player's board, except Fission, and return it. Then draw a 10.
fn fission<D: Variant>(p: &mut Play<D>) -> Flow {
    return_any_top(p)?;
    p.draw(p.value_in_box(10))?;
    Ok(())
}

const FISSION: Card = named("Fission");

/// A top card other than Fission goes back from any board.
pub(super) fn return_any_top<D: Variant>(p: &mut Play<D>) -> Flow {
    let tops = p.g.everyone().fold(CardSet::NONE, |tops, seat| tops | p.g.tops(seat));
    p.return_one(tops.without(FISSION))?.either_way();
    Ok(())
}

/// Ecology: You may return one card from your hand. If you did, score another card from your hand and draw two 10
/// cards.
fn ecology<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.may_return_one(p.hand())?.done() {
        p.score_one(p.hand())?.either_way();
        p.draw(p.value_in_box(10))?;
        p.draw(p.value_in_box(10))?;
    }
    Ok(())
}

/// Suburbia: You may tuck as many cards from your hand as you like. For each one, draw a 1 and score it.
fn suburbia<D: Variant>(p: &mut Play<D>) -> Flow {
    let (mut left, mut tucked) = (p.hand(), 0);
    while let Some(card) = p.choose_or_stop(Ask::Tuck, left)? {
        tucked += usize::from(p.tuck(card)?.done());
        left = left.without(card) & p.hand();
    }
    for _ in 0..tucked {
        p.draw_and_score(p.value_in_box(1))?.either_way();
    }
    Ok(())
}

/// Collaboration: I demand that you draw two 9 cards and show them. Transfer the one I choose to my board, and meld
/// the other on yours.
fn collaboration_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    let drawn = CardSet::NONE.with(p.draw_and_reveal(p.value_in_box(9))?).with(p.draw_and_reveal(p.value_in_box(9))?);
    if let Some(card) = p.i_choose(Ask::Transfer(p.at(MyBoard)), drawn)? {
        p.transfer(card, MyBoard)?.either_way();
        for other in drawn.without(card).iter() {
            p.meld(other)?.either_way();
        }
    }
    Ok(())
}

/// Collaboration: With at least ten green cards on your board, covered ones included, you win.
fn collaboration<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.g.count(p.you(), Green) >= 10 {
        p.win(p.you())?;
    }
    Ok(())
}

/// Satellites: Return your whole hand. Then draw three 8 cards.
fn satellites_1<D: Variant>(p: &mut Play<D>) -> Flow {
    p.return_all(p.hand())?.either_way();
    for _ in 0..3 {
        p.draw(p.value_in_box(8))?;
    }
    Ok(())
}

/// Satellites: You may splay your purple stack up.
fn satellites_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Purple], Up)?.either_way();
    Ok(())
}

/// Satellites: Meld one card from your hand. Then execute its non-demand effects by yourself; nobody shares them.
fn satellites_3<D: Variant>(p: &mut Play<D>) -> Flow {
    if let Some(card) = p.choose(Ask::Meld, p.hand())? {
        p.meld(card)?.either_way();
        p.execute(card)?;
    }
    Ok(())
}

/// Computers: You may splay your red stack or your green stack up.
fn computers_1<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Red, Green], Up)?.either_way();
    Ok(())
}

/// Computers: Draw a 10 and meld it. Then execute its non-demand effects by yourself; nobody shares them.
fn computers_2<D: Variant>(p: &mut Play<D>) -> Flow {
    let drawn = p.draw_and_meld(p.value_in_box(10))?;
    p.execute(drawn.card)
}

/// Genetics: Draw a 10 and meld it. Then score every card beneath it.
fn genetics<D: Variant>(p: &mut Play<D>) -> Flow {
    let Some(melded) = p.draw_and_meld(p.value_in_box(10))?.which() else { return Ok(()) };
    let beneath = p.g.stack(p.you(), melded.color()).skip_while(|&card| card != melded).skip(1).collect();
    p.score_all(beneath).map(Deed::either_way)
}

/// Services: I demand that you transfer all cards of the highest value in your score pile to my hand. If you
/// transferred any, choose a top card without a leaf on my board and transfer it to your hand.
fn services_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.transfer_all(p.score_pile().highest(), MyHand)?.done()
        && let Some(card) = p.choose(Ask::Transfer(p.at(YourHand)), p.my_tops().lacking(Leaf))?
    {
        p.transfer(card, YourHand)?.either_way();
    }
    Ok(())
}

/// Specialization: Show one card from your hand. Take the top card of that color from every opponent's board into your
/// hand.
fn specialization_1<D: Variant>(p: &mut Play<D>) -> Flow {
    if let Some(card) = p.choose(Ask::Reveal, p.hand())? {
        p.reveal(card);
        let tops = p.opponents().filter_map(|opponent| p.g.top(opponent, card.color())).collect();
        p.take_all(tops)?.either_way();
    }
    Ok(())
}

/// Specialization: You may splay your yellow stack or your blue stack up.
fn specialization_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Yellow, Blue], Up)?.either_way();
    Ok(())
}
