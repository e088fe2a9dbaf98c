//! The words of the game: types, actions, regions, cards, milestones and tiles, each with the name that notation and
//! messages use; and of cards and milestones what the rulebook itself prints.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::enum_map::{Enum, EnumArray};
use table::{Seat, named_enum};

named_enum! {
    Type {
        Economy = "economy",
        Culture = "culture",
        Technology = "technology",
    }
}

impl Type {
    /// The specialist who drives it.
    pub const fn specialist(self) -> &'static str {
        match self {
            Type::Economy => "trader",
            Type::Culture => "artisan",
            Type::Technology => "thinker",
        }
    }

    pub fn of_specialist(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.specialist() == word)
    }
}

named_enum! {
    /// In the order of the rulebook (p. 12-20).
    Action {
        Present = "present",
        Invent = "invent",
        Innovate = "innovate",
        Share = "share",
        CallSpecialists = "call-specialists",
        GainInfluence = "gain-influence",
        Travel = "travel",
        Eureka = "eureka",
        SendDiplomat = "send-diplomat",
        CallDiplomat = "call-diplomat",
    }
}

named_enum! {
    /// In the order of the migration path, as reconstructed; the numbers are in the component file.
    Region {
        Africa = "africa",
        MiddleEast = "middle-east",
        Europe = "europe",
        Asia = "asia",
        Australia = "australia",
        NorthAmerica = "north-america",
        SouthAmerica = "south-america",
    }
}

named_enum! {
    /// The four on the society board, and the +1 Influence token.
    Token {
        Present = "present",
        Invent = "invent",
        Innovate = "innovate",
        Share = "share",
        Influence = "influence",
    }
}

impl Token {
    /// The action it chains; the +1 Influence token has none.
    pub const fn action(self) -> Option<Action> {
        match self {
            Token::Present => Some(Action::Present),
            Token::Invent => Some(Action::Invent),
            Token::Innovate => Some(Action::Innovate),
            Token::Share => Some(Action::Share),
            Token::Influence => None,
        }
    }
}

named_enum! {
    SpecialistTile {
        Present = "present",
        Invent = "invent",
        Share = "share",
        Ip = "ip",
        Influence = "influence",
        Scholar = "scholar",
        Citizen = "citizen",
    }
}

named_enum! {
    KnowledgeTile {
        Present = "present",
        Invent = "invent",
        Share = "share",
        Innovate = "innovate",
        CallSpecialists = "call-specialists",
        GainInfluence = "gain-influence",
        Citizen = "citizen",
    }
}

named_enum! {
    /// Of a Wealth tile.
    Letter {
        A = "A",
        B = "B",
        C = "C",
        D = "D",
        E = "E",
        F = "F",
        G = "G",
    }
}

named_enum! {
    Aspiration {
        Economy = "economy",
        Culture = "culture",
        Technology = "technology",
        Wild = "wild",
    }
}

named_enum! {
    /// Deck by deck.
    Milestone {
        StoneBoneTools = "stone-bone-tools",
        ControlOfFire = "control-of-fire",
        Transport = "transport",
        OriginOfLanguage = "origin-of-language",
        Agriculture = "agriculture",
        Cotton = "cotton",
        CopperSmelting = "copper-smelting",
        Mining = "mining",
        Iron = "iron",
        Mathematics = "mathematics",
        Sailing = "sailing",
        Paper = "paper",
        GreekFire = "greek-fire",
        Crane = "crane",
        Electricity = "electricity",
        Telegraph = "telegraph",
        Vaccination = "vaccination",
        InternalCombustion = "internal-combustion",
        SolarCell = "solar-cell",
        Computer = "computer",
        Ai = "ai",
    }
}

impl Milestone {
    /// The era of its deck, A to F, and of a society that has it (p. 25).
    #[inline]
    pub const fn era(self) -> u8 {
        match self.index() {
            0..4 => 1,
            4..8 => 2,
            8..11 => 3,
            11..14 => 4,
            14..18 => 5,
            _ => 6,
        }
    }

    pub(crate) fn of_era(era: u8) -> impl Iterator<Item = Milestone> + Clone {
        Self::ALL.into_iter().filter(move |milestone| milestone.era() == era)
    }
}

