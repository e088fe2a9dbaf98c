//! Plays every scene of the expansions. `SCENES=part-of-a-file's-name` plays those of some files only.

use innovation::{All, Engine};
use proof::scenes;
use table::scene;

#[test]
fn every_scene_of_the_expansions_comes_out_as_written() {
    let wanted = std::env::var("SCENES").unwrap_or_default();
    let mut problems = Vec::new();
    let mut played = 0;
    for (file, scene) in scenes::in_folder(env!("CARGO_MANIFEST_DIR"), "tests/scenes/expansions") {
        if !file.contains(&wanted) {
            continue;
        }
        played += 1;
        if let Err(error) = scene::play_with::<Engine<All>>(&scene, |_| {}) {
            problems.push(format!("{file}: {}: {error}", scene.title));
        }
    }
    assert!(problems.is_empty(), "{} of {played} scenes fail:\n{}", problems.len(), problems.join("\n"));
    assert!(played > 0, "no scene was found");
}
