//! What is printed on cards, tiles and boards: read from one data file, because much of it is reconstructed and an
//! owner of the box can correct it there. The rules know no value of these; they ask the set that a game is played
//! with.

mod benefit;
mod earlier;
mod entry;
mod goals;
mod read;

use std::fmt;
use std::sync::{LazyLock, OnceLock};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{EnumMap, EnumSet};

use crate::state::List;
use crate::words::{
    Action, Card, Cards, EraSpace, Goal, Hex, KnowledgeTile, Letter, Milestone, Region, SpecialistTile, Token, Type,
};

pub use benefit::Benefit;
pub use entry::{ComponentError, Confidence};
pub use goals::{GoalScoring, WealthScoring};
pub use read::read;

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
    /// What whoever wrote the file calls it.
    pub name: Option<String>,
    /// How many values there are, and how many of them are reconstructed.
    pub values: usize,
    pub reconstructed: usize,
    /// The file as it was read, with its confidences, for people to see.
    pub file: serde_json::Value,
    forums: EnumMap<Action, u8>,
    pub influence: [InfluenceSpace; INFLUENCE],
    era_track: [List<Benefit, SPACES>; ERAS],
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
    pub action: Action,
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

    pub fn wealth(&self, letter: Letter) -> WealthScoring {
        self.wealth[letter]
    }

    pub fn goal(&self, goal: Goal) -> GoalScoring {
        self.goals[goal]
    }

    #[inline]
    pub fn hex_benefit(&self, hex: Hex) -> Benefit {
        self.hex_benefits[hex]
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

/// A component set that stays for the life of the program; two are equal if their values are.
#[derive(Copy, Clone, Debug)]
pub struct ComponentSet(&'static Components);

static BUILT_IN_SET: LazyLock<Components> =
    LazyLock::new(|| read(BUILT_IN).unwrap_or_else(|error| panic!("the built-in component file: {error}")));
static EARLIER_SET: LazyLock<Components> = LazyLock::new(earlier::components);
static INSTALLED: OnceLock<Vec<Components>> = OnceLock::new();

/// Makes these sets known besides the built-in ones; the first becomes what new games are played with. It can be done
/// once, before any game.
pub fn install(sets: Vec<Components>) {
    assert!(INSTALLED.set(sets).is_ok(), "component sets are installed once, before they are used");
}

impl ComponentSet {
    /// All sets this program knows, the one for new games first.
    pub fn all() -> impl Iterator<Item = ComponentSet> {
        Self::offered().chain(Self::retired())
    }

    /// Those for new games. A file with the values of the built-in set stands for it, with its own confidences and
    /// name.
    pub(crate) fn offered() -> impl Iterator<Item = ComponentSet> {
        let sets = || INSTALLED.get_or_init(Vec::new).iter().chain(std::iter::once(&*BUILT_IN_SET));
        let is_new = move |place: usize, hash: &str| sets().take(place).all(|before| before.hash != hash);
        sets().enumerate().filter(move |(place, set)| is_new(*place, &set.hash)).map(|(_, set)| ComponentSet(set))
    }

    /// Built-in sets of earlier versions: matches and records of them still open.
    pub(crate) fn retired() -> impl Iterator<Item = ComponentSet> {
        std::iter::once(Self::earlier()).filter(|earlier| Self::offered().all(|set| set != *earlier))
    }

    /// The built-in set of rules version 1.
    pub fn earlier() -> ComponentSet {
        ComponentSet(&EARLIER_SET)
    }

    pub fn of_hash(hash: &str) -> Option<ComponentSet> {
        Self::all().find(|set| set.hash == hash)
    }

    pub fn is_built_in(self) -> bool {
        self.hash == BUILT_IN_SET.hash
    }

    /// Lives as long as the program does.
    pub fn facts(self) -> &'static Components {
        self.0
    }
}

impl Default for ComponentSet {
    fn default() -> Self {
        Self::all().next().expect("the built-in set is always there")
    }
}

impl PartialEq for ComponentSet {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0) || self.hash == other.hash
    }
}

impl std::ops::Deref for ComponentSet {
    type Target = Components;
    #[inline]
    fn deref(&self) -> &Components {
        self.0
    }
}

impl Serialize for ComponentSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.hash)
    }
}

impl<'de> Deserialize<'de> for ComponentSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hash = String::deserialize(deserializer)?;
        let unknown = || serde::de::Error::custom(format!("this program does not know the component set {hash}"));
        ComponentSet::of_hash(&hash).ok_or_else(unknown)
    }
}
