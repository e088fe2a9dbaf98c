//! The client is embedded: a new build of it is a new build of this crate.

use std::path::Path;

fn main() {
    // Where there is no client yet, its folder is watched instead: a path that does not exist counts as changed.
    let client = if Path::new("../../web/dist").exists() { "../../web/dist" } else { "../../web" };
    println!("cargo:rerun-if-changed={client}");
}
