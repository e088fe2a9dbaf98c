//! The plots: rows of a table with a small drawing each, which keep their shape on a phone, and histograms.

use std::fmt::Write;

use table::text::Phrase;

use kit::lab::{Kind, Label, Numbers, Plot, Rate, Tally, Values};

/// What occurred in fewer players' games than this says nothing.
pub const FEW: usize = 20;
/// Rates over fewer games than this are pale.
pub const PALE: usize = 100;
/// This many rows at either end are shown; the others are folded away.
const EXTREMES: usize = 12;

pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

pub fn draw(plot: &Plot, tally: &Tally) -> String {
    match plot.kind {
        Kind::Rates => rates(plot, tally),
        Kind::Shares => shares(plot, tally),
        Kind::Numbers => numbers(plot, tally),
        Kind::Means => means(plot, tally),
        Kind::Averages => averages(plot, tally),
    }
}

fn word(tally: &Tally, id: &str) -> String {
    escape(&tally.names.word(id))
}

fn nothing(tally: &Tally) -> String {
    format!("<p class=note>{}</p>", word(tally, "nothing"))
}

fn row_label(label: &Label) -> String {
    let chip = label.chip.as_ref().map(|chip| {
        let bare = if chip.text.is_empty() { " bare" } else { "" };
        format!("<span class=\"chip {}{bare}\">{}</span>", chip.color, escape(&chip.text))
    });
    format!("<th scope=row role=rowheader>{}{}</th>", chip.unwrap_or_default(), escape(&label.text))
}

fn cells(texts: &[&str]) -> String {
    texts.iter().fold(String::new(), |mut cells, text| {
        let _ = write!(cells, "<td role=cell class=number>{text}</td>");
        cells
    })
}

fn table(title: &str, head: &str, rows: &str) -> String {
    // A narrow screen lays out as many columns of numbers as there are.
    let two = if head.matches("class=number").count() == 2 { " class=two" } else { "" };
    format!(
        "<table role=table{two}><caption class=unseen>{title}</caption>\
         <thead role=rowgroup><tr role=row>{head}</tr></thead><tbody role=rowgroup>{rows}</tbody></table>"
    )
}

fn head(tally: &Tally, axis: &str, columns: &[&str]) -> String {
    let columns =
        columns.iter().map(|id| format!("<th scope=col role=columnheader class=number>{}</th>", word(tally, id)));
    let what = word(tally, "column-what");
    format!(
        "<th scope=col role=columnheader>{what}</th><td role=cell class=axis>{axis}</td>{}",
        columns.collect::<String>()
    )
}

/// The part of the scale from 0 to 1 that all rows need, in steps of ten percent.
struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    fn of(intervals: impl Iterator<Item = [f64; 2]>, baseline: f64) -> Self {
        let (low, high) =
            intervals.fold((baseline, baseline), |(low, high): (f64, f64), [from, to]| (low.min(from), high.max(to)));
        Scale { low: (low * 10.0).floor() / 10.0, high: (high * 10.0).ceil() / 10.0 }
    }

    fn at(&self, rate: f64) -> f64 {
        100.0 * (rate - self.low) / (self.high - self.low)
    }

    /// The ends of the scale and its middle, over the drawings.
    fn axis(&self, tally: &Tally) -> String {
        [self.low, (self.low + self.high) / 2.0, self.high]
            .map(|rate| format!("<span>{} %</span>", tally.names.words.number(100.0 * rate, 0)))
            .concat()
    }
}

