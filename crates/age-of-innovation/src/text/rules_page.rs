//! The page of the rules: its sections, and which of them helps with which question. What they say stands in
//! `rules.ftl`.

use crate::choice::{Ask, Question};

pub(crate) const SECTIONS: &[&str] = &[
    "aim",
    "start",
    "round",
    "turn",
    "power",
    "reach",
    "build",
    "upgrade",
    "neighbours",
    "cities",
    "science",
    "scholars",
    "tracks",
    "innovate",
    "actions",
    "convert",
    "pass",
    "end",
    "two",
    "draft",
    "tips",
];

pub(crate) fn help(question: &Question) -> &'static str {
    match question.ask {
        Ask::Set | Ask::FirstBuilding => "start",
        Ask::Action => "turn",
        Ask::Bridge { .. } => "reach",
        Ask::Dig { .. } | Ask::Build => "build",
        Ask::Competency | Ask::Palace | Ask::Upgrade | Ask::Downgrade | Ask::Reward => "upgrade",
        Ask::Power { .. } => "neighbours",
        Ask::City | Ask::First | Ask::RiverCity => "cities",
        Ask::Level { .. } | Ask::Levels { .. } | Ask::Key { .. } => "science",
        Ask::GainBook { .. } | Ask::PayBook { .. } | Ask::Place { .. } => "innovate",
        Ask::EndTurn => "convert",
        Ask::Bonus => "pass",
        Ask::Draft => "draft",
    }
}
