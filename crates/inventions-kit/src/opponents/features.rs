//! What is measured of a seat's position in Inventions.

use inventions::words::{Action, Card, Region, Tile, Token, Type};
use inventions::{Ask, Color, Inventions, Phase, Player, Question, RegionDisplay};
use table::{EnumMap, EnumSet, Outcome, Seat, named_enum};

use bots::{Features, Meaning, Shares, chances};

use super::reasons::meaning;
use super::tiles;

/// A lead of this many IP counts as e times as much.
const SPREAD: f32 = 24.0;

named_enum! {
    /// Single numbers; the groups of indicators follow.
    Single {
        Ip = "ip",
        Influence = "influence",
        InfluenceToBuild = "influence that building can cost",
        SecondChain = "a second chain token",
        ThirdChain = "a third chain token",
        AnyChain = "a chain token",
        TrackIp = "ip of the influence track",
        Adjustment = "influence at the era change",
        EconomyTokens = "economy tokens",
        EconomyUses = "economy tiles that can be used",
        EconomyUsed = "economy tiles used",
        TurnOrder = "turn-order space",
        Sages = "sages",
        Diplomats = "diplomats",
        TokensPlaced = "influence tokens placed",
        TokensFaceUp = "influence tokens face up",
        TokensLeft = "influence tokens left",
        Traders = "traders",
        Artisans = "artisans",
        Thinkers = "thinkers",
        KindsOfOne = "types with a specialist",
        KindsOfTwo = "types with two specialists",
        KindsOfThree = "types with three specialists",
        Scholars = "scholars",
        AnyScholar = "a scholar",
        Room = "room in the academy",
        Exhausted = "exhausted",
        ExhaustedLong = "rounds that exhausted ones wait",
        Supply = "supply",
        OnMap = "citizens on the map",
        RegionsEntered = "regions with citizens",
        Majorities = "majorities",
        LargestGroup = "citizens in the region with most",
        TokenChance = "best ip for an influence token",
        TokenChances = "regions open for an influence token",
        SagesNear = "sages in reach",
        KnowledgeIp = "ip of knowledge tiles in reach",
        PresentedUnknown = "ip of presented ideas not accessible",
        PresentedKnown = "ip of presented ideas accessible",
        PresentedInvention = "ip of presented inventions",
        Beside = "citizens beside cards",
        Inventor = "inventions not yet shared",
        InventorEra = "eras of inventions not yet shared",
        Innovator = "innovations not yet shared",
        CanShare = "inventions that can be shared",
        ShareAlone = "inventions that no other player can share",
        ShareWealth = "a wealth tile for sharing",
        CanInvent = "ideas that can be invented",
        CanInventEra = "latest era that can be invented",
        CanInnovate = "inventions that can be innovated on",
        Hand = "ideas",
        HandEra = "eras of ideas",
        HandKnown = "ideas accessible",
        HandOld = "ideas outdated after this era",
        HandStaffed = "ideas that can be presented",
        Inventions = "inventions",
        EconomyInventions = "economy inventions",
        CultureInventions = "culture inventions",
        TechnologyInventions = "technology inventions",
        EconomyAspirations = "economy aspirations",
        CultureAspirations = "culture aspirations",
        TechnologyAspirations = "technology aspirations",
        WildAspirations = "wild aspirations",
        CanBuild = "influence to build",
        Built = "tiles on the map",
        Flipped = "technology face down",
        WealthIp = "ip of wealth tiles",
        LastingGoals = "ip of goals that cannot be lost",
        PassingGoals = "ip of goals that can be lost",
        ThirdGoal = "ip of the third goal",
        TurnAhead = "turn ahead",
    }
}

const PLACES: usize = 4;

/// Where the groups of indicators begin.
pub(super) const ERA: usize = Single::ALL.len();
pub(super) const PLACE: usize = ERA + 5;
pub(super) const EPOCH: usize = PLACE + PLACES;
const SEASON: usize = EPOCH + Action::ALL.len();
pub(super) const CHAIN: usize = SEASON + Action::ALL.len();
pub(super) const TOKEN: usize = CHAIN + Action::ALL.len();
pub(super) const WAITING: usize = TOKEN + Token::ALL.len();
const LYING: usize = WAITING + 4;
pub(super) const BUILT: usize = LYING + tiles::COUNT;
const COUNT: usize = BUILT + tiles::COUNT;

