//! What goes between a server of tables and its clients, as JSON: identity, tables that gather, start and end, and chat.
//! What is said about the game itself is [`platen_host::protocol`]; on a table's socket both are spoken.
#![warn(missing_docs)]

mod desk;
mod fair;
mod people;
mod socket;
mod terms;

pub use desk::{DeskCard, DeskRequest, MyGame, NewTable, SeatCard, SeatChoice, SetCard, Sitting, Stage};
pub use fair::{Fair, PartCard, SealCard};
pub use people::{Code, Known, NewToken, Person, TokenCard, TokenMade};
pub use socket::{DeskAsk, DeskMessage, DeskTold, Heard, Said, ask_name};
pub use terms::{Chair, Pace, Terms};

/// Where the server's requests begin.
pub const API: &str = "/api/v1";
/// The longest message on a socket, in bytes.
pub const MOST_BYTES: usize = 64 * 1024;
/// The longest name of a person, in characters.
pub const LONGEST_NAME: usize = 40;
/// The longest thing that is said at once, in characters.
pub const LONGEST_SAYING: usize = 500;
/// The longest text of a card set, in bytes.
pub const LONGEST_SET: usize = 64 * 1024;
