//! Accounts: making one, logging in and out, passwords and recovery codes.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::{Deserialize, Serialize};

use super::cookies::{device_cookie, known_device};
use super::names::{checked_name, is_guest_name, look, visible_name};
use super::passwords::{code_fits, code_hash, fits, hash, new_code};
use super::{Identity, Me, note};
use crate::app::App;
use crate::cluster;
use crate::limits::{Attempt, Caller};
use crate::notices::Notice;
use crate::refusal::{Answer, Code, Refusal};
use crate::store::{NewAccount, Person, StoreError};

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
        visible_name(&self.account)?;
        check_password(&self.password)
    }
}

fn check_password(password: &str) -> Answer<()> {
    if !(8..=200).contains(&password.chars().count()) {
        return Err(Refusal::because(Code::BadRequest, "a password has 8 to 200 characters"));
    }
    Ok(())
}

/// An account with a recovery code that is never shown again.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AccountWithCode {
    me: Me,
    /// Sets a new password, once.
    recovery_code: String,
}

/// What a browser gets whose account has just been logged in.
fn welcome(app: &App, identity: &Identity, answer: impl Serialize) -> Response {
    let cookies = [identity.cookie(app), device_cookie(app, &identity.id)].map(|cookie| (header::SET_COOKIE, cookie));
    (AppendHeaders(cookies), Json(answer)).into_response()
}

/// The person behind the cookie, if it is an account.
async fn own_account(app: &App, identity: &Identity) -> Answer<Person> {
    let person = identity.person(app).await?;
    if person.account.is_none() {
        return Err(Refusal::because(Code::BadRequest, "this is not an account"));
    }
    Ok(person)
}

/// Asks for the password once more, for what whoever finds a browser open must not do.
pub async fn check_own_password(app: &App, person: &Person, password: String) -> Answer<()> {
    app.throttles.login(Attempt::Own { person: &person.id })?;
    match fits(password, person.password.clone()).await? {
        true => Ok(()),
        false => Err(Refusal::new(Code::WrongPassword)),
    }
}

/// The guest becomes an account under another cookie: somebody else may know the guest's.
pub async fn make(
    State(app): State<Arc<App>>,
    Extension(from): Extension<Caller>,
    Extension(identity): Extension<Identity>,
    Json(credentials): Json<Credentials>,
) -> Answer<Response> {
    credentials.check()?;
    app.throttles.login(Attempt::Any { from })?;
    let person = identity.person(&app).await?;
    if person.account.is_some() {
        return Err(Refusal::because(Code::BadRequest, "this is an account already"));
    }
    let code = new_code();
    let new = NewAccount {
        look: look(&credentials.account),
        account: credentials.account,
        password: hash(credentials.password).await?,
        recovery: code_hash(&code),
    };
    let (identity, session) = Identity::logged_in(&identity.id);
    app.store.make_account(person, new, session).await.map_err(|error| match error {
        StoreError::Taken => Refusal::new(Code::NameTaken),
        other => other.into(),
    })?;
    cluster::notify(&app, Notice::revoked(&identity)).await?;
    let me = named_like_the_account(&app, identity.person(&app).await?).await?.into();
    Ok(welcome(&app, &identity, AccountWithCode { me, recovery_code: code }))
}

/// Whoever has not chosen a name is called like the account, unless that would pretend to be a bot or the server.
async fn named_like_the_account(app: &App, mut person: Person) -> Answer<Person> {
    let wanted = person.account.as_deref().filter(|_| is_guest_name(&person.name, &person.id));
    if let Some(name) = wanted.and_then(|account| checked_name(account).ok()) {
        person.name = name;
        app.store.put_profile(person.clone()).await?;
    }
    Ok(person)
}

pub async fn log_in(
    State(app): State<Arc<App>>,
    Extension(from): Extension<Caller>,
    headers: HeaderMap,
    Json(Credentials { account, password }): Json<Credentials>,
) -> Answer<Response> {
    let person = app.store.person_by_account(&account).await?;
    app.throttles.login(attempt(&app, &headers, from, &account, person.as_ref()))?;
    let stored = person.as_ref().and_then(|person| person.password.clone());
    let (true, Some(person)) = (fits(password, stored).await?, person) else {
        return Err(Refusal::new(Code::WrongPassword));
    };
    let (identity, session) = Identity::logged_in(&person.id);
    app.store.begin_session(session).await?;
    note(&app, &person.id, from);
    Ok(welcome(&app, &identity, Me::from(person)))
}

