//! Set-up lines, one after the other, and what follows from those that are not there.

use table::enum_map::Enum;
use table::scene::{Line, SceneError};
use table::{EnumMap, EnumSet, PerSeat, Seat, SetupError};

use super::player::PlayerKey;
use super::{Key, counts, distinct, same, scholars, seats, used, word};
use crate::rules::Rules;
use crate::setup::{ALWAYS_THERE, CITY_TILES_OF_A_KIND, COMPETENCIES_OF_A_KIND, all_chosen};
use crate::state::{AgeOfInnovation, PLAYERS, Phase, Player, ROUNDS, Scholar};
use crate::words::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, FinalTile, Innovation, Palace, RoundTile,
    Terrain,
};

const DISPLAYS: [Terrain; PLAYERS] =
    [Terrain::Desert, Terrain::Lake, Terrain::Forest, Terrain::Mountain, Terrain::Swamp];
const FACTIONS: [Faction; PLAYERS] =
    [Faction::Monks, Faction::Inventors, Faction::Psychics, Faction::Blessed, Faction::Omar];
const BONUSES: [Bonus; PLAYERS] = [Bonus::Coins, Bonus::PowerCoins, Bonus::PassSchool, Bonus::Knowledge, Bonus::Bridge];
const ROUND_TILES: [RoundTile; ROUNDS as usize] = [
    RoundTile::SchoolBanking,
    RoundTile::TrackEngineering,
    RoundTile::InnovationLaw,
    RoundTile::CityEngineering,
    RoundTile::GuildMedicine,
    RoundTile::PalaceUniversityMedicine,
];

/// A position while its lines are read.
pub(super) struct Stage {
    game: AgeOfInnovation,
    turn: Option<Seat>,
    palaces: Option<EnumSet<Palace>>,
    bonuses: bool,
    neutral_levels: bool,
    city_tiles: EnumMap<CityTile, Option<u8>>,
    keys: PerSeat<Option<u8>, PLAYERS>,
    /// Displays and factions that lines have given to somebody.
    displays: EnumSet<Terrain>,
    factions: EnumSet<Faction>,
}

impl Stage {
    pub fn new(rules: Rules, seats: usize) -> Result<Self, SetupError> {
        let mut game = AgeOfInnovation::bare(rules, seats)?;
        game.round_tiles = ROUND_TILES;
        for (seat, player) in game.players.0.iter_mut().enumerate() {
            *player = Player::new(DISPLAYS[seat], FACTIONS[seat], BONUSES[seat]);
        }
        Ok(Stage {
            game,
            turn: None,
            palaces: None,
            bonuses: false,
            neutral_levels: false,
            city_tiles: EnumMap::default(),
            keys: PerSeat::default(),
            displays: EnumSet::NONE,
            factions: EnumSet::NONE,
        })
    }

