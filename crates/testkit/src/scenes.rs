//! Scenes of a game: all of them must come out as written, and together they must show every component.
//!
//! `SCENES=part-of-a-name` plays the files of that name only; `UPDATE_SCENES=1` writes what was found where something
//! else was expected.

use std::any::Any;
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};

use table::scene::{self, Scene, SceneError, Script};

/// A file of scenes.
struct File {
    path: PathBuf,
    text: String,
    scenes: Vec<Scene>,
}

impl File {
    fn read(path: PathBuf) -> File {
        let text = fs::read_to_string(&path).expect("a readable file");
        let scenes = scene::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        File { path, text, scenes }
    }

    fn name(&self) -> String {
        self.path.file_name().expect("a file name").to_string_lossy().into_owned()
    }
}

/// The files in a folder of the game's crate, not in folders below it; all must be scenes.
#[track_caller]
fn files(of_the_crate: &str, folder: &str) -> Vec<File> {
    let folder = Path::new(of_the_crate).join(folder);
    let entries = fs::read_dir(&folder).expect("the folder of scenes").map(|entry| entry.expect("an entry").path());
    let mut paths: Vec<PathBuf> = entries.filter(|path| path.is_file()).collect();
    paths.sort();
    paths.into_iter().map(File::read).collect()
}

/// Every scene in a folder of the game's crate.
#[track_caller]
pub fn in_folder(of_the_crate: &str, folder: &str) -> Vec<Scene> {
    files(of_the_crate, folder).into_iter().flat_map(|file| file.scenes).collect()
}

/// Scenes that were played, each with what its playing gave.
pub struct PlayedScenes<T> {
    pub scenes: Vec<(Scene, T)>,
    /// Scenes that did not come out as written; the test adds what it misses.
    pub problems: Vec<String>,
    /// Whether these are all scenes of the folder, not only those that were asked for.
    pub whole: bool,
}

impl<T> PlayedScenes<T> {
    #[track_caller]
    pub fn must_be_right(&self) {
        let (wrong, played) = (self.problems.len(), self.scenes.len());
        let advice = "UPDATE_SCENES=1 with the same test writes what was found; read it as a diff";
        assert!(wrong == 0, "{}\n{wrong} problems; {played} scenes are right. {advice}", self.problems.join("\n"));
    }
}

/// Plays every scene in a folder of the game's crate. One that panics does not hide the others.
#[track_caller]
pub fn play_all<T>(
    of_the_crate: &str,
    folder: &str,
    play: impl Fn(&Scene) -> Result<T, SceneError>,
) -> PlayedScenes<T> {
    let wanted = env::var("SCENES").unwrap_or_default();
    let update = update(env::var_os("UPDATE_SCENES").is_some(), env::var_os("CI").is_some());
    let mut played = PlayedScenes { scenes: Vec::new(), problems: Vec::new(), whole: wanted.is_empty() };
    for file in files(of_the_crate, folder) {
        if file.name().contains(&wanted) {
            play_file(file, update, &play, &mut played);
        }
    }
    assert!(!played.scenes.is_empty() || !played.problems.is_empty(), "no scene was found");
    played
}

/// Nobody reads the diff of a test server.
fn update(wished: bool, on_a_test_server: bool) -> bool {
    assert!(!(wished && on_a_test_server), "UPDATE_SCENES is for people who read the diff, not for a test server");
    wished
}

fn play_file<T>(
    mut file: File,
    update: bool,
    play: &impl Fn(&Scene) -> Result<T, SceneError>,
    played: &mut PlayedScenes<T>,
) {
    let name = file.name();
    let before = file.text.clone();
    for (place, scene) in file.scenes.into_iter().enumerate() {
        let mut result = play_one(&scene, play);
        if update && result.is_err() {
            let rewritten = rewrite(&file.text, place, |scene| play_one(scene, play));
            result = rewritten.map(|(text, value)| {
                file.text = text;
                value
            });
        }
        match result {
            Ok(value) => played.scenes.push((scene, value)),
            Err(error) => played.problems.push(format!("{name}: {}: {error}", scene.title)),
        }
    }
    if file.text != before {
        fs::write(&file.path, &file.text).expect("a file that can be written");
    }
}

