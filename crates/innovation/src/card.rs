//! What a card is: its printed facts.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Index, IndexMut, Range};
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Flow, named_enum};

use crate::cards::{FACTS, expanded};
use crate::play::Play;
use crate::reactions::Variant;

pub use crate::card_set::CardSet;

/// Number of cards in the base set, and in each expansion.
pub const BASE: usize = 105;
/// All cards there are: five sets and the five relics. The base set comes first.
pub const ALL: usize = 5 * BASE + 5;
/// Ages 1 to 10.
pub const AGES: usize = 10;
/// A supply pile of age 1.
pub(crate) const LARGEST_PILE: usize = 15;

named_enum! {
    Color {
        Red = "red",
        Yellow = "yellow",
        Green = "green",
        Blue = "blue",
        Purple = "purple",
    }
}

named_enum! {
    Icon {
        Castle = "castle",
        Crown = "crown",
        Leaf = "leaf",
        Lightbulb = "lightbulb",
        Factory = "factory",
        Clock = "clock",
    }
}

named_enum! {
    #[derive(Default)]
    Splay {
        #[default]
        Unsplayed = "unsplayed",
        Left = "left",
        Right = "right",
        Up = "up",
    }
}

named_enum! {
    /// A set of cards that are sold together; its name is the type of its cards.
    Set {
        Base = "base",
        Cities = "cities",
        Artifacts = "artifacts",
        Echoes = "echoes",
        Figures = "figures",
    }
}

impl Set {
    pub const EXPANSIONS: [Set; 4] = [Set::Cities, Set::Artifacts, Set::Echoes, Set::Figures];
}

/// What is printed in one of the places of a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Slot {
    Blank,
    /// The card image.
    Hex,
    Icon(Icon),
    Bonus(u8),
    Echo,
    Inspire,
    Plus,
    Flag,
    Fountain,
    Arrow(Splay),
    /// Counts as an icon, too.
    Search(Icon),
}

impl Slot {
    /// The icon that counts.
    pub const fn icon(self) -> Option<Icon> {
        match self {
            Slot::Icon(icon) | Slot::Search(icon) => Some(icon),
            _ => None,
        }
    }

    pub fn name(self) -> String {
        match self {
            Slot::Blank => "blank".into(),
            Slot::Hex => "hex".into(),
            Slot::Icon(icon) => icon.name().into(),
            Slot::Bonus(points) => format!("bonus-{points}"),
            Slot::Echo => "echo".into(),
            Slot::Inspire => "inspire".into(),
            Slot::Plus => "plus".into(),
            Slot::Flag => "flag".into(),
            Slot::Fountain => "fountain".into(),
            Slot::Arrow(splay) => format!("arrow-{}", splay.name()),
            Slot::Search(icon) => format!("search-{}", icon.name()),
        }
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.name())
    }
}

/// What stands on a card. Places: top left, bottom left, bottom center, bottom right; cities have two more, top right
/// and top center.
#[derive(Copy, Clone)]
pub struct CardFacts {
    pub name: &'static str,
    pub age: u8,
    pub color: Color,
    pub slots: [Slot; 6],
    /// The featured icon of its dogma; cities have none.
    pub featured: Option<Icon>,
}

impl CardFacts {
    /// The places that the card has: four, or six of a city.
    pub fn used_slots(&self) -> &[Slot] {
        let count = if self.slots[4..].iter().all(|slot| *slot == Slot::Blank) { 4 } else { 6 };
        &self.slots[..count]
    }
}

/// A card's facts with its rules.
#[derive(Copy, Clone)]
pub struct CardDef<D: Variant> {
    pub facts: CardFacts,
    pub effects: &'static [Effect<D>],
}

/// What is done when an effect is executed.
pub type Rule<D> = fn(&mut Play<D>) -> Flow;

/// One effect of a card: how players come to execute it, and its rule.
#[derive(Copy, Clone)]
pub struct Effect<D: Variant> {
    /// A demand, or a compel: executed by vulnerable opponents only.
    pub demand: bool,
    /// A demand on those who would share (Deluxe, Compel effects).
    pub compel: bool,
    pub rule: Rule<D>,
}

