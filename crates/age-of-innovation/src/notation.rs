//! Positions as text: the lines of scenes. See docs/notation-age-of-innovation.md.

mod lines;
mod player;
mod stage;

use std::fmt::{Display, Write};

use table::scene::{Line, SceneError, Staged, listed, listed_with_counts};
use table::{EnumSet, Seat, SetupError, SetupLines};

use crate::choice::{Ask, Question};
use crate::components::COLUMNS;
use crate::map::Hex;
use crate::rules::Rules;
use crate::state::{AgeOfInnovation, Scholar};
use crate::words::{
    Bonus, BookAction, Building, CityTile, Discipline, Innovation, Palace, PowerAction, RoundTile, Terrain,
};
use player::PlayerKey;
use stage::Stage;

/// What a line speaks of.
enum Key {
    Phase,
    Round,
    Order,
    Turn,
    Passed,
    RoundTiles,
    FinalTile,
    BookActions,
    Used,
    Innovation(usize),
    Competency(Discipline, u8),
    Palaces,
    CityTiles,
    Bonuses,
    Space(Discipline, u8),
    Terrain(Hex),
    Hex(Hex),
    AreaTile,
    NeutralLevels,
    Set(Terrain),
    Displays,
    Factions,
    Player(Seat, PlayerKey),
}

impl Key {
    fn parse(line: &Line, game: &AgeOfInnovation) -> Result<Key, SceneError> {
        let words: Vec<&str> = line.key.split_whitespace().collect();
        let hex = |text: &str| Hex::parse(text).filter(|hex| game.map().land.has(*hex));
        let key = match words.as_slice() {
            ["phase"] => Some(Key::Phase),
            ["round"] => Some(Key::Round),
            ["order"] => Some(Key::Order),
            ["turn"] => Some(Key::Turn),
            ["passed"] => Some(Key::Passed),
            ["round", "tiles"] => Some(Key::RoundTiles),
            ["final", "tile"] => Some(Key::FinalTile),
            ["book", "actions"] => Some(Key::BookActions),
            ["used"] => Some(Key::Used),
            ["innovation", column] => COLUMNS.iter().position(|other| other.name() == *column).map(Key::Innovation),
            ["competency", discipline, levels] => {
                let levels = levels.parse().ok().filter(|levels| (1..=3).contains(levels));
                Discipline::parse(discipline)
                    .zip(levels)
                    .map(|(discipline, levels)| Key::Competency(discipline, levels))
            }
            ["palaces"] => Some(Key::Palaces),
            ["city", "tiles"] => Some(Key::CityTiles),
            ["bonuses"] => Some(Key::Bonuses),
            ["space", discipline, value] => {
                let value = value.parse().ok().filter(|value| (2..=3).contains(value));
                Discipline::parse(discipline).zip(value).map(|(discipline, value)| Key::Space(discipline, value))
            }
            ["terrain", text] => hex(text).map(Key::Terrain),
            ["hex", text] => hex(text).map(Key::Hex),
            ["area", "tile"] => Some(Key::AreaTile),
            ["neutral", "levels"] => Some(Key::NeutralLevels),
            ["set", display] => Terrain::parse(display).map(Key::Set),
            ["displays"] => Some(Key::Displays),
            ["factions"] => Some(Key::Factions),
            [seat, rest @ ..] => {
                let seat = Seat::parse(seat).filter(|seat| seat.index() < game.seats());
                seat.zip(PlayerKey::parse(rest)).map(|(seat, key)| Key::Player(seat, key))
            }
            [] => None,
        };
        key.ok_or_else(|| line.wrong(format!("'{}' is not a line of this game", line.key)))
    }
}

/// A word of the game, or an error that names it.
fn word<T>(line: &Line, text: &str, parse: impl Fn(&str) -> Option<T>) -> Result<T, SceneError> {
    parse(text).ok_or_else(|| line.wrong(format!("'{text}' does not fit here")))
}

