//! Speed of the rules: `cargo bench -p age-of-innovation`.

testkit::benches! {
    age_of_innovation::AgeOfInnovation,
    seats: [2, 3, 4, 5],
    middle: 80,
    record: include_str!("../tests/records/5-seats.record")
}
