//! What the others did since the viewer's last action.

use crate::log::{Chronicle, Line, Weight};
use platen_rules::vocabulary::{Edition, Seat};

/// What one of the others did meanwhile.
#[derive(Clone, Debug, PartialEq)]
pub struct Recap {
    /// Who; nobody where the game itself went on.
    pub seat: Option<Seat>,
    /// What.
    pub lines: Vec<Line>,
}

/// What happened since a seat last acted, by whom it was done, in order. What the seat's own action set off among the
/// others, such as the automa's turns, is told too.
pub fn recap(chronicle: &Chronicle, viewer: Seat, edition: Edition) -> Vec<Recap> {
    let happenings = chronicle.happenings();
    let from = happenings.iter().rposition(|happening| happening.seat == Some(viewer)).unwrap_or_default();
    let since = happenings.get(from).map_or(0, |happening| happening.revision);
    let mut recaps: Vec<Recap> = Vec::new();
    let lines = chronicle.lines_since(since, edition).into_iter();
    let lines = lines.filter(|line| line.weight == Weight::Main && line.seat != Some(viewer));
    for line in lines {
        match recaps.last_mut().filter(|last| last.seat == line.seat) {
            Some(last) => last.lines.push(line),
            None => recaps.push(Recap { seat: line.seat, lines: vec![line] }),
        }
    }
    recaps
}
