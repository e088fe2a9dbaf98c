//! What puzzles of Age of Innovation ask for. The words are in `text/LANGUAGE/puzzles.ftl`.

use age_of_innovation::{AgeOfInnovation, Event};
use table::text::Language;
use table::{Seat, text_file};
use teaching::puzzle::{Course, GamePuzzles, Goal, Puzzled, game_puzzles as puzzles_of};

struct AgeOfInnovationPuzzles;

pub fn game_puzzles() -> Box<dyn GamePuzzles> {
    puzzles_of::<AgeOfInnovationPuzzles>()
}

impl Puzzled for AgeOfInnovationPuzzles {
    type Game = AgeOfInnovation;

    const GOALS: &'static [Goal<AgeOfInnovation>] = &[
        Goal { name: "city", value: |game, seat| game.player(seat).cities().into() },
        Goal { name: "palace", value: |game, seat| game.player(seat).palace_built().into() },
        Goal { name: "innovation", value: |game, seat| game.player(seat).innovations.len() as i32 },
        Goal { name: "points", value: |game, seat| game.player(seat).points.into() },
    ];

    const THEMES: &'static [&'static str] =
        &["conversion", "power", "books", "build", "upgrade", "spades", "bridge", "science", "special", "passing"];

    const MOST_POSITIONS: usize = 30_000;

    fn course(event: &Event) -> Course {
        match event {
            Event::Turn { .. } => Course::TurnOver,
            // What the end of a round brings came by itself.
            Event::Round { .. } | Event::AreaTile { .. } | Event::Over { .. } => Course::Beyond,
            _ => Course::Goes,
        }
    }

    fn theme(event: &Event, solver: Seat) -> Option<&'static str> {
        match event {
            Event::Converted { seat, .. } if seat == &solver => Some("conversion"),
            Event::PowerAction { seat, .. } if seat == &solver => Some("power"),
            Event::BookAction { seat, .. } if seat == &solver => Some("books"),
            Event::Built { seat, .. } if seat == &solver => Some("build"),
            Event::Upgraded { seat, .. } if seat == &solver => Some("upgrade"),
            Event::Dug { seat, .. } if seat == &solver => Some("spades"),
            Event::Bridge { seat, .. } if seat == &solver => Some("bridge"),
            Event::Sent { seat, .. } | Event::Returned { seat, .. } if seat == &solver => Some("science"),
            Event::Special { seat, .. } if seat == &solver => Some("special"),
            Event::Passed { seat } if seat == &solver => Some("passing"),
            _ => None,
        }
    }

    fn words(language: Language) -> &'static str {
        text_file!(language, "puzzles")
    }
}
