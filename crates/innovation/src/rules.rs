//! Editions and options: every difference between two tables of Innovation, in one place.

use serde::{Deserialize, Serialize};
use table::{OptionSpec, Options};

use crate::card::{Card, Effect};
use crate::cards::edition_2011;
use crate::deck::{Base, Deck};

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Edition {
    #[default]
    Deluxe2017,
    Iello2011,
}

impl Edition {
    pub const ALL: [Edition; 2] = [Edition::Deluxe2017, Edition::Iello2011];

    pub const fn name(self) -> &'static str {
        match self {
            Edition::Deluxe2017 => "deluxe-2017",
            Edition::Iello2011 => "iello-2011",
        }
    }

    /// The card's effects in this edition.
    #[inline]
    pub(crate) fn effects<D: Deck>(self, card: Card) -> &'static [Effect<D>] {
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
}

const NO_YES: &[&str] = &["no", "yes"];

impl Options for Rules {
    fn specs() -> &'static [OptionSpec] {
        &[
            OptionSpec { key: "edition", values: &["deluxe-2017", "iello-2011"] },
            OptionSpec { key: "teams", values: NO_YES },
            OptionSpec { key: "longer", values: NO_YES },
            OptionSpec { key: "open-covered", values: NO_YES },
            OptionSpec { key: "open-counts", values: NO_YES },
        ]
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
            _ => unreachable!("checked against the specs"),
        };
        NO_YES[usize::from(yes)]
    }
}
