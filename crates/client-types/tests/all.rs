//! The files of types are as the Rust types are. `UPDATE_TYPES=1 cargo test -p client-types` writes them anew.

use std::fs;
use std::path::Path;

#[test]
fn the_files_of_types_are_up_to_date() {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let update = std::env::var_os("UPDATE_TYPES").is_some();
    let mut stale = Vec::new();
    for file in client_types::generated() {
        let path = repository.join(file.path);
        if update {
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder for the file");
            fs::write(&path, &file.text).expect("the file can be written");
        } else if fs::read_to_string(&path).is_ok_and(|text| text == file.text) {
            continue;
        } else {
            stale.push(file.path);
        }
    }
    assert!(stale.is_empty(), "run UPDATE_TYPES=1 cargo test -p client-types: {stale:?} are out of date");
}

/// The page about the protocol shows no types of its own: it names those of the file, as `Summary` or `GameInfo[]`.
#[test]
fn types_that_the_page_about_the_protocol_names_are_in_the_file() {
    let page = include_str!("../../../docs/protocol.md");
    let file = include_str!("../../../web/src/generated/protocol.ts");
    let is_name = |word: &&str| {
        word.starts_with(|letter: char| letter.is_ascii_uppercase())
            && word.contains(|letter: char| letter.is_lowercase())
    };
    let quoted = page.split('`').skip(1).step_by(2).map(|word| word.trim_end_matches("[]"));
    let names = quoted.filter(is_name).filter(|word| word.chars().all(|letter| letter.is_ascii_alphabetic()));
    // A header, a bot's name, and the view of a game, which has a file of its own.
    let (known, unknown): (Vec<&str>, Vec<&str>) = (names.filter(|name| !["ETag", "Expert", "View"].contains(name)))
        .partition(|name| file.contains(&format!("export type {name} =")));
    assert!(unknown.is_empty(), "{unknown:?} are not in web/src/generated/protocol.ts");
    assert!(known.len() > 20, "only {known:?} are named");
}
