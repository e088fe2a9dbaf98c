//! The words of the game: the components, each with its row in `components`, and the words that have none. Notation and
//! messages use their names.

use table::named_enum;

pub use crate::components::{
    Bonus, BookAction, Building, CityTile, Competency, Discipline, Faction, FinalTile, Innovation, Palace, PowerAction,
    RoundTile, Terrain,
};

named_enum! {
    /// The tracks of a planning display.
    Track {
        Sailing = "sailing",
        Terraforming = "terraforming",
    }
}

named_enum! {
    /// Where a special action comes from.
    Special {
        Faction = "faction",
        Palace = "palace",
        Bonus = "bonus",
        Competency = "competency",
        DeusExMachina = "deus-ex-machina",
        Professors = "professors",
    }
}

named_enum! {
    /// How a hex is got at: in reach, by the Moles' tunnel, by flight over one or two hexes.
    Way {
        Reach = "reach",
        Tunnel = "tunnel",
        Flight = "fly",
    }
}

named_enum! {
    /// The three rewards of the Palace of Great Works.
    Reward {
        Spades = "spades",
        Bridges = "bridges",
        Books = "books",
    }
}

named_enum! {
    /// What a player chooses in the setup.
    Piece {
        Display = "display",
        Faction = "faction",
        Palace = "palace",
        Bonus = "bonus",
    }
}
