//! The house rules that a program can check: what must not be in the rules, how long files and lines may be.

use std::fs;
use std::path::{Path, PathBuf};

/// A file longer than this wants splitting; tables of cards and tiles may be longer.
const LONGEST: usize = 600;

const WIDEST: usize = 120;

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.is_dir() && entry.file_name().is_some_and(|name| name != "target") {
            sources(&entry, found);
        } else if entry.extension().is_some_and(|extension| extension == "rs") {
            found.push(entry);
        }
    }
}

fn crates() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of crates").to_path_buf()
}

/// Everything people write in lines: code, styles, settings, documentation, and scripts, whose names have no ending. In
/// data (scenes, records, component files, messages) a line is one fact, however long it is.
fn written(folder: &Path, found: &mut Vec<PathBuf>) {
    let left_out = ["target", "node_modules", "dist", ".git", "generated", "screenshots", "results"];
    let endings = ["rs", "md", "toml", "svelte", "ts", "js", "mjs", "css", "html", "yml"];
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        let name = entry.file_name().expect("a name").to_string_lossy().into_owned();
        if entry.is_dir() && !left_out.contains(&name.as_str()) {
            written(&entry, found);
        } else if is_script(&entry)
            || entry.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known))
        {
            found.push(entry);
        }
    }
}

fn is_script(file: &Path) -> bool {
    let folder = file.parent().and_then(Path::file_name);
    file.extension().is_none() && folder.is_some_and(|folder| folder == "scripts" || folder == ".ci")
}

/// A long string that stands alone, such as the path of a drawing, cannot be broken.
fn is_one_string(line: &str) -> bool {
    let line = line.trim().trim_end_matches(',');
    let value = line.split_once(": ").map_or(line, |(key, value)| if key.contains(' ') { line } else { value });
    ['\'', '"', '`'].iter().any(|quote| value.starts_with(*quote) && value.ends_with(*quote))
}

#[test]
fn lines_are_not_too_long() {
    let mut files = Vec::new();
    written(crates().parent().expect("the project"), &mut files);
    assert!(files.len() > 500, "only {} files were found", files.len());
    let mut long = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a readable file");
        for (number, line) in text.lines().enumerate() {
            let width = line.chars().count();
            if width > WIDEST && !is_one_string(line) {
                long.push(format!("{}:{}: {width} characters", file.display(), number + 1));
            }
        }
    }
    assert!(long.is_empty(), "{} lines are too long:\n{}", long.len(), long.join("\n"));
}

/// The lints of the workspace hold only where a crate asks for them.
#[test]
fn every_crate_takes_the_lints_of_the_workspace() {
    for package in fs::read_dir(crates()).expect("the crates").map(|entry| entry.expect("an entry").path()) {
        let manifest = fs::read_to_string(package.join("Cargo.toml")).expect("a manifest");
        assert!(manifest.contains("[lints]\nworkspace = true"), "{}", package.display());
    }
}

/// The crates of rules: those that a kit belongs to.
fn games() -> Vec<PathBuf> {
    let all = fs::read_dir(crates()).expect("the crates").map(|entry| entry.expect("an entry").path());
    let has_kit = |game: &PathBuf| PathBuf::from(format!("{}-kit", game.display())).is_dir();
    let games: Vec<PathBuf> = all.filter(has_kit).collect();
    assert!(games.len() > 3, "{games:?}");
    games
}

/// What a game may know: the table, and no other crate of this project.
#[test]
fn rules_know_the_table_alone() {
    for game in games() {
        let manifest = fs::read_to_string(game.join("Cargo.toml")).expect("a manifest");
        let dependencies = manifest.split("\n[dependencies]\n").nth(1).expect("dependencies");
        let dependencies = dependencies.split("\n[").next().expect("a section");
        let known = dependencies.lines().filter_map(|line| line.split(['.', ' ', '=']).next());
        let ours: Vec<&str> = known.filter(|name| crates().join(name).is_dir() && !name.is_empty()).collect();
        assert_eq!(ours, ["table"], "{}", game.display());
    }
}

