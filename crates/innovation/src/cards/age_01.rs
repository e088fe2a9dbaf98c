//! Cards of age 1.

use table::Flow;

use crate::card::{Face, demand, dogma};
use crate::cards::prelude::*;

#[rustfmt::skip]
pub(super) const CARDS: [Face; 15] = [
    card("Archery", 1, Red, [CASTLE, LIGHTBULB, HEX, CASTLE], Castle, &[demand(archery_demand)]),
    card("Metalworking", 1, Red, [CASTLE, CASTLE, HEX, CASTLE], Castle, &[dogma(metalworking)]),
    card("Oars", 1, Red, [CASTLE, CROWN, HEX, CASTLE], Castle, &[demand(oars_demand), dogma(oars)]),
    card("Agriculture", 1, Yellow, [HEX, LEAF, LEAF, LEAF], Leaf, &[dogma(agriculture)]),
    card("Domestication", 1, Yellow, [CASTLE, CROWN, HEX, CASTLE], Castle, &[dogma(domestication)]),
    card("Masonry", 1, Yellow, [CASTLE, HEX, CASTLE, CASTLE], Castle, &[dogma(masonry)]),
    card("Clothing", 1, Green, [HEX, CROWN, LEAF, LEAF], Leaf, &[dogma(clothing_1), dogma(clothing_2)]),
    card("Sailing", 1, Green, [CROWN, CROWN, HEX, LEAF], Crown, &[dogma(sailing)]),
    card("The Wheel", 1, Green, [HEX, CASTLE, CASTLE, CASTLE], Castle, &[dogma(the_wheel)]),
    card("Pottery", 1, Blue, [HEX, LEAF, LEAF, LEAF], Leaf, &[dogma(pottery_1), dogma(pottery_2)]),
    card("Tools", 1, Blue, [HEX, LIGHTBULB, LIGHTBULB, CASTLE], Lightbulb, &[dogma(tools_1), dogma(tools_2)]),
    card("Writing", 1, Blue, [HEX, LIGHTBULB, LIGHTBULB, CROWN], Lightbulb, &[dogma(writing)]),
    card("City States", 1, Purple, [HEX, CROWN, CROWN, CASTLE], Crown, &[demand(city_states_demand)]),
    card("Code of Laws", 1, Purple, [HEX, CROWN, CROWN, LEAF], Crown, &[dogma(code_of_laws)]),
    card("Mysticism", 1, Purple, [HEX, CASTLE, CASTLE, CASTLE], Castle, &[dogma(mysticism)]),
];

fn archery_demand(p: &mut Play) -> Flow {
    p.draw(1)?;
    if let Some(card) = p.choose(Ask::Transfer, p.hand().highest())? {
        p.transfer(card, Zone::Hand(p.me))?;
    }
    Ok(())
}

fn metalworking(p: &mut Play) -> Flow {
    loop {
        let card = p.draw_and_reveal(1)?;
        if !card.has(Castle) {
            return Ok(());
        }
        p.score(card)?;
    }
}

fn oars_demand(p: &mut Play) -> Flow {
    while let Some(card) = p.choose(Ask::Transfer, p.hand().having(Crown))? {
        p.transfer(card, Zone::Score(p.me))?;
        p.g.dogma.demand_met = true;
        p.draw(1)?;
    }
    Ok(())
}

pub(super) fn oars(p: &mut Play) -> Flow {
    if !p.g.dogma.demand_met {
        p.draw(1)?;
    }
    Ok(())
}

fn agriculture(p: &mut Play) -> Flow {
    if let Some(card) = p.may_choose(Ask::Return, p.hand())? {
        p.return_card(card)?;
        p.draw_and_score(card.value() as usize + 1)?;
    }
    Ok(())
}

fn domestication(p: &mut Play) -> Flow {
    if let Some(card) = p.choose(Ask::Meld, p.hand().lowest())? {
        p.meld(card)?;
    }
    p.draw(1)?;
    Ok(())
}

fn masonry(p: &mut Play) -> Flow {
    let mut melded = 0;
    while let Some(card) = p.choose_or_stop(Ask::Meld, p.hand().having(Castle))? {
        p.meld(card)?;
        melded += 1;
    }
    if melded >= 4 {
        p.claim(Special::Monument)?;
    }
    Ok(())
}

fn clothing_1(p: &mut Play) -> Flow {
    let new = p.hand().iter().filter(|card| !p.has_color(card.color())).collect();
    if let Some(card) = p.choose(Ask::Meld, new)? {
        p.meld(card)?;
    }
    Ok(())
}

fn clothing_2(p: &mut Play) -> Flow {
    let only_yours = |color: &Color| {
        p.has_color(*color) && p.opponents().all(|opponent| p.g.top(opponent, *color).is_none())
    };
    for _ in 0..Color::ALL.iter().filter(|color| only_yours(color)).count() {
        p.draw_and_score(1)?;
    }
    Ok(())
}

fn sailing(p: &mut Play) -> Flow {
    p.draw_and_meld(1)?;
    Ok(())
}

fn the_wheel(p: &mut Play) -> Flow {
    p.draw(1)?;
    p.draw(1)?;
    Ok(())
}

fn pottery_1(p: &mut Play) -> Flow {
    let mut returned = 0;
    while returned < 3
        && let Some(card) = p.choose_or_stop(Ask::Return, p.hand())?
    {
        p.return_card(card)?;
        returned += 1;
    }
    if returned > 0 {
        p.draw_and_score(returned)?;
    }
    Ok(())
}

fn pottery_2(p: &mut Play) -> Flow {
    p.draw(1)?;
    Ok(())
}

fn tools_1(p: &mut Play) -> Flow {
    let mut returned = 0;
    let mut next = p.may_choose(Ask::Return, p.hand())?;
    while let Some(card) = next {
        p.return_card(card)?;
        returned += 1;
        next = if returned < 3 { p.choose(Ask::Return, p.hand())? } else { None };
    }
    if returned == 3 {
        p.draw_and_meld(3)?;
    }
    Ok(())
}

fn tools_2(p: &mut Play) -> Flow {
    if let Some(card) = p.may_choose(Ask::Return, p.hand().valued(3))? {
        p.return_card(card)?;
        for _ in 0..3 {
            p.draw(1)?;
        }
    }
    Ok(())
}

fn writing(p: &mut Play) -> Flow {
    p.draw(2)?;
    Ok(())
}

fn city_states_demand(p: &mut Play) -> Flow {
    if p.icons(Castle) >= 4
        && let Some(card) = p.choose(Ask::Transfer, p.tops().having(Castle))?
    {
        p.transfer(card, Zone::Board(p.me))?;
        p.draw(1)?;
    }
    Ok(())
}

fn code_of_laws(p: &mut Play) -> Flow {
    let matching = p.hand().iter().filter(|card| p.has_color(card.color())).collect();
    if let Some(card) = p.may_choose(Ask::Tuck, matching)? {
        p.tuck(card)?;
        p.may_splay(&[card.color()], Left)?;
    }
    Ok(())
}

fn mysticism(p: &mut Play) -> Flow {
    let card = p.draw_and_reveal(1)?;
    if p.has_color(card.color()) {
        p.meld(card)?;
        p.draw(1)?;
    }
    Ok(())
}
