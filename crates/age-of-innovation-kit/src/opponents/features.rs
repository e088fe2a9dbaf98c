//! What is measured of a seat's position in Age of Innovation.
//!
//! The last round has weights of its own: the worth of goods and buildings changes at once when no income is to come.

mod ahead;
mod promised;

use age_of_innovation::components::Goal;
use age_of_innovation::goods::Goods;
use age_of_innovation::words::{
    Bonus, BookAction, Building, Competency, Discipline, Faction, Innovation, Palace, Piece, PowerAction, Special,
    Terrain,
};
use age_of_innovation::{AgeOfInnovation, Ask, Cause, Choice, Phase, Player, Question};
use table::{Asked, EnumMap, Outcome, Seat, named_enum};

use bots::{Features, Meaning, Shares, chances};

use super::overview::Overview;
use super::reasons::meaning;
use ahead::Groups;

/// A lead of this many points counts as e times as much.
const SPREAD: f32 = 40.0;

named_enum! {
    /// What is counted or summed up.
    Count {
        Points = "points",
        FirstCoins = "first four coins",
        MoreCoins = "coins up to ten",
        ManyCoins = "coins up to twenty",
        AllCoins = "coins",
        FirstTools = "first two tools",
        MoreTools = "tools up to five",
        ManyTools = "tools up to ten",
        AllTools = "tools",
        FirstScholar = "first scholar",
        MoreScholars = "scholars up to three",
        AllScholars = "scholars",
        ScholarsLeft = "scholars in the supply",
        FirstBooks = "first two books",
        MoreBooks = "books up to five",
        AllBooks = "books",
        BookPairs = "disciplines with two books",
        InnovationReady = "books for an innovation",
        BowlOne = "bowl I",
        BowlTwo = "bowl II",
        FirstPower = "three power in bowl III",
        MorePower = "six power in bowl III",
        BowlThree = "bowl III",
        Leftovers = "leftovers",
        IncomeCoins = "coins of incomes to come",
        IncomeTools = "tools of incomes to come",
        IncomeScholars = "scholars of incomes to come",
        IncomePower = "power of incomes to come",
        IncomeBooks = "books of incomes to come",
        IncomePoints = "points of incomes to come",
        IncomeLevels = "levels of incomes to come",
        ScienceCoins = "coins of science bonuses",
        ScienceTools = "tools of science bonuses",
        ScienceScholars = "scholars of science bonuses",
        SciencePower = "power of science bonuses",
        ScienceBooks = "books of science bonuses",
        ScienceSpades = "spades of science bonuses",
        ScienceNear = "near to more of this round's science bonus",
        ToAct = "does the next action",
        Passed = "has passed",
        PassedFirst = "has passed first",
        Alone = "all others have passed",
        FirstInOrder = "first in turn order",
        PassedCoins = "coins after passing",
        PassedTools = "tools after passing",
        PassedScholars = "scholars after passing",
        PassedPower = "bowl III after passing",
        PassPoints = "points for passing now",
        LaterPassPoints = "points for passing in later rounds",
        Buildings = "buildings",
        NativeOne = "a native hex in reach",
        NativeMore = "native hexes in reach",
        OneStep = "hexes one step away in reach",
        TwoSteps = "hexes two steps away in reach",
        ThreeSteps = "hexes three steps away in reach",
        OwnTerrain = "reach for a workshop that can be paid",
        Neighbours = "buildings of others beside own ones",
        CheapGuilds = "workshops beside others",
        Area = "largest group",
        AreaPlace = "points for area as it stands",
        SciencePlaces = "points for science as it stands",
        Levels = "levels",
        HighLevels = "levels beyond six",
        TopLevels = "levels beyond nine",
        LowestLevel = "lowest level",
        Cities = "cities",
        Keys = "keys",
        NearCity = "nearest city",
        NearerCity = "nearest city squared",
        NextCity = "second nearest city squared",
        Annexes = "annexes to place",
        Bridges = "bridges built",
        SailingOne = "sailing 1",
        SailingTwo = "sailing 2",
        SailingThree = "sailing 3",
        CheapSpade = "spades for two tools",
        CheapestSpade = "spades for one tool",
        Innovations = "innovations",
        Competencies = "competencies",
        ActionsAhead = "special actions to come",
        PalaceNear = "goods for a palace",
        UniversityNear = "goods for a university",
        InnovationNear = "nearest innovation",
        InnovationPoints = "points of an innovation in reach",
        CityByWorkshop = "nearest city with one workshop more",
        CityByStep = "cities one step away",
    }
}