pub struct InventionsFeatures;

impl Features<Inventions> for InventionsFeatures {
    /// A game has only 26 turns.
    const SAMPLE_ONE_IN: usize = 1;

    fn names() -> Vec<String> {
        let numbered = |what: &str, from: usize, count: usize| {
            (from..from + count).map(|number| format!("{what} {number}")).collect::<Vec<_>>()
        };
        let actions = |what: &str| Action::ALL.map(|action| format!("{what} {action}")).to_vec();
        let mut names: Vec<String> = Single::ALL.map(|single| single.to_string()).to_vec();
        names.extend(numbered("era", 2, 5));
        names.extend(numbered("place in turn order", 1, PLACES));
        names.extend(actions("epoch pillar on"));
        names.extend(actions("season pillar on"));
        names.extend(actions("an invention chains"));
        names.extend(Token::ALL.map(|token| format!("face up: token {token}")));
        names.extend(numbered("tiles in the display:", 1, 4));
        names.extend(tiles::names("lying:"));
        names.extend(tiles::names("built:"));
        assert_eq!(names.len(), COUNT);
        names
    }

    type Overview = ();

    fn overview(_: &Inventions) {}

    fn measure(game: &Inventions, _: &(), seat: Seat, mut note: impl FnMut(usize, f32)) {
        let look = Look { game, seat, me: seat.into(), player: game.player(seat) };
        look.society(&mut note);
        look.citizens(&mut note);
        look.map(&mut note);
        look.displays(&mut note);
        look.ideas(&mut note);
        look.tiles(&mut note);
        look.goals(&mut note);
        look.turn(&mut note);
    }

    /// Thirteen rounds.
    fn progress(game: &Inventions, _: &()) -> f32 {
        let played = match game.era() {
            1 => 0,
            era => 1 + 3 * (era - 2) + game.round() - 1,
        };
        f32::from(played) / 13.0
    }

    fn settled(question: &Question) -> bool {
        matches!(question.ask, Ask::Main | Ask::Rest | Ask::Claim)
    }

    fn meaning(feature: usize) -> Option<Meaning> {
        meaning(feature)
    }

    /// The lead alone: it tells more about a game than who won, and whoever leads by much wins.
    fn result(outcome: &Outcome) -> Shares {
        chances(outcome.points.len(), |seat| outcome.points[seat.index()] as f32 / SPREAD)
    }
}

struct Look<'a> {
    game: &'a Inventions,
    seat: Seat,
    me: Color,
    player: &'a Player,
}

