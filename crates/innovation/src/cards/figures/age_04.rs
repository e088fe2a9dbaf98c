//! Figures of age 4.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [Print; 10] = [
    figure("Amina Sukhera", 4, Red, [FACTORY, INSPIRE, FACTORY, HEX], Factory, Inspire(amina_sukhera_inspire), &[Karma::When(amina_sukhera_karma_1), Karma::Standing]),
    figure("Yi Sun-Sin", 4, Red, [bonus(4), HEX, FACTORY, ECHO], Factory, Echo(yi_sun_sin_echo), &[Karma::Would(yi_sun_sin_karma_1_if, yi_sun_sin_karma_1)]),
    figure("Leonardo da Vinci", 4, Yellow, [ECHO, bonus(5), HEX, LEAF], Leaf, Echo(leonardo_da_vinci_echo), &[Karma::Would(leonardo_da_vinci_karma_1_if, leonardo_da_vinci_karma_1), Karma::Would(leonardo_da_vinci_karma_2_if, leonardo_da_vinci_karma_2)]),
    figure("Michelangelo", 4, Yellow, [CROWN, HEX, INSPIRE, CROWN], Crown, Inspire(michelangelo_inspire), &[Karma::Standing]),
    figure("Christopher Columbus", 4, Green, [bonus(4), LEAF, HEX, INSPIRE], Leaf, Inspire(christopher_columbus_inspire), &[Karma::Decree(Decree::Trade), Karma::Icons(christopher_columbus_karma_2)]),
    figure("Galileo Galilei", 4, Green, [HEX, CROWN, CROWN, ECHO], Crown, Echo(galileo_galilei_echo), &[Karma::Would(galileo_galilei_karma_1_if, galileo_galilei_karma_1)]),
    figure("Johannes Kepler", 4, Blue, [HEX, LIGHTBULB, ECHO, LIGHTBULB], Lightbulb, Echo(johannes_kepler_echo), &[Karma::Would(johannes_kepler_karma_1_if, johannes_kepler_karma_1)]),
    figure("Takiyuddin", 4, Blue, [INSPIRE, LEAF, LEAF, HEX], Leaf, Inspire(takiyuddin_inspire), &[Karma::Decree(Decree::Advancement), Karma::Would(takiyuddin_karma_2_if, takiyuddin_karma_2)]),
    figure("Niccolo Machiavelli", 4, Purple, [ECHO, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, Echo(niccolo_machiavelli_echo), &[Karma::Achievements(niccolo_machiavelli_karma_1)]),
    figure("William Shakespeare", 4, Purple, [bonus(4), INSPIRE, HEX, LIGHTBULB], Lightbulb, Inspire(william_shakespeare_inspire), &[Karma::Decree(Decree::Rivalry), Karma::Points(william_shakespeare_karma_2)]),
];

/// Amina Sukhera: Score the bottom purple card of every player's board, yours included.
fn amina_sukhera_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Amina Sukhera: As soon as you meld this card, score each top figure of value 4 on your opponents' boards. Cards
/// uncovered by this stay.
fn amina_sukhera_karma_1(p: &mut P) -> Flow {
    todo!()
}

// Amina Sukhera: For you, the available achievements also include each of your top cards with a [castle].
// (Standing: the rule that it changes asks for it.)

/// Yi Sun-Sin: Choose a top card with a [castle] on any player's board, yours included, and score it.
fn yi_sun_sin_echo(p: &mut P) -> Flow {
    todo!()
}

/// Yi Sun-Sin: Instead of scoring a card whose color you have splayed, tuck it. Then draw a [3] and tuck that one
/// too.
fn yi_sun_sin_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn yi_sun_sin_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Leonardo da Vinci: Choose a top figure that has a bonus on any player's board, yours included, and score it.
fn leonardo_da_vinci_echo(p: &mut P) -> Flow {
    todo!()
}

/// Leonardo da Vinci: Before you meld a yellow card, meld all cards in your hand that are neither yellow nor
/// purple.
fn leonardo_da_vinci_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn leonardo_da_vinci_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Leonardo da Vinci: Before you meld a purple card, draw three [4] cards.
fn leonardo_da_vinci_karma_2(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn leonardo_da_vinci_karma_2_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Michelangelo: From your hand, score one card.
fn michelangelo_inspire(p: &mut P) -> Flow {
    todo!()
}

// Michelangelo: All cards in your hand are at the same time cards of your score pile.
// (Standing: the rule that it changes asks for it.)

/// Christopher Columbus: Draw one [4].
fn christopher_columbus_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Christopher Columbus: For each [factory] on your board, you have two more [crown].
fn christopher_columbus_karma_2(g: &Engine<All>, seat: Seat, printed: Icons) -> Icons {
    todo!()
}

/// Galileo Galilei: Choose [5] or [6]. Draw a card of that value and foreshadow it.
fn galileo_galilei_echo(p: &mut P) -> Flow {
    todo!()
}

/// Galileo Galilei: Before you foreshadow a card whose value is missing from your forecast, transfer your whole
/// forecast to your hand.
fn galileo_galilei_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn galileo_galilei_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Johannes Kepler: Draw one [5].
fn johannes_kepler_echo(p: &mut P) -> Flow {
    todo!()
}

/// Johannes Kepler: Before you take a Dogma action, show all cards in your hand of the same color as the card you
/// chose for it. During the action, each boxed value in any effect is higher by the number of cards shown.
fn johannes_kepler_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn johannes_kepler_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Takiyuddin: Draw a [5]. With a [lightbulb] on it, meld it; without one, tuck it.
fn takiyuddin_inspire(p: &mut P) -> Flow {
    todo!()
}

/// Takiyuddin: Before you take an Inspire action, you may splay the stack you chose for it right.
fn takiyuddin_karma_2(p: &mut P, would: Would) -> Flow<bool> {
    todo!()
}

fn takiyuddin_karma_2_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    todo!()
}

/// Niccolo Machiavelli: Choose one of your stacks that is splayed left and splay it right.
fn niccolo_machiavelli_echo(p: &mut P) -> Flow {
    todo!()
}

/// Niccolo Machiavelli: Each color that you have splayed right, and that no other player has splayed in any
/// direction, counts as an achievement for you.
fn niccolo_machiavelli_karma_1(g: &Engine<All>, seat: Seat) -> usize {
    todo!()
}

/// William Shakespeare: From your hand, meld one card.
fn william_shakespeare_inspire(p: &mut P) -> Flow {
    todo!()
}

/// William Shakespeare: Your score is one point higher for each [hex] visible on your board.
fn william_shakespeare_karma_2(g: &Engine<All>, seat: Seat) -> usize {
    todo!()
}
