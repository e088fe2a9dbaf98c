//! Scenes of a game: all of them must come out as written, and together they must show every component.

use std::fs;
use std::path::Path;

use table::scene::{self, Scene, Script};

/// Every scene in `tests/scenes` of the game's crate, with the name of its file.
#[track_caller]
pub fn of_the_crate(folder: &str) -> Vec<(String, Scene)> {
    in_folder(folder, "tests/scenes")
}

/// The same of another folder of the crate.
#[track_caller]
pub fn in_folder(folder: &str, scenes: &str) -> Vec<(String, Scene)> {
    let folder = Path::new(folder).join(scenes);
    let entries = fs::read_dir(&folder).expect("the folder of scenes").map(|entry| entry.expect("an entry").path());
    let mut files: Vec<_> = entries.filter(|path| path.extension().is_some_and(|ext| ext == "scene")).collect();
    files.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.file_name().expect("a file name").to_string_lossy().into_owned();
        let text = fs::read_to_string(path).expect("a readable file");
        let scenes = scene::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        scenes.into_iter().map(move |scene| (name.clone(), scene)).collect::<Vec<_>>()
    };
    files.iter().flat_map(read).collect()
}

/// The lines of a scene by what they are: `setup A faction: moles`, `play A: pass`, `expect A coins: 3`.
pub fn lines(scene: &Scene) -> impl Iterator<Item = String> + '_ {
    let setup = scene.setup.iter().map(|line| format!("setup {}: {}", line.key, line.value));
    let script = scene.script.iter().map(|script| match script {
        Script::Play(line) => format!("play {}: {}", line.key, line.value),
        Script::Expect(line) => format!("expect {}: {}", line.key, line.value),
    });
    setup.chain(script)
}

/// Whether some line has this word somewhere after that text.
pub fn have(lines: &[String], after: &str, word: &str) -> bool {
    let found = |line: &String| {
        line.split_once(after).is_some_and(|(_, rest)| rest.split([' ', ',', ':']).any(|part| part == word))
    };
    lines.iter().any(found)
}
