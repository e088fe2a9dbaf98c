//! Plays every scene of the expansions. `SCENES=part-of-a-file's-name` plays those of some files only.

use std::panic;

use innovation::{All, Engine};
use proof::scenes;
use table::scene::{self, Scene};

/// A scene that panics must not hide the others.
fn play(scene: &Scene) -> Result<(), String> {
    let played = panic::catch_unwind(|| scene::play_with::<Engine<All>>(scene, |_| {}).map(drop));
    match played {
        Ok(result) => result.map_err(|error| error.to_string()),
        Err(panic) => Err(match (panic.downcast_ref::<String>(), panic.downcast_ref::<&str>()) {
            (Some(message), _) => format!("panics: {message}"),
            (_, Some(message)) => format!("panics: {message}"),
            _ => "panics".into(),
        }),
    }
}

#[test]
fn every_scene_of_the_expansions_comes_out_as_written() {
    let wanted = std::env::var("SCENES").unwrap_or_default();
    let mut problems = Vec::new();
    let mut played = 0;
    let loud = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    for (file, scene) in scenes::in_folder(env!("CARGO_MANIFEST_DIR"), "tests/scenes/expansions") {
        if !file.contains(&wanted) {
            continue;
        }
        played += 1;
        if let Err(error) = play(&scene) {
            problems.push(format!("{file}: {}: {error}", scene.title));
        }
    }
    panic::set_hook(loud);
    assert!(problems.is_empty(), "{}\n{} of {played} scenes fail", problems.join("\n"), problems.len());
    assert!(played > 0, "no scene was found");
}
