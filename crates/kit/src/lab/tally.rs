//! Counts over many games. All sums are of whole numbers, so the order in which games end does not matter.

use std::collections::{BTreeMap, HashSet};

use table::text::{Phrase, Texts};
use table::{Outcome, Seat};

use crate::Words;
use crate::statistics::{mean, wilson};

/// A victory in parts: 840 can be shared evenly by any number of seats.
const VICTORY: u64 = 840;

/// What something is called on the page, with a small mark before it.
#[derive(Clone, Debug, Default)]
pub struct Label {
    pub text: String,
    pub chip: Option<Chip>,
}

#[derive(Clone, Debug)]
pub struct Chip {
    pub text: String,
    /// The class that colors it.
    pub color: &'static str,
}

impl Label {
    pub fn plain(text: impl Into<String>) -> Self {
        Label { text: text.into(), chip: None }
    }

    pub fn chip(self, color: &'static str, text: impl Into<String>) -> Self {
        Label { chip: Some(Chip { text: text.into(), color }), ..self }
    }
}

/// The names of the game's components, and of what only the lab mentions.
pub struct Names {
    /// Of all options that are played in turn: they may have different components. The first that knows a thing gives
    /// it its name.
    texts: Vec<Texts>,
    pub words: Words,
}

impl Names {
    /// A component of the game.
    pub fn component(&self, id: &str) -> String {
        self.component_of(&Phrase::new(id))
    }

    pub fn component_of(&self, name: &Phrase) -> String {
        let texts = self.texts.iter().find(|texts| texts.has(&name.id)).unwrap_or(&self.texts[0]);
        texts.say(name, &[])
    }

    pub fn word(&self, id: &str) -> String {
        self.words.say(id)
    }

    pub fn count(&self, id: &str, count: i64) -> String {
        self.words.count(id, count)
    }
}

#[derive(Default)]
pub struct Rate {
    pub label: Label,
    /// Players' games: each seat of a game counts.
    pub games: usize,
    victories: u64,
    points: i64,
}

impl Rate {
    pub fn rate(&self) -> f64 {
        mean(self.wins(), self.games)
    }

    pub fn interval(&self) -> [f64; 2] {
        wilson(self.wins(), self.games)
    }

    pub fn mean_points(&self) -> f64 {
        mean(self.points as f64, self.games)
    }

    fn wins(&self) -> f64 {
        self.victories as f64 / VICTORY as f64
    }
}

#[derive(Default)]
pub struct Share {
    pub label: Label,
    pub games: usize,
    /// How many could have had it.
    pub of: usize,
}

impl Share {
    pub fn rate(&self) -> f64 {
        mean(self.games as f64, self.of)
    }

    pub fn interval(&self) -> [f64; 2] {
        wilson(self.games as f64, self.of)
    }
}

/// The mean of a number, of games that have something in common.
#[derive(Default)]
pub struct Average {
    pub label: Label,
    pub games: usize,
    sum: i64,
}

impl Average {
    pub fn mean(&self) -> f64 {
        mean(self.sum as f64, self.games)
    }
}

/// How often each value occurred.
#[derive(Default)]
pub struct Values(pub BTreeMap<i64, usize>);

impl Values {
    pub fn count(&self) -> usize {
        self.0.values().sum()
    }

    pub fn mean(&self) -> f64 {
        mean(self.0.iter().map(|(value, count)| *value as f64 * *count as f64).sum(), self.count())
    }

    /// The value with as many below it as above.
    pub fn median(&self) -> i64 {
        self.quantile(0.5).unwrap_or(0)
    }

    /// The value that this fraction of all is below.
    pub fn quantile(&self, part: f64) -> Option<i64> {
        let place = ((self.count() as f64 * part) as usize).min(self.count().checked_sub(1)?);
        let mut below = 0;
        let found = self.0.iter().find(|(_, count)| {
            below += **count;
            below > place
        });
        found.map(|(value, _)| *value)
    }

    fn add(&mut self, value: i64) {
        *self.0.entry(value).or_default() += 1;
    }
}

/// Values of winners and of others. Those of whole games are counted among the others.
#[derive(Default)]
pub struct Numbers {
    pub winners: Values,
    pub others: Values,
}

impl Numbers {
    pub fn all(&self) -> Values {
        let mut all = self.winners.0.clone();
        self.others.0.iter().for_each(|(value, count)| *all.entry(*value).or_default() += count);
        Values(all)
    }
}

#[derive(Default)]
pub struct Mean {
    pub label: Label,
    winners: i64,
    others: i64,
}

