//! Creating, joining and listing matches.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use bots::Strength;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{AnyGame, MatchError, OptionSpec, Seat};

use crate::app::App;
use crate::people::{Identity, checked_name, free_name, is_numbered, random_word};
use crate::refusal::{Answer, Code, Refusal};
use crate::room::Command;
use crate::rooms::now;
use crate::store::{MatchAndSeats, MatchProgress, MatchRow, Origin, Person, SeatKind, SeatRow, Status};
use crate::summary::Summary;

/// The longest time limit of a match: a month.
const LONGEST_LIMIT: u32 = 31 * 24 * 60 * 60;

/// A game that can be played here, and what there is to choose before a match.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameInfo {
    /// As in all other calls.
    name: &'static str,
    /// The version of its rules.
    rules: u32,
    /// How many can play with the default options.
    seats: Range,
    options: Vec<GameOption>,
    /// What texts about the game take as arguments, with the default options.
    #[cfg_attr(
        feature = "schema",
        ts(type = "Record<string, string | number>"),
        schemars(with = "serde_json::Map<String, serde_json::Value>")
    )]
    about: Value,
    /// The sections of the page of its rules, in their order.
    rules_sections: &'static [&'static str],
    /// The levels of the bots, the weakest first.
    bots: Vec<&'static str>,
    /// The answers that a player may plan.
    plans: &'static [&'static str],
    /// What the plans that take a number can be set to; the others are set to `always`.
    plan_numbers: BTreeMap<&'static str, Range>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Range {
    least: usize,
    most: usize,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameOption {
    key: &'static str,
    values: &'static [&'static str],
    default: &'static str,
    /// Any number of the values can be combined: written `none`, or joined by `+` in their order.
    several: bool,
    /// How many more can play for every chosen value.
    seats_each: usize,
}

fn describe(game: &dyn AnyGame) -> GameInfo {
    let (seats, plans) = (game.seats(), game.plans());
    let numbers = |plan: &&'static str| {
        let numbers = game.plan_numbers(plan)?;
        Some((*plan, Range { least: *numbers.start() as usize, most: *numbers.end() as usize }))
    };
    let option = |option: &'static OptionSpec| GameOption {
        key: option.key,
        values: option.values,
        default: option.default_value(),
        several: option.several,
        seats_each: option.seats_each,
    };
    GameInfo {
        name: game.name(),
        rules: game.rules(),
        seats: Range { least: *seats.start(), most: *seats.end() },
        options: game.options().iter().map(option).collect(),
        about: game.about(),
        rules_sections: game.rules_sections(),
        bots: Strength::LEVELS.map(Strength::name).to_vec(),
        plans,
        plan_numbers: plans.iter().filter_map(numbers).collect(),
    }
}

pub async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    Json(app.catalog.games.games().map(describe).collect())
}

pub async fn components(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(options): Query<Vec<(String, String)>>,
) -> Answer<Json<Value>> {
    Ok(Json(app.catalog.game(&game)?.components(&options).map_err(MatchError::from)?))
}

/// Each list begins with the match that changed last.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LobbyLists {
    /// Unfinished matches that the person created or plays in.
    mine: Vec<Summary>,
    /// Public matches that wait for players.
    open: Vec<Summary>,
    /// Public running matches of others.
    watch: Vec<Summary>,
    /// The person's own and public ones.
    finished: Vec<Summary>,
}

pub async fn lobby(State(app): State<Arc<App>>, Extension(identity): Extension<Identity>) -> Answer<Json<LobbyLists>> {
    let lists = app.store.lists(&identity.id).await?;
    let show = |matches: &[MatchAndSeats]| -> Vec<Summary> {
        matches.iter().map(|(row, seats)| Summary::new(row, seats, &identity.id, &[])).collect()
    };
    Ok(Json(LobbyLists {
        mine: show(&lists.mine),
        open: show(&lists.open),
        watch: show(&lists.watch),
        finished: show(&lists.finished),
    }))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    game: String,
    /// Options that are left out have their defaults.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// Clockwise.
    seats: Vec<SeatWish>,
    /// Deals the same cards again. Not with open seats: whoever knows the seed knows every card.
    seed: Option<u64>,
    /// Listed in the lobby; anybody may join or watch.
    public: bool,
    /// Seconds that an absent player may take before a bot can take over, at most a month; 0: no limit.
    #[serde(default)]
    limit: u32,
}

/// Who is to sit on a seat.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum SeatWish {
    Me {},
    Device { name: String },
    Open {},
    Bot { level: String },
}

