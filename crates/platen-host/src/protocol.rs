//! What goes between a client and its host: requests, messages and refusals, as JSON.
//!
//! A client sends an [`Ask`], a request with a number of its choice, and gets exactly one [`Told`] that answers to that
//! number. Messages without a number come by themselves, when something happened. Nothing here has a field for a secret
//! but what a person sends or keeps: see [`View`](platen_rules::View).

mod changed;
mod message;
mod no;
mod problem;
mod request;
mod texts;

pub use changed::{Changed, OpenChanges};
pub use message::{
    Choices, DeclarationBounds, Happening, Level, Log, Message, PlanBounds, Proposal, Reel, SetName, Shown,
    Sight, State, TableInfo, Trial, UndoBounds,
};
pub use no::{No, Trouble};
pub use problem::Problem;
pub use request::{House, Request, SetChoice, Sitter};
pub use texts::Texts;

use serde::{Deserialize, Serialize};

/// The version of the protocol. It goes up when a client of the version before could no longer be served.
pub const PROTOCOL: u32 = 1;
/// The longest request that is read, in bytes: a set file and a long record fit.
pub const MOST_BYTES: usize = 512 * 1024;

/// The number of a table at its host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TableNo(pub u32);

/// The number of a replay that a client looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct ReplayNo(pub u32);

/// A request with the number by which its answer is known.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// The number, of the client's choice.
    pub id: u32,
    /// What is asked.
    pub request: Request,
}

/// A message with the number of the request that it answers, if it answers one. Fields that a client does not know are
/// passed over, so that messages can say more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Told {
    /// The number of the request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
    /// What is told.
    pub message: Message,
}

impl Ask {
    /// Reads a request. If it cannot be read, its number is given where that much could be.
    pub fn read(text: &str) -> Result<Ask, (Option<u32>, Trouble)> {
        if text.len() > MOST_BYTES {
            return Err((None, Trouble::TooLong { bytes: text.len(), most: MOST_BYTES }));
        }
        serde_json::from_str(text).map_err(|error| {
            /// Any request's number.
            #[derive(Deserialize)]
            struct Numbered {
                id: u32,
            }
            let id = serde_json::from_str(text).ok().map(|numbered: Numbered| numbered.id);
            (id, Trouble::BadRequest { problem: error.to_string() })
        })
    }
}

impl Told {
    /// The message as one line of JSON.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
