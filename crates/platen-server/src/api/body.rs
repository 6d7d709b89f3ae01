//! Bodies of requests and refusals.

use crate::app::MOST_BYTES;
use crate::error::Refused;
use crate::ids::TableId;
use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;

/// The body of a request. One that cannot be read is refused like everything else.
#[derive(Debug)]
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refused> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Refused::TooMuch { what: "request bytes".to_string(), most: MOST_BYTES })
            }
            Err(rejection) => Err(Refused::BadRequest { problem: rejection.body_text() }),
        }
    }
}

/// The table in the path.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for At {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<At, Refused> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        let table = path.ok().and_then(|Path(table)| table.parse().ok());
        table.map(At).ok_or(Refused::NoSuchTable)
    }
}

/// Why something is not done.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes what refusals look like")]
pub(super) struct Refusal {
    /// A stable code.
    code: String,
    /// A sentence in English.
    text: String,
    /// The numbers and names of the sentence.
    facts: Option<std::collections::BTreeMap<String, serde_json::Value>>,
}
