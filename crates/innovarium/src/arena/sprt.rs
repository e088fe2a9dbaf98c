//! A sequential test: it stops as soon as it is clear whether a rate is rather `null` or rather `better`.
//!
//! It counts whole sets of games with the same deal, because games of one set depend on each other. The
//! log-likelihood ratio is the generalized one: of all distributions over the results of a set that have a given mean,
//! the likeliest.

use std::collections::BTreeMap;

use serde::Serialize;

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    pub null: f64,
    pub better: f64,
    /// Chance to find `better` where `null` is true.
    pub alpha: f64,
    /// Chance to find `null` where `better` is true.
    pub beta: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Better,
    NotBetter,
    Undecided,
}

/// Results that have not been seen can still come: each of the two extreme ones counts as if it had been seen in this
/// small fraction of a set.
const UNSEEN: f64 = 1e-3;

impl Sprt {
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    pub fn verdict(&self, ratio: f64) -> Verdict {
        let [lower, upper] = self.bounds();
        match ratio {
            ratio if ratio >= upper => Verdict::Better,
            ratio if ratio <= lower => Verdict::NotBetter,
            _ => Verdict::Undecided,
        }
    }

    /// The log-likelihood ratio, given the number of sets with each result.
    fn ratio(&self, counts: &BTreeMap<u64, f64>) -> f64 {
        let mut seen: Vec<(f64, f64)> = counts.iter().map(|(result, count)| (*result as f64 / FINE, *count)).collect();
        seen.extend([(0.0, UNSEEN), (1.0, UNSEEN)]);
        let of_null = tilt(&seen, self.null);
        let of_better = tilt(&seen, self.better);
        let gain = |(result, count): &(f64, f64)| {
            count * ((1.0 + of_null * (result - self.null)) / (1.0 + of_better * (result - self.better))).ln()
        };
        seen.iter().map(gain).sum()
    }
}

/// Results of sets are fractions with small denominators: rounding errors must not tell them apart.
const FINE: f64 = 1e9;

/// A test that is under way. Once it has its verdict, nothing changes it.
pub struct Trial {
    sprt: Sprt,
    counts: BTreeMap<u64, f64>,
    pub sets: usize,
    pub ratio: f64,
    pub verdict: Verdict,
}

impl Trial {
    pub fn new(sprt: Sprt) -> Self {
        Trial { sprt, counts: BTreeMap::new(), sets: 0, ratio: 0.0, verdict: Verdict::Undecided }
    }

    /// A further set, with a result from 0 to 1.
    pub fn add(&mut self, result: f64) {
        if self.verdict == Verdict::Undecided {
            *self.counts.entry((result * FINE).round() as u64).or_default() += 1.0;
            self.sets += 1;
            self.ratio = self.sprt.ratio(&self.counts);
            self.verdict = self.sprt.verdict(self.ratio);
        }
    }
}

/// The likeliest distribution with this mean gives every result its observed frequency, divided by 1 + tilt * (result -
/// mean). The tilt is the root of a falling function between the poles that the extreme results 0 and 1 set.
fn tilt(seen: &[(f64, f64)], mean: f64) -> f64 {
    let excess = |tilt: f64| -> f64 {
        seen.iter().map(|(result, count)| count * (result - mean) / (1.0 + tilt * (result - mean))).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..80 {
        let middle = (low + high) / 2.0;
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    (low + high) / 2.0
}

#[cfg(test)]
mod tests {
    use std::iter::repeat_n;

    use table::Rng;

    use super::*;

    const TEST: Sprt = Sprt { null: 0.5, better: 0.6, alpha: 0.05, beta: 0.05 };

    /// The ratio after sets of these results.
    fn ratio(sprt: Sprt, results: impl Iterator<Item = (f64, usize)>) -> f64 {
        sprt.ratio(&results.map(|(result, count)| ((result * FINE) as u64, count as f64)).collect())
    }

    #[test]
    fn bounds_are_those_of_wald() {
        let [lower, upper] = TEST.bounds();
        assert!((upper - 19.0f64.ln()).abs() < 1e-12 && (lower + 19.0f64.ln()).abs() < 1e-12);
        let strict = Sprt { alpha: 0.01, beta: 0.1, ..TEST };
        assert!((strict.bounds()[1] - 90.0f64.ln()).abs() < 1e-12);
    }

    /// With two results there is only one distribution of a given mean, and the ratio is that of two coins.
    #[test]
    fn of_wins_and_losses_it_is_the_ratio_of_two_coins() {
        for (wins, losses) in [(60, 40), (10, 30), (7, 0), (0, 9)] {
            let coins = wins as f64 * (0.6f64 / 0.5).ln() + losses as f64 * (0.4f64 / 0.5).ln();
            let found = ratio(TEST, [(1.0, wins), (0.0, losses)].into_iter().filter(|(_, count)| *count > 0));
            assert!((found - coins).abs() < 0.01, "{wins} wins, {losses} losses: {found} is not {coins}");
        }
    }

    /// For many sets whose mean is near, it is that of a normal distribution: n (s1 - s0) (2 mean - s0 - s1) / (2
    /// variance).
    #[test]
    fn of_many_sets_it_is_near_the_normal_one() {
        let close = Sprt { null: 0.5, better: 0.52, ..TEST };
        let counts = [(0.0, 100), (0.25, 200), (0.5, 400), (0.75, 240), (1.0, 110)];
        let results = || counts.into_iter().flat_map(|(result, count)| repeat_n(result, count));
        let n = results().count() as f64;
        let mean = results().sum::<f64>() / n;
        let variance = results().map(|result| (result - mean).powi(2)).sum::<f64>() / n;
        let normal = n * 0.02 * (2.0 * mean - 1.02) / (2.0 * variance);
        let found = ratio(close, counts.into_iter());
        assert!((found - normal).abs() < 0.02 * normal.abs().max(1.0), "{found} is not near {normal}");
    }

    /// How many of 200 tests find a bot better that wins this share of the games that the seats do not decide, which
    /// are those of half the deals.
    fn found_better(rate: f64, rng: &mut Rng) -> usize {
        let mut chance = |rate: f64| rng.below(1_000_000) < (rate * 1e6) as usize;
        let mut found = 0;
        for _ in 0..200 {
            let mut trial = Trial::new(TEST);
            while trial.verdict == Verdict::Undecided && trial.sets < 1000 {
                let wins = u8::from(chance(rate)) + u8::from(chance(rate));
                trial.add(if chance(0.5) { 0.5 } else { f64::from(wins) / 2.0 });
            }
            found += usize::from(trial.verdict == Verdict::Better);
        }
        found
    }

    #[test]
    fn a_verdict_is_final() {
        let mut trial = Trial::new(TEST);
        (0..17).for_each(|_| trial.add(1.0));
        let (sets, ratio) = (trial.sets, trial.ratio);
        assert_eq!((trial.verdict, sets), (Verdict::Better, 17), "17 times ln 1.2 is more than ln 19, 16 times is not");
        (0..100).for_each(|_| trial.add(0.0));
        assert_eq!((trial.verdict, trial.sets, trial.ratio), (Verdict::Better, sets, ratio));
    }

    #[test]
    fn it_errs_as_seldom_as_it_says() {
        let mut rng = Rng::new(1);
        let by_chance = found_better(0.5, &mut rng);
        assert!(by_chance <= 20, "{by_chance} of 200 equal bots were found better");
        // Where half the deals are decided by the seat, 70 % of the others make a rate of 60 %.
        let rightly = found_better(0.7, &mut rng);
        assert!(rightly >= 180, "{rightly} of 200 better bots were found");
    }
}
