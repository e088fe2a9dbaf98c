//! Age of Innovation: what players begin with, what they take, and where their points come from.

use age_of_innovation::words::{Building, Discipline};
use age_of_innovation::{AgeOfInnovation, Cause, Event};
use table::{AnyMatch, Match, Seat, Viewer, text_file};

use kit::lab::{Label, Names, Observer, Plot, Tally};

pub static OBSERVER: Observer = Observer {
    plots: &[
        Plot::rates("faction"),
        Plot::rates("display"),
        Plot::rates("first-bonus"),
        Plot::rates("first-move"),
        Plot::means("source"),
        Plot::rates("palace"),
        Plot::rates("innovation"),
        Plot::rates("competency"),
        Plot::rates("science"),
        Plot::rates("city"),
        Plot::rates("bonus"),
        Plot::rates("board-action"),
        Plot::numbers("cities"),
        Plot::numbers("innovations"),
        Plot::numbers("area"),
    ],
    anchor,
    observe,
    words: |language| text_file!(language, "lab"),
    style: include_str!("lab.css"),
};

fn anchor(plot: &str, key: &str) -> Option<String> {
    match plot {
        "faction" | "display" | "palace" | "innovation" | "competency" | "city" | "bonus" => {
            Some(format!("{plot}:{key}"))
        }
        "first-bonus" => Some(format!("bonus:{key}")),
        "board-action" => key.split_once('-').map(|(kind, action)| format!("{kind}:{action}")),
        _ => None,
    }
}

fn observe(played: &dyn AnyMatch, tally: &mut Tally) {
    let Some(played) = played.as_any().downcast_ref::<Match<AgeOfInnovation>>() else { return };
    let game = played.position().game();
    let mut chronicle = Chronicle { tally, moved: vec![false; game.everyone().count()], round: 0 };
    for (_, event) in played.news_since(None, Viewer::Everything) {
        chronicle.note(event);
    }
    for seat in game.everyone() {
        let player = game.player(seat);
        component(tally, "faction", seat, "faction", player.faction.name());
        let display = player.display.name();
        tally.rate("display", seat, display, |names| terrain(names, display));
        for discipline in Discipline::ALL {
            note_science(tally, seat, discipline, player.levels[discipline]);
        }
        tally.number("cities", Some(seat), player.cities().into());
        tally.number("innovations", Some(seat), player.innovations.len() as i64);
        tally.number("area", Some(seat), game.area(seat).into());
        // What everybody begins with.
        tally.mean("source", "start", seat, 20, |names| Label::plain(names.word("source-start")));
    }
}

fn component(tally: &mut Tally, plot: &'static str, seat: Seat, kind: &str, word: &str) {
    tally.rate(plot, seat, word, |names| Label::plain(names.component(&format!("{kind}-{word}"))));
}

fn terrain(names: &Names, terrain: &'static str) -> Label {
    Label::plain(names.component(&format!("display-{terrain}"))).chip(terrain, "")
}

/// How far somebody came in a discipline.
fn note_science(tally: &mut Tally, seat: Seat, discipline: Discipline, level: u8) {
    let (from, to) = match level {
        0..=4 => (0, 4),
        5..=8 => (5, 8),
        9..=11 => (9, 11),
        _ => (12, 12),
    };
    let levels = if from == to { from.to_string() } else { format!("{from}–{to}") };
    tally.rate("science", seat, format!("{discipline} {from}-{to}"), |names| {
        Label::plain(names.component(&format!("discipline-{discipline}"))).chip("level", levels)
    });
}

struct Chronicle<'a> {
    tally: &'a mut Tally,
    /// Who has taken an action already.
    moved: Vec<bool>,
    round: u8,
}

