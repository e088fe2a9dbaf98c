//! What puzzles of Inventions ask for. The words are in `text/LANGUAGE/puzzles.ftl`.

use inventions::words::Who;
use inventions::{Event, Inventions, Phase};
use table::text::Language;
use table::{Seat, text_file};
use teaching::puzzle::{Course, GamePuzzles, Goal, Puzzled, game_puzzles as puzzles_of};

struct InventionsPuzzles;

pub fn game_puzzles() -> Box<dyn GamePuzzles> {
    puzzles_of::<InventionsPuzzles>()
}

impl Puzzled for InventionsPuzzles {
    type Game = Inventions;

    const GOALS: &'static [Goal<Inventions>] = &[
        Goal { name: "inventions", value: |game, seat| game.player(seat).inventions.len() as i32 },
        Goal { name: "influence", value: |game, seat| game.player(seat).influence.into() },
        Goal { name: "ip", value: |game, seat| game.player(seat).ip.into() },
    ];

    const THEMES: &'static [&'static str] =
        &["chain", "economy", "presenting", "inventing", "innovating", "sharing", "travelling"];

    const MOST_POSITIONS: usize = 30_000;

    fn course(event: &Event) -> Course {
        match event {
            Event::Turn { who: Who::Seat(_), .. } => Course::TurnOver,
            // What Chronos does, and what the end of a round or an era brings, came by itself.
            Event::Turn { .. } | Event::Round { .. } | Event::EraChange { .. } | Event::Over { .. } => Course::Beyond,
            _ => Course::Goes,
        }
    }

    /// The tiles have so many places that nobody would want to try all of them.
    fn is_done(game: &Inventions) -> bool {
        matches!(game.phase(), Phase::Ideas | Phase::Surplus | Phase::Aspirations | Phase::Build)
    }

    fn theme(event: &Event, solver: Seat) -> Option<&'static str> {
        let is_solver = |who: &Who| *who == Who::Seat(solver);
        match event {
            Event::Chained { seat, .. } if seat == &solver => Some("chain"),
            Event::EconomyUsed { seat, .. } if seat == &solver => Some("economy"),
            Event::Presented { who, .. } if is_solver(who) => Some("presenting"),
            Event::Invented { who, .. } if is_solver(who) => Some("inventing"),
            Event::Innovated { who, .. } if is_solver(who) => Some("innovating"),
            Event::Shared { who, .. } if is_solver(who) => Some("sharing"),
            Event::Travelled { seat, .. } if seat == &solver => Some("travelling"),
            _ => None,
        }
    }

    fn words(language: Language) -> &'static str {
        text_file!(language, "puzzles")
    }
}
