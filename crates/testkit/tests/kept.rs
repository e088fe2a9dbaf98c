//! Every scene and record that is kept is read by a test, none gets lost, and the README says how many scenes there
//! are.

use std::fs;
use std::path::{Path, PathBuf};

use testkit::scenes;

/// A folder, the test that reads it, and how many scenes, or records, it holds.
struct Kept {
    folder: &'static str,
    reader: &'static str,
    count: usize,
}

const fn kept(folder: &'static str, reader: &'static str, count: usize) -> Kept {
    Kept { folder, reader, count }
}

/// Who adds a scene or a record raises the number.
const SCENES: [Kept; 4] = [
    kept("innovation/tests/scenes", "scenes.rs", 725),
    kept("innovation/tests/scenes/expansions", "expansions.rs", 2_164),
    kept("age-of-innovation/tests/scenes", "scenes.rs", 1_101),
    kept("inventions/tests/scenes", "scenes.rs", 1_118),
];
const RECORDS: [Kept; 4] = [
    kept("innovation/tests/records", "records.rs", 5),
    kept("innovation/tests/records/expansions", "records.rs", 3),
    kept("age-of-innovation/tests/records", "records.rs", 5),
    kept("inventions/tests/records", "records.rs", 5),
];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of crates").to_path_buf()
}

impl Kept {
    fn game(&self) -> &str {
        self.folder.split('/').next().expect("a crate")
    }

    fn below_the_crate(&self) -> &str {
        &self.folder[self.game().len() + 1..]
    }

    fn scenes(&self) -> usize {
        let of_the_crate = crates().join(self.game());
        scenes::in_folder(of_the_crate.to_str().expect("a name"), self.below_the_crate()).len()
    }

    fn records(&self) -> usize {
        let is_record = |path: &&PathBuf| path.extension().is_some_and(|ending| ending == "record");
        entries(&crates().join(self.folder)).iter().filter(is_record).count()
    }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

/// All folders below this one that hold files.
fn folders(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = entries(folder);
    if entries.iter().any(|path| path.is_file()) {
        found.push(folder.to_path_buf());
    }
    entries.iter().filter(|path| path.is_dir()).for_each(|path| folders(path, found));
}

#[test]
fn there_are_as_many_scenes_and_records_as_there_were() {
    let scenes = SCENES.iter().map(|kept| (kept, kept.scenes()));
    let records = RECORDS.iter().map(|kept| (kept, kept.records()));
    let differing = scenes.chain(records).filter(|(kept, now)| kept.count != *now);
    let told: Vec<String> =
        differing.map(|(kept, now)| format!("{} holds {now}, not {}", kept.folder, kept.count)).collect();
    assert!(
        told.is_empty(),
        "{}\nIf that is meant, change the numbers in crates/testkit/tests/kept.rs.",
        told.join("\n")
    );
}

#[test]
fn every_file_of_scenes_and_records_is_read_by_a_test() {
    let mut found = Vec::new();
    for game in entries(&crates()) {
        let tests = ["tests/scenes", "tests/records"].map(|folder| game.join(folder));
        tests.iter().filter(|folder| folder.exists()).for_each(|folder| folders(folder, &mut found));
    }
    let all = || SCENES.iter().chain(&RECORDS);
    for folder in &found {
        assert!(all().any(|kept| crates().join(kept.folder) == *folder), "no test reads {}", folder.display());
    }
    for kept in all() {
        let reader = crates().join(kept.game()).join("tests").join(kept.reader);
        let code = fs::read_to_string(&reader).expect("a test");
        let named = format!("\"{}\"", kept.below_the_crate());
        // `keep_replaying` knows the usual folder.
        let usual = kept.below_the_crate() == "tests/records" && code.contains("keep_replaying::<");
        assert!(usual || code.contains(&named), "{} does not read {}", reader.display(), kept.folder);
    }
}

#[test]
fn the_readme_says_how_many_scenes_there_are() {
    let readme = fs::read_to_string(crates().join("../README.md")).expect("the README");
    let digits = SCENES.iter().map(Kept::scenes).sum::<usize>();
    let said = format!("{},{:03} scenes", digits / 1000, digits % 1000);
    let words = readme.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains(&format!(": {said},")), "the README should say '{said}'");
    assert_eq!(words.matches(" scenes,").count(), 1, "and nothing else");
}