const FACTION: usize = Count::ALL.len();
const DISPLAY: usize = FACTION + Faction::ALL.len();
pub(super) const BUILDING: usize = DISPLAY + Terrain::ALL.len();
pub(super) const PALACE: usize = BUILDING + Building::ALL.len();
pub(super) const COMPETENCY: usize = PALACE + Palace::ALL.len();
pub(super) const INNOVATION: usize = COMPETENCY + Competency::ALL.len();
pub(super) const BONUS_NOW: usize = INNOVATION + Innovation::ALL.len();
pub(super) const BONUS_NEXT: usize = BONUS_NOW + Bonus::ALL.len();
pub(super) const POWER: usize = BONUS_NEXT + Bonus::ALL.len();
pub(super) const BOOKS: usize = POWER + PowerAction::ALL.len();
pub(super) const SPECIAL: usize = BOOKS + BookAction::ALL.len();
pub(super) const LEVEL: usize = SPECIAL + Special::ALL.len();
pub(super) const GOAL_NOW: usize = LEVEL + Discipline::ALL.len();
pub(super) const GOAL_NEXT: usize = GOAL_NOW + GOALS.len();
pub(super) const GOAL_LATER: usize = GOAL_NEXT + GOALS.len();
/// The number of features of one round.
const ALL: usize = GOAL_LATER + GOALS.len();

/// What scores on score tiles.
const GOALS: [(Goal, &str); 10] = [
    (Goal::Build(Building::Workshop), "workshop"),
    (Goal::Build(Building::Guild), "guild"),
    (Goal::Build(Building::School), "school"),
    (Goal::PalaceOrUniversity, "palace or university"),
    (Goal::BorderWorkshop, "border workshop"),
    (Goal::Spade, "spade"),
    (Goal::Level, "level"),
    (Goal::City, "city"),
    (Goal::Track, "track"),
    (Goal::Innovation, "innovation"),
];

pub struct AgeOfInnovationFeatures;

impl Features<AgeOfInnovation> for AgeOfInnovationFeatures {
    fn names() -> Vec<String> {
        let mut names: Vec<String> = Count::ALL.map(|count| count.name().into()).to_vec();
        let mut group = |what: &str, of: &[&str]| names.extend(of.iter().map(|name| format!("{what}: {name}")));
        group("faction", &Faction::ALL.map(Faction::name));
        group("display", &Terrain::ALL.map(Terrain::name));
        group("built", &Building::ALL.map(Building::name));
        group("palace", &Palace::ALL.map(Palace::name));
        group("competency", &Competency::ALL.map(Competency::name));
        group("innovation", &Innovation::ALL.map(Innovation::name));
        group("round bonus", &Bonus::ALL.map(Bonus::name));
        group("next round bonus", &Bonus::ALL.map(Bonus::name));
        group("power action in reach", &PowerAction::ALL.map(PowerAction::name));
        group("book action in reach", &BookAction::ALL.map(BookAction::name));
        group("special action left", &Special::ALL.map(Special::name));
        group("level", &Discipline::ALL.map(Discipline::name));
        let goals = GOALS.map(|(_, name)| name);
        ["goal now", "goal of the next round", "goal of a later round"].iter().for_each(|when| group(when, &goals));
        let last: Vec<String> = names.iter().map(|name| format!("last round: {name}")).collect();
        names.into_iter().chain(last).collect()
    }

    type Overview = Overview;

    fn overview(game: &AgeOfInnovation) -> Overview {
        Overview::of(game)
    }

    fn measure(game: &AgeOfInnovation, overview: &Overview, seat: Seat, note: impl FnMut(usize, f32)) {
        Measure::new(game, overview, seat, note).all();
    }

    fn promise(game: &AgeOfInnovation, asked: &Asked<AgeOfInnovation>, note: impl FnMut(usize, f32)) {
        promised::promise(game, asked, note);
    }

    fn progress(game: &AgeOfInnovation, _: &Overview) -> f32 {
        (f32::from(game.round() - 1) / 4.0).min(1.0)
    }

    fn settled(question: &Question) -> bool {
        matches!(question.ask, Ask::Action | Ask::EndTurn)
    }

    fn waits(choice: &Choice) -> bool {
        *choice == Choice::EndTurn
    }

