//! What is agreed about a table before its game.

use platen_host::protocol::{House, SetChoice};
use platen_rules::GameOptions;
use serde::{Deserialize, Serialize};

/// What whoever makes a table asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// What is agreed about the game.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: GameOptions,
    /// The cards.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub set: SetChoice,
    /// What is agreed about help.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub house: House,
    /// Who may sit at the players' seats, in seat order, without the automa.
    pub chairs: Vec<Chair>,
    /// How long a decision may take.
    #[serde(default)]
    pub pace: Pace,
    /// The level of the bot that plays on for someone who left or whose time ran out.
    #[serde(default = "usual_stand_in")]
    pub stand_in: String,
    /// Whether strangers find the table in the list.
    #[serde(default)]
    pub open: bool,
}

impl Terms {
    /// The same without the text of a card set, which may be long.
    pub fn in_short(&self) -> Terms {
        let set = match &self.set {
            SetChoice::Text(_) => SetChoice::Text(String::new()),
            SetChoice::Published(name) => SetChoice::Published(name.clone()),
        };
        let (chairs, stand_in) = (self.chairs.clone(), self.stand_in.clone());
        Terms { set, chairs, stand_in, ..*self }
    }
}

/// Who may sit at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chair {
    /// A person, or a program that plays by the protocol.
    Person,
    /// A bot of the server.
    Bot {
        /// Its level, for instance `novice`.
        level: String,
    },
}

/// How long a decision may take before a bot decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// As long as it takes.
    #[default]
    Unhurried,
    /// So many minutes; everyone is there.
    Live {
        /// 1 to 60.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 60))]
        minutes: u16,
    },
    /// So many hours; a move a day, for instance.
    Slow {
        /// 1 to 336.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 336))]
        hours: u16,
    },
}

impl Pace {
    /// The time for a decision in milliseconds, if there is a bound.
    pub fn milliseconds(self) -> Option<i64> {
        match self {
            Pace::Unhurried => None,
            Pace::Live { minutes } => Some(i64::from(minutes) * 60_000),
            Pace::Slow { hours } => Some(i64::from(hours) * 3_600_000),
        }
    }
}

fn usual_stand_in() -> String {
    "novice".to_string()
}
