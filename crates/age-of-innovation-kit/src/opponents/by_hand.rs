//! What is good in Age of Innovation, in points.

use age_of_innovation::goods::Goods;
use age_of_innovation::words::{Bonus, Building, Competency, Discipline, Faction, Innovation, Palace, Piece, Terrain};
use age_of_innovation::{AgeOfInnovation, Ask, Choice, Phase, Player, Question};
use table::{Game, Seat};

use bots::{Judge, Shares, chances};

use super::overview::Overview;

/// A lead of this many points makes a victory e times as likely.
const SCALE: f32 = 15.0;

/// What things are worth in points: early in the game where it changes.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Weights {
    pub coin: f32,
    /// Extra value of the first eight coins: every action needs some.
    pub first_coin: f32,
    pub tool: f32,
    pub scholar: f32,
    pub book: f32,
    pub power: f32,
    /// A power token, and its extra value in bowls II and III.
    pub token: f32,
    pub second_bowl: f32,
    pub third_bowl: f32,
    pub income: f32,
    /// Empty hexes in reach, buildings of others beside one's own, buildings in the largest group, buildings at all.
    pub room: f32,
    pub neighbours: f32,
    pub group: f32,
    pub building: f32,
    /// What a guild leads to.
    pub guild: f32,
    pub city: f32,
    pub key: f32,
    pub level: f32,
    pub sailing: f32,
    pub cheap_spade: f32,
    /// Abilities of tiles.
    pub tile: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            coin: 0.5,
            first_coin: 0.3,
            tool: 1.4,
            scholar: 3.0,
            book: 1.9,
            power: 0.45,
            token: 0.5,
            second_bowl: 0.3,
            third_bowl: 0.75,
            income: 0.9,
            room: 2.2,
            neighbours: 1.2,
            group: 0.8,
            building: 0.4,
            guild: 3.0,
            city: 9.0,
            key: 3.0,
            level: 0.7,
            sailing: 3.0,
            cheap_spade: 5.0,
            tile: 1.0,
        }
    }
}

#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct AgeOfInnovationJudge {
    pub weights: Weights,
}

impl Judge<AgeOfInnovation> for AgeOfInnovationJudge {
    /// The points a seat may expect at the end, as things stand.
    fn worth(&self, game: &AgeOfInnovation, seat: Seat) -> f32 {
        if let Some(outcome) = game.outcome() {
            let best =
                outcome.points.iter().enumerate().filter(|(other, _)| *other != seat.index()).map(|(_, p)| *p).max();
            let lead = outcome.points[seat.index()] - best.unwrap_or(0);
            return outcome.points[seat.index()] as f32 + lead.signum() as f32 * 20.0;
        }
        Estimate::new(game, &Overview::of(game), seat, &self.weights).worth()
    }

    fn shares(&self, game: &AgeOfInnovation) -> Shares {
        let overview = Overview::of(game);
        chances(game.seats(), |seat| Estimate::new(game, &overview, seat, &self.weights).worth() / SCALE)
    }

    fn settled(&self, question: &Question) -> bool {
        matches!(question.ask, Ask::Action | Ask::EndTurn)
    }

    fn waits(&self, choice: &Choice) -> bool {
        *choice == Choice::EndTurn
    }
}

struct Estimate<'a> {
    game: &'a AgeOfInnovation,
    overview: &'a Overview,
    seat: Seat,
    player: &'a Player,
    weights: &'a Weights,
    /// Income phases still to come.
    incomes: f32,
    /// How much of the game is left, from 1 to 0.
    ahead: f32,
}

impl<'a> Estimate<'a> {
    fn new(game: &'a AgeOfInnovation, overview: &'a Overview, seat: Seat, weights: &'a Weights) -> Self {
        let before_income = matches!(game.phase(), Phase::Sets | Phase::Draft | Phase::Start | Phase::Placement);
        let incomes = f32::from(6 - game.round()) + if before_income { 1.0 } else { 0.0 };
        // Passing must not look like a loss, so a player who has passed is judged as if they had not; in the last round
        // only leftovers count.
        let now = if incomes == 0.0 { 0.0 } else { 0.5 };
        let ahead = ((incomes + now) / 6.0).min(1.0);
        Estimate { game, overview, seat, player: game.player(seat), weights, incomes, ahead }
    }

    fn worth(&self) -> f32 {
        f32::from(self.player.points)
            + self.goods()
            + self.power()
            + self.income()
            + self.passing()
            + self.map()
            + self.cities()
            + self.science()
            + self.tracks()
            + self.tiles()
            + self.start()
    }

    /// What a good is worth: less and less, until only leftovers count.
    fn at(&self, early: f32, last: f32) -> f32 {
        last + (early - last) * self.ahead.powf(0.6)
    }

