//! Choices and questions. A choice's text is its notation: see docs/notation-age-of-innovation.md.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::notation::{NotAChoice, number};

use crate::goods::{Goods, books, coins, power, scholars, tools};
use crate::map::Hex;
use crate::price::Price;
use crate::turn::{FIRST_SPACE, OTHER_SPACE};
use crate::words::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, FinalTile, Innovation, Palace, PowerAction,
    Reward, RoundTile, Special, Terrain, Track, Way,
};

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    Set(Terrain),
    Display(Terrain),
    Faction(Faction),
    Palace(Palace),
    Bonus(Bonus),
    Place(Hex),
    Tower(Hex),
    Book(Discipline),
    Level(Discipline),
    Competency(Competency),
    Build(Way, Hex),
    Dig(Way, Hex, Terrain),
    Upgrade(Hex, Building),
    Downgrade(Hex),
    Advance(Track),
    Innovate(Innovation),
    Send(Discipline, u8),
    Return(Discipline),
    Power(PowerAction),
    Books(BookAction),
    Special(Special),
    Bridge(Hex, Hex),
    Annex(Hex),
    Pass,
    Convert(Conversion),
    RiverCity(Hex),
    EndTurn,
    Gain(u8),
    Decline,
    City(CityTile),
    Reward(Reward),
    Yes,
    No,
    Done,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Conversion {
    PowerToCoin,
    PowerToTool,
    PowerToScholar,
    PowerToBook(Discipline),
    ScholarToTool,
    ToolToCoin,
    BookToCoin(Discipline),
    Sacrifice,
}

impl Conversion {
    /// Tokens that a sacrifice takes from bowl II.
    pub(crate) const SACRIFICED: u8 = 2;

    pub(crate) const PLAIN: [Conversion; 6] = [
        Conversion::PowerToCoin,
        Conversion::PowerToTool,
        Conversion::PowerToScholar,
        Conversion::ScholarToTool,
        Conversion::ToolToCoin,
        Conversion::Sacrifice,
    ];

    /// What it costs and brings. A sacrifice moves power tokens only.
    #[inline]
    pub const fn price(self) -> Price {
        let (pay, gain) = match self {
            Conversion::PowerToCoin => (power(1), coins(1)),
            Conversion::PowerToTool => (power(3), tools(1)),
            Conversion::PowerToScholar => (power(5), scholars(1)),
            Conversion::PowerToBook(_) => (power(5), books(1)),
            Conversion::ScholarToTool => (scholars(1), tools(1)),
            Conversion::ToolToCoin => (tools(1), coins(1)),
            Conversion::BookToCoin(_) => (books(1), coins(1)),
            Conversion::Sacrifice => (Goods::NONE, Goods::NONE),
        };
        Price { pay, gain }
    }

    /// Its name without the discipline.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Conversion::PowerToCoin => "power-to-coin",
            Conversion::PowerToTool => "power-to-tool",
            Conversion::PowerToScholar => "power-to-scholar",
            Conversion::PowerToBook(_) => "power-to-book",
            Conversion::ScholarToTool => "scholar-to-tool",
            Conversion::ToolToCoin => "tool-to-coin",
            Conversion::BookToCoin(_) => "book-to-coin",
            Conversion::Sacrifice => "sacrifice",
        }
    }

    fn parse(text: &str) -> Option<Self> {
        let plain = Self::PLAIN.into_iter().find(|conversion| conversion.to_string() == text);
        plain.or_else(|| {
            let to_book = text.strip_prefix("power to book ").and_then(Discipline::parse).map(Conversion::PowerToBook);
            let book = text.strip_prefix("book ").and_then(|rest| rest.strip_suffix(" to coin"));
            to_book.or_else(|| book.and_then(Discipline::parse).map(Conversion::BookToCoin))
        })
    }
}

impl fmt::Display for Conversion {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Conversion::PowerToBook(discipline) => write!(f, "power to book {discipline}"),
            Conversion::BookToCoin(discipline) => write!(f, "book {discipline} to coin"),
            plain => f.write_str(&plain.name().replace('-', " ")),
        }
    }
}

