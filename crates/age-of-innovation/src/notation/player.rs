//! The lines of one player.

use table::scene::{Line, SceneError, listed, listed_with_counts};
use table::{EnumMap, Seat};

use super::{Standing, counts, distinct, named_only, same, word, words};
use crate::map::{Hex, Hexes};
use crate::state::{AgeOfInnovation, Bridge, Player};
use crate::words::{Bonus, Building, CityTile, Competency, Discipline, Faction, Innovation, Palace, Special, Terrain};

pub(super) enum PlayerKey {
    Display,
    Faction,
    Bonus,
    Coins,
    Tools,
    Scholars,
    Books,
    Power,
    Points,
    Levels,
    Keys,
    Sailing,
    Spade,
    Buildings,
    City,
    CityTiles,
    Bridges,
    Competencies,
    Innovations,
    Palace,
    Annexes,
    Used,
    Left(Building),
    BridgesLeft,
    ScholarsLeft,
    Cities,
}

impl PlayerKey {
    pub fn parse(words: &[&str]) -> Option<Self> {
        Some(match words {
            ["display"] => PlayerKey::Display,
            ["faction"] => PlayerKey::Faction,
            ["bonus"] => PlayerKey::Bonus,
            ["coins"] => PlayerKey::Coins,
            ["tools"] => PlayerKey::Tools,
            ["scholars"] => PlayerKey::Scholars,
            ["books"] => PlayerKey::Books,
            ["power"] => PlayerKey::Power,
            ["points"] => PlayerKey::Points,
            ["levels"] => PlayerKey::Levels,
            ["keys"] => PlayerKey::Keys,
            ["sailing"] => PlayerKey::Sailing,
            ["spade"] => PlayerKey::Spade,
            ["buildings"] => PlayerKey::Buildings,
            ["city"] => PlayerKey::City,
            ["city", "tiles"] => PlayerKey::CityTiles,
            ["bridges"] => PlayerKey::Bridges,
            ["competencies"] => PlayerKey::Competencies,
            ["innovations"] => PlayerKey::Innovations,
            ["palace"] => PlayerKey::Palace,
            ["annexes"] => PlayerKey::Annexes,
            ["used"] => PlayerKey::Used,
            ["workshops", "left"] => PlayerKey::Left(Building::Workshop),
            ["guilds", "left"] => PlayerKey::Left(Building::Guild),
            ["schools", "left"] => PlayerKey::Left(Building::School),
            ["palaces", "left"] => PlayerKey::Left(Building::Palace),
            ["universities", "left"] => PlayerKey::Left(Building::University),
            ["bridges", "left"] => PlayerKey::BridgesLeft,
            ["scholars", "left"] => PlayerKey::ScholarsLeft,
            ["cities"] => PlayerKey::Cities,
            _ => return None,
        })
    }

