//! The lab writes a page that stands for itself.

use std::fs;

use serde_json::Value;

use crate::calling::{Folder, innovarium, refused};

struct Page {
    /// Goes away with the page.
    _folder: Folder,
    html: String,
    statistics: Value,
    csv: String,
}

impl Page {
    fn new(name: &str, args: &[&str]) -> Self {
        let folder = Folder::new(&format!("lab-{name}"));
        let out = folder.0.to_str().expect("a name");
        let output = innovarium(&[&["lab"], args, &["--out", out]].concat());
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        let read = |file: &str| fs::read_to_string(folder.0.join(file)).expect("a file");
        let statistics = serde_json::from_str(&read("statistics.json")).expect("JSON");
        Page { html: read("index.html"), statistics, csv: read("statistics.csv"), _folder: folder }
    }

    /// The page names every plot of its data and needs nothing from elsewhere.
    fn stands_alone(&self) {
        let plots = self.statistics["plots"].as_array().expect("a list");
        for plot in plots {
            let (id, title) = (plot["id"].as_str().expect("an id"), plot["title"].as_str().expect("a title"));
            assert!(self.html.contains(&format!("<section id={id}>\n<h2>{title}</h2>\n<p>")), "{id}: {title}");
            assert!(self.html.contains(&format!("<a href=\"#{id}\">{title}</a>")), "{id} is in the contents");
        }
        for needed in ["src=", "url(", "@import", "<script", "<link", "http:", "https:"] {
            assert!(!self.html.contains(needed), "{needed}");
        }
        assert!(self.html.contains("<svg") && self.html.contains("prefers-color-scheme: dark"));
    }

    fn plot(&self, id: &str) -> &Value {
        let plots = self.statistics["plots"].as_array().expect("a list");
        plots.iter().find(|plot| plot["id"] == id).unwrap_or_else(|| panic!("a plot '{id}'"))
    }

    fn rows(&self, id: &str) -> &[Value] {
        self.plot(id)["rows"].as_array().expect("rows")
    }
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is a number"))
}

#[test]
fn innovation_by_edition() {
    let page =
        Page::new("innovation", &["innovation", "--games", "60", "--bot", "greedy", "--by", "edition", "--jobs", "2"]);
    page.stands_alone();
    assert_eq!(page.statistics["games"], 60);
    let seats = page.rows("seat");
    assert_eq!(seats.len(), 2);
    assert!((seats.iter().map(|seat| number(&seat["win_rate"])).sum::<f64>() - 1.0).abs() < 1e-9);
    for seat in seats {
        assert_eq!(seat["games"], 60);
        let (low, high) = (number(&seat["interval"][0]), number(&seat["interval"][1]));
        assert!(low < number(&seat["win_rate"]) && number(&seat["win_rate"]) < high);
    }
    let editions: Vec<&str> = page.rows("by").iter().filter_map(|row| row["key"].as_str()).collect();
    assert!(editions.contains(&"edition=deluxe-2017") && editions.contains(&"edition=iello-2011"), "{editions:?}");
    assert!(page.rows("by").iter().all(|row| row["games"] == 30));
    // Everybody begins with one card, and every game ends somehow in its edition.
    let of_first_cards: f64 = page.rows("first-card").iter().map(|row| number(&row["games"])).sum();
    assert_eq!(of_first_cards, 120.0);
    let endings: f64 = page.rows("ending").iter().map(|row| number(&row["games"])).sum();
    assert_eq!(endings, 60.0);
    assert!(page.rows("ending").iter().all(|row| row["of"] == 30));
    assert!(page.csv.starts_with("plot,key,label,games,win_rate,low,high,mean_points\n"));
    assert!(page.csv.contains("\nfirst-card,"));
    assert!(page.html.contains("class=\"chip "), "cards have their color and age");
}

#[test]
fn rates_are_sorted_and_those_of_few_games_left_out() {
    let page = Page::new("sorted", &["innovation", "--games", "40", "--bot", "random", "--set", "expansions=cities"]);
    page.stands_alone();
    let rows = page.rows("melded");
    assert!(rows.len() > 100, "cards of the expansion, too: {}", rows.len());
    assert!(rows.is_sorted_by(|a, b| number(&a["win_rate"]) >= number(&b["win_rate"])));
    let few = rows.iter().filter(|row| number(&row["games"]) < 20.0).count();
    assert!(few > 0 && page.html.contains(&format!("{few} that were there in too few games are left out.")), "{few}");
    assert!(page.rows("set").iter().any(|row| row["key"] == "cities"));
}

