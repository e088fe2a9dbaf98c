//! What the features of Inventions mean to people. The words are in `text/LANGUAGE/reasons.ftl`.

use bots::Meaning;
use table::text::Language;

use super::features::{BUILT, CHAIN, EPOCH, ERA, PLACE, Single, TOKEN, WAITING};

pub fn words(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../text/en/reasons.ftl"),
        Language::German => include_str!("../text/de/reasons.ftl"),
    }
}

pub fn meaning(feature: usize) -> Option<Meaning> {
    if let Some(single) = Single::ALL.get(feature) {
        return of_single(*single);
    }
    Some(Meaning::of(match feature {
        ERA..PLACE => "era",
        PLACE..EPOCH => "order",
        CHAIN..TOKEN => "chains",
        TOKEN..WAITING => "tokens",
        WAITING..BUILT => return Some(Meaning::of("waiting").only_gains()),
        BUILT.. => "built",
        // Pillars are placed by everybody.
        _ => return None,
    }))
}

fn of_single(single: Single) -> Option<Meaning> {
    let of = Meaning::of;
    Some(match single {
        Single::Ip => of("ip").counted(|value| value * 20.0),
        Single::Influence
        | Single::InfluenceToBuild
        | Single::AnyChain
        | Single::SecondChain
        | Single::ThirdChain
        | Single::TrackIp
        | Single::Adjustment => of("influence"),
        Single::EconomyTokens | Single::EconomyUses => of("economy"),
        Single::TurnOrder => of("order"),
        Single::Sages => of("sages").counted(|value| value * 2.0),
        Single::Diplomats => of("diplomats").counted(|value| value * 3.0),
        Single::TokensPlaced => of("tokens").counted(|value| value * 4.0),
        Single::TokensFaceUp => of("tokens"),
        Single::Traders | Single::Artisans | Single::Thinkers => of("specialists").counted(|value| value * 3.0),
        Single::KindsOfOne | Single::KindsOfTwo | Single::KindsOfThree => of("specialists"),
        Single::Scholars => of("scholars").counted(|value| value * 3.0),
        Single::AnyScholar => of("scholars"),
        Single::OnMap => of("map").counted(|value| value * 6.0),
        Single::RegionsEntered | Single::LargestGroup => of("map"),
        Single::Majorities => of("majorities").counted(|value| value * 3.0),
        Single::TokenChance | Single::TokenChances => of("token-near"),
        Single::SagesNear | Single::KnowledgeIp => of("sage-near"),
        Single::PresentedUnknown | Single::PresentedKnown | Single::PresentedInvention => of("presented").only_gains(),
        Single::Inventor | Single::InventorEra | Single::Innovator | Single::Beside => {
            of("own-inventions").only_gains()
        }
        Single::CanShare | Single::ShareAlone | Single::ShareWealth => of("share"),
        Single::CanInvent | Single::CanInventEra => of("invent"),
        Single::CanInnovate => of("innovate"),
        Single::Hand => of("ideas").counted(|value| value * 2.0),
        Single::HandEra | Single::HandKnown | Single::HandStaffed => of("hand"),
        Single::Inventions => of("inventions").counted(|value| value * 5.0),
        Single::EconomyInventions | Single::CultureInventions | Single::TechnologyInventions => of("inventions"),
        Single::EconomyAspirations
        | Single::CultureAspirations
        | Single::TechnologyAspirations
        | Single::WildAspirations => of("aspirations").counted(|value| value),
        Single::CanBuild => of("build"),
        Single::Built => of("built").counted(|value| value * 6.0),
        Single::WealthIp => of("wealth").counted(|value| value * 20.0),
        Single::LastingGoals | Single::PassingGoals => of("goals").counted(|value| value * 20.0),
        Single::ThirdGoal => of("goals"),
        // What is used up, whoever cannot work, and whose turn it is.
        _ => return None,
    })
}
