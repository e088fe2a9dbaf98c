//! Figures of age 5.

use crate::cards::expansion::*;

pub(super) const CARDS: [ExpansionCardDef; 10] = [
    figure("Peter the Great", 5, Red, [FACTORY, INSPIRE, bonus(5), HEX], Factory)
        .inspire(peter_the_great_inspire)
        .when_melded(peter_the_great_karma_1)
        .if_you(Tucks(|_, _, card| card.has(Factory), First(peter_the_great_karma_2))),
    figure("Shivaji", 5, Red, [ECHO, FACTORY, FACTORY, HEX], Factory)
        .echo(shivaji_echo)
        .decree(Decree::War)
        .if_an_opponent(Claims(always, FirstOrInstead(shivaji_karma_2))),
    figure("Antonie van Leeuwenhoek", 5, Yellow, [ECHO, LIGHTBULB, HEX, LIGHTBULB], Lightbulb)
        .echo(antonie_van_leeuwenhoek_echo)
        .counts(&[Count::PointsForClaiming(antonie_van_leeuwenhoek_karma_1)]),
    figure("Christopher Polhem", 5, Yellow, [HEX, FACTORY, FACTORY, INSPIRE], Factory)
        .inspire(christopher_polhem_inspire)
        .decree(Decree::Expansion)
        .counts(&[Count::Score(christopher_polhem_karma_2)]),
    figure("Bartholomew Roberts", 5, Green, [INSPIRE, HEX, CROWN, bonus(6)], Crown)
        .inspire(bartholomew_roberts_inspire)
        .if_you(Scores(always, First(bartholomew_roberts_karma_1))),
    figure("Samuel de Champlain", 5, Green, [CROWN, bonus(5), HEX, INSPIRE], Crown)
        .inspire(samuel_de_champlain_inspire)
        .if_you(Draws(|g, you, draw| draw.into_hand && g.hand(you).len() == 4, First(samuel_de_champlain_karma_1))),
    figure("Christiaan Huygens", 5, Blue, [ECHO, LIGHTBULB, LIGHTBULB, HEX], Lightbulb)
        .echo(christiaan_huygens_echo)
        .if_you(Foreshadows(always, FirstOrInstead(christiaan_huygens_karma_1))),
    figure("Isaac Newton", 5, Blue, [HEX, LIGHTBULB, ECHO, LIGHTBULB], Lightbulb)
        .echo(isaac_newton_echo)
        .if_you(TakesDrawOrInspireAction(always, First(isaac_newton_karma_1))),
    figure("Bartolomeo Cristofori", 5, Purple, [LEAF, INSPIRE, HEX, LEAF], Leaf)
        .inspire(bartolomeo_cristofori_inspire)
        .if_you(Melds(bartolomeo_cristofori_karma_1_if, First(bartolomeo_cristofori_karma_1))),
    figure("Johannes Vermeer", 5, Purple, [bonus(5), HEX, INSPIRE, CROWN], Crown)
        .inspire(johannes_vermeer_inspire)
        .if_you(ClaimsStandard(always, First(johannes_vermeer_karma_1))),
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
fn peter_the_great_karma_2(p: &mut P, _: Card) -> Flow {
    if let Some(bottom) = p.bottom(Green)
        && !p.achieve_if_eligible(bottom)?.done()
    {
        p.score(bottom)?.either_way();
    }
    Ok(())
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
fn shivaji_karma_2(p: &mut P, claim: Claim) -> Flow<Replaced> {
    let eligible = match claim {
        Claim::Age(age) => p.g.eligible(p.you(), age),
        Claim::Card(card) => p.g.affords(p.you(), card.value()),
        Claim::Special(special) => p.g.all_specials_met(p.you()) & special.bit() != 0,
        Claim::Decree(_) => false,
    };
    let claimed = eligible && p.take_claim(claim)?.done();
    p.end_by_achievements()?;
    Ok(Replaced::when(claimed))
}

/// Antonie van Leeuwenhoek: Draw one [6].
fn antonie_van_leeuwenhoek_echo(p: &mut P) -> Flow {
    p.draw(p.value_in_box(6))?;
    Ok(())
}

/// Antonie van Leeuwenhoek: When you check whether you have enough points for an achievement, each card of the same
/// value in your hand counts as ten points.
fn antonie_van_leeuwenhoek_karma_1(g: &Engine<All>, you: Seat, age: u8) -> usize {
    10 * g.hand(you).valued(age).len()
}

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
fn bartholomew_roberts_karma_1(p: &mut P, card: Card) -> Flow {
    let (you, value) = (p.you(), p.value(card));
    p.claim_one(|g, age| age == value && g.pays_for(you, age))?.either_way();
    Ok(())
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
fn samuel_de_champlain_karma_1(p: &mut P, draw: Draw) -> Flow {
    p.claim_one(|_, age| age <= draw.value)?.either_way();
    Ok(())
}

/// Christiaan Huygens: Choose [7], [8], [9] or [10]. Draw a card of that value and foreshadow it.
fn christiaan_huygens_echo(p: &mut P) -> Flow {
    let value = p.choose_value_in_box(&[7, 8, 9, 10])?;
    p.draw_and_foreshadow(value)?.either_way();
    Ok(())
}

/// Christiaan Huygens: Instead of foreshadowing a card, meld it if it has a [clock] and its value exceeds that of
/// your highest top card by two at most. If it does not meet both conditions, foreshadow it as usual.
fn christiaan_huygens_karma_1(p: &mut P, card: Card) -> Flow<Replaced> {
    if !card.has(Clock) || card.value() > p.tops().highest_value() + 2 {
        return Ok(Replaced::No);
    }
    p.meld(card)?.either_way();
    Ok(Replaced::Yes)
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
fn isaac_newton_karma_1(p: &mut P, _: ()) -> Flow {
    let card = p.draw(p.value_in_box(1))?;
    if let Some(player) = p.choose_player(Ask::Player, p.g.clockwise_from(p.you()))? {
        p.transfer(card, Zone::Board(player))?.either_way();
    }
    Ok(())
}

/// Bartolomeo Cristofori: From your hand, meld one card.
fn bartolomeo_cristofori_inspire(p: &mut P) -> Flow {
    p.meld_one(p.hand())?.either_way();
    Ok(())
}

/// Bartolomeo Cristofori: Before you meld a card that would become the fifth visible card of its color on your
/// board, claim an available achievement. You need a top card high enough for it, but no points.
fn bartolomeo_cristofori_karma_1(p: &mut P, _: Card) -> Flow {
    let you = p.you();
    p.claim_one(|g, age| g.reaches(you, age))?.either_way();
    Ok(())
}

fn bartolomeo_cristofori_karma_1_if(g: &Engine<All>, you: Seat, card: Card) -> bool {
    let others = g.stack(you, card.color()).filter(|&other| other != card).count();
    others == 4 && g.splay(you, card.color()) != Unsplayed
}

/// Johannes Vermeer: Draw a [3] and score it.
fn johannes_vermeer_inspire(p: &mut P) -> Flow {
    p.draw_and_score(p.value_in_box(3))?.either_way();
    Ok(())
}

/// Johannes Vermeer: Before you claim a standard achievement, claim an available one that is one higher in value,
/// eligible or not.
fn johannes_vermeer_karma_1(p: &mut P, claimed: StandardClaim) -> Flow {
    p.claim_one(|_, age| age == claimed.value + 1)?.either_way();
    Ok(())
}
