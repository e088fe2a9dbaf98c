//! Which plots there are. A plot's title is `ID`, and what it shows and how to read it `ID-read`, in the words of the
//! lab.

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// How often those who had something won.
    Rates,
    /// In how many games something was.
    Shares,
    /// How often a number was how high, of winners and others or of games.
    Numbers,
    /// What something brought winners and others, in the mean.
    Means,
    /// The mean of a number, of games that have something in common.
    Averages,
}

#[derive(Copy, Clone, Debug)]
pub struct Plot {
    pub id: &'static str,
    pub kind: Kind,
}

impl Plot {
    pub const fn rates(id: &'static str) -> Self {
        Plot { id, kind: Kind::Rates }
    }

    pub const fn shares(id: &'static str) -> Self {
        Plot { id, kind: Kind::Shares }
    }

    pub const fn numbers(id: &'static str) -> Self {
        Plot { id, kind: Kind::Numbers }
    }

    pub const fn means(id: &'static str) -> Self {
        Plot { id, kind: Kind::Means }
    }

    pub const fn averages(id: &'static str) -> Self {
        Plot { id, kind: Kind::Averages }
    }
}
