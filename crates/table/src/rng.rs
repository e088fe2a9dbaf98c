//! The one source of chance. Records depend on its streams, so they must never change.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::Seed;

/// A generator that lies inside a game's state and is copied with it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rng(Stream);

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Stream {
    /// PCG32 (Melissa O'Neill's XSH RR 64/32) with a stream fixed by us. Quick, but whoever sees what it brings can
    /// compute what it will bring.
    Pcg(u64),
    /// ChaCha20, whose numbers tell nothing about those before or after them. A block is computed anew for every
    /// number: few are drawn, and a state with a block inside would be larger.
    ChaCha { key: [u8; 16], drawn: u32 },
}

/// What PCG32 multiplies by, and what our stream adds.
const MULTIPLIER: u64 = 6_364_136_223_846_793_005;
const INCREMENT: u64 = 0x0a02_bdbf_7bb3_c0a7 << 1 | 1;

impl Rng {
    /// The quick generator.
    pub fn new(seed: u64) -> Self {
        let mut rng = Rng(Stream::Pcg(seed.wrapping_add(INCREMENT)));
        rng.next();
        rng
    }

    /// The generator that deals with this seed.
    pub fn of(seed: Seed) -> Self {
        match seed {
            Seed::Short(seed) => Rng::new(seed),
            Seed::Long(seed) => Rng(Stream::ChaCha { key: seed.to_be_bytes(), drawn: 0 }),
        }
    }

    #[inline]
    fn next(&mut self) -> u32 {
        match &mut self.0 {
            Stream::Pcg(state) => {
                let before = *state;
                *state = before.wrapping_mul(MULTIPLIER).wrapping_add(INCREMENT);
                let shifted = (((before >> 18) ^ before) >> 27) as u32;
                shifted.rotate_right((before >> 59) as u32)
            }
            Stream::ChaCha { key, drawn } => chacha_word(key, drawn),
        }
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

    /// Another generator of the same kind.
    pub fn split(&mut self) -> Rng {
        match self.0 {
            Stream::Pcg(_) => Rng::new(self.seed()),
            Stream::ChaCha { .. } => Rng::of(Seed::Long(u128::from(self.seed()) | u128::from(self.seed()) << 64)),
        }
    }

    /// Fisher and Yates.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }
}

/// The next of the words that this key brings. A key of 128 bits is taken twice, as the designer of ChaCha does.
#[cold]
#[inline(never)]
fn chacha_word(key: &[u8; 16], drawn: &mut u32) -> u32 {
    let mut whole = [0; 32];
    whole[..16].copy_from_slice(key);
    whole[16..].copy_from_slice(key);
    let mut stream = ChaCha20Rng::from_seed(whole);
    stream.set_word_pos((*drawn).into());
    *drawn += 1;
    stream.next_u32()
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
    fn the_stream_of_a_long_seed_never_changes() {
        let mut rng = Rng::of(Seed::Long(42));
        let drawn: Vec<usize> = (0..8).map(|_| rng.below(1000)).collect();
        assert_eq!(drawn, LONG_STREAM);
        let mut cards = [0, 1, 2, 3, 4, 5];
        rng.split().shuffle(&mut cards);
        assert_eq!(cards, LONG_SHUFFLED);
    }

    // Computed with an implementation of ChaCha20 in another language.
    const LONG_STREAM: [usize; 8] = [335, 43, 776, 239, 364, 753, 629, 634];
    const LONG_SHUFFLED: [usize; 6] = [2, 1, 3, 4, 5, 0];

    #[test]
    fn a_long_seed_brings_chacha20_word_after_word() {
        let key = *b"sixteen bytes..!";
        let mut rng = Rng::of(Seed::Long(u128::from_be_bytes(key)));
        let mut all = ChaCha20Rng::from_seed(*b"sixteen bytes..!sixteen bytes..!");
        // More than the four blocks that the crate computes together.
        assert!((0..100).all(|_| rng.next() == all.next_u32()));
    }

    #[test]
    fn a_generator_of_its_own_shares_nothing_with_the_first() {
        for seed in [Seed::Short(5), Seed::Long(5)] {
            let mut first = Rng::of(seed);
            let mut second = first.split();
            let shared = (0..1000).filter(|_| first.below(100) == second.below(100)).count();
            assert!((1..40).contains(&shared), "{seed}: {shared}");
        }
    }

    #[test]
    fn every_number_is_equally_likely() {
        for seed in [Seed::Short(7), Seed::Long(7)] {
            let mut rng = Rng::of(seed);
            let mut seen = [0; 6];
            for _ in 0..60_000 {
                seen[rng.below(6)] += 1;
            }
            assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seed}: {seen:?}");
        }
    }

    #[test]
    fn a_generator_is_small() {
        assert!(size_of::<Rng>() <= 24);
    }
}
