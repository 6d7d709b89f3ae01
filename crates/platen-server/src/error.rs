//! What the server says no to by itself: stable codes, which only ever become more.

use crate::ids::NoChance;
use crate::store::StoreError;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use platen_host::protocol::No;
use serde::Serialize;
use std::collections::BTreeMap;

/// Why something is not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are the facts of the message")]
pub enum Refused {
    /// Nobody is known by this cookie or token.
    #[error("say first who you are")]
    Unknown,
    /// The operator has sent them away.
    #[error("you are not welcome here any more")]
    Banned,
    /// The code brings no name.
    #[error("nobody has this code")]
    BadCode,
    /// A name has letters.
    #[error("a name has 1 to {most} characters")]
    BadName { most: usize },
    /// No such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// Nothing is there.
    #[error("there is nothing here")]
    NotFound,
    /// Something is there, but not for that method.
    #[error("this is not asked by that method")]
    WrongMethod,
    /// The request cannot be read.
    #[error("the request cannot be read: {problem}")]
    BadRequest { problem: String },
    /// A decision takes no or too much time.
    #[error("a decision takes 1 to {most} {unit}")]
    BadPace { unit: &'static str, most: u16 },
    /// All seats are for bots.
    #[error("at least one person plays")]
    NobodyPlays,
    /// What the host says no to when it makes a game, with its code, facts and problems.
    #[error("{}", .0.text)]
    #[serde(skip)]
    Host(Box<No>),
    /// Longer than what is taken.
    #[error("at most {most} {what}")]
    TooMuch { what: String, most: usize },
    /// Too many requests in a short time.
    #[error("too much at once; wait a moment")]
    TooFast,
    /// The request takes too long to come.
    #[error("the request takes too long")]
    TooSlow,
    /// Someone sits there.
    #[error("the seat is taken")]
    SeatTaken,
    /// No seat is free.
    #[error("no seat is free")]
    NoSeatFree,
    /// One sits there already.
    #[error("you sit here already")]
    SeatedAlready,
    /// Only for those who sit there.
    #[error("you do not sit here")]
    NotSeated,
    /// Only for whoever made the table.
    #[error("only whoever made the table does that")]
    NotMaker,
    /// Too late: the game has begun.
    #[error("the game has begun")]
    Begun,
    /// Too early: the game has not begun.
    #[error("the game has not begun")]
    NotBegun,
    /// The game is not over yet.
    #[error("the game is still running")]
    Running,
    /// A bot plays there now.
    #[error("a bot plays for you; come back first")]
    StoodIn,
    /// One has given up.
    #[error("you have given up")]
    Resigned,
    /// Another share than was committed to.
    #[error("that is not the share that was committed to")]
    BadShare,
    /// The game cannot be played through any more. One that is over can be shown.
    #[error(
        "the rules have changed since this game began; it cannot be played on or replayed, but looked at if it is over"
    )]
    RulesChanged,
    /// The table was closed.
    #[error("the table is closed")]
    TableClosed,
    /// The page of another site asks.
    #[error("requests from other sites are not taken")]
    ForeignOrigin,
    /// It is not stored, and so it did not happen.
    #[error("that could not be stored, so it did not happen; try again")]
    NotKept,
    /// The store does not answer.
    #[error("not available just now; try again")]
    Unavailable,
}

impl Refused {
    /// Why something was not stored; or if nobody knows whether it was, that the store does not answer.
    pub(crate) fn not_kept(error: StoreError) -> Refused {
        match error {
            StoreError::Unsure | StoreError::Banned => error.into(),
            StoreError::Taken | StoreError::Unavailable | StoreError::Damaged => Refused::NotKept,
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Refused::Unknown => StatusCode::UNAUTHORIZED,
            Refused::BadCode
            | Refused::Banned
            | Refused::NotMaker
            | Refused::NotSeated
            | Refused::ForeignOrigin => StatusCode::FORBIDDEN,
            Refused::NoSuchTable | Refused::NotFound => StatusCode::NOT_FOUND,
            Refused::BadName { .. }
            | Refused::BadPace { .. }
            | Refused::NobodyPlays
            | Refused::Host(_)
            | Refused::BadRequest { .. }
            | Refused::BadShare => StatusCode::BAD_REQUEST,
            Refused::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Refused::TooMuch { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Refused::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Refused::TooFast => StatusCode::TOO_MANY_REQUESTS,
            Refused::NotKept | Refused::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::CONFLICT,
        }
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        if error == StoreError::Banned { Refused::Banned } else { Refused::Unavailable }
    }
}

impl From<NoChance> for Refused {
    fn from(_: NoChance) -> Refused {
        Refused::Unavailable
    }
}

impl From<&Refused> for No {
    fn from(refused: &Refused) -> No {
        if let Refused::Host(no) = refused {
            return (**no).clone();
        }
        let mut facts: BTreeMap<String, serde_json::Value> = match serde_json::to_value(refused) {
            Ok(serde_json::Value::Object(facts)) => facts.into_iter().collect(),
            _ => BTreeMap::new(),
        };
        let code =
            facts.remove("code").and_then(|code| code.as_str().map(str::to_string)).unwrap_or_default();
        No { code, rule: None, text: refused.to_string(), facts, problems: Vec::new() }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.status(), Json(No::from(&self))).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::Refused;
    use crate::store::StoreError;

    #[test]
    fn nobody_is_told_that_something_did_not_happen_if_it_may_have() {
        assert_eq!(Refused::not_kept(StoreError::Unsure), Refused::Unavailable);
        for sure in [StoreError::Taken, StoreError::Unavailable, StoreError::Damaged] {
            assert_eq!(Refused::not_kept(sure), Refused::NotKept);
        }
    }
}
