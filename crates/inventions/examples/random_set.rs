//! Prints a random component file, as the tests play with: `cargo run -p inventions --example random_set -- SEED`.

#[path = "../tests/random_file.rs"]
mod random_file;

fn main() {
    let seed = std::env::args().nth(1).and_then(|seed| seed.parse().ok());
    println!("{}", random_file::random_file(seed.expect("a seed is given")));
}
