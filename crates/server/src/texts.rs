//! What the games say, for browsers: Fluent sources, which do not change as long as the program runs.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Serialize;
use table::MatchError;
use table::text::Language;

use crate::app::App;
use crate::client::serve_json;
use crate::component_sets::know;
use crate::refusal::{Answer, Code, Refusal};

/// What all games say outside their tables.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LobbyTexts {
    texts: Vec<&'static str>,
}

/// What a game says at a table with certain options; later sources override earlier ones.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TableTexts {
    texts: Vec<&'static str>,
    /// The names of its components in another edition.
    other: Vec<&'static str>,
}

pub async fn lobby(State(app): State<Arc<App>>, Path(language): Path<String>, headers: HeaderMap) -> Answer<Response> {
    let language = parse(&language)?;
    let texts = app.catalog.games.games().flat_map(|game| game.lobby(language)).collect();
    Ok(serve_json(&LobbyTexts { texts }, &headers).await)
}

pub async fn table(
    State(app): State<Arc<App>>,
    Path((game, language)): Path<(String, String)>,
    Query(options): Query<Vec<(String, String)>>,
    headers: HeaderMap,
) -> Answer<Response> {
    let (game, language) = (app.catalog.game(&game)?, parse(&language)?);
    know(&app, game, &options).await?;
    let mut texts = game.texts(language, &options).map_err(MatchError::from)?;
    texts.extend(app.catalog.bots.reason_words(game.name(), language));
    let other = game.other_texts(language, &options).map_err(MatchError::from)?;
    Ok(serve_json(&TableTexts { texts, other }, &headers).await)
}

pub fn parse(language: &str) -> Answer<Language> {
    Language::parse(language).ok_or_else(|| Refusal::because(Code::NotFound, language))
}
