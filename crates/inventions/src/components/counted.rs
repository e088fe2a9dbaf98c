//! What goals and Wealth tiles can count, in words: `citizens in africa`, `economy tiles beside`.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::words::{Region, Type};

/// Tiles of the progress map.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tiles {
    Any,
    Progress,
    Of(Type),
    Wealth,
}

impl Tiles {
    pub const ALL: [Tiles; 6] = [
        Tiles::Any,
        Tiles::Progress,
        Tiles::Of(Type::Economy),
        Tiles::Of(Type::Culture),
        Tiles::Of(Type::Technology),
        Tiles::Wealth,
    ];

    /// Of any kind it has no word.
    pub const fn name(self) -> &'static str {
        match self {
            Tiles::Any => "",
            Tiles::Progress => "progress",
            Tiles::Of(kind) => kind.name(),
            Tiles::Wealth => "wealth",
        }
    }

    /// Whether a tile of this type, or a Wealth tile, is one of them.
    pub(crate) fn has(self, kind: Option<Type>) -> bool {
        match self {
            Tiles::Any => true,
            Tiles::Progress => kind.is_some(),
            Tiles::Of(of) => kind == Some(of),
            Tiles::Wealth => kind.is_none(),
        }
    }

    fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tiles| tiles.name() == word && !word.is_empty())
    }

    fn before(self, noun: &str) -> String {
        format!("{} {noun}", self.name()).trim_start().to_string()
    }
}

/// One's own, unless it says otherwise.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Counted {
    /// On the map, everywhere or in a region.
    Citizens(Option<Region>),
    RegionsWithCitizens,
    /// Regions where one has more citizens than everybody else.
    Majorities,
    CitizensInSupply,
    Scholars,
    Sages,
    Diplomats,
    /// At home, available or exhausted.
    Specialists(Option<Type>),
    ExhaustedSpecialists,
    Inventions(Option<Type>),
    InventionsOfEra(u8),
    InventionsFromEra(u8),
    InventionEras,
    InventionTypes,
    /// Idea cards in the hand.
    Ideas,
    /// On the progress map.
    Tiles(Tiles),
    TilesInDisplay,
    EmptyHexes,
    /// On the hexes beside the Wealth tile that scores.
    TilesBeside(Tiles),
    EmptyHexesBeside,
    /// Pairs of tiles side by side; a tile may be in several.
    NeighbouringPairs(Option<(Tiles, Tiles)>),
    /// Pairs of tiles of two types side by side; every tile in one pair at most.
    TouchingPairs(Type, Type),
    /// The largest group of tiles that lie together.
    LargestGroup(Tiles),
    /// On the main board, everywhere or in a region.
    InfluenceTokens(Option<Region>),
    FaceUpTokens,
    FaceDownTokens,
    /// Steps on the influence track.
    Influence,
    /// Those that are ready.
    EconomyTokens,
    /// The era of one's milestone.
    Era,
}

impl Counted {
    /// Every one of them.
    pub fn all() -> Vec<Counted> {
        let types = || Type::ALL.into_iter();
        let regions = || Region::ALL.into_iter();
        let every = Tiles::ALL.into_iter();
        let pairs = Tiles::ALL[2..].iter().enumerate().flat_map(|(place, first)| {
            Tiles::ALL[2 + place..].iter().map(|second| Counted::NeighbouringPairs(Some((*first, *second))))
        });
        let touching = [(0, 1), (0, 2), (1, 2)].map(|(a, b)| Counted::TouchingPairs(Type::ALL[a], Type::ALL[b]));
        let mut all = vec![Counted::Citizens(None)];
        all.extend(regions().map(|region| Counted::Citizens(Some(region))));
        all.extend([
            Counted::RegionsWithCitizens,
            Counted::Majorities,
            Counted::CitizensInSupply,
            Counted::Scholars,
            Counted::Sages,
            Counted::Diplomats,
            Counted::Specialists(None),
        ]);
        all.extend(types().map(|kind| Counted::Specialists(Some(kind))));
        all.extend([Counted::ExhaustedSpecialists, Counted::Inventions(None)]);
        all.extend(types().map(|kind| Counted::Inventions(Some(kind))));
        all.extend((1..=6).map(Counted::InventionsOfEra));
        all.extend((2..=6).map(Counted::InventionsFromEra));
        all.extend([Counted::InventionEras, Counted::InventionTypes, Counted::Ideas]);
        all.extend(every.clone().map(Counted::Tiles));
        all.extend([Counted::TilesInDisplay, Counted::EmptyHexes]);
        all.extend(every.clone().map(Counted::TilesBeside));
        all.extend([Counted::EmptyHexesBeside, Counted::NeighbouringPairs(None)]);
        all.extend(pairs);
        all.extend(touching);
        all.extend(every.map(Counted::LargestGroup));
        all.push(Counted::InfluenceTokens(None));
        all.extend(regions().map(|region| Counted::InfluenceTokens(Some(region))));
        all.extend([
            Counted::FaceUpTokens,
            Counted::FaceDownTokens,
            Counted::Influence,
            Counted::EconomyTokens,
            Counted::Era,
        ]);
        all
    }

