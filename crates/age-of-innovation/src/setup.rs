//! Setup in the order of the rulebook (p. 4-6), with the draft (p. 18) and the game for two (p. 19).

use arrayvec::ArrayVec;
use table::{EnumMap, EnumSet, Flow, PerSeat, Rng, Seat, SetupError};

use crate::build::Spades;
use crate::choice::{Ask, Cause, Choice};
use crate::components::{FirstBuildings, Goal};
use crate::context::{Tape, Turn};
use crate::event::Event;
use crate::map::{Hex, Hexes, PLACES, PerHex};
use crate::rules::{Rules, Setup};
use crate::state::{AgeOfInnovation, List, PLAYERS, Phase, Player, ROUNDS, Scholar};
use crate::words::{
    Bonus, BookAction, Building, Competency, Discipline, Faction, FinalTile, Innovation, Palace, Piece, RoundTile,
    Terrain,
};

/// How many of each competency and of each city tile are in the box.
pub(crate) const COMPETENCIES_OF_A_KIND: u8 = 4;
pub(crate) const CITY_TILES_OF_A_KIND: u8 = 3;
/// Lies out besides those that are drawn, and is not drafted (p. 5, p. 18).
pub(crate) const ALWAYS_THERE: Palace = Palace::Glory;

/// What everybody has chosen when the game begins; palace tiles only in the draft.
pub(crate) fn all_chosen() -> EnumSet<Piece> {
    [Piece::Display, Piece::Faction, Piece::Bonus].into_iter().collect()
}

