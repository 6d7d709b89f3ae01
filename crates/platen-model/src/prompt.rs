//! What is to be decided, and by whom.

use crate::scene::Scene;
use platen_rules::vocabulary::{BoardAction, Seat, TrackReward};
use platen_rules::{Frame, Phase, TRACK_LEVELS, Why};

/// What the table waits for.
#[derive(Clone, Debug, PartialEq)]
pub struct Prompt {
    /// What is asked.
    pub asked: Asked,
    /// Whether the viewer is to decide.
    pub yours: bool,
    /// Who is to decide.
    pub awaited: Vec<Seat>,
    /// Whether something may be done at any time meanwhile.
    pub free: bool,
}

/// A decision of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Which character is kept (SET-10).
    Character,
    /// Which opening order is taken (SET-11).
    OpeningOrder {
        /// Whether it is the second one.
        second: bool,
    },
    /// Which three types are taken (SET-12).
    OpeningTypes,
    /// Which colour is wild (CHR-8).
    Wild,
    /// How markers are placed (PLN-1).
    Plan {
        /// Whether the viewer has committed.
        committed: bool,
    },
    /// Whether a marker is moved (CHR-1).
    ShiftMarker,
    /// What is taken from a row (PLN-4).
    Turn {
        /// The row.
        action: BoardAction,
        /// Whether the main choice has been made.
        acted: bool,
    },
    /// What is fulfilled (FUL-1).
    Fulfil {
        /// Whether the declaration has been made.
        declared: bool,
        /// Bonuses that are neither taken nor declined.
        bonuses: usize,
    },
    /// Which gear is kept (CHR-2).
    KeepGear {
        /// Whether it is the second one.
        second: bool,
    },
    /// Which two specialties are raised (CHR-4).
    UnglerLevels,
    /// Which ink is taken (CHR-4).
    UnglerInk,
    /// Whether and how a reward of the track is taken (SPC-5).
    Track {
        /// The level of its space.
        level: u8,
        /// What it gives.
        reward: TrackReward,
    },
    /// Which of the cards drawn are kept (ORD-5).
    DrawnOrder {
        /// What gave the order.
        why: Why,
    },
    /// Nothing: the game is over.
    Over,
}

impl Prompt {
    /// What the table waits for.
    pub fn of(scene: Scene<'_>) -> Prompt {
        let free = scene.sight.choices.listed.iter().any(|action| {
            use platen_rules::Action::{BuyType, SwapLevels, UseGear};
            matches!(action, BuyType { .. } | UseGear { .. } | SwapLevels { .. })
        });
        Prompt { asked: asked(scene), yours: scene.is_awaited(), awaited: scene.sight.awaited.clone(), free }
    }
}

impl Asked {
    /// The stable code: `turn-inks`, `frame-track`, …
    pub fn code(self) -> String {
        let code = match self {
            Asked::Character => "characters",
            Asked::OpeningOrder { .. } => "opening-orders",
            Asked::OpeningTypes => "opening-letters",
            Asked::Wild => "name-wild",
            Asked::Plan { committed: false } => "planning",
            Asked::Plan { committed: true } => "planning-committed",
            Asked::ShiftMarker => "shift-marker",
            Asked::Turn { acted: true, .. } => "turn-acted",
            Asked::Turn { action, .. } => return format!("turn-{action}"),
            Asked::Fulfil { declared: false, .. } => "fulfil",
            Asked::Fulfil { bonuses: 0, .. } => "fulfil-declared",
            Asked::Fulfil { .. } => "fulfil-bonuses",
            Asked::KeepGear { .. } => "frame-keep-gears",
            Asked::UnglerLevels => "frame-ungler-levels",
            Asked::UnglerInk => "frame-ungler-ink",
            Asked::Track { .. } => "frame-track",
            Asked::DrawnOrder { .. } => "frame-order",
            Asked::Over => "over",
        };
        code.to_string()
    }
}

fn asked(scene: Scene<'_>) -> Asked {
    let table = scene.table();
    match table.frames.last() {
        Some(frame) => asked_by_frame(scene, frame),
        None => match table.phase {
            Phase::Characters { .. } => Asked::Character,
            Phase::OpeningOrders { turn } => Asked::OpeningOrder { second: turn >= table.options.players },
            Phase::OpeningLetters { .. } => Asked::OpeningTypes,
            Phase::NameWild => Asked::Wild,
            Phase::Planning => {
                Asked::Plan { committed: scene.viewer().is_some_and(|seat| table.committed.contains(seat)) }
            }
            Phase::ShiftMarker => Asked::ShiftMarker,
            Phase::Turn { action, acted, .. } => Asked::Turn { action, acted },
            Phase::Fulfil { declared, .. } => Asked::Fulfil { declared, bonuses: table.bonuses.len() },
            Phase::Over => Asked::Over,
        },
    }
}

fn asked_by_frame(scene: Scene<'_>, frame: &Frame) -> Asked {
    match *frame {
        Frame::KeepGears { .. } => Asked::KeepGear { second: scene.table().kept_gear.is_some() },
        Frame::UnglerLevels { .. } => Asked::UnglerLevels,
        Frame::UnglerInk { .. } => Asked::UnglerInk,
        Frame::Track { earned, .. } => {
            let place = earned.iter().position(|&earned| earned).unwrap_or_default();
            Asked::Track { level: TRACK_LEVELS[place], reward: scene.cards.board.reward_track[place] }
        }
        Frame::Order { why, .. } => Asked::DrawnOrder { why },
    }
}
