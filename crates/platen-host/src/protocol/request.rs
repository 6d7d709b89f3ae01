//! What a client may ask.

use super::{ReplayNo, TableNo};
use platen_rules::cards::DEFAULT_SET;
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, GameOptions};
use serde::{Deserialize, Serialize};

/// A request of a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// The first thing said: is this protocol spoken? Answered by `hello`.
    Hello {
        /// The version that the client speaks.
        protocol: u32,
    },
    /// Makes a table and sits down at all seats of people. Answered by `seated`.
    Make {
        /// What is agreed about the game.
        options: GameOptions,
        /// The cards.
        #[serde(default)]
        set: SetChoice,
        /// A seed (a number or 64 hex digits); none for a fresh one.
        #[serde(default)]
        seed: Option<String>,
        /// Who sits at the players' seats, in seat order, without the automa.
        sitters: Vec<Sitter>,
        /// What is agreed about help.
        #[serde(default)]
        house: House,
    },
    /// Makes a table from a saved record, where it stopped, and sits down at all seats of people. Answered by `seated`.
    Open {
        /// The text of the record.
        record: String,
        /// The cards, if they are not published.
        #[serde(default)]
        set: SetChoice,
        /// Who sits there now; none for those of the record.
        #[serde(default)]
        sitters: Option<Vec<Sitter>>,
        /// What is agreed about help.
        #[serde(default)]
        house: House,
    },
    /// Sits down at seats of people. With more than one, nobody is at the device until it is handed to someone.
    /// Answered by `seated`.
    Sit {
        /// Where.
        table: TableNo,
        /// Which seats.
        seats: Vec<Seat>,
        /// The revision up to which the client has the log; none if it has nothing of it.
        #[serde(default)]
        since: Option<u32>,
    },
    /// Watches a table as a spectator. Answered by `seated`.
    Watch {
        /// Where.
        table: TableNo,
        /// The revision up to which the client has the log; none if it has nothing of it.
        #[serde(default)]
        since: Option<u32>,
    },
    /// Leaves a table, which stays as it is. Answered by `done`.
    Leave {
        /// Which.
        table: TableNo,
    },
    /// Hands the device to another of the people who share it, or lays it down. From the answer on, only that seat's
    /// view is told. Answered by `state`.
    HandOver {
        /// Where.
        table: TableNo,
        /// To whom; none for nobody.
        to: Option<Seat>,
    },
    /// Does an action. Answered by `state`.
    Act {
        /// Where.
        table: TableNo,
        /// Who acts.
        seat: Seat,
        /// What is done.
        action: Action,
        /// The revision that it was decided on.
        revision: u32,
    },
    /// Undoes one's own last actions, as many as named or as information allows, but at least one. Answered by `state`.
    Undo {
        /// Where.
        table: TableNo,
        /// Whose actions.
        seat: Seat,
        /// The revision that it was decided on.
        revision: u32,
        /// How many actions.
        #[serde(default = "one")]
        steps: u32,
    },
    /// Asks why actions cannot be done. Answered by `reasons`.
    Why {
        /// Where.
        table: TableNo,
        /// Who would act.
        seat: Seat,
        /// What would be done, at most 200 actions.
        actions: Vec<Action>,
    },
    /// Asks the bots what is best. Answered by `advice`, when it is found.
    Hint {
        /// Where.
        table: TableNo,
        /// Who is to decide.
        seat: Seat,
        /// How much to think; none for the usual.
        #[serde(default)]
        iterations: Option<u32>,
    },
    /// Asks for the best fulfilling step, as if it came now. Answered by `proposal`.
    Propose {
        /// Where.
        table: TableNo,
        /// Whose step.
        seat: Seat,
    },
    /// Lets everyone who thinks at the table answer with the best they know by now. Answered by `done`.
    Stop {
        /// Where.
        table: TableNo,
    },
    /// Begins to try a line of one's own, on a copy. Answered by `trial`.
    TryBegin {
        /// Where.
        table: TableNo,
    },
    /// Does an action in the trial. One that would reveal something is refused. Answered by `trial`.
    TryAct {
        /// Where.
        table: TableNo,
        /// What is done.
        action: Action,
    },
    /// Undoes the last action of the trial. Answered by `trial`.
    TryUndo {
        /// Where.
        table: TableNo,
    },
    /// Ends the trial; nothing of it stays. Answered by `done`.
    TryLeave {
        /// Where.
        table: TableNo,
    },
    /// Saves the game. A finished one is answered by `record`. The record of a running one, which names all that is
    /// hidden, is put into a file without being told; that is answered by `done`.
    Save {
        /// Which.
        table: TableNo,
    },
    /// Opens a record to look through. Answered by `reel`.
    ReplayRecord {
        /// The text of the record.
        record: String,
        /// The cards, if they are not published.
        #[serde(default)]
        set: SetChoice,
    },
    /// Opens what was played at a table so far to look through. Answered by `reel`.
    ReplayTable {
        /// Which.
        table: TableNo,
    },
    /// Goes to a step of a replay. Answered by `shown`.
    ReplayStep {
        /// Which replay.
        replay: ReplayNo,
        /// How many actions have been done there.
        step: u32,
        /// Whose view; none for a spectator's. Of a running game only one's own.
        #[serde(default)]
        viewer: Option<Seat>,
    },
    /// Closes a replay. Answered by `done`.
    ReplayClose {
        /// Which.
        replay: ReplayNo,
    },
    /// Makes a table that goes on from a step of a replay, with the same cards to come, and sits down at all seats of
    /// people. Answered by `seated`.
    PlayOn {
        /// Which replay.
        replay: ReplayNo,
        /// From where.
        step: u32,
        /// Who sits there now; none for those of the record.
        #[serde(default)]
        sitters: Option<Vec<Sitter>>,
        /// What is agreed about help.
        #[serde(default)]
        house: House,
    },
}

fn one() -> u32 {
    1
}

/// Which cards are played with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetChoice {
    /// A published set, by its name.
    Published(String),
    /// The whole text of a set file.
    Text(String),
}

impl Default for SetChoice {
    fn default() -> Self {
        SetChoice::Published(DEFAULT_SET.to_string())
    }
}

/// Who sits at a player's seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Sitter {
    /// A person.
    Person {
        /// The name, if one was given.
        #[serde(default)]
        name: Option<String>,
    },
    /// A bot.
    Bot {
        /// Its level, for instance `novice`.
        level: String,
    },
}

/// What is agreed at a table besides the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// Whether bots may be asked what is best.
    pub hints: bool,
    /// Whether actions may be undone.
    pub undo: bool,
}

impl Default for House {
    fn default() -> Self {
        House { hints: true, undo: true }
    }
}
