//! The rules allocate nothing while a game is played.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::ops::Range;

use table::Game;
use table::contract::At;
use table::encoding::{Batch, Encoded};

use crate::encoding::Written;
use crate::{any_choice, begin_at};

/// The system's allocator, counted. A test makes it its own with `#[global_allocator]`.
pub struct Counting;

thread_local! {
    /// Of this thread alone: the test harness allocates in another whenever it likes.
    static COUNT: Cell<usize> = const { Cell::new(0) };
}

// The trait of allocators is unsafe by nature.
#[allow(unsafe_code)]
// SAFETY: hands everything to the system's allocator and only counts.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the pointer came from `System.alloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// Plays random games with the usual options, so many seeds for every number of seats.
#[track_caller]
pub fn no_decision_allocates<G: Game>(seeds: Range<u64>) {
    let tables: Vec<At<G>> = G::SEATS.map(|seats| (G::Options::default(), seats)).collect();
    no_decision_allocates_at::<G>(&tables, seeds);
}

/// The same at some tables.
#[track_caller]
pub fn no_decision_allocates_at<G: Game>(tables: &[At<G>], seeds: Range<u64>) {
    let counted = || COUNT.with(Cell::get);
    assert!(counted() > 0, "the test must make `Counting` its allocator");
    for table in tables {
        for seed in seeds.clone() {
            let (mut position, mut rng) = begin_at::<G>(table, seed);
            let before = counted();
            while let Some((seat, choice)) = any_choice(&position, &mut rng) {
                position.choose(seat, choice).expect("offered");
            }
            assert_eq!(counted() - before, 0, "{table:?}, seed {seed}");
        }
    }
}

/// Steps many games together by chance. A step allocates nothing but what the ends of games take.
#[track_caller]
pub fn no_step_allocates<G: Encoded>(table: At<G>, steps: usize) {
    let counted = || COUNT.with(Cell::get);
    let (options, seats) = table;
    let mut batch = Batch::<G>::new(options, seats, 16, 1).expect("a table");
    let mut written = Written::new(&batch);
    let mut actions = vec![0; batch.games()];
    batch.reset(1, &mut written.arrays()).expect("arrays that fit");
    let mut quiet = 0;
    for step in 0..steps {
        batch.sample(&mut actions).expect("an action for each game");
        let before = counted();
        batch.step(&actions, &mut written.arrays()).expect("offered");
        if written.ends() == 0 {
            assert_eq!(counted() - before, 0, "step {step}");
            quiet += 1;
        }
    }
    assert!(quiet > steps / 2 && quiet < steps, "{quiet} of {steps} steps ended no game");
}
