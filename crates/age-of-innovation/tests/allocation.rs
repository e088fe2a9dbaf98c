//! The rules allocate nothing while a game is played.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

use age_of_innovation::{AgeOfInnovation, Rules};
use table::{Game, Position, Rng};

struct Counting;

static COUNT: AtomicUsize = AtomicUsize::new(0);

// SAFETY: hands everything to the system's allocator and only counts.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the pointer came from `System.alloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn no_decision_allocates() {
    for seats in 2..=5 {
        for seed in 0..100 {
            let mut rng = Rng::new(seed);
            let game = AgeOfInnovation::set_up(&Rules::default(), seats, &mut rng).expect("a table");
            let mut position = Position::new(game);
            let before = COUNT.load(Ordering::Relaxed);
            while let Some(asked) = position.asked().first() {
                let (seat, offers) = (asked.seat, position.offers(asked));
                let choice = offers[rng.below(offers.len())];
                position.choose(seat, choice).expect("offered");
            }
            let allocated = COUNT.load(Ordering::Relaxed) - before;
            assert_eq!(allocated, 0, "{seats} seats, seed {seed}");
        }
    }
}
