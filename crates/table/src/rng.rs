//! The one source of chance. Records depend on its stream, so it must never change.

use rand_core::Rng as _;
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

/// PCG32 with a stream fixed by us; small enough to lie inside a game's state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rng(Pcg32);

impl Rng {
    pub fn new(seed: u64) -> Self {
        Rng(Pcg32::new(seed, 0x0a02_bdbf_7bb3_c0a7))
    }

    /// A number from 0 to `n - 1`, each equally likely (Lemire's method). `n` must not be 0.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        let n = u32::try_from(n).expect("ranges are small");
        debug_assert!(n > 0);
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (product as u32) < unfair {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as usize
    }

    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Fisher and Yates.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_never_changes() {
        let mut rng = Rng::new(42);
        let drawn: Vec<usize> = (0..8).map(|_| rng.below(1000)).collect();
        assert_eq!(drawn, STREAM);
        let mut cards = [0, 1, 2, 3, 4, 5];
        rng.shuffle(&mut cards);
        assert_eq!(cards, SHUFFLED);
    }

    const STREAM: [usize; 8] = [761, 418, 448, 266, 959, 409, 796, 835];
    const SHUFFLED: [usize; 6] = [3, 0, 1, 5, 4, 2];

    #[test]
    fn every_number_is_equally_likely() {
        let mut rng = Rng::new(7);
        let mut seen = [0; 6];
        for _ in 0..60_000 {
            seen[rng.below(6)] += 1;
        }
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
    }
}
