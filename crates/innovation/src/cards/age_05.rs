//! Cards of age 5.

use table::Flow;

use crate::card::{Face, demand, dogma};
use crate::cards::prelude::*;

#[rustfmt::skip]
pub(super) const CARDS: [Face; 10] = [
    card("Coal", 5, Red, [FACTORY, FACTORY, FACTORY, HEX], Factory, &[dogma(coal_1), dogma(coal_2), dogma(coal_3)]),
    card("The Pirate Code", 5, Red, [CROWN, FACTORY, CROWN, HEX], Crown, &[demand(the_pirate_code_demand), dogma(the_pirate_code)]),
    card("Statistics", 5, Yellow, [LEAF, LIGHTBULB, LEAF, HEX], Leaf, &[demand(statistics_demand), dogma(statistics)]),
    card("Steam Engine", 5, Yellow, [HEX, FACTORY, CROWN, FACTORY], Factory, &[dogma(steam_engine)]),
    card("Banking", 5, Green, [FACTORY, CROWN, HEX, CROWN], Crown, &[demand(banking_demand), dogma(banking)]),
    card("Measurement", 5, Green, [LIGHTBULB, LEAF, LIGHTBULB, HEX], Lightbulb, &[dogma(measurement)]),
    card("Chemistry", 5, Blue, [FACTORY, LIGHTBULB, FACTORY, HEX], Factory, &[dogma(chemistry_1), dogma(chemistry_2)]),
    card("Physics", 5, Blue, [FACTORY, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, &[dogma(physics)]),
    card("Astronomy", 5, Purple, [CROWN, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, &[dogma(astronomy_1), dogma(astronomy_2)]),
    card("Societies", 5, Purple, [CROWN, HEX, LIGHTBULB, CROWN], Crown, &[demand(societies_demand)]),
];

fn coal_1(p: &mut Play) -> Flow {
    p.draw_and_tuck(5)?;
    Ok(())
}

fn coal_2(p: &mut Play) -> Flow {
    p.may_splay(&[Red], Right)?;
    Ok(())
}

fn coal_3(p: &mut Play) -> Flow {
    if let Some(card) = p.may_choose(Ask::Score, p.tops())? {
        p.score(card)?;
        if let Some(beneath) = p.top(card.color()) {
            p.score(beneath)?;
        }
    }
    Ok(())
}

fn the_pirate_code_demand(p: &mut Play) -> Flow {
    let low = p.score_pile().iter().filter(|card| card.value() <= 4).collect();
    let cards = p.choose_several(2, Ask::Transfer, low)?;
    p.g.dogma.demand_met |= !cards.is_empty();
    p.transfer_all(cards, Zone::Score(p.me))
}

fn the_pirate_code(p: &mut Play) -> Flow {
    if p.g.dogma.demand_met
        && let Some(card) = p.choose(Ask::Score, p.tops().having(Crown).lowest())?
    {
        p.score(card)?;
    }
    Ok(())
}

fn statistics_demand(p: &mut Play) -> Flow {
    p.transfer_all(p.score_pile().highest(), Zone::Hand(p.you))
}

pub(super) fn statistics(p: &mut Play) -> Flow {
    p.may_splay(&[Yellow], Right)?;
    Ok(())
}

fn steam_engine(p: &mut Play) -> Flow {
    p.draw_and_tuck(4)?;
    p.draw_and_tuck(4)?;
    if let Some(bottom) = p.bottom(Yellow) {
        p.score(bottom)?;
    }
    Ok(())
}

fn banking_demand(p: &mut Play) -> Flow {
    if let Some(card) = p.choose(Ask::Transfer, p.tops().not_colored(Green).having(Factory))? {
        p.transfer(card, Zone::Board(p.me))?;
        p.draw_and_score(5)?;
    }
    Ok(())
}

fn banking(p: &mut Play) -> Flow {
    p.may_splay(&[Green], Right)?;
    Ok(())
}

fn measurement(p: &mut Play) -> Flow {
    if let Some(card) = p.may_choose(Ask::Return, p.hand())? {
        p.reveal(card);
        p.return_card(card)?;
        p.splay(card.color(), Right)?;
        p.draw(p.g.count(p.you, card.color()))?;
    }
    Ok(())
}

fn chemistry_1(p: &mut Play) -> Flow {
    p.may_splay(&[Blue], Right)?;
    Ok(())
}

fn chemistry_2(p: &mut Play) -> Flow {
    p.draw_and_score(p.tops().highest_value() as usize + 1)?;
    if let Some(card) = p.choose(Ask::Return, p.score_pile())? {
        p.return_card(card)?;
    }
    Ok(())
}

fn physics(p: &mut Play) -> Flow {
    let mut drawn = CardSet::NONE;
    for _ in 0..3 {
        drawn = drawn.with(p.draw_and_reveal(6)?);
    }
    if Color::ALL.into_iter().any(|color| drawn.colored(color).len() >= 2) {
        p.return_all(p.hand())?;
    }
    Ok(())
}

fn astronomy_1(p: &mut Play) -> Flow {
    loop {
        let card = p.draw_and_reveal(6)?;
        if !matches!(card.color(), Green | Blue) {
            return Ok(());
        }
        p.meld(card)?;
    }
}

fn astronomy_2(p: &mut Play) -> Flow {
    let others = p.tops().not_colored(Purple);
    if others.iter().all(|card| card.value() >= 6) {
        p.claim(Special::Universe)?;
    }
    Ok(())
}

fn societies_demand(p: &mut Play) -> Flow {
    let mine = |color| p.g.top(p.me, color).map_or(0, Card::value);
    let higher = p.tops().having(Lightbulb).iter().filter(|card| card.value() > mine(card.color())).collect();
    if let Some(card) = p.choose(Ask::Transfer, higher)? {
        p.transfer(card, Zone::Board(p.me))?;
        p.draw(5)?;
    }
    Ok(())
}
