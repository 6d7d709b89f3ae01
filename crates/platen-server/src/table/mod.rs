//! A table that is played at: one task that takes one thing at a time, keeps it, and only then tells.

mod bots;
mod chat;
mod presence;
mod registry;
mod task;

pub use bots::Bots;
pub(crate) use chat::one_paragraph;
pub use registry::{Tables, TablesConfig};

use crate::desk::{Opening, Visitor};
use crate::error::Refused;
use crate::ids::{PersonId, TableId};
use crate::line::Outbox;
use crate::store::Gossip;
use axum::extract::ws::Utf8Bytes;
use platen_host::{ClientNo, Outcome};
use platen_protocol::{DeskCard, DeskRequest, MyGame, Terms};
use platen_rules::Seed;
use platen_rules::vocabulary::Seat;
use std::collections::HashSet;
use std::sync::Arc;
use tokio::sync::oneshot;

/// Who waits for an answer.
pub type Reply<T> = oneshot::Sender<T>;

/// What lies in the inbox of a table. Boxed, as every table has room for some.
pub type Mail = Box<Inbox>;

/// What a table is asked or told.
#[derive(Debug)]
pub enum Inbox {
    /// Someone comes.
    Connect {
        /// By which number.
        client: ClientNo,
        /// Who.
        visitor: Box<Visitor>,
        /// What they know and want.
        opening: Opening,
        /// Where to tell them.
        outbox: Outbox,
    },
    /// Someone goes.
    Disconnect {
        /// Who.
        client: ClientNo,
    },
    /// Someone who is there asks something, as JSON.
    Ask {
        /// Who.
        client: ClientNo,
        /// What.
        text: Utf8Bytes,
    },
    /// Someone asks something from outside.
    Request {
        /// Who.
        by: Box<Visitor>,
        /// What.
        request: Box<DeskRequest>,
        /// Whether it is done.
        reply: Reply<Result<(), Refused>>,
    },
    /// Someone wants to know where they play again, if that was agreed.
    Rematch {
        /// Who.
        by: Box<Visitor>,
        /// Where.
        reply: Reply<Result<Option<TableId>, Refused>>,
    },
    /// Someone wants to play again.
    Again {
        /// Who.
        by: Box<Visitor>,
        /// Where, if that was not agreed yet.
        table: TableId,
        /// Where it was agreed on before, but cannot be any more.
        gone: Option<TableId>,
        /// Where.
        reply: Reply<Result<TableId, Refused>>,
    },
    /// Someone wants to know how it stands.
    Card {
        /// How it stands.
        reply: Reply<DeskCard>,
    },
    /// Someone wants to know what was agreed, with everything.
    Terms {
        /// What.
        reply: Reply<Terms>,
    },
    /// Someone wants to know how their game stands.
    Mine {
        /// Who.
        person: PersonId,
        /// How it stands.
        reply: Reply<MyGame>,
    },
    /// Someone wants the record of a finished game.
    Record {
        /// The text.
        reply: Reply<Result<String, Refused>>,
    },
    /// A bot has decided.
    Thought {
        /// Since which restore.
        epoch: u32,
        /// What.
        outcome: Box<Outcome>,
    },
    /// Someone has added items up to a number, this copy of the server or another.
    News {
        /// The number.
        number: u32,
    },
    /// News were not heard for a while: anything may have happened.
    Anything,
    /// Another copy of the server says something about the table.
    Heard {
        /// Which.
        copy: String,
        /// What.
        gossip: Gossip,
    },
    /// Other copies of the server have come or gone.
    Alive {
        /// Those that are there.
        copies: Arc<HashSet<String>>,
    },
    /// The copy of the server that kept the table may be gone: if something is to happen here by itself, this one does it.
    Adopt {
        /// That it is so.
        reply: Reply<()>,
    },
    /// The table is closed without an end.
    Close {
        /// Why: a code.
        why: &'static str,
        /// Whether it is.
        reply: Reply<Result<(), Refused>>,
    },
    /// Someone is sent away.
    Ban {
        /// Who.
        person: PersonId,
    },
    /// Someone is sent away and will not come back: they no longer sit here, or a bot plays for them.
    Dismiss {
        /// Who.
        person: PersonId,
        /// Whether their name was taken out of what is stored.
        is_erased: bool,
        /// Whether it is done.
        reply: Reply<Result<(), Refused>>,
    },
    /// Something that was said is taken back.
    Unsay {
        /// Its number.
        number: u32,
    },
    /// The task of the table dies. For tests of what comes then.
    #[doc(hidden)]
    Die {
        /// What is said then.
        why: &'static str,
    },
    /// All that is hidden from a viewer is dealt anew. For tests of secrecy.
    #[doc(hidden)]
    Redeal {
        /// From whom.
        viewer: Option<Seat>,
        /// From what it follows.
        seed: Seed,
    },
}