    /// Whether it never becomes less.
    pub(super) fn lasts(self) -> bool {
        matches!(
            self,
            Counted::Inventions(_)
                | Counted::InventionsOfEra(_)
                | Counted::InventionsFromEra(_)
                | Counted::InventionEras
                | Counted::InventionTypes
                | Counted::Tiles(_)
                | Counted::NeighbouringPairs(_)
                | Counted::TouchingPairs(..)
                | Counted::LargestGroup(_)
                | Counted::InfluenceTokens(_)
                | Counted::Era
        )
    }

    /// Whether it needs a hex to count from, as only a Wealth tile has one.
    pub fn is_of_a_hex(self) -> bool {
        matches!(self, Counted::TilesBeside(_) | Counted::EmptyHexesBeside)
    }

    pub fn parse(text: &str) -> Option<Self> {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        let written = words.join(" ");
        if let ["neighbouring", "pairs", "of", first, "and", second] =
            *words.iter().map(String::as_str).collect::<Vec<_>>()
        {
            return Some(Counted::NeighbouringPairs(Some((Tiles::parse(first)?, Tiles::parse(second)?))));
        }
        if let ["touching", "pairs", "of", first, "and", second] = *words.iter().map(String::as_str).collect::<Vec<_>>()
        {
            let (first, second) = (Type::parse(first)?, Type::parse(second)?);
            return (first != second).then_some(Counted::TouchingPairs(first, second));
        }
        Self::all().into_iter().find(|counted| counted.to_string() == written)
    }

    /// How they are written, with a stand-in where a word of a list comes.
    pub fn forms() -> Vec<String> {
        let mut forms: Vec<String> = Vec::new();
        for counted in Self::all() {
            let form = match counted {
                Counted::Citizens(Some(_)) => "citizens in REGION".into(),
                Counted::InfluenceTokens(Some(_)) => "influence tokens in REGION".into(),
                Counted::InventionsOfEra(_) => "inventions of era N".into(),
                Counted::InventionsFromEra(_) => "inventions from era N".into(),
                Counted::Inventions(Some(_)) => "TYPE inventions".into(),
                Counted::Tiles(Tiles::Of(_)) => "TYPE tiles".into(),
                Counted::TilesBeside(Tiles::Of(_)) => "TYPE tiles beside".into(),
                Counted::LargestGroup(Tiles::Of(_)) => "largest group of TYPE tiles".into(),
                Counted::NeighbouringPairs(Some(_)) => "neighbouring pairs of TYPE and TYPE".into(),
                Counted::TouchingPairs(..) => "touching pairs of TYPE and TYPE".into(),
                other => other.to_string(),
            };
            if !forms.contains(&form) {
                forms.push(form);
            }
        }
        forms
    }
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Counted::Citizens(None) => f.write_str("citizens"),
            Counted::Citizens(Some(region)) => write!(f, "citizens in {region}"),
            Counted::RegionsWithCitizens => f.write_str("regions with citizens"),
            Counted::Majorities => f.write_str("majorities"),
            Counted::CitizensInSupply => f.write_str("citizens in supply"),
            Counted::Scholars => f.write_str("scholars"),
            Counted::Sages => f.write_str("sages"),
            Counted::Diplomats => f.write_str("diplomats"),
            Counted::Specialists(None) => f.write_str("specialists"),
            Counted::Specialists(Some(kind)) => write!(f, "{}s", kind.specialist()),
            Counted::ExhaustedSpecialists => f.write_str("exhausted specialists"),
            Counted::Inventions(None) => f.write_str("inventions"),
            Counted::Inventions(Some(kind)) => write!(f, "{kind} inventions"),
            Counted::InventionsOfEra(era) => write!(f, "inventions of era {era}"),
            Counted::InventionsFromEra(era) => write!(f, "inventions from era {era}"),
            Counted::InventionEras => f.write_str("invention eras"),
            Counted::InventionTypes => f.write_str("invention types"),
            Counted::Ideas => f.write_str("ideas"),
            Counted::Tiles(tiles) => f.write_str(&tiles.before("tiles")),
            Counted::TilesInDisplay => f.write_str("tiles in display"),
            Counted::EmptyHexes => f.write_str("empty hexes"),
            Counted::TilesBeside(tiles) => f.write_str(&tiles.before("tiles beside")),
            Counted::EmptyHexesBeside => f.write_str("empty hexes beside"),
            Counted::NeighbouringPairs(None) => f.write_str("neighbouring pairs"),
            Counted::NeighbouringPairs(Some((first, second))) => {
                write!(f, "neighbouring pairs of {} and {}", first.name(), second.name())
            }
            Counted::TouchingPairs(first, second) => write!(f, "touching pairs of {first} and {second}"),
            Counted::LargestGroup(tiles) => write!(f, "largest group of {}", tiles.before("tiles")),
            Counted::InfluenceTokens(None) => f.write_str("influence tokens"),
            Counted::InfluenceTokens(Some(region)) => write!(f, "influence tokens in {region}"),
            Counted::FaceUpTokens => f.write_str("face-up tokens"),
            Counted::FaceDownTokens => f.write_str("face-down tokens"),
            Counted::Influence => f.write_str("influence"),
            Counted::EconomyTokens => f.write_str("economy tokens"),
            Counted::Era => f.write_str("era"),
        }
    }
}

impl Serialize for Counted {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Counted {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Counted::parse(&text).ok_or_else(|| serde::de::Error::custom(format!("'{text}' is nothing to count")))
    }
}
