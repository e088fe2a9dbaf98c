//! What is good in Inventions, in IP.

use inventions::words::{Card, Region, Tile, Type};
use inventions::{Ask, Choice, Inventions, Player, Question, RegionDisplay};
use table::{Game, Seat};

use bots::{Judge, Shares, chances};

/// A lead of this many IP makes a victory e times as likely.
const SCALE: f32 = 12.0;

/// What things are worth in IP at the beginning of the game; most fade as it goes on.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Weights {
    pub influence: f32,
    /// A chain action that a turn can hold.
    pub chain_token: f32,
    pub specialist: f32,
    pub scholar: f32,
    pub exhausted: f32,
    /// A citizen in a region of the map, and the first in each.
    pub citizen: f32,
    pub spread: f32,
    /// How sure it is that an invention, and that a mere idea, will be shared.
    pub invention_shared: f32,
    pub idea_shared: f32,
    pub inventor: f32,
    pub innovator: f32,
    /// An idea in the hand that could be invented.
    pub idea: f32,
    /// The player's inventions: discounts and chains.
    pub invention: f32,
    pub aspiration: f32,
    /// A tile in the display, and on the map by its kind.
    pub tile: f32,
    pub economy: f32,
    pub culture: f32,
    pub technology: f32,
    pub wealth: f32,
    pub economy_token: f32,
    pub era: f32,
    pub token: f32,
    pub sage: f32,
    pub diplomat: f32,
    /// How much of a goal counts before the end.
    pub goal: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Weights {
            influence: 1.47,
            chain_token: 2.93,
            specialist: 0.74,
            scholar: 0.75,
            exhausted: 0.52,
            citizen: 1.49,
            spread: 0.06,
            invention_shared: 0.86,
            idea_shared: 0.38,
            inventor: 0.95,
            innovator: 0.92,
            idea: 0.38,
            invention: 2.52,
            aspiration: 0.84,
            tile: 4.39,
            economy: 1.94,
            culture: 4.82,
            technology: 3.5,
            wealth: 0.44,
            economy_token: 1.1,
            era: 1.76,
            token: 1.14,
            sage: 0.34,
            diplomat: 0.4,
            goal: 1.38,
        }
    }
}

#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct InventionsJudge {
    pub weights: Weights,
}

impl Judge<Inventions> for InventionsJudge {
    /// The IP a seat may expect at the end, as things stand.
    fn worth(&self, game: &Inventions, seat: Seat) -> f32 {
        if let Some(outcome) = game.outcome() {
            let others = outcome.points.iter().enumerate().filter(|(other, _)| *other != seat.index());
            let best = others.map(|(_, points)| *points).max().unwrap_or(0);
            let won = if outcome.places[seat.index()] == 1 { 20.0 } else { -20.0 };
            return outcome.points[seat.index()] as f32 + won + 0.1 * (outcome.points[seat.index()] - best) as f32;
        }
        Estimate { game, seat, player: game.player(seat), weights: &self.weights, ahead: ahead(game) }.worth()
    }

    fn shares(&self, game: &Inventions) -> Shares {
        let standing = |seat| {
            Estimate { game, seat, player: game.player(seat), weights: &self.weights, ahead: ahead(game) }.worth()
        };
        chances(game.seats(), |seat| standing(seat) / SCALE)
    }

    /// A whole turn is judged together.
    fn settled(&self, question: &Question) -> bool {
        matches!(question.ask, Ask::Main | Ask::Rest | Ask::Claim)
    }

    fn waits(&self, choice: &Choice) -> bool {
        *choice == Choice::Done
    }
}

/// How much of the game is left, from 1 to 0.
pub(super) fn ahead(game: &Inventions) -> f32 {
    let played = match game.era() {
        1 => 0,
        era => 1 + 3 * (era - 2) + game.round() - 1,
    };
    (13.0 - f32::from(played)) / 13.0
}

pub(super) struct Estimate<'a> {
    pub game: &'a Inventions,
    pub seat: Seat,
    pub player: &'a Player,
    pub weights: &'a Weights,
    pub ahead: f32,
}

