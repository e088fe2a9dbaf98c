//! The test that every encoding passes.

use std::collections::BTreeSet;

use super::any::shape_of;
use super::{Around, Encoded, write_mask, write_observation};
use crate::contract::{At, Broken};
use crate::{Observation, Position, Relabeling, Rng, Seat};

/// What a run saw.
#[derive(Clone, Debug, Default)]
pub struct Encodings {
    pub decisions: usize,
    /// The kinds of choices that were offered.
    pub kinds: BTreeSet<&'static str>,
    /// Relabeled states, and whole worlds, in which a seat saw the same.
    pub relabeled: usize,
    pub worlds: usize,
}

/// Plays random games. Every offer must have a number of its own that leads back to it; observations must have one
/// length, and nothing in them may depend on what their seat cannot know.
pub fn check<G: Encoded>(tables: &[At<G>], games: usize, seed: u64) -> Result<Encodings, Broken> {
    let mut seen = Encodings::default();
    for number in 0..games {
        let (options, seats) = &tables[number % tables.len()];
        let mut rng = Rng::new(seed + number as u64);
        let fail = |problem: String| Broken(format!("{options:?}, {seats} seats, game {number}: {problem}"));
        let game = G::set_up(options, *seats, &mut rng).map_err(|error| fail(error.to_string()))?;
        let mut position = Position::new(game);
        while let Some(&asked) = position.asked().first() {
            check_actions(&position, &mut seen).map_err(fail)?;
            // These cost the most; games are many.
            if seen.decisions % 7 == 0 {
                check_secrets(&position, &mut rng, &mut seen).map_err(fail)?;
            }
            let offers = position.offers(&asked);
            let choice = offers[rng.below(offers.len())];
            position.choose(asked.seat, choice).map_err(|refusal| fail(refusal.to_string()))?;
            seen.decisions += 1;
        }
    }
    Ok(seen)
}

fn check_actions<G: Encoded>(position: &Position<G>, seen: &mut Encodings) -> Result<(), String> {
    let mut mask = vec![0; G::ACTIONS];
    for asked in position.asked() {
        let around = Around { seat: asked.seat, seats: position.game().seats() };
        let offers = position.offers(asked);
        for &offer in offers {
            let action = G::action(offer, around).ok_or_else(|| format!("'{offer}' has no number"))?;
            let back = G::choice(action, around);
            if back != Some(offer) {
                return Err(format!("'{offer}' is {action}, but that is {back:?}"));
            }
            let kind = super::kind_of(G::KINDS, action).ok_or_else(|| format!("{action} is of no kind"))?;
            seen.kinds.insert(G::KINDS[kind].name);
        }
        write_mask(position, asked, &mut mask);
        let marked: usize = mask.iter().map(|mark| *mark as usize).sum();
        if marked != offers.len() {
            return Err(format!("{} offers have {marked} numbers: {offers:?}", offers.len()));
        }
    }
    Ok(())
}

fn check_secrets<G: Encoded>(position: &Position<G>, rng: &mut Rng, seen: &mut Encodings) -> Result<(), String> {
    let shape = shape_of(position.game());
    for seat in (0..position.game().seats()).map(Seat::new) {
        let real = observation(position.game(), seat, None, shape.observation)?;
        for pass in 0..G::RELABEL_PASSES {
            let mut other = position.game().clone();
            other.relabel(&Relabeling::draw(&other.unknown_to(seat, pass), rng));
            let there = observation(&other, seat, None, shape.observation)?;
            same(&shape.parts, &real, &there).map_err(|part| format!("{seat} sees what is hidden: {part}"))?;
            seen.relabeled += 1;
        }
        let Some(world) = Observation::new(position, seat).and_then(|observation| observation.world(rng)) else {
            continue;
        };
        let [mut here, mut there] = [vec![0; shape.observation], vec![0; shape.observation]];
        let full = [write_observation(position, seat, &mut here), write_observation(&world, seat, &mut there)];
        if full != [true; 2] {
            return Err("an observation has another length".into());
        }
        same(&shape.parts, &here, &there).map_err(|part| format!("{seat} sees another world: {part}"))?;
        seen.worlds += 1;
    }
    Ok(())
}

fn observation<G: Encoded>(
    game: &G,
    seat: Seat,
    question: Option<&G::Question>,
    length: usize,
) -> Result<Vec<u8>, String> {
    // Longer than it should be, so that one that is too long is seen.
    let mut bytes = vec![0; length + 1];
    let mut page = super::Page::new(&mut bytes);
    game.observe(seat, question, &mut page);
    let whole = !page.is_full() && page.slots(1).len() == 1 && page.is_full();
    bytes.truncate(length);
    if whole { Ok(bytes) } else { Err("an observation has another length".into()) }
}

/// The part in which two observations differ.
fn same(parts: &[super::Part], one: &[u8], other: &[u8]) -> Result<(), String> {
    let differs = |part: &&super::Part| {
        let range = part.first..part.first + part.count;
        one[range.clone()] != other[range]
    };
    parts.iter().find(differs).map_or(Ok(()), |part| Err(part.name.clone()))
}