fn rates(plot: &Plot, tally: &Tally) -> String {
    let all = tally.rates(plot.id);
    let mut shown: Vec<(&str, &Rate)> = all.iter().copied().filter(|(_, rate)| rate.games >= FEW).collect();
    // Seats have an order of their own.
    if plot.id == "seat" {
        shown.sort_by_key(|(key, _)| *key);
    }
    let left_out = match all.len() - shown.len() {
        0 => String::new(),
        count => format!("<p class=note>{}</p>", escape(&tally.names.count("left-out", count as i64))),
    };
    if shown.is_empty() {
        return nothing(tally) + &left_out;
    }
    let baseline = 1.0 / tally.seats as f64;
    let scale = Scale::of(shown.iter().map(|(_, rate)| rate.interval()), baseline);
    let head = head(tally, &scale.axis(tally), &["column-rate", "column-interval", "column-games"]);
    let title = word(tally, plot.id);
    let rows: Vec<String> = shown.iter().map(|(_, rate)| rate_row(rate, &scale, baseline, tally)).collect();
    if rows.len() <= 3 * EXTREMES {
        return table(&title, &head, &rows.concat()) + &left_out;
    }
    let note = escape(&tally.names.count("extremes", EXTREMES as i64));
    let gap = "<tr role=row class=gap><td role=cell colspan=5>⋯</td></tr>";
    let (first, last) = (rows[..EXTREMES].concat(), rows[rows.len() - EXTREMES..].concat());
    let every = escape(&tally.names.count("all-rows", rows.len() as i64));
    format!(
        "<p class=note>{note}</p>{}{left_out}<details><summary>{every}</summary>{}</details>",
        table(&title, &head, &format!("{first}{gap}{last}")),
        table(&title, &head, &rows.concat()),
    )
}

fn rate_row(rate: &Rate, scale: &Scale, baseline: f64, tally: &Tally) -> String {
    let [low, high] = rate.interval();
    let mut class = if low > baseline {
        String::from("above")
    } else if high < baseline {
        String::from("below")
    } else {
        String::from("even")
    };
    if rate.games < PALE {
        class += " pale";
    }
    let words = &tally.names.words;
    let drawing = format!(
        "<td role=cell class=drawing><svg viewBox=\"0 0 100 10\" preserveAspectRatio=none aria-hidden=true>\
         <path class=baseline d=\"M{base:.2} 0V10\"/><path class=interval d=\"M{low:.2} 5H{high:.2}\"/>\
         <path class=dot d=\"M{dot:.2} 5h.01\"/></svg></td>",
        base = scale.at(baseline),
        low = scale.at(low),
        high = scale.at(high),
        dot = scale.at(rate.rate()),
    );
    let won = format!("<b>{}</b> %", words.percent(rate.rate()));
    let interval = format!("{}–{}", words.percent(low), words.percent(high));
    let numbers = cells(&[&won, &interval, &rate.games.to_string()]);
    format!("<tr role=row class=\"{class}\">{}{drawing}{numbers}</tr>", row_label(&rate.label))
}

fn shares(plot: &Plot, tally: &Tally) -> String {
    let shares = tally.shares(plot.id);
    if shares.is_empty() {
        return nothing(tally);
    }
    let scale = Scale { low: 0.0, high: 1.0 };
    let head = head(tally, &scale.axis(tally), &["column-share", "column-interval", "column-count"]);
    let words = &tally.names.words;
    let rows = shares.iter().map(|(_, share)| {
        let [low, high] = share.interval();
        let part = format!("<b>{}</b> %", words.percent(share.rate()));
        let interval = format!("{}–{}", words.percent(low), words.percent(high));
        let bar = bar("one", share.rate());
        let numbers = cells(&[&part, &interval, &share.games.to_string()]);
        format!("<tr role=row>{}<td role=cell class=drawing>{bar}</td>{numbers}</tr>", row_label(&share.label))
    });
    table(&word(tally, plot.id), &head, &rows.collect::<String>())
}

/// A bar over this fraction of the width.
fn bar(class: &str, part: f64) -> String {
    format!(
        "<svg class=bar viewBox=\"0 0 100 10\" preserveAspectRatio=none aria-hidden=true>\
         <path class={class} d=\"M0 0H{:.2}V10H0Z\"/></svg>",
        100.0 * part.clamp(0.0, 1.0)
    )
}

fn means(plot: &Plot, tally: &Tally) -> String {
    let means = tally.means(plot.id);
    let most = means.iter().flat_map(|(_, _, values)| values.iter().map(|value| value.abs())).fold(0.0, f64::max);
    if means.is_empty() || most <= 0.0 {
        return nothing(tally);
    }
    let legend = format!(
        "<i class=\"key winners\"></i>{} <i class=\"key others\"></i>{}",
        word(tally, "column-winners"),
        word(tally, "column-others")
    );
    let head = head(tally, &format!("<span>{legend}</span>"), &["column-winners", "column-others"]);
    let rows = means.iter().map(|(_, label, [winners, others])| {
        let bars = format!("{}{}", bar("winners", winners.abs() / most), bar("others", others.abs() / most));
        let numbers = [winners, others].map(|value| tally.names.words.number(*value, 1));
        let numbers = cells(&[&format!("<b>{}</b>", numbers[0]), &numbers[1]]);
        format!("<tr role=row>{}<td role=cell class=drawing>{bars}</td>{numbers}</tr>", row_label(label))
    });
    table(&word(tally, plot.id), &head, &rows.collect::<String>())
}