/// A list in which nothing stands twice.
fn distinct<T: PartialEq>(line: &Line, parse: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, SceneError> {
    let items = words(line, parse)?;
    match line.list().enumerate().find(|(place, _)| items[..*place].contains(&items[*place])) {
        Some((_, twice)) => Err(line.wrong(format!("'{twice}' stands there twice"))),
        None => Ok(items),
    }
}

fn words<T>(line: &Line, parse: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, SceneError> {
    line.list().map(|text| word(line, text, &parse)).collect()
}

/// `law 2, banking 1`; a word alone counts one.
fn counts<T>(line: &Line, parse: impl Fn(&str) -> Option<T>) -> Result<Vec<(T, u8)>, SceneError> {
    let read = |text: &str| {
        let (name, count) = text.split_once(' ').unwrap_or((text, "1"));
        Some((parse(name)?, count.parse().ok()?))
    };
    words(line, read)
}

fn seats(line: &Line, game: &AgeOfInnovation) -> Result<Vec<Seat>, SceneError> {
    words(line, |text| Seat::parse(text).filter(|seat| seat.index() < game.seats()))
}

/// Only the items that the line names are looked at.
fn named_only<T: Display>(line: &Line, named: &[(T, u8)], now: impl Fn(&T) -> u8) -> Result<(), SceneError> {
    let all_as_named = named.iter().all(|(item, count)| now(item) == *count);
    line.unless(all_as_named, listed(named.iter().map(|(item, _)| format!("{item} {}", now(item)))))
}

/// Both lists hold the same things as often, in any order.
fn same<T: PartialEq>(one: &[T], other: &[T]) -> bool {
    let count = |list: &[T], item: &T| list.iter().filter(|listed| *listed == item).count();
    one.len() == other.len() && one.iter().all(|item| count(one, item) == count(other, item))
}

/// `power bridge` and `books coins`.
fn used(line: &Line) -> Result<(EnumSet<PowerAction>, EnumSet<BookAction>), SceneError> {
    let (mut power, mut books) = (EnumSet::NONE, EnumSet::NONE);
    for text in line.list() {
        match text.split_once(' ') {
            Some(("power", action)) => power.insert(word(line, action, PowerAction::parse)?),
            Some(("books", action)) => books.insert(word(line, action, BookAction::parse)?),
            _ => return Err(line.wrong(format!("'{text}' is not an action like 'power bridge'"))),
        }
    }
    Ok((power, books))
}

fn scholars(line: &Line, game: &AgeOfInnovation) -> Result<Vec<Scholar>, SceneError> {
    words(line, |text| match text {
        "neutral" => (game.seats == 2).then_some(Scholar::Neutral),
        seat => Seat::parse(seat).filter(|seat| seat.index() < game.seats()).map(Scholar::Of),
    })
}

impl Scholar {
    fn word(self) -> String {
        match self {
            Scholar::Of(seat) => seat.to_string(),
            Scholar::Neutral => "neutral".into(),
        }
    }
}

impl Staged for AgeOfInnovation {
    fn stage(options: &Rules, seats: usize, lines: &[Line]) -> Result<Self, SceneError> {
        let first = lines.first().map_or(0, |line| line.number);
        let wrong = |reason: String| SceneError::new(first, reason);
        let mut stage = Stage::new(*options, seats).map_err(|error| wrong(error.0))?;
        // Buildings stand on native terrain, so displays are read before everything else.
        let is_display = |line: &&Line| line.key.split_whitespace().nth(1) == Some("display");
        for line in lines.iter().filter(is_display).chain(lines.iter().filter(|line| !is_display(line))) {
            stage.read(line)?;
        }
        stage.finish().map_err(wrong)
    }

    fn setup_lines(options: &Rules, seats: usize) -> Result<SetupLines, SetupError> {
        lines::setup_lines(options, seats)
    }

    fn expect(&self, line: &Line) -> Result<(), SceneError> {
        let compare = |found: String, is_expected: bool| line.unless(is_expected, found);
        match Key::parse(line, self)? {
            Key::Phase => compare(self.phase.to_string(), self.phase.name() == line.value),
            Key::Round => compare(self.round.to_string(), line.small_number()? == self.round),
            Key::Order => {
                let order: Vec<Seat> = self.in_order().collect();
                compare(listed(&order), seats(line, self)? == order)
            }
            Key::Turn => compare(self.turn.to_string(), seats(line, self)? == [self.turn]),
            Key::Passed => compare(listed(self.passed), seats(line, self)? == self.passed.as_slice()),
            Key::RoundTiles => compare(listed(self.round_tiles), words(line, RoundTile::parse)? == self.round_tiles),
            Key::FinalTile => compare(self.final_tile.to_string(), line.value == self.final_tile.name()),
            Key::BookActions => {
                compare(listed(self.book_actions), same(&words(line, BookAction::parse)?, &self.book_actions))
            }
            Key::Used => compare(self.used_words(), used(line)? == (self.used_power, self.used_books)),
            Key::Innovation(column) => {
                let tiles = &self.innovations[column];
                compare(listed(*tiles), words(line, Innovation::parse)? == tiles.as_slice())
            }
            Key::Competency(discipline, levels) => {
                let tile = self.competencies[(3 - levels as usize) * 4 + discipline.index()];
                compare(tile.to_string(), line.value == tile.name())
            }
            Key::Palaces => {
                let palaces: Vec<Palace> = self.palaces.iter().collect();
                compare(listed(&palaces), same(&words(line, Palace::parse)?, &palaces))
            }
            Key::CityTiles => named_only(line, &counts(line, CityTile::parse)?, |tile| self.city_tiles[*tile]),
            Key::Bonuses => {
                let bonuses: Vec<(Bonus, u8)> =
                    self.free_bonuses().map(|bonus| (bonus, self.bonus_coins[bonus])).collect();
                let found = listed(bonuses.iter().map(|(bonus, coins)| format!("{bonus} {coins}")));
                compare(found, same(&counts(line, Bonus::parse)?, &bonuses))
            }
            Key::Space(discipline, value) => {
                let present = self.space(discipline, value);
                compare(listed(present.iter().map(|scholar| scholar.word())), same(&scholars(line, self)?, &present))
            }
            Key::Terrain(hex) => compare(self.terrain[hex].to_string(), line.value == self.terrain[hex].name()),
            Key::Hex(hex) => {
                let found = self.standing_words(hex);
                compare(found.clone(), found == line.value)
            }
            Key::AreaTile => compare(self.area_tiles[0].to_string(), line.small_number()? == self.area_tiles[0]),
            Key::NeutralLevels => {
                named_only(line, &counts(line, Discipline::parse)?, |item| self.neutral_levels[*item])
            }
            Key::Player(seat, key) => key.expect(self, seat, line),
            Key::Set(_) | Key::Displays | Key::Factions => {
                Err(line.wrong(format!("'{}' can only be set up, not expected", line.key)))
            }
        }
    }

    fn write_lines(&self) -> String {
        let mut text = String::new();
        let mut line = |key: String, value: String| {
            if !value.is_empty() {
                writeln!(text, "{key}: {value}").expect("writing to a string");
            }
        };
        line("phase".into(), self.phase.to_string());
        line("round".into(), self.round.to_string());
        line("order".into(), listed(self.in_order()));
        line("turn".into(), self.turn.to_string());
        line("passed".into(), listed(self.passed));
        line("round tiles".into(), listed(self.round_tiles));
        line("final tile".into(), self.final_tile.to_string());
        line("book actions".into(), listed(self.book_actions));
        line("used".into(), self.used_words());
        for (column, tiles) in COLUMNS.iter().zip(&self.innovations) {
            line(format!("innovation {}", column.name()), listed(*tiles));
        }
        for (place, competency) in self.competencies.iter().enumerate() {
            line(format!("competency {} {}", Discipline::ALL[place % 4], 3 - place / 4), competency.to_string());
        }
        line("palaces".into(), listed(self.palaces.iter()));
        let bonuses = self.free_bonuses().map(|bonus| format!("{bonus} {}", self.bonus_coins[bonus]));
        line("bonuses".into(), listed(bonuses));
        for discipline in Discipline::ALL {
            for value in [3, 2] {
                let scholars = self.space(discipline, value);
                line(format!("space {discipline} {value}"), listed(scholars.iter().map(|scholar| scholar.word())));
            }
        }
        for hex in self.map().land.iter().filter(|&hex| self.terrain[hex] != self.map().terrain[hex]) {
            line(format!("terrain {hex}"), self.terrain[hex].to_string());
        }
        if self.seats == 2 {
            line("area tile".into(), self.area_tiles[0].to_string());
            line("neutral levels".into(), listed_with_counts(self.neutral_levels));
        }
        for seat in self.everyone() {
            for (key, value) in self.player_lines(seat) {
                line(format!("{seat} {key}"), value);
            }
        }
        text
    }

    fn is_rest(question: &Question) -> bool {
        matches!(question.ask, Ask::Action | Ask::EndTurn)
    }
}

impl AgeOfInnovation {
    fn used_words(&self) -> String {
        let power = self.used_power.iter().map(|action| format!("power {action}"));
        let books = self.used_books.iter().map(|action| format!("books {action}"));
        listed(power.chain(books))
    }

    fn space(&self, discipline: Discipline, value: u8) -> Vec<Scholar> {
        let spaces = &self.spaces[discipline];
        let spaces = if value == 3 { &spaces[..1] } else { &spaces[1..] };
        spaces.iter().copied().flatten().collect()
    }

    /// `A school neutral annex`, or `empty`.
    fn standing_words(&self, hex: Hex) -> String {
        let Some(seat) = self.owner(hex) else { return "empty".into() };
        let player = self.player(seat);
        let kind = self.standing[hex];
        let common = kind.pieces() > 0;
        let neutral = if common && player.neutral.has(hex) { " neutral" } else { "" };
        let annex = if player.annexed.has(hex) { " annex" } else { "" };
        format!("{seat} {kind}{neutral}{annex}")
    }
}

/// A building as `C4 guild neutral annex`.
struct Standing {
    hex: Hex,
    building: Building,
    neutral: bool,
    annex: bool,
}

impl Standing {
    fn parse(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let hex = Hex::parse(words.next()?)?;
        let building = Building::parse(words.next()?)?;
        let mut standing = Standing { hex, building, neutral: building.pieces() == 0, annex: false };
        for word in words {
            match word {
                "neutral" => standing.neutral = true,
                "annex" => standing.annex = true,
                _ => return None,
            }
        }
        Some(standing)
    }
}
