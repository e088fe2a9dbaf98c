//! Plays every scene, and fails if a word of the game occurs in none.

use std::fs;
use std::path::PathBuf;

use age_of_innovation::AgeOfInnovation;
use age_of_innovation::words::{
    Bonus, BookAction, CityTile, Competency, Faction, FinalTile, Innovation, PowerAction, RoundTile, Special, Terrain,
};
use table::scene::{self, Scene, Script};

fn files() -> Vec<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/scenes");
    let entries = fs::read_dir(&folder).expect("the folder of scenes").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|ext| ext == "scene")).collect();
    files.sort();
    files
}

/// The lines of a scene by what they are: `setup A faction: moles`, `play A: pass`.
fn lines(scene: &Scene) -> impl Iterator<Item = String> + '_ {
    let setup = scene.setup.iter().map(|line| format!("setup {}: {}", line.key, line.value));
    let script = scene.script.iter().map(|script| match script {
        Script::Play(line) => format!("play {}: {}", line.key, line.value),
        Script::Expect(line) => format!("expect {}: {}", line.key, line.value),
    });
    setup.chain(script)
}

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
    let mut played = 0;
    for file in files() {
        let name = file.file_name().expect("a file name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).expect("a readable file");
        let scenes = scene::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        for scene in &scenes {
            played += 1;
            said.extend(lines(scene));
            if let Err(error) = scene::play_with::<AgeOfInnovation>(scene, |_| {}) {
                problems.push(format!("{name}: {}: {error}", scene.title));
            }
        }
    }
    for (kind, word) in wanted() {
        let found = |line: &String| {
            line.split_once(kind).is_some_and(|(_, rest)| rest.split([' ', ',', ':']).any(|part| part == word))
        };
        if !said.iter().any(found) {
            problems.push(format!("no scene has '{kind} {word}'"));
        }
    }
    assert!(problems.is_empty(), "{} problems in {played} scenes:\n{}", problems.len(), problems.join("\n"));
    assert!(played > 300, "only {played} scenes were found");
}
