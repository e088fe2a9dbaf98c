//! Plays every scene, and fails if a word of the game occurs in none.

use age_of_innovation::AgeOfInnovation;
use age_of_innovation::words::{
    Bonus, BookAction, CityTile, Competency, Faction, FinalTile, Innovation, PowerAction, RoundTile, Special, Terrain,
};
use proof::scenes;
use table::scene;

/// What must occur somewhere, as the end of a line that begins with the first word and holds the second.
fn wanted() -> Vec<(&'static str, String)> {
    let mut wanted = Vec::new();
    let mut all = |kind: &'static str, words: Vec<String>| wanted.extend(words.into_iter().map(|word| (kind, word)));
    all("faction:", Faction::ALL.map(|word| word.to_string()).to_vec());
    all("display:", Terrain::ALL.map(|word| word.to_string()).to_vec());
    all("innovate", Innovation::ALL.map(|word| word.to_string()).to_vec());
    all("bonus:", Bonus::ALL.map(|word| word.to_string()).to_vec());
    all("competency", Competency::ALL.map(|word| word.to_string()).to_vec());
    all("palace", (1..=17).map(|number: u8| number.to_string()).collect());
    all("power", PowerAction::ALL.map(|word| word.to_string()).to_vec());
    all("books", BookAction::ALL.map(|word| word.to_string()).to_vec());
    all("city", CityTile::ALL.map(|word| word.to_string()).to_vec());
    all("round tiles:", RoundTile::ALL.map(|word| word.to_string()).to_vec());
    all("final tile:", FinalTile::ALL.map(|word| word.to_string()).to_vec());
    all("special", Special::ALL.map(|word| word.to_string()).to_vec());
    wanted
}

#[test]
fn every_scene_comes_out_as_written_and_every_component_has_one() {
    let mut problems = Vec::new();
    let mut said: Vec<String> = Vec::new();
    let all = scenes::of_the_crate(env!("CARGO_MANIFEST_DIR"));
    for (file, scene) in &all {
        said.extend(scenes::lines(scene));
        if let Err(error) = scene::play_with::<AgeOfInnovation>(scene, |_| {}) {
            problems.push(format!("{file}: {}: {error}", scene.title));
        }
    }
    for (kind, word) in wanted() {
        if !scenes::have(&said, kind, &word) {
            problems.push(format!("no scene has '{kind} {word}'"));
        }
    }
    assert!(problems.is_empty(), "{} problems in {} scenes:\n{}", problems.len(), all.len(), problems.join("\n"));
    assert!(all.len() > 300, "only {} scenes were found", all.len());
}