    fn prepares(choice: &Choice) -> bool {
        matches!(choice, Choice::Convert(_))
    }

    fn meaning(feature: usize) -> Option<Meaning> {
        meaning(feature % ALL)
    }

    fn lasting(feature: usize) -> usize {
        feature % ALL
    }

    /// The lead alone: by how much a game is won tells more about what was worth something than who won it.
    fn result(outcome: &Outcome) -> Shares {
        chances(outcome.points.len(), |seat| outcome.points[seat.index()] as f32 / SPREAD)
    }
}

struct Measure<'a, N> {
    game: &'a AgeOfInnovation,
    overview: &'a Overview,
    seat: Seat,
    player: &'a Player,
    note: N,
    /// Where the features of this round begin.
    from: usize,
    /// Income phases still to come.
    incomes: f32,
    passed: bool,
    counts: EnumMap<Building, u8>,
    /// Buildings that hang together and are no city yet.
    groups: Groups,
    /// How near these are to a city, the nearest two.
    near: [f32; 2],
}

impl<'a, N: FnMut(usize, f32)> Measure<'a, N> {
    fn new(game: &'a AgeOfInnovation, overview: &'a Overview, seat: Seat, note: N) -> Self {
        let player = game.player(seat);
        let mut counts = EnumMap::default();
        player.built.iter().for_each(|hex| counts[game.standing_on(hex)] += 1);
        let before_income = matches!(game.phase(), Phase::Sets | Phase::Draft | Phase::Start | Phase::Placement);
        let incomes = f32::from(6 - game.round()) + if before_income { 1.0 } else { 0.0 };
        let from = if game.round() == 6 { ALL } else { 0 };
        let passed = game.has_passed(seat);
        let groups = Groups::of(game, seat);
        let mut measure =
            Measure { game, overview, seat, player, note, from, incomes, passed, counts, groups, near: [0.0; 2] };
        measure.near = measure.near_cities();
        measure
    }

    fn note(&mut self, feature: usize, value: f32) {
        if value != 0.0 {
            (self.note)(self.from + feature, value);
        }
    }

    fn count(&mut self, count: Count, value: f32) {
        self.note(count.index(), value);
    }

    fn all(&mut self) {
        self.count(Count::Points, f32::from(self.player.points) / 20.0);
        // After the last pass nothing but the final scoring is to come.
        let over = self.passed && self.game.round() == 6;
        if !over {
            self.goods();
            self.income();
            self.science_bonuses();
            self.actions();
            self.goals();
            self.room();
            self.tracks();
            self.actions_ahead();
            self.next_steps();
        }
        self.turn();
        self.passing();
        self.map();
        self.science();
        self.tiles();
        self.count(Count::Leftovers, f32::from(self.game.leftovers(self.seat) / 5) / 5.0);
    }

    fn goods(&mut self) {
        let player = self.player;
        let coins = f32::from(player.coins);
        self.count(Count::FirstCoins, coins.min(4.0) / 4.0);
        self.count(Count::MoreCoins, coins.min(10.0) / 10.0);
        self.count(Count::ManyCoins, coins.min(20.0) / 10.0);
        self.count(Count::AllCoins, coins / 10.0);
        let tools = f32::from(player.tools);
        self.count(Count::FirstTools, tools.min(2.0) / 2.0);
        self.count(Count::MoreTools, tools.min(5.0) / 5.0);
        self.count(Count::ManyTools, tools.min(10.0) / 5.0);
        self.count(Count::AllTools, tools / 5.0);
        let scholars = f32::from(player.scholars);
        self.count(Count::FirstScholar, scholars.min(1.0));
        self.count(Count::MoreScholars, scholars.min(3.0) / 2.0);
        self.count(Count::AllScholars, scholars / 2.0);
        self.count(Count::ScholarsLeft, f32::from(player.scholars_left()) / 5.0);
        let books = f32::from(player.book_count());
        self.count(Count::FirstBooks, books.min(2.0) / 2.0);
        self.count(Count::MoreBooks, books.min(5.0) / 4.0);
        self.count(Count::AllBooks, books / 4.0);
        let pairs = player.books.values().filter(|&&books| books >= 2).count() as f32;
        self.count(Count::BookPairs, pairs / 2.0);
        let needed = 5.0 + (player.innovations.len() as f32).min(2.0);
        self.count(Count::InnovationReady, if pairs > 0.0 { (books / needed).min(1.0).powi(2) } else { 0.0 });
        let [one, two, three] = player.bowls.map(f32::from);
        self.count(Count::BowlOne, one / 5.0);
        self.count(Count::BowlTwo, two / 5.0);
        self.count(Count::FirstPower, three.min(3.0) / 3.0);
        self.count(Count::MorePower, three.min(6.0) / 5.0);
        self.count(Count::BowlThree, three / 5.0);
        if self.passed {
            self.count(Count::PassedCoins, coins / 10.0);
            self.count(Count::PassedTools, tools / 5.0);
            self.count(Count::PassedScholars, scholars / 2.0);
            self.count(Count::PassedPower, three / 5.0);
        }
    }

