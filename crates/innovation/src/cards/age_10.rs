//! Cards of age 10.

use table::Flow;

use crate::card::{CardDef, demand, dogma};
use crate::cards::prelude::*;

#[rustfmt::skip]
impl<D: Variant> BaseSet<D> {
    pub(super) const AGE_10: [CardDef<D>; 10] = [
        card("Miniaturization", 10, Red, [HEX, LIGHTBULB, CLOCK, LIGHTBULB], Lightbulb, &[dogma(miniaturization)]),
        card("Robotics", 10, Red, [HEX, FACTORY, CLOCK, FACTORY], Factory, &[dogma(robotics)]),
        card("Globalization", 10, Yellow, [HEX, FACTORY, FACTORY, FACTORY], Factory,
            &[demand(globalization_demand), dogma(globalization)]),
        card("Stem Cells", 10, Yellow, [HEX, LEAF, LEAF, LEAF], Leaf, &[dogma(stem_cells)]),
        card("Databases", 10, Green, [HEX, CLOCK, CLOCK, CLOCK], Clock, &[demand(databases_demand)]),
        card("Self Service", 10, Green, [HEX, CROWN, CROWN, CROWN], Crown,
            &[dogma(self_service_1), dogma(self_service_2)]),
        card("Bioengineering", 10, Blue, [LIGHTBULB, CLOCK, CLOCK, HEX], Clock,
            &[dogma(bioengineering_1), dogma(bioengineering_2)]),
        card("Software", 10, Blue, [CLOCK, CLOCK, CLOCK, HEX], Clock, &[dogma(software_1), dogma(software_2)]),
        card("A.I.", 10, Purple, [LIGHTBULB, LIGHTBULB, CLOCK, HEX], Lightbulb, &[dogma(ai_1), dogma(ai_2)]),
        card("The Internet", 10, Purple, [HEX, CLOCK, CLOCK, LIGHTBULB], Clock,
            &[dogma(the_internet_1), dogma(the_internet_2), dogma(the_internet_3)]),
    ];
}

/// Miniaturization: You may return one card from your hand. If it was a 10, draw a 10 for each different value among
/// the cards in your score pile.
fn miniaturization<D: Variant>(p: &mut Play<D>) -> Flow {
    if let Some(card) = p.may_return_one(p.hand())?.which()
        && card.value() as usize == p.value_in_box(10)
    {
        for _ in 0..p.score_pile().values() {
            p.draw(p.value_in_box(10))?;
        }
    }
    Ok(())
}

/// Robotics: Score your top green card. Then draw a 10, meld it and execute its non-demand effects by yourself; nobody
/// shares them.
fn robotics<D: Variant>(p: &mut Play<D>) -> Flow {
    if let Some(green) = p.top(Green) {
        p.score(green)?.either_way();
    }
    let drawn = p.draw_and_meld(p.value_in_box(10))?;
    p.execute(drawn.card)
}

/// Globalization: I demand that you return one of your top cards with a leaf.
fn globalization_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    p.return_one(p.tops().having(Leaf))?.either_way();
    Ok(())
}

/// Globalization: Draw a 6 and score it. Then, if no player has more leaf than factory on their board, the player with
/// the highest score wins; if several tie for it, nobody does.
fn globalization<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw_and_score(p.value_in_box(6))?.either_way();
    let leafy = p.g.everyone().any(|seat| p.g.icon(seat, Leaf) > p.g.icon(seat, Factory));
    if !leafy && let Some(winner) = p.g.single_most(|seat| p.g.team_points(seat)) {
        p.win(winner)?;
    }
    Ok(())
}

/// Stem Cells: You may score your whole hand: every card or none.
fn stem_cells<D: Variant>(p: &mut Play<D>) -> Flow {
    if !p.hand().is_empty() && p.may(Ask::All)? {
        p.score_all(p.hand())?.either_way();
    }
    Ok(())
}