    pub fn set(self, game: &mut AgeOfInnovation, seat: Seat, line: &Line) -> Result<(), SceneError> {
        let land = game.map().land;
        let player = &mut game.players[seat];
        match self {
            PlayerKey::Display => {
                let display = word(line, &line.value, Terrain::parse)?;
                *player = Player::new(display, player.faction, player.bonus);
            }
            PlayerKey::Faction => player.faction = word(line, &line.value, Faction::parse)?,
            PlayerKey::Bonus => player.bonus = word(line, &line.value, Bonus::parse)?,
            PlayerKey::Coins => player.coins = line.small_number()?.into(),
            PlayerKey::Tools => player.tools = line.small_number()?.into(),
            PlayerKey::Scholars => player.scholars = line.small_number()?,
            PlayerKey::Books => {
                for (discipline, books) in counts(line, Discipline::parse)? {
                    player.books[discipline] = books;
                }
            }
            PlayerKey::Power => player.bowls = bowls(line)?,
            PlayerKey::Points => player.points = line.small_number()?.into(),
            PlayerKey::Levels => {
                for (discipline, level) in counts(line, Discipline::parse)? {
                    player.levels[discipline] = level;
                }
            }
            PlayerKey::Sailing => player.sailing = line.small_number()?,
            PlayerKey::Spade => player.spade = line.small_number()?,
            PlayerKey::Buildings => {
                for standing in words(line, Standing::parse)? {
                    if !land.has(standing.hex) {
                        return Err(line.wrong(format!("{} is not land", standing.hex)));
                    }
                    game.stand(seat, standing).map_err(|reason| line.wrong(reason))?;
                }
            }
            PlayerKey::City => player.city = distinct(line, Hex::parse)?.into_iter().collect(),
            PlayerKey::CityTiles => {
                for (tile, count) in counts(line, CityTile::parse)? {
                    let tiles = &mut player.city_tiles[tile];
                    *tiles = tiles.saturating_add(count);
                }
            }
            PlayerKey::Bridges => {
                for (a, b) in words(line, ends)? {
                    if !land.has(a) || !land.has(b) {
                        return Err(line.wrong(format!("no bridge can lie between {a} and {b}")));
                    }
                    let left = player.bridges_left.checked_sub(1);
                    player.bridges_left = left.ok_or_else(|| line.wrong("there are three bridges"))?;
                    game.bridges.push(Bridge { a, b, seat });
                }
            }
            PlayerKey::Competencies => {
                player.competencies = distinct(line, Competency::parse)?.into_iter().collect();
            }
            PlayerKey::Innovations => {
                player.innovations = distinct(line, Innovation::parse)?.into_iter().collect();
            }
            PlayerKey::Palace => player.palace = Some(word(line, &line.value, Palace::parse)?),
            PlayerKey::Annexes => player.annexes = line.small_number()?,
            PlayerKey::Used => {
                player.used = distinct(line, Special::parse)?.into_iter().collect();
            }
            PlayerKey::Keys => player.keys = line.small_number()?,
            PlayerKey::Left(_) | PlayerKey::BridgesLeft | PlayerKey::ScholarsLeft | PlayerKey::Cities => {
                return Err(line.wrong(format!("'{}' can only be expected, not set up", line.key)));
            }
        }
        Ok(())
    }

    pub fn expect(self, game: &AgeOfInnovation, seat: Seat, line: &Line) -> Result<(), SceneError> {
        let player = game.player(seat);
        let number = |found: i64| line.unless(line.value == found.to_string(), found);
        let text = |found: String, is_expected: bool| line.unless(is_expected, found);
        match self {
            PlayerKey::Display => text(player.display.to_string(), line.value == player.display.name()),
            PlayerKey::Faction => text(player.faction.to_string(), line.value == player.faction.name()),
            PlayerKey::Bonus => text(player.bonus.to_string(), line.value == player.bonus.name()),
            PlayerKey::Coins => number(player.coins.into()),
            PlayerKey::Tools => number(player.tools.into()),
            PlayerKey::Scholars => number(player.scholars.into()),
            PlayerKey::Points => number(player.points.into()),
            PlayerKey::Keys => number(player.keys.into()),
            PlayerKey::Sailing => number(player.sailing.into()),
            PlayerKey::Spade => number(player.spade.into()),
            PlayerKey::Annexes => number(player.annexes.into()),
            PlayerKey::BridgesLeft => number(player.bridges_left.into()),
            PlayerKey::ScholarsLeft => number(player.scholars_left().into()),
            PlayerKey::Cities => number(player.cities().into()),
            PlayerKey::Left(building) => number(player.left[building].into()),
            PlayerKey::Books if line.value.is_empty() => text(by_discipline(player.books), player.book_count() == 0),
            PlayerKey::Books => named_only(line, &counts(line, Discipline::parse)?, |at| player.books[*at]),
            PlayerKey::Levels => named_only(line, &counts(line, Discipline::parse)?, |at| player.levels[*at]),
            PlayerKey::Power => text(bowl_words(player), bowls(line)? == player.bowls),
            PlayerKey::Buildings => {
                let mut expected: Vec<String> = line.list().map(str::to_string).collect();
                let mut found = game.building_words(seat);
                expected.sort();
                found.sort();
                text(listed(&found), expected == found)
            }
            PlayerKey::City => {
                let expected: Hexes = words(line, Hex::parse)?.into_iter().collect();
                text(listed(player.city.iter()), expected == player.city)
            }
            PlayerKey::CityTiles => {
                let mut expected: EnumMap<CityTile, u8> = EnumMap::default();
                for (tile, count) in counts(line, CityTile::parse)? {
                    expected[tile] += count;
                }
                text(city_words(player), expected == player.city_tiles)
            }
            PlayerKey::Bridges => {
                let found: Vec<(Hex, Hex)> = own_bridges(game, seat).collect();
                text(bridge_words(game, seat), same(&words(line, ends)?, &found))
            }
            PlayerKey::Competencies => {
                let found: Vec<Competency> = player.competencies.iter().collect();
                text(listed(&found), same(&words(line, Competency::parse)?, &found))
            }
            PlayerKey::Innovations => {
                let found: Vec<Innovation> = player.innovations.iter().collect();
                text(listed(&found), same(&words(line, Innovation::parse)?, &found))
            }
            PlayerKey::Palace => number(player.palace.map_or(0, Palace::number).into()),
            PlayerKey::Used => {
                let found: Vec<Special> = player.used.iter().collect();
                text(listed(&found), same(&words(line, Special::parse)?, &found))
            }
        }
    }
}

