//! The five decrees of Figures in the Sand.

use serde::{Deserialize, Serialize};

use crate::card::Color;

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Decree {
    War,
    Expansion,
    Trade,
    Advancement,
    Rivalry,
}

impl Decree {
    pub const ALL: [Decree; 5] = [Decree::War, Decree::Expansion, Decree::Trade, Decree::Advancement, Decree::Rivalry];

    pub const fn name(self) -> &'static str {
        match self {
            Decree::War => "War",
            Decree::Expansion => "Expansion",
            Decree::Trade => "Trade",
            Decree::Advancement => "Advancement",
            Decree::Rivalry => "Rivalry",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Decree::ALL.into_iter().find(|decree| decree.name() == name)
    }

    /// The color a figure must have for it; they come in the order of the colors.
    pub const fn color(self) -> Color {
        Color::ALL[self as usize]
    }

    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}