named_enum! {
    /// Idea and invention cards, era by era (p. 25-27).
    Card {
        Boats = "boats",
        Cloth = "cloth",
        Projectile = "projectile",
        StarMap = "star-map",
        Flute = "flute",
        Bread = "bread",
        Trade = "trade",
        DomesticationDog = "domestication-dog",
        CeramicsPottery = "ceramics-pottery",
        DomesticationHorse = "domestication-horse",
        Seawall = "seawall",
        Wheel = "wheel",
        Fermentation = "fermentation",
        TannedLeather = "tanned-leather",
        Irrigation = "irrigation",
        Silk = "silk",
        ProtoCity = "proto-city",
        Plumbing = "plumbing",
        Coins = "coins",
        Writing = "writing",
        Glass = "glass",
        Lighthouse = "lighthouse",
        MusicalNotation = "musical-notation",
        Steel = "steel",
        MarinersCompass = "mariners-compass",
        Catapult = "catapult",
        Eyeglasses = "eyeglasses",
        Caravel = "caravel",
        PrintingPress = "printing-press",
        Windmill = "windmill",
        Steamboat = "steamboat",
        Dynamite = "dynamite",
        Calculator = "calculator",
        Automobile = "automobile",
        Telephone = "telephone",
        LightBulb = "light-bulb",
        Aircraft = "aircraft",
        Television = "television",
        Microscope = "microscope",
        Locomotive = "locomotive",
        Penicillin = "penicillin",
        HighDensityBattery = "high-density-battery",
        Satellite = "satellite",
        MachineLearning = "machine-learning",
        QuantumComputing = "quantum-computing",
        SolarSail = "solar-sail",
        Internet = "internet",
        ReusableRocket = "reusable-rocket",
    }
}

impl Card {
    /// The era printed on it, and the IP a citizen of its presenter scores (p. 15).
    #[inline]
    pub const fn era(self) -> u8 {
        match self.index() {
            0..9 => 1,
            9..18 => 2,
            18..24 => 3,
            24..30 => 4,
            30..42 => 5,
            _ => 6,
        }
    }

    /// The milestone that inventing it needs; prehistoric inventions need none.
    pub const fn milestone(self) -> Option<Milestone> {
        Some(match self {
            Card::DomesticationHorse | Card::Wheel => Milestone::Transport,
            Card::Seawall | Card::TannedLeather => Milestone::StoneBoneTools,
            Card::Fermentation | Card::Glass => Milestone::ControlOfFire,
            Card::Irrigation => Milestone::Agriculture,
            Card::Silk => Milestone::Cotton,
            Card::ProtoCity => Milestone::Mining,
            Card::Plumbing | Card::Coins => Milestone::CopperSmelting,
            Card::Writing | Card::MusicalNotation => Milestone::OriginOfLanguage,
            Card::Lighthouse | Card::Caravel => Milestone::Sailing,
            Card::Steel | Card::Steamboat => Milestone::Iron,
            Card::MarinersCompass | Card::Eyeglasses | Card::Calculator => Milestone::Mathematics,
            Card::Catapult | Card::Windmill => Milestone::Crane,
            Card::PrintingPress => Milestone::Paper,
            Card::Dynamite => Milestone::GreekFire,
            Card::Automobile | Card::Aircraft | Card::Locomotive => Milestone::InternalCombustion,
            Card::Telephone | Card::Television => Milestone::Telegraph,
            Card::LightBulb | Card::HighDensityBattery => Milestone::Electricity,
            Card::Microscope | Card::Penicillin => Milestone::Vaccination,
            Card::Satellite | Card::SolarSail => Milestone::SolarCell,
            Card::MachineLearning | Card::Internet => Milestone::Computer,
            Card::QuantumComputing | Card::ReusableRocket => Milestone::Ai,
            _ => return None,
        })
    }

    pub(crate) fn of_era(era: u8) -> impl Iterator<Item = Card> + Clone {
        Self::ALL.into_iter().filter(move |card| card.era() == era)
    }
}

/// A set of cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cards(u64);

impl Cards {
    pub const NONE: Cards = Cards(0);

    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card.index()) != 0
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in both sets.
    #[inline]
    pub const fn and(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Card::ALL[left.trailing_zeros() as usize])?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, |mut all, card| {
            all.add(card);
            all
        })
    }
}

/// Numbers of the Progress tiles of a type.
pub const NUMBERS: u8 = 7;

/// A Progress or Wealth tile.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub enum Tile {
    Progress(Type, u8),
    Wealth(Letter),
}

impl Tile {
    pub fn parse(text: &str) -> Option<Self> {
        let (kind, rest) = text.split_once(' ')?;
        if kind == "wealth" {
            return Letter::parse(rest).map(Tile::Wealth);
        }
        let number = rest.parse().ok().filter(|number| (1..=NUMBERS).contains(number) && rest.len() == 1)?;
        Some(Tile::Progress(Type::parse(kind)?, number))
    }

    pub const fn kind(self) -> Option<Type> {
        match self {
            Tile::Progress(kind, _) => Some(kind),
            Tile::Wealth(_) => None,
        }
    }

    /// 0 to 27: types by number, then letters.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Tile::Progress(kind, number) => kind.index() * NUMBERS as usize + number as usize - 1,
            Tile::Wealth(letter) => 21 + letter.index(),
        }
    }
}

impl Enum for Tile {
    const LENGTH: usize = 28;

    fn from_usize(index: usize) -> Self {
        let (kind, number) = (index / NUMBERS as usize, index % NUMBERS as usize);
        match Type::ALL.get(kind) {
            Some(kind) => Tile::Progress(*kind, number as u8 + 1),
            None => Tile::Wealth(Letter::ALL[number]),
        }
    }