impl Choice {
    /// Where on the board it is made.
    pub(crate) fn anchor(self) -> Option<String> {
        Some(match self {
            Choice::Set(terrain) => format!("set:{terrain}"),
            Choice::Display(terrain) => format!("display:{terrain}"),
            Choice::Faction(faction) => format!("faction:{faction}"),
            Choice::Palace(palace) => format!("palace:{palace}"),
            Choice::Bonus(bonus) => format!("bonus:{bonus}"),
            Choice::Place(hex)
            | Choice::Tower(hex)
            | Choice::Build(_, hex)
            | Choice::Dig(_, hex, _)
            | Choice::Upgrade(hex, _)
            | Choice::Downgrade(hex)
            | Choice::Annex(hex)
            | Choice::RiverCity(hex) => format!("hex:{hex}"),
            Choice::Book(discipline) => format!("book:{discipline}"),
            Choice::Level(discipline) => format!("discipline:{discipline}"),
            Choice::Competency(competency) => format!("competency:{competency}"),
            Choice::Advance(track) => format!("track:{track}"),
            Choice::Innovate(innovation) => format!("innovation:{innovation}"),
            Choice::Send(discipline, value) => format!("send:{discipline}:{value}"),
            Choice::Return(discipline) => format!("return:{discipline}"),
            Choice::Power(action) => format!("power:{action}"),
            Choice::Books(action) => format!("books:{action}"),
            Choice::Special(special) => format!("special:{special}"),
            Choice::Bridge(a, b) => format!("bridge:{a}:{b}"),
            Choice::Pass => "pass".into(),
            Choice::Convert(conversion) => format!("convert:{}", conversion.name()),
            Choice::EndTurn => "end-turn".into(),
            Choice::City(tile) => format!("city:{tile}"),
            Choice::Gain(_) | Choice::Decline | Choice::Reward(_) | Choice::Yes | Choice::No | Choice::Done => {
                return None;
            }
        })
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Choice::Set(terrain) => write!(f, "set {terrain}"),
            Choice::Display(terrain) => write!(f, "display {terrain}"),
            Choice::Faction(faction) => write!(f, "faction {faction}"),
            Choice::Palace(palace) => write!(f, "palace {palace}"),
            Choice::Bonus(bonus) => write!(f, "bonus {bonus}"),
            Choice::Place(hex) => write!(f, "place {hex}"),
            Choice::Tower(hex) => write!(f, "tower {hex}"),
            Choice::Book(discipline) => write!(f, "book {discipline}"),
            Choice::Level(discipline) => write!(f, "level {discipline}"),
            Choice::Competency(competency) => write!(f, "competency {competency}"),
            Choice::Build(Way::Reach, hex) => write!(f, "build {hex}"),
            Choice::Build(way, hex) => write!(f, "{way} build {hex}"),
            Choice::Dig(Way::Reach, hex, terrain) => write!(f, "dig {hex} {terrain}"),
            Choice::Dig(way, hex, terrain) => write!(f, "{way} dig {hex} {terrain}"),
            Choice::Upgrade(hex, building) => write!(f, "upgrade {hex} {building}"),
            Choice::Downgrade(hex) => write!(f, "downgrade {hex}"),
            Choice::Advance(track) => write!(f, "{track}"),
            Choice::Innovate(innovation) => write!(f, "innovate {innovation}"),
            Choice::Send(discipline, value) => write!(f, "send {discipline} {value}"),
            Choice::Return(discipline) => write!(f, "return {discipline}"),
            Choice::Power(action) => write!(f, "power {action}"),
            Choice::Books(action) => write!(f, "books {action}"),
            Choice::Special(special) => write!(f, "special {special}"),
            Choice::Bridge(a, b) => write!(f, "bridge {a} {b}"),
            Choice::Annex(hex) => write!(f, "annex {hex}"),
            Choice::Pass => f.write_str("pass"),
            Choice::Convert(conversion) => write!(f, "{conversion}"),
            Choice::RiverCity(hex) => write!(f, "river city {hex}"),
            Choice::EndTurn => f.write_str("end turn"),
            Choice::Gain(power) => write!(f, "gain {power}"),
            Choice::Decline => f.write_str("decline"),
            Choice::City(tile) => write!(f, "city {tile}"),
            Choice::Reward(reward) => write!(f, "reward {reward}"),
            Choice::Yes => f.write_str("yes"),
            Choice::No => f.write_str("no"),
            Choice::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Choice {
    type Err = NotAChoice;

    fn from_str(text: &str) -> Result<Self, NotAChoice> {
        let words: Vec<&str> = text.split(' ').collect();
        read(&words).or_else(|| Conversion::parse(text).map(Choice::Convert)).ok_or(NotAChoice)
    }
}

fn read(words: &[&str]) -> Option<Choice> {
    Some(match *words {
        ["set", terrain] => Choice::Set(Terrain::parse(terrain)?),
        ["display", terrain] => Choice::Display(Terrain::parse(terrain)?),
        ["faction", faction] => Choice::Faction(Faction::parse(faction)?),
        ["palace", palace] => Choice::Palace(Palace::parse(palace)?),
        ["bonus", bonus] => Choice::Bonus(Bonus::parse(bonus)?),
        ["place", hex] => Choice::Place(Hex::parse(hex)?),
        ["tower", hex] => Choice::Tower(Hex::parse(hex)?),
        ["book", discipline] => Choice::Book(Discipline::parse(discipline)?),
        ["level", discipline] => Choice::Level(Discipline::parse(discipline)?),
        ["competency", competency] => Choice::Competency(Competency::parse(competency)?),
        ["build", hex] => Choice::Build(Way::Reach, Hex::parse(hex)?),
        ["dig", hex, terrain] => Choice::Dig(Way::Reach, Hex::parse(hex)?, Terrain::parse(terrain)?),
        [way @ ("tunnel" | "fly"), "build", hex] => Choice::Build(Way::parse(way)?, Hex::parse(hex)?),
        [way @ ("tunnel" | "fly"), "dig", hex, terrain] => {
            Choice::Dig(Way::parse(way)?, Hex::parse(hex)?, Terrain::parse(terrain)?)
        }
        ["upgrade", hex, building] => Choice::Upgrade(Hex::parse(hex)?, Building::parse(building)?),
        ["downgrade", hex] => Choice::Downgrade(Hex::parse(hex)?),
        [track @ ("sailing" | "terraforming")] => Choice::Advance(Track::parse(track)?),
        ["innovate", innovation] => Choice::Innovate(Innovation::parse(innovation)?),
        ["send", discipline, value] => {
            Choice::Send(Discipline::parse(discipline)?, number(value, OTHER_SPACE..=FIRST_SPACE)?)
        }
        ["return", discipline] => Choice::Return(Discipline::parse(discipline)?),
        ["power", action] => Choice::Power(PowerAction::parse(action)?),
        ["books", action] => Choice::Books(BookAction::parse(action)?),
        ["special", special] => Choice::Special(Special::parse(special)?),
        ["bridge", a, b] => Choice::Bridge(Hex::parse(a)?, Hex::parse(b)?),
        ["annex", hex] => Choice::Annex(Hex::parse(hex)?),
        ["pass"] => Choice::Pass,
        ["river", "city", hex] => Choice::RiverCity(Hex::parse(hex)?),
        ["end", "turn"] => Choice::EndTurn,
        ["gain", power] => Choice::Gain(number(power, 1..=u8::MAX)?),
        ["decline"] => Choice::Decline,
        ["city", tile] => Choice::City(CityTile::parse(tile)?),
        ["reward", reward] => Choice::Reward(Reward::parse(reward)?),
        ["yes"] => Choice::Yes,
        ["no"] => Choice::No,
        ["done"] => Choice::Done,
        _ => return None,
    })
}

/// Why somebody is asked; for [`Ask::Power`], the seat is who built.
pub type Question = table::Question<Ask, Cause>;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Which set of planning display, faction and round bonus.
    Set,
    /// Which display, faction or palace tile in the draft.
    Draft,
    /// Which round bonus, in the draft or when passing.
    Bonus,
    /// Where to put a first building.
    FirstBuilding,
    /// Which action to take, or conversion before it.
    Action,
    /// Whether to convert something after the action.
    EndTurn,
    GainBook {
        left: u8,
    },
    PayBook {
        left: u8,
    },
    /// In which discipline to gain a level; so many are left to choose.
    Level {
        left: u8,
    },
    /// In which single discipline to gain so many levels.
    Levels {
        levels: u8,
    },
    /// Whether to spend a key on going beyond level 7.
    Key {
        discipline: Discipline,
    },
    Competency,
    Palace,
    City,
    /// A city tile, or first what the building brings that completed the city.
    First,
    /// Whether to found a city around a river hex.
    RiverCity,
    /// Where to use a spade, with so many left.
    Dig {
        left: u8,
    },
    /// Whether to build on the hex that was dug first.
    Build,
    /// Where to put a neutral building, or a guild of one's own anywhere.
    Place {
        building: Building,
        neutral: bool,
    },
    Bridge {
        left: u8,
    },
    /// Which workshop becomes a guild for free, which school a guild.
    Upgrade,
    Downgrade,
    /// Which of several rewards comes next.
    Reward,
    /// Whether to gain power because the question's seat built beside; all who may are asked at the same time.
    Power {
        hex: Hex,
    },
}

/// What brought something about.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The rules of the turn themselves.
    Rules,
    Start,
    Income,
    Display(Terrain),
    Faction(Faction),
    #[serde(serialize_with = "printed_number")]
    Palace(Palace),
    Innovation(Innovation),
    Competency(Competency),
    Bonus(Bonus),
    City(CityTile),
    Power(PowerAction),
    Books(BookAction),
    Track(Track),
    Level(Discipline),
    RoundTile(RoundTile),
    FinalTile(FinalTile),
    /// A neighbour built something.
    Neighbour,
    Conversion,
    Area,
    Science(Discipline),
    Leftovers,
}

/// Clients know a palace tile by the number that is printed on it.
pub(crate) fn printed_number<S: Serializer>(palace: &Palace, serializer: S) -> Result<S::Ok, S::Error> {
    palace.number().serialize(serializer)
}
