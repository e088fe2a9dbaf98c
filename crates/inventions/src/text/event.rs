//! What happened, in a sentence.

use table::Seat;
use table::text::Phrase;

use super::component::Component;
use super::{action_name, bracketed, count, crew, employed, everybody, into, one, out_of, with_player, within};
use crate::choice::{Cause, Citizen};
use crate::event::Event;
use crate::words::{Action, Aspiration, Card, Milestone, Region, Tile, Token, Type, Who};

pub(crate) fn sentence(event: &Event) -> Phrase {
    match *event {
        Event::Claimed { who, region, card } => card_in("event-claimed", who, card, region),
        Event::Round { era, round } => {
            Phrase::new("event-round").number("era", era).phrase("name", era_name(era)).number("round", round)
        }
        Event::Turn { who, tokens } => with_player(Phrase::new("event-turn").number("tokens", tokens), who),
        Event::Pillar { seat, action, epoch, rest } => pillar(seat, action, epoch, rest),
        Event::Chained { seat, action, cause } => chained(seat, action, cause),
        Event::EconomyUsed { seat, number } => {
            let tile = Component::Tile(Tile::Progress(Type::Economy, number));
            Phrase::new("event-economy-used").name("player", seat).phrase("tile", tile.name())
        }
        Event::Presented { who, card, region, citizens } => {
            card_in("event-presented", who, card, region).phrase("citizens", some_citizens(citizens))
        }
        Event::Invented { who, card, region } => card_in("event-invented", who, card, region),
        Event::Innovated { who, card, region } => card_in("event-innovated", who, card, region),
        Event::Shared { who, card, region } => card_in("event-shared", who, card, region),
        Event::Kept { who, card } => {
            let id = if who == Who::Chronos { "event-removed" } else { "event-kept" };
            with_player(Phrase::new(id).phrase("card", Component::Card(card).name()), who)
        }
        Event::WealthTaken { who, letter } => took_tile(who, Tile::Wealth(letter)),
        Event::Aspired { seat, aspiration } => aspiring("event-aspired", seat, aspiration),
        Event::Returned { seat, aspiration } => aspiring("event-returned", seat, aspiration),
        Event::CameHome { seat, region, kind, citizens } => Phrase::new("event-came-home")
            .name("player", seat)
            .phrase("citizens", some_citizens(citizens))
            .phrase("from", out_of(region))
            .phrase("as", employed(citizens, kind)),
        Event::TokenPlaced { who, region, token } => token_placed(who, region, token),
        Event::Travelled { seat, from, to } => {
            Phrase::new("event-travelled").name("player", seat).phrase("from", out_of(from)).phrase("to", into(to))
        }
        Event::KnowledgeTurned { seat, tiles } => {
            Phrase::new("event-knowledge-turned").name("player", seat).number("tiles", tiles)
        }
        Event::SageMoved { seat, region, to_academy: true } => {
            Phrase::new("event-sage-left").name("player", seat).phrase("from", out_of(region))
        }
        Event::SageMoved { seat, region, to_academy: false } => {
            Phrase::new("event-sage-returned").name("player", seat).phrase("to", into(region))
        }
        Event::Milestone { who, milestone } => {
            let id = if who == Who::Nobody { "event-milestone-nobody" } else { "event-milestone" };
            with_player(about(id, milestone), who)
        }
        Event::Space { who, space } => {
            with_player(Phrase::new("event-space").phrase("space", Component::Space(space).name()), who)
        }
        Event::CommonKnowledge { milestone } => about("event-common-knowledge", milestone),
        Event::Discarded { milestone } => about("event-discarded", milestone),
        Event::DiplomatSent { seat, milestone, citizen } => {
            about("event-diplomat-sent", milestone).name("player", seat).phrase("citizen", one(citizen))
        }
        Event::DiplomatCalled { seat, milestone } => about("event-diplomat-called", milestone).name("player", seat),
        Event::DiplomatReturned { seat, milestone } => about("event-diplomat-returned", milestone).name("player", seat),
        Event::Scholars { seat, citizens, cause } => gained(seat, count(citizens, Citizen::Scholar), cause),
        Event::Specialists { seat, kind, citizens, cause } => {
            gained(seat, count(citizens, Citizen::Specialist(kind)), cause)
        }
        Event::Citizens { who, region, citizens, cause } => with_player(Phrase::new("event-citizens"), who)
            .number("citizens", citizens)
            .phrase("where", within(region))
            .phrase("because", bracketed(cause)),
        Event::Ready { seat, kind, citizens } => {
            let specialists = count(citizens, Citizen::Specialist(kind));
            Phrase::new("event-ready").name("player", seat).phrase("specialists", specialists)
        }
        Event::Exhausted { seat, kind, specialists, scholars } => exhausted(seat, kind, specialists, scholars),
        Event::Ip { seat, ip, cause } => gained(seat, Phrase::new("count-ip").number("n", ip), cause),
        Event::Unplayed { seat, text, cause } => {
            Phrase::new("event-unplayed").name("player", seat).plain("text", text).phrase("because", bracketed(cause))
        }
        Event::Influence { seat, change, cause } => {
            let amount = Phrase::new("count-influence").number("n", change.unsigned_abs());
            let id = if change < 0 { "event-lost" } else { "event-gained" };
            Phrase::new(id).name("player", seat).phrase("goods", amount).phrase("because", bracketed(cause))
        }
        Event::EconomyToken { seat } => Phrase::new("event-economy-token").name("player", seat),
        Event::TookIdea { seat, card } => {
            Phrase::new("event-took-idea").name("player", seat).phrase("card", Component::Card(card).name())
        }
        Event::Displayed { card } => Phrase::new("event-displayed").phrase("card", Component::Card(card).name()),
        Event::TookTile { who, tile } => took_tile(who, tile),
        Event::Built { seat, tile, hex } => Phrase::new("event-built")
            .name("player", seat)
            .phrase("tile", Component::Tile(tile).name())
            .plain("hex", hex.to_string()),
        Event::EraChange { era } => Phrase::new("event-era-change").number("era", era).phrase("name", era_name(era)),
        Event::Position { who, place } => with_player(Phrase::new("event-position").number("place", place), who),
        Event::Revealed { era } => Phrase::new("event-revealed").number("era", era).phrase("name", era_name(era)),
        Event::Outdated { seat, card } => {
            let card = Component::Card(card).name();
            match seat {
                Some(seat) => Phrase::new("event-outdated-hand").name("player", seat).phrase("card", card),
                None => Phrase::new("event-outdated").phrase("card", card),
            }
        }
        Event::ChronosMoved { region } => Phrase::new("event-chronos-moved").phrase("to", into(region)),
        Event::ChronosIdle => Phrase::new("event-chronos-idle"),
        Event::Over { winners } => Phrase::new("event-over").phrase("winners", everybody(winners)),
    }
}

