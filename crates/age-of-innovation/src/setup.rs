//! Setup in the order of the rulebook (p. 4-6), with the draft (p. 18) and the game for two (p. 19).

use arrayvec::ArrayVec;
use table::{Flow, Rng, Seat, SetupError};

use crate::build::Spades;
use crate::choice::{Ask, Cause, Choice};
use crate::event::Event;
use crate::gain::Asking;
use crate::goods::{
    Goal, PALACES, display_bowls, display_levels, display_start, faction_levels, faction_start, final_goal, round_goal,
    science_bonus,
};
use crate::map::{Hex, Hexes};
use crate::rules::{Rules, Setup};
use crate::state::{AgeOfInnovation, PLAYERS, PerHex, Phase, Player, ROUNDS, Scholar};
use crate::words::{
    Bonus, BookAction, Building, Competency, Discipline, Faction, FinalTile, Innovation, RoundTile, Terrain,
};

const DISPLAY: u8 = 1;
const FACTION: u8 = 2;
const PALACE: u8 = 4;
const BONUS: u8 = 8;
pub(crate) const ALL_CHOSEN: u8 = DISPLAY | FACTION | BONUS;

fn shuffled<T, const N: usize>(mut items: [T; N], rng: &mut Rng) -> [T; N] {
    rng.shuffle(&mut items);
    items
}

fn bits(numbers: impl IntoIterator<Item = usize>) -> u32 {
    numbers.into_iter().fold(0, |bits, number| bits | 1 << number)
}

impl AgeOfInnovation {
    /// The board before anything is dealt.
    pub(crate) fn bare(rules: Rules, seats: usize) -> Result<Self, SetupError> {
        let side = rules.side(seats).ok_or_else(|| {
            SetupError(format!("the side of the board for {} players is not for {seats}", rules.map.name()))
        })?;
        let nobody = Player::new(Terrain::Desert, Faction::Blessed, Bonus::Coins);
        Ok(AgeOfInnovation {
            rules,
            seats: seats as u8,
            side,
            phase: Phase::Actions,
            stage: 0,
            round: 1,
            order: std::array::from_fn(Seat::new),
            passed: ArrayVec::new(),
            turn: Seat::new(0),
            acted: false,
            players: [nobody; PLAYERS],
            terrain: PerHex(side.map().terrain),
            standing: PerHex([Building::Workshop; crate::map::PLACES]),
            bridges: ArrayVec::new(),
            river_cities: Hexes::NONE,
            round_tiles: std::array::from_fn(|round| RoundTile::ALL[round]),
            final_tile: FinalTile::BorderWorkshop,
            book_actions: [BookAction::Power, BookAction::Levels, BookAction::Coins],
            used_power: 0,
            used_books: 0,
            innovations: std::array::from_fn(|_| ArrayVec::new()),
            competencies: Competency::ALL,
            competencies_left: [4; 12],
            palaces: 0,
            city_tiles: [3; 7],
            bonuses: 0,
            bonus_coins: [0; 10],
            spaces: [[None; 4]; 4],
            sets: [(Faction::Blessed, Bonus::Coins); 7],
            displays: 0,
            factions: 0,
            area_tiles: [12, 13, 14, 15],
            neutral_levels: [2; 4],
            winners: None,
        })
    }

