//! What a card is: its printed facts, and sets of cards.

use std::fmt;
use std::ops::{BitAnd, BitOr, Index, IndexMut, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Flow;

use crate::cards::FACTS;
use crate::deck::{Base, Bits, Deck};
use crate::play::Play;

/// Number of cards in the base set.
pub const BASE: usize = 105;
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

/// What stands on a card. Slots: top left, bottom left, bottom center, bottom right; one holds the card image.
#[derive(Copy, Clone)]
pub struct Facts {
    pub name: &'static str,
    pub age: u8,
    pub color: Color,
    pub slots: [Option<Icon>; 4],
    /// The featured icon of its dogma.
    pub featured: Icon,
}

/// A card's facts with its rules.
#[derive(Copy, Clone)]
pub struct Face<D: Deck> {
    pub facts: Facts,
    pub effects: &'static [Effect<D>],
}

/// One effect of a card: how players come to execute it, and its rule.
#[derive(Copy, Clone)]
pub struct Effect<D: Deck> {
    pub demand: bool,
    pub rule: fn(&mut Play<D>) -> Flow,
}

pub(crate) const fn demand<D: Deck>(rule: fn(&mut Play<D>) -> Flow) -> Effect<D> {
    Effect { demand: true, rule }
}

pub(crate) const fn dogma<D: Deck>(rule: fn(&mut Play<D>) -> Flow) -> Effect<D> {
    Effect { demand: false, rule }
}

/// A card, by its number in the list of all cards.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub struct Card(u16);

impl Serialize for Card {
    /// For people and browsers its name, in stored states its number.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { self.name().serialize(serializer) } else { self.0.serialize(serializer) }
    }
}

impl Card {
    #[inline]
    pub const fn new(number: usize) -> Self {
        assert!(number < BASE);
        Card(number as u16)
    }

    /// A number that comes from a set of cards.
    #[inline]
    const fn numbered(number: usize) -> Self {
        Card(number as u16)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..BASE).map(Card::new)
    }

    pub fn parse(name: &str) -> Option<Self> {
        Card::all().find(|card| card.name().eq_ignore_ascii_case(name))
    }

    #[inline]
    pub fn face(self) -> &'static Facts {
        &FACTS[self.index()]
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
        WITH_ICON[icon as usize] & (1 << self.0) != 0
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

const VALUES: [u8; BASE] = {
    let mut values = [0; BASE];
    let mut i = 0;
    while i < BASE {
        values[i] = FACTS[i].age;
        i += 1;
    }
    values
};

