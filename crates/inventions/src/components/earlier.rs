//! The built-in set of rules version 1, for records and matches that were played with it: the present one but for a few
//! entries.

use serde_json::Value;

use super::{BUILT_IN, Components, read};

/// The entries that were other ones, section by section.
const ENTRIES: &str = include_str!("../../components-1.json");

/// What tells an entry from the others of its section.
const NAMES: [&str; 5] = ["number", "hex", "era", "space", "goal"];

pub(super) fn components() -> Components {
    let mut file: Value = serde_json::from_str(BUILT_IN).expect("the built-in file is JSON");
    let earlier: Value = serde_json::from_str(ENTRIES).expect("the earlier entries are JSON");
    for (section, entries) in earlier.as_object().expect("sections") {
        for entry in entries.as_array().expect("a list") {
            let present = file[section].as_array_mut().expect("a section of the built-in file").iter_mut();
            let same = |other: &&mut Value| NAMES.iter().all(|name| other.get(name) == entry.get(name));
            *present.into_iter().find(same).expect("an entry of the built-in file") = entry.clone();
        }
    }
    read(&file.to_string()).unwrap_or_else(|problems| panic!("the earlier component set: {problems:?}"))
}
