//! What a card is: its printed facts, and sets of cards.

use std::fmt;
use std::ops::{BitAnd, BitOr, Index, IndexMut, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Flow;

use crate::cards::FACES;
use crate::play::Play;

/// Number of cards in the base set.
pub const CARDS: usize = 105;
/// Ages 1 to 10.
pub const AGES: usize = 10;

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    Red,
    Yellow,
    Green,
    Blue,
    Purple,
}

impl Color {
    pub const ALL: [Color; 5] = [Color::Red, Color::Yellow, Color::Green, Color::Blue, Color::Purple];

    pub const fn name(self) -> &'static str {
        match self {
            Color::Red => "red",
            Color::Yellow => "yellow",
            Color::Green => "green",
            Color::Blue => "blue",
            Color::Purple => "purple",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Color::ALL.into_iter().find(|color| color.name() == name)
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Icon {
    Castle,
    Crown,
    Leaf,
    Lightbulb,
    Factory,
    Clock,
}

impl Icon {
    pub const ALL: [Icon; 6] = [Icon::Castle, Icon::Crown, Icon::Leaf, Icon::Lightbulb, Icon::Factory, Icon::Clock];

    pub const fn name(self) -> &'static str {
        match self {
            Icon::Castle => "castle",
            Icon::Crown => "crown",
            Icon::Leaf => "leaf",
            Icon::Lightbulb => "lightbulb",
            Icon::Factory => "factory",
            Icon::Clock => "clock",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Icon::ALL.into_iter().find(|icon| icon.name() == name)
    }
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Splay {
    #[default]
    Unsplayed,
    Left,
    Right,
    Up,
}

impl Splay {
    pub const fn name(self) -> &'static str {
        match self {
            Splay::Unsplayed => "unsplayed",
            Splay::Left => "left",
            Splay::Right => "right",
            Splay::Up => "up",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        [Splay::Left, Splay::Right, Splay::Up].into_iter().find(|splay| splay.name() == name)
    }
}

/// The printed face of a card. Slots: top left, bottom left, bottom center, bottom right; one holds the card image.
#[derive(Copy, Clone)]
pub struct Face {
    pub name: &'static str,
    pub age: u8,
    pub color: Color,
    pub slots: [Option<Icon>; 4],
    /// The featured icon of its dogma.
    pub featured: Icon,
    pub effects: &'static [Effect],
}

/// One effect of a card: how players come to execute it, and its rule.
#[derive(Copy, Clone)]
pub struct Effect {
    pub demand: bool,
    pub rule: fn(&mut Play) -> Flow,
}

pub(crate) const fn demand(rule: fn(&mut Play) -> Flow) -> Effect {
    Effect { demand: true, rule }
}

pub(crate) const fn dogma(rule: fn(&mut Play) -> Flow) -> Effect {
    Effect { demand: false, rule }
}

/// A card, by its number in the list of all cards.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub struct Card(u8);

impl Serialize for Card {
    /// For people and browsers its name, in stored states its number.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { self.name().serialize(serializer) } else { self.0.serialize(serializer) }
    }
}

impl Card {
    #[inline]
    pub const fn new(number: usize) -> Self {
        assert!(number < CARDS);
        Card(number as u8)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..CARDS).map(Card::new)
    }

    pub fn parse(name: &str) -> Option<Self> {
        Card::all().find(|card| card.name().eq_ignore_ascii_case(name))
    }

    #[inline]
    pub fn face(self) -> &'static Face {
        &FACES[self.index()]
    }

