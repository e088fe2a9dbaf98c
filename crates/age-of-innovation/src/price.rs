//! What a choice costs and brings at once, for people to see before they choose.

use serde::Serialize;
use table::Seat;

use crate::choice::{Ask, Choice, Question};
use crate::components::{Effect, Goal};
use crate::goods::{Goods, books, coins, points, power, scholars};
use crate::map::Hex;
use crate::state::AgeOfInnovation;
use crate::turn::RETURNED;
use crate::words::{Building, Innovation, PowerAction, Track, Way};

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Price {
    pub pay: Goods,
    pub gain: Goods,
}

impl Price {
    const fn free(gain: Goods) -> Price {
        Price { pay: Goods::NONE, gain }
    }
}

impl AgeOfInnovation {
    /// The price of an offer. Goods of free choice that follow are part of the gain; later effects are not.
    pub(crate) fn price(&self, question: &Question, choice: &Choice) -> Price {
        let seat = question.seat;
        match *choice {
            Choice::Build(way, hex) => self.build_price(question, way, hex),
            Choice::Dig(way, hex, terrain) => {
                let free = match question.ask {
                    Ask::Dig { left } => left,
                    _ => 0,
                };
                self.dig_offer(seat, way, self.terrain[hex].distance(terrain), free)
            }
            Choice::Place(hex) => match question.ask {
                Ask::Place { building, .. } => {
                    let pay = self.dig_price(seat, Way::Reach, self.steps(seat, hex), 0);
                    Price { pay, gain: self.built_gain(seat, hex, building) }
                }
                _ => Price::default(),
            },
            Choice::Upgrade(hex, to) => {
                let pay = if question.ask == Ask::Action { self.upgrade_price(seat, hex, to) } else { Goods::NONE };
                Price { pay, gain: self.built_gain(seat, hex, to) }
            }
            Choice::Downgrade(hex) => {
                let gain = match question.cause.row(&self.rules).action {
                    [Effect::SchoolToGuild(goods)] => *goods,
                    _ => Goods::NONE,
                };
                Price::free(gain.and(self.built_gain(seat, hex, Building::Guild)))
            }
            Choice::Advance(track) => self.track_offer(seat, track),
            Choice::Innovate(innovation) => self.innovation_offer(seat, innovation),
            Choice::Send(_, levels) => Price { pay: scholars(1), gain: self.sending_gain(seat, levels) },
            Choice::Return(_) => Price { pay: scholars(1), gain: self.sending_gain(seat, RETURNED) },
            Choice::Pass => Price::free(points(self.pass_points(seat).map(|(_, points)| points).sum())),
            Choice::Power(action) => self.power_action_offer(seat, action),
            Choice::Books(action) => {
                let row = action.printed();
                Price { pay: row.cost, gain: self.effects_gain(seat, row.effects) }
            }
            Choice::Bridge(..) if question.ask == Ask::Action => {
                Price { pay: self.faction_row(seat).bridges_anywhere.unwrap_or_default(), gain: Goods::NONE }
            }
            Choice::Convert(conversion) => conversion.price(),
            Choice::Gain(gained) => Price { pay: points(gained - 1), gain: power(gained) },
            Choice::City(tile) => {
                let row = tile.printed();
                Price::free(points(row.points).and(self.effect_gain(seat, &row.reward)))
            }
            Choice::Bonus(bonus) => Price::free(coins(self.bonus_coins[bonus]).and(bonus.printed().income)),
            // Special actions say what they bring; of the others nothing is known before more is chosen.
            Choice::Special(_)
            | Choice::Bridge(..)
            | Choice::Set(_)
            | Choice::Display(_)
            | Choice::Faction(_)
            | Choice::Palace(_)
            | Choice::Tower(_)
            | Choice::Book(_)
            | Choice::Level(_)
            | Choice::Competency(_)
            | Choice::Annex(_)
            | Choice::RiverCity(_)
            | Choice::EndTurn
            | Choice::Decline
            | Choice::Reward(_)
            | Choice::Yes
            | Choice::No
            | Choice::Done => Price::default(),
        }
    }

    /// Whether a power, book or special action would bring nothing as things stand. It may be taken all the same.
    pub fn brings_nothing(&self, seat: Seat, action: Choice) -> bool {
        let effects = match action {
            Choice::Power(_) if self.by_players(&self.faction_row(seat).on_power_action) > 0 => return false,
            Choice::Power(action) => action.printed().effects,
            Choice::Books(action) => action.printed().effects,
            Choice::Special(special) => self.special_action(seat, special),
            _ => return false,
        };
        !effects.iter().any(|effect| self.brings_something(seat, effect))
    }

    /// A workshop, with the spades and the way that the action buys besides.
    fn build_price(&self, question: &Question, way: Way, hex: Hex) -> Price {
        let seat = question.seat;
        let gain = self.built_gain(seat, hex, Building::Workshop);
        let workshop = Building::Workshop.printed().cost;
        // The Lizards' workshop after founding a city costs nothing.
        let is_free = matches!(question.cause.row(&self.rules).on_city, [Effect::FreeWorkshop(_)]);
        match question.ask {
            Ask::Action => {
                let dig = self.dig_offer(seat, way, self.steps(seat, hex), 0);
                Price { pay: workshop.and(dig.pay), gain: dig.gain.and(gain) }
            }
            _ if is_free => Price::free(gain),
            _ => Price { pay: workshop.and(self.way_price(seat, way)), gain },
        }
    }

    fn goal_gain(&self, goal: Goal, times: u8) -> Goods {
        points(self.goal_points(goal).map(|(_, points)| points * times).sum())
    }

    /// Levels, and what sending a scholar scores. Fewer levels may come of it where a track ends.
    fn sending_gain(&self, seat: Seat, levels: u8) -> Goods {
        let points: u8 = self.sending_points(seat).map(|(_, points)| points).sum();
        Goods { levels, points, ..Goods::NONE }.and(self.goal_gain(Goal::Level, levels))
    }

    fn built_gain(&self, seat: Seat, hex: Hex, building: Building) -> Goods {
        self.build_rewards(seat, hex, building).iter().fold(Goods::NONE, |sum, (_, goods)| sum.and(*goods))
    }

    fn dig_offer(&self, seat: Seat, way: Way, steps: u8, free: u8) -> Price {
        let gain = points(self.way_points(seat, way).1).and(self.faction_row(seat).on_spade.times(steps));
        Price { pay: self.dig_price(seat, way, steps, free), gain: gain.and(self.goal_gain(Goal::Spade, steps)) }
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

    fn innovation_offer(&self, seat: Seat, innovation: Innovation) -> Price {
        let column = self.innovation_column(innovation).expect("offered from the display");
        let price = self.innovation_price(seat, column);
        let gain = self.effects_gain(seat, innovation.row(self.rules.tiles).at_once);
        Price { pay: price.coins.and(books(price.books)), gain: gain.and(self.goal_gain(Goal::Innovation, 1)) }
    }

    fn power_action_offer(&self, seat: Seat, action: PowerAction) -> Price {
        let gain = self.effects_gain(seat, action.printed().effects);
        let scored = points(self.by_players(&self.faction_row(seat).on_power_action));
        Price { pay: power(self.power_price(seat, action)), gain: gain.and(scored) }
    }
}
