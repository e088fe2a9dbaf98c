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
