//! What somebody has learned, so that it is there in every browser of theirs: lessons, puzzles, what the coach has
//! explained. The server knows nothing about these things: it keeps names that clients give, and a number for each.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use serde::{Deserialize, Serialize};

use super::Identity;
use crate::app::App;
use crate::refusal::{Answer, Code, Refusal};
use crate::store::Learned;

/// Of one person, and letters in the name of one.
const MOST_THINGS: u32 = 600;
const LONGEST_NAME: usize = 80;
/// How many beginnings can be forgotten with one request.
const MOST_FORGOTTEN: usize = 20;

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LearnedThings {
    /// By name, how far.
    learned: Learned,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct NewlyLearned {
    /// Names of at most 80 of the characters `A-Z a-z 0-9 / . _ : -`. Of two numbers for a thing, the higher one stays.
    learned: Learned,
    /// What begins like one of these is forgotten first.
    forget: Option<Vec<String>>,
}

pub async fn learned(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
) -> Answer<Json<LearnedThings>> {
    Ok(Json(LearnedThings { learned: app.store.learned(&identity.id).await? }))
}

/// Answers everything that the person has learned by now, also elsewhere.
pub async fn learn(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Json(NewlyLearned { learned, forget }): Json<NewlyLearned>,
) -> Answer<Json<LearnedThings>> {
    let forget = forget.unwrap_or_default();
    if let Some(odd) = learned.keys().chain(&forget).find(|name| !is_name(name)) {
        return Err(Refusal::because(Code::BadRequest, odd.chars().take(LONGEST_NAME).collect::<String>()));
    }
    if forget.len() > MOST_FORGOTTEN {
        return Err(Refusal::because(Code::BadRequest, format!("more than {MOST_FORGOTTEN} are to be forgotten")));
    }
    let person = identity.person(&app).await?;
    app.store.learn(person, learned, forget, MOST_THINGS).await?;
    Ok(Json(LearnedThings { learned: app.store.learned(&identity.id).await? }))
}

fn is_name(name: &str) -> bool {
    let known = |letter: char| letter.is_ascii_alphanumeric() || "/._:-".contains(letter);
    (1..=LONGEST_NAME).contains(&name.len()) && name.chars().all(known)
}
