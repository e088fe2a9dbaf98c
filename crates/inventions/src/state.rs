//! The state: flat and small, so that a copy is one memcpy. What follows from it (access, majorities, prices) is
//! computed.

use serde::{Deserialize, Serialize};
use table::enum_map::{Enum, EnumArray};
use table::{EnumMap, EnumSet, Seat, Seats};

use crate::components::{ComponentSet, Components};
use crate::words::{
    Action, Aspiration, Card, Cards, EraSpace, Goal, Hex, KnowledgeTile, Letter, Milestone, NUMBERS, Region,
    SpecialistTile, Tile, Token, Type, Who,
};

/// A short list inside the state: plain data, so that the state is copied with one memcpy.
pub type List<T, const N: usize> = tinyvec::ArrayVec<[T; N]>;

/// Colours in the box.
pub const COLORS: usize = 4;
pub const CITIZENS: u8 = 30;
/// Spaces of the tiles display, and aspiration tiles of a player.
pub const DISPLAY: usize = 4;
/// Season pillars of a player.
pub const SEASONS: usize = 2;
/// Cards beside the idea stack.
pub const IDEAS: usize = 3;
pub const MAX_INFLUENCE: u8 = 10;
/// Nobody has more ideas in hand.
pub(crate) const MAX_HAND: usize = 8;
/// No turn has more actions; it only guards against a component file whose benefits go in circles. Each opens two
/// chains at most.
pub(crate) const MAX_ACTIONS: usize = 20;
const MAX_OPEN_CHAINS: usize = 2 * MAX_ACTIONS;

#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Inventions {
    pub(crate) set: ComponentSet,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    /// Chronos' place on the era track: the era, and the round in it.
    pub(crate) era: u8,
    pub(crate) round: u8,
    /// Turn order; Chronos has a place in it in a game of two.
    pub(crate) order: List<Color, COLORS>,
    /// Whose turn it is: a place in the order.
    pub(crate) turn: u8,
    pub(crate) now: TurnState,
    pub(crate) players: EnumMap<Color, Player>,
    pub(crate) regions: EnumMap<Region, RegionDisplay>,
    /// Common Knowledge, top to bottom.
    pub(crate) common: [Milestone; 4],
    pub(crate) private: EnumMap<Color, Milestone>,
    pub(crate) eureka: List<Milestone, 4>,
    /// Decks D, E and F one after the other, in the order in which they will be laid out.
    pub(crate) decks: [Milestone; 10],
    pub(crate) discard: EnumSet<Milestone>,
    /// Whose citizens stand on each milestone.
    pub(crate) diplomats: EnumMap<Milestone, EnumSet<Color>>,
    /// From the stack outwards; the last is the rightmost.
    pub(crate) ideas: List<Card, IDEAS>,
    /// The top card is the last.
    pub(crate) stack: List<Card, 30>,
    /// Progress tiles left, by type and number.
    pub(crate) stock: EnumMap<Type, [u8; NUMBERS as usize]>,
    /// Private goals by deck: a seat's own is at its place, the others were not dealt.
    pub(crate) goals: [[Goal; Goal::IN_DECK]; Goal::DECKS],
    pub(crate) chronos: Chronos,
    pub(crate) winners: Option<Seats>,
}

const _: () = assert!(size_of::<Inventions>() <= 2048, "the state must stay small");

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    StoneAge,
    /// Chain tokens are prepared, or Chronos acts.
    Begin,
    /// Step 2: the main action.
    Main,
    /// Step 2: chain actions.
    Chain,
    /// The end of step 2: new ideas for presented ones, and surplus aspirations.
    Ideas,
    Surplus,
    /// Step 3.
    Aspirations,
    /// Step 4.
    Build,
    EraChange,
    Scoring,
    Over,
}

/// What holds for the turn being played.
#[derive(Copy, Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct TurnState {
    /// Chain tokens left.
    pub tokens: u8,
    /// Actions performed so far, in the order in which they began.
    pub performed: List<Action, MAX_ACTIONS>,
    /// Chain actions that are open, those of the latest action last.
    pub open: List<OpenChain, MAX_OPEN_CHAINS>,
    /// Ideas presented, each to be replaced.
    pub presented: u8,
    pub technology_used: bool,
    /// Inventions chained by Call Specialists.
    pub chained: Cards,
    /// Step 4: tiles built, once its influence is paid.
    pub built: Option<u8>,
}

/// A chain that an action has opened: the action's place among those performed, so that what one action opened belongs
/// together.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OpenChain {
    pub action: u8,
    pub chain: Chain,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Chain {
    /// Call Specialists: the action of an own invention.
    #[default]
    Inventions,
    /// Innovate: the action of this card.
    Card(Card),
    /// Gain Influence: the action of a face-up token.
    Tokens,
    /// Travel: the Knowledge tile of the region entered.
    Knowledge(Region),
    /// A Technology tile that pairs this action with another.
    Technology(Action),
}

