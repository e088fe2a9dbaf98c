//! Plays every scene, in both editions where the scene names none, and fails if a card's effect has no scene.

use innovation::card::Card;
use innovation::{Base, Deck, Edition, Event, Innovation};
use table::scene::{self, Scene, SceneError};
use testkit::scenes;

fn editions(scene: &Scene) -> Vec<Edition> {
    let named = scene.setup.iter().find(|line| line.key == "options" && line.value.contains("edition="));
    match named {
        Some(line) => Edition::ALL.into_iter().filter(|edition| line.value.contains(edition.name())).collect(),
        None => Edition::ALL.to_vec(),
    }
}

/// Which effects were executed, in which edition.
type Executed = Vec<(Edition, Card, u8)>;

fn play(scene: &Scene, edition: Edition) -> Result<Executed, SceneError> {
    let wrong = |error: SceneError| SceneError { reason: format!("[{}] {}", edition.name(), error.reason), ..error };
    let (mut position, ..) =
        scene::play_with::<Innovation>(scene, |options| options.edition = edition).map_err(wrong)?;
    let effects = position.take_events().into_iter().filter_map(|event| match event {
        Event::Effect { card, effect, .. } => Some((edition, card, effect)),
        _ => None,
    });
    Ok(effects.collect())
}

fn play_in_all_editions(scene: &Scene) -> Result<Executed, SceneError> {
    let mut executed = Executed::new();
    for edition in editions(scene) {
        executed.extend(play(scene, edition)?);
    }
    Ok(executed)
}

fn all_effects() -> impl Iterator<Item = (Edition, Card, u8)> {
    let effects =
        |edition: Edition, card| (0..edition.effect_count(card)).map(move |effect| (edition, card, effect as u8));
    Edition::ALL.into_iter().flat_map(move |edition| Base::cards().flat_map(move |card| effects(edition, card)))
}

#[test]
fn every_scene_comes_out_as_written_and_every_effect_has_one() {
    let mut played = scenes::play_all(env!("CARGO_MANIFEST_DIR"), "tests/scenes", play_in_all_editions);
    if played.whole {
        let executed: Executed = played.scenes.iter().flat_map(|(_, executed)| executed.iter().copied()).collect();
        let missing = all_effects().filter(|effect| !executed.contains(effect));
        let problems = missing.map(|(edition, card, effect)| {
            format!("no scene executes effect {} of {card} [{}]", effect + 1, edition.name())
        });
        played.problems.extend(problems);
    }
    played.must_be_right();
}

#[test]
fn what_was_found_is_written_as_scenes_are() {
    let scene = "scene: s\nA red left: Archery, Oars\nA hand: Tools\nexpect:\nA red: Oars # why\n\
                 A icons: castle 9, crown 9\n\
                 A hand: Oars\nasked: B draw\nwinner: A by score\nturn: B 1\n";
    let found = "scene: s\nA red left: Archery, Oars\nA hand: Tools\nexpect:\nA red left: Archery, Oars # why\n\
                 A icons: castle 3, crown 0\nA hand: Tools\nasked: A draw, meld Tools, dogma Archery\nrunning: yes\n\
                 turn: A 2\n";
    assert_eq!(scenes::rewritten(scene, play_in_all_editions), Ok(found.to_string()));
}