    /// Without the round bonus, which changes every round.
    fn income(&mut self) {
        let chosen = self.player.chosen;
        if !chosen.has(Piece::Display) || !chosen.has(Piece::Faction) {
            return;
        }
        let (all, bonus) = (self.game.income(self.seat), self.player.bonus.printed().income);
        let incomes = self.incomes;
        let each = |all: u8, bonus: u8| f32::from(all - bonus) * incomes;
        self.count(Count::IncomeCoins, each(all.coins, bonus.coins) / 10.0);
        self.count(Count::IncomeTools, each(all.tools, bonus.tools) / 5.0);
        self.count(Count::IncomeScholars, each(all.scholars, bonus.scholars) / 2.0);
        self.count(Count::IncomePower, each(all.power, bonus.power) / 10.0);
        self.count(Count::IncomeBooks, each(all.books, bonus.books) / 4.0);
        self.count(Count::IncomePoints, each(all.points, bonus.points) / 10.0);
        self.count(Count::IncomeLevels, each(all.levels, bonus.levels) / 4.0);
    }

    /// What the levels bring at the ends of rounds, as they are now.
    fn science_bonuses(&mut self) {
        let blessed = self.game.faction_row(self.seat).science_levels;
        let mut sum = Goods::NONE;
        for (round, tile) in self.game.round_tiles_ahead().filter(|(round, _)| *round < 6) {
            let row = tile.printed();
            let (per, level) = (row.per, self.player.levels[row.discipline] + blessed);
            sum = sum.and(row.bonus.times(level / per));
            if round == self.game.round() && self.game.phase() == Phase::Actions {
                self.count(Count::ScienceNear, f32::from(level % per) / f32::from(per));
            }
        }
        self.count(Count::ScienceCoins, f32::from(sum.coins) / 10.0);
        self.count(Count::ScienceTools, f32::from(sum.tools) / 5.0);
        self.count(Count::ScienceScholars, f32::from(sum.scholars) / 2.0);
        self.count(Count::SciencePower, f32::from(sum.power) / 10.0);
        self.count(Count::ScienceBooks, f32::from(sum.books) / 4.0);
        self.count(Count::ScienceSpades, f32::from(sum.spades) / 2.0);
    }

    /// Actions in reach that can be taken once per round.
    fn actions(&mut self) {
        let (game, seat, player) = (self.game, self.seat, self.player);
        if self.passed || game.phase() != Phase::Actions {
            return;
        }
        // Others may take it first.
        let sure = if game.next_to_act() == Some(seat) { 1.0 } else { 0.6 };
        for action in PowerAction::ALL {
            if !game.is_power_used(action) && player.bowls[2] >= game.power_price(seat, action) {
                self.note(POWER + action.index(), sure);
            }
        }
        for action in game.book_actions() {
            if !game.is_book_used(action) && player.book_count() >= action.printed().cost.books {
                self.note(BOOKS + action.index(), sure);
            }
        }
        for special in Special::ALL {
            if game.has_special(seat, special) && !player.has_used(special) {
                self.note(SPECIAL + special.index(), 1.0);
            }
        }
    }

    /// Whose turn it is, and who has passed.
    fn turn(&mut self) {
        let (game, seat) = (self.game, self.seat);
        if game.next_to_act() == Some(seat) {
            self.count(Count::ToAct, 1.0);
        }
        if game.in_order().next() == Some(seat) {
            self.count(Count::FirstInOrder, 1.0);
        }
        let others_passed = game.everyone().filter(|&other| other != seat && game.has_passed(other)).count();
        if self.passed {
            self.count(Count::Passed, 1.0);
            if game.passed_first() == Some(seat) {
                self.count(Count::PassedFirst, 1.0);
            }
        } else if others_passed + 1 == game.everyone().count() {
            self.count(Count::Alone, 1.0);
        }
    }