impl Look<'_> {
    fn society(&self, note: &mut impl FnMut(usize, f32)) {
        let (game, player) = (self.game, self.player);
        note(ERA + game.own_era(self.seat) as usize - 2, 1.0);
        for placed in Region::ALL.iter().flat_map(|region| &game.region(*region).tokens) {
            if placed.color == self.me && placed.face_up {
                note(TOKEN + placed.token.index(), 1.0);
            }
        }
        let mut single = singles(note);
        let (tokens, face_up) = game.tokens_of(self.me);
        let actions = Token::ALL.into_iter().filter(|token| token.action().is_some());
        let space = &game.facts().influence[player.influence as usize];
        let chains = |least: u8| f32::from(u8::from(space.chain_tokens >= least));
        single(Single::Ip, f32::from(player.ip) / 20.0);
        single(Single::Influence, f32::from(player.influence) / 5.0);
        single(Single::InfluenceToBuild, f32::from(player.influence.min(3)) / 3.0);
        single(Single::AnyChain, chains(1));
        single(Single::SecondChain, chains(2));
        single(Single::ThirdChain, chains(3));
        single(Single::TrackIp, f32::from(space.ip) / 20.0);
        single(Single::Adjustment, f32::from(space.adjustment) / 2.0);
        single(Single::EconomyTokens, f32::from(player.economy) / 3.0);
        single(Single::EconomyUsed, player.used.count_ones() as f32 / 3.0);
        let order = player.space.is_some_and(|space| game.facts().changes_turn_order(space));
        single(Single::TurnOrder, f32::from(u8::from(order)));
        single(Single::Sages, f32::from(player.sages) / 2.0);
        single(Single::Diplomats, f32::from(game.diplomats_of(self.seat)) / 3.0);
        single(Single::TokensPlaced, f32::from(tokens) / 4.0);
        single(Single::TokensFaceUp, f32::from(face_up) / 4.0);
        single(Single::TokensLeft, actions.filter(|token| player.has_token(*token)).count() as f32 / 4.0);
    }

    fn citizens(&self, note: &mut impl FnMut(usize, f32)) {
        let player = self.player;
        let mut single = singles(note);
        let kinds = |least: u8| player.home.values().filter(|specialists| **specialists >= least).count() as f32 / 3.0;
        let exhausted = f32::from(player.exhausted.values().sum::<u8>());
        let of_kind = [Single::Traders, Single::Artisans, Single::Thinkers];
        of_kind.into_iter().zip(player.home.into_array()).for_each(|(kind, n)| single(kind, f32::from(n) / 3.0));
        single(Single::KindsOfOne, kinds(1));
        single(Single::KindsOfTwo, kinds(2));
        single(Single::KindsOfThree, kinds(3));
        single(Single::Scholars, f32::from(player.scholars) / 3.0);
        single(Single::AnyScholar, f32::from(player.scholars.min(1)));
        single(Single::Room, f32::from(self.game.own_era(self.seat).saturating_sub(player.scholars)) / 3.0);
        single(Single::Exhausted, exhausted / 4.0);
        single(Single::ExhaustedLong, exhausted * f32::from(self.rounds_of_era()) / 10.0);
        single(Single::Supply, f32::from(player.supply) / 15.0);
    }

    /// Rounds of this era still to be finished.
    fn rounds_of_era(&self) -> u8 {
        if self.game.era() == 1 { 1 } else { 4 - self.game.round() }
    }

    /// Citizens in the regions, and what they can do there.
    fn map(&self, note: &mut impl FnMut(usize, f32)) {
        let (game, player, facts) = (self.game, self.player, self.game.facts());
        let mut single = singles(note);
        let (mut all, mut entered, mut majorities, mut largest) = (0, 0, 0, 0);
        let (mut chance, mut chances, mut near, mut knowledge) = (0, 0, 0, 0);
        let mut sages = EnumSet::NONE;
        for region in Region::ALL {
            let display = game.region(region);
            let citizens = display.citizens[self.seat.into()];
            if display.ip_side {
                knowledge += facts.knowledge_tile(display.knowledge).1;
            }
            if citizens == 0 {
                continue;
            }
            all += citizens;
            entered += 1;
            largest = largest.max(citizens);
            Region::ALL.into_iter().filter(|to| facts.connected(region, *to)).for_each(|to| sages.insert(to));
            if game.has_majority(self.me, region) {
                majorities += 1;
                let spaces = facts.influence_spaces(region);
                let placed = display.tokens.iter().any(|placed| placed.color == self.me);
                let affordable = |token: &Token| {
                    token.action().is_some() && player.has_token(*token) && facts.token_citizens(*token) <= citizens
                };
                if display.tokens.len() < spaces.len() && !placed && Token::ALL.iter().any(affordable) {
                    chance = chance.max(spaces[display.tokens.len()]);
                    chances += 1;
                }
            }
        }
        let mut ip_near = false;
        for region in sages.iter().filter(|region| game.region(*region).sage) {
            near += 1;
            ip_near |= game.region(region).ip_side;
        }
        single(Single::OnMap, f32::from(all) / 6.0);
        single(Single::RegionsEntered, f32::from(entered as u8) / 4.0);
        single(Single::Majorities, f32::from(majorities as u8) / 3.0);
        single(Single::LargestGroup, f32::from(largest) / 4.0);
        single(Single::TokenChance, f32::from(chance) / 6.0);
        single(Single::TokenChances, f32::from(chances as u8) / 2.0);
        single(Single::SagesNear, f32::from(near as u8) / 4.0);
        single(Single::KnowledgeIp, if ip_near { f32::from(knowledge) / 6.0 } else { 0.0 });
    }

    /// Cards on their way: presented, invented, innovated on.
    fn displays(&self, note: &mut impl FnMut(usize, f32)) {
        let mut sums = Sums::default();
        for region in Region::ALL {
            let display = self.game.region(region);
            if let Some(card) = display.card {
                self.display(display, card, &mut sums);
            }
        }
        let mut single = singles(note);
        single(Single::PresentedUnknown, sums.unknown / 10.0);
        single(Single::PresentedKnown, sums.known / 10.0);
        single(Single::PresentedInvention, sums.invention / 10.0);
        single(Single::Beside, sums.beside / 4.0);
        single(Single::Inventor, sums.inventor / 2.0);
        single(Single::InventorEra, sums.inventor_era / 6.0);
        single(Single::Innovator, sums.innovator / 2.0);
        single(Single::CanShare, sums.share / 2.0);
        single(Single::ShareAlone, sums.alone / 2.0);
        single(Single::ShareWealth, sums.wealth);
        single(Single::CanInvent, sums.invent / 2.0);
        single(Single::CanInventEra, sums.invent_era / 5.0);
        single(Single::CanInnovate, sums.innovate / 2.0);
    }

    fn display(&self, display: &RegionDisplay, card: Card, sums: &mut Sums) {
        let (player, me) = (self.player, Some(self.me));
        let era = f32::from(card.era());
        let presenters = display.presenter.filter(|(who, _)| *who == self.me).map_or(0, |(_, citizens)| citizens);
        let presented = f32::from(presenters) * era;
        let (inventor, innovator) = (display.inventor == me, display.innovator == me);
        let beside = f32::from(presenters + u8::from(inventor) + u8::from(innovator));
        let kind = self.game.facts().card(card).kind;
        sums.beside += beside;
        if !display.invented {
            let known = self.has_access(card);
            *if known { &mut sums.known } else { &mut sums.unknown } += presented;
            if known && display.presenter.is_some() && self.can_pay(card) {
                sums.invent += 1.0;
                sums.invent_era = sums.invent_era.max(era);
            }
            return;
        }
        sums.invention += presented;
        if inventor {
            sums.inventor += 1.0;
            sums.inventor_era += era;
        }
        if innovator {
            sums.innovator += 1.0;
        }
        if beside > 0.0 {
            sums.share += 1.0;
            let others = [display.presenter.map(|(who, _)| who), display.inventor, display.innovator];
            let other = |color: &Option<Color>| color.is_some_and(|color| color != self.me && self.is_player(color));
            sums.alone += f32::from(u8::from(!others.iter().any(other)));
            let tile = Tile::Wealth(display.letter);
            if display.wealth > 0 && player.display.len() < 4 && !player.owns(tile) {
                sums.wealth = 1.0;
            }
        }
        if display.innovator.is_none() && !inventor && player.workers(kind) > 0 {
            sums.innovate += 1.0;
        }
    }

    fn is_player(&self, color: Color) -> bool {
        color.index() < self.game.seats()
    }

    fn has_access(&self, card: Card) -> bool {
        card.milestone().is_some_and(|milestone| self.game.has_access(self.seat, milestone))
    }

    /// Whether there are workers to invent it.
    fn can_pay(&self, card: Card) -> bool {
        let facts = self.game.facts().card(card);
        let mut workers = facts.exhaust;
        workers[facts.kind] += 1;
        let missing = workers.iter().map(|(kind, needed)| needed.saturating_sub(self.player.home[kind]));
        missing.sum::<u8>() <= self.player.scholars
    }

    /// Ideas in hand, and the player's inventions.
    fn ideas(&self, note: &mut impl FnMut(usize, f32)) {
        let (game, player, facts) = (self.game, self.player, self.game.facts());
        let (mut eras, mut known, mut old, mut staffed) = (0, 0, 0, 0);
        for &card in &player.hand {
            eras += card.era();
            known += u8::from(self.has_access(card));
            old += u8::from(card.era() <= game.era());
            staffed += u8::from(player.workers(facts.card(card).kind) >= 2);
        }
        let mut chains = EnumSet::NONE;
        let mut kinds: EnumMap<Type, u8> = EnumMap::default();
        for card in player.inventions.iter() {
            let card = facts.card(card);
            kinds[card.kind] += 1;
            chains.insert(card.chain);
        }
        chains.iter().for_each(|action| note(CHAIN + action.index(), 1.0));
        let mut single = singles(note);
        single(Single::Hand, player.hand.len() as f32 / 2.0);
        single(Single::HandEra, f32::from(eras) / 8.0);
        single(Single::HandKnown, f32::from(known) / 2.0);
        single(Single::HandOld, f32::from(old) / 2.0);
        single(Single::HandStaffed, f32::from(staffed) / 2.0);
        single(Single::Inventions, player.inventions.len() as f32 / 5.0);
        let of_kind = [Single::EconomyInventions, Single::CultureInventions, Single::TechnologyInventions];
        of_kind.into_iter().zip(kinds.into_values()).for_each(|(kind, count)| single(kind, f32::from(count) / 2.0));
    }

    fn tiles(&self, note: &mut impl FnMut(usize, f32)) {
        let (game, player) = (self.game, self.player);
        let lying = player.display.len();
        let (mut wealth, mut uses) = (0, 0);
        player.display.iter().for_each(|tile| tiles::note(game.facts(), *tile, LYING, note));
        for &(hex, tile) in &player.map {
            match tile {
                Tile::Progress(Type::Technology, number) if player.flipped & (1 << number) != 0 => continue,
                Tile::Progress(Type::Economy, number) if player.used & (1 << number) == 0 => uses += 1,
                Tile::Progress(..) => {}
                Tile::Wealth(letter) => wealth += game.wealth_ip(self.seat, hex, letter),
            }
            tiles::note(game.facts(), tile, BUILT, note);
        }
        if lying > 0 {
            note(WAITING + lying - 1, 1.0);
        }
        let mut single = singles(note);
        let aspirations = [
            Single::EconomyAspirations,
            Single::CultureAspirations,
            Single::TechnologyAspirations,
            Single::WildAspirations,
        ];
        aspirations
            .into_iter()
            .zip(player.aspirations.into_array())
            .for_each(|(kind, count)| single(kind, f32::from(count)));
        let affordable = lying > 0 && player.influence as usize + lying >= 4;
        single(Single::CanBuild, f32::from(u8::from(affordable)));
        single(Single::Built, player.map.len() as f32 / 6.0);
        single(Single::Flipped, player.flipped.count_ones() as f32 / 3.0);
        single(Single::WealthIp, f32::from(wealth) / 20.0);
        single(Single::EconomyUses, f32::from(player.economy.min(uses)) / 2.0);
    }

    /// As they stand: the best two, by whether what they score can be lost again, and the third.
    fn goals(&self, note: &mut impl FnMut(usize, f32)) {
        let (game, seat) = (self.game, self.seat);
        let mut goals = game.goals_of(seat).map(|goal| (game.goal_ip(seat, goal), goal));
        goals.sort_unstable();
        let [third, best @ ..] = goals;
        let (mut lasting, mut passing) = (0, 0);
        for (ip, goal) in best {
            *if game.facts().goal(goal).lasts() { &mut lasting } else { &mut passing } += ip;
        }
        let mut single = singles(note);
        single(Single::LastingGoals, f32::from(lasting) / 20.0);
        single(Single::PassingGoals, f32::from(passing) / 20.0);
        single(Single::ThirdGoal, f32::from(third.0) / 20.0);
    }

    /// Turn order, pillars, and what is left of this round: without it, whoever has just had a turn would seem to be
    /// ahead.
    fn turn(&self, note: &mut impl FnMut(usize, f32)) {
        let (game, player) = (self.game, self.player);
        note(PLACE + game.place_in_order(self.seat) as usize, 1.0);
        player.epoch.iter().for_each(|action| note(EPOCH + action.index(), 1.0));
        player.seasons.iter().for_each(|action| note(SEASON + action.index(), 1.0));
        let mut single = singles(note);
        let begun = game.turn_of() == Some(self.seat) && !matches!(game.phase(), Phase::Begin | Phase::Main);
        if game.phase() == Phase::StoneAge || game.has_turn_ahead(self.seat) && !begun {
            single(Single::TurnAhead, 1.0);
        }
    }
}

/// The sums over the cards in the regions' displays.
#[derive(Default)]
struct Sums {
    unknown: f32,
    known: f32,
    invention: f32,
    beside: f32,
    inventor: f32,
    inventor_era: f32,
    innovator: f32,
    share: f32,
    alone: f32,
    wealth: f32,
    invent: f32,
    invent_era: f32,
    innovate: f32,
}

/// Notes a single feature unless it is zero.
fn singles(note: &mut impl FnMut(usize, f32)) -> impl FnMut(Single, f32) {
    move |single, value| {
        if value != 0.0 {
            note(single.index(), value);
        }
    }
}
