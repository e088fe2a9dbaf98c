//! The lines of one region.

use table::scene::{Line, SceneError, listed, listed_with_counts};

use super::{Comparing, at_most, color, counts, idea, single, word};
use crate::state::{Color, Inventions, PlacedToken, RegionDisplay};
use crate::words::{KnowledgeTile, Letter, Region, SpecialistTile, Token};

#[derive(Copy, Clone)]
pub(super) enum RegionKey {
    Card,
    Presenter,
    Inventor,
    Innovator,
    Citizens,
    Specialist,
    Knowledge,
    Wealth,
    Sage,
    Tokens,
}

impl RegionKey {
    pub const ALL: [(&'static str, RegionKey); 10] = [
        ("card", RegionKey::Card),
        ("presenter", RegionKey::Presenter),
        ("inventor", RegionKey::Inventor),
        ("innovator", RegionKey::Innovator),
        ("citizens", RegionKey::Citizens),
        ("specialist", RegionKey::Specialist),
        ("knowledge", RegionKey::Knowledge),
        ("wealth", RegionKey::Wealth),
        ("sage", RegionKey::Sage),
        ("tokens", RegionKey::Tokens),
    ];

    pub fn parse(words: &[&str]) -> Option<Self> {
        let [word] = words else { return None };
        Self::ALL.into_iter().find(|(name, _)| name == word).map(|(_, key)| key)
    }

    pub fn comparing(self) -> Comparing {
        match self {
            RegionKey::Tokens => Comparing::Ordered,
            RegionKey::Citizens | RegionKey::Presenter => Comparing::Counted,
            _ => Comparing::Unordered,
        }
    }

    pub fn set(self, game: &mut Inventions, region: Region, line: &Line) -> Result<(), SceneError> {
        let who = |text: &str| color(text, game);
        match self {
            RegionKey::Card => {
                let side = |text: &str| match text.split_once(' ')? {
                    (card, "idea") => Some((idea(card)?, false)),
                    (card, "invention") => Some((idea(card)?, true)),
                    _ => None,
                };
                if let Some((card, invented)) = single(line, side)? {
                    game.regions[region].card = Some(card);
                    game.regions[region].invented = invented;
                }
            }
            RegionKey::Presenter => {
                game.regions[region].presenter = match *counts(line, who)?.as_slice() {
                    [] => None,
                    [(color, citizens @ 1..=2)] => Some((color, citizens)),
                    _ => return Err(line.wrong("one or two citizens of one colour present an idea: 'A 2'")),
                };
            }
            RegionKey::Inventor => game.regions[region].inventor = single(line, who)?,
            RegionKey::Innovator => game.regions[region].innovator = single(line, who)?,
            RegionKey::Citizens => {
                for (color, citizens) in counts(line, who)? {
                    game.regions[region].citizens[color] = citizens;
                }
            }
            RegionKey::Specialist => {
                let tile = word(line, &line.value, SpecialistTile::parse)?;
                let other = holder(game, |display| display.specialist == tile);
                game.regions[other].specialist = std::mem::replace(&mut game.regions[region].specialist, tile);
            }
            RegionKey::Knowledge => {
                let (tile, ip_side) =
                    line.value.strip_suffix(" ip").map_or((line.value.as_str(), false), |tile| (tile, true));
                let tile = word(line, tile, KnowledgeTile::parse)?;
                let other = holder(game, |display| display.knowledge == tile);
                let side = std::mem::replace(&mut game.regions[region].ip_side, ip_side);
                game.regions[other].knowledge = std::mem::replace(&mut game.regions[region].knowledge, tile);
                if other != region {
                    game.regions[other].ip_side = side;
                }
            }
            RegionKey::Wealth => {
                let (letter, copies) = match *counts(line, Letter::parse)?.as_slice() {
                    [one] => one,
                    _ => return Err(line.wrong("a region has the Wealth tiles of one letter: 'B 2'")),
                };
                let other = holder(game, |display| display.letter == letter);
                game.regions[other].letter = std::mem::replace(&mut game.regions[region].letter, letter);
                game.regions[other].wealth = std::mem::replace(&mut game.regions[region].wealth, copies);
                game.regions[region].wealth = copies;
            }
            RegionKey::Sage => game.regions[region].sage = word(line, &line.value, yes_or_no)?,
            RegionKey::Tokens => {
                let spaces = game.facts().influence_spaces(region).len();
                game.regions[region].tokens = at_most(line, spaces, |text| placed(text, who))?.into_iter().collect();
            }
        }
        Ok(())
    }

    pub fn value(self, game: &Inventions, region: Region) -> String {
        let display = game.region(region);
        let one = |color: Option<Color>| listed(color.map(|color| game.who(color)));
        match self {
            RegionKey::Card => {
                let side = if display.invented { "invention" } else { "idea" };
                listed(display.card.map(|card| format!("{card} {side}")))
            }
            RegionKey::Presenter => {
                listed_with_counts(display.presenter.map(|(color, citizens)| (game.who(color), citizens)))
            }
            RegionKey::Inventor => one(display.inventor),
            RegionKey::Innovator => one(display.innovator),
            RegionKey::Citizens => {
                listed_with_counts(Color::all().map(|color| (game.who(color), display.citizens[color])))
            }
            RegionKey::Specialist => display.specialist.to_string(),
            RegionKey::Knowledge => format!("{}{}", display.knowledge, if display.ip_side { " ip" } else { "" }),
            RegionKey::Wealth => format!("{} {}", display.letter, display.wealth),
            RegionKey::Sage => if display.sage { "yes" } else { "no" }.into(),
            RegionKey::Tokens => listed(display.tokens.iter().map(|placed| {
                format!("{} {} {}", game.who(placed.color), placed.token, if placed.face_up { "up" } else { "down" })
            })),
        }
    }
}

fn yes_or_no(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// `A influence up`.
fn placed(text: &str, who: impl Fn(&str) -> Option<Color>) -> Option<PlacedToken> {
    let mut words = text.split(' ');
    let color = who(words.next()?)?;
    let token = Token::parse(words.next()?)?;
    let face_up = match words.next()? {
        "up" => true,
        "down" => false,
        _ => return None,
    };
    words.next().is_none().then_some(PlacedToken { color, token, face_up })
}

/// The region with this tile.
fn holder(game: &Inventions, has_it: impl Fn(&RegionDisplay) -> bool) -> Region {
    let region = Region::ALL.into_iter().find(|region| has_it(game.region(*region)));
    region.expect("every tile lies in a region")
}
