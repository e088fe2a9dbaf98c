//! The lines of one region.

use table::scene::{Line, SceneError};

use super::{Comparing, at_most, color, counted, counts, idea, list, single, word};
use crate::state::{Color, Inventions, PlacedToken};
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
        let here = region.index();
        let who = |text: &str| color(text, game);
        match self {
            RegionKey::Card => {
                let side = |text: &str| match text.split_once(' ')? {
                    (card, "idea") => Some((idea(card)?, false)),
                    (card, "invention") => Some((idea(card)?, true)),
                    _ => None,
                };
                if let Some((card, invented)) = single(line, side)? {
                    game.regions[here].card = Some(card);
                    game.regions[here].invented = invented;
                }
            }
            RegionKey::Presenter => {
                game.regions[here].presenter = match *counts(line, who)?.as_slice() {
                    [] => None,
                    [(color, citizens @ 1..=2)] => Some((color, citizens)),
                    _ => return Err(line.wrong("one or two citizens of one colour present an idea: 'A 2'")),
                };
            }
            RegionKey::Inventor => game.regions[here].inventor = single(line, who)?,
            RegionKey::Innovator => game.regions[here].innovator = single(line, who)?,
            RegionKey::Citizens => {
                for (color, citizens) in counts(line, who)? {
                    game.regions[here].citizens[color.index()] = citizens;
                }
            }
            RegionKey::Specialist => {
                let tile = word(line, &line.value, SpecialistTile::parse)?;
                let there =
                    game.regions.iter().position(|other| other.specialist == tile).expect("all tiles lie somewhere");
                game.regions[there].specialist = std::mem::replace(&mut game.regions[here].specialist, tile);
            }
            RegionKey::Knowledge => {
                let (tile, ip_side) =
                    line.value.strip_suffix(" ip").map_or((line.value.as_str(), false), |tile| (tile, true));
                let tile = word(line, tile, KnowledgeTile::parse)?;
                let there =
                    game.regions.iter().position(|other| other.knowledge == tile).expect("all tiles lie somewhere");
                let side = std::mem::replace(&mut game.regions[here].ip_side, ip_side);
                game.regions[there].knowledge = std::mem::replace(&mut game.regions[here].knowledge, tile);
                if there != here {
                    game.regions[there].ip_side = side;
                }
            }
            RegionKey::Wealth => {
                let (letter, copies) = match *counts(line, Letter::parse)?.as_slice() {
                    [one] => one,
                    _ => return Err(line.wrong("a region has the Wealth tiles of one letter: 'B 2'")),
                };
                let there =
                    game.regions.iter().position(|other| other.letter == letter).expect("all letters lie somewhere");
                game.regions[there].letter = std::mem::replace(&mut game.regions[here].letter, letter);
                game.regions[there].wealth = std::mem::replace(&mut game.regions[here].wealth, copies);
                game.regions[here].wealth = copies;
            }
            RegionKey::Sage => game.regions[here].sage = word(line, &line.value, yes_or_no)?,
            RegionKey::Tokens => {
                let spaces = game.facts().influence_spaces(region).len();
                game.regions[here].tokens = at_most(line, spaces, |text| placed(text, who))?.into_iter().collect();
            }
        }
        Ok(())
    }

    pub fn value(self, game: &Inventions, region: Region) -> String {
        let display = game.region(region);
        let one = |color: Option<Color>| list(color.map(|color| game.who(color)));
        match self {
            RegionKey::Card => {
                let side = if display.invented { "invention" } else { "idea" };
                list(display.card.map(|card| format!("{card} {side}")))
            }
            RegionKey::Presenter => counted(display.presenter.map(|(color, citizens)| (game.who(color), citizens))),
            RegionKey::Inventor => one(display.inventor),
            RegionKey::Innovator => one(display.innovator),
            RegionKey::Citizens => {
                counted(Color::all().map(|color| (game.who(color), display.citizens[color.index()])))
            }
            RegionKey::Specialist => display.specialist.to_string(),
            RegionKey::Knowledge => format!("{}{}", display.knowledge, if display.ip_side { " ip" } else { "" }),
            RegionKey::Wealth => format!("{} {}", display.letter, display.wealth),
            RegionKey::Sage => if display.sage { "yes" } else { "no" }.into(),
            RegionKey::Tokens => list(display.tokens.iter().map(|placed| {
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
