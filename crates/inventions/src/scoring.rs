//! Final scoring (p. 23).

use table::{Outcome, Seat, Seats};

use crate::choice::Cause;
use crate::components::{Counted, GoalScoring, WealthScoring};
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
    pub fn wealth_ip(&self, seat: Seat, hex: Hex, letter: Letter) -> u16 {
        let map = &self.player(seat).map;
        let count = |of: Option<Type>| map.iter().filter(|(_, tile)| tile.kind() == of).count() as u8;
        let formula = |counted: Counted| self.count(seat, counted, hex.beside());
        let (things, ip) = match self.facts().wealth(letter) {
            WealthScoring::Adjacent { of, itself, ip } => {
                let near = |(at, tile): &&(Hex, Tile)| tile.kind() == *of && hex.beside() & (1 << at.index()) != 0;
                (map.iter().filter(near).count() as u8 + u8::from(*itself), *ip)
            }
            WealthScoring::Count { of, most: 0, ip } => (count(*of), *ip),
            WealthScoring::Count { of, most, ip } => (count(*of).min(*most), *ip),
            WealthScoring::Pairs { of: [one, other], ip } => (count(Some(*one)).min(count(Some(*other))), *ip),
            WealthScoring::TouchingPairs { of: [one, other], ip } => (self.touching_pairs(seat, *one, *other), *ip),
            WealthScoring::Per(per) => return per.ip(formula),
            WealthScoring::Steps(steps) => return steps.ip(formula),
            WealthScoring::Sum(sum) => return sum.ip(formula),
            WealthScoring::Text(_) => return 0,
        };
        u16::from(things) * u16::from(ip)
    }

    /// The most pairs of neighbouring tiles of these types, every tile in one pair at most: a matching, grown along
    /// paths.
    pub(crate) fn touching_pairs(&self, seat: Seat, one: Type, other: Type) -> u8 {
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
    pub fn goal_ip(&self, seat: Seat, goal: Goal) -> u16 {
        let player = self.player(seat);
        let cards = player.inventions.iter();
        let of_type = |kind: Type| self.inventions_of(seat, kind);
        let citizens = |region: &Region| self.citizens_in(*region, seat);
        let formula = |counted: Counted| self.count(seat, counted, 0);
        let (tokens, face_up) = self.tokens_of(seat.into());
        let (count, ip, max) = match *self.facts().goal(goal) {
            GoalScoring::SocietyEra { ip } => return ip[self.own_era(seat) as usize - 2].into(),
            GoalScoring::Region { region, ip, token_ip, max } => {
                let token = if self.has_token_in(seat.into(), region) { u16::from(token_ip) } else { 0 };
                return (u16::from(citizens(&region)) * u16::from(ip) + token).min(max.into());
            }
            GoalScoring::InventionsOfType { of, ip, max } => (of_type(of), ip, max),
            GoalScoring::InventionSets { ip, max } => (Type::ALL.into_iter().map(of_type).min().unwrap_or(0), ip, max),
            GoalScoring::InventionsOfEra { era, ip, max } => (cards.filter(|card| card.era() >= era).count(), ip, max),
            GoalScoring::Inventions { beyond, ip, max } => (cards.count().saturating_sub(beyond.into()), ip, max),
            GoalScoring::InventionEras { ip, max } => (self.invention_eras(seat), ip, max),
            GoalScoring::RegionsWithCitizens { ip, max } => {
                (Region::ALL.iter().filter(|region| citizens(region) > 0).count(), ip, max)
            }
            GoalScoring::InfluenceTokens { beyond, ip, max } => (tokens.saturating_sub(beyond).into(), ip, max),
            GoalScoring::FaceUpTokens { ip, max } => (face_up.into(), ip, max),
            GoalScoring::Diplomats { ip, max } => (self.diplomats_of(seat).into(), ip, max),
            GoalScoring::Scholars { ip, max } => (player.scholars.into(), ip, max),
            GoalScoring::Majorities { ip, max } => (self.majorities(seat), ip, max),
            GoalScoring::Per(ref per) => return per.ip(formula),
            GoalScoring::Steps(ref steps) => return steps.ip(formula),
            GoalScoring::Sum(ref sum) => return sum.ip(formula),
            GoalScoring::Text(_) => return 0,
        };
        (count as u16 * u16::from(ip)).min(max.into())
    }

    pub(crate) fn invention_eras(&self, seat: Seat) -> usize {
        let inventions = self.player(seat).inventions;
        (1..=6).filter(|era| inventions.iter().any(|card| card.era() == *era)).count()
    }

    pub(crate) fn majorities(&self, seat: Seat) -> usize {
        Region::ALL.into_iter().filter(|region| self.has_majority(seat.into(), *region)).count()
    }
}

impl Turn<'_> {
    fn score_society(&mut self) {
        let seat = self.seat;
        let influence = self.facts().influence[self.me().influence as usize].ip;
        self.by(Cause::Influence).gain_ip(influence.into());
        for (hex, tile) in self.me().map {
            if let Tile::Wealth(letter) = tile {
                let ip = self.wealth_ip(seat, hex, letter);
                let mut turn = self.by(Cause::Wealth(letter));
                turn.gain_ip(ip);
                if let WealthScoring::Text(remark) = turn.facts().wealth(letter) {
                    turn.tell_unplayed(&remark.text);
                }
            }
        }
        for goal in self.best_goals(seat) {
            let ip = self.goal_ip(seat, goal);
            let mut turn = self.by(Cause::Goal(goal));
            turn.gain_ip(ip);
            if let GoalScoring::Text(remark) = turn.facts().goal(goal) {
                turn.tell_unplayed(&remark.text);
            }
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
