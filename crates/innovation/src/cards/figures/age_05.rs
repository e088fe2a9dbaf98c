//! Figures of age 5.

use crate::cards::expansion::*;

#[rustfmt::skip]
pub(super) const CARDS: [ExpansionCardDef; 10] = [
    figure("Peter the Great", 5, Red, [FACTORY, INSPIRE, bonus(5), HEX], Factory, Inspire(peter_the_great_inspire), &[Karma::When(peter_the_great_karma_1), Karma::Would(peter_the_great_karma_2_if, peter_the_great_karma_2)]),
    figure("Shivaji", 5, Red, [ECHO, FACTORY, FACTORY, HEX], Factory, Echo(shivaji_echo), &[Karma::Decree(Decree::War), Karma::Would(shivaji_karma_2_if, shivaji_karma_2)]),
    figure("Antonie van Leeuwenhoek", 5, Yellow, [ECHO, LIGHTBULB, HEX, LIGHTBULB], Lightbulb, Echo(antonie_van_leeuwenhoek_echo), &[Karma::Standing]),
    figure("Christopher Polhem", 5, Yellow, [HEX, FACTORY, FACTORY, INSPIRE], Factory, Inspire(christopher_polhem_inspire), &[Karma::Decree(Decree::Expansion), Karma::Points(christopher_polhem_karma_2)]),
    figure("Bartholomew Roberts", 5, Green, [INSPIRE, HEX, CROWN, bonus(6)], Crown, Inspire(bartholomew_roberts_inspire), &[Karma::Would(bartholomew_roberts_karma_1_if, bartholomew_roberts_karma_1)]),
    figure("Samuel de Champlain", 5, Green, [CROWN, bonus(5), HEX, INSPIRE], Crown, Inspire(samuel_de_champlain_inspire), &[Karma::Would(samuel_de_champlain_karma_1_if, samuel_de_champlain_karma_1)]),
    figure("Christiaan Huygens", 5, Blue, [ECHO, LIGHTBULB, LIGHTBULB, HEX], Lightbulb, Echo(christiaan_huygens_echo), &[Karma::Would(christiaan_huygens_karma_1_if, christiaan_huygens_karma_1)]),
    figure("Isaac Newton", 5, Blue, [HEX, LIGHTBULB, ECHO, LIGHTBULB], Lightbulb, Echo(isaac_newton_echo), &[Karma::Would(isaac_newton_karma_1_if, isaac_newton_karma_1)]),
    figure("Bartolomeo Cristofori", 5, Purple, [LEAF, INSPIRE, HEX, LEAF], Leaf, Inspire(bartolomeo_cristofori_inspire), &[Karma::Would(bartolomeo_cristofori_karma_1_if, bartolomeo_cristofori_karma_1)]),
    figure("Johannes Vermeer", 5, Purple, [bonus(5), HEX, INSPIRE, CROWN], Crown, Inspire(johannes_vermeer_inspire), &[Karma::Would(johannes_vermeer_karma_1_if, johannes_vermeer_karma_1)]),
];

/// Peter the Great: From your hand, tuck one card.
fn peter_the_great_inspire(p: &mut P) -> Flow {
    p.tuck_one(p.hand())?.either_way();
    Ok(())
}

/// Peter the Great: As soon as you meld this card, return each top figure from your opponents' boards. Cards
/// uncovered by this stay.
fn peter_the_great_karma_1(p: &mut P) -> Flow {
    p.return_all(p.g.tops_of(p.opponents()).of_set(Set::Figures)).map(Deed::either_way)
}

/// Peter the Great: Before you tuck a card with a [factory], claim your bottom green card as an achievement if you
/// are eligible for its value; if you are not, score that green card.
fn peter_the_great_karma_2(p: &mut P, _: Would) -> Flow<bool> {
    if let Some(bottom) = p.bottom(Green)
        && !p.achieve_if_eligible(bottom)?.done()
    {
        p.score(bottom)?.either_way();
    }
    Ok(false)
}