    /// Round bonus and pass points.
    fn passing(&mut self) {
        let (game, player) = (self.game, self.player);
        let bonus = player.bonus.index();
        if self.passed || game.phase() != Phase::Actions {
            if player.chosen.has(Piece::Bonus) && self.incomes > 0.0 {
                self.note(BONUS_NEXT + bonus, 1.0);
            }
        } else {
            self.note(BONUS_NOW + bonus, 1.0);
        }
        let (mut points, mut lasting) = (0.0, 0.0);
        for (cause, scored) in game.pass_points(self.seat) {
            points += f32::from(scored);
            // A round bonus is given back with the pass.
            if !matches!(cause, Cause::Bonus(_)) {
                lasting += f32::from(scored);
            }
        }
        if points == 0.0 {
            return;
        }
        if !self.passed {
            self.count(Count::PassPoints, points / 10.0);
        }
        self.count(Count::LaterPassPoints, lasting * f32::from(6 - game.round()) / 20.0);
    }

    /// How far score tiles of this round and the later ones fit what can be done.
    fn goals(&mut self) {
        let game = self.game;
        for (round, tile) in game.round_tiles_ahead() {
            let (goal, points) = tile.printed().goal;
            let later = round - game.round().max(1);
            let from = match later {
                0 if self.passed => continue,
                0 => GOAL_NOW,
                1 => GOAL_NEXT,
                _ => GOAL_LATER,
            };
            self.goal(from, goal, points, later == 0);
        }
        let (goal, points) = *game.final_tile().printed();
        let from = match game.round() {
            6 => GOAL_NOW,
            5 => GOAL_NEXT,
            _ => GOAL_LATER,
        };
        self.goal(from, goal, points, game.round() == 6);
    }

    fn goal(&mut self, from: usize, goal: Goal, points: u8, now: bool) {
        let number = GOALS.iter().position(|(known, _)| *known == goal).expect("all goals are listed");
        let times = self.times(goal, now);
        self.note(from + number, times * f32::from(points) / 10.0);
    }

    /// How often a goal could be reached: now with the goods there are, or later with the pieces left.
    fn times(&self, goal: Goal, now: bool) -> f32 {
        let player = self.player;
        let built = |building: Building| f32::from(self.counts[building]);
        let left = |building: Building| f32::from(player.left[building]);
        let (coins, tools) = (f32::from(player.coins), f32::from(player.tools));
        let paid = |building: Building| {
            let cost = building.price(true);
            if now { (tools / f32::from(cost.tools)).min(coins / f32::from(cost.coins)).floor() } else { 3.0 }
        };
        let upgrades = |from: Building, to: Building| built(from).min(left(to)).min(paid(to)).min(3.0);
        match goal {
            Goal::Build(Building::Guild) => upgrades(Building::Workshop, Building::Guild),
            Goal::Build(Building::School) => upgrades(Building::Guild, Building::School),
            Goal::Build(_) | Goal::BorderWorkshop | Goal::RiverWorkshop => {
                left(Building::Workshop).min(paid(Building::Workshop)).min(3.0)
            }
            Goal::PalaceOrUniversity => {
                upgrades(Building::Guild, Building::Palace) + upgrades(Building::School, Building::University)
            }
            Goal::Spade if now => (tools / f32::from(player.spade)).min(4.0),
            Goal::Spade => f32::from(4 - player.spade),
            Goal::Level if now => f32::from(player.scholars) * 2.0,
            Goal::Level => 3.0,
            Goal::City => self.near[0] + self.near[1],
            Goal::Track => {
                let ahead = f32::from(player.spade - 1) + f32::from(3 - player.sailing.min(3));
                ahead.min(if now { f32::from(player.scholars).min(coins / 4.0) } else { 2.0 })
            }
            Goal::Innovation => (f32::from(player.book_count()) / 5.0).min(2.0),
        }
    }

