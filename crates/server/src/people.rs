//! Who somebody is: a guest by a signed cookie, or an account with a password.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
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
use crate::store::{Person, StoreError};
use crate::webhook;

const COOKIE: &str = "innovarium";
const YEAR: u32 = 365 * 24 * 60 * 60;

/// What the cookie says.
#[derive(Clone, Debug, PartialEq)]
pub struct Identity {
    pub id: String,
}

impl Identity {
    fn guest() -> Self {
        Identity { id: random_word(16) }
    }

    fn sign(&self, app: &App) -> String {
        let mark = blake3::keyed_hash(&app.secret, self.id.as_bytes());
        format!("{}.{}", self.id, &mark.to_hex()[..32])
    }

    fn read(app: &App, headers: &HeaderMap) -> Option<Self> {
        let cookies = headers.get(header::COOKIE)?.to_str().ok()?;
        let value = cookies.split(';').find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))?;
        let (id, _) = value.split_once('.')?;
        let identity = Identity { id: id.to_string() };
        // Both sides are hashed again, so that the time of the comparison reveals nothing.
        let same = blake3::hash(identity.sign(app).as_bytes()) == blake3::hash(value.as_bytes());
        same.then_some(identity)
    }

    fn cookie(&self, app: &App) -> HeaderValue {
        let secure = if app.config.secure { "; Secure" } else { "" };
        let text = format!("{COOKIE}={}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}", self.sign(app));
        HeaderValue::from_str(&text).expect("hex digits and dots")
    }

    /// The person behind the cookie; a guest who has done nothing yet is not stored.
    pub async fn person(&self, app: &App) -> Answer<Person> {
        let stored = app.store.person(&self.id).await?;
        Ok(stored.unwrap_or_else(|| Person {
            id: self.id.clone(),
            name: guest_name(&self.id),
            account: None,
            password: None,
            webhook: None,
            language: Language::default().code().to_string(),
            created: now(),
        }))
    }
}