fn play_one<T>(scene: &Scene, play: &impl Fn(&Scene) -> Result<T, SceneError>) -> Result<T, SceneError> {
    let panicked = |panic: Box<dyn Any + Send>| {
        let message = panic.downcast_ref::<String>().map(String::as_str);
        let message = message.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or_default();
        Err(SceneError::new(scene.line, format!("panics: {message}")))
    };
    panic::catch_unwind(AssertUnwindSafe(|| play(scene))).unwrap_or_else(panicked)
}

/// The text of one scene with what was found in place of what it expected.
pub fn rewritten<T>(text: &str, play: impl Fn(&Scene) -> Result<T, SceneError>) -> Result<String, SceneError> {
    rewrite(text, 0, play).map(|(text, _)| text)
}

/// The file with what was found in place of what the scene expected, every line once; an error that is not one of
/// expectations stays.
fn rewrite<T>(
    text: &str,
    place: usize,
    play: impl Fn(&Scene) -> Result<T, SceneError>,
) -> Result<(String, T), SceneError> {
    let mut text = text.to_string();
    let mut changed = BTreeSet::new();
    loop {
        let scene = scene::parse(&text)?.swap_remove(place);
        let error = match play(&scene) {
            Ok(value) => return Ok((text, value)),
            Err(error) => error,
        };
        match &error.found {
            Some(found) if changed.insert(error.line) => text = with_line(&text, error.line, found),
            _ => return Err(error),
        }
    }
}

/// The text with another content of one line; its indentation and its comment stay.
fn with_line(text: &str, number: usize, content: &str) -> String {
    let mut lines: Vec<String> = text.split_inclusive('\n').map(String::from).collect();
    let line = &mut lines[number - 1];
    let before = line.split('#').next().unwrap_or_default();
    let (start, end) = (before.len() - before.trim_start().len(), before.trim_end().len());
    line.replace_range(start..end, content);
    lines.concat()
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

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str =
        "# A file.\nscene: one\nheaps: 1\nexpect:\n  heaps: 2   # why\n\nscene: two\nexpect:\nheaps: 3\nmore: 4\n";

    /// As if there were heaps of one and more of five.
    fn play(scene: &Scene) -> Result<(), SceneError> {
        let expected = scene.script.iter().filter_map(|script| match script {
            Script::Expect(line) => Some(line),
            Script::Play(_) => None,
        });
        expected.into_iter().try_for_each(|line| match line.key.as_str() {
            "heaps" => line.unless(line.value == "1", 1),
            _ => line.unless(line.value == "5", 5),
        })
    }

    #[test]
    fn only_expectations_that_differ_are_rewritten() {
        let (one, ()) = rewrite(FILE, 0, play).expect("rewritten");
        assert_eq!(one, FILE.replace("  heaps: 2   # why", "  heaps: 1   # why"));
        let (both, ()) = rewrite(&one, 1, play).expect("rewritten");
        assert_eq!(both, one.replace("heaps: 3\nmore: 4", "heaps: 1\nmore: 5"));
        assert_eq!(rewrite(&both, 1, play), Ok((both.clone(), ())));
    }

    #[test]
    fn what_cannot_be_right_in_all_plays_stays_as_it_is() {
        let editions = |scene: &Scene| {
            play(scene)?;
            match &scene.script[0] {
                Script::Expect(line) => line.unless(false, "another in the other edition"),
                Script::Play(_) => Ok(()),
            }
        };
        assert!(rewrite(FILE, 0, editions).is_err());
        assert!(rewrite(FILE, 0, |scene| Err::<(), _>(SceneError::new(scene.line, "not offered"))).is_err());
    }

    #[test]
    #[should_panic(expected = "not for a test server")]
    fn a_test_server_never_writes() {
        update(true, true);
    }
}
