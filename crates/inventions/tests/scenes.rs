//! Plays every scene, and fails if a card, tile, milestone, goal or action has none in which it does its work.

use std::collections::BTreeSet;

use inventions::components::ComponentSet;
use inventions::words::{
    Action, Card, EraSpace, Goal, Hex, KnowledgeTile, Letter, Milestone, Region, SpecialistTile, Token,
};
use inventions::{Cause, Event, Inventions, Rules};
use table::scene::{self, Scene};
use testkit::scenes;

/// What an event shows at work.
fn shown(event: &Event) -> Vec<String> {
    let cause = |cause: &Cause| format!("{cause:?}");
    match event {
        Event::Ip { cause: by, .. } | Event::Influence { cause: by, .. } => vec![cause(by)],
        Event::Chained { action, cause: by, .. } => {
            let performed = action.map(|action| format!("{by:?} chains {action}"));
            std::iter::once(cause(by)).chain(performed).collect()
        }
        Event::Scholars { cause: by, .. }
        | Event::Specialists { cause: by, .. }
        | Event::Citizens { cause: by, .. } => {
            vec![cause(by)]
        }
        Event::EconomyUsed { number, .. } => vec![cause(&Cause::Economy(*number))],
        Event::Space { space, .. } => vec![cause(&Cause::Space(*space))],
        Event::Built { hex, .. } => vec![cause(&Cause::Hex(*hex))],
        Event::Pillar { action, .. } => vec![cause(&Cause::Action(*action))],
        Event::DiplomatSent { milestone, .. } | Event::DiplomatCalled { milestone, .. } => {
            vec![cause(&Cause::Milestone(*milestone))]
        }
        Event::Travelled { from, to, .. } => {
            let (a, b) = if from < to { (from, to) } else { (to, from) };
            vec![format!("rope {a} {b}")]
        }
        Event::TokenPlaced { token: Some(token), .. } => vec![cause(&Cause::Token(*token))],
        Event::ChronosIdle => vec!["Chronos idle".into()],
        Event::EraChange { era } => vec![format!("era change {era}")],
        _ => Vec::new(),
    }
}

/// Everything that must be seen at work.
fn wanted() -> Vec<String> {
    let facts = ComponentSet::default().facts();
    let mut causes: Vec<Cause> = Action::ALL.map(Cause::Action).to_vec();
    causes.extend(Token::ALL.map(Cause::Token));
    causes.extend(Milestone::ALL.map(Cause::Milestone));
    causes
        .extend((1..=7).flat_map(|number| [Cause::Economy(number), Cause::Culture(number), Cause::Technology(number)]));
    causes.extend(Letter::ALL.map(Cause::Wealth));
    causes.extend(Goal::all().map(Cause::Goal));
    causes.extend(KnowledgeTile::ALL.map(Cause::KnowledgeTile));
    let gains = [SpecialistTile::Ip, SpecialistTile::Influence, SpecialistTile::Scholar, SpecialistTile::Citizen];
    causes.extend(gains.map(Cause::SpecialistTile));
    causes.extend(facts.hexes().map(Cause::Hex));
    let spaces = |era| (1..=facts.era_spaces(era).len() as u8).map(move |place| EraSpace { era, place });
    causes.extend((3..=6).flat_map(spaces).map(Cause::Space));
    causes.extend([Cause::Influence, Cause::Pillar, Cause::Diplomat, Cause::EraChange]);
    let mut wanted: Vec<String> = causes.iter().map(|cause| format!("{cause:?}")).collect();
    wanted.extend(Card::ALL.map(|card| format!("{:?} chains {}", Cause::Card(card), facts.card(card).chain)));
    for number in 1..=7 {
        wanted
            .extend(facts.technology(number).map(|action| format!("{:?} chains {action}", Cause::Technology(number))));
    }
    for (place, a) in Region::ALL.into_iter().enumerate() {
        let ropes = Region::ALL[place + 1..].iter().filter(|b| facts.connected(a, **b));
        wanted.extend(ropes.map(|b| format!("rope {a} {b}")));
    }
    wanted.extend((1..=4).map(|era| format!("era change {era}")));
    wanted.push("Chronos idle".into());
    wanted
}

/// Whether an idea was presented and, at once, an action performed: what a Specialist tile offers.
fn offers_action(first: &str, then: &str, tile: SpecialistTile) -> bool {
    let choice = |line: &str| line.strip_prefix("play ").and_then(|line| Some(line.split_once(": ")?.1.to_string()));
    let (first, then) = (choice(first).unwrap_or_default(), choice(then).unwrap_or_default());
    let presented = first.starts_with("present ") || first.starts_with("claim ");
    presented && then.starts_with(&format!("{tile} "))
}

#[test]
fn every_scene_comes_out_as_written_and_every_component_has_one() {
    let play = |scene: &Scene| {
        let (mut position, _, rules) = scene::play_with::<Inventions>(scene, |_| {})?;
        // What another component set does says nothing of the one that is played with.
        let counts = rules == Rules::default();
        Ok(position.take_events().iter().filter(|_| counts).flat_map(shown).collect::<Vec<String>>())
    };
    let mut played = scenes::play_all(env!("CARGO_MANIFEST_DIR"), "tests/scenes", play);
    if played.whole {
        let seen: BTreeSet<&String> = played.scenes.iter().flat_map(|(_, shown)| shown).collect();
        let missing = wanted().into_iter().filter(|cause| !seen.contains(cause));
        let mut problems: Vec<String> = missing.map(|cause| format!("no scene shows '{cause}'")).collect();
        let said = played.scenes.iter().flat_map(|(scene, _)| scenes::lines(scene));
        let choices: Vec<String> = said.filter(|line| line.starts_with("play ")).collect();
        for tile in [SpecialistTile::Present, SpecialistTile::Invent, SpecialistTile::Share] {
            if !choices.windows(2).any(|pair| offers_action(&pair[0], &pair[1], tile)) {
                problems.push(format!("no scene performs the action of the Specialist tile '{tile}'"));
            }
        }
        played.problems.append(&mut problems);
    }
    played.must_be_right();
}

/// The rulebook's map examples name hexes; a scene must not name one that is not there.
#[test]
fn hexes_have_names_and_neighbours() {
    let facts = ComponentSet::default().facts();
    assert_eq!(facts.hexes().count(), 19);
    assert!(facts.hexes().all(|hex| Hex::parse(&hex.to_string()) == Some(hex)));
}

#[test]
fn what_was_found_is_written_as_scenes_are() {
    let scene = "scene: s\nseats: 3\nphase: build\nA influence: 4\nA scholars: 0\nA display: culture 1\nplay:\n\
                 A: build culture 1 A4\n\
                 expect:\nA influence: 9 # why\nA display: culture 1\nA map: none\nstock: culture 1 9\nturn: A\n";
    let found = "scene: s\nseats: 3\nphase: build\nA influence: 4\nA scholars: 0\nA display: culture 1\nplay:\n\
                 A: build culture 1 A4\n\
                 expect:\nA influence: 1 # why\nA display: none\nA map: culture 1 at A4\nstock: culture 1 1\n\
                 turn: B\n";
    let play = |scene: &Scene| scene::play_with::<Inventions>(scene, |_| {}).map(drop);
    assert_eq!(scenes::rewritten(scene, play), Ok(found.to_string()));
}