    pub fn read(&mut self, line: &Line) -> Result<(), SceneError> {
        let game = &mut self.game;
        match Key::parse(line, game)? {
            Key::Phase => game.phase = word(line, &line.value, Phase::parse)?,
            Key::Round => {
                game.round = line.small_number()?;
                if !(1..=ROUNDS).contains(&game.round) {
                    return Err(line.wrong("there are rounds 1 to 6"));
                }
            }
            Key::Order => {
                let order = seats(line, game)?;
                if !same(&order, &game.everyone().collect::<Vec<_>>()) {
                    return Err(line.wrong("the order names every seat once"));
                }
                game.order[..order.len()].copy_from_slice(&order);
            }
            Key::Turn => match seats(line, game)?[..] {
                [seat] => self.turn = Some(seat),
                _ => return Err(line.wrong("it is one seat's turn")),
            },
            Key::Passed => {
                let seats = distinct(line, |text| Seat::parse(text).filter(|seat| seat.index() < game.seats()))?;
                game.passed = seats.into_iter().collect();
            }
            Key::RoundTiles => {
                let tiles = distinct(line, RoundTile::parse)?;
                game.round_tiles = tiles.try_into().map_err(|_| line.wrong("there are six round tiles"))?;
            }
            Key::FinalTile => game.final_tile = word(line, &line.value, FinalTile::parse)?,
            Key::BookActions => {
                let actions = distinct(line, BookAction::parse)?;
                game.book_actions = actions.try_into().map_err(|_| line.wrong("there are three book actions"))?;
            }
            Key::Used => (game.used_power, game.used_books) = used(line)?,
            Key::Innovation(column) => {
                let tiles = distinct(line, Innovation::parse)?;
                if tiles.len() > 3 {
                    return Err(line.wrong("a column has three places"));
                }
                game.innovations[column] = tiles.into_iter().collect();
            }
            Key::Competency(discipline, levels) => {
                let competency = word(line, &line.value, Competency::parse)?;
                let place = (3 - levels as usize) * 4 + discipline.index();
                let now = game.competencies.iter().position(|&tile| tile == competency).unwrap_or(place);
                game.competencies.swap(place, now);
            }
            Key::Palaces => {
                self.palaces = Some(distinct(line, Palace::parse)?.into_iter().collect());
            }
            Key::CityTiles => {
                for (tile, left) in counts(line, CityTile::parse)? {
                    self.city_tiles[tile] = Some(left);
                }
            }
            Key::Bonuses => {
                self.bonuses = true;
                for (bonus, coins) in counts(line, Bonus::parse)? {
                    if coins > ROUNDS {
                        return Err(line.wrong("a round bonus collects one coin a round"));
                    }
                    game.bonuses.insert(bonus);
                    game.bonus_coins[bonus] = coins;
                }
            }
            Key::Space(discipline, value) => {
                let scholars = scholars(line, game)?;
                let spaces = &mut game.spaces[discipline];
                let spaces = if value == 3 { &mut spaces[..1] } else { &mut spaces[1..] };
                if scholars.len() > spaces.len() {
                    return Err(line.wrong("there are not so many spaces"));
                }
                for (space, scholar) in spaces.iter_mut().zip(scholars) {
                    *space = Some(scholar);
                    if let Scholar::Of(seat) = scholar {
                        let sent = &mut game.players[seat].sent;
                        *sent = sent.saturating_add(1);
                    }
                }
            }
            Key::Terrain(hex) => game.terrain[hex] = word(line, &line.value, Terrain::parse)?,
            Key::AreaTile | Key::NeutralLevels if game.seats != 2 => {
                return Err(line.wrong("the non-player faction is there for two players only"));
            }
            Key::AreaTile => {
                let tile = line.small_number()?;
                let place = game.area_tiles.iter().position(|&other| other == tile);
                game.area_tiles.swap(0, place.ok_or_else(|| line.wrong("the tiles show 12 to 15"))?);
            }
            Key::NeutralLevels => {
                self.neutral_levels = true;
                for (discipline, level) in counts(line, Discipline::parse)? {
                    game.neutral_levels[discipline] = level;
                }
            }
            Key::Set(display) => {
                let both = line
                    .value
                    .split_once(',')
                    .and_then(|(faction, bonus)| Some((Faction::parse(faction.trim())?, Bonus::parse(bonus.trim())?)));
                game.sets[display] = both.ok_or_else(|| line.wrong("a set is 'faction, round bonus'"))?;
                game.displays.insert(display);
            }
            Key::Displays => {
                game.displays = distinct(line, Terrain::parse)?.into_iter().collect();
            }
            Key::Factions => {
                game.factions = distinct(line, Faction::parse)?.into_iter().collect();
            }
            Key::Player(seat, PlayerKey::Keys) => self.keys[seat] = Some(line.small_number()?),
            Key::Player(seat, key) => {
                let (display, faction) = (matches!(key, PlayerKey::Display), matches!(key, PlayerKey::Faction));
                key.set(game, seat, line)?;
                let player = game.player(seat);
                if display && given(&mut self.displays, player.display)
                    || faction && given(&mut self.factions, player.faction)
                {
                    return Err(line.wrong(format!("'{}' was given to somebody before", line.value)));
                }
            }
            Key::Hex(_) => return Err(line.wrong(format!("'{}' can only be expected, not set up", line.key))),
        }
        Ok(())
    }

    /// Fills in what no line named.
    pub fn finish(mut self) -> Result<AgeOfInnovation, String> {
        let first = self.game.in_order().find(|seat| !self.game.passed.contains(seat));
        self.game.turn = self.turn.or(first).unwrap_or(Seat::new(0));
        self.check_phase()?;
        self.game.everyone().try_for_each(|seat| self.check_pieces(seat))?;
        self.finish_tiles()?;
        self.finish_setup();
        if !self.bonuses {
            self.lay_out_bonuses();
        }
        self.check_choices()?;
        // A game that is over has been scored already.
        if self.game.phase == Phase::Over {
            self.game.winners = Some(self.game.leaders());
        }
        Ok(self.game)
    }

    fn is_setting_up(&self) -> bool {
        matches!(self.game.phase, Phase::Sets | Phase::Draft)
    }

    /// What cannot be in this phase.
    fn check_phase(&self) -> Result<(), String> {
        let game = &self.game;
        let built = game.everyone().any(|seat| !game.player(seat).built.is_empty());
        let land = game.map().land;
        // Three buildings at most for each of two who have the same display.
        let enough = |terrain: Terrain| land.iter().filter(|&hex| game.terrain[hex] == terrain).count() >= 6;
        match game.phase {
            Phase::Sets | Phase::Draft | Phase::Start | Phase::Placement if built => {
                Err("no building stands before the first buildings are placed".into())
            }
            Phase::Sets | Phase::Draft | Phase::Start | Phase::Placement if !Terrain::ALL.into_iter().all(enough) => {
                Err("there is too little land of some terrain for first buildings".into())
            }
            Phase::Sets | Phase::Draft | Phase::Start | Phase::Placement | Phase::Income if !game.passed.is_empty() => {
                Err("one can pass only in the action phase".into())
            }
            Phase::Actions if game.passed.contains(&game.turn) => {
                Err(format!("{} has passed and has no turn", game.turn))
            }
            Phase::Science if game.passed.len() < game.seats() || game.round == ROUNDS => {
                Err("phase III comes when all have passed, and not in round 6".into())
            }
            _ => Ok(()),
        }
    }