impl Estimate<'_> {
    pub fn worth(&self) -> f32 {
        f32::from(self.player.ip)
            + self.influence()
            + self.citizens()
            + self.cards()
            + self.tiles()
            + self.society()
            + self.goals()
    }

    /// Worth that is used up over the rest of the game.
    fn fades(&self, worth: f32) -> f32 {
        worth * self.ahead.sqrt()
    }

    fn influence(&self) -> f32 {
        let space = &self.game.facts().influence[self.player.influence as usize];
        f32::from(space.ip) * (1.0 - 0.7 * self.ahead)
            + self.fades(f32::from(space.chain_tokens) * self.weights.chain_token)
            + self.fades(f32::from(self.player.influence) * self.weights.influence)
    }

    fn citizens(&self) -> f32 {
        let player = self.player;
        // Many of one kind are worth less than a few of each.
        let saturated = |citizens: u8| f32::from(citizens.min(3)) + 0.5 * f32::from(citizens.saturating_sub(3));
        let home: f32 = player.home.values().map(|citizens| saturated(*citizens)).sum();
        let exhausted: f32 = player.exhausted.values().map(|citizens| f32::from(*citizens)).sum();
        let here = |region: Region| self.game.citizens_in(region, self.seat);
        let map: f32 = Region::ALL.into_iter().map(|region| saturated(here(region))).sum();
        let regions = Region::ALL.into_iter().filter(|region| here(*region) > 0).count();
        self.fades(
            home * self.weights.specialist
                + f32::from(player.scholars) * self.weights.scholar
                + exhausted * self.weights.exhausted
                + map * self.weights.citizen
                + regions as f32 * self.weights.spread,
        )
    }

    /// Ideas on their way: presented, invented, innovated on; and those in the hand.
    fn cards(&self) -> f32 {
        let displays = Region::ALL.into_iter().map(|region| self.display(self.game.region(region)));
        let hand = self.player.hand.iter().map(|card| self.idea(*card));
        let inventions = self.player.inventions.len() as f32;
        displays.sum::<f32>() + self.fades(hand.sum::<f32>() + inventions * self.weights.invention)
    }

    fn display(&self, display: &RegionDisplay) -> f32 {
        let Some(card) = display.card else { return 0.0 };
        let me = self.seat.into();
        let shared = if display.invented { self.weights.invention_shared } else { self.weights.idea_shared };
        // In the last rounds little time is left for what is still to be done.
        let shared = shared * (0.35 + 0.65 * self.ahead.sqrt());
        let presented = match display.presenter {
            Some((presenter, citizens)) if presenter == me => {
                f32::from(citizens * card.era()) + self.fades(f32::from(citizens) * self.weights.citizen)
            }
            _ => 0.0,
        };
        let role = |role, worth: f32| if role == Some(me) { self.fades(worth + self.weights.citizen) } else { 0.0 };
        shared * presented
            + shared * role(display.inventor, self.weights.inventor)
            + shared * role(display.innovator, self.weights.innovator)
    }

    fn idea(&self, card: Card) -> f32 {
        let known = card.milestone().is_some_and(|milestone| self.game.has_access(self.seat, milestone));
        self.weights.idea * (0.4 + 0.15 * f32::from(card.era())) * if known { 1.0 } else { 0.5 }
    }

    fn tiles(&self) -> f32 {
        let aspirations = f32::from(self.player.aspiring());
        let display: f32 = self.player.display.iter().map(|tile| self.lying(*tile)).sum();
        let map: f32 = self.player.map.iter().map(|(hex, tile)| self.built(*hex, *tile)).sum();
        self.fades(aspirations * self.weights.aspiration) + display + map
    }

    /// A tile that is not built yet.
    fn lying(&self, tile: Tile) -> f32 {
        let better = match tile {
            Tile::Wealth(_) => 0.5,
            Tile::Progress(..) => 0.0,
        };
        self.fades(self.weights.tile + better)
    }

    fn built(&self, hex: inventions::words::Hex, tile: Tile) -> f32 {
        let player = self.player;
        match tile {
            Tile::Wealth(letter) => {
                f32::from(self.game.wealth_ip(self.seat, hex, letter)) + self.fades(self.weights.wealth)
            }
            Tile::Progress(Type::Economy, number) => {
                let used = player.used & (1 << number) != 0;
                self.fades(self.weights.economy) * if used { 0.7 } else { 1.0 }
            }
            Tile::Progress(Type::Culture, _) => self.weights.culture * self.ahead,
            Tile::Progress(Type::Technology, number) => {
                if player.flipped & (1 << number) != 0 {
                    0.0
                } else {
                    self.fades(self.weights.technology)
                }
            }
        }
    }

    fn society(&self) -> f32 {
        let player = self.player;
        let (tokens, face_up) = self.game.tokens_of(self.seat.into());
        let diplomats = self.game.diplomats_of(self.seat);
        // The era marker's space for turn order is a small thing.
        let order = player.space.is_some_and(|space| self.game.facts().changes_turn_order(space));
        self.fades(
            f32::from(player.economy) * self.weights.economy_token
                + f32::from(self.game.own_era(self.seat)) * self.weights.era
                + f32::from(tokens + face_up) * 0.5 * self.weights.token
                + f32::from(player.sages) * self.weights.sage
                + f32::from(diplomats) * self.weights.diplomat
                + if order { 0.5 } else { 0.0 },
        )
    }

    /// The best two as they stand, and a little of the third.
    fn goals(&self) -> f32 {
        let mut ip = self.game.goals_of(self.seat).map(|goal| self.game.goal_ip(self.seat, goal));
        ip.sort_unstable();
        let sure = self.weights.goal + (1.0 - self.weights.goal) * (1.0 - self.ahead);
        (f32::from(ip[2]) + f32::from(ip[1])) * sure + 0.2 * f32::from(ip[0]) * self.ahead
    }
}
