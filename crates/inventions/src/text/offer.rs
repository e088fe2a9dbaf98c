//! A choice in words, with what it costs and brings.

use table::text::Phrase;
use table::{Seat, Seats};

use super::component::{Component, benefit, exhausted, one_benefit, together};
use super::scoring::wealth_scoring;
use super::{action_name, count, crew, employed, everybody, into, list, one, out_of, type_name, with_player, within};
use crate::choice::{Ask, Cause, Choice, Citizen, Question};
use crate::components::Benefit;
use crate::state::{DISPLAY, Inventions, MAX_INFLUENCE};
use crate::words::{Action, Card, Hex, Milestone, Region, Tile, Token, Type};

pub(crate) fn offer(game: &Inventions, question: &Question, choice: &Choice) -> Phrase {
    let seat = question.seat;
    match *choice {
        Choice::Claim(region) => claim(game, region),
        Choice::Pillar(action) => pillar("offer-pillar", game, seat, action),
        Choice::Rest(action) => pillar("offer-rest", game, seat, action),
        Choice::Present(card, region) => present(game, card, region),
        Choice::Invent(region) => invent(game, region),
        Choice::Innovate(region) => innovate(game, region),
        Choice::Share(region) => share(game, region),
        Choice::CallSpecialists(region, citizens) => come_home("offer-call-specialists", game, region, citizens),
        Choice::GainInfluence(region, token) => gain_influence(game, seat, region, token),
        Choice::Travel(from, to) => travel(game, from, to),
        Choice::Eureka(milestone) => {
            let phrase = milestone_phrase("offer-eureka", game, milestone);
            phrase.number("era", milestone.era())
        }
        Choice::Space(space) => Phrase::new("offer-space")
            .phrase("space", Component::Space(space).name())
            .phrase("benefit", benefit(game.facts(), game.facts().era_benefit(space))),
        Choice::SendDiplomat(milestone, citizen) => send_diplomat(game, seat, milestone, citizen),
        Choice::CallDiplomat(milestone) => milestone_phrase("offer-call-diplomat", game, milestone),
        Choice::Scholars(scholars) => workers(question, scholars),
        Choice::Exhaust(kind) => {
            let at_home = game.player(seat).home[kind];
            Phrase::new("offer-exhaust").phrase("citizen", one(Citizen::Specialist(kind))).number("there", at_home)
        }
        Choice::ExhaustScholar(kind) => Phrase::new("offer-exhaust-scholar").phrase("as", employed(1, kind)),
        Choice::Wealth => wealth(game, question),
        Choice::Wild if game.player(seat).aspiring() == DISPLAY as u8 => Phrase::new("offer-wild-exchange"),
        Choice::Wild => Phrase::new("offer-wild"),
        Choice::ChainCard(card) => chained("offer-chain-card", Component::Card(card), game.facts().card(card).chain),
        Choice::ChainToken(token) => chain_token(token),
        Choice::ChainKnowledge(region) => chain_knowledge(game, region),
        Choice::ChainTechnology(number, action) => {
            chained("offer-chain-technology", Component::Tile(Tile::Progress(Type::Technology, number)), action)
        }
        Choice::Economy(number) => Phrase::new("offer-economy")
            .phrase("tile", Component::Tile(Tile::Progress(Type::Economy, number)).name())
            .phrase("benefit", benefit(game.facts(), game.facts().economy(number))),
        Choice::Citizen(region) => {
            let citizens = game.citizens_in(region, seat);
            Phrase::new("offer-citizen").phrase("region", Component::Region(region).name()).number("there", citizens)
        }
        Choice::Type(kind) => Phrase::new("offer-type")
            .phrase("kind", type_name(kind))
            .phrase("citizen", Phrase::new(format!("specialist-{}", kind.specialist()))),
        Choice::Ready(kind) => {
            let exhausted = game.player(seat).exhausted[kind];
            Phrase::new("offer-ready").phrase("citizen", one(Citizen::Specialist(kind))).number("there", exhausted)
        }
        Choice::Take(card) => take(game, card),
        Choice::Return(aspiration) => {
            Phrase::new("offer-return").phrase("aspiration", Phrase::new(format!("aspiration-{aspiration}")))
        }
        Choice::Tile(kind, number) => tile(game, kind, number),
        Choice::Build(tile, hex) => build(game, question, tile, hex),
        Choice::Position(place) => Phrase::new("offer-position").number("place", place),
        Choice::Sage(region) => Phrase::new("offer-sage").phrase("region", Component::Region(region).name()),
        Choice::Gain(way) => Phrase::new("offer-gain").phrase("benefit", together(way.parts().map(one_benefit))),
        Choice::Decline => Phrase::new("offer-decline"),
        Choice::Done => Phrase::new(match question.ask {
            Ask::Build { .. } if question.cause == Cause::Rules => "offer-end-turn",
            Ask::Build { .. } => "offer-done-building",
            _ => "offer-done-chaining",
        }),
    }
}

