//! What a tournament found, for people and for scripts.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;
use skillratings::Outcomes;

use super::Tournament;
use super::ratings::{Meeting, rate};
use super::results::{Results, Score};
use super::sprt::{Sprt, Trial, Verdict};
use kit::statistics::{mean, shares, wilson};

#[derive(Serialize)]
pub struct Report {
    game: String,
    options: Vec<(String, String)>,
    seats: usize,
    seed: u64,
    games: usize,
    decisions: usize,
    bots: Vec<BotLine>,
    pairs: Vec<PairLine>,
    ratings: Vec<RatingLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<Test>,
}

#[derive(Serialize)]
struct BotLine {
    bot: String,
    games: usize,
    win_rate: f64,
    interval: [f64; 2],
    mean_score: f64,
    decisions: usize,
    seconds_per_decision: f64,
}

/// The first bot against the second.
#[derive(Serialize)]
struct PairLine {
    a: String,
    b: String,
    games: usize,
    win_rate: f64,
    interval: [f64; 2],
    mean_margin: f64,
    /// How many sets of games with the same deal gave the first bot which share of their victories.
    sets: Vec<(f64, usize)>,
}

#[derive(Serialize)]
struct RatingLine {
    bot: String,
    rating: f64,
    uncertainty: f64,
}

/// The sequential test of whether the second bot is better than the first.
#[derive(Serialize)]
struct Test {
    bot: String,
    against: String,
    #[serde(flatten)]
    sprt: Sprt,
    lower: f64,
    upper: f64,
    log_likelihood_ratio: f64,
    sets: usize,
    verdict: Verdict,
}

#[derive(Clone, Default)]
struct Count {
    games: usize,
    wins: f64,
    points: f64,
    seatings: usize,
    decisions: usize,
    seconds: f64,
}

impl Tournament<'_> {
    pub fn report(&self, results: &Results) -> Report {
        let sprt = self.sprt.zip(self.trial(results)).map(|(sprt, trial)| self.test(sprt, &trial));
        let sets = sprt.as_ref().map_or(self.schedule.sets(), |test| test.sets);
        let counts = self.counts(results, sets);
        let name = |bot: usize| self.bots[bot].to_string();
        let bots = counts.iter().enumerate().map(|(bot, count)| BotLine {
            bot: name(bot),
            games: count.games,
            win_rate: mean(count.wins, count.games),
            interval: wilson(count.wins, count.games),
            mean_score: mean(count.points, count.seatings),
            decisions: count.decisions,
            seconds_per_decision: mean(count.seconds, count.decisions),
        });
        let pairs = (0..self.schedule.pairs().len()).map(|pair| self.pair_line(results, pair, sets));
        let ratings = rate(self.bots.len(), &self.meetings(results, sets)).into_iter().enumerate();
        Report {
            game: self.args.game.clone(),
            options: self.args.options.options.clone(),
            seats: self.args.seats,
            seed: self.args.seed,
            games: counts.iter().map(|count| count.games).sum::<usize>() / 2,
            decisions: counts.iter().map(|count| count.decisions).sum(),
            bots: bots.collect(),
            pairs: pairs.collect(),
            ratings: ratings
                .map(|(bot, found)| RatingLine { bot: name(bot), rating: found.rating, uncertainty: found.uncertainty })
                .collect(),
            sprt,
        }
    }

    fn test(&self, sprt: Sprt, trial: &Trial) -> Test {
        let [lower, upper] = sprt.bounds();
        let (bot, against) = (self.bots[1].to_string(), self.bots[0].to_string());
        let Trial { ratio, sets, verdict, .. } = *trial;
        Test { bot, against, sprt, lower, upper, log_likelihood_ratio: ratio, sets, verdict }
    }

    /// The numbers of all games of the first sets.
    fn numbers(&self, sets: usize) -> impl Iterator<Item = (usize, usize)> {
        let pairs = 0..self.schedule.pairs().len();
        (0..sets)
            .flat_map(move |set| pairs.clone().map(move |pair| (pair, set)))
            .flat_map(|(pair, set)| self.schedule.numbers(pair, set).map(move |number| (pair, number)))
    }

    fn counts(&self, results: &Results, sets: usize) -> Vec<Count> {
        let mut counts = vec![Count::default(); self.bots.len()];
        for (pair, number) in self.numbers(sets) {
            let Some(result) = results.get(number) else { continue };
            let (a, b) = self.schedule.pairs()[pair];
            counts[a].games += 1;
            counts[b].games += 1;
            let victory = shares(&result.places);
            for (seat, bot) in self.schedule.seating(number).into_iter().enumerate() {
                let count = &mut counts[bot];
                count.wins += victory[seat];
                count.points += f64::from(result.points[seat]);
                count.seatings += 1;
                count.decisions += result.decisions[seat];
                count.seconds += result.seconds[seat];
            }
        }
        counts
    }

    fn pair_line(&self, results: &Results, pair: usize, sets: usize) -> PairLine {
        let mut total = Score::default();
        let mut by_result: BTreeMap<u64, (f64, usize)> = BTreeMap::new();
        for score in (0..sets).filter_map(|set| results.score_of_set(&self.schedule, pair, set)) {
            total.games += score.games;
            total.wins += score.wins;
            total.margin += score.margin;
            let part = mean(score.wins, score.games);
            by_result.entry((part * 1e9).round() as u64).or_insert((part, 0)).1 += 1;
        }
        let (a, b) = self.schedule.pairs()[pair];
        PairLine {
            a: self.bots[a].to_string(),
            b: self.bots[b].to_string(),
            games: total.games,
            win_rate: mean(total.wins, total.games),
            interval: wilson(total.wins, total.games),
            mean_margin: mean(total.margin, total.games),
            sets: by_result.into_values().collect(),
        }
    }

    /// Every game as a meeting of its two bots; the one with the larger share of the victory won it.
    fn meetings(&self, results: &Results, sets: usize) -> Vec<Meeting> {
        let meeting = |(pair, number): (usize, usize)| {
            let seconds = self.schedule.seconds(number).iter();
            let victory = shares(&results.get(number)?.places);
            let of_second: f64 = seconds.zip(victory).filter(|(second, _)| **second).map(|(_, part)| part).sum();
            let outcome = match of_second {
                part if part < 0.499 => Outcomes::WIN,
                part if part > 0.501 => Outcomes::LOSS,
                _ => Outcomes::DRAW,
            };
            let (first, second) = self.schedule.pairs()[pair];
            Some(Meeting { first, second, outcome })
        };
        self.numbers(sets).filter_map(meeting).collect()
    }
}