pub(crate) const fn demand<D: Variant>(rule: Rule<D>) -> Effect<D> {
    Effect { demand: true, compel: false, rule }
}

pub(crate) const fn compel<D: Variant>(rule: Rule<D>) -> Effect<D> {
    Effect { demand: true, compel: true, rule }
}

pub(crate) const fn dogma<D: Variant>(rule: Rule<D>) -> Effect<D> {
    Effect { demand: false, compel: false, rule }
}

/// Which part of a card is executed, where it is not one of its dogma effects, whose numbers begin at 0.
pub mod part {
    pub const ECHO: u8 = 100;
    pub const INSPIRE: u8 = 101;
    /// The first karma; the second is one more.
    pub const KARMA: u8 = 110;
}

/// The parts of a card of an expansion that can be executed, and whether one is told when it happens: karmas that only
/// change what counts are not.
pub fn parts(card: Card) -> Vec<(u8, bool)> {
    let print = expanded(card);
    let effects = (0..print.effects.len() as u8).map(|number| (number, true));
    let boxes = [print.echo.map(|_| part::ECHO), print.inspire.map(|_| part::INSPIRE)];
    let karmas = print.karmas().map(|(number, karma)| (part::KARMA + number, karma.happens()));
    effects.chain(boxes.into_iter().flatten().map(|number| (number, true))).chain(karmas).collect()
}