fn era_name(era: u8) -> Phrase {
    Phrase::new(format!("era-{era}"))
}

fn card_in(id: &str, who: Who, card: Card, region: Region) -> Phrase {
    with_player(Phrase::new(id), who).phrase("card", Component::Card(card).name()).phrase("where", within(region))
}

fn some_citizens(citizens: u8) -> Phrase {
    Phrase::new("count-citizen").number("n", citizens)
}

fn about(id: &str, milestone: Milestone) -> Phrase {
    Phrase::new(id).phrase("milestone", Component::Milestone(milestone).name())
}

fn pillar(seat: Seat, action: Action, epoch: bool, rest: bool) -> Phrase {
    let id = match (epoch, rest) {
        (true, false) => "event-epoch-pillar",
        (false, false) => "event-season-pillar",
        (true, true) => "event-epoch-rests",
        (false, true) => "event-season-rests",
    };
    Phrase::new(id).name("player", seat).phrase("action", action_name(action))
}

fn chained(seat: Seat, action: Option<Action>, cause: Cause) -> Phrase {
    match action {
        Some(action) => Phrase::new("event-chained").phrase("action", action_name(action)),
        None => Phrase::new("event-chained-gain"),
    }
    .name("player", seat)
    .phrase("because", bracketed(cause))
}

fn aspiring(id: &str, seat: Seat, aspiration: Aspiration) -> Phrase {
    Phrase::new(id).name("player", seat).phrase("aspiration", Phrase::new(format!("aspiration-{aspiration}")))
}

fn took_tile(who: Who, tile: Tile) -> Phrase {
    with_player(Phrase::new("event-took-tile").phrase("tile", Component::Tile(tile).name()), who)
}

fn token_placed(who: Who, region: Region, token: Option<Token>) -> Phrase {
    let phrase = match token {
        Some(token) => Phrase::new("event-token").phrase("token", Component::Token(token).name()),
        None => Phrase::new("event-token-face-down"),
    };
    with_player(phrase, who).phrase("where", within(region))
}

fn gained(seat: Seat, goods: Phrase, cause: Cause) -> Phrase {
    Phrase::new("event-gained").name("player", seat).phrase("goods", goods).phrase("because", bracketed(cause))
}

/// Scholars become specialists of the type.
fn exhausted(seat: Seat, kind: Type, specialists: u8, scholars: u8) -> Phrase {
    let phrase = match scholars {
        0 => Phrase::new("event-exhausted"),
        _ => {
            Phrase::new("event-exhausted-scholars").phrase("as", employed(scholars, kind)).number("scholars", scholars)
        }
    };
    phrase.name("player", seat).phrase("workers", crew(kind, specialists, scholars))
}