pub struct Tally {
    pub seats: usize,
    pub games: usize,
    pub names: Names,
    /// Seats that won and seats that did not, over all games.
    pub winners: usize,
    pub others: usize,
    rates: BTreeMap<&'static str, BTreeMap<String, Rate>>,
    shares: BTreeMap<&'static str, BTreeMap<(String, String), Share>>,
    numbers: BTreeMap<&'static str, Numbers>,
    means: BTreeMap<&'static str, BTreeMap<String, Mean>>,
    averages: BTreeMap<&'static str, BTreeMap<String, Average>>,
    /// Games by the value of the option to compare by.
    variants: BTreeMap<String, usize>,
    variant: String,
    /// The current game: victories and points by seat, and what was noted already.
    victories: Vec<u64>,
    points: Vec<i32>,
    noted: HashSet<(&'static str, Seat, String)>,
}

impl Tally {
    pub fn new(seats: usize, texts: Vec<Texts>, words: Words) -> Self {
        Tally {
            seats,
            games: 0,
            names: Names { texts, words },
            winners: 0,
            others: 0,
            rates: BTreeMap::new(),
            shares: BTreeMap::new(),
            numbers: BTreeMap::new(),
            means: BTreeMap::new(),
            averages: BTreeMap::new(),
            variants: BTreeMap::new(),
            variant: String::new(),
            victories: Vec::new(),
            points: Vec::new(),
            noted: HashSet::new(),
        }
    }

    pub fn begin_game(&mut self, outcome: &Outcome, variant: &str) {
        let winners = outcome.winners().count();
        let part = |place: &u8| if *place == 1 { VICTORY / winners as u64 } else { 0 };
        self.games += 1;
        self.winners += winners;
        self.others += outcome.places.len() - winners;
        self.victories = outcome.places.iter().map(part).collect();
        self.points = outcome.points.clone();
        self.noted.clear();
        self.variant = variant.to_string();
        *self.variants.entry(self.variant.clone()).or_default() += 1;
    }

    /// The seat had or did this. It counts once per game, however often it happened.
    pub fn rate(
        &mut self,
        plot: &'static str,
        seat: Seat,
        key: impl Into<String>,
        label: impl FnOnce(&Names) -> Label,
    ) {
        let key = key.into();
        if !self.noted.insert((plot, seat, key.clone())) {
            return;
        }
        let names = &self.names;
        let rate = self.rates.entry(plot).or_default().entry(key);
        let rate = rate.or_insert_with(|| Rate { label: label(names), ..Rate::default() });
        rate.games += 1;
        rate.victories += self.victories[seat.index()];
        rate.points += i64::from(self.points[seat.index()]);
    }

    /// This was in the game.
    pub fn share(&mut self, plot: &'static str, key: impl Into<String>, label: impl FnOnce(&Names) -> Label) {
        let names = &self.names;
        let shares = self.shares.entry(plot).or_default();
        let share = shares.entry((self.variant.clone(), key.into()));
        share.or_insert_with(|| Share { label: label(names), ..Share::default() }).games += 1;
    }

    /// A number of the game, for the mean over games that have the key in common.
    pub fn average(
        &mut self,
        plot: &'static str,
        key: impl Into<String>,
        value: i64,
        label: impl FnOnce(&Names) -> Label,
    ) {
        let names = &self.names;
        let average = self.averages.entry(plot).or_default().entry(key.into());
        let average = average.or_insert_with(|| Average { label: label(names), ..Average::default() });
        average.games += 1;
        average.sum += value;
    }

    /// A number of a seat, or of the game.
    pub fn number(&mut self, plot: &'static str, seat: Option<Seat>, value: i64) {
        let won = seat.is_some_and(|seat| self.victories[seat.index()] > 0);
        let numbers = self.numbers.entry(plot).or_default();
        if won { numbers.winners.add(value) } else { numbers.others.add(value) }
    }

    /// Adds to what the seat has of the key.
    pub fn mean(
        &mut self,
        plot: &'static str,
        key: impl Into<String>,
        seat: Seat,
        value: i64,
        label: impl FnOnce(&Names) -> Label,
    ) {
        let names = &self.names;
        let mean = self.means.entry(plot).or_default().entry(key.into());
        let mean = mean.or_insert_with(|| Mean { label: label(names), ..Mean::default() });
        if self.victories[seat.index()] > 0 { mean.winners += value } else { mean.others += value }
    }