fn peter_the_great_karma_2_if(_: &Engine<All>, owner: Seat, would: &Would) -> bool {
    matches!(*would, Would::Tuck { by, card } if by == owner && card.has(Factory))
}

/// Shivaji: Choose one of your top cards and transfer it to the available achievements.
fn shivaji_echo(p: &mut P) -> Flow {
    if let Some(card) = p.choose(Ask::Transfer(Zone::Available), p.tops())? {
        p.make_available(card)?.either_way();
    }
    Ok(())
}

/// Shivaji: Before an opponent claims an achievement, claim it yourself if you are eligible for it; that opponent
/// then gets nothing.
fn shivaji_karma_2(p: &mut P, would: Would) -> Flow<bool> {
    let Would::Claim { claim, .. } = would else { return Ok(false) };
    let eligible = match claim {
        Claim::Age(age) => p.g.eligible(p.you, age),
        Claim::Card(card) => p.g.affords(p.you, card.value()),
        Claim::Special(special) => p.g.all_specials_met(p.you) & special.bit() != 0,
        Claim::Decree(_) => false,
    };
    let claimed = eligible && p.take_claim(claim)?.done();
    p.end_by_achievements()?;
    Ok(claimed)
}

fn shivaji_karma_2_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    matches!(*would, Would::Claim { by, .. } if g.opponents_of(owner).any(|opponent| opponent == by))
}

/// Antonie van Leeuwenhoek: Draw one [6].
fn antonie_van_leeuwenhoek_echo(p: &mut P) -> Flow {
    p.draw(p.value_in_box(6))?;
    Ok(())
}

// Antonie van Leeuwenhoek: When you check whether you have enough points for an achievement, each card of the same
// value in your hand counts as ten points.
// (Standing: the rule that it changes asks for it.)

/// Christopher Polhem: Draw a [4] and tuck it.
fn christopher_polhem_inspire(p: &mut P) -> Flow {
    p.draw_and_tuck(p.value_in_box(4))?.either_way();
    Ok(())
}

/// Christopher Polhem: Your score is two points higher for each [factory] on your board.
fn christopher_polhem_karma_2(g: &Engine<All>, seat: Seat) -> usize {
    2 * g.printed_icons(seat).of(Factory)
}

/// Bartholomew Roberts: Choose a top card with a [crown] on any player's board, yours included, and score it.
fn bartholomew_roberts_inspire(p: &mut P) -> Flow {
    p.score_one(p.g.all_tops().having(Crown))?.either_way();
    Ok(())
}

/// Bartholomew Roberts: Before you score a card, claim an available achievement of the same value. You need enough
/// points for it, but no top card of that value.
fn bartholomew_roberts_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    let Would::Score { card, .. } = would else { return Ok(false) };
    let (you, value) = (p.you, p.value(card));
    p.claim_one(|g, age| age == value && g.pays_for(you, age))?.either_way();
    Ok(false)
}

fn bartholomew_roberts_karma_1_if(_: &Engine<All>, owner: Seat, would: &Would) -> bool {
    matches!(*would, Would::Score { by, .. } if by == owner)
}

/// Samuel de Champlain: From your hand, return one [5]. Then draw a [6], even if you had nothing to return.
fn samuel_de_champlain_inspire(p: &mut P) -> Flow {
    let five = p.value_in_box(5) as u8;
    p.return_one(p.hand().valued(five))?.either_way();
    p.draw(p.value_in_box(6))?;
    Ok(())
}

/// Samuel de Champlain: Before you draw a card that would be the fifth in your hand, claim an available achievement
/// of the same or a lower value, eligible or not.
fn samuel_de_champlain_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    let Would::Draw { value, .. } = would else { return Ok(false) };
    p.claim_one(|_, age| age <= value)?.either_way();
    Ok(false)
}

fn samuel_de_champlain_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    matches!(*would, Would::Draw { by, into_hand: true, .. } if by == owner && g.hand(owner).len() == 4)
}