/// A colour of the box: seats first, then Chronos in a game of two, then those nobody plays.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Color(pub(crate) u8);

impl Color {
    pub(crate) const CHRONOS: Color = Color(2);

    pub fn all() -> impl Iterator<Item = Color> + Clone {
        (0..COLORS as u8).map(Color)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Seat> for Color {
    #[inline]
    fn from(seat: Seat) -> Self {
        Color(seat.index() as u8)
    }
}

impl Enum for Color {
    const LENGTH: usize = COLORS;

    #[inline]
    fn from_usize(index: usize) -> Self {
        Color(index as u8)
    }

    #[inline]
    fn into_usize(self) -> usize {
        self.index()
    }
}

impl<V> EnumArray<V> for Color {
    type Array = [V; COLORS];
}

/// A player's society; of Chronos only the supply and the space on the era track count.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub ip: u16,
    pub influence: u8,
    pub supply: u8,
    pub scholars: u8,
    /// Specialists by type.
    pub home: EnumMap<Type, u8>,
    pub exhausted: EnumMap<Type, u8>,
    /// Sages in the academy.
    pub sages: u8,
    pub hand: List<Card, MAX_HAND>,
    pub inventions: Cards,
    /// Influence tokens on the society board; the +1 Influence token while it is aside.
    pub tokens: EnumSet<Token>,
    /// Economy tokens that are ready, and the Economy tiles that hold one: one bit per number.
    pub economy: u8,
    pub used: u8,
    /// In the tiles display. They become tiles in the same turn, those of the Stone
    /// Age in the first.
    pub aspirations: EnumMap<Aspiration, u8>,
    /// Real tiles in the tiles display.
    pub display: List<Tile, DISPLAY>,
    /// Tiles on the progress map, and the hexes they cover.
    pub map: List<(Hex, Tile), 28>,
    pub covered: u64,
    /// Every tile owned, in the display or on the map.
    pub owned: EnumSet<Tile>,
    /// Technology tiles that lie face down: one bit per number.
    pub flipped: u8,
    pub epoch: Option<Action>,
    pub seasons: List<Action, SEASONS>,
    /// The era marker's space, once it stands on one.
    pub space: Option<EraSpace>,
}

impl Player {
    pub(crate) fn new() -> Self {
        Player {
            ip: 0,
            influence: 1,
            supply: CITIZENS,
            scholars: 0,
            home: EnumMap::default(),
            exhausted: EnumMap::default(),
            sages: 0,
            hand: List::new(),
            inventions: Cards::NONE,
            tokens: EnumSet::all(),
            economy: 1,
            used: 0,
            aspirations: EnumMap::default(),
            display: List::new(),
            map: List::new(),
            covered: 0,
            owned: EnumSet::NONE,
            flipped: 0,
            epoch: None,
            seasons: List::new(),
            space: None,
        }
    }

    #[inline]
    pub fn owns(&self, tile: Tile) -> bool {
        self.owned.has(tile)
    }

    /// Whether the tile lies on the progress map.
    #[inline]
    pub fn has_built(&self, tile: Tile) -> bool {
        self.owns(tile) && !self.display.contains(&tile)
    }

    pub fn tile_at(&self, hex: Hex) -> Option<Tile> {
        self.map.iter().find(|(at, _)| *at == hex).map(|(_, tile)| *tile)
    }

    /// Specialists of the type and scholars: all who can do its work.
    #[inline]
    pub fn workers(&self, kind: Type) -> u8 {
        self.home[kind] + self.scholars
    }

    #[inline]
    pub fn has_token(&self, token: Token) -> bool {
        self.tokens.has(token)
    }

    pub fn aspiring(&self) -> u8 {
        self.aspirations.values().sum()
    }

    /// Where the player's pillars stand.
    pub fn pillars(&self) -> impl Iterator<Item = Action> + Clone + '_ {
        self.epoch.iter().chain(&self.seasons).copied()
    }
}

/// A region: its display with card, roles, tiles and Influence tokens, and its place on the map.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RegionDisplay {
    pub card: Option<Card>,
    /// The card lies with its invention side up.
    pub invented: bool,
    /// Who presented the card, with how many citizens.
    pub presenter: Option<(Color, u8)>,
    pub inventor: Option<Color>,
    pub innovator: Option<Color>,
    pub specialist: SpecialistTile,
    pub knowledge: KnowledgeTile,
    /// The Knowledge tile shows its IP side.
    pub ip_side: bool,
    pub sage: bool,
    pub letter: Letter,
    pub wealth: u8,
    /// Influence tokens, leftmost first.
    pub tokens: List<PlacedToken, 5>,
    /// On the map, by colour.
    pub citizens: EnumMap<Color, u8>,
}

/// An Influence token on the main board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PlacedToken {
    pub color: Color,
    pub token: Token,
    pub face_up: bool,
}

