//! Speed of the rules: `cargo bench -p innovation`.

testkit::benches! {
    innovation::Innovation,
    seats: [2, 3, 4],
    middle: 60,
    record: include_str!("../tests/records/deluxe-2017-4-seats-teams.record")
}