    pub fn name(self) -> &'static str {
        self.face().name
    }

    /// The value: its age.
    #[inline]
    pub const fn value(self) -> u8 {
        VALUES[self.index()]
    }

    #[inline]
    pub const fn color(self) -> Color {
        COLORS[self.index()]
    }

    #[inline]
    pub const fn has(self, icon: Icon) -> bool {
        WITH_ICON[icon as usize].0 & (1 << self.0) != 0
    }

    /// The name in lower case with hyphens: `the-wheel`, `ai`.
    pub fn slug(self) -> String {
        self.name().to_lowercase().replace(' ', "-").replace('.', "")
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

const VALUES: [u8; CARDS] = {
    let mut values = [0; CARDS];
    let mut i = 0;
    while i < CARDS {
        values[i] = FACES[i].age;
        i += 1;
    }
    values
};

const COLORS: [Color; CARDS] = {
    let mut colors = [Color::Red; CARDS];
    let mut i = 0;
    while i < CARDS {
        colors[i] = FACES[i].color;
        i += 1;
    }
    colors
};

/// How many of each icon: ten bits an icon, so that counts add up in one addition.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Icons(u64);

impl Icons {
    const BITS: u32 = 10;

    #[inline]
    pub const fn of(self, icon: Icon) -> usize {
        ((self.0 >> (icon as u32 * Self::BITS)) & 0x3ff) as usize
    }

    #[inline]
    pub const fn plus(self, other: Icons) -> Self {
        Icons(self.0 + other.0)
    }

    #[inline]
    pub const fn minus(self, other: Icons) -> Self {
        Icons(self.0 - other.0)
    }

    /// At least three of every kind. Adding 509 sets an icon's highest bit from three on.
    #[inline]
    pub const fn three_of_each(self) -> bool {
        const EACH: u64 = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50;
        (self.0 + EACH * 509) & (EACH * 512) == EACH * 512
    }

    const fn with(self, slot: Option<Icon>) -> Self {
        match slot {
            Some(icon) => Icons(self.0 + (1 << (icon as u32 * Self::BITS))),
            None => self,
        }
    }
}

/// The icons a card shows as a top card, and covered under each splay (rulebook, Splaying): left shows the bottom right slot,
/// right the left column, up the bottom row.
struct Shown {
    top: Icons,
    covered: [Icons; 4],
}

static SHOWN: [Shown; CARDS] = {
    const NOTHING: Shown = Shown { top: Icons(0), covered: [Icons(0); 4] };
    let mut shown = [NOTHING; CARDS];
    let mut i = 0;
    while i < CARDS {
        let [top_left, left, center, right] = FACES[i].slots;
        let none = Icons(0);
        shown[i] = Shown {
            top: none.with(top_left).with(left).with(center).with(right),
            covered: [none, none.with(right), none.with(top_left).with(left), none.with(left).with(center).with(right)],
        };
        i += 1;
    }
    shown
};

impl Card {
    #[inline]
    pub fn icons_as_top(self) -> Icons {
        SHOWN[self.index()].top
    }

    #[inline]
    pub fn icons_covered(self, splay: Splay) -> Icons {
        SHOWN[self.index()].covered[splay as usize]
    }
}

/// A set of cards.
#[derive(Copy, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct CardSet(u128);

const WITH_ICON: [CardSet; 6] = {
    let mut sets = [CardSet(0); 6];
    let mut i = 0;
    while i < CARDS {
        let mut slot = 0;
        while slot < 4 {
            if let Some(icon) = FACES[i].slots[slot] {
                sets[icon as usize].0 |= 1 << i;
            }
            slot += 1;
        }
        i += 1;
    }
    sets
};

const OF_COLOR: [CardSet; 5] = {
    let mut sets = [CardSet(0); 5];
    let mut i = 0;
    while i < CARDS {
        sets[FACES[i].color as usize].0 |= 1 << i;
        i += 1;
    }
    sets
};

/// The cards of each value; index 0 is empty.
static OF_VALUE: [CardSet; AGES + 1] = {
    let mut sets = [CardSet(0); AGES + 1];
    let mut i = 0;
    while i < CARDS {
        sets[FACES[i].age as usize].0 |= 1 << i;
        i += 1;
    }
    sets
};

impl CardSet {
    pub const NONE: CardSet = CardSet(0);

    pub fn with_icon(icon: Icon) -> Self {
        WITH_ICON[icon as usize]
    }

    pub fn of_color(color: Color) -> Self {
        OF_COLOR[color as usize]
    }

    pub fn of_value(value: u8) -> Self {
        OF_VALUE.get(value as usize).copied().unwrap_or_default()
    }

    /// The cards of this set that have the icon.
    #[inline]
    pub fn having(self, icon: Icon) -> Self {
        self & Self::with_icon(icon)
    }

    #[inline]
    pub fn lacking(self, icon: Icon) -> Self {
        self - Self::with_icon(icon)
    }

    #[inline]
    pub fn colored(self, color: Color) -> Self {
        self & Self::of_color(color)
    }

    #[inline]
    pub fn not_colored(self, color: Color) -> Self {
        self - Self::of_color(color)
    }

    #[inline]
    pub fn valued(self, value: u8) -> Self {
        self & Self::of_value(value)
    }

    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    #[inline]
    pub const fn with(self, card: Card) -> Self {
        CardSet(self.0 | (1 << card.0))
    }

    #[inline]
    pub const fn without(self, card: Card) -> Self {
        CardSet(self.0 & !(1 << card.0))
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card(self.0.trailing_zeros() as u8))
    }

    /// Cards are numbered by age, so the last one has the highest value.
    #[inline]
    fn last(self) -> Option<Card> {
        (self.0 != 0).then(|| Card(127 - self.0.leading_zeros() as u8))
    }

    /// The highest value in the set; 0 if it is empty (rulebook, Value).
    #[inline]
    pub fn highest_value(self) -> u8 {
        self.last().map_or(0, Card::value)
    }

    /// All the highest cards.
    #[inline]
    pub fn highest(self) -> Self {
        self.valued(self.highest_value())
    }

    /// All the lowest cards.
    #[inline]
    pub fn lowest(self) -> Self {
        self.first().map_or(Self::NONE, |card| self.valued(card.value()))
    }

    /// The number of different values.
    pub fn values(self) -> usize {
        (1..=AGES as u8).filter(|&value| !self.valued(value).is_empty()).count()
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = Card(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;
    #[inline]
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(CardSet::NONE, CardSet::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PerCard<T>(pub [T; CARDS]);

impl<T> Index<Card> for PerCard<T> {
    type Output = T;
    #[inline]
    fn index(&self, card: Card) -> &T {
        &self.0[card.index()]
    }
}

impl<T> IndexMut<Card> for PerCard<T> {
    #[inline]
    fn index_mut(&mut self, card: Card) -> &mut T {
        &mut self.0[card.index()]
    }
}

impl<T: Serialize> Serialize for PerCard<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy> Deserialize<'de> for PerCard<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::deserialize(deserializer)?;
        let count = values.len();
        let array = values.try_into();
        array.map(PerCard).map_err(|_| serde::de::Error::invalid_length(count, &"one value a card"))
    }
}
