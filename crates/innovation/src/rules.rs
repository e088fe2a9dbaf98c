//! Editions and options: every difference between two tables of Innovation, in one place.

use serde::{Deserialize, Serialize};
use table::{OptionSpec, Options, SetupError, named_enum};

use crate::card::{Card, Effect, Set};
use crate::cards::edition_2011;
use crate::deck::Base;
use crate::reactions::Variant;

named_enum! {
    #[derive(Default)]
    Edition {
        #[default]
        Deluxe2017 = "deluxe-2017" as "Deluxe2017",
        Iello2011 = "iello-2011" as "Iello2011",
    }
}

impl Edition {
    /// The card's effects in this edition.
    #[inline]
    pub(crate) fn effects<D: Variant>(self, card: Card) -> &'static [Effect<D>] {
        match self {
            Edition::Deluxe2017 => D::effects(card),
            Edition::Iello2011 => edition_2011::effects(card).unwrap_or_else(|| D::effects(card)),
        }
    }

    pub fn effect_count(self, card: Card) -> usize {
        self.effects::<Base>(card).len()
    }

    /// Whether the card's rule differs from the other edition's.
    pub fn changes(card: Card) -> bool {
        edition_2011::effects::<Base>(card).is_some()
    }

    pub(crate) const fn differences(self) -> &'static Differences {
        match self {
            Edition::Deluxe2017 => {
                &Differences { reveal_is_change: true, full_tie_is_draw: true, other_players_include_partner: true }
            }
            Edition::Iello2011 => {
                &Differences { reveal_is_change: false, full_tie_is_draw: false, other_players_include_partner: false }
            }
        }
    }
}

/// What the editions' rulebooks decide differently.
pub(crate) struct Differences {
    /// Deluxe, Sharing draw bonus: a revealed card is a change. 2011 speaks of a modification of the game only.
    pub reveal_is_change: bool,
    /// Deluxe, Winning: after a full tie the game is a draw. 2011: the victory is shared.
    pub full_tie_is_draw: bool,
    /// Deluxe, Team rules: only 'opponent' leaves the partner out. First-edition FAQ: 'other player' does so too.
    pub other_players_include_partner: bool,
}

/// The options of a match.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Rules {
    pub edition: Edition,
    /// Four players in two teams; partners sit opposite each other.
    pub teams: bool,
    /// One more achievement is needed to win.
    pub longer: bool,
    /// Covered cards on other boards are open information.
    pub open_covered: bool,
    /// So is the number of cards in an unsplayed color.
    pub open_counts: bool,
    /// The sets in play besides the base set.
    pub expansions: Expansions,
    /// With the Artifacts: the five relics.
    pub relics: bool,
    /// Five and more players: those who sit further away share and are vulnerable by twice as many icons.
    pub far_away: bool,
}

impl Rules {
    /// Whether a game is one of [`All`](crate::All) sets: the base set alone has an engine of its own.
    pub const fn has_expansions(&self) -> bool {
        !self.expansions.is_none()
    }
}

impl Rules {
    /// Whether a table of so many players can have these rules.
    pub(crate) fn check(&self, seats: usize) -> Result<(), SetupError> {
        let most = 4 + self.expansions.count();
        let reason = if self.teams && seats != 4 {
            format!("teams are for four players, not for {seats}")
        } else if seats > most {
            format!("{seats} players are too many: four, and one more for each expansion")
        } else if !self.expansions.is_none() && self.edition != Edition::Deluxe2017 {
            "the expansions belong to the Deluxe edition of 2017".into()
        } else if self.relics && !self.expansions.has(Set::Artifacts) {
            "the relics come with Artifacts of History".into()
        } else {
            return Ok(());
        };
        Err(SetupError(reason))
    }
}

/// Sets of cards in play besides the base set, a bit each in the order of [`Set::EXPANSIONS`].
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Expansions(u8);

impl Expansions {
    pub const NONE: Expansions = Expansions(0);

    /// All sixteen combinations, the first with none and the last with all.
    pub fn every() -> impl Iterator<Item = Expansions> {
        (0..16).map(Expansions)
    }

    #[inline]
    pub const fn has(self, set: Set) -> bool {
        match set {
            Set::Base => true,
            expansion => self.0 & (1 << (expansion as u8 - 1)) != 0,
        }
    }

    pub const fn with(self, set: Set) -> Self {
        match set {
            Set::Base => self,
            expansion => Expansions(self.0 | 1 << (expansion as u8 - 1)),
        }
    }

    pub const fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// `none`, or the names of the sets joined by `+`.
    pub const fn name(self) -> &'static str {
        COMBINATIONS[self.0 as usize]
    }

    pub fn parse(name: &str) -> Option<Self> {
        Expansions::every().find(|expansions| expansions.name() == name)
    }
}

const COMBINATIONS: &[&str; 16] = &[
    "none",
    "cities",
    "artifacts",
    "cities+artifacts",
    "echoes",
    "cities+echoes",
    "artifacts+echoes",
    "cities+artifacts+echoes",
    "figures",
    "cities+figures",
    "artifacts+figures",
    "cities+artifacts+figures",
    "echoes+figures",
    "cities+echoes+figures",
    "artifacts+echoes+figures",
    "cities+artifacts+echoes+figures",
];

const NO_YES: &[&str] = &["no", "yes"];

impl Options for Rules {
    fn specs() -> &'static [OptionSpec] {
        const EDITIONS: &[&str] = &["deluxe-2017", "iello-2011"];
        const EXPANSIONS: &[&str] = &["cities", "artifacts", "echoes", "figures"];
        const {
            &[
                OptionSpec::one("edition", EDITIONS),
                OptionSpec::one("teams", NO_YES),
                OptionSpec::one("longer", NO_YES),
                OptionSpec::one("open-covered", NO_YES),
                OptionSpec::one("open-counts", NO_YES),
                OptionSpec::several("expansions", EXPANSIONS).seating(1).later(),
                OptionSpec::one("relics", NO_YES).later(),
                OptionSpec::one("far-away", NO_YES).later(),
            ]
        }
    }

    fn set(&mut self, key: &str, value: &str) {
        let yes = value == "yes";
        match key {
            "edition" => {
                let edition = Edition::ALL.into_iter().find(|edition| edition.name() == value);
                self.edition = edition.expect("checked against the specs");
            }
            "teams" => self.teams = yes,
            "longer" => self.longer = yes,
            "open-covered" => self.open_covered = yes,
            "open-counts" => self.open_counts = yes,
            "expansions" => self.expansions = Expansions::parse(value).expect("checked against the specs"),
            "relics" => self.relics = yes,
            "far-away" => self.far_away = yes,
            _ => unreachable!("checked against the specs"),
        }
    }

    fn get(&self, key: &str) -> &'static str {
        let yes = match key {
            "edition" => return self.edition.name(),
            "teams" => self.teams,
            "longer" => self.longer,
            "open-covered" => self.open_covered,
            "open-counts" => self.open_counts,
            "expansions" => return self.expansions.name(),
            "relics" => self.relics,
            "far-away" => self.far_away,
            _ => unreachable!("checked against the specs"),
        };
        NO_YES[usize::from(yes)]
    }
}