impl Chronicle<'_> {
    fn note(&mut self, event: Event) {
        match event {
            Event::Round { round } => self.round = round,
            Event::TookSet { seat, bonus, .. } => component(self.tally, "first-bonus", seat, "bonus", bonus.name()),
            Event::TookBonus { seat, bonus, .. } => {
                let plot = if self.round == 0 { "first-bonus" } else { "bonus" };
                component(self.tally, plot, seat, "bonus", bonus.name());
            }
            Event::Palace { seat, palace } => component(self.tally, "palace", seat, "palace", &palace.to_string()),
            Event::Innovation { seat, innovation } => {
                component(self.tally, "innovation", seat, "innovation", innovation.name());
            }
            Event::Competency { seat, competency } => {
                component(self.tally, "competency", seat, "competency", competency.name());
            }
            Event::City { seat, tile, .. } => component(self.tally, "city", seat, "city", tile.name()),
            Event::Points { seat, points, cause } => {
                let source = source(cause);
                let label = |names: &Names| Label::plain(names.word(&format!("source-{source}")));
                self.tally.mean("source", source, seat, points.into(), label);
            }
            _ => {}
        }
        if let Some((seat, kind, word)) = action(&event) {
            if matches!(kind, "power" | "books") {
                let id = format!("{kind}-{word}");
                self.tally.rate("board-action", seat, id.clone(), |names| Label::plain(names.component(&id)));
            }
            if self.round == 1 && !std::mem::replace(&mut self.moved[seat.index()], true) {
                self.note_first(seat, kind, word);
            }
        }
    }

    fn note_first(&mut self, seat: Seat, kind: &'static str, word: &'static str) {
        let key = if word.is_empty() { kind.to_string() } else { format!("{kind}-{word}") };
        let label = |names: &Names| match kind {
            "power" | "books" => Label::plain(names.component(&key)),
            _ => {
                let part = match (kind, word) {
                    (_, "") => String::new(),
                    ("build" | "upgrade", building) => names.component(&format!("building-{building}")),
                    ("advance", track) => names.component(&format!("track-{track}")),
                    (_, discipline) => names.component(&format!("discipline-{discipline}")),
                };
                Label::plain(names.words.part(&format!("move-{kind}"), part))
            }
        };
        self.tally.rate("first-move", seat, key.clone(), label);
    }
}

/// What somebody does for a turn, as a kind and a word.
fn action(event: &Event) -> Option<(Seat, &'static str, &'static str)> {
    Some(match *event {
        Event::PowerAction { seat, action } => (seat, "power", action.name()),
        Event::BookAction { seat, action } => (seat, "books", action.name()),
        Event::Special { seat, .. } => (seat, "special", ""),
        Event::Dug { seat, .. } => (seat, "dig", ""),
        Event::Built { seat, neutral: false, .. } => (seat, "build", Building::Workshop.name()),
        Event::Upgraded { seat, to, .. } => (seat, "upgrade", to.name()),
        Event::Advanced { seat, track, .. } => (seat, "advance", track.name()),
        Event::Sent { seat, discipline, .. } => (seat, "send", discipline.name()),
        Event::Innovation { seat, .. } => (seat, "innovate", ""),
        Event::Passed { seat } => (seat, "pass", ""),
        _ => return None,
    })
}

/// Where points come from, in groups.
fn source(cause: Cause) -> &'static str {
    match cause {
        Cause::Faction(_) | Cause::Display(_) => "faction",
        Cause::Palace(_) => "palace",
        Cause::Innovation(_) => "innovation",
        Cause::Competency(_) => "competency",
        Cause::Bonus(_) => "bonus",
        Cause::City(_) => "city",
        Cause::Power(_) | Cause::Books(_) => "board-action",
        Cause::Track(_) => "track",
        Cause::Level(_) | Cause::Science(_) | Cause::Income => "science",
        Cause::RoundTile(_) => "round-tile",
        Cause::FinalTile(_) => "final-tile",
        Cause::Neighbour => "neighbour",
        Cause::Area => "area",
        Cause::Leftovers => "leftovers",
        Cause::Rules | Cause::Start | Cause::Conversion => "other",
    }
}
