//! What a choice costs and brings at once, for people to see before they choose.

use serde::Serialize;
use table::Seat;

use crate::choice::{Ask, Choice, Conversion, Question};
use crate::goods::{Goal, Goods, bonus_income, book_action_cost, city_points};
use crate::state::AgeOfInnovation;
use crate::turn::SENDING_POINTS;
use crate::words::{Bonus, BookAction, Building, CityTile, Discipline, Faction, PowerAction, Special, Track, Way};

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Price {
    pub pay: Goods,
    pub gain: Goods,
}

impl AgeOfInnovation {
    /// The price of an offer. Goods of free choice that follow are part of the gain; later effects are not.
    pub(crate) fn price(&self, question: &Question, choice: &Choice) -> Price {
        let seat = question.seat;
        match *choice {
            Choice::Build(way, hex) => {
                let built = self.built_gain(seat, hex, Building::Workshop);
                match question.ask {
                    Ask::Action => self.terraform_price(seat, way, self.steps(seat, hex), 0, built, true),
                    _ if self.is_free_workshop(question) => Price { pay: Goods::NONE, gain: built },
                    _ => Price { pay: Building::Workshop.cost(false).and(Self::way_price(way)), gain: built },
                }
            }
            Choice::Dig(way, hex, terrain) => {
                let free = match question.ask {
                    Ask::Dig { left } => left,
                    _ => 0,
                };
                self.terraform_price(seat, way, self.terrain[hex].distance(terrain), free, Goods::NONE, false)
            }
            Choice::Place(hex) => match question.ask {
                Ask::Place { building } => {
                    let gain = self.built_gain(seat, hex, building);
                    Price { gain, pay: self.dig_price(seat, Way::Reach, self.steps(seat, hex), 0) }
                }
                _ => Price::default(),
            },
            Choice::Upgrade(hex, to) => {
                let pay = if question.ask == Ask::Action { self.upgrade_price(seat, hex, to) } else { Goods::NONE };
                Price { pay, gain: self.built_gain(seat, hex, to) }
            }
            Choice::Advance(track) => self.track_offer(seat, track),
            Choice::Innovate(innovation) => match self.innovation_column(innovation) {
                Some(column) => {
                    let (coins, fixed, any) = self.innovation_price(seat, column);
                    let goal = self.goal_gain(Goal::Innovation, 1);
                    let gain = Goods::points(self.innovation_points(seat, innovation)).and(goal);
                    Price { pay: coins.and(Goods::books(any + 2 * fixed.len() as u8)), gain }
                }
                None => Price::default(),
            },
            Choice::Send(_, levels) => Price { pay: Goods::scholars(1), gain: self.sending_gain(seat, levels) },
            Choice::Return(_) => Price { pay: Goods::scholars(1), gain: self.sending_gain(seat, 1) },
            Choice::Downgrade(hex) => {
                let gain = Goods { points: 3, tools: 1, ..Goods::NONE };
                Price { pay: Goods::NONE, gain: gain.and(self.built_gain(seat, hex, Building::Guild)) }
            }
            Choice::Pass => {
                let points = self.pass_points(seat).map(|(_, points)| points).sum();
                Price { pay: Goods::NONE, gain: Goods::points(points) }
            }
            Choice::Power(action) => self.power_offer_price(seat, action),
            Choice::Books(action) => {
                let gain = match action {
                    BookAction::Power => Goods::power(5),
                    BookAction::Coins => Goods::coins(6),
                    BookAction::GuildPoints => Goods::points(2 * self.count(seat, Building::Guild)),
                    BookAction::ThreeSpades => Goods::spades(3),
                    BookAction::Levels | BookAction::Guild => Goods::NONE,
                };
                Price { pay: Goods::books(book_action_cost(action)), gain }
            }
            Choice::Bridge(..) if question.ask == Ask::Action => Price { pay: Goods::tools(1), gain: Goods::NONE },
            Choice::Convert(conversion) => conversion_price(conversion),
            Choice::Gain(power) => Price { pay: Goods::points(power - 1), gain: Goods::power(power) },
            Choice::City(tile) => Price { pay: Goods::NONE, gain: city_gain(tile) },
            Choice::Bonus(bonus) => {
                let coins = Goods::coins(self.bonus_coins[bonus.index()]);
                Price { pay: Goods::NONE, gain: coins.and(bonus_income(bonus)) }
            }
            _ => Price::default(),
        }
    }