    #[inline]
    fn into_usize(self) -> usize {
        self.index()
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Tile::Progress(kind, number) => write!(f, "{kind} {number}"),
            Tile::Wealth(letter) => write!(f, "wealth {letter}"),
        }
    }
}

/// A card of one of the three goal decks, `2-5`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct Goal(u8);

impl Goal {
    pub const DECKS: usize = 3;
    pub const IN_DECK: usize = 7;

    pub const fn new(deck: usize, place: usize) -> Self {
        Goal((deck * Self::IN_DECK + place) as u8)
    }

    pub fn all() -> impl Iterator<Item = Goal> {
        (0..(Self::DECKS * Self::IN_DECK) as u8).map(Goal)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn parse(text: &str) -> Option<Self> {
        Self::all().find(|goal| goal.to_string() == text)
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}-{}", self.index() / Self::IN_DECK + 1, self.index() % Self::IN_DECK + 1)
    }
}

/// A space of the era track: era and place from the left, `4-2`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct EraSpace {
    pub era: u8,
    pub place: u8,
}

impl EraSpace {
    pub fn parse(text: &str) -> Option<Self> {
        let (era, place) = text.split_once('-')?;
        let space = EraSpace { era: era.parse().ok()?, place: place.parse().ok()? };
        ((3..=6).contains(&space.era) && (1..=9).contains(&space.place) && space.to_string() == text).then_some(space)
    }
}

impl fmt::Display for EraSpace {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}-{}", self.era, self.place)
    }
}

/// A hex of the progress map: a row letter and a column, in slanted (axial) coordinates.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub struct Hex(u8);

impl Hex {
    /// Rows A to H of eight columns each: room for any map that a component file may draw.
    pub const PLACES: usize = 64;

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn at(index: usize) -> Self {
        Hex(index as u8)
    }

    pub const fn row(self) -> u8 {
        self.0 / 8
    }

    pub const fn column(self) -> u8 {
        self.0 % 8
    }

    pub fn parse(text: &str) -> Option<Self> {
        match text.as_bytes() {
            [row @ b'A'..=b'H', column @ b'1'..=b'8'] => Some(Hex((row - b'A') * 8 + column - b'1')),
            _ => None,
        }
    }

    /// The hexes beside it, a bit each.
    #[inline]
    pub(crate) const fn beside(self) -> u64 {
        const COLUMN_1: u64 = 0x0101_0101_0101_0101;
        const COLUMN_8: u64 = COLUMN_1 << 7;
        let here = 1u64 << self.0;
        let left = (here & !COLUMN_1) >> 1;
        let right = (here & !COLUMN_8) << 1;
        left | right | here >> 8 | here << 8 | right >> 8 | left << 8
    }
}

/// Things with a number instead of a name, as keys of an [`EnumMap`](table::EnumMap).
macro_rules! keys {
    ($($name:ident: $count:expr),+) => {$(
        impl Enum for $name {
            const LENGTH: usize = $count;

            #[inline]
            fn from_usize(number: usize) -> Self {
                $name(number as u8)
            }

            #[inline]
            fn into_usize(self) -> usize {
                self.0 as usize
            }
        }

        impl<V> EnumArray<V> for $name {
            type Array = [V; $count];
        }
    )+};
}
keys!(Goal: Goal::DECKS * Goal::IN_DECK, Hex: Hex::PLACES);

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", (b'A' + self.row()) as char, self.column() + 1)
    }
}

/// What the empty places of lists are filled with.
macro_rules! filler {
    ($($name:ident = $filler:expr),+ $(,)?) => {$(
        impl Default for $name {
            fn default() -> Self {
                $filler
            }
        }
    )+};
}

filler!(
    Action = Action::Present,
    Card = Card::Boats,
    Hex = Hex(0),
    Milestone = Milestone::StoneBoneTools,
    Tile = Tile::Wealth(Letter::A),
    Token = Token::Present,
);

/// What is written as text everywhere outside memory.
macro_rules! as_text {
    ($($name:ident),+) => {$(
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                $name::parse(&text).ok_or_else(|| serde::de::Error::custom(format!("'{text}' is unknown")))
            }
        }
    )+};
}

as_text!(Tile, Goal, EraSpace, Hex);

/// Who did something: a seat, or in a game of two Chronos.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    Seat(Seat),
    Chronos,
    /// The colour nobody plays.
    Nobody,
}

impl Who {
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "Chronos" => Some(Who::Chronos),
            "nobody" => Some(Who::Nobody),
            _ => Seat::parse(text).map(Who::Seat),
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Who::Seat(seat) => write!(f, "{seat}"),
            Who::Chronos => f.write_str("Chronos"),
            Who::Nobody => f.write_str("nobody"),
        }
    }
}