/// This many random bytes, in hexadecimal.
pub fn random_word(bytes: usize) -> String {
    let mut word = vec![0; bytes];
    getrandom::fill(&mut word).expect("the system has random numbers");
    word.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Reads the cookie, or creates a guest; checks the origin and the rate of requests that change something.
pub async fn recognise(
    State(app): State<Arc<App>>,
    Extension(from): Extension<Caller>,
    mut request: Request,
    next: Next,
) -> Response {
    if request.method() != Method::GET {
        if !same_origin(request.headers()) {
            return Refusal::new(Code::Forbidden).into_response();
        }
        if let Err(refusal) = app.throttles.request(from) {
            return refusal.into_response();
        }
    }
    let known = Identity::read(&app, request.headers());
    let identity = known.clone().unwrap_or_else(Identity::guest);
    request.extensions_mut().insert(identity.clone());
    let mut response = next.run(request).await;
    if known.is_none() && !response.headers().contains_key(header::SET_COOKIE) {
        response.headers_mut().insert(header::SET_COOKIE, identity.cookie(&app));
    }
    response
}

/// Gives a newcomer a cookie together with the page, so that the page's first calls, which come all at once, come from
/// one guest.
pub async fn greet(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let known = Identity::read(&app, request.headers()).is_some();
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
}

impl From<Person> for Me {
    fn from(person: Person) -> Self {
        let named = !is_guest_name(&person.name, &person.id);
        let Person { id, name, account, webhook, language, .. } = person;
        Me { id, name, named, account, webhook, language }
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
    /// 1 to 40 characters.
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
    app.store.put_person(person.clone()).await?;
    Ok(Json(person.into()))
}

/// The first of the browser's languages that there are texts in.
fn spoken(headers: &HeaderMap) -> Option<Language> {
    let wanted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    // Browsers list them by preference: de-AT,de;q=0.9,en;q=0.8
    wanted.split(',').find_map(|item| Language::parse(item.trim().split(['-', ';']).next()?))
}

/// The name of a guest who has not chosen one.
pub fn guest_name(id: &str) -> String {
    format!("Guest {}", id.get(..4).unwrap_or_default())
}

/// Whether nobody chose this name: it is the one the guest got, perhaps with a number.
pub fn is_guest_name(name: &str, id: &str) -> bool {
    is_numbered(name, &guest_name(id))
}

/// Whether the name is the plain one, alone or with a number that [`free_name`] appended.
pub fn is_numbered(name: &str, plain: &str) -> bool {
    let rest = name.strip_prefix(plain);
    rest.is_some_and(|rest| rest.is_empty() || rest.strip_prefix(' ').is_some_and(|rest| rest.parse::<u32>().is_ok()))
}

/// The name, or if it is taken the name with a number, shortened so that the number fits.
pub fn free_name(name: &str, taken: impl Fn(&str) -> bool) -> String {
    /// As in [`table::check_name`].
    const LONGEST: usize = 40;
    let numbered = (2..).map(|number| {
        let number = format!(" {number}");
        let short: String = name.chars().take(LONGEST - number.len()).collect();
        format!("{}{number}", short.trim_end())
    });
    let mut names = std::iter::once(name.to_string()).chain(numbered);
    names.find(|name| !taken(name)).expect("numbers do not run out")
}

pub fn checked_name(name: &str) -> Answer<String> {
    let name = name.trim();
    table::check_name(name).map_err(|reason| Refusal::because(Code::BadRequest, reason))?;
    Ok(name.to_string())
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 30 letters, digits, dots, dashes and underscores; case makes no difference.
    account: String,
    /// 8 to 200 characters.
    password: String,
}

impl Credentials {
    fn check(&self) -> Answer<()> {
        let plain = |c: char| c.is_alphanumeric() || "-_.".contains(c);
        if !(3..=30).contains(&self.account.chars().count()) || !self.account.chars().all(plain) {
            let reason = "an account name has 3 to 30 letters, digits, dots, dashes or underscores";
            return Err(Refusal::because(Code::BadRequest, reason));
        }
        if !(8..=200).contains(&self.password.chars().count()) {
            return Err(Refusal::because(Code::BadRequest, "a password has 8 to 200 characters"));
        }
        Ok(())
    }
}

pub async fn make_account(
    State(app): State<Arc<App>>,
    Extension(from): Extension<Caller>,
    Extension(identity): Extension<Identity>,
    Json(credentials): Json<Credentials>,
) -> Answer<Json<Me>> {
    credentials.check()?;
    app.throttles.login(from, &credentials.account)?;
    let password = credentials.password;
    let hash = tokio::task::spawn_blocking(move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    let hash = hash.await.map_err(broken)?.map_err(broken)?;
    // Read only now: hashing takes long, and the person may have changed meanwhile.
    let mut person = identity.person(&app).await?;
    if person.account.is_some() {
        return Err(Refusal::because(Code::BadRequest, "this is an account already"));
    }
    person.password = Some(hash);
    person.account = Some(credentials.account);
    match app.store.put_person(person.clone()).await {
        Err(StoreError::Taken) => Err(Refusal::new(Code::NameTaken)),
        other => {
            other?;
            Ok(Json(person.into()))
        }
    }
}

fn broken(error: impl std::fmt::Display) -> Refusal {
    tracing::error!(%error, "hashing failed");
    Refusal::new(Code::Internal)
}

pub async fn log_in(
    State(app): State<Arc<App>>,
    Extension(from): Extension<Caller>,
    Json(credentials): Json<Credentials>,
) -> Answer<Response> {
    app.throttles.login(from, &credentials.account)?;
    let person = app.store.person_by_account(&credentials.account).await?;
    let stored = person.as_ref().and_then(|person| person.password.clone());
    let right = tokio::task::spawn_blocking(move || fits(&credentials.password, stored.as_deref()));
    let (true, Some(person)) = (right.await.map_err(broken)?, person) else {
        return Err(Refusal::new(Code::WrongPassword));
    };
    let identity = Identity { id: person.id.clone() };
    Ok(([(header::SET_COOKIE, identity.cookie(&app))], Json(Me::from(person))).into_response())
}

/// Whether the password fits the hash. For an account that does not exist the same work is done, so that the time
/// reveals nothing.
fn fits(password: &str, hash: Option<&str>) -> bool {
    match hash.and_then(|hash| PasswordHash::new(hash).ok()) {
        Some(hash) => Argon2::default().verify_password(password.as_bytes(), &hash).is_ok(),
        None => {
            drop(Argon2::default().hash_password(password.as_bytes()));
            false
        }
    }
}

pub async fn log_out(State(app): State<Arc<App>>) -> Answer<Response> {
    let guest = Identity::guest();
    let person = guest.person(&app).await?;
    Ok(([(header::SET_COOKIE, guest.cookie(&app))], Json(Me::from(person))).into_response())
}