    /// Whether a power, book or special action would bring nothing as things stand. It may be taken all the same.
    pub fn brings_nothing(&self, seat: Seat, action: Choice) -> bool {
        let player = self.player(seat);
        let moves_power = player.bowls[0] + player.bowls[1] > 0;
        let raises = || Discipline::ALL.into_iter().any(|discipline| self.can_advance(seat, discipline));
        let bridges = || self.bridge_sites(seat).next().is_some();
        let turns = |building: Building| self.pieces(seat, building).next().is_some();
        let brings = match action {
            Choice::Power(_) if player.faction == Faction::Illusionists => true,
            Choice::Power(PowerAction::Bridge) => bridges(),
            Choice::Power(PowerAction::Scholar) => player.scholars_left() > 0,
            Choice::Power(PowerAction::OneSpade) => self.can_dig(seat, 1),
            Choice::Power(PowerAction::TwoSpades) => self.can_dig(seat, 2),
            Choice::Books(BookAction::Power) => moves_power,
            Choice::Books(BookAction::Levels) => raises(),
            Choice::Books(BookAction::Guild) => turns(Building::Workshop),
            Choice::Books(BookAction::GuildPoints) => self.count(seat, Building::Guild) > 0,
            Choice::Books(BookAction::ThreeSpades) => self.can_dig(seat, 3),
            Choice::Special(Special::Faction) if player.faction == Faction::Philosophers => {
                Discipline::ALL.into_iter().any(|discipline| self.book_supply(discipline) > 0)
            }
            Choice::Special(Special::Palace) => match player.palace {
                2 => self.can_dig(seat, 2),
                3 => turns(Building::School),
                4 => turns(Building::Workshop),
                6 => raises(),
                _ => true,
            },
            Choice::Special(Special::Bonus) => match player.bonus {
                Bonus::Spade => self.can_dig(seat, 1),
                Bonus::Bridge => bridges(),
                _ => raises(),
            },
            Choice::Special(Special::Competency) => moves_power,
            Choice::Special(Special::DeusExMachina) => self.can_dig(seat, 1),
            _ => true,
        };
        !brings
    }

    /// The Lizards' workshop after founding a city costs nothing.
    fn is_free_workshop(&self, question: &Question) -> bool {
        question.cause == crate::choice::Cause::Faction(Faction::Lizards)
    }

    fn goal_gain(&self, goal: Goal, times: u8) -> Goods {
        Goods::points(self.goal_points(goal).map(|(_, points)| points * times).sum())
    }

    /// Levels, and what sending a scholar scores. Fewer levels may come of it where a track ends.
    fn sending_gain(&self, seat: Seat, levels: u8) -> Goods {
        let points: u8 = self.sending_points(seat).map(|_| SENDING_POINTS).sum();
        Goods { levels, points, ..Goods::NONE }.and(self.goal_gain(Goal::Level, levels))
    }

    fn built_gain(&self, seat: Seat, hex: crate::map::Hex, building: Building) -> Goods {
        self.build_rewards(seat, hex, building).iter().fold(Goods::NONE, |sum, (_, goods)| sum.and(*goods))
    }

    fn terraform_price(&self, seat: Seat, way: Way, steps: u8, free: u8, built: Goods, build: bool) -> Price {
        let workshop = if build { Building::Workshop.cost(false) } else { Goods::NONE };
        let coins = if self.player(seat).faction == Faction::Goblins { 2 * steps } else { 0 };
        let gain =
            Goods { points: self.way_points(way).0, coins, ..Goods::NONE }.and(self.goal_gain(Goal::Spade, steps));
        Price { pay: workshop.and(self.dig_price(seat, way, steps, free)), gain: gain.and(built) }
    }

    fn track_offer(&self, seat: Seat, track: Track) -> Price {
        let player = self.player(seat);
        let value = match track {
            Track::Sailing => player.sailing + 1,
            Track::Terraforming => player.spade - 1,
        };
        let gain = self.track_reward(seat, track, value).and(self.goal_gain(Goal::Track, 1));
        Price { pay: self.track_price(seat, track), gain }
    }

    fn power_offer_price(&self, seat: Seat, action: PowerAction) -> Price {
        let gain = match action {
            PowerAction::Bridge => Goods::NONE,
            PowerAction::Scholar => Goods::scholars(self.player(seat).scholars_left().min(1)),
            PowerAction::Tools => Goods::tools(2),
            PowerAction::Coins => Goods::coins(7),
            PowerAction::OneSpade => Goods::spades(1),
            PowerAction::TwoSpades => Goods::spades(2),
        };
        let illusionists = self.player(seat).faction == Faction::Illusionists;
        let points = if illusionists { self.rules.factions.values(self.seats()).illusionists } else { 0 };
        Price { pay: Goods::power(self.power_price(seat, action)), gain: gain.and(Goods::points(points)) }
    }
}

pub(crate) fn conversion_price(conversion: Conversion) -> Price {
    let (pay, gain) = match conversion {
        Conversion::PowerToCoin => (Goods::power(1), Goods::coins(1)),
        Conversion::PowerToTool => (Goods::power(3), Goods::tools(1)),
        Conversion::PowerToScholar => (Goods::power(5), Goods::scholars(1)),
        Conversion::PowerToBook(_) => (Goods::power(5), Goods::books(1)),
        Conversion::ScholarToTool => (Goods::scholars(1), Goods::tools(1)),
        Conversion::ToolToCoin => (Goods::tools(1), Goods::coins(1)),
        Conversion::BookToCoin(_) => (Goods::books(1), Goods::coins(1)),
        Conversion::Sacrifice => (Goods::NONE, Goods::NONE),
    };
    Price { pay, gain }
}

fn city_gain(tile: CityTile) -> Goods {
    let points = Goods::points(city_points(tile));
    points.and(match tile {
        CityTile::Tools => Goods::tools(3),
        CityTile::Books => Goods::books(2),
        CityTile::Spades => Goods::spades(2),
        CityTile::Coins => Goods::coins(6),
        CityTile::Levels => Goods::levels(4),
        CityTile::Power => Goods::power(8),
        CityTile::Scholar => Goods::scholars(1),
    })
}