fn card_in(id: &str, card: Card, region: Region) -> Phrase {
    Phrase::new(id).phrase("card", Component::Card(card).name()).phrase("where", within(region))
}

/// The card that lies in a region, for choices that need one there.
fn card_of(game: &Inventions, region: Region) -> Card {
    game.region(region).card.expect("a card lies in the region")
}

/// A card with the workers its Specialist tile asks for, and that tile's benefit.
fn presented(id: &str, game: &Inventions, card: Card, region: Region) -> Phrase {
    let tile = game.facts().specialist_tile(game.region(region).specialist);
    let kind = game.facts().card(card).kind;
    card_in(id, card, region)
        .phrase("workers", count(tile.specialists, Citizen::Specialist(kind)))
        .phrase("benefit", benefit(game.facts(), tile.benefit))
}

fn claim(game: &Inventions, region: Region) -> Phrase {
    presented("offer-claim", game, card_of(game, region), region)
}

fn present(game: &Inventions, card: Card, region: Region) -> Phrase {
    presented("offer-present", game, card, region)
}

/// Where the pillar goes, told along with who gains influence by it.
fn pillar(id: &str, game: &Inventions, seat: Seat, action: Action) -> Phrase {
    let phrase = Phrase::new(id).phrase("action", action_name(action));
    phrase.phrase("others", influence_for(game, game.rewarded_for_pillars(seat, action)))
}

fn invent(game: &Inventions, region: Region) -> Phrase {
    let card = card_of(game, region);
    let facts = game.facts().card(card);
    card_in("offer-invent", card, region)
        .phrase("worker", one(Citizen::Specialist(facts.kind)))
        .phrase(
            "exhausts",
            match exhausted(facts) {
                Some(specialists) => Phrase::new("exhausting").phrase("specialists", specialists),
                None => Phrase::new("exhausting-nobody"),
            },
        )
        .phrase(
            "scores",
            match facts.ip {
                0 => Phrase::new("also-nothing"),
                ip => Phrase::new("also-ip").number("ip", ip),
            },
        )
}

fn innovate(game: &Inventions, region: Region) -> Phrase {
    let card = card_of(game, region);
    let facts = game.facts().card(card);
    card_in("offer-innovate", card, region)
        .phrase("worker", one(Citizen::Specialist(facts.kind)))
        .phrase("benefit", one_benefit(Benefit::Specialists(Some(facts.kind), 1)))
        .phrase("action", action_name(facts.chain))
}

/// What each role gets.
fn share(game: &Inventions, region: Region) -> Phrase {
    let (card, display) = (card_of(game, region), game.region(region));
    let mut parts = Vec::new();
    if let Some((presenter, citizens)) = display.presenter
        && game.seat_of(presenter).is_some()
    {
        let ip = card.era() * citizens;
        parts.push(with_player(Phrase::new("share-presenter").number("ip", ip), game.who(presenter)));
    }
    if let Some(inventor) = display.inventor {
        parts.push(with_player(Phrase::new("share-inventor"), game.who(inventor)));
    }
    if let Some(innovator) = display.innovator {
        parts.push(with_player(Phrase::new("share-innovator"), game.who(innovator)));
    }
    card_in("offer-share", card, region).phrase("roles", list(parts))
}

/// Citizens from the map with the type they take on.
fn come_home(id: &str, game: &Inventions, region: Region, citizens: u8) -> Phrase {
    Phrase::new(id)
        .phrase("citizens", Phrase::new("count-citizen").number("n", citizens))
        .phrase("from", out_of(region))
        .phrase(
            "as",
            match game.home_type(region) {
                Some(kind) => employed(citizens, kind),
                None => Phrase::new("as-any"),
            },
        )
}

fn gain_influence(game: &Inventions, seat: Seat, region: Region, token: Token) -> Phrase {
    let facts = game.facts();
    let ip = facts.influence_spaces(region)[game.region(region).tokens.len()];
    let (_, face_up) = game.tokens_of(seat.into());
    let influence = (face_up + 1).min(MAX_INFLUENCE - game.player(seat).influence);
    come_home("offer-gain-influence", game, region, facts.token_citizens(token))
        .phrase("where", within(region))
        .phrase("token", Component::Token(token).name())
        .number("ip", ip)
        .number("influence", influence)
}

fn travel(game: &Inventions, from: Region, to: Region) -> Phrase {
    let phrase = Phrase::new("offer-travel").phrase("from", out_of(from)).phrase("to", into(to));
    phrase.phrase(
        "sage",
        match game.region(to).sage {
            true => Phrase::new("sage-there").phrase("gain", benefit(game.facts(), game.knowledge_benefit(to))),
            false => Phrase::new("sage-away"),
        },
    )
}