/// Strangers who guess must not lock the owner out, so those who come from where the owner was are counted apart.
fn attempt<'a>(
    app: &App,
    headers: &'a HeaderMap,
    from: Caller,
    account: &'a str,
    owner: Option<&Person>,
) -> Attempt<'a> {
    let device = owner.and_then(|owner| known_device(app, headers, &owner.id));
    let at_home = owner.and_then(|owner| owner.address.as_deref()) == Some(from.to_string().as_str());
    match device {
        Some(device) => Attempt::FromKnownDevice { device },
        None if at_home => Attempt::FromKnownAddress { from, account },
        None => Attempt::FromStranger { from, account },
    }
}

/// Of an account: its cookie is worth nothing from now on.
pub async fn log_out(State(app): State<Arc<App>>, Extension(identity): Extension<Identity>) -> Answer<Response> {
    if let Some(key) = identity.session_key() {
        app.store.end_session(&key).await?;
        cluster::notify(&app, Notice::LoggedOut { session: key }).await?;
    }
    become_guest(&app).await
}

/// The browser is a new guest's.
pub async fn become_guest(app: &App) -> Answer<Response> {
    let guest = Identity::guest();
    let me = Me::from(guest.person(app).await?);
    Ok(([(header::SET_COOKIE, guest.cookie(app))], Json(me)).into_response())
}

/// On all devices but this one, which gets a new cookie.
pub async fn log_out_everywhere(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
) -> Answer<Response> {
    let person = own_account(&app, &identity).await?;
    let (identity, session) = Identity::logged_in(&person.id);
    app.store.begin_session_alone(session).await?;
    cluster::notify(&app, Notice::revoked(&identity)).await?;
    Ok(welcome(&app, &identity, Me::from(person)))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    old: String,
    /// 8 to 200 characters.
    new: String,
}

/// Logs all other devices out.
pub async fn change_password(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Json(NewPassword { old, new }): Json<NewPassword>,
) -> Answer<Response> {
    check_password(&new)?;
    let person = own_account(&app, &identity).await?;
    check_own_password(&app, &person, old).await?;
    let (identity, session) = Identity::logged_in(&person.id);
    app.store.set_password(hash(new).await?, session).await?;
    cluster::notify(&app, Notice::revoked(&identity)).await?;
    Ok(welcome(&app, &identity, Me::from(person)))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Confirmation {
    password: String,
}

/// Another code; the one before is worth nothing from now on.
pub async fn renew_code(
    State(app): State<Arc<App>>,
    Extension(identity): Extension<Identity>,
    Json(Confirmation { password }): Json<Confirmation>,
) -> Answer<Json<AccountWithCode>> {
    let person = own_account(&app, &identity).await?;
    check_own_password(&app, &person, password).await?;
    let code = new_code();
    app.store.set_recovery(&person.id, code_hash(&code)).await?;
    let me = identity.person(&app).await?.into();
    Ok(Json(AccountWithCode { me, recovery_code: code }))
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    account: String,
    recovery_code: String,
    /// The new one: 8 to 200 characters.
    password: String,
}

/// Sets a new password by recovery code, and logs all other devices out. Attempts are not counted by account: a code
/// cannot be guessed, and so this is the way in for an owner whose account others try to guess.
pub async fn recover(
    State(app): State<Arc<App>>,
    Extension(from): Extension<Caller>,
    Json(Recovery { account, recovery_code, password }): Json<Recovery>,
) -> Answer<Response> {
    check_password(&password)?;
    app.throttles.login(Attempt::Any { from })?;
    let wrong = || Refusal::new(Code::WrongRecovery);
    let person = app.store.person_by_account(&account).await?.ok_or_else(wrong)?;
    let used = person.recovery.clone().filter(|stored| code_fits(&recovery_code, stored)).ok_or_else(wrong)?;
    let (code, password) = (new_code(), hash(password).await?);
    let (identity, session) = Identity::logged_in(&person.id);
    app.store.recover(used, code_hash(&code), password, session).await.map_err(|error| match error {
        StoreError::NotFound => wrong(),
        other => other.into(),
    })?;
    cluster::notify(&app, Notice::revoked(&identity)).await?;
    Ok(welcome(&app, &identity, AccountWithCode { me: person.into(), recovery_code: code }))
}