fn percent(rate: f64, [low, high]: [f64; 2]) -> String {
    format!("{:>5.1} % ({:>4.1} to {:>5.1})", 100.0 * rate, 100.0 * low, 100.0 * high)
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let widest = self.bots.iter().map(|line| line.bot.len()).max().unwrap_or(0).max(4);
        write!(f, "{}, {} seats, {} games, seed {}", self.game, self.seats, self.games, self.seed)?;
        self.options.iter().try_for_each(|(key, value)| write!(f, ", {key}={value}"))?;
        writeln!(f)?;
        let title = ["games", "victories (95 %)", "points", "s/decision", "rating"];
        let [games, wins, points, seconds, rating] = title;
        writeln!(f, "\n{:<widest$}  {games:>6}  {wins:<24}  {points:>7}  {seconds:>10}  {rating}", "bot")?;
        for (line, rating) in self.bots.iter().zip(&self.ratings) {
            writeln!(
                f,
                "{:<widest$}  {:>6}  {}  {:>7.1}  {:>10.4}  {:.1} ± {:.1}",
                line.bot,
                line.games,
                percent(line.win_rate, line.interval),
                line.mean_score,
                line.seconds_per_decision,
                rating.rating,
                rating.uncertainty
            )?;
        }
        writeln!(f)?;
        for PairLine { a, b, games, win_rate, interval, mean_margin, .. } in &self.pairs {
            let rate = percent(*win_rate, *interval);
            writeln!(f, "{a} against {b}: {rate} of {games} games, {mean_margin:+.1} points")?;
        }
        match &self.sprt {
            Some(test) => write!(f, "\n{test}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Test { bot, against, sprt, lower, upper, log_likelihood_ratio, sets, verdict } = self;
        let [null, better] = [sprt.null, sprt.better].map(|rate| 100.0 * rate);
        let verdict = match verdict {
            Verdict::Better => format!("{bot} is better than {against}: it wins rather {better:.1} % than {null:.1} %"),
            Verdict::NotBetter => {
                format!("{bot} is not better than {against}: it wins rather {null:.1} % than {better:.1} %")
            }
            Verdict::Undecided => format!("whether {bot} is better than {against} is still open"),
        };
        write!(f, "{verdict} (log-likelihood ratio {log_likelihood_ratio:.2} in {lower:.2} to {upper:.2}, {sets} sets)")
    }
}