const COLORS: [Color; BASE] = {
    let mut colors = [Color::Red; BASE];
    let mut i = 0;
    while i < BASE {
        colors[i] = FACTS[i].color;
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

static SHOWN: [Shown; BASE] = {
    const NOTHING: Shown = Shown { top: Icons(0), covered: [Icons(0); 4] };
    let mut shown = [NOTHING; BASE];
    let mut i = 0;
    while i < BASE {
        let [top_left, left, center, right] = FACTS[i].slots;
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

const WITH_ICON: [u128; 6] = {
    let mut sets = [0; 6];
    let mut i = 0;
    while i < BASE {
        let mut slot = 0;
        while slot < 4 {
            if let Some(icon) = FACTS[i].slots[slot] {
                sets[icon as usize] |= 1 << i;
            }
            slot += 1;
        }
        i += 1;
    }
    sets
};

const OF_COLOR: [u128; 5] = {
    let mut sets = [0; 5];
    let mut i = 0;
    while i < BASE {
        sets[FACTS[i].color as usize] |= 1 << i;
        i += 1;
    }
    sets
};

/// The cards of each value; index 0 is empty.
static OF_VALUE: [u128; AGES + 1] = {
    let mut sets = [0; AGES + 1];
    let mut i = 0;
    while i < BASE {
        sets[FACTS[i].age as usize] |= 1 << i;
        i += 1;
    }
    sets
};

impl Bits for u128 {
    const NONE: u128 = 0;

    #[inline]
    fn of_color(color: usize) -> u128 {
        OF_COLOR[color]
    }

    #[inline]
    fn of_value(value: usize) -> u128 {
        OF_VALUE.get(value).copied().unwrap_or_default()
    }

    #[inline]
    fn with_icon(icon: usize) -> u128 {
        WITH_ICON[icon]
    }

    #[inline]
    fn has(self, number: usize) -> bool {
        self & (1 << number) != 0
    }

    #[inline]
    fn with(self, number: usize) -> u128 {
        self | (1 << number)
    }

    #[inline]
    fn without(self, number: usize) -> u128 {
        self & !(1 << number)
    }

    #[inline]
    fn and(self, other: u128) -> u128 {
        self & other
    }

    #[inline]
    fn or(self, other: u128) -> u128 {
        self | other
    }

    #[inline]
    fn minus(self, other: u128) -> u128 {
        self & !other
    }

    #[inline]
    fn count(self) -> usize {
        self.count_ones() as usize
    }

    #[inline]
    fn first(self) -> Option<usize> {
        (self != 0).then(|| self.trailing_zeros() as usize)
    }

    #[inline]
    fn last(self) -> Option<usize> {
        (self != 0).then(|| 127 - self.leading_zeros() as usize)
    }

    #[inline]
    fn pop(&mut self) -> Option<usize> {
        let first = Bits::first(*self)?;
        *self &= *self - 1;
        Some(first)
    }
}

/// A set of cards.
#[derive(Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct CardSet<D: Deck = Base>(D::Bits);

impl<D: Deck> Clone for CardSet<D> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Deck> CardSet<D> {
    pub const NONE: CardSet<D> = CardSet(D::Bits::NONE);

    pub fn with_icon(icon: Icon) -> Self {
        CardSet(D::Bits::with_icon(icon as usize))
    }

    pub fn of_color(color: Color) -> Self {
        CardSet(D::Bits::of_color(color as usize))
    }

    pub fn of_value(value: u8) -> Self {
        CardSet(D::Bits::of_value(value as usize))
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
    pub fn has(self, card: Card) -> bool {
        self.0.has(card.index())
    }

    #[inline]
    pub fn with(self, card: Card) -> Self {
        CardSet(self.0.with(card.index()))
    }

    #[inline]
    pub fn without(self, card: Card) -> Self {
        CardSet(self.0.without(card.index()))
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == D::Bits::NONE
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count()
    }

    #[inline]
    pub fn first(self) -> Option<Card> {
        self.0.first().map(Card::numbered)
    }

    /// Cards are numbered by age, so the last one has the highest value.
    #[inline]
    fn last(self) -> Option<Card> {
        self.0.last().map(Card::numbered)
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
            rest.pop().map(Card::numbered)
        })
    }
}

impl<D: Deck> BitAnd for CardSet<D> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        CardSet(self.0.and(other.0))
    }
}

impl<D: Deck> BitOr for CardSet<D> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        CardSet(self.0.or(other.0))
    }
}

impl<D: Deck> Sub for CardSet<D> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        CardSet(self.0.minus(other.0))
    }
}

impl<D: Deck> FromIterator<Card> for CardSet<D> {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(CardSet::NONE, CardSet::with)
    }
}

impl<D: Deck> fmt::Debug for CardSet<D> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PerCard<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> Index<Card> for PerCard<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, card: Card) -> &T {
        &self.0[card.index()]
    }
}

impl<T, const N: usize> IndexMut<Card> for PerCard<T, N> {
    #[inline]
    fn index_mut(&mut self, card: Card) -> &mut T {
        &mut self.0[card.index()]
    }
}

impl<T: Serialize, const N: usize> Serialize for PerCard<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy, const N: usize> Deserialize<'de> for PerCard<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::deserialize(deserializer)?;
        let count = values.len();
        let array = values.try_into();
        array.map(PerCard).map_err(|_| serde::de::Error::invalid_length(count, &"one value a card"))
    }
}