/// Databases: I demand that you return cards from your score pile: half of them, rounded up.
fn databases_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    for _ in 0..p.score_pile().len().div_ceil(2) {
        p.return_one(p.score_pile())?.either_way();
    }
    Ok(())
}

/// Self Service: Choose another top card on your board and execute its non-demand effects by yourself; nobody shares
/// them.
fn self_service_1<D: Variant>(p: &mut Play<D>) -> Flow {
    let this = p.this_card();
    let others = p.tops().iter().filter(|card| Some(*card) != this).collect();
    if let Some(card) = p.choose(Ask::Execute, others)? {
        p.execute(card)?;
    }
    Ok(())
}

/// Self Service: If every opponent has fewer achievements than you, you win.
fn self_service_2<D: Variant>(p: &mut Play<D>) -> Flow {
    let yours = p.g.team_achieved(p.you());
    if p.opponents().all(|opponent| yours > p.g.team_achieved(opponent)) {
        p.win(p.you())?;
    }
    Ok(())
}

/// Bioengineering: Choose a top card with a leaf on any opponent's board and transfer it to your score pile.
fn bioengineering_1<D: Variant>(p: &mut Play<D>) -> Flow {
    let tops = p.opponents().fold(CardSet::NONE, |tops, opponent| tops | p.g.tops(opponent));
    p.transfer_one(tops.having(Leaf), YourScorePile)?.either_way();
    Ok(())
}

/// Bioengineering: If at least one player has two or fewer leaf on their board, the player with the most leaf wins; if
/// several tie for it, nobody does.
fn bioengineering_2<D: Variant>(p: &mut Play<D>) -> Flow {
    let leaves = |seat| p.g.icon(seat, Leaf);
    if p.g.everyone().any(|seat| leaves(seat) < 3)
        && let Some(winner) = p.g.single_most(leaves)
    {
        p.win(winner)?;
    }
    Ok(())
}

/// Software: Draw a 10 and score it.
fn software_1<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw_and_score(p.value_in_box(10))?.either_way();
    Ok(())
}

/// Software: Draw two 10 cards, melding each as you draw it. Then execute the second one's non-demand effects by
/// yourself; nobody shares them.
fn software_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw_and_meld(p.value_in_box(10))?.either_way();
    let second = p.draw_and_meld(p.value_in_box(10))?;
    p.execute(second.card)
}

/// A.I.: Draw a 10 and score it.
fn ai_1<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw_and_score(p.value_in_box(10))?.either_way();
    Ok(())
}

/// A.I.: If Robotics and Software are both top cards, on one board or on two, the player with the lowest score wins;
/// if several tie for it, nobody does.
fn ai_2<D: Variant>(p: &mut Play<D>) -> Flow {
    let on_top = |name| {
        let tops = p.g.everyone().fold(CardSet::NONE, |tops, seat| tops | p.g.tops(seat));
        tops.iter().any(|card| card.name() == name)
    };
    if on_top("Robotics")
        && on_top("Software")
        && let Some(winner) = p.g.single_most(|seat| usize::MAX - p.g.points(seat))
    {
        p.win(winner)?;
    }
    Ok(())
}

/// The Internet: You may splay your green stack up.
fn the_internet_1<D: Variant>(p: &mut Play<D>) -> Flow {
    p.may_splay(&[Green], Up)?.either_way();
    Ok(())
}

/// The Internet: Draw a 10 and score it.
fn the_internet_2<D: Variant>(p: &mut Play<D>) -> Flow {
    p.draw_and_score(p.value_in_box(10))?.either_way();
    Ok(())
}

/// The Internet: For every two clock on your board (rounded down), draw a 10 and meld it.
fn the_internet_3<D: Variant>(p: &mut Play<D>) -> Flow {
    for _ in 0..p.icons(Clock) / 2 {
        p.draw_and_meld(p.value_in_box(10))?.either_way();
    }
    Ok(())
}
