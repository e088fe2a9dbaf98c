//! What benefits come to in goods, whatever set they are of: for whoever judges positions.

use table::named_enum;

use super::{Benefit, Components};

named_enum! {
    /// What a benefit can bring.
    Good {
        Ip = "ip",
        Influence = "influence",
        Scholars = "scholars",
        Specialists = "specialists",
        Citizens = "citizens",
        Aspirations = "aspirations",
        Ideas = "ideas",
        Actions = "actions",
        Builds = "builds",
        Ready = "ready",
        Recall = "recall",
    }
}

impl Good {
    /// About so many IP, only to tell which of several alternatives is usually chosen.
    fn price(self) -> u32 {
        match self {
            Good::Ip | Good::Scholars | Good::Specialists | Good::Ready | Good::Recall => 1,
            Good::Influence | Good::Citizens | Good::Ideas => 2,
            Good::Aspirations | Good::Actions | Good::Builds => 4,
        }
    }
}

impl Components {
    /// What a benefit brings; of several alternatives the one that is usually chosen.
    pub fn goods(&self, benefit: Benefit) -> impl Iterator<Item = (Good, u8)> + use<'_> {
        let (single, parts) = match benefit {
            Benefit::Joined(joined) => (None, self.usual_way(joined)),
            benefit => (brought(benefit), &[][..]),
        };
        single.into_iter().chain(parts.iter().filter_map(|part| brought(*part)))
    }

    fn usual_way(&self, joined: u8) -> &[Benefit] {
        let price = |way: &&Vec<Benefit>| -> u32 {
            let goods = way.iter().filter_map(|part| brought(*part));
            goods.map(|(good, amount)| good.price() * u32::from(amount)).sum()
        };
        self.ways(joined).iter().max_by_key(price).map_or(&[], Vec::as_slice)
    }
}

/// One benefit's good and how much of it. What belongs to a hex or to the era track is gained at once and of no more
/// use later, and joined benefits are looked at part by part.
fn brought(benefit: Benefit) -> Option<(Good, u8)> {
    Some(match benefit {
        Benefit::Ip(n) => (Good::Ip, n),
        Benefit::Influence(n) => (Good::Influence, n),
        Benefit::Scholars(n) => (Good::Scholars, n),
        Benefit::Specialists(_, n) => (Good::Specialists, n),
        Benefit::Citizens(n) => (Good::Citizens, n),
        Benefit::Aspirations(_, n) => (Good::Aspirations, n),
        Benefit::Ideas(n) => (Good::Ideas, n),
        Benefit::Action(_) => (Good::Actions, 1),
        Benefit::Build(_) => (Good::Builds, 1),
        Benefit::Ready(n) => (Good::Ready, n),
        Benefit::Recall => (Good::Recall, 1),
        Benefit::Nothing
        | Benefit::Discount(_)
        | Benefit::EconomyToken
        | Benefit::TurnOrder
        | Benefit::Text(_)
        | Benefit::Joined(_) => return None,
    })
}
