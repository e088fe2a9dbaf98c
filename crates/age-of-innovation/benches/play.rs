//! Speed of the rules: `cargo bench -p age-of-innovation`. Wall-clock figures swing; compare instruction counts (scripts/instructions).

use age_of_innovation::{AgeOfInnovation, Rules};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use table::{Game, Match, Position, Record, Rng, Seat, Sight, Viewer};

fn main() {
    divan::main();
}

fn begin(seats: usize, seed: u64) -> (Position<AgeOfInnovation>, Rng) {
    let mut rng = Rng::new(seed);
    let game = AgeOfInnovation::set_up(&Rules::default(), seats, &mut rng).expect("a table");
    (Position::new(game), rng)
}

/// Plays to the end and returns the number of decisions.
fn random_game(seats: usize, seed: u64) -> usize {
    let (mut position, mut rng) = begin(seats, seed);
    let mut decisions = 0;
    while let Some(asked) = position.asked().first() {
        let (seat, offers) = (asked.seat, position.offers(asked));
        let choice = offers[rng.below(offers.len())];
        position.choose(seat, choice).expect("offered");
        decisions += 1;
    }
    decisions
}

/// The position after so many random decisions.
fn middle(decisions: usize) -> Position<AgeOfInnovation> {
    let (mut position, mut rng) = begin(2, 5);
    for _ in 0..decisions {
        let asked = position.asked()[0];
        let offers = position.offers(&asked);
        let choice = offers[rng.below(offers.len())];
        position.choose(asked.seat, choice).expect("offered");
    }
    position
}

#[divan::bench(args = [2, 3, 4, 5])]
fn decisions_in_random_play(bencher: Bencher, seats: usize) {
    let decisions: usize = (0..100).map(|seed| random_game(seats, seed)).sum();
    bencher.counter(ItemsCount::new(decisions)).bench(|| (0..100).map(|seed| random_game(seats, seed)).sum::<usize>());
}

#[divan::bench]
fn copy_of_a_state(bencher: Bencher) {
    let position = middle(80);
    bencher.bench(|| black_box(position.game()).clone());
}

#[divan::bench]
fn view_of_a_seat(bencher: Bencher) {
    let position = middle(80);
    bencher.bench(|| position.view(Viewer::Seat(Seat::new(0))));
}

#[divan::bench]
fn world_for_a_seat(bencher: Bencher) {
    let position = middle(80);
    let sight = Sight::new(&position, position.asked()[0].seat).expect("asked");
    let mut rng = Rng::new(1);
    bencher.bench_local(|| sight.world(&mut rng));
}

#[divan::bench]
fn replay_of_a_whole_record(bencher: Bencher) {
    let record = Record::parse(include_str!("../tests/records/4-seats.record")).expect("a record");
    bencher.bench(|| Match::<AgeOfInnovation>::replay(black_box(&record)).expect("a true record"));
}