impl NewMatch {
    /// The seats as they are at the beginning, each with a name of its own.
    fn seats(&self, person: &Person) -> Answer<Vec<SeatRow>> {
        let mut seats: Vec<SeatRow> = Vec::new();
        for (number, wish) in self.seats.iter().enumerate() {
            let (kind, name, person_id, level) = match wish {
                SeatWish::Me {} if seats.iter().any(|seat| seat.kind == SeatKind::Person) => {
                    return Err(Refusal::because(Code::BadRequest, "one person has one seat"));
                }
                SeatWish::Me {} => (SeatKind::Person, person.name.clone(), Some(person.id.clone()), None),
                SeatWish::Device { name } => (SeatKind::Device, checked_name(name)?, Some(person.id.clone()), None),
                SeatWish::Open {} => (SeatKind::Open, seat_name(number), None, None),
                SeatWish::Bot { level } => {
                    checked_level(level)?;
                    (SeatKind::Bot, bot_name(level), None, Some(level.clone()))
                }
            };
            let name = free_name(&name, |name| seats.iter().any(|seat| seat.name == name));
            let invitation = (kind == SeatKind::Open).then(new_invitation);
            seats.push(SeatRow { seat: number as u8, kind, person: person_id, name, level, invitation });
        }
        Ok(seats)
    }
}

/// Any level, also those that are no longer offered.
pub fn checked_level(level: &str) -> Answer<Strength> {
    Strength::parse(level).ok_or_else(|| Refusal::because(Code::BadRequest, level))
}

/// A bot is called after its level, with a capital letter.
pub fn bot_name(level: &str) -> String {
    let mut letters = level.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// In a match forked from another, bots are named after level and seat: the players' names belong to the old match.
pub fn forked_bot_name(level: &str, seat: u8) -> String {
    format!("{} {}", bot_name(level), Seat::new(seat as usize))
}

/// Whether this is the name a bot gets, not one a person chose.
pub fn is_bot_name(name: &str, level: &str, seat: u8) -> bool {
    is_numbered(name, &bot_name(level)) || name == forked_bot_name(level, seat)
}

/// What a seat is called while nobody sits there.
pub fn seat_name(number: usize) -> String {
    format!("Seat {}", number + 1)
}

pub fn new_invitation() -> String {
    random_word(12)
}

pub fn new_id() -> String {
    random_word(8)
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MatchId {
    pub id: String,
}

pub async fn new_match(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Json(wish): Json<NewMatch>,
) -> Answer<Json<MatchId>> {
    let game = app.catalog.game(&wish.game)?;
    let person = identity.person(&app).await?;
    let seats = wish.seats(&person)?;
    if wish.limit > LONGEST_LIMIT {
        return Err(Refusal::because(Code::BadRequest, "limit"));
    }
    if app.store.count_unfinished(&person.id).await? >= app.config.limits.matches {
        return Err(Refusal::new(Code::TooMany));
    }
    let options: Vec<(String, String)> = wish.options.into_iter().collect();
    let seed = match wish.seed {
        // Whoever knows the seed knows every card, so only a match without other people may have a chosen one.
        Some(_) if seats.iter().any(|seat| seat.kind == SeatKind::Open) => {
            return Err(Refusal::because(Code::BadRequest, "seed"));
        }
        Some(seed) => seed,
        None => u64::from_str_radix(&random_word(8), 16).unwrap_or(1),
    };
    // Setting the game up validates options and seats, and fills in the defaults.
    let names = seats.iter().map(|seat| seat.name.clone()).collect();
    let trial = game.new_match(&options, names, seed)?;
    let row = MatchRow {
        id: new_id(),
        game: wish.game,
        rules: game.rules(),
        options: trial.options(),
        seed,
        public: wish.public,
        limit: wish.limit,
        creator: person.id.clone(),
        origin: Origin::Played,
        created: now(),
        progress: MatchProgress {
            status: Status::Waiting,
            asked: 0,
            choices: 0,
            version: 0,
            moved: now(),
            outcome: None,
        },
    };
    let id = row.id.clone();
    app.store.meet(person).await?;
    app.store.create_match(row, seats).await?;
    // The room begins the match at once if all seats are taken.
    app.rooms.ask(&app, &id, |reply| Command::Look { person: identity.id, reply }).await?;
    Ok(Json(MatchId { id }))
}

pub async fn summary(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
) -> Answer<Json<Summary>> {
    app.rooms.ask(&app, &id, |reply| Command::Look { person: identity.id, reply }).await.map(Json)
}

/// Deletes a match that has not begun.
pub async fn cancel(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
) -> Answer<Json<MatchId>> {
    app.rooms.ask(&app, &id, |reply| Command::Cancel { person: identity.id, reply }).await?;
    Ok(Json(MatchId { id }))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Joining {
    seat: u8,
    /// Not needed in a public match.
    invitation: Option<String>,
}

pub async fn join(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
    Json(Joining { seat, invitation }): Json<Joining>,
) -> Answer<Json<Summary>> {
    let person = identity.person(&app).await?;
    app.rooms.ask(&app, &id, |reply| Command::Join { person, seat, invitation, reply }).await.map(Json)
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Leaving {
    seat: u8,
    /// Of the bot that plays on if the match has begun; `casual` if none is named.
    level: Option<String>,
}

pub async fn leave(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
    Json(Leaving { seat, level }): Json<Leaving>,
) -> Answer<Json<Summary>> {
    app.rooms.ask(&app, &id, |reply| Command::Leave { person: identity.id, seat, level, reply }).await.map(Json)
}
