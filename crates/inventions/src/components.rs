//! What is printed on cards, tiles and boards: read from one data file, because much of it is reconstructed and an
//! owner of the box can correct it there. The rules know no value of these; they ask the set that a game is played
//! with.

mod benefit;
mod counted;
mod earlier;
mod entry;
mod formula;
mod goals;
mod goods;
mod keeper;
mod merge;
mod read;
mod reading;
mod sets;

use std::fmt;

use table::{EnumMap, EnumSet};

use crate::state::List;
use crate::words::{
    Action, Card, Cards, EraSpace, Goal, Hex, KnowledgeTile, Letter, Milestone, Region, SpecialistTile, Token, Type,
};

use benefit::Joined;

pub use benefit::{Benefit, Way};
pub use counted::{Counted, Tiles};
pub use entry::Confidence;
pub use formula::{Per, Remark, Step, Steps, Sum, Term};
pub use goals::{GoalScoring, WealthScoring};
pub use goods::Good;
pub use keeper::{Keeper, Vocabulary};
pub use merge::{Comparison, Difference, compare};
pub use read::read;
pub use sets::{ComponentSet, NotLearned, install, learn};

/// The file that comes with the program.
pub const BUILT_IN: &str = include_str!("../components.json");

pub const INFLUENCE: usize = 11;
/// Eras of the era track that have spaces with benefits, and the most spaces such an era can have.
const ERAS: usize = 4;
const SPACES: usize = 6;

/// All values of one component file.
pub struct Components {
    /// Sixteen hexadecimal digits over all values; confidences, name and layout of the file do not count.
    pub hash: String,
    /// What options and records call it: the hash, and of a set that somebody made also what its confidences and its
    /// name come to, so that sets of the same values can be told apart.
    pub id: String,
    /// What whoever wrote the file calls it.
    pub name: Option<String>,
    /// How many values there are, and how many of them are reconstructed.
    pub values: usize,
    pub reconstructed: usize,
    /// How many values there are of each confidence.
    pub grades: EnumMap<Confidence, usize>,
    /// The file as it was read, with its confidences, for people to see: JSON.
    pub file: String,
    forums: EnumMap<Action, u8>,
    pub influence: [InfluenceSpace; INFLUENCE],
    era_track: [List<Benefit, SPACES>; ERAS],
    /// Spaces that change the turn order, by era a bit each.
    turn_order_spaces: [u8; ERAS],
    numbers: EnumMap<Region, u8>,
    path: [Region; Region::ALL.len()],
    influence_spaces: EnumMap<Region, List<u8, 5>>,
    ropes: EnumMap<Region, EnumSet<Region>>,
    tokens: EnumMap<Token, u8>,
    milestones: EnumMap<Milestone, MilestoneFacts>,
    specialist_tiles: EnumMap<SpecialistTile, SpecialistFacts>,
    knowledge_tiles: EnumMap<KnowledgeTile, (Benefit, u8)>,
    cards: EnumMap<Card, CardFacts>,
    cards_of: EnumMap<Type, Cards>,
    economy: [Benefit; 7],
    culture: [(Action, Benefit); 7],
    technology: [[Action; 2]; 7],
    wealth: EnumMap<Letter, WealthScoring>,
    goals: EnumMap<Goal, GoalScoring>,
    /// The hexes of the progress map, a bit each, and what they give.
    pub(crate) hexes: u64,
    hex_benefits: EnumMap<Hex, Benefit>,
    /// Citizens that a tile costs less on each hex.
    discounts: EnumMap<Hex, u8>,
    /// The hexes where an Economy token lies, a bit each.
    pub(crate) economy_hexes: u64,
    /// Benefits that come together or are chosen from, and what is said in free words.
    joined: Vec<Joined>,
    texts: Vec<String>,
}

#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct InfluenceSpace {
    pub chain_tokens: u8,
    /// At an era change.
    pub adjustment: i8,
    /// At the end.
    pub ip: u8,
}

#[derive(Copy, Clone, PartialEq, Debug)]
pub struct MilestoneFacts {
    pub spaces: u8,
    /// For sending a diplomat or calling one.
    pub benefit: Benefit,
}

#[derive(Copy, Clone, PartialEq, Debug)]
pub struct SpecialistFacts {
    pub benefit: Benefit,
    /// How many citizens presenting an idea takes.
    pub specialists: u8,
    pub idea_at_setup: bool,
}

#[derive(Copy, Clone, PartialEq, Debug)]
pub struct CardFacts {
    pub kind: Type,
    pub chain: Action,
    /// Further specialists to exhaust when it is invented, by type.
    pub exhaust: EnumMap<Type, u8>,
    /// For inventing it: Era 6 only.
    pub ip: u8,
}

impl Components {
    /// Which of the five forums the action's space is in.
    #[inline]
    pub fn forum(&self, action: Action) -> u8 {
        self.forums[action]
    }

    /// The benefits of an era's spaces, from the left.
    pub fn era_spaces(&self, era: u8) -> &[Benefit] {
        match era {
            3..=6 => &self.era_track[era as usize - 3],
            _ => &[],
        }
    }

    pub fn era_benefit(&self, space: EraSpace) -> Benefit {
        self.era_spaces(space.era)[space.place as usize - 1]
    }

    pub fn number(&self, region: Region) -> u8 {
        self.numbers[region]
    }

    /// The next region on the migration path; the first follows the last.
    pub fn next_region(&self, region: Region) -> Region {
        self.path[self.number(region) as usize % self.path.len()]
    }

    /// The region that is number 1.
    pub fn first_region(&self) -> Region {
        self.path[0]
    }

