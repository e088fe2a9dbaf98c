//! The one source of chance. Records depend on its stream, so it must never change.

use serde::{Deserialize, Serialize};

/// PCG32 (Melissa O'Neill's XSH RR 64/32) with a stream fixed by us: one number, which lies inside a game's state and
/// is copied with it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rng(u64);

/// What PCG32 multiplies by, and what our stream adds.
const MULTIPLIER: u64 = 6_364_136_223_846_793_005;
const INCREMENT: u64 = 0x0a02_bdbf_7bb3_c0a7 << 1 | 1;

impl Rng {
    pub fn new(seed: u64) -> Self {
        let mut rng = Rng(seed.wrapping_add(INCREMENT));
        rng.next();
        rng
    }

    #[inline]
    fn next(&mut self) -> u32 {
        let state = self.0;
        self.0 = state.wrapping_mul(MULTIPLIER).wrapping_add(INCREMENT);
        let shifted = (((state >> 18) ^ state) >> 27) as u32;
        shifted.rotate_right((state >> 59) as u32)
    }

    /// A number from 0 to `n - 1`, each equally likely (Lemire's method). `n` must not be 0.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        let n = u32::try_from(n).expect("ranges are small");
        debug_assert!(n > 0);
        let mut product = u64::from(self.next()) * u64::from(n);
        if (product as u32) < n {
            let unfair = n.wrapping_neg() % n;
            while (product as u32) < unfair {
                product = u64::from(self.next()) * u64::from(n);
            }
        }
        (product >> 32) as usize
    }

    pub fn seed(&mut self) -> u64 {
        u64::from(self.next()) | u64::from(self.next()) << 32
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
