//! Creating, joining and listing matches.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bots::Strength;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{AnyGame, MatchError, OptionSpec, Seat, Seed};

use crate::app::App;
use crate::chance::new_seed;
use crate::client::knows;
use crate::component_sets::{hold, know};
use crate::game_clock::DAY_MS;
use crate::limits::Caller;
use crate::people::{Identity, checked_name, confusable, free_bot_name, free_name, is_numbered, random_word};
use crate::refusal::{Answer, Code, Refusal};
use crate::room::Command;
use crate::rooms::now;
use crate::store::{
    Clock, Hints, MatchAndSeats, MatchProgress, MatchRow, Origin, Person, SeatKind, SeatRow, Status, Timing,
};
use crate::summary::Summary;
use crate::thinking_pool::Owner;

/// The longest time limit of a match: a month.
const LONGEST_LIMIT: u32 = 31 * 24 * 60 * 60;

/// How long a match may stand still, in days.
pub const USUAL_IDLE_DAYS: u32 = 90;
const MOST_IDLE_DAYS: u32 = 365;

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

pub fn describe_game(game: &dyn AnyGame) -> GameInfo {
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
    Json(app.catalog.games.games().map(describe_game).collect())
}

pub async fn components(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(options): Query<Vec<(String, String)>>,
) -> Answer<Json<Value>> {
    let game = app.catalog.game(&game)?;
    know(&app, game, &options).await?;
    Ok(Json(game.components(&options).map_err(MatchError::from)?))
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

/// A client that asks again is sent the lists only if they have changed.
pub async fn lobby(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    headers: HeaderMap,
) -> Answer<Response> {
    let lists = app.store.lists(&identity.id).await?;
    let now = app.uptime.now();
    let show = |matches: &[MatchAndSeats]| -> Vec<Summary> {
        let show = |(row, seats): &MatchAndSeats| {
            Summary::new(row, seats, &identity.id, &[], now).for_lists(&row.progress.timing, &app.uptime)
        };
        matches.iter().map(show).collect()
    };
    let lists = LobbyLists {
        mine: show(&lists.mine),
        open: show(&lists.open),
        watch: show(&lists.watch),
        finished: show(&lists.finished),
    };
    let text = serde_json::to_vec(&lists).expect("lists are plain data");
    let tag = format!("\"{}\"", blake3::hash(&text).to_hex());
    // Weak, since compressed answers have the same tag.
    let weak = format!("W/{tag}");
    let kept = [(header::ETAG, weak.as_str()), (header::CACHE_CONTROL, "private, no-cache")];
    Ok(if knows(&headers, &tag) {
        (StatusCode::NOT_MODIFIED, kept).into_response()
    } else {
        (kept, [(header::CONTENT_TYPE, "application/json")], text).into_response()
    })
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
    /// Deals the same cards again, as records write it; a short one may be a number. Not with open seats: whoever knows
    /// the seed knows every card.
    #[cfg_attr(feature = "schema", ts(optional = nullable, type = "string | number | null"))]
    seed: Option<Seed>,
    /// Listed in the lobby; anybody may join or watch.
    public: bool,
    /// Seconds that an absent player may take before a bot can take over, at most a month; 0: no limit.
    #[serde(default)]
    limit: u32,
    /// Days without any change after which the match is closed, 1 to 365; 90 if it is left out. A match that one person
    /// plays is theirs, however long they are away.
    idle_days: Option<u32>,
    /// None: nobody can run out of time. Not for a match on one device.
    clock: Option<Clock>,
    /// Whether players may ask for hints; if it is left out, as long as only one person plays.
    hints: Option<bool>,
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
            let taken = |name: &str| seats.iter().any(|seat| confusable(&seat.name, name));
            let (kind, name, person_id, level) = match wish {
                SeatWish::Me {} if seats.iter().any(|seat| seat.kind == SeatKind::Person) => {
                    return Err(Refusal::new(Code::SeatedAlready));
                }
                SeatWish::Me {} => (SeatKind::Person, person.name.clone(), Some(person.id.clone()), None),
                SeatWish::Device { name } => (SeatKind::Device, checked_name(name)?, Some(person.id.clone()), None),
                SeatWish::Open {} => (SeatKind::Open, seat_name(number), None, None),
                SeatWish::Bot { level } => {
                    checked_level(level)?;
                    (SeatKind::Bot, free_bot_name(taken), None, Some(level.clone()))
                }
            };
            let name = free_name(&name, taken);
            let invitation = (kind == SeatKind::Open).then(new_invitation);
            seats.push(SeatRow {
                seat: number as u8,
                kind,
                person: person_id,
                name,
                level,
                invitation,
                former: None,
                departed: None,
            });
        }
        if people(&seats) > 1 {
            seats.iter().filter_map(|seat| seat.level.as_deref()).try_for_each(check_beside_people)?;
        }
        Ok(seats)
    }
}