fn averages(plot: &Plot, tally: &Tally) -> String {
    let averages = tally.averages(plot.id);
    let most = averages.iter().map(|(_, average)| average.mean()).fold(0.0, f64::max);
    if most <= 0.0 {
        return nothing(tally);
    }
    let head = head(tally, "", &["column-mean", "column-count"]);
    let rows = averages.iter().map(|(_, average)| {
        let mean = format!("<b>{}</b>", tally.names.words.number(average.mean(), 1));
        let numbers = cells(&[&mean, &average.games.to_string()]);
        let bar = bar("one", average.mean() / most);
        format!("<tr role=row>{}<td role=cell class=drawing>{bar}</td>{numbers}</tr>", row_label(&average.label))
    });
    table(&word(tally, plot.id), &head, &rows.collect::<String>())
}

/// Columns of a histogram: where they begin, how wide they are, how many.
struct Columns {
    first: i64,
    step: i64,
    count: usize,
    /// Whether the first and the last column also hold what lies further out.
    under: bool,
    over: bool,
}

impl Columns {
    /// Steps of 1, 2, 5, 10 ... so that there are no more columns than one can tell apart. A few outliers do not
    /// squeeze the others: what lies beyond three times the range of the middle half goes into the columns at the ends.
    fn of(values: &Values) -> Option<Self> {
        const MOST: i64 = 24;
        let (least, most) = (values.quantile(0.0)?, values.quantile(1.0)?);
        let (mut low, mut high) = (least, most);
        if high - low >= MOST {
            let (lower, upper) = (values.quantile(0.25)?, values.quantile(0.75)?);
            low = low.max(lower - 3 * (upper - lower));
            high = high.min(upper + 3 * (upper - lower));
        }
        let mut steps = (0..16).flat_map(|power| [1, 2, 5].map(|digit| digit * 10i64.pow(power)));
        let step = steps.find(|step| high.div_euclid(*step) - low.div_euclid(*step) < MOST)?;
        let first = low.div_euclid(step) * step;
        let count = (high.div_euclid(step) - low.div_euclid(step) + 1) as usize;
        Some(Columns { first, step, count, under: least < first, over: most >= first + step * count as i64 })
    }

    fn column(&self, value: i64) -> usize {
        (value - self.first).div_euclid(self.step).clamp(0, self.count as i64 - 1) as usize
    }

    /// The fraction of all values that falls into each column.
    fn parts(&self, values: &Values) -> Vec<f64> {
        let mut parts = vec![0.0; self.count];
        for (value, count) in &values.0 {
            parts[self.column(*value)] += *count as f64 / values.count() as f64;
        }
        parts
    }

    /// The label below a column: the first of its values, as far as there is room.
    fn tick(&self, column: usize) -> Option<String> {
        let value = self.first + column as i64 * self.step;
        let every = self.count.div_ceil(if self.step == 1 { 13 } else { 8 });
        match column {
            0 if self.under => Some(format!("≤ {}", value + self.step - 1)),
            last if self.over && last + 1 == self.count => Some(format!("≥ {value}")),
            near if self.over && near + every + 1 >= self.count => None,
            column => column.is_multiple_of(every).then(|| value.to_string()),
        }
    }
}

fn numbers(plot: &Plot, tally: &Tally) -> String {
    let Some(numbers) = tally.numbers(plot.id) else { return nothing(tally) };
    let Some(columns) = Columns::of(&numbers.all()) else { return nothing(tally) };
    let of_games = numbers.winners.count() == 0;
    let series: &[(&str, &Values)] = if of_games {
        &[("one", &numbers.others)]
    } else {
        &[("winners", &numbers.winners), ("others", &numbers.others)]
    };
    let facts = facts(numbers, of_games, tally);
    let title = Phrase::new("histogram").plain("title", tally.names.word(plot.id)).plain("facts", facts.clone());
    let title = escape(&tally.names.words.fill(title));
    let legend = if of_games {
        String::new()
    } else {
        format!(
            "<p class=legend><i class=\"key winners\"></i>{} <i class=\"key others\"></i>{}</p>",
            word(tally, "column-winners"),
            word(tally, "column-others")
        )
    };
    format!(
        "{legend}<div class=histogram>\
         <svg role=img aria-label=\"{title}\" viewBox=\"0 0 100 100\" preserveAspectRatio=none>{}</svg>\
         <div class=ticks aria-hidden=true>{}</div></div><p class=note>{}</p>",
        histogram(&columns, series),
        ticks(&columns),
        escape(&facts)
    )
}