/// The automaton of a game of two.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Chronos {
    /// Where his pillar stands.
    pub region: Region,
    /// Progress tiles he took.
    pub tiles: EnumSet<Tile>,
}

impl Inventions {
    /// The values that this game is played with.
    #[inline]
    pub fn facts(&self) -> &'static Components {
        self.set.facts()
    }

    #[inline]
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    pub fn everyone(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.seats()).map(Seat::new)
    }

    #[inline]
    pub fn has_chronos(&self) -> bool {
        self.seats == 2
    }

    #[inline]
    pub fn player(&self, color: impl Into<Color>) -> &Player {
        &self.players[color.into()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, color: impl Into<Color>) -> &mut Player {
        &mut self.players[color.into()]
    }

    #[inline]
    pub fn region(&self, region: Region) -> &RegionDisplay {
        &self.regions[region]
    }

    #[inline]
    pub(crate) fn region_mut(&mut self, region: Region) -> &mut RegionDisplay {
        &mut self.regions[region]
    }

    /// Citizens of a colour on the map.
    #[inline]
    pub fn citizens_in(&self, region: Region, color: impl Into<Color>) -> u8 {
        self.region(region).citizens[color.into()]
    }

    pub fn who(&self, color: Color) -> Who {
        match color.index() {
            index if index < self.seats() => Who::Seat(Seat::new(index)),
            _ if self.has_chronos() && color == Color::CHRONOS => Who::Chronos,
            _ => Who::Nobody,
        }
    }

    /// The colour, if it is in this game.
    pub(crate) fn color(&self, who: Who) -> Option<Color> {
        Color::all().find(|color| self.who(*color) == who)
    }

    /// The seat of a colour, if somebody plays it.
    #[inline]
    pub(crate) fn seat_of(&self, color: Color) -> Option<Seat> {
        (color.index() < self.seats()).then(|| Seat::new(color.index()))
    }

    /// Whose turn it is.
    pub(crate) fn current(&self) -> Color {
        self.order[self.turn as usize]
    }

    /// The seat whose turn it is, while somebody takes one.
    pub fn turn_of(&self) -> Option<Seat> {
        let playing = !matches!(self.phase, Phase::EraChange | Phase::Scoring | Phase::Over);
        self.seat_of(self.current()).filter(|_| playing)
    }

    /// The seat's place in turn order, from 0.
    pub fn place_in_order(&self, seat: Seat) -> u8 {
        self.order.iter().position(|color| *color == seat.into()).map_or(0, |place| place as u8)
    }

    /// Whether the seat has its turn of this round before it, or is in the middle of it.
    pub fn has_turn_ahead(&self, seat: Seat) -> bool {
        self.place_in_order(seat) >= self.turn
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The era of the private milestone.
    #[inline]
    pub fn own_era(&self, color: impl Into<Color>) -> u8 {
        self.private[color.into()].era()
    }

    pub(crate) fn in_discard(&self, milestone: Milestone) -> bool {
        self.discard.has(milestone)
    }

    #[inline]
    pub fn has_diplomat(&self, milestone: Milestone, color: impl Into<Color>) -> bool {
        self.diplomats[milestone].has(color.into())
    }

    pub(crate) fn diplomats_on(&self, milestone: Milestone) -> u8 {
        self.diplomats[milestone].len() as u8
    }

    /// A seat's private goals, one of each deck.
    pub fn goals_of(&self, seat: Seat) -> [Goal; Goal::DECKS] {
        self.goals.map(|deck| deck[seat.index()])
    }

    pub(crate) fn has_token_in(&self, color: Color, region: Region) -> bool {
        self.region(region).tokens.iter().any(|placed| placed.color == color)
    }

    /// Own Influence tokens on the main board, and how many of them lie face up.
    pub fn tokens_of(&self, color: Color) -> (u8, u8) {
        let placed = self.regions.values().flat_map(|region| &region.tokens).filter(|placed| placed.color == color);
        placed.fold((0, 0), |(all, up), placed| (all + 1, up + u8::from(placed.face_up)))
    }

    /// Economy tokens that still lie on hexes.
    pub(crate) fn economy_on_hexes(&self, color: Color) -> u8 {
        (self.facts().economy_hexes & !self.player(color).covered).count_ones() as u8
    }

    pub fn era(&self) -> u8 {
        self.era
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn diplomats_of(&self, seat: Seat) -> u8 {
        self.diplomats.values().filter(|colors| colors.has(seat.into())).count() as u8
    }

    /// Own citizens beside the card of a region.
    pub(crate) fn beside(&self, region: Region, color: Color) -> u8 {
        let display = self.region(region);
        let presenters = display.presenter.filter(|(who, _)| *who == color).map_or(0, |(_, citizens)| citizens);
        let role = |role: Option<Color>| u8::from(role == Some(color));
        presenters + role(display.inventor) + role(display.innovator)
    }
}
