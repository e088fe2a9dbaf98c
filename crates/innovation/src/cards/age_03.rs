//! Cards of age 3.

use table::Flow;

use crate::card::{CardDef, demand, dogma};
use crate::cards::prelude::*;

#[rustfmt::skip]
impl<D: Variant> BaseSet<D> {
    pub(super) const AGE_3: [CardDef<D>; 10] = [
        card("Engineering", 3, Red, [CASTLE, HEX, LIGHTBULB, CASTLE], Castle,
            &[demand(engineering_demand), dogma(engineering)]),
        card("Optics", 3, Red, [CROWN, CROWN, CROWN, HEX], Crown, &[dogma(optics)]),
        card("Machinery", 3, Yellow, [LEAF, LEAF, HEX, CASTLE], Leaf, &[demand(machinery_demand), dogma(machinery)]),
        card("Medicine", 3, Yellow, [CROWN, LEAF, LEAF, HEX], Leaf, &[demand(medicine_demand)]),
        card("Compass", 3, Green, [HEX, CROWN, CROWN, LEAF], Crown, &[demand(compass_demand)]),
        card("Paper", 3, Green, [HEX, LIGHTBULB, LIGHTBULB, CROWN], Lightbulb, &[dogma(paper_1), dogma(paper_2)]),
        card("Alchemy", 3, Blue, [HEX, LEAF, CASTLE, CASTLE], Castle, &[dogma(alchemy_1), dogma(alchemy_2)]),
        card("Translation", 3, Blue, [HEX, CROWN, CROWN, CROWN], Crown, &[dogma(translation_1), dogma(translation_2)]),
        card("Education", 3, Purple, [LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, &[dogma(education)]),
        card("Feudalism", 3, Purple, [HEX, CASTLE, LEAF, CASTLE], Castle,
            &[demand(feudalism_demand), dogma(feudalism)]),
    ];
}

/// Engineering: I demand that you transfer each of your top cards with a castle to my score pile. Cards uncovered by
/// this stay.
fn engineering_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    p.transfer_all(p.tops().having(Castle), MyScorePile).map(Deed::either_way)
}

/// Engineering: You may splay your red stack left.
fn engineering<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Red], Left)?.either_way();
    Ok(())
}

/// Optics: Draw a 3 and meld it. With a crown on it, draw a 4 and score it; without one, transfer a card from your
/// score pile to that of an opponent who has fewer points than you (if there is one).
fn optics<D: Variant>(p: &mut Play<D>) -> Flow {
    let drawn = p.draw_and_meld(p.value_in_box(3))?;
    if drawn.card.has(Crown) {
        p.draw_and_score(p.value_in_box(4))?.either_way();
        return Ok(());
    }
    if p.score_pile().is_empty() {
        return Ok(());
    }
    let poorer = p.opponents().filter(|&opponent| p.g.points(opponent) < p.g.points(p.you())).collect::<Seats>();
    if let Some(opponent) = p.choose_player(Ask::Player, poorer.iter())?
        && let Some(card) = p.choose(Ask::Transfer(Zone::Score(opponent)), p.score_pile())?
    {
        p.transfer(card, Zone::Score(opponent))?.either_way();
    }
    Ok(())
}

/// Machinery: I demand that you exchange your whole hand with all cards of the highest value in my hand.
fn machinery_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    p.exchange(p.hand(), MyHand, p.my_hand().highest(), YourHand)
}

/// Machinery: From your hand, score one card with a castle. Then you may splay your red stack left.
fn machinery<D: Variant>(p: &mut Play<D>) -> Flow {
    p.score_one(p.hand().having(Castle))?.either_way();
    p.may_splay(&[Red], Left)?.either_way();
    Ok(())
}

/// Medicine: I demand that you exchange the single highest card of your score pile with the single lowest card of
/// mine.
fn medicine_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    let yours = p.choose(Ask::Exchange, p.score_pile().highest())?;
    let mine = p.i_choose(Ask::Exchange, p.my_score_pile().lowest())?;
    let one = |card: Option<Card>| card.into_iter().collect();
    p.exchange(one(yours), MyScorePile, one(mine), YourScorePile)
}

/// Compass: I demand that you transfer one of your top cards with a leaf, but not a green one, to my board. Then, even
/// if you could not, choose a top card without a leaf on my board and transfer it to yours.
fn compass_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    p.transfer_one(p.tops().not_colored(Green).having(Leaf), MyBoard)?.either_way();
    p.transfer_one(p.my_tops().lacking(Leaf), YourBoard)?.either_way();
    Ok(())
}

/// Paper: You may splay your green stack or your blue stack left.
fn paper_1<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Green, Blue], Left)?.either_way();
    Ok(())
}

/// Paper: For each color you have splayed left, draw a 4.
fn paper_2<D: Variant>(p: &mut Play<D>) -> Flow {
    for _ in 0..Color::ALL.iter().filter(|color| p.splayed(**color) == Left).count() {
        p.draw(p.value_in_box(4))?;
    }
    Ok(())
}

/// Alchemy: For every three castle on your board (rounded down), draw a 4 and show it. If any of them is red, return
/// them and your whole hand; otherwise they stay in your hand.
fn alchemy_1<D: Variant>(p: &mut Play<D>) -> Flow {
    let mut drawn = CardSet::<D>::NONE;
    for _ in 0..p.icons(Castle) / 3 {
        drawn = drawn.with(p.draw_and_reveal(p.value_in_box(4))?);
    }
    if !drawn.colored(Red).is_empty() {
        p.return_all(p.hand())?.either_way();
    }
    Ok(())
}

/// Alchemy: From your hand, meld one card and then score another.
fn alchemy_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.meld_one(p.hand())?.either_way();
    p.score_one(p.hand())?.either_way();
    Ok(())
}

/// Translation: You may meld your whole score pile: every card or none.
fn translation_1<D: Variant>(p: &mut Play<D>) -> Flow {
    if !p.score_pile().is_empty() && p.may(Ask::All)? {
        p.meld_all(p.score_pile())?.either_way();
    }
    Ok(())
}

/// Translation: If there is a crown on every one of your top cards, claim the World achievement.
fn translation_2<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.tops().lacking(Crown).is_empty() {
        p.claim(Special::World)?.either_way();
    }
    Ok(())
}

/// Education: You may return one card, the highest in your score pile. If you did, draw a card two higher than the
/// highest one left there (if none is left, draw a 2).
fn education<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.may_return_one(p.score_pile().highest())?.done() {
        p.draw(p.score_pile().highest_value() as usize + 2)?;
    }
    Ok(())
}

/// Feudalism: I demand that you transfer one card with a castle from your hand to mine. If you did, unsplay your stack
/// of that color.
fn feudalism_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    if let Some(card) = p.transfer_one(p.hand().having(Castle), MyHand)?.which() {
        p.splay(card.color(), Unsplayed)?.either_way();
    }
    Ok(())
}

/// Feudalism: You may splay your yellow stack or your purple stack left.
pub(super) fn feudalism<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Yellow, Purple], Left)?.either_way();
    Ok(())
}
