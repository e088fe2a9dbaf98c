//! What a viewer may know: everything but the private goals of others and the order of what is still to come.

use serde::Serialize;
use table::{Seat, Viewer};

use crate::state::{Chain, Color, Inventions, OpenChain, Phase, RegionDisplay};
use crate::words::{
    Action, Aspiration, Card, EraSpace, Goal, Hex, KnowledgeTile, Letter, Milestone, Region, SpecialistTile, Tile,
    Token, Type, Who,
};

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct View {
    /// The component set, by its name in the options.
    pub components: String,
    pub phase: Phase,
    /// Chronos' place on the era track: era 1 to 6, round 1 to 3.
    pub era: u8,
    pub round: u8,
    pub order: Vec<Who>,
    /// Whose turn it is, if it is somebody's.
    pub turn: Option<Who>,
    /// The turn being played, if a seat plays one.
    pub now: Option<TurnView>,
    pub regions: Vec<RegionView>,
    /// Common Knowledge, top to bottom.
    pub common: Vec<MilestoneView>,
    pub private: Vec<PrivateView>,
    /// Left to right.
    pub eureka: Vec<Milestone>,
    pub discard: Vec<Milestone>,
    /// Idea display from the stack outwards; the last is the rightmost.
    pub ideas: Vec<Card>,
    /// The open top card of the stack, and how many cards lie in it.
    pub top: Option<Card>,
    pub stack: usize,
    /// Progress tiles left.
    pub stock: Vec<StockView>,
    pub chronos: Option<ChronosView>,
    pub players: Vec<PlayerView>,
    pub winners: Option<Vec<Seat>>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct TurnView {
    /// Chain tokens left.
    pub tokens: u8,
    /// Actions in the order in which they began.
    pub performed: Vec<Action>,
    /// Chains still open, those of the latest action last, each with the place of its action among those performed.
    pub open: Vec<OpenView>,
    pub technology_used: bool,
    /// Ideas presented, to be replaced at the end of step 2.
    pub presented: u8,
    /// Step 4: tiles built, once its influence is paid.
    pub built: Option<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct OpenView {
    pub action: u8,
    pub chain: Chain,
    /// What it could bring, each benefit once; nothing without a chain token left.
    pub opens: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct RegionView {
    pub region: Region,
    pub card: Option<Card>,
    pub invented: bool,
    pub presenter: Option<PresenterView>,
    pub inventor: Option<Who>,
    pub innovator: Option<Who>,
    pub specialist: SpecialistTile,
    pub knowledge: KnowledgeTile,
    /// The Knowledge tile shows its IP side.
    pub ip_side: bool,
    pub sage: bool,
    pub letter: Letter,
    pub wealth: u8,
    /// Influence tokens, leftmost first; of one that lies face down only the owner shows.
    pub tokens: Vec<TokenView>,
    /// Citizens on the map.
    pub citizens: Vec<CitizensView>,
    /// The type of citizens who come home from here: of the card, else of the rightmost idea; none if the player
    /// chooses.
    pub kind: Option<Type>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct PresenterView {
    pub who: Who,
    pub citizens: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct TokenView {
    pub who: Who,
    pub token: Option<Token>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct CitizensView {
    pub who: Who,
    pub citizens: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct MilestoneView {
    pub milestone: Milestone,
    pub diplomats: Vec<Who>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct PrivateView {
    pub who: Who,
    pub milestone: Milestone,
    pub diplomats: Vec<Who>,
    /// The era marker's space.
    pub space: Option<EraSpace>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct StockView {
    pub kind: Type,
    pub number: u8,
    pub left: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ChronosView {
    pub region: Region,
    pub supply: u8,
    pub tiles: Vec<Tile>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct PlayerView {
    pub ip: u16,
    pub influence: u8,
    pub era: u8,
    pub supply: u8,
    pub scholars: u8,
    /// Economy, culture, technology.
    pub home: [u8; 3],
    pub exhausted: [u8; 3],
    pub sages: u8,
    pub hand: Vec<Card>,
    pub inventions: Vec<Card>,
    /// Influence tokens on the society board.
    pub tokens: Vec<Token>,
    /// Economy tokens that are ready.
    pub economy: u8,
    pub display: Vec<Tile>,
    /// Aspirations in the tiles display.
    pub aspirations: Vec<Aspiration>,
    pub map: Vec<BuiltView>,
    pub epoch: Option<Action>,
    pub seasons: Vec<Action>,
    /// What influence and Wealth tiles would score at the end as things stand.
    pub influence_ip: u8,
    pub wealth_ip: u16,
    /// Private goals with what each would score as things stand; nothing where they are secret.
    pub goals: Option<Vec<GoalView>>,
    /// What those of them score together that count.
    pub goals_ip: Option<u16>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct BuiltView {
    pub hex: Hex,
    pub tile: Tile,
    /// A Technology tile that was used.
    pub face_down: bool,
    /// An Economy tile that holds a token.
    pub used: bool,
    /// What a Wealth tile would score as things stand.
    pub ip: Option<u16>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct GoalView {
    pub goal: Goal,
    pub ip: u16,
}

impl Inventions {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let playing = !matches!(self.phase, Phase::EraChange | Phase::Scoring | Phase::Over);
        View {
            components: self.set.id.clone(),
            phase: self.phase,
            era: self.era,
            round: self.round,
            order: self.order.iter().map(|&color| self.who(color)).collect(),
            turn: playing.then(|| self.who(self.current())),
            now: self.turn_of().filter(|_| self.phase != Phase::Begin).map(|seat| self.turn_view(seat)),
            regions: Region::ALL.map(|region| self.region_view(region)).to_vec(),
            common: self.common.map(|milestone| self.milestone_view(milestone)).to_vec(),
            private: Color::all().map(|color| self.private_view(color)).collect(),
            eureka: self.eureka.to_vec(),
            discard: Milestone::ALL.into_iter().filter(|&milestone| self.in_discard(milestone)).collect(),
            ideas: self.ideas.to_vec(),
            top: self.stack.last().copied(),
            stack: self.stack.len(),
            stock: Type::ALL
                .into_iter()
                .flat_map(|kind| (1..=7).map(move |number| (kind, number)))
                .map(|(kind, number)| StockView { kind, number, left: self.stock[kind][number as usize - 1] })
                .collect(),
            chronos: self.has_chronos().then(|| self.chronos_view()),
            players: self.everyone().map(|seat| self.player_view(seat, viewer)).collect(),
            winners: self.winners.map(|winners| winners.iter().collect()),
        }
    }

    fn turn_view(&self, seat: Seat) -> TurnView {
        let now = &self.now;
        TurnView {
            tokens: now.tokens,
            performed: now.performed.to_vec(),
            open: now.open.iter().map(|open| self.open_view(seat, open)).collect(),
            technology_used: now.technology_used,
            presented: now.presented,
            built: now.built,
        }
    }

    fn open_view(&self, seat: Seat, open: &OpenChain) -> OpenView {
        let mut benefits = Vec::new();
        if self.now.tokens > 0 {
            self.chain_benefits(seat, open.chain, &mut benefits);
        }
        let opens = benefits.iter().map(|benefit| self.facts().written(*benefit)).collect();
        OpenView { action: open.action, chain: open.chain, opens }
    }

    fn region_view(&self, region: Region) -> RegionView {
        let RegionDisplay { card, invented, presenter, inventor, innovator, specialist, knowledge, .. } =
            *self.region(region);
        let display = self.region(region);
        let citizens = Color::all()
            .map(|color| CitizensView { who: self.who(color), citizens: display.citizens[color] })
            .filter(|view| view.citizens > 0);
        RegionView {
            region,
            card,
            invented,
            presenter: presenter.map(|(color, citizens)| PresenterView { who: self.who(color), citizens }),
            inventor: inventor.map(|color| self.who(color)),
            innovator: innovator.map(|color| self.who(color)),
            specialist,
            knowledge,
            ip_side: display.ip_side,
            sage: display.sage,
            letter: display.letter,
            wealth: display.wealth,
            tokens: (display.tokens.iter())
                .map(|placed| TokenView { who: self.who(placed.color), token: placed.face_up.then_some(placed.token) })
                .collect(),
            citizens: citizens.collect(),
            kind: self.home_type(region),
        }
    }

    fn diplomats_view(&self, milestone: Milestone) -> Vec<Who> {
        let colors = Color::all().filter(|color| self.has_diplomat(milestone, *color));
        colors.map(|color| self.who(color)).collect()
    }

    fn milestone_view(&self, milestone: Milestone) -> MilestoneView {
        MilestoneView { milestone, diplomats: self.diplomats_view(milestone) }
    }

    fn private_view(&self, color: Color) -> PrivateView {
        let milestone = self.private[color];
        let space = self.player(color).space;
        PrivateView { who: self.who(color), milestone, diplomats: self.diplomats_view(milestone), space }
    }

    fn chronos_view(&self) -> ChronosView {
        let tiles = Type::ALL.into_iter().flat_map(|kind| (1..=7).map(move |number| Tile::Progress(kind, number)));
        ChronosView {
            region: self.chronos.region,
            supply: self.player(Color::CHRONOS).supply,
            tiles: tiles.filter(|tile| self.chronos.tiles.has(*tile)).collect(),
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        let built = |&(hex, tile): &(Hex, Tile)| BuiltView {
            hex,
            tile,
            face_down: matches!(tile, Tile::Progress(Type::Technology, number) if player.flipped & (1 << number) != 0),
            used: matches!(tile, Tile::Progress(Type::Economy, number) if player.used & (1 << number) != 0),
            ip: match tile {
                Tile::Wealth(letter) => Some(self.wealth_ip(seat, hex, letter)),
                Tile::Progress(..) => None,
            },
        };
        let map: Vec<BuiltView> = player.map.iter().map(built).collect();
        let open = viewer.is(seat) || self.phase == Phase::Over;
        let goals = || self.goals_of(seat).map(|goal| GoalView { goal, ip: self.goal_ip(seat, goal) }).to_vec();
        PlayerView {
            ip: player.ip,
            influence: player.influence,
            era: self.own_era(seat),
            supply: player.supply,
            scholars: player.scholars,
            home: player.home.into_array(),
            exhausted: player.exhausted.into_array(),
            sages: player.sages,
            hand: player.hand.to_vec(),
            inventions: player.inventions.iter().collect(),
            tokens: Token::ALL.into_iter().filter(|&token| player.has_token(token)).collect(),
            economy: player.economy,
            display: player.display.to_vec(),
            aspirations: (Aspiration::ALL.into_iter())
                .flat_map(|aspiration| std::iter::repeat_n(aspiration, player.aspirations[aspiration] as usize))
                .collect(),
            epoch: player.epoch,
            seasons: player.seasons.to_vec(),
            influence_ip: self.facts().influence[player.influence as usize].ip,
            wealth_ip: map.iter().filter_map(|built| built.ip).sum(),
            map,
            goals: open.then(goals),
            goals_ip: open.then(|| self.best_goals(seat).map(|goal| self.goal_ip(seat, goal)).iter().sum()),
        }
    }
}