    pub fn influence_spaces(&self, region: Region) -> &[u8] {
        &self.influence_spaces[region]
    }

    #[inline]
    pub fn connected(&self, from: Region, to: Region) -> bool {
        self.ropes[from].has(to)
    }

    /// Citizens that come home when this token is placed.
    pub fn token_citizens(&self, token: Token) -> u8 {
        self.tokens[token]
    }

    #[inline]
    pub fn milestone(&self, milestone: Milestone) -> &MilestoneFacts {
        &self.milestones[milestone]
    }

    #[inline]
    pub fn specialist_tile(&self, tile: SpecialistTile) -> &SpecialistFacts {
        &self.specialist_tiles[tile]
    }

    /// What its action side gives, and the IP of its other side.
    pub fn knowledge_tile(&self, tile: KnowledgeTile) -> (Benefit, u8) {
        self.knowledge_tiles[tile]
    }

    #[inline]
    pub fn card(&self, card: Card) -> &CardFacts {
        &self.cards[card]
    }

    /// The cards of a type.
    #[inline]
    pub fn cards_of(&self, kind: Type) -> Cards {
        self.cards_of[kind]
    }

    pub fn economy(&self, number: u8) -> Benefit {
        self.economy[number as usize - 1]
    }

    pub fn culture(&self, number: u8) -> (Action, Benefit) {
        self.culture[number as usize - 1]
    }

    pub fn technology(&self, number: u8) -> [Action; 2] {
        self.technology[number as usize - 1]
    }

    pub fn wealth(&self, letter: Letter) -> &WealthScoring {
        &self.wealth[letter]
    }

    pub fn goal(&self, goal: Goal) -> &GoalScoring {
        &self.goals[goal]
    }

    #[inline]
    pub fn hex_benefit(&self, hex: Hex) -> &Benefit {
        &self.hex_benefits[hex]
    }

    #[inline]
    pub(crate) fn discount(&self, hex: Hex) -> u8 {
        self.discounts[hex]
    }

    /// Whether a marker on this space changes the turn order.
    pub fn changes_turn_order(&self, space: EraSpace) -> bool {
        self.turn_order_spaces[space.era as usize - 3] & (1 << space.place) != 0
    }

    /// What can be chosen from, each the benefits that come together.
    pub(crate) fn ways(&self, joined: u8) -> &[Vec<Benefit>] {
        &self.joined[joined as usize].ways
    }

    /// The single benefits of all alternatives.
    pub fn parts<'a>(&'a self, benefit: &'a Benefit) -> impl Iterator<Item = Benefit> + 'a {
        let single = (!matches!(benefit, Benefit::Joined(_))).then_some(*benefit);
        let ways = if let Benefit::Joined(joined) = benefit { self.ways(*joined) } else { &[] };
        single.into_iter().chain(ways.iter().flatten().copied())
    }

    /// What a benefit says in free words.
    pub(crate) fn text(&self, text: u8) -> &str {
        &self.texts[text as usize]
    }

    /// How many values are only said in free words: nothing is played for them.
    pub fn unplayed(&self) -> usize {
        let wealth = self.wealth.values().filter(|scoring| matches!(scoring, WealthScoring::Text(_))).count();
        let goals = self.goals.values().filter(|scoring| matches!(scoring, GoalScoring::Text(_))).count();
        self.texts.len() + wealth + goals
    }

    /// As a component file writes it.
    pub fn written(&self, benefit: Benefit) -> String {
        match benefit {
            Benefit::Text(text) => format!("text: {}", self.text(text)),
            Benefit::Joined(place) => {
                let joined = &self.joined[place as usize];
                let text = joined.ways.iter().flatten().find_map(|part| match part {
                    Benefit::Text(text) => Some(self.text(*text).to_string()),
                    _ => None,
                });
                joined.written(text)
            }
            benefit => benefit.to_string(),
        }
    }

    /// The file as it was read.
    pub fn parsed_file(&self) -> serde_json::Value {
        serde_json::from_str(&self.file).expect("it was read before")
    }

    /// Whether somebody made it while the program ran.
    pub fn is_learned(&self) -> bool {
        self.id != self.hash
    }

    /// The same with a name of its own, even if another set has the same values.
    fn with_face(mut self) -> Self {
        self.id = format!("{}-{:08x}", self.hash, read::face(&self.file) as u32);
        self
    }

    /// Notes what rules ask for again and again: discounts, Economy tokens and turn order.
    fn note_fixed_parts(&mut self) {
        for hex in self.hexes() {
            let benefit = self.hex_benefits[hex];
            let parts: Vec<Benefit> = self.parts(&benefit).collect();
            for part in parts {
                match part {
                    Benefit::Discount(citizens) => self.discounts[hex] = citizens,
                    Benefit::EconomyToken => self.economy_hexes |= 1 << hex.index(),
                    _ => {}
                }
            }
        }
        for era in 0..ERAS {
            for (place, benefit) in (1..).zip(self.era_track[era]) {
                if self.parts(&benefit).any(|part| part == Benefit::TurnOrder) {
                    self.turn_order_spaces[era] |= 1 << place;
                }
            }
        }
    }

    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        self.hexes_without(0)
    }

    /// The hexes of the progress map except these, a bit each.
    #[inline]
    pub(crate) fn hexes_without(&self, covered: u64) -> impl Iterator<Item = Hex> + use<> {
        let mut left = self.hexes & !covered;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Hex::at(left.trailing_zeros() as usize))?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl fmt::Debug for Components {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "components {}", self.hash)
    }
}
