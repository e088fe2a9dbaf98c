//! The page: one file that needs nothing else.

use table::text::{Language, Phrase};

use super::Series;
use super::charts::{FEW, PALE, draw, escape};
use kit::lab::{Plot, Tally, Values};

const STYLE: &str = include_str!("page.css");

pub fn page(series: &Series, plots: &[Plot], tally: &Tally, language: Language, style: &str) -> String {
    let words = &tally.names.words;
    let title = escape(&words.fill(Phrase::new("title").plain("game", series.title.clone())));
    let contents: String = plots
        .iter()
        .map(|plot| format!("<li><a href=\"#{}\">{}</a></li>", plot.id, escape(&words.say(plot.id))))
        .collect();
    let sections: String = plots.iter().map(|plot| section(plot, tally)).collect();
    format!(
        "<!doctype html>\n<html lang={lang}>\n<head>\n<meta charset=utf-8>\n\
         <meta name=viewport content=\"width=device-width, initial-scale=1\">\n\
         <meta name=color-scheme content=\"light dark\">\n\
         <title>{title}</title>\n<style>\n{STYLE}{style}</style>\n</head>\n<body>\n\
         <header>\n<h1>{title}</h1>\n{intro}{figures}</header>\n\
         <main>\n<section class=how>\n<h2>{how}</h2>\n{guide}</section>\n<nav aria-label=\"{what}\">\n<h2>{what}</h2>\n\
         <ul>{contents}</ul>\n</nav>\n{sections}</main>\n</body>\n</html>\n",
        lang = language.code(),
        intro = intro(series, tally),
        figures = figures(tally),
        how = escape(&words.say("how")),
        guide = guide(tally),
        what = escape(&words.say("contents")),
    )
}

fn paragraph(text: &str) -> String {
    format!("<p>{}</p>\n", escape(text))
}

fn intro(series: &Series, tally: &Tally) -> String {
    let words = &tally.names.words;
    let intro = Phrase::new("intro")
        .number("games", tally.games as i64)
        .plain("bot", series.bot.to_string())
        .number("seats", series.seats as i64);
    let mut played = words.fill(Phrase::new("played").plain("seed", series.seed.to_string()));
    if !series.options.is_empty() {
        let options: Vec<String> = series.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        played = format!("{} {played}", words.fill(Phrase::new("played-options").plain("options", options.join(" "))));
    }
    paragraph(&words.fill(intro)) + &format!("<p class=note>{}</p>\n", escape(&played))
}

/// The figures one asks for first.
fn figures(tally: &Tally) -> String {
    let words = &tally.names.words;
    let mean = |values: Option<&Values>| values.map_or(0.0, Values::mean);
    let length = mean(tally.numbers("length").map(|numbers| &numbers.others));
    let points = mean(tally.numbers("points").map(|numbers| &numbers.winners));
    let first = tally.rates("seat").into_iter().find(|(seat, _)| *seat == "A").map_or(0.0, |(_, rate)| rate.rate());
    let figures = [
        (tally.games.to_string(), "figure-games"),
        (words.number(length, 0), "figure-length"),
        (words.number(points, 1), "figure-points"),
        (format!("{} %", words.percent(first)), "figure-first"),
    ];
    let figure =
        |(number, id): (String, &str)| format!("<div><dd>{number}</dd><dt>{}</dt></div>", escape(&words.say(id)));
    format!("<dl>{}</dl>\n", figures.map(figure).concat())
}

fn guide(tally: &Tally) -> String {
    let words = &tally.names.words;
    let baseline = words.percent(1.0 / tally.seats as f64);
    let few = Phrase::new("how-few").number("pale", PALE as i64).number("few", FEW as i64);
    [
        words.fill(Phrase::new("how-rate").plain("baseline", baseline)),
        words.say("how-color"),
        words.say("how-cause"),
        words.fill(few),
    ]
    .map(|text| paragraph(&text))
    .concat()
}

fn section(plot: &Plot, tally: &Tally) -> String {
    let words = &tally.names.words;
    format!(
        "<section id={id}>\n<h2>{title}</h2>\n{how}{drawn}\n</section>\n",
        id = plot.id,
        title = escape(&words.say(plot.id)),
        how = paragraph(&words.say(&format!("{}-read", plot.id))),
        drawn = draw(plot, tally),
    )
}
