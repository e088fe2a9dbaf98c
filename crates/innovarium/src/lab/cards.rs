//! How often those won who had each card or tile, for the clients' pages about them.

use std::collections::BTreeMap;

use kit::lab::{Kind, Observer, Rate, Tally};
use teaching::{Way, Winnings, Won};

use super::Series;

/// Fewer players' games say too little: the interval would be wider than 20 of 100.
const LEAST: usize = 100;

pub fn winnings(
    rules: u32,
    options: BTreeMap<String, String>,
    series: &Series,
    observer: &Observer,
    tally: &Tally,
) -> Winnings {
    let ways = observer.plots.iter().filter(|plot| plot.kind == Kind::Rates).map(|plot| Way {
        name: plot.id.to_string(),
        won: won(&tally.rates(plot.id), |key| (observer.anchor)(plot.id, key)),
    });
    Winnings {
        game: series.game.clone(),
        rules,
        options,
        bot: series.bot.to_string(),
        seats: series.seats,
        games: tally.games,
        seed: series.seed,
        least: LEAST,
        ways: ways.filter(|way| !way.won.is_empty()).collect(),
    }
}

fn won(rates: &[(&str, &Rate)], anchor: impl Fn(&str) -> Option<String>) -> BTreeMap<String, Won> {
    let per_mille = |part: f64| (part * 1000.0).round() as u16;
    let enough = rates.iter().filter(|(_, rate)| rate.games >= LEAST);
    let row = |(key, rate): &(&str, &Rate)| {
        let [low, high] = rate.interval().map(per_mille);
        Some((anchor(key)?, Won { games: rate.games as u32, won: per_mille(rate.rate()), low, high }))
    };
    enough.filter_map(row).collect()
}
