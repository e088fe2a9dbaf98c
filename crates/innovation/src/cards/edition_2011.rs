//! The 2011 edition: the cards whose rule differs, and nothing else.

use table::Flow;

use super::prelude::*;
use super::{age_01, age_03, age_05, age_06, age_09};
use crate::card::{Effect, demand, dogma};

/// The card's effects in the 2011 edition, if they are not those of the 2017 edition.
pub(crate) fn effects<D: Variant>(card: Card) -> Option<&'static [Effect<D>]> {
    BaseSet::<D>::DIFFERENT.iter().find(|(name, _)| *name == card.name()).map(|(_, effects)| *effects)
}

/// Cards by name.
type Different<D> = &'static [(&'static str, &'static [Effect<D>])];

impl<D: Variant> BaseSet<D> {
    const DIFFERENT: Different<D> = &[
        ("Oars", &[demand(oars_demand), dogma(age_01::oars)]),
        ("Fermenting", &[dogma(fermenting)]),
        ("Feudalism", &[demand(feudalism_demand), dogma(age_03::feudalism)]),
        ("Measurement", &[dogma(measurement)]),
        ("Statistics", &[demand(statistics_demand), dogma(age_05::statistics)]),
        ("Societies", &[demand(societies_demand)]),
        ("Industrialization", &[dogma(industrialization_1), dogma(age_06::industrialization_2)]),
        ("Combustion", &[demand(combustion_demand)]),
        ("Fission", &[demand(age_09::fission_demand), dogma(fission)]),
    ];
}

/// Not repeated.
fn oars_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.transfer_one(p.hand().having(Crown), MyScorePile)?.done() {
        p.demand_met();
        p.draw(1)?;
    }
    Ok(())
}

/// By icons, not by colors.
fn fermenting<D: Variant>(p: &mut Play<D>) -> Flow {
    for _ in 0..p.icons(Leaf) / 2 {
        p.draw(2)?;
    }
    Ok(())
}

/// Nothing is unsplayed.
fn feudalism_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    p.transfer_one(p.hand().having(Castle), MyHand)?.either_way();
    Ok(())
}

/// Any color may be splayed, and the returned card stays secret.
fn measurement<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.may_return_one(p.hand())?.done() {
        let present = Color::ALL.into_iter().filter(|&color| p.has_color(color)).collect::<ArrayVec<_, 5>>();
        let color = p.choose_color(Ask::Splay(Right), present.into_iter())?;
        if let Some(color) = color {
            p.splay(color, Right)?.either_way();
        }
        p.draw(color.map_or(0, |color| p.g.count(p.you(), color)))?;
    }
    Ok(())
}

/// The highest card only, and once more while it is the only card in hand.
fn statistics_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    while let Some(card) = p.choose(Ask::Transfer(p.at(YourHand)), p.score_pile().highest())?
        && p.transfer(card, YourHand)?.done()
        && p.hand().len() == 1
    {}
    Ok(())
}

/// Any color but purple, of whatever value.
fn societies_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    if p.transfer_one(p.tops().not_colored(Purple).having(Lightbulb), MyBoard)?.done() {
        p.draw(5)?;
    }
    Ok(())
}

/// By icons, not by colors.
fn industrialization_1<D: Variant>(p: &mut Play<D>) -> Flow {
    for _ in 0..p.icons(Factory) / 2 {
        p.draw_and_tuck(6)?.either_way();
    }
    Ok(())
}

/// Always two cards.
fn combustion_demand<D: Variant>(p: &mut Play<D>) -> Flow {
    p.transfer_several(2, p.score_pile(), MyScorePile)?.either_way();
    Ok(())
}

/// Without the draw.
fn fission<D: Variant>(p: &mut Play<D>) -> Flow {
    age_09::return_any_top(p)
}
