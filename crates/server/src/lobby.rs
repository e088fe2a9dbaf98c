//! Making, joining and listing matches.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use bots::Strength;
use serde::Deserialize;
use serde_json::{Value, json};
use table::{MatchError, Seat};

use crate::app::App;
use crate::people::{Identity, checked_name, free_name, is_numbered, random_word};
use crate::refusal::{Answer, Code, Refusal};
use crate::room::Order;
use crate::rooms::now;
use crate::store::{MatchRow, Origin, Person, Progress, SeatKind, SeatRow, Status};
use crate::summary::Summary;

/// The longest time a match may give an absent player: a month.
const LONGEST_LIMIT: u32 = 31 * 24 * 60 * 60;

pub async fn games(State(app): State<Arc<App>>) -> Json<Value> {
    let levels = Strength::LEVELS.map(Strength::name);
    let describe = |game: &dyn table::AnyGame| {
        let mut described = game.describe();
        described["bots"] = json!(levels);
        described["plans"] = json!(game.plans());
        let numbers = |plan: &&'static str| {
            let numbers = game.plan_numbers(plan)?;
            Some((plan.to_string(), json!({ "least": numbers.start(), "most": numbers.end() })))
        };
        described["plan_numbers"] = Value::Object(game.plans().iter().filter_map(numbers).collect());
        described
    };
    Json(app.shelf.games.games().map(describe).collect())
}

pub async fn components(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(options): Query<Vec<(String, String)>>,
) -> Answer<Json<Value>> {
    Ok(Json(app.shelf.game(&game)?.components(&options).map_err(MatchError::from)?))
}

pub async fn lobby(State(app): State<Arc<App>>, Extension(identity): Extension<Identity>) -> Answer<Json<Value>> {
    let lists = app.store.lists(&identity.id).await?;
    let show = |matches: &[(MatchRow, Vec<SeatRow>)]| -> Vec<Summary> {
        matches.iter().map(|(row, seats)| Summary::new(row, seats, &identity.id, &[])).collect()
    };
    Ok(Json(json!({
        "mine": show(&lists.mine),
        "open": show(&lists.open),
        "watch": show(&lists.watch),
        "finished": show(&lists.finished),
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    game: String,
    #[serde(default)]
    options: BTreeMap<String, String>,
    seats: Vec<SeatWish>,
    seed: Option<u64>,
    public: bool,
    #[serde(default)]
    limit: u32,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum SeatWish {
    Me {},
    Device { name: String },
    Open {},
    Bot { level: String },
}

impl NewMatch {
    /// The seats as they are at the beginning, with names that nobody else has.
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

/// Where somebody plays on from a moment, bots are called after level and seat: the other names belong to the old
/// match.
pub fn forked_bot_name(level: &str, seat: u8) -> String {
    format!("{} {}", bot_name(level), Seat::new(seat as usize))
}

/// Whether a bot got this name, and nobody chose it.
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

pub async fn new_match(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Json(wish): Json<NewMatch>,
) -> Answer<Json<Value>> {
    let game = app.shelf.game(&wish.game)?;
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
        // Whoever knows the seed knows every card, so it may only be chosen where nobody else plays.
        Some(_) if seats.iter().any(|seat| seat.kind == SeatKind::Open) => {
            return Err(Refusal::because(Code::BadRequest, "seed"));
        }
        Some(seed) => seed,
        None => u64::from_str_radix(&random_word(8), 16).unwrap_or(1),
    };
    // Setting it up once shows whether options and seats fit, and all options with their defaults.
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
        progress: Progress { status: Status::Waiting, asked: 0, choices: 0, version: 0, moved: now(), outcome: None },
    };
    let id = row.id.clone();
    app.store.meet(person).await?;
    app.store.create_match(row, seats).await?;
    // The room begins the match at once if all seats are taken.
    app.rooms.ask(&app, &id, |reply| Order::Look { person: identity.id, reply }).await?;
    Ok(Json(json!({ "id": id })))
}

pub async fn summary(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
) -> Answer<Json<Summary>> {
    app.rooms.ask(&app, &id, |reply| Order::Look { person: identity.id, reply }).await.map(Json)
}

/// Takes a match back that has not begun.
pub async fn cancel(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
) -> Answer<Json<Value>> {
    app.rooms.ask(&app, &id, |reply| Order::Cancel { person: identity.id, reply }).await?;
    Ok(Json(json!({ "id": id })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Joining {
    seat: u8,
    invitation: Option<String>,
}

pub async fn join(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
    Json(Joining { seat, invitation }): Json<Joining>,
) -> Answer<Json<Summary>> {
    let person = identity.person(&app).await?;
    app.rooms.ask(&app, &id, |reply| Order::Join { person, seat, invitation, reply }).await.map(Json)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Leaving {
    seat: u8,
    level: Option<String>,
}

pub async fn leave(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
    Json(Leaving { seat, level }): Json<Leaving>,
) -> Answer<Json<Summary>> {
    app.rooms.ask(&app, &id, |reply| Order::Leave { person: identity.id, seat, level, reply }).await.map(Json)
}