/// Any level, also those that are no longer offered. Networks play for those who trained them, not for visitors.
pub fn checked_level(level: &str) -> Answer<Strength> {
    let known = Strength::parse(level).filter(|strength| Strength::ALL.contains(strength));
    known.ok_or_else(|| Refusal::because(Code::BadRequest, level))
}

/// How many people play or will play, as far as the server can tell them apart: those at one device count once.
fn people(seats: &[SeatRow]) -> usize {
    let open = seats.iter().filter(|seat| seat.kind == SeatKind::Open).count();
    open + usize::from(seats.iter().any(|seat| seat.person.is_some()))
}

/// Beside other people only the levels that are offered: whoever brings one of the others decides who it gives the
/// match to.
pub fn check_beside_people(level: &str) -> Answer<()> {
    let offered = Strength::LEVELS.contains(&checked_level(level)?);
    if offered { Ok(()) } else { Err(Refusal::because(Code::OnlyAlone, level)) }
}

/// What a bot of older matches is called: after its level, with a capital letter.
fn old_bot_name(level: &str) -> String {
    let mut letters = level.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Whether this is the name that a bot of an older match got: its level with a number or, where the match was played on
/// from another one, with its seat.
pub fn is_old_bot_name(name: &str, level: &str, seat: u8) -> bool {
    let plain = old_bot_name(level);
    is_numbered(name, &plain) || name == format!("{plain} {}", Seat::new(seat as usize))
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
    Extension(from): Extension<Caller>,
    Json(wish): Json<NewMatch>,
) -> Answer<Json<MatchId>> {
    let game = app.catalog.game(&wish.game)?;
    let person = identity.person(&app).await?;
    let seats = wish.seats(&person)?;
    if wish.limit > LONGEST_LIMIT {
        return Err(Refusal::because(Code::BadRequest, "limit"));
    }
    let idle_days = wish.idle_days.unwrap_or(USUAL_IDLE_DAYS);
    if !(1..=MOST_IDLE_DAYS).contains(&idle_days) {
        return Err(Refusal::because(Code::BadRequest, "idle_days"));
    }
    let on_one_device = seats.iter().any(|seat| seat.kind == SeatKind::Device);
    if wish.clock.is_some_and(|clock| on_one_device || !clock.is_allowed()) {
        return Err(Refusal::because(Code::BadRequest, "clock"));
    }
    if app.store.count_unfinished(&person.id).await? >= app.config.limits.matches {
        return Err(Refusal::new(Code::TooMany));
    }
    let options: Vec<(String, String)> = wish.options.into_iter().collect();
    know(&app, game, &options).await?;
    let seed_known = wish.seed.is_some();
    let seed = match wish.seed {
        // Whoever knows the seed knows every card, so only a match without other people may have a chosen one.
        Some(_) if seats.iter().any(|seat| seat.kind == SeatKind::Open) => {
            return Err(Refusal::because(Code::BadRequest, "seed"));
        }
        Some(seed) => seed,
        None => new_seed(),
    };
    // Setting the game up validates options and seats, and fills in the defaults.
    let names = seats.iter().map(|seat| seat.name.clone()).collect();
    let trial = game.new_match(&options, names, seed)?;
    let uptime = app.uptime.now();
    let row = MatchRow {
        id: new_id(),
        game: wish.game,
        rules: game.rules(),
        options: trial.options(),
        seed,
        seed_known,
        public: wish.public,
        limit: wish.limit,
        clock: wish.clock,
        hints: match wish.hints {
            None => Hints::Alone,
            Some(true) => Hints::On,
            Some(false) => Hints::Off,
        },
        hints_agreed: false,
        idle_days,
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
            timing: Timing { since: uptime, left: Vec::new() },
            deadline: Some(uptime + i64::from(idle_days) * DAY_MS),
        },
    };
    let id = row.id.clone();
    app.store.meet(person).await?;
    app.store.create_match(row, seats).await?;
    hold(&app, game, trial.as_ref()).await?;
    // The room begins the match at once if all seats are taken.
    let owner = Owner { address: Some(from), person: identity.id };
    app.rooms.ask(&app, &id, |reply| Command::Open { owner, reply }).await?;
    Ok(Json(MatchId { id }))
}

pub async fn summary(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
) -> Answer<Json<Summary>> {
    app.rooms.ask(&app, &id, |reply| Command::Look { person: identity.id, reply }).await.map(Json)
}

/// Deletes a match that has not begun, or that only this person has played.
pub async fn delete(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
) -> Answer<Json<MatchId>> {
    app.rooms.ask(&app, &id, |reply| Command::Delete { person: identity.id, reply }).await?;
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
