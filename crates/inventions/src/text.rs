//! Every word a person reads: which message says a question, a choice or an event. The messages are in `text/`.

mod component;
mod event;
mod offer;
mod rules_page;
mod scoring;

use table::Seats;
use table::text::{Language, Phrase};
use table::text_file;

use crate::choice::{Ask, Cause, Citizen, Question};
use crate::state::Inventions;
use crate::words::{Action, Goal, Region, Type, Who};

use component::Component;

pub(crate) use component::explain;
pub(crate) use event::sentence;
pub(crate) use offer::offer;
pub(crate) use rules_page::{SECTIONS, help};
pub(crate) use scoring::{goal_scoring, wealth_scoring};

pub(crate) fn sources(language: Language) -> Vec<&'static str> {
    vec![text_file!(language, "components"), text_file!(language, "table")]
}

pub(crate) fn lobby(language: Language) -> Vec<&'static str> {
    vec![text_file!(language, "lobby"), text_file!(language, "rules")]
}

/// What is asked, and by which component, if it is one.
pub(crate) fn prompt(question: &Question) -> Phrase {
    let ask = ask(question);
    match because(question.cause) {
        Some(by) => Phrase::new("ask-by").phrase("by", by).phrase("ask", ask),
        None => ask,
    }
}

fn ask(question: &Question) -> Phrase {
    match question.ask {
        Ask::Claim => Phrase::new("ask-claim"),
        Ask::Main => Phrase::new("ask-main"),
        Ask::Rest => Phrase::new("ask-rest"),
        Ask::Act(action) => Phrase::new(ask_act(action)),
        Ask::Scholars { kind, citizens } => {
            let workers = count(citizens, Citizen::Specialist(kind));
            Phrase::new("ask-scholars").phrase("workers", workers).number("citizens", citizens)
        }
        Ask::Exhaust { left } => Phrase::new("ask-exhaust").number("left", left),
        Ask::Reward(region) => Phrase::new("ask-reward").phrase("where", within(region)),
        Ask::Exchange => Phrase::new("ask-exchange"),
        Ask::Space => Phrase::new("ask-space"),
        Ask::Chain { tokens } => Phrase::new("ask-chain").number("tokens", tokens),
        Ask::Citizen => Phrase::new("ask-citizen"),
        Ask::Type => Phrase::new("ask-type"),
        Ask::Ready { left } => Phrase::new("ask-ready").number("left", left),
        Ask::Take => Phrase::new("ask-take"),
        Ask::Return => Phrase::new("ask-return"),
        Ask::Tile(aspiration) => {
            Phrase::new("ask-tile").phrase("aspiration", Phrase::new(format!("aspiration-{aspiration}")))
        }
        Ask::Build { left, influence } => Phrase::new("ask-build").number("left", left).number("influence", influence),
        Ask::Position => Phrase::new("ask-position"),
        Ask::Sage => Phrase::new("ask-sage"),
        Ask::Benefit => Phrase::new("ask-benefit"),
    }
}

fn ask_act(action: Action) -> &'static str {
    match action {
        Action::Present => "ask-present",
        Action::Invent => "ask-invent",
        Action::Innovate => "ask-innovate",
        Action::Share => "ask-share",
        Action::CallSpecialists => "ask-call-specialists",
        Action::GainInfluence => "ask-gain-influence",
        Action::Travel => "ask-travel",
        Action::Eureka => "ask-eureka",
        Action::SendDiplomat => "ask-send-diplomat",
        Action::CallDiplomat => "ask-call-diplomat",
    }
}

/// What brought something about, unless the turn itself did.
fn because(cause: Cause) -> Option<Phrase> {
    Some(match cause {
        Cause::Rules => return None,
        Cause::Pillar => Phrase::new("cause-pillar"),
        Cause::Diplomat => Phrase::new("cause-diplomat"),
        Cause::EraChange => Phrase::new("cause-era-change"),
        Cause::Influence => Phrase::new("cause-influence"),
        component => return Component::of(component).map(Component::name),
    })
}

/// The same in brackets behind an event.
fn bracketed(cause: Cause) -> Phrase {
    because(cause).map_or_else(|| Phrase::new("because-none"), |cause| Phrase::new("because").phrase("cause", cause))
}

pub(crate) fn rule(game: &Inventions, question: &Question) -> Option<Phrase> {
    Component::of(question.cause).map(|component| component.rule(game.facts()))
}

/// What a private goal asks for.
pub(crate) fn goal(game: &Inventions, goal: Goal) -> Phrase {
    scoring::goal_scoring(game.facts().goal(goal))
}

/// Where the component that asks lies.
pub(crate) fn source(game: &Inventions, question: &Question) -> Option<String> {
    Component::of(question.cause).and_then(|component| component.anchor(game))
}

fn action_name(action: Action) -> Phrase {
    Component::Action(action).name()
}

fn type_name(kind: Type) -> Phrase {
    Component::Type(kind).name()
}

/// "in Africa".
fn within(region: Region) -> Phrase {
    Phrase::new(format!("in-{region}"))
}

/// "from Africa".
fn out_of(region: Region) -> Phrase {
    Phrase::new(format!("from-{region}"))
}

/// "to Africa".
fn into(region: Region) -> Phrase {
    Phrase::new(format!("to-{region}"))
}

/// "2 traders".
fn count(citizens: u8, citizen: Citizen) -> Phrase {
    Phrase::new(format!("count-{}", citizen.name())).number("n", citizens)
}

/// "a trader".
fn one(citizen: Citizen) -> Phrase {
    Phrase::new(format!("a-{}", citizen.name()))
}

/// "as traders".
fn employed(citizens: u8, kind: Type) -> Phrase {
    Phrase::new(format!("as-{kind}")).number("n", citizens)
}

/// Specialists and scholars who do something together.
fn crew(kind: Type, specialists: u8, scholars: u8) -> Phrase {
    let parts = [(specialists, Citizen::Specialist(kind)), (scholars, Citizen::Scholar)];
    let needed = parts.into_iter().filter(|(citizens, _)| *citizens > 0);
    list(needed.map(|(citizens, citizen)| count(citizens, citizen)))
}

fn with_player(phrase: Phrase, who: Who) -> Phrase {
    match who {
        Who::Seat(seat) => phrase.name("player", seat),
        Who::Chronos => phrase.phrase("player", Phrase::new("who-chronos")),
        Who::Nobody => phrase.phrase("player", Phrase::new("who-nobody")),
    }
}

/// "2 traders, 1 scholar".
fn list(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    let joined =
        parts.into_iter().reduce(|first, next| Phrase::new("list-more").phrase("first", first).phrase("next", next));
    joined.unwrap_or_else(|| Phrase::new("list-nothing"))
}

/// The seats' names as a list.
fn everybody(seats: Seats) -> Phrase {
    list(seats.iter().map(|seat| Phrase::new("list-one").name("first", seat)))
}
