//! Refused requests: a status, a code for programs and a sentence for people.

use std::fmt::Display;

use axum::Json;
use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::scene::SceneError;
use table::text::Phrase;
use table::{MatchError, RecordError, Refusal as ChoiceRefused, named_enum};

use crate::store::StoreError;

named_enum!(
    /// What is wrong, for programs.
    Code {
        BadRequest = "bad-request",
        NotFound = "not-found",
        Forbidden = "forbidden",
        NotYourSeat = "not-your-seat",
        SeatedAlready = "seated-already",
        OnlyAlone = "only-alone",
        NotAsked = "not-asked",
        NotOffered = "not-offered",
        Stale = "stale",
        Over = "over",
        NoHints = "no-hints",
        TooMany = "too-many",
        TooLarge = "too-large",
        NameTaken = "name-taken",
        BadName = "bad-name",
        WrongPassword = "wrong-password",
        WrongRecovery = "wrong-code",
        Removed = "removed",
        Banned = "banned",
        BadRecord = "bad-record",
        BadScene = "bad-scene",
        CannotOpen = "cannot-open",
        Busy = "busy",
        NotSaved = "not-saved",
        Internal = "internal",
    }
);

impl Code {
    const fn status(self) -> StatusCode {
        match self {
            Code::BadRequest | Code::BadName | Code::NotOffered | Code::BadRecord | Code::BadScene => {
                StatusCode::BAD_REQUEST
            }
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::Forbidden | Code::NotYourSeat | Code::OnlyAlone | Code::Removed | Code::Banned | Code::NoHints => {
                StatusCode::FORBIDDEN
            }
            Code::WrongPassword | Code::WrongRecovery => StatusCode::UNAUTHORIZED,
            Code::NotAsked | Code::Stale | Code::Over | Code::NameTaken | Code::CannotOpen | Code::SeatedAlready => {
                StatusCode::CONFLICT
            }
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::Busy | Code::NotSaved => StatusCode::SERVICE_UNAVAILABLE,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

/// Why something was refused.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Refusal {
    pub code: Code,
    /// For people.
    text: Phrase,
}

/// The body of a refused request.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Refused {
    error: Refusal,
}

pub type Answer<T> = Result<T, Refusal>;

impl Refusal {
    pub fn new(code: Code) -> Self {
        // Every sentence may show a detail, so there always is one, if an empty one.
        Refusal::because(code, "")
    }

    /// With what exactly is wrong; the sentence shows it as it is.
    pub fn because(code: Code, detail: impl Into<String>) -> Self {
        Refusal { code, text: Phrase::new(format!("error-{}", code.name())).plain("detail", detail) }
    }
}

impl Refusal {
    /// With why, and for how many more hours; 0: for ever.
    pub fn banned(reason: &str, hours: i64) -> Self {
        let mut refusal = Refusal::because(Code::Banned, reason);
        refusal.text = refusal.text.number("hours", hours);
        refusal
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.code.status(), Json(Refused { error: self })).into_response()
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

/// The match is stored, but this server lacks rules or components that it names.
pub fn cannot_open(error: impl Display) -> Refusal {
    Refusal::because(Code::CannotOpen, error.to_string())
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound => Refusal::new(Code::NotFound),
            StoreError::TooMuch => Refusal::because(Code::BadRequest, error.to_string()),
            StoreError::Taken => Refusal::new(Code::Stale),
            StoreError::Full | StoreError::Closed => Refusal::new(Code::Busy),
            StoreError::NotSaved(problem) => {
                tracing::error!(problem, "the store cannot write");
                Refusal::new(Code::NotSaved)
            }
            StoreError::Away(problem) => {
                tracing::warn!(problem, "the database cannot be reached");
                Refusal::new(Code::Busy)
            }
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

/// A line of 0 is none: the position as a whole is wrong.
impl From<SceneError> for Refusal {
    fn from(error: SceneError) -> Self {
        let mut refusal = Refusal::because(Code::BadScene, error.reason);
        refusal.text = refusal.text.number("line", error.line as i64);
        refusal
    }
}

impl From<MatchError> for Refusal {
    fn from(error: MatchError) -> Self {
        match error {
            MatchError::Refused(ChoiceRefused::Over) => Refusal::new(Code::Over),
            MatchError::Refused(ChoiceRefused::NotAsked(_)) => Refusal::new(Code::NotAsked),
            MatchError::Refused(ChoiceRefused::NotOffered) | MatchError::Unreadable(_) => {
                Refusal::new(Code::NotOffered)
            }
            // The program is wrong, not the choice.
            error @ MatchError::Refused(ChoiceRefused::AskedOtherwise) => {
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
    fn every_code_is_an_error() {
        assert!(Code::ALL.iter().all(|code| code.status().as_u16() >= 400));
    }
}
