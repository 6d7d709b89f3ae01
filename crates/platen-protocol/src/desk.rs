//! A table as a whole: who sits there, how far it is, and what can be asked of it.

use crate::Terms;
use platen_fair::{Commitment, Share};
use platen_rules::vocabulary::Seat;
use serde::{Deserialize, Serialize};

/// What everyone may know of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeskCard {
    /// Its name, by which people are invited.
    pub table: String,
    /// How far it is.
    pub stage: Stage,
    /// What was agreed. A card set of one's own is left out here: its text is empty.
    pub terms: Terms,
    /// The card set, if whoever made the table brought it; its text is at `/tables/TABLE/set`, and comes with the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_set: Option<SetCard>,
    /// The players' seats, in seat order.
    pub seats: Vec<SeatCard>,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
    /// How many entries the record of its game has.
    pub revision: u32,
    /// Until when the seats that are awaited have to decide, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<i64>,
    /// The table where they play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// A card set that someone brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SetCard {
    /// Its name.
    pub name: String,
    /// The hash of its cards.
    pub hash: String,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// It waits for players.
    Gathering,
    /// The game is played.
    Playing,
    /// The game is over.
    Over,
    /// It was closed without an end.
    Closed,
}

impl Stage {
    /// Its code.
    pub fn code(self) -> &'static str {
        match self {
            Stage::Gathering => "gathering",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Closed => "closed",
        }
    }
}

/// A player's seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatCard {
    /// Which.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// Who sits there.
    pub sitting: Sitting,
    /// The level of the bot that plays for them now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// Whether they have given up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub resigned: bool,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sitting {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// The name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// What can be asked of a table besides its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum DeskRequest {
    /// Sits down while players are gathered, or moves to another seat; answered by `done`.
    TakeSeat {
        /// Where; none for the first that is free.
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Gets up. While the game is played, a bot plays on until one comes back; answered by `done`. Before it, being the maker passes to
    /// the next who sits there, and a table where nobody sits any more is closed.
    LeaveSeat {},
    /// Lets whoever sits at a seat get up, while players are gathered, for whoever made the table; answered by `done`.
    FreeSeat {
        /// Where.
        seat: Seat,
    },
    /// Closes the table while players are gathered, for whoever made it; answered by `done`.
    CloseTable {},
    /// Starts the game, for whoever made the table; seats that are free get bots; answered by `done`. If anyone has
    /// committed to a share, the shares are opened first.
    Start {},
    /// Commits to one's share of the seed, while players are gathered; answered by `done`.
    CommitShare {
        /// The hash of the share.
        commitment: Commitment,
    },
    /// Opens the share that one has committed to, once the game is to start; answered by `done`.
    OpenShare {
        /// The share.
        share: Share,
    },
    /// Gives up: a bot plays on to the end; answered by `done`.
    Resign {},
    /// Plays on by oneself where a bot did; answered by `done`.
    ComeBack {},
    /// Says something to everyone at the table; answered by `done`.
    Say {
        /// What.
        text: String,
    },
    /// Asks whether the connection stands; answered by `done`.
    Ping {},
}

impl DeskRequest {
    /// The names of all of them.
    pub const NAMES: [&'static str; 11] = [
        "take_seat",
        "leave_seat",
        "start",
        "commit_share",
        "open_share",
        "resign",
        "come_back",
        "say",
        "ping",
        "free_seat",
        "close_table",
    ];

    /// Its name.
    pub fn name(&self) -> &'static str {
        match self {
            DeskRequest::TakeSeat { .. } => "take_seat",
            DeskRequest::LeaveSeat {} => "leave_seat",
            DeskRequest::FreeSeat { .. } => "free_seat",
            DeskRequest::CloseTable {} => "close_table",
            DeskRequest::Start {} => "start",
            DeskRequest::CommitShare { .. } => "commit_share",
            DeskRequest::OpenShare { .. } => "open_share",
            DeskRequest::Resign {} => "resign",
            DeskRequest::ComeBack {} => "come_back",
            DeskRequest::Say { .. } => "say",
            DeskRequest::Ping {} => "ping",
        }
    }
}

/// Where one wants to sit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatChoice {
    /// Which seat; none for the first that is free.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
}

/// A table that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// Its name, by which people are invited.
    pub table: String,
}

/// A game of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyGame {
    /// The table.
    pub card: DeskCard,
    /// Where one sits.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// Whether one's decision is awaited.
    pub my_turn: bool,
}
