//! Plays every scene, and fails if a word of the game occurs in none.

use age_of_innovation::AgeOfInnovation;
use age_of_innovation::words::{
    Bonus, BookAction, CityTile, Competency, Faction, FinalTile, Innovation, PowerAction, RoundTile, Special, Terrain,
};
use table::scene::{self, Scene};
use testkit::scenes;

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
    let play = |scene: &Scene| scene::play_with::<AgeOfInnovation>(scene, |_| {}).map(drop);
    let mut played = scenes::play_all(env!("CARGO_MANIFEST_DIR"), "tests/scenes", play);
    if played.whole {
        let said: Vec<String> = played.scenes.iter().flat_map(|(scene, ())| scenes::lines(scene)).collect();
        let missing = wanted().into_iter().filter(|(kind, word)| !scenes::have(&said, kind, word));
        played.problems.extend(missing.map(|(kind, word)| format!("no scene has '{kind} {word}'")));
    }
    played.must_be_right();
}

#[test]
fn what_was_found_is_written_as_scenes_are() {
    let scene = "scene: s\nA books: law 2, banking 1\nA power: 5/7/0\nexpect:\nA books: law 1 # why\n\
                 A power: 1/2/3\nA coins: 99\n\
                 A buildings: workshop 1a\n";
    let found = "scene: s\nA books: law 2, banking 1\nA power: 5/7/0\nexpect:\nA books: law 2 # why\n\
                 A power: 5/7/0\nA coins: 0\n\
                 A buildings:\n";
    let play = |scene: &Scene| scene::play_with::<AgeOfInnovation>(scene, |_| {}).map(drop);
    assert_eq!(scenes::rewritten(scene, play), Ok(found.to_string()));
}