fn facts(numbers: &Numbers, of_games: bool, tally: &Tally) -> String {
    let fact = |id: &str, values: &Values| {
        let mean = tally.names.words.number(values.mean(), 1);
        tally.names.words.fill(Phrase::new(id).plain("mean", mean).number("median", values.median()))
    };
    if of_games {
        return fact("games-are", &numbers.others);
    }
    format!("{} {}", fact("winners-are", &numbers.winners), fact("others-are", &numbers.others))
}

fn histogram(columns: &Columns, series: &[(&str, &Values)]) -> String {
    let parts: Vec<Vec<f64>> = series.iter().map(|(_, values)| columns.parts(values)).collect();
    let most = parts.iter().flatten().copied().fold(0.0, f64::max);
    let room = 100.0 / columns.count as f64;
    let width = 0.86 * room / series.len() as f64;
    let mut drawn = String::new();
    for (place, ((class, _), parts)) in series.iter().zip(&parts).enumerate() {
        for (column, part) in parts.iter().enumerate().filter(|(_, part)| **part > 0.0) {
            let (x, height) = (column as f64 * room + 0.07 * room + place as f64 * width, 100.0 * part / most);
            let _ = write!(
                drawn,
                "<rect class={class} x={x:.2} y={:.2} width={width:.2} height={height:.2} />",
                100.0 - height
            );
        }
    }
    drawn
}

fn ticks(columns: &Columns) -> String {
    let mut drawn = String::new();
    for (column, text) in (0..columns.count).filter_map(|column| Some((column, columns.tick(column)?))) {
        // A column of one value has its label in the middle, one of several begins with it; the last must stay on the
        // page.
        let at = |place: f64| 100.0 * (column as f64 + place) / columns.count as f64;
        let _ = match columns.step {
            1 => write!(drawn, "<span class=middle style=\"left:{:.1}%\">{text}</span>", at(0.5)),
            _ if column + 1 == columns.count => write!(drawn, "<span class=end>{text}</span>"),
            _ => write!(drawn, "<span style=\"left:{:.1}%\">{text}</span>", at(0.07)),
        };
    }
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(values: impl IntoIterator<Item = i64>) -> Values {
        Values(values.into_iter().map(|value| (value, 1)).collect())
    }

    #[test]
    fn histograms_have_columns_one_can_tell_apart() {
        for (low, high, step) in [(0, 0, 1), (0, 6, 1), (3, 40, 2), (-7, 300, 20), (123, 9_876, 500)] {
            let columns = Columns::of(&values(low..=high)).expect("there are values");
            assert!(columns.count <= 24 && columns.step == step, "{low} to {high}: {}", columns.step);
            assert_eq!((columns.column(low), columns.column(high)), (0, columns.count - 1), "{low} to {high}");
            assert!(!columns.under && !columns.over, "{low} to {high}");
        }
        assert!(Columns::of(&values([])).is_none());
    }

    #[test]
    fn what_lies_far_out_is_in_the_columns_at_the_ends() {
        let columns = Columns::of(&values((100..=200).chain([5, 2000]))).expect("there are values");
        assert!(columns.over && !columns.under, "5 is within three times the range of the middle half");
        assert!(columns.first + columns.step * (columns.count as i64) < 500);
        assert_eq!(columns.column(2000), columns.count - 1);
        assert!(columns.tick(columns.count - 1).is_some_and(|tick| tick.starts_with('≥')));
        let parts = columns.parts(&values([100, 2000]));
        assert_eq!((parts.iter().sum::<f64>(), parts[columns.count - 1]), (1.0, 0.5));
    }

    #[test]
    fn names_cannot_break_the_page() {
        assert_eq!(escape("<b> & \"so\""), "&lt;b&gt; &amp; &quot;so&quot;");
    }
}
