//! A table's socket: requests to the table besides those about its game, and what it tells.

use crate::{DeskCard, DeskRequest, Fair, SealCard};
use platen_host::protocol::{No, Told};
use platen_rules::vocabulary::Seat;
use serde::{Deserialize, Serialize};

/// A request to a table, with the number by which its answer is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeskAsk {
    /// The number, of the client's choice.
    pub id: u32,
    /// What is asked.
    pub request: DeskRequest,
}

/// A message of a table, with the number of the request that it answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeskTold {
    /// The number of the request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
    /// What is told.
    pub message: DeskMessage,
}

/// What a table tells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "snake_case")]
pub enum DeskMessage {
    /// How the table stands as a whole.
    Desk {
        /// What everyone may know.
        card: Box<DeskCard>,
        /// Where one sits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        you: Option<Seat>,
        /// Whether one made the table and may start it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        maker: bool,
    },
    /// What was published so that the game can be proven to be fair.
    Fair(Box<Fair>),
    /// Plans were sealed, or their seals can be checked now.
    Sealed {
        /// Those that are new or have changed.
        seals: Vec<SealCard>,
    },
    /// Something was said.
    Said(Said),
    /// Something that was said is taken back by the operator.
    Unsaid {
        /// Its number.
        number: u32,
    },
    /// The seats of people who are connected, as it is now.
    Present {
        /// In seat order.
        seats: Vec<Seat>,
    },
    /// The server ends and another takes its place: connect again.
    Restarting,
    /// What was asked is done.
    Done,
    /// What was asked is not done.
    Refused(No),
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Its number, from 1.
    pub number: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// By whom.
    pub name: String,
    /// What.
    pub text: String,
}

/// Anything that is heard on a table's socket.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// About the game.
    Game(Box<Told>),
    /// About the table.
    Desk(DeskTold),
}

impl Heard {
    /// Reads a message. Inlined, so that whoever reads messages of a host anyway has one reader of them and not two.
    #[inline]
    pub fn read(text: &str) -> serde_json::Result<Heard> {
        match serde_json::from_str(text) {
            Ok(told) => Ok(Heard::Game(Box::new(told))),
            Err(_) => serde_json::from_str(text).map(Heard::Desk),
        }
    }

    /// The number of the request that it answers.
    pub fn to(&self) -> Option<u32> {
        match self {
            Heard::Game(told) => told.to,
            Heard::Desk(told) => told.to,
        }
    }
}

/// The name of what a request asks, if it can be read that far.
pub fn ask_name(text: &str) -> Option<&str> {
    /// A request of any kind.
    #[derive(Deserialize)]
    struct Any<'a> {
        #[serde(borrow)]
        request: Named<'a>,
    }
    #[derive(Deserialize)]
    struct Named<'a> {
        ask: &'a str,
    }
    serde_json::from_str(text).ok().map(|any: Any<'_>| any.request.ask)
}