    /// Whether there is anything to draw.
    pub fn has(&self, plot: &str) -> bool {
        self.rates.contains_key(plot)
            || self.shares.contains_key(plot)
            || self.numbers.contains_key(plot)
            || self.means.contains_key(plot)
            || self.averages.contains_key(plot)
    }

    /// The rates of a plot, the highest first; of equal rates, the surer first.
    pub fn rates(&self, plot: &str) -> Vec<(&str, &Rate)> {
        let mut rates: Vec<(&str, &Rate)> =
            self.rates.get(plot).into_iter().flatten().map(|(key, rate)| (key.as_str(), rate)).collect();
        rates.sort_by(|(_, a), (_, b)| b.rate().total_cmp(&a.rate()).then(b.games.cmp(&a.games)));
        rates
    }

    /// In how many games of each variant something occurred, the most frequent first.
    pub fn shares(&self, plot: &str) -> Vec<(String, Share)> {
        let share = |((variant, key), share): (&(String, String), &Share)| {
            let of = self.variants.get(variant).copied().unwrap_or(0);
            let mut label = share.label.clone();
            if variant.is_empty() {
                return (key.clone(), Share { label, games: share.games, of });
            }
            label.text = format!("{} ({variant})", label.text);
            (format!("{variant} {key}"), Share { label, games: share.games, of })
        };
        let mut shares: Vec<(String, Share)> = self.shares.get(plot).into_iter().flatten().map(share).collect();
        shares.sort_by_key(|(_, share)| std::cmp::Reverse(share.games));
        shares
    }

    pub fn averages(&self, plot: &str) -> Vec<(&str, &Average)> {
        let mut averages: Vec<(&str, &Average)> =
            self.averages.get(plot).into_iter().flatten().map(|(key, average)| (key.as_str(), average)).collect();
        averages.sort_by(|(_, a), (_, b)| b.mean().total_cmp(&a.mean()));
        averages
    }

    pub fn numbers(&self, plot: &str) -> Option<&Numbers> {
        self.numbers.get(plot)
    }

    /// What each thing brought winners and others on average, the most first.
    pub fn means(&self, plot: &str) -> Vec<(&str, &Label, [f64; 2])> {
        let mut means: Vec<(&str, &Label, [f64; 2])> = (self.means.get(plot).into_iter().flatten())
            .map(|(key, found)| {
                let winners = mean(found.winners as f64, self.winners);
                (key.as_str(), &found.label, [winners, mean(found.others as f64, self.others)])
            })
            .collect();
        means.sort_by(|(_, _, a), (_, _, b)| b[0].total_cmp(&a[0]));
        means
    }
}

#[cfg(test)]
mod tests {
    use table::text::Language;

    use super::*;

    #[test]
    fn quantiles_are_values_that_were_there() {
        let values = Values([(1, 1), (5, 2), (9, 1)].into_iter().collect());
        assert_eq!(
            [0.0, 0.25, 0.5, 0.75, 1.0].map(|part| values.quantile(part)),
            [Some(1), Some(5), Some(5), Some(9), Some(9)]
        );
        assert_eq!((values.median(), values.mean()), (5, 5.0));
        assert_eq!((Values::default().quantile(0.5), Values::default().median()), (None, 0));
    }

    #[test]
    fn a_thing_counts_once_a_game_and_winners_share() {
        let texts = || Texts::new(Language::English, &[]);
        let mut tally = Tally::new(3, vec![texts()], Words::new(Language::English, &[]));
        let seats = [0, 1, 2].map(Seat::new);
        for places in [[1, 1, 3], [1, 2, 3]] {
            tally.begin_game(&Outcome { places: places.to_vec(), points: vec![10, 8, 3], how: "points" }, "");
            for _ in 0..5 {
                seats.iter().for_each(|&seat| tally.rate("cards", seat, "Tools", |_| Label::plain("Tools")));
            }
            tally.rate("cards", seats[0], "Oars", |_| Label::plain("Oars"));
            seats.iter().for_each(|&seat| tally.mean("source", "cards", seat, 6, |_| Label::plain("cards")));
        }
        let rates: Vec<(&str, usize, f64)> =
            tally.rates("cards").iter().map(|(key, rate)| (*key, rate.games, rate.rate())).collect();
        assert_eq!(rates, [("Oars", 2, 0.75), ("Tools", 6, 2.0 / 6.0)]);
        assert_eq!((tally.winners, tally.others), (3, 3));
        assert_eq!(tally.means("source")[0].2, [6.0, 6.0]);
    }
}
