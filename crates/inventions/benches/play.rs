//! Speed of the rules: `cargo bench -p inventions`.

testkit::benches! {
    inventions::Inventions,
    seats: [2, 3, 4],
    middle: 60,
    record: include_str!("../tests/records/4-seats.record")
}