/// A card, by its number in the list of all cards.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
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
        assert!(number < ALL);
        Card(number as u16)
    }

    /// A number that comes from a set of cards.
    #[inline]
    pub(crate) const fn numbered(number: usize) -> Self {
        Card(number as u16)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..ALL).map(Card::new)
    }

    pub(crate) fn relics() -> impl Iterator<Item = Card> + Clone {
        (5 * BASE..ALL).map(Card::new)
    }

    pub fn parse(name: &str) -> Option<Self> {
        static BY_NAME: LazyLock<BTreeMap<String, Card>> =
            LazyLock::new(|| Card::all().map(|card| (card.name().to_ascii_lowercase(), card)).collect());
        BY_NAME.get(&name.to_ascii_lowercase()).copied()
    }

    #[inline]
    pub fn facts(self) -> &'static CardFacts {
        &FACTS[self.index()]
    }

    pub fn name(self) -> &'static str {
        self.facts().name
    }

    /// The value: its age, as on its back. On a board ask [`Engine::value`](crate::Engine::value).
    #[inline]
    pub const fn value(self) -> u8 {
        VALUES[self.index()]
    }

    /// Its number among the cards of its supply pile; relics have none.
    #[inline]
    pub(crate) const fn number_in_pile(self) -> usize {
        NUMBERS_IN_PILE[self.index()] as usize
    }

    /// The relics come after the sets, each a card of one of them.
    #[inline]
    pub const fn set(self) -> Set {
        const RELICS: [Set; 5] = [Set::Cities, Set::Base, Set::Artifacts, Set::Figures, Set::Echoes];
        if self.index() >= 5 * BASE { RELICS[self.index() - 5 * BASE] } else { Set::ALL[self.index() / BASE] }
    }

    #[inline]
    pub const fn is_relic(self) -> bool {
        self.index() >= 5 * BASE
    }

    #[inline]
    pub const fn color(self) -> Color {
        COLORS[self.index()]
    }

    #[inline]
    pub const fn has(self, icon: Icon) -> bool {
        ICONS[self.index()] & (1 << icon as u8) != 0
    }

    /// The name in lower case with hyphens, without accents and signs: `the-wheel`, `ai`, `sao-paulo`.
    pub fn slug(self) -> String {
        let mut slug = String::new();
        for letter in self.name().chars() {
            match letter {
                'a'..='z' | '0'..='9' => slug.push(letter),
                'A'..='Z' => slug.push(letter.to_ascii_lowercase()),
                'ã' => slug.push('a'),
                'é' => slug.push('e'),
                ' ' | '-' => slug.push('-'),
                _ => {}
            }
        }
        slug
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

pub(crate) const VALUES: [u8; ALL] = {
    let mut values = [0; ALL];
    let mut i = 0;
    while i < ALL {
        values[i] = FACTS[i].age;
        i += 1;
    }
    values
};

/// The numbers of the cards of a supply pile. A set's cards come age by age: fifteen of age 1, ten of each other.
pub(crate) const fn numbers_in_pile(set: Set, age: u8) -> Range<usize> {
    let first = set as usize * BASE;
    let after = first + 10 * age as usize + 5;
    if age == 1 { first..after } else { after - 10..after }
}

const NUMBERS_IN_PILE: [u8; ALL] = {
    let mut numbers = [0; ALL];
    let mut i = 0;
    while i < 5 * BASE {
        let pile = numbers_in_pile(Set::ALL[i / BASE], VALUES[i]);
        assert!(pile.start <= i && i < pile.end);
        numbers[i] = (i - pile.start) as u8;
        i += 1;
    }
    numbers
};

/// Each card's number among those of its color, and the cards of each color in that order: a byte names a card whose
/// color is known.
pub(crate) const NUMBERS_IN_COLOR: [u8; ALL] = {
    let mut numbers = [0; ALL];
    let mut counts = [0; 5];
    let mut i = 0;
    while i < ALL {
        numbers[i] = counts[COLORS[i] as usize];
        counts[COLORS[i] as usize] += 1;
        i += 1;
    }
    numbers
};

pub(crate) static BY_COLOR: [[Card; ALL / 5]; 5] = {
    let mut cards = [[Card(0); ALL / 5]; 5];
    let mut i = 0;
    while i < ALL {
        cards[COLORS[i] as usize][NUMBERS_IN_COLOR[i] as usize] = Card(i as u16);
        i += 1;
    }
    cards
};

/// Which icons a card has, one bit each.
pub(crate) const ICONS: [u8; ALL] = {
    let mut icons = [0; ALL];
    let mut i = 0;
    while i < ALL {
        let mut slot = 0;
        while slot < 6 {
            if let Some(icon) = FACTS[i].slots[slot].icon() {
                icons[i] |= 1 << icon as u8;
            }
            slot += 1;
        }
        i += 1;
    }
    icons
};

pub(crate) const COLORS: [Color; ALL] = {
    let mut colors = [Color::Red; ALL];
    let mut i = 0;
    while i < ALL {
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

    /// This many of one icon.
    #[inline]
    pub const fn times(icon: Icon, count: usize) -> Self {
        Icons((count as u64) << (icon as u32 * Self::BITS))
    }

    /// One of each kind.
    const EACH: u64 = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50;

    /// One of each kind of which there are at least so many, up to 512: adding what is missing to 512 sets the highest
    /// of its ten bits.
    #[inline]
    pub const fn each_at_least(self, count: usize) -> Icons {
        Icons((self.0 + Self::EACH * (512 - count as u64)) >> 9 & Self::EACH)
    }

    /// At least three of every kind.
    #[inline]
    pub const fn three_of_each(self) -> bool {
        self.each_at_least(3).0 == Self::EACH
    }

    const fn with(self, slot: Slot) -> Self {
        match slot.icon() {
            Some(icon) => Icons(self.0 + (1 << (icon as u32 * Self::BITS))),
            None => self,
        }
    }
}

/// The icons a card shows as a top card, and covered under each splay (rulebook, Splaying): left shows the bottom right
/// slot, right the left column, up the bottom row.
struct ShownIcons {
    top: Icons,
    covered: [Icons; 4],
}

static SHOWN: [ShownIcons; ALL] = {
    const NOTHING: ShownIcons = ShownIcons { top: Icons(0), covered: [Icons(0); 4] };
    let mut shown = [NOTHING; ALL];
    let mut i = 0;
    while i < ALL {
        let [top_left, left, center, right, top_right, top_center] = FACTS[i].slots;
        let none = Icons(0);
        shown[i] = ShownIcons {
            top: none.with(top_left).with(left).with(center).with(right).with(top_right).with(top_center),
            covered: [
                none,
                none.with(right).with(top_right),
                none.with(top_left).with(left),
                none.with(left).with(center).with(right),
            ],
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

/// One value per card.
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
