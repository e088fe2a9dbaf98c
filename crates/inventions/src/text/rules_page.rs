//! The page of the rules: its sections, and which of them helps with which question. What they say stands in
//! `rules.ftl`.

use crate::choice::{Ask, Question};
use crate::words::Action;

pub(crate) const SECTIONS: &[&str] = &[
    "aim",
    "idea",
    "citizens",
    "start",
    "turn",
    "pillars",
    "chain",
    "influence",
    "present",
    "invent",
    "innovate",
    "share",
    "map",
    "milestones",
    "tiles",
    "build",
    "era",
    "end",
    "two",
    "values",
    "tips",
];

pub(crate) fn help(question: &Question) -> &'static str {
    match question.ask {
        Ask::Act(action) => help_with(action),
        Ask::Scholars { .. } | Ask::Citizen | Ask::Type | Ask::Ready { .. } => "citizens",
        Ask::Claim => "start",
        Ask::Main | Ask::Rest => "pillars",
        Ask::Chain { .. } => "chain",
        Ask::Take => "present",
        Ask::Reward(_) | Ask::Exchange => "share",
        Ask::Space => "milestones",
        Ask::Return | Ask::Tile(_) | Ask::Benefit => "tiles",
        Ask::Exhaust { .. } | Ask::Build { .. } => "build",
        Ask::Position | Ask::Sage => "era",
    }
}

const fn help_with(action: Action) -> &'static str {
    match action {
        Action::Present => "present",
        Action::Invent => "invent",
        Action::Innovate => "innovate",
        Action::Share => "share",
        Action::CallSpecialists | Action::GainInfluence | Action::Travel => "map",
        Action::Eureka | Action::SendDiplomat | Action::CallDiplomat => "milestones",
    }
}