/// The server plays whatever games it is given.
#[test]
fn server_and_bots_know_no_game() {
    for name in ["server", "bots", "kit"] {
        let manifest = fs::read_to_string(crates().join(name).join("Cargo.toml")).expect("a manifest");
        let dependencies = manifest.split("\n[dev-dependencies]\n").next().expect("a part");
        for game in games() {
            let game = game.file_name().expect("a name").to_string_lossy().to_string();
            assert!(!dependencies.contains(&format!("\n{game}")), "{name} depends on {game}");
        }
    }
}

#[test]
fn rules_have_no_clock_no_printing_and_no_unordered_maps() {
    let banned = ["HashMap", "HashSet", "SystemTime", "Instant", "println!", "std::thread", "std::fs", "rand::"];
    let mut files = Vec::new();
    sources(&crates().join("table/src"), &mut files);
    games().iter().for_each(|game| sources(&game.join("src"), &mut files));
    assert!(files.len() > 30);
    for file in files {
        let text = fs::read_to_string(&file).expect("a readable file");
        for word in banned {
            assert!(!text.contains(word), "{} has {word}", file.display());
        }
    }
}

#[test]
fn files_are_short() {
    let mut files = Vec::new();
    sources(&crates(), &mut files);
    for file in files.iter().filter(|file| !file.components().any(|part| part.as_os_str() == "cards")) {
        let lines = fs::read_to_string(file).expect("a readable file").lines().count();
        assert!(lines <= LONGEST, "{} has {lines} lines", file.display());
    }
}

/// `tests/all.rs` and the like name the files of tests; one that is not named would never run.
#[test]
fn every_file_of_tests_is_compiled() {
    let mut files = Vec::new();
    sources(&crates(), &mut files);
    let tests = |file: &&PathBuf| file.components().any(|part| part.as_os_str() == "tests");
    for file in files.iter().filter(tests) {
        let folder = file.parent().expect("a folder");
        let name = file.file_stem().expect("a name").to_string_lossy();
        let package = crates().join(file.strip_prefix(crates()).expect("below").iter().next().expect("a crate"));
        let manifest = fs::read_to_string(package.join("Cargo.toml")).expect("a manifest");
        let is_named =
            |file: &str| fs::read_to_string(folder.join(file)).is_ok_and(|text| text.contains(&format!("mod {name};")));
        // Cargo finds the programs of a folder `tests` by itself, unless it is told not to.
        let is_found = folder == package.join("tests") && !manifest.contains("autotests = false");
        let is_program = is_found || manifest.contains(&format!("path = \"tests/{name}.rs\"")) || name == "main";
        // Games for tests are named by path from several crates.
        let is_game = folder.ends_with("table/tests/games");
        assert!(
            is_program || is_game || is_named("all.rs") || is_named("main.rs"),
            "nothing compiles {}",
            file.display()
        );
    }
}

/// A library whose own tests are switched off must not have any.
#[test]
fn no_test_stands_where_none_is_run() {
    for package in fs::read_dir(crates()).expect("the crates").map(|entry| entry.expect("an entry").path()) {
        let manifest = fs::read_to_string(package.join("Cargo.toml")).expect("a manifest");
        if !manifest.contains("[lib]\ntest = false") {
            continue;
        }
        let mut files = Vec::new();
        sources(&package.join("src"), &mut files);
        for file in files {
            let text = fs::read_to_string(&file).expect("a readable file");
            assert!(!text.contains("#[cfg(test)]"), "nothing runs the tests in {}", file.display());
        }
    }
}

/// `make test` runs the examples in comments of this crate only.
#[test]
fn every_example_in_a_comment_is_run() {
    let mut files = Vec::new();
    sources(&crates(), &mut files);
    for file in files.iter().filter(|file| !file.starts_with(crates().join("table/src"))) {
        let text = fs::read_to_string(file).expect("a readable file");
        for comment in ["///", "//!"] {
            let fence = format!("{comment} {}", "`".repeat(3));
            assert!(!text.contains(&fence), "{} has an example that no test runs", file.display());
        }
    }
}
