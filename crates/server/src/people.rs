//! Who somebody is: a guest by a signed cookie, or an account with a password and sessions.

pub mod accounts;
mod bot_names;
mod cookies;
pub mod learning;
mod names;
pub mod own_data;
mod passwords;
mod sightings;

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use table::text::Language;

use crate::app::App;
use crate::limits::Caller;
use crate::refusal::{Answer, Code, Refusal};
use crate::rooms::now;
use crate::store::Person;
use crate::webhook;

pub use bot_names::free_bot_name;
pub use cookies::Identity;
pub use names::{
    SOMEBODY, checked_name, confusable, free_name, guest_name, is_guest_name, is_invisible, is_numbered, look,
    visible_name,
};
pub use sightings::{Sightings, note};

impl Identity {
    /// The person behind the cookie; a guest who has done nothing yet is not stored.
    pub async fn person(&self, app: &App) -> Answer<Person> {
        Ok(app.store.person(&self.id).await?.unwrap_or_else(|| new_guest(&self.id)))
    }
}

fn new_guest(id: &str) -> Person {
    Person {
        id: id.to_string(),
        name: guest_name(id),
        account: None,
        password: None,
        recovery: None,
        operator: false,
        webhook: None,
        language: Language::default().code().to_string(),
        created: now(),
        address: None,
    }
}

/// Somebody whom others notice, and so may report: from then on they are stored, with where they are.
pub async fn get_to_know(app: &Arc<App>, id: &str, from: Caller) -> Answer<Person> {
    if let Some(person) = app.store.person(id).await? {
        note(app, id, from);
        return Ok(person);
    }
    let guest = new_guest(id);
    app.store.meet(guest.clone()).await?;
    app.store.seen(id.to_string(), from.to_string(), now()).await?;
    Ok(guest)
}

/// This many random bytes, in hexadecimal.
pub fn random_word(bytes: usize) -> String {
    let mut word = vec![0; bytes];
    getrandom::fill(&mut word).expect("the system has random numbers");
    word.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What people who are banned may still do: log in to take their data along, log out, and delete it.
const ALWAYS: [&str; 3] = ["/login", "/logout", "/account/delete"];

/// Reads the cookie, or creates a guest; checks the origin of requests that change something, and whether the person is
/// banned.
pub async fn recognise(
    State(app): State<Arc<App>>,
    Extension(from): Extension<Caller>,
    mut request: Request,
    next: Next,
) -> Response {
    if request.method() != Method::GET && !same_origin(request.headers()) {
        return Refusal::new(Code::Forbidden).into_response();
    }
    let path = request.uri().path();
    let writes = request.method() != Method::GET && !ALWAYS.contains(&path) || path.ends_with("/live");
    let known = match Identity::read(&app, request.headers()).await {
        Ok(known) => known,
        Err(refusal) => return refusal.into_response(),
    };
    let changes = request.method() != Method::GET;
    // What was asked before somebody registered, logged in or logged out may be answered after it, and must not take
    // the new cookie away again. With the next page, or with what changes something, an ended session becomes a guest.
    let greets = known.is_none() && (changes || !Identity::was_given(&app, request.headers()));
    let identity = known.unwrap_or_else(Identity::guest);
    if writes && let Err(refusal) = app.restrictions.check(&identity.id, from) {
        return refusal.into_response();
    }
    request.extensions_mut().insert(identity.clone());
    let mut response = next.run(request).await;
    if greets && !response.headers().contains_key(header::SET_COOKIE) {
        response.headers_mut().insert(header::SET_COOKIE, identity.cookie(&app));
    }
    if changes && response.status().is_success() {
        note(&app, &identity.id, from);
    }
    response
}

/// Gives a newcomer a cookie together with the page, so that the page's first calls, which come all at once, come from
/// one guest.
pub async fn greet(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    // If the store cannot be read, the page's first call says so.
    let known = matches!(Identity::read(&app, request.headers()).await, Ok(Some(_)) | Err(_));
    if !known {
        // A page from the browser's cache would come without its cookie.
        request.headers_mut().remove(header::IF_NONE_MATCH);
    }
    let mut response = next.run(request).await;
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if !known && kind.is_some_and(|kind| kind.starts_with("text/html")) {
        response.headers_mut().insert(header::SET_COOKIE, Identity::guest().cookie(&app));
    }
    response
}

/// Another site's page must not act in a person's name. Programs send no origin.
pub fn same_origin(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match (text(header::ORIGIN), text(header::HOST)) {
        (None, _) => true,
        (Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, rest)| rest == host),
        (Some(_), None) => false,
    }
}

/// The person behind the cookie.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Me {
    /// Stays the same when a guest becomes an account.
    id: String,
    /// What others are shown.
    name: String,
    /// Whether the person chose the name; a guest gets one like `Guest 1a2b`.
    named: bool,
    /// The name to log in with; a guest has none.
    account: Option<String>,
    /// Where 'your turn' is sent.
    webhook: Option<String>,
    /// In which 'your turn' is written.
    #[cfg_attr(feature = "schema", ts(type = "\"en\" | \"de\""))]
    language: String,
    /// Whether the account has a recovery code.
    recoverable: bool,
    /// Whether this is the account of somebody who looks after the server.
    operator: bool,
}

impl From<Person> for Me {
    fn from(person: Person) -> Self {
        let named = !is_guest_name(&person.name, &person.id);
        let recoverable = person.recovery.is_some();
        let Person { id, name, account, webhook, language, operator, .. } = person;
        Me { id, name, named, account, webhook, language, recoverable, operator }
    }
}

pub async fn me(State(app): State<Arc<App>>, Extension(identity): Extension<Identity>) -> Answer<Json<Me>> {
    Ok(Json(identity.person(&app).await?.into()))
}

/// What is left out stays as it is.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema), ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// 1 to 40 characters that can be seen and read.
    name: Option<String>,
    /// Left out: stays; null: none.
    #[serde(default, deserialize_with = "given")]
    webhook: Option<Option<String>>,
    language: Option<String>,
}

fn given<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(from).map(Some)
}

pub async fn change_me(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    headers: HeaderMap,
    Json(change): Json<Change>,
) -> Answer<Json<Me>> {
    let mut person = identity.person(&app).await?;
    if let Some(name) = change.name {
        person.name = checked_name(&name)?;
    }
    if let Some(address) = change.webhook {
        if let Some(address) = &address {
            webhook::check(address, app.config.inner_webhooks)?;
        }
        person.webhook = address;
        // A person who has not chosen a language has configured the browser for one.
        person.language = spoken(&headers).unwrap_or_default().code().to_string();
    }
    if let Some(code) = change.language {
        Language::parse(&code).ok_or_else(|| Refusal::because(Code::BadRequest, code.as_str()))?;
        person.language = code;
    }
    app.store.put_profile(person.clone()).await?;
    Ok(Json(person.into()))
}

/// The first of the browser's languages that there are texts in.
fn spoken(headers: &HeaderMap) -> Option<Language> {
    let wanted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    // Browsers list them by preference: de-AT,de;q=0.9,en;q=0.8
    wanted.split(',').find_map(|item| Language::parse(item.trim().split(['-', ';']).next()?))
}
