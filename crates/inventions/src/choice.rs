//! Choices and questions. A choice's text is its notation: see docs/notation-inventions.md.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::notation::{NotAChoice, number};

use crate::components::Way;
use crate::words::{
    Action, Aspiration, Card, EraSpace, Goal, Hex, KnowledgeTile, Letter, Milestone, Region, SpecialistTile, Tile,
    Token, Type,
};

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    Claim(Region),
    Pillar(Action),
    Rest(Action),
    Present(Card, Region),
    Invent(Region),
    Innovate(Region),
    Share(Region),
    CallSpecialists(Region, u8),
    GainInfluence(Region, Token),
    Travel(Region, Region),
    Eureka(Milestone),
    Space(EraSpace),
    SendDiplomat(Milestone, Citizen),
    CallDiplomat(Milestone),
    /// How many of the citizens needed are scholars.
    Scholars(u8),
    /// Pays for a Wealth tile; a scholar becomes a specialist of the type.
    Exhaust(Type),
    ExhaustScholar(Type),
    Wealth,
    Wild,
    ChainCard(Card),
    ChainToken(Token),
    ChainKnowledge(Region),
    /// This tile, to perform this one of its two actions.
    ChainTechnology(u8, Action),
    Economy(u8),
    Citizen(Region),
    Type(Type),
    Ready(Type),
    Take(Card),
    Return(Aspiration),
    Tile(Type, u8),
    Build(Tile, Hex),
    Position(u8),
    Sage(Region),
    /// One of several alternatives of a benefit.
    Gain(Way),
    Decline,
    Done,
}

/// A citizen who can be sent somewhere: a specialist at home or a scholar.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Citizen {
    Specialist(Type),
    Scholar,
}

impl Citizen {
    pub const ALL: [Citizen; 4] = [
        Citizen::Specialist(Type::Economy),
        Citizen::Specialist(Type::Culture),
        Citizen::Specialist(Type::Technology),
        Citizen::Scholar,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Citizen::Specialist(kind) => kind.specialist(),
            Citizen::Scholar => "scholar",
        }
    }

    fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|citizen| citizen.name() == word)
    }
}

impl Choice {
    /// The action that it is a way to perform.
    pub(crate) fn action(self) -> Option<Action> {
        Some(match self {
            Choice::Present(..) => Action::Present,
            Choice::Invent(_) => Action::Invent,
            Choice::Innovate(_) => Action::Innovate,
            Choice::Share(_) => Action::Share,
            Choice::CallSpecialists(..) => Action::CallSpecialists,
            Choice::GainInfluence(..) => Action::GainInfluence,
            Choice::Travel(..) => Action::Travel,
            Choice::Eureka(_) => Action::Eureka,
            Choice::SendDiplomat(..) => Action::SendDiplomat,
            Choice::CallDiplomat(_) => Action::CallDiplomat,
            _ => return None,
        })
    }