    /// What tiles may have brought, though a scene need not name them: annexes, neutral buildings.
    fn check_pieces(&self, seat: Seat) -> Result<(), String> {
        let (game, player) = (&self.game, self.game.player(seat));
        if u32::from(player.annexes) + player.annexed.len() > 2 {
            return Err(format!("{seat}: there are two annexes"));
        }
        for building in Building::ALL {
            // Omar's tower and the competency's.
            let most = if building == Building::Tower { 2 } else { 1 };
            if player.neutral.iter().filter(|&hex| game.standing[hex] == building).count() > most {
                return Err(format!("{seat}: there are too many of '{building}' that are neutral"));
            }
        }
        Ok(())
    }

    /// Tiles that are left: those nobody has.
    fn finish_tiles(&mut self) -> Result<(), String> {
        let game = &mut self.game;
        for tile in CityTile::ALL {
            let held = game.players().iter().map(|player| u16::from(player.city_tiles[tile])).sum();
            let left = u16::from(CITY_TILES_OF_A_KIND)
                .checked_sub(held)
                .ok_or(format!("there are three city tiles '{tile}'"))?;
            game.city_tiles[tile] = self.city_tiles[tile].unwrap_or(left as u8);
        }
        for competency in Competency::ALL {
            let held = game.players().iter().filter(|player| player.has_competency(competency)).count() as u8;
            let left = COMPETENCIES_OF_A_KIND
                .checked_sub(held)
                .ok_or(format!("there are four competencies '{competency}'"))?;
            game.competencies_left[competency] = left;
        }
        let mut palaces = EnumSet::all();
        game.players().iter().filter_map(|player| player.palace).for_each(|palace| palaces.remove(palace));
        if game.phase == Phase::Draft {
            palaces.remove(ALWAYS_THERE);
        }
        game.palaces = self.palaces.unwrap_or(palaces);
        Ok(())
    }

    fn finish_setup(&mut self) {
        let setting_up = self.is_setting_up();
        let game = &mut self.game;
        for (player, keys) in game.players.0.iter_mut().zip(self.keys.0) {
            let beyond = player.levels.values().filter(|level| **level > Discipline::GATE).count() as u8;
            player.keys = keys.unwrap_or(player.cities().saturating_sub(beyond));
            player.chosen = if setting_up { EnumSet::NONE } else { all_chosen() };
        }
        if setting_up && game.seats == 2 && !self.neutral_levels {
            game.place_neutral_faction();
        }
        if game.phase == Phase::Placement {
            game.players.0.iter_mut().for_each(|player| player.spades = player.display.printed().start_spades);
        }
        if game.phase == Phase::Draft {
            game.displays = if game.displays.is_empty() { EnumSet::all() } else { game.displays };
            game.factions = if game.factions.is_empty() { EnumSet::all() } else { game.factions };
        }
    }

    fn lay_out_bonuses(&mut self) {
        let game = &mut self.game;
        let held: Vec<Bonus> = match game.phase {
            Phase::Sets => game.displays.iter().map(|display| game.sets[display].1).collect(),
            Phase::Draft => Vec::new(),
            _ => game.players().iter().map(|player| player.bonus).collect(),
        };
        let count = if game.phase == Phase::Draft { Bonus::ALL.len() } else { 3 };
        for bonus in Bonus::ALL.into_iter().filter(|bonus| !held.contains(bonus)).take(count) {
            game.bonuses.insert(bonus);
            game.bonus_coins[bonus] = u8::from(game.phase != Phase::Draft);
        }
    }

    /// Everybody finds something to choose from.
    fn check_choices(&self) -> Result<(), String> {
        let game = &self.game;
        let seats = game.seats();
        let drafting = game.phase == Phase::Draft;
        let few = |what: &str| Err(format!("there are fewer {what} than players to choose them"));
        if self.is_setting_up() && game.displays.len() < seats {
            return few("displays");
        }
        if drafting && game.factions.len() < seats {
            return few("factions");
        }
        if drafting && game.palaces.len() < seats {
            return few("palaces");
        }
        if drafting && game.bonuses.len() <= seats || game.bonuses.is_empty() {
            return Err("some round bonus must lie free".into());
        }
        Ok(())
    }
}

/// Marks it as given; says whether it was before.
fn given<K: Enum + Copy>(all: &mut EnumSet<K>, one: K) -> bool {
    let before = all.has(one);
    all.insert(one);
    before
}