/// Christiaan Huygens: Choose [7], [8], [9] or [10]. Draw a card of that value and foreshadow it.
fn christiaan_huygens_echo(p: &mut P) -> Flow {
    let value = p.choose_value_in_box(&[7, 8, 9, 10])?;
    p.draw_and_foreshadow(value)?.either_way();
    Ok(())
}

/// Christiaan Huygens: Instead of foreshadowing a card, meld it if it has a [clock] and its value exceeds that of
/// your highest top card by two at most. If it does not meet both conditions, foreshadow it as usual.
fn christiaan_huygens_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    let Would::Foreshadow { card, .. } = would else { return Ok(false) };
    if !card.has(Clock) || card.value() > p.tops().highest_value() + 2 {
        return Ok(false);
    }
    p.meld(card)?.either_way();
    Ok(true)
}

fn christiaan_huygens_karma_1_if(_: &Engine<All>, owner: Seat, would: &Would) -> bool {
    matches!(*would, Would::Foreshadow { by, .. } if by == owner)
}

/// Isaac Newton: Choose one of your stacks and splay it right.
fn isaac_newton_echo(p: &mut P) -> Flow {
    let colors: ArrayVec<Color, 5> = Color::ALL.into_iter().filter(|&color| p.can_splay(color, Right)).collect();
    if let Some(color) = p.choose_color(Ask::Splay(Right), colors.into_iter())? {
        p.splay(color, Right)?.either_way();
    }
    Ok(())
}

/// Isaac Newton: Before you take a Draw action or an Inspire action, draw a [1] and transfer it to the board of a
/// player you choose, yours included.
fn isaac_newton_karma_1(p: &mut P, _: Would) -> Flow<bool> {
    let card = p.draw(p.value_in_box(1))?;
    if let Some(player) = p.choose_player(Ask::Player, p.g.clockwise_from(p.you))? {
        p.transfer(card, Zone::Board(player))?.either_way();
    }
    Ok(false)
}

fn isaac_newton_karma_1_if(_: &Engine<All>, owner: Seat, would: &Would) -> bool {
    matches!(*would, Would::DrawAction { by } | Would::InspireAction { by, .. } if by == owner)
}

/// Bartolomeo Cristofori: From your hand, meld one card.
fn bartolomeo_cristofori_inspire(p: &mut P) -> Flow {
    p.meld_one(p.hand())?.either_way();
    Ok(())
}

/// Bartolomeo Cristofori: Before you meld a card that would become the fifth visible card of its color on your
/// board, claim an available achievement. You need a top card high enough for it, but no points.
fn bartolomeo_cristofori_karma_1(p: &mut P, _: Would) -> Flow<bool> {
    let you = p.you;
    p.claim_one(|g, age| g.reaches(you, age))?.either_way();
    Ok(false)
}

fn bartolomeo_cristofori_karma_1_if(g: &Engine<All>, owner: Seat, would: &Would) -> bool {
    let fifth = |card: Card| {
        let others = g.stack(owner, card.color()).filter(|&other| other != card).count();
        others == 4 && g.splay(owner, card.color()) != Unsplayed
    };
    matches!(*would, Would::Meld { by, card } if by == owner && fifth(card))
}

/// Johannes Vermeer: Draw a [3] and score it.
fn johannes_vermeer_inspire(p: &mut P) -> Flow {
    p.draw_and_score(p.value_in_box(3))?.either_way();
    Ok(())
}

/// Johannes Vermeer: Before you claim a standard achievement, claim an available one that is one higher in value,
/// eligible or not.
fn johannes_vermeer_karma_1(p: &mut P, would: Would) -> Flow<bool> {
    let Would::Claim { claim, .. } = would else { return Ok(false) };
    p.claim_one(|_, age| claim.value() == Some(age - 1))?.either_way();
    Ok(false)
}

fn johannes_vermeer_karma_1_if(_: &Engine<All>, owner: Seat, would: &Would) -> bool {
    matches!(*would, Would::Claim { by, claim, .. } if by == owner && claim.value().is_some())
}
