//! The relics: a lost card of each set.

use super::expansion::*;

pub(super) const CARDS: [ExpansionCardDef; 5] = [
    city("Timbuktu", 3, Green, [LIGHTBULB, CROWN, CROWN, CROWN, HEX, PLUS]),
    artifact(
        "Complex Numbers",
        4,
        Blue,
        [FACTORY, HEX, LIGHTBULB, LIGHTBULB],
        Some(Lightbulb),
        &[dogma(complex_numbers)],
    ),
    artifact(
        "Newton-Wickins Telescope",
        5,
        Purple,
        [FACTORY, LIGHTBULB, FACTORY, HEX],
        Some(Factory),
        &[dogma(newton_wickins_telescope)],
    ),
    artifact("Ching Shih", 6, Red, [CLOCK, CLOCK, HEX, LEAF], Some(Clock), &[])
        .when_melded(ching_shih_karma_1)
        .if_you(Scores(|_, _, card| card.set() != Set::Figures, Instead(ching_shih_karma_2))),
    echo("Safety Pin", 7, Yellow, [HEX, ECHO, LEAF, LEAF], Leaf, Some(safety_pin_echo), &[demand(safety_pin_demand)]),
];

/// Complex Numbers: You may show a card from your hand that has exactly the icons of one of your top cards, in kind and
/// in number. If you did, claim an available achievement of its value, eligible or not.
fn complex_numbers(p: &mut P) -> Flow {
    let matching =
        p.hand().iter().filter(|&card| p.tops().iter().any(|top| same(&all_icons(card), &all_icons(top)))).collect();
    if let Some(card) = p.may_choose(Ask::Reveal, matching)? {
        p.reveal(card);
        p.claim_one(|_, age| age == card.value())?.either_way();
    }
    Ok(())
}

/// All icons of a card: bonuses and those of cities are icons, too, but neither its image nor a box with an effect is.
fn all_icons(card: Card) -> ArrayVec<Slot, 6> {
    let no_icons = [Slot::Blank, Slot::Hex, Slot::Echo, Slot::Inspire];
    card.facts().slots.into_iter().filter(|slot| !no_icons.contains(slot)).collect()
}

fn same(some: &[Slot], others: &[Slot]) -> bool {
    let count = |icons: &[Slot], wanted| icons.iter().filter(|icon| *icon == wanted).count();
    some.len() == others.len() && some.iter().all(|icon| count(some, icon) == count(others, icon))
}

/// Newton-Wickins Telescope: You may return as many cards from your score pile as you like. If you did, draw a card
/// whose value is their number and meld it; with a clock on it, return it.
fn newton_wickins_telescope(p: &mut P) -> Flow {
    let returned = p.return_up_to(usize::MAX, p.score_pile())?.cards().len();
    if returned == 0 {
        return Ok(());
    }
    if let Some(card) = p.draw_and_meld(returned)?.which()
        && card.has(Clock)
    {
        p.return_card(card)?.either_way();
    }
    Ok(())
}

/// Ching Shih: As soon as you meld this card, transfer an achievement of an opponent to yours.
fn ching_shih_karma_1(p: &mut P) -> Flow {
    let you = p.you();
    let owners: Seats = p.opponents().filter(|&seat| !p.g.stealable(seat).is_empty()).collect();
    let Some(owner) = p.choose_player(Ask::Player, owners.iter())? else { return Ok(()) };
    let stealable = p.g.stealable(owner);
    match p.ask(you, Ask::TransferAchievement(you), |offers| offers.extend(stealable))? {
        Some(Choice::AchievementOf(_, age)) => match p.any_of(p.g.owned(owner, age)) {
            Some(card) => p.transfer(card, Zone::Achievements(you)).map(Deed::either_way),
            None => Ok(()),
        },
        Some(Choice::Card(relic)) => p.transfer(relic, Zone::Achievements(you)).map(Deed::either_way),
        Some(Choice::Special(special)) => p.take_special_from(owner, special),
        Some(Choice::Decree(decree)) => p.take_decree_from(owner, decree),
        _ => Ok(()),
    }
}

/// Ching Shih: Instead of scoring a card that is no figure, transfer a card of the same value from an opponent's score
/// pile to yours.
fn ching_shih_karma_2(p: &mut P, card: Card) -> Flow {
    let to = p.at(YourScorePile);
    if let Some(taken) = p.choose_back_valued(p.value(card), Ask::Transfer(to), p.opponents())? {
        p.transfer(taken, to)?.either_way();
    }
    Ok(())
}

/// Safety Pin: Draw a 7 and score it.
fn safety_pin_echo(p: &mut P) -> Flow {
    p.draw_and_score(p.value_in_box(7))?.either_way();
    Ok(())
}

/// Safety Pin: I demand that you return all cards above 6 from your hand. After that, draw a 6.
fn safety_pin_demand(p: &mut P) -> Flow {
    p.return_all(p.hand().iter().filter(|card| card.value() > 6).collect())?.either_way();
    p.draw(p.value_in_box(6))?;
    Ok(())
}