fn shuffled<T, const N: usize>(mut items: [T; N], rng: &mut Rng) -> [T; N] {
    rng.shuffle(&mut items);
    items
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
            passed: List::new(),
            turn: Seat::new(0),
            acted: false,
            players: PerSeat([nobody; PLAYERS]),
            terrain: side.map().terrain,
            standing: PerHex([Building::Workshop; PLACES]),
            bridges: List::new(),
            river_cities: Hexes::NONE,
            round_tiles: std::array::from_fn(|round| RoundTile::ALL[round]),
            final_tile: FinalTile::BorderWorkshop,
            book_actions: [BookAction::Power, BookAction::Levels, BookAction::Coins],
            used_power: EnumSet::NONE,
            used_books: EnumSet::NONE,
            innovations: [List::new(); 6],
            competencies: Competency::ALL,
            competencies_left: EnumMap::from_fn(|_| COMPETENCIES_OF_A_KIND),
            palaces: EnumSet::NONE,
            city_tiles: EnumMap::from_fn(|_| CITY_TILES_OF_A_KIND),
            bonuses: EnumSet::NONE,
            bonus_coins: EnumMap::default(),
            spaces: EnumMap::from_fn(|_| [None; 4]),
            sets: EnumMap::from_fn(|_| (Faction::Blessed, Bonus::Coins)),
            displays: EnumSet::NONE,
            factions: EnumSet::NONE,
            area_tiles: [12, 13, 14, 15],
            neutral_levels: EnumMap::from_fn(|_| 2),
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
        let palaces = shuffled(drawn_palaces(), rng);
        game.palaces = palaces[..seats + 1].iter().copied().collect();
        let factions = shuffled(Faction::ALL, rng);
        let bonuses = shuffled(Bonus::ALL, rng);
        match rules.setup {
            Setup::Sets => {
                game.phase = Phase::Sets;
                game.palaces.insert(ALWAYS_THERE);
                game.displays = EnumSet::all();
                game.sets = EnumMap::from_fn(|display: Terrain| (factions[display.index()], bonuses[display.index()]));
                game.lay_out_bonuses(&bonuses[7..]);
            }
            Setup::Draft => {
                game.phase = Phase::Draft;
                let displays = shuffled(Terrain::ALL, rng);
                game.displays = displays[..6].iter().copied().collect();
                game.factions = factions[..seats + 1].iter().copied().collect();
                game.bonuses = bonuses[..seats + 3].iter().copied().collect();
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
        for &bonus in bonuses {
            self.bonuses.insert(bonus);
            self.bonus_coins[bonus] = 1;
        }
    }

    /// Two players: the non-player faction's scholars and levels (p. 19).
    pub(crate) fn place_neutral_faction(&mut self) {
        for tile in &self.round_tiles[..ROUNDS as usize - 1] {
            let row = tile.printed();
            self.neutral_levels[row.discipline] += row.per;
        }
        for spaces in self.spaces.values_mut() {
            spaces[1] = Some(Scholar::Neutral);
        }
    }

    /// Sets are chosen from the last in turn order to the first.
    pub(crate) fn choose_set(&mut self, tape: &mut Tape) -> Flow {
        let seat = self.order[(self.seats - 1 - self.stage) as usize];
        let mut turn = Turn::new(self, tape, seat);
        let choice = turn.by(Cause::Start).ask(Ask::Set, |game, offers| {
            offers.extend(game.displays.iter().map(Choice::Set));
        })?;
        let Some(Choice::Set(display)) = choice else { unreachable!("there are more sets than players") };
        let (faction, bonus) = turn.sets[display];
        turn.displays.remove(display);
        *turn.me_mut() = Player { chosen: all_chosen(), ..Player::new(display, faction, bonus) };
        turn.tell(|seat| Event::TookSet { seat, display, faction, bonus });
        self.next_stage(self.seats, Phase::Start);
        Ok(())
    }

    fn next_stage(&mut self, stages: u8, then: Phase) {
        self.stage += 1;
        if self.stage == stages {
            self.phase = then;
            self.stage = 0;
        }
    }

    /// Three laps for display, faction and palace tile, then round bonuses from the last to the first.
    pub(crate) fn draft(&mut self, tape: &mut Tape) -> Flow {
        let seats = self.seats;
        if self.stage < 3 * seats {
            let seat = self.order[(self.stage % seats) as usize];
            Turn::new(self, tape, seat).by(Cause::Start).draft_piece()?;
        } else {
            let seat = self.order[(4 * seats - 1 - self.stage) as usize];
            Turn::new(self, tape, seat).by(Cause::Start).draft_bonus()?;
        }
        self.next_stage(4 * seats, Phase::Start);
        if self.phase == Phase::Start {
            let rest: ArrayVec<Bonus, 10> = self.free_bonuses().collect();
            self.lay_out_bonuses(&rest);
            self.palaces = EnumSet::NONE;
        }
        Ok(())
    }

    /// Start resources and levels, in turn order.
    pub(crate) fn start(&mut self, tape: &mut Tape) -> Flow {
        let seat = self.order[self.stage as usize];
        let Player { display, faction, .. } = *self.player(seat);
        let (display_row, faction_row) = (display.printed(), self.faction_row(seat));
        let mut turn = Turn::new(self, tape, seat);
        turn.me_mut().bowls = display_row.bowls;
        turn.me_mut().spades = display_row.start_spades;
        for (discipline, levels) in Discipline::ALL.into_iter().zip(faction_row.start_levels) {
            turn.by(Cause::Start).advance(discipline, display_row.start_levels + levels)?;
        }
        turn.by(Cause::Display(display)).gain(display_row.start)?;
        turn.by(Cause::Faction(faction)).gain(faction_row.start)?;
        self.next_stage(self.seats, Phase::Placement);
        Ok(())
    }

    /// First buildings in turn order and back; then, each where a faction has it: a third building, a university alone
    /// with its competency, a competency; at last spades in turn order.
    pub(crate) fn place_first(&mut self, tape: &mut Tape) -> Flow {
        let (seats, stage) = (self.seats as usize, self.stage as usize);
        let first = |game: &Self, seat: Seat| game.faction_row(seat).first_buildings;
        match stage.checked_sub(2 * seats) {
            None => {
                let seat = self.order[if stage < seats { stage } else { 2 * seats - 1 - stage }];
                if first(self, seat) != FirstBuildings::University {
                    Turn::new(self, tape, seat).place_first_building()?;
                }
            }
            Some(0) => {
                if let Some(seat) = self.seat_where(|seat| first(self, seat) == FirstBuildings::TwoWorkshopsAndTower) {
                    Turn::new(self, tape, seat).place_first_building()?;
                }
            }
            Some(1) => {
                if let Some(seat) = self.seat_where(|seat| first(self, seat) == FirstBuildings::University) {
                    let mut turn = Turn::new(self, tape, seat);
                    turn.place_first_building()?;
                    turn.take_first_competency()?;
                }
            }
            Some(2) => {
                if let Some(seat) = self.seat_where(|seat| self.faction_row(seat).first_competency) {
                    Turn::new(self, tape, seat).take_first_competency()?;
                }
            }
            Some(late) => {
                let seat = self.order[late - 3];
                let free = std::mem::take(&mut self.player_mut(seat).spades);
                Turn::new(self, tape, seat).by(Cause::Start).use_spades(Spades::bare(free))?;
            }
        }
        self.next_stage(3 * self.seats + 3, Phase::Income);
        Ok(())
    }

    fn seat_where(&self, holds: impl Fn(Seat) -> bool) -> Option<Seat> {
        self.everyone().find(|&seat| holds(seat))
    }
}

impl Turn<'_> {
    fn take_first_competency(&mut self) -> Flow {
        let faction = self.me().faction;
        self.by(Cause::Faction(faction)).take_competency()
    }

    fn draft_piece(&mut self) -> Flow {
        let chosen = self.me().chosen;
        let choice = self.ask(Ask::Draft, |game, offers| {
            if !chosen.has(Piece::Display) {
                offers.extend(game.displays.iter().map(Choice::Display));
            }
            if !chosen.has(Piece::Faction) {
                offers.extend(game.factions.iter().map(Choice::Faction));
            }
            if !chosen.has(Piece::Palace) {
                offers.extend(game.palaces.iter().map(Choice::Palace));
            }
        })?;
        match choice {
            Some(Choice::Display(display)) => {
                self.displays.remove(display);
                self.me_mut().display = display;
                self.me_mut().chosen.insert(Piece::Display);
                self.tell(|seat| Event::TookDisplay { seat, display });
            }
            Some(Choice::Faction(faction)) => {
                self.factions.remove(faction);
                self.me_mut().faction = faction;
                self.me_mut().chosen.insert(Piece::Faction);
                self.tell(|seat| Event::TookFaction { seat, faction });
            }
            Some(Choice::Palace(palace)) => {
                self.palaces.remove(palace);
                self.me_mut().palace = Some(palace);
                self.me_mut().chosen.insert(Piece::Palace);
                self.tell(|seat| Event::Palace { seat, palace });
            }
            _ => unreachable!("there is more of everything than players"),
        }
        Ok(())
    }

    fn draft_bonus(&mut self) -> Flow {
        let choice = self.ask(Ask::Bonus, |game, offers| offers.extend(game.free_bonuses().map(Choice::Bonus)))?;
        let Some(Choice::Bonus(bonus)) = choice else { unreachable!("there are more bonuses than players") };
        self.take_bonus(bonus);
        let drafted = *self.me();
        let fresh = Player::new(drafted.display, drafted.faction, bonus);
        *self.me_mut() = Player { palace: drafted.palace, chosen: EnumSet::all(), ..fresh };
        Ok(())
    }

    fn place_first_building(&mut self) -> Flow {
        let seat = self.seat;
        let (building, tower) = match self.faction_row(seat).first_buildings {
            FirstBuildings::TwoWorkshops => (Building::Workshop, false),
            FirstBuildings::TwoWorkshopsAndTower => (Building::Workshop, self.me().neutral.is_empty()),
            FirstBuildings::University => (Building::University, false),
        };
        let own_pieces = self.me().built.len() - self.me().neutral.len();
        let choice = self.by(Cause::Start).ask(Ask::FirstBuilding, |game, offers| {
            let native = |hex: &Hex| game.terrain[*hex] == game.native(seat);
            let hexes = game.empty_land();
            if own_pieces < 2 {
                offers.extend(hexes.iter().filter(native).map(Choice::Place));
            }
            if tower {
                offers.extend(hexes.iter().filter(native).map(Choice::Tower));
            }
        })?;
        match choice {
            Some(Choice::Place(hex)) => self.put(hex, building, false),
            Some(Choice::Tower(hex)) => self.put(hex, Building::Tower, true),
            _ => unreachable!("there is native terrain for all"),
        }
        Ok(())
    }
}

/// Palace tiles that are drawn for the setup.
fn drawn_palaces() -> [Palace; Palace::ALL.len() - 1] {
    let mut drawn = Palace::ALL.into_iter().filter(|palace| *palace != ALWAYS_THERE);
    std::array::from_fn(|_| drawn.next().expect("all but one"))
}

/// Six of twelve, drawn for round 6 first (p. 4).
fn draw_round_tiles(rng: &mut Rng) -> [RoundTile; ROUNDS as usize] {
    let mut pile = shuffled(RoundTile::ALL, rng).to_vec();
    let mut placed: Vec<RoundTile> = Vec::new();
    let discipline = |tile: RoundTile| tile.printed().discipline;
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
        Goal::BorderWorkshop | Goal::RiverWorkshop => Some(Building::Workshop),
        Goal::PalaceOrUniversity | Goal::Spade | Goal::Level | Goal::City | Goal::Track | Goal::Innovation => None,
    };
    let shown = building(last.printed().goal.0);
    let other = |tile: &FinalTile| shown.is_none() || building(tile.printed().0) != shown;
    shuffled(FinalTile::ALL, rng).into_iter().find(other).expect("at most two tiles show the same building")
}
