//! What puzzles of Innovation ask for. The words are in `text/LANGUAGE/puzzles.ftl`.

use std::marker::PhantomData;

use innovation::{All, Base, Choice, Engine, Event, Move, Question, Rules, Turns, Variant};
use table::scene::Staged;
use table::text::Language;
use table::{Game, Plans, Seat, Secrets, Spoken, text_file};
use teaching::puzzle::{Course, GamePuzzles, Goal, Puzzled, either_puzzles};

/// Puzzles with the base set alone, and with expansions.
struct PuzzlesWith<D>(PhantomData<D>);

pub fn game_puzzles() -> Box<dyn GamePuzzles> {
    either_puzzles::<PuzzlesWith<Base>, PuzzlesWith<All>>(Rules::has_expansions)
}

impl<D: Variant + Turns + Send + Sync + 'static> Puzzled for PuzzlesWith<D>
where
    Engine<D>: Secrets + Spoken + Plans + Staged + Game<Event = Event, Choice = Choice, Question = Question>,
{
    type Game = Engine<D>;

    const GOALS: &'static [Goal<Engine<D>>] = &[
        Goal {
            name: "win",
            value: |game, seat| game.outcome().is_some_and(|end| end.winners().any(|w| w == seat)).into(),
        },
        Goal { name: "achievement", value: |game, seat| game.achieved(seat) as i32 },
        Goal { name: "score", value: |game, seat| game.points(seat) as i32 },
    ];

    const THEMES: &'static [&'static str] =
        &["demand", "sharing", "special", "splay", "tuck", "exchange", "scoring", "meld"];

    const MOST_POSITIONS: usize = 4_000;

    fn course(event: &Event) -> Course {
        if matches!(event, Event::Turn { .. }) { Course::TurnOver } else { Course::Goes }
    }

    fn theme(event: &Event, solver: Seat) -> Option<&'static str> {
        match event {
            Event::Effect { seat, by, .. } if by == &solver && seat != &solver => Some("demand"),
            Event::SharingBonus { .. } => Some("sharing"),
            Event::ClaimSpecial { seat, .. } if seat == &solver => Some("special"),
            Event::Splay { seat, .. } if seat == &solver => Some("splay"),
            Event::Moved { by, how, .. } if by == &solver => match how {
                Move::Tuck => Some("tuck"),
                Move::Exchange => Some("exchange"),
                Move::Score => Some("scoring"),
                Move::Meld => Some("meld"),
                _ => None,
            },
            _ => None,
        }
    }

    fn words(language: Language) -> &'static str {
        text_file!(language, "puzzles")
    }
}