/// `5/7/0`.
fn bowls(line: &Line) -> Result<[u8; 3], SceneError> {
    let bowls: Option<Vec<u8>> = line.value.split('/').map(|tokens| tokens.trim().parse().ok()).collect();
    bowls.and_then(|bowls| bowls.try_into().ok()).ok_or_else(|| line.wrong("the three bowls are written as 5/7/0"))
}

fn bowl_words(player: &Player) -> String {
    player.bowls.map(|tokens| tokens.to_string()).join("/")
}

/// `A2-B0`, the lower hex first.
fn ends(text: &str) -> Option<(Hex, Hex)> {
    let (a, b) = text.split_once('-')?;
    let (a, b) = (Hex::parse(a)?, Hex::parse(b)?);
    Some((a.min(b), a.max(b)))
}

fn by_discipline(values: EnumMap<Discipline, u8>) -> String {
    listed_with_counts(values)
}

fn city_words(player: &Player) -> String {
    listed_with_counts(player.city_tiles)
}

fn own_bridges(game: &AgeOfInnovation, seat: Seat) -> impl Iterator<Item = (Hex, Hex)> + '_ {
    game.bridges.iter().filter(move |bridge| bridge.seat == seat).map(|bridge| (bridge.a, bridge.b))
}

fn bridge_words(game: &AgeOfInnovation, seat: Seat) -> String {
    listed(own_bridges(game, seat).map(|(a, b)| format!("{a}-{b}")))
}

impl AgeOfInnovation {
    fn stand(&mut self, seat: Seat, standing: Standing) -> Result<(), String> {
        let Standing { hex, building, neutral, annex } = standing;
        if self.occupied().has(hex) {
            return Err(format!("something stands on {hex} already"));
        }
        self.terrain[hex] = self.native(seat);
        self.standing[hex] = building;
        let player = self.player_mut(seat);
        player.built |= hex.bit();
        if annex {
            player.annexed |= hex.bit();
        }
        if neutral {
            player.neutral |= hex.bit();
        } else {
            let left = &mut player.left[building];
            *left = left.checked_sub(1).ok_or(format!("there is no further '{building}'"))?;
        }
        Ok(())
    }

    /// Each building as `C4 guild neutral annex`.
    fn building_words(&self, seat: Seat) -> Vec<String> {
        let words = |hex: Hex| {
            let standing = self.standing_words(hex);
            format!("{hex}{}", standing.strip_prefix(seat.letter()).unwrap_or(&standing))
        };
        self.player(seat).built.iter().map(words).collect()
    }

    /// The player's lines, without those that say nothing.
    pub(super) fn player_lines(&self, seat: Seat) -> Vec<(&'static str, String)> {
        let player = self.player(seat);
        let number = |number: u16| if number == 0 { String::new() } else { number.to_string() };
        vec![
            ("display", player.display.to_string()),
            ("faction", player.faction.to_string()),
            ("bonus", player.bonus.to_string()),
            ("points", player.points.to_string()),
            ("coins", number(player.coins)),
            ("tools", number(player.tools)),
            ("scholars", number(player.scholars.into())),
            ("books", by_discipline(player.books)),
            ("power", bowl_words(player)),
            ("levels", by_discipline(player.levels)),
            ("keys", player.keys.to_string()),
            ("sailing", player.sailing.to_string()),
            ("spade", player.spade.to_string()),
            ("buildings", listed(self.building_words(seat))),
            ("city", listed(player.city.iter())),
            ("city tiles", city_words(player)),
            ("bridges", bridge_words(self, seat)),
            ("competencies", listed(player.competencies.iter())),
            ("innovations", listed(player.innovations.iter())),
            ("palace", number(player.palace.map_or(0, Palace::number).into())),
            ("annexes", number(player.annexes.into())),
            ("used", listed(player.used.iter())),
        ]
    }
}
