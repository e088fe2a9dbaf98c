//! What counted games allow to say.

/// Standard deviations on either side that hold 95 % of a normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// The 95 % interval of a rate after Wilson: it stays within 0 and 1 and is right for few games, too. A shared victory
/// is a part of a success.
pub fn wilson(successes: f64, trials: usize) -> [f64; 2] {
    if trials == 0 {
        return [0.0, 1.0];
    }
    let n = trials as f64;
    let rate = successes / n;
    let spread = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    let middle = rate + Z * Z / (2.0 * n);
    let [low, high] = [middle - spread, middle + spread].map(|bound| bound / (1.0 + Z * Z / n));
    // At the ends the bounds are 0 and 1, up to what rounding leaves.
    [if rate <= 0.0 { 0.0 } else { low }, if rate >= 1.0 { 1.0 } else { high }]
}

/// Part of a whole, or nothing where there is no whole.
pub fn mean(sum: f64, count: usize) -> f64 {
    if count == 0 { 0.0 } else { sum / count as f64 }
}

/// How much of the victory each place has: all winners the same.
pub fn shares(places: &[u8]) -> Vec<f64> {
    let winners = places.iter().filter(|place| **place == 1).count();
    places.iter().map(|place| if *place == 1 { 1.0 / winners as f64 } else { 0.0 }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: [f64; 2], expected: [f64; 2]) {
        assert!(found.iter().zip(expected).all(|(a, b)| (a - b).abs() < 5e-5), "{found:?} is not {expected:?}");
    }

    /// Examples of Newcombe 1998 (Statistics in Medicine 17, table I), method 3.
    #[test]
    fn wilson_gives_the_published_intervals() {
        near(wilson(81.0, 263), [0.2553, 0.3662]);
        near(wilson(15.0, 148), [0.0624, 0.1605]);
        near(wilson(0.0, 20), [0.0, 0.1611]);
        near(wilson(1.0, 29), [0.0061, 0.1718]);
    }

    #[test]
    fn wilson_is_symmetrical_and_knows_nothing_of_no_games() {
        let ([low, high], [other_low, other_high]) = (wilson(3.5, 40), wilson(36.5, 40));
        assert!((low + other_high - 1.0).abs() < 1e-12 && (high + other_low - 1.0).abs() < 1e-12);
        assert_eq!(wilson(0.0, 0), [0.0, 1.0]);
        assert_eq!((wilson(5.0, 5)[1], wilson(0.0, 6)[0]), (1.0, 0.0));
    }

    #[test]
    fn winners_share_a_victory() {
        assert_eq!(shares(&[2, 1, 3]), [0.0, 1.0, 0.0]);
        assert_eq!(shares(&[1, 3, 1]), [0.5, 0.0, 0.5]);
    }
}
