//! Taking one's data along, and deleting it.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use super::accounts::{become_guest, check_own_password};
use super::{Identity, Me};
use crate::app::App;
use crate::cluster;
use crate::limits::Attempt;
use crate::notices::Notice;
use crate::refusal::{Answer, Code, Refusal};
use crate::room::Command;
use crate::rooms::now;
use crate::store::PersonalData;

/// Everything that the server keeps about a person.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Export {
    me: Me,
    /// When the server first kept something about the person, in milliseconds since 1970.
    created: i64,
    data: PersonalData,
}

pub async fn export(State(app): State<Arc<App>>, Extension(identity): Extension<Identity>) -> Answer<Response> {
    app.throttles.login(Attempt::Own { person: &identity.id })?;
    let person = identity.person(&app).await?;
    let data = app.store.personal_data(&identity.id).await?;
    let export = Export { created: person.created, me: person.into(), data };
    let name = "attachment; filename=\"innovarium.json\"";
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(export)).into_response())
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Deletion {
    /// A guest has none.
    password: Option<String>,
}

/// Everything about the person; the browser is a new guest's from then on.
pub async fn delete(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Json(Deletion { password }): Json<Deletion>,
) -> Answer<Response> {
    let person = identity.person(&app).await?;
    if person.account.is_some() {
        let password = password.ok_or_else(|| Refusal::new(Code::WrongPassword))?;
        check_own_password(&app, &person, password).await?;
    }
    app.store.delete_person(&person.id, now()).await?;
    cluster::notify(&app, Notice::Deleted { person: person.id.clone() }).await?;
    app.rooms.tell_all_open(|| Command::Reread { about: Some(person.id.clone()) }).await;
    app.forget_analyses_of_deleted().await?;
    become_guest(&app).await
}