    pub(crate) fn deal(rules: Rules, seats: usize, rng: &mut Rng) -> Result<Self, SetupError> {
        let mut game = Self::bare(rules, seats)?;
        game.round_tiles = draw_round_tiles(rng);
        game.final_tile = draw_final_tile(game.round_tiles[ROUNDS as usize - 1], rng);
        let [a, b, c, ..] = shuffled(BookAction::ALL, rng);
        game.book_actions = [a, b, c];
        game.competencies = shuffled(Competency::ALL, rng);
        game.deal_innovations(rng);
        let palaces = shuffled(std::array::from_fn::<usize, { PALACES as usize - 1 }, _>(|palace| palace + 1), rng);
        game.palaces = bits(palaces[..seats + 1].iter().copied());
        let factions = shuffled(Faction::ALL, rng);
        let bonuses = shuffled(Bonus::ALL, rng);
        match rules.setup {
            Setup::Sets => {
                game.phase = Phase::Sets;
                game.palaces |= 1 << PALACES;
                game.displays = bits(0..7) as u8;
                game.sets = std::array::from_fn(|set| (factions[set], bonuses[set]));
                game.lay_out_bonuses(&bonuses[7..]);
            }
            Setup::Draft => {
                game.phase = Phase::Draft;
                let displays = shuffled(Terrain::ALL, rng);
                game.displays = bits(displays[..6].iter().map(|display| display.index())) as u8;
                game.factions = bits(factions[..seats + 1].iter().map(|faction| faction.index())) as u16;
                game.bonuses = bits(bonuses[..seats + 3].iter().map(|bonus| bonus.index())) as u16;
            }
        }
        let first = Seat::new(rng.below(seats));
        for (place, seat) in first.clockwise(seats).enumerate() {
            game.order[place] = seat;
        }
        game.turn = first;
        game.area_tiles = shuffled(game.area_tiles, rng);
        if seats == 2 {
            game.place_neutral_faction();
        }
        Ok(game)
    }

    fn deal_innovations(&mut self, rng: &mut Rng) {
        let mut tiles = shuffled(Innovation::ALL, rng).into_iter();
        let rows = self.seats as usize / 2 + usize::from(self.seats > 2 && self.seats % 2 == 1);
        for column in 0..4 {
            self.innovations[column].extend(tiles.by_ref().take(rows));
        }
        if self.seats.is_multiple_of(2) {
            for column in 4..6 {
                self.innovations[column].extend(tiles.next());
            }
        }
    }

    fn lay_out_bonuses(&mut self, bonuses: &[Bonus]) {
        for bonus in bonuses {
            self.bonuses |= 1 << bonus.index();
            self.bonus_coins[bonus.index()] = 1;
        }
    }

    /// Two players: the non-player faction's scholars and levels (p. 19).
    pub(crate) fn place_neutral_faction(&mut self) {
        for tile in &self.round_tiles[..ROUNDS as usize - 1] {
            let (discipline, per, _) = science_bonus(*tile);
            self.neutral_levels[discipline.index()] += per;
        }
        for spaces in &mut self.spaces {
            spaces[1] = Some(Scholar::Neutral);
        }
    }

    /// Sets are chosen from the last in turn order to the first.
    pub(crate) fn choose_set(&mut self, table: &mut Asking) -> Flow {
        let seat = self.order[(self.seats - 1 - self.stage) as usize];
        let choice = Self::ask(table, seat, Ask::Set, Cause::Start, |offers| {
            offers.extend(self.displays_left().map(Choice::Set));
        })?;
        let Some(Choice::Set(display)) = choice else { unreachable!("there are more sets than players") };
        let (faction, bonus) = self.sets[display.index()];
        self.displays &= !(1 << display.index());
        *self.player_mut(seat) = Player { chosen: ALL_CHOSEN, ..Player::new(display, faction, bonus) };
        table.tell(|| Event::TookSet { seat, display, faction, bonus });
        self.next_stage(self.seats, Phase::Start);
        Ok(())
    }

