//! The five decrees of Figures in the Sand.

use table::named_enum;

use crate::card::Color;

named_enum! {
    Decree {
        War = "War" as "war",
        Expansion = "Expansion" as "expansion",
        Trade = "Trade" as "trade",
        Advancement = "Advancement" as "advancement",
        Rivalry = "Rivalry" as "rivalry",
    }
}

impl Decree {
    /// The color a figure must have for it; they come in the order of the colors.
    pub const fn color(self) -> Color {
        Color::ALL[self as usize]
    }

    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}