    /// Where new workshops can be built.
    fn room(&mut self) {
        let (game, seat, player) = (self.game, self.seat, self.player);
        if player.built.is_empty() || player.left[Building::Workshop] == 0 {
            return;
        }
        let mut away = [0.0f32; 4];
        let reach = game.in_reach(seat);
        self.cities_to_come(reach);
        reach.iter().for_each(|hex| away[usize::from(game.steps(seat, hex))] += 1.0);
        self.count(Count::NativeOne, away[0].min(1.0));
        self.count(Count::NativeMore, away[0].sqrt());
        self.count(Count::OneStep, away[1].sqrt());
        self.count(Count::TwoSteps, away[2].sqrt());
        self.count(Count::ThreeSteps, away[3].sqrt());
        let nearest = away.iter().position(|&count| count > 0.0);
        if let Some(steps) = nearest
            && !self.passed
            && player.coins >= 2
            && player.tools > steps as u16 * u16::from(player.spade)
        {
            self.count(Count::OwnTerrain, 1.0);
        }
    }

    fn tracks(&mut self) {
        let player = self.player;
        let at_least = |value: u8, reached: u8| if value >= reached { 1.0 } else { 0.0 };
        self.count(Count::SailingOne, at_least(player.sailing, 1));
        self.count(Count::SailingTwo, at_least(player.sailing, 2));
        self.count(Count::SailingThree, at_least(player.sailing, 3));
        self.count(Count::CheapSpade, at_least(3 - player.spade.min(3), 1));
        self.count(Count::CheapestSpade, at_least(3 - player.spade.min(3), 2));
        self.count(Count::Annexes, f32::from(player.annexes));
        self.count(Count::Bridges, f32::from(3 - player.bridges_left));
    }

    fn map(&mut self) {
        let (game, seat, player) = (self.game, self.seat, self.player);
        if player.built.is_empty() {
            return;
        }
        for building in Building::ALL {
            self.note(BUILDING + building.index(), f32::from(self.counts[building]) / 2.0);
        }
        self.count(Count::Buildings, player.built.len() as f32 / 5.0);
        let others = game.everyone().filter(|&other| other != seat);
        let theirs = others.fold(player.built & !player.built, |all, other| all | game.player(other).built);
        let neighbours = (theirs & game.adjacent(player.built)).len() as f32;
        self.count(Count::Neighbours, neighbours.sqrt() / 2.0);
        let beside = player.built & game.adjacent(theirs) & !player.neutral;
        let cheap = beside.iter().filter(|&hex| game.standing_on(hex) == Building::Workshop).count() as f32;
        self.count(Count::CheapGuilds, cheap.min(3.0) / 2.0);
        self.count(Count::AreaPlace, f32::from(self.overview.area_points[seat]) / 20.0);
        self.count(Count::Area, f32::from(self.overview.areas[seat]) / 5.0);
        let near = self.near;
        self.count(Count::NearCity, near[0]);
        self.count(Count::NearerCity, near[0] * near[0]);
        self.count(Count::NextCity, near[1] * near[1]);
        self.count(Count::Cities, f32::from(player.cities()));
        self.count(Count::Keys, f32::from(player.keys));
    }

    fn science(&mut self) {
        let levels = self.player.levels;
        let mut places = 0;
        for discipline in Discipline::ALL {
            places += self.overview.science_points[discipline][self.seat];
            self.note(LEVEL + discipline.index(), f32::from(levels[discipline]) / 10.0);
        }
        self.count(Count::SciencePlaces, f32::from(places) / 20.0);
        let beyond = |level: u8| levels.values().map(|own| f32::from(own.saturating_sub(level))).sum::<f32>();
        self.count(Count::Levels, beyond(0) / 10.0);
        self.count(Count::HighLevels, beyond(6) / 5.0);
        self.count(Count::TopLevels, beyond(9) / 5.0);
        self.count(Count::LowestLevel, f32::from(levels.into_array().into_iter().min().unwrap_or(0)) / 5.0);
    }

    fn tiles(&mut self) {
        let player = self.player;
        if player.chosen.has(Piece::Display) {
            self.note(DISPLAY + player.display.index(), 1.0);
        }
        if player.chosen.has(Piece::Faction) {
            self.note(FACTION + player.faction.index(), 1.0);
        }
        if let Some(palace) = player.working_palace() {
            self.note(PALACE + palace.index(), 1.0);
        }
        player.competencies.iter().for_each(|tile| self.note(COMPETENCY + tile.index(), 1.0));
        player.innovations.iter().for_each(|tile| self.note(INNOVATION + tile.index(), 1.0));
        self.count(Count::Competencies, player.competencies.len() as f32 / 2.0);
        self.count(Count::Innovations, player.innovations.len() as f32);
    }
}