fn milestone_phrase(id: &str, game: &Inventions, milestone: Milestone) -> Phrase {
    Phrase::new(id).phrase("milestone", Component::Milestone(milestone).name()).phrase(
        "action",
        match game.facts().milestone(milestone).benefit {
            Benefit::Action(action) => action_name(action),
            other => benefit(game.facts(), other),
        },
    )
}

fn send_diplomat(game: &Inventions, seat: Seat, milestone: Milestone, citizen: Citizen) -> Phrase {
    milestone_phrase("offer-send-diplomat", game, milestone)
        .phrase("citizen", one(citizen))
        .phrase("others", influence_for(game, game.rewarded_for_diplomat(seat, milestone).into_iter()))
}

/// Which of these gain influence by it: nobody does who has all of it.
fn influence_for(game: &Inventions, seats: impl Iterator<Item = Seat>) -> Phrase {
    let gaining = seats.filter(|seat| game.player(*seat).influence < MAX_INFLUENCE).fold(Seats::NONE, Seats::with);
    match gaining.is_empty() {
        true => Phrase::new("others-none"),
        false => Phrase::new("others-gain").phrase("players", everybody(gaining)),
    }
}

fn workers(question: &Question, scholars: u8) -> Phrase {
    let Ask::Scholars { kind, citizens } = question.ask else {
        unreachable!("scholars are only asked for by their number")
    };
    Phrase::new("offer-scholars").phrase("workers", crew(kind, citizens - scholars, scholars))
}

fn wealth(game: &Inventions, question: &Question) -> Phrase {
    let Ask::Reward(region) = question.ask else { unreachable!("Wealth is a reward for sharing") };
    let letter = game.region(region).letter;
    Phrase::new("offer-wealth")
        .phrase("tile", Component::Tile(Tile::Wealth(letter)).name())
        .phrase("scoring", wealth_scoring(game.facts().wealth(letter)))
}

fn chained(id: &str, source: Component, action: Action) -> Phrase {
    Phrase::new(id).phrase("source", source.name()).phrase("action", action_name(action))
}

fn chain_token(token: Token) -> Phrase {
    match token.action() {
        Some(action) => chained("offer-chain-token", Component::Token(token), action),
        None => Phrase::new("offer-chain-influence").phrase("source", Component::Token(token).name()),
    }
}

fn chain_knowledge(game: &Inventions, region: Region) -> Phrase {
    Phrase::new("offer-chain-knowledge")
        .phrase("source", Component::KnowledgeTile(game.region(region).knowledge).name())
        .phrase("gain", benefit(game.facts(), game.knowledge_benefit(region)))
}

fn take(game: &Inventions, card: Card) -> Phrase {
    let milestone = card.milestone().expect("prehistoric inventions are dealt, never taken");
    Phrase::new("offer-take")
        .phrase("card", Component::Card(card).name())
        .phrase("kind", type_name(game.facts().card(card).kind))
        .number("era", card.era())
        .phrase("milestone", Component::Milestone(milestone).name())
}

fn tile(game: &Inventions, kind: Type, number: u8) -> Phrase {
    let facts = game.facts();
    let phrase = |id: &str| Phrase::new(id).phrase("tile", Component::Tile(Tile::Progress(kind, number)).name());
    match kind {
        Type::Economy => phrase("offer-tile-economy").phrase("benefit", benefit(facts, facts.economy(number))),
        Type::Culture => {
            let (action, gain) = facts.culture(number);
            phrase("offer-tile-culture").phrase("action", action_name(action)).phrase("benefit", benefit(facts, gain))
        }
        Type::Technology => {
            let [first, second] = facts.technology(number).map(action_name);
            phrase("offer-tile-technology").phrase("one", first).phrase("other", second)
        }
    }
}

fn build(game: &Inventions, question: &Question, tile: Tile, hex: Hex) -> Phrase {
    let citizens = game.tile_price(question.seat, tile, hex);
    let influence = match question.ask {
        Ask::Build { influence, .. } => influence,
        _ => 0,
    };
    Phrase::new("offer-build")
        .phrase("tile", Component::Tile(tile).name())
        .plain("hex", hex.to_string())
        .number("citizens", citizens)
        .number("influence", influence)
        .phrase("price", build_price(citizens, influence, tile))
        .phrase("benefit", benefit(game.facts(), *game.facts().hex_benefit(hex)))
}

fn build_price(citizens: u8, influence: u8, tile: Tile) -> Phrase {
    let worker = match tile.kind() {
        Some(kind) => count(citizens, Citizen::Specialist(kind)),
        None => Phrase::new("count-citizen").number("n", citizens),
    };
    let steps = Phrase::new("count-influence").number("n", influence);
    let parts: Vec<Phrase> =
        [(citizens, worker), (influence, steps)].into_iter().filter(|(n, _)| *n > 0).map(|(_, part)| part).collect();
    if parts.is_empty() { Phrase::new("price-nothing") } else { Phrase::new("price-some").phrase("parts", list(parts)) }
}