    fn value(&self, goods: Goods) -> f32 {
        f32::from(goods.coins) * self.at(self.weights.coin + 0.5 * self.weights.first_coin, 0.2)
            + f32::from(goods.tools) * self.at(self.weights.tool, 0.2)
            + f32::from(goods.scholars) * self.at(self.weights.scholar, 0.2)
            + f32::from(goods.power) * self.at(self.weights.power, 0.1)
            + f32::from(goods.books) * self.at(self.weights.book, 0.2)
            + f32::from(goods.points)
            + f32::from(goods.levels) * 1.4
            + f32::from(goods.spades) * self.at(2.5, 0.0)
    }

    fn goods(&self) -> f32 {
        let player = self.player;
        let saturated = |amount: f32, enough: f32| amount.min(enough) + (amount - enough).max(0.0) * 0.5;
        let coins = f32::from(player.coins);
        // Every action needs the first coins.
        coins.min(8.0) * self.at(self.weights.first_coin, 0.0)
            + saturated(coins, 20.0) * self.at(self.weights.coin, 0.2)
            + saturated(f32::from(player.tools), 9.0) * self.at(self.weights.tool, 0.2)
            + saturated(f32::from(player.scholars), 4.0) * self.at(self.weights.scholar, 0.2)
            + saturated(f32::from(player.book_count()), 8.0) * self.at(self.weights.book, 0.2)
    }

    fn power(&self) -> f32 {
        let [first, second, third] = self.player.bowls.map(f32::from);
        let token = self.at(self.weights.token, 0.0);
        token * (first + second + third)
            + second * self.at(self.weights.second_bowl, 0.1)
            + third * self.at(self.weights.third_bowl, 0.2)
    }

    fn income(&self) -> f32 {
        let chosen = self.player.chosen;
        if !chosen.has(Piece::Display) || !chosen.has(Piece::Faction) {
            return 0.0;
        }
        // The round bonus changes every round, so its income counts once.
        let all = self.value(self.game.income(self.seat));
        let bonus = self.value(self.player.bonus.printed().income);
        (all - bonus) * self.incomes * self.weights.income
    }

    /// Round bonus and pass points: a player who has not passed yet will get about as much as by passing now.
    fn passing(&self) -> f32 {
        let game = self.game;
        let points: f32 = game.pass_points(self.seat).map(|(_, points)| f32::from(points)).sum();
        let later = f32::from(6 - game.round()) * 0.8;
        let lasting = points * if self.player.bonus == Bonus::PassPalaceUniversity { 0.4 } else { 1.0 };
        if self.incomes == 0.0 {
            return if game.has_passed(self.seat) { 0.05 } else { points };
        }
        let bonus = if game.has_passed(self.seat) || game.phase() != Phase::Actions {
            self.bonus(self.player.bonus)
        } else {
            let best = game.free_bonuses().map(|bonus| self.bonus(bonus) + 0.5 * f32::from(game.coins_on(bonus)));
            points + best.fold(0.0, f32::max) - 0.3
        };
        bonus + lasting * later
    }

    fn bonus(&self, bonus: Bonus) -> f32 {
        let ability = match bonus {
            Bonus::RiverWorkshop => 4.0,
            Bonus::SendScholar => 2.0,
            Bonus::BuildGuild => 3.0,
            Bonus::PassPalaceUniversity => {
                let game = self.game;
                4.0 * f32::from(game.count(self.seat, Building::Palace) + game.count(self.seat, Building::University))
            }
            Bonus::Spade => 3.5,
            Bonus::Bridge => 1.5,
            Bonus::Knowledge => 1.6,
            Bonus::PassSchool => 1.5 * f32::from(self.game.count(self.seat, Building::School)),
            Bonus::PowerCoins | Bonus::Coins => 0.0,
        };
        ability + self.value(bonus.printed().income)
    }

    /// Room to grow, neighbours, and the place in area scoring.
    fn map(&self) -> f32 {
        let game = self.game;
        let (seat, player) = (self.seat, self.player);
        if player.built.is_empty() {
            return 0.0;
        }
        let room: f32 = game
            .in_reach(seat)
            .iter()
            .map(|hex| match game.steps(seat, hex) {
                0 => 1.6,
                1 => 1.0,
                2 => 0.5,
                _ => 0.25,
            })
            .sum();
        let others = game.everyone().filter(|&other| other != seat);
        let beside = game.adjacent(player.built);
        let neighbours: u32 = others.map(|other| (game.player(other).built & beside).len()).sum();
        let group = f32::from(self.overview.areas[seat]);
        let places = self.overview.area_points[seat];
        room.sqrt() * self.weights.room * self.ahead
            + (neighbours as f32).sqrt() * self.weights.neighbours * self.ahead
            + group * self.weights.group
            + f32::from(places) * (0.25 + 0.6 * (1.0 - self.ahead))
            + player.built.len() as f32 * self.weights.building * self.ahead
            + f32::from(game.count(seat, Building::Guild)) * self.weights.guild * self.ahead
    }

