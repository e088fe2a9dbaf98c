//! Prints a random component file, as the tests play with: `cargo run -p inventions --example random_set -- SEED`, or
//! with `plausible SEED` one that is nearer to the built-in file.

#[path = "../tests/random_file.rs"]
mod random_file;

fn main() {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let make = match args.first().map(String::as_str) {
        Some("plausible") => {
            args.remove(0);
            random_file::plausible_file
        }
        _ => random_file::random_file,
    };
    let seed = args.first().and_then(|seed| seed.parse().ok());
    println!("{}", make(seed.expect("a seed is given")));
}
