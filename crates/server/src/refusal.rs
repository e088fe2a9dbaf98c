//! Every refused request: a status, a code for programs and a sentence for people.

use std::fmt::Display;

use axum::Json;
use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Value, json};
use table::text::Phrase;
use table::{MatchError, RecordError, Refusal as Refused};

use crate::store::StoreError;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    BadRequest,
    NotFound,
    Forbidden,
    NotYourSeat,
    NotAsked,
    NotOffered,
    Stale,
    Over,
    TooMany,
    TooLarge,
    NameTaken,
    WrongPassword,
    BadRecord,
    CannotOpen,
    Busy,
    Internal,
}

impl Code {
    pub const ALL: [Code; 16] = [
        Code::BadRequest,
        Code::NotFound,
        Code::Forbidden,
        Code::NotYourSeat,
        Code::NotAsked,
        Code::NotOffered,
        Code::Stale,
        Code::Over,
        Code::TooMany,
        Code::TooLarge,
        Code::NameTaken,
        Code::WrongPassword,
        Code::BadRecord,
        Code::CannotOpen,
        Code::Busy,
        Code::Internal,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Code::BadRequest => "bad-request",
            Code::NotFound => "not-found",
            Code::Forbidden => "forbidden",
            Code::NotYourSeat => "not-your-seat",
            Code::NotAsked => "not-asked",
            Code::NotOffered => "not-offered",
            Code::Stale => "stale",
            Code::Over => "over",
            Code::TooMany => "too-many",
            Code::TooLarge => "too-large",
            Code::NameTaken => "name-taken",
            Code::WrongPassword => "wrong-password",
            Code::BadRecord => "bad-record",
            Code::CannotOpen => "cannot-open",
            Code::Busy => "busy",
            Code::Internal => "internal",
        }
    }

    const fn status(self) -> StatusCode {
        match self {
            Code::BadRequest | Code::NotOffered | Code::BadRecord => StatusCode::BAD_REQUEST,
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::Forbidden | Code::NotYourSeat => StatusCode::FORBIDDEN,
            Code::WrongPassword => StatusCode::UNAUTHORIZED,
            Code::NotAsked | Code::Stale | Code::Over | Code::NameTaken | Code::CannotOpen => StatusCode::CONFLICT,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    pub code: Code,
    text: Phrase,
}

pub type Answer<T> = Result<T, Refusal>;

impl Refusal {
    pub fn new(code: Code) -> Self {
        Refusal { code, text: Phrase::new(format!("error-{}", code.name())) }
    }

    /// With what is wrong in particular; the sentence shows it as it is.
    pub fn because(code: Code, detail: impl Into<String>) -> Self {
        let mut refusal = Refusal::new(code);
        refusal.text = refusal.text.plain("detail", detail);
        refusal
    }

    pub fn json(&self) -> Value {
        // Every sentence may show a detail, so there is always one, if an empty one.
        let mut text = self.text.clone();
        if text.args.is_empty() {
            text = text.plain("detail", "");
        }
        json!({ "code": self.code, "text": text })
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.code.status(), Json(json!({ "error": self.json() }))).into_response()
    }
}

/// What the framework itself refuses, such as a body it cannot read, gets a code and a sentence like everything else.
pub async fn in_words(request: Request, next: Next) -> Response {
    const LONGEST: usize = 1000;
    let response = next.run(request).await;
    let status = response.status();
    let typed = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if typed || status.as_u16() < 400 {
        return response;
    }
    let code = match status {
        StatusCode::NOT_FOUND => Code::NotFound,
        StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
        status if status.is_server_error() => Code::Internal,
        _ => Code::BadRequest,
    };
    let detail = to_bytes(response.into_body(), LONGEST).await.unwrap_or_default();
    let refusal = Refusal::because(code, String::from_utf8_lossy(&detail));
    (status, refusal).into_response()
}

/// A match is kept, but this server cannot play it: it lacks rules or components that the match names.
pub fn cannot_open(error: impl Display) -> Refusal {
    Refusal::because(Code::CannotOpen, error.to_string())
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound => Refusal::new(Code::NotFound),
            StoreError::Taken => Refusal::new(Code::Stale),
            other => {
                tracing::error!(%other, "the store failed");
                Refusal::new(Code::Internal)
            }
        }
    }
}

impl From<RecordError> for Refusal {
    fn from(error: RecordError) -> Self {
        let mut refusal = Refusal::because(Code::BadRecord, error.to_string());
        refusal.text = refusal.text.number("line", error.line as i64);
        refusal
    }
}

impl From<MatchError> for Refusal {
    fn from(error: MatchError) -> Self {
        match error {
            MatchError::Refused(Refused::Over) => Refusal::new(Code::Over),
            MatchError::Refused(Refused::NotAsked(_)) => Refusal::new(Code::NotAsked),
            MatchError::Refused(Refused::NotOffered) | MatchError::Unreadable(_) => Refusal::new(Code::NotOffered),
            // What is wrong is the program, not the choice.
            error @ MatchError::Refused(Refused::AskedOtherwise) => {
                tracing::error!(%error, "a match cannot go on");
                Refusal::because(Code::Internal, error.to_string())
            }
            MatchError::Record(error) => error.into(),
            other => Refusal::because(Code::BadRequest, other.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_one_name_and_is_described() {
        let description: Value = serde_json::from_str(include_str!("openapi.json")).expect("JSON");
        let described = &description["components"]["schemas"]["Problem"]["properties"]["code"]["enum"];
        assert_eq!(*described, json!(Code::ALL), "as they are sent");
        assert_eq!(*described, json!(Code::ALL.map(Code::name)), "as the sentences are called");
        assert!(Code::ALL.iter().all(|code| code.status().as_u16() >= 400));
    }
}