    /// Where on the board it is made.
    pub(crate) fn anchor(self) -> Option<String> {
        Some(match self {
            Choice::Claim(region)
            | Choice::Invent(region)
            | Choice::Innovate(region)
            | Choice::Share(region)
            | Choice::Present(_, region) => format!("display:{region}"),
            Choice::Pillar(action) | Choice::Rest(action) => format!("action:{action}"),
            Choice::CallSpecialists(region, _)
            | Choice::Travel(_, region)
            | Choice::Citizen(region)
            | Choice::GainInfluence(region, _) => format!("region:{region}"),
            Choice::Sage(region) | Choice::ChainKnowledge(region) => format!("knowledge:{region}"),
            Choice::Eureka(milestone) | Choice::SendDiplomat(milestone, _) | Choice::CallDiplomat(milestone) => {
                format!("milestone:{milestone}")
            }
            Choice::Space(space) => format!("space:{space}"),
            Choice::ChainCard(card) | Choice::Take(card) => format!("card:{card}"),
            Choice::ChainToken(token) => format!("token:{token}"),
            Choice::ChainTechnology(number, _) => format!("tile:technology:{number}"),
            Choice::Economy(number) => format!("tile:economy:{number}"),
            Choice::Tile(kind, number) => format!("stock:{kind}:{number}"),
            Choice::Build(_, hex) => format!("hex:{hex}"),
            Choice::Type(kind) | Choice::Ready(kind) | Choice::Exhaust(kind) => format!("specialists:{kind}"),
            Choice::ExhaustScholar(_) => "academy".into(),
            Choice::Position(place) => format!("order:{place}"),
            Choice::Return(aspiration) => format!("aspiration:{aspiration}"),
            Choice::Done => "done".into(),
            Choice::Scholars(_) | Choice::Wealth | Choice::Wild | Choice::Gain(_) | Choice::Decline => return None,
        })
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Choice::Claim(region) => write!(f, "claim {region}"),
            Choice::Pillar(action) => write!(f, "pillar {action}"),
            Choice::Rest(action) => write!(f, "rest {action}"),
            Choice::Present(card, region) => write!(f, "present {card} {region}"),
            Choice::Invent(region) => write!(f, "invent {region}"),
            Choice::Innovate(region) => write!(f, "innovate {region}"),
            Choice::Share(region) => write!(f, "share {region}"),
            Choice::CallSpecialists(region, citizens) => write!(f, "call-specialists {region} {citizens}"),
            Choice::GainInfluence(region, token) => write!(f, "gain-influence {region} {token}"),
            Choice::Travel(from, to) => write!(f, "travel {from} {to}"),
            Choice::Eureka(milestone) => write!(f, "eureka {milestone}"),
            Choice::Space(space) => write!(f, "space {space}"),
            Choice::SendDiplomat(milestone, citizen) => write!(f, "send-diplomat {milestone} {}", citizen.name()),
            Choice::CallDiplomat(milestone) => write!(f, "call-diplomat {milestone}"),
            Choice::Scholars(scholars) => write!(f, "scholars {scholars}"),
            Choice::Exhaust(kind) => write!(f, "exhaust {}", kind.specialist()),
            Choice::ExhaustScholar(kind) => write!(f, "exhaust scholar {}", kind.specialist()),
            Choice::Wealth => f.write_str("wealth"),
            Choice::Wild => f.write_str("wild"),
            Choice::ChainCard(card) => write!(f, "chain card {card}"),
            Choice::ChainToken(token) => write!(f, "chain token {token}"),
            Choice::ChainKnowledge(region) => write!(f, "chain knowledge {region}"),
            Choice::ChainTechnology(number, action) => write!(f, "chain technology {number} {action}"),
            Choice::Economy(number) => write!(f, "economy {number}"),
            Choice::Citizen(region) => write!(f, "citizen {region}"),
            Choice::Type(kind) => write!(f, "type {kind}"),
            Choice::Ready(kind) => write!(f, "ready {kind}"),
            Choice::Take(card) => write!(f, "take {card}"),
            Choice::Return(aspiration) => write!(f, "return {aspiration}"),
            Choice::Tile(kind, number) => write!(f, "tile {kind} {number}"),
            Choice::Build(tile, hex) => write!(f, "build {tile} {hex}"),
            Choice::Position(place) => write!(f, "position {place}"),
            Choice::Sage(region) => write!(f, "sage {region}"),
            Choice::Gain(way) => write!(f, "gain {way}"),
            Choice::Decline => f.write_str("decline"),
            Choice::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let words: Vec<&str> = text.split(' ').collect();
        read(&words).ok_or(NotAChoice)
    }
}