#[test]
fn age_of_innovation_in_german() {
    let page =
        Page::new("aoi", &["age-of-innovation", "--games", "12", "--seats", "3", "--bot", "random", "--lang", "de"]);
    page.stands_alone();
    assert!(page.html.starts_with("<!doctype html>\n<html lang=de>") && page.html.contains("Gemeinschaften"));
    for (plot, each) in
        [("faction", 36.0), ("display", 36.0), ("first-bonus", 36.0), ("first-move", 36.0), ("science", 144.0)]
    {
        let games: f64 = page.rows(plot).iter().map(|row| number(&row["games"])).sum();
        assert_eq!(games, each, "{plot}");
    }
    // The sources of points add up to the points.
    for (side, other) in [("winners", "winners"), ("others", "others")] {
        let sum: f64 = page.rows("source").iter().map(|row| number(&row[side])).sum();
        let mean = number(&page.plot("points")[other]["mean"]);
        assert!((sum - mean).abs() < 1e-6, "{side}: {sum} is not {mean}");
    }
}

#[test]
fn inventions_by_goals_and_sources() {
    let page = Page::new("inventions", &["inventions", "--games", "10", "--bot", "random"]);
    page.stands_alone();
    let goals: f64 = page.rows("goal").iter().map(|row| number(&row["games"])).sum();
    assert_eq!(goals, 60.0, "three goals a player");
    for side in ["winners", "others"] {
        let sum: f64 = page.rows("ip-source").iter().map(|row| number(&row[side])).sum();
        let mean = number(&page.plot("points")[side]["mean"]);
        assert!((sum - mean).abs() < 1e-6, "{side}: {sum} is not {mean}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let args = ["innovation", "--games", "10", "--bot", "casual@5", "--seed", "3", "--by", "edition"];
    let alone = Page::new("alone", &args);
    let together = Page::new("together", &[&args[..], &["--jobs", "3"]].concat());
    assert_eq!(together.html, alone.html);
    assert_eq!(together.statistics, alone.statistics);
}

#[test]
fn what_only_some_tables_have_is_named_all_the_same() {
    let page = Page::new("variants", &["innovation", "--games", "32", "--bot", "random", "--by", "expansions"]);
    page.stands_alone();
    assert_eq!(page.rows("by").len(), 16, "every combination of four expansions");
    let sets: Vec<&str> = page.rows("set").iter().filter_map(|row| row["key"].as_str()).collect();
    assert!(sets.contains(&"base") && sets.len() > 2, "{sets:?}");
}

#[test]
fn what_bots_won_with_is_written_the_same_again() {
    let folder = Folder::new("lab-cards");
    let write = |name: &str, jobs: &str| {
        let file = folder.0.join(name);
        let path = file.to_str().expect("a name");
        let played = ["innovation", "--games", "200", "--bot", "random", "--seed", "7", "--jobs", jobs];
        let output = innovarium(&[&["lab"], &played[..], &["--cards", path]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        fs::read_to_string(&file).expect("a file")
    };
    let text = write("one.json", "1");
    assert_eq!(text, write("two.json", "2"));
    let winnings: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&winnings["bot"], &winnings["games"], &winnings["seed"]), (&"random".into(), &200.into(), &7.into()));
    assert_eq!(winnings["options"]["edition"], "deluxe-2017");
    let melded = winnings["ways"].as_array().and_then(|ways| ways.iter().find(|way| way["name"] == "melded"));
    let archery = &melded.expect("cards were melded")["won"]["card:Archery"];
    let (low, won, high) = (number(&archery["low"]), number(&archery["won"]), number(&archery["high"]));
    assert!(low < won && won < high && number(&archery["games"]) >= 100.0, "{archery}");
}

#[test]
fn mistakes_are_answered_in_one_line() {
    let refused = |args: &[&str], expected: &str| refused(&[&["lab"], args].concat(), expected);
    refused(&["innovation"], "--out");
    let out = ["--out", "/no/such/folder"];
    refused(&[&["chess"], &out[..]].concat(), "unknown game 'chess'");
    refused(
        &[&["innovation", "--bot", "deep-blue"], &out[..]].concat(),
        "unknown bot 'deep-blue' (available: random, greedy",
    );
    refused(&[&["innovation", "--seats", "9"], &out[..]].concat(), "not by 9");
    refused(
        &[&["innovation", "--by", "color"], &out[..]].concat(),
        "unknown option 'color' (available: edition, teams",
    );
    refused(&[&["innovation", "--by", "teams"], &out[..]].concat(), "teams are for four players");
    refused(&[&["innovation", "--by", "longer", "--set", "longer=yes"], &out[..]].concat(), "leave --set longer out");
    refused(&[&["innovation", "--games", "0"], &out[..]].concat(), "one game at least");
}
