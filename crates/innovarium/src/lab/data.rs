//! The figures of the page for machines.

use std::fmt::Write;

use serde_json::{Value, json};

use super::Series;
use kit::lab::{Average, Kind, Label, Plot, Rate, Share, Tally, Values};

pub fn json(series: &Series, plots: &[Plot], tally: &Tally) -> Value {
    json!({
        "game": series.game,
        "options": series.options,
        "bot": series.bot.to_string(),
        "seats": series.seats,
        "seed": series.seed,
        "games": tally.games,
        "baseline": 1.0 / tally.seats as f64,
        "plots": plots.iter().map(|plot| plot_data(plot, tally)).collect::<Vec<_>>(),
    })
}

fn plot_data(plot: &Plot, tally: &Tally) -> Value {
    let title = tally.names.word(plot.id);
    match plot.kind {
        Kind::Numbers => {
            let values = |values: &Values| {
                let counts: Vec<_> = values.0.iter().collect();
                json!({ "mean": values.mean(), "median": values.median(), "counts": counts })
            };
            let numbers = tally.numbers(plot.id);
            json!({
                "id": plot.id,
                "title": title,
                "winners": numbers.map(|numbers| values(&numbers.winners)),
                "others": numbers.map(|numbers| values(&numbers.others)),
            })
        }
        _ => json!({ "id": plot.id, "title": title, "rows": rows(plot, tally) }),
    }
}

fn rows(plot: &Plot, tally: &Tally) -> Vec<Value> {
    match plot.kind {
        Kind::Rates => {
            let row = |(key, rate): (&str, &Rate)| {
                json!({
                    "key": key,
                    "label": rate.label.text,
                    "games": rate.games,
                    "win_rate": rate.rate(),
                    "interval": rate.interval(),
                    "mean_points": rate.mean_points(),
                })
            };
            tally.rates(plot.id).into_iter().map(row).collect()
        }
        Kind::Shares => {
            let row = |(key, share): (String, Share)| {
                json!({
                    "key": key,
                    "label": share.label.text,
                    "games": share.games,
                    "of": share.of,
                    "share": share.rate(),
                    "interval": share.interval(),
                })
            };
            tally.shares(plot.id).into_iter().map(row).collect()
        }
        Kind::Means => {
            let row = |(key, label, [winners, others]): (&str, &Label, [f64; 2])| {
                let label = &label.text;
                json!({ "key": key, "label": label, "winners": winners, "others": others })
            };
            tally.means(plot.id).into_iter().map(row).collect()
        }
        Kind::Averages => {
            let row = |(key, average): (&str, &Average)| {
                let (games, mean) = (average.games, average.mean());
                json!({ "key": key, "games": games, "mean": mean })
            };
            tally.averages(plot.id).into_iter().map(row).collect()
        }
        Kind::Numbers => Vec::new(),
    }
}

/// All rates in one table.
pub fn csv(plots: &[Plot], tally: &Tally) -> String {
    let mut csv = String::from("plot,key,label,games,win_rate,low,high,mean_points\n");
    for plot in plots.iter().filter(|plot| plot.kind == Kind::Rates) {
        for (key, rate) in tally.rates(plot.id) {
            let ([low, high], label) = (rate.interval(), quoted(&rate.label.text));
            let _ = writeln!(
                csv,
                "{},{},{label},{},{:.4},{low:.4},{high:.4},{:.2}",
                plot.id,
                quoted(key),
                rate.games,
                rate.rate(),
                rate.mean_points()
            );
        }
    }
    csv
}

fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_break_a_table_is_quoted() {
        assert_eq!(quoted("Archery"), "Archery");
        assert_eq!(quoted("one, \"two\""), "\"one, \"\"two\"\"\"");
    }
}
