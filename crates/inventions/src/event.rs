//! What happened. Only private goals and the order of what lies face down are secret in this game, and no event shows
//! them before its time.

use serde::Serialize;
use table::{Seat, Seats};

use crate::choice::{Cause, Citizen};
use crate::words::{Action, Aspiration, Card, EraSpace, Hex, Letter, Milestone, Region, Tile, Token, Type, Who};

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Stone Age: who took the idea of this region.
    Claimed {
        who: Who,
        region: Region,
        card: Card,
    },
    /// Chronos steps forward.
    Round {
        era: u8,
        round: u8,
    },
    Turn {
        who: Who,
        /// Chain tokens prepared; none for Chronos.
        tokens: u8,
    },
    /// A pillar was placed or moved; for `rest` no action follows.
    Pillar {
        seat: Seat,
        action: Action,
        epoch: bool,
        rest: bool,
    },
    /// A chain token was placed.
    Chained {
        seat: Seat,
        action: Option<Action>,
        cause: Cause,
    },
    /// An Economy token was placed.
    EconomyUsed {
        seat: Seat,
        number: u8,
    },
    Presented {
        who: Who,
        card: Card,
        region: Region,
        citizens: u8,
    },
    Invented {
        who: Who,
        card: Card,
        region: Region,
    },
    Innovated {
        who: Who,
        card: Card,
        region: Region,
    },
    Shared {
        who: Who,
        card: Card,
        region: Region,
    },
    /// The inventor keeps the card; Chronos discards it.
    Kept {
        who: Who,
        card: Card,
    },
    WealthTaken {
        who: Who,
        letter: Letter,
    },
    Aspired {
        seat: Seat,
        aspiration: Aspiration,
    },
    /// A surplus aspiration went back.
    Returned {
        seat: Seat,
        aspiration: Aspiration,
    },
    /// Citizens came home from the map as specialists.
    CameHome {
        seat: Seat,
        region: Region,
        kind: Type,
        citizens: u8,
    },
    TokenPlaced {
        who: Who,
        region: Region,
        /// Chronos' tokens lie face down.
        token: Option<Token>,
    },
    Travelled {
        seat: Seat,
        from: Region,
        to: Region,
    },
    /// The tile's IP side was up: so many tiles were turned back.
    KnowledgeTurned {
        seat: Seat,
        tiles: u8,
    },
    SageMoved {
        seat: Seat,
        region: Region,
        /// To the academy; otherwise back to the region.
        to_academy: bool,
    },
    /// A new private milestone; of Chronos and of nobody at era changes.
    Milestone {
        who: Who,
        milestone: Milestone,
    },
    Space {
        who: Who,
        space: EraSpace,
    },
    /// A milestone came to Common Knowledge, or left it.
    CommonKnowledge {
        milestone: Milestone,
    },
    Discarded {
        milestone: Milestone,
    },
    DiplomatSent {
        seat: Seat,
        milestone: Milestone,
        citizen: Citizen,
    },
    DiplomatCalled {
        seat: Seat,
        milestone: Milestone,
    },
    /// A citizen returned from a discarded milestone.
    DiplomatReturned {
        seat: Seat,
        milestone: Milestone,
    },
    /// New citizens: scholars, specialists, or in a region of the map.
    Scholars {
        seat: Seat,
        citizens: u8,
        cause: Cause,
    },
    Specialists {
        seat: Seat,
        kind: Type,
        citizens: u8,
        cause: Cause,
    },
    Citizens {
        who: Who,
        region: Region,
        citizens: u8,
        cause: Cause,
    },
    Ready {
        seat: Seat,
        kind: Type,
        citizens: u8,
    },
    Exhausted {
        seat: Seat,
        kind: Type,
        specialists: u8,
        scholars: u8,
    },
    Ip {
        seat: Seat,
        ip: u16,
        cause: Cause,
    },
    /// What the component says in free words only, and these rules do not play.
    Unplayed {
        seat: Seat,
        text: &'static str,
        cause: Cause,
    },
    /// Influence gained, or paid.
    Influence {
        seat: Seat,
        change: i8,
        cause: Cause,
    },
    EconomyToken {
        seat: Seat,
    },
    TookIdea {
        seat: Seat,
        card: Card,
    },
    /// A card joined the idea display.
    Displayed {
        card: Card,
    },
    TookTile {
        who: Who,
        tile: Tile,
    },
    Built {
        seat: Seat,
        tile: Tile,
        hex: Hex,
    },
    EraChange {
        era: u8,
    },
    Position {
        who: Who,
        place: u8,
    },
    /// The next deck of milestones was revealed.
    Revealed {
        era: u8,
    },
    /// An idea of an ended era left the game.
    Outdated {
        /// From whose hand; otherwise from the display, or unclaimed in the Stone Age.
        seat: Option<Seat>,
        card: Card,
    },
    /// Chronos' pillar.
    ChronosMoved {
        region: Region,
    },
    ChronosIdle,
    Over {
        winners: Seats,
    },
}
