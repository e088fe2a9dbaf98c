//! Plays every scene, in both editions where the scene names none, and fails if a card's effect has no scene.

use innovation::card::Card;
use innovation::{Base, Deck, Edition, Event, Innovation};
use proof::scenes;
use table::scene::{self, Scene};

fn editions(scene: &Scene) -> Vec<Edition> {
    let named = scene.setup.iter().find(|line| line.key == "options" && line.value.contains("edition="));
    match named {
        Some(line) => Edition::ALL.into_iter().filter(|edition| line.value.contains(edition.name())).collect(),
        None => Edition::ALL.to_vec(),
    }
}

/// Which effects were executed, in which edition.
type Executed = Vec<(Edition, Card, u8)>;

fn play(scene: &Scene, edition: Edition) -> Result<Executed, String> {
    let wrong = |error: scene::SceneError| format!("{} [{}]: {error}", scene.title, edition.name());
    let (mut position, ..) =
        scene::play_with::<Innovation>(scene, |options| options.edition = edition).map_err(wrong)?;
    let effects = position.take_events().into_iter().filter_map(|event| match event {
        Event::Effect { card, effect, .. } => Some((edition, card, effect)),
        _ => None,
    });
    Ok(effects.collect())
}

#[test]
fn every_scene_comes_out_as_written_and_every_effect_has_one() {
    let mut executed = Executed::new();
    let mut problems = Vec::new();
    let mut played = 0;
    for (file, scene) in scenes::of_the_crate(env!("CARGO_MANIFEST_DIR")) {
        for edition in editions(&scene) {
            played += 1;
            match play(&scene, edition) {
                Ok(mut effects) => executed.append(&mut effects),
                Err(problem) => problems.push(format!("{file}: {problem}")),
            }
        }
    }
    for edition in Edition::ALL {
        for card in Base::cards() {
            for effect in 0..edition.effect_count(card) {
                if !executed.contains(&(edition, card, effect as u8)) {
                    problems.push(format!("no scene executes effect {} of {card} [{}]", effect + 1, edition.name()));
                }
            }
        }
    }
    assert!(problems.is_empty(), "{} problems in {played} plays:\n{}", problems.len(), problems.join("\n"));
    assert!(played > 500, "only {played} scenes were found");
}
