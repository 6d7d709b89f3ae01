//! What a host tells.

use super::{Changed, House, No, ReplayNo, TableNo};
use platen_bots::Advice;
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Event, FameSources, GameOptions, GameResult, SeatInfo, View};
use serde::{Deserialize, Serialize};

/// A message to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "tell", rename_all = "snake_case")]
pub enum Message {
    /// What the host speaks and knows.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The version of the program.
        program: String,
        /// The revision of the rules.
        rules: u32,
        /// The version of the record format.
        record: u32,
        /// The published sets, oldest first.
        sets: Vec<SetName>,
        /// The levels of bots, weakest first.
        levels: Vec<Level>,
    },
    /// The client sits at a table or watches it.
    Seated {
        /// What stays as it is.
        info: Box<TableInfo>,
        /// How it stands.
        state: Box<State>,
    },
    /// How a table stands now.
    State(Box<State>),
    /// What has changed at a table, for clients that want no more.
    Changed(Box<Changed>),
    /// What was asked is done, and there is no more to say.
    Done,
    /// What was asked is not done, and nothing has changed.
    Refused(No),
    /// Why actions cannot be done.
    Reasons {
        /// Where.
        table: TableNo,
        /// At which revision.
        revision: u32,
        /// Who would act.
        seat: Seat,
        /// For each action why not, or nothing if it can be done.
        reasons: Vec<Option<No>>,
    },
    /// How far a hint is.
    Progress {
        /// Where.
        table: TableNo,
        /// Iterations done.
        done: u32,
        /// Iterations to do at most.
        of: u32,
    },
    /// What the bots hold for best.
    Advice {
        /// Where.
        table: TableNo,
        /// At which revision.
        revision: u32,
        /// What they found.
        advice: Advice,
    },
    /// The best fulfilling step.
    Proposal(Box<Proposal>),
    /// How a trial stands.
    Trial(Box<Trial>),
    /// A trial is over, because the table went on.
    TrialEnded {
        /// Where.
        table: TableNo,
    },
    /// The record of a finished game.
    Record {
        /// Which.
        table: TableNo,
        /// The text.
        text: String,
    },
    /// A record that can be looked through.
    Reel(Box<Reel>),
    /// A step of a replay.
    Shown(Box<Shown>),
    /// A table is no longer there.
    Closed {
        /// Which.
        table: TableNo,
        /// Why: a code of whoever runs the host, for instance `not_kept`.
        why: String,
    },
}

/// A published set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetName {
    /// Its name.
    pub name: String,
    /// The hash of its cards.
    pub hash: String,
}

/// A level of bots.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Level {
    /// Its name.
    pub name: String,
    /// Its place among the levels, from 0.
    pub strength: u8,
    /// One line about it, in English.
    pub about: String,
}

/// What stays as it is while a game lasts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableInfo {
    /// Which table.
    pub table: TableNo,
    /// The cards.
    pub set: SetName,
    /// The text of the set file, if the set is not published.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set_text: Option<String>,
    /// What is agreed about the game.
    pub options: GameOptions,
    /// What is agreed about help.
    pub house: House,
    /// Who sits where, the automa included; a bot is named by its level.
    pub seats: Vec<SeatInfo>,
    /// The seats that the client holds; none for a spectator.
    pub holds: Vec<Seat>,
}

/// How a table stands, as the seat at the device sees it, or a spectator.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// Which table.
    pub table: TableNo,
    /// How many entries its record has. It goes up with everything done, undoing included.
    pub revision: u32,
    /// What can be seen and done.
    pub sight: Sight,
    /// What happened since the client was last told.
    pub log: Log,
    /// How far the seat may undo.
    pub undo: UndoBounds,
    /// The bot that is thinking.
    pub thinking: Option<Seat>,
}

/// What a viewer sees and may do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sight {
    /// What the viewer sees, and who that is.
    pub view: View,
    /// Who is to decide.
    pub awaited: Vec<Seat>,
    /// What the viewer may do.
    pub choices: Choices,
    /// The result, or how it would be if the game ended now.
    pub standing: GameResult,
    /// Whether the game is over.
    pub over: bool,
}

/// What a seat may do now, its turn or not.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Choices {
    /// Every legal action but plans and declarations.
    pub listed: Vec<Action>,
    /// The bounds of a plan, if one may be committed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plans: Option<PlanBounds>,
    /// The bounds of a declaration, if it is the seat's fulfilling step.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declarations: Option<DeclarationBounds>,
}

/// Which plans there are (PLN-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanBounds {
    /// How many markers are placed, all of them.
    pub markers: u8,
    /// How many on one action at most.
    pub most: u8,
    /// How many plans there are.
    pub count: usize,
}

/// Which declarations there are (FUL-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeclarationBounds {
    /// Whether there is any.
    pub any: bool,
    /// How many orders at most.
    pub most: usize,
}

/// A piece of the log: keep the first `from` happenings, forget those after, then add these.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Log {
    /// How many happenings stay.
    pub from: u32,
    /// What comes after them.
    pub happenings: Vec<Happening>,
}

/// What one action brought about, or the set-up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Happening {
    /// The revision that it led to.
    pub revision: u32,
    /// Who acted; nobody at set-up.
    pub seat: Option<Seat>,
    /// What happened.
    pub events: Vec<Event>,
}

/// How far a seat may undo.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct UndoBounds {
    /// How many actions.
    pub steps: u32,
    /// If none, what stops it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped: Option<No>,
}

/// The best way to do a fulfilling step, under the terms of [`platen_bots::solve`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// Where.
    pub table: TableNo,
    /// At which revision.
    pub revision: u32,
    /// Whose step.
    pub seat: Seat,
    /// What it gains, in hundredths of fame.
    pub value: i32,
    /// What to do up to the declaration or the pass, that included; nothing if the declaration has been made.
    pub steps: Vec<Action>,
    /// What to do after the declaration, but the end of the step.
    pub after: Vec<Action>,
    /// Fame by where it comes from; not counted after the declaration.
    pub fame: FameSources,
    /// Guilders, less those spent; not counted after the declaration.
    pub guilders: i32,
    /// Rewarded orders that are drawn; not counted after the declaration.
    pub orders: u8,
}

/// A line that is tried on a copy in which all that is hidden was dealt anew.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trial {
    /// Where.
    pub table: TableNo,
    /// The revision that it began on.
    pub revision: u32,
    /// What can be seen and done there.
    pub sight: Sight,
    /// What was tried.
    pub steps: Vec<Action>,
    /// What happened by it.
    pub events: Vec<Event>,
}

/// A record that can be looked through.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reel {
    /// By which number.
    pub replay: ReplayNo,
    /// The cards.
    pub set: SetName,
    /// What was agreed about the game.
    pub options: GameOptions,
    /// Who sat where.
    pub seats: Vec<SeatInfo>,
    /// How many actions there are, without those undone.
    pub steps: u32,
}

/// A step of a replay.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Shown {
    /// Of which replay.
    pub replay: ReplayNo,
    /// How many actions have been done.
    pub step: u32,
    /// Who did the last of them; nobody at set-up.
    pub seat: Option<Seat>,
    /// What that was, unless it was a plan that the viewer did not see.
    pub action: Option<Action>,
    /// What happened by it.
    pub events: Vec<Event>,
    /// What the viewer saw then; what could be done is left out.
    pub sight: Sight,
}