    fn displays_left(&self) -> impl Iterator<Item = Terrain> + '_ {
        Terrain::ALL.into_iter().filter(|terrain| self.displays & (1 << terrain.index()) != 0)
    }

    fn next_stage(&mut self, stages: u8, then: Phase) {
        self.stage += 1;
        if self.stage == stages {
            self.phase = then;
            self.stage = 0;
        }
    }

    /// Three laps for display, faction and palace tile, then round bonuses from the last to the first.
    pub(crate) fn draft(&mut self, table: &mut Asking) -> Flow {
        let seats = self.seats;
        if self.stage < 3 * seats {
            self.draft_piece(table, self.order[(self.stage % seats) as usize])?;
        } else {
            self.draft_bonus(table, self.order[(4 * seats - 1 - self.stage) as usize])?;
        }
        self.next_stage(4 * seats, Phase::Start);
        if self.phase == Phase::Start {
            let rest: ArrayVec<Bonus, 10> = self.free_bonuses().collect();
            self.lay_out_bonuses(&rest);
            self.palaces = 0;
        }
        Ok(())
    }

    fn draft_piece(&mut self, table: &mut Asking, seat: Seat) -> Flow {
        let chosen = self.player(seat).chosen;
        let choice = Self::ask(table, seat, Ask::Draft, Cause::Start, |offers| {
            if chosen & DISPLAY == 0 {
                offers.extend(self.displays_left().map(Choice::Display));
            }
            if chosen & FACTION == 0 {
                let left = Faction::ALL.into_iter().filter(|faction| self.factions & (1 << faction.index()) != 0);
                offers.extend(left.map(Choice::Faction));
            }
            if chosen & PALACE == 0 {
                offers.extend((1..=PALACES).filter(|palace| self.palaces & (1 << palace) != 0).map(Choice::Palace));
            }
        })?;
        let player = &mut self.players[seat.index()];
        match choice {
            Some(Choice::Display(display)) => {
                self.displays &= !(1 << display.index());
                player.display = display;
                player.chosen |= DISPLAY;
                table.tell(|| Event::TookDisplay { seat, display });
            }
            Some(Choice::Faction(faction)) => {
                self.factions &= !(1 << faction.index());
                player.faction = faction;
                player.chosen |= FACTION;
                table.tell(|| Event::TookFaction { seat, faction });
            }
            Some(Choice::Palace(palace)) => {
                self.palaces &= !(1 << palace);
                player.palace = palace;
                player.chosen |= PALACE;
                table.tell(|| Event::Palace { seat, palace });
            }
            _ => unreachable!("there is more of everything than players"),
        }
        Ok(())
    }

    fn draft_bonus(&mut self, table: &mut Asking, seat: Seat) -> Flow {
        let choice = Self::ask(table, seat, Ask::Bonus, Cause::Start, |offers| {
            offers.extend(self.free_bonuses().map(Choice::Bonus));
        })?;
        let Some(Choice::Bonus(bonus)) = choice else { unreachable!("there are more bonuses than players") };
        self.take_bonus(table, seat, bonus);
        let chosen = *self.player(seat);
        let fresh = Player::new(chosen.display, chosen.faction, bonus);
        *self.player_mut(seat) = Player { palace: chosen.palace, chosen: ALL_CHOSEN | PALACE, ..fresh };
        Ok(())
    }

    /// Start resources and levels, in turn order.
    pub(crate) fn start(&mut self, table: &mut Asking) -> Flow {
        let seat = self.order[self.stage as usize];
        let Player { display, faction, .. } = *self.player(seat);
        let player = self.player_mut(seat);
        player.bowls = display_bowls(display);
        player.spades = u8::from(display == Terrain::Desert);
        for discipline in Discipline::ALL {
            let levels = display_levels(display)[discipline.index()] + faction_levels(faction)[discipline.index()];
            self.advance(table, seat, discipline, levels, Cause::Start)?;
        }
        self.gain(table, seat, display_start(display), Cause::Display(display))?;
        self.gain(table, seat, faction_start(faction), Cause::Faction(faction))?;
        self.next_stage(self.seats, Phase::Placement);
        Ok(())
    }

    /// First buildings in turn order and back; Omar's third; the Monks' university; the Inventors' competency; spades
    /// in turn order.
    pub(crate) fn place_first(&mut self, table: &mut Asking) -> Flow {
        let (seats, stage) = (self.seats as usize, self.stage as usize);
        match stage.checked_sub(2 * seats) {
            None => {
                let place = if stage < seats { stage } else { 2 * seats - 1 - stage };
                let seat = self.order[place];
                if self.player(seat).faction != Faction::Monks {
                    self.place_first_building(table, seat)?;
                }
            }
            Some(0) => {
                if let Some(seat) = self.seat_of(Faction::Omar) {
                    self.place_first_building(table, seat)?;
                }
            }
            Some(1) => {
                if let Some(seat) = self.seat_of(Faction::Monks) {
                    self.place_first_building(table, seat)?;
                    self.take_competency(table, seat, Cause::Faction(Faction::Monks))?;
                }
            }
            Some(2) => {
                if let Some(seat) = self.seat_of(Faction::Inventors) {
                    self.take_competency(table, seat, Cause::Faction(Faction::Inventors))?;
                }
            }
            Some(late) => self.use_start_spades(table, self.order[late - 3])?,
        }
        self.next_stage(3 * self.seats + 3, Phase::Income);
        Ok(())
    }

    fn seat_of(&self, faction: Faction) -> Option<Seat> {
        self.everyone().find(|&seat| self.player(seat).faction == faction)
    }

    fn place_first_building(&mut self, table: &mut Asking, seat: Seat) -> Flow {
        let faction = self.player(seat).faction;
        let building = if faction == Faction::Monks { Building::University } else { Building::Workshop };
        let tower = faction == Faction::Omar && self.player(seat).neutral.is_empty();
        let workshops = self.player(seat).built.len() - self.player(seat).neutral.len();
        let choice = Self::ask(table, seat, Ask::FirstBuilding, Cause::Start, |offers| {
            let native = |hex: &Hex| self.terrain[*hex] == self.native(seat);
            let hexes = self.empty_land();
            if workshops < 2 {
                offers.extend(hexes.iter().filter(native).map(Choice::Place));
            }
            if tower {
                offers.extend(hexes.iter().filter(native).map(Choice::Tower));
            }
        })?;
        match choice {
            Some(Choice::Place(hex)) => self.put(table, seat, hex, building, false),
            Some(Choice::Tower(hex)) => self.put(table, seat, hex, Building::Tower, true),
            _ => unreachable!("there is native terrain for all"),
        }
        Ok(())
    }

    fn use_start_spades(&mut self, table: &mut Asking, seat: Seat) -> Flow {
        let free = std::mem::take(&mut self.player_mut(seat).spades);
        self.use_spades(table, seat, Spades::bare(free), Cause::Start).map(drop)
    }
}

