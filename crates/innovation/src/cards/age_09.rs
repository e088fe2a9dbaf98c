//! Cards of age 9.

use table::Flow;

use crate::card::{Face, demand, dogma};
use crate::cards::prelude::*;

#[rustfmt::skip]
pub(super) const CARDS: [Face; 10] = [
    card("Composites", 9, Red, [FACTORY, FACTORY, HEX, FACTORY], Factory, &[demand(composites_demand)]),
    card("Fission", 9, Red, [HEX, CLOCK, CLOCK, CLOCK], Clock, &[demand(fission_demand), dogma(fission)]),
    card("Ecology", 9, Yellow, [LEAF, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, &[dogma(ecology)]),
    card("Suburbia", 9, Yellow, [HEX, CROWN, LEAF, LEAF], Leaf, &[dogma(suburbia)]),
    card("Collaboration", 9, Green, [HEX, CROWN, CLOCK, CROWN], Crown, &[demand(collaboration_demand), dogma(collaboration)]),
    card("Satellites", 9, Green, [HEX, CLOCK, CLOCK, CLOCK], Clock, &[dogma(satellites_1), dogma(satellites_2), dogma(satellites_3)]),
    card("Computers", 9, Blue, [CLOCK, HEX, CLOCK, FACTORY], Clock, &[dogma(computers_1), dogma(computers_2)]),
    card("Genetics", 9, Blue, [LIGHTBULB, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, &[dogma(genetics)]),
    card("Services", 9, Purple, [HEX, LEAF, LEAF, LEAF], Leaf, &[demand(services_demand)]),
    card("Specialization", 9, Purple, [HEX, FACTORY, LEAF, FACTORY], Factory, &[dogma(specialization_1), dogma(specialization_2)]),
];

fn composites_demand(p: &mut Play) -> Flow {
    if let Some(kept) = p.choose(Ask::Keep, p.hand())? {
        p.transfer_all(p.hand().without(kept), Zone::Hand(p.me))?;
    }
    if let Some(card) = p.choose(Ask::Transfer, p.score_pile().highest())? {
        p.transfer(card, Zone::Score(p.me))?;
    }
    Ok(())
}

pub(super) fn fission_demand(p: &mut Play) -> Flow {
    if p.draw_and_reveal(10)?.color() == Red {
        p.remove_everything();
    }
    Ok(())
}

fn fission(p: &mut Play) -> Flow {
    return_any_top(p)?;
    p.draw(10)?;
    Ok(())
}

/// A top card other than Fission goes back from any board.
pub(super) fn return_any_top(p: &mut Play) -> Flow {
    let tops = p.g.everyone().fold(CardSet::NONE, |tops, seat| tops | p.g.tops(seat));
    let others = tops.iter().filter(|card| card.name() != "Fission").collect();
    if let Some(card) = p.choose(Ask::Return, others)? {
        p.return_card(card)?;
    }
    Ok(())
}

fn ecology(p: &mut Play) -> Flow {
    if let Some(card) = p.may_choose(Ask::Return, p.hand())? {
        p.return_card(card)?;
        if let Some(card) = p.choose(Ask::Score, p.hand())? {
            p.score(card)?;
        }
        p.draw(10)?;
        p.draw(10)?;
    }
    Ok(())
}

fn suburbia(p: &mut Play) -> Flow {
    let mut tucked = 0;
    while let Some(card) = p.choose_or_stop(Ask::Tuck, p.hand())? {
        p.tuck(card)?;
        tucked += 1;
    }
    for _ in 0..tucked {
        p.draw_and_score(1)?;
    }
    Ok(())
}

fn collaboration_demand(p: &mut Play) -> Flow {
    let drawn = CardSet::NONE.with(p.draw_and_reveal(9)?).with(p.draw_and_reveal(9)?);
    if let Some(card) = p.i_choose(Ask::Transfer, drawn)? {
        p.transfer(card, Zone::Board(p.me))?;
        for other in drawn.without(card).iter() {
            p.meld(other)?;
        }
    }
    Ok(())
}

fn collaboration(p: &mut Play) -> Flow {
    if p.g.count(p.you, Green) >= 10 {
        p.win(p.you)?;
    }
    Ok(())
}

fn satellites_1(p: &mut Play) -> Flow {
    p.return_all(p.hand())?;
    for _ in 0..3 {
        p.draw(8)?;
    }
    Ok(())
}

fn satellites_2(p: &mut Play) -> Flow {
    p.may_splay(&[Purple], Up)?;
    Ok(())
}

fn satellites_3(p: &mut Play) -> Flow {
    if let Some(card) = p.choose(Ask::Meld, p.hand())? {
        p.meld(card)?;
        p.execute(card)?;
    }
    Ok(())
}

fn computers_1(p: &mut Play) -> Flow {
    p.may_splay(&[Red, Green], Up)?;
    Ok(())
}

fn computers_2(p: &mut Play) -> Flow {
    let card = p.draw_and_meld(10)?;
    p.execute(card)
}

fn genetics(p: &mut Play) -> Flow {
    let card = p.draw_and_meld(10)?;
    let beneath = p.g.stack(p.you, card.color()).skip(1).collect();
    p.score_all(beneath)
}

fn services_demand(p: &mut Play) -> Flow {
    let highest = p.score_pile().highest();
    p.transfer_all(highest, Zone::Hand(p.me))?;
    if !highest.is_empty()
        && let Some(card) = p.choose(Ask::Transfer, p.my_tops().lacking(Leaf))?
    {
        p.transfer(card, Zone::Hand(p.you))?;
    }
    Ok(())
}

fn specialization_1(p: &mut Play) -> Flow {
    if let Some(card) = p.choose(Ask::Reveal, p.hand())? {
        p.reveal(card);
        for opponent in p.opponents() {
            p.take_all(p.g.top(opponent, card.color()).into_iter().collect())?;
        }
    }
    Ok(())
}

fn specialization_2(p: &mut Play) -> Flow {
    p.may_splay(&[Yellow, Blue], Up)?;
    Ok(())
}