fn read(words: &[&str]) -> Option<Choice> {
    Some(match *words {
        ["claim", region] => Choice::Claim(Region::parse(region)?),
        ["pillar", action] => Choice::Pillar(Action::parse(action)?),
        ["rest", action] => Choice::Rest(Action::parse(action)?),
        ["present", card, region] => Choice::Present(Card::parse(card)?, Region::parse(region)?),
        ["invent", region] => Choice::Invent(Region::parse(region)?),
        ["innovate", region] => Choice::Innovate(Region::parse(region)?),
        ["share", region] => Choice::Share(Region::parse(region)?),
        ["call-specialists", region, citizens] => {
            Choice::CallSpecialists(Region::parse(region)?, number(citizens, 1..=30)?)
        }
        ["gain-influence", region, token] => Choice::GainInfluence(Region::parse(region)?, Token::parse(token)?),
        ["travel", from, to] => Choice::Travel(Region::parse(from)?, Region::parse(to)?),
        ["eureka", milestone] => Choice::Eureka(Milestone::parse(milestone)?),
        ["space", space] => Choice::Space(EraSpace::parse(space)?),
        ["send-diplomat", milestone, citizen] => {
            Choice::SendDiplomat(Milestone::parse(milestone)?, Citizen::parse(citizen)?)
        }
        ["call-diplomat", milestone] => Choice::CallDiplomat(Milestone::parse(milestone)?),
        ["scholars", scholars] => Choice::Scholars(number(scholars, 0..=9)?),
        ["exhaust", specialist] => Choice::Exhaust(Type::of_specialist(specialist)?),
        ["exhaust", "scholar", specialist] => Choice::ExhaustScholar(Type::of_specialist(specialist)?),
        ["wealth"] => Choice::Wealth,
        ["wild"] => Choice::Wild,
        ["chain", "card", card] => Choice::ChainCard(Card::parse(card)?),
        ["chain", "token", token] => Choice::ChainToken(Token::parse(token)?),
        ["chain", "knowledge", region] => Choice::ChainKnowledge(Region::parse(region)?),
        ["chain", "technology", tile, action] => Choice::ChainTechnology(number(tile, 1..=7)?, Action::parse(action)?),
        ["economy", tile] => Choice::Economy(number(tile, 1..=7)?),
        ["citizen", region] => Choice::Citizen(Region::parse(region)?),
        ["type", kind] => Choice::Type(Type::parse(kind)?),
        ["ready", kind] => Choice::Ready(Type::parse(kind)?),
        ["take", card] => Choice::Take(Card::parse(card)?),
        ["return", aspiration] => Choice::Return(Aspiration::parse(aspiration)?),
        ["tile", kind, tile] => Choice::Tile(Type::parse(kind)?, number(tile, 1..=7)?),
        ["build", "wealth", letter, hex] => Choice::Build(Tile::Wealth(Letter::parse(letter)?), Hex::parse(hex)?),
        ["build", kind, tile, hex] => {
            Choice::Build(Tile::Progress(Type::parse(kind)?, number(tile, 1..=7)?), Hex::parse(hex)?)
        }
        ["position", place] => Choice::Position(number(place, 1..=4)?),
        ["sage", region] => Choice::Sage(Region::parse(region)?),
        ["gain", ref way @ ..] => Choice::Gain(Way::parse(way)?),
        ["decline"] => Choice::Decline,
        ["done"] => Choice::Done,
        _ => return None,
    })
}

/// Why somebody is asked.
pub type Question = table::Question<Ask, Cause>;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Stone Age: which region's idea.
    Claim,
    /// Where to place or move the pillar, or which Economy tile to use before.
    Main,
    /// No main action is possible: where to leave the pillar.
    Rest,
    /// How to perform this action. Only what a tile or milestone offers may be declined.
    Act(Action),
    /// How many of the citizens are scholars: who are moved or exhausted for the action or tile.
    Scholars { kind: Type, citizens: u8 },
    /// Who pays for the Wealth tile; so many are still to be exhausted.
    Exhaust { left: u8 },
    /// Share: the Wealth tile or a wild aspiration.
    Reward(Region),
    /// Share with all aspirations out: which of them the wild one replaces.
    Exchange,
    /// Eureka: where the era marker goes.
    Space,
    /// Which chain action, or Economy tile; so many chain tokens are left.
    Chain { tokens: u8 },
    /// Where a new citizen goes.
    Citizen,
    /// Of which type a new specialist is, or citizens who come home are.
    Type,
    /// Which exhausted specialist becomes available.
    Ready { left: u8 },
    /// Which idea replaces a presented or an outdated one.
    Take,
    /// Which surplus aspiration goes back.
    Return,
    /// Which Progress tile an aspiration becomes.
    Tile(Aspiration),
    /// What to build where; so many more may be built, and the first costs so much influence.
    Build { left: u8, influence: u8 },
    /// Era change: the new place in turn order.
    Position,
    /// Era change: where a sage returns to.
    Sage,
    /// Which of several alternatives of a benefit.
    Benefit,
}

/// What brought something about.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The rules of the turn themselves.
    Rules,
    /// An action; inside it for what it pays and brings.
    Action(Action),
    SpecialistTile(SpecialistTile),
    KnowledgeTile(KnowledgeTile),
    Economy(u8),
    Culture(u8),
    Technology(u8),
    Milestone(Milestone),
    Space(EraSpace),
    Hex(Hex),
    Card(Card),
    Token(Token),
    /// Somebody used the action space of one's pillar.
    Pillar,
    /// Somebody sent a diplomat to one's more advanced milestone.
    Diplomat,
    EraChange,
    /// Final scoring.
    Influence,
    Wealth(Letter),
    Goal(Goal),
}