    /// How near the loose groups are to a city.
    fn cities(&self) -> f32 {
        let (game, player) = (self.game, self.player);
        let groups = game.groups(player.built & !player.city).map(|group| {
            let power: u8 = group.iter().map(|hex| game.power_value(self.seat, hex)).sum();
            let count = group.len() + (group & player.annexed).len();
            let least = group.iter().map(|hex| game.standing_on(hex).printed().city_size).min().unwrap_or(4);
            let near = (f32::from(power) / 7.0).min(1.0) * (count as f32 / f32::from(least)).min(1.0);
            near * near * self.weights.city
        });
        let mut near: Vec<f32> = groups.collect();
        near.sort_by(|a, b| b.total_cmp(a));
        let near: f32 = near.iter().zip([1.0, 0.6, 0.3]).map(|(worth, weight)| worth * weight).sum();
        near * self.ahead.sqrt() + f32::from(player.keys) * self.at(self.weights.key, 0.0)
    }

    /// Places on the tracks, the science bonuses to come, and what lies ahead on them.
    fn science(&self) -> f32 {
        let mut worth = 0.0;
        for discipline in Discipline::ALL {
            let level = f32::from(self.player.levels[discipline]);
            let points = self.overview.science_points[discipline][self.seat];
            worth += f32::from(points) * (0.3 + 0.5 * (1.0 - self.ahead)) + level * self.at(self.weights.level, 0.1);
        }
        for (round, tile) in self.game.round_tiles_ahead().filter(|(round, _)| *round < 6) {
            let row = tile.printed();
            let level = self.player.levels[row.discipline] + self.game.faction_row(self.seat).science_levels;
            let per = row.per;
            let sure = f32::from(level / per);
            let times = if round == self.game.round() {
                sure + 0.2 * f32::from(level % per) / f32::from(per)
            } else {
                sure * 0.8
            };
            worth += times * self.value(row.bonus);
        }
        worth
    }

    fn tracks(&self) -> f32 {
        let sailing = f32::from(self.player.sailing);
        let cheaper = f32::from(3 - self.player.spade);
        (sailing * self.weights.sailing + cheaper * self.weights.cheap_spade) * self.ahead
    }

    /// Abilities of tiles beyond their income.
    fn tiles(&self) -> f32 {
        let player = self.player;
        let rounds = self.incomes + if self.game.has_passed(self.seat) { 0.0 } else { 0.6 };
        let mut worth = 0.0;
        if let Some(palace) = player.working_palace() {
            worth += rounds
                * match palace {
                    Palace::Spades | Palace::Trade => 4.5,
                    Palace::Guilds => 4.0,
                    Palace::Reversal | Palace::Learning => 3.0,
                    Palace::Cities | Palace::Flight => 2.5,
                    Palace::Tools => 2.4,
                    Palace::Workshops => 2.0,
                    Palace::Rivers => 1.5,
                    Palace::Masters
                    | Palace::Schools
                    | Palace::Plenty
                    | Palace::Key
                    | Palace::GreatWorks
                    | Palace::Outpost
                    | Palace::Glory => 0.0,
                };
        }
        let competencies = [
            (Competency::FourPower, 1.8),
            (Competency::SendScholar, 1.6),
            (Competency::BorderWorkshop, 1.5),
            (Competency::Annexes, 0.5),
        ];
        for (tile, each) in competencies {
            if player.has_competency(tile) {
                worth += each * rounds;
            }
        }
        worth += 2.0 * f32::from(player.annexes) * self.ahead;
        for (tile, each) in [(Innovation::DeusExMachina, 3.0), (Innovation::Professors, 4.5)] {
            if player.has_innovation(tile) {
                worth += each * rounds;
            }
        }
        worth * self.weights.tile
    }

    /// Setup: what displays and factions are worth before anything is built.
    fn start(&self) -> f32 {
        if !matches!(self.game.phase(), Phase::Sets | Phase::Draft) {
            return 0.0;
        }
        let mut worth = 0.0;
        if self.player.chosen.has(Piece::Display) {
            worth += match self.player.display {
                Terrain::Mountain => 4.0,
                Terrain::Swamp | Terrain::Forest => 3.0,
                Terrain::Wasteland | Terrain::Lake => 2.5,
                Terrain::Plains | Terrain::Desert => 2.0,
            };
        }
        if self.player.chosen.has(Piece::Faction) {
            worth += match self.player.faction {
                Faction::Monks | Faction::Philosophers | Faction::Psychics => 8.0,
                Faction::Blessed | Faction::Inventors | Faction::Illusionists => 7.0,
                Faction::Felines | Faction::Goblins | Faction::Omar => 6.0,
                Faction::Lizards | Faction::Moles | Faction::Navigators => 5.0,
            };
        }
        if self.player.chosen.has(Piece::Bonus) { worth + self.bonus(self.player.bonus) } else { worth }
    }
}
