//! What goes between the page, the host worker and the bot workers, as JSON text.
//!
//! Around the protocol of the host there is the shelf: the games that this browser has stored. The page knows a game by
//! its number and by what everyone may know of it; heads and entries of records, which tell what is hidden, stay in
//! the worker.

use platen_host::protocol::{Ask, No, TableNo, Told};
use platen_host::{Job, JobNo, Outcome};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, GameOptions, SeatInfo};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The number of a stored game, never used again for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GameNo(pub u32);

/// From the page to the host worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToHost {
    /// A request of the protocol.
    Ask(Ask),
    /// A request about stored games.
    Shelf {
        /// The number by which its answer is known; requests of the protocol count along.
        id: u32,
        /// What is asked.
        request: ShelfRequest,
    },
}

/// What the page may ask about stored games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShelfRequest {
    /// Which games are there?
    Games,
    /// Bring a game back as it was stored, to sit down at its table.
    Open {
        /// Which.
        game: GameNo,
        /// Whether to take it from another tab that has it open.
        take_over: bool,
    },
    /// Close a game, so that another tab may open it.
    Close {
        /// Which.
        game: GameNo,
    },
    /// Forget a game for good.
    Remove {
        /// Which.
        game: GameNo,
    },
    /// Give a game as a file, as it is stored, be it readable or not.
    GiveRaw {
        /// Which.
        game: GameNo,
    },
    /// Try to store what could not be stored.
    SaveAgain,
}

/// From the host worker to the page.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromHost {
    /// A message of the protocol.
    Told(Told),
    /// The answer about stored games.
    Shelf {
        /// The number of the request.
        to: u32,
        /// What is answered.
        answer: Result<ShelfAnswer, No>,
    },
    /// A new table is stored under this number. Told before anything else of the table.
    Shelved {
        /// Which table.
        table: TableNo,
        /// The game.
        game: GameNo,
    },
    /// A file is ready to be given to the person; its text stays out of the page.
    File {
        /// Where to fetch it, within this browser.
        url: String,
    },
    /// Games are in memory alone, and why; or all is stored again. Told when that changes.
    Unsaved(Option<No>),
}

/// What is answered about stored games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShelfAnswer {
    /// The games, the latest first.
    Games {
        /// Those that can be opened.
        games: Vec<SavedGame>,
        /// Those that cannot.
        damaged: Vec<DamagedGame>,
    },
    /// The game is back, at this table.
    Opened {
        /// Where.
        table: TableNo,
        /// The seats of people.
        people: Vec<Seat>,
    },
    /// Done, and no more to say.
    Done,
}

/// A stored game, as far as everyone may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedGame {
    /// Its number.
    pub game: GameNo,
    /// How it stands.
    pub summary: Summary,
}

/// A stored game that cannot be opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DamagedGame {
    /// Its number.
    pub game: GameNo,
    /// Why not.
    pub why: No,
}

/// How a stored game stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// What is agreed about the game.
    pub options: GameOptions,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The round.
    pub round: u8,
    /// Whether it is over.
    pub over: bool,
    /// The fame of each player, in seat order without the automa, as the table shows it.
    #[serde(default)]
    pub fame: Vec<u16>,
    /// How many entries there are.
    pub revision: u32,
    /// When it was last stored, in milliseconds since 1970.
    pub stored: f64,
}

/// From the host worker to a bot worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ToBot {
    /// What to think about.
    pub job: Job,
}

/// From a bot worker to the host worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromBot {
    /// How far the search is.
    Progress {
        /// Of which job.
        number: JobNo,
        /// Iterations done.
        done: u32,
        /// Iterations to do at most.
        of: u32,
        /// The choice if it stopped now.
        best: Action,
    },
    /// What was found.
    Outcome(Outcome),
}

/// Codes of refusals that are neither the rules' nor the host's.
pub mod code {
    /// The game is open in another tab.
    pub const ELSEWHERE: &str = "open_elsewhere";
    /// Another tab took the game over.
    pub const TAKEN_OVER: &str = "taken_over";
    /// The page closed the game.
    pub const LEFT: &str = "left";
    /// What was done could not be stored, so it is not done.
    pub const NOT_KEPT: &str = "not_kept";
    /// There is no room to store more.
    pub const FULL: &str = "storage_full";
    /// What is stored of a game is not whole.
    pub const DAMAGED: &str = "damaged";
    /// There is no storage.
    pub const NO_STORAGE: &str = "no_storage";
    /// No such game is stored.
    pub const NO_GAME: &str = "no_game";
    /// The file is longer than any game.
    pub const FILE_TOO_LONG: &str = "file_too_long";
    /// The worker ended before it answered.
    pub const LOST: &str = "worker_lost";
}

/// A refusal of our own.
pub fn refusal(code: &str, text: impl Into<String>) -> No {
    No { code: code.to_string(), rule: None, text: text.into(), facts: BTreeMap::new(), problems: Vec::new() }
}
