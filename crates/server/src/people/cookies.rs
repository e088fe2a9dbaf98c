//! Cookies: who a browser is, and which accounts a device has been used for.
//!
//! A guest's cookie is `ID.MARK`; an account's is `ID.SESSION.MARK`, and is good as long as the store has the session.
//! The mark signs what stands before it.

use axum::http::{HeaderMap, HeaderValue, header};

use super::random_word;
use crate::app::App;
use crate::refusal::Answer;
use crate::rooms::now;
use crate::store::Session;

const COOKIE: &str = "innovarium";
/// Which account was last used on this device. It outlives the session, and lets nobody in.
const DEVICE: &str = "innovarium-device";
const YEAR: u32 = 365 * 24 * 60 * 60;

/// What the cookie says.
#[derive(Clone, Debug, PartialEq)]
pub struct Identity {
    pub id: String,
    /// Where an account is logged in; a guest has none.
    session: Option<String>,
}

fn sign(app: &App, text: &str) -> String {
    let mark = blake3::keyed_hash(&app.secret, text.as_bytes());
    format!("{text}.{}", &mark.to_hex()[..32])
}

/// What stands before the mark, if it is the right mark.
fn signed<'a>(app: &App, value: &'a str) -> Option<&'a str> {
    let (text, _) = value.rsplit_once('.')?;
    // Both sides are hashed again, so that the time of the comparison reveals nothing.
    (blake3::hash(sign(app, text).as_bytes()) == blake3::hash(value.as_bytes())).then_some(text)
}

fn find<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies.flat_map(|cookies| cookies.split(';')).find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

fn cookie(app: &App, name: &str, text: &str) -> HeaderValue {
    let secure = if app.config.secure { "; Secure" } else { "" };
    let text = format!("{name}={}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}", sign(app, text));
    HeaderValue::from_str(&text).expect("hex digits and dots")
}

/// As the store knows it.
fn session_key(session: &str) -> String {
    blake3::hash(session.as_bytes()).to_hex()[..32].to_string()
}

impl Identity {
    pub fn guest() -> Self {
        Identity { id: random_word(16), session: None }
    }

    /// An account that is logged in, once the session is stored.
    pub fn logged_in(id: &str) -> (Self, Session) {
        let session = random_word(16);
        let stored = Session { key: session_key(&session), person: id.to_string(), created: now() };
        (Identity { id: id.to_string(), session: Some(session) }, stored)
    }

    /// The key of the session in the store.
    pub fn session_key(&self) -> Option<String> {
        self.session.as_deref().map(session_key)
    }

    /// None if there is no cookie, it is forged, the session has ended, or a guest has become an account since.
    pub async fn read(app: &App, headers: &HeaderMap) -> Answer<Option<Self>> {
        let Some(identity) = Identity::claimed(app, headers) else { return Ok(None) };
        let current = app.store.is_current(&identity.id, identity.session_key()).await?;
        Ok(current.then_some(identity))
    }

    /// Whether the cookie is one of ours, also if it is worth nothing any more.
    pub fn was_given(app: &App, headers: &HeaderMap) -> bool {
        Identity::claimed(app, headers).is_some()
    }

    fn claimed(app: &App, headers: &HeaderMap) -> Option<Self> {
        let text = signed(app, find(headers, COOKIE)?)?;
        let (id, session) = match text.split_once('.') {
            Some((id, session)) => (id, Some(session.to_string())),
            None => (text, None),
        };
        Some(Identity { id: id.to_string(), session })
    }

    pub fn cookie(&self, app: &App) -> HeaderValue {
        let text = match &self.session {
            Some(session) => format!("{}.{session}", self.id),
            None => self.id.clone(),
        };
        cookie(app, COOKIE, &text)
    }
}

/// The cookie of a device on which the person has logged in.
pub fn device_cookie(app: &App, person: &str) -> HeaderValue {
    cookie(app, DEVICE, &format!("device.{person}.{}", random_word(8)))
}

/// The device, if this person has logged in there before.
pub fn known_device<'a>(app: &App, headers: &'a HeaderMap, person: &str) -> Option<&'a str> {
    let device = signed(app, find(headers, DEVICE)?)?;
    let (owner, _) = device.strip_prefix("device.")?.split_once('.')?;
    (owner == person).then_some(device)
}