/// Six of twelve, drawn for round 6 first (p. 4).
fn draw_round_tiles(rng: &mut Rng) -> [RoundTile; ROUNDS as usize] {
    let mut pile = shuffled(RoundTile::ALL, rng).to_vec();
    let mut placed: Vec<RoundTile> = Vec::new();
    let discipline = |tile: RoundTile| science_bonus(tile).0;
    let mut aside = None;
    while placed.len() < ROUNDS as usize {
        let tile = pile.pop().expect("at most five tiles are refused");
        let same = placed.iter().filter(|other| discipline(**other) == discipline(tile)).count();
        if tile == RoundTile::SpadeEngineering && placed.len() < 2 {
            aside = Some(tile);
        } else if same < 2 || discipline(placed[0]) == discipline(tile) {
            placed.push(tile);
        }
        if placed.len() == 2
            && let Some(tile) = aside.take()
        {
            pile.push(tile);
            rng.shuffle(&mut pile);
        }
    }
    placed.reverse();
    placed.try_into().expect("six tiles")
}

/// Redrawn while it shows the building of round 6's tile.
fn draw_final_tile(last: RoundTile, rng: &mut Rng) -> FinalTile {
    let building = |goal: Goal| match goal {
        Goal::Build(building) => Some(building),
        Goal::BorderWorkshop => Some(Building::Workshop),
        _ => None,
    };
    let shown = building(round_goal(last).0);
    let fits = |tile: &FinalTile| shown.is_none() || building(final_goal(*tile).0) != shown;
    shuffled(FinalTile::ALL, rng).into_iter().find(fits).expect("at most two tiles show the same building")
}
