//! How fast the rules are, for `cargo bench -p <game>`. Wall-clock figures swing; compare instruction counts
//! (scripts/instructions).

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use table::{Game, Match, Observation, Position, Record, Rng, Seat, Secrets, Viewer};

use crate::{any_choice, begin};

/// Plays to the end and returns the number of decisions.
fn random_game<G: Game>(seats: usize, seed: u64) -> usize {
    let (mut position, mut rng) = begin::<G>(seats, seed);
    let mut decisions = 0;
    while let Some((seat, choice)) = any_choice(&position, &mut rng) {
        position.choose(seat, choice).expect("offered");
        decisions += 1;
    }
    decisions
}

/// The position of a game of two after so many random decisions.
fn middle<G: Game>(decisions: usize) -> Position<G> {
    let (mut position, mut rng) = begin::<G>(2, 5);
    for _ in 0..decisions {
        let (seat, choice) = any_choice(&position, &mut rng).expect("the game is not over yet");
        position.choose(seat, choice).expect("offered");
    }
    position
}

pub fn decisions_in_random_play<G: Game>(bencher: Bencher, seats: usize) {
    let games = || (0..100).map(|seed| random_game::<G>(seats, seed)).sum::<usize>();
    bencher.counter(ItemsCount::new(games())).bench(games);
}

pub fn copy_of_a_state<G: Game>(bencher: Bencher, decisions: usize) {
    let position = middle::<G>(decisions);
    bencher.bench(|| black_box(position.game()).clone());
}

pub fn view_of_a_seat<G: Secrets>(bencher: Bencher, decisions: usize) {
    let position = middle::<G>(decisions);
    bencher.bench(|| position.view(Viewer::Seat(Seat::new(0))));
}

pub fn world_for_a_seat<G: Secrets>(bencher: Bencher, decisions: usize) {
    let position = middle::<G>(decisions);
    let observation = Observation::new(&position, position.asked()[0].seat).expect("asked");
    let mut rng = Rng::new(1);
    bencher.bench_local(|| observation.world(&mut rng));
}

pub fn replay_of_a_whole_record<G: Game>(bencher: Bencher, record: &str) {
    let record = Record::parse(record).expect("a record");
    bencher.bench(|| Match::<G>::replay(black_box(&record)).expect("a true record"));
}

/// The benches of a game and the program that runs them: for which numbers of seats, after how many decisions a game of
/// two is in its middle, and the record to replay.
#[macro_export]
macro_rules! benches {
    ($game:ty, seats: $seats:expr, middle: $middle:expr, record: $record:expr) => {
        use $crate::divan::{self, Bencher};
        use $crate::speed;

        fn main() {
            divan::main();
        }

        #[divan::bench(crate = divan, args = $seats)]
        fn decisions_in_random_play(bencher: Bencher, seats: usize) {
            speed::decisions_in_random_play::<$game>(bencher, seats);
        }

        #[divan::bench(crate = divan)]
        fn copy_of_a_state(bencher: Bencher) {
            speed::copy_of_a_state::<$game>(bencher, $middle);
        }

        #[divan::bench(crate = divan)]
        fn view_of_a_seat(bencher: Bencher) {
            speed::view_of_a_seat::<$game>(bencher, $middle);
        }

        #[divan::bench(crate = divan)]
        fn world_for_a_seat(bencher: Bencher) {
            speed::world_for_a_seat::<$game>(bencher, $middle);
        }

        #[divan::bench(crate = divan)]
        fn replay_of_a_whole_record(bencher: Bencher) {
            speed::replay_of_a_whole_record::<$game>(bencher, $record);
        }
    };
}
