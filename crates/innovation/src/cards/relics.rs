//! The relics: a lost card of each set.

use super::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [Print; 5] = [
    city("Timbuktu", 3, Green, [LIGHTBULB, CROWN, CROWN, CROWN, HEX, PLUS]),
    artifact("Complex Numbers", 4, Blue, [FACTORY, HEX, LIGHTBULB, LIGHTBULB], Some(Lightbulb), &[dogma(complex_numbers)]),
    artifact("Newton-Wickins Telescope", 5, Purple, [FACTORY, LIGHTBULB, FACTORY, HEX], Some(Factory), &[dogma(newton_wickins_telescope)]),
    Print {
        karmas: &[Karma::When(ching_shih_karma_1), Karma::Would(ching_shih_karma_2_if, ching_shih_karma_2)],
        ..artifact("Ching Shih", 6, Red, [CLOCK, CLOCK, HEX, LEAF], Some(Clock), &[])
    },
    echo("Safety Pin", 7, Yellow, [HEX, ECHO, LEAF, LEAF], Leaf, Some(safety_pin_echo), &[demand(safety_pin_demand)]),
];

/// Complex Numbers: You may show a card from your hand that has exactly the icons of one of your top cards, in kind and in number.
/// If you did, claim an available achievement of its value, eligible or not.
fn complex_numbers(p: &mut P) -> Flow {
    todo!()
}

/// Newton-Wickins Telescope: You may return as many cards from your score pile as you like. If you did, draw a card whose value is
/// their number and meld it; with a clock on it, return it.
fn newton_wickins_telescope(p: &mut P) -> Flow {
    todo!()
}

/// Ching Shih: As soon as you meld this card, transfer an achievement of an opponent to yours.
fn ching_shih_karma_1(p: &mut P) -> Flow {
    todo!()
}

/// Ching Shih: Instead of scoring a card that is no figure, transfer a card of the same value from an opponent's score pile to yours.
fn ching_shih_karma_2(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn ching_shih_karma_2_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Safety Pin: Draw a 7 and score it.
fn safety_pin_echo(p: &mut P) -> Flow {
    todo!()
}

/// Safety Pin: I demand that you return all cards above 6 from your hand. After that, draw a 6.
fn safety_pin_demand(p: &mut P) -> Flow {
    todo!()
}
