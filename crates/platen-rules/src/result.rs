//! The result of a game: scores by source, ranking, solitaire title.

use crate::state::FameSources;
use crate::vocabulary::Seat;
use serde::{Deserialize, Serialize};

/// What a player scored, by where it came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Whose score it is.
    pub seat: Seat,
    /// Fame gained during the game.
    pub fame: FameSources,
    /// Fame for levels IV to VI (END-2).
    pub specialties: u16,
    /// Fame for patronage cards (END-2).
    pub patronage: u16,
    /// Fame for guilders (END-2, CHR-10).
    pub guilders: u16,
    /// All of it.
    pub total: u16,
    /// Types owned, the first tie-breaker (END-3).
    pub types: u8,
    /// Inks held, the second tie-breaker (END-3).
    pub inks: u8,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// Scores in seat order, without the automa.
    pub scores: Vec<Score>,
    /// Seats from best to worst, equal ones together (END-3).
    pub ranking: Vec<Vec<Seat>>,
    /// The title, with exactly one player (END-4).
    pub title: Option<Title>,
}

impl GameResult {
    /// The winners: more than one if the win is shared.
    pub fn winners(&self) -> &[Seat] {
        self.ranking.first().map_or(&[], Vec::as_slice)
    }
}

/// A solitaire title (END-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Title {
    /// To 100.
    Student,
    /// 101 to 110.
    #[serde(rename = "Senior Student")]
    SeniorStudent,
    /// 111 to 120.
    Apprentice,
    /// 121 to 130.
    #[serde(rename = "Senior Apprentice")]
    SeniorApprentice,
    /// 131 to 140.
    #[serde(rename = "Junior Master")]
    JuniorMaster,
    /// 141 to 150.
    #[serde(rename = "Master of Printing")]
    MasterOfPrinting,
    /// Above 150.
    Guildmaster,
}

impl Title {
    /// Every title, lowest first.
    pub const ALL: [Title; 7] = [
        Title::Student,
        Title::SeniorStudent,
        Title::Apprentice,
        Title::SeniorApprentice,
        Title::JuniorMaster,
        Title::MasterOfPrinting,
        Title::Guildmaster,
    ];

    /// The title for that much fame.
    pub fn of(fame: u16) -> Title {
        let steps = usize::from(fame.saturating_sub(91) / 10);
        Title::ALL[steps.min(6)]
    }

    /// The title in English.
    pub fn name(self) -> &'static str {
        match self {
            Title::Student => "Student",
            Title::SeniorStudent => "Senior Student",
            Title::Apprentice => "Apprentice",
            Title::SeniorApprentice => "Senior Apprentice",
            Title::JuniorMaster => "Junior Master",
            Title::MasterOfPrinting => "Master of Printing",
            Title::Guildmaster => "Guildmaster",
        }
    }
}
