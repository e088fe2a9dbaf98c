//! Leaving a match for good or for a while, and coming back.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Path, State};
use serde::Deserialize;

use crate::app::App;
use crate::people::Identity;
use crate::refusal::Answer;
use crate::room::Command;
use crate::summary::Summary;

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OwnSeat {
    seat: u8,
}

pub async fn give_up(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
    Json(OwnSeat { seat }): Json<OwnSeat>,
) -> Answer<Json<Summary>> {
    app.rooms.ask(&app, &id, |reply| Command::GiveUp { person: identity.id, seat, reply }).await.map(Json)
}

pub async fn take_back(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Path(id): Path<String>,
    Json(OwnSeat { seat }): Json<OwnSeat>,
) -> Answer<Json<Summary>> {
    app.rooms.ask(&app, &id, |reply| Command::Return { person: identity.id, seat, reply }).await.map(Json)
}
