//! Final scoring (p. 23).

use table::{Outcome, Seat, Seats};

use crate::choice::Cause;
use crate::components::{GoalScoring, WealthScoring};
use crate::context::{Tape, Turn};
use crate::event::Event;
use crate::state::{Inventions, Phase};
use crate::words::{Goal, Hex, Letter, Region, Tile, Type};

impl Inventions {
    pub(crate) fn score_finally(&mut self, tape: &mut Tape) {
        for seat in self.everyone() {
            Turn::new(self, tape, seat).score_society();
        }
        self.phase = Phase::Over;
        let first = self.everyone().filter(|seat| self.place(*seat) == 1);
        let winners = first.fold(Seats::NONE, Seats::with);
        self.winners = Some(winners);
        tape.tell(|| Event::Over { winners });
    }

    /// The two of three that score most.
    pub(crate) fn best_goals(&self, seat: Seat) -> [Goal; 2] {
        let mut goals = self.goals_of(seat);
        goals.sort_by_key(|goal| std::cmp::Reverse(self.goal_ip(seat, *goal)));
        [goals[0], goals[1]]
    }

    /// Most IP; then most tiles on the map, most inventions, fewest citizens in the supply; then the place is shared.
    fn place(&self, seat: Seat) -> u8 {
        let rank = |seat: Seat| {
            let player = self.player(seat);
            (player.ip, player.map.len(), player.inventions.len(), std::cmp::Reverse(player.supply))
        };
        1 + self.everyone().filter(|other| rank(*other) > rank(seat)).count() as u8
    }

    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        self.winners?;
        let points = self.everyone().map(|seat| self.player(seat).ip.into()).collect();
        let places = self.everyone().map(|seat| self.place(seat)).collect();
        Some(Outcome { places, points, how: "points" })
    }

    /// What a Wealth tile on this hex scores.
    pub fn wealth_ip(&self, seat: Seat, hex: Hex, letter: Letter) -> u8 {
        let map = &self.player(seat).map;
        let count = |of: Option<Type>| map.iter().filter(|(_, tile)| tile.kind() == of).count() as u8;
        match self.facts().wealth(letter) {
            WealthScoring::Adjacent { of, itself, ip } => {
                let near = |(at, tile): &&(Hex, Tile)| tile.kind() == of && hex.beside() & (1 << at.index()) != 0;
                ip * (map.iter().filter(near).count() as u8 + u8::from(itself))
            }
            WealthScoring::Count { of, most: 0, ip } => ip * count(of),
            WealthScoring::Count { of, most, ip } => ip * count(of).min(most),
            WealthScoring::Pairs { of: [one, other], ip } => ip * count(Some(one)).min(count(Some(other))),
            WealthScoring::TouchingPairs { of: [one, other], ip } => ip * self.touching_pairs(seat, one, other),
        }
    }

    /// The most pairs of neighbouring tiles of these types, every tile in one pair at most: a matching, grown along
    /// paths.
    fn touching_pairs(&self, seat: Seat, one: Type, other: Type) -> u8 {
        let map = &self.player(seat).map;
        let hexes = |kind: Type| map.iter().filter(move |(_, tile)| tile.kind() == Some(kind)).map(|(hex, _)| *hex);
        let mut partner = [None; Hex::PLACES];
        let mut pairs = 0;
        let candidates: u64 = hexes(other).fold(0, |bits, hex| bits | 1 << hex.index());
        for hex in hexes(one) {
            pairs += u8::from(find_partner(hex, candidates, &mut partner, &mut 0));
        }
        pairs
    }

    /// What a private goal scores as things stand.
    pub fn goal_ip(&self, seat: Seat, goal: Goal) -> u8 {
        let player = self.player(seat);
        let cards = player.inventions.iter();
        let of_type = |kind: Type| self.inventions_of(seat, kind);
        let citizens = |region: &Region| self.citizens_in(*region, seat);
        let (tokens, face_up) = self.tokens_of(seat.into());
        let (count, ip, max) = match self.facts().goal(goal) {
            GoalScoring::SocietyEra { ip } => return ip[self.own_era(seat) as usize - 2],
            GoalScoring::Region { region, ip, token_ip, max } => {
                let token = if self.has_token_in(seat.into(), region) { token_ip } else { 0 };
                return citizens(&region).saturating_mul(ip).saturating_add(token).min(max);
            }
            GoalScoring::InventionsOfType { of, ip, max } => (of_type(of), ip, max),
            GoalScoring::InventionSets { ip, max } => (Type::ALL.into_iter().map(of_type).min().unwrap_or(0), ip, max),
            GoalScoring::InventionsOfEra { era, ip, max } => (cards.filter(|card| card.era() >= era).count(), ip, max),
            GoalScoring::Inventions { beyond, ip, max } => (cards.count().saturating_sub(beyond.into()), ip, max),
            GoalScoring::InventionEras { ip, max } => {
                ((1..=6).filter(|era| player.inventions.iter().any(|card| card.era() == *era)).count(), ip, max)
            }
            GoalScoring::RegionsWithCitizens { ip, max } => {
                (Region::ALL.iter().filter(|region| citizens(region) > 0).count(), ip, max)
            }
            GoalScoring::InfluenceTokens { beyond, ip, max } => (tokens.saturating_sub(beyond).into(), ip, max),
            GoalScoring::FaceUpTokens { ip, max } => (face_up.into(), ip, max),
            GoalScoring::Diplomats { ip, max } => (self.diplomats_of(seat).into(), ip, max),
            GoalScoring::Scholars { ip, max } => (player.scholars.into(), ip, max),
            GoalScoring::Majorities { ip, max } => {
                (Region::ALL.into_iter().filter(|region| self.has_majority(seat.into(), *region)).count(), ip, max)
            }
        };
        (count as u8).saturating_mul(ip).min(max)
    }
}

impl Turn<'_> {
    fn score_society(&mut self) {
        let seat = self.seat;
        let influence = self.facts().influence[self.me().influence as usize].ip;
        self.by(Cause::Influence).gain_ip(influence);
        for (hex, tile) in self.me().map {
            if let Tile::Wealth(letter) = tile {
                let ip = self.wealth_ip(seat, hex, letter);
                self.by(Cause::Wealth(letter)).gain_ip(ip);
            }
        }
        for goal in self.best_goals(seat) {
            let ip = self.goal_ip(seat, goal);
            self.by(Cause::Goal(goal)).gain_ip(ip);
        }
    }
}

/// Whether this hex finds a partner among the candidates, if need be by letting an earlier pair look for another.
fn find_partner(hex: Hex, candidates: u64, partner: &mut [Option<Hex>; Hex::PLACES], seen: &mut u64) -> bool {
    let near = (0..Hex::PLACES).filter(|place| candidates & hex.beside() & (1 << place) != 0);
    for place in near {
        if *seen & (1 << place) == 0 {
            *seen |= 1 << place;
            if partner[place].is_none_or(|before| find_partner(before, candidates, partner, seen)) {
                partner[place] = Some(hex);
                return true;
            }
        }
    }
    false
}
