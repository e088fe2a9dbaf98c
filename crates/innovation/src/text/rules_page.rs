//! The page of the rules: its sections, and which of them helps with which question. What they say stands in
//! `rules.ftl`.

use crate::choice::{Ask, Question};

pub(crate) const SECTIONS: &[&str] = &[
    "aim",
    "cards",
    "start",
    "turn",
    "draw",
    "meld",
    "dogma",
    "sharing",
    "demand",
    "achieve",
    "splay",
    "words",
    "special",
    "end",
    "teams",
    "tips",
    "expansions",
    "cities",
    "artifacts",
    "echoes",
    "figures",
    "crowd",
    "editions",
];

pub(crate) fn help(question: &Question) -> &'static str {
    match question.ask {
        Ask::FirstMeld => "start",
        Ask::Action => "turn",
        Ask::Meld | Ask::MeldNext => "meld",
        Ask::Execute | Ask::All | Ask::Option => "dogma",
        Ask::Splay(_) | Ask::Rearrange | Ask::Arrange => "splay",
        Ask::City | Ask::Pay => "cities",
        Ask::Display | Ask::Seize => "artifacts",
        Ask::Promote | Ask::FreeDogma | Ask::Foreshadow => "echoes",
        Ask::Fade | Ask::Karma => "figures",
        // Most questions are those of a card, and their words are explained together.
        _ => "words",
    }
}
