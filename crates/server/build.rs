//! The client is embedded: a new build of it is a new build of this crate.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
